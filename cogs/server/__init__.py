"""What a server sets for everybody there, on one page.

`/mundialito-admin setup` shows the page (`cogs/press/server_page.py`) to people who may manage the server; **Set me
up** in the welcome leads there too. Its first lines are this feature's: the language of boards and posts, in which
channels tables may open, and in which hours the bot posts nothing of its own accord. Other features add theirs.
**Change** opens a form (`forms.py`); what was filled in is checked first, and saved only if nobody has changed it
meanwhile (`changing.py`).

Kept: among a server's preferences, and who changed what, for 90 days (`data/sql/changes.py`). The kernel obeys them: it
opens tables only there (`cogs/press/elsewhere.py`), and features ask `host/zones.py` until when to wait. Sentences:
`words/<language>/server.ftl`.
"""

from collections.abc import Mapping, Sequence

import discord

from cogs.controls.addresses import at_no_table
from cogs.controls.answers import Reply
from cogs.controls.buttons import Buttons, button
from cogs.feature import Feature
from cogs.press.commanding import CommandGroup, command
from cogs.press.desk import Desk
from cogs.press.press import Check, Control
from cogs.press.server_page import SERVER
from cogs.server.changing import CHANNELS, LANGUAGE, QUIET, ServerSettings
from cogs.table.extras import GamePlace, Setting, Subject
from words import Speech


class Setup(Feature):
    """The page of a server's settings, and its own lines on it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._settings = ServerSettings(desk)

    @command("setup", group=CommandGroup.MODERATORS)
    async def setup(self, interaction: discord.Interaction) -> Reply:
        """Show what is set on this server, with buttons to change it."""
        return await self.desk.server_page.show(interaction)

    @property
    def presses(self) -> Mapping[str, Control]:
        """The page itself, and the forms and menus of its own lines."""
        own = {LANGUAGE: self._settings.language, CHANNELS: self._settings.channels, QUIET: self._settings.quiet}
        handlers = {SERVER: self.desk.server_page.press, **own}
        return {verb: Control(handler, Check.NOTHING, barred=False) for verb, handler in handlers.items()}

    async def server_settings(self, guild_id: int, say: Speech) -> Sequence[Setting]:
        """The language, the channels of tables, and quiet hours."""
        return await self._settings.lines(guild_id, say)

    def game_buttons(self, place: GamePlace, subject: Subject, say: Speech) -> Buttons:
        """The way to the page, in the welcome and for moderators who ask for help."""
        if place not in (GamePlace.WELCOME, GamePlace.MODERATORS):
            return ()
        return [button(say("button-server-setup"), at_no_table(SERVER))]


FEATURE = Setup
