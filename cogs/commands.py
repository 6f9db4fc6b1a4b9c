"""The slash commands that people play with. Part of cogs/: imports players, rules, words.

One group, `/mundialito …`, and the shortcut `/move`. Names and descriptions go through the Translator.
"""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import menus
from cogs.answers import Reply, answer, spoken, tell
from cogs.desk import Desk, thread_name
from cogs.house import Session, new_seed, new_table_id
from cogs.panels import board_link
from cogs.places import check_permissions, make_thread
from cogs.sentences import Told
from cogs.translator import words as words_of
from cogs.typed import forgiving, parse_options, suggestions
from data import Status, TableHead
from players import default_level, levels
from rules import GAMES
from rules.table import requests as ask
from rules.table.act import act
from rules.table.lobby import open_lobby
from rules.table.table import Phase
from rules.table.terms import Pace, Terms
from words import Speech

Where = app_commands.Choice[str]
HERE, THREAD = "here", "thread"
_FIRST_GAME = next(iter(sorted(GAMES)))


def _choices(message: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=words_of(f"choice-{message}-{value}"), value=value) for value in values]


_GAMES = [app_commands.Choice(name=words_of(f"game-{key}"), value=key) for key in sorted(GAMES)]


class Tables(commands.Cog):
    """`/mundialito` and `/move`."""

    group = app_commands.Group(
        name=words_of("command-mundialito"),
        description=words_of("command-mundialito-about"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True),
    )

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def _answer(self, interaction: discord.Interaction, work: Any) -> bool:
        return await answer(interaction, self._met(interaction, work))

    async def _met(self, interaction: discord.Interaction, work: Any) -> Reply | None:
        try:
            await self.desk.names.meet(interaction.user)
        except BaseException:
            work.close()
            raise
        found: Reply | None = await work
        return found

    @group.command(name=words_of("command-play"), description=words_of("command-play-about"))
    @app_commands.describe(
        game=words_of("option-game"),
        opponent=words_of("option-opponent"),
        computer=words_of("option-computer"),
        pace=words_of("option-pace"),
        where=words_of("option-where"),
        options=words_of("option-options"),
    )
    @app_commands.choices(game=_GAMES, pace=_choices("pace", ("live", "slow")), where=_choices("where", (HERE, THREAD)))
    async def play(
        self,
        interaction: discord.Interaction,
        game: str = _FIRST_GAME,
        opponent: discord.User | None = None,
        computer: str | None = None,
        pace: str = Pace.LIVE.value,
        where: str = HERE,
        options: str = "",
    ) -> None:
        """Open a table."""
        await self._answer(interaction, self._play(interaction, game, opponent, computer, pace, where, options))

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

    async def _play(
        self,
        interaction: discord.Interaction,
        game: str,
        opponent: discord.User | None,
        computer: str | None,
        pace: str,
        where: str,
        options: str,
    ) -> Reply:
        say, person, now = spoken(interaction), interaction.user.id, self.desk.house.now()
        if game not in GAMES:
            raise Told("refusal-unknown-game", game=game[:40])
        if computer is not None and computer not in levels(game):
            raise Told("unknown-level", levels=", ".join(levels(game)))
        if opponent is not None and opponent.id == person:
            raise Told("opponent-yourself")
        if opponent is not None and opponent.bot:
            if self.desk.bot.user is None or opponent.id != self.desk.bot.user.id:
                raise Told("opponent-bot")
            opponent, computer = None, computer or default_level(game)
        if interaction.guild_id is None and computer is None:
            raise Told("alone-in-dm")
        settled = parse_options(GAMES[game], options)
        progress = open_lobby(
            new_table_id(),
            new_seed(),
            person,
            game,
            options=settled,
            terms=Terms(pace=Pace(pace)),
            invited=(opponent.id,) if opponent is not None else (),
            computers=(computer,) if computer is not None else (),
            now=now,
        )
        if opponent is not None:
            await self.desk.names.meet(opponent)
        table = progress.table
        if len(table.seats) == GAMES[game].about.seats[1]:
            remembered = await self.desk.house.remembered(table)
            started = act(table, ask.Start(person, remembered), now)
            for entry in started.entries:
                progress.add(entry)
        channel_id = await self._place(
            interaction, where, progress.table.phase is Phase.RUNNING, thread_name(table), say
        )
        session = await self.desk.open(
            progress, guild_id=interaction.guild_id, channel_id=channel_id, actor=person, key=str(interaction.id)
        )
        return self._opened(session, say, interaction)

    async def _place(self, interaction: discord.Interaction, where: str, running: bool, name: str, say: Speech) -> int:
        """The channel for a new table: here if it is free and wished, else a new thread. Raises Told."""
        channel_id = interaction.channel_id
        assert channel_id is not None
        if interaction.guild_id is None:
            if running and await self.desk.house.archive.table_in(channel_id) is not None:
                raise Told("trouble-place-taken")
            return channel_id
        thread = isinstance(interaction.channel, discord.Thread)
        check_permissions(interaction.app_permissions, thread=thread, say=say)
        taken = await self.desk.house.archive.table_in(channel_id) is not None
        if where == HERE and not taken:
            return channel_id
        return await make_thread(interaction.channel, name, (interaction.user.id,))

    def _opened(self, session: Session, say: Speech, interaction: discord.Interaction) -> Reply:
        message = "done-started" if session.table.phase is Phase.RUNNING else "done-opened"
        text = say(message, table=session.table.id)
        if session.head.channel_id != interaction.channel_id:
            text += "\n" + say("done-in-thread", place=f"<#{session.head.channel_id}>")
        if interaction.guild_id is not None and not interaction.app_permissions.attach_files:
            text += "\n" + say("place-no-pictures")
        if session.table.phase is Phase.RUNNING:
            return self.desk.pointer(session, text, say)
        return tell(text)

    @group.command(name=words_of("command-board"), description=words_of("command-board-about"))
    @app_commands.describe(table=words_of("option-table"))
    async def board(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show the board, or one's own panel at it."""

        async def work() -> Reply:
            session = await self.desk.here(interaction, table)
            say = spoken(interaction)
            if session.table.match is None:
                return self.desk.pointer(session, say("refusal-not-started"), say)
            if session.table.seat_of(interaction.user.id) is None:
                return await self.desk.side(session, interaction.user.id, say)
            return await self.desk.panels.panel(session, interaction.user.id, say)

        await self._answer(interaction, work())

    @group.command(name=words_of("command-text"), description=words_of("command-text-about"))
    @app_commands.describe(table=words_of("option-table"))
    async def text(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """The board in words."""

        async def work() -> Reply:
            session = await self.desk.here(interaction, table)
            return await self.desk.text(session, interaction.user.id, spoken(interaction))

        await self._answer(interaction, work())

    @group.command(name=words_of("command-games"), description=words_of("command-games-about"))
    async def games(self, interaction: discord.Interaction) -> None:
        """My tables, with links."""
        await self._answer(interaction, self._games(interaction))

    async def _games(self, interaction: discord.Interaction) -> Reply:
        say, person = spoken(interaction), interaction.user.id
        heads = await self.desk.house.archive.tables_of(person, (Status.RUNNING, Status.LOBBY))
        if not heads:
            return tell(say("games-none"))
        lines = [say("games-title")]
        lines.extend([await self._line(head, person, say) for head in heads])
        return tell("\n".join(lines)[:3800])

    async def _line(self, head: TableHead, person: int, say: Speech) -> str:
        session = await self.desk.house.session(head.id)
        mine = person in session.table.awaited_persons
        state = "lobby" if session.table.phase is Phase.LOBBY else "mine" if mine else "theirs"
        who = ", ".join(await self.desk.composer.who(session.table, say))
        address = board_link(session) or f"<#{head.channel_id}>"
        return say("games-line", game=session.table.game.about.title, who=who, state=state, link=address, table=head.id)

    @group.command(name=words_of("command-rules"), description=words_of("command-rules-about"))
    @app_commands.describe(game=words_of("option-game"))
    @app_commands.choices(game=_GAMES)
    async def rules(self, interaction: discord.Interaction, game: str = _FIRST_GAME) -> None:
        """The rules of a game."""

        async def work() -> Reply:
            if game not in GAMES:
                raise Told("refusal-unknown-game", game=game[:40])
            return self.desk.rules(game, spoken(interaction))

        await self._answer(interaction, work())

    @group.command(name=words_of("command-help"), description=words_of("command-help-about"))
    async def help(self, interaction: discord.Interaction) -> None:
        """What the bot can do."""

        async def work() -> Reply:
            return tell(spoken(interaction)("help"))

        await self._answer(interaction, work())

    @group.command(name=words_of("command-undo"), description=words_of("command-undo-about"))
    async def undo(self, interaction: discord.Interaction) -> None:
        """Take back."""

        async def work() -> Reply:
            say, session = spoken(interaction), await self.desk.here(interaction)
            after = await self.desk.ask(interaction, session.table.id, ask.TakeBack(interaction.user.id))
            return self.desk.pointer(after, say("done-undone" if after.table.undo is None else "done-undo-asked"), say)

        await self._answer(interaction, work())

    @group.command(name=words_of("command-resign"), description=words_of("command-resign-about"))
    async def resign(self, interaction: discord.Interaction) -> None:
        """Give the game up, after one question."""

        async def work() -> Reply:
            session = await self.desk.here(interaction)
            self.desk.needs_running_seat(session, interaction.user.id)
            return menus.ask_resign(session, spoken(interaction))

        await self._answer(interaction, work())

    @group.command(name=words_of("command-draw"), description=words_of("command-draw-about"))
    async def draw(self, interaction: discord.Interaction) -> None:
        """Offer a draw, or agree to one, after one question."""

        async def work() -> Reply:
            say, session = spoken(interaction), await self.desk.here(interaction)
            self.desk.needs_running_seat(session, interaction.user.id)
            offer = session.table.offer
            if offer is not None and interaction.user.id in offer.needed:
                return menus.ask_draw_accept(session, say)
            return menus.ask_draw(session, say)

        await self._answer(interaction, work())

    @group.command(name=words_of("command-rematch"), description=words_of("command-rematch-about"))
    @app_commands.describe(table=words_of("option-table"))
    async def rematch(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Play again, sides swapped."""

        async def work() -> Reply:
            session = await self.desk.here(interaction, table)
            return await self.desk.rematch(interaction, session.table.id, spoken(interaction))

        await self._answer(interaction, work())

    @group.command(name=words_of("command-pings"), description=words_of("command-pings-about"))
    @app_commands.describe(on=words_of("option-pings"))
    async def pings(self, interaction: discord.Interaction, on: bool) -> None:
        """Whether to be called when it is one's turn."""

        async def work() -> Reply:
            await self.desk.house.archive.save_person(interaction.user.id, {"pings": None if on else False})
            return tell(spoken(interaction)("done-pings", on="yes" if on else "no"))

        await self._answer(interaction, work())

    @app_commands.command(name=words_of("command-move"), description=words_of("command-move-about"))
    @app_commands.describe(action=words_of("option-action"), table=words_of("option-table"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.allowed_installs(guilds=True)
    async def move(self, interaction: discord.Interaction, action: str, table: str | None = None) -> None:
        """Act by typing."""

        async def work() -> Reply:
            say, session = spoken(interaction), await self.desk.here(interaction, table)
            self.desk.needs_running_seat(session, interaction.user.id)
            assert session.table.match is not None
            text = forgiving(session.table.match, action)
            after = await self.desk.ask(interaction, session.table.id, ask.Play(interaction.user.id, text))
            return await self.desk.panels.panel(after, interaction.user.id, say)

        await self._answer(interaction, work())

    @move.autocomplete("action")
    async def _actions(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The legal actions that fit what has been typed."""
        try:
            table = getattr(interaction.namespace, "table", None)
            session = await self.desk.here(interaction, table)
        except Exception:
            return []
        match, seat = session.table.match, session.table.seat_of(interaction.user.id)
        if match is None or seat is None or seat not in session.table.awaited:
            return []
        typed = "".join(current.split()).casefold()
        fitting = [text for text in match.legal() if typed in "".join(text.split()).casefold()]
        return [app_commands.Choice(name=text, value=text) for text in fitting[:25]]
