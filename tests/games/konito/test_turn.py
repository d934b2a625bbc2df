"""N9–N21: a turn."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.core.game import Chance, Chanced, IllegalMove, Played, Players, Timed
from tablee.core.game import Refusal as CoreRefusal
from tablee.games.konito import KONITO
from tablee.games.konito.deck import Deck
from tablee.games.konito.model import (
    GRACE,
    Got,
    Guess,
    Number,
    Options,
    PassFace,
    ReadOut,
    Refusal,
    Say,
    Start,
    State,
)
from tablee.games.konito.roles import guessers_of, others_of, picker_of, reader_of
from tablee.games.konito.rules import expressions
from tests.games.konito.scene import (
    DECK,
    close,
    complete,
    do,
    draw,
    reading,
    small_deck,
    table,
    time_up,
    until,
    up,
    whole_turn,
)


def refusal(state: State, action: object, seat: int | None = None, at: int | None = None) -> str:
    who = reader_of(state) if seat is None else seat
    with pytest.raises(IllegalMove) as refused:
        KONITO.apply(state, Played(who, action, state.now if at is None else at))  # type: ignore[arg-type]
    return refused.value.code


def end(state: State, line: int) -> str:
    return expressions(state, up(state))[line].end


# ---- who reads ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N9")
@pytest.mark.parametrize(
    ("players", "first", "options", "readers"),
    [
        (4, 0, {}, [0, 1, 2, 3, 0, 1]),
        (4, 3, {}, [3, 0, 1, 2, 3, 0]),
        (5, 0, {}, [0, 1, 2, 3, 4, 1, 0, 3]),  # teams 0 2 4 and 1 3: they alternate, the smaller one sooner anew
        (7, 1, {"teams": 3}, [1, 2, 3, 4, 5, 6, 1, 2, 0]),
    ],
)
def test_teams_alternate_and_each_rotates(
    players: int, first: int, options: dict[str, Any], readers: list[int]
) -> None:
    state = table(players, first=first, **options)
    found = []
    for _ in readers:
        found.append(reader_of(state))
        state = whole_turn(state, 0)
    assert found == readers


@pytest.mark.rule("N10")
@pytest.mark.parametrize(("faces", "pile"), [(0, "green"), (1, "green"), (2, "orange")])
def test_the_pile_is_that_of_the_square_under_the_pawn(faces: int, pile: str) -> None:
    """Tile 1 is green, green, yellow."""
    state = whole_turn(whole_turn(table(), faces), 0)
    pending = KONITO.pending(do(state, Start()))
    assert isinstance(pending, Chance)
    assert all(card.startswith(pile) for card in pending.draw.lots[0].items)


# ---- time -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N11")
def test_sixty_seconds_from_the_readers_start_and_a_small_grace() -> None:
    state = draw(do(table(), Start(), at=10_000), "green1")
    assert until(state) == 10_000 + 60_000 + GRACE
    last = do(state, Guess(end(state, 0)), seat=2, at=until(state))
    assert up(last).marks[0] == "got"
    for seat, action in ((2, Guess("x")), (0, Got(0)), (0, PassFace())):
        assert refusal(state, action, seat, at=until(state) + 1) == Refusal.TIME_IS_UP


@pytest.mark.rule("N11")
def test_the_hourglass_cannot_run_out_early_or_when_none_runs() -> None:
    state = reading(table())
    with pytest.raises(IllegalMove) as refused:
        KONITO.apply(state, Timed(until(state) - 1))
    assert refused.value.code == Refusal.STILL_TIME
    with pytest.raises(IllegalMove) as refused:
        KONITO.apply(table(), Timed(10**9))
    assert refused.value.code == CoreRefusal.NO_CLOCK


@pytest.mark.rule("N11")
def test_every_move_says_when_and_time_does_not_run_backwards() -> None:
    state = reading(table())
    with pytest.raises(IllegalMove) as refused:
        KONITO.apply(state, Played(0, ReadOut(0)))
    assert refused.value.code == Refusal.NO_TIME_GIVEN
    assert refusal(state, ReadOut(0), at=state.now - 1) == Refusal.TIME_RUNS_BACKWARDS


# ---- who sees what --------------------------------------------------------------------------------------------------


def shown(state: State, seat: int | None) -> list[tuple[bool, bool]]:
    """For each line of the face that is up: whether the beginning is seen, and whether the end is."""
    lines = KONITO.view(state, seat).faces[-1].lines
    return [(line.start is not None and line.theme is not None, line.end is not None) for line in lines]


@pytest.mark.rule("N12")
def test_the_reader_sees_the_face_and_team_mates_what_was_read_out() -> None:
    state = do(reading(table()), ReadOut(1))
    assert shown(state, 0) == [(True, True)] * 3
    assert shown(state, 2) == [(False, False), (True, False), (False, False)]
    assert shown(state, None) == [(False, False), (True, False), (False, False)]
    state = do(state, Guess(end(state, 1)), seat=2)
    assert shown(state, 2)[1] == (True, True)
    assert shown(state, None)[1] == (True, True)


@pytest.mark.rule("N12")
@pytest.mark.parametrize("others_see", [True, False])
def test_the_other_teams_see_the_ends_if_the_table_lets_them(others_see: bool) -> None:
    state = do(reading(table(others_see_ends=others_see)), ReadOut(0))
    assert shown(state, 1) == ([(True, True)] * 3 if others_see else [(True, False), (False, False), (False, False)])


@pytest.mark.rule("N12")
def test_the_other_face_and_the_pile_stay_hidden_from_everyone() -> None:
    state = reading(table(), "green2")
    for seat in (None, 0, 1, 2, 3):
        view = KONITO.view(state, seat)
        assert len(view.faces) == 1
        assert view.options.deck == "small"
        hidden = [line.end for line in DECK.cards[1].faces[1]]
        assert not any(end in repr(view) for end in hidden)


@pytest.mark.rule("N12")
def test_a_passed_face_is_shown_to_all() -> None:
    state = do(reading(table()), PassFace())
    for seat in (None, 2):
        assert all(line.end for line in KONITO.view(state, seat).faces[0].lines)


# ---- reading and guessing -------------------------------------------------------------------------------------------


@pytest.mark.rule("N13")
def test_a_word_of_the_answers_family_may_not_be_used() -> None:
    state = reading(table())
    word = end(state, 0)
    assert refusal(state, Say(f"it is an {word}")) == Refusal.BANNED_WORD
    assert refusal(state, Say(f"two {word}s")) == Refusal.BANNED_WORD
    assert do(state, Say("something else altogether")).said == ("something else altogether",)


@pytest.mark.rule("N27")
def test_a_clue_is_held_back_with_the_words_that_give_it_away() -> None:
    state = reading(table())
    with pytest.raises(IllegalMove) as refused:
        do(state, Say(f"two {end(state, 0)}s and a {end(state, 1)}, I think"))
    assert refused.value.about == f"{end(state, 0)}s, {end(state, 1)}"


@pytest.mark.rule("N13")
def test_what_has_been_guessed_may_be_said() -> None:
    state = reading(table())
    word = end(state, 0)
    assert do(do(state, Got(0)), Say(f"not the {word}")).said


@pytest.mark.rule("N14")
def test_answers_come_as_often_as_one_likes_and_in_any_order() -> None:
    state = do(do(reading(table()), ReadOut(0)), ReadOut(2))
    for text in ("nonsense", "more nonsense", "still nonsense"):
        state = do(state, Guess(text), seat=2)
    state = do(state, Guess(end(state, 2)), seat=2)
    assert up(state).marks == ("read", "hidden", "got")
    state = do(state, Guess(end(state, 0)), seat=2)
    assert up(state).marks == ("got", "hidden", "got")
    assert len(state.guesses) == 5


@pytest.mark.rule("N15")
def test_a_complete_face_is_turned_and_then_the_next_card_drawn() -> None:
    state = complete(reading(table(), "green1", "b"))
    assert (up(state).card, up(state).side) == ("green1", 0)
    state = complete(state)
    pending = KONITO.pending(state)
    assert isinstance(pending, Chance)
    assert pending.draw.lots[0].items == ("green2", "green3")


@pytest.mark.rule("N16")
def test_a_passed_face_does_not_count_whatever_was_found() -> None:
    state = do(do(reading(table()), Got(0)), PassFace())
    assert not state.faces[0].complete
    assert (up(state).card, up(state).side) == ("green1", 1)
    state = do(state, PassFace())
    assert isinstance(KONITO.pending(state), Chance)
    state = close(time_up(draw(state, "green2")))
    assert state.pawns == (0, 0)


@pytest.mark.rule("N17")
@pytest.mark.parametrize("faces", [0, 1, 2])
def test_the_pawn_moves_one_square_for_each_complete_face(faces: int) -> None:
    assert whole_turn(table(), faces).pawns == (faces, 0)


@pytest.mark.rule("N17")
def test_a_face_that_is_not_complete_when_time_is_up_does_not_count() -> None:
    state = do(do(reading(table()), Got(0)), Got(1))
    assert close(time_up(state)).pawns == (0, 0)


@pytest.mark.rule("N18")
def test_after_the_turn_all_see_the_faces_that_were_turned_up() -> None:
    state = time_up(complete(reading(table())))
    for seat in (None, 0, 1, 2, 3):
        faces = KONITO.view(state, seat).faces
        assert [face.complete for face in faces] == [True, False]
        assert all(line.end for face in faces for line in face.lines)


@pytest.mark.rule("N18")
def test_the_cards_of_a_turn_make_three_heaps() -> None:
    state = complete(complete(reading(table(), "green1")))
    state = do(complete(draw(state, "green2")), PassFace())
    state = time_up(draw(state, "green3"))
    assert KONITO.view(state, None).heaps == (1, 1, 1)


@pytest.mark.rule("N19")
def test_an_empty_pile_is_refilled_from_its_used_cards() -> None:
    state = table()
    for card in ("green1", "green2", "green3"):
        state = whole_turn(state, 0, card)
    pending = KONITO.pending(do(state, Start()))
    assert isinstance(pending, Chance)
    assert pending.draw.lots[0].items == ("green1", "green2", "green3")
    state = reading(state, "green2")
    assert state.used == ("green2",)


@pytest.mark.rule("N19")
def test_cards_of_this_turn_come_last_when_a_pile_is_refilled() -> None:
    state = KONITO.setup(4, Options(deck=small_deck(2), track=("1b", "15b")))
    state = KONITO.apply(state, Chanced("first", (("0",),)))
    state = complete(complete(reading(state, "green1")))
    state = complete(complete(draw(state, "green2")))
    pending = KONITO.pending(state)
    assert isinstance(pending, Chance)
    assert pending.draw.lots[0].items == ("green1", "green2")


def pile(state: State) -> tuple[str, ...]:
    """What may be drawn by whoever turns the hourglass now."""
    pending = KONITO.pending(do(state, Start()))
    assert isinstance(pending, Chance)
    return pending.draw.lots[0].items


def after_a_game_that_used(*cards: str, **options: Any) -> State:
    """The first turn of a company's next game."""
    state = table(**options)
    for card in cards:
        state = whole_turn(state, 0, card)
    state = KONITO.setup(4, KONITO.again(state))
    return KONITO.apply(state, Chanced("first", (("0",),)))


