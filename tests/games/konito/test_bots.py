"""The bots that people meet: what they know, how long they take, what they never do."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice, pairwise
from random import Random
from typing import Any, get_args

import pytest
from bench.konito_levels import after_turn, found, turn_on
from msgspec.structs import replace

from tablee.bots import LEVELS
from tablee.bots.match import play
from tablee.core.game import Chanced, Over, Seat, Thought
from tablee.games.konito import KONITO, text
from tablee.games.konito.bots import BOTS, reasons
from tablee.games.konito.bots.hints import hints_for
from tablee.games.konito.bots.memory import alike, house
from tablee.games.konito.deck import DECK_LANGUAGES, FACES, Card, Deck, Expression, Level, deck_of, shipped
from tablee.games.konito.deck import LEVELS as COLOURS
from tablee.games.konito.model import (
    REASONS,
    Action,
    Concede,
    Contest,
    Form,
    Got,
    Guess,
    Next,
    Number,
    Options,
    Partner,
    PassFace,
    Phase,
    ReadOut,
    Say,
    Start,
    State,
    View,
    Vote,
)
from tablee.games.konito.roles import guessers_of, others_of, picker_of, reader_of
from tablee.games.konito.rules import banned_words
from tablee.locales import LANGUAGES, speaker
from tests.games.konito.random_tables import play_a_random_table
from tests.games.konito.scene import DECK, PLAIN_TRACK, do, draw, reading, table, time_up, up
from tests.games.konito.symmetry import permute_hidden

EN = Options(deck="en/full", track=PLAIN_TRACK)
FR = Options(deck="fr/full", track=PLAIN_TRACK)
SECOND = 1000


def face_up(options: Options = EN, colour: Level = "green", number: int = 0, read: bool = False) -> State:
    """A card of the house is up; if asked for, all its beginnings are read out."""
    cards = [card.id for card in deck_of(options.deck).cards if card.level == colour]
    state = draw(do(turn_on(colour, options, 0), Start()), cards[number])
    return read_all(state) if read else state


def read_all(state: State) -> State:
    for line in range(len(up(state).marks)):
        state = do(state, ReadOut(line))
    return state


def own(*lines: Expression, judging: Any = "typed") -> State:
    """A face of a deck of one's own is up."""
    first = Card("own", "green", (lines, lines))
    deck = Deck("own", "en", (first, *DECK.cards), DECK.challenges)
    return reading(table_of(deck, judging=judging), "own")


def table_of(deck: Deck, **options: Any) -> State:
    start = KONITO.setup(4, Options(deck=deck, track=PLAIN_TRACK, **options))
    return KONITO.apply(start, Chanced("first", (("0",),)))


def thought(bot: str, state: State, seat: Seat | None = None, after: int = 0, seed: int = 0) -> Thought[Action]:
    """What a bot thinks so many milliseconds after the last thing happened."""
    who = reader_of(state) if seat is None else seat
    view = KONITO.recall(KONITO.later(state, state.now + after), who)
    return BOTS[bot](view, KONITO.legal(state, who), Random(seed))


def within(bot: str, state: State, seat: Seat | None = None, most: int = 15 * SECOND) -> Thought[Action] | None:
    """The first thing that a bot does while nobody else does anything."""
    looks = (thought(bot, state, seat, after) for after in range(0, most, 200))
    return next((one for one in looks if one.action is not None), None)


def action(bot: str, state: State, seat: Seat | None = None, most: int = 15 * SECOND) -> Action | None:
    done = within(bot, state, seat, most)
    return done.action if done else None


def challenged() -> State:
    """A pawn on a Défi square, and its challenge drawn."""
    there = replace(table(track=("1", "15b")), pawns=(1, 1), phase="number")
    return KONITO.apply(do(there, Number(1), picker_of(there)), Chanced("challenge", (("0",),)))


def mate(state: State) -> Seat:
    return guessers_of(state)[0]


def other(state: State) -> Seat:
    return others_of(state)[0]


