"""Keeps events going: calls people, pairs rounds, opens tables, settles games, ends what is over, and repeats it.

Each event is looked at when something is due, when a game of it ends and when somebody does something. What comes next
is told by `tournaments.course` alone; here it is done, one step after the other, each saved before the next. After a
crash the next look goes on where the last one ended.
"""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import discord
import structlog

from cogs.controls.sentences import UserError
from cogs.events.running.calendar import Calendar
from cogs.events.running.ledger import KeptEvent, Ledger, round_post
from cogs.events.running.series import EventSeries
from cogs.events.running.tables import EventTables, table_of
from cogs.press.desk import Desk
from data import ArchiveError, EventPhase, StaleNumber, TooMany
from host.house import Session
from host.intervals import Backoff
from ratings import Scope
from rules.table.errors import TableRefusal
from tournaments import entries as happened
from tournaments.course import (
    GLANCE,
    BeginEvent,
    CallRoll,
    Decide,
    Finish,
    OpenTable,
    PairNext,
    PutBack,
    Replace,
    Settle,
    WaitUntil,
    begin,
    drop_open,
    judge,
    next_step,
    pair,
)
from tournaments.plan import DAY, MINUTE, SECOND, STRICT_FROM, Format, write_plan
from tournaments.results import last_time
from tournaments.tournament import Close, Decision, Meeting, Tournament

log = structlog.get_logger("events")

#: The longest time for which somebody who missed their last game has to wait.
LONGEST_WAIT = 30 * DAY
#: How many steps are made in one go.
_STEPS = 200
#: How long an event waits for a thread that can't be made, and how long before it gives up.
_PATIENCE, _GIVE_UP = 5 * MINUTE, DAY


