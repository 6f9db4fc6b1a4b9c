"""How a table says no. Part of rules/table.

A refusal carries a reason and its facts; the sentence is made in words/ (`refusal-<reason>`).
"""

from collections.abc import Mapping

from rules.table.table import Begun, Closed, Ended, Finished, Lobby, Running, Table


class TableRefusal(Exception):
    """Something a person asked of a table that cannot be; nothing has changed."""

    def __init__(self, reason: str, facts: Mapping[str, str | int] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts: dict[str, str | int] = dict(facts or {})


def wrong_phase(table: Table) -> TableRefusal:
    """Why a table does not do what belongs to another phase."""
    match table:
        case Lobby():
            return TableRefusal("not-started")
        case Running():
            return TableRefusal("running")
        case Finished() | Closed():
            return TableRefusal("ended")


def needs_lobby(table: Table) -> Lobby:
    """The table, which is a lobby. Raises TableRefusal."""
    if not isinstance(table, Lobby):
        raise wrong_phase(table)
    return table


def needs_running(table: Table) -> Running:
    """The table, whose game goes on. Raises TableRefusal."""
    if not isinstance(table, Running):
        raise wrong_phase(table)
    return table


def needs_begun(table: Table) -> Running | Finished:
    """The table, whose game has begun. Raises TableRefusal."""
    if not isinstance(table, Begun):
        raise wrong_phase(table)
    return table


def needs_ended(table: Table) -> Finished | Closed:
    """The table, which is over. Raises TableRefusal."""
    if not isinstance(table, Ended):
        raise wrong_phase(table)
    return table
