"""The bot that chooses anything."""

from collections.abc import Sequence

from tablee.core.game import A, Rng


def random(view: object, legal: Sequence[A], rng: Rng) -> A:
    """Any legal action, each as likely."""
    return legal[rng.randrange(len(legal))]