@pytest.mark.rule("N19")
def test_in_the_next_game_cards_that_the_company_has_seen_come_last() -> None:
    state = after_a_game_that_used("green1", "green3")
    assert pile(state) == ("green2",)
    state = whole_turn(state, 0, "green2")
    assert pile(state) == ("green1", "green3")


@pytest.mark.rule("N19")
def test_a_company_that_has_seen_a_whole_pile_begins_anew_with_what_it_saw_longest_ago() -> None:
    state = after_a_game_that_used("green1", "green2")
    state = whole_turn(state, 0, "green3")
    assert KONITO.again(state).seen == ("green3",)


@pytest.mark.rule("N19")
def test_a_table_may_choose_to_forget_what_was_seen() -> None:
    assert pile(after_a_game_that_used("green1", fresh=False)) == ("green1", "green2", "green3")


@pytest.mark.rule("N19")
def test_what_was_seen_is_nobodys_business() -> None:
    state = after_a_game_that_used("green1")
    assert state.options.seen == ("green1",)
    assert KONITO.view(state, 0).options.seen == ()


# ---- challenges -----------------------------------------------------------------------------------------------------


def on_a_challenge_square(players: int = 4, deck: Deck = DECK, **options: Any) -> State:
    """The second square of tile 1 is a Défi square: a turn that moves the first team onto it, and one that does not."""
    state = KONITO.setup(players, Options(deck=deck, track=("1", "2", "15"), **options))
    state = KONITO.apply(state, Chanced("first", (("0",),)))
    state = whole_turn(state, 1)
    return whole_turn(state, 0) if players > 3 else state


