"""`tablee play`: a game in the terminal against bots."""

import argparse
import secrets
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from shlex import quote
from typing import Any

from msgspec import Struct
from rich.console import Console

from tablee.bots.match import play
from tablee.cli import rules, solo
from tablee.cli.arguments import (
    Parser,
    add_game,
    add_table,
    bots_named,
    game_named,
    options_and_bots,
    player_count,
    table_options,
)
from tablee.cli.keeping import claim, data_folder
from tablee.core.chance import SEED_BYTES, Stream, commitment, seed_from
from tablee.core.game import Bot, Move, Over, Rng, Seat, Thought
from tablee.core.record import Record, write
from tablee.core.text import Menu, path_to, plain
from tablee.games import Entry
from tablee.locales import Speaker

_BOT_NAMES = ("Mia", "Léo", "Jun")
_ME = 0
_USUAL = "squirrel"
"""Who sits at the table if nobody is named: somebody whom one can beat."""


class Left(Exception):
    """The player has left the table."""


def arguments(parser: Parser, say: Speaker) -> None:
    """What the command takes."""
    add_game(parser)
    add_table(parser, players=3)
    parser.add_argument("--seed", metavar="S", help=say("cli-help-seed"))
    parser.add_argument("--name", metavar="NAME", help=say("cli-help-name"))
    parser.add_argument("--bots", "-b", metavar="A,B,…", default=_USUAL, help=say("cli-help-bots"))
    parser.add_argument("--record", metavar="FILE", help=say("cli-help-record"))
    examples = parser.examples(
        "tablee play kinoko",
        "tablee play kinoko --players 2 --lang fr",
        "tablee play kinoko -o aid=seen --seed mushrooms --record game.txt",
    )
    parser.close_with(options_and_bots(parser), examples)


def run(asked: argparse.Namespace, say: Speaker, console: Console) -> int:
    """Play until the game ends or the player leaves; keep the record either way."""
    entry = game_named(asked.game, say)
    if entry.game.info.has_clock:
        return solo.run(entry, asked, say, console)
    game = entry.game
    players = player_count(asked.players, game, say)
    bots = bots_named(asked.bots, players - 1, entry, say)
    options = table_options(asked.options, game.options(), entry, players, say)
    seed = secrets.token_bytes(SEED_BYTES) if asked.seed is None else seed_from(asked.seed)
    names = (asked.name or say("cli-play-default-name"), *_BOT_NAMES[: players - 1])
    now = datetime.now()
    file = Path(asked.record) if asked.record else data_folder("records") / f"{asked.game}-{now:%Y%m%d-%H%M%S-%f}.txt"
    claim(file, say)

    table = _Table(entry, names, say, console)
    console.print(say("cli-play-welcome", game=say(asked.game)))
    console.print(f"[dim]{say('cli-play-fair', commitment=commitment(seed))}[/]\n", soft_wrap=True)
    over = False
    try:
        over = table.play(options, [entry.bots[name] for name in bots], seed)
    except (Left, KeyboardInterrupt, EOFError):
        console.print("\n" + say("cli-play-left"))
    finally:
        record = Record(
            game=game.info.id,
            version=game.info.version,
            options=options,
            seats=names,
            moves=tuple(table.moves),
            commitment=commitment(seed),
            seed=seed.hex() if over else None,
        )
        file.write_text(write(record), "utf-8")
    console.print(say("cli-play-saved", file=plain(str(file))), soft_wrap=True)
    if over:
        quoted = plain(quote(str(file)))
        console.print(
            say("cli-play-next", replay=f"tablee replay {quoted}", verify=f"tablee verify {quoted}"), soft_wrap=True
        )
    return 0