# ---- a team-mate knows what is published, and no more ---------------------------------------------------------------


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("options", [EN, FR], ids=["en", "fr"])
def test_the_owl_answers_what_was_read_out(options: Options, number: int) -> None:
    """No two expressions of the house begin alike, so the end that it has there is the one right answer."""
    state = face_up(options, number=number)
    state = do(state, ReadOut(1))
    end = KONITO.view(state, reader_of(state)).faces[-1].lines[1].end
    typed = []
    for _ in range(2):  # it may slip once
        done = action("owl", state, mate(state), 12 * SECOND)
        typed.append(done)
        if done is None or done == Guess(end or ""):
            break
        state = do(state, done, mate(state), state.now + 6 * SECOND)
    assert typed[-1] == Guess(end or "")


@pytest.mark.parametrize("bot", LEVELS)
def test_nobody_guesses_before_something_is_read_out(bot: str) -> None:
    state = face_up()
    assert action(bot, state, mate(state), 60 * SECOND) is None


@pytest.mark.parametrize("bot", LEVELS)
def test_an_answer_takes_time_to_read_and_to_type(bot: str) -> None:
    state = do(face_up(), ReadOut(0))
    assert action(bot, state, mate(state), SECOND) is None


READS, TYPES, THINKS = 20, 90, 500
"""Milliseconds in which the quickest of people read a character, type one, and have an idea at all."""


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("colour", COLOURS)
def test_in_a_whole_turn_nobody_is_quicker_than_people_are(bot: str, colour: Level) -> None:
    state = after_turn(turn_on(colour, EN, 1), [bot] * 4, 7)
    view = KONITO.view(state, reader_of(state))
    typed_before: dict[Seat, int] = {}
    for guess in view.guesses:
        lines = view.faces[guess.face].lines
        read = [line.read_at for line in lines if line.read_at is not None and line.read_at < guess.at]
        answered = lines[guess.line] if guess.line is not None else None
        since = (answered.read_at or 0) if answered else min(read)
        start = (answered.start or "") if answered else ""
        assert guess.at - since >= THINKS + READS * len(start) + TYPES * len(guess.text)
        assert guess.at - typed_before.get(guess.seat, 0) >= TYPES * len(guess.text)
        typed_before[guess.seat] = guess.at
    for face in view.faces:
        read_out = sorted((line.read_at, line) for line in face.lines if line.read_at is not None)
        for (at, line), (then, _) in pairwise(read_out):
            found = line.got_at is not None and line.got_at <= then
            assert then - at >= (500 if found else 40 * len(line.start or "") + 1500), "the next one comes too soon"
        if read_out:
            assert read_out[0][0] - face.up_at >= 1000, "whoever reads has to look first"
    for hint, clue in zip(view.hinted, view.said, strict=True):
        events = [line.read_at for line in view.faces[hint.face].lines if line.read_at is not None]
        assert hint.at - max(at for at in events if at < hint.at) >= 4000 + 20 * len(clue), "people are let think"


@pytest.mark.rule("N12")
@pytest.mark.parametrize("bot", LEVELS)
def test_a_team_mate_cannot_tell_two_truths_apart_that_its_seat_cannot(bot: str) -> None:
    rng = Random(3)
    state = face_up(colour="orange", number=4)
    for line in range(3):
        state = do(state, ReadOut(line))
        truth = permute_hidden(state, mate(state), True, rng)
        assert KONITO.recall(truth, reader_of(truth)) != KONITO.recall(state, reader_of(state))
        for after in range(0, 30 * SECOND, SECOND):
            assert thought(bot, truth, mate(state), after) == thought(bot, state, mate(state), after)


