"""A table's timers, computed from the table. Part of rules/table.

Everything that needs another person's agreement expires, so that nobody is bound to a plan for another evening: a
rematch requested two months ago doesn't start while half of its people are asleep.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.table.results import is_event_duel
from rules.table.table import Closed, Finished, Lobby, Running, Table
from rules.table.terms import DAY, IDLE_LIFE, MAY_END_AFTER, MINUTE, Pace
from rules.table.values import Pending

NO_SEAT = -1
LOBBY, COMPUTER, REMIND, AWAY, VOTE, IDLE, CLOCK = "lobby", "computer", "remind", "away", "vote", "idle", "clock"
ROUTINE, ROUND, PAUSE, LAPSE, HOLD = "routine", "round", "pause", "lapse", "hold"


@dataclass(frozen=True, slots=True)
class TableTimer:
    """What happens at `due` (unix ms) unless the table changes first; `seat` is NO_SEAT if it concerns no seat."""

    kind: str
    seat: int
    due: int


def timers(table: Table) -> tuple[TableTimer, ...]:
    """All timers that this table needs now. An unfinished table always has one, so it can't be stuck for ever."""
    held = min((until for _, until in table.held), default=None) if isinstance(table, Running) else None
    hold = () if held is None else (TableTimer(HOLD, NO_SEAT, held + table.lost.clock),)
    return (*(TableTimer(one.kind, one.seat, table.wall(one.due)) for one in _timers(table)), *hold)


def due(table: Table, kind: str) -> int | None:
    """When the first timer of this kind is due (unix ms), or None."""
    return min((one.due for one in timers(table) if one.kind == kind), default=None)


def _timers(table: Table) -> tuple[TableTimer, ...]:
    """All timers, in the table's own time."""
    lapse = _lapse(table)
    match table:
        case Lobby():
            pace = table.terms.pace
            closing = min(table.touched_at + pace.request_life, table.opened_at + pace.lobby_life)
            return (TableTimer(LOBBY, NO_SEAT, closing), *(one for one in lapse if one.due < closing))
        case Finished() | Closed():
            return lapse
        case Running():
            clock = _clock(table)
            idle = TableTimer(IDLE, NO_SEAT, table.moved_at + IDLE_LIFE)
            return (*_waiting(table), *lapse, *((clock,) if clock else ()), idle)


def _lapse(table: Table) -> tuple[TableTimer, ...]:
    """The timer for the first open request to expire."""
    dues = open_until(table).values()
    return (TableTimer(LAPSE, NO_SEAT, min(dues)),) if dues else ()


def _waiting(table: Running) -> list[TableTimer]:
    pace, since, put_off = table.terms.pace, table.awaiting_since, dict(table.postponed)
    found: list[TableTimer] = []
    routine = table.routine
    if table.round is not None and not table.round.begun:
        found.append(TableTimer(ROUND, NO_SEAT, table.round.asked + table.terms.routine_after))
    if table.paused:
        found.append(TableTimer(PAUSE, NO_SEAT, table.moved_at + table.terms.pause))
    for number in table.awaited:
        seat = table.seats[number]
        if seat.level is not None:
            found.append(TableTimer(COMPUTER, number, since))
            continue
        if routine is not None:  # the table will do it anyway, so nobody needs a reminder
            found.append(TableTimer(ROUTINE, number, since + table.terms.routine_after))
            continue
        if not table.reminded:
            found.extend(_reminder(table, number))
        others = any(person != seat.person for person in table.players)
        if table.vote is None and others and not is_event_duel(table):
            vote = since + _patience(pace, table.waits)
            if table.banks:
                vote += table.banks[number] - pace.patience
            found.append(TableTimer(AWAY, number, max(vote, put_off.get(AWAY, 0))))
    if table.vote is not None:
        # A vote that may end the game is open for a day, so that whoever is against it hears of it.
        lasts = DAY if table.vote.may_end and not table.banks else pace.voting
        found.append(TableTimer(VOTE, table.vote.seat, table.vote.opened + lasts))
    return found


def _reminder(table: Running, number: int) -> Iterator[TableTimer]:
    """Yield the one reminder of a turn: after a while or, with a time control, before the clock runs out."""
    since, after = table.awaiting_since, table.terms.pace.reminder
    if table.banks:
        after = table.banks[number] - table.terms.control.warning
        if after <= 0:
            return
    yield TableTimer(REMIND, number, max(since + after, dict(table.postponed).get(REMIND, 0)))


def _patience(pace: Pace, votes: int) -> int:
    """How long after a turn came the others are asked, if `votes` votes about it have changed nothing (ms).

    Each time they are left in peace for twice as long, so that a forgotten table doesn't mention people again and
    again; but they are asked as soon as they may end the game.
    """
    before, after = ((pace.patience << count) - pace.patience for count in (votes, votes + 1))
    return min(after, MAY_END_AFTER) if 0 < before < MAY_END_AFTER else after


def may_end_from(table: Running) -> int:
    """From when the others may vote to end the game (unix ms), unless the turn goes on."""
    after = table.banks[table.awaited[0]] if table.banks and table.awaited else MAY_END_AFTER
    return table.wall(table.awaiting_since + after)


def _clock(table: Running) -> TableTimer | None:
    """The clock of a live table, for games that a clock can end; it starts at kick-off, after the first set-up."""
    if table.clock_ran_out or table.terms.pace is not Pace.LIVE or table.game.about.whistle(table.options) is None:
        return None
    return (
        TableTimer(CLOCK, NO_SEAT, table.kicked_off_at + table.terms.minutes * MINUTE) if table.kicked_off_at else None
    )


def out_of_turns(table: Running) -> bool:
    """Whether a slow table has played the agreed number of turns, for games that a clock can end.

    A turn that led back to set-up counts as over too, so that nobody sets up just for the whistle.
    """
    if table.terms.pace is not Pace.SLOW:
        return False
    if table.game.about.whistle(table.options) is None:
        return False
    under_way = table.game.turn_number(table.match.state) > 0
    return table.turns > 0 and table.turns - under_way >= table.terms.turns


def inside_a_turn(table: Running) -> bool:
    """Whether a person is in the middle of a turn."""
    match, last = table.match, table.acts[-1] if table.acts else None
    if last is None or last.person is None or match.turn_began >= len(match.log):
        return False
    return last.seat in table.awaited


def expiry_times(table: Table) -> dict[Pending, int]:
    """When each open request expires (unix ms)."""
    return {pending: table.wall(until) for pending, until in open_until(table).items()}


def open_until(table: Table) -> dict[Pending, int]:
    """When each open request expires, in the table's own time."""
    life, found = table.terms.pace.request_life, {}
    match table:
        case Lobby():
            if table.expected:
                found[Pending.INVITATION] = table.opened_at + life
        case Running():
            if table.offer is not None:
                found[Pending.DRAW] = table.offer.at + life
            if table.undo is not None:
                found[Pending.UNDO] = table.undo.at + life
        case Finished():
            if table.rematches and table.rematch_table is None:
                found[Pending.REMATCH] = min(request.at for request in table.rematches) + life
        case Closed():
            pass
    return found


def rematch_missing(table: Table) -> tuple[int, ...]:
    """The people who haven't agreed yet to a requested rematch; empty without a request."""
    if not isinstance(table, Finished) or not table.rematches or table.rematch_table is not None:
        return ()
    return tuple(person for person in table.persons if person not in table.rematch)


def requests_to_expire(table: Table, now: int) -> list[Pending]:
    """The requests that have expired."""
    return [pending for pending, until in expiry_times(table).items() if until <= now]