class Keeper:
    """Looks after the events of this process's servers."""

    def __init__(self, desk: Desk, ledger: Ledger, tables: EventTables) -> None:
        self._desk, self._house, self._ledger, self._tables = desk, desk.house, ledger, tables
        self._calendar, self.series = Calendar(desk), EventSeries(desk.house)
        #: How many turns the games of live events had had when their rounds were shown last.
        self._turns: dict[str, int] = {}
        self._busy: set[str] = set()
        self._again: set[str] = set()
        self._backoff = Backoff()
        #: The events that wait until the bot is back in their servers, and these servers.
        self._away = dict[str, int]()
        self._has_swept = False
        ledger.listeners.append(self.look_soon)
        desk.house.listeners.append(self._hear)

    def _hear(self, session: Session, actor: int | None) -> None:
        """A table was changed: if it is an event's, what it means is found out soon, unless it is just a move."""
        event_id = session.table.event
        if event_id and (actor is None or not session.table.awaited):
            self.look_soon(event_id)

    def look_soon(self, event_id: str) -> None:
        """Look after an event in the background, once more if that is being done now."""
        if event_id in self._busy:
            self._again.add(event_id)
            return
        self._busy.add(event_id)
        self._house.spawn(self._look_after(event_id), "look after an event")

    async def sweep(self) -> None:
        """Look after the events that are due; at first also after those whose games may have ended while nobody looked.

        Raises ArchiveError.
        """
        resting, ahead = self._backoff.resting(), 0 if self._has_swept else GLANCE
        due = await self._house.archive.events.due(self._house.now() + ahead)
        self._has_swept = True
        back = [event_id for event_id, guild in self._away.items() if not self._is_away(guild)]
        for event_id in back:
            del self._away[event_id]
        for event_id in dict.fromkeys((*back, *due)):
            if event_id not in resting:
                self.look_soon(event_id)

    async def _look_after(self, event_id: str) -> None:
        try:
            while True:
                self._again.discard(event_id)
                async with self._ledger.lock(event_id):
                    await self._go_on(event_id)
                if event_id not in self._again:
                    break
        except Exception as error:
            seconds = self._backoff.note_failure(event_id)
            known = isinstance(error, ArchiveError | discord.HTTPException | UserError | TimeoutError)
            log.error(
                "an event waits",
                tournament=event_id,
                error=str(error),
                retry_in=seconds,
                exc_info=None if known else error,
            )
        else:
            self._backoff.note_success(event_id)
        finally:
            self._busy.discard(event_id)

    async def _go_on(self, event_id: str) -> None:
        """Make the steps that are due now. Raises ArchiveError, HTTPException, TimeoutError."""
        await self._house.outages.ready()
        for _ in range(_STEPS):
            try:
                kept = await self._ledger.load(event_id)
            except UserError:
                log.info("an event is gone", tournament=event_id)  # with its server
                return
            if kept.head.phase is EventPhase.DRAFT:
                await self._drop_draft(kept)
                return
            if kept.event.close is not None:
                if kept.head.phase is not EventPhase.OVER:
                    await self._close(kept, kept.event.close)
                await self.series.renew_previous(kept.event)
                self._again.discard(event_id)
                return
            try:
                found = await self._next(kept)
                if isinstance(found, int):
                    await self._show_turns(kept)
                    await self._house.archive.events.put_off(event_id, kept.event.number, found)
                    return
                await self._ledger.write(kept, found)
            except StaleNumber:
                continue

    async def _show_turns(self, kept: KeptEvent) -> None:
        """Show the round of a live event anew if turns were taken since; it is looked at once a minute."""
        event = kept.event
        if event.plan.slow or not event.open:
            self._turns.pop(event.id, None)
            return
        turns = await self._tables.count_turns(event)
        if turns != self._turns.setdefault(event.id, turns):
            self._turns[event.id] = turns
            await self._house.archive.events.renew(event.id, round_post(event))

    async def _drop_draft(self, kept: KeptEvent) -> None:
        """Forget what nobody has announced for a day."""
        if self._house.now() - kept.head.created_at >= DAY:
            await self._house.archive.events.discard(kept.head.id)
        else:
            await self._house.archive.events.put_off(kept.head.id, kept.event.number, kept.head.created_at + DAY)

    def count_time(self, guild_id: int, since: int) -> int:
        """How much time people of a server have had since then: outages are nobody's (ms)."""
        now = self._house.now()
        return now - since - self._house.outages.within(since, now, guild_id)

    async def _next(self, kept: KeptEvent) -> tuple[happened.Entry, ...] | int:
        """What happens now, or until when nothing does (unix ms)."""
        event, guild, now = kept.event, kept.head.guild_id, self._house.now()
        if self._is_away(guild):
            self._away[event.id] = guild
            return now + MINUTE
        if gone := await self._leavers(kept):
            return gone
        if await self._has_lost_organiser(kept):
            return (happened.HandedOn(),)
        waits = [now + DAY]
        for meeting in event.open:
            if meeting.opened_at:
                found = await self._judge(kept, meeting)
                if not isinstance(found, int):
                    return found
                waits.append(found)
        due = next_step(event, now, lambda since: self.count_time(guild, since))
        await self._calendar.follow(kept)
        match due:
            case WaitUntil(until):
                return min((until, *waits)) if event.commenced else until
            case CallRoll():
                return (happened.Summoned(),)
            case PutBack(start):
                return (happened.Replanned(None, write_plan(replace(event.plan, start=start))),)
            case BeginEvent():
                return await self._begin(kept)
            case PairNext():
                return await self._pair(kept)
            case OpenTable(number):
                opened = await self._open(kept, event.meeting(number))
                return min((opened, *waits)) if isinstance(opened, int) else opened
            case Settle(number, places, decision):
                channel = await self._tables.find(event, event.meeting(number))
                if channel is not None:  # its table was opened, and that wasn't noted: it is decided there
                    return (happened.KickedOff(number, channel),)
                return (happened.Settled(number, places, decision.value),)
            case Finish(why):
                return await self._finish(kept, why)

    async def _judge(self, kept: KeptEvent, meeting: Meeting) -> tuple[happened.Entry, ...] | int:
        """What becomes of a game that is being played, or until when to wait."""
        event, now = kept.event, self._house.now()
        found = await self._tables.look_at(event, meeting)
        if found is None:
            return now + MINUTE
        facts, decision = found
        match judge(event, meeting, facts, now, lambda since: self.count_time(kept.head.guild_id, since)):
            case WaitUntil(until):
                return until
            case Replace(person):
                await self._tables.replace(event, meeting, person)
                return now
            case Decide() as decided if facts.over and decision is not None:
                told = decision if decided.decision is Decision.PLAYED else decided.decision
                return (happened.Settled(meeting.number, decided.places, told.value, facts.turns),)
            case Decide(places, Decision.VANISHED):
                await self._tables.stop(event, meeting)
                return (happened.Settled(meeting.number, places, Decision.VANISHED.value, facts.turns),)
            case Decide() as decided:
                if not await self._tables.decide(event, meeting, decided):
                    return now  # it has ended by itself meanwhile
                places, how = decided.places, decided.decision.value
                return (happened.Settled(meeting.number, places, how, facts.turns),)

    def _is_away(self, guild_id: int) -> bool:
        """Whether nothing may happen in a server now: the bot is cut off from it, or was removed."""
        return self._house.outages.is_away(guild_id) or self._desk.bot.get_guild(guild_id) is None

    async def _has_lost_organiser(self, kept: KeptEvent) -> bool:
        """Whether the organiser was erased, is banned or has left the server. Raises ArchiveError."""
        person, guild, members = kept.event.organiser, kept.head.guild_id, self._desk.members
        if person <= 0 or await self._desk.bans.holds(guild, person):
            return person != 0
        if kept.event.plan.slow and not await members.left(guild, (person,), ask=True):  # asked once a day
            return False
        return not await members.present(guild, person)

    async def _leavers(self, kept: KeptEvent, *, ask: bool = False) -> tuple[happened.Entry, ...]:
        """Who has left, is banned or was erased: they are out. With `ask`, Discord is asked who wasn't seen lately.

        Raises ArchiveError.
        """
        event, guild = kept.event, kept.head.guild_id
        members, bans = self._desk.members, self._desk.bans
        left = await members.left(guild, event.joined, ask=ask)
        left = {person for person in left if person < 0 or await members.has_left(guild, person)}
        gone = [person for person in event.joined if person in left or await bans.holds(guild, person)]
        return tuple(happened.SignedOff(person, None) for person in gone)

    async def _blocks(self, event: Tournament) -> tuple[happened.Entry, ...]:
        """Who may not meet, if that has changed; everybody is read once. Raises ArchiveError."""
        archive = self._house.archive
        known = {await archive.shadow(person): person for person in event.joined} | {one: one for one in event.joined}
        found = set[frozenset[int]]()
        for person in event.joined:
            blocked = (await archive.people.person(person)).blocked
            found |= {frozenset((person, known[one])) for one in blocked if known.get(one, person) != person}
        if found == event.apart:
            return ()
        return (happened.KeptApart(tuple(person for pair_ in sorted(map(sorted, found)) for person in pair_)),)

    async def _begin(self, kept: KeptEvent) -> tuple[happened.Entry, ...]:
        """The start, or first what it depends on: who is still there, and who may not meet."""
        event = kept.event
        if before := await self._leavers(kept, ask=event.plan.slow) or await self._blocks(event):
            return before
        ladder = await self._house.archive.ratings.standings(kept.head.guild_id, Scope(event.plan.game))
        points = {one.person: one.points for one in ladder if one.person in event.here}
        rated = sorted(points, key=lambda person: (-points[person], event.entrants[person].number))
        return (begin(event, tuple(rated), await self._before(event)),)

    async def _before(self, event: Tournament) -> dict[int, tuple[int, int, int]]:
        """Where people of a league were the last time."""
        if event.plan.format is not Format.LEAGUE or not event.plan.previous:
            return {}
        try:
            last = (await self._ledger.load(event.plan.previous)).event
        except UserError:
            return {}
        return last_time(last) if last.commenced is not None and last.plan.format is Format.LEAGUE else {}

    async def _pair(self, kept: KeptEvent) -> tuple[happened.Entry, ...] | int:
        # Of a cup or a league, who may not meet is settled at the start: nobody comes through by blocking somebody.
        before = await self._leavers(kept, ask=kept.event.plan.slow)
        if not before and kept.event.plan.format is Format.EVENING:
            before = await self._blocks(kept.event)
        if before:
            return before
        found = await asyncio.to_thread(pair, kept.event)
        return found or await self._finish(kept, Close.NO_PAIRING)

    async def _open(self, kept: KeptEvent, meeting: Meeting) -> tuple[happened.Entry, ...] | int:
        """Open a meeting's table; wait if there can be no thread now, and end the event if its channel is gone."""
        now = self._house.now()
        try:
            return (happened.KickedOff(meeting.number, await self._tables.open(kept, meeting)),)
        except discord.NotFound:
            return await self._finish(kept, Close.LOST)
        except TableRefusal as error:
            log.error("a game can't begin as it was planned", tournament=kept.head.id, error=str(error))
            return (happened.Settled(meeting.number, (1,) * len(meeting.people), Decision.VOID.value),)
        except (UserError, discord.Forbidden, TooMany) as error:
            log.warning("no table could be opened", tournament=kept.head.id, error=str(error))
            if now - kept.event.touched_at > _GIVE_UP:
                return await self._finish(kept, Close.LOST)
            return now + _PATIENCE

    async def _finish(self, kept: KeptEvent, why: Close) -> tuple[happened.Entry, ...] | int:
        """End an event, once the last boards are up, who stayed away is noted and the next of its series is planned."""
        if await self._boards_wait(kept.event):
            return self._house.now() + SECOND
        await self._stop_tables(kept.event, kept.event.open)
        await self._tidy(kept, why)
        await self._note_absences(kept)
        await self.series.plan_next(kept, why)
        return (*drop_open(kept.event), happened.Concluded(why.value))

    async def _close(self, kept: KeptEvent, why: Close) -> None:
        """Put away what was called off: the tables that were open, or opened meanwhile, and then all else.

        Raises ArchiveError, TimeoutError.
        """
        dropped = [one for one in kept.event.meetings if one.decision is Decision.VANISHED]
        await self._stop_tables(kept.event, dropped)
        if await self._boards_wait(kept.event):
            await self._house.archive.events.put_off(kept.head.id, kept.event.number, self._house.now() + SECOND)
            return
        await self._tidy(kept, why)
        await self._house.archive.events.close(kept.head.id)

    async def _stop_tables(self, event: Tournament, meetings: Iterable[Meeting]) -> None:
        """End the games of these meetings that run. Raises ArchiveError, TimeoutError."""
        for meeting in meetings:
            if await self._tables.find(event, meeting) is not None:
                await self._tables.stop(event, meeting)

    async def _boards_wait(self, event: Tournament) -> bool:
        """Whether boards of the last games still have to be shown; nothing waits for them for more than a minute."""
        recent = [one for one in event.meetings if one.opened_at and one.settled_at > self._house.now() - MINUTE]
        for one in recent:
            if await self._house.archive.outbox.of_table(table_of(event, one)):
                return True
        return False

    async def _note_absences(self, kept: KeptEvent) -> None:
        """Let those who missed their last game of a large event wait, and forget it of those who played."""
        event, events = kept.event, self._house.archive.events
        if event.commenced is None:
            return
        strict = len(event.commenced.persons) >= STRICT_FROM
        forgiven = list[int]()
        for person, one in event.entrants.items():
            if person < 0:
                continue
            shadow = await self._house.archive.shadow(person)
            if one.absent and strict:
                known = await events.absence(kept.head.guild_id, shadow)
                wait = min(DAY << min(known[0] if known else 0, 10), LONGEST_WAIT)
                await events.note_absence(kept.head.guild_id, shadow, self._house.now() + wait, event.id)
            elif not one.absent and any(_is_played(each) for each in event.meetings_of(person)):
                forgiven.append(shadow)
        await events.forgive(kept.head.guild_id, forgiven)

    async def _tidy(self, kept: KeptEvent, why: Close) -> None:
        """Put away what an event needs no more: its threads, and its entry in the calendar."""
        await self._calendar.close(kept, why)
        for channel in sorted({one.channel for one in kept.event.meetings if one.channel}):
            if await self._house.archive.tables.running_in(channel) is not None:
                continue
            try:
                thread: Any = self._desk.bot.get_channel(channel) or await self._desk.bot.fetch_channel(channel)
                if isinstance(thread, discord.Thread) and not thread.archived:
                    await thread.edit(archived=True)
            except discord.HTTPException as error:
                log.info("a thread stays open", tournament=kept.head.id, code=error.code)


def _is_played(meeting: Meeting) -> bool:
    return meeting.decision in (Decision.PLAYED, Decision.TIME, Decision.CLOCK)
