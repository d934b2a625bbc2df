"""The laws of the contract, over every registered game, no exemptions by name."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.core.chance import outcomes, sample, ways
from tablee.core.codec import decode, decode_move, encode
from tablee.core.game import Chance, Chanced, Game, IllegalMove, Over, Pending, Played, Players, Timed
from tablee.core.record import Record, read, replay, write
from tablee.games import GAMES, RULES
from tests.subjects import SUBJECTS, TABLES, Subject, played, walk

LISTABLE = 300
SEEDS = range(3)

table = pytest.mark.parametrize(("name", "players", "index"), TABLES)


def spread(things: list[Any], most: int) -> list[Any]:
    """Some of many, from the first to the last."""
    return things if len(things) <= most else [things[at * (len(things) - 1) // (most - 1)] for at in range(most)]


def game_and_subject(name: str) -> tuple[Game[Any, Any, Any, Any], Subject]:
    return GAMES[name].game, SUBJECTS[name]


def test_every_game_is_under_the_laws() -> None:
    assert set(SUBJECTS) == set(GAMES)


@table
def test_law_1_a_seat_has_something_to_do_exactly_when_it_is_pending(name: str, players: int, index: int) -> None:
    game, subject = game_and_subject(name)
    for seed in SEEDS:
        for state in spread(walk(name, players, subject.options[index], seed)[0], subject.most_states):
            pending = game.pending(state)
            seats = pending.seats if isinstance(pending, Players) else ()
            assert [seat for seat in range(players) if game.legal(state, seat)] == sorted(seats)


@table
def test_law_2_what_is_legal_applies_and_nothing_else(name: str, players: int, index: int) -> None:
    game, subject = game_and_subject(name)
    rng = Random(index)
    states, _ = walk(name, players, subject.options[index], seed=10)
    for state in rng.sample(states, min(len(states), 25)):
        before = encode(state)
        for seat in range(players):
            legal = game.legal(state, seat)
            assert len(set(legal)) == len(legal)
            for action in legal:
                game.apply(state, played(name, state, seat, action))
            for action in subject.any_action:
                if action not in legal:
                    with pytest.raises(IllegalMove):
                        game.apply(state, replace(played(name, state, seat, action), action=action))
        assert encode(state) == before


@table
def test_law_2_holds_for_movers_that_are_not_pending(name: str, players: int, index: int) -> None:
    game, subject = game_and_subject(name)
    states, moves = walk(name, players, subject.options[index], seed=11)
    some_action = next(move.action for move in moves if isinstance(move, Played))
    for state in spread(states, subject.most_states):
        pending = game.pending(state)
        wrong: list[Any] = [Played(-1, some_action), Played(players, some_action), None, "nonsense", Timed(-1)]
        if not isinstance(pending, Chance):
            wrong.append(Chanced("roll", (("1",),)))
        for move in wrong:
            with pytest.raises(IllegalMove):
                game.apply(state, move)


@table
def test_law_3_every_outcome_of_a_draw_applies_and_chances_sum_to_one(name: str, players: int, index: int) -> None:
    game, subject = game_and_subject(name)
    rng = Random(index)
    seen: set[str] = set()
    for state in walk(name, players, subject.options[index], seed=20)[0]:
        pending = game.pending(state)
        if not isinstance(pending, Chance) or pending.draw.name in seen:
            continue
        draw = pending.draw
        seen.add(draw.name)
        if ways(draw) <= LISTABLE:
            listed = outcomes(draw)
            assert sum(listed.values()) == 1
            draws = [Chanced(draw.name, outcome) for outcome in listed]
        else:
            draws = [sample(draw, rng) for _ in range(LISTABLE)]
        for move in draws:
            game.apply(state, move)
        first = draws[0]
        for bad in (
            Chanced(first.draw + "?", first.outcome),
            Chanced(first.draw, first.outcome[:-1]),
            Chanced(first.draw, (*first.outcome, first.outcome[0])),
            Chanced(first.draw, (("?",) * len(first.outcome[0]), *first.outcome[1:])),
        ):
            with pytest.raises(IllegalMove):
                game.apply(state, bad)
    assert seen


@table
def test_law_4_everything_survives_being_written_down(name: str, players: int, index: int) -> None:
    game, subject = game_and_subject(name)
    states, moves = walk(name, players, subject.options[index], seed=30)
    for state in spread(states, subject.most_states):
        assert decode(game.state, encode(state)) == state
        for seat in (None, *range(players)):
            for view in (game.view(state, seat), game.recall(state, seat)):
                assert decode(game.sight, encode(view)) == view
    for move in moves:
        assert decode_move(game, encode(move)) == move


@table
def test_law_4_any_prefix_of_a_record_replays_to_the_live_state(name: str, players: int, index: int) -> None:
    game, subject = game_and_subject(name)
    options = subject.options[index]
    states, moves = walk(name, players, options, seed=31)
    names = tuple(f"seat {seat}" for seat in range(players))
    for length in {0, 1, len(moves) // 2, len(moves)}:
        record = Record(name, game.info.version, options, names, tuple(moves[:length]))
        text = write(record)
        again = read(text, RULES)
        assert again == record
        assert write(again) == text
        assert list(replay(game, again)) == states[: length + 1]


@table
def test_law_5_a_guess_fits_its_view(name: str, players: int, index: int) -> None:
    game, subject = game_and_subject(name)
    rng = Random(index)
    for state in spread(walk(name, players, subject.options[index], seed=40)[0], subject.most_states):
        for seat in (None, *range(players)):
            for look in (game.view, game.recall):
                view = look(state, seat)
                guess = game.guess(view, rng)
                assert look(guess, seat) == view
                assert whose_move(game.pending(guess)) == whose_move(game.pending(state))
                if seat is not None:
                    assert game.legal(guess, seat) == game.legal(state, seat)


@table
def test_law_6_what_a_seat_cannot_see_does_not_change_what_it_is_sent(name: str, players: int, index: int) -> None:
    game, subject = game_and_subject(name)
    rng = Random(index)
    changed = 0
    for seed in SEEDS:
        for state in spread(walk(name, players, subject.options[index], seed=50 + seed)[0], subject.most_states):
            for seat in (None, *range(players)):
                for look, forgets_nothing in ((game.view, False), (game.recall, True)):
                    other = subject.permute_hidden(state, seat, forgets_nothing, rng)
                    changed += other != state
                    assert encode(look(other, seat)) == encode(look(state, seat))
    assert bool(changed) is subject.has_secrets  # or the law was never put to the test


@table
def test_what_is_foreseen_can_be_foreseen_from_the_view(name: str, players: int, index: int) -> None:
    game, subject = game_and_subject(name)
    if game.foresee is None:
        return
    for state in spread(walk(name, players, subject.options[index], seed=60)[0], subject.most_states):
        for seat in range(players):
            for action in game.legal(state, seat):
                foresight = game.foresee(game.view(state, seat), action)
                assert decode(type(foresight), encode(foresight)) == foresight


@table
def test_law_7_a_random_game_ends_within_its_bound(name: str, players: int, index: int) -> None:
    game, subject = game_and_subject(name)
    for seed in range(subject.games):
        states, moves = walk(name, players, subject.options[index], seed=70 + seed)
        assert len(moves) <= game.info.longest_random_game
        pending = game.pending(states[-1])
        assert isinstance(pending, Over)
        ranked = [seat for seats in pending.outcome.ranking for seat in seats]
        assert sorted(ranked) == list(range(players))
        assert len(pending.outcome.scores) == players


@table
def test_law_8_other_names_change_names_and_nothing_else(name: str, players: int, index: int) -> None:
    game, subject = game_and_subject(name)
    states, moves = walk(name, players, subject.options[index], seed=80)
    for relabel in subject.relabellings(players, Random(index)):
        for state, move, after in spread(list(zip(states, moves, states[1:], strict=False)), subject.most_states):
            other = relabel.state(state)
            assert game.apply(other, relabel.move(move)) == relabel.state(after), relabel.name
            for seat in range(players):
                moved = relabel.seat(seat)
                assert game.view(other, moved) == relabel.view(game.view(state, seat)), relabel.name
                assert game.recall(other, moved) == relabel.view(game.recall(state, seat)), relabel.name
                relabelled = {relabel.move(Played(seat, action)) for action in game.legal(state, seat)}
                assert {Played(moved, action) for action in game.legal(other, moved)} == relabelled, relabel.name
            assert game.unveiled(other) == relabel.view(game.unveiled(state)), relabel.name


def whose_move(pending: Pending) -> object:
    """What of a pending move everybody may know: which draw it is, but not what is in the pile."""
    return pending.draw.name if isinstance(pending, Chance) else pending


@table
def test_law_9_an_action_that_reveals_nothing_tells_nobody_anything(name: str, players: int, index: int) -> None:
    """Two truths that a seat cannot tell apart stay so, and so taking the action back leaves nobody any wiser."""
    game, subject = game_and_subject(name)
    rng = Random(index)
    for state in spread(walk(name, players, subject.options[index], seed=90)[0], min(subject.most_states, 120)):
        pending = game.pending(state)
        for seat in pending.seats if isinstance(pending, Players) else ():
            for action in game.legal(state, seat):
                if game.reveals(state, action):
                    continue
                move = played(name, state, seat, action)
                after = game.apply(state, move)
                for watcher in (None, *range(players)):
                    other = subject.permute_hidden(state, watcher, True, rng)
                    assert game.recall(game.apply(other, move), watcher) == game.recall(after, watcher)


@table
def test_law_10_there_is_always_another_game(name: str, players: int, index: int) -> None:
    """The options for the same company fit it, and as everyone may see them they hold nothing that is not theirs."""
    game, subject = game_and_subject(name)
    for state in spread(walk(name, players, subject.options[index], seed=100)[0], 10):
        options = game.again(state)
        game.setup(players, options)
        assert decode(game.options, encode(game.shown(options))) == game.shown(options)
        assert game.shown(options) == game.view(game.setup(players, options), None).options


@table
def test_law_11_nothing_that_a_seat_knew_is_missing_when_everything_is_shown(
    name: str, players: int, index: int
) -> None:
    """Where another truth would look different to anyone, it looks different to whoever is shown everything."""
    game, subject = game_and_subject(name)
    rng = Random(index)
    different = 0
    for state in spread(walk(name, players, subject.options[index], seed=110)[0], subject.most_states):
        shown = game.unveiled(state)
        assert decode(game.sight, encode(shown)) == shown
        for hidden_from in (None, *range(players)):
            other = subject.permute_hidden(state, hidden_from, True, rng)
            for seat in (None, *range(players)):
                if game.recall(other, seat) != game.recall(state, seat):
                    different += 1
                    assert game.unveiled(other) != shown
    assert bool(different) is subject.has_secrets  # or the law was never put to the test
