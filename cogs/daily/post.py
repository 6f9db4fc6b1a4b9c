"""The post of a day's puzzles in a server's channel: silent, once for each number, where moderators want it.

It shows today's position, and what the server's people did on the day before. Who hides their profile is counted, and
not named. If nobody plays, posts come on Mondays only, and in the end they stop until a moderator starts them again.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord.ui import TextDisplay

from cogs.controls.addresses import Address, at_no_table
from cogs.controls.answers import picture_item, view_of
from cogs.controls.buttons import button, even_rows
from cogs.daily.page import THE_RACE
from cogs.daily.post_days import (
    ENOUGH,
    RARE,
    count_idle,
    find_due,
    find_next,
    first_of_month,
    is_too_late,
    server_streak,
)
from cogs.daily.puzzle import FOOTBALL, name_task
from cogs.daily.race import PLAY, Puzzles
from cogs.daily.solvers import Solvers
from cogs.delivery.announcements import Announcer
from cogs.delivery.once_policy import Make
from cogs.faces.spread import Style
from cogs.press.desk import Desk
from cogs.table.messages import PICTURE, Post
from data import Announcement, Server
from host.puzzle_day import puzzle_begins_at, puzzle_number, weekday
from host.streaks import was_away
from host.zones import is_zone
from ratings import season_of
from render import Wish
from render.cover import accent
from rules.lessons.lesson import opening
from rules.lessons.puzzles import Puzzle
from words import Speech
from words.games import board_text, seat_name, task
from words.ladder import season_name

#: The verb of the button that starts posts again.
AGAIN = "dailyagain"
#: The preference that is set: a channel's id, an hour and a time zone. The number from which on nobody has played is
#: counted is another. Posts are announcements of this kind, where the puzzles' number is a name.
SETTING, SINCE, KIND = "daily_post", "daily_since", "daily"
#: The signs of the two puzzles.
_BALL, _RING = "⚽", "🦔"
#: How many people of a month are named.
FIRST = 5
_MONDAY = 0


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is set on a server: when, and where."""

    channel: int
    hour: int
    zone: str

    @classmethod
    def read(cls, server: Server) -> "Chosen | None":
        """Read a server's setting; None if it wants no posts."""
        match server.prefs.get(SETTING):
            case [int() as channel, int() as hour, str() as zone] if is_zone(zone):
                return cls(channel, hour, zone)
        return None

    def due_of(self, server: Server) -> Callable[[int], int]:
        """Return what says when the post about a number is due."""
        return lambda number: find_due(number, self.hour, self.zone, server.quiet)


