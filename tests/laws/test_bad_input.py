"""Bad input gets a clear, typed answer, and changes nothing: any game, any state, anything sent."""

import json
from functools import cache
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.codec import decode_move, encode
from tablee.core.game import Game, IllegalMove, InvalidMove, Played, Timed, blank_in
from tablee.games import GAMES
from tests.subjects import SUBJECTS, walk

games = pytest.mark.parametrize("name", GAMES)

junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def words_of(name: str) -> list[Any]:
    """Every value that stands in some action of the game, so that near misses are common."""
    plain = [json.loads(encode(action)) for action in SUBJECTS[name].any_action]
    found = {json.dumps(value) for action in plain for value in action.values()}
    return [json.loads(value) for value in sorted(found)]


def almost_moves(name: str) -> st.SearchStrategy[Any]:
    """Moves of the right shape, with fields that are right, wrong, missing or too many."""
    game: Game[Any, Any, Any, Any] = GAMES[name].game
    value = st.sampled_from(words_of(name)) | st.integers(-3, 9) | junk
    tags = [action.__struct_config__.tag for action in get_args(game.action)]
    fields = sorted({field for action in get_args(game.action) for field in action.__struct_encode_fields__})
    action = st.fixed_dictionaries(
        {"type": st.sampled_from([*tags, "castle", ""])}, optional=dict.fromkeys([*fields, "extra"], value)
    )
    played = st.fixed_dictionaries(
        {"type": st.just("played")}, optional={"seat": st.integers(-2, 12) | junk, "action": action | junk}
    )
    drawn = st.lists(st.lists(st.sampled_from(words_of(name)).map(str) | st.text(max_size=5), max_size=6), max_size=6)
    chanced = st.fixed_dictionaries({"type": st.just("chanced"), "draw": st.text(max_size=10), "outcome": drawn})
    timed = st.fixed_dictionaries({"type": st.just("timed"), "at": st.integers() | junk})
    return played | chanced | timed | junk


@games
@settings(deadline=None, max_examples=400)
@given(data=st.data())
def test_anything_sent_is_a_move_or_a_typed_refusal(name: str, data: st.DataObject) -> None:
    game = GAMES[name].game
    players = data.draw(st.sampled_from(SUBJECTS[name].sizes))
    state = data.draw(st.sampled_from(positions(name, players)))
    before = encode(state)
    sent = json.dumps(data.draw(almost_moves(name))).encode()
    refusal = refused(game, state, sent)
    if refusal is None:
        move = decode_move(game, sent)
        if isinstance(move, Timed):
            assert game.info.has_clock  # a late enough time is as good as any
        else:
            assert isinstance(move, Played)  # no strategy guesses a draw's name
            assert any(
                offer == move.action or (blank_in(offer) and type(offer) is type(move.action))
                for offer in game.legal(state, move.seat)
            )
    else:
        assert refusal  # it says why
    assert encode(state) == before


@cache
def positions(name: str, players: int) -> list[Any]:
    """The states of a random game."""
    return walk(name, players, SUBJECTS[name].options[0], seed=5)[0]


def refused(game: Game[Any, Any, Any, Any], state: Any, sent: bytes) -> str | None:
    """Why the game does not take this; `None` if it does. Any other exception is a fault."""
    try:
        game.apply(state, decode_move(game, sent))
    except (InvalidMove, IllegalMove) as why:
        return str(why)
    return None
