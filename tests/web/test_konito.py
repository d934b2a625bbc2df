"""Konito, played through the pages: three roles, every form of play, objections, the hourglass, and its secrets."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tablee.core.chance import verify
from tablee.core.record import read
from tablee.games import RULES
from tablee.locales import LANGUAGES
from tests.web.conftest import House, Visit
from tests.web.konito import (
    NAMES,
    begin_turn,
    close_turn,
    keeps_quiet,
    listen,
    nobody_knows_more,
    open_table,
    over,
    phase,
    press,
    reader_of,
    ready,
    tap_a_face,
    type_a_face,
    until_review,
    views_told,
    with_role,
)
from tests.web.playing import invite_bots
from tests.web.test_table import faults

UPRIGHT, SHORT, LYING, LAPTOP = (360, 740), (360, 640), (740, 360), (1280, 800)
_FAULTY = """() => {
  const found = [];
  if (document.documentElement.scrollHeight > innerHeight + 1) found.push("the page scrolls");
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page scrolls sideways");
  for (const one of document.querySelectorAll(".kon button, .kon input, .kon select")) {
    const { top, bottom, left, right, width, height } = one.getBoundingClientRect();
    if (!width) continue;
    const outside = top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1;
    const small = Math.min(width, height) < 43.5;
    if (outside || small) found.push([outside ? "outside" : "small", one.outerHTML.slice(0, 90)].join(": "));
  }
  for (const row of document.querySelectorAll(".kon .row, .kon .bar, .kon .foot"))
    if (row.scrollHeight > row.clientHeight + 1) found.push(`cut off: ${row.innerText.slice(0, 60)}`);
  return found;
}"""


def company(visit: Visit, house: House, players: int, **options: str | int | bool) -> tuple[list[Page], str]:
    """So many people in browsers of their own, at a table, ready; and its code."""
    pages = [visit(name=NAMES[0])]
    code = open_table(pages[0], players, **options)
    for name in NAMES[1:players]:
        pages.append(visit(f"/t/{code}", name=name))
        expect(pages[-1].get_by_text("that’s you")).to_be_visible()
    ready(pages)
    return pages, code


def fair(pages: Sequence[Page], house: House, code: str) -> None:
    """The record of the game replays, and its draws are proved."""
    record = read(pages[0].request.get(f"{house.url}/api/tables/{code}/record").text(), RULES)
    assert verify(RULES["konito"], record).proved


def fits(page: Page, *sizes: tuple[int, int]) -> None:
    """Nothing scrolls, everything can be touched, no text is cut off."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        assert page.evaluate(_FAULTY) == [], (width, height, phase(page))


# ---- whole games ----------------------------------------------------------------------------------------------------


def test_teams_around_the_table_with_an_objection_and_a_vote(visit: Visit, house: House) -> None:
    pages, code = company(visit, house, 4, judging="voice", seconds=13)
    reader = begin_turn(pages)
    (mate,), others = with_role(pages, "mate"), with_role(pages, "judge")
    expect(mate.get_by_role("heading", name="Konito")).to_be_visible()
    assert mate.locator(".kon input").count() == 0, "voices need no field"
    for _ in range(6):
        assert tap_a_face(reader)
    others[0].get_by_role("radio", name="a translation").click()
    others[0].locator(".judge").get_by_role("button", name="Contest").click()
    expect(reader.get_by_text("Contested so far: 1")).to_be_visible()
    until_review(pages)

    expect(reader.locator(".objection")).to_contain_text("contests (a translation)")
    expect(reader.get_by_role("button", name="Give in to the objection")).to_be_visible()
    assert not others[1].get_by_role("button", name="Give in to the objection").is_visible()
    assert faults(reader) == []
    for page in pages:
        fits(page, UPRIGHT, LYING, LAPTOP)
    for page in (others[0], others[1], mate):
        page.get_by_role("button", name="The objection is right").click()
    for page in pages:
        expect(page.locator(".objection")).to_be_hidden()
    expect(reader.get_by_text("taken back")).to_be_visible()
    expect(reader.get_by_role("heading", name="5 forward")).to_be_visible()

    closing = next(page for page in pages if page.get_by_role("button", name="Close the game").is_visible())
    expect(closing.get_by_role("button", name="Close the game")).to_be_focused()
    others[1].get_by_role("button", name="Contest").click()
    sheet = others[1].get_by_role("dialog", name="Contest")
    sheet.get_by_role("radio", name="a banned word").click()
    assert faults(others[1]) == []
    sheet.get_by_role("button", name="Contest").click()
    for page in (reader, mate):
        page.get_by_role("button", name="The objection is wrong").click()
    for page in pages:
        expect(page.locator(".objection")).to_be_hidden()
        fits(page, UPRIGHT, SHORT, LYING, LAPTOP)
    expect(reader.get_by_role("heading", name="5 forward")).to_be_visible()
    close_turn(pages)
    for page in pages:
        assert over(page)
        fits(page, UPRIGHT, SHORT, LYING, LAPTOP)
        expect(page.locator(".ranks li.first")).to_have_count(1)
    assert faults(reader) == []
    fair(pages, house, code)


