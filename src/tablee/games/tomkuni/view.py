"""What a seat may know of Tom Kuni: everything, for nothing is hidden. The one way out of a state."""

from tablee.core.game import Rng, Seat
from tablee.games.tomkuni.board import board_of
from tablee.games.tomkuni.model import SEATED, State, View
from tablee.games.tomkuni.rules import WORTH, upcoming


def view(state: State, seat: Seat | None) -> View:
    """What that seat is shown at this table."""
    return View(
        seat=seat,
        options=state.options,
        players=state.players,
        phase=state.phase,
        pawns=state.pawns,
        turn=state.turn,
        contenders=state.contenders,
        die=state.die,
        rolls=state.rolls,
        home=state.home,
        turns=state.turns,
        points=state.points,
        last=state.last,
        moved=state.moved,
        next=upcoming(state),
        board=board_of(state.options.board),
        corners=SEATED[state.players],
        worth=WORTH,
    )


def recall(state: State, seat: Seat | None) -> View:
    """What a seat that forgets nothing knows: what a bot is given."""
    return view(state, seat)


def unveiled(state: State) -> View:
    """Everything that any seat knew, in one view: what everyone saw."""
    return view(state, None)


def guess(view: View, rng: Rng) -> State:
    """A full state that fits a view, each as likely: here there is but one."""
    return State(
        options=view.options,
        players=view.players,
        phase=view.phase,
        pawns=view.pawns,
        turn=view.turn,
        contenders=view.contenders,
        die=view.die,
        rolls=view.rolls,
        home=view.home,
        turns=view.turns,
        points=view.points,
        last=view.last,
        moved=view.moved,
    )
