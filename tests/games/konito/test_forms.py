"""N22–N27, N29: winning, other forms of play, judging, objections."""

from collections import Counter

import pytest

from tablee.core.game import IllegalMove, InvalidSetup, Played, Players
from tablee.core.record import InvalidRecord, Record, read, write
from tablee.games import RULES
from tablee.games.konito import KONITO, text
from tablee.games.konito.model import (
    Concede,
    Contest,
    Got,
    Guess,
    Next,
    Options,
    Partner,
    ReadOut,
    Refusal,
    Say,
    State,
    Vote,
)
from tablee.games.konito.roles import guessers_of, next_reader_of, reader_of, team_of
from tablee.games.konito.rules import banned_words, expressions
from tablee.locales import speaker
from tests.games.konito.scene import DECK, close, complete, do, outcome, reading, table, time_up, up, whole_turn


def refusal(state: State, action: object, seat: int) -> str:
    with pytest.raises(IllegalMove) as refused:
        KONITO.apply(state, Played(seat, action, state.now))  # type: ignore[arg-type]
    return refused.value.code


def end(state: State, line: int) -> str:
    return expressions(state, up(state))[line].end


# ---- winning --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N22")
def test_the_first_team_at_the_finish_wins() -> None:
    """Two tiles: the finish is the sixth square, five faces away."""
    state = table(track=("1b", "15b"))
    state = whole_turn(whole_turn(state, 2), 0)
    state = whole_turn(whole_turn(state, 2), 0)
    state = whole_turn(state, 2)  # one more than needed: past the finish is at it
    assert state.pawns == (5, 0)
    assert outcome(state).winners == (0, 2)
    assert outcome(state).reason == "finish"
    assert KONITO.legal(state, 1) == ()


# ---- three players --------------------------------------------------------------------------------------------------


@pytest.mark.rule("N23")
def test_three_players_choose_a_partner_and_both_move() -> None:
    state = table(3)
    assert KONITO.legal(state, 0) == (Partner(1), Partner(2))
    assert refusal(state, Partner(0), 0) == Refusal.NOT_A_PARTNER
    state = whole_turn(do(state, Partner(2)), 2)
    assert state.pawns == (2, 0, 2)
    assert reader_of(state) == 1
    assert state.partner is None


@pytest.mark.rule("N23")
def test_who_reaches_the_finish_in_the_same_turn_shares_the_victory() -> None:
    state = table(3, track=("1b", "15b"))
    for partner in (1, 0):
        state = whole_turn(do(state, Partner(partner)), 2)
    state = whole_turn(do(state, Partner(0)), 1)  # seat 2 reads
    assert state.pawns == (5, 4, 1)
    state = table(3, track=("1b", "15b"))
    for seat, partner in ((0, 1), (1, 0), (2, 1)):
        assert reader_of(state) == seat
        state = whole_turn(do(state, Partner(partner)), 2 if seat < 2 else 0)
    state = whole_turn(do(state, Partner(1)), 1)
    assert outcome(state).winners == (0, 1)


@pytest.mark.rule("N23")
@pytest.mark.parametrize("players", [2, 4])
def test_this_form_is_for_three(players: int) -> None:
    with pytest.raises(InvalidSetup):
        KONITO.setup(players, Options(deck=DECK, form="three"))


# ---- together -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N24")
@pytest.mark.parametrize("players", [2, 3])
def test_players_together_have_one_pawn_and_six_turns(players: int) -> None:
    state = table(players, form="together")
    readers = []
    for _ in range(6):
        readers.append(reader_of(state))
        assert len(guessers_of(state)) == players - 1
        state = whole_turn(state, 0)
    assert readers == [turn % players for turn in range(6)]
    assert outcome(state).reason == "out-of-turns"
    assert len(outcome(state).ranking) == 1


@pytest.mark.rule("N24")
def test_players_together_win_at_the_finish() -> None:
    state = table(2, track=("1b", "15b"))
    for _ in range(3):
        state = whole_turn(state, 2)
    assert outcome(state).reason == "finish"
    assert outcome(state).winners == (0, 1)


@pytest.mark.rule("N24")
def test_twelve_squares_unless_the_table_says_otherwise() -> None:
    state = KONITO.setup(2, Options(deck=DECK))
    assert state.phase == "first"
    with pytest.raises(InvalidSetup):
        KONITO.setup(4, Options(deck=DECK, form="together"))


