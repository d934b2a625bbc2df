"""A game as a text file: what people export, tests replay and `verify` proves.

    tablee-record 1
    game kinoko 1
    option aid memory
    seat 0 Ana
    seat 1 "Grandpa Joe"
    commitment 9f86d0…
    1 chance roll 1 blank peek
    2 seat 1 swap 3 hand0 upper
    end 2
    seed 2cf24d…

One move a line, numbered; in games with a clock `3 at 61200 seat 1 …` says when. An action is its tag and its fields in
order; a word stands as it is and anything else as JSON. There is one way to write a record, so a file that reads is a
file that we would have written.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, get_args

import msgspec
from msgspec import Struct

from tablee.core.codec import move_type
from tablee.core.game import A, Chanced, Game, IllegalMove, InvalidSetup, Move, O, Played, S, Timed, V

MAGIC = "tablee-record 1"
LONGEST_RECORD = 16_000_000
_WORD = re.compile(r"[^\W\d_][\w-]*")
_ITEM = re.compile(r"[\w.:+-]+", re.ASCII)
_HEX = re.compile(r"[0-9a-f]{64}")
_RESERVED = {"true", "false", "null", "NaN", "Infinity"}
_JSON = json.JSONDecoder()


class Record(Struct, frozen=True):
    """A header and moves. `seed` is known once the game has ended."""

    game: str
    version: int
    options: Any
    seats: tuple[str, ...]
    moves: tuple[Move[Any], ...]
    commitment: str | None = None
    seed: str | None = None


class InvalidRecord(ValueError):
    """A file that is not a record of ours, or no longer: the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


# ---- writing --------------------------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """The record as text."""
    return "".join(line + "\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[str]:
    yield MAGIC
    yield f"game {record.game} {record.version}"
    yield from _options(record.options)
    for seat, name in enumerate(record.seats):
        yield f"seat {seat} {_spell(name)}"
    if record.commitment is not None:
        yield f"commitment {record.commitment}"
    for seq, move in enumerate(record.moves, start=1):
        yield f"{seq} {_spell_move(move)}"
    yield f"end {len(record.moves)}"
    if record.seed is not None:
        yield f"seed {record.seed}"


def _options(options: Any) -> Iterator[str]:
    """Every option; one that came after the first records only where it is chosen, so that those still read."""
    added: frozenset[str] = getattr(options, "ADDED", frozenset())
    for field in msgspec.structs.fields(options):
        value = getattr(options, field.name)
        if field.name not in added or value != field.default:
            yield f"option {field.encode_name} {_spell(msgspec.to_builtins(value))}"


def _spell_move(move: Move[Any]) -> str:
    match move:
        case Chanced(draw=draw, outcome=outcome):
            return " ".join(["chance", draw, *(",".join(items) for items in outcome)])
        case Timed(at=at):
            return f"time {at}"
        case Played(seat=seat, action=action, at=at):
            fields = msgspec.to_builtins(action)
            when = [] if at is None else ["at", str(at)]
            return " ".join([*when, "seat", str(seat), fields.pop("type"), *map(_spell, fields.values())])


def _spell(value: object) -> str:
    """A plain word as it is, anything else as JSON on one line."""
    if isinstance(value, str) and _WORD.fullmatch(value) and value not in _RESERVED:
        return value
    # what cannot be printed (a line break, half a surrogate pair) is escaped, so a line stays a line
    plain = not isinstance(value, str) or value.isprintable()
    return json.dumps(value, ensure_ascii=not plain, separators=(",", ":"))


# ---- reading --------------------------------------------------------------------------------------------------------


def read(text: str, games: Mapping[str, Game[Any, Any, Any, Any]]) -> Record:
    """The record that this text is; `InvalidRecord` names the first bad line."""
    if len(text) > LONGEST_RECORD:
        raise InvalidRecord(1, f"the file is too long, {LONGEST_RECORD} characters at most")
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0] != MAGIC:
        raise InvalidRecord(1, f"not a record of this kind: it should begin with “{MAGIC}”")
    reader = _Reader(lines)
    record = reader.record(games)
    for number, (ours, theirs) in enumerate(zip(_lines(record), lines, strict=False), start=1):
        if ours != theirs:
            raise InvalidRecord(number, f"should be written as “{ours}”")
    return record


