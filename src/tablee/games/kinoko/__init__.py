"""Kinoko, a game by Tim Rogasch: gather the mushrooms of your family, from cards you hold facing away."""

from tablee.core.game import Game, Info
from tablee.games.kinoko import rules, view
from tablee.games.kinoko.model import Action, Options, State, View

KINOKO: Game[Options, State, Action, View] = Game(
    info=Info(id="kinoko", version=1, seats=(2, 3, 4), longest_random_game=20_000),
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
    reveals=rules.reveals,
    bygone=rules.bygone,
    sides=lambda state: tuple((seat,) for seat in range(state.players)),
    again=lambda state: state.options,
)
