"""Tables in Markdown files, written anew between two marks."""

from collections.abc import Sequence
from pathlib import Path

START, END = "<!-- table: start -->", "<!-- table: end -->"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], words: int) -> str:
    """A table that can also be read in a terminal; after the first columns, which are words, come numbers."""
    widths = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    rule = ["-" * width if at < words else "-" * (width - 1) + ":" for at, width in enumerate(widths)]
    head, *body = [_padded(row, widths, words) for row in (headings, *rows)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, rule, *body))


def _padded(row: Sequence[str], widths: Sequence[int], words: int) -> list[str]:
    left = [cell.ljust(width) for cell, width in zip(row[:words], widths[:words], strict=True)]
    right = [cell.rjust(width) for cell, width in zip(row[words:], widths[words:], strict=True)]
    return left + right


def write(file: Path, text: str) -> None:
    """Put the text between the marks of a file, in place of what was there."""
    before, start, rest = file.read_text("utf-8").partition(START)
    _, end, after = rest.partition(END)
    if not (start and end):
        raise SystemExit(f"{file} has no place for the table: {START} … {END}")
    file.write_text(f"{before}{START}\n{text}\n{END}{after}", "utf-8")
