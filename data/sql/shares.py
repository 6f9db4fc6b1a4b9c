"""The part of the rows that belongs to one cluster. Part of data/sql."""

from data.fleet import SHARD_BITS, Cluster, Share

OF_TABLE = "(SELECT guild_id FROM tables WHERE id = table_id)"
"""The server of the table that a row belongs to."""


def of_cluster(own: Cluster, guild: str) -> tuple[str, tuple[int, ...]]:
    """One more condition, that this server is the cluster's, and its parameters; nothing if there is only one."""
    if own.alone:
        return "", ()
    there, numbers = in_share(Share(own.count, own.number), guild)
    return f" AND {there}", numbers


def in_share(share: Share, guild: str) -> tuple[str, tuple[int, ...]]:
    """The condition that a server belongs to a share, and its parameters."""
    if not share.shards:
        return f"coalesce({guild}, 0) = ?", (share.number,)
    return f"(coalesce({guild}, 0) >> {SHARD_BITS}) % ? = ?", (share.shards, share.number)
