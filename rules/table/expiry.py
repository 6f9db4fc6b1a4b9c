"""How long unanswered requests stay open. Part of rules/table.

Everything that needs another person's agreement expires, so that nobody is bound to a plan for another evening: a
rematch requested two months ago doesn't start while half of its people are asleep.
"""

from rules.table.table import Closed, Finished, Lobby, Pending, Running, Table


def expiry_times(table: Table) -> dict[Pending, int]:
    """When each open request expires (unix ms)."""
    life, found = table.terms.pace.request_life, {}
    match table:
        case Lobby():
            if table.expected:
                found[Pending.INVITATION] = table.opened_at + life
        case Running():
            if table.offer is not None:
                found[Pending.DRAW] = table.offer.at + life
            if table.undo is not None:
                found[Pending.UNDO] = table.undo.at + life
        case Finished():
            if table.rematches and table.rematch_table is None:
                found[Pending.REMATCH] = min(request.at for request in table.rematches) + life
        case Closed():
            pass
    return found


def rematch_missing(table: Table) -> tuple[int, ...]:
    """The people who haven't agreed yet to a requested rematch; empty without a request."""
    if not isinstance(table, Finished) or not table.rematches or table.rematch_table is not None:
        return ()
    return tuple(person for person in table.persons if person not in table.rematch)


def expired(table: Table, now: int) -> list[Pending]:
    """The requests that have expired."""
    return [pending for pending, until in expiry_times(table).items() if until <= now]
