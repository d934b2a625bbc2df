"""Golden playthroughs: a short game for each player count, told move by move to every seat.

`make golden` writes them anew. They catch change, not error: read the difference before you commit it. Each stands
beside the record it was made from, which also serves as a real game for other tests.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tablee.bots.match import play
from tablee.core.chance import Stream, commitment, seed_from
from tablee.core.game import Chance, Over, Pending, Players
from tablee.core.record import Record, read, replay, write
from tablee.games import GAMES, RULES, Entry
from tablee.games.kinoko.model import Options as KinokoOptions
from tablee.games.konito.model import Options as KonitoOptions
from tablee.games.tomkuni.model import Options as TomKuniOptions
from tablee.locales import speaker

FOLDER = Path(__file__).parent / "records"
NAMES = ("Ana", "Ben", "Cléo", "Dan")
_SHORT = KonitoOptions(tiles=2, challenges=False, seconds=30)
_QUICK = TomKuniOptions(board="round", three_tries=True)
WORDS: dict[tuple[str, int], tuple[str, Any]] = {
    ("kinoko", 2): ("2-124", KinokoOptions(round_limit=200)),
    ("kinoko", 3): ("3-32", KinokoOptions(round_limit=200)),
    ("kinoko", 4): ("4-16", KinokoOptions(round_limit=200)),
    ("konito", 2): ("2-0", _SHORT),
    ("konito", 3): ("3-0", _SHORT),
    ("konito", 4): ("4-0", _SHORT),
    ("tomkuni", 2): ("2-94", _QUICK),
    ("tomkuni", 3): ("3-34", _QUICK),
    ("tomkuni", 4): ("4-92", _QUICK),
}
"""What each game's seed is made from, and its options: so that the game is short and most things happen in it."""


def played(name: str, players: int) -> Record:
    """A game of simple bots."""
    entry = GAMES[name]
    word, options = WORDS[name, players]
    game, seed = entry.game, seed_from(word)
    bots = [entry.bots["simple"]] * players
    state = game.setup(players, options)
    moves = [move for move, _ in play(game, state, bots, Random(word), lambda seq, draw: Stream(seed, seq))]
    return Record(name, game.info.version, options, NAMES[:players], tuple(moves), commitment(seed), seed.hex())


def told(record: Record) -> str:
    """The record as a story: each move as it is written, what each seat hears of it, and what can follow."""
    return "\n".join(_told(GAMES[record.game], record)) + "\n"


def _told(entry: Entry, record: Record) -> Iterator[str]:
    game, text, say = entry.game, entry.text, speaker("en")
    lines = [line for line in write(record).splitlines() if line[0].isdigit()]
    seats: list[int | None] = [*range(len(record.seats)), None]
    before: list[Any] = []
    for seq, state in enumerate(replay(game, record)):
        views = [game.view(state, seat) for seat in seats]
        if seq:
            yield lines[seq - 1]
            heard: dict[str, list[str]] = {}
            for seat, old, new in zip(seats, before, views, strict=True):
                for news in text.news(old, new, record.seats, say):
                    heard.setdefault(_bare(news), []).append("–" if seat is None else str(seat))
            yield from (f"    {','.join(ears)}: {news}" for news, ears in heard.items())
            yield f"    → {_next(entry, state, game.pending(state))}"
        before = views


def _next(entry: Entry, state: Any, pending: Pending) -> str:
    match pending:
        case Over(outcome=outcome):
            return f"over, scores {outcome.scores}, ranking {outcome.ranking}, {outcome.reason}"
        case Chance(draw=draw):
            return f"chance {draw.name}"
        case Players(seats=seats):
            counts = [(seat, len(entry.game.legal(state, seat))) for seat in seats]
            return ", ".join(f"seat {seat} has {count} choices" for seat, count in counts)


def _bare(markup: str) -> str:
    return re.sub(r" +", " ", re.sub(r"\[[^]]*\]", "", markup)).strip()


def main() -> None:
    """Write everything anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, players in WORDS:
        record = played(name, players)
        (FOLDER / f"{name}-{players}.txt").write_text(write(record), "utf-8")
        (FOLDER / f"{name}-{players}.story.txt").write_text(told(record), "utf-8")


def kept(name: str, players: int) -> tuple[str, Record, str]:
    """A record that is kept: as text, as a record, and its story."""
    text = (FOLDER / f"{name}-{players}.txt").read_text("utf-8")
    story = (FOLDER / f"{name}-{players}.story.txt").read_text("utf-8")
    return text, read(text, RULES), story


if __name__ == "__main__":
    main()
