"""Somebody in front of the house: HTTP without a network, and limits whose time stands still."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from httpx import Response
from litestar.testing import TestClient

from tablee.server.app import make_app
from tablee.server.desk import Desk
from tablee.server.house import House, Settings
from tablee.store import Log
from tablee.store.memory import MemoryLog

BASE = "http://testserver.local"


class Visitor:
    """Somebody with a browser."""

    def __init__(self, client: "TestClient[Any]", house: House) -> None:
        self.client = client
        self.house = house

    @property
    def desk(self) -> Desk:
        desk: Desk = self.client.app.state.desk
        return desk

    def get(self, path: str, token: str | None = None, **headers: str) -> Response:
        return self.client.get(path, headers={**bearer(token), **headers})

    def post(self, path: str, body: Any = None, token: str | None = None, **headers: str) -> Response:
        return self.client.post(path, json=body, headers={**bearer(token), **headers})

    def token(self) -> str:
        """Of somebody new."""
        token: str = self.post("/api/people").json()["token"]
        return token

    def open(self, token: str | None = None, **table: Any) -> Any:
        """A new table, of Kinoko for two if nothing else is said; what the house answers."""
        response = self.post("/api/tables", {"game": "kinoko", "seats": 2, **table}, token or self.token())
        assert response.status_code == 201, response.text
        return response.json()


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"authorization": f"Bearer {token}"}


def refusal(response: Response) -> tuple[int, str, str | None]:
    """The status, the code and the field of something that was refused."""
    problem = response.json()
    assert set(problem) == {"code", "field"}
    return response.status_code, problem["code"], problem["field"]


@contextmanager
def visiting(log: Log | None = None, **settings: Any) -> Iterator[Visitor]:
    """A house to visit. However slow the machine is, nobody may ask for more meanwhile."""
    house = House(log or MemoryLog(), Settings(**settings))
    with TestClient(app=make_app(house), base_url=BASE) as client:
        visitor = Visitor(client, house)
        for limits in (visitor.desk.misses, visitor.desk.requests, visitor.desk.openings):
            limits._clock = lambda: 0.0
        yield visitor
