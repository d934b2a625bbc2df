"""Tom Kuni in words and in a terminal: the board as a picture, menus, what happened, who won."""

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from tablee.core.game import Chanced, Outcome, Seat
from tablee.core.text import Choice, Menu, Say, percent, plain, sign, who
from tablee.games.tomkuni.board import board_of, layout
from tablee.games.tomkuni.bots.reasons import (
    Before,
    BeforeShortcut,
    Best,
    Deeper,
    Favourite,
    Fun,
    Home,
    NoMove,
    OnlyMove,
    Out,
    Past,
    Patience,
    Reason,
    Shortcut,
)
from tablee.games.tomkuni.model import (
    COLOURS,
    SEATED,
    ZONE,
    Action,
    Board,
    Colour,
    Foresight,
    Pass,
    Point,
    State,
    View,
)
from tablee.games.tomkuni.rules import foresee, legal, points

# Colour is always doubled by a shape: round, square, triangle, diamond.
_SHAPES: dict[Colour, str] = {"red": "●", "yellow": "■", "green": "▲", "blue": "♦"}
_INKS: dict[Colour, str] = {
    "red": "#ffffff on #ae2922",
    "yellow": "#1f1800 on #f5d35b",
    "green": "#ffffff on #2c8460",
    "blue": "#04121f on #5ba3de",
}
_LINES: dict[Colour, str] = {"red": "#d9594f", "yellow": "#c9a227", "green": "#3fae82", "blue": "#5ba3de"}
_COLUMN = 4  # characters to the width of a square

RULES: dict[str, tuple[str, ...]] = {
    "board": ("T1", "T2"),
    "set-up": ("T3", "T4", "T5"),
    "moving": tuple(f"T{number}" for number in range(6, 13)),
    "zones": tuple(f"T{number}" for number in range(13, 20)),
    "end": tuple(f"T{number}" for number in range(20, 24)),
}


def rules() -> Mapping[str, Sequence[str]]:
    """The sections of the rules, and the numbered rules in each."""
    return RULES


# ---- words ----------------------------------------------------------------------------------------------------------


def _colour(view: View, seat: Seat) -> Colour:
    return COLOURS[SEATED[view.players][seat]]


def _marked(view: View, seat: Seat, name: str) -> str:
    colour = _colour(view, seat)
    return sign(_INKS[colour], f" {_SHAPES[colour]} ") + name


# ---- the board as a picture -----------------------------------------------------------------------------------------


def picture(view: View, names: Sequence[str], say: Say) -> str:
    """The table as this seat sees it."""
    lines = [*_drawn(view), "", *(_plate(view, seat, names, say) for seat in range(view.players))]
    shortcuts = "".join(_SHAPES.values())
    lines += [f"[dim]{say('tomkuni-legend', solid=shortcuts)}[/]"]
    if view.die is not None:
        die = say("tomkuni-die", die=f"[bold reverse] {view.die} [/]")
        lines += ["", f"{say('tomkuni-turn-of', **who(view.turn, view.seat, names))} · {die}"]
    return "\n".join(lines)


def _drawn(view: View) -> list[str]:
    """Every square at its coordinates, three characters wide."""
    board = board_of(view.options.board)
    cells = {_cell(point): glyph for point, glyph in _squares(board)}
    for seat, pawns in enumerate(view.pawns):
        corner = board.corners[SEATED[view.players][seat]]
        colour = corner.colour
        for pawn, spot in enumerate(pawns):
            point = corner.yard[pawn] if spot is None else _point(board, spot)
            cells[_cell(point)] = f"[bold {_INKS[colour]}]{_SHAPES[colour]}{pawn + 1} [/]"
    for number, square in _destinations(view):
        if not any(square in pawns for pawns in view.pawns):
            cells[_cell(_point(board, square))] = f"[bold]‹{number}›[/]"
    rows: list[str] = []
    for row in range(max(row for row, _ in cells) + 1):
        line, width = "", 0
        for column in sorted(column for there, column in cells if there == row):
            line += " " * (column - width) + cells[row, column]
            width = column + 3
        rows.append(line)
    return rows


def _destinations(view: View) -> Iterable[tuple[int, int]]:
    """Where each choice of the one who looks would end, numbered as in the menu."""
    if view.phase == "move" and view.seat == view.turn:
        for number, action in enumerate(legal(view, view.turn), start=1):
            seen = foresee(view, action)
            if seen.path:
                yield number, seen.path[-1]


def _cell(point: Point) -> tuple[int, int]:
    column, row = point
    return round(row), round(column * _COLUMN)


def _point(board: Board, square: int) -> Point:
    if square < len(board.ring):
        return board.ring[square]
    zone, depth = divmod(square - len(board.ring), ZONE)
    return board.corners[zone].zone[depth]


