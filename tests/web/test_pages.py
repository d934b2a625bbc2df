"""Every page, by day and by night, on a phone and on a laptop: nothing that a machine can find is in the way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tablee.locales import LANGUAGES, speaker
from tests.web.conftest import House, Visit
from tests.web.playing import open_table, unfold
from tests.web.shelf import PLAYABLE, golden, overflows, shelve
from tests.web.test_home import TITLES
from tests.web.test_table import faults

_SMALL = """() => [...document.querySelectorAll('button, a, select, summary, input:not([type=checkbox])')]
    .filter((one) => one.offsetParent && !one.closest('[hidden], .unseen'))
    .map((one) => [one.innerText || one.ariaLabel || one.id, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 43.5 || box.height < 43.5).map(([name]) => name)"""


def clean(page: Page) -> None:
    """By day and by night: axe finds nothing serious; nothing is wider than the screen, or too small for a finger."""
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert faults(page) == [], theme
    assert overflows(page)[0] == 0
    assert page.evaluate(_SMALL) == []


def _who(page: Page) -> None:
    expect(page.get_by_label("Your name")).to_be_visible()


def _refused(page: Page) -> None:
    expect(page.get_by_role("alert")).to_be_visible()


_ALONE: dict[str, tuple[str, str | None, Callable[[Page], None]]] = {
    "who one is": ("/t/NOSUCH", None, _who),
    "a table that is not there": ("/t/NOSUCH", "Ana", _refused),
    "a device that comes too late": ("/move/NOSUCH?table=NOSUCH", "Ana", _refused),
    "a game that nobody played": ("/replay/NOSUCH", "Ana", _refused),
}


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("which", _ALONE)
def test_pages_with_a_word_or_two(visit: Visit, which: str, phone: bool) -> None:
    path, name, shown = _ALONE[which]
    page = visit(path, name=name, phone=phone)
    shown(page)
    clean(page)


@pytest.mark.parametrize("phone", [False, True])
def test_home_and_what_it_opens(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    expect(page.get_by_role("button", name="Open a table")).to_be_visible()
    clean(page)
    page.get_by_role("button", name="Open a table").click()
    clean(page)
    page.keyboard.press("Escape")
    if phone:
        page.get_by_role("button", name="I have a code").click()
        clean(page)


@pytest.mark.parametrize("game", PLAYABLE)
def test_home_is_one_screen_of_a_phone_however_it_is_held(visit: Visit, game: str) -> None:
    page = visit(phone=True)
    for lang in LANGUAGES:
        page.locator("header select").select_option(lang)
        expect(page.get_by_role("button", name=speaker(lang)("web-open-table"))).to_be_visible()
        for width, height in ((360, 640), (390, 844), (740, 360), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            assert overflows(page) == [0, 0], (lang, width, height)
    play = page.get_by_role("button").filter(has_text=TITLES[game])
    assert play.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", PLAYABLE)
def test_a_table_before_the_start(visit: Visit, game: str, phone: bool) -> None:
    page = visit(name="Maximiliane-Henriette", phone=phone)
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog").get_by_role("button", name=TITLES[game], exact=True).click()
    page.get_by_role("button", name="+ Robot").last.click()
    expect(page.locator(".seats .level")).to_be_visible()
    clean(page)
    page.get_by_role("button", name="Swap the seat of Maximiliane-Henriette").click()
    expect(page.get_by_text("Now touch the seat")).to_be_visible()
    clean(page)
    unfold(page)
    expect(page.get_by_label("Quiet table")).to_be_visible()
    clean(page)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", PLAYABLE)
def test_a_table_after_the_end(visit: Visit, house: House, game: str, phone: bool) -> None:
    page = visit(f"/t/{shelve(house, golden(game))}", name="Eve", phone=phone)
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible()
    expect(page.locator(".stage > :not(.page)").first).to_be_visible()
    if game == "kinoko":
        clean(page)
        page.get_by_role("button", name="See the table").click()
    clean(page)
    for opened in ("Menu", "Rules"):
        page.get_by_role("button", name=opened).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        clean(page)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("game", PLAYABLE)
def test_replays_and_televisions_by_night(visit: Visit, house: House, game: str) -> None:
    record = golden(game)
    page = visit(f"/replay/{shelve(house, record)}?move={len(record.moves) // 2}")
    expect(page.locator(".stage > :not(.page)").first).to_be_visible()
    clean(page)
    television = visit(f"/tv/{shelve(house, record, moves=len(record.moves) // 2)}", name=None)
    television.set_viewport_size({"width": 1920, "height": 1080})
    expect(television.locator(".stage > *")).to_be_visible()
    clean(television)


def test_what_is_unusual_about_a_table_is_said_where_its_rules_are_folded(visit: Visit) -> None:
    page = visit(phone=True)
    code = open_table(page)
    expect(page.get_by_text("The usual rules.")).to_be_visible()
    other = visit(f"/t/{code}", name="Ben")
    other.get_by_label("Hints").check()
    expect(page.get_by_text("Different from usual: Hints")).to_be_visible()
