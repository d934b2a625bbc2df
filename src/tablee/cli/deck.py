"""`tablee deck`: make, check and keep decks of one's own for Konito (N28)."""

import argparse
import csv
import io
from pathlib import Path
from shlex import quote

from rich.console import Console

from tablee.cli.arguments import Complaint, Parser, text_in
from tablee.cli.keeping import claim, data_folder
from tablee.core.text import plain
from tablee.games.konito.deck import COLUMNS, DECK_LANGUAGES, FACES, Fault, check, read, shipped, themes
from tablee.locales import Speaker


def arguments(parser: Parser, say: Speaker) -> None:
    """What the command takes."""
    parser.add_argument("what", metavar="WHAT", help=say("cli-help-deck-what"))
    parser.add_argument("file", metavar="FILE", help=say("cli-help-deck-file"))
    examples = parser.examples(
        "tablee deck new ours.csv --lang fr", "tablee deck check ours.csv --lang fr", "tablee deck import ours.csv"
    )
    parser.close_with(examples)


def run(asked: argparse.Namespace, say: Speaker, console: Console) -> int:
    """Do what is asked with the deck."""
    match asked.what:
        case "new":
            return _new(Path(asked.file), say, console)
        case "check":
            return _check(asked.file, say, console)
        case "import":
            return _import(asked.file, say, console)
        case _:
            raise Complaint(say("cli-error-deck-what", what=asked.what))


def _new(file: Path, say: Speaker, console: Console) -> int:
    """The first card of the house's own deck, to be replaced."""
    claim(file, say)
    example = shipped(f"{say.lang if say.lang in DECK_LANGUAGES else 'en'}/full").cards[0]
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for face, lines in zip(FACES, example.faces, strict=True):
        for line in lines:
            alternatives = "|".join(line.alternatives)
            writer.writerow([example.id, face, example.level, line.theme, line.start, line.end, alternatives, "", ""])
    file.write_text(text.getvalue(), "utf-8")
    console.print(say("cli-deck-new", file=plain(str(file)), themes=", ".join(map(plain, themes(say.lang)))))
    return 0


def _check(name: str, say: Speaker, console: Console) -> int:
    """Every fault with its line, or that there is none."""
    text = text_in(name, say)
    faults = check(text, say.lang)
    for fault in faults:
        console.print(say("cli-deck-fault", line=fault.line, fault=_spelled(fault, say)), soft_wrap=True)
    if faults:
        console.print(say("cli-deck-bad", faults=len(faults), file=plain(name)))
        return 1
    cards = read(text, say.lang).cards
    expressions = sum(len(face) for card in cards for face in card.faces)
    console.print(say("cli-deck-good", file=plain(name), cards=len(cards), expressions=expressions))
    return 0


def _import(name: str, say: Speaker, console: Console) -> int:
    """Keep a good deck in the data folder; nothing of a bad one."""
    status = _check(name, say, console)
    if status == 0:
        file = data_folder("decks") / say.lang / f"{Path(name).stem}.csv"
        text = text_in(name, say)
        claim(file, say)
        file.write_text(text, "utf-8")
        play = plain(f"tablee play konito --lang {say.lang} -o deck=@{quote(str(file))}")
        console.print(say("cli-deck-kept", file=plain(str(file)), play=play), soft_wrap=True)
    return status


def _spelled(fault: Fault, say: Speaker) -> str:
    return say(f"konito-fault-{fault.code}", what=plain(fault.what), other=fault.other or 0)