def _squares(board: Board) -> Iterable[tuple[Point, str]]:
    for point in board.ring:
        yield point, "[dim] · [/]"
    for corner in board.corners:
        colour, line = corner.colour, _LINES[corner.colour]
        yield board.ring[corner.start], f"[bold {line}] » [/]"
        yield board.ring[corner.solid], f"[{_INKS[colour]}] {_SHAPES[colour]} [/]"
        yield board.ring[corner.entry], f"[bold {line}]({_SHAPES[colour]})[/]"
        for depth, point in enumerate(corner.zone):
            yield point, f"[{line}] {ZONE - depth} [/]"
        for point in corner.yard:
            yield point, f"[dim {line}] _ [/]"


def _plate(view: View, seat: Seat, names: Sequence[str], say: Say) -> str:
    name = say("tomkuni-you") if seat == view.seat else plain(names[seat])
    style = "bold reverse" if seat == view.turn and view.phase in ("roll", "move") else "bold"
    score = points(view.options, view.pawns, view.home)[seat]
    plan = layout(view.options.board)
    reached = {plan.zone_and_depth(spot)[0] for spot in view.pawns[seat] if spot is not None and spot >= plan.size}
    zones = " ".join(
        f"[{_LINES[colour]}]{_SHAPES[colour]}[/]" if zone in reached else "·" for zone, colour in enumerate(COLOURS)
    )
    return _marked(
        view, seat, f"[{style}] {name} [/] {say('tomkuni-points', points=score)} · {say('tomkuni-zones', zones=zones)}"
    )


# ---- menus ----------------------------------------------------------------------------------------------------------


def menu(view: View, legal: Sequence[Action], names: Sequence[str], say: Say) -> Menu[Action]:
    """What the seat may do, as questions; each answer says all that would come of it."""
    question = "tomkuni-ask-pass" if list(legal) == [Pass()] else "tomkuni-ask-move"
    return Menu(say(question), tuple(Choice(_offer(view, action, names, say), action) for action in legal))


def _offer(view: View, action: Action, names: Sequence[str], say: Say) -> str:
    seen = foresee(view, action)
    return " · ".join([_headline("offer", view, seen, {}, say), *_effects(view, seen, names, say)])


def _headline(form: str, view: View, seen: Foresight, subject: dict[str, str], say: Say) -> str:
    """The move itself, as an offer or as news."""
    pawn = 0 if seen.pawn is None else seen.pawn + 1
    match seen.kind:
        case "pass":
            return say(f"tomkuni-{form}-pass", **subject)
        case "leave":
            return say(f"tomkuni-{form}-leave", pawn=pawn, **subject)
        case "walk":
            return say(
                f"tomkuni-{form}-walk", pawn=pawn, square=seen.path[-1] + 1, **subject
            )  # counted from 1 for people
        case "shortcut":
            solid = next(square for square in seen.path if square in layout(view.options.board).shortcut)
            zone = _zone(layout(view.options.board).shortcut[solid], say)
            return say(f"tomkuni-{form}-shortcut", pawn=pawn, zone=zone, **subject)
        case "zone":
            number, depth = layout(view.options.board).zone_and_depth(seen.path[-1])
            worth = ZONE - depth
            return say(f"tomkuni-{form}-zone", pawn=pawn, zone=_zone(number, say), points=worth, **subject)
        case _:
            assert_never(seen.kind)


def _zone(zone: int, say: Say) -> str:
    colour = COLOURS[zone]
    return sign(_LINES[colour], _SHAPES[colour]) + say(f"tomkuni-colour-{colour}")


def _effects(view: View, seen: Foresight, names: Sequence[str], say: Say) -> list[str]:
    found = []
    if seen.pushes:
        found.append(say("tomkuni-pushes", pawns=_pushed(seen, names, say)))
    if changes := _changes(seen, names, say):
        found.append(changes)
    return found


def _pushed(seen: Foresight, names: Sequence[str], say: Say) -> str:
    pushed = dict.fromkeys((push.seat, push.pawn) for push in seen.pushes)
    return ", ".join(say("tomkuni-pawn", name=plain(names[seat]), pawn=pawn + 1) for seat, pawn in pushed)


def _changes(seen: Foresight, names: Sequence[str], say: Say) -> str:
    return ", ".join(
        say("tomkuni-points-change", name=plain(names[seat]), before=before, after=after)
        for seat, (before, after) in enumerate(zip(seen.before, seen.after, strict=True))
        if before != after
    )


# ---- what happened --------------------------------------------------------------------------------------------------


