"""A server of the house as people run it, and Debian's Chromium."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1280, "height": 800}


class House:
    """A server in a process of its own, which can be stopped and started again on the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.house", str(self.port), str(self.data)]
        self.process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONUNBUFFERED": "1"})
        for _ in range(200):
            try:
                urlopen(f"{self.url}/health", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(20)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


def chromium_path() -> str:
    """The machine's own browser."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "Chromium is missing; `make test` installs it on Debian"
    return found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Visit]:
    """Opens a page in a browser of its own, as another person would; faults of the page fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []
    ours = (house.url, house.url.replace("http", "ws"), "data:", "blob:", "about:")

    def open_page(
        path: str = "/", name: str | None = "Ana", lang: str = "en-GB", phone: bool = False, speed: float = 0
    ) -> Page:
        context = chromium.new_context(viewport=PHONE if phone else LAPTOP, locale=lang, has_touch=phone)  # type: ignore[arg-type]
        contexts.append(context)
        kept = f'{{"name": "{name or ""}", "speed": {speed}}}'
        context.add_init_script(f"try {{ localStorage.settings ??= '{kept}' }} catch {{}}")
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        page.on("request", lambda asked: faults.extend([] if asked.url.startswith(ours) else [asked.url]))
        page.goto(house.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    network = ("net::ERR", "WebSocket connection", "Failed to load resource")
    assert [fault for fault in faults if not any(part in fault for part in network)] == []
