"""The right-click commands *Challenge* on a person, and *Board in words* on a table's message."""

import discord

from cogs.controls.answers import Reply, spoken
from cogs.press.answering import paid_if_over
from cogs.press.challenging import challenge
from cogs.press.commanding import menu
from cogs.press.desk import Desk


class ContextMenus:
    """The commands."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @menu("challenge")
    async def challenge(self, interaction: discord.Interaction, person: discord.User | discord.Member) -> Reply:
        """Invite somebody to a game."""
        return await challenge(self.desk, interaction, person)

    @menu("text", direct=True)
    async def text(self, interaction: discord.Interaction, message: discord.Message) -> Reply:
        """Show a table's board in words."""
        session = await self.desk.lookup.shown_by(message, interaction)
        await self.desk.access.check(session, interaction)
        with paid_if_over(session):
            return await self.desk.pages.text(session, interaction.user.id, spoken(interaction))
