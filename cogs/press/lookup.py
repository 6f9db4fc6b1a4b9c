"""Find the table that a command means."""

import re
from collections.abc import Iterable
from enum import Enum

import discord

from cogs.controls.addresses import table_of
from cogs.controls.sentences import UserError
from cogs.controls.signs import usual_signs
from cogs.people.access import Access, hides, near, reaches
from data import ArchiveError, Status, TableHead
from host.house import House, NoSuchTable, Session
from rules.table.errors import TableRefusal

#: How many of a person's ended tables are searched.
RECENT = 10


class Look(Enum):
    """A place where a command looks for its table."""

    RUNNING_HERE = "the table that runs in this channel"
    OWN_HERE = "the person's own table that runs in this channel, except a puzzle"
    LOBBY_HERE = "the newest lobby in this channel"
    OWN_RUNNING = "the person's running tables in this server; a puzzle, from anywhere, only if there is no other"
    OWN_ENDED_HERE = "the person's last table in this channel"
    OWN_GAME_HERE = "the person's last finished game in this channel"
    LAST_GAME_HERE = "anybody's last finished game in this channel, except puzzles"
    OWN_HANDS = "the person's running tables with hidden hands: those in this channel, else all in this server"


#: Where to search, in this order: to show a table, act at it, ask for a rematch, verify it, explain or replay its
#: game, show a hand.
LOOKING = (Look.RUNNING_HERE, Look.OWN_HERE, Look.LOBBY_HERE, Look.OWN_RUNNING, Look.OWN_ENDED_HERE)
ACTING = (Look.OWN_HERE, Look.RUNNING_HERE, Look.OWN_RUNNING, Look.LOBBY_HERE, Look.OWN_ENDED_HERE)
AGAIN = (Look.OWN_GAME_HERE, Look.RUNNING_HERE, Look.OWN_HERE, Look.LOBBY_HERE, Look.OWN_RUNNING)
VERIFYING = (
    Look.RUNNING_HERE,
    Look.LAST_GAME_HERE,
    Look.OWN_HERE,
    Look.OWN_GAME_HERE,
    Look.OWN_RUNNING,
    Look.LOBBY_HERE,
)
EXPLAINING = (Look.OWN_HERE, Look.RUNNING_HERE, Look.LOBBY_HERE, Look.LAST_GAME_HERE)
REPLAYING = (Look.RUNNING_HERE, Look.LAST_GAME_HERE, Look.OWN_GAME_HERE)
HOLDING = (Look.OWN_HANDS,)
#: The messages for a command that finds no table.
_NOTHING = {HOLDING: "no-hand-here", VERIFYING: "verify-nothing"}