def news(before: View, after: View, names: Sequence[str], say: Say) -> list[str]:
    """What happened between two views of one seat, in sentences."""
    if after.last is None or after.last is before.last:
        return []
    if isinstance(after.last, Chanced):
        return _tell_roll(before, after, after.last, names, say)
    seen = foresee(before, after.last.action)
    told = [_headline("told", before, seen, who(after.last.seat, after.seat, names), say)]
    if seen.pushes:
        told.append("  " + say("tomkuni-told-pushed", pawns=_pushed(seen, names, say)))
    if changes := _changes(seen, names, say):
        told.append("  " + say("tomkuni-told-points", changes=changes))
    arrived = after.home[len(before.home) :]
    return told + [say("tomkuni-told-home", **who(seat, after.seat, names)) for seat in arrived]


def _tell_roll(before: View, after: View, rolled: Chanced, names: Sequence[str], say: Say) -> list[str]:
    faces = [face for (face,) in rolled.outcome]
    if rolled.draw == "roll":
        again = "-again" if after.phase == "roll" else ""
        return [say(f"tomkuni-told-roll{again}", die=faces[0], **who(after.turn, after.seat, names))]
    rolls = ", ".join(
        say("tomkuni-told-opening-roll", name=plain(names[seat]), die=face)
        for seat, face in zip(before.contenders, faces, strict=True)
    )
    told = [say("tomkuni-told-opening", rolls=rolls)]
    if after.contenders:
        told.append(say("tomkuni-told-again", names=", ".join(plain(names[seat]) for seat in after.contenders)))
    else:
        told.append(say("tomkuni-told-starter", **who(after.turn, after.seat, names)))
    return told


def verdict(outcome: Outcome, view: View, names: Sequence[str], say: Say) -> str:
    """Who won, and why."""
    best = max(outcome.scores)
    if outcome.reason == "shared":
        return say("tomkuni-won-shared", points=best, names=", ".join(plain(names[seat]) for seat in outcome.winners))
    return say("tomkuni-won-points", points=best, **who(outcome.winners[0], view.seat, names))


# ---- facts ----------------------------------------------------------------------------------------------------------


def facts(states: Iterable[State]) -> Mapping[str, list[float]]:
    """What simulations count in one game."""
    choice: list[float] = []
    starter: Seat | None = None
    before: State | None = None
    for state in states:
        if state.phase != "opening" and starter is None:
            starter = state.turn
        if state.phase == "move":
            choice.append(float(len(legal(state, state.turn)) > 1))
        before = state
    assert before is not None
    scores = points(before.options, before.pawns, before.home)
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return {
        "turns": [float(turns) for turns in before.turns],
        "choice": choice,
        "starter": [1 / len(winners) if starter in winners else 0.0],
        "spread": [float(max(scores) - min(scores))],
    }


# ---- reasons --------------------------------------------------------------------------------------------------------


def why(reason: Reason, seat: Seat, names: Sequence[str], reader: Seat | None, say: Say) -> str:
    """Why a bot on this seat did what it did; to the reader on that seat, what speaks for doing it."""
    me = "yes" if reader == seat else "no"
    told = _told_why(reason, names, reader, me, say)
    return (
        told if reason.chance is None else f"{told} {say('tomkuni-why-chance', me=me, chance=percent(reason.chance))}"
    )


def _told_why(reason: Reason, names: Sequence[str], reader: Seat | None, me: str, say: Say) -> str:
    match reason:
        case NoMove():
            return say("tomkuni-why-no-move")
        case OnlyMove():
            return say("tomkuni-why-only-move")
        case Home(zone=zone, points=worth):
            return say("tomkuni-why-home", me=me, zone=_zone(zone, say), points=say("tomkuni-points", points=worth))
        case Past(seat=seat, zone=zone):
            return say("tomkuni-why-past", zone=_zone(zone, say), **who(seat, reader, names))
        case Deeper(seat=seat, points=lost):
            return say("tomkuni-why-deeper", points=say("tomkuni-points", points=lost), **who(seat, reader, names))
        case Shortcut(zone=zone):
            return say("tomkuni-why-shortcut", zone=_zone(zone, say))
        case Patience(zone=zone, points=left):
            return say("tomkuni-why-patience", me=me, zone=_zone(zone, say), points=say("tomkuni-points", points=left))
        case Out():
            return say("tomkuni-why-out", me=me)
        case Before(zone=zone, squares=squares):
            return say("tomkuni-why-before", zone=_zone(zone, say), squares=squares)
        case BeforeShortcut(zone=zone, squares=squares):
            return say("tomkuni-why-before-shortcut", zone=_zone(zone, say), squares=squares)
        case Best():
            return say("tomkuni-why-best", me=me)
        case Fun(seat=seat):
            return say("tomkuni-why-fun", **who(seat, reader, names))
        case Favourite(pawn=pawn):
            return say("tomkuni-why-favourite", me=me, pawn=pawn + 1)
        case _:
            assert_never(reason)
