"""The house over HTTP: every door, what it says to whom, and to whom it stays shut."""

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from typing import Any

import pytest
from msgspec import to_builtins
from prometheus_client.parser import text_string_to_metric_families

from tablee import __version__
from tablee.core.chance import commitment, verify
from tablee.core.codec import encode
from tablee.core.record import read, replay
from tablee.games import GAMES, RULES
from tablee.games.konito import deck as decks
from tablee.server import people
from tablee.server.app import LARGEST_REQUEST
from tablee.server.arrange import options_from
from tablee.server.course import write as as_entry
from tablee.server.house import House
from tablee.server.routes import LONGEST_FILE
from tablee.store.memory import MemoryLog
from tests.server.room import Room, SlowLog, own_deck, play_on, scene
from tests.server.visitor import BASE, Visitor, bearer, refusal, visiting

# ---- looking around -------------------------------------------------------------------------------------------------


def test_the_house_says_that_it_is_open(visitor: Visitor) -> None:
    visitor.open()
    found = visitor.get("/health")
    assert found.status_code == 200
    assert found.json() == {"status": "ok", "version": __version__, "tables": 1, "devices": 0}


def test_what_is_counted_can_be_read_by_machines(visitor: Visitor) -> None:
    visitor.open()
    found = visitor.get("/metrics")
    assert found.status_code == 200
    assert found.headers["content-type"].startswith("text/plain")
    samples = {family.name: family for family in text_string_to_metric_families(found.text)}
    assert {"tablee_moves", "tablee_entries", "tablee_rejected", "tablee_tables", "tablee_devices"} <= set(samples)
    assert {"tablee_append_seconds", "tablee_bot_seconds", "tablee_cut_off", "tablee_bots_late"} <= set(samples)
    assert samples["tablee_tables"].samples[0].value == 1


