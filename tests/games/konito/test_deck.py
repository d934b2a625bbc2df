"""N28 and the decks of the house: every fault is told with its line, and nothing of a bad file is kept."""

from collections import Counter
from hashlib import sha256
from importlib.resources import files

import pytest

from tablee.games.konito import KONITO
from tablee.games.konito.deck import (
    CARDS,
    COLUMNS,
    DECK_LANGUAGES,
    DECKS,
    InvalidDeck,
    challenges,
    check,
    read,
    read_challenges,
    shipped,
    themes,
)

HEADER = ",".join(COLUMNS)
GOOD = [
    "c1,a,green,Saying,Every cloud has a silver,lining,,always,world",
    "c1,a,green,Saying,A bird in the,hand,,always,world",
    "c1,a,green,Saying,Better late than,never,,always,world",
    "c1,b,green,Saying,Actions speak louder than,words,,always,world",
    'c1,b,green,Saying,"Look before, well, you",leap,jump|hop,always,world',
    "c1,b,green,Saying,Practice makes,perfect,,always,world",
]


def text(*lines: str, header: str = HEADER) -> str:
    return "\n".join([header, *lines]) + "\n"


def altered(number: int, line: str) -> str:
    """The good deck with another line in this place, counted from 2 as in the file."""
    lines = list(GOOD)
    lines[number - 2] = line
    return text(*lines)


@pytest.mark.rule("N28")
def test_a_good_deck_is_read() -> None:
    deck = read(text(*GOOD), "en", "ours")
    assert (deck.name, deck.lang, len(deck.cards)) == ("ours", "en", 1)
    assert deck.cards[0].faces[1][1].alternatives == ("jump", "hop")
    assert deck.cards[0].faces[1][1].start == "Look before, well, you"
    assert check(text(*GOOD), "en") == []


@pytest.mark.rule("N28")
def test_what_a_spreadsheet_writes_is_read() -> None:
    """A byte-order mark, Windows line ends, empty lines at the end."""
    windows = "\ufeff" + text(*GOOD, "", ",,,,,,,,").replace("\n", "\r\n")
    assert read(windows, "en") == read(text(*GOOD), "en")


@pytest.mark.rule("N28")
@pytest.mark.parametrize(
    ("file", "line", "code"),
    [
        ("", 1, "columns"),
        (text(*GOOD, header="card,face"), 1, "columns"),
        (text(), 1, "no-cards"),
        (altered(3, "c1,a,green,Saying,A bird in the,hand"), 3, "cells"),
        (altered(3, "c1,a,green,Saying,A bird in the,,,always,world"), 3, "empty"),
        (altered(3, "c1,c,green,Saying,A bird in the,hand,,always,world"), 3, "face"),
        (altered(3, "c1,a,pink,Saying,A bird in the,hand,,always,world"), 3, "level"),
        (altered(3, "c1,a,red,Saying,A bird in the,hand,,always,world"), 3, "two-levels"),
        (altered(3, "c1,a,green,Gossip,A bird in the,hand,,always,world"), 3, "theme"),
        (altered(3, f"c1,a,green,Saying,{'word ' * 30},hand,,always,world"), 3, "start-too-long"),
        (altered(3, f"c1,a,green,Saying,A bird in the,{'long ' * 10},,always,world"), 3, "end-too-long"),
        (altered(3, "c1,a,green,Saying,A bird in the hand,hand,,always,world"), 3, "end-in-start"),
        (altered(3, "c1,a,green,Saying,Two birds in the,bird,,always,world"), 3, "end-in-start"),
        (altered(3, "c1,a,green,Saying,every CLOUD has a silver,Lining!,,always,world"), 3, "double"),
        (altered(3, "c1,a,green,Saying,Every clouds has a silver,lining,,always,world"), 3, "nearly-double"),
        (text(*GOOD[:5]), 6, "count"),
        (text(*GOOD, "c1,b,green,Saying,Time and tide wait for no,man,,always,world"), 8, "count"),
        (text(*GOOD[:5], 'c1,b,green,"Saying,Practice makes,perfect,,always,world'), 7, "csv"),
    ],
)
def test_a_fault_is_told_with_its_line(file: str, line: int, code: str) -> None:
    faults = check(file, "en")
    assert (line, code) in [(fault.line, fault.code) for fault in faults]
    with pytest.raises(InvalidDeck) as refused:
        read(file, "en")
    assert refused.value.faults
    assert refused.value.field == "deck"


