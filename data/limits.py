"""How many tables a person or a server may have. Part of data/: standard library and data only."""

from sqlite3 import Connection

from data.errors import Scope, TooMany
from data.reading import seated
from data.records import HOUR, Limits, TableHead
from data.traces import openings


def hold(connection: Connection, limits: Limits, head: TableHead, opener: int | None) -> None:
    """Check the limits after a table was written. Raises TooMany.

    This table is counted too, so that two that come at once cannot both be the last.
    """
    if opener is not None:
        _hold_opener(connection, limits, opener, head.updated_at)
    if limits.server is not None and head.guild_id is not None:
        row = connection.execute(
            "SELECT count(*) FROM tables WHERE status = ? AND guild_id = ? AND status <> 'ended'",
            (head.status, head.guild_id),
        )
        if row.fetchone()[0] > limits.server:
            raise TooMany(Scope.SERVER, head.guild_id, limits.server)
    if limits.person is None:
        return
    seats = connection.execute("SELECT person_id FROM people_at WHERE table_id = ? AND seat IS NOT NULL", (head.id,))
    for (person_id,) in seats.fetchall():
        if seated(connection, person_id, head.status) > limits.person:
            raise TooMany(Scope.PERSON, person_id, limits.person)


def _hold_opener(connection: Connection, limits: Limits, opener: int, now: int) -> None:
    if limits.hourly is not None and openings(connection, opener, now - HOUR) > limits.hourly:
        raise TooMany(Scope.HOURLY, opener, limits.hourly)
