"""The part of the rows that belongs to one cluster. Part of data/sql."""

from data.fleet import SHARD_BITS, Cluster

OF_TABLE = "(SELECT guild_id FROM tables WHERE id = table_id)"
"""The server of the table that a row belongs to."""


def of_cluster(own: Cluster, guild: str) -> tuple[str, tuple[int, ...]]:
    """One more condition, that this server is the cluster's, and its parameters; nothing if there is only one."""
    if own.alone:
        return "", ()
    return f" AND (coalesce({guild}, 0) >> {SHARD_BITS}) % ? = ?", (own.count, own.number)
