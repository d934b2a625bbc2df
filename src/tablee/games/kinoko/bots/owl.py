"""The expert: weighs every action by rounds played out from what it believes, and by what the scores are worth.

Whoever plays on in them keeps apart what it suspects others to gather. What an action gives away is therefore met by
those who would understand it, and the owl hides what it gathers where that is worth it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from tablee.core.game import Rng, Seat, Thought
from tablee.games.kinoko.bots import rounds
from tablee.games.kinoko.bots.explaining import explain
from tablee.games.kinoko.bots.posterior import Posterior, Reading, posterior, reading
from tablee.games.kinoko.bots.reasons import Calls, Waits
from tablee.games.kinoko.bots.rounds import PURPOSEFUL, Floats, Ints, Taste
from tablee.games.kinoko.bots.score import chance_to_win
from tablee.games.kinoko.bots.suspicion import Suspicion
from tablee.games.kinoko.model import Action, Announce, EndTurn, Reroll, View

_LONGEST = 30  # turns of a round that are played out
_PLAUSIBLE = 0.2  # less likely together than that, announcing is not thought of …
_HURRY = 8  # … but when the round ends in so many turns (K24)
_ENDING = 3  # so many actions are looked at only for what they are worth if the round ends now
_DOUBT = 4  # so many rounds' worth of doubt whether what was seen changes anything


@dataclass(frozen=True)
class Effort:
    """How many rounds are played out for a decision."""

    widest: int = 12
    """So many actions that look best are played out at all."""
    stages: tuple[tuple[int, int], ...] = ((48, 5), (120, 2), (300, 1))
    """So many rounds for each, and how many of the best go on to the next stage."""
    close: int = 600
    """For the question whether to announce."""
    glance: int = 48
    """Truths over which actions are looked at before any round is played out."""


def owl(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Action]:
    """Decide for the seat of this view."""
    return Mind(view, rng).decide(legal)


@dataclass
class Prospect:
    """What may come of an action: what the seat may see by it, and what it is worth then to announce or to wait."""

    action: Action
    case: NDArray[np.intp]
    """By way, which of the cases it is that the seat can tell apart afterwards."""
    chance: Floats
    """By case, how likely it is."""
    announced: Floats
    """By case, the chance to win if the round ends now."""
    waited: Floats
    """By case, the sum of the chances to win where the round was played on …"""
    played: Floats
    """… and how often it was."""
    seen: Ints
    """By way, value and colour, who has seen the card then."""

    def now(self) -> float:
        """The chance to win by announcing at once, in the cases in which that may be thought of."""
        return float(self.chance @ np.where(np.isfinite(self.announced), self.announced, 0))

    def worth(self) -> float:
        """The chance to win if in each case the better is done."""
        mean = self.waited.sum() / max(self.played.sum(), 1)
        wait = (self.waited + _DOUBT * mean) / (self.played + _DOUBT)
        return float(self.chance @ np.maximum(self.announced, wait))


class Mind:
    """One decision."""

    def __init__(
        self,
        view: View,
        rng: Rng,
        effort: Effort | None = None,
        how: Reading | None = None,
        taste: Taste | None = None,
    ) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.players = view.players
        self.effort = effort or Effort()
        self.taste = taste or PURPOSEFUL
        self.rng = np.random.default_rng(rng.randrange(1 << 62))
        self.how = how or reading(view.players)
        self.belief: Posterior = posterior(view, self.how)
        own = self.belief.own(self.seat)
        self.leaning: Floats = own[np.arange(rounds.VALUES)[:, None], self.belief.pos]
        self.forbidden = view.colours.index(view.forbidden) if view.forbidden else -1
        limit = view.options.round_limit
        self.left = None if limit is None else limit - view.turns

    @cached_property
    def suspicion(self) -> Suspicion:
        """What everyone may suspect of everyone; many a decision does not ask."""
        return Suspicion(self.view, self.belief, self.how)

    def decide(self, legal: Sequence[Action]) -> Thought[Action]:
        """What to do, and why."""
        if self.view.phase == "close":
            return self.announce_or_not()
        action = self.choose(list(legal))
        return Thought(action, explain(action, self.view, self.belief))

    # ---- the end of a turn -------------------------------------------------------------------------------------------

    def announce_or_not(self) -> Thought[Action]:
        """Whichever wins more often."""
        together = self.belief.together(self.seat)
        if not self._plausible(together):
            return Thought(EndTurn(), Waits(together))
        now = float(self._announced(self.belief.pos).sum())
        way, assignment = self.belief.sample(self.effort.close, self.rng)
        pos, seen, families = self.belief.pos[way], self.belief.seen[way], self.belief.families[assignment]
        silent = self.suspicion.after(EndTurn(), self.belief.seen)
        later = float(self._play_on(pos, seen, families, self.leaning[way], silent[way]).mean())
        if now >= later:
            return Thought(Announce(), Calls(together, now, later))
        return Thought(EndTurn(), Waits(together, now, later))

    def _plausible(self, together: float) -> bool:
        return together >= _PLAUSIBLE or (self.left is not None and self.left <= _HURRY)

    def _announced(self, pos: Ints) -> Floats:
        """By way, the chance to win if the round ends now, times how likely the way is."""
        ways, assignments = self.belief.weight.shape
        every = np.repeat(pos, assignments, axis=0)
        families = np.tile(self.belief.families, (ways, 1))
        announcer = np.full(len(every), self.seat, dtype=np.int8)
        worth = self._worth(every, families, announcer, 0).reshape(ways, assignments)
        found: Floats = (worth * self.belief.weight).sum(axis=1)
        return found

    # ---- an action ---------------------------------------------------------------------------------------------------

    def choose(self, legal: list[Action]) -> Action:
        """The best action: those that look best at a glance are played out, and the better ones more often."""
        promising = self._at_a_glance(legal)
        prospects = [self._prospect(action) for action in legal]
        order = sorted(range(len(legal)), key=lambda number: -promising[number])
        few = self.effort.widest
        # a glance misses what only matters when the round ends now: a forbidden mushroom out of the hand, say
        ending = sorted(order[few:], key=lambda number: -prospects[number].now())[:_ENDING]
        left = [prospects[number] for number in (*order[:few], *ending)]
        for count, best in self.effort.stages:
            if len(left) > 1:
                self._play_out(left, count)
                left = sorted(left, key=lambda prospect: -prospect.worth())[:best]
        return left[0].action

    def _at_a_glance(self, legal: list[Action]) -> list[float]:
        """What greedy play thinks of each action, less what it would mean to others, given their likely families."""
        view, players, belief = self.view, self.players, self.belief
        row = rounds.menu(players)
        hidden = np.array([[[sight is None for sight in line] for line in view.cards]])
        worth = rounds.worths(belief.own(self.seat)[None], hidden, self.seat, players, self.taste)[0]
        way, assignment = belief.sample(self.effort.glance, self.rng)
        pos, seen, families = belief.pos[way], belief.seen[way], belief.families[assignment]
        for seat in range(players):
            if seat != self.seat:
                unseen = rounds.unseen(pos, seen, seat)
                theirs = rounds.believe(pos, seen, families[:, seat], seat, unseen)
                found = rounds.worths(theirs, unseen, seat, players, self.taste)
                worth[: row.peeks] -= found[:, : row.peeks].mean(axis=0)
        worth[row.sets :] += 0.05
        return [float(worth[rounds.number_of(action, players)]) for action in legal]

    def _prospect(self, action: Action) -> Prospect:
        belief, seat = self.belief, self.seat
        pos, seen = belief.pos.copy(), belief.seen.copy()
        self._do(action, pos, seen)
        shown = (seen & ~belief.seen) >> seat & 1
        # ways in which other cards are shown are told apart: each way's cards as one number
        looks = (shown.reshape(len(pos), -1).astype(np.int64) << np.arange(shown[0].size)).sum(axis=1)
        case = np.unique(looks, return_inverse=True)[1]
        by_way = belief.weight.sum(axis=1)
        chance: Floats = np.bincount(case, by_way).astype(np.float64)
        own = pos[:, :, belief.families[0, seat]]
        whole = (own[:, 0] == own[:, 1]) & (own[:, 1] == own[:, 2])
        announced = np.full(len(chance), -np.inf)
        together = np.bincount(case, by_way * whole) / chance
        thinkable = np.array([self._plausible(one) for one in together])
        if thinkable.any() and not isinstance(action, Reroll):
            announced = np.where(thinkable, np.bincount(case, self._announced(pos)) / chance, -np.inf)
        return Prospect(action, case, chance, announced, np.zeros(len(chance)), np.zeros(len(chance)), seen)

    def _do(self, action: Action, pos: Ints, seen: Ints) -> None:
        if not isinstance(action, Reroll):
            number = rounds.number_of(action, self.players)
            rounds.act(pos, seen, np.full(len(pos), number), self.seat, self.players)

    def _play_out(self, prospects: list[Prospect], count: int) -> None:
        """Play so many rounds on after each action."""
        belief = self.belief
        way, assignment = belief.sample(count, self.rng)
        parts = len(prospects)
        pos, seen = np.tile(belief.pos[way], (parts, 1, 1)), np.tile(belief.seen[way], (parts, 1, 1))
        families, leaning = np.tile(belief.families[assignment], (parts, 1)), np.tile(self.leaning[way], (parts, 1, 1))
        suspected = [self.suspicion.after(prospect.action, prospect.seen) for prospect in prospects]
        suspicion = np.concatenate([after[way] for after in suspected])
        worth = np.zeros(len(pos))
        on = np.ones(len(pos), dtype=np.bool_)
        for number, prospect in enumerate(prospects):
            part = slice(number * count, (number + 1) * count)
            self._do(prospect.action, pos[part], seen[part])
            if isinstance(prospect.action, Reroll):
                worth[part], on[part] = self._roll_again(
                    pos[part], seen[part], families[part], leaning[part], suspicion[part]
                )
        if on.all():
            worth = self._play_on(pos, seen, families, leaning, suspicion, parts)
        else:
            worth[on] = self._play_on(pos[on], seen[on], families[on], leaning[on], suspicion[on])
        for prospect, found in zip(prospects, worth.reshape(parts, count), strict=True):
            cases, case = len(prospect.chance), prospect.case[way]
            prospect.waited += np.bincount(case, found, minlength=cases)
            prospect.played += np.bincount(case, minlength=cases)

    def _roll_again(
        self, pos: Ints, seen: Ints, families: Ints, leaning: Floats, suspicion: Floats
    ) -> tuple[Floats, NDArray[np.bool_]]:
        """Throw again and act; what those rounds are worth that are announced then, and which ones go on."""
        seat, players, dice = self.seat, self.players, self.view.options.dice
        thrown = rounds.roll((len(pos),), dice, self.rng)
        rounds.exclude_own(suspicion, families)
        rounds.turn(pos, seen, families, seat, players, self.taste, thrown, self.rng, suspicion, dice, leaning)
        hidden = rounds.unseen(pos, seen, seat)
        p = rounds.believe(pos, seen, families[:, seat], seat, hidden, leaning)
        stop = rounds.together(p) >= rounds.sure_enough(self.taste, self.view.turns)
        worth = np.zeros(len(pos))
        announcer = np.full(len(pos), seat, dtype=np.int8)
        worth[stop] = self._worth(pos[stop], families[stop], announcer[stop], 0)
        return worth, ~stop

    # ---- the rest of the round ---------------------------------------------------------------------------------------

    def _play_on(
        self, pos: Ints, seen: Ints, families: Ints, leaning: Floats, suspicion: Floats, alike: int = 1
    ) -> Floats:
        """By round, the chance to win if everyone plays on from the next seat's turn."""
        following = (self.seat + 1) % self.players
        rounds.exclude_own(suspicion, families)
        most = _LONGEST if self.left is None else min(_LONGEST, self.left - 1)
        announcer = rounds.play_out(
            pos,
            seen,
            families,
            following,
            self.view.turns + 1,
            self.players,
            (self.taste,) * self.players,
            self.rng,
            suspicion,
            self.view.options.dice,
            most,
            (self.seat, leaning),
            alike,
        )
        return self._worth(pos, families, announcer, following + most)

    def _worth(self, pos: Ints, families: Ints, announcer: Ints, starter: int) -> Floats:
        view = self.view
        gained = rounds.gains(
            pos, families, self.forbidden, announcer, self.players, view.options.gathered_scores_anyway
        )
        scores = np.maximum(np.array(view.scores) + gained, 0)
        # K26: whether it still counts who stopped an earlier round
        stopped = view.stopped if view.options.tie_break == "last_to_stop" else (None,) * self.players
        return chance_to_win(scores, announcer, starter, stopped, self.seat, self.players)