def test_teams_at_a_distance_and_what_stays_secret(visit: Visit, house: House) -> None:
    """Over every frame that reaches a guesser or a spectator, and on their pages: only what was read out and found."""
    pages = [visit(name=name) for name in (*NAMES, "Eve")]
    frames = {page: listen(page) for page in pages}
    code = open_table(pages[0], 4, seconds=14)
    for page in pages[1:]:
        page.goto(f"{house.url}/t/{code}")
        expect(page.get_by_role("button", name="Leave the table")).to_be_visible()
    players, eve = pages[:4], pages[4]
    ready(players)
    reader = begin_turn(players)
    (mate,) = with_role(players, "mate")
    expect(eve.get_by_text("You are watching")).to_be_visible()
    assert eve.locator(".kon button, .kon input").count() == 0

    nobody_knows_more(reader, mate, eve)
    reader.locator(".row .say").first.click()
    end = reader.locator(".en").first.inner_text()
    expect(mate.locator(".r")).to_have_count(1)
    expect(eve.locator(".r")).to_have_count(1)
    nobody_knows_more(reader, mate, eve)
    reader.get_by_label("A clue for those who guess").fill(f"it has to do with {end}")
    reader.get_by_role("button", name="Send").first.click()
    expect(reader.locator(".held")).to_contain_text("Not sent.")
    expect(reader.get_by_label("A clue for those who guess")).to_have_value(f"it has to do with {end}")
    reader.get_by_label("A clue for those who guess").fill("think harder")
    reader.get_by_role("button", name="Send").first.click()
    expect(mate.locator(".clue")).to_contain_text("think harder")
    mate.get_by_label("Your guess").fill("surely not this")
    mate.get_by_label("Your guess").press("Enter")
    expect(mate.locator(".try.no")).to_have_count(1)
    mate.get_by_label("Your guess").fill(end)
    mate.get_by_role("button", name="Say it").click()
    expect(mate.locator(".try.yes")).to_have_count(1)
    expect(mate.get_by_label("Your guess")).to_be_focused()
    nobody_knows_more(reader, mate, eve)
    press(reader.get_by_role("button", name="Pass this face"))
    nobody_knows_more(reader, mate, eve)
    for _ in range(5):
        if not type_a_face(reader, mate):
            break
    until_review(pages)
    close_turn(players)
    while not over(players[0]):
        reader = begin_turn(players)
        (mate,) = with_role(players, "mate")
        for _ in range(5):
            if not type_a_face(reader, mate):
                break
        until_review(players)
        close_turn(players)
    told = {page: views_told(heard) for page, heard in frames.items()}
    reading = [one for views in told.values() for one in views if one[0]["seat"] == one[0]["reader"] is not None]
    truth = {moves: view for view, moves, _ in reading}
    checked = sum(keeps_quiet(view, truth.get(moves), raw) for views in told.values() for view, moves, raw in views)
    assert checked > 20
    fair(players, house, code)


def test_three_players_each_with_a_pawn(visit: Visit, house: House) -> None:
    pages, code = company(visit, house, 3, seconds=11)
    choosing = reader_of(pages)
    expect(choosing.get_by_text("Who guesses with you?")).to_be_visible()
    fits(choosing, UPRIGHT, LYING, LAPTOP)
    assert faults(choosing) == []
    while not over(pages[0]):
        reader = begin_turn(pages)
        (mate,) = with_role(pages, "mate")
        for _ in range(5):
            if not type_a_face(reader, mate):
                break
        until_review(pages)
        close_turn(pages)
    for page in pages:
        expect(page.locator(".ranks li.first")).to_have_count(2)
    fair(pages, house, code)


