"""How far a long count has come."""

import argparse

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn


def progress(asked: argparse.Namespace, console: Console) -> Progress:
    """A bar that disappears when it is full; none where the output is for machines."""
    return Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=asked.json or not console.is_terminal,
    )
