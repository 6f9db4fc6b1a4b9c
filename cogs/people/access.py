"""Who may play at or see a table, and from where."""

import discord

from cogs.controls.sentences import Told
from cogs.people.bans import Bans
from cogs.people.members import Members
from cogs.people.names import Names
from cogs.people.rights import Rights
from data import TableHead
from host.house import Session
from host.puzzle_day import is_sealed, when_open
from rules import GAMES
from rules.table.errors import TableRefusal
from rules.table.table import Begun, Ended, Lobby, Table


def hides(head: TableHead) -> bool:
    """Whether a table's game has hidden hands."""
    return head.game in GAMES and GAMES[head.game].about.hidden


def near(head: TableHead, interaction: discord.Interaction) -> bool:
    """Whether a person can play one of their tables from here: its server or, with a hidden hand, direct messages."""
    return head.guild_id == interaction.guild_id or (interaction.guild_id is None and hides(head))


def belongs(table: Table, person: int) -> bool:
    """Whether a person has or had a seat at a table, or is invited to its lobby."""
    if table.seat_of(person) is not None or (isinstance(table, Ended) and person == table.ended_by):
        return True
    if isinstance(table, Lobby):
        return person in table.invited
    return isinstance(table, Begun) and person in table.party


def reaches(session: Session, interaction: discord.Interaction) -> bool:
    """Whether a person may act on a table from where they are: its server or, with a hand there, their direct messages.

    A table in direct messages is only for the people who belong to it.
    """
    head, person = session.head, interaction.user.id
    if head.guild_id is None:
        return interaction.guild_id is None and belongs(session.table, person)
    return head.guild_id == interaction.guild_id or (
        near(head, interaction) and session.table.seat_of(person) is not None
    )


def hidden_from(session: Session, person: int) -> bool:
    """Whether a table is somebody else's private puzzle."""
    return session.table.private and session.table.seat_of(person) is None


def check_board(session: Session, person: int, now: int) -> None:
    """Raise Told if somebody else looks at a puzzle's board before its day is over; `now` in unix ms."""
    table = session.table
    if is_sealed(table, now) and table.seat_of(person) is None:
        raise Told("daily-board-sealed", when=when_open(table.puzzle))


def sees_here(interaction: discord.Interaction) -> bool:
    """Whether the person can see the channel in which they act: a message can be older than its channel's rules."""
    member = interaction.user
    may = member.resolved_permissions if isinstance(member, discord.Member) else None
    return may is None or may.view_channel or may.administrator


def _is_private_thread(interaction: discord.Interaction) -> bool:
    return isinstance(interaction.channel, discord.Thread) and interaction.channel.is_private()


def hidden(table: Table, person: int) -> Told:
    """The refusal to somebody from whom the channel of a table is hidden that they belong to, or did."""
    seated = not isinstance(table, Ended) and person in (*table.persons, *table.invited)
    return Told("table-hidden", table=table.id, seated="yes" if seated else "no")


class Access:
    """Checks who may press a control or name a table."""

    def __init__(self, members: Members, names: Names, bans: Bans, rights: Rights) -> None:
        self._rights = rights
        self._members = members
        self._names = names
        self._bans = bans

    async def check(self, session: Session, interaction: discord.Interaction, *, leaving: bool = False) -> None:
        """Check that a control is used in its table's server or, by a member with a hand there, in direct messages, by
        somebody who sees the table's channel; and that a private puzzle is used only by its player.

        Those who are `leaving` their table needn't see it.

        Raises Told, TableRefusal, and HTTPException if Discord can't be asked.
        """
        if not reaches(session, interaction):
            raise TableRefusal("no-table") if session.head.guild_id is None else Told("press-elsewhere")
        await self.check_member(session, interaction)
        await self.check_shown(session, interaction, leaving=leaving)
        if hidden_from(session, interaction.user.id):
            raise Told("daily-theirs", name=await self._names.of(session.table.host))

    async def check_replay(self, session: Session, interaction: discord.Interaction) -> None:
        """Check that somebody who sees a table's channel may replay its game: those who sat there, in its server or in
        direct messages, everybody else in its server.

        Raises like `check`, and HTTPException if Discord can't be asked.
        """
        head, person = session.head, interaction.user.id
        own = belongs(session.table, person)
        if head.guild_id is None and not (own and interaction.guild_id is None):
            raise TableRefusal("no-table")
        if head.guild_id != interaction.guild_id and not (own and interaction.guild_id is None):
            raise Told("press-elsewhere")
        await self.check_member(session, interaction)
        await self.check_shown(session, interaction)
        if hidden_from(session, person):
            raise Told("daily-theirs", name=await self._names.of(session.table.host))

    async def check_shown(self, session: Session, interaction: discord.Interaction, *, leaving: bool = False) -> None:
        """Check that somebody sees a table's channel, or belongs to the table and is `leaving` it.

        Whoever doesn't belong there isn't told that there is such a table. Raises Told, TableRefusal, HTTPException.
        """
        if await self.sees(session.head, interaction):
            return
        if not belongs(session.table, interaction.user.id):
            raise TableRefusal("no-table")
        if not leaving:
            raise hidden(session.table, interaction.user.id)

    async def sees(self, head: TableHead, interaction: discord.Interaction) -> bool:
        """Whether the person who acts sees a table's channel, if it has one. Raises HTTPException."""
        if head.guild_id is None:
            return True
        if head.channel_id != interaction.channel_id:
            return await self._rights.sees(interaction, head.channel_id)
        if not sees_here(interaction):
            return False
        return not _is_private_thread(interaction) or await self._rights.sees(interaction, head.channel_id)

    async def check_still(self, session: Session, person: int) -> None:
        """Check that somebody who was let in, and isn't acting now, hasn't been banned or shut out of the channel.

        Raises Told, TableRefusal, HTTPException, ArchiveError.
        """
        head = session.head
        await self._bans.check(head.guild_id, person)
        if head.guild_id is not None and not await self._rights.still_shows(head.channel_id, person):
            raise hidden(session.table, person)

    async def still_sees(self, session: Session, person: int) -> bool:
        """Whether `check_still` passes; not if Discord can't be asked. Raises ArchiveError."""
        try:
            await self.check_still(session, person)
        except (Told, TableRefusal, discord.HTTPException):
            return False
        return True

    async def shut_out(self, session: Session, person: int) -> bool:
        """Whether somebody who has a seat can't come back to it: they don't see the table's channel, or have left the
        server. Raises HTTPException.
        """
        head = session.head
        return head.guild_id is not None and not await self._rights.shows(head.channel_id, person)

    async def check_member(self, session: Session, interaction: discord.Interaction) -> None:
        """Raise Told if somebody who has left a server, or is banned there, acts at its table from direct messages."""
        guild = session.head.guild_id
        if guild is None or interaction.guild_id is not None:
            return
        await self._bans.check(guild, interaction.user.id, here=False)
        if not await self._members.present(guild, interaction.user.id):
            raise Told("press-left-server")