@pytest.mark.rule("N20")
def test_the_next_one_of_another_team_picks_a_number_before_the_time_starts() -> None:
    state = on_a_challenge_square()
    assert reader_of(state) == 2
    assert KONITO.pending(state) == Players((3,))
    state = do(state, Number(1), seat=picker_of(state))
    assert isinstance(KONITO.pending(state), Chance)
    state = KONITO.apply(state, Chanced("challenge", (("0",),)))
    assert state.challenge == DECK.challenges[0][0]
    assert state.started is None
    assert KONITO.pending(state) == Players((2,))
    state = whole_turn(state, 0)
    assert state.challenge is None  # for that turn only


@pytest.mark.rule("N20")
def test_nobody_sees_a_challenge_card_before_a_number_is_picked_then_everyone_sees_all_of_it() -> None:
    state = do(on_a_challenge_square(), Number(2), seat=3)
    assert [KONITO.view(state, seat).challenge_card for seat in (None, 0, 1, 2, 3)] == [()] * 5
    state = KONITO.apply(state, Chanced("challenge", (("0",),)))
    skipped = KONITO.view(state, 0)
    assert skipped.challenge_card == (), "its second rule needs a voice, and this table types"
    state = do(on_a_challenge_square(), Number(1), seat=3)
    state = KONITO.apply(state, Chanced("challenge", (("0",),)))
    for seat in (None, 0, 1, 2, 3):
        view = KONITO.view(state, seat)
        assert view.challenge_card == DECK.challenges[0]
        assert view.challenge_card[0] == view.challenge
        assert KONITO.view(KONITO.guess(view, Random(1)), seat) == view