class Lookup:
    """Finds tables for people."""

    def __init__(self, house: House, access: Access) -> None:
        self._house, self._access = house, access

    async def here(
        self,
        interaction: discord.Interaction,
        table_id: str | None = None,
        look: tuple[Look, ...] = LOOKING,
        *,
        leaving: bool = False,
    ) -> Session:
        """Return the table that a command means: the one named, else the first found in these places.

        Raises UserError if there is none or more than one, or if somebody in direct messages has left the table's
        server; TableRefusal if the named table doesn't exist or can't be seen by the person here, unless they belong
        there and are `leaving` it.
        """
        session = await self._find(interaction, table_id, look)
        await self._access.check_member(session, interaction)
        await self._access.check_shown(session, interaction, leaving=leaving)
        return session

    async def by_id(self, interaction: discord.Interaction, table_id: str) -> Session:
        """Return the table with this id, to be replayed.

        Raises UserError or TableRefusal if the person may not see it here.
        """
        session = await self._house.session(read_id(table_id))
        await self._access.check_replay(session, interaction)
        return session

    async def of_message(self, message: discord.Message, interaction: discord.Interaction) -> Session:
        """Return the table that a message of ours shows. Raises UserError for any other message, TableRefusal."""
        bot = interaction.client.user
        table_id = table_of(message) if bot is not None and message.author.id == bot.id else None
        if table_id is None:
            raise UserError("menu-no-table")
        return await self._house.session(table_id)

    async def game_here(self, interaction: discord.Interaction) -> str | None:
        """Return the game that is played in this channel now, or was last; None if there is none or nobody can tell."""
        try:
            session = await self._find_visible(interaction, EXPLAINING)
        except (NoSuchTable, ArchiveError):
            return None
        return None if session is None else session.table.game_key

    async def replay_here(self, interaction: discord.Interaction) -> Session | None:
        """Return the table of this channel whose game is to be replayed, or None."""
        return await self._find_visible(interaction, REPLAYING)

    async def _find_visible(self, interaction: discord.Interaction, look: tuple[Look, ...]) -> Session | None:
        """Return the first table found in these places that the person may see, or None."""
        for place in look:
            for found in await self._search(place, interaction):
                session = await self._house.session(found)
                if await self._access.sees(session.head, interaction):
                    return session
        return None

    async def _find(self, interaction: discord.Interaction, table_id: str | None, look: tuple[Look, ...]) -> Session:
        if table_id:
            session = await self._house.session(read_id(table_id))
            if not reaches(session, interaction):
                raise TableRefusal("no-table")
            return session
        for place in look:
            found = await self._search(place, interaction)
            if len(found) > 1:
                raise UserError("which-table")
            if found:
                return await self._house.session(found[0])
        raise UserError(_NOTHING.get(look, "no-table-here"))

    async def _keep_visible(self, heads: Iterable[TableHead], interaction: discord.Interaction) -> list[str]:
        """Return the tables whose channels the person sees; if they see none, all of them."""
        heads = list(heads)
        if len(heads) < 2:
            return [head.id for head in heads]
        return [head.id for head in heads if await self._access.sees(head, interaction)] or [head.id for head in heads]

    async def _search(self, place: Look, interaction: discord.Interaction) -> list[str]:
        """Return the ids of the tables found in one place."""
        archive, person, channel = self._house.archive, interaction.user.id, interaction.channel_id
        assert channel is not None
        match place:
            case Look.RUNNING_HERE:
                found = await archive.tables.running_in(channel)
                return [] if found is None else [found]
            case Look.OWN_HERE:
                own = await archive.seats.tables_of(person, (Status.RUNNING,))
                return [head.id for head in own if head.channel_id == channel and not head.puzzle]
            case Look.LOBBY_HERE:
                return [head.id for head in await archive.tables.lobbies_in(channel)][:1]
            case Look.OWN_RUNNING:
                own = await archive.seats.tables_of(person, (Status.RUNNING,))
                here = [head for head in own if near(head, interaction)]
                return await self._keep_visible([head for head in here if not head.puzzle] or here, interaction)
            case Look.OWN_HANDS:
                running = await archive.seats.tables_of(person, (Status.RUNNING,))
                held = [head for head in running if hides(head) and near(head, interaction)]
                return [head.id for head in held if head.channel_id == channel] or await self._keep_visible(
                    held, interaction
                )
            case Look.OWN_ENDED_HERE:
                ended = await archive.seats.tables_of(person, (Status.ENDED,), RECENT)
                return [head.id for head in ended if head.channel_id == channel][:1]
            case Look.OWN_GAME_HERE:
                ended = await archive.seats.tables_of(person, (Status.ENDED,), RECENT)
                played = [head.id for head in ended if head.channel_id == channel]
                finished = await archive.results.find_finished(played)
                return [table for table in played if table in finished][:1]
            case Look.LAST_GAME_HERE:
                last = await archive.tables.last_game_in(channel)
                return [] if last is None else [last]


def read_id(typed: str) -> str:
    """Read the id of a table. Raises TableRefusal if the text is none."""
    name = usual_signs(typed).strip().casefold()
    if re.fullmatch("[a-z0-9]{1,16}", name) is None:
        raise TableRefusal("no-table")
    return name