def test_every_deck_of_the_house_could_come_as_a_file_and_two_are_checked_one_after_the_other(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    decks = files("tablee.games.konito").joinpath("decks")
    for lang in ("en", "fr"):
        assert len(decks.joinpath(lang, "full.csv").read_text("utf-8")) < LONGEST_FILE
    at_once: list[int] = []
    checking = threading.Semaphore(1)

    def slow(*wished: Any) -> Any:
        at_once.append(checking.acquire(blocking=False))
        released.wait(10)
        checking.release()
        return options_from(*wished)

    released = threading.Event()
    monkeypatch.setattr("tablee.server.routes.options_from", slow)
    text = files("tablee.games.tomkuni").joinpath("boards", "round.toml").read_text("utf-8")
    body = {"game": "tomkuni", "seats": 2, "files": {"board": text.replace('name = "round"', 'name = "mine"')}}
    with ThreadPoolExecutor(2) as pool:
        tokens = [visitor.token(), visitor.token()]
        opened = [pool.submit(visitor.post, "/api/tables", body, token) for token in tokens]
        for _ in range(50):  # the house goes on meanwhile, and hears both
            assert visitor.get("/health").status_code == 200
        released.set()
        assert [answer.result().status_code for answer in opened] == [201, 201]
    assert at_once == [True, True]


def test_the_games_of_the_house_are_listed_with_all_one_needs_to_open_a_table(visitor: Visitor) -> None:
    found = visitor.get("/api/games").json()
    assert [game["id"] for game in found] == list(GAMES)
    for game in found:
        rules = RULES[game["id"]]
        assert (game["version"], tuple(game["seats"])) == (rules.info.version, rules.info.seats)
        assert game["bots"] == list(GAMES[game["id"]].levels)
        assert set(game["options"]) == set(rules.options.__struct_fields__)
        assert game["schema"]["$defs"]["Options"]["properties"].keys() == game["options"].keys()
        visitor.open(game=game["id"], seats=game["seats"][0], options=game["options"])
        for option, named in game["choices"].items():
            for name in named:
                visitor.open(game=game["id"], seats=game["seats"][0], options={option: name})
    boards = next(game["choices"]["board"] for game in found if game["id"] == "tomkuni")
    assert {name: len(board["ring"]) for name, board in boards.items()} == {"cross": 40, "round": 28, "long": 56}


def test_every_door_is_described(visitor: Visitor) -> None:
    found = visitor.get("/schema/openapi.json")
    assert found.status_code == 200
    schema = found.json()
    assert schema["info"] == {"title": "Tablée", "version": __version__}
    doors = {(method, path) for path, methods in schema["paths"].items() for method in methods}
    assert doors == {
        ("get", "/health"),
        ("get", "/metrics"),
        ("get", "/api/games"),
        ("post", "/api/people"),
        ("post", "/api/people/move"),
        ("post", "/api/people/arrive"),
        ("get", "/api/tables"),
        ("post", "/api/tables"),
        ("get", "/api/tables/{code}"),
        ("get", "/api/tables/{code}/record"),
        ("get", "/api/tables/{code}/replay"),
        ("get", "/api/qr.svg"),
    }


def test_a_link_can_be_shown_as_a_picture() -> None:
    with visiting(public_url="https://play.example.org") as visitor:
        found = visitor.get("/api/qr.svg?path=/t/ABCDEF")
        assert found.status_code == 200
        assert found.headers["content-type"] == "image/svg+xml"
        assert found.text.startswith("<svg")
        assert "<script" not in found.text
        assert visitor.get("/api/qr.svg?path=/t/ABCDEG").text != found.text
        for path in ("", "?path=", "?path=t", "?path=https://elsewhere.example", f"?path=/{'x' * 80}"):
            assert refusal(visitor.get(f"/api/qr.svg{path}")) == (400, "bad-request", None)


@pytest.mark.parametrize("path", ["/", "/nowhere", "/api", "/api/tables/ABCDEF/nothing", "/api/people/%2e%2e/x"])
def test_what_is_not_there_is_not_found(visitor: Visitor, path: str) -> None:
    assert refusal(visitor.get(path)) == (404, "not-found", None)


@pytest.mark.parametrize(("method", "path"), [("DELETE", "/api/tables"), ("PUT", "/health"), ("GET", "/api/people")])
def test_what_is_not_done_there_is_refused(visitor: Visitor, method: str, path: str) -> None:
    response = visitor.client.request(method, path)
    assert refusal(response) == (405, "no-such-method", None)
    assert response.headers["allow"]


# ---- people ---------------------------------------------------------------------------------------------------------


def test_everyone_gets_a_token_of_their_own(visitor: Visitor) -> None:
    one, other = (visitor.post("/api/people").json() for _ in range(2))
    assert one["person"] != other["person"]
    assert one["token"].startswith(one["person"])
    assert visitor.desk.people.person(one["token"]) == one["person"]


def test_tokens_outlive_the_house() -> None:
    log = MemoryLog()
    with visiting(log) as before:
        identity = before.post("/api/people").json()
    with visiting(log) as after:
        assert after.open(identity["token"])["host"] == identity["person"]


def test_another_device_arrives_with_a_code_once(visitor: Visitor) -> None:
    identity = visitor.post("/api/people").json()
    moving = visitor.post("/api/people/move", token=identity["token"])
    assert moving.status_code == 201
    assert moving.json()["seconds"] == 600
    code = moving.json()["code"]
    arrived = visitor.post("/api/people/arrive", {"code": f"{code[:5]} {code[5:]}".lower()})
    assert arrived.status_code == 201
    assert arrived.json() == identity
    assert refusal(visitor.post("/api/people/arrive", {"code": code})) == (404, "no-such-code", None)


def test_a_code_for_another_device_expires(visitor: Visitor) -> None:
    now = visitor.desk.people._clock()
    code = visitor.post("/api/people/move", token=visitor.token()).json()["code"]
    visitor.desk.people._clock = lambda: now + 700
    assert refusal(visitor.post("/api/people/arrive", {"code": code})) == (404, "no-such-code", None)


def test_whoever_guesses_at_codes_for_devices_is_told_nothing_any_more() -> None:
    with visiting(lookups=3) as visitor:
        code = visitor.post("/api/people/move", token=visitor.token()).json()["code"]
        guesses = [refusal(visitor.post("/api/people/arrive", {"code": f"{n}"}))[0] for n in range(5)]
        assert guesses == [404, 404, 404, 429, 429]
        assert refusal(visitor.post("/api/people/arrive", {"code": code})) == (429, "too-fast", None)


TOKENS = {"none": None, "empty": "", "nonsense": "abc", "a signature": ".abc", "not ours": people.People(b"x").new()}


@pytest.mark.parametrize("token", TOKENS.values(), ids=TOKENS.keys())
def test_who_is_nobody_opens_nothing(visitor: Visitor, token: str | None) -> None:
    assert refusal(visitor.post("/api/people/move", token=token)) == (401, "bad-token", None)
    opening = visitor.post("/api/tables", {"game": "kinoko", "seats": 2}, token)
    assert refusal(opening) == (401, "bad-token", None)
    basic = visitor.client.post("/api/people/move", headers={"authorization": f"Basic {visitor.token()}"})
    assert refusal(basic) == (401, "bad-token", None)


# ---- opening a table ------------------------------------------------------------------------------------------------


def test_a_table_is_opened_as_it_was_asked_for(visitor: Visitor) -> None:
    identity = visitor.post("/api/people").json()
    table = visitor.open(
        identity["token"],
        seats=4,
        options={"aid": "seen"},
        bots=["simple", None, "random"],
        me={"name": "  Ana  ", "lang": "fr", "colour": "green"},
        listed=True,
        quiet=True,
        clock=60,
    )
    assert (table["game"], table["phase"], table["host"]) == ("kinoko", "lobby", identity["person"])
    assert (table["listed"], table["quiet"], table["clock"], table["paused"]) == (True, True, 60, False)
    assert [seat["bot"] for seat in table["seats"]] == ["simple", None, "random", None]
    assert table["seats"][1]["person"] == {
        "id": identity["person"],
        "name": "Ana",
        "lang": "fr",
        "colour": "green",
    }
    assert (table["options"]["aid"], table["options"]["round_limit"]) == ("seen", None)
    assert (table["seed"], table["outcome"], table["next"], table["version"]) == (None, None, None, 1)
    seed = visitor.house.find(table["code"]).course.seed
    assert table["commitment"] == commitment(bytes.fromhex(seed))
    assert visitor.get(f"/api/tables/{table['code']}").json() == table


def test_every_table_has_its_own_code_and_seed(visitor: Visitor) -> None:
    token = visitor.token()
    opened = [visitor.open(token) for _ in range(20)]
    assert len({table["code"] for table in opened}) == len({table["commitment"] for table in opened}) == 20


def test_the_clock_is_the_houses_unless_a_table_wants_another_or_none() -> None:
    with visiting(clock=123) as visitor:
        assert visitor.open()["clock"] == 123
        assert visitor.open(clock=10)["clock"] == 10
        assert visitor.open(clock="none")["clock"] is None


BAD_TABLES: dict[str, tuple[dict[str, Any], int, str, str | None]] = {
    # what is wrong: the fields, then status, code, field
    "no such game": ({"game": "chess"}, 404, "no-such-game", "game"),
    "too many seats": ({"seats": 5}, 400, "no-such-seat", "seats"),
    "too few seats": ({"seats": 1}, 400, "no-such-seat", "seats"),
    "no such bot": ({"bots": ["clever"]}, 400, "no-such-bot", "bots"),
    "too many bots": ({"bots": ["random", None, None]}, 400, "no-such-bot", "bots"),
    "no seat for me": ({"bots": ["random"] * 2, "me": {"name": "Ana"}}, 400, "seat-taken", "me"),
    "no name": ({"me": {"name": " \n "}}, 400, "bad-name", "name"),
    "no such option": ({"options": {"colour": 1}}, 400, "bad-options", "colour"),
    "an option that cannot be": ({"options": {"starter": 7}}, 400, "bad-options", "starter"),
    "a file for nothing": ({"files": {"aid": "memory"}}, 400, "bad-options", "aid"),
    "an unknown field": ({"colour": "blue"}, 400, "bad-request", None),
    "an unknown field of mine": ({"me": {"name": "Ana", "id": "bo"}}, 400, "bad-request", None),
    "a name too long": ({"me": {"name": "x" * 25}}, 400, "bad-request", None),
    "no such language": ({"me": {"name": "Ana", "lang": "xx"}}, 400, "bad-request", None),
    "no such colour": ({"me": {"name": "Ana", "colour": "pink"}}, 400, "bad-request", None),
    "a hurried clock": ({"clock": 9}, 400, "bad-request", None),
    "a lazy clock": ({"clock": 86_401}, 400, "bad-request", None),
    "seats in words": ({"seats": "two"}, 400, "bad-request", None),
    "no seats": ({"seats": 0}, 400, "bad-request", None),
    "a long game": ({"game": "x" * 41}, 400, "bad-request", None),
    "options as a list": ({"options": []}, 400, "bad-request", None),
}


@pytest.mark.parametrize(("fields", "status", "code", "field"), BAD_TABLES.values(), ids=BAD_TABLES.keys())
def test_a_table_that_cannot_be_is_not_opened(
    visitor: Visitor, fields: dict[str, Any], status: int, code: str, field: str | None
) -> None:
    response = visitor.post("/api/tables", {"game": "kinoko", "seats": 2, **fields}, visitor.token())
    assert refusal(response) == (status, code, field)
    assert visitor.house.tables == {}


NO_TABLES = {
    "empty": b"",
    "half": b"{",
    "a list": b"[]",
    "null": b"null",
    "no text": b"\xff",
    "not all of it": b'{"game":"kinoko"}',
    "nested": b"[" * 100_000,
    "nested inside": b'{"game":"kinoko","seats":2,"options":' + b'{"x":' * 50_000,
}


@pytest.mark.parametrize("body", NO_TABLES.values(), ids=NO_TABLES.keys())
def test_what_is_no_table_at_all_is_refused(visitor: Visitor, body: bytes) -> None:
    headers = {**bearer(visitor.token()), "content-type": "application/json"}
    assert refusal(visitor.client.post("/api/tables", content=body, headers=headers)) == (400, "bad-request", None)


def test_a_deck_of_ones_own_is_a_file_and_its_texts_are_shown_to_nobody(visitor: Visitor) -> None:
    text = own_deck()
    opened = visitor.open(game="konito", seats=4, files={"deck": text})
    deck = decks.read(text, "en")
    code = opened["code"]
    assert visitor.house.find(code).course.options.deck == deck
    seen = json.dumps(opened) + visitor.get(f"/api/tables/{code}").text + visitor.get("/api/tables").text
    lines = [line for card in deck.cards for face in card.faces for line in face]
    assert not [line for line in lines if line.start in seen or json.dumps(line.end) in seen]
    assert opened["options"]["deck"] == deck.name


def test_a_bad_deck_is_refused_with_its_first_fault(visitor: Visitor) -> None:
    lines = own_deck().splitlines()
    damaged = "\n".join([*lines[:3], lines[3].replace(",green,", ",purple,").replace(",red,", ",purple,"), *lines[4:]])
    body = {"game": "konito", "seats": 2, "files": {"deck": damaged}}
    status, code, field = refusal(visitor.post("/api/tables", body, visitor.token()))
    assert (status, code) == (400, "bad-options")
    assert field is not None
    assert field.startswith("deck: line 4: ")


def test_a_deck_that_is_no_file_is_refused(visitor: Visitor) -> None:
    deck = to_builtins(decks.read(own_deck(), "en"))
    body = {"game": "konito", "seats": 2, "options": {"deck": deck}}
    assert refusal(visitor.post("/api/tables", body, visitor.token())) == (400, "bad-options", "deck")


def test_a_board_of_ones_own_is_a_file(visitor: Visitor) -> None:
    text = files("tablee.games.tomkuni").joinpath("boards", "round.toml").read_text("utf-8")
    opened = visitor.open(game="tomkuni", files={"board": text.replace('name = "round"', 'name = "mine"')})
    assert opened["options"]["board"]["name"] == "mine"
    bad = visitor.post("/api/tables", {"game": "tomkuni", "seats": 2, "files": {"board": "["}}, visitor.token())
    assert refusal(bad)[:2] == (400, "bad-options")


@pytest.mark.parametrize(
    ("header", "me", "lang"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", None, "fr"),
        ("xx, fr;q=0.5", None, "fr"),
        ("xx", None, "en"),
        ("", None, "en"),
        ("en", {"name": "Zoé", "lang": "fr"}, "fr"),
    ],
)
def test_a_table_speaks_the_language_of_who_opens_it(header: str, me: Any, lang: str) -> None:
    with visiting() as visitor:
        body = {"game": "konito", "seats": 2, "me": me}
        response = visitor.post("/api/tables", body, visitor.token(), **{"accept-language": header})
        assert response.json()["options"]["deck"] == decks.in_language(lang)


def test_the_house_may_be_full() -> None:
    with visiting(most_tables=1) as visitor:
        visitor.open()
        body = {"game": "kinoko", "seats": 2}
        assert refusal(visitor.post("/api/tables", body, visitor.token())) == (503, "house-full", None)


def test_a_table_that_the_log_does_not_take_is_not_opened() -> None:
    with visiting(SlowLog(delays=[OSError("disk full")])) as visitor:
        token = visitor.token()
        body = {"game": "kinoko", "seats": 2}
        assert refusal(visitor.post("/api/tables", body, token)) == (503, "not-kept-safe", None)
        assert visitor.house.tables == {}
        visitor.open(token)


# ---- finding a table ------------------------------------------------------------------------------------------------


def test_a_code_is_understood_however_it_is_typed(visitor: Visitor) -> None:
    code = visitor.open()["code"]
    for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}", f" {code[:3]} {code[3:]} "):
        assert visitor.get(f"/api/tables/{typed}").json()["code"] == code
    assert refusal(visitor.get(f"/api/tables/{code}X")) == (404, "no-such-table", None)
    assert refusal(visitor.get("/api/tables/---")) == (404, "no-such-table", None)
    assert refusal(visitor.get(f"/api/tables/{'x' * 21}")) == (400, "bad-request", None)


