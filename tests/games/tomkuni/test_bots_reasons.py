"""Every reason is true of the move, and a sentence in every language."""

from random import Random
from typing import assert_never

import pytest
from msgspec.structs import replace

from tablee.core.game import Played
from tablee.games.tomkuni import TOMKUNI, text
from tablee.games.tomkuni.board import layout
from tablee.games.tomkuni.bots import BOTS
from tablee.games.tomkuni.bots.explaining import explained
from tablee.games.tomkuni.bots.prospects import prospects_of
from tablee.games.tomkuni.bots.reasons import (
    Before,
    BeforeShortcut,
    Best,
    Deeper,
    Favourite,
    Fun,
    Home,
    NoMove,
    OnlyMove,
    Out,
    Past,
    Patience,
    Reason,
    Shortcut,
)
from tablee.games.tomkuni.bots.solitaire import solitaire_of
from tablee.games.tomkuni.model import ZONE, Action, Foresight, Leave, Options, Pass, State, TurnIn, View, Walk
from tablee.locales import LANGUAGES, speaker
from tests.games.tomkuni.boards import ALL_BOARDS, scattered
from tests.games.tomkuni.scene import BLUE, GREEN, RED, YELLOW, foresee, home, legal, position, zone

LEVELS = ("chick", "squirrel", "fox", "owl")
NAMES = ("Ada", "Bo", "Cy", "Di")
OPTIONS = tuple(
    Options(board=board, free_passage=free, shortcut_stops_on_entry=stops)
    for board, free, stops in zip(ALL_BOARDS, (False, True, False, True), (True, True, False, False), strict=True)
)


