"""Who is who, what may be said, and how much anyone may ask for."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.server.limits import Bucket, Limits
from tablee.server.people import People, new_code, spoken, tidy


class Clock:
    """Time that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


# ---- tokens ---------------------------------------------------------------------------------------------------------


def test_a_token_is_known_again_by_whoever_has_the_secret() -> None:
    people = People(b"secret")
    token = people.new()
    person = people.person(token)
    assert person is not None
    assert People(b"secret").person(token) == person
    assert People(b"another").person(token) is None
    assert people.token(person) == token


def test_everyone_is_somebody_else() -> None:
    people = People(b"secret")
    assert len({people.new() for _ in range(1_000)}) == 1_000


FORGED: dict[str, Callable[[str], str]] = {
    "nothing": lambda token: "",
    "a dot": lambda token: ".",
    "no signature": lambda token: token.partition(".")[0],
    "an empty signature": lambda token: token.partition(".")[0] + ".",
    "another name": lambda token: "x" + token,
    "another signature": lambda token: token[:-1] + ("A" if token[-1] != "A" else "B"),
    "a longer signature": lambda token: token + "A",
    "nobody's": lambda token: "." + token.partition(".")[2],
    "other letters": lambda token: "é" + token,
    "half a letter": lambda token: "\ud800" + token,
}


@pytest.mark.parametrize("forge", FORGED.values(), ids=FORGED.keys())
def test_a_forged_token_is_nobodys(forge: Callable[[str], str]) -> None:
    people = People(b"secret")
    assert people.person(forge(people.new())) is None


@given(st.text(st.characters(exclude_categories=[]), max_size=80))
def test_no_text_is_a_token_by_chance(text: str) -> None:
    assert People(b"secret").person(text) is None


def test_another_device_becomes_the_same_persons_once_and_soon() -> None:
    clock = Clock()
    people = People(b"secret", clock)
    code = people.moving("ana")
    assert people.moved("another") is None
    assert people.moved(f" {code[:5].lower()}-{code[5:]} ") == people.token("ana")
    assert people.moved(code) is None, "it is spent"
    late = people.moving("ana")
    clock.now += 601
    assert people.moved(late) is None


def test_codes_that_nobody_uses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.people._MOST_MOVES", 50)
    clock = Clock()
    people = People(b"secret", clock)
    first = people.moving("ana")
    for _ in range(50):
        people.moving("bo")
    assert len(people._moves) == 50
    assert people.moved(first) is None
    clock.now += 601
    people.moving("cy")
    assert len(people._moves) == 1


def test_a_code_can_be_said_and_typed_anyhow() -> None:
    codes = {new_code() for _ in range(1_000)}
    assert len(codes) == 1_000
    for code in codes:
        assert len(code) == 6
        assert not set(code) & set("AEIOU01LI")
        assert spoken(f" {code[:3].lower()} - {code[3:]}.") == code


# ---- words ----------------------------------------------------------------------------------------------------------


@settings(max_examples=300)
@given(st.text(st.characters(exclude_categories=[])))
def test_tidy_text_is_one_line_that_is_tidy(text: str) -> None:
    tidied = tidy(text)
    assert tidy(tidied) == tidied
    assert tidied == tidied.strip()
    assert len(tidied.splitlines()) <= 1
    tidied.encode()
    assert "  " not in tidied
    assert not set(tidied) & set("\x00\x1b\x85\u2028\u202e\u2066\u200f")


# ---- limits ---------------------------------------------------------------------------------------------------------


def test_a_bucket_is_emptied_and_fills_up_again() -> None:
    clock = Clock()
    bucket = Bucket(3, 0.5, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 1.9
    assert not bucket.take()
    clock.now += 0.2
    assert bucket.take()
    clock.now += 1_000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False], "it never holds more"


def test_everyone_has_a_bucket_of_their_own() -> None:
    clock = Clock()
    limits = Limits(2, 1, clock)
    assert [limits.allow("ana") for _ in range(3)] == [True, True, False]
    assert limits.allow("bo")
    limits.give_back("ana")
    limits.give_back("nobody")
    assert [limits.allow("ana") for _ in range(2)] == [True, False]
    limits.give_back("bo")
    limits.give_back("bo")
    assert [limits.allow("bo") for _ in range(3)] == [True, True, False], "nobody is given more than there was"


def test_full_buckets_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.limits._MOST_BUCKETS", 10)
    clock = Clock()
    limits = Limits(2, 1, clock)
    for number in range(10):
        limits.allow(str(number))
    clock.now += 5
    limits.allow("another")
    assert len(limits._buckets) == 1
