"""Who is awaited, and who plays a seat. Part of rules/table."""

from dataclasses import replace
from typing import TypeVar

from rules.table.table import Table
from rules.table.values import Seat

T = TypeVar("T")


def with_item(items: tuple[T, ...], number: int, item: T) -> tuple[T, ...]:
    """The items with another one at that place."""
    return (*items[:number], item, *items[number + 1 :])


def reseated(table: Table, number: int, seat: Seat) -> Table:
    """The table with another seat at that number."""
    return table.but(seats=with_item(table.seats, number, seat))


def awaiting(table: Table, still: int | None, at: int) -> Table:
    """Whoever has just acted or is newly awaited is awaited from now on; `still` is the seat that was awaited before
    and did not act: if it is awaited yet, its time and the vote about it go on.
    """
    if still is not None and still in table.awaited:
        return table
    return table.but(awaiting_since=at, reminded=False, waits=0, vote=None)


def played_by(table: Table, number: int, seat: Seat, at: int) -> Table:
    """The seat is played by somebody else now: if it is awaited, then from now on; it votes no more, and nobody about
    it.
    """
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
    """The counts by person, with one more for this one."""
    known = dict(counts)
    return tuple({**known, person: known.get(person, 0) + 1}.items())
