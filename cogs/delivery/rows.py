"""What is due, as rows of the archive, and how they are marked. Part of cogs/delivery.

The rule here: **what is marked as shown is bounded by the number that was drawn.** While a message is drawn and sent,
the next step of its table may be saved. This message does not show that step, so it must not mark its row, which
would then never be brought. So rows are chosen once, by the number of the session that will be drawn, and only these
classes mark them.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

import discord
import structlog

from cogs.delivery.policy import UNKNOWN_CHANNEL, NotNow
from data import Message, Parcel
from host.house import House, NoSuchTable

log = structlog.get_logger("delivery")

#: A parcel this old may have been posted before a crash: look before posting (ms).
SUSPICIOUS = 20 * 1000
_FIRST_PAUSE, _LONGEST_PAUSE, _DOUBLINGS = 5_000, 30 * 60_000, 10
_MOST_ATTEMPTS = 60


class Rows(ABC):
    """What one message settles, and how that is written down."""

    #: What takes longer is given up and tried again later (seconds); None where the policy bounds each step.
    longest: float | None = 120.0

    @abstractmethod
    async def done(self, shown: Message | None) -> None:
        """They are shown, by this message if there is one, or there was nothing to show. Raises ArchiveError."""

    @abstractmethod
    async def failed(self, error: Exception) -> None:
        """An attempt failed: they wait, or are given up. Raises ArchiveError."""


class ParcelRows(Rows):
    """Parcels of a table that a message drawn at a number settles: those up to that number, and none after it."""

    most_attempts = _MOST_ATTEMPTS
    #: Whether an unknown channel is the table's own, which never comes back; direct messages are opened again.
    ends_with_channel = True

    def __init__(self, house: House, parcels: Iterable[Parcel], drawn: int) -> None:
        self._house = house
        self.parcels = tuple(parcel for parcel in parcels if parcel.number <= drawn)

    async def done(self, shown: Message | None) -> None:
        """Mark them as shown."""
        place = (None, None) if shown is None else (shown.channel_id, shown.message_id)
        await self._house.archive.outbox.mark_posted([parcel.id for parcel in self.parcels], *place)

    async def failed(self, error: Exception) -> None:
        """Put them off; drop them where their table or channel is gone."""
        told = f"{type(error).__name__} {getattr(error, 'code', 0)}"
        if isinstance(error, NoSuchTable):
            await self.drop("the table is gone")
        elif self.ends_with_channel and getattr(error, "code", 0) == UNKNOWN_CHANNEL:
            await self.drop(told)
        else:
            await self._put_off(told, int(error.seconds * 1000) if isinstance(error, NotNow) else 0)
        log_failure(error, table=self.parcels[0].table_id, kind=self.parcels[0].kind)

    async def drop(self, reason: str) -> None:
        """Give them up."""
        await self._house.archive.outbox.drop([parcel.id for parcel in self.parcels], reason)

    async def _put_off(self, told: str, least: int) -> None:
        """Give up what was tried too often; the rest waits, as long as what was tried the fewest times has to, and for
        `least` ms.
        """
        archive = self._house.archive
        spent = [parcel.id for parcel in self.parcels if parcel.attempts >= self.most_attempts]
        rest = [parcel for parcel in self.parcels if parcel.attempts < self.most_attempts]
        if spent:
            await archive.outbox.drop(spent, told)
        if rest:
            pause = max(least, min(map(_pause_after, rest)))
            await archive.outbox.postpone([parcel.id for parcel in rest], self._house.now() + pause, told)


def log_failure(error: Exception, **facts: object) -> None:
    """Log why something was not shown: a warning, or an error with a trace where that may be a mistake of ours."""
    if isinstance(error, NoSuchTable):
        return
    ours = not isinstance(error, NotNow | TimeoutError | discord.HTTPException)
    told = {"error": type(error).__name__, "code": getattr(error, "code", 0)}
    if ours:
        log.error("not shown", **facts, **told, exc_info=error)
    else:
        log.warning("not shown", **facts, **told)


def _pause_after(parcel: Parcel) -> int:
    """How long a parcel waits that has failed once more (ms): twice as long each time, up to half an hour."""
    return min(_FIRST_PAUSE << min(parcel.attempts, _DOUBLINGS), _LONGEST_PAUSE)


def may_stand(parcels: Sequence[Parcel], started: int, now: int) -> bool:
    """Whether something of these may have been shown already: tried before, saved before the start, or a while ago.

    What was saved in the future was saved before a clock was put back.
    """
    recent = max(started, now - SUSPICIOUS)
    return any(parcel.attempts > 0 or not recent <= parcel.created_at <= now for parcel in parcels)


def outstanding(parcels: Sequence[Parcel], number: int, posted_at: int) -> list[Parcel]:
    """What a message that shows this number and was posted then (ms) has not settled: whatever came later, and calls to
    a board that stood there already.
    """

    def called_since(parcel: Parcel) -> bool:
        return parcel.created_at > posted_at and bool(json.loads(parcel.payload).get("again"))

    return [parcel for parcel in parcels if parcel.number > number or called_since(parcel)]
