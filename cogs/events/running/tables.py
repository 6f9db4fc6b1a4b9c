"""The tables of an event's games: opened in threads of their own, looked at, and decided.

A meeting's table has an id that follows from the event's seed, so it is opened once, whoever opens it and however often
the bot is killed meanwhile. Threads are used again by later rounds.
"""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

import discord
import structlog

from cogs.controls.answers import server_speech
from cogs.delivery.places import delete_notice, needs_text_channel
from cogs.events.running.ledger import KeptEvent
from cogs.people.presence import REMOVED
from cogs.press.desk import Desk
from data import Duplicate, PlaceTaken, StaleNumber, Status
from host.house import House, NoSuchTable, Session
from host.sessions import ID_LENGTH
from players import default_level
from rules.table import requests as ask
from rules.table.clocks import may_end_from
from rules.table.errors import TableRefusal
from rules.table.seating import begin_seated
from rules.table.table import Finished, Running
from rules.table.terms import Pace, SeatOrder, Terms, TimeControl
from rules.table.values import Ending
from tournaments.course import Decide, Facts
from tournaments.lots import table_id, table_secret
from tournaments.plan import Plan
from tournaments.tournament import Decision, Meeting, Tournament

log = structlog.get_logger("events")


def table_of(event: Tournament, meeting: Meeting) -> str:
    """The id of a meeting's table, whether it exists yet or not."""
    return table_id(event.seed, meeting.number, ID_LENGTH)


def meeting_of(event: Tournament, wanted: str) -> Meeting | None:
    """The meeting whose table has this id, or None."""
    return next((one for one in event.meetings if table_of(event, one) == wanted), None)


async def find_turns(house: House, event: Tournament, meetings: Iterable[Meeting]) -> dict[int, int]:
    """How many turns the games of these meetings have had that are being played, by number. Raises ArchiveError."""
    found = {}
    for meeting in meetings:
        if meeting.running:
            with suppress(NoSuchTable):
                table = (await house.session(table_of(event, meeting))).table
                found[meeting.number] = int(getattr(table, "turns", 0))
    return found


async def is_awaited(house: House, event: Tournament, meeting: Meeting, person: int) -> bool:
    """Whether a meeting's game waits for somebody. Raises ArchiveError."""
    with suppress(NoSuchTable):
        table = (await house.session(table_of(event, meeting))).table
        return isinstance(table, Running) and person in table.awaited_persons
    return False


class EventTables:
    """Opens, looks at and decides the tables of events."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._house = desk, desk.house

    async def open(self, kept: KeptEvent, meeting: Meeting) -> int:
        """Open a meeting's table and return its channel.

        Raises UserError if there can be no thread, HTTPException, ArchiveError.
        """
        event, found = kept.event, await self._house.archive.tables.head(table_of(kept.event, meeting))
        if found is not None:
            return found.channel_id
        for reused in self._free_threads(event):
            if await self._house.archive.tables.running_in(reused) is None and await self._is_there(reused):
                try:
                    return await self._open_in(reused, kept, meeting)
                except PlaceTaken:
                    continue
        channel = self._desk.bot.get_channel(kept.head.channel_id) or await self._desk.bot.fetch_channel(
            kept.head.channel_id
        )
        say = await server_speech(self._desk.bot, self._house.archive, kept.head.guild_id)
        places = {one.channel for one in event.meetings if one.channel}
        name = say("event-thread", event=event.plan.name, table=str(len(places) + 1))
        thread = await self._desk.threads.make(needs_text_channel(channel), name, meeting.people)
        self._house.spawn(self._hide_notice(thread), "delete the notice of a thread")
        return await self._open_in(thread, kept, meeting)

    async def _hide_notice(self, thread_id: int) -> None:
        """Delete Discord's notice of a thread from the channel: many come at once."""
        with suppress(discord.HTTPException):
            made = self._desk.bot.get_channel(thread_id) or await self._desk.bot.fetch_channel(thread_id)
            if isinstance(made, discord.Thread):
                await delete_notice(made)

    def _free_threads(self, event: Tournament) -> list[int]:
        """The threads of games that are over, which no other game of the event uses."""
        used = {one.channel for one in event.open}
        return sorted({one.channel for one in event.meetings if one.channel} - used)

    async def _is_there(self, channel_id: int) -> bool:
        try:
            thread = self._desk.bot.get_channel(channel_id) or await self._desk.bot.fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden):
            return False
        return isinstance(thread, discord.Thread) and not thread.locked

    async def _open_in(self, channel_id: int, kept: KeptEvent, meeting: Meeting) -> int:
        event, plan, desk = kept.event, kept.event.plan, self._desk
        minutes, turns = plan.clock
        control = TimeControl.STEADY if plan.slow else TimeControl.NONE
        pace = Pace.SLOW if plan.slow else Pace.LIVE
        progress = begin_seated(
            table_of(event, meeting),
            table_secret(event.seed, meeting.number),
            plan.game,
            meeting.people,
            options=plan.options,
            terms=Terms(pace=pace, order=SeatOrder.JOINED, minutes=minutes, turns=turns, apart=True, control=control),
            event=event.id,
            now=self._house.now(),
            clock=self._house.outages.clock,
        )
        assert desk.bot.user is not None
        try:
            opened = await desk.requests.open(
                progress,
                guild_id=kept.head.guild_id,
                channel_id=channel_id,
                actor=desk.bot.user.id,
                key=f"event-{event.id}-{meeting.number}",
                rematch=True,
            )
        except (Duplicate, StaleNumber):  # another process was faster
            opened = await self._house.session(table_of(event, meeting))
        return opened.head.channel_id

    async def find(self, event: Tournament, meeting: Meeting) -> int | None:
        """The channel of a meeting's table if it runs, None else. Raises ArchiveError."""
        head = await self._house.archive.tables.head(table_of(event, meeting))
        return head.channel_id if head is not None and head.status is Status.RUNNING else None

    async def look_at(self, event: Tournament, meeting: Meeting) -> tuple[Facts, Decision | None] | None:
        """What a meeting's table shows; if its game is over, also how it was decided.

        None if it waits until the bot is back in its server. Raises ArchiveError.
        """
        try:
            session = await self._house.session(table_of(event, meeting))
        except NoSuchTable:
            head = await self._house.archive.tables.head(table_of(event, meeting))
            aside = head is not None and head.status is Status.SET_ASIDE and head.reason == REMOVED
            waits = aside or (head is not None and head.status is Status.RUNNING)
            return None if waits else (Facts(lost=True), None)
        return facts_of(session, meeting, event.plan, self._house.now())

    async def decide(self, event: Tournament, meeting: Meeting, decided: Decide) -> bool:
        """End the game of a meeting; False if it has ended meanwhile. Raises ArchiveError, TimeoutError."""
        ranking = _ranking_of(decided.places)
        reason = Ending.TIME if decided.decision is Decision.TIME else Ending.FORFEIT
        try:
            await self._house.ask(table_of(event, meeting), ask.DecideGame(reason.value, ranking), actor=None)
        except NoSuchTable:
            return True
        except TableRefusal:
            return decided.decision is Decision.VOID
        return True

    async def count_turns(self, event: Tournament) -> int:
        """How many turns the games of an event that are being played have had. Raises ArchiveError."""
        return sum((await find_turns(self._house, event, event.open)).values())

    async def stop(self, event: Tournament, meeting: Meeting) -> None:
        """End the game of a meeting without a result. Raises ArchiveError, TimeoutError."""
        assert self._desk.bot.user is not None
        try:
            request = ask.EndByModerator(self._desk.bot.user.id)
            await self._house.ask(table_of(event, meeting), request, actor=None)
        except (NoSuchTable, TableRefusal):
            log.info("a game is over already", tournament=event.id, meeting=meeting.number)

    async def replace(self, event: Tournament, meeting: Meeting, person: int) -> None:
        """Let a computer play on for somebody who isn't there. Raises ArchiveError, TimeoutError."""
        try:
            level = default_level(event.plan.game)
            await self._house.ask(table_of(event, meeting), ask.Resign(person, level), actor=None)
        except (NoSuchTable, TableRefusal):
            log.info("somebody absent is gone already", tournament=event.id, meeting=meeting.number)


