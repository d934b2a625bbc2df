"""The rules of Tom Kuni, `docs/rules/tomkuni.md` as code: setup → pending → legal → apply → scoring."""

from functools import cache
from typing import assert_never

from msgspec.structs import replace

from tablee.core.game import (
    Chance,
    Chanced,
    Draw,
    IllegalMove,
    InvalidSetup,
    Lot,
    Move,
    Outcome,
    Over,
    Pending,
    Played,
    Players,
    Seat,
    Timed,
    expect,
)
from tablee.core.game import Refusal as CoreRefusal
from tablee.games.tomkuni.board import Layout, board_of, check, layout
from tablee.games.tomkuni.model import (
    COLOURS,
    FACES,
    PAWNS,
    SEATED,
    ZONE,
    Action,
    Board,
    Foresight,
    Kind,
    Leave,
    Moved,
    Options,
    Pass,
    Pawns,
    Push,
    Refusal,
    Spot,
    Square,
    State,
    TurnIn,
    View,
    Walk,
)

SIX = 6
TRIES = 3  # T7
WORTH = tuple(range(ZONE, 0, -1))  # T21

_PLAYERS = tuple(Players((seat,)) for seat in range(4))
_LEAVE = Leave()
_WALKS = tuple(Walk(pawn) for pawn in range(PAWNS))
_TURNS_IN = tuple(TurnIn(pawn) for pawn in range(PAWNS))
_PASS = (Pass(),)
_ROLL = Chance(Draw("roll", (Lot(FACES),)))  # T6


# ---- setup ----------------------------------------------------------------------------------------------------------


def setup(players: int, options: Options) -> State:
    """The state before the first move."""
    if players not in SEATED:
        raise InvalidSetup("players", "Tom Kuni is for 2, 3 or 4")  # T3
    board = board_of(options.board)
    if isinstance(options.board, Board):
        check(board)
    return State(
        options,
        players,
        "opening",
        pawns=((None,) * PAWNS,) * players,
        contenders=tuple(range(players)),
        turns=(0,) * players,
        points=(0,) * players,
    )


# ---- pending --------------------------------------------------------------------------------------------------------


def pending(state: State) -> Pending:
    """Whose move it is."""
    match state.phase:
        case "move":
            return _PLAYERS[state.turn]
        case "roll":
            return _ROLL
        case "opening":
            return _opening(len(state.contenders))
        case "over":
            return Over(outcome(state))
        case _:
            assert_never(state.phase)


@cache
def _opening(contenders: int) -> Chance:
    return Chance(Draw("opening", (Lot(FACES),) * contenders))  # T4


# ---- legal ----------------------------------------------------------------------------------------------------------


def legal(state: State | View, seat: Seat) -> tuple[Action, ...]:
    """What that seat may do now, in a fixed order."""
    if state.phase != "move" or seat != state.turn:
        return ()
    return _possible(state) or _PASS  # T9


def _possible(state: State | View) -> tuple[Action, ...]:
    own = state.pawns[state.turn]
    ring = layout(state.options.board).size
    found: list[Action] = []
    for pawn, spot in enumerate(own):
        if spot is not None and spot < ring:
            if _why_not_walk(state, spot) is None:
                found.append(_WALKS[pawn])
            if _why_not_turn_in(state, spot) is None:
                found.append(_TURNS_IN[pawn])
    if state.die == SIX and None in own:
        found.append(_LEAVE)
    return tuple(found)


def _why_not(state: State | View, action: object) -> Refusal | None:
    """The first rule that an action breaks, if it breaks one."""
    own = state.pawns[state.turn]
    match action:
        case Leave():
            if None not in own:
                return Refusal.YARD_IS_EMPTY
            return None if state.die == SIX else Refusal.NEEDS_A_SIX  # T7
        case Walk(pawn=pawn) | TurnIn(pawn=pawn) if type(pawn) is not int or not 0 <= pawn < PAWNS:
            return Refusal.NO_SUCH_PAWN
        case Walk(pawn=pawn):
            return _why_not_walk(state, own[pawn])
        case TurnIn(pawn=pawn):
            return _why_not_turn_in(state, own[pawn])
        case Pass():
            return Refusal.A_PAWN_CAN_MOVE if _possible(state) else None  # T9
        case _:
            return Refusal.UNKNOWN_ACTION


