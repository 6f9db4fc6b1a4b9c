"""The doctor's findings and the bot's status in words."""

from collections import Counter

from cogs.operators.condition import Condition
from cogs.operators.doctor import Case, Fault
from cogs.table.messages import Composer
from cogs.table.panels import board_link
from data import Counts, Parcel, Status, TableHead
from rules.table.clocks import COMPUTER
from rules.table.table import EndedTable, Lobby, Table
from words import Speech
from words.games import game_title

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
    table, link = case.session.table, board_link(case.session)
    lines = [title, await _awaited(table, composer, say)]
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


async def _awaited(table: Table, composer: Composer, say: Speech) -> str:
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


def describe_server(
    heads: tuple[TableHead, ...], counts: Counts, oldest: tuple[int | None, int | None], say: Speech
) -> str:
    """List a server's tables and the totals of all servers; `oldest` holds the next timer and the next parcel."""
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


def describe_status(now: Condition, at: float, say: Speech) -> str:
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


def _backup(now: Condition) -> str:
    if not now.backs_up:
        return "off"
    if now.backup_failed:
        return "failing" if now.backup is None else "failed"
    return "none" if now.backup is None else "made"


def _when(at: int) -> str:
    return f"<t:{at // 1000}:R>"
