"""A follower gets one message at the end of a game. For kills at every call see the evening `Followed`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.wire.evenings.evening import doomed_club, spent_in_peace
from tests.wire.evenings.following import Followed


async def test_a_follower_gets_one_message_that_leads_to_the_board(tmp_path: Path) -> None:
    async with doomed_club(tmp_path) as club:
        evening = Followed(club, "calm")
        await spent_in_peace(evening)
        (game,), (_, _, cleo) = evening.games(), evening.people
        (message,) = club.discord.dms(cleo)
        assert f"`{game.id}`" in message.text
        assert [one.url for one in message.buttons] == [
            f"https://discord.com/channels/{evening.guild.id}/{evening.channel.id}/{game.board.id}"
        ]


async def test_a_kill_while_a_follower_is_told_leaves_one_message(tmp_path: Path) -> None:
    async with doomed_club(tmp_path) as club:
        twin = await spent_in_peace(Followed(club, "twin"))
        for after in (False, True):
            evening = Followed(club, f"after-{after}")
            direct = club.discord.dm_channel(evening.people[2])
            hold = club.discord.hold("POST", rf"/channels/{direct.id}/messages$", after=after)
            spending = asyncio.create_task(evening.spend())
            await hold.wait_reached(20)
            spending.cancel()
            await asyncio.gather(spending, return_exceptions=True)
            await club.crash()
            assert len(club.discord.dms(evening.people[2])) == after
            await club.bot.start()
            await evening.spend()
            hold.release()
            await club.discord.quiet(0.3)
            evening.assert_like(twin)
