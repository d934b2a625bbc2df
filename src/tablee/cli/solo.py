"""`tablee play konito`: the table reads, one player types, the sand runs."""

import argparse
import secrets
import select
import sys
import time
from datetime import datetime
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from rich.console import Console

from tablee.cli.arguments import table_options
from tablee.cli.keeping import claim, data_folder, last_record
from tablee.core.chance import SEED_BYTES, Stream, commitment, sample, seed_from
from tablee.core.game import Chance, IllegalMove, Move, Over, Played, Timed
from tablee.core.record import Record, replay, write
from tablee.core.text import plain
from tablee.games import Entry
from tablee.games.konito.model import GRACE, Guess, Next, Options, PassFace, ReadOut, Start, State
from tablee.games.konito.model import Say as Hint
from tablee.games.konito.roles import most_turns
from tablee.games.konito.rules import expressions, up
from tablee.locales import Speaker

_TABLE, _ME = 0, 1
_PATIENCE = 9.0  # seconds without an answer after which the table gives a letter
_NAMES = ("Tablée",)


class Left(Exception):
    """The player has left the table."""


def run(entry: Entry, asked: argparse.Namespace, say: Speaker, console: Console) -> int:
    """Play until the game ends or the player leaves; keep the record either way."""
    base = replace(entry.game.options(), form="solo")
    options = _fresh(table_options(asked.options, base, entry, 2, say), entry)
    seed = secrets.token_bytes(SEED_BYTES) if asked.seed is None else seed_from(asked.seed)
    now = datetime.now()
    file = Path(asked.record) if asked.record else data_folder("records") / f"{asked.game}-{now:%Y%m%d-%H%M%S-%f}.txt"
    claim(file, say)
    names = (*_NAMES, asked.name or say("cli-play-default-name"))
    table = _Table(entry, options, names, seed, say, console)
    console.print(say("cli-solo-welcome", seconds=options.seconds, turns=most_turns(table.state)))
    console.print(f"[dim]{say('cli-play-fair', commitment=commitment(seed))}[/]", soft_wrap=True)
    over = False
    try:
        table.play()
        over = True
    except (Left, KeyboardInterrupt, EOFError):
        console.print("\n" + say("cli-play-left"))
    finally:
        game = entry.game.info
        revealed = seed.hex() if over else None
        record = Record(game.id, game.version, options, names, tuple(table.moves), commitment(seed), revealed)
        file.write_text(write(record), "utf-8")
    console.print(say("cli-play-saved", file=plain(str(file))), soft_wrap=True)
    return 0


def _fresh(options: Options, entry: Entry) -> Options:
    """What this player saw in the last game that was kept comes last in this one (N19)."""
    record = last_record(entry.game.info.id)
    if record is None or not options.fresh or options.seen or record.options.deck != options.deck:
        return options
    *_, state = replay(entry.game, record)
    return replace(options, seen=entry.game.again(state).seen)


class _Table:
    """The table and one player, on one screen and one clock."""

    def __init__(
        self, entry: Entry, options: Any, names: tuple[str, ...], seed: bytes, say: Speaker, console: Console
    ) -> None:
        self.entry = entry
        self.names = names
        self.seed = seed
        self.say = say
        self.console = console
        self.moves: list[Move[Any]] = []
        self.state: State = entry.game.setup(2, options)
        self.began = time.monotonic()
        self.waited = 0.0
        self.letters = 0

    def now(self) -> int:
        """Milliseconds since the game began."""
        return max(self.state.now, int(1000 * (time.monotonic() - self.began)))

    def make(self, move: Move[Any]) -> None:
        """Make a move, and tell the player what came of it."""
        game, text = self.entry.game, self.entry.text
        before = game.view(self.state, _ME)
        self.state = game.apply(self.state, move)
        self.moves.append(move)
        for line in text.news(before, game.view(self.state, _ME), self.names, self.say):
            self.console.print(line)

    def do(self, seat: int, action: Any) -> None:
        self.make(Played(seat, action, self.now()))

    def play(self) -> None:
        """Turn after turn, to the end."""
        game, text = self.entry.game, self.entry.text
        while not isinstance(pending := game.pending(self.state), Over):
            if isinstance(pending, Chance):
                self.make(sample(pending.draw, Stream(self.seed, len(self.moves) + 1)))
            elif self.state.phase == "reading":
                self.read(pending.until or 0)
            else:
                self.between_turns()
        self.console.print(text.picture(game.view(self.state, _ME), self.names, self.say))
        verdict = text.verdict(pending.outcome, game.view(self.state, _ME), self.names, self.say)
        self.console.print(f"\n[bold]{verdict}[/]\n")

    def between_turns(self) -> None:
        """The hourglass is turned when the player is ready; a challenge's number is the table's to pick."""
        phase = self.state.phase
        if phase == "ready":
            self.console.print()
            self.console.print(self.entry.text.picture(self.entry.game.view(self.state, _ME), self.names, self.say))
            self.typed(f"{self.say('cli-solo-ready')} ", None)
            self.do(_TABLE, Start())
        elif phase == "review":
            self.do(_ME, Next())
        else:
            seat = next(seat for seat in (_ME, _TABLE) if self.entry.game.legal(self.state, seat))
            self.do(seat, self.entry.game.legal(self.state, seat)[self.state.turn % 3])

    def read(self, until: int) -> None:
        """Read out what is not read yet, listen to the player, help a little, and mind the time."""
        face = up(self.state)
        if "hidden" in face.marks:
            self.waited, self.letters = 0.0, 0
            self.do(_TABLE, ReadOut(face.marks.index("hidden")))
            return
        left = (until - self.now()) / 1000
        if left <= 0:
            self.make(Timed(max(until, self.now())))
            return
        start = time.monotonic()
        shown = self.say("cli-solo-left", seconds=max(0, round(left - GRACE / 1000)))
        answer = self.typed(f"[dim]{shown}[/] > ", min(left, _PATIENCE - self.waited))
        if answer is None:
            self.waited += time.monotonic() - start
            if self.waited >= _PATIENCE and self.now() < until:
                self.help()
        elif self.now() > until:
            self.make(Timed(self.now()))
        elif answer == "":
            self.do(_TABLE, PassFace())
        else:
            self.waited = 0.0
            self.do(_ME, Guess(answer[:120]))

    def help(self) -> None:
        """One letter more of the first end that is still open."""
        self.waited = 0.0
        self.letters += 1
        face = up(self.state)
        line = next(line for line, mark in enumerate(face.marks) if mark != "got")
        expression = expressions(self.state, face)[line]
        letters = expression.end[: self.letters]
        if len(letters) < len(expression.end):
            hint = self.say("cli-solo-first-letter", letters=letters)
            try:
                self.do(_TABLE, Hint(f"{expression.start}… {hint}"))
            except IllegalMove:
                return  # a hint that the rules forbid is not given (N27)

    def typed(self, prompt: str, seconds: float | None) -> str | None:
        """What the player types; `None` if nothing came in time. Without a terminal there is no waiting."""
        self.console.print(prompt, end="")
        self.console.file.flush()
        if seconds is not None and sys.stdin is not None and sys.stdin.isatty():
            ready, _, _ = select.select([sys.stdin], [], [], max(0.0, seconds))
            if not ready:
                self.console.print()
                return None
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if line == "" or line.strip().lower() == "q":
            raise Left
        return line.strip()
