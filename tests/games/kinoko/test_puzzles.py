"""Positions with a provably best move, which the owl must find.

The proof of each is made here, over every truth that its seat takes to be possible: every way the cards may lie, times
every family that the others may have.

- *It wins now*: whatever the truth is, announcing ends the game and this seat alone has won. Nothing can be better.
- *It would lose now*: whatever the truth is, announcing ends the game and another has won; else the game goes on, and
  this seat may still win it.
- *A move that wins*: after it, it wins now, whatever the truth is. Moves after which this is not so are not as good:
  somebody else may have the last word.
- *What to hide*: of two exchanges that bring its own cards equally close together, whatever the truth is, and show it
  equally many cards, one is read by another who sees what it gathers, and the other by nobody. What is proved is that
  they differ in nothing else of its own; that to be read is worse, the owl has to find by itself.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from tablee.core.game import Over, Played
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.bots import BOTS, reasons, rounds
from tablee.games.kinoko.bots.owl import Mind
from tablee.games.kinoko.model import (
    Action,
    Announce,
    EndTurn,
    Face,
    Options,
    Pass,
    Peek,
    Place,
    State,
    Swap,
    SwapSets,
    Value,
)
from tablee.games.kinoko.view import worlds
from tests.games.kinoko.scene import do, roll, scene, turn

SEAT = 0  # whose puzzle it is

# ---- what is proved -------------------------------------------------------------------------------------------------


def truths(state: State) -> Iterator[State]:
    """Every state that the seat cannot tell from this one."""
    view = KINOKO.recall(state, SEAT)
    left = [colour for colour in view.colours if colour not in (view.family, view.forbidden)]
    for cards in worlds(view.players, view.colours, view.cards, view.history):
        for others in permutations(left, view.players - 1):
            yield replace(state, cards=cards, families=(state.families[SEAT], *others))


def ends(state: State) -> Iterator[tuple[int, ...]]:
    """Who has won if the seat announces, in every truth in which that ends the game; nobody where it does not."""
    for truth in truths(state):
        pending = KINOKO.pending(do(truth, Announce()))
        yield pending.outcome.winners if isinstance(pending, Over) else ()


def wins_now(state: State) -> bool:
    return all(winners == (SEAT,) for winners in ends(state))


def would_lose_now(state: State) -> bool:
    return all(winners and SEAT not in winners for winners in ends(state))


def winning_moves(state: State) -> set[Action]:
    """After which it wins now, whatever the truth is and whatever the move shows."""
    return {
        action
        for action in KINOKO.legal(state, SEAT)
        if all(wins(KINOKO.apply(truth, Played(SEAT, action))) for truth in truths(state))
    }


def wins(truth: State) -> bool:
    if truth.phase != "close":  # another roll
        return False
    pending = KINOKO.pending(do(truth, Announce()))
    return isinstance(pending, Over) and pending.outcome.winners == (SEAT,)


def owl(state: State, seed: int = 0) -> Action:
    action = BOTS["owl"](KINOKO.recall(state, SEAT), KINOKO.legal(state, SEAT), Random(seed)).action
    assert action is not None
    return action


# ---- how a puzzle is set up -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    """A round and the scores before it; seat 0 is of family R and begins, O, Y, G are the others' and the forbidden."""

    scores: tuple[int, ...]
    cards: tuple[str, str, str]
    """By value: the hands, the upper row, the lower row."""
    looks: tuple[tuple[Value, str], ...] = ()
    """What the seat looks at first, a turn each."""
    families: str = "RO"
    forbidden: str = "G"
    options: Options | None = None

    def after_looks(self) -> State:
        """It is the seat's turn, and it has seen what it was to see."""
        state = scene(self.families, self.forbidden, self.cards, options=self.options)
        players = state.players
        state = replace(state, scores=self.scores, round=5)
        for value, place in self.looks:
            state = turn(state, "blank", "peek", action=Peek(value, place))  # type: ignore[arg-type]
            for _ in range(players - 1):
                state = turn(state)
        return state

    def at_the_end(self, *faces: Face, action: Action | None = None) -> State:
        """It has acted, and may announce."""
        return do(roll(self.after_looks(), *faces), action or Pass())

    def with_dice(self, *faces: Face) -> State:
        """It has rolled."""
        return roll(self.after_looks(), *faces)


UPPER: tuple[tuple[Value, str], ...] = ((1, "upper"), (2, "upper"), (3, "upper"))
LOWER: tuple[tuple[Value, str], ...] = ((1, "lower"), (2, "lower"), (3, "lower"))