def _ranking_of(places: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The seats by place, those without one last; nobody if all are without."""
    if not any(places):
        return ()
    order = sorted({place for place in places if place})
    groups = [tuple(seat for seat, one in enumerate(places) if one == place) for place in order]
    last = tuple(seat for seat, one in enumerate(places) if not one)
    return (*groups, last) if last else tuple(groups)


def facts_of(session: Session, meeting: Meeting, plan: Plan, now: int) -> tuple[Facts, Decision | None]:
    """What a table shows at `now`; if its game is over, also how it was decided."""
    table = session.table
    if not isinstance(table, Running | Finished):
        return Facts(lost=True), None
    acted, left = _find_active(table), frozenset(person for _, person in table.gone)
    if isinstance(table, Finished):
        return _result_of(table, meeting, Facts(acted=acted, left=left, turns=table.turns))
    awaited = tuple(meeting.people[seat] for seat in table.awaited if table.seats[seat].person is not None)
    # Time for which somebody's holiday held a slow table is nobody's.
    since = (
        table.wall(table.awaiting_since + plan.patience) - plan.patience
        if plan.slow
        else table.wall(table.awaiting_since)
    )
    # At a larger table, turns are taken for whoever is away: they have been absent from the beginning.
    idle = tuple(one.person for one in table.seats if one.person is not None and one.missed and one.person not in acted)
    if idle and len(meeting.people) > 2:
        awaited, since = idle, 0
    facts = Facts(
        awaited=awaited,
        since=since,
        acted=acted,
        left=left,
        expired=bool(table.banks) and bool(awaited) and may_end_from(table) <= now,
        ahead=_places(table.game.standing(table.match.state), len(meeting.people)),
        turns=table.turns,
    )
    return facts, None


def _result_of(table: Finished, meeting: Meeting, facts: Facts) -> tuple[Facts, Decision | None]:
    """What a table shows that is over, and how its game was decided."""
    ranking, ending, nobody = table.result.ranking, table.result.reason, (0,) * len(meeting.people)
    if not ranking:
        absent = ending == Ending.FORFEIT.value
        return (replace(facts, over=nobody), Decision.ABSENT) if absent else (replace(facts, lost=True), None)
    places = _places(ranking, len(meeting.people))
    if ending == Ending.TIME.value:
        return replace(facts, over=places), Decision.TIME
    if ending != Ending.FORFEIT.value:
        return replace(facts, over=places), Decision.PLAYED
    missing = {person for person in meeting.people if person not in facts.acted}
    without = tuple(
        0 if one in missing and place > 1 else place for one, place in zip(meeting.people, places, strict=True)
    )
    return replace(facts, over=without), Decision.WALKOVER if 0 in without else Decision.CLOCK


def _places(ranking: tuple[tuple[int, ...], ...], seats: int) -> tuple[int, ...]:
    """The place of each seat in a ranking, from 1; all are level if there is none."""
    found = {seat: place for place, group in enumerate(ranking, 1) for seat in group}
    return tuple(found.get(seat, 1) for seat in range(seats))


def _find_active(table: Running | Finished) -> frozenset[int]:
    """Who has done something in a game by themself, or wanted the table to."""
    return frozenset(person for act in table.acts if (person := act.person or act.left_to_table) is not None)
