"""Tom Kuni, played through the pages."""

import json
import math
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablee.core.chance import verify
from tablee.core.record import read
from tablee.games import RULES
from tablee.games.tomkuni.board import BOARDS
from tablee.locales import LANGUAGES, speaker
from tests.web.conftest import House, Visit
from tests.web.test_table import faults
from tests.web.tomkuni import choose, open_table, pawns, phase, play_to_the_end, ready, step, until, until_a_choice

NAMES = ("Ana", "Ben", "Cléo", "Dan")
LYING = {"width": 740, "height": 360}


def company(visit: Visit, players: int, **table: Any) -> list[Page]:
    """So many people at a table that has begun."""
    pages = [visit(name=NAMES[0])]
    code = open_table(pages[0], seats=players, **table)
    for name in NAMES[1:players]:
        pages.append(visit(f"/t/{code}", name=name))
        expect(pages[-1].get_by_role("button", name="I am ready")).to_be_visible()
    ready(*pages)
    return pages


def choosing(
    visit: Visit, wanted: Callable[[Page], bool], people: int = 1, bots: int = 0, **how: Any
) -> tuple[Page, list[Page]]:
    """Whoever has a choice of this kind, at a table of these people and bots, and everybody there."""
    for game in range(5):
        pages = [visit(name=NAMES[0], **how)]
        code = open_table(pages[0], seats=people + bots, bots=bots, board="The round", quick=True)
        pages += [visit(f"/t/{code}", name=name) for name in NAMES[1:people]]
        ready(*pages)
        page = until_a_choice(pages, wanted, seed=game)
        if page is not None:
            return page, pages
    raise AssertionError("five games without such a choice")


def several(page: Page) -> bool:
    """There are two pawns to choose from, at least."""
    return page.locator(".t-offer").count() > 1


def pushing(page: Page) -> bool:
    """There is a choice that pushes somebody, and it is looked at."""
    choice = page.get_by_role("radio").filter(has_text="pushes")
    if choice.count() == 0:
        return False
    if choice.first.get_attribute("aria-checked") == "false":
        choice.first.click()
    return True


@pytest.mark.parametrize(("players", "board"), [(2, "The cross"), (4, "The round")])
def test_browsers_play_to_the_end(visit: Visit, house: House, players: int, board: str) -> None:
    pages = company(visit, players, board=board, quick=True)
    play_to_the_end(pages, seed=players)
    code = pages[0].url.rsplit("/", 1)[-1]
    record = pages[0].request.get(f"{house.url}/api/tables/{code}/record")
    assert record.ok
    found = read(record.text(), RULES)
    assert found.seats == NAMES[:players]
    assert verify(RULES["tomkuni"], found).proved
    outcome = pages[0].request.get(f"{house.url}/api/tables/{code}").json()["outcome"]
    for page in pages:
        rows = page.locator(".t-rank li")
        expect(rows).to_have_count(players)
        for row, seat in enumerate(seat for tied in outcome["ranking"] for seat in tied):
            expect(rows.nth(row)).to_contain_text(NAMES[seat])
            expect(rows.nth(row).locator(".t-total")).to_have_text(str(outcome["scores"][seat]))


def test_one_tap_and_one_plays_against_bots_then_again(visit: Visit) -> None:
    page = visit(name=None)
    page.get_by_role("button", name="Play against bots Tom Kuni").click()
    play_to_the_end([page])
    assert faults(page) == []
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("link", name="Go there").click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()


def test_a_choice_shows_its_way_and_whom_it_pushes_and_then_just_that_happens(visit: Visit) -> None:
    page, pages = choosing(visit, pushing, people=2)
    expect(page.get_by_role("radio", checked=True)).to_contain_text("pushes")
    before = pawns(page)
    pale = page.locator(".t-pale").evaluate_all("all => all.map((one) => [one.dataset.pale, one.dataset.spot])")
    foreseen = {**before, **dict(pale)}
    pushed = page.locator(".t-shove").count()
    assert pushed >= 1
    assert len(pale) == 1 + pushed, "the pawn itself and whoever is pushed stand pale where they would be"
    assert page.locator(".t-route").get_attribute("d")
    assert page.locator(".t-pawn.gone").count() == pushed
    other = next(one for one in pages if one is not page)
    assert other.locator(".t-pale").count() == 0, "nobody else sees a choice that is not made"
    assert pawns(other) == before
    moves = page.locator(".t-table").get_attribute("data-moves") or ""
    page.get_by_role("radio", checked=True).click()  # the second time it is played
    for one in pages:
        expect(one.locator(".t-table")).not_to_have_attribute("data-moves", moves)
        assert pawns(one) == foreseen