def test_alone_the_table_reads_and_one_player_guesses() -> None:
    state = table(2, form="solo", first=1)
    for _ in range(3):
        assert reader_of(state) == 0
        assert guessers_of(state) == [1]
        assert next_reader_of(state) == 1
        state = whole_turn(state, 0)


# ---- a last turn ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N29")
@pytest.mark.parametrize(("players", "teams"), [(4, 2), (5, 2), (6, 3)])
@pytest.mark.parametrize("first", [0, 1])
def test_a_limit_ends_the_game_when_every_team_has_had_its_turns(players: int, teams: int, first: int) -> None:
    state = table(players, first, teams=teams, turn_limit=3)
    turns: list[int] = []
    while state.phase != "over":
        view = KONITO.view(state, None)
        assert (view.turn, view.turns) == (len(turns), 3 * teams)
        turns.append(team_of(state, reader_of(state)))
        state = whole_turn(state, 1 if turns[-1] == 1 else 0)
    assert Counter(turns) == dict.fromkeys(range(teams), 3)
    assert outcome(state).reason == "turn-limit"
    assert {team_of(state, seat) for seat in outcome(state).winners} == {1}
    assert KONITO.legal(state, 0) == ()


@pytest.mark.rule("N29")
def test_at_three_everyone_is_reader_as_often() -> None:
    state = table(3, turn_limit=2)
    readers = []
    while state.phase != "over":
        readers.append(reader_of(state))
        state = whole_turn(do(state, Partner((readers[-1] + 1) % 3)), 1 if readers == [0] else 0)
    assert readers == [0, 1, 2, 0, 1, 2]
    assert state.pawns == (1, 1, 0)
    assert outcome(state).ranking == ((0, 1), (2,))


@pytest.mark.rule("N29")
def test_who_stands_level_shares_the_victory() -> None:
    state = whole_turn(whole_turn(table(6, teams=3, turn_limit=1), 1), 1)
    state = whole_turn(state, 0)
    assert outcome(state).ranking == ((0, 1, 3, 4), (2, 5))


@pytest.mark.rule("N29")
@pytest.mark.rule("N22")
def test_the_finish_wins_before_the_last_turn() -> None:
    state = table(track=("1b", "15b"), turn_limit=3)
    for faces in (2, 0, 2, 0, 2):
        state = whole_turn(state, faces)
    assert outcome(state).reason == "finish"


@pytest.mark.rule("N29")
@pytest.mark.rule("N24")
def test_together_the_limit_stands_in_place_of_six_turns() -> None:
    assert KONITO.view(table(2), None).turns == 6
    state = table(2, turn_limit=2)
    assert KONITO.view(state, None).turns == 2
    state = whole_turn(whole_turn(state, 0), 1)
    assert outcome(state).reason == "out-of-turns"


@pytest.mark.rule("N29")
def test_a_printed_game_has_no_last_turn() -> None:
    assert KONITO.view(table(), None).turns is None


@pytest.mark.rule("N29")
@pytest.mark.parametrize("turn_limit", [0, 51])
def test_a_team_has_one_to_fifty_turns(turn_limit: int) -> None:
    with pytest.raises(InvalidSetup) as refused:
        table(turn_limit=turn_limit)
    assert refused.value.field == "turn_limit"


@pytest.mark.rule("N29")
def test_the_end_says_why() -> None:
    say, names = speaker("en"), ("Ana", "Ben", "Cléo", "Dan")
    before = table(turn_limit=1)
    assert "Turn 1 of 2" in text.picture(KONITO.view(before, 0), names, say)
    after = whole_turn(whole_turn(before, 1), 0)
    told = text.verdict(outcome(after), KONITO.view(after, 0), names, say)
    assert told == "The turns are over. Furthest on the track: Ana, Cléo!"


def test_records_name_a_limit_only_where_there_is_one() -> None:
    """Those that were written before there were limits still read, and are still written as they were."""
    for options in (Options(), Options(turn_limit=7)):
        record = Record("konito", 2, options, ("Ana", "Ben", "Cléo", "Dan"), ())
        assert ("option turn_limit 7\n" in write(record)) == (options.turn_limit is not None)
        assert read(write(record), RULES) == record
    with pytest.raises(InvalidRecord):
        read(write(record).replace("turn_limit 7", "turn_limit null"), RULES)