IN_UPPER = ("YGRO", "GORY", "OYRG")
"""All three R are in the upper row; of the G, which is forbidden, one is in the own hand."""
IN_UPPER_3 = ("YGBRO", "GOYRB", "OYGRB")
IN_UPPER_4 = ("YGBPRO", "GOYBRP", "OYGPRB")

# ---- it wins now ----------------------------------------------------------------------------------------------------

WINS_NOW: dict[str, Callable[[], State]] = {
    # 3 points and 2 more are 4 at least, even if the forbidden one in the hand costs one (K20); the other has 4 at
    # most, and then who stopped the round wins (K26)
    "3 to 0, seen one by one": lambda: Table((3, 0), IN_UPPER, UPPER).at_the_end(),
    "3 to 2, a tie goes to who stops the round": lambda: Table((3, 2), IN_UPPER, UPPER).at_the_end(),
    "3 to 1, in the lower row": lambda: Table((3, 1), ("YGOR", "GOYR", "OYGR"), LOWER).at_the_end(),
    # a card that is in none of the other places is in the last one
    "3 to 0, the last one by exclusion": lambda: Table(
        (3, 0), IN_UPPER, ((1, "upper"), (2, "upper"), (3, "lower"), (3, "hand0"))
    ).at_the_end(),
    "3 to 1, two of three by exclusion": lambda: Table(
        (3, 1), IN_UPPER, ((1, "lower"), (1, "hand0"), (2, "lower"), (2, "hand0"), (3, "upper"))
    ).at_the_end(),
    # all are in the other's hand, for all to see but its holder: the last came by an exchange (K6)
    "3 to 0, in the other's hand": lambda: Table((3, 0), ("YRGO", "GRYO", "OYRG"), ((3, "upper"),)).at_the_end(
        "blank", "blank", "3", action=Swap(3, "hand1", "upper")
    ),
    # three in the own hand: none of them is forbidden
    "2 to 0, in the own hand": lambda: Table(
        (2, 0), ("RGYO", "RYOG", "YGRO"), ((1, "hand0"), (2, "hand0"), (3, "upper"))
    ).at_the_end("blank", "blank", "3", action=Swap(3, "hand0", "upper")),
    "2 to 2, in the own hand: both may get to 4, and who stops the round wins": lambda: Table(
        (2, 2), ("RGYO", "RYOG", "YGRO"), ((1, "hand0"), (2, "hand0"), (3, "upper"))
    ).at_the_end("blank", "blank", "3", action=Swap(3, "hand0", "upper")),
    "three at the table, 3 to 2 to 2": lambda: Table(
        (3, 2, 2), IN_UPPER_3, UPPER, families="ROY", forbidden="G"
    ).at_the_end(),
    "four at the table, 3 to 2 to 0 to 1": lambda: Table(
        (3, 2, 0, 1), IN_UPPER_4, UPPER, families="ROYB", forbidden="G"
    ).at_the_end(),
    "the last turn of a round that would end without points": lambda: Table(
        (3, 2), IN_UPPER, UPPER, options=Options(starter=0, round_limit=7)
    ).at_the_end(),
}


@pytest.mark.parametrize("name", WINS_NOW)
def test_who_has_won_says_so(name: str) -> None:
    state = WINS_NOW[name]()
    assert wins_now(state)
    thought = BOTS["owl"](KINOKO.recall(state, SEAT), KINOKO.legal(state, SEAT), Random(0))
    assert thought.action == Announce()
    assert isinstance(thought.why, reasons.Calls)
    assert thought.why.together == pytest.approx(1)


# ---- it would lose now ----------------------------------------------------------------------------------------------

APART_KNOWN: tuple[tuple[Value, str], ...] = ((1, "upper"), (2, "lower"))
APART = ("YGRO", "GOYR", "OYRG")
"""The R 1 is in the upper row and the R 2 in the lower one."""

WOULD_LOSE: dict[str, Callable[[], State]] = {
    # a wrong announcement gives the others a point (K22): 3 and 1 are 4
    "the other has 3": lambda: Table((0, 3), APART, APART_KNOWN).at_the_end(),
    "both have 3": lambda: Table((3, 3), APART, APART_KNOWN).at_the_end(),
    "seen in a hand and in a row": lambda: Table((2, 3), ("YRGO", "GOYR", "OYRG"), ((2, "lower"),)).at_the_end(),
    # K24: waiting ends the round without points, and nobody can lose by that
    "the last turn of the round": lambda: Table(
        (3, 3), APART, APART_KNOWN, options=Options(starter=0, round_limit=5)
    ).at_the_end(),
    "one of three has 3": lambda: Table(
        (1, 0, 3), ("YGBRO", "GOYBR", "OYGRB"), APART_KNOWN, families="ROY", forbidden="G"
    ).at_the_end(),
    "three of four have 3": lambda: Table(
        (3, 3, 3, 3), ("YGBPRO", "GOYBPR", "OYGPRB"), APART_KNOWN, families="ROYB", forbidden="G"
    ).at_the_end(),
}


