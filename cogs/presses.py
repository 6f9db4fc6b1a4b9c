"""Where every press of a button or menu and every submitted form comes in.

Each verb has one handler. A control carries its address in its custom id, so it works after a restart; if the id is
too old to be read, or its position has passed, the answer says how to continue. The table is loaded once, here,
and travels with the press; it is loaded again only if it turns out to be older than the saved one.
"""

from collections.abc import Iterator, Mapping
from contextlib import nullcontext, suppress
from typing import Any

import discord
from discord.ext import commands

from cogs.controls.addresses import Verb, at_no_table, read
from cogs.controls.answers import Reply, note_language
from cogs.controls.sentences import UserError
from cogs.discordpy.events import RecentInteractions
from cogs.press.desk import Desk
from cogs.press.help import Helping
from cogs.press.lobby import LobbyControls
from cogs.press.openings import Openings
from cogs.press.playing import Consent, Looking, Playing
from cogs.press.press import Check, Control, Press, charge_if_over
from cogs.table.pages import pointer
from data import ArchiveError
from rules.table.errors import TableRefusal
from rules.table.table import Begun


class Presses(commands.Cog):
    """Routes presses and submitted forms by their custom id."""

    def __init__(self, desk: Desk, offered: Mapping[str, Control], seen: RecentInteractions) -> None:
        self._house, self._access, self._answering = desk.house, desk.access, desk.answering
        self._requests, self._hands, self._panels = desk.requests, desk.hands, desk.panels
        self._recent = seen
        #: The controls, by the verbs of their custom ids.
        self.controls: dict[str, Control] = {
            **Openings(desk).controls,
            **Helping(desk).controls,
            **LobbyControls(desk).controls,
            **Playing(desk).controls,
            **Consent(desk.access, desk.names, desk.rights).controls,
            **Looking(desk.house, desk.pages, desk.extras, desk.composer).controls,
            **offered,
        }

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer each press and each form once, on any message."""
        values = _values(interaction)
        if values is None or self._recent.is_repeated(interaction.id):
            return
        await note_language(interaction, self._house.archive)
        data: Any = interaction.data
        address = read(str(data.get("custom_id", "")))
        control = _OUTDATED if address is None else self.controls.get(address.verb, _OUTDATED)
        press = Press(interaction, address or at_no_table(""), values, self._requests)
        own = {"noted": control.noted, "barred": control.barred, "ordered": control.ordered}
        await self._answering.respond(interaction, self._carry_out(control, press), **own)
        if press.loaded is not None and press.table.game.about.hidden:
            looking = press.address.verb in (Verb.PANEL, Verb.HAND)
            with suppress(TableRefusal, ArchiveError):
                await self._hands.after_press(interaction, press.loaded, looking=looking)

    async def _carry_out(self, control: Control, press: Press) -> Reply | None:
        if control.check is Check.NOTHING:
            return await control.handler(press)
        table_id = press.address.table
        press.loaded = await self._house.session(table_id)
        if press.position > press.table.position and await self._house.refresh(table_id):
            press.loaded = await self._house.session(table_id)  # somebody else's process has shown a newer one
        if control.check is Check.REPLAYS:
            await self._access.check_replay(press.loaded, press.interaction)
        elif control.check is not Check.MODERATES:
            leaving = control.check is Check.LEAVES
            await self._access.check(press.loaded, press.interaction, leaving=leaving)
        try:
            with charge_if_over(press.loaded) if control.looks else nullcontext():
                return await control.handler(press)
        except TableRefusal as refusal:
            older = await self._house.refresh(table_id)
            if not older and refusal.reason != "stale":
                raise
            press.loaded = await self._house.session(table_id)
            return await control.handler(press) if older else await self._answer_stale(press)

    async def _answer_stale(self, press: Press) -> Reply:
        """Say that the board has moved on, and show what is possible now."""
        told = press.say("refusal-stale")
        if press.private and isinstance(press.table, Begun) and press.table.seat_of(press.person) is not None:
            return await self._panels.panel(press.session, press.person, press.say, update=True, note=told)
        return pointer(press.session, told, press.say)


async def _refuse(press: Press) -> Reply | None:
    """Answer a press of a control that nobody knows any more. Raises UserError."""
    raise UserError("press-outdated")


#: What serves controls that nobody knows any more.
_OUTDATED = Control(_refuse, Check.NOTHING)


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
