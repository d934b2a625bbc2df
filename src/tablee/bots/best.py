"""How a bot settles on an action once it knows what each is worth."""

from collections.abc import Callable, Sequence

from tablee.core.game import A, Rng

_TIE = 1e-9


def best(legal: Sequence[A], worth: Callable[[A], float], rng: Rng) -> A:
    """An action that is worth the most; among equals any, each as likely."""
    values = [worth(action) for action in legal]
    top = max(values)
    choices = [action for action, value in zip(legal, values, strict=True) if value >= top - _TIE]
    return choices[rng.randrange(len(choices))]
