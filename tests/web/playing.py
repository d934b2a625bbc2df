"""How a person plays Kinoko with a browser: they see what they may press, and press it."""

from collections.abc import Sequence
from random import Random

from playwright.sync_api import Page, expect

_STEPS = 2000


def open_table(page: Page, bots: int = 0, seats: int = 2) -> str:
    """Open a Kinoko table with so many seats, bots on the last ones; its code."""
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog").get_by_role("button", name="Kinoko", exact=True).click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    set_seats(page, seats)
    invite_bots(page, bots)
    return page.url.rsplit("/", 1)[-1]


def set_seats(page: Page, seats: int) -> None:
    """As many places as people and bots will need, whatever the house lays for this game."""
    places = page.locator(".seats > li")
    expect(places.first).to_be_visible()
    for _ in range(12):
        count = places.count()
        if count == seats:
            return
        page.get_by_role("button", name="One seat more" if count < seats else "One seat less").click()
        expect(places).not_to_have_count(count)
    raise AssertionError(f"never {seats} seats")


def invite_bots(page: Page, bots: int) -> None:
    """Bots on the last free places."""
    for taken in range(bots):
        page.get_by_role("button", name="+ Robot").last.click()
        expect(page.locator(".seats .level")).to_have_count(taken + 1)


def unfold(page: Page) -> None:
    """On a phone the options are folded away."""
    change = page.get_by_role("button", name="Change", exact=True)
    expect(page.get_by_role("heading", name="How we play")).to_be_visible()
    if change.is_visible():
        change.click()


def ready(*pages: Page) -> None:
    for page in pages:
        page.get_by_role("button", name="I am ready").click()
    for page in pages:
        expect(page.locator(".k")).to_be_visible()


def until_my_turn(page: Page) -> None:
    """Wait, and see every end of a round through, until one may do something."""
    for _ in range(_STEPS):
        if page.locator(".reveal").is_visible():
            step(page, Random(0))
        elif page.locator(".dock.mine").is_visible() and not page.locator(".reveal").is_visible():
            return
        page.wait_for_timeout(30)
    raise AssertionError("it is never one's turn")


def over(page: Page) -> bool:
    return page.get_by_text("The game is over").is_visible()


def step(page: Page, rng: Random) -> bool:
    """Do whatever can be done on this page now; whether there was something."""
    if page.locator(".reveal").is_visible():
        for name in ("Skip", "Next round", "See the table"):
            button = page.locator(".reveal").get_by_role("button", name=name)
            if button.is_visible():
                button.click()
                return True
        return False
    sheet = page.get_by_role("dialog", name="Announce?")
    if sheet.is_visible():
        sheet.get_by_role("button", name="Announce").click()
        expect(sheet).to_be_hidden()
        return True
    mine = page.locator(".dock.mine").is_visible()
    if not mine or page.locator(".reveal").is_visible():  # once it is one's turn, nothing happens but what one does
        return False
    end = page.get_by_role("button", name="End turn")
    if end.is_visible():
        if rng.random() < 0.5:
            page.get_by_role("button", name="Announce", exact=True).click()
        else:
            end.click()
            expect(end).to_be_hidden()
        return True
    dice = page.locator(".dice button:enabled")
    if dice.count() < 3:
        return False
    die = dice.nth(rng.randrange(3))
    what = die.inner_text()
    moves = page.locator(".k").get_attribute("data-moves")
    die.click()
    cards = page.locator("button.card.swappable")
    if "Peek" in what:
        cards.nth(rng.randrange(cards.count())).click()
    elif "sets" in what:
        cards.nth(rng.randrange(cards.count())).click()
        page.locator(".actions").get_by_role("button", name="Swap sets").click()
    elif "Swap two" in what:
        for _ in range(2):
            cards.nth(rng.randrange(cards.count())).click()
        page.locator(".actions").get_by_role("button", name="Swap", exact=True).click()
    expect(page.locator(".k")).not_to_have_attribute("data-moves", moves or "")
    return True


def play_to_the_end(pages: Sequence[Page], seed: int = 1) -> None:
    """Everyone plays until everyone sees the end."""
    rng = Random(seed)
    for _ in range(_STEPS):
        playing = [page for page in pages if not over(page) or page.locator(".reveal").is_visible()]
        if not playing:
            return
        done = [step(page, rng) for page in playing]
        if not any(done):
            pages[0].wait_for_timeout(30)
    raise AssertionError("the game does not end")