@pytest.mark.parametrize("name", WOULD_LOSE)
def test_who_would_lose_by_it_keeps_silent(name: str) -> None:
    state = WOULD_LOSE[name]()
    assert would_lose_now(state)
    assert not isinstance(KINOKO.pending(do(state, EndTurn())), Over)
    assert owl(state) == EndTurn()


# ---- a move that wins -----------------------------------------------------------------------------------------------

TWO_AND_ONE = ("YGRO", "GORY", "OYGR")
"""The R 1 and 2 are in the upper row, the R 3 is in the lower one."""
SEEN_APART: tuple[tuple[Value, str], ...] = ((1, "upper"), (2, "upper"), (3, "lower"))
CLEAN_BUT_3 = ("YGRO", "YGRO", "GYRO")
"""All R in the upper row; seat 1 holds the G 1 and 2, the G 3 is in the own hand."""
SEEN_FORBIDDEN = (*UPPER, (3, "hand0"))

MOVES: dict[str, tuple[Callable[[], State], int]] = {
    # the R 3 joins the others: the one exchange that does
    "from row to row": (lambda: Table((3, 1), TWO_AND_ONE, SEEN_APART).with_dice("1", "2", "3"), 1),
    "from row to row, or bide": (lambda: Table((3, 2), TWO_AND_ONE, SEEN_APART).with_dice("blank", "blank", "3"), 1),
    "from the other's hand": (
        lambda: Table((3, 0), ("YGRO", "GORY", "YRGO"), ((1, "upper"), (2, "upper"))).with_dice("1", "peek", "3"),
        1,
    ),
    "from the own hand": (
        lambda: Table((3, 0), ("YGRO", "GORY", "RYGO"), ((1, "upper"), (2, "upper"), (3, "hand0"))).with_dice(
            "reroll", "2", "3"
        ),
        1,
    ),
    "from the own hand, known by exclusion": (
        lambda: Table(
            (3, 2), ("YGRO", "GORY", "RYGO"), ((1, "upper"), (2, "upper"), (3, "upper"), (3, "lower"))
        ).with_dice("3", "peek", "sets"),
        1,
    ),
    # nothing but numbers: an exchange that leaves the three where they are, 3 of 6 for each value on the dice
    "one has to move something": (lambda: Table((3, 0), IN_UPPER, UPPER).with_dice("1", "1", "1"), 3),
    "one has to move something, of two values": (lambda: Table((3, 2), IN_UPPER, UPPER).with_dice("1", "2", "2"), 6),
    # 2 + 2 − 1 are not enough: the forbidden G has to leave the hand, for any place but the upper row
    "shed what is forbidden": (lambda: Table((2, 0), CLEAN_BUT_3, SEEN_FORBIDDEN).with_dice("1", "2", "3"), 2),
    "shed it or look": (lambda: Table((2, 1), CLEAN_BUT_3, SEEN_FORBIDDEN).with_dice("blank", "peek", "3"), 2),
    # or another set comes into the hand: one's own three, or the lower row, of which the seat sees no G can be there
    "change one's set for one's own three": (
        lambda: Table((2, 0), CLEAN_BUT_3, SEEN_FORBIDDEN).with_dice("1", "peek", "sets"),
        2,
    ),
    "three at the table": (
        lambda: Table((3, 1, 2), ("YGBRO", "GOYRB", "OYGBR"), SEEN_APART, families="ROY", forbidden="G").with_dice(
            "1", "2", "3"
        ),
        1,
    ),
    "four at the table": (
        lambda: Table(
            (3, 1, 2, 0), ("YGBPRO", "GOYBRP", "OYGPBR"), SEEN_APART, families="ROYB", forbidden="G"
        ).with_dice("reroll", "peek", "3"),
        1,
    ),
}


@pytest.mark.parametrize("name", MOVES)
def test_who_can_win_by_a_move_finds_it(name: str) -> None:
    set_up, count = MOVES[name]
    state = set_up()
    best = winning_moves(state)
    assert len(best) == count, best
    assert len(best) < len(KINOKO.legal(state, SEAT))
    for seed in range(3):
        action = owl(state, seed)
        assert action in best
    assert owl(do(state, action)) == Announce()


