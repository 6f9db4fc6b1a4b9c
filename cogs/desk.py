"""What commands and buttons have in common. Part of cogs/: imports data, players, rules, words."""

import io
import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord
from discord.ui import ActionRow, TextDisplay

from cogs.addresses import Address
from cogs.answers import Reply, tell
from cogs.controls import button, link, rows
from cogs.faces import face
from cogs.house import House, Session, new_seed, new_table_id
from cogs.live import LivePanels
from cogs.messages import Composer
from cogs.names import Names
from cogs.panels import Panels, board_link
from cogs.places import make_thread
from cogs.rulebook import pages
from cogs.sentences import Told
from data import Duplicate, PlaceTaken, Status, TableHead
from players import default_level
from render import Wish
from rules import GAMES
from rules.table import requests as ask
from rules.table.act import begin_rematch, rematch_wanted
from rules.table.errors import TableRefusal
from rules.table.progress import Progress
from rules.table.requests import Remembered
from rules.table.table import Phase, Table
from words import Speech
from words.boards import board_text

_LONGEST_TEXT = 3800


class Desk:
    """The front desk: finds tables, asks them, and makes the private answers."""

    def __init__(self, bot: discord.Client, house: House, names: Names) -> None:
        self.bot = bot
        self.house = house
        self.names = names
        self.composer = Composer(house, names)
        self.panels = Panels(house, self.composer)
        self.live = LivePanels(house, self.panels)

    async def ask(self, interaction: discord.Interaction, table_id: str, request: ask.Request) -> Session:
        """Put a person's request to a table. Raises TableRefusal, Refusal, ArchiveError, Told."""
        return await self.house.ask(
            table_id, request, actor=interaction.user.id, key=str(interaction.id), rehouse=self._rehouse
        )

    async def open(self, progress: Progress, *, guild_id: int | None, channel_id: int, actor: int, key: str) -> Session:
        """Save a new table in a place. Raises ArchiveError."""
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
            seed=bytes.fromhex(table.seed),
        )
        return await self.house.open(progress, head, actor=actor, key=key)

    async def check_place(self, table_id: str, interaction: discord.Interaction) -> None:
        """A control works only in the server of its table. Raises Told."""
        head = (await self.house.session(table_id)).head
        if head.guild_id != interaction.guild_id:
            raise Told("press-elsewhere")

    async def here(self, interaction: discord.Interaction, table_id: str | None = None) -> Session:
        """The table meant by a command: the one named, the one of this channel, or the person's only one.

        Raises Told where there is none, or more than one.
        """
        person, channel = interaction.user.id, interaction.channel_id
        if table_id:
            session = await self.house.session(table_id.strip().lower())
            if session.head.guild_id != interaction.guild_id:
                raise TableRefusal("no-table")
            return session
        found = await self.house.archive.table_in(channel) if channel is not None else None
        if found is not None:
            return await self.house.session(found)
        lobbies = await self.house.archive.lobbies_in(channel) if channel is not None else ()
        heads = list(lobbies[:1])
        if not heads:
            own = await self.house.archive.tables_of(person, (Status.RUNNING,))
            heads = [head for head in own if head.guild_id == interaction.guild_id]
        if not heads:
            recent = await self.house.archive.tables_of(person, (Status.ENDED,), 5)
            heads = [head for head in recent if head.channel_id == channel][:1]
        if not heads:
            raise Told("no-table-here")
        if len(heads) > 1:
            raise Told("which-table")
        return await self.house.session(heads[0].id)

    async def level(self, table_id: str) -> str:
        """The computer that takes a seat over at this table."""
        return default_level((await self.house.session(table_id)).table.game_key)

    async def remembered(self, session: Session, person: int) -> Remembered:
        """The set-ups to start with, a person who is about to join included."""
        table = session.table
        return await self.house.remembered(replace(table, invited=(*table.invited, person)))

    def needs_running_seat(self, session: Session, person: int) -> int:
        """The person's seat at a running table. Raises TableRefusal."""
        if session.table.phase is not Phase.RUNNING:
            raise TableRefusal("not-started" if session.table.phase is Phase.LOBBY else "ended")
        seat = session.table.seat_of(person)
        if seat is None:
            raise TableRefusal("not-at-table")
        return seat

    def picked(self, session: Session, person: int, address: Address, values: tuple[str, ...]) -> str:
        """The words after picking from a menu. Raises TableRefusal."""
        table = session.table
        seat = self.needs_running_seat(session, person)
        if address.position != table.position:
            raise TableRefusal("stale")
        assert table.match is not None
        menu, _, words = address.words.partition("|")
        return face(table.game_key).pick(table.match, seat, words, menu, values)

    def pointer(self, session: Session, text: str, say: Speech) -> Reply:
        """A sentence with the way to the board."""
        address = board_link(session)
        buttons = [button(say("button-panel"), Address(session.table.id, session.table.position, "panel"))]
        if address is not None:
            buttons.append(link(say("button-jump"), address))
        return tell(text, *rows(*buttons))

    async def text(self, session: Session, person: int, say: Speech) -> Reply:
        """The board in words, with what the person may do."""
        table = session.table
        if table.match is None:
            raise TableRefusal("not-started")
        seat = table.seat_of(person)
        told = board_text(
            table.game_key,
            table.match.view(seat),
            say,
            seat,
            actions=seat in table.awaited,
            title=table.game.about.title,
        )
        return tell(told[:_LONGEST_TEXT])

    async def side(self, session: Session, person: int, say: Speech) -> Reply:
        """The board from the person's own side."""
        table = session.table
        if table.match is None:
            raise TableRefusal("not-started")
        seat = table.seat_of(person)
        drawn = await self.house.studio.draw(table.game_key, Wish(table.match.view(seat), seat, say.language))
        if drawn is None:
            return await self.text(session, person, say)
        view = discord.ui.LayoutView(timeout=None)
        item = discord.MediaGalleryItem("attachment://side.png", description=drawn.alt)
        view.add_item(discord.ui.MediaGallery(item))
        return Reply(view, [discord.File(io.BytesIO(drawn.png), "side.png")])

    def rules(self, game: str, say: Speech, page: int = 0) -> Reply:
        """A page of the rulebook."""
        told = pages(game)
        page %= len(told)
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(TextDisplay(told[page]))
        if len(told) > 1:
            label = say("button-rules-next", page=(page + 1) % len(told) + 1, pages=len(told))
            view.add_item(ActionRow(button(label, Address("rules", 0, "rulebook", f"{game}|{page + 1}"))))
        return Reply(view, update=page > 0)

    def replay(self, session: Session, say: Speech) -> Reply:
        """The game file that `python -m rules verify` checks; only when the game is over."""
        table = session.table
        if table.phase is not Phase.ENDED or table.match is None:
            raise Told("replay-not-yet")
        content = json.dumps(game_file(table), ensure_ascii=False, indent=1).encode()
        name = f"{table.game_key}-{table.id}.json"
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(TextDisplay(say("replay", table=table.id)))
        view.add_item(discord.ui.File(f"attachment://{name}"))
        return Reply(view, [discord.File(io.BytesIO(content), name)])

    async def rematch(self, interaction: discord.Interaction, table_id: str, say: Speech) -> Reply:
        """Ask for a rematch; once everybody did, the new table begins in the old one's place."""
        try:
            session = await self.ask(interaction, table_id, ask.AskRematch(interaction.user.id))
        except TableRefusal as refusal:
            session = await self.house.session(table_id)
            if refusal.reason != "rematch-asked" or not rematch_wanted(session.table):
                raise  # else a crash came between the last wish and the new table, which is made now
        if not rematch_wanted(session.table):
            return tell(say("done-rematch-asked"))
        old = session.head
        progress = begin_rematch(session.table, new_table_id(), new_seed(), self.house.now())

        async def stand(channel_id: int) -> Session:
            key = f"rematch-{table_id}"
            return await self.open(
                progress, guild_id=old.guild_id, channel_id=channel_id, actor=interaction.user.id, key=key
            )

        try:
            again = await stand(old.channel_id)
        except PlaceTaken:
            again = await stand(await self._rehouse(session))
        except Duplicate as made:
            again = await self.house.session(made.table_id)
        await self.house.ask(table_id, ask.NoteRematch(again.table.id), actor=None)
        return self.pointer(again, say("done-rematch"), say)

    async def _rehouse(self, session: Session) -> int:
        """Another place for a table whose channel is taken: a thread there."""
        channel = self.bot.get_channel(session.head.channel_id)
        table = session.table
        people = (*table.persons, *table.invited)
        return await make_thread(channel, thread_name(table), dict.fromkeys(people))


def thread_name(table: Table) -> str:
    """The name of a table's thread."""
    return f"{GAMES[table.game_key].about.title} · {table.id}"


def game_file(table: Table) -> Mapping[str, Any]:
    """The file of a finished game, as ENGINE.md reads it."""
    assert table.match is not None
    return {
        "game": table.game_key,
        "seats": len(table.seats),
        "options": dict(table.options),
        "table": table.id,
        "commitment": table.commitment,
        "seed": table.seed,
        "events": list(table.match.log),
    }
