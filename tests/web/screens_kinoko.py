"""Pictures of Kinoko: a turn, a swap, a look, an announcement, the end of a round, and what can be opened."""

from random import Random

from playwright.sync_api import Browser, expect

from tests.web.camera import Camera, Theme
from tests.web.conftest import House
from tests.web.playing import open_table, over, step, unfold

_WANTED = {"turn", "swap", "peek", "announce", "reveal", "hint", "menu", "rules"}
_GAMES = 4  # what one game does not show, the next may
_ONCE = {"menu", "rules", "announce", "swap", "hint"}


class _Player:
    """Somebody who plays, and takes pictures of what they see for the first time."""

    def __init__(self, camera: Camera) -> None:
        self.camera, self.page = camera, camera.page
        self.wanted = set(_WANTED)

    def take(self, screen: str, pause: int = 500) -> None:
        if screen in self.wanted:
            self.wanted.remove(screen)
            self.camera.take(f"kinoko-{screen}", pause, always=screen not in _ONCE)

    def sit_down(self) -> None:
        page = self.page
        expect(page.get_by_role("button", name="Open a table")).to_be_visible()
        open_table(page, bots=2, seats=4)
        self.camera.take("kinoko-lobby")
        page.get_by_role("button", name="+ Robot").last.click()
        unfold(page)
        page.get_by_label("What the table remembers for you").select_option("seen")
        page.get_by_label("Hints").check()
        page.get_by_role("button", name="I am ready").click()
        expect(page.locator(".k")).to_be_visible()

    def play(self, rng: Random) -> None:
        page = self.page
        for _ in range(900):
            if not self.wanted or (over(page) and not page.locator(".reveal").is_visible()):
                break
            if page.locator(".reveal").is_visible():
                if page.get_by_role("button", name="Skip").is_visible():
                    page.get_by_role("button", name="Skip").click()
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
            if name.lower() in self.wanted:
                page.get_by_role("button", name=name).click()
                self.take(name.lower())
                page.keyboard.press("Escape")
        if "hint" in self.wanted:
            page.get_by_role("button", name="What would an expert do?").click()
            expect(page.locator(".hint")).to_be_visible(timeout=30_000)
            self.take("hint")
            page.locator(".hint").get_by_role("button", name="Close").click()
        dice = page.locator(".dice button")
        texts = [dice.nth(at).inner_text() for at in range(3)]
        peek = next((at for at, text in enumerate(texts) if "Peek" in text), None)
        number = next((at for at, text in enumerate(texts) if "Swap two" in text), None)
        if peek is not None and "peek" in self.wanted:
            dice.nth(peek).click()
            page.locator("button.card.swappable").last.click()
            expect(page.get_by_role("button", name="End turn")).to_be_visible()
            self.take("peek", 700)
        elif number is not None and "swap" in self.wanted:
            dice.nth(number).click()
            page.locator("button.card.swappable").first.click()
            self.take("swap")
            page.get_by_role("button", name="Another die").click()


def photograph(browser: Browser, house: House, device: str, theme: Theme) -> None:
    camera = Camera(browser, device, theme)
    player = _Player(camera)
    for game in range(_GAMES):
        if player.wanted:
            camera.page.goto(house.url)
            player.sit_down()
            player.play(Random(f"{device} {theme} {game}"))
    camera.leave()
