"""Pictures of Tom Kuni's screens: before the start, a choice and what it would do, somebody else's move, the end."""

from random import Random

from playwright.sync_api import Browser, Page, expect

from tests.web.camera import Camera, Theme
from tests.web.conftest import House
from tests.web.tomkuni import choose, go, open_table, phase, play_to_the_end, ready

_STEPS = 4000


def photograph(browser: Browser, house: House, device: str, theme: Theme) -> None:
    """Play a game against bots, and take a picture of each kind of screen the first time it is seen."""
    camera = Camera(browser, device, theme)
    page = camera.page
    page.goto(house.url)
    code = open_table(page, bots=3, seats=4, quick=True)
    television = Camera(browser, "television", theme, "TV") if device == "desktop" else None
    if television:
        television.page.goto(f"{house.url}/tv/{code}")
    page.get_by_role("radiogroup").scroll_into_view_if_needed()
    camera.take("tomkuni-lobby")
    ready(page)
    _play(camera, television, Random(f"{device} {theme}"))
    for one in (camera, *([television] if television else [])):
        one.leave()


def _play(camera: Camera, television: Camera | None, rng: Random) -> None:
    page, wanted = camera.page, {"roll", "preview", "wait"}
    for _ in range(_STEPS):
        now = phase(page)
        if now == "choose":
            _look(page, rng)
        seen = _seen(page, now)
        if seen in wanted:
            wanted.remove(seen)
            if television and seen == "wait":
                television.take("tomkuni", 0)
            camera.take(f"tomkuni-{seen}", 60 if seen == "wait" else 400, always=seen != "roll")
        if not wanted or now == "over":
            break
        if now in ("roll", "choose", "pass") and phase(page) == now:
            go(page)
        page.wait_for_timeout(40)
    camera.hurry()
    expect(page.locator(".t-table")).to_be_visible()
    play_to_the_end([page])
    camera.take("tomkuni-over")


def _look(page: Page, rng: Random) -> None:
    """Choose what pushes somebody, if there is such a choice."""
    pushing = page.get_by_role("radio", checked=False).filter(has_text="pushes")
    if pushing.count():
        pushing.first.click()
    else:
        choose(page, rng)


def _seen(page: Page, now: str) -> str | None:
    """Which of the screens worth a picture this is."""
    if now == "choose":
        return "preview" if page.locator(".t-pill").count() else None  # somebody’s points change
    if now == "wait":
        moving = (
            page.locator(".t-table[data-moving]").filter(has_text="is playing").filter(has=page.locator(".t-route"))
        )
        return "wait" if moving.count() and page.locator(".t-moves li").count() > 2 else None
    return now if now == "roll" and page.locator(".t-moves li").count() > 2 else None