def test_together_with_a_challenge_on_the_way(visit: Visit, house: House) -> None:
    pages, code = company(visit, house, 2, challenges=True)
    reader = begin_turn(pages)
    (mate,) = with_role(pages, "mate")
    assert type_a_face(reader, mate)
    in_the_last_moment(reader, mate)
    expect(reader.get_by_text("with a Défi next time")).to_be_visible()
    close_turn(pages)

    picker = next(page for page in pages if page.locator(".pick").is_visible())
    waiting = next(page for page in pages if page is not picker)
    for page in pages:
        fits(page, UPRIGHT, SHORT, LYING, LAPTOP)
    assert faults(picker) == []
    expect(waiting.get_by_role("heading", name=re.compile("chooses for"))).to_be_visible()
    assert waiting.locator(".kon button").count() == 0
    picker.keyboard.press("2")
    for page in pages:
        expect(page.locator(".ru.on i")).to_have_text("2")
        fits(page, UPRIGHT, SHORT, LYING, LAPTOP)
    assert faults(waiting) == []
    rule = waiting.locator(".ru.on span[lang]").inner_text()
    reader = begin_turn(pages)
    (mate,) = with_role(pages, "mate")
    expect(mate.locator(".rule")).to_contain_text(rule)
    while not over(mate):
        for _ in range(4):
            if not type_a_face(reader, mate):
                break
        until_review(pages)
        close_turn(pages)
        if not over(mate):
            reader = begin_turn(pages)
            (mate,) = with_role(pages, "mate")
    for page in pages:
        expect(page.get_by_role("heading", name="You have made it, together!")).to_be_visible()
    pages[0].get_by_role("button", name="Play again").click()
    expect(pages[1].get_by_role("link", name="Go there")).to_be_visible()
    fair(pages, house, code)


def test_a_last_turn_is_announced_and_explained(visit: Visit, house: House) -> None:
    """One turn for each team (N29)."""
    pages, code = company(visit, house, 4, judging="voice", tiles=8, turn_limit=1)
    for turn in (1, 2):
        for page in pages:
            expect(page.get_by_text(f"Turn {turn} of 2")).to_be_visible()
        reader = begin_turn(pages)
        if turn == 1:
            assert tap_a_face(reader)
        until_review(pages)
        close_turn(pages)
    for page in pages:
        expect(page.get_by_role("heading", name="The turns are over. Furthest on the track:")).to_be_visible()
        expect(page.locator(".ranks li.first")).to_have_count(1)
        fits(page, UPRIGHT, SHORT, LYING, LAPTOP)
    assert faults(reader) == []
    fair(pages, house, code)


def in_the_last_moment(reader: Page, mate: Page) -> None:
    """What was sent in time counts, also when the last grain has fallen (N11); what was only typed does not."""
    rows = reader.locator(".row")
    first, second = (rows.nth(at).locator(".en").inner_text() for at in range(2))
    rows.nth(0).locator(".say").click()
    rows.nth(1).locator(".say").click()
    expect(mate.get_by_role("timer")).to_have_text("0", timeout=15_000)
    mate.get_by_label("Your guess").fill(first)
    mate.get_by_label("Your guess").press("Enter")
    mate.get_by_label("Your guess").press_sequentially(second[:-1])
    until_review([reader, mate])
    assert mate.locator(".kon input").count() == 0
    expect(mate.locator(".faces .why").last).to_have_text("time up, 1 of 3")


