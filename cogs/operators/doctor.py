"""Finds out what a table is waiting for and what is wrong with it, repairs it, and says both in words.

Nothing here changes a game: missing rows are saved again, and missing messages are posted again.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum

import discord

from cogs.controls.addresses import BOARD, read_mark
from cogs.controls.buttons import board_url
from cogs.delivery.boards import Boards
from cogs.delivery.hands import Hands
from cogs.delivery.policy import UNKNOWN_CHANNEL
from cogs.operators.condition import BotCondition
from cogs.people.people import Members
from cogs.people.presence import dismiss
from cogs.table.messages import Composer
from data import Counts, NewParcel, Parcel, PlaceTaken, Status, TableHead, Timer
from host.house import House, NoSuchTable, Session
from host.scheduler import Scheduler
from host.steps import Kind, board_parcel, correct_dues, hand_parcel, timers_of
from rules.table.clocks import COMPUTER
from rules.table.shows import HandDue, HandReason
from rules.table.table import EndedTable, Lobby, Table
from tournaments.fold import fold_kept
from words import Speech
from words.games import game_title
from words.harmless import plain

#: How long the doctor waits for messages to be posted before reporting (seconds).
PATIENCE = 8.0


class Fault(Enum):
    """What can be wrong with a table."""

    TIMERS = "timers"  # saved timers are missing or wrong
    COMPUTER = "computer"  # it is a computer's turn, and it isn't thinking
    BOARD = "board"  # the board's message is gone, or was never posted
    OLD_BOARD = "old-board"  # the board is out of date, and no update is waiting
    HANDS = "hands"  # somebody's hand was never sent, or its message is gone
    PARCELS = "parcels"  # updates are waiting to be posted
    CHANNEL = "channel"  # the channel was deleted
    ASIDE = "aside"  # the table was set aside; repaired if it can be read again
    CLOSED = "closed"  # the bot may not read the channel


@dataclass(frozen=True, slots=True)
class Case:
    """A table as the doctor finds it; `session` is None if it was set aside.

    `timers` are the saved ones, `lost` lists people whose hand is missing, and `repaired` the faults just repaired.
    """

    head: TableHead
    session: Session | None = None
    timers: tuple[Timer, ...] = ()
    parcels: tuple[Parcel, ...] = ()
    faults: frozenset[Fault] = frozenset()
    lost: tuple[int, ...] = ()
    repaired: frozenset[Fault] = frozenset()


class Doctor:
    """Examines tables one by one and repairs what it can."""

    def __init__(
        self, bot: discord.Client, house: House, boards: Boards, hands: Hands, members: Members, scheduler: Scheduler
    ) -> None:
        self._bot, self._house, self._boards, self._hands = bot, house, boards, hands
        self._members, self._scheduler = members, scheduler

    async def examine(self, table_id: str) -> Case:
        """Find out what is wrong with a table. Raises NoSuchTable if it never existed, ArchiveError."""
        try:
            session = await self._house.session(table_id)
        except NoSuchTable:
            head = await self._house.archive.tables.head(table_id)
            if head is None:
                raise
            parcels = await self._house.archive.outbox.of_table(table_id)
            aside = head.status is Status.SET_ASIDE
            return Case(head, parcels=parcels, faults=frozenset({Fault.ASIDE} if aside else ()))
        # Checked first: the rest takes time, and the game goes on meanwhile.
        awaited = (session.table.seats[seat] for seat in session.table.awaited)
        idle = any(seat.level is not None for seat in awaited) and not self._scheduler.thinks(table_id)
        stored = await self._house.archive.tables.load(table_id)
        timers = () if stored is None else correct_dues(stored.timers, session.table)
        same = stored is not None and stored.head.number == session.table.number
        parcels = await self._house.archive.outbox.of_table(table_id)
        faults = await self._board(session, parcels)
        lost = await self._find_lost_hands(session, parcels)
        if lost:
            faults.add(Fault.HANDS)
        if same and set(timers) != set(timers_of(session.table)):
            faults.add(Fault.TIMERS)
        if idle:
            faults.add(Fault.COMPUTER)
        if parcels:
            faults.add(Fault.PARCELS)
        return Case(session.head, session, timers, parcels, frozenset(faults), lost)

    async def treat(self, table_id: str) -> Case:
        """Repair a table, then examine it again and say what was repaired. Raises NoSuchTable, ArchiveError."""
        before = await self.examine(table_id)
        if not before.faults and not before.parcels:
            return before
        if Fault.ASIDE in before.faults:
            with suppress(PlaceTaken):
                session = await self._house.revive(table_id)
                if session is not None:
                    await dismiss(self._house, session)
        for person in before.lost:
            await self._house.archive.hands.forget(table_id, person)
        if before.faults & {Fault.TIMERS, Fault.BOARD, Fault.OLD_BOARD, Fault.HANDS}:
            await self._house.repair(table_id, lambda table: _parcels_to_repeat(table, before))
        work = [
            self._house.spawn(self._boards.bring(table_id), "show a board"),
            self._house.spawn(self._hands.bring(table_id, postponed=True), "bring hands"),
        ]
        if Fault.COMPUTER in before.faults:
            self._scheduler.think_soon(table_id)
        await asyncio.wait(work, timeout=PATIENCE)
        after = await self.examine(table_id)
        return replace(after, repaired=before.faults - after.faults)

    async def _board(self, session: Session, parcels: tuple[Parcel, ...]) -> set[Fault]:
        """Find out what is wrong with the message that shows the board."""
        head = session.head
        if session.table.puzzle or any(parcel.kind == Kind.BOARD for parcel in parcels):
            return set()  # it has none, or a new one is on its way
        if head.message is None:
            return {Fault.BOARD}
        place = self._bot.get_partial_messageable(head.message.channel_id, guild_id=head.guild_id)
        try:
            message = await place.fetch_message(head.message.message_id)
        except discord.NotFound as error:
            return {Fault.CHANNEL if error.code == UNKNOWN_CHANNEL else Fault.BOARD}
        except discord.Forbidden:
            return {Fault.CLOSED}
        except discord.HTTPException:
            return set()  # Discord didn't answer, so the message counts as present
        number = read_mark(message, session.table.id, BOARD)
        computing = any(session.table.seats[seat].level is not None for seat in session.table.awaited)
        old = number is not None and number != session.table.number and not computing
        return {Fault.OLD_BOARD} if old else set()

    async def _find_lost_hands(self, session: Session, parcels: tuple[Parcel, ...]) -> tuple[int, ...]:
        """List the people whose hand is missing."""
        table, archive = session.table, self._house.archive
        if not table.game.about.hidden or session.head.guild_id is None or isinstance(table, EndedTable):
            return ()
        if any(parcel.kind == Kind.HAND for parcel in parcels):
            return ()  # hands are on their way
        lost = []
        for person in table.persons:
            if (await archive.people.person(person)).closed or await self._members.has_left(
                session.head.guild_id, person
            ):
                continue
            hand = await archive.hands.hand(table.id, person)
            if hand is None:
                lost.append(person)
                continue
            try:
                await self._bot.get_partial_messageable(hand.channel_id).fetch_message(hand.message_id)
            except discord.NotFound:
                lost.append(person)
            except discord.HTTPException:
                continue
        return tuple(lost)


def _parcels_to_repeat(table: Table, case: Case) -> tuple[NewParcel, ...]:
    """The board and hands to post again; people whose turn it is are notified of their hand."""
    found = [board_parcel(table)] if case.faults & {Fault.BOARD, Fault.OLD_BOARD} else []
    for person in case.lost:
        seat = table.seat_of(person)
        if seat is not None:
            awaited = person in table.awaited_persons
            due = HandDue(person, seat, HandReason.TURN if awaited else HandReason.CHANGED, awaited)
            found.append(hand_parcel(table, due, awaited, again=True))
    return tuple(found)


#: The order in which faults are listed.
_ORDER = tuple(Fault)
#: Faults with which the board may be missing or out of date.
_BOARDLESS = {Fault.BOARD, Fault.OLD_BOARD, Fault.PARCELS, Fault.CHANNEL, Fault.CLOSED}


async def describe_table(case: Case, composer: Composer, say: Speech) -> str:
    """Describe a table: what it is waiting for, what happens next, what was repaired, and what is still wrong."""
    head = case.head
    title = say("doctor-title", table=head.id, game=game_title(head.game, say), place=f"<#{head.channel_id}>")
    if case.session is None:
        why = say("doctor-aside", reason=head.reason or "", when=_when(head.updated_at))
        return "\n".join((title, why, *_waiting(case.parcels, say)))
    table, link = case.session.table, board_url(case.session.head)
    lines = [title, await _describe_wait(table, composer, say)]
    upcoming = sorted((timer.due, timer.kind) for timer in case.timers if timer.kind != COMPUTER)
    if upcoming:
        due, kind = upcoming[0]
        lines.append(say("doctor-next", kind=kind, when=_when(due)))
    if link is not None and not case.faults & _BOARDLESS:
        lines.append(say("doctor-board", link=link))
    lines += [say("doctor-repaired", fault=fault.value) for fault in _ORDER if fault in case.repaired]
    for fault in _ORDER:
        if fault in case.faults:
            lines += _waiting(case.parcels, say) if fault is Fault.PARCELS else [say("doctor-fault", fault=fault.value)]
    if not case.faults and not case.repaired:
        lines.append(say("doctor-well"))
    return "\n".join(lines)


async def _describe_wait(table: Table, composer: Composer, say: Speech) -> str:
    """Say what the table is waiting for, and since when."""
    if isinstance(table, Lobby):
        return say("doctor-lobby", when=_when(table.wall(table.touched_at)))
    if isinstance(table, EndedTable):
        return say("doctor-over", when=_when(table.ended_at))
    who = (await composer.cast(table, say)).who
    people = [who[seat] for seat in table.awaited if table.seats[seat].level is None]
    computers = [who[seat] for seat in table.awaited if table.seats[seat].level is not None]
    since, lines = _when(table.wall(table.awaiting_since)), []
    if people:
        lines.append(say("doctor-waits", names=say.all_of(people), when=since))
    if computers:
        lines.append(say("doctor-thinks", names=say.all_of(computers), when=since))
    if table.vote is not None:
        opened = _when(table.wall(table.vote.opened))
        lines.append(say("doctor-vote", name=who[table.vote.seat], others=len(table.vote.voters), when=opened))
    return "\n".join(lines) or say("doctor-nobody", when=since)


def _waiting(parcels: tuple[Parcel, ...], say: Speech) -> list[str]:
    """Say how many updates haven't been posted, and why."""
    if not parcels:
        return []
    worst = max(parcels, key=lambda parcel: parcel.attempts)
    lines = [say("doctor-parcels", count=len(parcels), when=_when(min(parcel.created_at for parcel in parcels)))]
    if worst.attempts and worst.error:
        code = worst.error.rpartition(" ")[2]  # Discord's error code, if Discord refused
        lines.append(
            say(
                "doctor-error",
                attempts=worst.attempts,
                error=worst.error,
                code=int(code) if code.isdigit() else 0,
                when=_when(worst.due),
            )
        )
    return lines


