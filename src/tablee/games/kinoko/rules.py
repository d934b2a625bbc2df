"""The rules of Kinoko, `docs/rules/kinoko.md` as code: setup → pending → legal → apply → scoring."""

from functools import cache
from typing import Any, Literal, NamedTuple, assert_never

from msgspec.structs import replace

from tablee.core.game import (
    Chance,
    Chanced,
    Draw,
    IllegalMove,
    InvalidSetup,
    Lot,
    Move,
    Outcome,
    Over,
    Pending,
    Played,
    Players,
    Seat,
    Timed,
    expect,
)
from tablee.core.game import Refusal as CoreRefusal
from tablee.games.kinoko.model import (
    COLOURS,
    PLACES,
    VALUES,
    Action,
    Announce,
    Cards,
    Colour,
    Die,
    EndTurn,
    Event,
    Face,
    Options,
    Pass,
    Peek,
    Place,
    Refusal,
    Reroll,
    Reveal,
    SeenBy,
    State,
    Swap,
    SwapSets,
)

GOAL = 4  # K25

_PLAYERS = tuple(Players((seat,)) for seat in range(4))


class Offers(NamedTuple):
    """What may be done: in a fixed order, and each under itself to look it up."""

    actions: tuple[Action, ...]
    known: dict[Action, Action]


_CLOSE = Offers((EndTurn(), Announce()), {EndTurn(): EndTurn(), Announce(): Announce()})
_NOTHING = Offers((), {})


# ---- setup ----------------------------------------------------------------------------------------------------------


def setup(players: int, options: Options) -> State:
    """The state before the first move."""
    if players not in PLACES:
        raise InvalidSetup("players", "Kinoko is for 2, 3 or 4")  # K1
    if options.starter is not None and not 0 <= options.starter < players:
        raise InvalidSetup("starter", f"there is no seat {options.starter} at this table")
    if options.round_limit is not None and options.round_limit < 1:
        raise InvalidSetup("round_limit", "a round has at least one turn")
    if all(face == "reroll" for die in options.dice for face in die):
        raise InvalidSetup("dice", "dice that only reroll never stop")
    return State(options, players, "colours", scores=(0,) * players, stopped=(None,) * players)


# ---- pending --------------------------------------------------------------------------------------------------------


def pending(state: State) -> Pending:
    """Whose move it is."""
    phase = state.phase
    if phase == "act" or phase == "close":
        return _PLAYERS[state.turn]
    if phase == "roll":
        return _roll(state.options.dice)
    if phase == "over":
        return Over(outcome(state))
    return Chance(_deal(phase, state.players, state.colours))


@cache
def _roll(dice: tuple[Die, Die, Die]) -> Chance:
    return Chance(Draw("roll", tuple(Lot(die) for die in dice)))


@cache
def _deal(
    phase: Literal["colours", "starter", "families", "mushrooms"], players: int, colours: tuple[Colour, ...]
) -> Draw:
    match phase:
        case "colours":  # K1, K2
            return Draw(phase, (Lot(COLOURS, players + 2),))
        case "starter":  # K8
            return Draw(phase, (Lot(tuple(map(str, range(players)))),))
        case "families":  # K3: one for each seat; K4: the next is turned face up
            return Draw(phase, (Lot(colours, players + 1),))
        case "mushrooms":  # K5: a shuffle for each value, dealt place by place
            return Draw(phase, tuple(Lot(colours, players + 2) for _ in VALUES))
        case _:
            assert_never(phase)


# ---- legal ----------------------------------------------------------------------------------------------------------


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """What that seat may do now, in a fixed order."""
    return _offers(state).actions if seat == state.turn else ()


def _offers(state: State) -> Offers:
    if state.phase == "act":
        return _on_the_dice(state.players, state.turn, state.dice)
    return _CLOSE if state.phase == "close" else _NOTHING


@cache
def _on_the_dice(players: int, seat: Seat, dice: tuple[Face, ...]) -> Offers:
    """What these dice let this seat do. Equal faces offer the same once (K10)."""
    places = PLACES[players]
    own = places[seat]
    offers: list[Action] = []
    for face in dict.fromkeys(dice):
        match face:
            case "1" | "2" | "3":  # K12
                value = VALUES[int(face) - 1]
                offers += [Swap(value, a, b) for i, a in enumerate(places) for b in places[i + 1 :]]
            case "reroll":  # K13
                offers.append(Reroll())
            case "peek":  # K14
                offers += [Peek(value, place) for place in places for value in VALUES]
            case "sets":  # K15
                offers += [SwapSets(place) for place in places if place != own]
            case "blank":  # K16
                offers.append(Pass())
            case _:
                assert_never(face)
    return Offers(tuple(offers), {action: action for action in offers})


# ---- apply ----------------------------------------------------------------------------------------------------------


