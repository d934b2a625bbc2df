"""The command line: `tablee play`, `simulate`, `replay`, `verify` and `rules`."""

import os
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape

from tablee.cli import play, replay, rules, simulate, verify
from tablee.cli.arguments import Complaint, Parser, language
from tablee.locales import Speaker, best, speaker

COMMANDS = {"play": play, "simulate": simulate, "replay": replay, "verify": verify, "rules": rules}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 when it went well, 1 when a check failed, 2 when it was called wrongly."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    say = speaker(best([os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]))
    try:
        say = language(arguments, say)
        parser = _parser(say)
        asked = parser.parse_args(arguments)
        if asked.run is None:
            parser.print_help()
            return 0
        status: int = asked.run(asked, say, Console(highlight=False))
        sys.stdout.flush()
    except Complaint as complaint:
        Console(stderr=True, highlight=False, soft_wrap=True).print(say("cli-error", reason=escape(complaint.reason)))
        return 2
    except BrokenPipeError:  # whoever reads our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status


def _parser(say: Speaker) -> Parser:
    parser = Parser(say, prog="tablee", about="cli-about")
    parser.add_version()
    parser.set_defaults(run=None)
    for name, module in COMMANDS.items():
        command = parser.add_command(name)
        module.arguments(command, say)
        command.set_defaults(run=module.run)
    return parser
