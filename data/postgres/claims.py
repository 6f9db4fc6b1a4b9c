"""Which process runs the bot, or which of its clusters, decided by PostgreSQL's advisory locks. Part of data/postgres.

Each cluster is a lock, held by the connection that writes. So a process that has lost its cluster has lost its
connection too, and saves nothing before it has both again. The server closes the connection of a process that hangs,
because nothing is heard on it any more. What all processes must agree on, the numbers of clusters
and of shards, are locks that they share: a lock's key is the number, so nothing is stored that could be out of date.
"""

import time
from typing import Any

from data.address import DatabaseAddress
from data.engine.connection import Connection
from data.engine.dialect import statement
from data.errors import Disagreement, InUse, NoFreeCluster, Superseded
from data.fleet import Cluster
from data.postgres.schema import GRACE, RUNNING, Raw, hold_alone, prepare_to_write

#: The first keys of the locks ("MUN" and a number); the second is a cluster, or how many there are, or a bucket.
CLUSTER, _COUNT, _SHARDS, BUCKET = (0x4D554E00 + number for number in range(1, 5))
#: The second key of a lock that is none of these: one process at a time agrees on the shards.
_AGREEING = 0
_PAUSE = 0.05
#: How long a process that says nothing keeps its cluster (seconds).
LEASE = 20.0
_SILENCES = ("idle_session_timeout", "idle_in_transaction_session_timeout")
_HOLDERS = (
    "SELECT CAST(objid AS bigint), pid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND CAST(classid AS bigint) = ?"
)
#: The two keys of a lock, as parameters.
KEYS = "(CAST(? AS int), CAST(? AS int))"


class SoleClaim:
    """A process's claim to the whole database.

    Its lock belongs to the connection that writes. So a bot that has lost it has lost its connection too, and saves
    nothing more before it holds both again.
    """

    def __init__(self, address: DatabaseAddress) -> None:
        self._address, self._pid = address, 0

    def prepare(self, raw: Raw) -> None:
        """Set up a connection that writes. Raises InUse and other CannotOpen, psycopg.Error."""
        hold_alone(self._address, raw, self._pid)
        self._pid = raw.info.backend_pid
        prepare_to_write(self._address, raw)


class ClusterClaim:
    """A process's claim to one of `count` clusters: the first that is free, and that one for as long as it runs."""

    def __init__(self, address: DatabaseAddress, count: int) -> None:
        self._address, self._count = address, count
        self._cluster: Cluster | None = None
        self._shards: int | None = None
        self._pid = 0
        #: The clusters that were free when this process, a spare, last looked; None before it is one.
        self._free: set[int] | None = None
        self.superseded = False

    @property
    def cluster(self) -> Cluster:
        """The cluster, once a connection has been prepared."""
        assert self._cluster is not None
        return self._cluster

    def prepare(self, raw: Raw) -> None:
        """Set up a connection that writes. Raises NoFreeCluster, Superseded, Disagreement and other CannotOpen."""
        self._join(raw)
        if self._cluster is None:
            self._cluster = self._first_free(raw)
        else:
            self._take_again(raw, self._cluster.number)
        self._pid = raw.info.backend_pid
        if self._shards is not None:
            _ask(raw, f"SELECT pg_advisory_lock_shared{KEYS}", _SHARDS, self._shards)
        prepare_to_write(self._address, raw)
        for name in _SILENCES:
            _ask(raw, "SELECT set_config(?, ?, false)", name, f"{1000 * LEASE:.0f}")

    def agree(self, connection: Connection, shards: int) -> int:
        """The other processes' number of shards, or if there are none, at least `shards`, inside a transaction.

        This process keeps it from now on.
        """
        connection.execute(f"SELECT pg_advisory_xact_lock{KEYS}", (_SHARDS, _AGREEING))
        known = connection.execute(_HOLDERS, (_SHARDS,)).fetchall()
        others = {number for number, pid in known if pid != self._pid and number != _AGREEING}
        agreed = min(others, default=self.cluster.total(shards))
        connection.execute(f"SELECT pg_advisory_lock_shared{KEYS}", (_SHARDS, agreed))
        self._shards = agreed
        return agreed

    def _join(self, raw: Raw) -> None:
        """Join the processes that run as many clusters. Raises InUse, Disagreement."""
        until = time.monotonic() + GRACE
        while not _ask(raw, "SELECT pg_try_advisory_lock_shared(?)", RUNNING):
            if time.monotonic() > until:
                said = f"The database {self._address} is in use by a bot without CLUSTERS. Stop that bot first."
                raise InUse(self._address, said)
            time.sleep(_PAUSE)
        _ask(raw, f"SELECT pg_advisory_lock_shared{KEYS}", _COUNT, self._count)
        others = {number for number, _ in raw.execute(statement(_HOLDERS), (_COUNT,))} - {self._count}
        if others:
            said = f"The bot's other processes run with CLUSTERS={min(others)}, not {self._count}. Stop them first."
            raise Disagreement(self._address, said)

    def _first_free(self, raw: Raw) -> Cluster:
        """Take a cluster; a spare takes one that it finds free for the second time. Raises NoFreeCluster.

        After a restart of the server all clusters are free for a moment, until their processes connect again.
        """
        free = set()
        for number in range(self._count):
            if _ask(raw, f"SELECT pg_try_advisory_lock{KEYS}", CLUSTER, number):
                if self._free is None or number in self._free:
                    return Cluster(number, self._count)
                free.add(number)
                _ask(raw, f"SELECT pg_advisory_unlock{KEYS}", CLUSTER, number)
        self._free = free
        raise NoFreeCluster(self._address, "All clusters are taken.")

    def _take_again(self, raw: Raw, number: int) -> None:
        """Take the same cluster with a new connection. Raises Superseded."""
        until = time.monotonic() + GRACE
        while not self.superseded and not _ask(raw, f"SELECT pg_try_advisory_lock{KEYS}", CLUSTER, number):
            holders = dict(raw.execute(statement(_HOLDERS), (CLUSTER,)).fetchall())
            if holders.get(number) == self._pid:  # our own lost connection, which the server hasn't noticed yet
                _ask(raw, "SELECT pg_terminate_backend(CAST(? AS int))", self._pid)
            self.superseded = time.monotonic() > until
            time.sleep(_PAUSE)
        if self.superseded:
            raise Superseded(self._address, f"Another process has taken over cluster {number}.")


def _ask(raw: Raw, sql: str, *parameters: Any) -> Any:
    row = raw.execute(statement(sql), parameters).fetchone()
    return None if row is None else row[0]
