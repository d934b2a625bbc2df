"""The expert: weighs every action by rounds played out from what it believes, and by what the scores are worth."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tablee.core.game import Rng, Seat, Thought
from tablee.games.kinoko.bots import rounds
from tablee.games.kinoko.bots.explaining import explain
from tablee.games.kinoko.bots.posterior import Posterior, Reading, posterior
from tablee.games.kinoko.bots.reasons import Calls, Waits
from tablee.games.kinoko.bots.rounds import Floats, Ints, Taste
from tablee.games.kinoko.bots.score import chance_to_win
from tablee.games.kinoko.model import Action, Announce, EndTurn, Reroll, View

_LONGEST = 30  # turns of a round that are played out


@dataclass(frozen=True)
class Effort:
    """How many rounds are played out for a decision."""

    stages: tuple[tuple[int, int], ...] = ((12, 64), (5, 160), (2, 400))
    """So many of the best actions, and so many rounds for each of them, again and again."""
    close: int = 800
    """For the question whether to announce."""
    glance: int = 48
    """Truths over which actions are looked at before any round is played out."""


def owl(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Action]:
    """Decide for the seat of this view."""
    return Mind(view, rng).decide(legal)


class Mind:
    """One decision."""

    def __init__(
        self,
        view: View,
        rng: Rng,
        effort: Effort | None = None,
        reading: Reading | None = None,
        taste: Taste | None = None,
    ) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.players = view.players
        self.effort = effort or Effort()
        self.taste = taste or Taste()
        self.rng = np.random.default_rng(rng.randrange(1 << 62))
        self.belief: Posterior = posterior(view, reading or Reading())
        self.forbidden = view.colours.index(view.forbidden) if view.forbidden else -1
        limit = view.options.round_limit
        self.most = _LONGEST if limit is None else min(_LONGEST, limit - view.turns)

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
        if together < 0.2 and self.most > self.players:
            return Thought(EndTurn(), Waits(together))
        now, later = self.worth_of_announcing(), self.worth_of_waiting()
        return Thought(Announce(), Calls(together)) if now >= later else Thought(EndTurn(), Waits(together))

    def worth_of_announcing(self) -> float:
        """The chance to win if the round ends now, over everything that may be."""
        belief = self.belief
        ways, assignments = belief.weight.shape
        pos = np.repeat(belief.pos, assignments, axis=0)
        families = np.tile(belief.families, (ways, 1))
        announcer = np.full(len(pos), self.seat, dtype=np.int8)
        return float((self._worth(pos, families, announcer, 0) * belief.weight.ravel()).sum())

    def worth_of_waiting(self) -> float:
        """The chance to win if the round goes on."""
        pos, seen, families = self.belief.sample(self.effort.close, self.rng)
        return float(self._play_on(pos, seen, families).mean())

    # ---- an action ---------------------------------------------------------------------------------------------------

    def choose(self, legal: list[Action]) -> Action:
        """The best action: those that look best at a glance are played out, and the better ones more often."""
        promising = self._at_a_glance(legal)
        left = sorted(range(len(legal)), key=lambda number: -promising[number])
        worth = dict.fromkeys(left, 0.0)
        played = dict.fromkeys(left, 0)
        for few, count in self.effort.stages:
            left = left[:few]
            if len(left) == 1:
                break
            for number, found in zip(left, self._weigh([legal[number] for number in left], count), strict=True):
                worth[number] = (worth[number] * played[number] + found * count) / (played[number] + count)
                played[number] += count
            left.sort(key=lambda number: -worth[number])
        return legal[left[0]]

    def _at_a_glance(self, legal: list[Action]) -> list[float]:
        """What greedy play thinks of each action, less what it would mean to others, given their likely families."""
        view, players = self.view, self.players
        row = rounds.menu(players)
        hidden = np.array([[[sight is None for sight in line] for line in view.cards]])
        worth = rounds.worths(self.belief.own(self.seat)[None], hidden, self.seat, players, self.taste)[0]
        pos, seen, families = self.belief.sample(self.effort.glance, self.rng)
        for seat in range(players):
            if seat != self.seat:
                unseen = rounds.unseen(pos, seen, seat)
                theirs = rounds.believe(pos, seen, families[:, seat], seat, unseen)
                found = rounds.worths(theirs, unseen, seat, players, self.taste)
                worth[: row.peeks] -= found[:, : row.peeks].mean(axis=0)
        worth[row.sets :] += 0.05
        return [float(worth[rounds.number_of(action, players)]) for action in legal]

    def _weigh(self, actions: list[Action], count: int) -> list[float]:
        """The chance to win after each action."""
        pos, seen, families = self.belief.sample(count, self.rng)
        pos, seen = np.tile(pos, (len(actions), 1, 1)), np.tile(seen, (len(actions), 1, 1))
        families = np.tile(families, (len(actions), 1))
        for number, action in enumerate(actions):
            part = slice(number * count, (number + 1) * count)
            self._do(action, pos[part], seen[part], families[part])
        mine = families[:, self.seat]
        hidden = rounds.unseen(pos, seen, self.seat)
        p = rounds.believe(pos, seen, mine, self.seat, hidden)
        stop = rounds.together(p) >= rounds.sure_enough(self.taste, self.view.turns)
        worth = np.zeros(len(pos))
        if stop.any():
            announcer = np.full(int(stop.sum()), self.seat, dtype=np.int8)
            worth[stop] = self._worth(pos[stop], families[stop], announcer, 0)
        on = ~stop
        if on.any():
            worth[on] = self._play_on(pos[on], seen[on], families[on])
        return [float(part.mean()) for part in worth.reshape(len(actions), count)]

    def _do(self, action: Action, pos: Ints, seen: Ints, families: Ints) -> None:
        if isinstance(action, Reroll):
            dice = self.view.options.dice
            rounds.turn(pos, seen, families, self.seat, self.players, self.taste, self.rng, dice)
        else:
            number = rounds.number_of(action, self.players)
            rounds.act(pos, seen, np.full(len(pos), number), self.seat, self.players)

    # ---- the rest of the round ---------------------------------------------------------------------------------------

    def _play_on(self, pos: Ints, seen: Ints, families: Ints) -> Floats:
        """By round, the chance to win if everyone plays on greedily from the next seat's turn."""
        following = (self.seat + 1) % self.players
        tastes = (self.taste,) * self.players
        most = max(0, self.most - 1)
        announcer = rounds.play_out(
            pos,
            seen,
            families,
            following,
            self.view.turns + 1,
            self.players,
            tastes,
            self.rng,
            self.view.options.dice,
            most,
        )
        return self._worth(pos, families, announcer, following + most)

    def _worth(self, pos: Ints, families: Ints, announcer: Ints, starter: int) -> Floats:
        view = self.view
        gained = rounds.gains(
            pos, families, self.forbidden, announcer, self.players, view.options.gathered_scores_anyway
        )
        scores = np.maximum(np.array(view.scores) + gained, 0)
        return chance_to_win(scores, announcer, starter, view.stopped, self.seat, self.players)