def test_whoever_guesses_at_codes_is_told_nothing_any_more_right_or_wrong() -> None:
    with visiting(lookups=5) as visitor:
        code = visitor.open()["code"]
        for _ in range(50):
            assert visitor.get(f"/api/tables/{code}").status_code == 200, "who knows it may ask as often as they like"
        guesses = [refusal(visitor.get(f"/api/tables/{n:06}"))[:2] for n in range(7)]
        assert guesses == [(404, "no-such-table")] * 5 + [(429, "too-fast")] * 2
        for path in ("", "/record", "/replay"):
            assert refusal(visitor.get(f"/api/tables/{code}{path}")) == (429, "too-fast", None)


def test_nobody_opens_tables_without_end() -> None:
    with visiting(openings=3) as visitor:
        token = visitor.token()
        body = {"game": "kinoko", "seats": 2}
        opened = [visitor.post("/api/tables", body, token).status_code for _ in range(5)]
        assert opened == [201, 201, 201, 429, 429]


def test_nobody_asks_without_end() -> None:
    with visiting(requests=3) as visitor:
        found = [visitor.get("/api/games").status_code for _ in range(5)]
        assert found[:3] == [200] * 3
        assert 429 in found[3:]
        assert visitor.get("/health").status_code == 200


def test_a_table_under_old_rules_is_not_played_on() -> None:
    log = MemoryLog()
    house = House(log)
    opened = house.opened("kinoko", RULES["kinoko"].options(), (), "ana")
    log._tables["BCDFGH"] = [as_entry(opened).replace(b'"version":1', b'"version":0')]
    with visiting(log) as visitor:
        assert refusal(visitor.get("/api/tables/BCDFGH")) == (409, "old-rules", None)


