"""Decks are data: expressions and challenges, read from spreadsheets that a teacher can edit (N1–N3, N21, N28)."""

import csv
import io
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import Literal, TypeAlias, get_args

from msgspec import Struct
from rapidfuzz import fuzz
from rapidfuzz.process import extractOne

from tablee.core.game import InvalidSetup
from tablee.games.konito.ban import banned
from tablee.games.konito.matching import fold

Level: TypeAlias = Literal["green", "orange", "red"]
Need: TypeAlias = Literal["opponent", "two_teammates", "one_room", "voice"]
LEVELS: tuple[Level, ...] = get_args(Level)
NEEDS: tuple[Need, ...] = get_args(Need)
FACES = ("a", "b")
EXPRESSIONS: dict[str, int] = {"green": 3, "orange": 4, "red": 5}
"""On a face of each level (N1)."""
COLUMNS = ("card", "face", "level", "theme", "start", "end", "alternatives", "era", "region")
CHALLENGE_COLUMNS = ("card", "number", "text", "needs")
LONGEST_START, LONGEST_END, LONGEST_CHALLENGE = 90, 40, 160
MOST_OF_AN_END = 3
_NEARLY = 93  # per cent alike, of start and end together: two expressions that are one


class Expression(Struct, frozen=True, forbid_unknown_fields=True):
    """A theme and a beginning, which may be read aloud, and an end to be guessed (N2)."""

    theme: str
    start: str
    end: str
    alternatives: tuple[str, ...] = ()


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """Two faces of expressions, all of one level (N1)."""

    id: str
    level: Level
    faces: tuple[tuple[Expression, ...], tuple[Expression, ...]]


