"""`/mundialito leaderboard`, `profile`, `rating why` and `rating public`. Part of cogs.

Loading this cog adds them to the group of `cogs.commands`.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk.choices import choices, game_choices
from cogs.library.answers import Reply, spoken, tell
from cogs.library.sentences import Told
from cogs.library.suggesting import in_time
from cogs.library.translator import words as words_of
from cogs.pressing.rankings import OFFERED, Rankings
from cogs.views.ladder.standings import ALL, RATING, THIS, WINS, PageChoice
from rules import GAMES
from words.harmless import plain
from words.ladder import season_name

#: How long suggestions wait for a server's games to be counted (seconds); Discord waits for three.
_PATIENCE = 1.5


class Leaderboard(commands.Cog):
    """The commands about leaderboards, profiles and ratings."""

    def __init__(self, rankings: Rankings, group: app_commands.Group) -> None:
        self.rankings = rankings
        self.desk = rankings.desk
        self._group = group

    async def cog_load(self) -> None:
        """Add the commands to their group."""

        def command(name: str, about: str, callback: Any) -> app_commands.Command[Any, Any, Any]:
            return app_commands.Command(name=words_of(name), description=words_of(about), callback=callback)

        board = command("command-leaderboard", "command-leaderboard-about", self.leaderboard)
        board.autocomplete("season")(self.seasons)
        self._group.add_command(board)
        self._group.add_command(command("command-profile", "command-profile-about", self.profile))
        rating = app_commands.Group(name=words_of("command-rating"), description=words_of("command-rating-about"))
        rating.add_command(command("command-why", "command-why-about", self.why))
        rating.add_command(command("command-public", "command-public-about", self.public))
        self._group.add_command(rating)

    async def _answer(self, interaction: discord.Interaction, work: Coroutine[Any, Any, Reply]) -> None:
        await self.desk.answering.respond(interaction, work)

    @app_commands.describe(
        game=words_of("option-ladder-game"), by=words_of("option-ladder-by"), season=words_of("option-ladder-season")
    )
    @app_commands.choices(game=game_choices(), by=choices("ladder", (RATING, WINS)))
    async def leaderboard(
        self, interaction: discord.Interaction, game: str | None = None, by: str = RATING, season: str = THIS
    ) -> None:
        """Show a leaderboard of this server."""

        async def work() -> Reply:
            if game is not None and game not in GAMES:
                raise Told("refusal-unknown-game", game=plain(game, 40))
            chosen = PageChoice(game, WINS if by == WINS else RATING, self.rankings.season(season))
            return await self.rankings.board(interaction, chosen)

        await self._answer(interaction, work())

    @in_time
    async def seasons(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the seasons of this server by name."""
        say = spoken(interaction)
        known: tuple[str, ...] = ()
        if interaction.guild_id is not None:
            house = self.desk.house
            counting = house.spawn(house.ladders.sums(interaction.guild_id), "seasons")
            await asyncio.wait({counting}, timeout=_PATIENCE)  # it continues, and is ready next time
            if counting.done():
                known = (await house.ladders.sums(interaction.guild_id)).seasons()
        offered = [(say(f"choice-season-{which}"), which) for which in (THIS, ALL)]
        offered += [(season_name(season, say), season) for season in known[:OFFERED]]
        typed = current.strip().casefold()
        found = [(name, value) for name, value in offered if typed in name.casefold() or typed in value]
        return [app_commands.Choice(name=name, value=value) for name, value in found]

    @app_commands.describe(person=words_of("option-person"))
    async def profile(self, interaction: discord.Interaction, person: discord.User | None = None) -> None:
        """Show somebody's profile on this server."""

        await self._answer(interaction, self.rankings.profile_of(interaction, person or interaction.user))

    async def why(self, interaction: discord.Interaction) -> None:
        """Explain how the last games changed the person's rating."""
        await self._answer(interaction, self.rankings.why(interaction))

    @app_commands.describe(on=words_of("option-public"))
    async def public(self, interaction: discord.Interaction, on: bool) -> None:
        """Show or hide the person's profile."""

        async def work() -> Reply:
            await self.desk.house.archive.people.save(interaction.user.id, {"public": None if on else False})
            return tell(spoken(interaction)("done-public", on="yes" if on else "no"))

        await self._answer(interaction, work())
