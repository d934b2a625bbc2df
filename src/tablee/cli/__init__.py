"""The command line: `tablee serve`, `play`, `simulate`, `arena`, `replay`, `verify`, `rules`, `deck` and `backup`."""

import os
import sys
from collections.abc import Sequence

from rich.console import Console

from tablee.cli import arena, backup, deck, play, replay, rules, serve, simulate, verify
from tablee.cli.arguments import Complaint, Parser, language
from tablee.core.text import plain
from tablee.locales import Speaker, best, speaker

COMMANDS = {
    "play": play,
    "simulate": simulate,
    "arena": arena,
    "replay": replay,
    "verify": verify,
    "rules": rules,
    "deck": deck,
    "serve": serve,
    "backup": backup,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 when it went well, 1 when a check failed, 2 when it was called wrongly."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    say = speaker(best(_wished()))
    try:
        say = language(arguments, say)
        parser = _parser(say)
        asked = parser.parse_args(arguments)
        if asked.run is None:
            parser.print_help()
            status = 0
        else:
            status = asked.run(asked, say, _Console(highlight=False, emoji=False))
    except Complaint as complaint:
        console = _Console(stderr=True, highlight=False, emoji=False, soft_wrap=True)
        console.print(say("cli-error", reason=plain(complaint.reason)))
        return 2
    except SystemExit as leaving:
        status = int(leaving.code or 0)
    except BrokenPipeError:
        _stop_writing()
        status = 0
    except KeyboardInterrupt:
        return 130
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _stop_writing()
    return status


def _wished() -> str:
    """The language of the system, as POSIX weighs its variables."""
    return next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Whoever reads our output has seen enough: finish in silence, with the status that is due."""
        self.quiet = True
        _stop_writing()


def _stop_writing() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser(say: Speaker) -> Parser:
    parser = Parser(say, prog="tablee", about="cli-about")
    parser.add_version()
    parser.set_defaults(run=None)
    for name, module in COMMANDS.items():
        command = parser.add_command(name)
        module.arguments(command, say)
        command.set_defaults(run=module.run)
    return parser
