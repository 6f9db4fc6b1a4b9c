"""Malformed events stop nothing, and incomplete interactions are answered."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from cogs.discordpy.events import tolerate
from tests.bot.club import Club

UNKNOWN = "424242424242424242"
#: Possible values for an interaction's channel, and the class that discord.py makes of each in a server.
PARTIAL_CHANNELS = [
    ({"id": UNKNOWN}, discord.TextChannel),
    ({"id": UNKNOWN, "type": 0}, discord.TextChannel),
    ({"id": UNKNOWN, "type": 0, "name": "games"}, discord.TextChannel),
    ({"id": UNKNOWN, "type": 2, "name": None}, discord.VoiceChannel),
    ({"id": UNKNOWN, "type": 11, "name": "g", "parent_id": "1"}, discord.Thread),
    ({"id": UNKNOWN, "type": 11, "thread_metadata": {"archived": True}}, discord.Thread),
    ({"id": UNKNOWN, "type": 15}, discord.ForumChannel),
    ({"id": UNKNOWN, "type": 77}, discord.TextChannel),
    ({}, discord.TextChannel),
    (None, discord.TextChannel),
]


def interactions(club: Club, monkeypatch: pytest.MonkeyPatch) -> list[discord.Interaction]:
    """Collect the interactions that the bot receives from now on, unanswered."""
    heard: list[discord.Interaction] = []

    def dispatch(event: str, *given: Any) -> None:
        heard.extend(one for one in given if event == "interaction")

    monkeypatch.setattr(club.bot, "dispatch", dispatch)
    club.bot._connection.dispatch = dispatch
    return heard


async def test_an_incomplete_interaction_can_be_read(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = interactions(club, monkeypatch)
    least = {"id": "1", "type": 3, "token": "t", "application_id": "2", "data": {"custom_id": "c", "component_type": 2}}
    person = {"id": str(club.ana.id), "username": "ana", "discriminator": "0", "avatar": None}
    member = {"user": person, "roles": [], "joined_at": None, "flags": 0, "permissions": "0"}
    read = club.bot._connection.parsers["INTERACTION_CREATE"]
    for channel, kind in PARTIAL_CHANNELS:
        read({**least, "guild_id": str(club.guild.id), "member": member, "channel": channel, "channel_id": UNKNOWN})
        assert isinstance(heard[-1].channel, kind), channel
        assert (heard[-1].channel_id, heard[-1].user.id) == (int(UNKNOWN), club.ana.id)
    for context, private in ((1, discord.DMChannel), (2, discord.GroupChannel), (None, discord.DMChannel)):
        read(
            {
                **least,
                "channel": {"type": 0},
                "user": person,
                "channel_id": UNKNOWN,
                "context": context,
                "entitlements": None,
            }
        )
        assert isinstance(heard[-1].channel, private)
    assert len(heard) == len(PARTIAL_CHANNELS) + 3


async def test_a_game_starts_from_interactions_with_only_a_channel_id(club: Club) -> None:
    parsers = club.bot._connection.parsers
    read = parsers["INTERACTION_CREATE"]
    needed = {"id", "type", "token", "application_id", "guild_id", "channel_id", "member", "data", "app_permissions"}

    def least(data: dict[str, Any]) -> None:
        read({name: value for name, value in data.items() if name in needed})

    parsers["INTERACTION_CREATE"] = least
    club.bot.get_guild(club.guild.id)._channels.pop(club.table.id)  # type: ignore[union-attr]
    await club.slash(club.ben, "mundialito play", opponent=club.ana)
    assert (await club.game()).seats[0].person == club.ben.id


async def test_an_unreadable_event_is_logged_without_its_contents(club: Club) -> None:
    kinds = ["INTERACTION_CREATE", "CHANNEL_UPDATE", "GUILD_CREATE"]
    with capture_logs() as logs:
        for kind in kinds:
            club.bot._connection.parsers[kind]({"id": "a secret", "type": 1})
    assert [line["kind"] for line in logs if line["event"] == "an event could not be read"] == kinds
    assert "a secret" not in str(logs)


def test_an_unreadable_ready_stops_the_bot() -> None:
    def fail(data: Any) -> None:
        raise KeyError

    parsers = {"READY": fail, "RESUMED": fail}
    tolerate(parsers)
    parsers["RESUMED"]({})
    with pytest.raises(KeyError):
        parsers["READY"]({})


async def test_an_interaction_has_only_what_is_read_of_the_pressed_message(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = interactions(club, monkeypatch)
    row = {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "m1:press"}]}
    message = {"id": UNKNOWN, "type": 0, "content": "", "flags": 64, "components": [row], "attachments": []}
    club.bot._connection.parsers["INTERACTION_CREATE"](
        {
            "id": "1",
            "type": 3,
            "token": "t",
            "application_id": "2",
            "data": {"custom_id": "m1:press", "component_type": 2},
            "user": {"id": str(club.ana.id), "username": "ana", "discriminator": "0", "avatar": None},
            "channel_id": UNKNOWN,
            "message": message,
        }
    )
    pressed = heard[-1].message
    assert pressed is not None
    assert (pressed.id, pressed.flags.ephemeral, pressed.channel.id) == (int(UNKNOWN), True, int(UNKNOWN))
    assert pressed.components == []
