"""A game that is over, looked at again: from every seat, with everything shown, and from a link to one of its moves."""

from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablee.core.game import Over
from tablee.core.record import Record
from tablee.games import GAMES
from tablee.games.kinoko.model import Options
from tablee.locales import LANGUAGES, speaker
from tests.subjects import walk
from tests.web.conftest import House, Visit
from tests.web.shelf import PLAYABLE, golden, overflows, shelve
from tests.web.test_table import faults

PART = 400
"""Steps that the server tells at once."""


def steps(page: Page, house: House, code: str, seat: str | None, lang: str = "en", start: int = 0) -> list[Any]:
    """What the server tells of a game."""
    query = f"start={start}" + (f"&seat={seat}" if seat else "")
    url = f"{house.url}/api/tables/{code}/replay?{query}"
    found = page.request.get(url, headers={"accept-language": lang})
    assert found.ok
    told: list[Any] = found.json()["steps"]
    return told


def sentence(step: Any) -> str:
    return " ".join(" ".join(step["news"]).split())


def now(page: Page) -> Any:
    """The sentence of the step that is shown."""
    return page.locator("aside [aria-current]")


def at(page: Page, move: int) -> None:
    expect(page.get_by_role("slider")).to_have_value(str(move))


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_game_is_stepped_through_with_everyones_eyes(visit: Visit, house: House, game: str) -> None:
    record = golden(game)
    code = shelve(house, record)
    page = visit(f"/replay/{code}")
    for seat in ("all", "0", "1", "2", "none"):
        page.get_by_label("Seen by").select_option(seat)
        told = steps(page, house, code, None if seat == "none" else seat)
        page.keyboard.press("Home")
        at(page, 0)
        for step in [step for step in told[1:] if step["news"]][:8]:
            page.keyboard.press("ArrowRight")
            at(page, step["moves"])
            expect(now(page)).to_have_text(sentence(step))
        page.keyboard.press("ArrowLeft")
        expect(page.get_by_role("slider")).not_to_have_value(str(step["moves"]))
        page.keyboard.press("End")
        at(page, len(record.moves))
        expect(page.get_by_role("button", name="To the end")).to_be_disabled()
        assert page.locator(".stage button:enabled").count() == 0, "nothing can be done"


def test_kinokos_cards_are_as_the_chosen_eyes_saw_them(visit: Visit, house: House) -> None:
    code = shelve(house, golden("kinoko"))
    page = visit(f"/replay/{code}?seat=1&move=8")
    expect(page.locator(".k")).to_have_attribute("data-moves", "8")
    expect(page.locator(".me .card.back")).to_have_count(3)
    expect(page.locator(".k .card.front")).to_have_count(6)
    page.get_by_label("Seen by").select_option("none")
    expect(page.locator(".k .card.back")).to_have_count(15)
    expect(page.locator(".k .plate .badge")).to_have_count(0)
    page.get_by_label("Seen by").select_option("all")
    expect(page.locator(".k .card.front")).to_have_count(15)
    expect(page.locator(".k .plate .badge")).to_have_count(3)
    assert "move=8" in page.url


def test_a_link_to_a_move_opens_there(visit: Visit, house: House) -> None:
    code = shelve(house, golden("kinoko"))
    page = visit(f"/replay/{code}")
    page.get_by_label("Seen by").select_option("1")
    page.get_by_role("slider").fill("12")
    at(page, 12)
    page.get_by_role("button", name="Copy the link to this move").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    assert page.url == f"{house.url}/replay/{code}?seat=1&move=12"
    other = visit(page.url.removeprefix(house.url), name="Ben", phone=True)
    expect(other.locator(".k")).to_have_attribute("data-moves", "12")
    expect(other.get_by_label("Seen by")).to_have_value("1")
    beyond = visit(f"/replay/{code}?move=99999", name="Ben")
    at(beyond, len(golden("kinoko").moves))


