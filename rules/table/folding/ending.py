"""The end of a game, and what comes after it. Part of rules/table."""

from dataclasses import fields
from typing import Any

from rules.table.entries import Ended, Entry, Lapsed, RematchAsked, RematchMade
from rules.table.table import AnyPhase, Ending, Finished, Running, Table
from rules.table.values import RematchRequest, Result


def entered(table: Table, phase: type[AnyPhase], **news: Any) -> AnyPhase:
    """Move a table to its next phase, keeping what both phases have; `news` is what is new."""
    names = {one.name for one in fields(phase)}
    kept = {name: value for name, value in table.__dict__.items() if name in names}
    return phase(**{**kept, **news})


def finished(table: Running, entry: Ended, at: int) -> Finished:
    """End the table's game."""
    return entered(table, Finished, ended_at=table.wall(at), ended_by=entry.person, result=_result(table, entry))


def _result(table: Running, entry: Ended) -> Result:
    ending, outcome = Ending(entry.reason), table.match.outcome
    every = tuple(range(len(table.seats)))
    match ending:
        case Ending.PLAYED if outcome is not None:
            return Result(outcome.reason, outcome.draw, outcome.ranking, outcome.scores)
        case Ending.AGREED:
            return Result(ending.value, True, (every,))
        case Ending.RESIGNED:
            loser = next(number for number, seat in enumerate(table.seats) if seat.person == entry.person)
            return Result(ending.value, False, (tuple(seat for seat in every if seat != loser), (loser,)))
        case _:
            return Result(ending.value, False, ())


def after_the_game(table: Finished, entry: Entry, at: int) -> Finished:
    """Add an entry after the end. Raises ValueError if it is impossible there."""
    match entry:
        case RematchAsked(person, press, new_table, commitment):
            sealed = table.sealed_rematch or ((new_table, commitment) if new_table else None)
            requests = (*table.rematches, RematchRequest(person, at))
            presses = {person: press} | dict(table.presses)  # only the first counts, even if that request expired
            return table.but(rematches=requests, sealed_rematch=sealed, presses=tuple(presses.items()))
        case RematchMade(made):
            return table.but(rematch_table=made)
        case Lapsed():
            since = at - table.terms.pace.request_life
            return table.but(rematches=tuple(request for request in table.rematches if request.at > since))
        case _:
            raise ValueError(f"{type(entry).__name__} cannot happen after a game")
