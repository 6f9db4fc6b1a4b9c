"""What people ask of each other, what they let the table do for them, and its pauses. Part of rules/table.

A pause lets people see what happened.
"""

from dataclasses import replace
from typing import TypeVar

from rules.core.terms import Routine
from rules.table.entries import (
    DrawAnswered,
    DrawOffered,
    Entry,
    HandedOver,
    Lapsed,
    PauseOver,
    Played,
    Reserved,
    RoundAnswered,
    RoundAsked,
    RoundBegun,
    RoutinesSet,
    SkipAsked,
    UndoAnswered,
    UndoAsked,
    Voted,
)
from rules.table.fold.game import count_up, match_at, reseat
from rules.table.table import Running
from rules.table.terms import Pace
from rules.table.values import Offer, Pending, QuestionKind, RoundRequest, Routines, TurnedDown, Undo

Asked = TypeVar("Asked", Undo, Offer, RoundRequest)


def counting_asks(table: Running, entry: Entry) -> Running:
    """Count what a person asks of others, so that it can be limited."""
    match entry:
        case UndoAsked(person) | DrawOffered(person) | RoundAsked(person):
            pass
        case RoutinesSet(_, person) | Reserved(_, person) | HandedOver(_, _, int(person)):
            pass
        case Voted(person) if table.vote is not None and person in table.vote.cast:
            pass
        case _:
            return table
    return table.but(asked=count_up(table.asked, person))


def undo_needs(table: Running, person: int, to: int) -> tuple[int, ...]:
    """Who must agree if a person wants to undo back to `to` events.

    That is everybody mentioned since, and the owners of all other seats that acted since, even if a computer or the
    table acted for them: nobody gains from another's absence.
    """
    acted = {act.seat for act in table.acts[to:]}
    called = set(table.awaited) - {match_at(table, to)[0].to_act}
    owners = (seat.person for number, seat in enumerate(table.seats) if number in acted)
    players = (seat.played_by for number, seat in enumerate(table.seats) if number in called)
    asked = dict.fromkeys((*owners, *players))
    return tuple(one for one in asked if one is not None and one != person)


def ask(table: Running, entry: UndoAsked | UndoAnswered | DrawOffered | DrawAnswered | Lapsed, at: int) -> Running:
    """Add a question about an undo or a draw, an answer to it, or its expiry."""
    match entry:
        case UndoAsked(person, to):
            return table.but(undo=Undo(person, to, undo_needs(table, person, to), at), turned_down=None)
        case DrawOffered(person):
            others = tuple(p for p in table.persons if p != person)
            return table.but(offer=Offer(person, others, at), turned_down=None)
        case UndoAnswered(person, agreed):
            declined = _turn_down(QuestionKind.UNDO, table.undo, person, agreed)
            return table.but(undo=_answer(table.undo, person, agreed), turned_down=declined)
        case DrawAnswered(person, agreed):
            declined = _turn_down(QuestionKind.DRAW, table.offer, person, agreed)
            return table.but(offer=_answer(table.offer, person, agreed), turned_down=declined)
        case Lapsed(Pending.DRAW.value):
            return table.but(offer=None)
        case Lapsed(Pending.UNDO.value):
            return table.but(undo=None)
        case Lapsed():
            return table  # an invitation or a rematch, which doesn't concern the running game


def _answer(request: Asked | None, person: int, agreed: bool) -> Asked | None:
    """Note a person's answer to a request; one no ends it."""
    if request is None or not agreed:
        return None
    return replace(request, needed=tuple(other for other in request.needed if other != person))


def _turn_down(question: QuestionKind, request: Asked | None, person: int, agreed: bool) -> TurnedDown | None:
    """The refusal of a request by somebody other than its maker; a withdrawal isn't a refusal."""
    if request is None or agreed or person == request.person:
        return None
    return TurnedDown(request.person, person, question)


def routines_changed(
    table: Running, entry: RoutinesSet | Reserved | RoundAsked | RoundAnswered | RoundBegun, at: int
) -> Running:
    """Update what people let the table do for them."""
    match entry:
        case RoutinesSet(seat, _, routines):
            return reseat(table, seat, replace(table.seats[seat], routines=Routines(routines)))
        case Reserved(seat, _, marks):
            return reseat(table, seat, replace(table.seats[seat], reserved=marks))
        case RoundAsked(person, stage):
            return table.but(round=RoundRequest(stage, person, at, _round_needs(table, person)), turned_down=None)
        case RoundAnswered(person, agreed):
            declined = _turn_down(QuestionKind.ROUND, table.round, person, agreed)
            return table.but(round=_answer(table.round, person, agreed), turned_down=declined)
        case RoundBegun():
            return table.but(round=table.round and replace(table.round, needed=(), begun=True))


def _round_needs(table: Running, person: int) -> tuple[int, ...]:
    """Who must agree to play a stage at once: those still in, not away, who don't leave everything to the table."""
    seats = [table.seats[number] for number in table.match.at_stake]
    seats = [seat for seat in seats if not seat.away]
    owners = (seat.played_by for seat in seats if seat.routines is not Routines.ALWAYS)
    return tuple(dict.fromkeys(owner for owner in owners if owner is not None and owner != person))


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
