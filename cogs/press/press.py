"""One press of a control, or one submitted form; and the requests that it submits."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

import discord

from cogs.controls.addresses import Address
from cogs.controls.answers import Reply, speech_of, tell
from cogs.delivery.places import Places
from data import PlaceTaken, Status, TableHead
from host.house import House, Judged, Session
from rules.table.progress import Progress
from rules.table.requests import Request
from rules.table.table import Table


class Asking:
    """Submits people's requests; a table whose channel is taken moves to a thread."""

    def __init__(self, house: House, places: Places) -> None:
        self._house, self._places = house, places

    async def ask(
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
        self, interaction: discord.Interaction, address: Address, values: tuple[str, ...], asking: Asking
    ) -> None:
        self.interaction, self.address, self.values = interaction, address, values
        self.person = interaction.user.id
        self.say = speech_of(interaction)
        self._asking = asking
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
        """Submit a request and update the table. Raises like `Asking.ask`."""
        self.loaded = await self._asking.ask(self.interaction, self.address.table, request, judged)
        return self.loaded

    async def ask_drafting(self, request: Request, draft: Callable[[Session], Awaitable[Reply]]) -> Reply:
        """Submit a request, and draft the answer while it is being saved; return it once that is done.

        Raises like `Asking.ask` and like `draft`.
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
