"""Submit a person's request to the house, and open tables."""

import discord

from cogs.delivery.places import Places
from data import PlaceTaken, Status, TableHead
from host.house import House, Judged, Session
from rules.table.progress import Progress
from rules.table.requests import Request


class Asking:
    """Submits people's requests; a table whose channel is taken moves to a thread."""

    def __init__(self, house: House, places: Places) -> None:
        self._house = house
        self._places = places

    async def ask(
        self, interaction: discord.Interaction, table_id: str, request: Request, judged: Judged | None = None
    ) -> Session:
        """Submit a person's request and return the table after it. If Discord delivers it twice, it counts once.

        `judged` is called with that table before it is saved.
        Raises TableRefusal, Refusal, ArchiveError, TimeoutError, and Told if it needs a thread and can't have one.
        """
        actor, key = interaction.user.id, str(interaction.id)
        try:
            return await self._house.ask(table_id, request, actor=actor, key=key, judged=judged)
        except PlaceTaken:
            made: list[int] = []

        async def rehouse(session: Session) -> int:
            made.append(await self._places.thread_for(interaction, session))
            return made[-1]

        asking = self._house.ask(table_id, request, actor=actor, key=key, rehouse=rehouse)
        return await self._places.saved(made, asking)

    async def open(
        self,
        progress: Progress,
        *,
        guild_id: int | None,
        channel_id: int,
        actor: int,
        key: str,
        rematch: bool = False,
    ) -> Session:
        """Save a new table in a channel. Raises ArchiveError."""
        table = progress.table
        head = TableHead(
            id=table.id,
            game=table.game_key,
            version=table.version,
            guild_id=guild_id,
            channel_id=channel_id,
            status=Status.LOBBY,
            created_at=progress.now,
            updated_at=progress.now,
            seed=bytes.fromhex(table.secret),
            puzzle=table.puzzle,
        )
        opening = self._house.open(progress, head, actor=actor, key=key, rematch=rematch)
        return await self._places.saved((channel_id,), opening)
