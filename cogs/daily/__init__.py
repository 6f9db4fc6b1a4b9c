"""The daily: two puzzles a day, a streak of days that is fair, and earlier days to practise.

`/mundialito daily` opens a private page (`page.py`) with a football puzzle, in three goes (`football.py`), and a race
with the same dice for everybody, in one try (`race.py`). What somebody's day came to can be posted in one line
(`sharing.py`). Streaks are counted by the numbers of the puzzles (`host/streaks.py`).

Which puzzle comes, and with which dice, follows from the instance's secret (`host/puzzle_day.py`). That nobody else
ever sees a race, and that it is sealed while its day lasts, is the kernel's to keep (`cogs/people/access.py`).

Where moderators want it, each day's puzzles are posted in a channel, with yesterday's results (`post.py`).
When it is due is in `post_days.py`, how it is set in `post_setting.py`.

**Try it** below a moment of a review lets whoever chose there find something better (`mistakes.py`). What they haven't
solved comes back, one a day (`offering.py`).

Kept: tries in `puzzle_tries`, streaks in `streaks` (`data/sql/puzzles.py`); the instance's secret; rows of
`announcements`, and a server's streak among its preferences; what was offered and solved of own mistakes, in
`mistakes`. The puzzles: `rules/<game>/puzzles.txt`. Sentences: `words/<language>/daily.ftl`, `daily-post.ftl`,
`daily-mistakes.ftl` and `<game>-puzzle.ftl`.
"""

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands

from cogs.controls.answers import Reply
from cogs.controls.buttons import Buttons, button
from cogs.daily.football import Football
from cogs.daily.mistakes import Trying, moment_buttons
from cogs.daily.offering import Offers
from cogs.daily.page import EARLIER, LOOK, PRACTICE, SHARE, THE_RACE, DailyPages
from cogs.daily.post import AGAIN, DailyPosts
from cogs.daily.post_setting import SETUP, PostSetting
from cogs.daily.puzzle import RACE
from cogs.daily.race import PLAY, Puzzles, Tries, play_address, puzzle_lines
from cogs.daily.sharing import DailySharing
from cogs.discordpy.translator import words
from cogs.feature import Feature
from cogs.press.commanding import command
from cogs.press.desk import Desk
from cogs.press.press import Check, Control, Press
from cogs.table.extras import GamePlace, Setting, Subject, TablePlace
from host.house import Session
from host.puzzle_day import key_of_secret, puzzle_number
from words import Speech


class Daily(Feature):
    """The command and the controls, buttons below a shared result and on the page of help, and lines below a race."""

    places = frozenset({TablePlace.RESULT})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        secret = desk.settings.puzzle_secret
        key = None if secret is None else key_of_secret(secret.get_secret_value())
        self.puzzles = Puzzles(desk.archive, key)
        self._tries = Tries(desk, self.puzzles)
        self._posts = DailyPosts(desk, self.puzzles)
        self._post_setting = PostSetting(desk, self._posts)
        self.offers, self._trying = Offers(desk), Trying(desk)
        self._pages = DailyPages(desk, self.puzzles, self.offers)
        self._football = Football(desk, self.puzzles, self._pages)
        self._sharing = DailySharing(desk)

    @command("daily")
    @app_commands.describe(day=words("option-day"))
    async def daily(self, interaction: discord.Interaction, day: app_commands.Range[int, 1] | None = None) -> Reply:
        """Open today's page, or an earlier day's to practise."""
        if day is None or day == puzzle_number(self.desk.house.now()):
            return await self._pages.show_today(interaction)
        return await self._pages.show_earlier(interaction, str(day))

    @property
    def presses(self) -> Mapping[str, Control]:
        """The controls of the page, the football puzzle, own mistakes, sharing a result, and the setting of posts."""
        own = {PLAY: Control(self._play, Check.NOTHING), SHARE: Control(self._sharing.press, Check.NOTHING)}
        setting = {SETUP: self._post_setting.press, AGAIN: self._post_setting.start_again}
        managed = {verb: Control(handler, Check.NOTHING, barred=False) for verb, handler in setting.items()}
        return own | self._football.presses | self._trying.presses | managed

    async def _play(self, press: Press) -> Reply | None:
        """Open what a control names: the race of its day or its end, earlier days; today's page for any other."""
        today = puzzle_number(self.desk.house.now())
        named = press.address.words
        if named == THE_RACE and press.position in (0, today):
            return await self._tries.play(press.interaction, RACE, today)
        if named == PRACTICE:
            return await self._tries.play(press.interaction, RACE, press.position)
        if named == LOOK:
            session = await self._tries.find_counted(RACE, press.position, press.person)
            return await self.desk.panels.panel(session, press.person, press.say)
        if named == EARLIER:
            return await self._pages.list_earlier(press)
        if 0 < press.position < today:
            return await self._pages.show_over(press, press.position)
        return await self._pages.show_today(press.interaction, update=press.private)

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """The button with which others play it too."""
        return [button(say("button-daily-too"), play_address())]

    def game_buttons(self, place: GamePlace, subject: Subject, say: Speech) -> Buttons:
        """The button on the page of help that opens it, and the one below a moment of a review to try it again."""
        if place is GamePlace.REVIEW:
            return moment_buttons(subject, say)
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
        """What a race was, and how others did."""
        return await puzzle_lines(self.desk, session, say) if session.table.puzzle else ()


FEATURE = Daily
