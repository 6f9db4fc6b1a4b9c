"""Events as they are kept: loaded from the archive, changed one step at a time, and saved before anybody is told.

A step that another one has overtaken is judged again. Which messages a step
changes follows from its entries.
"""

import asyncio
import hmac
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from hashlib import sha256
from weakref import WeakValueDictionary

from cogs.controls.sentences import UserError
from data import Entry, EventHead, EventPhase, StaleNumber
from data.cache import Cache
from host.house import House
from tournaments import entries as happened
from tournaments import journal
from tournaments.fold import fold_kept, follow
from tournaments.tournament import Tournament

#: How often a step is judged again because another one came first.
_TRIES = 8
#: How many events are remembered.
_REMEMBERED = 64
#: The names of an event's messages; a round's and a meeting's have its number, too.
SIGN_UP, ROUND, RESULT, CORRECTION, END = "signup", "round", "result", "correction", "end"


@dataclass(frozen=True, slots=True)
class KeptEvent:
    """An event with its row, as it was last saved."""

    head: EventHead
    event: Tournament
    entries: tuple[Entry, ...] = ()


#: Judges a step: what happens now, or nothing. Raises UserError for what can't be done.
JudgeStep = Callable[[Tournament], Collection[happened.Entry]]


class Ledger:
    """Loads and saves events."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._changing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        #: What was loaded last, for what needn't be up to date.
        self._recent: Cache[str, KeptEvent] = Cache(_REMEMBERED)
        #: Is called with the id of every event that was changed.
        self.listeners: list[Callable[[str], None]] = []

    def lock(self, event_id: str) -> asyncio.Lock:
        """An event's lock, so that this process does one thing at a time with it."""
        return self._locks.setdefault(event_id, asyncio.Lock())

    async def load(self, event_id: str) -> KeptEvent:
        """Load an event. Raises UserError if there is none, ArchiveError."""
        self._recent.forget(event_id)
        return await self.recall(event_id)

    async def recall(self, event_id: str) -> KeptEvent:
        """An event as it was lately: what every move asks for costs nothing. Raises like `load`."""
        return await self._recent.get(event_id, lambda: self._read(event_id))

    def forget(self) -> None:
        """Load each event anew when it is next needed."""
        self._recent.clear()

    async def _read(self, event_id: str) -> KeptEvent:
        stored = await self._house.archive.events.load(event_id)
        if stored is None or not stored.entries:
            raise UserError("event-gone")
        event = fold_kept(event_id, stored.head.secret, stored.entries)
        return KeptEvent(stored.head, event, stored.entries)

    async def change(self, event_id: str, judge: JudgeStep) -> KeptEvent:
        """Let something happen in an event, and return it as it is then: of many who press at once, one after another.

        Raises what `judge` raises, ArchiveError.
        """
        async with self._changing.setdefault(event_id, asyncio.Lock()):
            for left in reversed(range(_TRIES)):
                kept = await self.load(event_id)
                found = judge(kept.event)
                if not found:
                    return kept
                try:
                    return await self.write(kept, found)
                except StaleNumber:
                    if not left:
                        raise
        raise AssertionError("unreachable")

    async def write(self, kept: KeptEvent, found: Iterable[happened.Entry]) -> KeptEvent:
        """Save what happened next in an event. Raises StaleNumber, ArchiveError."""
        now, event, posts = self._house.now(), kept.event, dict[str, None]()
        lines, new = [], set[int]()
        for entry in found:
            new |= _brings(entry)
            event = follow(event, entry, now)
            lines.append(Entry(now, journal.write(entry)))
            posts |= dict.fromkeys(_posts_of(entry, event))
        head = replace(kept.head, phase=phase_of(event, kept.head.phase), due=0)
        wanted = () if head.phase is EventPhase.DRAFT else tuple(posts)
        await self._house.archive.events.append(head, lines, wanted, new)
        self._recent.forget(head.id)  # somebody may have been erased meanwhile
        for listener in self.listeners:
            listener(head.id)
        return KeptEvent(replace(head, number=event.number), event, (*kept.entries, *lines))


#: What the ids of events are made of.
_SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"


def derive_id(key: bytes, name: str) -> str:
    """An event's id that follows from another one's secret: six letters and digits."""
    digest = hmac.new(key, name.encode(), sha256).digest()
    return "".join(_SIGNS[byte % len(_SIGNS)] for byte in digest[:6])


def draft_id(signs: str) -> str:
    """The id of a new event: of random letters and digits, fewer than a table's has."""
    return signs[:6]


def _brings(entry: happened.Entry) -> set[int]:
    """Whom an entry may be the first to name: who joins, and who organises."""
    joins = entry.person if isinstance(entry, happened.SignedUp | happened.ReportedIn) else None
    return {one for one in (joins, getattr(entry, "by", None)) if one is not None}


def phase_of(event: Tournament, before: EventPhase) -> EventPhase:
    """How far an event is, for its row. One that somebody called off isn't over before its tables are closed."""
    if event.close is not None:
        return EventPhase.OVER if event.closed_by is None else before
    if event.commenced is not None:
        return EventPhase.RUNNING
    return before


def round_post(event: Tournament) -> str:
    """The name of the message of the present round; of a live event, the first is the one that called everybody."""
    return f"{ROUND}-{max(1, event.round)}"


def _posts_of(entry: happened.Entry, event: Tournament) -> tuple[str, ...]:
    """The messages that an entry changes, as the event is after it."""
    match entry:
        case happened.SignedUp() | happened.SignedOff() | happened.Replanned() | happened.Announced():
            return (SIGN_UP,) if event.commenced or not event.summoned_at else (SIGN_UP, round_post(event))
        case happened.Summoned():
            return SIGN_UP, round_post(event)
        case happened.ReportedIn() | happened.CameBack():
            return (round_post(event),) if event.commenced or event.summoned_at else ()
        case happened.Suspended() | happened.Continued() | happened.HandedOn():
            if event.commenced:
                return (round_post(event),)
            return (SIGN_UP, round_post(event)) if event.summoned_at else (SIGN_UP,)
        case happened.Commenced():
            return (SIGN_UP,)
        case happened.Paired(number):
            before = (f"{ROUND}-{number - 1}",) if number > 1 else ()  # which said when this one begins
            return SIGN_UP, *before, f"{ROUND}-{number}"  # nobody new can come once half the rounds have begun
        case happened.KickedOff(number):
            return (f"{ROUND}-{event.meeting(number).round}",)
        case happened.Settled(number):
            return f"{ROUND}-{event.meeting(number).round}", f"{RESULT}-{number}"
        case happened.Corrected(number):
            ended = (SIGN_UP, END) if event.close is not None else ()
            return f"{ROUND}-{event.meeting(number).round}", f"{CORRECTION}-{event.number}", *ended
        case happened.Concluded():
            last = (round_post(event),) if event.commenced or event.summoned_at else ()
            return SIGN_UP, *last, END
        case happened.KeptApart() | happened.Qualified() | happened.Appeared():
            return ()
