"""Positions with one right thing to do, and why it is right: the owl must find it."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import pytest
from msgspec.structs import replace

from tablee.core.game import Chanced, Seat
from tablee.games.konito import KONITO
from tablee.games.konito.bots.hints import quoted
from tablee.games.konito.deck import Expression
from tablee.games.konito.model import (
    Action,
    Concede,
    Contest,
    Got,
    Guess,
    Next,
    Number,
    Partner,
    PassFace,
    ReadOut,
    Say,
    Start,
    State,
    Vote,
)
from tablee.games.konito.roles import guessers_of, others_of, picker_of, reader_of
from tests.games.konito.scene import do, reading, table, time_up, up
from tests.games.konito.test_bots import FR, SECOND, action, face_up, own, read_all

Right: TypeAlias = Action | Callable[[Action | None], bool] | None
"""The one right action; or none, to wait; or what must be so of it."""


class Puzzle(NamedTuple):
    """A position, and what is right there."""

    state: State
    seat: Seat
    right: Right
    within: int = 15 * SECOND
    """How long the owl may take; if to wait is right, how long it has to."""


PUZZLES: list[tuple[str, Callable[[], Puzzle]]] = []


def puzzle(why: str) -> Callable[[Callable[[], Puzzle]], Callable[[], Puzzle]]:
    """One more puzzle, and why its solution is right."""

    def added(made: Callable[[], Puzzle]) -> Callable[[], Puzzle]:
        PUZZLES.append((why, made))
        return made

    return added


def mate(state: State) -> Seat:
    return guessers_of(state)[0]


def other(state: State) -> Seat:
    return others_of(state)[0]


def line(state: State, number: int) -> tuple[str, str]:
    """Beginning and end of an expression on the face that is up."""
    shown = KONITO.view(state, reader_of(state)).faces[-1].lines[number]
    return shown.start or "", shown.end or ""


def lines(*ends: str, start: str = "Number {} goes with the") -> tuple[Expression, ...]:
    return tuple(Expression("Saying", start.format(number), end) for number, end in enumerate(ends, 1))


# ---- who guesses ----------------------------------------------------------------------------------------------------


@puzzle("No other expression of the house begins like that.")
def known() -> Puzzle:
    state = do(face_up(), ReadOut(1))
    return Puzzle(state, mate(state), Guess(line(state, 1)[1]))


@puzzle("The same in French.")
def known_in_french() -> Puzzle:
    state = do(face_up(FR, number=2), ReadOut(0))
    return Puzzle(state, mate(state), Guess(line(state, 0)[1]))


@puzzle("Nothing is read out: whatever one typed would have nothing to go by.")
def nothing_heard() -> Puzzle:
    state = face_up()
    return Puzzle(state, mate(state), None, 59 * SECOND)


@puzzle("One of two is found: only the other is left to say.")
def one_is_found() -> Puzzle:
    state = do(do(face_up(), ReadOut(0)), ReadOut(1))
    state = do(state, Guess(line(state, 0)[1]), mate(state))
    return Puzzle(state, mate(state), Guess(line(state, 1)[1]))


def honesty() -> State:
    return do(own(*lines("cake", "car", "cat", start="Honesty is the best")), ReadOut(0))


@puzzle("In a deck of one's own something reads like the proverb of the house: nothing is likelier than its end.")
def as_in_the_house() -> Puzzle:
    return Puzzle(honesty(), mate(honesty()), Guess("policy"))


@puzzle("That end was wrong: to say it again is of no use.")
def not_twice() -> Puzzle:
    state = do(honesty(), Guess("Policy!"), mate(honesty()))
    return Puzzle(state, mate(state), lambda done: done != Guess("policy"), 40 * SECOND)


def two_that_begin_alike() -> State:
    return do(own(*lines("x", "y", "z", start="{} is the best")), ReadOut(0))


@puzzle("Two expressions begin like that, and the hint gives the letter of the first: the other is ruled out.")
def letter_of_the_first() -> Puzzle:
    state = do(two_that_begin_alike(), Say("it begins with P"))
    return Puzzle(state, mate(state), Guess("policy"))


@puzzle("… or of the second.")
def letter_of_the_second() -> Puzzle:
    state = do(two_that_begin_alike(), Say("it begins with S"))
    return Puzzle(state, mate(state), Guess("sauce"))


@puzzle("Of two that begin alike a team-mate has tried one in vain: it is the other.")
def one_was_tried() -> Puzzle:
    state = two_that_begin_alike()
    state = do(state, Guess("sauce"), mate(state))
    return Puzzle(state, mate(state), Guess("policy"))


@puzzle("It is unknown, but its first letter is told: nothing that begins otherwise can be right.")
def only_a_letter() -> Puzzle:
    state = do(own(*lines("qyx", "b", "c", start="Nobody heard of {} and the")), ReadOut(0))
    state = do(state, Say("it begins with Q"))

    def right(done: Action | None) -> bool:
        return isinstance(done, Guess) and str(done.text).removeprefix("a ").removeprefix("the ").lower()[0] == "q"

    return Puzzle(state, mate(state), right, 25 * SECOND)


# ---- who reads ------------------------------------------------------------------------------------------------------


@puzzle("Nobody can find what nobody has heard.")
def new_face() -> Puzzle:
    state = reading(table(), "green1")
    return Puzzle(state, reader_of(state), ReadOut(0))


@puzzle("It is found: to wait any longer gains nothing.")
def read_on() -> Puzzle:
    state = do(reading(table(), "green1"), ReadOut(0))
    return Puzzle(do(state, Guess("apple"), mate(state)), reader_of(state), ReadOut(1), SECOND)


def garden() -> State:
    return read_all(own(*lines("gardener", "sword", "bridge")))


@puzzle("The right word in another form, which the table does not take: the Reader may (N25).")
def another_form() -> Puzzle:
    state = do(garden(), Guess("gardening"), mate(garden()))
    return Puzzle(state, reader_of(state), Got(0))


@puzzle("Another word altogether is no answer, so it needs a hint.")
def another_word() -> Puzzle:
    state = do(garden(), Guess("hammer"), mate(garden()))
    return Puzzle(state, reader_of(state), lambda done: isinstance(done, Say))


@puzzle("Four seconds are left, and the last one is as good as said: to take it completes the face.")
def in_time() -> Puzzle:
    state = do(do(garden(), Got(1)), Got(2))
    state = replace(state, started=state.now - 56 * SECOND)
    return Puzzle(do(state, Guess("the gardening"), mate(state)), reader_of(state), Got(0), 3 * SECOND)


@puzzle("Half of “carpets” is another end of the same face: that hint breaks the rule, and all others are given (N27).")
def no_end_in_a_hint() -> Puzzle:
    state = read_all(own(*lines("carpets", "car", "sea", start="{} like the")))
    for hint in ("1 like the: one word", "1 like the: it begins with C…"):
        state = do(state, Say(hint))
    for number in (2, 3):
        for word in ("two", "three", "four"):
            state = do(state, Say(f"{number} like the: {word}"))
    return Puzzle(state, reader_of(state), lambda done: isinstance(done, PassFace))


@puzzle("The first expression had a hint already: the next is for one that had none.")
def each_gets_a_hint() -> Puzzle:
    state = read_all(face_up())
    state = do(state, Say(f"{quoted(line(state, 0)[0])}: easy"))
    second = quoted(line(state, 1)[0])
    return Puzzle(state, reader_of(state), lambda done: isinstance(done, Say) and str(done.text).startswith(second))


def all_hints_given() -> State:
    state = read_all(face_up())
    for number in range(3):
        for word in ("old", "new", "odd"):
            state = do(state, Say(f"{quoted(line(state, number)[0])}: {word}"))
    return state


@puzzle("All hints are given, nobody finds it, and there is sand for another face (N16).")
def pass_it() -> Puzzle:
    return Puzzle(all_hints_given(), reader_of(all_hints_given()), PassFace())


@puzzle("The same with the sand nearly out: no other face can be completed, but somebody may still find these.")
def do_not_pass() -> Puzzle:
    state = all_hints_given()
    state = replace(state, started=state.now - 53 * SECOND)
    return Puzzle(state, reader_of(state), None, 7 * SECOND)


@puzzle("What a challenge wants of a hint is for people to judge: who gives none keeps it (N20).")
def challenged() -> Puzzle:
    there = replace(table(track=("1", "15b")), pawns=(1, 1), phase="number")
    ready = KONITO.apply(do(there, Number(1), picker_of(there)), Chanced("challenge", (("0",),)))
    state = read_all(reading(ready))
    return Puzzle(state, reader_of(state), PassFace())


# ---- who judges -----------------------------------------------------------------------------------------------------


def tapped(*typed: str, judging: Any = "typed") -> State:
    """The Reader has taken “apple” as found after these answers."""
    state = do(reading(table(judging=judging), "green1"), ReadOut(0))
    for text in typed:
        state = do(state, Guess(text), mate(state))
    return do(state, Got(0)) if up(state).marks[0] != "got" else state


def objected(state: State, reason: Any = "wrong_tap") -> State:
    return do(time_up(state), Contest(0, 0, reason), other(state))


@puzzle("Neither answer is near, so what was tapped was not said: it must not count (N26).")
def object_to_a_wrong_tap() -> Puzzle:
    state = tapped("violin", "needle")
    return Puzzle(state, other(state), Contest(0, 0, "wrong_tap"))


@puzzle("It was typed, letter by letter: there is nothing to object to.")
def nothing_to_object_to() -> Puzzle:
    state = tapped("apple")
    return Puzzle(state, other(state), None, 30 * SECOND)


@puzzle("Around the table answers are spoken: who hears nothing cannot know better.")
def heard_nothing() -> Puzzle:
    state = tapped(judging="voice")
    return Puzzle(state, other(state), None, 30 * SECOND)


@puzzle("Nothing that was typed comes near: the objection is right.")
def vote_for_it() -> Puzzle:
    state = objected(tapped("violin"))
    return Puzzle(state, mate(state), Vote(True))


@puzzle("… and whoever tapped it knows so, and gives in: nobody else need vote.")
def give_in() -> Puzzle:
    state = objected(tapped("violin"))
    return Puzzle(state, reader_of(state), Concede())


@puzzle("It was typed: the objection is wrong, also in the eyes of the team that made it.")
def vote_against_ones_own() -> Puzzle:
    state = objected(tapped("apple"))
    return Puzzle(state, other(state), Vote(False))


@puzzle("“Apple tart” has the word in it: a Reader may let that count.")
def vote_for_nearly() -> Puzzle:
    state = objected(tapped("apple tart"))
    return Puzzle(state, others_of(state)[1], Vote(False))


@puzzle("Every hint that was typed has been held against the ends: none had a banned word (N27).")
def no_banned_word() -> Puzzle:
    state = objected(do(tapped("apple"), Say("a round thing")), "banned_word")
    return Puzzle(state, other(state), Vote(False))


# ---- who chooses ----------------------------------------------------------------------------------------------------


@puzzle("Both pawns move alike: one gives the least away to whoever is furthest back (N23).")
def furthest_back() -> Puzzle:
    state = replace(table(3), pawns=(2, 5, 1))
    return Puzzle(state, 0, Partner(2))


@puzzle(
    "A square before the finish: with the one who stands there, too, one would share the victory; so not with them."
)
def win_alone() -> Puzzle:
    state = table(3)
    state = replace(state, pawns=(10, 10, 3))
    return Puzzle(state, 0, Partner(2))


@puzzle("Nobody else can begin the turn.")
def start() -> Puzzle:
    return Puzzle(table(), 0, Start())


@puzzle("The others may object until the next turn begins: whoever closes it leaves them the time to look (N26).")
def let_them_look() -> Puzzle:
    state = time_up(tapped("apple"))
    return Puzzle(state, 1, None, 6 * SECOND)


@puzzle("… and then closes it, for nobody else can.")
def close_it() -> Puzzle:
    return Puzzle(time_up(tapped("apple")), 1, Next())


# ---- solving them ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("why", "made"), PUZZLES, ids=[made.__name__ for _, made in PUZZLES])
def test_the_owl_finds_what_is_right(why: str, made: Callable[[], Puzzle]) -> None:
    state, seat, right, within = made()
    done = action("owl", state, seat, within)
    assert right(done) if callable(right) else done == right, why


def test_there_are_puzzles_enough() -> None:
    assert len(PUZZLES) >= 20
