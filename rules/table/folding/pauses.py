"""The table's automatic actions, and its pauses, which let people see what happened. Part of rules/table."""

from rules.core.terms import Routine
from rules.table.entries import Entry, PauseOver, Played, RoundBegun, SkipAsked
from rules.table.table import Running
from rules.table.terms import Pace
from rules.table.values import Routines


def stage_begun(table: Running, entry: Entry) -> Running:
    """Note the stage and chapter that begin with this entry: an action, the end of a pause, or the start of a round."""
    routine = table.routine
    if routine is None or not isinstance(entry, Played | PauseOver | RoundBegun):
        return table
    now = routine.stage, table.chapter
    if now == table.begun:
        return table
    rounds = (*table.rounds, table.chapter) if routine.stage > table.begun[0] else table.rounds
    return table.but(begun=now, rounds=rounds)


def on_board(table: Running) -> Running:
    """Note that the current chapter and its stage have been on the board."""
    chapter, first = table.chapter, table.round_began
    if first and table.rounds_on_board[-1:] != (first,):
        table = table.but(rounds_on_board=(*table.rounds_on_board, first))
    return table if chapter == table.on_board[1] else table.but(on_board=(table.on_board[1], chapter))


def skip_asked(table: Running, entry: SkipAsked) -> Running:
    """Note that a person wants the rest played at once."""
    return table.but(skippers=tuple(dict.fromkeys((*table.skippers, entry.person))))


def with_pause(table: Running) -> Running:
    """Pause the table if it should pause now, else end its pause."""
    paused = _pausing(table)
    return table if paused is table.paused else table.but(paused=paused)


def is_automatic(table: Running, routine: Routine, seat: int) -> bool:
    """Whether the table does this for the seat without waiting.

    It does so for computers and absent owners, if the owner wants it, and while a stage is played at once, unless
    somebody present has reserved a mark that it concerns.
    """
    owner, absent = table.seats[seat], table.absent
    if owner.level is not None or seat in absent:
        return True
    if set(routine.marks) & set(owner.reserved):
        return False
    if owner.routines is Routines.ALWAYS or (owner.routines is Routines.DECIDING and not routine.deciding):
        return True
    present = (other for number, other in enumerate(table.seats) if other.level is None and number not in absent)
    reserved = {mark for other in present for mark in other.reserved}
    at_once = table.round is not None and table.round.begun and table.round.stage == routine.stage
    return at_once and not reserved & set(routine.marks)


def _pausing(table: Running) -> bool:
    """Whether the table pauses now, before a new chapter that nobody plays by hand.

    It pauses before the finale, before a stage without manual rolls and, if no person has anything left at stake,
    before every match on a live table and every stage on a slow one, until all present choose to skip.
    """
    routine, seat = table.routine, table.match.to_act
    stage, chapter = table.begun
    if routine is None or seat is None or not stage or table.chapter <= chapter or not table.players:
        return False
    if not is_automatic(table, routine, seat):
        return False
    if table.only_watching and not routine.finale:
        each = table.terms.pace is Pace.LIVE  # on a slow table, pausing before each match would take days
        return not table.skipping and (each or routine.stage > stage)
    return (routine.finale or routine.stage > stage) and not _by_hand(table, routine)


def _by_hand(table: Running, routine: Routine) -> bool:
    """Whether somebody present acts by hand in this stage, so that the table waits there anyway."""
    absent = table.absent
    for number, marks in table.match.at_stake.items():
        seat = table.seats[number]
        if seat.played_by is None or number in absent:
            continue
        if seat.routines is Routines.OWN or (seat.routines is Routines.DECIDING and routine.deciding):
            return True
        if set(seat.reserved) & set(marks):
            return True
    return False
