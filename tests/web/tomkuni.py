"""How a person plays Tom Kuni with a browser: roll, look at what a pawn would do, play it."""

from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Page, expect

from tests.web.playing import invite_bots, set_seats, unfold

_STEPS = 2000


def open_table(page: Page, bots: int = 0, seats: int = 2, board: str = "The cross", quick: bool = False) -> str:
    """Open a Tom Kuni table with so many seats, bots on the last ones; its code. Quick: three tries for a 6."""
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog").get_by_role("button", name="Tom Kuni", exact=True).click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    set_seats(page, seats)
    invite_bots(page, bots)
    unfold(page)
    chosen = page.get_by_role("radio", name=board)
    chosen.click()
    expect(chosen).to_be_checked()
    if quick:
        tries = page.get_by_role("switch", name="Three tries for a 6")
        tries.check()
        expect(tries).to_be_checked()
    return page.url.rsplit("/", 1)[-1]


def ready(*pages: Page) -> None:
    for page in pages:
        page.get_by_role("button", name="I am ready").click()
    for page in pages:
        expect(page.locator(".t-table")).to_be_visible()


def phase(page: Page) -> str:
    """What this page lets one do now: wait, tumble, roll, choose, pass or over."""
    return (page.locator(".t-table").get_attribute("data-step") or "").split(" ")[0]


def until(page: Page, *wanted: str) -> str:
    """Wait until the page lets one do one of these, or the game is over."""
    kept = page.get_by_role("button", name="Take my seat back")
    for waited in range(_STEPS):
        if (now := phase(page)) in (*wanted, "over"):
            return now
        if waited % 50 == 49 and kept.is_visible():  # on a slow machine one may be taken for absent
            kept.click()
        page.wait_for_timeout(20)
    raise AssertionError(f"never {wanted}")


def until_a_choice(pages: Sequence[Page], wanted: Callable[[Page], bool], seed: int) -> Page | None:
    """Play on until somebody has a choice of this kind, and whose page it is; dice being dice, a game may have none."""
    rng = Random(seed)
    for _ in range(_STEPS):
        for page in pages:
            now = phase(page)
            if now == "over":
                return None
            if now == "choose" and wanted(page):
                return page
            step(page, rng)
        pages[0].wait_for_timeout(10)
    raise AssertionError("nobody ever chooses")


def choose(page: Page, rng: Random) -> None:
    """Look at any of the choices, so that it is the chosen one."""
    choices = page.get_by_role("radio")
    if choices.count() > 1 and page.get_by_role("radio", checked=True).count() == 0:
        choices.nth(rng.randrange(choices.count())).click()
    expect(page.get_by_role("radio", checked=True)).to_have_count(1)


def go(page: Page) -> None:
    """Press the one button: roll, play, pass."""
    page.locator(".t-dock .primary").click()


def step(page: Page, rng: Random) -> bool:
    """Do whatever can be done on this page now; whether there was something."""
    now = phase(page)
    if now in ("wait", "tumble", "over"):
        return False
    before = page.locator(".t-table").get_attribute("data-moves") or ""
    if now == "choose":
        choose(page, rng)
    go(page)
    if now != "roll":
        expect(page.locator(".t-table")).not_to_have_attribute("data-moves", before)
    return True


# A whole game is some hundred turns: the page presses its own buttons, as soon as they are there.
_BUSY = """(seed) => { const busy = setInterval(() => {
    const step = document.querySelector('.t-table')?.dataset.step ?? 'wait';
    if (step === 'over') clearInterval(busy);
    if (!/^(roll|choose|pass)/.test(step)) return;
    const choices = [...document.querySelectorAll('.t-dock [role=radio]')];
    if (choices.length && !choices.some((one) => one.ariaChecked === 'true')) choices[seed++ % choices.length].click();
    else document.querySelector('.t-dock .primary:not([disabled])')?.click();
}, 10) }"""


def play_to_the_end(pages: Sequence[Page], seed: int = 1) -> None:
    """Everyone plays until everyone sees the end."""
    for page in pages:
        page.evaluate(_BUSY, seed)
    for page in pages:
        expect(page.locator(".t-table[data-step=over]")).to_be_visible(timeout=120_000)


def pawns(page: Page) -> dict[str, str | None]:
    """Where the pawns stand on this page: by seat and pawn, the square, or None in the yard."""
    found = page.locator(".t-pawn").evaluate_all(
        "all => Object.fromEntries(all.map((one) => [one.dataset.pawn, one.dataset.spot ?? null]))"
    )
    assert isinstance(found, dict)
    return found