@pytest.mark.rule("N9")
def test_everyone_is_told_who_is_who_and_where_the_turn_leads() -> None:
    before = KONITO.view(table(first=1), 0)
    assert (before.form, before.teams, before.level) == ("teams", (0, 1, 0, 1), "green")
    assert (before.reader, before.guessers, before.picker) == (1, (3,), None)
    assert (before.landing, before.next_reader) == (None, None)
    after = KONITO.view(time_up(complete(reading(table(first=1)))), None)
    assert (after.landing, after.next_reader) == ((0, 1), 2)
    assert after.squares[-1].level is None
    state = reading(replace(table(first=1), pawns=(0, 10)))
    last = KONITO.view(time_up(complete(state)), None)
    assert (last.landing, last.next_reader) == ((0, 11), None), "nobody reads after the finish"


@pytest.mark.rule("N20")
def test_among_friends_the_next_player_picks() -> None:
    state = on_a_challenge_square(players=2)
    assert picker_of(state) == 1 - reader_of(state)


@pytest.mark.rule("N21")
def test_a_challenge_that_cannot_be_played_is_skipped() -> None:
    """Number 1 of the second card needs a voice, and this table types."""
    state = do(on_a_challenge_square(), Number(1), seat=3)
    state = KONITO.apply(state, Chanced("challenge", (("1",),)))
    pending = KONITO.pending(state)
    assert isinstance(pending, Chance)
    assert pending.draw.lots[0].items == ("0",)
    assert KONITO.apply(state, Chanced("challenge", (("0",),))).challenge == DECK.challenges[0][0]


@pytest.mark.rule("N21")
def test_a_number_that_nobody_can_play_is_no_challenge_at_all() -> None:
    """Number 2 needs a voice on both cards."""
    state = do(on_a_challenge_square(), Number(2), seat=3)
    state = KONITO.apply(state, Chanced("challenge", (("0",),)))
    assert (state.phase, state.challenge) == ("ready", None)
    loud = do(on_a_challenge_square(judging="voice"), Number(2), seat=3)
    assert KONITO.apply(loud, Chanced("challenge", (("0",),))).challenge == DECK.challenges[0][1]


@pytest.mark.rule("N21")
def test_a_challenge_with_an_opponent_needs_one() -> None:
    state = on_a_challenge_square(players=2)
    assert others_of(state) == []
    state = do(state, Number(3), seat=picker_of(state))
    state = KONITO.apply(state, Chanced("challenge", (("0",),)))
    assert state.challenge is None
    assert KONITO.apply(state, Chanced("challenge", (("1",),))).challenge == DECK.challenges[1][2]


# ---- roles ----------------------------------------------------------------------------------------------------------


def test_everyone_keeps_to_their_role() -> None:
    state = reading(table())
    assert guessers_of(state) == [2]
    assert others_of(state) == [1, 3]
    for seat in (1, 2, 3):
        assert refusal(state, Got(0), seat) in (Refusal.NOT_YOUR_ROLE, CoreRefusal.NOT_YOUR_TURN)
    assert refusal(state, Guess("x"), 0) == Refusal.NOT_YOUR_ROLE


@pytest.mark.parametrize(
    "junk", [None, 3, "guess", Got(9), Got(-1), ReadOut(8), Guess(""), Guess("  "), Say("x" * 500)]
)
def test_junk_for_an_action_is_refused(junk: object) -> None:
    state = reading(table())
    assert refusal(state, junk, seat=2 if isinstance(junk, Guess) else 0)


def test_a_blank_must_be_filled() -> None:
    state = reading(table())
    (template,) = KONITO.legal(state, 2)
    assert refusal(state, template, seat=2) == Refusal.EMPTY_TEXT
