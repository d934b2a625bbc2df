"""Kinoko, played to its end through the pages."""

from random import Random

import pytest
from playwright.sync_api import expect

from tablee.core.chance import verify
from tablee.core.record import read
from tablee.games import RULES
from tests.web.conftest import House, Visit
from tests.web.playing import open_table, over, play_to_the_end, ready, step, until_my_turn

NAMES = ("Ana", "Ben", "Cléo", "Dan")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_browsers_play_to_the_end(visit: Visit, house: House, players: int) -> None:
    pages = [visit(name=NAMES[0])]
    code = open_table(pages[0], seats=players)
    for name in NAMES[1:players]:
        pages.append(visit(f"/t/{code}", name=name))
        expect(pages[-1].get_by_role("button", name="I am ready")).to_be_visible()
    ready(*pages)
    play_to_the_end(pages, seed=players)
    record = pages[0].request.get(f"{house.url}/api/tables/{code}/record")
    assert record.ok
    found = read(record.text(), RULES)
    assert found.seats == NAMES[:players]
    assert verify(RULES["kinoko"], found).proved


def test_one_tap_and_one_plays_against_bots(visit: Visit) -> None:
    page = visit(name=None)
    page.get_by_role("button", name="Play against bots Kinoko").click()
    expect(page.locator(".k")).to_be_visible()
    play_to_the_end([page])
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("link", name="Go there").click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()


def test_a_phone_plays_a_turn_without_scrolling(visit: Visit) -> None:
    page = visit(phone=True)
    page.get_by_role("button", name="Play against bots Kinoko").click()
    until_my_turn(page)
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [360, 740]
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a')].filter((one) => one.offsetParent)
            .map((one) => [one.innerText || one.ariaLabel, one.getBoundingClientRect()])
            .filter(([, box]) => box.width < 44 || box.height < 44).map(([name]) => name)"""
    )
    assert small == []
    for _ in range(10):
        step(page, Random(_))
        if over(page):
            break


def test_everything_can_be_done_by_keyboard(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play against bots Kinoko").focus()
    page.keyboard.press("Enter")
    until_my_turn(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    before = page.locator(".k").get_attribute("data-moves")
    page.keyboard.press("2")  # a die: what needs no card is done at once, the rest is chosen card by card
    card = page.locator("button.card.swappable")
    for at in range(2):
        if page.locator(".k").get_attribute("data-moves") == before and card.count() > at:
            card.nth(at).focus()
            page.keyboard.press("Enter")
            chosen = page.locator(".card.selected").nth(at)
            expect(chosen.or_(page.locator(f".k:not([data-moves='{before}'])")).first).to_be_visible()
    swap = page.locator(".actions .primary:enabled")
    if page.locator(".k").get_attribute("data-moves") == before:
        swap.focus()
        page.keyboard.press("Enter")
    expect(page.locator(".k")).not_to_have_attribute("data-moves", before or "")
