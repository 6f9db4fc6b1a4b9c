"""Show help, answer its questions, and list a person's tables from it."""

import discord

from cogs.controls.addresses import Verb
from cogs.controls.answers import Reply, speech_of
from cogs.controls.sentences import UserError
from cogs.operations.settings import Settings
from cogs.people.rights import may_moderate
from cogs.press.desk import Desk
from cogs.press.own_tables import list_games
from cogs.press.press import Check, Control, Press
from cogs.table.extras import Extras
from cogs.table.help import MODERATORS, QUESTIONS, help_answer, help_page


def show_help(settings: Settings, extras: Extras, interaction: discord.Interaction, *, update: bool = False) -> Reply:
    """Say what the bot can do, to moderators also what they can."""
    documents = {"button-privacy": settings.privacy_url, "button-terms": settings.terms_url}
    direct, manages = interaction.guild_id is None, may_moderate(interaction)
    return help_page(speech_of(interaction), documents, extras, direct=direct, manages=manages, update=update)


class Helping:
    """Handles the controls on the page of help."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def controls(self) -> dict[str, Control]:
        """The controls, by verb."""
        return {
            Verb.HELP: Control(self._help, Check.NOTHING),
            Verb.TABLES: Control(self._tables, Check.NOTHING, ordered=True),
        }

    async def _help(self, press: Press) -> Reply | None:
        """Show the page, or the answer to the chosen question. Raises UserError for an unknown one."""
        if not press.value:
            return show_help(self._desk.settings, self._desk.extras, press.interaction, update=press.private)
        if press.value not in (*QUESTIONS, *MODERATORS):
            raise UserError("press-outdated")
        return help_answer(press.value, press.say, self._desk.extras)

    async def _tables(self, press: Press) -> Reply | None:
        return await list_games(self._desk, press.interaction)
