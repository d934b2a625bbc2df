"""Home: one tap to a game, tables that anyone may join, and what this device remembers."""

import json

import pytest
from playwright.sync_api import expect

from tablee.locales import LANGUAGES, speaker
from tests.web.conftest import House, Visit
from tests.web.playing import open_table
from tests.web.shelf import PLAYABLE, golden, overflows, shelve
from tests.web.test_table import faults

TITLES = {"kinoko": "Kinoko", "konito": "Konito", "tomkuni": "Tom Kuni"}


@pytest.mark.parametrize("game", PLAYABLE)
def test_one_tap_and_one_plays(visit: Visit, game: str) -> None:
    page = visit(name=None)
    page.get_by_role("button", name=TITLES[game]).click()
    expect(page.locator(".stage > :not(.page)").first).to_be_visible()
    code = page.url.rsplit("/", 1)[-1]
    table = page.request.get(f"{page.url.split('/t/')[0]}/api/tables/{code}").json()
    assert table["game"] == game
    assert table["phase"] == "playing"
    assert sum(seat["person"] is not None for seat in table["seats"]) == 1
    assert all(seat["person"] or seat["bot"] for seat in table["seats"])


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_table_can_be_opened_for_every_game(visit: Visit, game: str) -> None:
    page = visit()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog").get_by_role("button", name=TITLES[game], exact=True).click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    expect(page.get_by_text("that’s you")).to_be_visible()


def test_a_table_that_anyone_may_find_is_listed_and_joined(visit: Visit) -> None:
    ana, ben = visit(name="Ana Maria"), visit(name="Ben")
    expect(ben.get_by_role("button", name="Open a table")).to_be_visible()
    listed = ben.get_by_role("link", name="Ana Maria")
    code = open_table(ana)
    assert listed.count() == 0
    ana.get_by_label("Anyone may find this table").check()
    expect(listed).to_contain_text("Kinoko", timeout=8_000)
    expect(listed).to_contain_text("one free seat")
    assert code not in ben.locator("body").inner_text()
    listed.click()
    expect(ben.get_by_text("that’s you")).to_be_visible()
    expect(ana.get_by_text("Ben")).to_be_visible()
    cy = visit(name="Cy")
    expect(cy.get_by_role("button", name="Open a table")).to_be_visible()
    cy.wait_for_timeout(300)
    assert cy.get_by_role("link", name="Ana Maria").count() == 0, "it has no free seat any more"


def test_all_tables_of_this_device_are_there_until_one_leaves(visit: Visit) -> None:
    page = visit()
    home = page.url
    open_table(page)
    page.goto(home)
    open_table(page, bots=1)
    page.goto(home)
    back = page.get_by_role("link", name="Back to your table")
    expect(back).to_have_count(2)
    back.first.click()
    page.get_by_role("button", name="Leave the table").click()
    expect(back).to_have_count(1)


def test_a_game_that_is_over_can_be_watched_again(visit: Visit, house: House) -> None:
    code = shelve(house, golden("kinoko"))
    page = visit(f"/t/{code}", name="Dora")
    expect(page.get_by_role("link", name="Watch it again")).to_have_attribute("href", f"/replay/{code}?move=0")
    page.goto(house.url)
    again = page.get_by_role("region", name="Watch again").get_by_role("link")
    expect(again).to_contain_text("Ana, Ben, Cléo")
    again.click()
    expect(page.get_by_label("Seen by")).to_have_value("all")
    page.get_by_role("link", name="Back to home").click()
    expect(again).to_be_visible()


def test_what_is_remembered_is_checked(visit: Visit, house: House) -> None:
    """A table that ended while one was away can be watched, and one that is gone is forgotten."""
    code = shelve(house, golden("kinoko"))
    page = visit()
    remembered = [{"code": code, "game": "kinoko", "names": ["Ana"], "seat": 1}, {"code": "NOSUCH", "game": "kinoko"}]
    page.evaluate("(kept) => localStorage.setItem('tables', kept)", json.dumps(remembered))
    page.reload()
    expect(page.get_by_role("region", name="Watch again").get_by_role("link")).to_have_attribute(
        "href", f"/replay/{code}?seat=1&move=0"
    )
    expect(page.get_by_role("link", name="Back to your table")).to_have_count(0)


def test_its_lists_fit_a_phone_in_every_language(visit: Visit, house: House) -> None:
    ana = visit(name="Ana")
    open_table(ana)
    ana.get_by_label("Anyone may find this table").check()
    page = visit(phone=True)
    kept = [{"code": shelve(house, golden("kinoko")), "game": "kinoko", "names": ["W" * 24] * 4, "over": True}]
    kept.append({**kept[0], "code": shelve(house, golden("kinoko"), moves=9), "over": False})
    page.evaluate("(kept) => localStorage.setItem('tables', kept)", json.dumps(kept))
    page.reload()
    for lang in LANGUAGES:
        say = speaker(lang)
        page.locator("header select").select_option(lang)
        expect(page.get_by_role("link", name=say("web-back-to-table"))).to_be_visible()
        expect(page.get_by_role("heading", name=say("web-open-tables"))).to_be_visible()
        expect(page.get_by_role("heading", name=say("web-finished-games"))).to_be_visible()
        assert overflows(page)[0] == 0
    assert faults(page) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    assert overflows(page)[0] == 0
    assert faults(page) == []
