"""Bots think in processes of their own, from a view alone, for a limited time: the tables never wait for them."""

import asyncio
import os
import secrets
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Any

import structlog

from tablee.core.game import Thought
from tablee.games import GAMES

_log = structlog.get_logger()


class Thinkers:
    """A pool of processes in which bots choose."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(processes)  # waiting for a process is not thinking
        self.late = 0
        """How many decisions took too long, or broke."""

    async def choose(self, game: str, bot: str, view: Any, legal: Sequence[Any]) -> Thought[Any]:
        """What this bot does in this view, and why. For one that takes too long a legal move is drawn."""
        seed = secrets.randbits(63)
        thought = await self._thought(game, bot, view, legal, seed)
        return choose(game, "random", view, legal, seed) if thought is None else thought

    async def advise(self, game: str, bot: str, view: Any, legal: Sequence[Any]) -> Thought[Any]:
        """What this bot would do. If it takes too long there is no advice: nobody wants a move that was drawn."""
        return await self._thought(game, bot, view, legal, secrets.randbits(63)) or Thought(None)

    async def _thought(self, game: str, bot: str, view: Any, legal: Sequence[Any], seed: int) -> Thought[Any] | None:
        async with self._free:
            return await self._ask(game, bot, view, legal, seed)

    async def _ask(self, game: str, bot: str, view: Any, legal: Sequence[Any], seed: int) -> Thought[Any] | None:
        pool = None
        try:
            if self._pool is None:
                # fresh interpreters: a fork of a process with threads and sockets would inherit both
                context = get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_leave_with_the_house)
                await asyncio.wrap_future(self._pool.submit(_warm_up))  # nor is starting up
            pool = self._pool
            chosen = asyncio.wrap_future(pool.submit(choose, game, bot, view, legal, seed))
            return await asyncio.wait_for(chosen, self._seconds)
        except Exception as error:  # whatever a bot does wrong, the table goes on
            _log.error("bot failed", game=game, bot=bot, reason=type(error).__name__)
            self.late += 1
            if self._pool is pool and isinstance(error, TimeoutError | BrokenProcessPool):
                self._give_up()
            return None

    def _give_up(self) -> None:
        """End the processes, thinking or not; the next question starts new ones."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def close(self) -> None:
        """End the processes."""
        self._give_up()


def _leave_with_the_house() -> None:
    """A house that is killed cannot end its bots: each looks for itself whether it is still there."""

    def watch() -> None:
        if house := parent_process():
            house.join()
            os._exit(0)

    Thread(target=watch, name="house", daemon=True).start()


def _warm_up() -> None:
    """Everything is imported by now."""


def choose(game: str, bot: str, view: Any, legal: Sequence[Any], seed: int) -> Thought[Any]:
    """A bot's choice, in whatever process."""
    return GAMES[game].bots[bot](view, legal, Random(seed))
