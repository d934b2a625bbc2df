"""The bot that chooses anything."""

from collections.abc import Sequence

from tablee.core.game import A, Rng, Thought, filled


def random(view: object, legal: Sequence[A], rng: Rng) -> Thought[A]:
    """Any legal action, each as likely; it has nothing to say."""
    return Thought(filled(legal[rng.randrange(len(legal))], "?"))