async def look_after_events(house: House, guild_id: int, say: Speech) -> list[str]:
    """Describe a server's events that aren't over, each in a line, and have each looked at again. Raises ArchiveError.

    What an event waits for it finds out by itself; its messages that couldn't be posted are tried at once.
    """
    lines = []
    for head in await house.archive.events.open_in(guild_id):
        posts = await house.archive.events.posts_of(head.id)
        late = sum(post.attempts > 0 and post.wanted > post.shown for post in posts)
        stored = await house.archive.events.load(head.id)
        name, state = "?", "unreadable"
        with suppress(ValueError):
            if stored is not None:
                event = fold_kept(head.id, head.secret, stored.entries)
                name, state = plain(event.plan.name, 40) or "?", head.phase.value
        place = f"<#{head.thread_id or head.channel_id}>"
        lines.append(say("doctor-event", event=head.id, name=name, place=place, state=state, waiting=late))
        await house.archive.events.hurry(head.id)
    return lines


def describe_server(
    heads: tuple[TableHead, ...],
    counts: Counts,
    oldest: tuple[int | None, int | None],
    say: Speech,
    events: Sequence[str] = (),
) -> str:
    """List a server's tables, its events and the totals of all servers.

    `oldest` holds the next timer and the next parcel.
    """
    states = Counter(head.status for head in heads)
    lines = [
        say(
            "doctor-server",
            running=states[Status.RUNNING],
            lobbies=states[Status.LOBBY],
            aside=states[Status.SET_ASIDE],
        )
    ]
    lines += [
        say(
            "doctor-line",
            table=head.id,
            game=game_title(head.game, say),
            place=f"<#{head.channel_id}>",
            state=head.status.value,
            when=_when(head.updated_at),
        )
        for head in heads
    ]
    lines += events
    lines.append(describe_totals(counts, oldest, say))
    return "\n".join(lines)