# ---- before the start -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True])
def test_people_hear_that_bots_hear_nothing(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    open_table(page, 4)
    notice = page.get_by_text("robots hear nothing")
    invite_bots(page, 1)
    expect(notice).to_be_hidden()
    page.get_by_label("Where you play").select_option("voice")
    expect(notice).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Type instead").click()
    expect(notice).to_be_hidden()
    expect(page.get_by_label("Where you play")).to_have_value("typed")


# ---- time -----------------------------------------------------------------------------------------------------------


def test_without_the_table_the_clock_shows_no_figure(visit: Visit, house: House) -> None:
    pages, _ = company(visit, house, 2, seconds=60)
    begin_turn(pages)
    expect(pages[0].get_by_role("timer")).to_have_text(re.compile(r"\d+"))
    house.stop()
    expect(pages[0].get_by_role("timer")).to_have_text("–")
    house.start()
    expect(pages[0].get_by_role("timer")).to_have_text(re.compile(r"\d+"))


# ---- every screen ---------------------------------------------------------------------------------------------------


def test_every_role_fits_every_screen_and_can_be_used_by_everyone(visit: Visit, house: House) -> None:
    pages, _ = company(visit, house, 4, seconds=60)
    starting = reader_of(pages)
    fits(starting, UPRIGHT, SHORT, LYING, LAPTOP)
    assert faults(starting) == []
    assert starting.locator(".sheet-of-card").count() == 0, "nothing of the card is in the page yet"
    reader = begin_turn(pages)
    (mate,), (judge, _) = with_role(pages, "mate"), with_role(pages, "judge")
    reader.keyboard.press("Shift+Digit1")
    expect(mate.locator(".r")).to_have_count(1)
    reader.keyboard.press("2")
    expect(judge.locator(".jx.done")).to_have_count(1)
    judge.keyboard.press("c")
    expect(judge.get_by_role("radio").first).to_be_focused()
    judge.keyboard.press("ArrowRight")
    expect(judge.get_by_role("radio").first).to_have_attribute("aria-checked", "true")
    for page in (reader, mate, judge):
        fits(page, UPRIGHT, SHORT, LYING, LAPTOP)
        assert faults(page) == []
    expect(reader.locator(".sheet-of-card")).to_have_attribute("data-face", "1")
    reader.locator("body").press("p")
    expect(reader.locator(".sheet-of-card")).to_have_attribute("data-face", "2")


def test_every_language_shows_every_screen(visit: Visit, house: House) -> None:
    """Seven people, seven languages, one table."""
    host = visit(name="en")
    code = open_table(host, 7, judging="voice")
    pages = [host]
    for lang in LANGUAGES:
        if lang != "en":
            pages.append(visit(f"/t/{code}", name=lang, lang=lang))
            expect(pages[-1].locator("html")).to_have_attribute("lang", lang)
            expect(pages[-1].locator(".sides > li")).to_have_count(2)
    for page in pages:
        page.locator("footer .primary").click()
    for page in pages:
        expect(page.locator(".before")).to_be_visible()
    reader_of(pages).locator(".go").click()
    for page in pages:
        expect(page.locator(".kon .bar")).to_be_visible()
        fits(page, UPRIGHT, LYING)
    reader = reader_of(pages)
    assert tap_a_face(reader)
    with_role(pages, "judge")[0].get_by_role("radio").first.click()
    with_role(pages, "judge")[0].locator(".contest .btn").click()
    until_review(pages)
    for page in pages:
        expect(page.locator(".objection .tally")).to_be_visible()
        fits(page, UPRIGHT, LYING)
    reader.locator(".objection .warn").click()
    for page in pages:
        expect(page.locator(".objection")).to_be_hidden()
        fits(page, UPRIGHT, SHORT)


# ---- before the start -----------------------------------------------------------------------------------------------


def test_a_lobby_makes_teams_and_takes_numbers(visit: Visit) -> None:
    page = visit()
    open_table(page, 4)
    foxes, owls = page.locator(".sides > li").nth(0), page.locator(".sides > li").nth(1)
    expect(foxes).to_contain_text("Ana")
    page.get_by_label("Move Ana to…").select_option(index=1)
    expect(owls).to_contain_text("Ana")
    for _ in range(3):
        page.get_by_role("button", name="+ Robot").first.click()
    expect(page.locator(".seats .level")).to_have_count(3)
    level = page.get_by_label(re.compile("How strong")).first
    level.select_option("owl")
    expect(page.get_by_label(re.compile("How strong")).first).to_have_value("owl")
    page.get_by_role("button", name="Swap the seat of Ana").click()
    page.get_by_role("button", name=re.compile("Swap the seats of Ana and")).first.click()
    expect(foxes).to_contain_text("Ana")
    page.get_by_role("button", name="Shuffle teams").click()
    expect(page.get_by_text("Ana", exact=True)).to_have_count(2)
    tiles = page.get_by_label("Length of the track")
    tiles.fill("99")
    tiles.press("Enter")
    expect(tiles).to_have_value("2")
    assert faults(page) == []


def test_alone_the_table_reads(visit: Visit) -> None:
    page = visit()
    open_table(page, 2)
    page.get_by_role("button", name="+ Robot").click()
    expect(page.locator(".seats .level")).to_be_visible()
    page.get_by_label("Form of play").select_option("solo")
    expect(page.get_by_text("The table reads, one player guesses")).to_be_visible()
    page.get_by_role("button", name="Swap the seat of Ana").click()
    page.get_by_role("button", name=re.compile("Swap the seats of Ana and")).click()
    expect(page.locator(".seats > li").nth(1)).to_contain_text("Ana")
    page.get_by_role("button", name="I am ready").click()
    expect(page.get_by_label("Your guess")).to_be_focused(timeout=20_000)  # the bot takes its time to wake up
    expect(page.locator(".r").first).to_be_visible()
    page.get_by_label("Your guess").fill("who knows")
    page.keyboard.press("Enter")
    expect(page.locator(".try.no")).to_be_visible()


def test_one_tap_and_one_plays_against_bots(visit: Visit) -> None:
    """Two teams: a bot reads to one, and guesses what one reads."""
    page = visit(name=None)
    page.get_by_role("button", name="Play against bots Konito").click()
    expect(page.locator(".kon")).to_be_visible()
    expect(page.locator(".teams li")).to_have_count(2)
