"""What the daily puzzle offers."""

from collections.abc import Sequence

import discord
from discord import app_commands

from cogs.controls.answers import Reply
from cogs.daily.lines import puzzle_lines
from cogs.daily.puzzles import Puzzles
from cogs.daily.tries import Tries
from cogs.delivery.places import HERE, THREAD
from cogs.discordpy.translator import words
from cogs.feature import Feature
from cogs.press.commanding import choices, command
from cogs.press.desk import Desk
from host.house import Session
from host.puzzle_day import key_of_secret, puzzle_options
from rules import GAMES
from words import Speech

#: The game of the puzzle.
_GAME = next((key for key, game in GAMES.items() if puzzle_options(game) is not None), "")


class Daily(Feature):
    """The command to play it, and the lines below its board."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        secret = desk.settings.puzzle_secret
        key = None if secret is None else key_of_secret(secret.get_secret_value())
        self.puzzles = Puzzles(desk.bot, desk.house.archive, desk.threads, key)
        self._tries = Tries(desk, self.puzzles)

    @command("daily")
    @app_commands.describe(where=words("option-where"))
    @app_commands.choices(where=choices("where", (HERE, THREAD)))
    async def daily(self, interaction: discord.Interaction, where: str = HERE) -> Reply:
        """Play the puzzle of the day."""
        return await self._tries.play(interaction, _GAME, where)

    async def lines(self, session: Session, say: Speech) -> Sequence[str]:
        """What a try is, and how others did."""
        return await puzzle_lines(self.desk.house, self.desk.names, session, say) if session.table.puzzle else ()
