"""Somebody's words inside markup: shown as they are, and nothing but shown."""

from unicodedata import category

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.text import Text

from tablee.core.text import plain, sign, unmarked


def shown(markup: str) -> str:
    return Text.from_markup(markup, emoji=False).plain


@pytest.mark.parametrize(
    "words",
    [
        "Ana",
        "[bold]",
        "[/bold]",
        "[/]",
        "[[x]]",
        "a[b",
        "a]b",
        "C:\\games",
        "\\",
        "x\\",
        "\\[x]",
        "\\\\[x]",
        "[1]",
        "{x}",
    ],
)
def test_words_are_shown_as_they_are(words: str) -> None:
    assert shown(f"[bold]{plain(words)}[/] {plain(words)}!") == f"{words} {words}!"


@settings(deadline=None, max_examples=300)
@given(st.text(st.characters(categories=["L", "N", "P", "S"]) | st.sampled_from("[]\\/ab#@")))
def test_any_words_are_shown_as_they_are(words: str) -> None:
    assert shown(f"[bold]{plain(words)}[/] {plain(words)}!") == f"{words} {words}!"


@settings(deadline=None, max_examples=200)
@given(st.text(st.characters(categories=["Cc", "Cs", "Zl", "Zp"]) | st.sampled_from("[]\\a")))
def test_words_cannot_steer_the_terminal_nor_break_a_line(words: str) -> None:
    """A record is somebody else's file: a name in it may hold an escape sequence, or half a character."""
    assert not {category(character) for character in shown(plain(words))} & {"Cc", "Cs", "Zl", "Zp"}


@settings(deadline=None, max_examples=200)
@given(st.text(st.characters(categories=["L", "N", "P", "S"]) | st.sampled_from("[]\\/ab#@")))
def test_a_page_is_told_words_without_the_signs_of_the_terminal(words: str) -> None:
    told = (
        f"{plain(words)}: {sign('bold', ' O ≡ ')}chanterelle, {sign('#ffffff on #ae2922', ' R • ')}[dim]fly agaric[/]"
    )
    assert shown(told) == f"{words}:  O ≡  chanterelle,  R •  fly agaric"
    assert unmarked(told) == f"{words}: chanterelle, fly agaric"


def test_somebody_who_is_called_like_a_sign_keeps_the_name() -> None:
    name = "[sign]x[/sign] y"
    assert unmarked(f"{plain(name)} {sign('bold', '●')}red") == f"{name} red"
