"""What everyone may suspect of everyone, against Bayes' rule over every colour, one action at a time."""

from collections.abc import Iterator
from itertools import combinations, islice, product
from math import prod
from random import Random
from typing import TypeAlias

import numpy as np
import pytest
from bench.kinoko_calibration import hasty

from tablee.bots.match import play
from tablee.core.game import Played, Seat
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.bots import BOTS, rounds
from tablee.games.kinoko.bots.posterior import posterior, reading
from tablee.games.kinoko.bots.suspicion import Suspicion
from tablee.games.kinoko.model import VALUES, Action, Cards, Colour, EndTurn, Options, Reroll, State
from tests.games.kinoko.symmetry import OPTIONS, linger, seen_ever
from tests.games.kinoko.test_beliefs import backs, chances, closeness, exchanged, moved_by, spread
from tests.games.kinoko.test_rounds import arrays

Watched: TypeAlias = list[tuple[State, Played[Action], State]]
"""What was done, from where, and when it is judged: by now, but what is about to be done when it has been done."""


# ---- the slow way ---------------------------------------------------------------------------------------------------


def suspected(state: State, cards: Cards, watched: Watched, observer: Seat, seat: Seat) -> dict[Colour, float]:
    """If the cards lie like this now: how likely each colour is this seat's family, for all that the observer has seen
    by now of what the other had seen then.
    """
    how = reading(state.players)
    wanted = [colour for colour in state.colours if colour != state.forbidden]
    likely = {(colour, number): [1.0] for colour in wanted for number in range(len(how.manners))}
    judge = None
    for before, event, judged in reversed(watched):
        if judged is not judge:
            judge, by_now = judged, {(value, cards[value - 1][place]) for value, place in seen_ever(judged, observer)}
        cards = moved_by(cards, event)  # back again
        if event.seat == seat:
            own = frozenset(seen_ever(before, seat))
            common = frozenset((value, place) for value, place in own if (value, cards[value - 1][place]) in by_now)
            spreads = tuple(spread(cards, colour, common) for colour in wanted)
            told = chances(spreads, wanted, backs(own, before.players), before, event, how)
            for key, chance in told.items():
                likely[key].append(chance)
    found = {
        colour: sum(manner.share * prod(likely[colour, number]) for number, manner in enumerate(how.manners))
        for colour in wanted
    }
    return {colour: chance / sum(found.values()) for colour, chance in found.items()}


def followed(players: int, seed: int) -> Iterator[tuple[State, Watched]]:
    """A game, and what has been done in its round so far."""
    company = [BOTS["fox"], linger, BOTS["squirrel"], BOTS["chick"]][:players]
    options = OPTIONS[3] if seed % 3 == 2 else Options(round_limit=60)
    before = KINOKO.setup(players, options)
    done: list[tuple[State, Played[Action]]] = []
    for move, state in play(KINOKO, before, company, Random(seed)):
        if not state.history:
            done = []
        elif isinstance(move, Played):
            done.append((before, move))
        before = state
        if done and state.phase in ("act", "close"):
            yield state, [(then, event, state) for then, event in done]


def agree(found: rounds.Floats, expected: dict[Colour, float], state: State) -> None:
    chance = np.exp(found - found.max())
    told = dict(zip(state.colours, chance / chance.sum(), strict=True))
    assert max(abs(told[colour] - likely) for colour, likely in expected.items()) < 1e-9
    assert state.forbidden is None or told[state.forbidden] == 0


@pytest.mark.parametrize(("players", "count"), [(2, 60), (3, 40), (4, 16)])
def test_a_seat_is_suspected_for_all_that_it_did(players: int, count: int) -> None:
    rng = Random(players)
    how = reading(players)
    for state, watched in islice(wherever(players, rng), count):
        view = KINOKO.recall(state, state.turn)
        belief = posterior(view, how)
        found = Suspicion(view, belief, how).now()
        way = rng.randrange(len(belief.pos))
        for observer in set(range(players)) - {state.turn}:
            for seat in set(range(players)) - {observer}:
                expected = suspected(state, cards_of(belief.pos[way], state), watched, observer, seat)
                agree(found[way, observer, seat], expected, state)


