"""What a seat may know of Kinoko, built up from nothing. The one way out of a state (K7, K28, K29)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations, product

from msgspec.structs import replace

from tablee.core.game import Played, Rng, Seat
from tablee.games.kinoko.model import (
    COLOURS,
    PLACES,
    VALUES,
    WAYS,
    Aid,
    Cards,
    Colour,
    Event,
    Peek,
    Sight,
    State,
    Swap,
    SwapSets,
    View,
)
from tablee.games.kinoko.rules import apply, watchers


def view(state: State, seat: Seat | None) -> View:
    """What that seat is shown at this table."""
    return _view(state, seat, state.options.aid)


def recall(state: State, seat: Seat | None) -> View:
    """What a seat that forgets nothing knows: what a bot is given."""
    return _view(state, seat, "seen")


def unveiled(state: State) -> View:
    """Everything that any seat knew, in one view."""
    cards = tuple(tuple(_SIGHTS[colour, "open"] for colour in row) for row in state.cards)
    return replace(view(state, None), cards=cards, families=state.families)


def _view(state: State, seat: Seat | None, aid: Aid) -> View:
    return View(
        seat=seat,
        options=state.options,
        players=state.players,
        phase=state.phase,
        scores=state.scores,
        stopped=state.stopped,
        colours=state.colours,
        round=state.round,
        turn=state.turn,
        turns=state.turns,
        family=state.families[seat] if seat is not None and state.families else None,
        forbidden=state.forbidden,
        cards=_cards(state, seat, aid),
        dice=state.dice,
        history=state.history,
        reveal=state.reveal,
    )


_SIGHTS = {(colour, how): Sight(colour, how) for colour in COLOURS for how in WAYS}


def _cards(state: State, seat: Seat | None, aid: Aid) -> tuple[tuple[Sight | None, ...], ...]:
    if seat is None or not state.cards:  # K7: a spectator sees backs
        return tuple((None,) * len(row) for row in state.cards)
    seen_by = None if aid == "memory" else state.seen_by
    sights = _sights(seat, state.cards, seen_by, _peeked_now(state, seat))
    return _deduce(state, sights) if aid == "deduced" else sights


@lru_cache(4096)  # most moves leave the cards as they are
def _sights(
    seat: Seat, cards: Cards, seen_by: tuple[tuple[int, ...], ...] | None, peeked: tuple[int, int] | None
) -> tuple[tuple[Sight | None, ...], ...]:
    """All cards as this seat sees them; `seen_by` is `None` where the seat has to remember by itself."""
    return tuple(
        _row(
            seat,
            colours,
            None if seen_by is None else seen_by[value - 1],
            peeked[1] if peeked is not None and peeked[0] == value else None,
        )
        for value, colours in zip(VALUES, cards, strict=True)
    )


@lru_cache(4096)  # a move changes one row of three, and for most seats none
def _row(
    seat: Seat, colours: tuple[Colour, ...], seen_by: tuple[int, ...] | None, peeked: int | None
) -> tuple[Sight | None, ...]:
    """The cards of one value as this seat sees them."""
    row: list[Sight | None] = [None] * len(colours)
    players = len(colours) - 2
    for place, colour in enumerate(colours):
        if place < players and place != seat:
            row[place] = _SIGHTS[colour, "open"]
        elif place == peeked:
            row[place] = _SIGHTS[colour, "peeked"]
        elif seen_by is not None and seen_by[place] >> seat & 1:
            row[place] = _SIGHTS[colour, "seen"]
    return tuple(row)


def _peeked_now(state: State, seat: Seat) -> tuple[int, int] | None:
    """Value and place of the card that this seat is looking at: from its peek until its turn ends (K14)."""
    if state.phase != "close" or state.turn != seat:
        return None
    match state.history[-1]:
        case Played(action=Peek(value=value, place=place)):
            return value, PLACES[state.players].index(place)
        case _:
            return None


def _deduce(state: State, sights: tuple[tuple[Sight | None, ...], ...]) -> tuple[tuple[Sight | None, ...], ...]:
    """Add what is the same in every world that fits what the seat has seen (K28)."""
    first, *others = worlds(state.players, state.colours, sights, state.history)
    certain = [
        [all(world[value][place] == colour for world in others) for place, colour in enumerate(row)]
        for value, row in enumerate(first)
    ]
    return tuple(
        tuple(
            sight or (_SIGHTS[first[value][place], "deduced"] if certain[value][place] else None)
            for place, sight in enumerate(row)
        )
        for value, row in enumerate(sights)
    )


# ---- worlds that fit a view -----------------------------------------------------------------------------------------


def worlds(
    players: int,
    colours: tuple[Colour, ...],
    sights: tuple[tuple[Sight | None, ...], ...],
    history: tuple[Event, ...],
) -> Iterator[Cards]:
    """Every way the cards can lie, given what a seat knows; all are equally likely.

    A player misses three places at most (the own hand and two rows), so there are at most 3!³ = 216.
    """
    rows = []
    for row in sights:
        known = [sight.colour for sight in row if sight]
        missing = [colour for colour in colours if colour not in known]
        rows.append([_fill(row, order) for order in permutations(missing)])
    dealt_to = origins(players, history)
    return (cards for cards in product(*rows) if not _dealt_again(players, dealt_to, cards))


def _fill(row: tuple[Sight | None, ...], missing: tuple[Colour, ...]) -> tuple[Colour, ...]:
    rest = iter(missing)
    return tuple(sight.colour if sight else next(rest) for sight in row)


def origins(players: int, history: tuple[Event, ...]) -> list[list[int]]:
    """By value and place: to which place the card that lies there now was dealt."""
    places = PLACES[players]
    dealt_to = [list(range(len(places))) for _ in VALUES]
    for event in history:
        match event:
            case Played(action=Swap(value=value, a=a, b=b)):
                moved = [dealt_to[value - 1]]
                i, j = places.index(a), places.index(b)
            case Played(seat=seat, action=SwapSets(place=place)):
                moved = dealt_to
                i, j = seat, places.index(place)
            case _:
                continue
        for row in moved:
            row[i], row[j] = row[j], row[i]
    return dealt_to


def _undo(dealt_to: list[list[int]], cards: Cards) -> Cards:
    """The deal from which these cards came."""
    dealt = []
    for origin, row in zip(dealt_to, cards, strict=True):
        there = dict(zip(origin, row, strict=True))
        dealt.append(tuple(there[place] for place in range(len(row))))
    return tuple(dealt)


def _dealt_again(players: int, dealt_to: list[list[int]], cards: Cards) -> bool:
    """Whether these cards come from a deal that K6 would not have let stand."""
    ones, twos, threes = _undo(dealt_to, cards)
    return any(ones[hand] == twos[hand] == threes[hand] for hand in range(players))


def guess(view: View, rng: Rng) -> State:
    """A full state that fits a view, each as likely."""
    families = _guess_families(view, rng)
    state = State(
        options=view.options,
        players=view.players,
        phase=view.phase,
        scores=view.scores,
        stopped=view.stopped,
        colours=view.colours,
        round=view.round,
        turn=view.turn,
        families=families,
        forbidden=view.forbidden,
        reveal=view.reveal,
    )
    return _replayed(state, view, rng) if view.cards else state


def _guess_families(view: View, rng: Rng) -> tuple[Colour, ...]:
    if view.forbidden is None:
        return ()
    left = [colour for colour in view.colours if colour not in (view.family, view.forbidden)]
    return tuple(
        view.family if seat == view.seat and view.family else left.pop(rng.randrange(len(left)))
        for seat in range(view.players)
    )


def _replayed(state: State, view: View, rng: Rng) -> State:
    """Guess the deal, then let the round happen as everybody saw it."""
    dealt_to = origins(view.players, view.history)
    cards = _guess_cards(view, rng)
    while _dealt_again(view.players, dealt_to, cards):
        cards = _guess_cards(view, rng)
    starter = next((event.seat for event in view.history if isinstance(event, Played)), view.turn)
    state = replace(
        state, phase="roll", turn=starter, cards=_undo(dealt_to, cards), seen_by=(watchers(view.players),) * len(VALUES)
    )
    for event in view.history:
        state = apply(state, event)
    return state


def _guess_cards(view: View, rng: Rng) -> Cards:
    rows = []
    for row in view.cards:
        known = [sight.colour for sight in row if sight]
        missing = [colour for colour in view.colours if colour not in known]
        rows.append(_fill(row, tuple(missing.pop(rng.randrange(len(missing))) for _ in range(len(missing)))))
    return tuple(rows)
