"""What commands and buttons have in common. Part of cogs/: imports data, players, rules, words."""

import io
import json
import re
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import discord
import structlog
from discord.ui import ActionRow, TextDisplay

from cogs.daily_puzzles import DailyPuzzles
from cogs.delivery.hands import Hands
from cogs.delivery.live import LivePanels
from cogs.delivery.mail import Mail
from cogs.delivery.places import Places
from cogs.delivery.threads import Threads
from cogs.faces import face
from cogs.library.answers import Reply, answer, tell
from cogs.library.sentences import Told
from cogs.looks import HOLDING, LOOKING, MODERATING, RECENT, Look
from cogs.servers.invitations import Invitations
from cogs.servers.members import Members
from cogs.servers.names import Names
from cogs.servers.reach import belongs, check_board, hidden_from, hides, near, reaches
from cogs.servers.rights import Rights
from cogs.views.controls.addresses import Address, at
from cogs.views.controls.board import panel_label
from cogs.views.controls.buttons import button, link, rows
from cogs.views.controls.marks import as_message
from cogs.views.controls.verbs import Verb
from cogs.views.measure import WHOLE_BOARD, fitted
from cogs.views.messages import Composer
from cogs.views.panels import Panel, Panels, board_link
from data import Status, TableHead, Unavailable
from host.house import House, Session
from host.puzzle_day import is_sealed, when_open
from players import default_level
from render import Wish, pages
from rules.table import requests as ask
from rules.table.errors import TableRefusal
from rules.table.progress import Progress
from rules.table.requests import Remembered
from rules.table.results import game_file
from rules.table.table import Phase
from words import Speech
from words.boards import board_text

log = structlog.get_logger("desk")


