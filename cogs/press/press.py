"""One press of a control, or one submitted form."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from cogs.controls.addresses import Address
from cogs.controls.answers import Reply, spoken, tell
from cogs.press.asking import Asking
from host.house import Judged, Session
from rules.table.requests import Request
from rules.table.table import Table


class Press:
    """One press: the person, the place, the control, the values picked or typed, and the table."""

    def __init__(
        self,
        interaction: discord.Interaction,
        address: Address,
        values: tuple[str, ...],
        asking: Asking,
    ) -> None:
        self.interaction = interaction
        self.address = address
        self.values = values
        self.person = interaction.user.id
        self.say = spoken(interaction)
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
        return {str(one["custom_id"]): _filled(one) for label in labels if (one := label.get("component"))}

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


def _filled(field: Mapping[str, Any]) -> tuple[str, ...]:
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
