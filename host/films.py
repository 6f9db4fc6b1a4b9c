"""Makes films off the event loop and off the process that draws boards. Part of host."""

import logging
from collections.abc import Callable

from host.lane import GivenUp, Workshop
from host.making import film_of
from render.motion import Film, FilmRequest, TooLarge
from workers.worker import Failed

log = logging.getLogger("films")


class FilmFailed(Exception):
    """The film couldn't be made; the reason is logged."""


class Films:
    """Has films made in a workshop."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop

    async def make(self, order: FilmRequest, on_progress: Callable[[float], None] = lambda share: None) -> Film:
        """Make a film. `on_progress` is told which share of it is done, once its turn has come.

        If this is cancelled, the film's process ends. Raises Busy, BudgetSpent, TooLarge, FilmFailed.
        """
        try:
            film = await self._workshop.run(film_of, order, on_progress=on_progress)
        except (Failed, GivenUp) as error:
            log.exception("could not make a film of %s", order.game)
            raise FilmFailed from error
        if film is None:
            raise TooLarge
        return film
