"""Kinoko in words and in a terminal: a picture of the table, menus, what happened, who won."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import assert_never
from unicodedata import category, east_asian_width

from tablee.core.game import Chanced, Outcome, Played, Seat
from tablee.core.text import Choice, Menu, Say, percent, plain, sign, who
from tablee.games.kinoko.bots.reasons import Bides, Calls, Finds, Gathers, Looks, Parts, Reason, Rolls, Sheds, Waits
from tablee.games.kinoko.model import (
    PLACES,
    ROWS,
    Action,
    Announce,
    Colour,
    EndTurn,
    Event,
    Pass,
    Peek,
    Place,
    Reroll,
    Reveal,
    Sight,
    State,
    Swap,
    SwapSets,
    View,
)
from tablee.games.kinoko.rules import GOAL

# Colour is always doubled by a letter and a mark: a dot, ridges, a cell, chevrons, a ring, waves. All are signs that
# every terminal font has, one column wide.
_MARKS: dict[Colour, str] = {"R": "•", "O": "≡", "Y": "⌂", "G": "»", "B": "○", "P": "≈"}
_INKS: dict[Colour, str] = {
    "R": "#ffffff on #ae2922",
    "O": "#1f1400 on #e5792b",
    "Y": "#1f1800 on #f5d35b",
    "G": "#ffffff on #2c8460",
    "B": "#04121f on #5ba3de",
    "P": "#ffffff on #5f3a8c",
}
_GAP = "   "
_NAME = 14

RULES: dict[str, tuple[str, ...]] = {
    "set-up": tuple(f"K{number}" for number in range(1, 9)),
    "turn": tuple(f"K{number}" for number in range(9, 18)),
    "round-end": tuple(f"K{number}" for number in range(18, 25)),
    "game-end": tuple(f"K{number}" for number in range(25, 28)),
    "digital": tuple(f"K{number}" for number in range(28, 30)),
}


def rules() -> Mapping[str, Sequence[str]]:
    """The sections of the rules, and the numbered rules in each."""
    return RULES


# ---- words ----------------------------------------------------------------------------------------------------------


def _mushroom(colour: Colour, say: Say) -> str:
    name = say("kinoko-mushroom", species=say(f"kinoko-species-{colour}"), colour=say(f"kinoko-colour-{colour}"))
    return sign(_INKS[colour], f" {colour} {_MARKS[colour]} ") + name


def _place(place: Place, reader: Seat | None, names: Sequence[str], say: Say) -> str:
    if place == "upper" or place == "lower":
        return say(f"kinoko-place-{place}")
    seat = int(place.removeprefix("hand"))
    return say("kinoko-place-own") if seat == reader else say("kinoko-place-hand", name=plain(names[seat]))


# ---- the table as a picture -----------------------------------------------------------------------------------------


def picture(view: View, names: Sequence[str], say: Say) -> str:
    """The table as this seat sees it."""
    lines = [f"[bold]{say('kinoko-round', round=view.round)}[/] · {say('kinoko-race', goal=GOAL)}"]
    if view.cards:
        lines += _sets(view, names, say)
        about = [say("kinoko-your-family", mushroom=_mushroom(view.family, say))] if view.family else []
        about += [say("kinoko-forbidden", mushroom=_mushroom(view.forbidden, say))] if view.forbidden else []
        about += [
            say("kinoko-reveal-family", mushroom=_mushroom(family, say), **who(seat, view.seat, names))
            for seat, family in enumerate(view.families)
        ]
        lines += ["", " · ".join(about), _legend(view, say)]
    if view.dice:
        faces = " ".join(f"[bold reverse] {say(f'kinoko-face-{face}')} [/]" for face in view.dice)
        lines += [
            "",
            f"{say('kinoko-turn-of', **who(view.turn, view.seat, names))} · {say('kinoko-dice', dice=faces)}",
        ]
    return "\n".join(lines)


def _sets(view: View, names: Sequence[str], say: Say) -> list[str]:
    """All places, three abreast: the others' hands from the left round the table, one's own, the rows."""
    first = 0 if view.seat is None else view.seat + 1
    seats = [(first + step) % view.players for step in range(view.players)]
    hands = [_hand(view, seat, names, say) for seat in seats]
    rows = [_set(view, row, f"[dim]{say(f'kinoko-place-{row}')}[/]") for row in ROWS]
    shelves = [hands, rows] if view.seat is None else [hands[:-1], [hands[-1], *rows]]
    lines: list[str] = []
    for shelf in shelves:
        for start in range(0, len(shelf), 3):
            lines += ["", *_beside(shelf[start : start + 3])]
    return lines


def _hand(view: View, seat: Seat, names: Sequence[str], say: Say) -> list[str]:
    name = say("kinoko-you") if seat == view.seat else plain(_shortened(names[seat]))
    points = view.scores[seat]
    caps = "●" * points + "○" * (GOAL - points)
    style = "bold reverse" if seat == view.turn else "bold"
    return _set(view, PLACES[view.players][seat], f"[{style}] {name} [/] {caps}")


def _shortened(name: str) -> str:
    return name if len(name) <= _NAME else name[: _NAME - 1] + "…"


def _set(view: View, place: Place, title: str) -> list[str]:
    at = PLACES[view.players].index(place)
    cards = [_card(value, row[at]) for value, row in enumerate(view.cards, start=1)]
    return [title, *(" ".join(parts) for parts in zip(*cards, strict=True))]


def _card(value: int, sight: Sight | None) -> list[str]:
    """A card of three lines, 7 wide: a face one knows, or a back with its value."""
    if sight is None:
        face = f"[dim]░░[/][bold]{value}[/][dim]░░[/]"
    else:
        # how one knows it: at a look, from memory, by logic; nothing when it is plain to see
        how = {"open": " ", "peeked": "!", "seen": "·", "deduced": "="}[sight.how]
        face = f"[{_INKS[sight.colour]}]{sight.colour}{_MARKS[sight.colour]}{how} {value}[/]"
    return ["╭─────╮", f"│{face}│", "╰─────╯"]


def _legend(view: View, say: Say) -> str:
    kinds = "  ".join(
        f"[{_INKS[colour]}]{colour}{_MARKS[colour]}[/] {say(f'kinoko-species-{colour}')}" for colour in view.colours
    )
    return say("kinoko-legend", kinds=kinds)


def _beside(blocks: list[list[str]]) -> list[str]:
    """Blocks of lines next to each other, aligned at their tops."""
    widths = [max(map(_width, block)) for block in blocks]
    lines = zip_longest(*blocks, fillvalue="")
    return [
        _GAP.join(part + " " * (width - _width(part)) for part, width in zip(parts, widths, strict=True)).rstrip()
        for parts in lines
    ]


def _width(markup: str) -> int:
    """How many columns of the screen this takes."""
    width, at = 0, 0
    while at < len(markup):
        if markup[at] == "\\":
            at += 1
        elif markup[at] == "[":
            at = markup.index("]", at) + 1
            continue
        width, at = width + _columns(markup[at]), at + 1
    return width


def _columns(character: str) -> int:
    if category(character) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


# ---- menus ----------------------------------------------------------------------------------------------------------


def menu(view: View, legal: Sequence[Action], names: Sequence[str], say: Say) -> Menu[Action]:
    """What the seat may do, as questions."""

    def place(where: Place) -> str:
        return _place(where, view.seat, names, say)

    if view.phase == "close":
        labels: dict[Action, str] = {EndTurn(): "kinoko-offer-end-turn", Announce(): "kinoko-offer-announce"}
        closing: tuple[Choice[Action], ...] = tuple(
            Choice(say(labels[action]), action) for action in labels if action in legal
        )
        return Menu(say("kinoko-ask-close"), closing)
    choices: list[Choice[Action]] = []
    for face in dict.fromkeys(view.dice):
        match face:
            case "1" | "2" | "3":
                value = int(face)
                swaps = [action for action in legal if isinstance(action, Swap) and action.value == value]
                choices.append(Choice(say("kinoko-offer-number", value=value), _swap_menu(swaps, place, say)))
            case "peek":
                peeks = [action for action in legal if isinstance(action, Peek)]
                choices.append(Choice(say("kinoko-offer-peek"), _peek_menu(peeks, place, say)))
            case "sets":
                sets = tuple(
                    Choice(say("kinoko-offer-place", place=place(action.place)), action)
                    for action in legal
                    if isinstance(action, SwapSets)
                )
                choices.append(Choice(say("kinoko-offer-sets"), Menu[Action](say("kinoko-ask-sets"), sets)))
            case "reroll":
                choices.append(Choice(say("kinoko-offer-reroll"), Reroll()))
            case "blank":
                choices.append(Choice(say("kinoko-offer-pass"), Pass()))
            case _:
                assert_never(face)
    return Menu(say("kinoko-ask-die"), tuple(choices))


def _swap_menu(swaps: Sequence[Swap], place: Callable[[Place], str], say: Say) -> Menu[Action]:
    """First one place, then the other."""
    places = dict.fromkeys(where for swap in swaps for where in (swap.a, swap.b))
    first: list[Choice[Action]] = []
    for one in places:
        second: tuple[Choice[Action], ...] = tuple(
            Choice(say("kinoko-offer-place", place=place(other)), swap)
            for other in places
            for swap in swaps
            if other != one and {swap.a, swap.b} == {one, other}
        )
        label = say("kinoko-offer-place", place=place(one))
        first.append(Choice(label, Menu[Action](say("kinoko-ask-second"), second)))
    return Menu(say("kinoko-ask-first"), tuple(first))


def _peek_menu(peeks: Sequence[Peek], place: Callable[[Place], str], say: Say) -> Menu[Action]:
    """First the place, then the value."""
    choices: list[Choice[Action]] = []
    for where in dict.fromkeys(peek.place for peek in peeks):
        cards = tuple(
            Choice(say("kinoko-offer-card", place=place(where), value=peek.value), peek)
            for peek in peeks
            if peek.place == where
        )
        choices.append(Choice(say("kinoko-offer-place", place=place(where)), Menu(say("kinoko-ask-peek"), cards)))
    return Menu(say("kinoko-ask-peek"), tuple(choices))


# ---- what happened --------------------------------------------------------------------------------------------------


def news(before: View, after: View, names: Sequence[str], say: Say) -> list[str]:
    """What happened between two views of one seat, in sentences."""
    told: list[str] = []
    if after.reveal is not before.reveal and after.reveal and after.reveal != before.reveal:
        return _tell_reveal(after.reveal, after.seat, names, say)
    if after.colours != before.colours:
        mushrooms = ", ".join(_mushroom(colour, say) for colour in after.colours)
        told.append(say("kinoko-told-colours", mushrooms=mushrooms))
    if after.cards and not before.cards and after.forbidden:
        forbidden = _mushroom(after.forbidden, say)
        if after.family:
            told.append(say("kinoko-told-family", forbidden=forbidden, family=_mushroom(after.family, say)))
        else:
            told.append(say("kinoko-told-forbidden", forbidden=forbidden))
        told.append(say("kinoko-told-starter", **who(after.turn, after.seat, names)))
    seen = len(before.history) if after.round == before.round else 0
    for event in after.history[seen:]:
        told += _tell(event, after, names, say)
    return told


def _tell(event: Event, view: View, names: Sequence[str], say: Say) -> list[str]:
    peeked = None
    if isinstance(event, Played) and isinstance(event.action, Peek) and event.seat == view.seat:
        sight = view.cards[event.action.value - 1][PLACES[view.players].index(event.action.place)]
        peeked = sight.colour if sight else None
    told = _with_blanks(event, view.turn, view.seat, view.players, peeked, say)
    return [line.format(*map(plain, names)) for line in told]


@lru_cache(8192)  # little can happen to few seats, and it happens at every table
def _with_blanks(
    event: Event, turn: Seat, reader: Seat | None, players: int, peeked: Colour | None, say: Say
) -> list[str]:
    """What is told of this to that reader, with blanks for the names."""
    names = [f"{{{seat}}}" for seat in range(players)]
    if isinstance(event, Chanced):
        dice = ", ".join(say(f"kinoko-face-{face}") for (face,) in event.outcome)
        return [say("kinoko-told-roll", dice=dice, **who(turn, reader, names))]
    subject = who(event.seat, reader, names)

    def place(where: Place) -> str:
        return _place(where, reader, names, say)

    match event.action:
        case Swap(value=value, a=a, b=b):
            return [say("kinoko-told-swap", value=value, a=place(a), b=place(b), **subject)]
        case SwapSets(place=taken):
            own = PLACES[players][event.seat]
            return [say("kinoko-told-swap-sets", a=place(own), b=place(taken), **subject)]
        case Peek(value=value, place=where):
            mushroom = _mushroom(peeked, say) if peeked else ""
            return [say("kinoko-told-peek", value=value, place=place(where), mushroom=mushroom, **subject)]
        case Reroll():
            return [say("kinoko-told-reroll", **subject)]
        case Pass():
            return [say("kinoko-told-pass", **subject)]
        case EndTurn() | Announce():
            return []  # the next roll, or the reveal, tells it
        case _:
            assert_never(event.action)


def _tell_reveal(reveal: Reveal, reader: Seat | None, names: Sequence[str], say: Say) -> list[str]:
    told: list[str] = []
    if reveal.announcer is None:
        told.append(say("kinoko-reveal-limit"))
    else:
        subject = who(reveal.announcer, reader, names)
        told.append(say("kinoko-told-announce", **subject))
        mushroom = _mushroom(reveal.families[reveal.announcer], say)
        place = reveal.gathered[reveal.announcer]
        if place is None:
            told.append(say("kinoko-reveal-wrong", mushroom=mushroom, **subject))
        else:
            where = _place(place, reader, names, say)
            told.append(say("kinoko-reveal-right", mushroom=mushroom, place=where, **subject))
    return told + [_tell_score(reveal, seat, reader, names, say) for seat in range(len(reveal.scores))]


def _tell_score(reveal: Reveal, seat: Seat, reader: Seat | None, names: Sequence[str], say: Say) -> str:
    parts = [say("kinoko-reveal-family", mushroom=_mushroom(reveal.families[seat], say), **who(seat, reader, names))]
    place = reveal.gathered[seat]
    if place is not None:
        parts.append(say("kinoko-reveal-together", place=_place(place, reader, names, say)))
    if reveal.gained[seat]:
        parts.append(say("kinoko-reveal-gains", points=reveal.gained[seat]))
    if reveal.lost[seat]:
        parts.append(say("kinoko-reveal-loses"))
    stays = reveal.lost[seat] and not reveal.gained[seat] and reveal.before[seat] == 0
    parts.append(say("kinoko-reveal-stays") if stays else say("kinoko-reveal-score", points=reveal.scores[seat]))
    return "  " + ", ".join(parts)


def verdict(outcome: Outcome, view: View, names: Sequence[str], say: Say) -> str:
    """Who won, and why."""
    points = max(outcome.scores)
    if outcome.reason == "shared":
        winners = ", ".join(plain(names[seat]) for seat in outcome.winners)
        return say("kinoko-won-shared", points=points, names=winners)
    return say(f"kinoko-won-{outcome.reason}", points=points, **who(outcome.winners[0], view.seat, names))


# ---- facts ----------------------------------------------------------------------------------------------------------


def facts(states: Iterable[State]) -> Mapping[str, list[float]]:
    """What simulations count in one game: rounds, turns a round, and how often announcements are right."""
    turns: list[float] = []
    right: list[float] = []
    last: Reveal | None = None
    for state in states:
        if state.reveal is not last and state.reveal is not None:
            last = state.reveal
            turns.append(last.turns)
            if last.announcer is not None:
                right.append(float(last.right))
    return {"rounds": [float(len(turns))], "turns": turns, "right": right}


# ---- reasons --------------------------------------------------------------------------------------------------------


def why(reason: Reason, seat: Seat, names: Sequence[str], reader: Seat | None, say: Say) -> str:
    """Why a bot on this seat did what it did; to the reader on that seat, what speaks for doing it."""
    me = "yes" if reader == seat else "no"

    def place(where: Place) -> str:
        return _place(where, reader, names, say)

    match reason:
        case (
            Calls(together=chance, now=float(now), later=float(later))
            | Waits(together=chance, now=float(now), later=float(later))
        ):
            together = say("kinoko-why-together", me=me, chance=percent(chance))
            return f"{together} {say('kinoko-why-weighed', me=me, now=percent(now), later=percent(later))}"
        case Calls(together=chance):
            return say("kinoko-why-calls", me=me, chance=percent(chance))
        case Waits(together=chance):
            return say("kinoko-why-waits", me=me, chance=percent(chance))
        case Gathers(place=where, together=chance):
            return say("kinoko-why-gathers", me=me, place=place(where), chance=percent(chance))
        case Finds(value=value, chance=chance):
            return say("kinoko-why-finds", me=me, value=value, chance=percent(chance))
        case Parts(seat=other, colour=colour, chance=chance):
            mushroom = _mushroom(colour, say)
            return say("kinoko-why-parts", name=plain(names[other]), mushroom=mushroom, chance=percent(chance))
        case Sheds(before=before, after=after):
            return say("kinoko-why-sheds", me=me, before=percent(before), after=percent(after))
        case Looks(value=value, place=where, chance=chance):
            return say("kinoko-why-looks", me=me, value=value, place=place(where), chance=percent(chance))
        case Rolls():
            return say("kinoko-why-rolls")
        case Bides():
            return say("kinoko-why-bides", me=me)
        case _:
            assert_never(reason)
