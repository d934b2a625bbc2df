"""Pictures of Tom Kuni's screens: before the start, a choice and what it would do, somebody else's move, the end."""

from random import Random
from typing import Literal

from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import LAPTOP, PHONE, ROOT, House
from tests.web.tomkuni import choose, go, open_table, phase, play_to_the_end, ready

FOLDER = ROOT / "docs" / "screens"
_STEPS = 4000


def photograph(browser: Browser, house: House, device: str, theme: Literal["light", "dark"]) -> None:
    """Play a game against bots, and take a picture of each kind of screen the first time it is seen."""
    context = browser.new_context(
        viewport=PHONE if device == "phone" else LAPTOP,  # type: ignore[arg-type]
        device_scale_factor=2 if device == "phone" else 1,
        color_scheme=theme,
        locale="en-GB",
        has_touch=device == "phone",
    )
    context.add_init_script("""localStorage.settings ??= '{"name": "Ana", "speed": 0.5}'""")
    page = context.new_page()
    page.goto(house.url)
    open_table(page, bots=3, seats=4, quick=True)
    page.get_by_role("radiogroup").scroll_into_view_if_needed()
    _take(page, "lobby", device, theme)
    ready(page)
    _play(page, device, theme)
    context.close()


def _play(page: Page, device: str, theme: str) -> None:
    rng, wanted = Random(f"{device} {theme}"), {"roll", "preview", "wait"}
    for _ in range(_STEPS):
        now = phase(page)
        if now == "choose":
            _look(page, rng)
        seen = _seen(page, now)
        if seen in wanted:
            wanted.remove(seen)
            _take(page, seen, device, theme)
        if not wanted or now == "over":
            break
        if now in ("roll", "choose", "pass") and phase(page) == now:
            go(page)
        page.wait_for_timeout(40)
    page.evaluate("localStorage.settings = JSON.stringify({ ...JSON.parse(localStorage.settings), speed: 0 })")
    page.reload()  # the rest at once
    expect(page.locator(".t-table")).to_be_visible()
    play_to_the_end([page])
    _take(page, "over", device, theme)


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
        return "preview" if page.get_by_role("radio").count() > 1 and page.locator(".t-shove").count() else None
    if now == "wait":
        moving = (
            page.locator(".t-table[data-moving]").filter(has_text="is playing").filter(has=page.locator(".t-route"))
        )
        return "wait" if moving.count() and page.locator(".t-moves li").count() > 2 else None
    return now if now == "roll" and page.locator(".t-moves li").count() > 2 else None


def _take(page: Page, screen: str, device: str, theme: str) -> None:
    page.wait_for_timeout(60 if screen == "wait" else 400)
    FOLDER.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=FOLDER / f"tomkuni-{screen}-{device}-{theme}.jpg", type="jpeg", quality=82)
