"""The players' slash commands, but for what they do with a table; and right-click commands.

One group, `/mundialito …`, and the shortcuts `/move` and `/hand`. Names and descriptions go through the Translator.
"""

import discord
from discord import app_commands

from cogs.controls.answers import Reply, speech_of
from cogs.controls.sentences import UserError
from cogs.controls.suggesting import Choices, in_time
from cogs.delivery.places import HERE, THREAD
from cogs.discordpy.translator import words as words_of
from cogs.press.commanding import CommandGroup, choices, command, game_choices, menu
from cogs.press.desk import Desk
from cogs.press.help import show_help
from cogs.press.lookup import ACTING, HOLDING
from cogs.press.opening import OpeningRequest, open_table, pick_game
from cogs.press.openings import challenge
from cogs.press.own_tables import list_games, suggest_tables
from cogs.press.press import charge_if_over
from cogs.press.typed import offers, read_typed
from data import Status
from host.budget import BudgetSpent
from players import levels
from rules import GAMES
from rules.table import requests as ask
from rules.table.errors import TableRefusal, needs_running, running_seat
from rules.table.table import Running
from rules.table.terms import Pace

_FIRST_GAME = next(iter(GAMES))


def players_group() -> app_commands.Group:
    """The group `/mundialito`, without commands."""
    return app_commands.Group(
        name=words_of("command-mundialito"),
        description=words_of("command-mundialito-about"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True),
    )


class Tables:
    """`/mundialito`, `/move` and `/hand`."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def _levels(self, interaction: discord.Interaction, current: str) -> Choices:
        """Suggest the levels of the game that the command names."""
        say, game = speech_of(interaction), getattr(interaction.namespace, "game", None) or _FIRST_GAME
        known = levels(game) if game in GAMES else ()
        found = [app_commands.Choice(name=say("computer", level=level), value=level) for level in known]
        return [choice for choice in found if current.lower() in choice.name.lower()][:25]

    @in_time
    async def _actions(self, interaction: discord.Interaction, current: str) -> Choices:
        """Suggest the legal actions that match what was typed."""
        try:
            session = await self.desk.lookup.here(interaction, getattr(interaction.namespace, "table", None), ACTING)
        except (UserError, TableRefusal, BudgetSpent, discord.HTTPException):
            return []
        playing, seat = session.table, session.table.seat_of(interaction.user.id)
        if not isinstance(playing, Running) or seat not in playing.awaited:
            return []
        found = offers(playing.match, current, speech_of(interaction))
        return [app_commands.Choice(name=read, value=text) for read, text in found]

    @in_time
    async def _open(self, interaction: discord.Interaction, current: str) -> Choices:
        """Suggest the person's unfinished tables in this server."""
        return await suggest_tables(self.desk, interaction, current, (Status.RUNNING, Status.LOBBY))

    @command("play", suggests={"computer": _levels})
    @app_commands.describe(
        game=words_of("option-game"),
        opponent=words_of("option-opponent"),
        computer=words_of("option-computer"),
        pace=words_of("option-pace"),
        where=words_of("option-where"),
    )
    @app_commands.choices(
        game=game_choices(), pace=choices("pace", ("live", "slow")), where=choices("where", (HERE, THREAD))
    )
    async def play(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        opponent: discord.User | None = None,
        computer: str | None = None,
        pace: str = Pace.LIVE.value,
        where: str | None = None,
    ) -> Reply:
        """Open a table, or show the games if the command names none."""
        if game is None and opponent is None and computer is None:
            return await pick_game(self.desk, interaction, pace, where)
        request = OpeningRequest(game or _FIRST_GAME, opponent, computer, pace, where)
        return await open_table(self.desk, interaction, request)

    @command("games", ordered=True)
    async def games(self, interaction: discord.Interaction) -> Reply:
        """List the person's tables, with links."""
        return await list_games(self.desk, interaction)

    @command("help")
    async def help(self, interaction: discord.Interaction) -> Reply:
        """Show what the bot can do."""
        return show_help(self.desk.settings, self.desk.extras, interaction)

    @command("move", group=CommandGroup.SHORTCUTS, suggests={"action": _actions, "table": _open})
    @app_commands.describe(action=words_of("option-action"), table=words_of("option-table"))
    async def move(self, interaction: discord.Interaction, action: str, table: str | None = None) -> Reply:
        """Play a typed action, or a whole turn of several actions."""
        say, session = speech_of(interaction), await self.desk.lookup.here(interaction, table, ACTING)
        seat, running = running_seat(session.table, interaction.user.id), needs_running(session.table)
        text, *then = read_typed(running, seat, action, say)
        # A whole turn was checked at this position, so it is only valid here.
        play = ask.Play(interaction.user.id, text, running.position if then else None, tuple(then))
        after = await self.desk.requests.submit(interaction, running.id, play)
        return await self.desk.panels.panel(after, interaction.user.id, say)

    @command("hand", group=CommandGroup.SHORTCUTS, lasting=True, suggests={"table": _open})
    @app_commands.describe(table=words_of("option-table"))
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> Reply:
        """Show the player's own hand: privately in a server, as a lasting message in direct messages."""
        session = await self.desk.lookup.here(interaction, table, HOLDING)
        if not session.table.game.about.hidden:
            raise UserError("no-hand-here")
        return await self.desk.panels.panel(session, interaction.user.id, speech_of(interaction))


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
        session = await self.desk.lookup.of_message(message, interaction)
        await self.desk.access.check(session, interaction)
        with charge_if_over(session):
            return await self.desk.pages.text(session, interaction.user.id, speech_of(interaction))
