"""Somebody with a camera: pictures of what they see, each kind of screen once, into docs/screens/."""

from typing import Any, Literal

from playwright.sync_api import Browser, Page

from tests.web.conftest import LAPTOP, ROOT

FOLDER = ROOT / "docs" / "screens"
SIZES: dict[str, Any] = {
    "phone": {"width": 390, "height": 844},
    "desktop": LAPTOP,
    "television": {"width": 1920, "height": 1080},
}
_SCALES = {"phone": 1.25, "desktop": 1, "television": 0.75}
_QUALITY = 52
_ONCE = {"phone-light.jpg", "desktop-dark.jpg"}
"""Where screens that look alike by day and by night are taken."""
Theme = Literal["light", "dark"]


class Camera:
    """A person at a device, by day or by night, and the pictures they have taken."""

    def __init__(self, browser: Browser, device: str, theme: Theme, name: str = "Ana", speed: float = 0.5) -> None:
        self.context = browser.new_context(
            viewport=SIZES[device],
            device_scale_factor=_SCALES[device],
            color_scheme=theme,
            locale="en-GB",
            has_touch=device == "phone",
        )
        self.context.add_init_script(f"""localStorage.settings ??= '{{"name": "{name}", "speed": {speed}}}'""")
        self.page: Page = self.context.new_page()
        self.suffix = f"{device}-{theme}.jpg"
        self.taken: set[str] = set()

    def take(self, screen: str, pause: int = 500, always: bool = True) -> None:
        """The first time this screen is seen; of some, one by day and one by night are enough."""
        if screen not in self.taken and (always or self.suffix in _ONCE):
            self.taken.add(screen)
            self.page.wait_for_timeout(pause)
            self.page.screenshot(path=FOLDER / f"{screen}-{self.suffix}", type="jpeg", quality=_QUALITY)

    def hurry(self) -> None:
        """The rest at once."""
        self.page.evaluate("localStorage.settings = JSON.stringify({ ...JSON.parse(localStorage.settings), speed: 0 })")
        self.page.reload()

    def leave(self) -> None:
        self.context.close()
