"""A table whose game goes on, after any entry. Part of rules/table."""

from rules.table.entries import (
    Chanced,
    ClockRanOut,
    DrawAnswered,
    DrawOffered,
    Ended,
    Entry,
    HandedOver,
    Lapsed,
    Missed,
    Planned,
    Played,
    Reminded,
    Reserved,
    Resigned,
    RoundAnswered,
    RoundAsked,
    RoundBegun,
    RoutinesSet,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    VoteClosed,
    Voted,
    VoteOpened,
    WentBack,
)
from rules.table.folding.asking import asked, left_to_table
from rules.table.folding.ending import finished
from rules.table.folding.game import moved
from rules.table.folding.seats import at_seat, voted, with_item
from rules.table.table import Finished, Running


def in_game(table: Running, entry: Entry, at: int) -> Running | Finished:
    """The table after something happened while its game goes on. Raises ValueError where that cannot be."""
    match entry:
        case Played() | Chanced() | WentBack():
            return moved(table, entry, at)
        case Planned(seat, texts, _):
            return table.but(plans=with_item(table.plans, seat, texts))
        case UndoAsked() | UndoAnswered() | DrawOffered() | DrawAnswered() | Lapsed():
            return asked(table, entry, at)
        case RoutinesSet() | Reserved() | RoundAsked() | RoundAnswered() | RoundBegun():
            return left_to_table(table, entry, at)
        case Resigned() | HandedOver() | TakenBack() | Missed() | Reminded():
            return at_seat(table, entry, at)
        case VoteOpened() | Voted() | VoteClosed():
            return voted(table, entry, at)
        case ClockRanOut():
            return table.but(clock_ran_out=True)
        case Ended():
            return finished(table, entry, at)
        case _:
            raise ValueError(f"{type(entry).__name__} cannot happen in a game")