# ---- records and replays --------------------------------------------------------------------------------------------


def played(most: int = 5_000, game: str = "kinoko") -> tuple[MemoryLog, str]:
    """A log with a game in it, to its end or for so many actions."""
    log = MemoryLog()
    codes: list[str] = []

    @scene
    async def play() -> None:
        async with Room(log) as room:
            ana, bo = await room.playing("Ana", "Bo", game=game)
            await play_on([ana, bo], most=most)
            codes.append(ana.table.code)

    play()
    return log, codes[0]


def test_a_record_is_given_out_when_the_game_is_over_and_proves_itself() -> None:
    log, code = played()
    with visiting(log) as visitor:
        found = visitor.get(f"/api/tables/{code}/record")
        assert found.status_code == 200
        assert found.headers["content-type"].startswith("text/plain")
        assert found.headers["content-disposition"] == f'attachment; filename="kinoko-{code}.txt"'
        record = read(found.text, RULES)
        assert verify(RULES["kinoko"], record).proved
        table = visitor.get(f"/api/tables/{code}").json()
        assert (table["phase"], table["seed"], table["commitment"]) == ("over", record.seed, record.commitment)


@pytest.mark.parametrize("most", [0, 5])
def test_there_is_no_record_before_the_end(most: int) -> None:
    log, code = played(most)
    with visiting(log) as visitor:
        assert refusal(visitor.get(f"/api/tables/{code}/record")) == (409, "not-over", None)
        lobby = visitor.open()["code"]
        assert refusal(visitor.get(f"/api/tables/{lobby}/record")) == (409, "not-over", None)
        assert refusal(visitor.get(f"/api/tables/{lobby}/replay")) == (400, "not-before-start", None)