# ---- judging --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N25")
def test_typed_answers_are_matched_and_almost_is_told_to_the_guesser_alone() -> None:
    state = do(reading(table(6)), ReadOut(0))
    almost = do(state, Guess(end(state, 0) + "s"), seat=2)
    assert up(almost).marks[0] == "read"
    assert KONITO.view(almost, 2).guesses[0].almost is True
    for seat in (None, 0, 1, 4):
        assert KONITO.view(almost, seat).guesses[0].almost is None
    right = do(state, Guess(f"The {end(state, 0).upper()}!"), seat=2)
    assert up(right).marks[0] == "got"
    assert right.guesses[0].line == 0


@pytest.mark.rule("N25")
def test_the_reader_can_accept_by_hand() -> None:
    state = do(do(reading(table()), ReadOut(0)), Guess("something quite else"), seat=2)
    assert up(do(state, Got(0))).marks[0] == "got"


@pytest.mark.rule("N25")
def test_around_the_table_the_reader_taps_and_nobody_types() -> None:
    state = reading(table(judging="voice"))
    assert KONITO.legal(state, 2) == ()
    assert KONITO.pending(state) == Players((0,), KONITO.pending(state).until)  # type: ignore[union-attr]
    assert not any(isinstance(action, Say) for action in KONITO.legal(state, 0))
    assert complete(state).faces[0].complete


@pytest.mark.rule("N27")
def test_a_hint_with_a_banned_word_is_held_back_with_the_word() -> None:
    state = reading(table())
    word = end(state, 1)
    assert refusal(state, Say(f"look at the {word}"), 0) == Refusal.BANNED_WORD
    assert banned_words(state, f"look at the {word}") == (word,)
    start = expressions(state, up(state))[1].start
    assert banned_words(state, start) == ()  # never a false alarm on the beginning itself


# ---- objections -----------------------------------------------------------------------------------------------------


def contested() -> State:
    """A complete face, to one expression of which seat 1 objects while the time runs."""
    state = complete(reading(table()))
    return do(state, Contest(0, 1, "banned_word"), seat=1)


@pytest.mark.rule("N26")
def test_other_teams_may_object_to_what_counts_as_guessed() -> None:
    state = contested()
    assert state.objections[0].upheld is None
    assert refusal(state, Contest(0, 1, "translation"), 3) == Refusal.CONTESTED_ALREADY
    assert refusal(state, Contest(1, 0, "translation"), 3) == Refusal.NOT_GUESSED
    assert refusal(reading(table()), Contest(0, 0, "wrong_tap"), 1)


@pytest.mark.rule("N26")
def test_an_objection_is_settled_before_the_next_turn() -> None:
    state = time_up(contested())
    assert refusal(state, Next(), 1) == Refusal.OBJECTION_IS_OPEN
    conceded = do(state, Concede(), seat=2)
    assert conceded.objections[0].upheld is True
    assert conceded.faces[0].marks[1] == "read"
    assert close(conceded).pawns == (0, 0)


@pytest.mark.rule("N26")
@pytest.mark.parametrize(
    ("votes", "pawns"),
    [
        ([(0, False), (1, True), (2, False)], (1, 0)),  # two of four against: no majority any more
        ([(1, True), (3, True), (2, True)], (0, 0)),
        ([(1, True), (3, True), (0, False), (2, False)], (1, 0)),  # a tie changes nothing
    ],
)
def test_the_table_votes(votes: list[tuple[int, bool]], pawns: tuple[int, int]) -> None:
    state = time_up(contested())
    for seat, right in votes:
        state = do(state, Vote(right), seat=seat)
    assert state.objections[0].upheld is not None
    assert close(state).pawns == pawns


@pytest.mark.rule("N26")
def test_everyone_votes_once_and_only_the_readers_team_gives_in() -> None:
    state = do(do(time_up(contested()), Vote(True), seat=1), Vote(False), seat=0)
    assert refusal(state, Vote(True), 0) == Refusal.VOTED_ALREADY
    assert KONITO.legal(state, 1) == ()  # has voted, and is not on the Reader's team
    assert Concede() not in KONITO.legal(state, 3)
    assert Concede() in KONITO.legal(state, 0)


@pytest.mark.rule("N26")
def test_objections_may_come_until_the_next_turn_starts() -> None:
    state = time_up(complete(reading(table())))
    state = do(state, Contest(0, 0, "wrong_tap"), seat=3)
    assert state.objections[0].seat == 3
    assert refusal(state, Got(0), 0)
