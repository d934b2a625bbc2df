"""`tablee replay`: a recorded game, step by step, as one seat saw it."""

import argparse
import sys
from typing import Any, Literal, NamedTuple, TypeAlias

from rich.console import Console

from tablee.cli.arguments import Complaint, Parser, number, record_in
from tablee.core.game import Over, Seat
from tablee.core.record import InvalidRecord, Record, replay
from tablee.core.text import plain
from tablee.games import Entry
from tablee.locales import Speaker

Eyes: TypeAlias = Seat | Literal["all"] | None
"""Whose: a seat's, a spectator's, or somebody's to whom everything is shown."""


def arguments(parser: Parser, say: Speaker) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help=say("cli-help-file"))
    parser.add_argument("--seat", "-s", metavar="N", help=say("cli-help-seat"))
    parser.close_with(
        parser.examples(
            "tablee replay game.txt", "tablee replay game.txt --seat 1", "tablee replay game.txt --seat all"
        )
    )


def run(asked: argparse.Namespace, say: Speaker, console: Console) -> int:
    """Step through the record."""
    entry, record = record_in(asked.file, say)
    seat = _whose(asked.seat, record, say)
    try:
        steps = _steps(entry, record, seat, say)
    except InvalidRecord as error:
        raise Complaint(say("cli-error-record", file=asked.file, line=error.line, reason=error.reason)) from None
    title = say("cli-replay-title", game=say(record.game), file=plain(asked.file))
    match seat:
        case None:
            whose = say("cli-replay-spectator")
        case "all":
            whose = say("cli-replay-all")
        case _:
            whose = say("cli-replay-seat", name=plain(record.seats[seat]))
    console.print(f"[bold]{title}[/], {whose}\n", soft_wrap=True)
    if sys.stdin is not None and sys.stdin.isatty() and console.is_terminal:
        _page(steps, say, console)
    else:
        for step in steps:
            console.print(step.text + "\n")
    return 0


def _whose(asked: str | None, record: Record, say: Speaker) -> Eyes:
    if asked is None:
        return None
    return "all" if asked == "all" else number(asked, "--seat", 0, len(record.seats) - 1, say)


class Step(NamedTuple):
    """Something that happened, and the table after it."""

    move: int
    text: str


def _steps(entry: Entry, record: Record, seat: Eyes, say: Speaker) -> list[Step]:
    """The steps at which this seat saw or heard something."""
    game, text, names = entry.game, entry.text, record.seats
    steps: list[Step] = []
    before: Any = None
    for move, state in enumerate(replay(game, record)):
        view = game.unveiled(state) if seat == "all" else game.view(state, seat)
        told = text.news(before, view, names, say) if before is not None else []
        before = view
        if not told:
            continue
        head = f"[dim]{say('cli-replay-step', move=move, moves=len(record.moves))}[/]"
        steps.append(Step(move, "\n".join([head, *told, "", text.picture(view, names, say)]).rstrip()))
    pending = game.pending(state)
    if isinstance(pending, Over):
        steps.append(Step(move, f"[bold]{text.verdict(pending.outcome, view, names, say)}[/]"))
    else:
        steps.append(Step(move, say("cli-replay-unfinished")))
    return steps


def _page(steps: list[Step], say: Speaker, console: Console) -> None:
    """Enter goes on, b goes back, q leaves, a number goes to that move."""
    at = 0
    while at < len(steps):
        console.clear()
        console.print(steps[at].text + "\n")
        try:
            answer = console.input(f"[dim]{say('cli-replay-keys')}[/] ").strip().lower()
        except EOFError:
            return
        if answer == "q":
            return
        if answer == "b":
            at = max(0, at - 1)
        elif answer.isdecimal():
            at = next((i for i, step in enumerate(steps) if step.move >= int(answer)), len(steps) - 1)
        else:
            at += 1
