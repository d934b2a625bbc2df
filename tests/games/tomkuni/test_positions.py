"""What holds in every position, also in those that play would never reach."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.game import Played
from tablee.games.tomkuni import TOMKUNI
from tablee.games.tomkuni.board import BOARDS, layout
from tablee.games.tomkuni.model import PAWNS, Action, Leave, Moved, Options, Pass, Spot, State, TurnIn
from tablee.games.tomkuni.rules import points
from tests.games.tomkuni.scene import foresee, legal, position


@st.composite
def positions(draw: st.DrawFn) -> State:
    """Any pawns on any squares, often packed; a zone holds one of a colour at the most."""
    options = Options(
        board=draw(st.sampled_from(sorted(BOARDS))),
        free_passage=draw(st.booleans()),
        shortcut_stops_on_entry=draw(st.booleans()),
    )
    ring = layout(options.board).size
    players = draw(st.sampled_from([2, 3, 4]))
    first = draw(st.integers(0, ring - 1))
    squares = [(first + step) % ring for step in range(draw(st.integers(PAWNS * players, ring)))]
    free = draw(st.permutations(squares))
    taken: set[int] = set()
    pawns: list[list[Spot]] = []
    for _ in range(players):
        own: list[Spot] = []
        zones = draw(st.permutations(range(4)))
        for pawn in range(PAWNS):
            where = draw(st.sampled_from(["ring", "ring", "ring", "zone", "yard"]))
            spot: Spot = None
            if where == "ring":
                spot = free.pop()
            elif where == "zone":
                room = [ring + 4 * zones[pawn] + depth for depth in range(4)]
                spot = draw(st.sampled_from([square for square in room if square not in taken]))
                taken.add(spot)
            own.append(spot)
        pawns.append(own)
    return position(*pawns, die=draw(st.integers(1, 6)), turn=draw(st.integers(0, players - 1)), options=options)


def spots(state: State) -> list[int]:
    return [spot for own in state.pawns for spot in own if spot is not None]


@settings(deadline=None, max_examples=600)
@given(state=positions())
def test_every_move_leaves_a_table_in_order(state: State) -> None:
    """One pawn a square; no pawn is lost; a zone holds one of a colour; chains end; what was foreseen happens."""
    plan = layout(state.options.board)
    for action in legal(state):
        after = TOMKUNI.apply(state, Played(state.turn, action))
        standing = spots(after)
        assert len(standing) == len(set(standing))
        assert len(standing) == len(spots(state)) + isinstance(action, Leave)
        assert all(0 <= spot < plan.size + 16 for spot in standing)
        for own in after.pawns:
            zones = [(spot - plan.size) // 4 for spot in own if spot is not None and spot >= plan.size]
            assert len(zones) == len(set(zones))
        seen = foresee(state, action)
        assert seen.pawns == after.pawns
        assert state.die is not None
        assert after.moved == Moved(state.turn, state.die, seen)
        assert after.points == seen.after == points(after.options, after.pawns, after.home)
        assert len(seen.pushes) <= 3 * len(standing)


@settings(deadline=None, max_examples=600)
@given(state=positions())
def test_pushes_tell_the_whole_story(state: State) -> None:
    """Doing the pushes one by one, then setting the mover down at the end of its path, gives the table after."""
    for action in legal(state):
        seen = foresee(state, action)
        pawns = [list(own) for own in state.pawns]
        for push in seen.pushes:
            assert pawns[push.seat][push.pawn] == push.start
            pawns[push.seat][push.pawn] = push.end
        if seen.pawn is not None:
            pawns[state.turn][seen.pawn] = seen.path[-1]
        assert tuple(map(tuple, pawns)) == seen.pawns
        moved = {(push.seat, push.pawn) for push in seen.pushes} | {(state.turn, seen.pawn)}
        for seat, own in enumerate(state.pawns):
            for pawn, spot in enumerate(own):
                assert (seat, pawn) in moved or seen.pawns[seat][pawn] == spot


@settings(deadline=None, max_examples=600)
@given(state=positions())
def test_nobody_is_pushed_backwards_or_to_a_stand_on_an_entry(state: State) -> None:
    plan = layout(state.options.board)
    for action in legal(state):
        seen = foresee(state, action)
        for push in seen.pushes:
            assert push.end not in plan.zone_behind
            if push.end >= plan.size:
                assert push.end == push.start + 1 or push.start in plan.zone_behind
            else:
                assert (push.end - push.start) % plan.size in (1, 2)
        for seat, own in enumerate(seen.pawns):
            for pawn, spot in enumerate(own):
                if spot in plan.zone_behind and (seat, pawn) == (state.turn, seen.pawn):
                    assert seen.kind == "shortcut"


@settings(deadline=None, max_examples=300)
@given(state=positions())
def test_the_pass_is_for_those_who_cannot_move(state: State) -> None:
    actions = legal(state)
    assert (Pass() in actions) == (len(actions) == 1 and not moves(state, actions))
    if not state.options.free_passage:
        pawns = [getattr(action, "pawn", None) for action in actions if isinstance(action, TurnIn)]
        assert len(pawns) == len(set(pawns))


def moves(state: State, actions: tuple[Action, ...]) -> bool:
    return any(foresee(state, action).pawns != state.pawns for action in actions)
