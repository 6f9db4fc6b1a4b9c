"""What people ask of each other, and what they let the table do for them. Part of rules/table."""

from dataclasses import replace
from typing import TypeVar

from rules.table.entries import (
    DrawAnswered,
    DrawOffered,
    Entry,
    HandedOver,
    Lapsed,
    Reserved,
    RoundAnswered,
    RoundAsked,
    RoundBegun,
    RoutinesSet,
    UndoAnswered,
    UndoAsked,
    Voted,
)
from rules.table.folding.game import match_at
from rules.table.folding.seats import counted_up, reseated
from rules.table.table import Pending, Running
from rules.table.values import Offer, Question, Round, Routines, TurnedDown, Undo

Asked = TypeVar("Asked", Undo, Offer, Round)


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
    return table.but(asked=counted_up(table.asked, person))


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


def asked(table: Running, entry: UndoAsked | UndoAnswered | DrawOffered | DrawAnswered | Lapsed, at: int) -> Running:
    """Add a question about an undo or a draw, an answer to it, or its expiry."""
    match entry:
        case UndoAsked(person, to):
            return table.but(undo=Undo(person, to, undo_needs(table, person, to), at), turned_down=None)
        case DrawOffered(person):
            others = tuple(p for p in table.persons if p != person)
            return table.but(offer=Offer(person, others, at), turned_down=None)
        case UndoAnswered(person, agreed):
            declined = _turned_down(Question.UNDO, table.undo, person, agreed)
            return table.but(undo=_answered(table.undo, person, agreed), turned_down=declined)
        case DrawAnswered(person, agreed):
            declined = _turned_down(Question.DRAW, table.offer, person, agreed)
            return table.but(offer=_answered(table.offer, person, agreed), turned_down=declined)
        case Lapsed(Pending.DRAW.value):
            return table.but(offer=None)
        case Lapsed(Pending.UNDO.value):
            return table.but(undo=None)
        case Lapsed():
            return table  # an invitation or a rematch, which doesn't concern the running game


def _answered(request: Asked | None, person: int, agreed: bool) -> Asked | None:
    """Note a person's answer to a request; one no ends it."""
    if request is None or not agreed:
        return None
    return replace(request, needed=tuple(other for other in request.needed if other != person))


def _turned_down(question: Question, request: Asked | None, person: int, agreed: bool) -> TurnedDown | None:
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
            return reseated(table, seat, replace(table.seats[seat], routines=Routines(routines)))
        case Reserved(seat, _, marks):
            return reseated(table, seat, replace(table.seats[seat], reserved=marks))
        case RoundAsked(person, stage):
            return table.but(round=Round(stage, person, at, _round_needs(table, person)), turned_down=None)
        case RoundAnswered(person, agreed):
            declined = _turned_down(Question.ROUND, table.round, person, agreed)
            return table.but(round=_answered(table.round, person, agreed), turned_down=declined)
        case RoundBegun():
            return table.but(round=table.round and replace(table.round, needed=(), begun=True))


def _round_needs(table: Running, person: int) -> tuple[int, ...]:
    """Who must agree to play a stage at once: those still in, not away, who don't leave everything to the table."""
    seats = [table.seats[number] for number in table.match.at_stake]
    seats = [seat for seat in seats if not seat.away]
    owners = (seat.played_by for seat in seats if seat.routines is not Routines.ALWAYS)
    return tuple(dict.fromkeys(owner for owner in owners if owner is not None and owner != person))
