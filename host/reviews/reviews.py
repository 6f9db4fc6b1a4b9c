"""Makes reviews of finished games in processes of their own, and keeps them in the archive. Part of host/reviews.

A few may wait for their turn. Whoever asks for a review that is being made waits for the same one. Who asked is noted
only in memory, for the limit.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from data import HOUR, ArchiveError
from host.house import House
from host.reviews.making import review_of
from players import analyst
from players.reviewing import Played, Review, read
from rules.table.table import Finished
from workers.worker import Ended, Failed, Worker

log = logging.getLogger("reviews")

#: How many reviews are made at once, and how many more may wait.
AT_ONCE, MOST_WAITING = 1, 6
#: How many of them one person may have asked for.
MOST_QUEUED = 2
#: How many reviews somebody may have made within an hour; looking at one that is kept doesn't count.
MOST_A_PERSON = 6
#: How long one step of a review may take before it is given up (seconds).
PATIENCE = 30.0
#: How far the process gives way to others.
NICE = 10
#: The longest text that is kept: more than twice that of the largest game.
LONGEST = 64 * 1024

#: Makes a review's text off the event loop; the function is told which share of it is done.
Maker = Callable[[Played, Callable[[float], None]], Awaitable[str]]


class TooManyReviews(Exception):
    """As many reviews as may wait are waiting."""


class ReviewsQueued(Exception):
    """As many of the person's reviews as may wait are waiting or being made."""


class ReviewedEnough(Exception):
    """The person has had as many reviews made within an hour as they may."""


class ReviewFailed(Exception):
    """The review couldn't be made; the reason is logged."""


@dataclass(eq=False)
class Making:
    """A review being made: who asked for it first, its result, and the share that is done; None while it waits."""

    person: int
    result: asyncio.Future[Review] = field(repr=False)
    share: float | None = None


class Reviews:
    """All reviews: those kept, those being made and those waiting."""

    def __init__(self, house: House, make: Maker | None = None) -> None:
        self._house = house
        self._make = make or _made
        self._free = asyncio.Semaphore(AT_ONCE)
        self._open: dict[str, Making] = {}
        #: When the reviews of each person's last hour were begun (unix ms).
        self._begun: dict[int, tuple[int, ...]] = {}

    async def kept(self, table: Finished) -> Review | None:
        """The review of a table's game, if it has been made. Raises ArchiveError."""
        text = await self._house.archive.reviews.review(table.id)
        return None if text is None else read(text)

    def begin(self, table: Finished, person: int) -> Making:
        """Begin to make a review, or join the one being made. Raises TooManyReviews, ReviewsQueued, ReviewedEnough."""
        if (known := self._open.get(table.id)) is not None:
            return known
        if sum(making.person == person for making in self._open.values()) >= MOST_QUEUED:
            raise ReviewsQueued
        if len(self._open) >= AT_ONCE + MOST_WAITING:
            raise TooManyReviews
        self._count(person)
        making = Making(person, asyncio.get_running_loop().create_future())
        self._open[table.id] = making
        self._house.spawn(self._run(table, making), "make a review")
        return making

    def _count(self, person: int) -> None:
        """Count one more review for a person. Raises ReviewedEnough."""
        since = self._house.now() - HOUR
        recent = {one: tuple(at for at in times if at > since) for one, times in self._begun.items()}
        self._begun = {one: times for one, times in recent.items() if times}
        own = self._begun.get(person, ())
        if len(own) >= MOST_A_PERSON:
            raise ReviewedEnough
        self._begun[person] = (*own, self._house.now())

    async def _run(self, table: Finished, making: Making) -> None:
        """Make a review and keep it; whoever waits gets it even if it couldn't be kept."""

        def on_progress(share: float) -> None:
            making.share = share

        try:
            async with self._free:
                making.share = 0.0
                text = await self._make(played_of(table), on_progress)
            await self._keep(table, text)
            found = read(text)
            assert found is not None, "it is of this version"
            making.result.set_result(found)
        except (Failed, Ended, OSError, TimeoutError) as error:
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


def played_of(table: Finished) -> Played:
    """A finished table's game as it is reviewed: what people chose themselves, erased ones not included."""
    match = table.match
    chosen = tuple(number for number, act in enumerate(table.acts) if act.person is not None and act.person > 0)
    options = tuple(sorted(match.options.items()))
    return Played(match.game.about.key, match.seats, options, tuple(match.log), chosen)


def people_in(table: Finished) -> frozenset[int]:
    """Everybody who sat at a finished table or acted there, erased ones not included."""
    acting = (act.person for act in table.acts if act.person is not None)
    return frozenset(person for person in (*table.party, *acting) if person > 0)


async def _made(played: Played, on_progress: Callable[[float], None]) -> str:
    """Make a review in a new process. Raises Failed, Ended, OSError, TimeoutError."""
    worker = await Worker.start(NICE, PATIENCE)
    try:
        return await worker.run(review_of, played, on_news=on_progress)
    finally:
        worker.kill()
        await worker.wait()