def _why_not_walk(state: State | View, spot: Spot) -> Refusal | None:
    plan = layout(state.options.board)
    if spot is None or spot >= plan.size:
        return Refusal.NOT_ON_THE_RING  # T17
    if not state.options.free_passage and _zone_ahead(state, plan, spot) is not None:
        return Refusal.ZONE_MUST_BE_ENTERED  # T14
    return None


def _why_not_turn_in(state: State | View, spot: Spot) -> Refusal | None:
    plan = layout(state.options.board)
    if spot is None or spot >= plan.size:
        return Refusal.NOT_ON_THE_RING
    zone = _zone_ahead(state, plan, spot)
    if zone is None:
        return Refusal.NO_OPEN_ZONE
    depth = _depth(state, plan, spot, zone)
    if depth >= ZONE:
        return Refusal.TOO_FAR  # T15
    taken = {spot for pawns in state.pawns for spot in pawns}
    if all(plan.zone_square(zone, deeper) in taken for deeper in range(depth, ZONE)):
        return Refusal.ZONE_IS_FULL  # T16
    return None


def _zone_ahead(state: State | View, plan: Layout, spot: Square) -> int | None:
    """The open zone whose entry a walk from here would pass (T13, T14); a board lets it pass one entry at the most."""
    die = state.die or 0
    own = state.pawns[state.turn]
    for steps in range(die):
        zone = plan.zone_behind.get((spot + steps) % plan.size)
        if zone is not None:
            return zone if _is_open(plan, own, zone) else None
    return None


def _is_open(plan: Layout, own: tuple[Spot, ...], zone: int) -> bool:
    """Whether a colour has no pawn in that zone (T13)."""
    first = plan.zone_square(zone, 0)
    return not any(spot is not None and first <= spot < first + ZONE for spot in own)


def _depth(state: State | View, plan: Layout, spot: Square, zone: int) -> int:
    """How deep a walk from here ends in that zone; the square behind the entry is 0."""
    return (state.die or 0) - (plan.entries[zone] - spot) % plan.size - 1


# ---- apply ----------------------------------------------------------------------------------------------------------


def apply(state: State, move: Move[Action]) -> State:
    """The next state; `IllegalMove` if the rules forbid it."""
    expect(pending(state), state.players, move)
    match move:
        case Played(action=action):
            refusal = _why_not(state, action)
            if refusal is not None:
                raise IllegalMove(refusal)
            return _play(state, move)
        case Chanced():
            return _open(state, move) if state.phase == "opening" else _roll(state, move)
        case Timed():
            raise IllegalMove(CoreRefusal.NO_CLOCK)
        case _:
            assert_never(move)


def _open(state: State, move: Chanced) -> State:
    """T4: the lowest starts; the lowest who tie roll again."""
    rolled = [face for (face,) in move.outcome]
    lowest = tuple(seat for seat, face in zip(state.contenders, rolled, strict=True) if face == min(rolled))
    if len(lowest) > 1:
        return replace(state, contenders=lowest, last=move)
    return replace(state, phase="roll", contenders=(), turn=lowest[0], last=move)


def _roll(state: State, move: Chanced) -> State:
    die = int(move.outcome[0][0])
    rolls = (*state.rolls, die)
    ring = layout(state.options.board).size
    again = (
        state.options.three_tries
        and die != SIX
        and len(rolls) < TRIES
        and not any(spot is not None and spot < ring for spot in state.pawns[state.turn])
    )
    return replace(state, phase="roll" if again else "move", die=die, rolls=rolls, last=move)  # T7


def _play(state: State, move: Played[Action]) -> State:
    came, home = _follow(state, move.action)
    turns = tuple(count + (seat == state.turn) for seat, count in enumerate(state.turns))
    after = replace(
        state,
        pawns=came.pawns,
        home=home,
        turns=turns,
        points=came.after,
        last=move,
        moved=Moved(state.turn, state.die or 0, came),
        die=None,
        rolls=(),
    )
    waiting = upcoming(after)
    if not waiting:
        return replace(after, phase="over")
    return replace(after, phase="roll", turn=waiting[0])


