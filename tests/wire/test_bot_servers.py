"""Servers that remove the bot and invite it again, while it runs and while it is down."""

from __future__ import annotations

import asyncio
from pathlib import Path

from testbed.standin import Guild
from tests.wire.club import Club, Game, open_club


async def game_in(club: Club, name: str) -> tuple[Guild, Game]:
    """A new server with a game."""
    discord = club.discord
    people = [discord.add_user(f"{who} {name}") for who in ("Ana", "Ben")]
    guild = discord.add_guild(name, members=people)
    channel = discord.add_channel(guild, "games")
    await discord.quiet(0.2)
    return guild, await club.duel(channel, *people)


def status(club: Club, game: Game) -> tuple[str, str | None]:
    (found,) = club.read("SELECT status, reason FROM tables WHERE id = ?", game.id)
    return found[0], found[1]


async def until(club: Club, game: Game, wanted: str) -> None:
    await club.discord.wait_for(lambda: status(club, game)[0] == wanted, what=f"{game.id} to be {wanted}")


async def goes_on(game: Game) -> None:
    """Check that the table is shown and its next move can be made."""
    await game.discord.wait_for(lambda: game.waiting() == 0, what="the board to be shown again")
    await game.type_action(game.mover, "*e6")
    await game.shown()


async def test_tables_of_a_server_that_removes_the_bot_are_paused_until_it_is_back(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        discord = club.discord
        guild, game = await game_in(club, "fickle")
        discord.tell_outage(guild)
        await discord.quiet(0.3)
        assert status(club, game) == ("running", None)
        discord.remove_bot(guild)
        await until(club, game, "set_aside")
        assert status(club, game) == ("set_aside", "removed")
        discord.invite_bot(guild)
        await until(club, game, "running")
        await goes_on(game)


async def test_a_start_catches_up_with_what_servers_did_meanwhile(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        discord = club.discord
        (left, lost), (kept, game) = [await game_in(club, name) for name in ("left", "kept")]
        await club.crash()
        discord.remove_bot(left)
        discord.fail("GET", rf"/guilds/{left.id}$", 500, times=2)
        await club.bot.start()
        await until(club, lost, "set_aside")
        assert status(club, game) == ("running", None)
        await goes_on(game)
        await club.crash()
        discord.invite_bot(left)
        await asyncio.sleep(0)
        await club.bot.start()
        await until(club, lost, "running")
        await goes_on(lost)
        assert kept.id in discord.world.guilds
