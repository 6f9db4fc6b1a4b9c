"""Whose turn it is, and who plays a seat. Part of rules/table."""

from dataclasses import replace
from typing import TypeVar

from rules.table.entries import HandedOver, Missed, Reminded, Resigned, TakenBack, VoteClosed, Voted, VoteOpened
from rules.table.table import AnyPhase, Running
from rules.table.values import Seat, Vote

T = TypeVar("T")


def with_item(items: tuple[T, ...], number: int, item: T) -> tuple[T, ...]:
    """Replace the item with this number."""
    return (*items[:number], item, *items[number + 1 :])


def reseated(table: AnyPhase, number: int, seat: Seat) -> AnyPhase:
    """Replace the seat with this number."""
    return table.but(seats=with_item(table.seats, number, seat))


def awaiting(table: Running, still: int | None, at: int) -> Running:
    """Start the time of the seat to act.

    `still` is the seat whose turn it was and which didn't act: if it is still its turn, its time and the vote about it
    go on.
    """
    if still is not None and still in table.awaited:
        return table
    return table.but(awaiting_since=at, reminded=False, waits=0, vote=None)


def at_seat(table: Running, entry: Resigned | HandedOver | TakenBack | Missed | Reminded, at: int) -> Running:
    """Add a resignation, a takeover, a return or an absence."""
    match entry:
        case Resigned(seat, person, level):
            left = Seat(None, level) if level is not None else table.seats[seat]
            gone, lately = (*table.gone, (seat, person)), table.gone_lately
            lately = lately if level is None else (*lately, (seat, person))
            freed = table.but(
                offer=None, undo=None, turned_down=None, plans=with_item(table.plans, seat, ()), gone=gone
            )
            return _played_by(freed.but(gone_lately=lately), seat, left, at)
        case HandedOver(seat, level, asked_by):
            relieved = table.relieved if asked_by is None else (*table.relieved, seat)
            return _played_by(table.but(relieved=relieved), seat, replace(table.seats[seat], level=level), at)
        case TakenBack(seat, _):
            return _played_by(table, seat, replace(table.seats[seat], level=None), at)
        case Missed(seat):
            return reseated(table, seat, replace(table.seats[seat], missed=table.seats[seat].missed + 1))
        case Reminded():
            return table.but(reminded=True)


def voted(table: Running, entry: VoteOpened | Voted | VoteClosed, at: int) -> Running:
    """Add to the vote about an absent player."""
    match entry:
        case VoteOpened(seat):
            voters = tuple(person for person in table.players if person != table.seats[seat].person)
            return table.but(vote=Vote(seat, at, voters, {}))
        case Voted(person, choice):
            vote = table.vote
            return table if vote is None else table.but(vote=replace(vote, cast={**vote.cast, person: choice}))
        case VoteClosed():
            return table.but(vote=None, awaiting_since=at, waits=table.waits + 1)


def _played_by(table: Running, number: int, seat: Seat, at: int) -> Running:
    """Change who plays a seat: its turn starts afresh, it no longer votes, and no vote is about it."""
    table = reseated(table, number, seat)
    if number in table.awaited:
        table = table.but(awaiting_since=at, reminded=False, waits=0)
    if table.round is not None:
        needed = tuple(person for person in table.round.needed if person in table.players)
        table = table.but(round=replace(table.round, needed=needed))
    vote = table.vote
    if vote is None:
        return table
    voters = tuple(person for person in vote.voters if person in table.players)
    if vote.seat == number or not voters:
        return table.but(vote=None)
    cast = {person: choice for person, choice in vote.cast.items() if person in voters}
    return table.but(vote=replace(vote, voters=voters, cast=cast))


def counted_up(counts: tuple[tuple[int, int], ...], person: int) -> tuple[tuple[int, int], ...]:
    """Add one to this person's count."""
    known = dict(counts)
    return tuple({**known, person: known.get(person, 0) + 1}.items())
