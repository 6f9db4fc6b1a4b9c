"""What the table plays for a seat at once, and where it pauses so that people can follow. Part of rules/table."""

from rules.core.terms import Routine
from rules.table.entries import Entry, PauseOver, Played, RoundBegun, SkipAsked
from rules.table.table import Running
from rules.table.terms import Pace
from rules.table.values import Routines


def begun(table: Running, entry: Entry) -> Running:
    """The table before an entry that begins the stage and the chapter under way: an action, the end of a pause, or of
    asking for a round at once.
    """
    routine = table.routine
    if routine is None or not isinstance(entry, Played | PauseOver | RoundBegun):
        return table
    now = routine.stage, table.chapter
    if now == table.begun:
        return table
    rounds = (*table.rounds, table.chapter) if routine.stage > table.begun[0] else table.rounds
    return table.but(begun=now, rounds=rounds)


def met(table: Running) -> Running:
    """Note that the current chapter and stage have been on the board."""
    chapter, first = table.chapter, table.round_began
    if first and table.met_rounds[-1:] != (first,):
        table = table.but(met_rounds=(*table.met_rounds, first))
    return table if chapter == table.met[1] else table.but(met=(table.met[1], chapter))


def skipped(table: Running, entry: SkipAsked) -> Running:
    """Note that a person wants to skip the rest."""
    return table.but(skippers=tuple(dict.fromkeys((*table.skippers, entry.person))))


def rested(table: Running) -> Running:
    """Start or end the table's pause, as needed."""
    paused = _pausing(table)
    return table if paused is table.paused else table.but(paused=paused)


def left_to_table(table: Running, routine: Routine, seat: int) -> bool:
    """Whether the table does this routine action for the seat without waiting.

    It does for computers and absent players, if the owner wants it, and while a stage is played at once, unless
    somebody present has reserved what it concerns.
    """
    owner, asleep = table.seats[seat], table.asleep
    if owner.level is not None or seat in asleep:
        return True
    if set(routine.marks) & set(owner.reserved):
        return False
    if owner.routines is Routines.ALWAYS or (owner.routines is Routines.DECIDING and not routine.deciding):
        return True
    awake = (other for number, other in enumerate(table.seats) if other.level is None and number not in asleep)
    kept = {mark for other in awake for mark in other.reserved}
    at_once = table.round is not None and table.round.begun and table.round.stage == routine.stage
    return at_once and not kept & set(routine.marks)


def _pausing(table: Running) -> bool:
    """Whether the table pauses now, before a chapter that nobody plays by hand.

    It pauses before the finale, before the first chapter of a stage in which nobody acts by hand, and before each
    chapter once the game no longer concerns anybody here.
    """
    routine, seat = table.routine, table.match.to_act
    stage, chapter = table.begun
    if routine is None or seat is None or not stage or table.chapter <= chapter or not table.players:
        return False
    if not left_to_table(table, routine, seat):
        return False
    if table.unconcerned and not routine.finale:
        each = table.terms.pace is Pace.LIVE  # otherwise a slow table would take days to watch matches
        return not table.skipping and (each or routine.stage > stage)
    return (routine.finale or routine.stage > stage) and not _by_hand(table, routine)


def _by_hand(table: Running, routine: Routine) -> bool:
    """Whether somebody present will act by hand in this stage, so that the table stops for them anyway."""
    asleep = table.asleep
    for number, marks in table.match.at_stake.items():
        seat = table.seats[number]
        if seat.played_by is None or number in asleep:
            continue
        if seat.routines is Routines.OWN or (seat.routines is Routines.DECIDING and routine.deciding):
            return True
        if set(seat.reserved) & set(marks):
            return True
    return False
