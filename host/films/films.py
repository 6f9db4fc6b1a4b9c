"""Makes films in processes of their own, off the event loop and off the process that draws boards. Part of host/films.

Each film has a process to itself, which ends with it: so a film that is cancelled stops at once, and no memory stays.
A few may wait for their turn.
"""

import asyncio
import logging
from collections.abc import Callable

from host.films.making import film_of
from render.motion import Film, Order, TooLarge
from workers.worker import Ended, Failed, Worker

log = logging.getLogger("films")

#: How many films are made at once, and how many more may wait.
AT_ONCE, MOST_WAITING = 1, 6
#: How long a film may take from one frame to the next before it is given up (seconds).
PATIENCE = 30.0
#: How far the process gives way to others.
NICE = 10


class TooManyFilms(Exception):
    """As many films as may wait are waiting."""


class FilmFailed(Exception):
    """The film couldn't be made; the reason is logged."""


class Films:
    """A queue of films to be made."""

    def __init__(self, at_once: int = AT_ONCE, most_waiting: int = MOST_WAITING) -> None:
        self._most = at_once + most_waiting
        self._free = asyncio.Semaphore(at_once)
        self._open = 0

    async def make(self, order: Order, on_progress: Callable[[float], None] = lambda share: None) -> Film:
        """Make a film. `on_progress` is told which share of it is done, once its turn has come.

        If this is cancelled, the film's process ends.
        Raises TooManyFilms, TooLarge, FilmFailed.
        """
        if self._open >= self._most:
            raise TooManyFilms
        self._open += 1
        try:
            async with self._free:
                on_progress(0.0)
                return await _made(order, on_progress)
        finally:
            self._open -= 1


async def _made(order: Order, on_progress: Callable[[float], None]) -> Film:
    """Make a film in a new process. Raises TooLarge, FilmFailed."""
    try:
        worker = await Worker.start(NICE, PATIENCE)
        try:
            film = await worker.run(film_of, order, on_news=on_progress)
        finally:
            worker.kill()
            await worker.wait()
    except (Failed, Ended, OSError, TimeoutError) as error:
        log.exception("could not make a film of %s", order.game)
        raise FilmFailed from error
    if film is None:
        raise TooLarge
    return film
