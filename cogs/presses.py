"""Where every press of a button or menu and every submitted form comes in. Part of cogs.

Each verb has one handler. A control carries its address in its custom id, so it works after a restart; if the id is
too old to be read, or its position has passed, the answer says how to continue. The table is loaded once, here,
and travels with the press; it is loaded again only if it turns out to be older than the saved one.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

import discord
from discord.ext import commands

from cogs.desk.desk import Desk
from cogs.library.answers import Reply
from cogs.library.events import RecentInteractions
from cogs.library.sentences import Told
from cogs.pressing import consent
from cogs.pressing.filming import Filming
from cogs.pressing.hinting import Hinting
from cogs.pressing.lobby import LobbyControls
from cogs.pressing.looking import Looking
from cogs.pressing.openings import Openings
from cogs.pressing.playing import Playing
from cogs.pressing.press import Handler, Press
from cogs.pressing.replaying import Replaying
from cogs.pressing.reviewing import Reviewing
from cogs.pressing.sharing import Sharing
from cogs.pressing.watching import Watching
from cogs.views.controls.addresses import read
from cogs.views.controls.verbs import OWN, REPLAYING, TABLELESS, Verb
from cogs.views.pages import pointer
from data import ArchiveError
from host.wishes.languages import CHOSEN
from rules.table.errors import TableRefusal
from rules.table.table import Begun


class Presses(commands.Cog):
    """Routes presses and submitted forms by their custom id."""

    def __init__(self, desk: Desk, tableless: Mapping[Verb, Handler], seen: RecentInteractions) -> None:
        self._house = desk.house
        self._access = desk.access
        self._answering = desk.answering
        self._asking = desk.asking
        self._hands = desk.hands
        self._panels = desk.panels
        self._recent = seen
        self.handlers: dict[Verb, Handler] = {
            **Openings(desk).handlers,
            **LobbyControls(desk).handlers,
            **Playing(desk).handlers,
            **Hinting(desk).handlers,
            **consent.HANDLERS,
            **Looking(desk).handlers,
            **Sharing(desk).handlers,
            **Replaying(desk).handlers,
            **Reviewing(desk).handlers,
            **Watching(desk).handlers,
            **Filming(desk).handlers,
            **tableless,
        }

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer each press and each form once, on any message."""
        values = _values(interaction)
        if values is None or self._recent.is_repeated(interaction.id):
            return
        interaction.extras[CHOSEN] = await self._house.languages.of_person(interaction.user.id)
        data: Any = interaction.data
        address = read(str(data.get("custom_id", "")))
        press = None if address is None else Press(interaction, address, values, self._asking)
        verb = None if address is None else address.verb
        own = {"noted": verb is not Verb.ERASE, "barred": verb is not Verb.ERASE and verb not in OWN}
        await self._answering.respond(interaction, self._carried_out(press), **own)
        if press is not None and press.loaded is not None:
            looking = press.address.verb in (Verb.PANEL, Verb.HAND)
            with suppress(TableRefusal, ArchiveError):
                await self._hands.pressed(interaction, press.loaded, looking=looking)

    async def _carried_out(self, press: Press | None) -> Reply | None:
        if press is None:
            raise Told("press-outdated")
        handler, table_id = self.handlers[press.address.verb], press.address.table
        if press.address.verb in TABLELESS:
            return await handler(press)
        press.loaded = await self._house.session(table_id)
        replaying = press.address.verb in REPLAYING
        await (self._access.check_replay if replaying else self._access.check)(press.loaded, press.interaction)
        try:
            return await handler(press)
        except TableRefusal as refusal:
            older = await self._house.refresh(table_id)
            if not older and refusal.reason != "stale":
                raise
            press.loaded = await self._house.session(table_id)
            return await handler(press) if older else await self._moved_on(press)

    async def _moved_on(self, press: Press) -> Reply:
        """Say that the board has moved on, and show what is possible now."""
        told = press.say("refusal-stale")
        if press.private and isinstance(press.table, Begun) and press.table.seat_of(press.person) is not None:
            return await self._panels.panel(press.session, press.person, press.say, update=True, note=told)
        return pointer(press.session, told, press.say)


def _values(interaction: discord.Interaction) -> tuple[str, ...] | None:
    """Return what was picked or typed, empty for a button; None if this isn't a press or a form."""
    data: Any = interaction.data
    if data is None:
        return None
    match interaction.type:
        case discord.InteractionType.component:
            return tuple(str(value) for value in data.get("values") or ())
        case discord.InteractionType.modal_submit:
            return tuple(_lines_of(data))
        case _:
            return None


def _lines_of(form: Mapping[str, Any]) -> Iterator[str]:
    """Yield the text of each field of a form; fields are in rows or under labels."""
    for part in form.get("components") or ():
        for line in (part.get("component"), *(part.get("components") or ())):
            if line is not None and "value" in line:
                yield str(line["value"])
