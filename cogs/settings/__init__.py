"""A person's own settings, on one private page.

`/mundialito settings` shows the page (`cogs/press/own_page.py`), to which other features add lines. This one's
(`page.py`) are invitations, the profile, the language, and who is blocked.
`/mundialito block` keeps somebody from inviting the person and joining their tables.

Kept: people's preferences, by name (`data/sql/people.py`). Who obeys them is the
kernel (`cogs/people/invitations.py`). Sentences: `words/<language>/settings.ftl`.
"""

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands

from cogs.controls.addresses import at_no_table
from cogs.controls.answers import Reply, speech_of, tell
from cogs.controls.buttons import Buttons, button
from cogs.controls.sentences import UserError
from cogs.discordpy.translator import words
from cogs.feature import Feature
from cogs.press.commanding import command
from cogs.press.desk import Desk
from cogs.press.own_page import OWN, UNBLOCK
from cogs.press.press import Check, Control, Press
from cogs.settings.page import NO, SETTINGS, YES, SettingsPage
from cogs.table.extras import OwnSetting, TablePlace
from data import Person, Pref
from host.house import Session
from words import Speech


class OwnSettings(Feature):
    """People's own settings, which banned people have too."""

    places = frozenset({TablePlace.DECLINED})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._page = SettingsPage(desk.archive, desk.own_page, desk.names, desk.invitations)

    @command("settings", barred=False)
    async def settings(self, interaction: discord.Interaction) -> Reply:
        """Show the person's settings, with buttons to change them."""
        return await self.desk.own_page.show(interaction.user.id, speech_of(interaction))

    @command("block", barred=False)
    @app_commands.describe(person=words("option-block-person"), on=words("option-block"))
    async def block(self, interaction: discord.Interaction, person: discord.User, on: bool = True) -> Reply:
        """Block somebody from inviting the person and joining their tables, or unblock them."""
        say, own, desk = speech_of(interaction), interaction.user.id, self.desk
        if on and person.id == own:
            raise UserError("block-yourself")
        if on and person.bot:
            raise UserError("block-bot")
        desk.names.glimpse(person)
        name = await desk.names.of(person.id)
        await (desk.invitations.block if on else desk.invitations.unblock)(own, person.id)
        return tell(say("done-block", name=name, on=YES if on else NO))

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """The way out for somebody who is invited too often."""
        return [button(say("button-no-invitations"), at_no_table(SETTINGS, f"{Pref.INVITATIONS}|{NO}"))]

    @property
    def presses(self) -> Mapping[str, Control]:
        """The controls of the page."""
        return {
            SETTINGS: Control(self._page.set, Check.NOTHING, barred=False),
            UNBLOCK: Control(self._page.unblock, Check.NOTHING, barred=False),
            OWN: Control(self._show, Check.NOTHING, barred=False),
        }

    async def _show(self, press: Press) -> Reply:
        """Show the page, from a button elsewhere."""
        return await self.desk.own_page.show(press.person, press.say, update=press.private)

    async def own_settings(self, person: Person, say: Speech) -> Sequence[OwnSetting]:
        """Its own lines on the page."""
        return self._page.lines(person, say)


FEATURE = OwnSettings
