"""Leaderboards, profiles, and how games changed ratings.

`/mundialito leaderboard` shows who is best on the server, in a game or in all, in a month or ever (`standings.py`);
`profile`, also by a right-click on a person, shows how somebody plays (`profiles.py`); both are pictures or text, with
controls that also show them to everybody (`rankings.py`). `rating` explains the last changes; a line below a finished
board and **Ratings** in its menu **More…** tell the latest ones (`moved.py`). When a month is over, its podium is
posted where the page of the server's settings says (`podiums.py`).

Ratings are counted from the finished games (`ratings/`) and kept by `data/sql/ratings.py`. Kept for this: a row of
`announcements` for each server that wants one (`data/sql/announcements.py`); who hides their profile, among people's
preferences.
Pictures: `render/ladder/`. Sentences: `words/<language>/ladder.ftl`, put together in `words/ladder.py` and
`words/profiles.py`.
"""

import asyncio
from collections.abc import Mapping, Sequence

import discord
from discord import app_commands

from cogs.controls.addresses import at
from cogs.controls.answers import Reply, speech_of, tell
from cogs.controls.buttons import Buttons, button, rows
from cogs.controls.sentences import UserError
from cogs.controls.suggesting import Choices, in_time
from cogs.discordpy.translator import words
from cogs.feature import Feature
from cogs.ladder.moved import find_counted, lines_of, small_print
from cogs.ladder.podiums import PODIUM, Podiums, PodiumSetting
from cogs.ladder.profiles import Profiles
from cogs.ladder.rankings import OFFERED, Rankings
from cogs.ladder.standings import ALL, LADDER, PROFILE, RATING, SHOW, THIS, WINS, PageChoice, Standings, ladder_button
from cogs.press.commanding import choices, command, game_choices, menu
from cogs.press.desk import Desk
from cogs.press.press import Check, Control, Press
from cogs.table.extras import Setting, TablePlace
from host.house import Session
from rules import GAMES
from rules.table.table import Finished
from words import Speech
from words.harmless import plain
from words.ladder import season_name

#: The verb of the button that opens the page about a game's ratings.
MOVED = "moved"
#: How long suggestions wait for a server's games to be counted (seconds); Discord waits for three.
_PATIENCE = 1.5


class Leaderboards(Feature):
    """Leaderboards, profiles, what changed ratings, and podiums."""

    places = frozenset({TablePlace.MORE})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        standings = Standings(desk.house, desk.names, desk.members)
        profiles = Profiles(desk.house, desk.names, standings)
        self._rankings = Rankings(desk, standings, profiles)
        self._podiums = Podiums(desk.bot, desk.house, standings)
        self._setting = PodiumSetting(desk)

    @in_time
    async def _seasons(self, interaction: discord.Interaction, current: str) -> Choices:
        """Suggest the seasons of this server by name."""
        say = speech_of(interaction)
        known: tuple[str, ...] = ()
        if interaction.guild_id is not None:
            house = self.desk.house
            counting = house.spawn(house.archive.ratings.seasons(interaction.guild_id), "seasons")
            await asyncio.wait({counting}, timeout=_PATIENCE)  # it continues, and is ready next time
            if counting.done():
                known = await house.archive.ratings.seasons(interaction.guild_id)
        offered = [(say(f"choice-season-{which}"), which) for which in (THIS, ALL)]
        offered += [(season_name(season, say), season) for season in known[:OFFERED]]
        typed = current.strip().casefold()
        found = [(name, value) for name, value in offered if typed in name.casefold() or typed in value]
        return [app_commands.Choice(name=name, value=value) for name, value in found]

    @command("leaderboard", ordered=True, suggests={"season": _seasons})
    @app_commands.describe(
        game=words("option-ladder-game"), by=words("option-ladder-by"), season=words("option-ladder-season")
    )
    @app_commands.choices(game=game_choices(), by=choices("ladder", (RATING, WINS)))
    async def leaderboard(
        self, interaction: discord.Interaction, game: str | None = None, by: str = RATING, season: str = THIS
    ) -> Reply:
        """Show a leaderboard of this server."""
        if game is not None and game not in GAMES:
            raise UserError("refusal-unknown-game", game=plain(game, 40))
        chosen = PageChoice(game, WINS if by == WINS else RATING, self._rankings.season(season))
        return await self._rankings.board(interaction, chosen)

    @command("profile", ordered=True)
    @app_commands.describe(person=words("option-person"))
    async def profile(self, interaction: discord.Interaction, person: discord.User | None = None) -> Reply:
        """Show somebody's profile on this server."""
        return await self._rankings.profile_of(interaction, person or interaction.user)

    @menu("profile", ordered=True)
    async def profile_menu(self, interaction: discord.Interaction, person: discord.User | discord.Member) -> Reply:
        """Show somebody's profile on this server."""
        return await self._rankings.profile_of(interaction, person)

    @command("rating", ordered=True)
    async def rating(self, interaction: discord.Interaction) -> Reply:
        """Explain how the last games changed the person's rating."""
        return await self._rankings.why(interaction)

    @property
    def presses(self) -> Mapping[str, Control]:
        """The controls of leaderboards and profiles."""
        return {
            LADDER: Control(self._rankings.turn, Check.NOTHING, ordered=True),
            PROFILE: Control(self._rankings.turn_profile, Check.NOTHING, ordered=True),
            SHOW: Control(self._rankings.show, Check.NOTHING, ordered=True),
            MOVED: Control(self._show_ratings),
            PODIUM: Control(self._setting.press, Check.NOTHING, barred=False),
        }

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """The page about the ratings of a game that several played, once it is over."""
        table = session.table
        return (
            [button(say("button-moved"), at(table, MOVED))]
            if isinstance(table, Finished) and len(table.seats) > 1
            else []
        )

    async def _show_ratings(self, press: Press) -> Reply | None:
        """Show how a game changed ratings, and the way to its leaderboard."""
        counted = await find_counted(self.desk.house, press.session)
        lines = () if counted is None else await lines_of(counted, self.desk.names, press.say)
        board = ladder_button(PageChoice(press.table.game_key), press.say)
        return tell("\n".join((press.say("moved-title"), *lines)), *rows(board), update=press.private)

    async def lines(self, session: Session, say: Speech) -> Sequence[str]:
        """How a game that is over changed ratings."""
        counted = await find_counted(self.desk.house, session) if isinstance(session.table, Finished) else None
        return () if counted is None else await small_print(counted, self.desk.names, say)

    async def server_settings(self, guild_id: int, say: Speech) -> Sequence[Setting]:
        """Where podiums are posted."""
        return [await self._setting.line(guild_id, say)]

    async def sweep(self) -> None:
        """Post podiums that are due."""
        await self._podiums.sweep()


FEATURE = Leaderboards
