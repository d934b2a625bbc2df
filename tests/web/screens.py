"""Pictures of every screen, phone and desktop, light and dark: `make screenshots` writes them into docs/screens/."""

import tempfile
from pathlib import Path
from random import Random
from typing import Any, Literal

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.conftest import LAPTOP, PHONE, ROOT, House, chromium_path
from tests.web.playing import open_table, over, step

FOLDER = ROOT / "docs" / "screens"
SIZES: dict[str, Any] = {"phone": PHONE, "desktop": LAPTOP}


class Camera:
    """Somebody who plays, and takes pictures of what they see for the first time."""

    def __init__(self, page: Page, device: str, theme: str) -> None:
        self.page = page
        self.suffix = f"{device}-{theme}.jpg"
        self.taken: set[str] = set()

    def take(self, screen: str, pause: int = 500) -> None:
        if screen not in self.taken:
            self.taken.add(screen)
            self.page.wait_for_timeout(pause)
            self.page.screenshot(path=FOLDER / f"{screen}-{self.suffix}", type="jpeg", quality=82)

    def around_the_house(self) -> None:
        page = self.page
        expect(page.get_by_role("button", name="Open a table")).to_be_visible()
        self.take("home")
        open_table(page, bots=2, seats=4)
        self.take("lobby")
        page.get_by_role("button", name="+ Robot").last.click()
        page.get_by_label("What the table remembers for you").select_option("seen")
        page.get_by_role("button", name="I am ready").click()
        expect(page.locator(".k")).to_be_visible()

    def a_game(self, rng: Random) -> None:
        page = self.page
        wanted = {"turn", "swap", "peek", "announce", "reveal", "log", "menu", "rules"}
        for _ in range(600):
            if wanted <= self.taken:
                return
            if over(page) and not page.locator(".reveal").is_visible():
                self.take("over")
                return
            if page.locator(".reveal").is_visible():
                page.get_by_role("button", name="Skip").click() if page.get_by_role(
                    "button", name="Skip"
                ).is_visible() else None
                self.take("reveal", 1200)
            elif page.get_by_role("dialog", name="Announce?").is_visible():
                self.take("announce")
            elif page.locator(".dock.mine .dice button").count() == 3:
                self.take("turn", 900)
                self.a_turn()
            if not step(page, rng):
                page.wait_for_timeout(60)

    def a_turn(self) -> None:
        page = self.page
        for name in ("Menu", "Rules"):
            if name.lower() not in self.taken:
                page.get_by_role("button", name=name).click()
                self.take(name.lower())
                page.keyboard.press("Escape")
        if "log" not in self.taken:
            log = page.get_by_role("button", name="What happened")
            if log.is_visible():
                log.click()
                self.take("log")
                page.keyboard.press("Escape")
            self.taken.add("log")
        dice = page.locator(".dice button")
        texts = [dice.nth(at).inner_text() for at in range(3)]
        peek = next((at for at, text in enumerate(texts) if "Peek" in text), None)
        number = next((at for at, text in enumerate(texts) if "Swap two" in text), None)
        if peek is not None and "peek" not in self.taken:
            dice.nth(peek).click()
            page.locator("button.card.swappable").last.click()
            expect(page.get_by_role("button", name="End turn")).to_be_visible()
            self.take("peek", 700)
        elif number is not None and "swap" not in self.taken:
            dice.nth(number).click()
            page.locator("button.card.swappable").first.click()
            self.take("swap")
            page.get_by_role("button", name="Another die").click()


def photograph(browser: Browser, house: House, device: str, theme: Literal["light", "dark"]) -> None:
    scale = 2 if device == "phone" else 1
    context = browser.new_context(
        viewport=SIZES[device],
        device_scale_factor=scale,
        color_scheme=theme,
        locale="en-GB",
        has_touch=device == "phone",
    )
    context.add_init_script("""localStorage.settings ??= '{"name": "Ana", "speed": 0.5}'""")
    page = context.new_page()
    page.goto(house.url)
    camera = Camera(page, device, theme)
    camera.around_the_house()
    camera.a_game(Random(f"{device} {theme}"))
    context.close()


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"])
        for device in SIZES:
            photograph(browser, house, device, "light")
            photograph(browser, house, device, "dark")
        browser.close()
        house.stop()
