"""Pictures of what surrounds the games: home, a television in the room, games that are looked at again."""

import json
from random import Random

from playwright.sync_api import Browser, Page, expect

from tests.web.camera import Camera, Theme
from tests.web.conftest import House
from tests.web.playing import open_table, over, play_to_the_end, step
from tests.web.shelf import golden, shelve

_MOVES = {"kinoko": 9, "konito": 15, "tomkuni": 76}


def photograph(browser: Browser, house: House, device: str, theme: Theme) -> None:
    camera = Camera(browser, device, theme, speed=0)
    camera.page.goto(house.url)
    expect(camera.page.get_by_role("button", name="Open a table")).to_be_visible()
    camera.take("home")
    codes = {game: shelve(house, golden(game)) for game in _MOVES}
    for game, move in _MOVES.items():
        camera.page.goto(f"{house.url}/replay/{codes[game]}?seat=all&move={move}")
        expect(camera.page.locator(".stage > :not(.page)").first).to_be_visible()
        camera.take(f"{game}-replay", 900, always=False)
    _home_again(browser, house, camera, codes)
    if device == "desktop":
        _on_a_television(browser, house, theme)
    camera.leave()


def _home_again(browser: Browser, house: House, camera: Camera, codes: dict[str, str]) -> None:
    """What home remembers, and a table that anyone may join."""
    other = Camera(browser, "desktop", "light", "Léo")
    other.page.goto(house.url)
    open_table(other.page, seats=3)
    other.page.get_by_label("Anyone may find this table").check()
    playing = {"code": shelve(house, golden("tomkuni"), moves=30), "game": "tomkuni", "names": ["Ana", "Ben", "Cléo"]}
    over = [{"code": code, "game": game, "names": ["Ana", "Ben", "Cléo"], "over": True} for game, code in codes.items()]
    camera.page.evaluate("(kept) => localStorage.setItem('tables', kept)", json.dumps([playing, *over]))
    camera.page.goto(house.url)
    expect(camera.page.get_by_role("heading", name="Open tables")).to_be_visible()
    camera.take("home-lists")
    other.leave()


def _on_a_television(browser: Browser, house: House, theme: Theme) -> None:
    """A table of Kinoko from its lobby to its end, in the corner of a room."""
    ana, television = Camera(browser, "desktop", theme, speed=0), Camera(browser, "television", theme, "TV", 1)
    page, screen = ana.page, television.page
    page.goto(house.url)
    screen.goto(f"{house.url}/tv/{open_table(page, bots=2, seats=4)}")
    expect(screen.get_by_label("Robot").first).to_be_visible()
    television.take("lobby")
    page.get_by_role("button", name="+ Robot").last.click()
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".k")).to_be_visible()
    _rounds(page, television, Random(theme))
    play_to_the_end([page], seed=7)
    expect(screen.locator(".ranking")).to_be_visible(timeout=40_000)
    television.take("over")
    for camera in (ana, television):
        camera.leave()


def _rounds(page: Page, television: Camera, rng: Random) -> None:
    """While one plays, until the room has seen a swap and the end of a round."""
    wanted = {"turn": ".trail", "reveal": ".reveal"}
    for _ in range(2000):
        for screen, sign in list(wanted.items()):
            if television.page.locator(sign).is_visible():
                television.take(f"kinoko-{screen}", 6000 if screen == "reveal" else 300)
                del wanted[screen]
        if not wanted or over(page):
            return
        step(page, rng)
        page.wait_for_timeout(50)