# ---- what to hide ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Secret:
    """Seat 0 knows its R 2, by a look, in a row; its R 3 goes from another's hand to the other row, for those to see
    who saw it in the hand. Then its R 1 may leave the same hand for either row.
    """

    cards: tuple[str, str, str]
    families: str
    hand: Place
    looked: Place
    """The row of the R 2: nobody else knows what the R 1 finds there."""
    open: Place
    """The row of the R 3."""

    def state(self) -> State:
        state = scene(self.families, "G", self.cards)
        state = turn(state, "blank", "peek", action=Peek(2, self.looked))
        while state.turn != int(self.hand[-1]):
            state = turn(state)
        state = turn(state, "3", action=Swap(3, self.hand, self.open))
        while state.turn != SEAT:
            state = turn(state)
        return roll(state, "1", "blank", "1")

    def actions(self) -> tuple[Action, Action]:
        """The one that is read, and the one that hides."""
        return Swap(1, self.hand, self.open), Swap(1, self.hand, self.looked)


SECRETS: dict[str, Secret] = {
    "three at the table": Secret(("YROBG", "GYORB", "YRBGO"), "ROY", "hand1", looked="upper", open="lower"),
    "rows exchanged": Secret(("YROGB", "GYOBR", "YRBOG"), "ROY", "hand1", looked="lower", open="upper"),
    "four at the table": Secret(("YORBGP", "GYOBRP", "YBRGOP"), "ROYB", "hand2", looked="upper", open="lower"),
    "from the hand of the last of four": Secret(
        ("YOBRGP", "GYOBRP", "YBGROP"), "ROYB", "hand3", looked="upper", open="lower"
    ),
}


def alike(state: State, one: Action, other: Action) -> bool:
    """Whatever the truth is, as many of the own cards lie together after both, and as many cards have been seen."""
    return all(
        of_own(KINOKO.apply(truth, Played(SEAT, one))) == of_own(KINOKO.apply(truth, Played(SEAT, other)))
        for truth in truths(state)
    )


def of_own(state: State) -> tuple[list[int], int]:
    places = [row.index(state.families[SEAT]) for row in state.cards]
    sights = KINOKO.recall(state, SEAT).cards
    return sorted(places.count(place) for place in set(places)), sum(one is not None for row in sights for one in row)


def read(mind: Mind, action: Action) -> list[float]:
    """By the others in their order, how likely each thinks the own family is what it is, after this."""
    seen = mind.belief.seen.copy()
    number = np.full(len(seen), rounds.number_of(action, mind.players))
    rounds.act(mind.belief.pos.copy(), seen, number, SEAT, mind.players)
    chance = np.exp(mind.suspicion.after(action, seen)[:, 1:, SEAT])
    chance /= chance.sum(axis=2, keepdims=True)
    family = mind.belief.families[0, SEAT]
    return [float(one) for one in mind.belief.weight.sum(axis=1) @ chance[:, :, family]]


def careless(mind: Mind) -> Mind:
    """One who thinks that nobody makes anything of what it does."""
    now = mind.suspicion.now()
    mind.suspicion.after = lambda action, seen: now.copy()  # type: ignore[method-assign]
    return mind


@pytest.mark.parametrize("name", SECRETS)
def test_who_can_hide_what_it_gathers_does(name: str) -> None:
    secret = SECRETS[name]
    state = secret.state()
    told, hidden = secret.actions()
    assert {told, hidden} <= set(KINOKO.legal(state, SEAT))
    assert alike(state, told, hidden)
    view = KINOKO.recall(state, SEAT)
    by_told, by_hidden = (read(Mind(view, Random(0)), action) for action in (told, hidden))
    assert max(by_told) > 0.75
    assert max(by_hidden) < 0.45
    assert [Mind(view, Random(seed)).choose([told, hidden]) for seed in range(8)].count(hidden) >= 7
    minding = worth(Mind(view, Random(5)), [told, hidden])
    assert minding[1] > minding[0]
    # it is for being read that the one is worth less
    price = worth(careless(Mind(view, Random(5))), [told, hidden]) - minding
    assert price[0] > price[1]


def worth(mind: Mind, actions: Sequence[Action]) -> rounds.Floats:
    """What each is worth to somebody who has time."""
    prospects = [mind._prospect(action) for action in actions]
    for _ in range(3):
        mind._play_out(prospects, 1500)
    return np.array([prospect.worth() for prospect in prospects])


def test_there_are_puzzles_enough() -> None:
    assert len(WINS_NOW) + len(WOULD_LOSE) + len(MOVES) >= 20
    assert all(isinstance(one, SwapSets | Swap) for set_up, _ in MOVES.values() for one in winning_moves(set_up()))
