"""Connections to PostgreSQL that are given up when no answer comes. Part of data/postgres.

TCP notices a machine that is gone, but no answer may come for other reasons too, such as a proxy on the way that still
acknowledges what it no longer passes on.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg.abc import RV, PQGen
from psycopg.errors import _WaitTimeout

LONGEST = 35.0
"""How long an answer may take (seconds): longer than the server works on a statement before it stops it."""


class NoAnswer(psycopg.OperationalError):
    """The server hasn't answered for too long."""


class ImpatientConnection(psycopg.Connection[Any]):
    """A connection that breaks if an answer takes longer than `longest` seconds; None waits for ever."""

    longest: float | None = None

    def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:
        """Wait for an answer. Raises NoAnswer, with the connection closed, if it takes too long."""
        if timeout is not None:
            return super().wait(gen, interval, timeout)
        try:
            return super().wait(gen, interval, self.longest)
        except _WaitTimeout:
            self.pgconn.finish()  # what it is in the middle of, nobody knows
            raise NoAnswer(f"The server hasn't answered for {self.longest:.0f} seconds.") from None


@contextmanager
def unhurried(raw: psycopg.Connection[Any]) -> Iterator[None]:
    """Wait for answers of this connection however long they take."""
    if not isinstance(raw, ImpatientConnection):
        yield
        return
    usual, raw.longest = raw.longest, None
    try:
        yield
    finally:
        raw.longest = usual
