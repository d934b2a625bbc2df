"""Pictures of what surrounds the games: home with its lists, a television, a game that is looked at again."""

from random import Random
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web import screens
from tests.web.conftest import House
from tests.web.playing import open_table, over, play_to_the_end, step

TELEVISION = {"width": 1920, "height": 1080}


def _context(browser: Browser, size: object, theme: Literal["light", "dark"], name: str) -> BrowserContext:
    context = browser.new_context(viewport=size, color_scheme=theme, locale="en-GB")  # type: ignore[arg-type]
    context.add_init_script(f"""localStorage.settings ??= '{{"name": "{name}", "speed": 0}}'""")
    return context


def _take(page: Page, screen: str, device: str, theme: str, pause: int = 500) -> None:
    page.wait_for_timeout(pause)
    page.screenshot(path=screens.FOLDER / f"{screen}-{device}-{theme}.jpg", type="jpeg", quality=82)


def photograph(browser: Browser, house: House, device: str, theme: Literal["light", "dark"]) -> None:
    """A table from its lobby to its end, on a television; then the same game again; then home, which remembers it."""
    contexts = [_context(browser, screens.SIZES[device], theme, "Ana"), _context(browser, TELEVISION, theme, "TV")]
    ana, television = (context.new_page() for context in contexts)
    contexts.append(_context(browser, screens.SIZES["desktop"], theme, "Léo"))
    other = contexts[-1].new_page()
    ana.goto(house.url)
    code = open_table(ana, bots=2, seats=4)
    on_wall = device == "desktop"
    if on_wall:
        television.goto(f"{house.url}/tv/{code}")
        expect(television.get_by_text("robot").or_(television.get_by_label("Robot")).first).to_be_visible()
        _take(television, "lobby", "television", theme)
    ana.get_by_role("button", name="+ Robot").last.click()
    ana.get_by_role("button", name="I am ready").click()
    expect(ana.locator(".k")).to_be_visible()
    if on_wall:
        _on_a_television(ana, television, theme)
    play_to_the_end([ana], seed=7)
    if on_wall:
        expect(television.locator(".ranking")).to_be_visible()
        _take(television, "over", "television", theme)
    ana.get_by_role("link", name="Watch it again").click()
    ana.get_by_label("Seen by").select_option("all")
    _somewhere_in_the_middle(ana)
    _take(ana, "replay", device, theme)
    other.goto(house.url)
    open_table(other, seats=3)
    other.get_by_label("Anyone may find this table").check()
    ana.goto(house.url)
    expect(ana.get_by_role("heading", name="Open tables")).to_be_visible()
    _take(ana, "home-lists", device, theme)
    ana.get_by_role("heading", name="Open tables").scroll_into_view_if_needed()
    for context in contexts:
        context.close()


def _on_a_television(page: Page, television: Page, theme: str) -> None:
    """While one plays, until the room has seen a swap and the end of a round."""
    rng, wanted = Random(theme), {"swap", "reveal"}
    for _ in range(2000):
        if television.locator(".reveal").is_visible() and "reveal" in wanted:
            _take(television, "reveal", "television", theme)
            wanted.discard("reveal")
        elif television.locator(".trail").is_visible() and "swap" in wanted:
            _take(television, "turn", "television", theme, pause=0)
            wanted.discard("swap")
        if not wanted or over(page):
            return
        step(page, rng)
        page.wait_for_timeout(50)


def _somewhere_in_the_middle(page: Page) -> None:
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    slider.fill("9")
    expect(page.locator(".k")).to_have_attribute("data-moves", "9")
