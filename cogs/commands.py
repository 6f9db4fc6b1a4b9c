"""The players' slash commands. Part of cogs.

One group, `/mundialito …`, and the shortcuts `/move` and `/hand`. Names and descriptions go through the Translator.
"""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.delivery.places import HERE, THREAD
from cogs.desk.choices import choices, game_choices
from cogs.desk.daily import play_daily
from cogs.desk.desk import Desk
from cogs.desk.lookup import ACTING, AGAIN, HOLDING, VERIFYING
from cogs.desk.opening import Asked, open_table, pick_game
from cogs.desk.own_tables import listed, suggested
from cogs.desk.rematch import play_again
from cogs.desk.topics import looked_up, topic_choices
from cogs.desk.typed import suggestions
from cogs.desk.typed_turns import going_on, played
from cogs.desk.watching import list_running
from cogs.library.answers import Reply, spoken, tell
from cogs.library.sentences import Told
from cogs.library.suggesting import in_time
from cogs.library.translator import words as words_of
from cogs.views import menus
from cogs.views.pages import pointer
from cogs.views.picker import help_page
from cogs.views.puzzle import seal_kept
from cogs.views.verifying import checked
from data import Status
from host.puzzle_day import is_sealed, puzzle_options
from players import levels
from rules import GAMES
from rules.table import requests as ask
from rules.table.errors import TableRefusal, needs_running, running_seat
from rules.table.table import Begun, Running
from rules.table.terms import Pace
from words.harmless import plain

_FIRST_GAME = next(iter(GAMES))
#: The game of the daily puzzle.
_PUZZLE = next((key for key, game in GAMES.items() if puzzle_options(game) is not None), "")


_GAMES = game_choices()