class DailyPosts(Announcer):
    """Posts each day's puzzles where moderators want them."""

    kind = KIND
    silent = True

    def __init__(self, desk: Desk, puzzles: Puzzles) -> None:
        super().__init__(desk.bot, desk.house)
        self._solvers = Solvers(desk)
        self._archive, self._puzzles = desk.archive, puzzles

    def plan(self, server: Server, chosen: Chosen) -> tuple[Announcement, ...]:
        """Return the posts of today, if it isn't too late for it, and of tomorrow."""
        now, due_of = self.house.now(), chosen.due_of(server)
        numbers = (puzzle_number(now), puzzle_number(now) + 1)
        return tuple(
            Announcement(server.guild_id, KIND, str(one), chosen.channel, due_of(one))
            for one in numbers
            if due_of(one) >= now
        )

    def mark(self, announcement: Announcement) -> Address:
        """The address of the button that plays the race of that number."""
        return at_no_table(PLAY, THE_RACE, int(announcement.name))

    async def waits_until(self, announcement: Announcement) -> int | None:
        """Wait for the hour that is chosen by now, and for the end of quiet hours."""
        due_of = await self._due_of(announcement.guild_id)
        if due_of is not None and (due := due_of(int(announcement.name))) > self.house.now():
            return due
        return await super().waits_until(announcement)

    async def is_over(self, announcement: Announcement) -> bool:
        """Whether its day is over, or most of it, or no posts are wanted any more."""
        due_of = await self._due_of(announcement.guild_id)
        return due_of is None or is_too_late(int(announcement.name), self.house.now(), due_of)

    async def find_next(self, announcement: Announcement, *, posted: bool) -> Announcement | None:
        """Return the next post that can still be made; None after the one that said that it was the last."""
        number, due_of = int(announcement.name), await self._due_of(announcement.guild_id)
        if due_of is None or (posted and await self._idle(announcement.guild_id, number) >= ENOUGH):
            return None
        following = find_next(number, self.house.now(), due_of)
        return replace(announcement, name=str(following), due=due_of(following), attempts=0)

    async def maker(self, announcement: Announcement, say: Speech) -> Make | None:
        """Return what makes the post; None on most days if nobody plays."""
        guild, number = announcement.guild_id, int(announcement.name)
        idle = await self._idle(guild, number)
        if not FOOTBALL or (idle >= RARE and weekday(number) != _MONDAY):
            return None
        puzzle = await self._puzzles.puzzle(FOOTBALL, number)
        below = await self._below(guild, number, idle, say)
        buttons = [
            button(say("button-daily-post-play"), at_no_table(PLAY, "", number), Style.MAIN),
            button(say("button-daily-post-race"), self.mark(announcement)),
        ]
        if idle >= ENOUGH:
            buttons.append(button(say("button-daily-post-again"), at_no_table(AGAIN)))

        async def make(picture: bool) -> Post:
            view, seat = opening(puzzle.step).view(puzzle.step.seat), puzzle.step.seat
            wish = Wish(view, seat, say.language, bare=True)
            drawn = await self.house.studio.draw(FOOTBALL, wish) if picture else None
            items: list[discord.ui.Item[discord.ui.LayoutView]] = [TextDisplay(_head(number, puzzle, view, say))]
            if drawn is None:
                items.append(TextDisplay(board_text(FOOTBALL, view, say, seat)))
            else:
                items.append(picture_item(PICTURE, drawn.alt))
            items += [TextDisplay(below)] if below else []
            layout = view_of(*items, *even_rows(*buttons), colour=accent(FOOTBALL))
            return Post(layout, () if drawn is None else (drawn.png,))

        return make

    async def _due_of(self, guild_id: int) -> Callable[[int], int] | None:
        server = await self._archive.servers.server(guild_id)
        chosen = Chosen.read(server)
        return None if chosen is None else chosen.due_of(server)

    async def _idle(self, guild_id: int, number: int) -> int:
        """Of how many numbers before this one nobody has played any, nor this one."""
        since = (await self._archive.servers.server(guild_id)).prefs.get(SINCE)
        last = await self._archive.puzzles.last_number(guild_id, number + 1)
        begun = since if isinstance(since, int) else number
        return count_idle(self.house.outages, guild_id, max(last, begun - 1), number)

    async def _below(self, guild_id: int, number: int, idle: int, say: Speech) -> str:
        """Say what people did on the day before, and when posts stop."""
        before = number - 1
        lines = await self._yesterday(guild_id, before, say) if before > 0 else []
        if before > 0 and was_away(self.house.outages, before):
            lines.append(say("daily-post-outage", number=str(before)))
        if idle >= RARE:
            lines.append(say("daily-post-stops" if idle >= ENOUGH else "daily-post-mondays"))
        return "\n".join(lines)

    async def _yesterday(self, guild_id: int, number: int, say: Speech) -> list[str]:
        """Say who solved what, for how many days the server has played, and who is first in the month."""
        tries = await self._archive.puzzles.tries_on(number, guild_id)
        streak = await server_streak(self._archive, self.house.outages, guild_id, number)
        if not tries:
            return []
        lines = [say("daily-post-yesterday")]
        for sign, pooled in ((_BALL, True), (_RING, False)):
            solved = [one for one in tries if one.score is not None and (one.goes > 0) is pooled]
            if solved:
                lines.append(f"{sign} {await self._solvers.tell(guild_id, solved, say)}")
        if len(lines) == 1:
            lines.append(say("daily-post-unsolved"))
        if streak > 1:
            lines.append(say("daily-post-streak", days=streak))
        first = await self._first(guild_id, number, say)
        return [*lines, first] if first else lines

    async def _first(self, guild_id: int, number: int, say: Speech) -> str:
        """Name the first of the month of a number, with their points; empty if nobody can be named."""
        ranked = await self._archive.puzzles.points(guild_id, first_of_month(number), number, FIRST)
        told = list[str]()
        for person, points in ranked:
            place = 1 + sum(others > points for _, others in ranked)
            if name := await self._solvers.name(guild_id, person):
                told.append(say("daily-post-place", place=place, name=name, points=str(points)))
        month = season_name(season_of(puzzle_begins_at(number)), say)
        return say("daily-post-month", month=month, places=" · ".join(told)) if told else ""


def _head(number: int, puzzle: Puzzle, view: Any, say: Speech) -> str:
    """Say which puzzle it is, what is to be done, and for whom; `view` is of its position."""
    side, actions = seat_name(puzzle.game, puzzle.step.seat, say), task(puzzle.game, view, say)
    head = say("daily-post-head", number=str(number), task=name_task(puzzle, say))
    return f"{head}\n{say('daily-post-about', side=side, actions=actions)}"