def test_a_tap_on_a_pawn_looks_and_a_second_one_plays(visit: Visit) -> None:
    page, _ = choosing(visit, several, bots=1, phone=True)
    moves = page.locator(".t-table").get_attribute("data-moves") or ""
    at = page.locator(".t-badge").count() - 1
    offer = page.locator(".t-offer").last.bounding_box()
    assert offer
    middle = offer["x"] + offer["width"] / 2, offer["y"] + offer["height"] / 2
    page.touchscreen.tap(*middle)
    expect(page.get_by_role("radio").nth(at)).to_be_checked()
    expect(page.locator(".t-table")).to_have_attribute("data-moves", moves)
    page.touchscreen.tap(*middle)
    expect(page.locator(".t-table")).not_to_have_attribute("data-moves", moves)


def test_turns_are_played_by_keyboard(visit: Visit) -> None:
    page = visit(speed=0.5)
    page.get_by_role("button", name="Play against bots Tom Kuni").focus()
    page.keyboard.press("Enter")
    for _ in range(4):
        until(page, "roll")
        expect(page.get_by_role("button", name="Roll")).to_be_focused()
        page.keyboard.press("Enter")
        if until(page, "choose", "pass") == "choose":
            page.keyboard.press("1")
            expect(page.get_by_role("radio").first).to_be_checked()
            expect(page.get_by_role("radio").first).to_be_focused()
        else:
            expect(page.get_by_role("button", name="Pass to")).to_be_focused()
            expect(page.get_by_text("No pawn can move.").first).to_be_visible()
        moves = page.locator(".t-table").get_attribute("data-moves") or ""
        page.keyboard.press("Enter")
        expect(page.locator(".t-table")).not_to_have_attribute("data-moves", moves)