@pytest.mark.rule("K28")
def test_a_running_game_is_replayed_as_a_spectator_sees_it_and_not_even_as_ones_own_seat() -> None:
    """One would see again what one has to remember."""
    log, code = played(most=9)
    with visiting(log) as visitor:
        ana = visitor.desk.people.token("ana")
        path = f"/api/tables/{code}/replay"
        course = visitor.house.find(code).course
        watched = visitor.get(path).json()
        assert (watched["game"], watched["names"], watched["seat"]) == ("kinoko", ["Ana", "Bo"], None)
        assert watched["moves"] == len(course.moves)
        assert [step["moves"] for step in watched["steps"]] == list(range(len(course.moves) + 1))
        assert {step["view"]["seat"] for step in watched["steps"]} == {None}
        for seat in ("0", "1", "all"):
            assert refusal(visitor.get(f"{path}?seat={seat}", ana)) == (409, "not-over", None)
        assert refusal(visitor.get(f"{path}?seat=2", ana)) == (400, "no-such-seat", "seat")
        for seat in ("12", "-1", "", "ALL", "all ", "٣"):
            assert refusal(visitor.get(f"{path}?seat={seat}", ana)) == (400, "bad-request", None)


def test_a_game_that_is_over_is_replayed_as_any_seat_saw_it() -> None:
    log, code = played()
    with visiting(log) as visitor:
        for seat in (0, 1):
            found = visitor.get(f"/api/tables/{code}/replay?seat={seat}").json()
            assert found["steps"][-1]["view"]["phase"] == "over"
            assert {step["view"]["seat"] for step in found["steps"]} == {seat}


