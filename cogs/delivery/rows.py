"""Rows of the archive that are due, and how they are marked.

The rule here: **never mark more as shown than the number that was drawn.** While a message is rendered and sent, the
next step of its table may be saved. This message doesn't show that step, and marking its row would lose it for good. So
rows are chosen once, by the number of the session that will be rendered, and only these classes mark them.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from contextlib import nullcontext

import discord
import structlog

from cogs.delivery.policy import UNKNOWN_CHANNEL, NotNow
from data import BoardMessage, Message, Parcel, Place, Unavailable
from host.house import House, NoSuchTable

log = structlog.get_logger("delivery")

#: A parcel this old may have been posted before a crash: look before posting (ms).
SUSPICIOUS = 20 * 1000
_FIRST_PAUSE, _LONGEST_PAUSE, _DOUBLINGS = 5_000, 30 * 60_000, 10
_MOST_ATTEMPTS = 60


class Rows(ABC):
    """The rows that one message settles, and how they are marked."""

    #: The longest time for one attempt (seconds); None if the policy limits each step instead.
    longest: float | None = 120.0
    parcels: tuple[Parcel, ...] = ()
    #: The message that shows them from now on, to be saved when they are marked; None if that is known or needn't be.
    place: Place | None = None

    @abstractmethod
    async def mark_shown(self, shown: Message | None) -> None:
        """Mark them as shown, by this message if there is one, and save its place with them. Raises ArchiveError."""

    @abstractmethod
    async def mark_failed(self, error: Exception) -> None:
        """Postpone them after a failed attempt, or give them up. Raises ArchiveError."""


class ParcelRows(Rows):
    """The parcels that a message drawn at a number settles: those up to that number, and none after it."""

    most_attempts = _MOST_ATTEMPTS
    #: Whether an unknown channel is the table's own and gone for good; direct messages can be opened again.
    ends_with_channel = True

    def __init__(self, house: House, parcels: Iterable[Parcel], drawn: int) -> None:
        self._house = house
        self.parcels = tuple(parcel for parcel in parcels if parcel.number <= drawn)

    async def mark_shown(self, shown: Message | None) -> None:
        """Mark them as shown and save the place, in one transaction."""
        ids, place = [parcel.id for parcel in self.parcels], self.place
        channel_id, message_id = (None, None) if shown is None else (shown.channel_id, shown.message_id)
        async with self._house.moving(place) if isinstance(place, BoardMessage) else nullcontext():
            await self._house.archive.outbox.mark_posted(ids, channel_id, message_id, place)

    async def mark_failed(self, error: Exception) -> None:
        """Postpone them; drop them if their table or channel is gone."""
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
        """Give up parcels tried too often; postpone the others by the shortest of their pauses, at least `least` ms."""
        archive = self._house.archive
        spent = [parcel.id for parcel in self.parcels if parcel.attempts >= self.most_attempts]
        rest = [parcel for parcel in self.parcels if parcel.attempts < self.most_attempts]
        if spent:
            await archive.outbox.drop(spent, told)
        if rest:
            pause = max(least, min(map(_pause_after, rest)))
            await archive.outbox.postpone([parcel.id for parcel in rest], self._house.now() + pause, told)


def log_failure(error: Exception, **facts: object) -> None:
    """Log why something was not shown: a warning for what is Discord's, an error with a trace for what may be ours."""
    if isinstance(error, NoSuchTable):
        return
    told = {"error": type(error).__name__, "code": getattr(error, "code", 0)}
    match error:
        case Unavailable():
            log.error("delivery failed", **facts, **told, reason=str(error))
        case NotNow() | TimeoutError() | discord.HTTPException():
            log.warning("delivery failed", **facts, **told)
        case _:
            log.error("delivery failed", **facts, **told, exc_info=error)


def _pause_after(parcel: Parcel) -> int:
    """Return how long a parcel waits after another failure (ms): twice as long each time, up to half an hour."""
    return min(_FIRST_PAUSE << min(parcel.attempts, _DOUBLINGS), _LONGEST_PAUSE)


def may_be_posted(parcels: Sequence[Parcel], started: int, now: int) -> bool:
    """Whether any of these may be up already: tried before, saved before the start, or saved a while ago.

    A time in the future is from before the clock was set back.
    """
    recent = max(started, now - SUSPICIOUS)
    return any(parcel.attempts > 0 or not recent <= parcel.created_at <= now for parcel in parcels)


def outstanding(parcels: Sequence[Parcel], number: int, posted_at: int) -> list[Parcel]:
    """Return the parcels that a message with this number, posted at this time (ms), hasn't settled.

    These are later ones, and repeated mentions saved after it was posted.
    """

    def mentions_later(parcel: Parcel) -> bool:
        return parcel.created_at > posted_at and bool(json.loads(parcel.payload).get("again"))

    return [parcel for parcel in parcels if parcel.number > number or mentions_later(parcel)]
