"""The archive's interface to what is attached to tables: followers and reviews. Part of data/: imports data.

What `data/interface.py` says of every call holds here too.
"""

from collections.abc import Collection
from typing import Protocol

from data.records import Follow


class Follows(Protocol):
    """Who follows which table. The commit that ends it turns its followers into parcels (`FOLLOWING`)."""

    async def follow(self, table_id: str, person_id: int, at: int, *, most_tables: int, most_people: int) -> Follow:
        """Let a person follow a running table; nothing changes if they or the table have so many already."""

    async def unfollow(self, table_id: str, person_id: int) -> None:
        """Let a person no longer follow a table."""

    async def follows(self, table_id: str, person_id: int) -> bool:
        """Whether a person follows a table."""


class Reviews(Protocol):
    """Reviews of finished games, one a table; they go when the table goes, or when somebody at it is erased."""

    async def review(self, table_id: str) -> str | None:
        """The review of a table's game, or None."""

    async def save(self, table_id: str, content: str, people: Collection[int]) -> None:
        """Save a review in the place of an earlier one.

        `people` are those whose game it judges. Does nothing unless the table is over and its journal still names each
        of them: nobody has been erased since.
        """

    async def show(self, table_id: str, at: int) -> int | None:
        """Note that a review is shown to everybody, and return when that was first noted; None if there is none."""

    async def shown(self, table_id: str) -> int | None:
        """When a review was first shown to everybody, or None."""