@pytest.mark.parametrize("game", ["kinoko", "tomkuni"])
def test_a_game_that_is_over_is_replayed_with_everything_shown(game: str) -> None:
    log, code = played(game=game)
    with visiting(log) as visitor:
        course = visitor.house.find(code).course
        found = visitor.get(f"/api/tables/{code}/replay?seat=all").json()
        assert (found["seat"], found["moves"]) == ("all", len(course.moves))
        shown = [json.loads(encode(course.game.unveiled(state))) for state in replay(course.game, course.record())]
        assert [step["view"] for step in found["steps"]] == shown[: len(found["steps"])]
        told = "".join(news for step in found["steps"] for news in step["news"])
        assert not set("•≡⌂»○≈●■▲♦[]") & set(told), "a page draws its own signs"


def test_a_replay_comes_in_parts_and_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    log, code = played()
    with visiting(log) as visitor:
        path = f"/api/tables/{code}/replay"
        whole = visitor.get(path, **{"accept-language": "en"}).json()
        french = visitor.get(path, **{"accept-language": "fr"}).json()
        assert whole["steps"][0]["news"] == []
        assert whole["steps"][8]["news"] != french["steps"][8]["news"]
        assert [step["view"] for step in whole["steps"]] == [step["view"] for step in french["steps"]]
        monkeypatch.setattr("tablee.server.replaying._STEPS_AT_ONCE", 7)
        parts: list[Any] = []
        while len(parts) <= whole["moves"]:
            part = visitor.get(f"{path}?start={len(parts)}", **{"accept-language": "en"}).json()["steps"]
            assert 0 < len(part) <= 7
            parts += part
        assert parts == whole["steps"]
        assert visitor.get(f"{path}?start=1000000").json()["steps"] == []
        assert refusal(visitor.get(f"{path}?start=-1")) == (400, "bad-request", None)


