"""End a table for everybody, and ban people: what it may cost is said first, and banned people leave their tables."""

from collections.abc import Sequence

import discord
import structlog

from cogs.controls.addresses import at
from cogs.controls.answers import Reply, speech_of, tell
from cogs.controls.buttons import button, rows
from cogs.controls.sentences import UserError
from cogs.faces.spread import Style
from cogs.people.access import EVERYWHERE, LONGEST_REASON, Bans
from cogs.people.presence import ALL, leave, leave_table
from cogs.press.desk import Desk
from cogs.press.press import Press
from data import DAY, ArchiveError, Ban, Status
from host.house import House, NoSuchTable, Session
from players import default_level
from rules.table.errors import TableRefusal
from rules.table.requests import EndByModerator, Request, Resign
from rules.table.table import EndedTable, Lobby, Running, Table
from words import Speech
from words.games import game_title

log = structlog.get_logger("bans")

#: The most days of a ban that ends.
MOST_DAYS = 3650
#: How often to look for banned people at tables (ms).
A_MINUTE = 60 * 1000


class Banning:
    """Bans people."""

    def __init__(self, house: House, bans: Bans) -> None:
        self._house, self._bans = house, bans
        self._looked_at = 0

    async def resign(self, guild_id: int, person: int, moderator: int) -> frozenset[str]:
        """Have a moderator resign from the games that they play there with somebody whom they are about to ban, so that
        nobody bans their way out of a lost game; return the tables.

        Raises ArchiveError, TimeoutError.
        """
        found = set()
        for head in await self._house.archive.seats.tables_of(moderator, (Status.RUNNING,), ALL):
            if guild_id not in (EVERYWHERE, head.guild_id):
                continue
            try:
                table = (await self._house.session(head.id)).table
            except NoSuchTable:
                continue
            if (
                isinstance(table, Running)
                and table.seat_of(moderator) is not None
                and table.seat_of(person) is not None
            ):
                await leave_table(self._house, table, moderator)
                found.add(head.id)
        return frozenset(found)

    async def add(self, guild_id: int, person: int, reason: str, days: int | None) -> bool:
        """Ban somebody, who leaves all tables there as if by themself; False if a later sweep has to see to that.

        Raises ArchiveError if the ban can't be saved.
        """
        now = self._house.now()
        until = None if days is None else now + days * DAY
        ban = Ban(guild_id, await self._bans.digest(person), person, reason.strip()[:LONGEST_REASON], now, until)
        await self._house.archive.bans.save(ban)
        self._bans.note_change()
        return await self._leave(person, guild_id)

    async def sweep(self) -> None:
        """Look once a minute, in the background, for banned people who are still at tables."""
        if 0 <= self._house.now() - self._looked_at < A_MINUTE:
            return
        self._looked_at = self._house.now()
        self._house.spawn(self._clear_seats(), "clear the seats of banned people")

    async def _clear_seats(self) -> None:
        """Take banned people away from tables at which a crash has left them, or where they sat down meanwhile."""
        for person, guild_id in await self._house.archive.bans.find_seated(self._house.now()):
            await self._leave(person, guild_id)

    async def _leave(self, person: int, guild_id: int) -> bool:
        """Take somebody away from the tables of a server, or all; False if that failed."""
        try:
            await leave(self._house, person, None if guild_id == EVERYWHERE else guild_id)
        except (ArchiveError, TimeoutError) as error:
            log.warning("a banned person could not leave yet", error=type(error).__name__)
            return False
        return True

    async def remove(self, guild_id: int, person: int) -> bool:
        """Lift a ban; False if there is none. Raises ArchiveError."""
        removed = await self._house.archive.bans.remove(guild_id, await self._bans.digest(person))
        self._bans.note_change()
        return removed


#: The verb of the question's buttons.
END = "end"
#: What they do: end the table for everybody, resign from it, nothing.
END_ALL, END_RESIGN, END_NOT = "all", "resign", "no"
#: What ending a table costs the moderator, as a word of a control.
_LOBBY, _PLAYS, _RESIGNED, _NOTHING = "lobby", "plays", "resigned", "nothing"


class EndControls:
    """Asks, and ends."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def ask(self, interaction: discord.Interaction, session: Session, *, update: bool = False) -> Reply:
        """Ask whether to end a table, and say what that does. Raises TableRefusal if it has ended."""
        say, table = speech_of(interaction), session.table
        if isinstance(table, EndedTable):
            raise TableRefusal("ended")
        who = (await self._desk.composer.cast(table, say)).owners
        if isinstance(table, Lobby):
            who = tuple([await self._desk.names.of(person) for person in table.persons])
        return _question(session, who, interaction.user.id, say, update=update)

    async def press(self, press: Press) -> Reply | None:
        """Do what a moderator has chosen, if it still means what the question said; else ask again."""
        await self._desk.moderators.needs_table(press.interaction, press.session.head)
        how, _, cost = press.address.words.partition("|")
        if how == END_NOT:
            return tell(press.say("done-nothing"), update=press.private)
        if cost != cost_of_ending(press.table, press.person):
            return await self.ask(press.interaction, press.session, update=press.private)
        reply = await self.end(press.interaction, press.session, how)
        return Reply(reply.view, reply.files, update=press.private)

    async def end(self, interaction: discord.Interaction, session: Session, how: str) -> Reply:
        """End a table for everybody, or only resign there. Raises UserError, TableRefusal."""
        say, person, table = speech_of(interaction), interaction.user.id, session.table
        request: Request = EndByModerator(person)
        if how == END_RESIGN:
            request = Resign(person, default_level(table.game_key))
        elif how != END_ALL:
            raise UserError("press-outdated")
        costs = how == END_ALL and cost_of_ending(table, person) == _PLAYS
        after = await self._desk.requests.submit(interaction, table.id, request)
        if how == END_RESIGN:
            return tell(say("done-resigned"))
        told = say("done-ended-own" if costs else "done-ended", table=after.table.id)
        return tell(f"{told} {say('lobby-leaving')}" if await self._desk.places.leaves_thread(after) else told)


def _question(session: Session, who: Sequence[str], person: int, say: Speech, *, update: bool = False) -> Reply:
    """Ask a moderator whether to end a table; one who plays at it may also only resign.

    The controls carry what it would cost the moderator (`cost_of_ending`).
    """
    table, cost = session.table, cost_of_ending(session.table, person)
    facts = {"game": game_title(table.game_key, say), "table": table.id, "place": f"<#{session.head.channel_id}>"}
    lines = [say("end-ask", **facts, who=say.all_of(who) or say("nobody-yet"), state=_LOBBY if cost == _LOBBY else "")]
    if cost in (_PLAYS, _RESIGNED):
        lines.append(say("end-ask-own", cost=cost, then="wins" if len(table.seats) == 2 else "goes-on"))
    label = "button-end-lobby" if cost == _LOBBY else "button-end-all"
    buttons = [button(say(label), at(table, END, f"{END_ALL}|{cost}"), Style.GRAVE)]
    if cost == _PLAYS:
        buttons.append(button(say("button-end-resign"), at(table, END, f"{END_RESIGN}|{cost}")))
    buttons.append(button(say("button-no"), at(table, END, f"{END_NOT}|{cost}")))
    return tell("\n".join(lines), *rows(*buttons), update=update)


def cost_of_ending(table: Table, person: int) -> str:
    """What ending a table for everybody means for the moderator who does it, as a word of a control."""
    if not isinstance(table, Running):
        return _LOBBY
    if table.seat_of(person) is not None:
        return _PLAYS if len(table.seats) > 1 else _NOTHING
    return _RESIGNED if person in table.party else _NOTHING
