"""Exact numbers, derived by hand: counts of moves, and a miniature game with its value."""

from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import pytest

from tablee.core.chance import outcomes, ways
from tablee.core.game import Chance, Chanced, Over, Played, Players
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.model import Announce, Die, EndTurn, Options, Pass, State
from tests.games.kinoko.scene import scene

# Of the 216 rolls, a number misses 4·5·5 = 100 (its own die has it twice), so 116 show it; a blank misses 5³ = 125, so
# 91 show it; a special face is on one die, so 36 show it. With p = players + 2 places a number offers p(p−1)/2 swaps, a
# peek 3p cards, sets p−1 places, a reroll and a blank one each. Sum over all rolls:
#   2 players: 3·116·6  + 36·12 + 36·3 + 36 + 91 = 2088 + 432 + 108 + 127 = 2755
#   3 players: 3·116·10 + 36·15 + 36·4 + 36 + 91 = 3480 + 540 + 144 + 127 = 4291
#   4 players: 3·116·15 + 36·18 + 36·5 + 36 + 91 = 5220 + 648 + 180 + 127 = 6175
CHOICES = {2: 2755, 3: 4291, 4: 6175}


def leaves(state: State, depth: int) -> int:
    """How many lines of so many moves go on from here; dice that fall alike on different faces count apart."""
    if depth == 0:
        return 1
    pending = KINOKO.pending(state)
    match pending:
        case Over():
            return 0
        case Players(seats=(seat,)):
            return sum(
                leaves(KINOKO.apply(state, Played(seat, action)), depth - 1) for action in KINOKO.legal(state, seat)
            )
        case Chance(draw=draw):
            total = ways(draw)
            return sum(
                int(chance * total) * leaves(KINOKO.apply(state, Chanced(draw.name, outcome)), depth - 1)
                for outcome, chance in outcomes(draw).items()
            )
        case _:
            raise AssertionError(pending)


@pytest.mark.rule("K10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lines_of_a_roll_and_a_choice(players: int) -> None:
    state = scene(families="ROYB"[:players])
    assert leaves(state, 1) == 216
    by_roll = Counter[str]()
    for outcome in outcomes(KINOKO.pending(state).draw):  # type: ignore[union-attr]
        rolled = KINOKO.apply(state, Chanced("roll", outcome))
        by_roll["".join(face[0] for (face,) in outcome)] += leaves(rolled, 1)
    assert leaves(state, 2) == CHOICES[players], by_roll


@pytest.mark.rule("K13")
@pytest.mark.rule("K17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lines_of_a_whole_turn(players: int) -> None:
    """Every choice but a reroll leads to announcing or not; each of the 36 rerolls leads to 216 new rolls."""
    assert leaves(scene(families="ROYB"[:players]), 3) == (CHOICES[players] - 36) * 2 + 36 * 216


# A miniature: dice that are blank all over, two players, one turn a round. The starter of the round can only announce
# or not; all is decided by the deal. By hand, for the starter's family R:
#   deals of 3 values × 4 places:                                    4!³ = 13824
#   … with three alike in a given hand: 4 colours · 3!³            =   864, in both hands: 4·3·2!³ = 96
#   … that stand (K6): 13824 − 2·864 + 96                          = 12192
#   … with all R in the upper row: 3!³ = 216, of which with three alike in a given hand 3·2!³ = 24, in both 3·2 = 6,
#     so 216 − 2·24 + 6 = 174 stand; the lower row likewise, never both at once: 348
# The announcer is right in 348 of 12192 deals = 29/1016.
BLANK: Die = ("blank",) * 6
RIGHT = Fraction(29, 1016)


def deals() -> list[tuple[State, Fraction]]:
    """Every deal of the miniature that stands, after the starter's blank turn, and its chance."""
    options = Options(dice=(BLANK, BLANK, BLANK), round_limit=1, starter=0)
    state = KINOKO.apply(KINOKO.setup(2, options), Chanced("colours", (tuple("ROYG"),)))
    state = KINOKO.apply(state, Chanced("families", (("R", "O", "G"),)))
    found = []
    for cards in product(permutations("ROYG"), repeat=3):
        dealt = KINOKO.apply(state, Chanced("mushrooms", cards))
        if dealt.phase == "roll":
            found.append(KINOKO.apply(dealt, Chanced("roll", (("blank",),) * 3)))
    return [(KINOKO.apply(state, Played(0, Pass())), Fraction(1, len(found))) for state in found]


@pytest.mark.rule("K6")
@pytest.mark.rule("K19")
@pytest.mark.rule("K22")
def test_the_value_of_a_blind_announcement() -> None:
    dealt = deals()
    assert len(dealt) == 12192
    announced = [(KINOKO.apply(state, Played(0, Announce())), chance) for state, chance in dealt]
    right = sum(chance for state, chance in announced if state.reveal and state.reveal.right)
    assert right == RIGHT
    silent = [KINOKO.apply(state, Played(0, EndTurn())) for state, _ in dealt]
    assert all(state.scores == (0, 0) and state.round == 2 for state in silent)


@pytest.mark.rule("K20")
def test_how_often_an_announcer_who_is_right_pays() -> None:
    """R fills the upper row, so each value has 3! orders of O, Y, G for the own hand, the other's hand, the lower row.

    No G in the own hand: 2 colours, then 2 orders of the rest, for each value: 4³ = 64. Of these K6 takes
      the own hand alike (O or Y): 2·2³ = 16;  the other's hand alike: G with 2³ own hands, O and Y with one: 10;
      both alike: own O with G or Y, own Y with G or O: 4;  together 16 + 10 − 4 = 22.
    So the announcer holds no G in 64 − 22 = 42 of the 174 deals that stand, and pays in 132.
    """
    pays = Counter[bool]()
    for state, _ in deals():
        reveal = KINOKO.apply(state, Played(0, Announce())).reveal
        assert reveal is not None
        if reveal.right and reveal.gathered[0] == "upper":
            pays[bool(reveal.lost[0])] += 1
    assert pays == {True: 132, False: 42}
