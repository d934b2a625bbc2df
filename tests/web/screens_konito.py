"""Pictures of Konito's screens, as each role sees them, and its television."""

from playwright.sync_api import Browser, Page, expect

from tests.web.camera import Camera, Theme
from tests.web.conftest import House
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
from tests.web.shelf import golden, shelve

_SECONDS = 16


def photograph(browser: Browser, house: House, device: str, theme: Theme) -> None:
    cameras: dict[Page, Camera] = {}
    code = ""
    for name in NAMES:
        camera = Camera(browser, device, theme, name)
        page = camera.page
        page.goto(f"{house.url}/t/{code}" if code else house.url)
        code = code or open_table(page, len(NAMES), seconds=_SECONDS, challenges=True, tiles=8)
        expect(page.get_by_text("that’s you")).to_be_visible()
        cameras[page] = camera
    pages = list(cameras)
    pages[0].evaluate("scrollTo(0, 0)")
    cameras[pages[0]].take("konito-lobby")
    television = Camera(browser, "television", theme, "TV") if device == "desktop" else None
    if television:
        television.page.goto(f"{house.url}/tv/{code}")
    ready(pages)
    _a_turn(pages, cameras, television)
    while phase(pages[0]) != "number":
        _some_faces(pages, 1)
        until_review(pages)
        close_turn(pages)
    picker = next(page for page in pages if page.locator(".pick").is_visible())
    cameras[picker].take("konito-challenge")
    press(picker.locator(".pick button"))
    cameras[picker].take("konito-challenge-drawn", 800, always=False)
    pages[0].goto(f"{house.url}/t/{shelve(house, golden('konito', 4))}")
    expect(pages[0].locator(".ranks")).to_be_visible()
    cameras[pages[0]].take("konito-over", 2500)
    for camera in (*cameras.values(), *([television] if television else [])):
        camera.leave()


def _a_turn(pages: list[Page], cameras: dict[Page, Camera], television: Camera | None) -> None:
    """A face found, some of the next: what the three roles see, and what comes of it."""
    (reading,) = with_role(pages, "reader")
    cameras[reading].take("konito-before", always=False)
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
    if television:
        television.take("konito", 0)
    until_review(pages)
    cameras[judge].take("konito-end-of-turn", 2500)
    close_turn(pages)


def _some_faces(pages: list[Page], count: int) -> None:
    reader = begin_turn(pages)
    mate = with_role(pages, "mate")[0]
    for _ in range(count):
        if not type_a_face(reader, mate):
            return
