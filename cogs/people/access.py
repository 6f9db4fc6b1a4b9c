"""Who may play at or see a table, and from where; and who is banned, from a server or everywhere.

A puzzle's table is its player's alone, for ever and wherever they are.

A ban is kept under a keyed hash of the person's id, so that deleting everything about oneself doesn't undo it. Bans are
few and asked about at every press, so they are kept in memory; another process tells when it changes them.
"""

from collections import OrderedDict

import discord

from cogs.controls.sentences import UserError
from cogs.people.people import Members, Names
from cogs.people.rights import Rights
from data import Ban, Signal, TableHead, Topic
from data.cache import Cache
from data.stand_ins import KEY, digest
from host.budget import REQUEST, charging
from host.house import House, Session
from rules import GAMES
from rules.table.errors import TableRefusal
from rules.table.table import Begun, EndedTable, Lobby, Table
from words.harmless import plain


def hides(head: TableHead) -> bool:
    """Whether a table's game has hidden hands."""
    return head.game in GAMES and GAMES[head.game].about.hidden


def has_no_place(head: TableHead) -> bool:
    """Whether no channel of a server decides who sees a table: it is a puzzle, or in direct messages."""
    return head.guild_id is None or head.puzzle > 0


def near(head: TableHead, interaction: discord.Interaction) -> bool:
    """Whether a person can play one of their tables from here: its server or, with a hidden hand, direct messages; a
    puzzle from anywhere.
    """
    here = head.guild_id == interaction.guild_id or (interaction.guild_id is None and hides(head))
    return here or head.puzzle > 0


def belongs(table: Table, person: int) -> bool:
    """Whether a person has or had a seat at a table, or is invited to its lobby; a puzzle has one player."""
    if table.seat_of(person) is not None:
        return True
    if table.puzzle:
        return False
    if isinstance(table, EndedTable) and person == table.ended_by:
        return True
    if isinstance(table, Lobby):
        return person in table.invited
    return isinstance(table, Begun) and person in table.party


def reaches(session: Session, interaction: discord.Interaction) -> bool:
    """Whether a person may act on a table from where they are: its server or, with a hand there, their direct messages.

    A table in direct messages is only for the people who belong to it, and so is a puzzle, wherever they are.
    """
    head, person = session.head, interaction.user.id
    if session.table.puzzle:
        return belongs(session.table, person)
    if head.guild_id is None:
        return interaction.guild_id is None and belongs(session.table, person)
    return head.guild_id == interaction.guild_id or (
        near(head, interaction) and session.table.seat_of(person) is not None
    )


def _refuse_from_here(session: Session) -> Exception:
    """The refusal to somebody who may not act on a table from where they are, or at all."""
    return TableRefusal("no-table") if has_no_place(session.head) else UserError("press-elsewhere")


def sees_here(interaction: discord.Interaction) -> bool:
    """Whether the person can see the channel in which they act: a message can be older than its channel's rules."""
    member = interaction.user
    may = member.resolved_permissions if isinstance(member, discord.Member) else None
    return may is None or may.view_channel or may.administrator


def _is_private_thread(interaction: discord.Interaction) -> bool:
    return isinstance(interaction.channel, discord.Thread) and interaction.channel.is_private()


def refusal_if_hidden(table: Table, person: int) -> UserError:
    """The refusal to somebody from whom the channel of a table is hidden that they belong to, or did."""
    seated = not isinstance(table, EndedTable) and person in (*table.persons, *table.invited)
    return UserError("table-hidden", table=table.id, seated="yes" if seated else "no")


#: The server of a ban that holds everywhere.
EVERYWHERE = 0
#: The most characters of a reason.
LONGEST_REASON = 200
#: How long bans in memory count as true (ms).
_FRESH = 60 * 1000


