"""A table on the screen of a room: it follows the game and the next one, takes no part, and holds no secret."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablee.locales import LANGUAGES, speaker
from tests.web import konito, tomkuni
from tests.web.conftest import House, Visit
from tests.web.konito import keeps_quiet, listen, nobody_knows_more, views_told
from tests.web.playing import open_table, play_to_the_end, ready, step, until_my_turn
from tests.web.shelf import PLAYABLE, golden, overflows, shelve
from tests.web.test_table import faults

SCREENS = ((1280, 720), (1920, 1080), (3840, 2160))
LEAST = 24
"""The smallest letters, in pixels of a screen of 1080 lines."""


def heard(frames: list[str]) -> Iterator[dict[str, Any]]:
    """All messages that came."""
    for frame in frames:
        yield from json.loads(frame)


def smallest_letters(page: Page) -> float:
    """Of all words that are shown, as if the screen had 1080 lines."""
    size: float = page.evaluate(
        """() => Math.min(...[...document.querySelectorAll('.tv *')]
            .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
            .filter((one) => one.getClientRects().length && !one.closest('.unseen, select, svg'))
            .map((one) => parseFloat(getComputedStyle(one).fontSize))) * 1080 / innerHeight"""
    )
    return size


def test_it_follows_a_game_and_the_next_one_and_holds_no_secret(visit: Visit) -> None:
    """The television is Ana's own: it is known as hers."""
    ana = visit(name="Ana")
    code = open_table(ana)
    ben = visit(f"/t/{code}", name="Ben")
    television = visit(name="Ana")
    hers = ana.evaluate("localStorage.identity")
    television.evaluate("(identity) => localStorage.setItem('identity', identity)", hers)
    frames = listen(television)
    television.goto(ana.url.replace("/t/", "/tv/"))
    expect(television.get_by_text(f"{code[:3]} {code[3:]}")).to_be_visible()
    expect(television.locator("li", has_text="Ana").get_by_text("not yet")).to_be_visible()
    expect(ben.get_by_text("that’s you")).to_be_visible()
    ben.get_by_role("button", name="I am ready").click()
    expect(television.locator("li", has_text="Ben").get_by_text("ready", exact=True)).to_be_visible()
    expect(ana.get_by_text("Watching")).to_have_count(0)
    ready(ana)
    expect(television.locator(".felt .card")).to_have_count(12)
    assert {television.locator(".felt .card").nth(at).get_attribute("class") for at in range(12)} == {"card back "}
    families = [page.locator(".secret .family").get_attribute("aria-label") or "?" for page in (ana, ben)]
    page_text = television.evaluate("document.body.outerHTML.replace(/<symbol.*<\\/symbol>/s, '')")
    assert not any(family in page_text for family in families)
    play_to_the_end([ana, ben], seed=5)
    expect(television.locator(".ranking li")).to_have_count(2)
    expect(television.locator(".ranking li").first).to_contain_text("points")
    winner = television.locator(".ranking li b").first.inner_text()
    expect(television.get_by_role("heading")).to_contain_text(winner)
    ana.get_by_role("button", name="Play again").click()
    ana.get_by_role("link", name="Go there").click()
    expect(television.get_by_text("The game begins once everyone is ready.")).to_be_visible()
    assert television.url.rsplit("/", 1)[-1] == ana.url.rsplit("/", 1)[-1] != code

    told = list(heard(frames))
    assert {message["seat"] for message in told if message["type"] in ("welcome", "table")} == {None}
    games = [message for message in told if message["type"] == "game"]
    assert len(games) > 8
    assert any(game["view"]["reveal"] for game in games)
    assert television.evaluate("localStorage.identity") == hers
    for game in games:
        assert game["legal"] == game["foreseen"] == []
        view = game["view"]
        assert view["seat"] is view["family"] is None
        assert "families" not in view
        assert all(sight is None for row in view["cards"] for sight in row)
        assert not any("our family" in news or news.startswith("You ") for news in game["news"])


def test_it_follows_konito_and_knows_no_more_than_who_guesses(visit: Visit) -> None:
    """Team-mates look at it: no end before it is found, no beginning before it is read out."""
    ana = visit(name="Ana")
    hers = listen(ana)
    code = konito.open_table(ana, 2)
    ben = visit(f"/t/{code}", name="Ben")
    expect(ben.get_by_text("that’s you")).to_be_visible()
    television = visit(name="Ana")
    television.evaluate(
        "(identity) => localStorage.setItem('identity', identity)", ana.evaluate("localStorage.identity")
    )
    its, his = listen(television), listen(ben)
    television.goto(ana.url.replace("/t/", "/tv/"))
    konito.ready([ana, ben])
    while not konito.over(ana):
        reader = konito.begin_turn([ana, ben])
        expect(television.locator(".tv[data-phase=reading]")).to_be_visible()
        nobody_knows_more(reader, television)
        reader.locator(".row .say").first.click()
        start = reader.locator(".row .be").first.inner_text()
        expect(television.locator(".face")).to_contain_text(start)
        nobody_knows_more(reader, television)
        (mate,) = konito.with_role([ana, ben], "mate")
        mate.get_by_label("Your guess").fill(end := reader.locator(".row .en").first.inner_text())
        mate.keyboard.press("Enter")
        expect(television.locator(".face .done")).to_contain_text(end)
        nobody_knows_more(reader, television)
        konito.press(reader.get_by_role("button", name="Pass this face"))
        for _ in range(4):
            if not konito.type_a_face(reader, mate):
                break
        konito.until_review([ana, ben])
        expect(television.locator(".turned li").first).to_be_visible()
        konito.close_turn([ana, ben])
    expect(television.locator(".ranking li")).to_have_count(2)
    seen = views_told(its)
    assert {view["seat"] for view, _, _ in seen} == {None}
    truth = {
        moves: view for frames in (hers, his) for view, moves, _ in views_told(frames) if view["seat"] == view["reader"]
    }
    assert sum(keeps_quiet(view, truth.get(moves), raw) for view, moves, raw in seen) > 8
    for game in (message for message in heard(its) if message["type"] == "game"):
        assert game["legal"] == game["foreseen"] == []


