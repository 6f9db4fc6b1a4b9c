"""One press of a control, or one submitted form; the requests that it submits, and how it is answered.

People are served a few at a time, so that the first of many needn't wait for the last: if everybody took turns on the
event loop, nobody would have an answer before the work for all of them is nearly done.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, nullcontext
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

import discord
import structlog

from cogs.controls.addresses import Address, as_message
from cogs.controls.answers import Reply, answer, speech_of, tell
from cogs.controls.buttons import rows
from cogs.controls.sentences import UserError, sentence
from cogs.delivery.hands import Hands
from cogs.delivery.open_panels import OpenPanels
from cogs.delivery.places import Places
from cogs.people.access import Bans, sees_here
from cogs.people.people import Members, Names
from cogs.table.extras import Extras
from cogs.table.panels import Panel
from data import PlaceTaken, Status, TableHead, Unavailable
from host.budget import ASKING, Budget, Payer, order_for_asker
from host.house import House, Judged, Session
from rules.core.errors import RulesError
from rules.table.errors import TableRefusal
from rules.table.progress import Progress
from rules.table.requests import Request
from rules.table.table import EndedTable, Table

log = structlog.get_logger("press")

#: How many people are served at a time. With fewer, the disk and the drawing would idle.
ROOM = 12
#: After this long (seconds) a person no longer counts, so that a slow answer holds up nobody else's.
LONGEST = 0.02


class Requests:
    """Submits people's requests; a table whose channel is taken moves to a thread."""

    def __init__(self, house: House, places: Places) -> None:
        self._house, self._places = house, places

    async def submit(
        self, interaction: discord.Interaction, table_id: str, request: Request, judged: Judged | None = None
    ) -> Session:
        """Submit a person's request and return the table after it. If Discord delivers it twice, it counts once.

        `judged` is called with that table before it is saved.
        Raises TableRefusal, Refusal, ArchiveError, TimeoutError, and UserError if it needs a thread and can't have one.
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
        return await self._places.keep_used(made, asking)

    async def open(
        self, progress: Progress, *, guild_id: int | None, channel_id: int, actor: int, key: str, rematch: bool = False
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
            event=table.event,
        )
        opening = self._house.open(progress, head, actor=actor, key=key, rematch=rematch)
        return await self._places.keep_used((channel_id,), opening)


class Press:
    """One press: the person, the place, the control, the values picked or typed, and the table."""

    def __init__(
        self, interaction: discord.Interaction, address: Address, values: tuple[str, ...], requests: Requests
    ) -> None:
        self.interaction, self.address, self.values = interaction, address, values
        self.person = interaction.user.id
        self.say = speech_of(interaction)
        self._requests = requests
        #: The table as it was loaded, or as this press changed it; None for a press without a table.
        self.loaded: Session | None = None

    @property
    def session(self) -> Session:
        """The session of the pressed table, loaded once."""
        assert self.loaded is not None  # handlers of tableless verbs never ask
        return self.loaded

    @property
    def table(self) -> Table:
        """The pressed table."""
        return self.session.table

    @property
    def value(self) -> str:
        """The first value; empty if there is none."""
        return self.values[0] if self.values else ""

    @property
    def fields(self) -> dict[str, tuple[str, ...]]:
        """What was filled into a form, by the ids of its fields: no value for what was left open."""
        data: Any = self.interaction.data
        labels = (data or {}).get("components") or ()
        return {str(one["custom_id"]): _values_of(one) for label in labels if (one := label.get("component"))}

    @property
    def position(self) -> int:
        """The position that the pressed message showed."""
        return self.address.position

    @property
    def private(self) -> bool:
        """Whether only this person sees the pressed message, so that the answer may replace it.

        True for an ephemeral message, and for a hand in direct messages.
        """
        message = self.interaction.message
        if message is None:
            return False
        abroad = self.loaded is not None and self.loaded.head.guild_id != self.interaction.guild_id
        return abroad or message.flags.ephemeral

    async def ask(self, request: Request, judged: Judged | None = None) -> Session:
        """Submit a request and update the table. Raises like `Requests.submit`."""
        self.loaded = await self._requests.submit(self.interaction, self.address.table, request, judged)
        return self.loaded

    async def ask_drafting(self, request: Request, draft: Callable[[Session], Awaitable[Reply]]) -> Reply:
        """Submit a request, and draft the answer while it is being saved; return it once that is done.

        Raises like `Requests.submit` and like `draft`.
        """
        drafts: list[tuple[Table, asyncio.Future[Reply]]] = []

        def begin(session: Session) -> None:
            drafts.append((session.table, asyncio.ensure_future(draft(session))))

        try:
            session = await self.ask(request, begin)
            for table, reply in drafts:
                if table is session.table:
                    return await reply
            return await draft(session)  # nothing was saved: it had been done already
        finally:
            for _, reply in drafts:
                if not reply.cancel() and not reply.cancelled():
                    reply.exception()  # of a draft that nobody sees, an error is none


def _values_of(field: Mapping[str, Any]) -> tuple[str, ...]:
    if "values" in field:
        return tuple(map(str, field["values"] or ()))
    return () if field.get("value") is None else (str(field["value"]),)


Handler = Callable[[Press], Awaitable[Reply | None]]


def put_to_table(request: Callable[[Press], Request], done: str | None = None) -> Handler:
    """Make a handler that submits a request and answers with the message `done`, if any."""

    async def handler(press: Press) -> Reply | None:
        await press.ask(request(press))
        return tell(press.say(done), update=press.private) if done else None

    return handler


class Check(Enum):
    """What is checked before a press is handled, besides bans."""

    #: Nothing: it is about no table.
    NOTHING = auto()
    #: That the person sees the table in the control's address.
    SEES = auto()
    #: That they see it or belong there, for they want to leave it.
    LEAVES = auto()
    #: That they may see its game replayed.
    REPLAYS = auto()
    #: Nothing, though it is about a table: the handler asks for a moderator's right.
    MODERATES = auto()


@dataclass(frozen=True, slots=True)
class Control:
    """A control, by its verb in the custom id."""

    handler: Handler
    check: Check = Check.SEES
    #: Whether the work is paid for from the person's budget.
    ordered: bool = False
    #: Whether it only shows a table, which is paid for if its game is over.
    looks: bool = False
    #: Whether it is refused to somebody banned.
    barred: bool = True
    #: Whether it is noted who pressed it.
    noted: bool = True


class Admission:
    """Lets people in, in the order in which they come."""

    def __init__(self, room: int = ROOM, longest: float = LONGEST) -> None:
        self._room = asyncio.Semaphore(room)
        self._longest = longest

    @asynccontextmanager
    async def inside(self) -> AsyncIterator[None]:
        """Wait for room, and take it up until the block ends or has taken too long."""
        await self._room.acquire()
        with ExitStack() as leaving:
            leaving.callback(self._room.release)
            patience = asyncio.get_running_loop().call_later(self._longest, leaving.close)
            leaving.callback(patience.cancel)
            yield


def charge_if_over(session: Session) -> AbstractContextManager[None]:
    """Let whoever asks pay for what is done in this block if the table is over: only playing costs nothing.

    Raises BudgetSpent.
    """
    return order_for_asker() if isinstance(session.table, EndedTable) else nullcontext()


class Answering:
    """Answers commands and presses, and registers the panels that it shows for updates."""

    def __init__(
        self,
        budget: Budget,
        names: Names,
        members: Members,
        open_panels: OpenPanels,
        hands: Hands,
        bans: Bans,
        extras: Extras,
    ) -> None:
        self._budget, self._names, self._members, self._open_panels = budget, names, members, open_panels
        self._hands, self._bans, self._extras = hands, bans, extras
        self._admission = Admission()

    async def note_person(self, interaction: discord.Interaction) -> None:
        """Note the person's name, language, how to reach them, and that they are in the server.

        If it can't be saved, it is only logged, so that people can still look at things.
        """
        try:
            await self._names.meet(
                interaction.user,
                language=interaction.locale.value,
                direct=interaction.channel_id if interaction.guild_id is None else None,
            )
            if interaction.guild_id is not None:
                await self._members.note_present(interaction.guild_id, interaction.user.id)
        except Unavailable as error:
            log.warning("could not save who asked", error=str(error))

    async def respond(
        self,
        interaction: discord.Interaction,
        work: Coroutine[Any, Any, Reply | None],
        *,
        private: bool = True,
        noted: bool = True,
        barred: bool = True,
        ordered: bool = False,
    ) -> None:
        """Note who asks, run the work, and answer with its reply.

        Somebody banned only gets that as an answer, and so does somebody from whom this channel was hidden. A refusal
        that a feature explains comes with its button.

        A panel is kept up to date from then on, whether it is private or a hand in direct messages. What people decide
        about themselves is not `barred` to them, and if they want to be forgotten, they aren't `noted`. What is
        `ordered` is paid for from the person's budget, and refused if they have used it up; so is whatever else turns
        out to be a look at a table that is over (`charge_if_over`).
        """
        replies: list[Reply | None] = []

        async def serve() -> Reply | None:
            asking = ASKING.set(Payer(self._budget, interaction.user.id))
            try:
                async with self._admission.inside():
                    if barred:
                        await self._bans.check(interaction.guild_id, interaction.user.id)
                        if not sees_here(interaction):
                            raise UserError("channel-hidden")
                    if noted:
                        await self.note_person(interaction)
                    with self._budget.ordering(interaction.user.id) if ordered else nullcontext():
                        replies.append(await self._explain(interaction, work))
            finally:
                ASKING.reset(asking)
                work.close()  # it may not have begun
            return replies[0]

        renewable = await answer(interaction, serve(), private=private)
        reply = replies[0] if replies else None
        if renewable and isinstance(reply, Panel):
            await self._keep_fresh(interaction, reply, private=private)

    async def _explain(self, interaction: discord.Interaction, work: Coroutine[Any, Any, Reply | None]) -> Reply | None:
        """Do the work; if it is refused, answer with that and a button to what explains it. Raises any other error."""
        try:
            return await work
        except (RulesError, TableRefusal, UserError) as error:
            say = speech_of(interaction)
            why = self._extras.explain(error, say)
            if why is None:
                raise
            return tell(sentence(error, say), *rows(why))

    async def _keep_fresh(self, interaction: discord.Interaction, panel: Panel, *, private: bool) -> None:
        person, pressed = interaction.user.id, interaction.message
        if pressed is not None and panel.update and not pressed.flags.ephemeral:
            self._hands.note_press(panel.table_id, person, as_message(pressed), panel.number)
        elif private:
            self._open_panels.note(panel, interaction)
        elif panel.abroad:
            try:
                sent = await interaction.original_response()
            except discord.HTTPException:
                return  # it was posted all the same, and its controls work
            await self._hands.adopt(panel.table_id, person, as_message(sent), panel.number)