class Desk:
    """The front desk: finds tables, asks them, and makes the private answers."""

    def __init__(self, bot: discord.Client, house: House, names: Names, puzzle_key: bytes | None = None) -> None:
        self.bot = bot
        self.house = house
        self.names = names
        self.composer = Composer(house, names)
        self.panels = Panels(house, self.composer)
        self.live = LivePanels(house, self.panels)
        self.mail = Mail(bot, house.archive)
        self.members = Members(bot, house)
        self.hands = Hands(bot, house, self.panels, self.mail, self.members)
        self.invitations = Invitations(house.archive, names)
        self.rights = Rights(bot)
        self.threads = Threads(bot, house.archive, house.now())
        self.places = Places(bot, house, self.rights, self.threads)
        self.puzzles = DailyPuzzles(bot, house.archive, self.threads, puzzle_key)

    async def meet(self, interaction: discord.Interaction) -> None:
        """Take note of who asks: their name, their language, the way to them, that they are in the server; who only
        looks may look without.
        """
        try:
            await self.names.meet(interaction.user)
            await self.mail.met(interaction)
            if interaction.guild_id is not None:
                await self.members.met(interaction.guild_id, interaction.user.id)
        except Unavailable as error:
            log.warning("who asks could not be noted", error=str(error))

    async def answer(
        self, interaction: discord.Interaction, work: Coroutine[Any, Any, Reply | None], *, private: bool = True
    ) -> None:
        """Answer with what the work brings; a panel is kept fresh from then on, be it private or a hand in direct
        messages.
        """
        replies: list[Reply | None] = []

        async def noted() -> Reply | None:
            replies.append(await work)
            return replies[0]

        renewable = await answer(interaction, noted(), private=private)
        reply = replies[0] if replies else None
        if not renewable or not isinstance(reply, Panel):
            return
        person, pressed = interaction.user.id, interaction.message
        if pressed is not None and reply.update and not pressed.flags.ephemeral:
            self.hands.saw(reply.table_id, person, as_message(pressed), reply.number)
        elif private:
            self.live.note(reply.table_id, interaction, reply.number)
        elif reply.abroad:
            try:
                sent = await interaction.original_response()
            except discord.HTTPException:
                return  # it stands there all the same, and its controls work
            await self.hands.adopt(reply.table_id, person, as_message(sent), reply.number)

    async def respond(
        self, interaction: discord.Interaction, work: Coroutine[Any, Any, Reply | None], *, private: bool = True
    ) -> None:
        """Answer a command with what the work brings, and take note of who asks."""

        async def met() -> Reply | None:
            try:
                await self.meet(interaction)
            except BaseException:
                work.close()
                raise
            return await work

        await self.answer(interaction, met(), private=private)

    async def ask(self, interaction: discord.Interaction, table_id: str, request: ask.Request) -> Session:
        """Put a person's request to a table. Raises TableRefusal, Refusal, ArchiveError, Told."""

        made: list[int] = []

        async def rehouse(session: Session) -> int:
            made.append(await self.places.thread_for(interaction, session))
            return made[-1]

        asking = self.house.ask(table_id, request, actor=interaction.user.id, key=str(interaction.id), rehouse=rehouse)
        return await self.places.saved(made, asking)

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
            seed=bytes.fromhex(table.secret),
            puzzle=table.puzzle,
        )
        opening = self.house.open(progress, head, actor=actor, key=key, rematch=rematch)
        return await self.places.saved((channel_id,), opening)

    async def check_place(self, table_id: str, interaction: discord.Interaction) -> None:
        """A control works only in the server of its table and, for a member who holds a hand there, in direct messages;
        those of a private try for its player alone.

        Raises Told, TableRefusal for a table in somebody else's direct messages.
        """
        session = await self.house.session(table_id)
        if not reaches(session, interaction):
            raise TableRefusal("no-table") if session.head.guild_id is None else Told("press-elsewhere")
        if hidden_from(session, interaction.user.id):
            raise Told("daily-theirs", name=await self.names.of(session.table.host))
        await self._check_member(session, interaction)

    async def _check_member(self, session: Session, interaction: discord.Interaction) -> None:
        """Raises Told where somebody who has left a server acts at its table from direct messages."""
        guild = session.head.guild_id
        if guild is None or interaction.guild_id is not None:
            return
        if not await self.members.present(guild, interaction.user.id):
            raise Told("press-left-server")

    async def here(
        self, interaction: discord.Interaction, table_id: str | None = None, look: tuple[Look, ...] = LOOKING
    ) -> Session:
        """The table meant by a command: the one named, else the first found in these places.

        Raises Told where there is none, or more than one, or in direct messages where the person has left the server of
        the table; TableRefusal for a name that no table has which they can see here.
        """
        session = await self._meant(interaction, table_id, look)
        await self._check_member(session, interaction)
        return session

    async def _meant(self, interaction: discord.Interaction, table_id: str | None, look: tuple[Look, ...]) -> Session:
        if table_id:
            name = table_id.strip().casefold()
            if re.fullmatch("[a-z0-9]{1,16}", name) is None:
                raise TableRefusal("no-table")
            session = await self.house.session(name)
            hidden = look != MODERATING and hidden_from(session, interaction.user.id)  # a moderator sees no board
            if hidden or not reaches(session, interaction) or not await self._shown_to(session, interaction):
                raise TableRefusal("no-table")
            return session
        for place in look:
            found = await self._found(place, interaction)
            if len(found) > 1:
                raise Told("which-table")
            if found:
                session = await self.house.session(found[0])
                if not hidden_from(session, interaction.user.id):
                    return session
        raise Told("no-hand-here" if look == HOLDING else "no-table-here")

    async def _shown_to(self, session: Session, interaction: discord.Interaction) -> bool:
        """Whether whoever asks belongs to a table or can see its channel."""
        if session.head.guild_id is None or belongs(session.table, interaction.user.id):
            return True
        return await self.rights.sees(interaction, session.head.channel_id)

    async def _found(self, place: Look, interaction: discord.Interaction) -> list[str]:
        """The ids of the tables in one of the places where a command looks."""
        archive, person, channel = self.house.archive, interaction.user.id, interaction.channel_id
        assert channel is not None
        match place:
            case Look.RUNNING_HERE:
                found = await archive.table_in(channel)
                return [] if found is None else [found]
            case Look.OWN_HERE:
                own = await archive.tables_of(person, (Status.RUNNING,))
                here = [head for head in own if head.channel_id == channel]
                return [head.id for head in here if not head.puzzle] or [head.id for head in here]
            case Look.LOBBY_HERE:
                return [head.id for head in await archive.lobbies_in(channel)][:1]
            case Look.OWN_RUNNING:
                own = await archive.tables_of(person, (Status.RUNNING,))
                return [head.id for head in own if near(head, interaction)]
            case Look.OWN_HANDS:
                running = await archive.tables_of(person, (Status.RUNNING,))
                held = [head for head in running if hides(head) and near(head, interaction)]
                return [head.id for head in held if head.channel_id == channel] or [head.id for head in held]
            case Look.OWN_ENDED_HERE:
                ended = await archive.tables_of(person, (Status.ENDED,), RECENT)
                return [head.id for head in ended if head.channel_id == channel][:1]

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

    def picked(self, session: Session, person: int, address: Address, values: tuple[str, ...], say: Speech) -> str:
        """The words after picking from a menu. Raises TableRefusal; Told for a menu or values never offered."""
        table = session.table
        seat = self.needs_running_seat(session, person)
        if address.position != table.position:
            raise TableRefusal("stale")
        if table.match is None or seat not in table.awaited:
            raise TableRefusal("not-your-turn")
        name, _, words = address.words.partition("|")
        its = face(table.game_key)
        spread = its.spread(table.match, seat, words, say, table.quick[seat])
        menu = next((menu for menu in spread.menus if menu.name == name), None)
        if menu is None or not menu.least <= len(set(values)) == len(values) <= menu.most:
            raise Told("press-outdated")
        if not set(values) <= {item.value for item in menu.items}:
            raise Told("press-outdated")
        return its.pick(table.match, seat, spread.words, name, values)

    def pointer(self, session: Session, text: str, say: Speech) -> Reply:
        """A sentence with the way to the board."""
        address = board_link(session)
        label = panel_label(session.table, say)
        buttons = [button(label, at(session.table, Verb.PANEL))]
        if address is not None:
            buttons.append(link(say("button-jump"), address))
        return tell(text, *rows(*buttons))

    async def text(self, session: Session, person: int, say: Speech) -> Reply:
        """The board in words, with what the person may do. Raises Told for a puzzle's that is sealed."""
        table = session.table
        if table.match is None:
            raise TableRefusal("not-started")
        check_board(session, person, self.house.now())
        seat = table.seat_of(person)
        told = board_text(
            table.game_key,
            table.match.view(seat),
            say,
            seat,
            actions=seat in table.awaited,
            who=await self.composer.who(table, say),
            title=table.game.about.title,
        )
        return tell(fitted(told, WHOLE_BOARD))

    async def side(self, session: Session, person: int, say: Speech, page: str | None = None) -> Reply:
        """The board from the person's own side, or another page of it.

        Raises Told for a page that is not there, and for a puzzle's that is sealed.
        """
        table = session.table
        if table.match is None:
            raise TableRefusal("not-started")
        check_board(session, person, self.house.now())
        seat = table.seat_of(person)
        view = table.match.view(seat)
        if page is not None and page not in pages(table.game_key, view):
            raise Told("press-outdated")
        names = await self.composer.shown_names(table, say)
        drawn = await self.house.studio.draw(table.game_key, Wish(view, seat, say.language, names=names, page=page))
        if drawn is None:
            return await self.text(session, person, say)
        view = discord.ui.LayoutView(timeout=None)
        item = discord.MediaGalleryItem("attachment://side.png", description=drawn.alt)
        view.add_item(discord.ui.MediaGallery(item))
        address = board_link(session)
        if address is not None:
            view.add_item(ActionRow(link(say("button-jump"), address)))
        return Reply(view, [discord.File(io.BytesIO(drawn.png), "side.png")])

    def replay(self, session: Session, say: Speech) -> Reply:
        """The game file that `python -m rules verify` checks; only when the game is over, and a puzzle's day too.

        Raises Told.
        """
        table = session.table
        if table.phase is not Phase.ENDED or table.match is None:
            raise Told("replay-not-yet")
        if is_sealed(table, self.house.now()):
            raise Told("daily-file-sealed", when=when_open(table.puzzle))
        content = json.dumps(game_file(table), ensure_ascii=False, indent=1).encode()
        name = f"{table.game_key}-{table.id}.json"
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(TextDisplay(say("replay", table=table.id)))
        view.add_item(discord.ui.File(f"attachment://{name}"))
        return Reply(view, [discord.File(io.BytesIO(content), name)])
