"""What all tables share: coming in, coming back, moving house, languages, and pages that everyone can use."""

import io
import json
from random import Random
from typing import Any

import pytest
import segno
from playwright.sync_api import Page, expect

from tablee.locales import LANGUAGES, speaker
from tests.web.conftest import ROOT, House, Visit
from tests.web.playing import open_table, ready, step, unfold, until_my_turn

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def faults(page: Page) -> list[Any]:
    """What axe finds that is serious."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run()")
    return [
        (one["id"], [node["html"][:200] for node in one["nodes"]])
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def test_a_newcomer_with_a_link_types_a_name_and_sits(visit: Visit) -> None:
    host = visit(name="Ana")
    code = open_table(host)
    page = visit(f"/t/{code}", name=None)
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("that’s you")).to_be_visible()
    expect(host.get_by_text("Ben")).to_be_visible()


def test_a_code_is_enough_however_it_is_typed(visit: Visit) -> None:
    code = open_table(visit())
    page = visit(name="Ben")
    page.get_by_label("I have a code").fill(f" {code[:3].lower()} {code[3:].lower()} ")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("that’s you")).to_be_visible()


def test_a_wrong_code_keeps_what_was_typed(visit: Visit) -> None:
    page = visit()
    page.get_by_label("I have a code").fill("ZZZZZZ")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no table with this code")
    expect(page.get_by_label("I have a code")).to_have_value("ZZZZZZ")
    expect(page.get_by_label("I have a code")).to_be_focused()


def test_the_qr_code_is_the_link(visit: Visit, house: House) -> None:
    page = visit()
    code = open_table(page)
    image = page.get_by_alt_text("QR code of the link to this table")
    expect(image).to_be_visible()
    expect(image).not_to_have_js_property("naturalWidth", 0)
    drawn = io.BytesIO()
    link = segno.make(f"{house.url}/t/{code}", error="m")
    link.save(drawn, kind="svg", scale=8, dark="#1d2a22", light="#ffffff", xmldecl=False)
    assert page.request.get(f"{house.url}/api/qr.svg?path=/t/{code}").body() == drawn.getvalue()
    expect(page.get_by_text(f"{house.url}/t/{code}")).to_be_visible()


def test_the_game_is_there_again_after_a_reload(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play against bots Kinoko").click()
    until_my_turn(page)
    page.reload()
    until_my_turn(page)


def test_an_absent_player_is_played_by_a_bot_until_they_are_back(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), None
    code = open_table(ana)
    ben = visit(f"/t/{code}", name="Ben")
    expect(ben.get_by_text("that’s you")).to_be_visible()
    ready(ana, ben)
    gone, other, name = (ana, ben, "Ana") if ana.locator(".dock.mine").is_visible() else (ben, ana, "Ben")
    gone.goto("about:blank")
    plate = other.locator(f"section.seat[aria-label='{name}']")
    expect(plate.get_by_label("Robot")).to_be_visible()
    gone.goto(other.url)
    expect(gone.locator(".k")).to_be_visible()
    expect(plate.get_by_label("Robot")).to_have_count(0)


def test_the_same_seat_on_another_device(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play against bots Kinoko").click()
    until_my_turn(page)
    family = page.locator(".secret .family").get_attribute("aria-label")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Move to another device").click()
    link = page.get_by_role("dialog").locator("code").inner_text()
    other = visit(link.removeprefix(link.split("/move")[0]), name="Ana", phone=True)
    expect(other.locator(".secret .family")).to_have_attribute("aria-label", family or "")


def test_the_server_restarts_and_the_game_goes_on(visit: Visit, house: House) -> None:
    page = visit()
    page.get_by_role("button", name="Play against bots Kinoko").click()
    until_my_turn(page)
    moves = page.locator(".k").get_attribute("data-moves")
    house.stop()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    house.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    expect(page.locator(".k")).to_have_attribute("data-moves", moves or "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_is_spoken(visit: Visit, lang: str) -> None:
    page = visit(lang=lang)
    say = speaker(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.get_by_role("button", name=say("web-open-table")).click()
    page.get_by_role("dialog").get_by_role("button", name="Kinoko", exact=True).click()
    page.get_by_role("button", name=say("web-bot")).last.click()
    page.get_by_role("button", name=say("web-i-am-ready")).click()
    expect(page.locator(".k")).to_be_visible()
    expect(page.get_by_text(say("web-kinoko-forbidden")).first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_serious(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    expect(page.get_by_role("button", name="Open a table")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Open a table").click()
    assert faults(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Kinoko", exact=True).click()
    assert faults(page) == []
    unfold(page)
    expect(page.get_by_label("What the table remembers for you")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="+ Robot").last.click()
    page.get_by_role("button", name="I am ready").click()
    until_my_turn(page)
    assert faults(page) == []
    for opened in ("Menu", "Rules"):
        page.get_by_role("button", name=opened).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.wait_for_timeout(300)
        assert faults(page) == []
        page.keyboard.press("Escape")


def test_no_page_or_message_holds_what_its_seat_may_not_know(visit: Visit) -> None:
    """Two people: what Ana's browser gets never names Ben's family, nor shows her own cards."""
    ana = visit(name="Ana")
    frames: list[str] = []
    ana.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    code = open_table(ana)
    ben = visit(f"/t/{code}", name="Ben")
    expect(ben.get_by_text("that’s you")).to_be_visible()
    ready(ana, ben)
    expect(ana.locator(".me .card.back")).to_have_count(3)
    views = [message["view"] for frame in frames for message in _messages(frame) if message.get("type") == "game"]
    assert views
    for view in views:
        assert view["seat"] == 0
        assert "families" not in view
        own = [row[0] for row in view["cards"]]
        rows = [card for row in view["cards"] for card in row[2:]]
        assert own in ([], [None, None, None])
        assert all(card is None for card in rows)
    family = ben.locator(".secret .family").get_attribute("aria-label")
    own_family = ana.locator(".secret .family").get_attribute("aria-label")
    forbidden = ana.locator(".forbidden .family").get_attribute("aria-label")
    assert family not in (own_family, forbidden)
    kept = ana.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert "cards" not in kept
    assert "family" not in kept
    assert not any(f"{family}" in (label or "") for label in _labels(ana, ".me .card, .rows .card"))


def _labels(page: Page, cards: str) -> list[str | None]:
    return [page.locator(cards).nth(at).get_attribute("aria-label") for at in range(page.locator(cards).count())]


def _messages(frame: str) -> list[dict[str, Any]]:
    found = json.loads(frame)
    assert isinstance(found, list)
    return found


def test_axe_finds_nothing_serious_at_the_end_of_a_round(visit: Visit) -> None:
    page = visit(name=None)
    page.goto(page.url + "t/NOSUCH")
    expect(page.get_by_label("Your name")).to_be_visible()
    assert faults(page) == []
    page.goto(page.url.replace("t/NOSUCH", ""))
    page.get_by_role("button", name="Play against bots Kinoko").click()
    sheet, rng = page.get_by_role("dialog", name="Announce?"), Random(3)
    for _ in range(400):
        if sheet.is_visible():
            assert faults(page) == []
        if page.locator(".reveal").is_visible():
            break
        if not step(page, rng):
            page.wait_for_timeout(30)
    page.wait_for_timeout(200)
    assert faults(page) == []