def upcoming(state: State) -> tuple[Seat, ...]:
    """Who plays after this turn, one after the other, the mover last (T5); whoever is home is skipped (T20)."""
    if state.phase == "opening":
        return ()
    return tuple(seat for seat in _order(state, after=1) if seat not in state.home)


def _home(state: State | View, pawns: Pawns) -> tuple[Seat, ...]:
    """Who is home with these pawns, in the order of arrival: the mover first, then in turn order (T22)."""
    ring = layout(state.options.board).size
    away = [seat for seat in _order(state) if seat not in state.home]
    return state.home + tuple(seat for seat in away if not any(spot is None or spot < ring for spot in pawns[seat]))


def _order(state: State | View, after: int = 0) -> list[Seat]:
    """All seats in turn order, beginning so many after the one whose turn it is."""
    return [(state.turn + after + step) % state.players for step in range(state.players)]


# ---- what comes of an action ----------------------------------------------------------------------------------------


def foresee(view: View, action: Action) -> Foresight:
    """All that comes of a legal action, before it is done."""
    return _follow(view, action)[0]


def _follow(state: State | View, action: Action) -> tuple[Foresight, tuple[Seat, ...]]:
    """All that comes of an action, and who is home then."""
    if isinstance(action, Pass):
        return Foresight("pass", None, (), (), state.pawns, state.points, state.points), state.home
    table = _Table(state)
    match action:
        case Leave():
            table.leave()
        case Walk(pawn=pawn):
            table.walk(pawn)
        case TurnIn(pawn=pawn):
            table.turn_in(pawn)
        case _:
            assert_never(action)
    pawns, home, after = table.pawns, state.home, state.points
    if table.in_a_zone:  # else nobody's points change
        home = _home(state, pawns)
        after = points(state.options, pawns, home)
    path, pushes = tuple(table.path), tuple(table.pushes)
    return Foresight(table.kind, table.pawn, path, pushes, pawns, state.points, after), home


