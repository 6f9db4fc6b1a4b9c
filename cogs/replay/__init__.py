"""Replay a game: step through it, jump to a turn, see it from another side, in pictures or in words.

The button **Replay** is in **More…**, below the board of a game that is over and below what is shared of one, and a
page of its review leads to the moment that it is about. `/mundialito replay` replays a table's game or an attached game
file, or offers the person's last games; the right-click command *Replay* does it for a message of ours. The viewer is
one private message (`viewer.py`), and its custom ids say where somebody is in it (`controls.py`), so a press is
all that it needs.

While hands are hidden, people see what their own seat saw, or what everybody saw. The moments come from
`host/replays.py`. Kept: nothing. Sentences: `words/<language>/replay.ftl`.
"""

from collections.abc import Mapping

import discord
from discord import app_commands

from cogs.controls.answers import Reply, speech_of
from cogs.controls.buttons import Buttons
from cogs.controls.sentences import UserError
from cogs.controls.suggesting import in_time
from cogs.discordpy.translator import words as words_of
from cogs.feature import Feature
from cogs.press.commanding import command, menu
from cogs.press.desk import Desk
from cogs.press.game_files import read
from cogs.press.own_tables import suggest_tables
from cogs.press.press import Check, Control
from cogs.replay.controls import FILE_MOMENT, MOMENT, REPLAY, REPLAYS, moment_button, replay_button, replay_picker
from cogs.replay.viewer import Viewer
from cogs.table.extras import GamePlace, Subject, TablePlace
from data import Status
from host.house import Session
from words import Speech


class Replaying(Feature):
    """The commands that replay a game, and the buttons that do."""

    places = frozenset({TablePlace.LOOK_BACK, TablePlace.MORE_BACK, TablePlace.SHARED})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.viewer = Viewer(desk)

    @property
    def presses(self) -> Mapping[str, Control]:
        """The controls that open a replay, and those in it: of a table, and of a game file."""
        return {
            REPLAY: Control(self.viewer.open, Check.REPLAYS, ordered=True),
            MOMENT: Control(self.viewer.moment, Check.REPLAYS, ordered=True),
            REPLAYS: Control(self.viewer.choose, Check.NOTHING, ordered=True),
            FILE_MOMENT: Control(self.viewer.file_moment, Check.NOTHING, ordered=True),
        }

    @in_time
    async def _tables(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the person's finished tables in this server; in direct messages, all of them."""
        return await suggest_tables(self.desk, interaction, current, (Status.ENDED,), everywhere=True)

    @command("replay", suggests={"table": _tables}, ordered=True)
    @app_commands.describe(table=words_of("option-table"), file=words_of("option-file"))
    async def replay(
        self, interaction: discord.Interaction, table: str | None = None, file: discord.Attachment | None = None
    ) -> Reply:
        """Replay the attached file, the named table, this channel's game, or one of the person's last games."""
        say, person, lookup = speech_of(interaction), interaction.user.id, self.desk.lookup
        if file is not None:
            return await self.viewer.file(await read(file), say)
        session = await (lookup.by_id(interaction, table) if table else lookup.replay_here(interaction))
        if session is not None:
            return await self.viewer.table(session, person, say)
        games = await suggest_tables(self.desk, interaction, "", (Status.ENDED,), everywhere=True)
        if not games:
            raise UserError("replay-nothing")
        return replay_picker(games, say)

    @menu("replay", direct=True, ordered=True)
    async def of_message(self, interaction: discord.Interaction, message: discord.Message) -> Reply:
        """Replay the game of the table that a message shows."""
        session = await self.desk.lookup.of_message(message, interaction)
        await self.desk.access.check_replay(session, interaction)
        return await self.viewer.table(session, interaction.user.id, speech_of(interaction))

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """The button that replays the table's game."""
        return [replay_button(session.table, say)]

    def game_buttons(self, place: GamePlace, subject: Subject, say: Speech) -> Buttons:
        """The button on a page of a review to its moment."""
        if place is not GamePlace.REVIEW or subject.table is None:
            return ()
        return [moment_button(subject.table, subject, say)]


FEATURE = Replaying
