"""Scenes to play in: a round dealt as one wishes, through real moves."""

from tablee.core.game import Chanced, Outcome, Over, Played
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.model import Action, Announce, Cards, EndTurn, Options, Pass, State

APART = {2: ("RYGO", "YOGR", "GRYO"), 3: ("RYGOB", "YOGBR", "GRYOB"), 4: ("RYGOBP", "YOGBPR", "GRYOPB")}
"""Deals in which no place holds three alike."""


def scene(
    families: str = "RO",
    forbidden: str = "G",
    cards: tuple[str, str, str] | None = None,
    starter: int = 0,
    options: Options | None = None,
) -> State:
    """A first round, dealt: families by seat, then for each value the colours of hands, upper row, lower row."""
    players = len(families)
    colours = "ROYGBP"[: players + 2]
    state = KINOKO.setup(players, options or Options())
    state = KINOKO.apply(state, Chanced("colours", (tuple(colours),)))
    if state.phase == "starter":
        state = KINOKO.apply(state, Chanced("starter", ((str(starter),),)))
    return deal(state, families, forbidden, cards)


def deal(state: State, families: str, forbidden: str, cards: tuple[str, str, str] | None = None) -> State:
    """Deal a round at a table that waits for one."""
    state = KINOKO.apply(state, Chanced("families", ((*families, forbidden),)))
    dealt = cards or APART[state.players]
    return KINOKO.apply(state, Chanced("mushrooms", tuple(tuple(row) for row in dealt)))


def roll(state: State, *faces: str) -> State:
    """These dice fall; faces left out are filled with what the default dice can show."""
    full = (*faces, *("blank", "blank", "blank")[len(faces) :])
    return KINOKO.apply(state, Chanced("roll", tuple((face,) for face in full)))


def do(state: State, action: Action) -> State:
    """Whoever's turn it is does this."""
    return KINOKO.apply(state, Played(state.turn, action))


def turn(state: State, *faces: str, action: Action | None = None, announce: bool = False) -> State:
    """A whole turn; a blank one if no action is given."""
    state = do(roll(state, *faces), action or Pass())
    return do(state, Announce() if announce else EndTurn())


def announce_by(state: State, seat: int) -> State:
    """Blank turns until this seat announces."""
    while state.turn != seat:
        state = turn(state)
    return turn(state, announce=True)


def outcome(state: State) -> Outcome:
    """How a finished game ended."""
    pending = KINOKO.pending(state)
    assert isinstance(pending, Over)
    return pending.outcome


def letters(cards: Cards) -> tuple[str, ...]:
    """Cards as they are written in a scene."""
    return tuple("".join(row) for row in cards)
