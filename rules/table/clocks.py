"""A table's timers, computed from the table. Part of rules/table."""

from dataclasses import dataclass

from rules.table.expiry import expiry_times
from rules.table.table import Closed, Finished, Lobby, Running, Table
from rules.table.terms import IDLE_LIFE, MINUTE, Pace

NO_SEAT = -1
#: After each vote that changed nothing, the pause before the next one doubles, so that a forgotten table doesn't
#: mention people again and again. It doubles at most this often, when the table is idle anyway.
MOST_DOUBLINGS = 12
LOBBY, COMPUTER, REMIND, AWAY, VOTE, IDLE, CLOCK = "lobby", "computer", "remind", "away", "vote", "idle", "clock"
ROUTINE, ROUND, PAUSE, LAPSE = "routine", "round", "pause", "lapse"


@dataclass(frozen=True, slots=True)
class Timer:
    """What happens at `due` (unix ms) unless the table changes first; `seat` is NO_SEAT if it concerns no seat."""

    kind: str
    seat: int
    due: int


def timers(table: Table) -> tuple[Timer, ...]:
    """All timers that this table needs now. An unfinished table always has one, so it can't be stuck for ever."""
    lapse = _lapse(table)
    match table:
        case Lobby():
            closing = Timer(LOBBY, NO_SEAT, closes_at(table))
            return (closing, *(one for one in lapse if one.due < closing.due))
        case Finished() | Closed():
            return lapse
        case Running():
            clock = _clock(table)
            idle = Timer(IDLE, NO_SEAT, table.moved_at + IDLE_LIFE)
            return (*_waiting(table), *lapse, *((clock,) if clock else ()), idle)


def closes_at(table: Lobby) -> int:
    """When a lobby closes if nobody changes it (unix ms)."""
    pace = table.terms.pace
    return min(table.touched_at + pace.request_life, table.opened_at + pace.lobby_life)


def _lapse(table: Table) -> tuple[Timer, ...]:
    """The timer for the first open request to expire."""
    dues = expiry_times(table).values()
    return (Timer(LAPSE, NO_SEAT, min(dues)),) if dues else ()


def _waiting(table: Running) -> list[Timer]:
    pace, since = table.terms.pace, table.awaiting_since
    found: list[Timer] = []
    routine = table.routine
    if table.round is not None and not table.round.begun:
        found.append(Timer(ROUND, NO_SEAT, table.round.asked + table.terms.routine_after))
    if table.paused:
        found.append(Timer(PAUSE, NO_SEAT, pause_ends(table)))
    for number in table.awaited:
        seat = table.seats[number]
        if seat.level is not None:
            found.append(Timer(COMPUTER, number, since))
            continue
        if routine is not None:  # the table will do it anyway, so nobody needs a reminder
            found.append(Timer(ROUTINE, number, since + table.terms.routine_after))
            continue
        if not table.reminded:
            found.append(Timer(REMIND, number, since + pace.reminder))
        if table.vote is None and any(person != seat.person for person in table.players):
            found.append(Timer(AWAY, number, since + (pace.patience << min(table.waits, MOST_DOUBLINGS))))
    if table.vote is not None:
        found.append(Timer(VOTE, table.vote.seat, table.vote.opened + pace.voting))
    return found


def pause_ends(table: Running) -> int:
    """When a paused table goes on (unix ms)."""
    return table.moved_at + table.terms.pause


def _clock(table: Running) -> Timer | None:
    """The clock of a live table, for games that a clock can end; it starts at kick-off, after the first set-up."""
    if table.clock_ran_out or table.terms.pace is not Pace.LIVE or table.game.whistle(table.options) is None:
        return None
    return Timer(CLOCK, NO_SEAT, table.kicked_off_at + table.terms.minutes * MINUTE) if table.kicked_off_at else None


def out_of_turns(table: Running) -> bool:
    """Whether a slow table has played the agreed number of turns, for games that a clock can end.

    A turn that led back to set-up counts as over too, so that nobody sets up just for the whistle.
    """
    if table.terms.pace is not Pace.SLOW:
        return False
    if table.game.whistle(table.options) is None:
        return False
    under_way = table.game.turn_number(table.match.state) > 0
    return table.turns > 0 and table.turns - under_way >= table.terms.turns


def inside_a_turn(table: Running) -> bool:
    """Whether a person is in the middle of a turn."""
    match, last = table.match, table.acts[-1] if table.acts else None
    if last is None or last.person is None or match.turn_began >= len(match.log):
        return False
    return last.seat in table.awaited
