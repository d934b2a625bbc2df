"""The bot that chooses anything."""

from collections.abc import Sequence

from tablee.core.game import A, Rng, filled


def random(view: object, legal: Sequence[A], rng: Rng) -> A:
    """Any legal action, each as likely; it has nothing to say."""
    return filled(legal[rng.randrange(len(legal))], "?")
