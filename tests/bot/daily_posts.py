"""What tests of the post of a day's puzzles share: who has it posted, how time goes on, and what people did."""

from __future__ import annotations

from typing import Any

from data import GOES, PuzzleTry
from host.puzzle_day import puzzle_number
from tests.bot.club import Club, Seen
from tests.bot.server_pages import fill


async def want(club: Club, owner: Any, channel: Any = None, hour: int = 9, zone: str = "UTC") -> Seen:
    """Have the puzzles posted in a channel, by default the club's, at 9."""
    return await fill(club, owner, "srvdaily", channel=[channel or club.table], hour=[str(hour)], zone=zone)


def posts(club: Club, channel: Any = None) -> list[Seen]:
    """The posts in a channel."""
    from simcord.results import ResponseMessage

    place = channel or club.table
    stored = sorted(club.env.backend.messages.get(place.id, {}).values(), key=lambda message: message.id)
    seen = [Seen(ResponseMessage(club.env, message)) for message in stored if not message.is_ephemeral]
    return [one for one in seen if any(":srvdaily:" not in two and ":daily:race" in two for two in one.ids)]


def today(club: Club) -> int:
    return puzzle_number(club.house.now())


async def until(club: Club, at: int) -> None:
    """Let the time go on until then (unix ms), and the bot look for what is due."""
    await club.later(max(0, at - club.house.now()) / 1000 + 1)


async def next_post(club: Club) -> int:
    """Let the next post become due; return the number of its puzzles."""
    due = await club.archive.announcements.next_due(club.guild.id, "daily")
    assert due is not None
    await until(club, due)
    return today(club)


async def solve(club: Club, number: int, go: int | None, *people: Any) -> None:
    """Let people solve the football puzzle in a go or, with None, in none."""
    for who in people:
        for one in range(1, (go or GOES) + 1):
            last = one == (go or GOES)
            done = (go if last else None, 9 if last else None, one, 8)
            assert await club.archive.puzzles.go(PuzzleTry("mundialito", number, who.id, club.guild.id, None, *done))


async def race(club: Club, number: int, turns: int | None, *people: Any) -> None:
    """Let people end the race after so many turns."""
    archive: Any = club.archive
    for who in people:
        values = ("hedgehog", number, who.id, club.guild.id, turns, 9)
        await archive._writer.run(
            lambda base, values=values: base.execute(
                "INSERT INTO puzzle_tries (game, puzzle, person_id, guild_id, score, ended_at)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                values,
            )
        )


async def greet(club: Club, *people: Any) -> None:
    """Let the bot know people's names."""
    for who in people:
        await club.slash(who, "mundialito help")