def test_arrows_change_the_choice_and_walk_the_board(visit: Visit) -> None:
    page, _ = choosing(visit, several, bots=1)
    page.keyboard.press("1")
    routes = [page.locator(".t-route").get_attribute("d")]
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio").nth(1)).to_be_checked()
    routes.append(page.locator(".t-route").get_attribute("d"))
    assert routes[0] != routes[1], "the preview follows the choice"
    board = page.get_by_role("application", name="Board")
    board.focus()
    heard = page.locator("p[aria-live=polite]")
    page.keyboard.press("ArrowRight")
    expect(heard.filter(has_text="start of red")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(heard.filter(has_text="Square in the red zone, worth 1")).to_have_count(1)
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    expect(heard.filter(has_text="entry of the red zone")).to_have_count(1)


def test_the_die_is_rolled_by_hand_and_a_bots_moves_are_followed(visit: Visit) -> None:
    page = visit(speed=0.5)
    open_table(page, bots=1, quick=True)
    ready(page)
    seen = set()
    for _ in range(600):
        now = phase(page)
        if page.locator(".t-table").get_attribute("data-moving") is not None:
            seen.add("moves")
        if now == "roll":
            assert page.get_by_role("radio").count() == 0, "what may be done is not told before the die is rolled"
            seen.add("rolls")
        step(page, Random(1))
        if seen == {"moves", "rolls"} and page.locator(".t-moves li").count() >= 2:
            break
        page.wait_for_timeout(15)
    assert seen == {"moves", "rolls"}
    expect(page.locator(".t-moves")).to_contain_text("Léo")


@pytest.mark.parametrize("board", ["The cross", "The round"])
@pytest.mark.parametrize("lying", [False, True])
def test_a_phone_plays_without_scrolling(visit: Visit, board: str, lying: bool) -> None:
    page = visit(phone=True)
    open_table(page, bots=3, seats=4, board=board, quick=True)
    ready(page)
    if lying:
        page.set_viewport_size(LYING)  # type: ignore[arg-type]
    rng, seen = Random(7), set()
    for _ in range(9):
        now = until(page, "choose", "pass", "over")
        if now == "choose":
            choose(page, rng)
        if (now, page.get_by_role("radio").count()) not in seen:
            seen.add((now, page.get_by_role("radio").count()))
            _fits(page)
        step(page, rng)


def _fits(page: Page) -> None:
    size = page.viewport_size
    assert size
    shown = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert shown == [size["width"], size["height"]]
    for part in (".t-board svg", ".t-dock", ".t-dock .primary"):
        box = page.locator(part).first.bounding_box()
        assert box
        assert box["y"] + box["height"] <= size["height"] + 1, part
        assert box["x"] + box["width"] <= size["width"] + 1, part
        assert box["height"] >= 44, part
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a')].filter((one) => one.offsetParent)
            .map((one) => [one.innerText || one.ariaLabel, one.getBoundingClientRect()])
            .filter(([, box]) => box.width < 44 || box.height < 44).map(([name]) => name)"""
    )
    assert small == []


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_serious(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    open_table(page, bots=2, seats=3)
    assert faults(page) == []
    page, _ = choosing(visit, pushing, bots=2, phone=phone)
    assert faults(page) == []


def oval() -> str:
    """A board of one's own, as a file: 44 squares on an oval."""
    size, wide, high = 44, 11.0, 7.0

    def at(step: float, part: float) -> list[float]:
        angle = math.pi / 2 - 2 * math.pi * step / size
        return [
            round(wide + 3 + part * wide * math.cos(angle), 2),
            round(high + 3 + part * high * math.sin(angle), 2),
        ]

    text = f'name = "Grandma’s table"\nring = {json.dumps([at(step, 1) for step in range(size)])}\n'
    for corner, colour in enumerate(("red", "yellow", "green", "blue")):
        start = 11 * corner
        entry = (start - 1) % size
        x, y = at(start + 5.5, 1.25)
        zone = [at(entry, part) for part in (0.85, 0.7, 0.55, 0.4)]
        yard = [[round(x + dx, 2), round(y + dy, 2)] for dx in (-0.6, 0.6) for dy in (-0.6, 0.6)]
        text += f'[[corners]]\ncolour = "{colour}"\nstart = {start}\nsolid = {start + 5}\nentry = {entry}\n'
        text += f"zone = {json.dumps(zone)}\nyard = {json.dumps(yard)}\n"
    return text


# Of every square: where it lies on the paper, from 0 to 1, and of an entry its colour.
_PLACES = """() => {
    const box = (one) => one.getBoundingClientRect();
    const middle = (one) => [box(one).x + box(one).width / 2, box(one).y + box(one).height / 2];
    const paper = box(document.querySelector('.t-paper'));
    return [...document.querySelectorAll('.t-board .t-square')].map((one) => {
        const [x, y] = middle(one.querySelector('rect'));
        const entry = /entry (t-[a-z]+)/.exec(one.className.baseVal);
        return [(x - paper.x) / paper.width, (y - paper.y) / paper.height, entry && entry[1]];
    });
}"""


@pytest.mark.parametrize("board", [*BOARDS, "own"])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_board_is_drawn_with_oneself_at_the_bottom(visit: Visit, house: House, board: str, seat: int) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Open a table")).to_be_visible()
    bots: list[str | None] = ["simple"] * 3
    bots[seat] = None
    identity = page.request.post(f"{house.url}/api/people", data={}).json()
    page.evaluate("(one) => localStorage.setItem('identity', JSON.stringify(one))", identity)
    chosen = {"files": {"board": oval()}} if board == "own" else {"options": {"board": board}}
    opened = page.request.post(
        f"{house.url}/api/tables",
        data={"game": "tomkuni", "seats": 3, "bots": bots, "me": {"name": "Ana"}, **chosen},
        headers={"authorization": f"Bearer {identity['token']}"},
    ).json()
    page.goto(f"{house.url}/t/{opened['code']}")
    expect(page.get_by_role("radio", checked=True)).to_have_attribute("data-board", board)
    ready(page)
    until(page, "choose", "pass")
    ring = 44 if board == "own" else len(BOARDS[board].ring)
    expect(page.locator(".t-board .t-square")).to_have_count(ring + 16)
    expect(page.locator(".t-pawn")).to_have_count(12)
    places = page.evaluate(_PLACES)
    assert all(0.02 < x < 0.98 and 0.02 < y < 0.98 for x, y, _ in places)
    assert len({(round(x, 3), round(y, 3)) for x, y, _ in places}) == ring + 16
    lowest = max((place for place in places if place[2]), key=lambda place: float(place[1]))
    assert lowest[2] == ("t-red", "t-yellow")[seat]


def test_a_spectator_sees_it_all_and_can_do_nothing(visit: Visit) -> None:
    pages = company(visit, 2, board="The round", quick=True)
    watcher = visit(pages[0].url.removeprefix(pages[0].url.split("/t/")[0]), name="Eve")
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    page = until_a_choice(pages, lambda page: True, seed=1) or pages[0]
    expect(watcher.locator(".t-table")).to_have_attribute(
        "data-moves", page.locator(".t-table").get_attribute("data-moves") or ""
    )
    assert pawns(watcher) == pawns(page)
    assert watcher.get_by_role("radio").count() == 0
    assert watcher.locator(".t-dock .primary").count() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_shows_the_table(visit: Visit, lang: str) -> None:
    page = visit(lang=lang, phone=True)
    say = speaker(lang)
    page.get_by_role("button", name=say("web-open-table")).click()
    page.get_by_role("dialog").get_by_role("button", name="Tom Kuni", exact=True).click()
    page.get_by_role("button", name=say("web-bot")).last.click()
    page.get_by_role("button", name=say("web-change-rules"), exact=True).click()
    expect(page.get_by_role("radio", checked=True)).to_contain_text(say("web-tomkuni-board-cross"))
    page.get_by_role("button", name=say("web-i-am-ready")).click()
    rng = Random(1)
    for _ in range(4):
        until(page, "choose", "pass")
        expect(page.locator(".t-turn")).to_contain_text(say("web-your-turn"))
        _fits(page)
        step(page, rng)