def needs(state: State, seat: int, colour: int) -> bool:
    size = layout(state.options.board).size
    return all(spot is None or spot < size or (spot - size) // ZONE != colour for spot in state.pawns[seat])


def pushed_past(state: State, seen: Foresight, seat: int, colour: int) -> bool:
    """One push takes a pawn of this seat from the entry, or over it, further along the ring."""
    plan = layout(state.options.board)
    entry = plan.entries[colour]
    return any(
        push.seat == seat
        and push.end < plan.size
        and (push.end - entry) % plan.size in (1, 2)
        # from the entry, or from the square before it
        and (entry - push.start) % plan.size in (0, 1)
        for push in seen.pushes
    )


def is_true(state: State, action: Action, reason: Reason) -> bool:
    """Whether the reason says what the rules say of this move."""
    plan = layout(state.options.board)
    me, seen = state.turn, foresee(state, action)
    after = TOMKUNI.apply(state, Played(me, action))
    stands = None if seen.pawn is None else after.pawns[me][seen.pawn]
    match reason:
        case NoMove():
            return legal(state) == (Pass(),)
        case OnlyMove():
            return len(legal(state)) == 1 and action != Pass()
        case Home(zone=colour, points=points):
            return isinstance(action, TurnIn) and stands == plan.zone_square(colour, ZONE - points)
        case Past(seat=seat, zone=colour):
            return seat != me and needs(state, seat, colour) and pushed_past(state, seen, seat, colour)
        case Deeper(seat=seat, points=points):
            return seat != me and points > 0 and state.points[seat] - after.points[seat] == points
        case Shortcut(zone=colour):
            return stands == plan.entries[colour] and needs(after, me, colour)
        case Patience(zone=colour, points=points):
            there = plan.zone_square(colour, ZONE - points)
            waiting = [
                other.pawn
                for other in legal(state)
                if isinstance(other, TurnIn) and foresee(state, other).path[-1] == there
            ]
            stay = [pawn for pawn in waiting if after.pawns[me][pawn] == state.pawns[me][pawn]]
            return points < ZONE and bool(stay) and needs(after, me, colour)
        case Out():
            return action == Leave()
        case Before(zone=colour, squares=squares):
            assert stands is not None
            return (stands + squares) % plan.size == plan.entries[colour] and needs(after, me, colour)
        case BeforeShortcut(zone=colour, squares=squares):
            assert stands is not None
            solid = (stands + squares) % plan.size
            shortens = state.options.shortcut_stops_on_entry
            return shortens and plan.shortcut[solid] == colour and needs(after, me, colour)
        case Best():
            return len(legal(state)) > 1
        case Fun(seat=seat):
            return seat != me and any(push.seat == seat for push in seen.pushes)
        case Favourite(pawn=pawn):
            return seen.pawn == pawn
        case _:
            assert_never(reason)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_reason_is_true_and_a_sentence(players: int) -> None:
    """Of every kind but one, which is below; and with a chance where it is reckoned."""
    rng = Random(players)
    says = {lang: speaker(lang) for lang in LANGUAGES}
    kinds = set()
    for number in range(240):
        state = scattered(OPTIONS[number % len(OPTIONS)], players, rng, home=rng.choice([0.2, 0.5, 0.7]))
        view = TOMKUNI.recall(state, state.turn)
        for bot in LEVELS[: 3 if number % 8 else 4]:
            thought = BOTS[bot](view, legal(state), Random(number))
            assert thought.action is not None
            assert thought.why is not None
            reason: Reason = thought.why  # type: ignore[assignment]
            assert is_true(state, thought.action, reason), (bot, state, thought)
            reckons = bot in ("fox", "owl") and len(legal(state)) > 1
            assert (reason.chance is not None) == reckons
            kinds.add(type(reason))
            told = text.why(reason, state.turn, NAMES[:players], None, says[LANGUAGES[number % len(LANGUAGES)]])
            assert told.endswith((".", "!", "%."))
    if players == 4:
        assert kinds | {Deeper} == set(REASONS)


REASONS: dict[type[Reason], Reason] = {
    type(reason): reason
    for reason in (
        NoMove(),
        OnlyMove(),
        Home(0.5, zone=GREEN, points=3),
        Past(0.5, seat=1, zone=BLUE),
        Deeper(0.5, seat=1, points=1),
        Shortcut(0.5, zone=RED),
        Patience(0.5, zone=YELLOW, points=2),
        Out(0.5),
        Before(0.5, zone=RED, squares=5),
        BeforeShortcut(0.5, zone=RED, squares=1),
        Best(0.5),
        Fun(seat=1),
        Favourite(pawn=3),
    )
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_in_every_language(lang: str) -> None:
    """Told to the bot's own seat as advice, to the one it is about, and to anybody else: nothing is left unsaid."""
    say = speaker(lang)
    for reason in REASONS.values():
        for reader in (0, 1, None):
            told = text.why(reason, 0, NAMES, reader, say)
            assert told.lstrip("¡")[0].isupper()
            assert told.endswith((".", "!"))
            assert "{" not in told
            assert "tomkuni-" not in told
            if reason.chance is not None:
                assert "50" in told
            if isinstance(reason, Past | Deeper | Fun):
                assert ("Bo" in told) == (reader != 1)
            if isinstance(reason, Home | Deeper | Patience):
                assert str(reason.points) in told
            if isinstance(reason, Before | BeforeShortcut):
                assert str(reason.squares) in told


# ---- the same decision where nothing that matters differs -----------------------------------------------------------


def decided(bot: str, view: View, seed: int) -> object:
    return BOTS[bot](view, TOMKUNI.legal(view, view.turn), Random(seed))  # type: ignore[arg-type]


@pytest.mark.parametrize("bot", LEVELS)
def test_how_it_came_about_does_not_matter(bot: str) -> None:
    """What happened before, how many turns were taken, which roll it was: the table is the same."""
    rng = Random(7)
    for number in range(8):
        state = scattered(OPTIONS[number % len(OPTIONS)], 3, rng)
        view = TOMKUNI.recall(state, state.turn)
        assert state.die is not None
        other = replace(
            view, turns=(30, 31, 32), rolls=(1, 2, state.die), last=Played(1, Pass()), moved=None, next=view.next
        )
        assert decided(bot, view, number) == decided(bot, other, number)


def test_a_bot_that_remembers_decides_as_one_that_does_not() -> None:
    """The owl keeps what it has worked out; it must not matter what it has seen before."""
    rng = Random(3)
    states = [scattered(Options(board="round"), 2, rng, home=0.6) for _ in range(6)]
    views = [TOMKUNI.recall(state, state.turn) for state in states]
    warm = [decided("owl", view, 0) for view in views]
    for view, before in zip(views, warm, strict=True):
        prospects_of.cache_clear()
        solitaire_of.cache_clear()
        assert decided("owl", view, 0) == before


# ---- what a reason does not say -------------------------------------------------------------------------------------


def test_nobody_waits_for_more_than_the_most() -> None:
    """A pawn that could go in for four points and does not is not said to wait for more."""
    rng = Random(0)
    found = 0
    for _ in range(1500):
        state = scattered(Options(), 2, rng, home=0.4)
        for action in legal(state):
            if isinstance(action, TurnIn) and foresee(state, action).path[-1] % ZONE == 0:
                found += 1
                thought = BOTS["fox"](TOMKUNI.recall(state, state.turn), legal(state), rng)
                assert not (isinstance(thought.why, Patience) and thought.why.points == ZONE)
    assert found > 50


def test_who_is_pushed_past_an_open_zone() -> None:
    """Red's five pushes green's pawn, which stands right before the entry of yellow, over it."""
    state = position((3, 1, *home(RED, GREEN)), (8, *home(RED, GREEN)), die=5)
    reasons = [explained(TOMKUNI.recall(state, 0), legal(state), action) for action in legal(state)]
    assert reasons[0] == Past(seat=1, zone=YELLOW)
    assert not isinstance(reasons[1], Past)


def test_who_is_pushed_deeper_by_one_who_is_pushed_in() -> None:
    """Red takes a shortcut to the entry of yellow; green, for whom that zone is the last, is pushed in (T18) and
    pushes blue, who was there."""
    (solid,) = [square for square, colour in layout("cross").shortcut.items() if colour == YELLOW]
    start = solid - 2
    red = (start, start - 6, *home(RED, GREEN))
    state = position(red, (9, *home(RED, GREEN, BLUE)), (zone(YELLOW, 1), 30, *home(GREEN, BLUE)), die=2, home=())
    reasons = {action: explained(TOMKUNI.recall(state, 0), legal(state), action) for action in legal(state)}
    assert reasons[Walk(0)] == Deeper(seat=2, points=1)
    assert is_true(state, Walk(0), reasons[Walk(0)])