@pytest.mark.parametrize("bot", LEVELS)
def test_nobody_can_tell_two_truths_apart_anywhere_in_a_game(bot: str) -> None:
    rng = Random(5)
    options = replace(EN, deck="en/starter", others_see_ends=False, track=("1b", "15b"))
    start = KONITO.setup(4, options)
    for _, state in islice(play(KONITO, start, [BOTS[bot]] * 4, Random(2)), 0, 60, 6):
        for seat in range(4):
            if KONITO.legal(state, seat):
                truth = permute_hidden(state, seat, True, rng)
                for after in (0, 4 * SECOND, 20 * SECOND):
                    assert thought(bot, truth, seat, after) == thought(bot, state, seat, after)


def test_in_a_deck_of_ones_own_a_bot_says_what_the_house_says() -> None:
    """It has never seen this deck: it knows the proverb, and cannot know that here it ends otherwise."""
    state = do(
        own(*[Expression("Proverb", "Honesty is the best", word) for word in ("cake", "car", "cat")]), ReadOut(0)
    )
    assert action("owl", state, mate(state)) == Guess("policy")


def test_two_expressions_that_begin_alike_make_it_unsure() -> None:
    lines = [Expression("Proverb", f"{name} is the best", word) for name, word in (("A", "x"), ("B", "y"), ("C", "z"))]
    state = do(own(*lines), ReadOut(0))
    done = within("owl", state, mate(state))
    assert done is not None
    assert isinstance(done.action, Guess)
    assert done.why == reasons.Unsure(str(done.action.text), 2)
    state = do(state, done.action, mate(state), state.now + 9 * SECOND)
    again = action("owl", state, mate(state))
    assert {done.action, again} == {Guess("policy"), Guess("sauce")}


def test_letters_of_a_hint_are_used_where_nothing_comes_to_mind() -> None:
    state = own(*[Expression("Nature", f"Nobody ever heard of the {word}", word) for word in ("qyx", "zxw", "xwv")])
    done = within("owl", do(do(state, ReadOut(0)), Say("it begins with Q")), mate(state), 25 * SECOND)
    assert done is not None
    assert isinstance(done.action, Guess)
    assert str(done.action.text).lower().removeprefix("a ").removeprefix("the ").startswith("q")
    assert done.why == reasons.TriedLuck(str(done.action.text), "Nature", "q")


def test_who_knows_nothing_with_these_letters_stays_silent() -> None:
    """No end in the house begins with Z; what the hint rules out is not tried."""
    assert not alike("en", "Nature", "z")
    state = own(*[Expression("Nature", f"Nobody ever heard of the {word}", word) for word in ("qyx", "zxw", "xwv")])
    state = do(do(state, ReadOut(1)), Say("it begins with Z"))
    assert within("owl", state, mate(state), 50 * SECOND) is None


@pytest.mark.parametrize("bot", LEVELS)
def test_what_it_knows_does_not_depend_on_when_it_is_asked(bot: str) -> None:
    state = face_up(colour="orange", number=2, read=True)
    seat = mate(state)
    done = within(bot, state, seat, 40 * SECOND)
    assert done is not None
    for seed in range(5):
        assert {str(thought(bot, state, seat, 40 * SECOND, seed)) for _ in range(3)} == {
            str(thought(bot, state, seat, 40 * SECOND))
        }


@pytest.mark.parametrize("bot", LEVELS)
def test_nobody_types_the_same_twice_nor_what_was_found(bot: str) -> None:
    state = face_up(colour="red", number=3, read=True)
    typed: list[str] = []
    while (done := within(bot, state, mate(state), 30 * SECOND)) and done.action and len(state.faces) == 1:
        assert isinstance(done.action, Guess)
        assert done.action.text not in typed
        typed.append(str(done.action.text))
        state = do(state, done.action, mate(state), state.now)
    assert typed or bot == "chick"


def test_a_hint_brings_some_of_it_back() -> None:
    """What a bot did not know it may know after a hint, and it says so."""
    jogged = 0
    for number in range(12):
        state = do(face_up(number=number), ReadOut(0))
        seat, first = mate(state), action("chick", state, mate(state), 8 * SECOND)
        if first is None:
            state = do(state, Say("think of it"))
            done = within("chick", state, seat, 9 * SECOND)
            jogged += bool(done and isinstance(done.why, reasons.Knew) and done.why.hints == 1)
    assert jogged


