"""A puzzle a day: the same dice for everybody, and one try that counts.

`/mundialito daily` continues the person's try at today's puzzle or begins one, for them alone; so does **Play it too**
below a result that somebody has shared. A second one is practice. Below the end of a try stand its number, the server's
best and when the next puzzle comes (all in `race.py`).

That nobody else ever sees a try, and that it is sealed while its day lasts, is the kernel's to keep
(`cogs/people/access.py`, `host/puzzle_day.py`).

Where moderators want it, each day's puzzles are posted in a channel, with yesterday's results
(`post.py`; `post_setting.py` is where that is set).

Kept: tries in `puzzle_tries` (`data/sql/puzzles.py`), saved with the step that begins or ends them; the instance's
secret; rows of `announcements`, and a server's streak among its preferences. Sentences: `words/<language>/daily.ftl`
and `daily-post.ftl`.
"""

from collections.abc import Mapping, Sequence

import discord

from cogs.controls.answers import Reply
from cogs.controls.buttons import Buttons, button
from cogs.daily.post import AGAIN, DailyPosts
from cogs.daily.post_setting import SETUP, PostSetting
from cogs.daily.race import PLAY, Puzzles, Tries, play_address, puzzle_lines
from cogs.feature import Feature
from cogs.press.commanding import command
from cogs.press.desk import Desk
from cogs.press.press import Check, Control, Press
from cogs.table.extras import GamePlace, Setting, Subject, TablePlace
from host.house import Session
from host.puzzle_day import key_of_secret, puzzle_options
from rules import GAMES
from words import Speech

#: The game of the puzzle.
_GAME = next((key for key, game in GAMES.items() if puzzle_options(game) is not None), "")


class Daily(Feature):
    """The command to play it, buttons below a shared result and on the page of help, and the lines below its end."""

    places = frozenset({TablePlace.RESULT})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        secret = desk.settings.puzzle_secret
        key = None if secret is None else key_of_secret(secret.get_secret_value())
        self.puzzles = Puzzles(desk.archive, key)
        self._tries = Tries(desk, self.puzzles)
        self._posts = DailyPosts(desk, self.puzzles)
        self._post_setting = PostSetting(desk, self._posts)

    @command("daily")
    async def daily(self, interaction: discord.Interaction) -> Reply:
        """Play the puzzle of the day."""
        return await self._tries.play(interaction, _GAME)

    @property
    def presses(self) -> Mapping[str, Control]:
        """The control that begins or continues the presser's own try, and those of the setting of posts."""
        setting = {SETUP: self._post_setting.press, AGAIN: self._post_setting.start_again}
        managed = {verb: Control(handler, Check.NOTHING, barred=False) for verb, handler in setting.items()}
        return {PLAY: Control(self._play, Check.NOTHING), **managed}

    async def _play(self, press: Press) -> Reply | None:
        return await self._tries.play(press.interaction, _GAME)

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """The button with which others play it too."""
        return [button(say("button-daily-too"), play_address())]

    def game_buttons(self, place: GamePlace, subject: Subject, say: Speech) -> Buttons:
        """The button on the page of help that plays it."""
        return (
            [button(say("button-daily-today"), play_address())]
            if place is GamePlace.HELP and subject.game is None
            else ()
        )

    async def server_settings(self, guild_id: int, say: Speech) -> Sequence[Setting]:
        """Where and when each day's puzzles are posted."""
        return [await self._post_setting.line(guild_id, say)]

    async def sweep(self) -> None:
        """Post what is due."""
        await self._posts.sweep()

    async def lines(self, session: Session, say: Speech) -> Sequence[str]:
        """What a try was, and how others did."""
        return await puzzle_lines(self.desk.house, self.desk.names, session, say) if session.table.puzzle else ()


FEATURE = Daily