def test_it_runs_by_itself_until_it_is_stopped_or_over(visit: Visit, house: House) -> None:
    record = golden("kinoko")
    code = shelve(house, record)
    page = visit(f"/replay/{code}?move={len(record.moves) - 6}")
    at(page, len(record.moves) - 6)
    page.get_by_role("button", name="Let it run").click()
    expect(page.get_by_role("slider")).not_to_have_value(str(len(record.moves) - 6))
    page.locator("body").press("Space")
    page.get_by_role("button", name="Let it run").click()
    at(page, len(record.moves))
    expect(page.get_by_role("button", name="Let it run")).to_be_visible()
    expect(page.locator(".reveal .place")).to_have_count(3)
    expect(page.locator(".reveal button")).to_have_count(0)
    below = page.evaluate("document.querySelector('.replay > footer').getBoundingClientRect().top")
    assert page.evaluate("document.querySelector('.reveal').getBoundingClientRect().bottom") <= below


@cache
def long_game() -> Record:
    """A game of more moves than the server tells at once."""
    for seed in range(100):
        states, moves = walk("kinoko", 2, Options(), seed)
        if len(moves) > PART + 50:
            assert isinstance(GAMES["kinoko"].game.pending(states[-1]), Over)
            return Record("kinoko", 1, Options(), ("Ana", "Ben"), tuple(moves), None, "00" * 32)
    raise AssertionError("there is no long game")


def test_a_long_game_is_fetched_part_by_part(visit: Visit, house: House) -> None:
    record = long_game()
    code = shelve(house, record)
    page = visit(f"/replay/{code}")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/replay?" in request.url else None)
    expect(page.locator(".k")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".k")).to_have_attribute("data-moves", str(len(record.moves)))
    late = Random(1).randrange(PART + 1, PART + 40)
    page.get_by_role("slider").fill(str(late))
    expect(page.locator(".k")).to_have_attribute("data-moves", str(late))
    told = steps(page, house, code, "all", start=late - 20)
    shown = [step for step in told if step["moves"] <= late and step["news"]][-1]
    expect(now(page)).to_have_text(sentence(shown))
    assert 0 < len(asked) <= 4, "what is there already is not fetched again"


@pytest.mark.parametrize("game", PLAYABLE)
def test_before_the_end_there_is_nothing_to_see(visit: Visit, house: House, game: str) -> None:
    code = shelve(house, golden(game), moves=12)
    for seat in ("all", "0"):
        page = visit(f"/replay/{code}?seat={seat}")
        expect(page.get_by_role("alert")).to_contain_text("not over yet")
        expect(page.get_by_role("link", name="To the table")).to_have_attribute("href", f"/t/{code}")
        expect(page.locator(".stage")).to_have_count(0)


def test_it_is_told_in_every_language(visit: Visit, house: House) -> None:
    code = shelve(house, golden("kinoko"))
    page = visit(f"/replay/{code}?move=9")
    for lang in LANGUAGES:
        page.evaluate("(lang) => localStorage.setItem('lang', lang)", lang)
        page.goto(f"{house.url}/replay/{code}?move=9")
        say = speaker(lang)
        told = steps(page, house, code, "all", lang)
        expect(now(page)).to_have_text(sentence([step for step in told[:10] if step["news"]][-1]))
        expect(page.get_by_label(say("web-replay-eyes"))).to_have_value("all")
        page.get_by_role("button", name=say("web-replay-forward"), exact=True).click()
        expect(page.get_by_role("slider", name=say("web-replay-moves"))).not_to_have_value("9")


@pytest.mark.parametrize("game", PLAYABLE)
def test_everyone_can_use_it_on_any_screen(visit: Visit, house: House, game: str) -> None:
    record = golden(game)
    code = shelve(house, record)
    page = visit(f"/replay/{code}?move=20", phone=True)
    for width, height in ((360, 740), (740, 360), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for move in (20, len(record.moves)):
            page.get_by_role("slider").fill(str(move))
            at(page, move)
            assert overflows(page) == [0, 0]
            assert faults(page) == []
            small = page.evaluate(
                """() => [...document.querySelectorAll('button, a, select')].filter((one) => one.offsetParent)
                    .map((one) => [one.innerText || one.ariaLabel, one.getBoundingClientRect()])
                    .filter(([, box]) => box.width < 44 || box.height < 44).map(([name]) => name)"""
            )
            assert small == []