# ---- the Reader -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N27")
@pytest.mark.parametrize("lang", DECK_LANGUAGES)
def test_a_hint_never_has_a_word_of_the_ends_family(lang: str) -> None:
    """Every hint for every expression of the house, while the whole face is still to be found."""
    options = Options(deck=f"{lang}/full", track=PLAIN_TRACK)
    begun = {level: do(turn_on(level, options, 0), Start()) for level in COLOURS}
    given, none = 0, []
    for card in shipped(f"{lang}/full").cards:
        for side in FACES:
            state = draw(begun[card.level], card.id, side)
            face = KONITO.view(state, reader_of(state)).faces[-1]
            for line in face.lines:
                hints = list(hints_for(line, face, lang))
                assert not any(banned_words(state, hint) for hint in hints)
                assert len(set(hints)) == len(hints)
                given += len(hints)
                none += [] if hints else [line.end]
    assert given > 2.8 * 1614
    assert none == []


@pytest.mark.rule("N27")
@pytest.mark.parametrize("lang", DECK_LANGUAGES)
def test_nor_when_the_other_ends_are_found_already(lang: str) -> None:
    options = Options(deck=f"{lang}/full", track=PLAIN_TRACK)
    for card in shipped(f"{lang}/full").cards[::7]:
        state = read_all(draw(do(turn_on(card.level, options, 0), Start()), card.id))
        while len(state.faces) == 1:
            face = KONITO.view(state, reader_of(state)).faces[-1]
            open_ = [at for at, line in enumerate(face.lines) if line.mark != "got"]
            for at in open_:
                assert not any(banned_words(state, hint) for hint in hints_for(face.lines[at], face, lang))
            state = do(state, Got(open_[0]))


@pytest.mark.rule("N27")
def test_a_hint_that_would_break_the_rule_is_left_out() -> None:
    """Half of “carpets” is “car”, which is another end of the same face."""
    lines = (
        Expression("Saying", "He likes flowers and", "carpets"),
        Expression("Saying", "She drives a", "car"),
        Expression("Saying", "They listen to the", "sea"),
    )
    state = read_all(own(*lines))
    face = KONITO.view(state, reader_of(state)).faces[-1]
    hints = list(hints_for(face.lines[0], face, "en"))
    assert any("C…" in hint for hint in hints)
    assert not any("car…" in hint for hint in hints)


def test_of_a_number_it_is_told_how_many_digits_it_has() -> None:
    """That it is one word would say nothing, and be held back while “a hole in one” is open."""
    lines = (
        Expression("History", "The Battle of Hastings was fought in", "1066", ("ten sixty-six",)),
        Expression("Sport", "Straight from the tee", "a hole in one"),
        Expression("Saying", "They listen to the", "sea"),
    )
    state = read_all(own(*lines))
    face = KONITO.view(state, reader_of(state)).faces[-1]
    assert list(hints_for(face.lines[0], face, "en")) == ["…Hastings was fought in: a number of 4 digits"]


@pytest.mark.parametrize("bot", LEVELS)
def test_a_reader_reads_one_after_another_and_helps_before_it_passes(bot: str) -> None:
    state = face_up(replace(EN, seconds=300), "orange", 1)
    kinds: list[str] = []
    while len(state.faces) == 1:
        after = next(after for after in range(0, 20 * SECOND, 500) if thought(bot, state, after=after).action)
        done = thought(bot, state, after=after).action
        assert done is not None
        kinds.append(type(done).__name__)
        state = do(state, done, at=state.now + after)
    assert kinds[:4] == ["ReadOut"] * 4
    assert set(kinds[4:-1]) == {"Say"}
    assert kinds.count("Say") >= 4, "one hint at least for each"
    assert kinds[-1] == "PassFace"
    assert len(set(state.said)) == len(state.said), "no hint comes twice"


