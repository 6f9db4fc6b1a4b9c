"""A table's refusals. Part of rules/table.

A refusal has a reason and facts; words/ makes the sentence (`refusal-<reason>`).
"""

from collections.abc import Mapping, Sequence

from rules.table.table import Begun, Closed, EndedTable, Finished, Lobby, Running, Table


class TableRefusal(Exception):
    """A request that the table refuses; nothing has changed."""

    def __init__(self, reason: str, facts: Mapping[str, str | int] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts: dict[str, str | int] = dict(facts or {})


def not_asked(asked: Sequence[int]) -> TableRefusal:
    """The refusal of an answer by somebody who wasn't asked."""
    if not asked:
        return TableRefusal("not-now")
    return TableRefusal("not-asked", {"person": str(asked[0]), "others": len(asked) - 1})


def not_your_turn(table: Running) -> TableRefusal:
    """The refusal of a move by somebody who isn't on turn; it says who is."""
    seat = table.match.to_act
    person = None if seat is None else table.seats[seat].played_by
    return TableRefusal("computers-turn") if person is None else TableRefusal("others-turn", {"person": str(person)})


def wrong_phase(table: Table) -> TableRefusal:
    """The refusal of a request that belongs to another phase."""
    match table:
        case Lobby():
            return TableRefusal("not-started")
        case Running():
            return TableRefusal("running")
        case Finished():
            return TableRefusal("ended")
        case Closed():
            withdrawn = table.result.reason == "cancelled" and any(table.seat_of(one) is None for one in table.invited)
            return TableRefusal("closed", {"why": "withdrawn" if withdrawn else "closed"})


def needs_lobby(table: Table) -> Lobby:
    """The table as a lobby. Raises TableRefusal if it isn't one."""
    if not isinstance(table, Lobby):
        raise wrong_phase(table)
    return table


def needs_running(table: Table) -> Running:
    """The table with its game running. Raises TableRefusal if it isn't."""
    if not isinstance(table, Running):
        raise wrong_phase(table)
    return table


def needs_begun(table: Table) -> Running | Finished:
    """The table with its game, running or finished. Raises TableRefusal if none has begun."""
    if not isinstance(table, Begun):
        raise wrong_phase(table)
    return table


def own_seat(table: Table, person: int) -> int:
    """The seat that the person owns. Raises TableRefusal."""
    seat = table.seat_of(person)
    if seat is None:
        raise TableRefusal("not-at-table")
    return seat


def running_seat(table: Table, person: int) -> int:
    """The seat that the person owns in the running game. Raises TableRefusal."""
    return own_seat(needs_running(table), person)


def needs_ended(table: Table) -> Finished | Closed:
    """The table with its result. Raises TableRefusal if it hasn't ended."""
    if not isinstance(table, EndedTable):
        raise wrong_phase(table)
    return table