def describe_totals(counts: Counts, oldest: tuple[int | None, int | None], say: Speech) -> str:
    """Sum up the tables of all servers, and what fails there."""
    timer, parcel = ("none" if due is None else _when(due) for due in oldest)
    return say(
        "doctor-house",
        running=counts.running,
        lobbies=counts.lobbies,
        aside=counts.set_aside,
        waiting=counts.parcels_waiting,
        failing=counts.parcels_failing,
        timer=timer,
        parcel=parcel,
    )


def describe_status(now: BotCondition, at: float, say: Speech) -> str:
    """Describe the bot's condition to its operator; `at` is the time in unix seconds."""
    oldest = tuple(None if due is None else int(due * 1000) for due in (now.timer, now.parcel))
    lines = [
        say(
            "status-title",
            version=now.version,
            cluster=now.cluster.number,
            clusters=now.cluster.count,
            since=_when(int((at - now.uptime) * 1000)),
        ),
        say(
            "status-discord",
            servers=now.servers,
            people=now.counts.people,
            clusters=now.cluster.count,
            latency="?" if now.latency is None else str(round(now.latency * 1000)),
            shards=len(now.shards),
            up=now.shards_up,
        ),
        describe_totals(now.counts, (oldest[0], oldest[1]), say),
        say("status-timers", timers=now.counts.timers, overdue=now.overdue),
        say("status-sweep", seconds=round(now.silence), restarts=now.restarts),
        say(
            "status-thinking",
            weaker=now.thinking.lately,
            longest=round(now.thinking.longest),
            waiting=now.thinking.waiting,
        ),
        say("status-process", lag=str(round(now.lag * 1000)), memory=str(round(now.memory / 2**20))),
    ]
    last = "" if now.backup is None else _when(int(now.backup * 1000))
    lines.append(say("status-backup", state=_backup(now), when=last))
    lines.append(say("status-errors", count=now.errors))
    lines += [
        say("status-error", when=_when(int(one.at * 1000)), place=one.place, event=one.event) for one in now.troubles
    ]
    return "\n".join(lines)


def _backup(now: BotCondition) -> str:
    if not now.backs_up:
        return "off"
    if now.backup_failed:
        return "failing" if now.backup is None else "failed"
    return "none" if now.backup is None else "made"


def _when(at: int) -> str:
    return f"<t:{at // 1000}:R>"
