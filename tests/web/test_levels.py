"""Bots in the browser: how strong they are, what an expert would do, and what they thought."""

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablee.bots import LEVELS
from tablee.locales import LANGUAGES, speaker
from tests.web import konito, tomkuni
from tests.web.conftest import House, Visit
from tests.web.playing import open_table, ready, until_my_turn
from tests.web.shelf import PLAYABLE
from tests.web.test_home import TITLES

EXPERT = "What would an expert do?"


def told(page: Page, kind: str) -> list[dict[str, Any]]:
    """The messages of this kind that will come to this page, from now on."""
    found: list[dict[str, Any]] = []

    def listen(data: str | bytes) -> None:
        found.extend(message for message in json.loads(data) if message["type"] == kind)

    page.on("websocket", lambda socket: socket.on("framereceived", listen))
    return found


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_bot_can_be_as_strong_as_one_likes(visit: Visit, house: House, game: str) -> None:
    page = visit()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog").get_by_role("button", name=TITLES[game], exact=True).click()
    page.get_by_role("button", name="+ Robot").last.click()
    level = page.locator(".seats .level")
    expect(level).to_have_value("squirrel")
    assert level.locator("option").evaluate_all("all => all.map((one) => one.value)") == list(LEVELS)
    code = page.url.rsplit("/", 1)[-1]
    for lang in LANGUAGES:
        say = speaker(lang)
        page.evaluate("(lang) => localStorage.setItem('lang', lang)", lang)
        page.reload()
        for bot in LEVELS:
            level.select_option(say(f"bot-{bot}"))
            expect(level).to_have_value(bot)
            expect(page.locator(".seats li:has(.level)")).to_contain_text(say(f"bot-{bot}-why"))
        seats = page.request.get(f"{house.url}/api/tables/{code}").json()["seats"]
        assert [seat["bot"] for seat in seats if seat["bot"]] == ["owl"]


def test_people_who_sit_change_seats(visit: Visit) -> None:
    ana = visit(name="Ana")
    ben = visit(f"/t/{open_table(ana, seats=3)}", name="Ben")
    seats = ana.locator(".seats > li")
    expect(seats.nth(1)).to_contain_text("Ben")
    ana.get_by_role("button", name="Swap the seat of Ana").click()
    ana.get_by_role("button", name="Swap the seats of Ana and Ben").click()
    for page in (ana, ben):
        expect(page.locator(".seats > li").nth(0)).to_contain_text("Ben")
        expect(page.locator(".seats > li").nth(1)).to_contain_text("Ana")
    ben.get_by_role("button", name="Swap the seat of Ben").click()
    ben.get_by_role("button", name="Swap the seats of Ben and Free seat").click()
    expect(ben.locator(".seats > li").nth(2)).to_contain_text("Ben")
    ben.get_by_role("button", name="Swap the seat of Ben").click()
    ben.get_by_role("button", name="Swap the seat of Ben").click()
    expect(ben.get_by_text("Now touch the seat")).to_have_count(0)


def asked(page: Page, hints: list[dict[str, Any]]) -> None:
    """Ask the expert: what it would do, and why, stands on the page until it is put away."""
    page.get_by_role("button", name=EXPERT).click()
    hint = page.locator(".hint")
    expect(hint).to_be_visible(timeout=30_000)
    (found,) = hints
    assert found["text"]
    assert found["why"]
    expect(hint.locator("b")).to_have_text(found["text"])
    expect(hint).to_contain_text(found["why"])
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)


def test_an_expert_is_asked_in_kinoko(visit: Visit) -> None:
    page = visit()
    hints, games = told(page, "hinted"), told(page, "game")
    open_table(page, bots=1)
    page.get_by_label("Hints").check()
    ready(page)
    until_my_turn(page)
    asked(page, hints)
    assert hints[0]["action"] in games[-1]["legal"]
    assert games[-1]["moves"] == hints[0]["moves"]


def test_an_expert_is_asked_in_tom_kuni_but_not_before_the_die_is_rolled(visit: Visit) -> None:
    page = visit(speed=0.5)
    hints, games = told(page, "hinted"), told(page, "game")
    tomkuni.open_table(page, bots=1, quick=True)
    page.get_by_label("Hints").check()
    tomkuni.ready(page)
    for _ in range(20):
        tomkuni.until(page, "roll")
        expect(page.get_by_role("button", name=EXPERT)).to_have_count(0)
        lines = page.locator(".log li").all_inner_texts()
        assert not lines or "You roll" not in lines[-1], "the log does not give the die away"
        while tomkuni.until(page, "roll", "choose", "pass") == "roll":
            tomkuni.go(page)
        if tomkuni.phase(page) == "choose":
            break
        tomkuni.go(page)
    asked(page, hints)
    assert hints[0]["action"] in games[-1]["legal"]


def test_an_expert_is_asked_by_konitos_reader_and_says_nothing_to_who_guesses(visit: Visit) -> None:
    ana = visit(name="Ana")
    code = konito.open_table(ana, 2, seconds=60)
    ana.get_by_label("Hints").check()
    ben = visit(f"/t/{code}", name="Ben")
    expect(ben.get_by_text("that’s you")).to_be_visible()
    konito.ready([ana, ben])
    reader = konito.begin_turn([ana, ben])
    (mate,) = konito.with_role([ana, ben], "mate")
    reader.get_by_role("button", name=EXPERT).click()
    expect(reader.locator(".hint b")).to_be_visible(timeout=30_000)
    assert mate.locator(".playing > .hint").count() == 0
    mate.get_by_role("button", name=EXPERT).click()
    expect(mate.locator(".refused")).to_have_text(speaker("en")("refusal-no-advice"), timeout=30_000)


def test_nobody_is_asked_where_the_table_does_not_allow_it(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play against bots Kinoko").click()
    until_my_turn(page)
    assert page.get_by_role("button", name=EXPERT).count() == 0


def test_what_bots_thought_stands_beside_their_moves_for_who_wants_it(visit: Visit) -> None:
    page = visit()
    tomkuni.open_table(page, bots=1, quick=True)
    tomkuni.ready(page)
    shown = page.locator(".log .thought")
    wish = page.get_by_role("switch", name="Show what robots thought")
    for _ in range(40):
        if wish.is_visible():
            break
        tomkuni.until(page, "roll", "choose", "pass")
        tomkuni.step(page, Random(1))
    assert shown.count() == 0
    wish.check()
    expect(shown.first).to_contain_text("Léo")
    after = shown.first.locator("xpath=following-sibling::li[1]")
    expect(after).to_contain_text("Léo")