class Bans:
    """All bans."""

    def __init__(self, house: House, names: Names) -> None:
        self._house, self._names = house, names
        self._key = b""
        self._known: Cache[None, dict[tuple[int, bytes], Ban]] = Cache(1)
        self._read_at = 0

    async def check(self, guild_id: int | None, person: int, *, here: bool = True) -> None:
        """Raise UserError if somebody is banned from a server, or everywhere; `here` is whether they are in it.

        Raises ArchiveError.
        """
        ban = await self._of(guild_id, person)
        if ban is not None:
            raise UserError(
                "banned" if ban.guild_id else "banned-everywhere",
                where="here" if here else "there",
                until="none" if ban.until is None else f"<t:{ban.until // 1000}:f>",
                reason=plain(ban.reason, LONGEST_REASON) or "none",
            )

    async def holds(self, guild_id: int | None, person: int) -> bool:
        """Whether somebody is banned from a server, or everywhere. Raises ArchiveError."""
        return await self._of(guild_id, person) is not None

    async def check_guest(self, guild_id: int | None, guest: int) -> None:
        """Raise UserError if somebody can't be invited because they are banned. Raises ArchiveError."""
        if await self._of(guild_id, guest) is not None:
            raise UserError("opponent-banned", name=await self._names.of(guest))

    async def of_server(self, guild_id: int) -> tuple[Ban, ...]:
        """A server's bans that haven't ended, the oldest first. Raises ArchiveError."""
        now = self._house.now()
        return tuple(ban for ban in (await self._all()).values() if ban.guild_id == guild_id and _holds(ban, now))

    def note_change(self) -> None:
        """Forget what is no longer true, here and in other processes."""
        self.forget()
        self._house.spawn(self._house.archive.fleet.tell(Signal(Topic.BANS)), "tell of a ban")

    def forget(self) -> None:
        """Read the bans again when they are next needed."""
        self._known.clear()

    async def _of(self, guild_id: int | None, person: int) -> Ban | None:
        known = await self._all()
        if not known:
            return None
        own, now = await self.digest(person), self._house.now()
        found = (known.get((place, own)) for place in (EVERYWHERE, guild_id or EVERYWHERE))
        return next((ban for ban in found if ban is not None and _holds(ban, now)), None)

    async def _all(self) -> dict[tuple[int, bytes], Ban]:
        """Every ban by server and digest, as read within the last minute."""
        if not 0 <= self._house.now() - self._read_at < _FRESH:
            self._known.clear()
        return await self._known.get(None, self._read)

    async def _read(self) -> dict[tuple[int, bytes], Ban]:
        self._read_at = self._house.now()
        return {(ban.guild_id, ban.digest): ban for ban in await self._house.archive.bans.all()}

    async def digest(self, person: int) -> bytes:
        """Under what a person's bans are kept. Raises ArchiveError."""
        if not self._key:
            self._key = await self._house.archive.secret(KEY)
        return digest(self._key, person)


def _holds(ban: Ban, now: int) -> bool:
    return ban.until is None or now < ban.until


