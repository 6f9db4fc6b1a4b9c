"""A day's puzzles are posted once, whatever happens to the process meanwhile."""

from __future__ import annotations

import time as clock
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from testbed.controls import SILENT
from testbed.standin import Channel, Message
from tests.wire.club import says, to
from tests.wire.test_bot_clocks import MINUTE, Clocks, clocks

RACE = says("button-daily-post-race")


class Days:
    """A server that has each day's puzzles posted at 12:00 UTC."""

    def __init__(self, time: Clocks, channel: Channel) -> None:
        self.time, self.club, self.discord, self.channel = time, time.club, time.club.discord, channel

    @property
    def posts(self) -> list[Message]:
        """Every post about a day's puzzles."""
        return [one for one in self.discord.messages(self.channel) if any(b.label == RACE for b in one.buttons)]

    @property
    def rows(self) -> list[tuple[object, ...]]:
        """The posts in the archive, the earliest first."""
        return self.club.read("SELECT state, posted_as FROM announcements WHERE kind = 'daily' ORDER BY name + 0")

    @property
    def waits(self) -> float:
        """How long it is until the next is due (seconds)."""
        ((due,),) = self.club.read("SELECT min(due) FROM announcements WHERE state = 'waiting'")
        return max(0.0, float(str(due)) / 1000 - clock.time() - self.time.ahead) + 1

    def unheard(self) -> None:
        """Make it look as if the process had been killed between post and save; it must be down."""
        self.club.database.run("DELETE FROM announcements WHERE state = 'waiting'")
        self.club.database.run("UPDATE announcements SET state = 'waiting', posted_as = NULL WHERE state = 'posted'")

    async def told(self, count: int) -> Message:
        """Wait until the archive knows that so many are posted, and return the last."""
        done = [("posted",)] * count
        await self.discord.wait_for(lambda: [row[:1] for row in self.rows if row[1]] == done, what="the post")
        assert len(self.posts) == count
        return self.posts[-1]


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    async with clocks(tmp_path) as time:
        club = time.club
        channel = club.channel("daily")
        await club.set_up(channel, "srvdaily", {"channel": [channel], "hour": ["12"], "zone": "UTC"})
        yield Days(time, channel)


async def test_a_post_comes_silently_each_day_and_its_buttons_play(days: Days) -> None:
    for count in (1, 2):
        await days.time.down(days.waits)
        post = await days.told(count)
        assert post.flags & SILENT
        assert post.pinged == []
        assert post.alt
    for verb in ("daily:race", "daily"):
        answer = await days.discord.press(days.club.cy, post, to(verb))
        assert answer.message.ephemeral


@pytest.mark.proof
@pytest.mark.parametrize("after", [False, True], ids=["before-discord-acts", "after-discord-acted"])
async def test_a_kill_during_the_post_is_repaired_while_discord_knows_the_nonce(days: Days, after: bool) -> None:
    await days.time.down(days.waits, start=False)
    hold = days.discord.hold("POST", rf"/channels/{days.channel.id}/messages$", after=after)
    await days.club.bot.start()
    await hold.wait_reached(20)
    await days.club.crash()
    assert len(days.posts) == after
    await days.time.down(MINUTE + 1)
    await days.told(1)
    await days.discord.quiet(1.5)
    assert len(days.posts) == 1


async def test_a_kill_between_post_and_save_is_repaired_by_looking_for_the_message(days: Days) -> None:
    await days.time.down(days.waits)
    post = await days.told(1)
    await days.club.bot.kill()
    days.unheard()
    await days.discord.say(days.club.ana, days.channel, "good morning!")
    await days.time.down(2 * MINUTE)
    assert await days.told(1) is post


@pytest.mark.parametrize(("late", "count"), [(11, 1), (13, 0)])
async def test_a_bot_that_was_off_at_the_hour_posts_late_or_waits_for_the_next(
    days: Days, late: int, count: int
) -> None:
    await days.time.down(days.waits + late * 60 * MINUTE)
    await days.discord.quiet(1.5)
    assert len(days.posts) == count
    await days.time.down(days.waits)
    await days.told(count + 1)
