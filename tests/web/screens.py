"""Pictures of every screen, by day and by night: `make screenshots` writes them into docs/screens/.

`python -m tests.web.screens konito phone` takes some of them again.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web import screens_house, screens_kinoko, screens_konito, screens_tomkuni
from tests.web.camera import FOLDER
from tests.web.conftest import House, chromium_path

PARTS = {
    "kinoko": screens_kinoko.photograph,
    "konito": screens_konito.photograph,
    "tomkuni": screens_tomkuni.photograph,
    "house": screens_house.photograph,
}
DEVICES = ("phone", "desktop")

if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    parts = [part for part in sys.argv[1:] if part in PARTS] or list(PARTS)
    devices = [device for device in sys.argv[1:] if device in DEVICES] or list(DEVICES)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"])
        for part in parts:
            for device in devices:
                PARTS[part](browser, house, device, "light")
                PARTS[part](browser, house, device, "dark")
        browser.close()
        house.stop()
