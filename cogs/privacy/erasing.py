"""What is kept about somebody, in words and as a file; and erasing it, also from the disk.

Play isn't disturbed. What SQLite deletes is overwritten at once. Its log is emptied, and the file cleared part by part,
when somebody erases themself, at most once an hour; whatever else was forgotten waits for the daily look, as does what
a crash or a full disk has held up. PostgreSQL has to rewrite tables, and whoever wants one waits meanwhile: that
happens at night.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import structlog
from discord.ui import ActionRow

from cogs.controls.addresses import at_no_table
from cogs.controls.answers import Reply, tell
from cogs.controls.buttons import button
from cogs.controls.sentences import UserError
from cogs.faces.spread import Style
from cogs.people.people import harmless
from cogs.people.presence import leave
from cogs.press.desk import Desk
from cogs.press.press import Press
from data import DAY, ArchiveError, Erased, ErasedLately, Kept, Person, Pref, Signal, Status, StillNamed, Topic
from data.stand_ins import new_stand_in
from host import packing
from host.budget import payer
from host.house import LONGEST_HOLD, House
from host.lane import Lane
from words import Speech

log = structlog.get_logger("compacting")

#: How often at most people who are erased have the database cleared, and how often it is looked after anyway (ms).
AN_HOUR = 60 * 60 * 1000
A_DAY = 24 * AN_HOUR
#: The hours, by the machine's clock, in which people may be kept waiting.
NIGHT = range(2, 5)


class Compacting:
    """Has the database cleared when something was erased."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._looked_at: int | None = None
        self._tried_at: int | None = None
        self._alone = asyncio.Lock()  # those who come meanwhile needn't have it done again

    async def soon(self) -> None:
        """Do it now if something was erased, or else, if that has just been tried or keeps others waiting, later."""
        async with self._alone:
            if not self._house.archive.privacy.disturbs and not self._within(self._tried_at, AN_HOUR):
                await self._compact()

    async def sweep(self) -> None:
        """Look once a day, and after a start, whether something erased is still on the disk; in the first cluster."""
        disturbs = self._house.archive.privacy.disturbs
        if not self._house.archive.fleet.cluster.first or (disturbs and not self._is_night()):
            return
        if not self._within(self._looked_at, A_DAY // 2 if disturbs else A_DAY):
            self._looked_at = self._house.now()
            self._house.spawn(self._compact(), "compact the database")

    def _is_night(self) -> bool:
        return time.localtime(self._house.now() / 1000).tm_hour in NIGHT

    def _within(self, at: int | None, pause: int) -> bool:
        return at is not None and 0 <= self._house.now() - at < pause

    async def _compact(self) -> None:
        """Have the database cleared; a failure is logged, and the next day or start tries again."""
        try:
            if not await self._house.archive.privacy.compact():
                return  # there was nothing to do
        except ArchiveError as error:
            log.error("could not compact the database", error=str(error))
        self._tried_at = self._house.now()  # it was work, even if it failed


#: The shape of the exported file; it rises when a field changes its meaning or goes.
FORMAT, VERSION = "mundialito-person", 1
#: Preferences that aren't settings of the person's own; nor are mappings, in which features note something: of each,
#: `privacy-count-<name>` tells the number of entries.
_NOTED = ("name", "account", "language", "blocked")


async def collect(house: House, person: int) -> Kept:
    """What is kept about a person; whoever asks pays for reading it. Raises ArchiveError."""
    by = payer()
    return await house.archive.privacy.collect(person, None if by is None else by.charge)


def open_of(kept: Kept) -> list[Any]:
    """The tables and invitations that the person would leave."""
    return [row for row in kept.tables if row["status"] in (Status.LOBBY, Status.RUNNING)]


def is_empty(kept: Kept) -> bool:
    """Whether nothing is kept about the person that they could delete."""
    played = (kept.tables, kept.results, kept.tries, kept.follows, kept.tips, kept.digests, kept.streaks, kept.mistakes)
    rest = (kept.traces, kept.hands, kept.servers, kept.bans, kept.changes, kept.events)
    return not any((*played, *rest)) and not kept.preferences and kept.dm_channel is None


def describe(kept: Kept, say: Speech) -> str:
    """Say in plain words what is kept about a person."""
    if is_empty(kept) and kept.erased_at is None and not kept.against:
        return say("privacy-nothing")
    prefs, person = kept.preferences, Person(kept.person_id, kept.dm_channel, kept.preferences)
    lines = [] if is_empty(kept) else [say("privacy-id")]
    if person.name is not None:
        lines.append(say("privacy-names", name=harmless(person.name), account=harmless(person.account)))
    if isinstance(language := prefs.get(Pref.LANGUAGE), str):
        lines.append(say("privacy-language", language=harmless(language)))
    if kept.dm_channel is not None:
        lines.append(say("privacy-direct"))
    noted = {name: entries for name, entries in sorted(prefs.items()) if isinstance(entries, dict)}
    absences = sum(row["kind"] == "absence" for row in kept.against)
    mentions = sum(row["kind"] == "mention" for row in kept.traces)
    counts = {
        "settings": len(prefs.keys() - set(_NOTED) - noted.keys()),
        "blocked": len(person.blocked),
        **{name: len(entries) for name, entries in noted.items()},
        "open": len(open_of(kept)),
        "finished": len(kept.results),
        "tries": len(kept.tries),
        "mentions": mentions,
        "openings": len(kept.traces) - mentions,
        "hands": len(kept.hands),
        "servers": len(kept.servers),
        "bans": len(kept.bans),
        "follows": len(kept.follows),
        "tips": len(kept.tips),
        "digests": len(kept.digests),
        "streaks": len(kept.streaks),
        "mistakes": len(kept.mistakes),
        "changes": len(kept.changes),
        "events": len(kept.events),
        "absences": absences,
        "against": len(kept.against) - absences,
    }
    lines += [say(f"privacy-count-{name}", count=count) for name, count in counts.items() if count]
    if kept.erased_at is not None:
        lines.append(say("privacy-erased-lately", when=f"<t:{kept.erased_at // 1000}:R>"))
    return "\n".join((say("privacy-title"), *(f"- {line}" for line in lines), say("privacy-ways")))


def file_of(kept: Kept, actions: tuple[Mapping[str, Any], ...], now: int) -> dict[str, Any]:
    """Everything that is kept about a person, as it is in their file; PRIVACY.md describes it. `now` is unix ms."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "made_at": datetime.fromtimestamp(now / 1000, UTC).isoformat(timespec="seconds"),
        "person": kept.person_id,
        "dm_channel": kept.dm_channel,
        "preferences": dict(kept.preferences),
        "tables": kept.tables,
        "results": kept.results,
        "ratings": kept.ratings,
        "actions": actions,
        "puzzle_tries": kept.tries,
        "notes": kept.traces,
        "hands": kept.hands,
        "servers": kept.servers,
        "bans": kept.bans,
        "follows": kept.follows,
        "tips": kept.tips,
        "digests": kept.digests,
        "streaks": kept.streaks,
        "mistakes": kept.mistakes,
        "changes": kept.changes,
        "events": kept.events,
        "against": kept.against,
        "erased_at": kept.erased_at,
    }


async def write_json(lane: Lane, content: Mapping[str, Any]) -> bytes:
    """Write a file as JSON, in pieces and not here."""
    fields = []
    for name, value in content.items():
        if isinstance(value, tuple) and value:
            starts = range(0, len(value), packing.ROWS)
            pieces = [await lane.run(packing.write_rows, value[start : start + packing.ROWS]) for start in starts]
            fields.append(f' "{name}": [\n' + ",\n".join(pieces) + "\n ]")
        else:
            fields.append(f' "{name}": {packing.value(value)}')
    return ("{\n" + ",\n".join(fields) + "\n}").encode()


#: How often somebody may sit down again while they are being erased.
_TRIES = 5


async def erase(house: House, person: int) -> Erased:
    """Erase a person whole or not at all; nothing is left but a number for them in the games of others.

    The file still has to be compacted (`archive.privacy.compact`). Raises ArchiveError, and TimeoutError if one of
    their tables is busy for too long.
    """
    tables = await house.archive.privacy.naming(person)
    for left in reversed(range(_TRIES)):
        held, stand_in = tables, new_stand_in()
        async with _hold(house, held):
            try:
                erased = await house.archive.privacy.erase(person, stand_in, held, house.now())
            except StillNamed as refusal:
                if not left:
                    raise
                seated, tables = refusal.seated, refusal.tables
            else:
                house.spawn(house.archive.fleet.tell(Signal(Topic.PERSON, str(person))), "tell of an erasure")
                log.info("a person was erased", tables=len(erased.tables), entries=erased.entries)
                return erased
            finally:
                # A database that was lost just now may have saved the erasure all the same.
                for table_id in held:
                    house.forget(table_id)
        if seated:
            await leave(house, person)
    raise AssertionError("unreachable")


@asynccontextmanager
async def _hold(house: House, tables: Collection[str]) -> AsyncIterator[None]:
    """Hold these tables, in one order for everybody. Raises TimeoutError."""
    async with AsyncExitStack() as stack:
        async with asyncio.timeout(LONGEST_HOLD):
            for table_id in sorted(tables):
                await stack.enter_async_context(house.lock(table_id))
        yield


#: The verb of the button.
ERASE = "erase"
#: How long the button deletes something (minutes).
VALID = 15


class Deleting:
    """Asks, and deletes."""

    def __init__(self, desk: Desk, compacting: Compacting) -> None:
        self._desk, self._compacting = desk, compacting

    async def ask(self, person: int, say: Speech) -> Reply:
        """Say what deleting does, with the button that does it. Raises ArchiveError, UserError."""
        desk = self._desk
        kept = await collect(desk.house, person)
        if is_empty(kept):
            return tell(describe(kept, say))
        self._check_pause(kept)
        address = at_no_table(ERASE, f"{person}|{desk.house.now()}")
        row = ActionRow(button(say("button-erase"), address, Style.GRAVE))
        return tell(say("privacy-ask", open=len(open_of(kept)), minutes=VALID), row)

    async def erase(self, press: Press) -> Reply | None:
        """Erase the person who presses. Raises ArchiveError, TimeoutError, UserError."""
        person, desk = press.person, self._desk
        owner, _, asked_at = press.address.words.partition("|")
        if owner != str(person) or not asked_at.isdecimal():
            raise UserError("press-outdated")
        if not 0 <= desk.house.now() - int(asked_at) <= VALID * 60_000:
            raise UserError("privacy-late", minutes=VALID)
        self._check_pause(await collect(desk.house, person))
        desk.open_panels.forget_person(person)
        tables = await leave(desk.house, person)
        kept = await collect(desk.house, person)
        tables |= {str(row["table_id"]) for row in kept.hands}
        try:
            async with desk.hands.hold_back(tables, person):
                erased = await erase(desk.house, person)
        except ErasedLately as refusal:  # another press was first
            raise _too_soon(refusal.again) from refusal
        finally:
            desk.invalidation.forget_person(person)
        await self._compacting.soon()
        nothing = is_empty(kept) and not erased.tables
        return tell(press.say("privacy-erased-nothing" if nothing else "privacy-erased"), update=press.private)

    def _check_pause(self, kept: Kept) -> None:
        """Raise UserError if somebody deleted themself less than a day ago."""
        if kept.erased_at is not None and 0 <= self._desk.house.now() - kept.erased_at < DAY:
            raise _too_soon(kept.erased_at + DAY)


def _too_soon(again: int) -> UserError:
    """Say when somebody can delete themself again (unix ms)."""
    return UserError("privacy-too-soon", when=f"<t:{-(-again // 1000)}:R>")
