"""Rounds over arrays, against the rules."""

from itertools import product
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from tablee.bots.match import play
from tablee.core.game import Over, Played
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.bots import rounds
from tablee.games.kinoko.bots.score import chance_to_win, deal, table
from tablee.games.kinoko.model import Announce, Colour, EndTurn, Options, State
from tests.games.kinoko.scene import do
from tests.games.kinoko.symmetry import OPTIONS, linger


def arrays(state: State) -> tuple[rounds.Ints, rounds.Ints, rounds.Ints]:
    """Places, who has seen, and families of one state."""
    index = state.colours.index
    cards = np.array([[index(colour) for colour in row] for row in state.cards])
    pos = np.argsort(cards, axis=1).astype(np.int8)
    seen = np.take_along_axis(np.array(state.seen_by), pos.astype(np.intp), axis=1).astype(np.int8)
    return pos[None], seen[None], np.array([[index(colour) for colour in state.families]], dtype=np.int8)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_actions_do_what_the_rules_say(players: int) -> None:
    done = 0
    for seed, options in enumerate(OPTIONS * 4):
        before = KINOKO.setup(players, options)
        for move, state in play(KINOKO, before, [linger] * players, Random(seed)):
            if isinstance(move, Played) and not isinstance(move.action, EndTurn | Announce):
                pos, seen, _ = arrays(before)
                number = np.array([rounds.number_of(move.action, players)])
                rounds.act(pos, seen, number, move.seat, players)
                expected_pos, expected_seen, _ = arrays(state)
                assert (pos == expected_pos).all()
                assert (seen == expected_seen).all()
                done += 1
            before = state
            if done > 150 * (seed + 1):
                break
    assert done > 300


@pytest.mark.rule("K19")
@pytest.mark.rule("K20")
@pytest.mark.rule("K22")
@pytest.mark.rule("K26")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("anyway", [False, True])
def test_the_end_of_a_round_scores_what_the_rules_say(players: int, anyway: bool) -> None:
    rng = Random(players)
    options = Options(gathered_scores_anyway=anyway)
    checked = over = 0
    for seed in range(6):
        for _, state in play(KINOKO, KINOKO.setup(players, options), [linger] * players, Random(seed)):
            if state.phase != "close" or rng.random() < 0.5:
                continue
            scores = tuple(rng.choice((0, 1, 2, 3)) for _ in range(players))
            state = replace(state, scores=scores, families=_gathering(state, rng))
            pos, _, families = arrays(state)
            announcer = np.array([state.turn], dtype=np.int8)
            assert state.forbidden is not None
            forbidden = state.colours.index(state.forbidden)
            gained = rounds.gains(pos, families, forbidden, announcer, players, anyway)
            after = do(state, Announce())
            now = np.maximum(np.array(scores) + gained, 0)
            assert tuple(now[0]) == after.scores
            pending = KINOKO.pending(after)
            if isinstance(pending, Over):
                winners = pending.outcome.winners
                for seat in range(players):
                    chance = chance_to_win(now, announcer, 0, state.stopped, seat, players)[0]
                    assert chance == pytest.approx((seat in winners) / len(winners))
                over += 1
            checked += 1
    assert checked > 100
    assert over > 20


def _gathering(state: State, rng: Random) -> tuple[Colour, ...]:
    """Families that are together more often than by chance."""
    spots = {
        colour: {row.index(colour) for row in state.cards} for colour in state.colours if colour != state.forbidden
    }
    together = sorted(spots, key=lambda colour: (len(spots[colour]), rng.random()))
    return tuple(rng.sample(together[: state.players], state.players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_score_is_worth_more_the_higher_it_is_and_the_chances_are_shares_of_one(players: int) -> None:
    chances = table(players)
    assert np.allclose(chances.sum(axis=-1), 1)
    for scores in product(range(4), repeat=players):
        if scores[0] < 3:
            better = (scores[0] + 1, *scores[1:])
            assert chances[better][0] > chances[scores][0] - 0.02


@pytest.mark.rule("K6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_deals_are_those_that_stand(players: int) -> None:
    pos, seen, families = deal(500, players, np.random.default_rng(1))
    assert len(pos) == 500
    assert not rounds.dealt_again(pos, players).any()
    assert all(len(set(row)) == players + 1 for row in families.tolist())
    assert (np.sort(pos, axis=2) == np.arange(players + 2)).all()
    assert (seen == rounds.watchers(players)[pos]).all()
