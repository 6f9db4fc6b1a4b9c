"""`python -m tools.album EXPORT`: draw the leaderboard and a profile of an export, without Discord.

The games go into a temporary archive, and the bot's own code draws the pictures. The time is that of the last game, so
that the same export always gives the same pictures.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import discord

from cogs.ladder.profiles import Profiles
from cogs.ladder.standings import PageChoice, Standings
from cogs.people.people import Members, Names
from data import Archive, ArchiveError, Commit, Entry, Limits, Status, TableHead, open_archive
from data.address import path_of
from host.house import House
from host.studio import Studio
from players.thinking import Thinkers
from ratings import in_order
from ratings.lines import BadLine, read
from render import Picture
from render.ladder import draw_board, draw_profile
from rules.table.results import GameResult
from words import speech


async def keep(archive: Archive, results: Sequence[GameResult], names: Sequence[str], now: int) -> None:
    """Save finished games in an archive, with people 1, 2, … of these names, all present. Raises ArchiveError."""
    for number, result in enumerate(results):
        head = TableHead(result.table, result.game, result.version, result.guild, number, Status.ENDED, 0, 0, now)
        await archive.commit(Commit(head, 0, (Entry(now, ""),), result=result))
    for person, name in enumerate(names, start=1):
        await archive.people.save(person, {"name": name})
    people = {one.person for result in results for one in result.sitters if one.person is not None}
    for guild in {result.guild or 0 for result in results}:
        await archive.servers.save_members(guild, tuple((person, True) for person in sorted(people)), now)


def games_in(export: Path) -> list[GameResult]:
    """Return the games of an export played in servers, in order. Raises OSError, BadLine, ValueError if none."""
    found = [read(line) for line in export.read_text("utf-8").splitlines() if line]
    if not any(result.guild is not None for result in found):
        raise ValueError("there is no game of a server in it")
    return sorted((result for result in found if result.guild is not None), key=in_order)


async def album(
    results: Sequence[GameResult], names: Sequence[str], person: int, width: int
) -> tuple[Picture, Picture]:
    """Draw the all-time board of all games on the last game's server, and a person's profile. Raises ArchiveError."""
    guild, now = results[-1].guild or 0, results[-1].ended_at
    with tempfile.TemporaryDirectory() as folder:
        async with open_archive(Path(folder) / "album.db") as archive, Studio() as studio, Thinkers(0) as thinkers:
            await keep(archive, results, names, now)
            house = House(archive, studio, thinkers, Limits(0, 0), lambda: now / 1000)
            known = Names(archive)
            standings = Standings(house, known, Members(discord.Client(intents=discord.Intents.none()), house))
            _, board = await standings.page(guild, PageChoice(), person)
            profile = await Profiles(house, known, standings).view(guild, person, speech("en"), _sees_all)
    return draw_board(board, width=width), draw_profile(profile, width=width)


async def _sees_all(channel_id: int) -> bool:
    return True


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the requested pictures. Return the exit status: 0, or 1 with a sentence on stderr."""
    parser = argparse.ArgumentParser(prog="python -m tools.album", description="Pictures of an export.")
    parser.add_argument("export", type=path_of, help="lines of JSON, as `make export` writes them")
    parser.add_argument("--names", default="", help="what people 1, 2, … are called, with commas between")
    parser.add_argument("--person", type=int, default=1, help="whose row is marked, and whose profile is drawn (1)")
    parser.add_argument("--width", type=int, default=1000, help="pixels (1000)")
    parser.add_argument("--board", type=path_of, required=True, help="where the leaderboard goes")
    parser.add_argument("--profile", type=path_of, required=True, help="where the profile goes")
    asked = parser.parse_args(arguments)
    try:
        names = asked.names.split(",") if asked.names else []
        pictures = asyncio.run(album(games_in(asked.export), names, asked.person, asked.width))
        for path, picture in zip((asked.board, asked.profile), pictures, strict=True):
            path.write_bytes(picture.png)
            print(f"{path}: {picture.width} x {picture.height}, {len(picture.png)} bytes\n{picture.alt}")
    except (OSError, BadLine, ArchiveError, ValueError) as error:
        print(f"The pictures cannot be drawn: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