class _Table:
    """The pawns while a move is made.

    Why a push always ends. Take a pawn that arrives on ring square q, and let g be the number of squares from q to the
    first free square that is no entry. A pawn leaves an entry only by a push, and nobody comes to stand on one by being
    pushed (T12), so the number of occupied entries never grows in a chain. If q is occupied and no entry, its pawn
    arrives on q + 1: g is one less. If q is a free entry, the pawn itself goes on to q + 1: g is one less. If q is an
    occupied entry, its pawn is pushed off first, and one entry fewer is occupied from then on. So (occupied entries, g)
    falls at every step. g is finite because a ring has more squares than all pawns and entries together. Into a zone
    a pawn is only pushed if its colour is not there yet (T18): at most three others are, and one square is free.
    """

    def __init__(self, state: State | View) -> None:
        self.state = state
        self.plan = layout(state.options.board)
        self.seat = state.turn
        self.die = state.die or 0
        self.spots = [list(pawns) for pawns in state.pawns]
        self.standing = {
            spot: (seat, pawn)
            for seat, pawns in enumerate(state.pawns)
            for pawn, spot in enumerate(pawns)
            if spot is not None
        }
        self.kind: Kind = "walk"
        self.pawn: int | None = None
        self.in_a_zone = False
        """Whether a pawn moved within a zone, or into one."""
        self.path: list[Square] = []
        self.pushes: list[Push] = []

    @property
    def pawns(self) -> Pawns:
        return tuple(tuple(spots) for spots in self.spots)

    # ---- the mover's own move

    def leave(self) -> None:
        """T7: onto the start square."""
        self.kind = "leave"
        self.pawn = self.spots[self.seat].index(None)
        self._end_on_ring(self.plan.starts[SEATED[self.state.players][self.seat]])

    def walk(self, pawn: int) -> None:
        """T8: along the ring."""
        start = self._lift(pawn)
        way = [(start + step) % self.plan.size for step in range(1, self.die + 1)]
        self.path = way[:-1]
        self._end_on_ring(way[-1])

    def turn_in(self, pawn: int) -> None:
        """T14: along the ring to the entry, then into the zone."""
        self.kind = "zone"
        start = self._lift(pawn)
        square, steps = start, 0
        while square not in self.plan.zone_behind:
            square, steps = (square + 1) % self.plan.size, steps + 1
            self.path.append(square)
        zone = self.plan.zone_behind[square]
        depth = self.die - steps - 1
        self.path += [self.plan.zone_square(zone, deep) for deep in range(depth + 1)]
        self._clear_zone(zone, depth)
        self._stand(self.path[-1])

    def _lift(self, pawn: int) -> Square:
        self.pawn = pawn
        start = self.spots[self.seat][pawn]
        assert start is not None
        del self.standing[start]
        return start

    def _end_on_ring(self, square: Square) -> None:
        """Where a move of one's own ends: a solid square leads on (T11), an entry is passed (T12)."""
        self.path.append(square)
        self._clear(square)
        if square in self.plan.shortcut:
            self.kind = "shortcut"
            square = self.plan.entries[self.plan.shortcut[square]]
            self.path.append(square)
            self._clear(square)
            if self.state.options.shortcut_stops_on_entry:
                self._stand(square)
                return
        if square in self.plan.zone_behind:
            square = (square + 1) % self.plan.size
            self.path.append(square)
            self._clear(square)
        self._stand(square)

    def _stand(self, square: Square) -> None:
        assert self.pawn is not None
        self.spots[self.seat][self.pawn] = square
        self.standing[square] = (self.seat, self.pawn)

    # ---- those who are pushed

    def _clear(self, square: Square) -> None:
        """T10: whoever stands on a ring square goes one on."""
        if square not in self.standing:
            return
        seat, pawn = self.standing.pop(square)
        zone = self.plan.zone_behind.get(square)
        if zone is not None and self._needs_only(seat, zone):  # T18
            self._clear_zone(zone, 0)
            self._set_down(seat, pawn, square, self.plan.zone_square(zone, 0))
            return
        end = (square + 1) % self.plan.size
        self._clear(end)
        if end in self.plan.zone_behind:  # T12: nobody is pushed to a stand on an entry
            end = (end + 1) % self.plan.size
            self._clear(end)
        self._set_down(seat, pawn, square, end)

    def _clear_zone(self, zone: int, depth: int) -> None:
        """T16: whoever stands there goes one deeper. That there is room is checked before."""
        self.in_a_zone = True
        square = self.plan.zone_square(zone, depth)
        if square in self.standing:
            seat, pawn = self.standing.pop(square)
            self._clear_zone(zone, depth + 1)
            self._set_down(seat, pawn, square, square + 1)

    def _set_down(self, seat: Seat, pawn: int, start: Square, end: Square) -> None:
        self.spots[seat][pawn] = end
        self.standing[end] = (seat, pawn)
        self.pushes.append(Push(seat, pawn, start, end))

    def _needs_only(self, seat: Seat, zone: int) -> bool:
        """Whether this zone is the last that the colour needs."""
        own = tuple(self.spots[seat])
        return [z for z in range(len(COLOURS)) if _is_open(self.plan, own, z)] == [zone]


# ---- scoring --------------------------------------------------------------------------------------------------------


def points(options: Options, pawns: Pawns, home: tuple[Seat, ...]) -> tuple[int, ...]:
    """What everybody's pawns are worth where they stand (T21), and one more for the first who is home (T22)."""
    plan = layout(options.board)
    return tuple(
        sum(WORTH[plan.zone_and_depth(spot)[1]] for spot in own if spot is not None and spot >= plan.size)
        + (home[:1] == (seat,))
        for seat, own in enumerate(pawns)
    )


def outcome(state: State) -> Outcome:
    """Who won: the most points (T23)."""
    scores = points(state.options, state.pawns, state.home)
    ranks = sorted(set(scores), reverse=True)
    ranking = tuple(tuple(seat for seat in range(state.players) if scores[seat] == rank) for rank in ranks)
    return Outcome(scores, ranking, "points" if len(ranking[0]) == 1 else "shared")
