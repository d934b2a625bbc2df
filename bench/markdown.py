"""Tables in Markdown files, written anew between two marks."""

from collections.abc import Sequence
from pathlib import Path


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


def write(file: Path, text: str, name: str = "table") -> None:
    """Put the text between the marks of this name in a file, in place of what was there."""
    first, last = f"<!-- {name}: start -->", f"<!-- {name}: end -->"
    before, start, rest = file.read_text("utf-8").partition(first)
    _, end, after = rest.partition(last)
    if not (start and end):
        raise SystemExit(f"{file} has no place for the table: {first} … {last}")
    file.write_text(f"{before}{first}\n{text}\n{last}{after}", "utf-8")
