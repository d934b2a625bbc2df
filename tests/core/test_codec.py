"""What comes from outside: moves that can be read, and everything else refused with a reason."""

import json
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.codec import LONGEST_MOVE, decode, decode_move, encode
from tablee.core.game import Chanced, InvalidMove, Move, Played, Timed
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.model import (
    FACES,
    HANDS,
    ROWS,
    VALUES,
    Action,
    Announce,
    EndTurn,
    Options,
    Pass,
    Peek,
    Reroll,
    State,
    Swap,
    SwapSets,
)
from tests.core.played import played

places = st.sampled_from(HANDS + ROWS)
values = st.sampled_from(VALUES)
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Swap, values, places, places),
    st.builds(SwapSets, places),
    st.builds(Peek, values, places),
    st.sampled_from([Reroll(), Pass(), Announce(), EndTurn()]),
)
moves: st.SearchStrategy[Move[Action]] = st.one_of(
    st.builds(Played[Action], st.integers(0, 3), actions),
    st.builds(Chanced, st.text(), st.lists(st.lists(st.text()).map(tuple)).map(tuple)),
    st.builds(Timed, st.integers(0, 2**53)),
)

PASS = b'{"type":"played","seat":0,"action":{"type":"pass"}}'


def read_or_refused(data: bytes) -> Move[Action] | None:
    """The move, or nothing where it was refused as it should be; any other error fails the test."""
    try:
        return decode_move(KINOKO, data)
    except InvalidMove:
        return None


def test_a_good_move_is_read() -> None:
    assert decode_move(KINOKO, PASS) == Played(0, Pass())


REFUSED = {
    "empty": b"",
    "blank": b"  \n",
    "not JSON": b"pass",
    "cut off": PASS[:-1],
    "two moves": PASS + PASS,
    "null": b"null",
    "a number": b"1",
    "a list": b"[]",
    "no tag": b"{}",
    "no tag but fields": b'{"seat":0,"action":{"type":"pass"}}',
    "unknown tag": b'{"type":"resigned","seat":0}',
    "tag of the wrong type": b'{"type":1,"at":0}',
    "tag of an action": b'{"type":"pass"}',
    "no seat": b'{"type":"played","action":{"type":"pass"}}',
    "no action": b'{"type":"played","seat":0}',
    "no outcome": b'{"type":"chanced","draw":"roll"}',
    "no time": b'{"type":"timed"}',
    "a field too many": b'{"type":"timed","at":0,"by":1}',
    "an action's field too many": b'{"type":"played","seat":0,"action":{"type":"pass","value":1}}',
    "unknown action": b'{"type":"played","seat":0,"action":{"type":"fly"}}',
    "action without a tag": b'{"type":"played","seat":0,"action":{}}',
    "action without a field": b'{"type":"played","seat":0,"action":{"type":"peek","value":1}}',
    "action as a word": b'{"type":"played","seat":0,"action":"pass"}',
    "seat as a word": b'{"type":"played","seat":"0","action":{"type":"pass"}}',
    "seat as a fraction": b'{"type":"played","seat":0.5,"action":{"type":"pass"}}',
    "seat as a truth": b'{"type":"played","seat":true,"action":{"type":"pass"}}',
    "seat as nothing": b'{"type":"played","seat":null,"action":{"type":"pass"}}',
    "unknown place": b'{"type":"played","seat":0,"action":{"type":"peek","value":1,"place":"hand4"}}',
    "unknown value": b'{"type":"played","seat":0,"action":{"type":"peek","value":4,"place":"hand0"}}',
    "value as a word": b'{"type":"played","seat":0,"action":{"type":"peek","value":"1","place":"hand0"}}',
    "outcome as a word": b'{"type":"chanced","draw":"roll","outcome":"1"}',
    "outcome of words": b'{"type":"chanced","draw":"roll","outcome":["1"]}',
    "outcome of numbers": b'{"type":"chanced","draw":"roll","outcome":[[1]]}',
    "NaN": b'{"type":"timed","at":NaN}',
    "infinity": b'{"type":"timed","at":Infinity}',
    "beyond floats": b'{"type":"timed","at":1e999}',
    "far beyond floats": b'{"type":"timed","at":1e' + b"9" * 5000 + b"}",
    "a huge number": b'{"type":"timed","at":' + b"9" * 5000 + b"}",
    "a huge seat": b'{"type":"played","seat":' + b"9" * 5000 + b',"action":{"type":"pass"}}',
    "not UTF-8": b"\xff\xfe",
    "not UTF-8 in a field": b'{"type":"chanced","draw":"\xff","outcome":[]}',
    "not UTF-8 in a tag": b'{"type":"\xff"}',
    "UTF-16": '{"type":"timed","at":0}'.encode("utf-16"),
    "half a surrogate pair": b'{"type":"chanced","draw":"\\ud800","outcome":[]}',
    "brackets": b"[" * 16_000,
    "braces": b'{"a":' * 3_000,
    "brackets in an unknown field": b'{"type":"timed","at":0,"x":' + b"[" * 16_000,
    "closed brackets in an unknown field": b'{"type":"timed","x":' + b"[" * 8_000 + b"]" * 8_000 + b',"at":0}',
    "brackets in an outcome": b'{"type":"chanced","draw":"roll","outcome":' + b"[" * 16_000,
    "a hundred thousand brackets": b"[" * 100_000,
    "a hundred thousand brackets in an unknown field": b'{"type":"timed","at":0,"x":' + b"[" * 100_000,
}


