"""Tom Kuni, the friendly ludo by Tom Kuni: nobody is sent home, everybody is pushed on."""

from tablee.core.game import Game, Info
from tablee.games.tomkuni import rules, view
from tablee.games.tomkuni.model import Action, Options, State, View

TOMKUNI: Game[Options, State, Action, View] = Game(
    info=Info(id="tomkuni", version=1, seats=(2, 3, 4), longest_random_game=20_000),
    options=Options,
    state=State,
    action=Action,
    sight=View,
    setup=rules.setup,
    pending=rules.pending,
    legal=rules.legal,
    apply=rules.apply,
    view=view.view,
    recall=view.recall,
    unveiled=view.unveiled,
    guess=view.guess,
    reveals=lambda state, action: False,  # there is nothing to hide …
    bygone=lambda state: True,  # … and never was
    sides=lambda state: tuple((seat,) for seat in range(state.players)),
    again=lambda state: state.options,
    foresee=rules.foresee,
)