class Challenge(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule for one turn, and what it needs (N3, N21)."""

    text: str
    needs: tuple[Need, ...] = ()


class Deck(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Cards of one language, and the challenges that go with them."""

    name: str
    lang: str
    cards: tuple[Card, ...]
    challenges: tuple[tuple[Challenge, Challenge, Challenge], ...] = ()

    @cached_property
    def by_id(self) -> Mapping[str, Card]:
        """The cards by their names."""
        return {card.id: card for card in self.cards}

    @cached_property
    def piles(self) -> Mapping[Level, tuple[str, ...]]:
        """The names of the cards of each level."""
        return {level: tuple(card.id for card in self.cards if card.level == level) for level in LEVELS}


class Fault(Struct, frozen=True):
    """Something wrong with a deck: the line, a code, and what the code is about."""

    line: int
    code: str
    what: str = ""
    other: int | None = None
    """Another line that has to do with it."""


class InvalidDeck(InvalidSetup):
    """A deck that is refused: all its faults, the first one in the message (N28)."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        first = faults[0]
        super().__init__("deck", f"line {first.line}: {first.code} {first.what}".rstrip())
        self.faults = tuple(faults)


# ---- expressions ----------------------------------------------------------------------------------------------------


class Row(Struct, frozen=True):
    """A line of a deck, as it stands in the file."""

    line: int
    card: str
    face: str
    level: str
    theme: str
    start: str
    end: str
    alternatives: tuple[str, ...]
    era: str
    region: str


def read(text: str, lang: str, name: str = "own") -> Deck:
    """The deck in a CSV text; `InvalidDeck` lists every fault, and nothing of a bad file is kept."""
    rows, faults = _rows(text)
    faults += _check(rows, lang)
    if faults:
        raise InvalidDeck(sorted(faults, key=lambda fault: fault.line))
    return Deck(name, lang, _cards(rows), challenges(lang))


def _cards(rows: Sequence[Row]) -> tuple[Card, ...]:
    faces: dict[str, dict[str, list[Expression]]] = defaultdict(lambda: {face: [] for face in FACES})
    levels: dict[str, Level] = {}
    for row in rows:
        faces[row.card][row.face].append(Expression(row.theme, row.start, row.end, row.alternatives))
        levels[row.card] = next(level for level in LEVELS if level == row.level)
    return tuple(Card(card, levels[card], (tuple(two["a"]), tuple(two["b"]))) for card, two in faces.items())


def check(text: str, lang: str) -> list[Fault]:
    """Every fault of a deck in a CSV text, by line."""
    rows, faults = _rows(text)
    return sorted([*faults, *_check(rows, lang)], key=lambda fault: (fault.line, fault.code))


def _rows(text: str) -> tuple[list[Row], list[Fault]]:
    reader = csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), strict=True)
    rows: list[Row] = []
    faults: list[Fault] = []
    try:
        if tuple(next(reader, ())) != COLUMNS:
            return [], [Fault(1, "columns", ",".join(COLUMNS))]
        for cells in reader:
            if not any(cell.strip() for cell in cells):
                continue
            if len(cells) != len(COLUMNS):
                faults.append(Fault(reader.line_num, "cells", str(len(cells))))
                continue
            card, face, level, theme, start, end, alternatives, era, region = (cell.strip() for cell in cells)
            others = tuple(other.strip() for other in alternatives.split("|") if other.strip())
            rows.append(Row(reader.line_num, card, face, level, theme, start, end, others, era, region))
    except csv.Error as error:
        faults.append(Fault(reader.line_num, "csv", str(error)))
    if not rows and not faults:
        faults.append(Fault(1, "no-cards"))
    return rows, faults


def _check(rows: Sequence[Row], lang: str) -> list[Fault]:
    known = themes(lang)
    faults = [fault for row in rows for fault in _row_faults(row, lang, known)]
    return [*faults, *_card_faults(rows), *_doubles(rows, lang)]


def _row_faults(row: Row, lang: str, known: Mapping[str, str]) -> Iterator[Fault]:
    for field in ("card", "theme", "start", "end"):
        if not getattr(row, field):
            yield Fault(row.line, "empty", field)
    if row.face not in FACES:
        yield Fault(row.line, "face", row.face)
    if row.level not in LEVELS:
        yield Fault(row.line, "level", row.level)
    if row.theme and row.theme not in known:
        yield Fault(row.line, "theme", row.theme)
    if len(row.start) > LONGEST_START:
        yield Fault(row.line, "start-too-long", str(LONGEST_START))
    for end in (row.end, *row.alternatives):
        if len(end) > LONGEST_END:
            yield Fault(row.line, "end-too-long", str(LONGEST_END))
    short = len(row.start) <= LONGEST_START and all(len(end) <= LONGEST_END for end in (row.end, *row.alternatives))
    if not row.end or not short or row.theme not in known:
        return  # comparing words takes time, and the row is refused as it is
    if said := banned(f"{row.theme} {row.start}", row.end, row.alternatives, (), lang):
        yield Fault(row.line, "end-in-start", " ".join(said))


def _card_faults(rows: Sequence[Row]) -> Iterator[Fault]:
    """A card has one level and two faces with the right number of expressions."""
    cards: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        cards[row.card].append(row)
    for card, own in cards.items():
        level = own[0].level
        for row in own:
            if row.level != level:
                yield Fault(row.line, "two-levels", card, own[0].line)
        for face in FACES:
            found = [row for row in own if row.face == face]
            if level in EXPRESSIONS and len(found) != EXPRESSIONS[level]:
                line = (found or own)[-1].line
                yield Fault(line, "count", f"{card}{face}: {len(found)}, {EXPRESSIONS[level]}")


def _doubles(rows: Sequence[Row], lang: str) -> Iterator[Fault]:
    """The same expression twice, also nearly the same, and an end that comes too often."""
    seen: dict[str, Row] = {}
    for row in rows:
        whole = fold(f"{row.start} {row.end}", lang)
        if whole in seen:
            yield Fault(row.line, "double", whole, seen[whole].line)
        elif near := extractOne(whole, seen.keys(), scorer=fuzz.ratio, score_cutoff=_NEARLY):
            yield Fault(row.line, "nearly-double", near[0], seen[near[0]].line)
        seen.setdefault(whole, row)
    ends = Counter(fold(row.end, lang) for row in rows)
    for row in rows:
        if ends[fold(row.end, lang)] > MOST_OF_AN_END:
            yield Fault(row.line, "end-too-often", row.end)


# ---- challenges -----------------------------------------------------------------------------------------------------


def read_challenges(text: str) -> tuple[tuple[Challenge, Challenge, Challenge], ...]:
    """Challenge cards from a CSV text, three challenges each; `InvalidDeck` lists every fault."""
    reader = csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline=""))
    if tuple(reader.fieldnames or ()) != CHALLENGE_COLUMNS:
        raise InvalidDeck([Fault(1, "columns", ",".join(CHALLENGE_COLUMNS))])
    cards: dict[str, dict[str, Challenge]] = defaultdict(dict)
    faults: list[Fault] = []
    for row in reader:
        needs = [need for need in row["needs"].split("|") if need]
        faults += [Fault(reader.line_num, "need", need) for need in needs if need not in NEEDS]
        if not 0 < len(row["text"]) <= LONGEST_CHALLENGE:
            faults.append(Fault(reader.line_num, "challenge-length", str(LONGEST_CHALLENGE)))
        if row["number"] not in ("1", "2", "3") or row["number"] in cards[row["card"]]:
            faults.append(Fault(reader.line_num, "challenge-number", row["number"]))
        cards[row["card"]][row["number"]] = Challenge(row["text"], tuple(need for need in NEEDS if need in needs))
    faults += [Fault(1, "challenge-count", card) for card, three in cards.items() if sorted(three) != ["1", "2", "3"]]
    if faults:
        raise InvalidDeck(faults)
    return tuple((three["1"], three["2"], three["3"]) for three in cards.values())


# ---- what is shipped ------------------------------------------------------------------------------------------------

DECK_LANGUAGES = ("fr", "en")
SIZES: Mapping[str, int | None] = {"full": None, "starter": 12}
"""The decks of a language: all its cards (N1), or so many of each level, for a short evening or a slow machine."""
DECKS = tuple(f"{lang}/{size}" for lang in DECK_LANGUAGES for size in SIZES)
CARDS: Mapping[str, int] = {deck: 36 if deck.endswith("/starter") else 202 for deck in DECKS}
"""How many cards each has, known without reading it."""


def _source(lang: str, file: str) -> str:
    return files(__package__).joinpath("decks", lang, file).read_text("utf-8")


@cache
def themes(lang: str) -> Mapping[str, str]:
    """The themes that a deck of this language may use, each with a line of help."""
    source = _source(lang if lang in DECK_LANGUAGES else "en", "themes.csv")
    return {row["theme"]: row["help"] for row in csv.DictReader(io.StringIO(source))}


@cache
def challenges(lang: str) -> tuple[tuple[Challenge, Challenge, Challenge], ...]:
    """The challenge cards of a language."""
    return read_challenges(_source(lang if lang in DECK_LANGUAGES else "en", "challenges.csv"))


@cache
def shipped(name: str) -> Deck:
    """A deck of the house, named `language/size`."""
    if name not in DECKS:
        raise InvalidDeck([Fault(1, "no-such-deck", name)])
    lang, _, size = name.partition("/")
    cards, most = _all_cards(lang), SIZES[size]
    if most is not None:
        cards = tuple(card for level in LEVELS for card in [one for one in cards if one.level == level][:most])
    return Deck(name, lang, cards, challenges(lang))


@cache
def _all_cards(lang: str) -> tuple[Card, ...]:
    """The cards of the house; its tests check them, so that nobody waits for it at every start."""
    rows, faults = _rows(_source(lang, "full.csv"))
    assert not faults
    return _cards(rows)


def in_language(lang: str) -> str:
    """The deck of the house for people who speak this language."""
    return f"{lang if lang in DECK_LANGUAGES else 'en'}/full"


def deck_of(choice: str | Deck) -> Deck:
    """The deck that a table chose."""
    return choice if isinstance(choice, Deck) else shipped(choice)