@pytest.mark.parametrize("data", REFUSED.values(), ids=REFUSED.keys())
def test_what_is_no_move_is_refused_with_a_reason(data: bytes) -> None:
    with pytest.raises(InvalidMove, match=r"\w") as refusal:
        decode_move(KINOKO, data)
    assert refusal.type is InvalidMove
    assert refusal.value.__cause__ is None
    assert len(str(refusal.value)) < 200


def test_a_move_may_be_as_long_as_the_limit_and_no_longer() -> None:
    padded = PASS + b" " * (LONGEST_MOVE - len(PASS))
    assert decode_move(KINOKO, padded) == Played(0, Pass())
    with pytest.raises(InvalidMove, match="bytes are too many"):
        decode_move(KINOKO, padded + b" ")


@settings(deadline=None, max_examples=300)
@given(st.binary(max_size=200))
def test_arbitrary_bytes_are_read_or_refused(data: bytes) -> None:
    read_or_refused(data)


anything: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(categories=["L", "N", "P", "Z", "C"]), max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
words = st.sampled_from(
    ["played", "chanced", "timed", *(kind.__struct_config__.tag for kind in get_args(Action)), *FACES, *HANDS, *ROWS]
)
nearly_actions = st.fixed_dictionaries(
    {}, optional={"type": words | anything, "value": values | anything, "a": places, "b": places, "place": places}
)
nearly_moves = st.fixed_dictionaries(
    {},
    optional={
        "type": words | anything,
        "seat": st.integers(-1, 4) | anything,
        "action": nearly_actions | anything,
        "draw": words | anything,
        "outcome": st.lists(st.lists(words | anything)) | anything,
        "at": st.integers() | anything,
        "more": anything,
    },
)


@settings(deadline=None, max_examples=250)
@given(anything | nearly_moves)
def test_arbitrary_json_is_refused_or_reads_as_a_move_that_writes_back(value: Any) -> None:
    move = read_or_refused(json.dumps(value).encode())
    assert move is None or decode_move(KINOKO, encode(move)) == move


@settings(deadline=None, max_examples=300)
@given(moves)
def test_a_move_survives_being_written(move: Move[Action]) -> None:
    assert decode_move(KINOKO, encode(move)) == move


@settings(deadline=None, max_examples=100)
@given(moves)
def test_equal_moves_are_equal_bytes(move: Move[Action]) -> None:
    assert encode(decode_move(KINOKO, encode(move))) == encode(move)


def test_bytes_do_not_depend_on_the_order_in_which_things_were_put_in() -> None:
    forwards, backwards = "abcdefghij", "jihgfedcba"
    assert encode(dict.fromkeys(forwards, 0)) == encode(dict.fromkeys(backwards, 0))
    assert encode(set(forwards)) == encode(set(backwards)) == encode(sorted(forwards))


def test_a_whole_game_survives_being_written() -> None:
    for state in played(3).states:
        assert decode(State, encode(state)) == state


def test_options_survive_being_written() -> None:
    options = Options(aid="deduced", starter=1, round_limit=7, tie_break="last_round")
    assert decode(Options, encode(options)) == options