# ---- listed tables --------------------------------------------------------------------------------------------------


@scene
async def test_only_tables_that_want_to_be_found_and_where_somebody_waits_are_listed() -> None:
    async with Room() as room:
        (ana,) = await room.seated("Ana", seats=3, listed=True, bots=["simple"])
        (bo,) = await room.seated("Bo", seats=2, listed=True, quiet=True)
        await room.seated("Cy", seats=2)
        await room.open(listed=True)
        await room.playing("Di", bots=["simple"], listed=True)
        await room.seated("Ed", bots=["simple"], listed=True)
        assert [table.course.code for table in room.house.listed()] == [ana.table.code, bo.table.code]
        await ana.leave()
        assert [table.course.code for table in room.house.listed()] == [bo.table.code]


def test_what_is_listed_says_how_many_are_missing(visitor: Visitor) -> None:
    token = visitor.token()
    opened = visitor.open(token, seats=4, listed=True, bots=["random"], me={"name": "Ana"})
    assert visitor.get("/api/tables").json() == [], "nobody is there yet"
    with visitor.client.websocket_connect(f"/api/tables/{opened['code']}/socket") as socket:
        socket.send_json({"type": "hello", "id": "1", "token": token, "name": "Ana"})
        assert socket.receive_json()[0]["type"] == "welcome"
        assert visitor.get("/api/tables").json() == [
            {"code": opened["code"], "game": "kinoko", "seats": 4, "free": 2, "names": ["Ana"], "quiet": False}
        ]
        assert visitor.get("/health").json()["devices"] == 1


# ---- what keeps the house safe --------------------------------------------------------------------------------------


def test_every_answer_tells_browsers_to_be_careful(visitor: Visitor) -> None:
    code = visitor.open()["code"]
    answers = [
        visitor.get("/health"),
        visitor.get("/metrics"),
        visitor.get("/api/games"),
        visitor.get(f"/api/tables/{code}"),
        visitor.get("/api/tables/BCDFGH"),
        visitor.get("/nowhere"),
        visitor.post("/health"),
        visitor.post("/api/tables", {}),
        visitor.get("/api/qr.svg?path=/x"),
        visitor.get("/schema/openapi.json"),
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert {"default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"} <= set(policy.split("; "))
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in answer.headers


def test_other_pages_may_not_act_for_their_visitors() -> None:
    with visiting(public_url="https://play.example.org") as visitor:
        for origin in (
            "https://evil.example",
            "null",
            "http://testserver.local.evil.example",
            "https://evil.example/x",
        ):
            assert visitor.post("/api/people", origin=origin).status_code == 403
            body = {"game": "kinoko", "seats": 2}
            assert visitor.post("/api/tables", body, visitor.token(), origin=origin).status_code == 403
            assert visitor.get("/api/games", origin=origin).status_code == 200
        for origin in (BASE, "https://play.example.org"):
            assert visitor.post("/api/people", origin=origin).status_code == 201


def test_a_request_has_its_size(visitor: Visitor) -> None:
    body = {"game": "konito", "seats": 2, "files": {"deck": "x" * LARGEST_REQUEST}}
    assert refusal(visitor.post("/api/tables", body, visitor.token())) == (413, "too-large", None)
    body = {"game": "konito", "seats": 2, "files": {"deck": "x" * (LONGEST_FILE + 1)}}
    assert refusal(visitor.post("/api/tables", body, visitor.token())) == (400, "bad-request", None)


def test_what_goes_wrong_inside_stays_inside(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr("tablee.server.routes._games", stumble)
    answer = visitor.get("/api/games")
    assert refusal(answer) == (500, "internal", None)
    assert "secret" not in answer.text
    assert answer.headers["content-security-policy"]