class _Table:
    """One person and bots, on one screen."""

    def __init__(self, entry: Entry, names: Sequence[str], say: Speaker, console: Console) -> None:
        self.entry = entry
        self.names = names
        self.say = say
        self.console = console
        self.moves: list[Move[Any]] = []
        self.view: Any = None
        self.news: list[str] = []
        self.thoughts: list[tuple[Seat, Struct]] = []
        """What the bots thought, not yet to be told; once it can do no harm it is moved to …"""
        self.reasons: list[tuple[Seat, Struct]] = []
        self.fresh = True

    def play(self, options: Any, bots: Sequence[Any], seed: bytes) -> bool:
        """Play to the end; whether it was reached."""
        game, text = self.entry.game, self.entry.text
        state = game.setup(len(self.names), options)
        self.view = game.view(state, _ME)
        thinking = Random(seed.hex())  # bots that are asked again answer the same
        seated = [self.ask, *(self.overheard(seat, bot) for seat, bot in enumerate(bots, start=_ME + 1))]
        for move, after in play(game, state, seated, thinking, draws=lambda seq, draw: Stream(seed, seq)):
            self.moves.append(move)
            if game.bygone(after):
                self.reasons += self.thoughts
                self.thoughts = []
            before, self.view = self.view, game.view(after, _ME)
            self.news += text.news(before, self.view, self.names, self.say)
            state = after
        self.show(picture=False)
        pending = game.pending(state)
        assert isinstance(pending, Over)
        self.console.print(f"\n[bold]{text.verdict(pending.outcome, self.view, self.names, self.say)}[/]\n")
        return True

    def show(self, picture: bool = True) -> None:
        """What has happened since the last time, and the table now."""
        if self.console.is_terminal and not self.fresh:  # the first time the welcome still stands there
            self.console.clear()
        self.fresh = False
        for line in self.news:
            self.console.print(line)
        self.news = []
        if picture:
            self.console.print()
            self.console.print(self.entry.text.picture(self.view, self.names, self.say))

    def overheard(self, seat: Seat, bot: Bot[Any, Any]) -> Bot[Any, Any]:
        """The bot; its reasons are kept for when they may be told."""

        def choose(view: Any, legal: Sequence[Any], rng: Rng) -> Thought[Any]:
            thought = bot(view, legal, rng)
            if thought.why is not None:
                self.thoughts.append((seat, thought.why))
            return thought

        return choose

    def ask(self, recalled: object, legal: Sequence[Any], rng: Rng) -> Thought[Any]:
        """Let the person choose. A person has the table's view, not a bot's memory."""
        self.show()
        menu = self.entry.text.menu(self.view, legal, self.names, self.say)
        path: list[Menu[Any]] = [menu]

        def hint() -> None:
            self.hint(recalled, legal, menu)

        while True:
            chosen = self.choose(path[-1], hint, can_go_back=len(path) > 1)
            if chosen is None:
                path.pop()
            elif isinstance(chosen, Menu):
                path.append(chosen)
            else:
                self.reasons = []
                return Thought(chosen)

    def hint(self, recalled: object, legal: Sequence[Any], menu: Menu[Any]) -> None:
        """What an expert would do who remembers all that the person has seen, and why."""
        assert self.entry.adviser is not None
        thought = self.entry.bots[self.entry.adviser](recalled, legal, Random(len(self.moves)))
        self.console.print(f"  {' · '.join(path_to(menu, thought.action))}")
        if thought.why is not None:
            self.console.print(f"  {self.entry.text.why(thought.why, _ME, self.names, _ME, self.say)}")

    def explain(self) -> None:
        """Why the bots did what they did, as far as it may be told by now."""
        for seat, why in self.reasons:
            told = self.entry.text.why(why, seat, self.names, _ME, self.say)
            self.console.print(f"  {plain(self.names[seat])}: {told}")
        if not self.reasons:
            self.console.print(self.say("cli-play-no-reasons"))

    def choose(self, menu: Menu[Any], hint: Callable[[], None], can_go_back: bool) -> Any:
        """One answer to one question; `None` to go back."""
        say = self.say
        self.console.print(f"\n[bold]{menu.question}[/]")
        for index, choice in enumerate(menu.choices, start=1):
            self.console.print(f"  [bold]{index}[/]  {choice.label}")
        if can_go_back:
            self.console.print(f"  [bold]0[/]  {say('cli-play-back')}")
        least = 0 if can_go_back else 1
        while True:
            if sys.stdin is None:
                raise Left
            answer = self.console.input(f"{say('cli-play-prompt')}: ").strip().lower()
            if answer == "q":
                raise Left
            if answer == "?":
                rules.show(self.entry.game.info.id, self.entry, say, self.console)
            elif answer == "h":
                hint()
            elif answer == "w":
                self.explain()
            elif answer in map(str, range(least, len(menu.choices) + 1)):
                return menu.choices[int(answer) - 1].then if int(answer) else None
            else:
                self.console.print(say("cli-play-not-a-choice", first=least, last=len(menu.choices)))