class Tables(commands.Cog):
    """`/mundialito`, `/move` and `/hand`."""

    group = app_commands.Group(
        name=words_of("command-mundialito"),
        description=words_of("command-mundialito-about"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True),
    )

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def _answer(self, interaction: discord.Interaction, work: Any, *, private: bool = True) -> None:
        await self.desk.answering.respond(interaction, work, private=private)

    @group.command(name=words_of("command-play"), description=words_of("command-play-about"))
    @app_commands.describe(
        game=words_of("option-game"),
        opponent=words_of("option-opponent"),
        computer=words_of("option-computer"),
        pace=words_of("option-pace"),
        where=words_of("option-where"),
        options=words_of("option-options"),
    )
    @app_commands.choices(game=_GAMES, pace=choices("pace", ("live", "slow")), where=choices("where", (HERE, THREAD)))
    async def play(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        opponent: discord.User | None = None,
        computer: str | None = None,
        pace: str = Pace.LIVE.value,
        where: str | None = None,
        options: str = "",
    ) -> None:
        """Open a table, or show the games if the command names none."""
        if game is None and opponent is None and computer is None and not options:
            await self._answer(interaction, pick_game(self.desk, interaction, pace, where))
            return
        asked = Asked(game or _FIRST_GAME, opponent, computer, pace, where, options)
        await self._answer(interaction, open_table(self.desk, interaction, asked))

    @play.autocomplete("computer")
    async def _levels(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        say, game = spoken(interaction), getattr(interaction.namespace, "game", None) or _FIRST_GAME
        known = levels(game) if game in GAMES else ()
        found = [app_commands.Choice(name=say("computer", level=level), value=level) for level in known]
        return [choice for choice in found if current.lower() in choice.name.lower()][:25]

    @play.autocomplete("options")
    async def _options(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        game = getattr(interaction.namespace, "game", None) or _FIRST_GAME
        return suggestions(GAMES[game], current, spoken(interaction)) if game in GAMES else []

    @group.command(name=words_of("command-daily"), description=words_of("command-daily-about"))
    @app_commands.describe(where=words_of("option-where"))
    @app_commands.choices(where=choices("where", (HERE, THREAD)))
    async def daily(self, interaction: discord.Interaction, where: str = HERE) -> None:
        """Play the puzzle of the day."""
        await self._answer(interaction, play_daily(self.desk, interaction, _PUZZLE, where))

    @group.command(name=words_of("command-board"), description=words_of("command-board-about"))
    @app_commands.describe(table=words_of("option-table"))
    async def board(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show the board, or the player's own panel."""

        async def work() -> Reply:
            say, session = spoken(interaction), await self.desk.lookup.here(interaction, table)
            session = await self.desk.places.bring(session, interaction)
            if not isinstance(session.table, Begun):
                return pointer(session, say("refusal-not-started"), say)
            if session.table.seat_of(interaction.user.id) is None:
                return await self.desk.pages.side(session, interaction.user.id, say)
            return await self.desk.panels.panel(session, interaction.user.id, say)

        await self._answer(interaction, work())

    @group.command(name=words_of("command-text"), description=words_of("command-text-about"))
    @app_commands.describe(table=words_of("option-table"))
    async def text(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show the board in words."""

        async def work() -> Reply:
            session = await self.desk.lookup.here(interaction, table)
            return await self.desk.pages.text(session, interaction.user.id, spoken(interaction))

        await self._answer(interaction, work())

    @group.command(name=words_of("command-games"), description=words_of("command-games-about"))
    async def games(self, interaction: discord.Interaction) -> None:
        """List the person's tables, with links."""
        await self._answer(interaction, listed(self.desk, interaction))

    @group.command(name=words_of("command-watch"), description=words_of("command-watch-about"))
    async def watch(self, interaction: discord.Interaction) -> None:
        """List the running games of this server that the person may see."""
        await self._answer(interaction, list_running(self.desk, interaction))

    @group.command(name=words_of("command-rules"), description=words_of("command-rules-about"))
    @app_commands.describe(game=words_of("option-game"), topic=words_of("option-topic"))
    @app_commands.choices(game=_GAMES)
    async def rules(self, interaction: discord.Interaction, game: str | None = None, topic: str = "") -> None:
        """Show the rules of a game, from the beginning or by topic."""

        async def work() -> Reply:
            if game is not None and game not in GAMES:
                raise Told("refusal-unknown-game", game=plain(game, 40))
            here = await self.desk.lookup.game_here(interaction) if game is None and not topic.strip() else None
            return await looked_up(self.desk.rulebooks, game or here, topic, spoken(interaction))

        await self._answer(interaction, work())

    @rules.autocomplete("topic")
    async def _topics(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        game = getattr(interaction.namespace, "game", None)
        return topic_choices(game if game in GAMES else None, current, spoken(interaction))

    @group.command(name=words_of("command-help"), description=words_of("command-help-about"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Show what the bot can do."""

        async def work() -> Reply:
            return help_page(spoken(interaction), self.desk.documents)

        await self._answer(interaction, work())

    @group.command(name=words_of("command-undo"), description=words_of("command-undo-about"))
    @app_commands.describe(table=words_of("option-table"))
    async def undo(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Undo, or ask to."""

        async def work() -> Reply:
            say, session = spoken(interaction), await self.desk.lookup.here(interaction, table, ACTING)
            after = await self.desk.asking.ask(interaction, session.table.id, ask.AskUndo(interaction.user.id))
            asked = isinstance(after.table, Running) and after.table.undo is not None
            return pointer(after, say("done-undo-asked" if asked else "done-undone"), say)

        await self._answer(interaction, work())

    @group.command(name=words_of("command-resign"), description=words_of("command-resign-about"))
    @app_commands.describe(table=words_of("option-table"))
    async def resign(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Resign, after asking once."""

        async def work() -> Reply:
            session = await self.desk.lookup.here(interaction, table, ACTING)
            running_seat(session.table, interaction.user.id)
            return menus.ask_resign(session, spoken(interaction))

        await self._answer(interaction, work())

    @group.command(name=words_of("command-draw"), description=words_of("command-draw-about"))
    @app_commands.describe(table=words_of("option-table"))
    async def draw(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Offer or accept a draw, after asking once."""

        async def work() -> Reply:
            say, session = spoken(interaction), await self.desk.lookup.here(interaction, table, ACTING)
            running_seat(session.table, interaction.user.id)
            offer = needs_running(session.table).offer
            if offer is not None and interaction.user.id in offer.needed:
                return menus.ask_draw_accept(session, say)
            return menus.ask_draw(session, say)

        await self._answer(interaction, work())

    @group.command(name=words_of("command-rematch"), description=words_of("command-rematch-about"))
    @app_commands.describe(table=words_of("option-table"))
    async def rematch(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Ask for a rematch."""

        async def work() -> Reply:
            session = await self.desk.lookup.here(interaction, table, AGAIN)
            return await play_again(self.desk, interaction, session, spoken(interaction))

        await self._answer(interaction, work())

    @group.command(name=words_of("command-verify"), description=words_of("command-verify-about"))
    @app_commands.describe(table=words_of("option-table"))
    async def verify(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Check that all randomness was sealed before the game."""

        async def work() -> Reply:
            session, say = await self.desk.lookup.here(interaction, table, VERIFYING), spoken(interaction)
            if is_sealed(session.table, self.desk.house.now()):
                return seal_kept(session.table, say)
            return await checked(session, say)

        await self._answer(interaction, work())

    @group.command(name=words_of("command-pings"), description=words_of("command-pings-about"))
    @app_commands.describe(on=words_of("option-pings"))
    async def pings(self, interaction: discord.Interaction, on: bool) -> None:
        """Turn mentions on or off."""

        async def work() -> Reply:
            await self.desk.house.archive.people.save(interaction.user.id, {"pings": None if on else False})
            return tell(spoken(interaction)("done-pings", on="yes" if on else "no"))

        await self._answer(interaction, work())

    @app_commands.command(name=words_of("command-move"), description=words_of("command-move-about"))
    @app_commands.describe(action=words_of("option-action"), table=words_of("option-table"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.allowed_installs(guilds=True)
    async def move(self, interaction: discord.Interaction, action: str, table: str | None = None) -> None:
        """Play a typed action, or a whole turn of several actions."""

        async def work() -> Reply:
            say, session = spoken(interaction), await self.desk.lookup.here(interaction, table, ACTING)
            seat, running = running_seat(session.table, interaction.user.id), needs_running(session.table)
            text, *then = played(running, seat, action, say)
            # A whole turn was checked at this position, so it is only valid here.
            play = ask.Play(interaction.user.id, text, running.position if then else None, tuple(then))
            after = await self.desk.asking.ask(interaction, running.id, play)
            return await self.desk.panels.panel(after, interaction.user.id, say)

        await self._answer(interaction, work())

    @app_commands.command(name=words_of("command-hand"), description=words_of("command-hand-about"))
    @app_commands.describe(table=words_of("option-table"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.allowed_installs(guilds=True)
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show the player's own hand: privately in a server, as a lasting message in direct messages."""

        async def work() -> Reply:
            session = await self.desk.lookup.here(interaction, table, HOLDING)
            if not session.table.game.about.hidden:
                raise Told("no-hand-here")
            return await self.desk.panels.panel(session, interaction.user.id, spoken(interaction))

        await self._answer(interaction, work(), private=interaction.guild_id is not None)

    @move.autocomplete("action")
    @in_time
    async def _actions(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the legal actions that match what was typed."""
        try:
            session = await self.desk.lookup.here(interaction, getattr(interaction.namespace, "table", None), ACTING)
        except (Told, TableRefusal):
            return []
        playing, seat = session.table, session.table.seat_of(interaction.user.id)
        if not isinstance(playing, Running) or seat not in playing.awaited:
            return []
        return [app_commands.Choice(name=text, value=text) for text in going_on(playing.match, current)]

    @board.autocomplete("table")
    @text.autocomplete("table")
    @undo.autocomplete("table")
    @resign.autocomplete("table")
    @draw.autocomplete("table")
    @move.autocomplete("table")
    @hand.autocomplete("table")
    @in_time
    async def _own(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the person's unfinished tables in this server."""
        return await suggested(self.desk, interaction, current, (Status.RUNNING, Status.LOBBY))

    @rematch.autocomplete("table")
    @verify.autocomplete("table")
    @in_time
    async def _over(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the person's finished tables in this server."""
        return await suggested(self.desk, interaction, current, (Status.ENDED,))
