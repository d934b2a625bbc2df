"""Kinoko's symmetries and secrets, written from `docs/rules/kinoko.md`: other seats, other colours, other truths."""

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any, TypeAlias, get_args

from msgspec.structs import replace

from tablee.bots.random import random
from tablee.core.game import Chanced, Move, Played, Rng, Seat, Thought
from tablee.games.kinoko.model import (
    COLOURS,
    HANDS,
    VALUES,
    Action,
    Announce,
    Cards,
    Colour,
    Die,
    EndTurn,
    Event,
    Options,
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

_PLAIN_DIE: Die = ("1", "2", "3", "blank", "peek", "sets")
OPTIONS = (
    Options(),
    Options(aid="seen", starter=1, round_limit=3),
    Options(aid="deduced", gathered_scores_anyway=True, tie_break="last_round"),
    Options(dice=(_PLAIN_DIE, _PLAIN_DIE, ("reroll", "peek", "peek", "sets", "sets", "blank")), aid="deduced"),
)

_PLACES: tuple[Place, ...] = get_args(Place)
ANY_ACTION: tuple[Action, ...] = (
    *(Swap(value, a, b) for value in VALUES for a, b in product(_PLACES, _PLACES)),
    *(SwapSets(place) for place in _PLACES),
    *(Peek(value, place) for value in VALUES for place in _PLACES),
    Reroll(),
    Pass(),
    Announce(),
    EndTurn(),
)


def linger(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Action]:
    """Any action, but an announcement only now and then, so that rounds grow long."""
    if view.phase == "close":
        return Thought(Announce() if rng.randrange(12) == 0 else EndTurn())
    return random(view, legal, rng)


# ---- law 8: other names ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Relabel:
    """Move everybody some seats to the left, turn the table's rows round, and paint the mushrooms anew."""

    players: int
    shift: int = 0
    turned: bool = False
    paint: dict[Colour, Colour] = field(default_factory=lambda: {colour: colour for colour in COLOURS})
    name: str = ""

    def seat(self, seat: Seat) -> Seat:
        return (seat + self.shift) % self.players

    def by_seat(self, things: Sequence[Any]) -> tuple[Any, ...]:
        """Something for each seat: seat s finds its own at its new place."""
        return tuple(things[(seat - self.shift) % self.players] for seat in range(len(things)))

    def by_place(self, row: Sequence[Any]) -> tuple[Any, ...]:
        hands, rows = row[: self.players], row[self.players :]
        return (*self.by_seat(hands), *(reversed(rows) if self.turned else rows))

    def place(self, place: Place) -> Place:
        if place in HANDS:
            return HANDS[self.seat(HANDS.index(place))]
        if not self.turned:
            return place
        return "lower" if place == "upper" else "upper"

    def action(self, action: Action) -> Action:
        match action:
            case Swap(value=value, a=a, b=b):
                return Swap(value, self.place(a), self.place(b))
            case SwapSets(place=place):
                return SwapSets(self.place(place))
            case Peek(value=value, place=place):
                return Peek(value, self.place(place))
            case _:
                return action

    def colours(self, colours: Sequence[Any]) -> tuple[Colour, ...]:
        return tuple(self.paint[colour] for colour in colours)

    def cards(self, cards: Cards) -> Cards:
        return tuple(self.by_place(self.colours(row)) for row in cards)

    def move(self, move: Move[Action]) -> Move[Action]:
        match move:
            case Played(seat=seat, action=action):
                return Played(self.seat(seat), self.action(action))
            case Chanced(draw="colours", outcome=(lot,)):
                return Chanced("colours", (self.colours(lot),))
            case Chanced(draw="starter", outcome=((seat,),)):
                return Chanced("starter", ((str(self.seat(int(seat))),),))
            case Chanced(draw="families", outcome=((*families, forbidden),)):
                return Chanced("families", (self.colours((*self.by_seat(families), forbidden)),))
            case Chanced(draw="mushrooms", outcome=rows):
                return Chanced("mushrooms", tuple(self.by_place(self.colours(row)) for row in rows))
            case _:
                return move

    def history(self, history: tuple[Event, ...]) -> tuple[Event, ...]:
        return tuple(event for event in map(self.move, history) if isinstance(event, Played | Chanced))

    def options(self, options: Options) -> Options:
        return options if options.starter is None else replace(options, starter=self.seat(options.starter))

    def reveal(self, reveal: Reveal | None) -> Reveal | None:
        if reveal is None:
            return None
        return replace(
            reveal,
            announcer=None if reveal.announcer is None else self.seat(reveal.announcer),
            families=self.by_seat(self.colours(reveal.families)),
            forbidden=self.paint[reveal.forbidden],
            cards=self.cards(reveal.cards),
            gathered=self.by_seat([place and self.place(place) for place in reveal.gathered]),
            gained=self.by_seat(reveal.gained),
            lost=self.by_seat(reveal.lost),
            before=self.by_seat(reveal.before),
            scores=self.by_seat(reveal.scores),
        )

    def everything_public(self, thing: State | View) -> dict[str, Any]:
        return {
            "options": self.options(thing.options),
            "scores": self.by_seat(thing.scores),
            "stopped": self.by_seat(thing.stopped),
            "colours": tuple(colour for colour in COLOURS if colour in self.colours(thing.colours)),
            "turn": self.seat(thing.turn) if thing.phase not in ("colours", "starter") else thing.turn,
            "forbidden": thing.forbidden and self.paint[thing.forbidden],
            "history": self.history(thing.history),
            "reveal": self.reveal(thing.reveal),
        }

    def seats_seen(self, seats: int) -> int:
        return sum(1 << self.seat(seat) for seat in range(self.players) if seats >> seat & 1)

    def state(self, state: State) -> State:
        return replace(
            state,
            **self.everything_public(state),
            families=self.by_seat(self.colours(state.families)),
            cards=self.cards(state.cards),
            seen_by=tuple(self.by_place([self.seats_seen(seats) for seats in row]) for row in state.seen_by),
        )

    def sight(self, sight: Sight | None) -> Sight | None:
        return sight and Sight(self.paint[sight.colour], sight.how)

    def view(self, view: View) -> View:
        return replace(
            view,
            **self.everything_public(view),
            seat=None if view.seat is None else self.seat(view.seat),
            family=view.family and self.paint[view.family],
            cards=tuple(self.by_place([self.sight(sight) for sight in row]) for row in view.cards),
            families=self.by_seat(self.colours(view.families)),
        )


def relabellings(players: int, rng: Random) -> Iterator[Relabel]:
    for shift in range(1, players):
        yield Relabel(players, shift=shift, name=f"seats by {shift}")
    yield Relabel(players, turned=True, name="rows")
    painted = rng.sample(COLOURS, len(COLOURS))
    yield Relabel(players, paint=dict(zip(COLOURS, painted, strict=True)), name="colours")


# ---- law 6: other truths --------------------------------------------------------------------------------------------

Cell: TypeAlias = tuple[int, int]
"""A card's value and the index of the place where it lies."""


def permute_hidden(state: State, seat: Seat | None, forgets_nothing: bool, rng: Random) -> State:
    """Another truth that this seat cannot tell from this one (K3, K4, K7, K14, K15, K28)."""
    families = _other_families(state, seat, rng)
    if not state.cards:
        return replace(state, families=families)
    remembers = forgets_nothing or state.options.aid != "memory"
    known = seen_ever(state, seat) if remembers else _seen_now(state, seat)
    cards = _shuffled(state.cards, known, rng)
    while _was_dealt_three_alike(state, cards):  # K6: nobody would believe such a deal
        cards = _shuffled(state.cards, known, rng)
    return replace(state, families=families, cards=cards)


def _other_families(state: State, seat: Seat | None, rng: Random) -> tuple[Colour, ...]:
    if not state.families:
        return ()
    own = None if seat is None else state.families[seat]
    secret = [colour for colour in state.colours if colour not in (own, state.forbidden)]
    rng.shuffle(secret)
    return tuple(own if other == seat and own else secret.pop() for other in range(state.players))


def _seen_now(state: State, seat: Seat | None) -> set[Cell]:
    """The hands across the table, and a card being looked at."""
    if seat is None:
        return set()
    known = _in_others_hands(state, seat)
    match state.history:
        case (*_, Played(seat=peeker, action=Peek(value=value, place=place))) if peeker == seat:
            known.add((value, _at(state, place)))
    return known


def seen_ever(state: State, seat: Seat | None) -> set[Cell]:
    """Follow the cards through the round: one that has been in another's hand, or was looked at, is known for good."""
    if seat is None:
        return set()
    others = _in_others_hands(state, seat)
    known = set(others)
    for event in state.history:
        match event:
            case Played(action=Swap(value=value, a=a, b=b)):
                known = _carried(known, {value}, _at(state, a), _at(state, b))
            case Played(seat=taker, action=SwapSets(place=place)):
                known = _carried(known, VALUES, taker, _at(state, place))
            case Played(seat=peeker, action=Peek(value=value, place=place)) if peeker == seat:
                known.add((value, _at(state, place)))
        known |= others
    return known


def _in_others_hands(state: State, seat: Seat) -> set[Cell]:
    return {(value, hand) for value in VALUES for hand in range(state.players) if hand != seat}


def _carried(known: set[Cell], values: Container[int], i: int, j: int) -> set[Cell]:
    moves = {i: j, j: i}
    return {(value, moves.get(place, place) if value in values else place) for value, place in known}


def _at(state: State, place: Place) -> int:
    return HANDS.index(place) if place in HANDS else state.players + ("upper", "lower").index(place)


def _shuffled(cards: Cards, known: set[Cell], rng: Random) -> Cards:
    rows = []
    for value, row in zip(VALUES, cards, strict=True):
        hidden = [place for place in range(len(row)) if (value, place) not in known]
        there = dict(zip(hidden, rng.sample([row[place] for place in hidden], len(hidden)), strict=True))
        rows.append(tuple(there.get(place, colour) for place, colour in enumerate(row)))
    return tuple(rows)


def _was_dealt_three_alike(state: State, cards: Cards) -> bool:
    """Take the round's exchanges back, last first, and look at the hands."""
    rows = [list(row) for row in cards]
    for event in reversed(state.history):
        match event:
            case Played(action=Swap(value=value, a=a, b=b)):
                moved, i, j = [rows[value - 1]], _at(state, a), _at(state, b)
            case Played(seat=taker, action=SwapSets(place=place)):
                moved, i, j = rows, taker, _at(state, place)
            case _:
                continue
        for row in moved:
            row[i], row[j] = row[j], row[i]
    return any(len({row[hand] for row in rows}) == 1 for hand in range(state.players))
