"""How people play Konito with browsers: each sees their own screen, and does what it offers."""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from tests.web.playing import set_seats, unfold

NAMES = ("Ana", "Ben", "Cléo", "Dan")
_STEPS = 3000
_CHOICES = {"judging": "Where you play", "form": "Form of play", "teams": "How many teams"}
_NUMBERS = {"tiles": "Length of the track", "seconds": "Seconds in the hourglass", "turn_limit": "Turns for each team"}
_SWITCHES = {"challenges": "Défi squares", "others_see_ends": "The others see the ends"}


def open_table(page: Page, seats: int = 2, **options: str | int | bool) -> str:
    """Open a Konito table with so many seats, a small deck and a short track; its code."""
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog").get_by_role("button", name="Konito", exact=True).click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    set_seats(page, seats)
    unfold(page)
    page.get_by_label("Deck").select_option("en/starter")
    for name, value in {"tiles": 2, "seconds": 10, "challenges": False, **options}.items():
        if name in _CHOICES:
            page.get_by_label(_CHOICES[name]).select_option(str(value))
        elif name in _NUMBERS:
            page.get_by_label(_NUMBERS[name]).fill(str(value))
            page.get_by_label(_NUMBERS[name]).press("Enter")
        else:
            page.get_by_label(_SWITCHES[name]).set_checked(bool(value))
    return page.url.rsplit("/", 1)[-1]


def ready(pages: Sequence[Page]) -> None:
    for page in pages:
        page.get_by_role("button", name="I am ready").click()
    for page in pages:
        expect(page.locator(".kon")).to_be_visible()


def phase(page: Page) -> str:
    return page.locator(".kon").get_attribute("data-phase") or ""


def with_role(pages: Sequence[Page], role: str) -> list[Page]:
    return [page for page in pages if page.locator(".kon").get_attribute("data-role") == role]


def reader_of(pages: Sequence[Page]) -> Page:
    (reader,) = with_role(pages, "reader")
    return reader


def press(button: Locator) -> bool:
    """Press it if it is there, and see that something comes of it; whether it was."""
    if not button.first.is_visible():
        return False
    table = button.page.locator(".kon")
    moves = table.get_attribute("data-moves")
    button.first.click()
    expect(table).not_to_have_attribute("data-moves", moves or "")
    return True


def begin_turn(pages: Sequence[Page]) -> Page:
    """Whatever comes before the sand runs; the Reader's page."""
    for _ in range(_STEPS):
        if phase(pages[0]) == "reading":
            break
        done = [
            press(page.locator(".pick button")) or press(page.locator(".before .choices button")) or _start(page)
            for page in pages
        ]
        if not any(done):
            pages[0].wait_for_timeout(20)
    for page in pages:
        expect(page.locator(".kon")).to_have_attribute("data-phase", "reading")
    return reader_of(pages)


def _start(page: Page) -> bool:
    return press(page.get_by_role("button", name="Turn the hourglass"))


def in_time(page: Page, work: Callable[[], None]) -> bool:
    """Do this while the sand runs; `False` if it has run out before all was done."""
    page.set_default_timeout(4_000)
    try:
        work()
    except (Error, AssertionError):
        if phase(page) == "reading":
            raise
        return False
    finally:
        page.set_default_timeout(15_000)
    return True


def tap_a_face(reader: Page) -> bool:
    """Around the table: the Reader touches every row of the face that is up; whether there was time for it."""
    card, rows = reader.locator(".sheet-of-card"), reader.locator(".row[aria-disabled=false]")

    def tap() -> None:
        face = card.get_attribute("data-face") or ""
        for left in range(rows.count(), 0, -1):
            rows.first.click()
            if left > 1:
                expect(rows).to_have_count(left - 1)
        expect(card).not_to_have_attribute("data-face", face)

    return in_time(reader, tap)


def type_a_face(reader: Page, mate: Page) -> bool:
    """At a distance: the Reader reads a beginning out, somebody types its end; whether there was time for all."""
    card, field = reader.locator(".sheet-of-card"), mate.get_by_label("Your guess")

    def read_and_type() -> None:
        ends = reader.locator(".en").all_inner_texts()
        face = card.get_attribute("data-face") or ""
        for at, end in enumerate(ends):
            reader.locator(".row .say").nth(at).click(timeout=4_000)
            expect(mate.locator(".r:not(.done)")).to_have_count(1)
            expect(field).to_be_focused()
            field.fill(end)
            field.press("Enter")
            if at < len(ends) - 1:
                expect(mate.locator(".r.done")).to_have_count(at + 1)
        expect(card).not_to_have_attribute("data-face", face)

    return in_time(mate, read_and_type)