@pytest.mark.parametrize(("players", "count"), [(2, 40), (3, 24), (4, 8)])
def test_and_for_what_it_is_about_to_do(players: int, count: int) -> None:
    rng = Random(players)
    how = reading(players)
    for state, watched in islice(wherever(players, rng), count):
        view = KINOKO.recall(state, state.turn)
        belief = posterior(view, how)
        legal = list(KINOKO.legal(state, state.turn))
        actions: list[Action] = [EndTurn()] if state.phase == "close" else rng.sample(legal, min(4, len(legal)))
        way = rng.randrange(len(belief.pos))
        for action in actions:
            done = Played(state.turn, action)
            after = KINOKO.apply(state, done)
            cards = moved_by(cards_of(belief.pos[way], state), done)
            seen = belief.seen.copy()
            if not isinstance(action, EndTurn | Reroll):
                number = np.full(len(seen), rounds.number_of(action, players))
                rounds.act(belief.pos.copy(), seen, number, state.turn, players)
            found = Suspicion(view, belief, how).after(action, seen)
            for observer in set(range(players)) - {state.turn}:
                expected = suspected(state, cards, [*watched, (state, done, after)], observer, state.turn)
                agree(found[way, observer, state.turn], expected, state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_rounds_played_out_an_exchange_is_suspected_by_what_it_brings_together(players: int) -> None:
    rng, taste = Random(players), rounds.PURPOSEFUL
    for state, _ in islice(wherever(players, rng), 30):
        pos, seen, families = arrays(state)
        seat, n = state.turn, players + 2
        forbidden = np.array([state.colours.index(colour) for colour in state.colours if colour == state.forbidden])
        before = rounds.unsuspecting(families, forbidden)
        after = before.copy()
        number = rng.randrange(rounds.menu(players).nothing + 1)
        then, had_seen = pos.copy(), seen.copy()
        rounds.act(pos, seen, np.array([number]), seat, players)
        rounds.notice(then, had_seen, seen, np.array([number]), seat, players, taste, after)
        value, pair = divmod(number, n * (n - 1) // 2)
        for observer, other, colour in product(range(players), range(players), range(n)):
            expected = before[0, observer, other, colour]
            if other == seat != observer and value < len(VALUES):
                by_now = {divmod(card, n) for card in np.flatnonzero(seen[0] >> observer & 1).tolist()}
                common = frozenset(
                    (value, place)
                    for value, place in seen_ever(state, seat)
                    if (value - 1, state.colours.index(state.cards[value - 1][place])) in by_now
                )
                own = spread(state.cards, state.colours[colour], common)
                moved = exchanged(own, value + 1, *sorted(combinations(range(n), 2))[pair])
                expected += taste.reads * (closeness(moved, taste.pair) - closeness(own, taste.pair))
            assert after[0, observer, other, colour] == pytest.approx(expected)


@pytest.mark.parametrize("players", [2, 3])
def test_others_are_taken_to_think_about_what_they_think(players: int) -> None:
    """Of the own family: how far off, on average, against somebody who thinks that they know nothing."""
    errors: list[tuple[float, float]] = []
    how = reading(players)
    for seed in range(4):
        game = play(KINOKO, KINOKO.setup(players, Options(round_limit=60)), [hasty] * players, Random(seed))
        closes = (state for _, state in game if state.phase == "close")
        for state in islice(closes, 1, 60, 3):
            view = KINOKO.recall(state, state.turn)
            belief = posterior(view, how)
            found = Suspicion(view, belief, how).now()
            for observer in set(range(players)) - {state.turn}:
                family, theirs = (state.colours.index(state.families[seat]) for seat in (state.turn, observer))
                taken = np.exp(found[:, observer, state.turn])
                taken[:, theirs] = 0
                taken /= taken.sum(axis=1, keepdims=True)
                attributed = belief.weight.sum(axis=1) @ taken[:, family]
                thought = posterior(KINOKO.recall(state, observer), how).family_of(state.turn)[family]
                errors.append((abs(attributed - thought), abs(1 / players - thought)))
    attributed, ignorant = np.mean(errors, axis=0)
    assert attributed < 0.7 * ignorant


def wherever(players: int, rng: Random) -> Iterator[tuple[State, Watched]]:
    """Positions here and there in many games."""
    for seed in range(100):
        yield from (found for found in islice(followed(players, seed), 40) if rng.random() < 0.2)


def cards_of(pos: rounds.Ints, state: State) -> Cards:
    return tuple(tuple(state.colours[colour] for colour in row) for row in np.argsort(pos, axis=1).tolist())
