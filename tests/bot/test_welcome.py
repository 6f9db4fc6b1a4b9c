"""A new server is welcomed once, where the bot can write, and nobody else is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord.backend import serializers

from tests.bot.club import Club, Seen, open_club
from tests.bot.test_rights import deny
from tests.bot.test_servers import Membership, settled
from words import speech

say = speech("en")


def welcomes(club: Club, channel: Any = None) -> list[Seen]:
    """The welcomes posted in a channel."""
    stored = club.env.backend.messages.get((channel or club.table).id, {}).values()
    return [seen for seen in map(Seen, stored) if seen.text.startswith(say("welcome"))]


def itself(club: Club) -> Any:
    """The bot as a member of the club's server."""
    assert club.bot.user is not None
    return club.as_member(club.bot.user.id)


async def invite(club: Club, *, new: bool = True) -> None:
    membership = Membership(club)
    await membership.remove()
    await membership.invite(new=new)


async def test_a_new_server_is_welcomed_and_can_play_from_there(club: Club) -> None:
    await invite(club)
    (seen,) = welcomes(club)
    assert seen.text == say("welcome")
    assert not welcomes(club, club.lounge)
    assert not club.mentions
    board = club.board()
    games = await club.press(club.ana, board, say("button-play"))
    assert games.message.ephemeral
    assert games.text == (await club.slash(club.ana, "mundialito play")).text
    book = await club.press(club.ana, board, say("button-rules"))
    assert book.message.ephemeral
    assert book.text == (await club.slash(club.ana, "mundialito rules")).text


async def test_the_welcome_comes_once_whatever_events_follow(database: Path) -> None:
    async with open_club(database) as club:
        await invite(club)
        payload = dict(serializers.guild_create_payload(club.env.backend, club.env.backend.guilds[club.guild.id]))
        del payload["unavailable"]
        for _ in range(2):
            club.env.backend.emit("GUILD_CREATE", payload)  # Discord sends it again
        await settled(club)
        await invite(club)
        assert len(welcomes(club)) == 1
        assert "welcomed" in (await club.archive.servers.server(club.guild.id)).prefs  # so a restart knows it too


async def test_a_server_that_is_available_again_is_not_welcomed(club: Club) -> None:
    club.env.backend.emit("GUILD_DELETE", {"id": str(club.guild.id), "unavailable": True})
    await settled(club)
    await Membership(club).invite(new=False)
    assert not welcomes(club)
    assert not welcomes(club, club.lounge)


async def test_without_the_first_channel_it_is_posted_in_the_next(club: Club) -> None:
    deny(club, club.table, itself(club), "send_messages")
    await invite(club)
    assert not welcomes(club)
    assert len(welcomes(club, club.lounge)) == 1


async def test_a_server_where_nothing_can_be_written_gets_none(club: Club) -> None:
    for channel in (club.table, club.lounge):
        deny(club, channel, itself(club), "send_messages")
    await invite(club)
    assert not welcomes(club)
    assert not welcomes(club, club.lounge)


async def test_the_welcome_names_the_permissions_that_are_missing(club: Club) -> None:
    deny(club, club.table, itself(club), "attach_files", "create_public_threads")
    await invite(club)
    (seen,) = welcomes(club)
    names = "**Create Public Threads** and **Attach Files**"
    assert seen.text == f"{say('welcome')}\n{say('welcome-missing', names=names)}"
