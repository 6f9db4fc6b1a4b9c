"""Routine actions, which decide nothing and which the table may do for a seat, such as rolling. Part of rules/table.

Such an action is fun, not a duty. A player has a short while for it, can leave all of them to the table, or all but the
decisive ones, or can reserve those that concern a mark (a team). Everybody who is still in can agree to play a whole
stage at once.
"""

from rules.table.consent import may_ask, needs_board
from rules.table.entries import (
    Missed,
    PauseOver,
    Played,
    Reserved,
    RoundAnswered,
    RoundAsked,
    RoundBegun,
    RoutinesSet,
    SkipAsked,
)
from rules.table.errors import TableRefusal, not_asked, own_seat
from rules.table.progress import Progress
from rules.table.requests import AnswerRound, AskRound, GoOn, Reserve, SetRoutines, Skip
from rules.table.table import Table
from rules.table.values import Routines


def set_routines(progress: Progress, request: SetRoutines) -> None:
    """Choose what the table does for the person's seat."""
    table = progress.running
    seat = own_seat(table, request.person)
    _needs_routines(table)
    if request.routines not in {one.value for one in Routines}:
        raise TableRefusal("routines-choice")
    if table.seats[seat].routines.value != request.routines:
        may_ask(table, request.person)
        progress.add(RoutinesSet(seat, request.person, request.routines))
        progress.settle()


def reserve(progress: Progress, request: Reserve) -> None:
    """Reserve the actions that concern these marks, in place of any reserved before."""
    table = progress.running
    seat = own_seat(table, request.person)
    _needs_routines(table)
    marks = tuple(sorted(set(request.marks)))
    if not set(marks) <= set(table.match.at_stake.get(seat, ())):
        raise TableRefusal("reserve-choice")
    if marks != table.seats[seat].reserved:
        may_ask(table, request.person)
        progress.add(Reserved(seat, request.person, marks))
        progress.settle()


def act_for(progress: Progress, seat: int) -> None:
    """Do a routine action for a seat whose owner missed the time for it."""
    routine = progress.running.routine
    assert routine is not None
    progress.add(Missed(seat))
    progress.add(Played(seat, routine.text, None))
    progress.settle()


def ask_round(progress: Progress, request: AskRound) -> None:
    """Ask everybody who is still in to play this stage at once; it begins when everybody has agreed."""
    table = progress.running
    seat = own_seat(table, request.person)
    needs_board(table, request.position)
    _needs_routines(table)
    routine = table.routine
    if routine is None:
        raise TableRefusal("ended")
    if table.seats[seat].level is not None:
        raise TableRefusal("seat-handed-over")
    if seat not in table.match.at_stake:
        raise TableRefusal("round-out")
    if table.round is not None:
        if request.person in table.round.needed:
            answer_round(progress, AnswerRound(request.person, True))
            return
        raise TableRefusal("round-pending")
    may_ask(table, request.person)
    progress.add(RoundAsked(request.person, routine.stage))
    _begin_if_agreed(progress)


def answer_round(progress: Progress, request: AnswerRound) -> None:
    """Agree to play the stage at once, or decline; the person who asked may withdraw."""
    needs_board(progress.running, request.position)
    asked = progress.running.round
    if asked is None or asked.begun:
        raise TableRefusal("round-gone")
    if request.person not in asked.needed and (request.person != asked.person or request.agreed):
        raise not_asked(asked.needed)
    progress.add(RoundAnswered(request.person, request.agreed))
    _begin_if_agreed(progress)


def begin_round(progress: Progress) -> None:
    """Play the stage at once; silence counts as agreement."""
    progress.add(RoundBegun())
    progress.settle()


def go_on(progress: Progress, request: GoOn) -> None:
    """End the pause for a person at the table who has seen enough."""
    table = progress.running
    own_seat(table, request.person)
    needs_board(table, request.position)
    if not table.paused:
        raise TableRefusal("stale")
    end_pause(progress, request.person)


def end_pause(progress: Progress, person: int | None) -> None:
    """End the pause and play on."""
    progress.add(PauseOver(progress.running.chapter, person))
    progress.settle()


def skip(progress: Progress, request: Skip) -> None:
    """Play on to the finale as soon as everybody present wants that."""
    table = progress.running
    seat = own_seat(table, request.person)
    needs_board(table, request.position)
    if table.seats[seat].level is not None:
        raise TableRefusal("seat-handed-over")
    if table.routine is None or table.routine.finale or not table.paused or not table.only_watching:
        raise TableRefusal("stale")
    if request.person not in table.skippers:
        progress.add(SkipAsked(request.person))
        progress.settle()


def _begin_if_agreed(progress: Progress) -> None:
    asked = progress.running.round
    if asked is not None and not asked.begun and not asked.needed:
        begin_round(progress)


def _needs_routines(table: Table) -> None:
    if not table.game.about.routines:
        raise TableRefusal("no-routines")