class _Reader:
    """A cursor over the lines of a record."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 1  # the magic line has been read

    def fail(self, reason: str) -> InvalidRecord:
        return InvalidRecord(self.at + 1, reason)

    def word(self) -> str:
        """The first word of the line under the cursor, empty at the end of the file."""
        return self.lines[self.at].split(" ", 1)[0] if self.at < len(self.lines) else ""

    def rest(self, keyword: str) -> str:
        """What follows the keyword on this line; the cursor moves on."""
        if self.word() != keyword:
            raise self.fail(f"expected “{keyword}”")
        rest = self.lines[self.at][len(keyword) + 1 :]
        self.at += 1
        return rest

    def record(self, games: Mapping[str, Game[Any, Any, Any, Any]]) -> Record:
        game = self.game(games)
        start = self.at
        options = self.options(game)
        seats = self.seats(game)
        try:
            game.setup(len(seats), options)
        except InvalidSetup as error:
            named = [line for line in range(start, self.at) if self.lines[line].startswith(f"option {error.field} ")]
            self.at = named[0] if named else start
            raise self.fail(str(error)) from None
        commitment = self.hex("commitment") if self.word() == "commitment" else None
        moves = self.moves(game)
        self.end(len(moves))
        seed = self.hex("seed") if self.word() == "seed" else None
        if self.at == len(self.lines):
            self.at -= 1
            raise self.fail("no last line break")
        if self.lines[self.at :] != [""]:
            raise self.fail("the record ends before this line")
        return Record(game.info.id, game.info.version, options, seats, moves, commitment, seed)

    def game(self, games: Mapping[str, Game[Any, Any, Any, Any]]) -> Game[Any, Any, Any, Any]:
        name, _, version = self.rest("game").partition(" ")
        self.at -= 1
        game = games.get(name)
        if game is None:
            raise self.fail(f"unknown game “{name[:40]}”")
        if version != str(game.info.version):
            raise self.fail(f"version “{version[:40]}” of the rules of {name}; this is version {game.info.version}")
        self.at += 1
        return game

    def options(self, game: Game[Any, Any, Any, Any]) -> Any:
        found: dict[str, Any] = {}
        start = self.at
        while self.word() == "option":
            name, _, value = self.rest("option").partition(" ")
            self.at -= 1
            if name not in game.options.__struct_encode_fields__:
                raise self.fail(f"unknown option “{name[:40]}”")
            if name in found:
                raise self.fail(f"option “{name}” stands here twice")
            found[name] = self.value(value)
            self.at += 1
        try:
            return msgspec.convert(found, game.options)
        except msgspec.ValidationError as error:
            named = [line for line in range(start, self.at) if f"$.{self.lines[line].split(' ')[1]}" in str(error)]
            self.at = named[0] if named else start
            raise self.fail(f"options: {error}") from None

    def seats(self, game: Game[Any, Any, Any, Any]) -> tuple[str, ...]:
        names: list[str] = []
        while self.word() == "seat":
            number, _, name = self.rest("seat").partition(" ")
            self.at -= 1
            if len(names) == max(game.info.seats):
                raise self.fail(f"{len(names) + 1} seats; {game.info.id} has {', '.join(map(str, game.info.seats))}")
            value = self.value(name, any_text=True)
            if number != str(len(names)) or not isinstance(value, str):
                raise self.fail(f"expected the name of seat {len(names)}")
            names.append(value)
            self.at += 1
        if len(names) not in game.info.seats:
            raise self.fail(f"{len(names)} seats; {game.info.id} has {', '.join(map(str, game.info.seats))}")
        return tuple(names)

    def hex(self, keyword: str) -> str:
        value = self.rest(keyword)
        if not _HEX.fullmatch(value):
            self.at -= 1
            raise self.fail(f"the {keyword} should be 64 hexadecimal digits")
        return value

    def moves(self, game: Game[Any, Any, Any, Any]) -> tuple[Move[Any], ...]:
        kind = move_type(game)
        tags = {action.__struct_config__.tag: action for action in get_args(game.action)}
        moves: list[Move[Any]] = []
        while (word := self.word()).isdecimal():
            if word != str(len(moves) + 1):
                raise self.fail(f"expected move {len(moves) + 1}, found “{word[:40]}”")
            moves.append(self.move(self.lines[self.at][len(word) + 1 :], kind, tags))
            self.at += 1
        return tuple(moves)

    def move(self, text: str, kind: Any, tags: Mapping[Any, type[Struct]]) -> Move[Any]:
        mover, _, rest = text.partition(" ")
        when: dict[str, Any] = {}
        if mover == "at":
            at, _, rest = rest.partition(" ")
            when["at"] = self.value(at)
            mover, _, rest = rest.partition(" ")
        if mover == "chance" and not when:
            name, *lots = rest.split(" ")
            if not all(_ITEM.fullmatch(item) for item in (name, *(item for lot in lots for item in lot.split(",")))):
                raise self.fail("a draw is a name and what came, lot by lot")
            return Chanced(name, tuple(tuple(lot.split(",")) for lot in lots))
        if mover == "time" and not when:
            plain: dict[str, Any] = {"type": "timed", "at": self.value(rest)}
        elif mover == "seat":
            seat, _, action = rest.partition(" ")
            plain = {"type": "played", "seat": self.value(seat), "action": self.action(action, tags), **when}
        else:
            raise self.fail("a move is “chance …”, “seat …”, “at … seat …” or “time …”")
        try:
            found: Move[Any] = msgspec.convert(plain, kind)
        except msgspec.ValidationError as error:
            raise self.fail(str(error)) from None
        return found

    def action(self, text: str, tags: Mapping[Any, type[Struct]]) -> dict[str, Any]:
        tag, _, rest = text.partition(" ")
        if tag not in tags:
            raise self.fail(f"unknown action “{tag[:40]}”")
        values = [self.whole(value) for value in self.values(rest)]
        fields = tags[tag].__struct_encode_fields__
        if len(values) != len(fields):
            raise self.fail(f"“{tag}” takes {len(fields)} words, found {len(values)}")
        return {"type": tag, **dict(zip(fields, values, strict=True))}

    def values(self, text: str) -> Iterator[Any]:
        at = 0
        while at < len(text):
            word = _WORD.match(text, at)
            if word and word[0] not in _RESERVED:
                yield word[0]
                at = word.end()
            else:
                try:
                    value, at = _JSON.raw_decode(text, at)
                except (ValueError, RecursionError):
                    raise self.fail("neither a word nor JSON") from None
                yield value
            if at < len(text) and text[at] != " ":
                raise self.fail("words are parted by one space")
            at += 1

    def value(self, text: str, any_text: bool = False) -> Any:
        values = list(self.values(text))
        if len(values) != 1:
            raise self.fail("expected one word or one value in JSON")
        return values[0] if any_text else self.whole(values[0])

    def whole(self, value: Any) -> Any:
        """Half a surrogate pair may stand in somebody's name, and nowhere else."""
        try:
            json.dumps(value, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise self.fail("half a character") from None
        return value

    def end(self, moves: int) -> None:
        if self.word() == "":
            raise self.fail("the file stops before its “end” line: part of it is missing")
        if self.rest("end") != str(moves):
            self.at -= 1
            raise self.fail(f"the file should end with “end {moves}”: moves are missing or too many")


# ---- replaying ------------------------------------------------------------------------------------------------------


def replay(game: Game[O, S, A, V], record: Record) -> Iterator[S]:
    """Every state of the record, from the set-up on; `InvalidRecord` names the move that the rules refuse."""
    head = 2 + len(msgspec.to_builtins(record.options)) + len(record.seats) + (record.commitment is not None)
    try:
        state = game.setup(len(record.seats), record.options)
    except InvalidSetup as error:
        raise InvalidRecord(3, str(error)) from None
    yield state
    for seq, move in enumerate(record.moves, start=1):
        try:
            state = game.apply(state, move)
        except IllegalMove as error:
            raise InvalidRecord(head + seq, f"move {seq} is against the rules: {error.code}") from None
        yield state
