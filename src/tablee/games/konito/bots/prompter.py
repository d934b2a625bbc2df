"""What an owl would do, said at once: for people who ask for a hint, and have no need to be waited for."""

from collections.abc import Sequence

from tablee.core.game import Rng, Thought
from tablee.games.konito.bots.judge import objection, verdict
from tablee.games.konito.bots.natures import OWL, clock
from tablee.games.konito.bots.reader import next_step
from tablee.games.konito.bots.table import number, partner
from tablee.games.konito.model import Action, Guess, Next, Number, Partner, PassFace, Start, View, Vote

_NOTHING: Thought[Action] = Thought(None)


def prompt(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Action]:
    """What to read out, which hint to give, how to vote. To find the ends is the game: no word about that (N12)."""
    kinds = {type(action) for action in legal}
    if Guess in kinds:
        return _NOTHING
    if PassFace in kinds:
        return _at_the_desk(view, legal)
    if Vote in kinds:
        return verdict(view, legal)
    if Partner in kinds:
        return partner(view, OWL)
    if Number in kinds:
        return number(view)
    if Start in kinds:
        return Thought(Start())
    return objection(view, legal) or (Thought(Next()) if Next in kinds else _NOTHING)


def _at_the_desk(view: View, legal: Sequence[Action]) -> Thought[Action]:
    """A face is given up when its time has come; with everything else there is no need to wait."""
    step = next_step(view, legal, OWL)
    if step is None or (step.thought.action == PassFace() and clock(view) < step.at):
        return _NOTHING
    return step.thought
