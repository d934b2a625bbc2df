"""Pictures of Konito's screens, as each role sees them: `python -m tests.web.screens_konito` writes them, too."""

import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.conftest import House, chromium_path
from tests.web.konito import (
    NAMES,
    begin_turn,
    close_turn,
    open_table,
    phase,
    press,
    ready,
    type_a_face,
    until_review,
    with_role,
)
from tests.web.screens import FOLDER, SIZES, Camera

_SECONDS = 16


def photograph(browser: Browser, house: House, device: str, theme: Literal["light", "dark"]) -> None:
    cameras: dict[Page, Camera] = {}
    code = ""
    for name in NAMES:
        context = browser.new_context(
            viewport=SIZES[device],
            device_scale_factor=2 if device == "phone" else 1,
            color_scheme=theme,
            locale="en-GB",
            has_touch=device == "phone",
        )
        context.add_init_script(f"""localStorage.settings ??= '{{"name": "{name}", "speed": 0.5}}'""")
        page = context.new_page()
        page.goto(f"{house.url}/t/{code}" if code else house.url)
        code = code or open_table(page, len(NAMES), seconds=_SECONDS, challenges=True)
        expect(page.get_by_text("that’s you")).to_be_visible()
        cameras[page] = Camera(page, device, theme)
    pages = list(cameras)
    pages[0].evaluate("scrollTo(0, 0)")
    cameras[pages[0]].take("konito-lobby")
    ready(pages)
    _a_turn(pages, cameras)
    while phase(pages[0]) != "over":
        if phase(pages[0]) == "number":
            picker = next(page for page in pages if page.locator(".pick").is_visible())
            cameras[picker].take("konito-challenge")
            press(picker.locator(".pick button"))
            cameras[picker].take("konito-challenge-drawn", 800)
            _some_faces(pages, 4)
        else:
            begin_turn(pages)
        until_review(pages)
        close_turn(pages)
    cameras[pages[0]].take("konito-over", 2500)
    for page in pages:
        page.context.close()


def _a_turn(pages: list[Page], cameras: dict[Page, Camera]) -> None:
    """A face found, some of the next: what the three roles see, and what comes of it."""
    (reading,) = with_role(pages, "reader")
    cameras[reading].take("konito-before")
    reader = begin_turn(pages)
    mate, judge = with_role(pages, "mate")[0], with_role(pages, "judge")[0]
    type_a_face(reader, mate)
    ends = reader.locator(".en").all_inner_texts()
    for line in range(2):
        reader.locator(".row .say").nth(line).click()
    for guess in ("no idea", ends[0]):
        mate.get_by_label("Your guess").fill(guess)
        mate.get_by_label("Your guess").press("Enter")
    expect(mate.locator(".r.done")).to_have_count(1)
    for page, role in ((reader, "reader"), (mate, "mate"), (judge, "opponent")):
        cameras[page].take(f"konito-{role}", 300)
    until_review(pages)
    cameras[judge].take("konito-end-of-turn", 2500)
    close_turn(pages)


def _some_faces(pages: list[Page], count: int) -> None:
    reader = begin_turn(pages)
    mate = with_role(pages, "mate")[0]
    for _ in range(count):
        if not type_a_face(reader, mate):
            return


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