def until_review(pages: Sequence[Page]) -> None:
    for page in pages:
        expect(page.locator(".kon")).to_have_attribute("data-phase", "review", timeout=30_000)


def close_turn(pages: Sequence[Page]) -> None:
    """Whoever reads next goes on."""
    name = re.compile("Next turn|Close the game")
    for _ in range(_STEPS):
        if any(press(page.get_by_role("button", name=name)) for page in pages):
            break
        pages[0].wait_for_timeout(20)
    for page in pages:
        expect(page.locator(".kon")).not_to_have_attribute("data-phase", "review")


def over(page: Page) -> bool:
    return phase(page) == "over"


# ---- what may be known ----------------------------------------------------------------------------------------------


def listen(page: Page) -> list[str]:
    """Everything that is told to this page from now on."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data))))
    return heard


_EVERYTHING_SAID = """() => [
    document.documentElement.textContent,
    ...[...document.querySelectorAll("*")].flatMap((element) =>
        [...element.attributes].filter(({ name }) => /^(aria-|data-|alt$|href$|title$|value$|placeholder$)/.test(name))
            .map(({ value }) => value)),
    JSON.stringify([{...localStorage}, {...sessionStorage}]),
]"""
"""All texts of a page, seen or not, in attributes and stores too. An end may be called as a class or a transform is."""


def nobody_knows_more(reader: Page, *pages: Page) -> None:
    """What the Reader's page shows as not found, or not even read, stands nowhere on these.

    On a slow machine another page may know of an answer before the Reader's does: then that one catches up.
    """
    rows = reader.locator(".row")
    secrets = []
    for at in range(rows.count()):
        row = rows.nth(at)
        if "done" not in (row.get_attribute("class") or ""):
            secrets.append((row.locator(".en").inner_text(), row, "class", re.compile(r"\bdone\b")))
        if row.locator(".say").get_attribute("aria-pressed") == "false":
            secrets.append((row.locator(".be").inner_text(), row.locator(".say"), "aria-pressed", re.compile("true")))
    assert secrets
    for page in pages:
        text = "\n".join(page.evaluate(_EVERYTHING_SAID))
        for secret, where, attribute, open_now in secrets:
            if found := re.search(rf"(?<!\w){re.escape(secret)}(?!\w)", text):
                about = text[max(0, found.start() - 80) : found.end() + 80]
                expect(where, f"{secret} in {about}").to_have_attribute(attribute, open_now)


def views_told(heard: Sequence[str]) -> list[tuple[dict[str, Any], int, str]]:
    """Every view that came: itself, after how many moves, and its whole message."""
    games = [one for frame in heard for one in json.loads(frame) if one["type"] == "game"]
    return [(game["view"], game["moves"], json.dumps(game, ensure_ascii=False)) for game in games]


def keeps_quiet(view: dict[str, Any], truth: dict[str, Any] | None, raw: str) -> bool:
    """Check one view of somebody who may not know; whether it is one."""
    guesses = view["seat"] is None or view["seat"] in view["guessers"]
    if not guesses or view["phase"] != "reading" or truth is None:
        return False
    face, whole = view["faces"][-1], truth["faces"][-1]
    lines = [line for one in view["faces"] for line in one["lines"]]
    open_now = [line["start"] for line in lines if line["mark"] != "hidden"]
    open_now += [line["end"] for line in lines if line["mark"] == "got"]
    open_now += [guess["text"] for guess in view["guesses"]]

    def about(secret: str) -> str:
        """Where it stands in the message, but for open texts that it is a part of."""
        left = raw
        for text in open_now:
            if text and secret in text:
                left = left.replace(text, "")
        at = left.find(secret)
        return left[max(0, at - 200) : at + 100] if at >= 0 else ""

    for line, real in zip(face["lines"], whole["lines"], strict=True):
        if line["mark"] != "got":
            assert line["end"] is None
            assert line["alternatives"] == []
            assert len(real["end"]) < 8 or not about(real["end"]), f"{real['end']} in {about(real['end'])}"
        if line["mark"] == "hidden":
            assert line["theme"] is line["start"] is None
            assert not about(real["start"]), f"{real['start']} in {about(real['start'])}"
    return True
