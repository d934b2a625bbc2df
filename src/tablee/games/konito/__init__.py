"""Konito, a game by Richard Champion: finish the expression before the sand runs out."""

from tablee.core.game import Game, Info
from tablee.games.konito import roles, rules, view
from tablee.games.konito.model import Action, Options, State, View

KONITO: Game[Options, State, Action, View] = Game(
    info=Info(id="konito", version=2, seats=tuple(range(2, 13)), longest_random_game=20_000, has_clock=True),
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
    reveals=lambda state, action: True,  # what was said has been heard
    sides=roles.sides,
    again=rules.again,
    bygone=rules.bygone,
    later=rules.later,
    shown=view.shown,
)