def test_a_reader_reads_on_as_soon_as_the_last_is_found() -> None:
    state = do(face_up(), ReadOut(0))
    end = KONITO.view(state, reader_of(state)).faces[-1].lines[0].end
    state = do(state, Guess(end or ""), mate(state))
    done = within("owl", state, most=SECOND)
    assert done is not None
    assert (done.action, done.why) == (ReadOut(1), reasons.ReadOn(True, 0))


@pytest.mark.rule("N16")
@pytest.mark.parametrize(("left", "passes"), [(30, True), (5, False)])
def test_a_face_is_given_up_when_there_is_no_more_to_say_and_time_for_another(left: int, passes: bool) -> None:
    state = read_all(face_up())
    while (hint := within("owl", state)) and isinstance(hint.action, Say):
        state = do(state, hint.action)
    state = replace(state, started=state.now - (60 - left) * SECOND)
    done = thought("owl", state, after=8 * SECOND if passes else 0)
    assert (done.action == PassFace()) is passes
    if passes:
        assert done.why == reasons.GaveUp(3, len(state.said))


@pytest.mark.rule("N25")
def test_a_reader_lets_the_right_words_in_another_form_count_and_nothing_else() -> None:
    lines = [Expression("Saying", f"Number {word} goes with the", word) for word in ("gardener", "sword", "bridge")]
    state = read_all(own(*lines))
    assert isinstance(action("owl", do(state, Guess("hammer"), mate(state))), Say)
    almost = do(state, Guess("gardening"), mate(state))
    assert almost.guesses[-1].line is None
    done = within("owl", almost)
    assert done is not None
    assert (done.action, done.why) == (Got(0), reasons.SameWords("gardening"))


@pytest.mark.rule("N20")
def test_under_a_challenge_a_reader_only_reads() -> None:
    """Its words are for people, who may want anything of a hint: who gives none keeps it."""
    state = read_all(reading(challenged()))
    assert state.challenge
    assert action("owl", state) == PassFace()


@pytest.mark.rule("N25")
@pytest.mark.parametrize("bot", LEVELS)
def test_around_the_table_a_reader_hears_nothing_and_says_so(bot: str) -> None:
    state = read_all(own(*[Expression("Saying", f"The {word} is", word) for word in "abc"], judging="voice"))
    assert action(bot, state, most=50 * SECOND) is None
    assert thought(bot, state).why == reasons.CannotHear()


# ---- the others -----------------------------------------------------------------------------------------------------


def tapped(*typed: str, judging: Any = "typed") -> State:
    """The Reader has taken the first line as guessed after these answers."""
    state = do(reading(table(judging=judging), "green1"), ReadOut(0))
    for text_ in typed:
        state = do(state, Guess(text_), mate(state))
    return do(state, Got(0))


@pytest.mark.rule("N26")
@pytest.mark.parametrize(
    ("state", "bot", "objects"),
    [
        (tapped("violin", "needle"), "owl", True),  # neither is near an apple, and nothing else was typed
        (tapped("violin", "needle"), "fox", False),  # only the owl is so strict
        (tapped("apple pie and more of it"), "owl", False),  # near enough for somebody to let it count
        (tapped(), "owl", False),  # nothing was typed at all: they may talk
        (tapped(judging="voice"), "owl", False),  # nobody can have heard it
    ],
)
def test_only_the_owl_objects_and_only_to_what_its_eyes_show(state: State, bot: str, objects: bool) -> None:
    done = action(bot, state, other(state))
    assert done == (Contest(0, 0, "wrong_tap") if objects else None)


@pytest.mark.rule("N26")
def test_nobody_objects_to_what_was_typed() -> None:
    state = do(reading(table(), "green1"), ReadOut(0))
    state = do(state, Guess("apple"), mate(state))
    assert up(state).marks[0] == "got"
    assert action("owl", state, other(state)) is None


def objected(state: State, reason: Any) -> State:
    return do(time_up(state), Contest(0, 0, reason), other(state))


