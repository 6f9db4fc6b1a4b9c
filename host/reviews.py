"""Makes reviews of finished games off the event loop, and keeps them in the archive. Part of host.

Whoever asks for a review that is being made waits for the same one.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from data import ArchiveError
from host.budget import Payer, current, on_behalf_of
from host.house import House
from host.lane import GivenUp, Workshop
from host.making import review_of
from players import analyst
from players.reviewing import FinishedGame, Review, read
from rules.table.table import Finished
from workers.worker import Failed

log = logging.getLogger("reviews")

#: How many of those being made or waiting one person may have asked for.
MOST_QUEUED = 2
#: The longest text that is kept: more than twice that of the largest game.
LONGEST = 64 * 1024

#: Makes a review's text off the event loop; the function is told which share is done, once its turn has come, and as
#: text what there is of the review meanwhile.
Maker = Callable[[FinishedGame, Callable[[float | str], None]], Awaitable[str]]


class ReviewsQueued(Exception):
    """As many of the person's reviews as may wait are waiting or being made."""


class ReviewFailed(Exception):
    """The review couldn't be made; the reason is logged."""


@dataclass(eq=False)
class Making:
    """A review being made: who asked for it first, its result, and how far it is.

    `share` is the part that is done, None while it waits; `sketch` is what there is of it, of which `changed` tells.
    """

    person: int
    result: asyncio.Future[Review] = field(repr=False)
    share: float | None = None
    sketch: Review | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    def show(self, sketch: Review) -> None:
        """Show what there is of it to everybody who waits."""
        self.sketch, told, self.changed = sketch, self.changed, asyncio.Event()
        told.set()

    async def news(self, seconds: float) -> None:
        """Wait until there is more to see of it or it is finished, for so long at most."""
        more = asyncio.ensure_future(self.changed.wait())
        waiting: set[asyncio.Future[Any]] = {more, self.result}
        await asyncio.wait(waiting, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        more.cancel()


class Reviews:
    """All reviews: those kept, those being made and those waiting."""

    def __init__(self, house: House, workshop: Workshop) -> None:
        self._house = house
        self._workshop = workshop
        self._make: Maker = lambda played, tell: workshop.run(review_of, played, on_progress=tell)
        self._open: dict[str, Making] = {}

    async def find(self, table: Finished) -> Review | None:
        """The review of a table's game, if it has been made. Raises ArchiveError."""
        text = await self._house.archive.reviews.review(table.id)
        return None if text is None else read(text)

    def begin(self, table: Finished, person: int) -> Making:
        """Begin to make a review, or join the one being made. Raises Busy, ReviewsQueued."""
        if (known := self._open.get(table.id)) is not None:
            return known
        if sum(making.person == person for making in self._open.values()) >= MOST_QUEUED:
            raise ReviewsQueued
        self._workshop.check()
        making = Making(person, asyncio.get_running_loop().create_future())
        self._open[table.id] = making
        self._house.spawn(self._run(table, making, current()), "make a review")
        return making

    async def _run(self, table: Finished, making: Making, order: Payer | None) -> None:
        """Make a review and keep it; whoever waits gets it even if it couldn't be kept."""

        def on_progress(news: float | str) -> None:
            if not isinstance(news, str):
                making.share = news
            elif (sketch := read(news)) is not None:
                making.show(sketch)

        try:
            with on_behalf_of(order):
                text = await self._make(game_to_review(table), on_progress)
            await self._keep(table, text)
            found = read(text)
            assert found is not None, "it is of this version"
            making.result.set_result(found)
        except (Failed, GivenUp) as error:
            log.exception("could not review a game of %s", table.game_key)
            making.result.set_exception(ReviewFailed(str(error)))
        except Exception as error:
            making.result.set_exception(error)
        finally:
            self._open.pop(table.id, None)
            if making.result.done() and not making.result.cancelled():
                making.result.exception()  # perhaps nobody waits any more
            making.result.cancel()

    async def _keep(self, table: Finished, text: str) -> None:
        """Save a review; if that fails, it is made again when somebody next asks for it.

        It isn't saved if somebody of this table has been erased meanwhile.
        """
        try:
            if len(text) <= LONGEST:
                await self._house.archive.reviews.save(table.id, text, people_in(table))
        except ArchiveError as error:
            log.warning("could not keep a review: %s", error)


def reviewable(game: str) -> bool:
    """Whether games of this kind can be reviewed."""
    return analyst(game) is not None


def game_to_review(table: Finished) -> FinishedGame:
    """A finished table's game as it is reviewed: what people chose themselves, erased ones not included."""
    match = table.match
    chosen = tuple(number for number, act in enumerate(table.acts) if act.person is not None and act.person > 0)
    options = tuple(sorted(match.options.items()))
    return FinishedGame(match.game.about.key, match.seats, options, tuple(match.log), chosen)


def people_in(table: Finished) -> frozenset[int]:
    """Everybody who sat at a finished table or acted there, erased ones not included."""
    acting = (act.person for act in table.acts if act.person is not None)
    return frozenset(person for person in (*table.party, *acting) if person > 0)
