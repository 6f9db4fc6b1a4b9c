"""A season ends while the bot is down: its podium is posted once. For kills see the evening `Season`."""

from __future__ import annotations

import time as clock
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.ladder.podiums import GRACE
from data import Status, open_archive
from ratings import following, season_end, season_of
from testbed.standin import Channel, Message
from tests.data.making import step
from tests.ratings.builders import game
from tests.wire.club import says, to
from tests.wire.test_bot_clocks import MINUTE, Clocks, clocks


class Season:
    """A server that wants podiums, with three rated games of Ana and Ben in the current season."""

    def __init__(self, time: Clocks, channel: Channel) -> None:
        self.time, self.club, self.discord, self.channel = time, time.club, time.club.discord, channel
        self.name = season_of(self.now)

    @property
    def now(self) -> int:
        """The bot's time (unix ms)."""
        return int((clock.time() + self.time.ahead) * 1000)

    @property
    def podiums(self) -> list[Message]:
        """Every message with a podium."""
        over = says("podium-head", season="\0").split("\0")[1]
        return [message for message in self.discord.messages(self.channel) if over in message.text]

    @property
    def rows(self) -> list[tuple[object, ...]]:
        """The podiums in the archive."""
        return self.club.read("SELECT name, state, posted_as FROM announcements ORDER BY name")

    @property
    def attempts(self) -> int:
        """How often posting a podium was attempted."""
        return int(self.club.read("SELECT COALESCE(SUM(attempts), 0) FROM announcements")[0][0])

    def unheard(self) -> None:
        """Make it look as if the process had been killed between post and save; it must be down."""
        self.club.database.run("DELETE FROM announcements WHERE name <> ?", (self.name,))
        self.club.database.run("UPDATE announcements SET state = 'waiting', posted_as = NULL")

    async def played(self) -> None:
        """Save the games while the bot is down."""
        await self.club.bot.kill()
        ana, ben = self.club.ana.id, self.club.ben.id
        async with open_archive(self.club.database.where) as archive:
            for number in range(3):
                one = game(f"s{number}", ana, ben, at=self.now - number, guild=self.club.guild.id, game="hedgehog")
                place = {"channel_id": number, "guild_id": one.guild, "status": Status.ENDED}
                await archive.commit(step(one.table, 0, "a", result=one, **place))  # type: ignore[arg-type]

    async def over(self, *, start: bool = True) -> None:
        """Let the season's podium become due, and start the bot again."""
        await self.time.down((season_end(self.name) + GRACE - self.now) / 1000 + 1, start=start)

    async def told(self) -> Message:
        """Wait until the archive knows that the podium is posted, and return it."""
        await self.discord.wait_for(
            lambda: ("posted",) in [row[1:2] for row in self.rows], what="the podium to be told"
        )
        (podium,) = self.podiums
        assert self.rows == [(self.name, "posted", podium.id), (following(self.name), "waiting", None)]
        return podium


@pytest.fixture
async def season(tmp_path: Path) -> AsyncIterator[Season]:
    async with clocks(tmp_path) as time:
        club = time.club
        channel = club.channel("hall")
        await club.set_up(channel, "srvpodium", {"channel": [channel]})
        for player in (club.ana, club.ben):
            await club.discord.slash(player, "mundialito help", channel)
        found = Season(time, channel)
        await found.played()
        yield found


async def test_a_podium_is_posted_when_the_season_is_over_and_leads_to_its_leaderboard(season: Season) -> None:
    await season.over()
    podium = await season.told()
    assert podium.text.index("🥇 **Ana**") < podium.text.index("🥈 **Ben**")
    assert podium.pinged == []
    overall = says("ladder-alt", title=says("ladder-overall"), what="\0", rows="").split("\0")[0]
    assert podium.alt.startswith(overall)
    board = await season.discord.press(season.club.cy, podium, to("ladder"))
    assert board.message.alt.startswith(overall)
    assert says("ladder-by", by="rating", season="\0").split("\0")[0] in board.message.alt
    assert "1. Ana" in board.message.alt


@pytest.mark.proof
@pytest.mark.parametrize("after", [False, True], ids=["before-discord-acts", "after-discord-acted"])
async def test_a_kill_during_the_post_is_repaired_while_discord_knows_the_nonce(season: Season, after: bool) -> None:
    await season.over(start=False)
    hold = season.discord.hold("POST", rf"/channels/{season.channel.id}/messages$", after=after)
    await season.club.bot.start()
    await hold.wait_reached(20)
    await season.club.crash()
    assert len(season.podiums) == after
    assert season.rows == [(season.name, "waiting", None)]
    await season.time.down(MINUTE + 1)
    await season.told()
    await season.discord.quiet(1.5)
    assert len(season.podiums) == 1


async def test_a_kill_between_post_and_save_is_repaired_by_looking_for_the_message(season: Season) -> None:
    await season.over()
    podium = await season.told()
    await season.club.bot.kill()
    season.unheard()
    await season.discord.say(season.club.ana, season.channel, "congratulations!")
    await season.time.down(2 * MINUTE)
    assert await season.told() is podium


async def test_a_post_that_discord_refuses_for_a_while_is_retried(season: Season) -> None:
    failure = season.discord.fail("POST", rf"/channels/{season.channel.id}/messages$", 500, 0, times=50)
    await season.over()
    await season.discord.wait_for(lambda: season.attempts == 1, what="the first attempt")
    await season.club.bot.kill()
    failure.times = 0
    await season.time.down(2 * MINUTE)
    await season.told()