@pytest.mark.rule("N28")
def test_an_end_may_not_come_too_often() -> None:
    starts = ["One", "Another", "Somebody else", "The last of all"]
    lines = [f"c1,a,green,Saying,{start} needs a,spoon,,always,world" for start in starts]
    assert [fault.line for fault in check(text(*lines), "en") if fault.code == "end-too-often"] == [2, 3, 4, 5]


@pytest.mark.parametrize("lang", DECK_LANGUAGES)
def test_the_decks_of_the_house_have_no_fault(lang: str) -> None:
    file = files("tablee.games.konito").joinpath("decks", lang, "full.csv").read_text("utf-8")
    assert check(file, lang) == []
    assert read(file, lang, f"{lang}/full") == shipped(f"{lang}/full")


@pytest.mark.rule("N1")
@pytest.mark.parametrize("lang", DECK_LANGUAGES)
def test_the_decks_of_the_house_are_complete(lang: str) -> None:
    deck = shipped(f"{lang}/full")
    assert Counter(card.level for card in deck.cards) == {"green": 68, "orange": 67, "red": 67}
    assert sum(len(face) for card in deck.cards for face in card.faces) == 1614
    assert {theme for card in deck.cards for face in card.faces for theme in [line.theme for line in face]} == set(
        themes(lang)
    )
    assert all(1 <= len(line.end.split()) <= 6 for card in deck.cards for face in card.faces for line in face)


@pytest.mark.parametrize("lang", DECK_LANGUAGES)
def test_the_small_deck_is_the_beginning_of_the_large_one(lang: str) -> None:
    small, large = shipped(f"{lang}/starter"), shipped(f"{lang}/full")
    assert {level: len(pile) for level, pile in small.piles.items()} == {"green": 12, "orange": 12, "red": 12}
    assert all(pile == large.piles[level][:12] for level, pile in small.piles.items())


def test_a_changed_deck_is_another_version_of_the_rules() -> None:
    """A record names its cards, and old answers must be judged as they were: change a deck, raise Konito's version."""
    texts = [files("tablee.games.konito").joinpath("decks", lang, "full.csv").read_bytes() for lang in DECK_LANGUAGES]
    assert (KONITO.info.version, sha256(b"".join(texts)).hexdigest()[:16]) == (2, "e8354e90655f9393")


@pytest.mark.rule("N21")
@pytest.mark.parametrize("lang", DECK_LANGUAGES)
def test_enough_challenges_can_be_played_at_a_distance_and_in_small_company(lang: str) -> None:
    every = [challenge for three in challenges(lang) for challenge in three]
    at_a_distance = [one for one in every if not {"one_room", "voice"} & set(one.needs)]
    for_two = [one for one in every if not {"opponent", "two_teammates"} & set(one.needs)]
    assert 3 * len(at_a_distance) >= len(every)
    assert 2 * len(for_two) >= len(every)


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        ("1,1,Sing.,\n1,2,Hum.,\n", "challenge-count"),
        ("1,1,Sing.,\n1,1,Hum.,\n1,3,Mime.,\n", "challenge-number"),
        ("1,1,Sing.,money\n1,2,Hum.,\n1,3,Mime.,\n", "need"),
        ("1,1,,\n1,2,Hum.,\n1,3,Mime.,\n", "challenge-length"),
    ],
)
def test_bad_challenges_are_refused(rows: str, code: str) -> None:
    with pytest.raises(InvalidDeck) as refused:
        read_challenges("card,number,text,needs\n" + rows)
    assert code in [fault.code for fault in refused.value.faults]


@pytest.mark.parametrize("name", ["de/starter", "en", "en/nothing", "../en/starter"])
def test_a_deck_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(InvalidDeck):
        shipped(name)


@pytest.mark.rule("N28")
@pytest.mark.parametrize("name", DECKS)
def test_the_size_of_a_deck_is_known_without_reading_it(name: str) -> None:
    assert CARDS[name] == len(shipped(name).cards)
