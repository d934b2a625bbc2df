"""A house to visit."""

from collections.abc import Iterator

import pytest

from tests.server.visitor import Visitor, visiting


@pytest.fixture(name="visitor")
def _visitor() -> Iterator[Visitor]:
    with visiting() as visitor:
        yield visitor