def apply(state: State, move: Move[Action]) -> State:
    """The next state; `IllegalMove` if the rules forbid it."""
    expect(pending(state), state.players, move)
    match move:
        case Played(action=action):
            return _play(state, _checked(state, action))
        case Chanced():
            return _chance(state, move)
        case Timed():
            raise IllegalMove(CoreRefusal.NO_CLOCK)
        case _:
            assert_never(move)


def _checked(state: State, action: Action) -> Action:
    """The same action from the list of legal ones, so that nothing but a legal action ever gets into a state."""
    try:
        found = _offers(state).known.get(action)
    except TypeError:  # a field that cannot even be compared
        found = None
    if found is None:
        raise IllegalMove(_why_not(state, action))
    return found


def _why_not(state: State, action: object) -> Refusal:
    """The first rule that an illegal action breaks."""
    places = PLACES[state.players]
    match action:
        case Announce() | EndTurn():
            return Refusal.CHOOSE_A_DIE_FIRST  # K17: after the action
        case Swap() | SwapSets() | Peek() | Reroll() | Pass() if state.phase == "close":
            return Refusal.ACTION_IS_DONE  # K10: exactly one
        case Swap(a=a, b=b) if a not in places or b not in places:
            return Refusal.NO_SUCH_PLACE
        case SwapSets(place=place) | Peek(place=place) if place not in places:
            return Refusal.NO_SUCH_PLACE
        case Swap(value=value) | Peek(value=value) if value not in VALUES:
            return Refusal.NO_SUCH_VALUE
        case Swap(a=a, b=b) if a == b:
            return Refusal.SAME_PLACE
        case SwapSets(place=place) if place == places[state.turn]:
            return Refusal.OWN_SET
        case Swap() | SwapSets() | Peek() | Reroll() | Pass():
            return Refusal.NOT_ON_THE_DICE
        case _:
            return Refusal.UNKNOWN_ACTION


def _chance(state: State, move: Chanced) -> State:
    drawn: Any = move.outcome  # `expect` has checked it against the draw, so its words are colours, seats or faces
    match state.phase:
        case "roll":
            dice = tuple([face for (face,) in drawn])
            return replace(state, phase="act", dice=dice, history=(*state.history, move))
        case "colours":
            named = state.options.starter
            return replace(
                state,
                colours=tuple(colour for colour in COLOURS if colour in drawn[0]),
                phase="starter" if named is None else "families",
                turn=0 if named is None else named,
            )
        case "starter":
            return replace(state, phase="families", turn=int(drawn[0][0]))
        case "families":
            *families, forbidden = drawn[0]
            return replace(state, phase="mushrooms", families=tuple(families), forbidden=forbidden)
        case _:
            return _dealt(state, drawn)


def _dealt(state: State, cards: Cards) -> State:
    hands = range(state.players)
    if any(cards[0][hand] == cards[1][hand] == cards[2][hand] for hand in hands):
        return state  # K6: the mushrooms are dealt again
    return replace(state, phase="roll", cards=cards, seen_by=(watchers(state.players),) * len(VALUES))


@cache
def watchers(players: int) -> tuple[int, ...]:
    """By place, who sees the cards there, a bit a seat: a hand is seen by all but its holder, a row by nobody (K7)."""
    everyone = (1 << players) - 1
    return (*(everyone ^ (1 << seat) for seat in range(players)), 0, 0)


def _play(state: State, action: Action) -> State:
    history = (*state.history, Played(state.turn, action))
    match action:
        case EndTurn():
            return _end_turn(state, history)
        case Swap(value=value, a=a, b=b):
            cards, seen_by = _exchange(state, (value,), a, b)
            return replace(state, phase="close", dice=(), history=history, cards=cards, seen_by=seen_by)
        case SwapSets(place=place):
            cards, seen_by = _exchange(state, VALUES, PLACES[state.players][state.turn], place)
            return replace(state, phase="close", dice=(), history=history, cards=cards, seen_by=seen_by)
        case Peek(value=value, place=place):
            seen_by = _peek(state, value, place)
            return replace(state, phase="close", dice=(), history=history, seen_by=seen_by)
        case Reroll():
            return replace(state, phase="roll", dice=(), history=history)
        case Pass():
            return replace(state, phase="close", dice=(), history=history)
        case Announce():
            return _end_round(state, state.turn)
        case _:
            assert_never(action)


def _exchange(state: State, values: tuple[int, ...], a: Place, b: Place) -> tuple[Cards, SeenBy]:
    """The cards afterwards, and who has seen them."""
    places = PLACES[state.players]
    i, j = places.index(a), places.index(b)
    sees = watchers(state.players)
    cards, seen_by = list(state.cards), list(state.seen_by)
    for value in values:
        colours, seen = list(cards[value - 1]), list(seen_by[value - 1])
        colours[i], colours[j] = colours[j], colours[i]
        seen[i], seen[j] = seen[j] | sees[i], seen[i] | sees[j]
        cards[value - 1], seen_by[value - 1] = tuple(colours), tuple(seen)
    return tuple(cards), tuple(seen_by)