@pytest.mark.rule("N26")
@pytest.mark.parametrize(
    ("state", "right", "evidence"),
    [
        (objected(tapped("violin"), "wrong_tap"), True, "nothing_near"),
        (objected(tapped("apple tart"), "wrong_tap"), False, "near"),
        (objected(tapped(), "wrong_tap"), False, "unheard"),
        (objected(tapped("violin"), "translation"), False, "unheard"),
        (objected(tapped("violin"), "banned_word"), False, "clean"),
        (objected(tapped(judging="voice"), "wrong_tap"), False, "unheard"),
    ],
)
def test_votes_follow_what_was_to_be_seen(state: State, right: bool, evidence: Any) -> None:
    for bot in LEVELS:
        assert action(bot, state, mate(state), 3 * SECOND) is None, "the others speak first"
        for seat in (mate(state), other(state)):
            done = within(bot, state, seat)
            assert done is not None
            assert (done.action, done.why) == (Vote(right), reasons.Judged(evidence))
        assert action(bot, state) == (Concede() if right else Vote(False)), "who tapped gives in"


@pytest.mark.rule("N23")
def test_who_plans_shares_with_the_pawn_furthest_back() -> None:
    """Both pawns move alike, so the partner's lead over the third is what one gives away: least to the last."""
    for first, pawns, partner in ((0, (2, 5, 1), 2), (1, (0, 3, 4), 0), (2, (6, 4, 6), 1)):
        state = replace(table(3, first=first), pawns=pawns)
        for bot in ("fox", "owl"):
            assert action(bot, state) == Partner(partner)
        for bot in ("chick", "squirrel"):
            assert isinstance(action(bot, state), Partner)


def test_everything_else_is_done_after_a_look_around() -> None:
    ready = table()
    assert action("owl", ready, most=2 * SECOND) is None
    assert action("owl", ready) == Start()
    over = time_up(reading(ready))
    assert action("chick", over, seat=1, most=6 * SECOND) is None, "the others may object until then"
    assert action("chick", over, seat=1) == Next()
    number = replace(ready, phase="number")
    assert isinstance(action("squirrel", number, seat=1), Number)


# ---- whole tables ---------------------------------------------------------------------------------------------------


def test_no_bot_ever_does_what_is_not_legal_at_any_table() -> None:
    """Every form, every option, decks that no bot has seen, beside people who do anything.

    `python -m tests.games.konito.random_tables 10000` plays more of them.
    """
    found: Counter[str] = Counter()
    for seed in range(40):
        play_a_random_table(seed, found)
    wanted = {*get_args(Form), *get_args(Phase), *(action.__name__ for action in get_args(Action))}
    assert wanted - set(found) == {"first"}
    assert found["compared"] > 200


def test_a_higher_level_finds_more_in_a_turn() -> None:
    """Seeded, so the same in every run. `python -m bench.konito_levels` prints the whole table."""
    turns = [found(level, "orange", 4) for level in LEVELS]
    lines = [sum(one.got) for one in turns]
    assert lines == sorted(lines)
    assert lines[0] < lines[-1] / 2
    assert [sum(one.faces) for one in turns] == sorted(sum(one.faces) for one in turns)


def test_the_owl_and_a_person_finish_faces_in_a_turn() -> None:
    """A team whose Reader is a bot and whose guesser types what is right at once."""
    ends = {(known.expression.theme, known.expression.start): known.expression.end for known in house("en")}

    def person(view: View, legal: Sequence[Action], rng: Any) -> Thought[Action]:
        lines = [line for line in view.faces[-1].lines if line.mark == "read"] if view.faces else []
        if lines and any(isinstance(one, Guess) for one in legal):
            return Thought(Guess(ends[lines[0].theme or "", lines[0].start or ""]))
        return Thought(None)

    start = turn_on("green", EN, 0)
    playing = play(KONITO, start, [BOTS["owl"], person, person, person], Random(1))
    state = next(after for _, after in playing if after.phase == "review")
    assert sum(face.complete for face in state.faces) >= 2