class Access:
    """Checks who may press a control or name a table."""

    def __init__(self, members: Members, bans: Bans, rights: Rights) -> None:
        self._rights, self._members, self._bans = rights, members, bans

    async def check(self, session: Session, interaction: discord.Interaction, *, leaving: bool = False) -> None:
        """Check that a control is used in its table's server or, by a member with a hand there, in direct messages, by
        somebody who sees the table's channel; and a puzzle's anywhere, by its player.

        Those who are `leaving` their table needn't see it.

        Raises UserError, TableRefusal, and HTTPException if Discord can't be asked.
        """
        if not reaches(session, interaction):
            raise _refuse_from_here(session)
        await self._check_seen(session, interaction, leaving=leaving)

    async def check_replay(self, session: Session, interaction: discord.Interaction) -> None:
        """Check that somebody who sees a table's channel may replay its game: those who sat there, in its server or in
        direct messages, everybody else in its server; a puzzle's player anywhere, and nobody else.

        Raises like `check`, and HTTPException if Discord can't be asked.
        """
        own = interaction.guild_id is None and belongs(session.table, interaction.user.id)
        if not own and not reaches(session, interaction):
            raise _refuse_from_here(session)
        await self._check_seen(session, interaction)

    async def _check_seen(self, session: Session, interaction: discord.Interaction, *, leaving: bool = False) -> None:
        await self.check_member(session, interaction)
        await self.check_shown(session, interaction, leaving=leaving)

    async def check_shown(self, session: Session, interaction: discord.Interaction, *, leaving: bool = False) -> None:
        """Check that somebody sees a table's channel, or belongs to the table and is `leaving` it.

        Whoever doesn't belong there isn't told that there is such a table. Raises UserError, TableRefusal,
        HTTPException.
        """
        if await self.sees(session.head, interaction):
            return
        if not belongs(session.table, interaction.user.id):
            raise TableRefusal("no-table")
        if not leaving:
            raise refusal_if_hidden(session.table, interaction.user.id)

    async def sees(self, head: TableHead, interaction: discord.Interaction) -> bool:
        """Whether the person who acts sees a table's channel, if it has one. Raises HTTPException."""
        if has_no_place(head):
            return True
        if head.channel_id != interaction.channel_id:
            return await self._rights.sees(interaction, head.channel_id)
        if not sees_here(interaction):
            return False
        return not _is_private_thread(interaction) or await self._rights.sees(interaction, head.channel_id)

    async def check_still(self, session: Session, person: int) -> None:
        """Check that somebody who was let in, and isn't acting now, hasn't been banned or shut out of the channel.

        Raises UserError, TableRefusal, HTTPException, ArchiveError.
        """
        head = session.head
        await self._bans.check(head.guild_id, person)
        if not has_no_place(head) and not await self._rights.shows(head.channel_id, person, member=True):
            raise refusal_if_hidden(session.table, person)

    async def still_sees(self, session: Session, person: int) -> bool:
        """Whether `check_still` passes; not if Discord can't be asked. Raises ArchiveError."""
        try:
            await self.check_still(session, person)
        except (UserError, TableRefusal, discord.HTTPException):
            return False
        return True

    async def shut_out(self, session: Session, person: int) -> bool:
        """Whether somebody who has a seat can't come back to it: they don't see the table's channel, or have left the
        server. Raises HTTPException.
        """
        head = session.head
        return not has_no_place(head) and not await self._rights.shows(head.channel_id, person)

    async def check_member(self, session: Session, interaction: discord.Interaction) -> None:
        """Raise UserError if somebody who has left a server, or is banned there, acts at its table from direct
        messages.
        """
        guild = session.head.guild_id
        if guild is None or has_no_place(session.head) or interaction.guild_id is not None:
            return
        await self._bans.check(guild, interaction.user.id, here=False)
        if not await self._members.present(guild, interaction.user.id):
            raise UserError("press-left-server")


#: For how long an answer is good (ms), and how many are remembered.
GOOD, _MANY = 60_000, 2048


class Glances:
    """Looks for lists of tables, of which somebody may want one after the other."""

    def __init__(self, bot: discord.Client, house: House, access: Access) -> None:
        self._bot, self._house, self._access = bot, house, access
        self._answers: OrderedDict[tuple[int, int], tuple[int, bool]] = OrderedDict()

    def asks(self, head: TableHead, interaction: discord.Interaction) -> bool:
        """Whether Discord has to be asked if the person sees a table's channel."""
        here = has_no_place(head) or head.channel_id == interaction.channel_id
        if here or self._answer(head, interaction) is not None:
            return False
        channel = self._bot.get_channel(head.channel_id)
        return channel is None or (isinstance(channel, discord.Thread) and channel.is_private())

    async def sees(self, head: TableHead, interaction: discord.Interaction) -> bool:
        """Whether the person sees a table's channel, or did a moment ago. Raises HTTPException."""
        if (known := self._answer(head, interaction)) is not None:
            return known
        if not self.asks(head, interaction):
            return await self._access.sees(head, interaction)
        if (cost := charging()) is not None:
            cost(REQUEST)
        found = await self._access.sees(head, interaction)
        self._answers[interaction.user.id, head.channel_id] = self._house.now(), found
        while len(self._answers) > _MANY:
            self._answers.popitem(last=False)
        return found

    def _answer(self, head: TableHead, interaction: discord.Interaction) -> bool | None:
        asked_at, found = self._answers.get((interaction.user.id, head.channel_id), (0, False))
        return found if 0 <= self._house.now() - asked_at < GOOD else None
