"""What a seat may know of Tom Kuni: everything, for nothing is hidden. The one way out of a state."""

from tablee.core.game import Rng, Seat
from tablee.games.tomkuni.model import State, View


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
        tries=state.tries,
        home=state.home,
        turns=state.turns,
        last=state.last,
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
        tries=view.tries,
        home=view.home,
        turns=view.turns,
        last=view.last,
    )