@pytest.mark.rule("N24")
@pytest.mark.parametrize(("form", "bots"), [("solo", ["owl", "person"]), ("together", ["owl", "owl", "fox"])])
def test_with_an_owl_one_reaches_the_finish(form: Any, bots: Sequence[str]) -> None:
    """Alone with the table, or three together: a game goes to its end, in the six turns that it has."""
    ends = {(known.expression.theme, known.expression.start): known.expression.end for known in house("en")}

    def person(view: View, legal: Sequence[Action], rng: Any) -> Thought[Action]:
        """Types what is right, in a person's time."""
        for line in view.faces[-1].lines if view.phase == "reading" else ():
            if line.mark == "read" and view.now + view.waited > (line.read_at or 0) + 4 * SECOND:
                return Thought(Guess(ends[line.theme or "", line.start or ""]))
        return Thought(next((one for one in legal if isinstance(one, Next)), None))

    start = KONITO.setup(len(bots), Options(form=form, challenges=False))
    seated = [person if bot == "person" else BOTS[bot] for bot in bots]
    *_, (_, state) = play(KONITO, start, seated, Random(4))
    pending = KONITO.pending(state)
    assert isinstance(pending, Over)
    assert pending.outcome.reason == "finish"


# ---- words ----------------------------------------------------------------------------------------------------------

EVERY_REASON: tuple[reasons.Reason, ...] = (
    *(reasons.Knew("[bold]", hints) for hints in range(3)),
    reasons.Unsure("[bold]", 2),
    reasons.Slipped("[bold]"),
    reasons.TriedLuck("[bold]", "Proverb", ""),
    reasons.TriedLuck("[bold]", "Proverb", "ab"),
    reasons.ReadFirst(),
    reasons.ReadOn(True, 2),
    reasons.ReadOn(False, 0),
    reasons.ReadOn(False, 7),
    reasons.GaveHint(0, 2),
    reasons.GaveHint(6, 2),
    reasons.SameWords("[bold]"),
    *(reasons.GaveUp(3, hints) for hints in range(3)),
    reasons.CannotHear(),
    *(reasons.FurthestBack(behind) for behind in range(3)),
    reasons.AnyNumber(),
    reasons.JustLikes(),
    reasons.NobodyTyped(1),
    reasons.NobodyTyped(4),
    *(reasons.Judged(evidence) for evidence in ("typed", "near", "nothing_near", "unheard", "clean")),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence_of_its_own(lang: str) -> None:
    said = [text.why(reason, 0, ["A", "B", "C", "D"], 1, speaker(lang)) for reason in EVERY_REASON]
    assert len(set(said)) == len(said)
    assert all(sentence.strip() for sentence in said)
    assert {type(reason) for reason in EVERY_REASON} == set(reasons.Reason.__args__)


def test_reasons_give_no_end_away() -> None:
    """In a whole turn of owls, what they say about themselves never holds an end that is still to be found."""
    state = after_turn(turn_on("red", EN, 0), ["owl"] * 4, 1)
    view = KONITO.view(state, reader_of(state))
    assert view.guesses
    before = face_up(colour="red", number=1, read=True)
    ends = [line.end for line in KONITO.view(before, reader_of(before)).faces[-1].lines]
    for seat in (reader_of(before), mate(before)):
        for after in range(0, 20 * SECOND, SECOND):
            why = thought("owl", before, seat, after).why
            if why is not None:
                sentence = text.why(why, seat, ["A", "B", "C", "D"], seat, speaker("en"))  # type: ignore[arg-type]
                typed = thought("owl", before, seat, after).action
                shown = sentence.replace(str(typed.text), "") if isinstance(typed, Guess) else sentence
                assert not any(end and end in shown for end in ends)


def test_reasons_of_objections_are_known() -> None:
    assert set(REASONS) == {"banned_word", "translation", "wrong_tap"}, "judge.about looks at each of them"