def test_it_follows_tom_kuni_and_shows_no_choice_that_is_not_made(visit: Visit) -> None:
    for game in range(5):  # dice being dice, a game may have no choice
        ana = visit(name="Ana")
        code = tomkuni.open_table(ana, bots=1, board="The round", quick=True)
        television = visit(name="TV")
        frames = listen(television)
        television.goto(ana.url.replace("/t/", "/tv/"))
        tomkuni.ready(ana)
        if tomkuni.until_a_choice([ana], lambda page: page.locator(".t-offer").count() > 1, seed=game):
            break
    else:
        raise AssertionError("five games without a choice")
    moves = ana.locator(".t-table").get_attribute("data-moves") or ""
    ana.get_by_role("radio").first.click()
    expect(ana.locator(".t-pale").first).to_be_visible()
    expect(television.locator(".t-tv")).to_have_attribute("data-moves", moves)
    assert television.locator(".t-pale, .t-offer, .t-badge").count() == 0
    assert tomkuni.pawns(television) == tomkuni.pawns(ana)
    assert faults(television) == []
    tomkuni.play_to_the_end([ana])
    expect(television.locator(".ranking li")).to_have_count(2)
    games = [message for message in heard(frames) if message["type"] == "game"]
    assert all(game["legal"] == game["foreseen"] == [] and game["view"]["seat"] is None for game in games)
    assert code in television.url


def test_it_shows_the_end_of_a_round(visit: Visit) -> None:
    ana = visit(name="Ana")
    code = open_table(ana, bots=1)
    television = visit(f"/tv/{code}", name=None)
    expect(television.get_by_text("Ana", exact=True)).to_be_visible()
    ready(ana)
    until_my_turn(ana)
    expect(television.get_by_text("is playing").first).to_be_visible()
    scene = television.locator(".reveal")
    for turn in range(200):
        if scene.is_visible():
            break
        if not step(ana, Random(turn)):
            ana.wait_for_timeout(30)
    expect(scene.locator(".place")).to_have_count(2)
    expect(scene.locator("button")).to_have_count(0)
    assert faults(television) == []
    expect(scene).to_be_hidden()


def test_it_comes_back_by_itself(visit: Visit, house: House) -> None:
    ana = visit(name="Ana")
    code = open_table(ana, bots=1)
    television = visit(f"/tv/{code}", name=None)
    ready(ana)
    expect(television.locator(".ktv")).to_be_visible()
    house.stop()
    expect(television.get_by_text("Connection lost")).to_be_visible()
    house.start()
    expect(television.get_by_text("Connection lost")).to_be_hidden()
    until_my_turn(ana)
    moves = ana.locator(".k").get_attribute("data-moves")
    expect(television.locator(".ktv")).to_have_attribute("data-moves", moves or "")


def test_a_table_that_is_not_there_is_named_as_such(visit: Visit) -> None:
    page = visit("/tv/NOSUCH", name=None)
    expect(page.get_by_text("There is no table with this code")).to_be_visible()


def test_tables_show_the_way_to_it(visit: Visit) -> None:
    page = visit()
    code = open_table(page, bots=1)
    link = page.get_by_role("link", name="Show on a television")
    expect(link).to_have_attribute("href", f"/tv/{code}")
    ready(page)
    page.get_by_role("button", name="Menu").click()
    expect(link).to_have_attribute("href", f"/tv/{code}")


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_game_fits_every_screen(visit: Visit, house: House, game: str) -> None:
    record = golden(game)
    playing = visit(f"/tv/{shelve(house, record, moves=len(record.moves) // 2)}", name=None)
    over = visit(f"/tv/{shelve(house, record)}", name=None)
    expect(playing.locator(".stage > *")).to_be_visible()
    expect(over.locator(".ranking li")).to_have_count(3)
    for page in (playing, over):
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            assert overflows(page) == [0, 0]
            assert smallest_letters(page) >= LEAST
            assert page.locator("button:visible, a:visible").count() == 0, "nobody touches it"
        assert faults(page) == []


def test_the_room_is_invited_in_every_language(visit: Visit) -> None:
    page = visit(f"/tv/{open_table(visit(), bots=1)}", name=None)
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(page.get_by_text("Sit down with your phone")).to_be_visible()
    assert faults(page) == []
    for lang in LANGUAGES:
        page.locator("select").select_option(lang)
        expect(page.get_by_text(speaker(lang)("web-tv-join"))).to_be_visible()
        assert overflows(page) == [0, 0]
        assert smallest_letters(page) >= LEAST