def _peek(state: State, value: int, place: Place) -> SeenBy:
    seen = list(state.seen_by[value - 1])
    seen[PLACES[state.players].index(place)] |= 1 << state.turn
    seen_by = list(state.seen_by)
    seen_by[value - 1] = tuple(seen)
    return tuple(seen_by)


def _end_turn(state: State, history: tuple[Event, ...]) -> State:
    turns = state.turns + 1
    if turns == state.options.round_limit:
        return _end_round(state, None)  # K24
    turn = (state.turn + 1) % state.players  # K9
    return replace(state, phase="roll", turns=turns, turn=turn, history=history)


def reveals(state: State, action: Action) -> bool:
    """Whether somebody sees a card by this that they had not seen, or all cards are shown."""
    match action:
        case EndTurn():
            return state.turns + 1 == state.options.round_limit  # K24
        case Swap(value=value, a=a, b=b):
            return _shows(state, (value,), a, b)
        case SwapSets(place=place):
            return _shows(state, VALUES, PLACES[state.players][state.turn], place)
        case Peek() | Announce():
            return True
        case Reroll() | Pass():
            return False
        case _:
            assert_never(action)


def bygone(state: State) -> bool:
    """Whether a round has just ended: all its cards and families are on the table (K18)."""
    return state.phase == "families" or state.phase == "over"


def _shows(state: State, values: tuple[int, ...], a: Place, b: Place) -> bool:
    """Whether one of the cards comes under eyes that have not seen it."""
    places = PLACES[state.players]
    i, j = places.index(a), places.index(b)
    sees = watchers(state.players)
    for value in values:
        seen = state.seen_by[value - 1]
        if sees[j] & ~seen[i] or sees[i] & ~seen[j]:
            return True
    return False


# ---- scoring --------------------------------------------------------------------------------------------------------


def _end_round(state: State, announcer: Seat | None) -> State:
    reveal = _reveal(state, announcer)
    stopped = tuple(state.round if seat == announcer else last for seat, last in enumerate(state.stopped))
    over = max(reveal.scores) >= GOAL  # K25
    return State(
        state.options,
        state.players,
        "over" if over else "families",
        scores=reveal.scores,
        stopped=stopped,
        colours=state.colours,
        round=state.round if over else state.round + 1,
        turn=(state.turn + 1) % state.players,  # K23, K24
        reveal=reveal,
    )


def _reveal(state: State, announcer: Seat | None) -> Reveal:
    assert state.forbidden is not None  # dealt with the families
    seats = range(state.players)
    gathered = tuple(together(state.cards, family) for family in state.families)
    right = announcer is not None and gathered[announcer] is not None
    gained, lost = (0,) * state.players, (0,) * state.players
    if right:  # K19, K20
        gained = tuple(2 if place is not None else 0 for place in gathered)
        lost = tuple(int(any(row[seat] == state.forbidden for row in state.cards)) for seat in seats)
    elif announcer is not None:  # K22
        worth = 2 if state.options.gathered_scores_anyway else 1
        gained = tuple(0 if seat == announcer else worth if gathered[seat] is not None else 1 for seat in seats)
    return Reveal(
        round=state.round,
        announcer=announcer,
        turns=state.turns + 1,
        right=right,
        families=state.families,
        forbidden=state.forbidden,
        cards=state.cards,
        gathered=gathered,
        gained=gained,
        lost=lost,
        before=state.scores,
        scores=tuple(max(0, state.scores[seat] + gained[seat] - lost[seat]) for seat in seats),  # K21
    )


def together(cards: Cards, colour: Colour) -> Place | None:
    """The place that holds all three mushrooms of a colour, if one does."""
    ones, twos, threes = cards
    place = ones.index(colour)
    return PLACES[len(ones) - 2][place] if twos[place] == threes[place] == colour else None


def outcome(state: State) -> Outcome:
    """Who won: points, then who stopped a round last (K25, K26), else together (K27)."""
    only_last = state.options.tie_break == "last_round"

    def worth(seat: Seat) -> tuple[int, int]:
        stopped = state.stopped[seat] or 0
        return state.scores[seat], 0 if only_last and stopped != state.round else stopped

    ranks = sorted({worth(seat) for seat in range(state.players)}, reverse=True)
    ranking = tuple(tuple(seat for seat in range(state.players) if worth(seat) == rank) for rank in ranks)
    tied = state.scores.count(max(state.scores)) > 1
    reason = "shared" if len(ranking[0]) > 1 else "last-stop" if tied else "points"
    return Outcome(state.scores, ranking, reason)
