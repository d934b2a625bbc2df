"""Konito's symmetries and secrets, written from `docs/rules/konito.md`: other seats, other truths."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec.structs import replace

from tablee.bots.random import random
from tablee.core.game import Blank, Chanced, Move, Played, Rng, Seat, Thought
from tablee.games.konito.bots.simulated import simulated
from tablee.games.konito.deck import Card, Expression, deck_of
from tablee.games.konito.model import (
    REASONS,
    Action,
    Concede,
    Contest,
    Got,
    Guess,
    Next,
    Number,
    Options,
    Partner,
    PassFace,
    ReadOut,
    Say,
    Start,
    State,
    View,
    Vote,
)
from tablee.games.konito.roles import others_of, reader_of, team_count

SIZES = (2, 3, 5)
_FAIR = simulated(85)
OPTIONS = (
    Options(deck="en/starter"),
    Options(deck="en/starter", tiles=2, others_see_ends=False),
    Options(deck="en/starter", tiles=3, judging="voice"),
    Options(deck="en/starter", turn_limit=2),
)

ANY_ACTION: tuple[Action, ...] = (
    *(Partner(seat) for seat in range(-1, 5)),
    *(Number(number) for number in (0, 1, 2, 3, 4)),  # type: ignore[arg-type]
    Start(),
    *(ReadOut(line) for line in range(-1, 6)),
    *(Got(line) for line in range(-1, 6)),
    PassFace(),
    Say(Blank(10)),
    Guess(Blank(10)),
    Say(""),
    Guess(" "),
    *(Contest(face, line, reason) for face in range(-1, 4) for line in range(-1, 5) for reason in REASONS),
    Concede(),
    Vote(True),
    Vote(False),
    Next(),
)


def lively(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Action]:
    """A fair player, who now and then does anything."""
    return random(view, legal, rng) if rng.randrange(40) == 0 else _FAIR(view, legal, rng)


# ---- law 6: other truths --------------------------------------------------------------------------------------------


def permute_hidden(state: State, seat: Seat | None, forgets_nothing: bool, rng: Random) -> State:
    """A deck that differs wherever this seat has not looked (N12, N18), and other near misses of the others (N25)."""
    deck = deck_of(state.options.deck)
    sees_faces = seat is not None and (
        seat == reader_of(state) or (seat in others_of(state) and state.options.others_see_ends)
    )
    cards = tuple(_other_card(state, card, sees_faces, rng) for card in deck.cards)
    guesses = tuple(
        guess if guess.seat == seat or guess.line is not None else replace(guess, almost=not guess.almost)
        for guess in state.guesses
    )
    return replace(state, options=replace(state.options, deck=replace(deck, cards=cards)), guesses=guesses)


def _other_card(state: State, card: Card, sees_faces: bool, rng: Random) -> Card:
    faces = []
    for side, face in enumerate(card.faces):
        up = [shown for shown in state.faces if (shown.card, shown.side) == (card.id, side)]
        faces.append(tuple(_other_line(state, line, at, up, sees_faces, rng) for at, line in enumerate(face)))
    return replace(card, faces=(faces[0], faces[1]))


def _other_line(
    state: State, line: Expression, at: int, up: Sequence[Any], sees_faces: bool, rng: Random
) -> Expression:
    word = f"x{rng.randrange(10**9)}"
    if any(state.phase == "review" or face.passed or face.marks[at] == "got" or sees_faces for face in up):
        return line
    if any(face.marks[at] == "read" for face in up):
        return Expression(line.theme, line.start, word)
    return Expression(word, word, word)


# ---- law 8: other names ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Turned:
    """Everybody moves some seats on, and the teams with them."""

    players: int
    shift: int
    name: str = "seats"

    def seat(self, seat: Seat) -> Seat:
        return (seat + self.shift) % self.players

    def some_seat(self, seat: Seat | None) -> Seat | None:
        return None if seat is None else self.seat(seat)

    def by_seat(self, things: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(things[(seat - self.shift) % self.players] for seat in range(len(things)))

    def move(self, move: Move[Action]) -> Move[Action]:
        match move:
            case Played(seat=seat, action=Partner(seat=partner), at=at):
                return Played(self.seat(seat), Partner(self.seat(partner)), at)
            case Played(seat=seat, action=action, at=at):
                return Played(self.seat(seat), action, at)
            case Chanced(draw="first", outcome=((seat,),)):
                return Chanced("first", ((str(self.seat(int(seat))),),))
            case _:
                return move

    def either(self, thing: State | View) -> dict[str, Any]:
        teams = team_count(thing)
        pawns = tuple(thing.pawns[(team - self.shift) % teams] for team in range(len(thing.pawns)))
        return {
            "first": thing.first if thing.phase == "first" else self.seat(thing.first),
            "pawns": pawns,
            "partner": self.some_seat(thing.partner),
            "guesses": tuple(replace(guess, seat=self.seat(guess.seat)) for guess in thing.guesses),
            "objections": tuple(
                replace(one, seat=self.seat(one.seat), votes=self.by_seat(one.votes)) for one in thing.objections
            ),
        }

    def state(self, state: State) -> State:
        return replace(state, **self.either(state))

    def view(self, view: View) -> View:
        landing = view.landing and tuple(
            view.landing[(team - self.shift) % len(view.landing)] for team in range(len(view.landing))
        )
        return replace(
            view,
            **self.either(view),
            seat=self.some_seat(view.seat),
            landing=landing,
            reader=self.some_seat(view.reader),
            guessers=tuple(sorted(map(self.seat, view.guessers))),
            next_reader=self.some_seat(view.next_reader),
            picker=self.some_seat(view.picker),
        )


def relabellings(players: int, rng: Random) -> Iterator[Turned]:
    """Five players make uneven teams, which do not turn."""
    if players != 5:
        yield from (Turned(players, shift) for shift in range(1, players))
