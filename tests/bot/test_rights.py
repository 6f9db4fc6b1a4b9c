"""A person's own permissions count too, not only the bot's: it posts nothing for them that they couldn't post."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.people.rights import lacking
from rules.table.table import Lobby, Running
from tests.bot.club import Club
from tests.bot.racing import race
from tests.bot.server_pages import owner_of, post_podiums
from words import speech

say = speech("en")
WRITE, OPEN, INSIDE = "send_messages", "create_public_threads", "send_messages_in_threads"


def restricted_channel(club: Club, who: Any, name: str, *denied: str) -> Any:
    """Create a channel in which somebody lacks these permissions."""
    overwrite = discord.PermissionOverwrite(**dict.fromkeys(denied, False))
    return club.guild.create_text_channel(name, overwrites={who: overwrite})


def deny(club: Club, channel: Any, who: Any, *denied: str) -> None:
    """Deny somebody these permissions in a channel from now on."""
    model = restricted_channel(club, who, "model", *denied)._channel
    club.env.backend.edit_channel(channel.id, {}, overwrites=model.overwrites)


def refusal(channel: Any, *names: str) -> str:
    """The answer to somebody who lacks these permissions."""
    listed = say.all_of(f"**{say(f'permission-{name}'.replace('_', '-'))}**" for name in names)
    return say("place-permissions-yours", names=listed, place=f"<#{channel.id}>")


@pytest.mark.parametrize("where", ["here", "thread"])
async def test_somebody_who_may_not_write_gets_neither_a_board_nor_a_thread(club: Club, where: str) -> None:
    quiet = restricted_channel(club, club.ana, "read-only", WRITE)
    play = {"name": "mundialito play", "channel": quiet, "where": where, "computer": "random"}
    assert (await club.slash(club.ana, **play)).text == refusal(quiet, WRITE)
    assert not quiet.threads
    assert not club.board(quiet)
    assert await club.archive.seats.tables_of(club.ana.id) == ()
    opened = await club.slash(club.ben, **play)
    assert "need" not in opened.text
    assert len(await club.archive.seats.tables_of(club.ben.id)) == 1


async def test_the_daily_puzzle_needs_no_permission_because_it_posts_nothing(club: Club) -> None:
    quiet = restricted_channel(club, club.ana, "read-only", WRITE, "attach_files")
    assert "Only this try counts" in (await race(club, club.ana, quiet)).text
    assert not club.board(quiet)


@pytest.mark.parametrize("denied", [OPEN, INSIDE])
async def test_no_thread_is_created_for_somebody_who_may_not_create_or_use_one(club: Club, denied: str) -> None:
    place = restricted_channel(club, club.ana, "no-threads", denied)
    play = {"name": "mundialito play", "channel": place, "computer": "random"}
    for _ in range(3):
        assert (await club.slash(club.ana, **play, where="thread")).text == refusal(place, denied)
    assert not place.threads
    await club.slash(club.ana, **play, where="here")
    assert len(await club.archive.seats.tables_of(club.ana.id)) == 1


async def test_a_taken_channel_gets_no_thread_if_the_person_may_not_create_one(club: Club) -> None:
    place = restricted_channel(club, club.ana, "no-threads", OPEN)
    await club.slash(club.ben, "mundialito play", place, computer="random")
    assert (await club.slash(club.ana, "mundialito play", place, game="mundialito")).text == refusal(place, OPEN)
    assert not place.threads


async def test_in_a_thread_the_permission_to_write_in_threads_counts(club: Club) -> None:
    place = restricted_channel(club, club.ana, "quiet-threads", INSIDE)
    await club.slash(club.ben, "mundialito play", place, where="thread", computer="random")
    (thread,) = place.threads
    assert (await club.slash(club.ana, "mundialito play", thread, computer="random")).text == refusal(thread, INSIDE)
    other = restricted_channel(club, club.ana, "only-threads", WRITE)
    await club.slash(club.ben, "mundialito play", other, where="thread", computer="random")
    (thread,) = other.threads
    await club.slash(club.ana, "mundialito play", thread, computer="random")
    assert len(other.threads) == 2


async def test_permissions_the_bot_lacks_are_named_as_the_bots(club: Club) -> None:
    me = club.as_member(club.env.backend.bot_user.id)
    place = restricted_channel(club, me, "not-for-the-bot", OPEN)
    told = (await club.slash(club.ana, "mundialito play", place, game="mundialito", where="thread")).text
    listed = f"**{say('permission-create-public-threads')}**"
    assert told == say("place-permissions", names=listed, place=f"<#{place.id}>")


async def test_a_start_creates_no_thread_for_a_host_who_may_not_create_one(club: Club) -> None:
    place = restricted_channel(club, club.ana, "no-threads", OPEN)
    await club.slash(club.ana, "mundialito play", place, game="mundialito")
    lobby, board = await club.game(channel=place), club.board(place)
    await club.pick(club.ana, board, "computer", "random")
    await club.slash(club.ben, "mundialito play", place, computer="random")  # takes the channel
    for _ in range(3):
        assert (await club.press(club.ana, board, "start")).text == refusal(place, OPEN)
    assert isinstance((await club.game(lobby.id)), Lobby)
    assert not place.threads


async def test_somebody_who_may_not_create_threads_can_join_a_host_who_may(club: Club) -> None:
    place = restricted_channel(club, club.ana, "no-threads", OPEN)
    await club.slash(club.cy, "mundialito play", place, game="mundialito")
    lobby, board = await club.game(channel=place), club.board(place)
    await club.slash(club.ben, "mundialito play", place, computer="random")  # takes the channel
    assert "<#" in (await club.press(club.ana, board, "Join")).text
    assert isinstance((await club.game(lobby.id)), Running)
    assert len(place.threads) == 1


async def test_joining_and_playing_need_no_permission_to_write(club: Club) -> None:
    quiet = restricted_channel(club, club.ana, "read-only", WRITE)
    await club.slash(club.ben, "mundialito play", quiet, game="mundialito")
    await club.settle(club.ben, "order=joined", quiet)
    await club.press(club.ana, club.board(quiet), "Join")
    table = await club.game(channel=quiet)
    assert isinstance(table, Running)
    assert table.awaited_persons == (club.ana.id,)
    await club.slash(club.ana, "move", quiet, action="b6-b5")
    assert (await club.game(table.id)).number == table.number + 1


async def ended(club: Club, place: Any) -> Any:
    """Play a game of Ben and Ana to its end."""
    await club.slash(club.ben, "mundialito play", place, opponent=club.ana)
    await club.press(club.ana, club.board(place), "Join")
    table = await club.game(channel=place)
    asked = await club.slash(club.ana, "mundialito table", place, action="resign")
    await club.press(club.ana, asked, "Yes, resign")
    return table


async def test_a_rematch_is_posted_if_one_of_those_who_want_it_may_write(club: Club) -> None:
    place = club.guild.create_text_channel("soon-read-only")
    table = await ended(club, place)
    deny(club, place, club.ana, WRITE)
    board = club.board(place)
    await club.press(club.ben, board, "Rematch")
    await club.press(club.ana, club.board(place), "rematch")
    assert (await club.game(table.id)).rematch_table is not None


async def test_no_rematch_is_posted_if_nobody_who_wants_it_may_write(club: Club) -> None:
    place = club.guild.create_text_channel("soon-read-only")
    table = await ended(club, place)
    board = club.board(place)
    club.env.backend.edit_channel(
        place.id,
        {},
        overwrites=[
            one
            for who in (club.ana, club.ben)
            for one in restricted_channel(club, who, "model", WRITE)._channel.overwrites
        ],
    )
    await club.press(club.ben, board, "Rematch")
    board = club.board(place)  # posted again to mention Ana
    assert (await club.press(club.ana, board, "rematch")).text == refusal(place, WRITE)
    assert (
        await club.slash(club.ana, "mundialito table", club.lounge, action="rematch", table=table.id)
    ).text == refusal(place, WRITE)
    assert (await club.game(table.id)).rematch_table is None
    assert await club.archive.tables.running_in(place.id) is None
    club.env.backend.edit_channel(place.id, {}, overwrites=[])
    await club.press(club.ana, board, "rematch")
    assert (await club.game(table.id)).rematch_table is not None


async def test_a_rematch_creates_no_thread_for_people_who_may_not_create_one(club: Club) -> None:
    place = club.guild.create_text_channel("soon-without-threads")
    table = await ended(club, place)
    board = club.board(place)
    await club.slash(club.cy, "mundialito play", place, computer="random")  # takes the channel
    both = [
        one for who in (club.ana, club.ben) for one in restricted_channel(club, who, "model", OPEN)._channel.overwrites
    ]
    club.env.backend.edit_channel(place.id, {}, overwrites=both)
    await club.press(club.ben, board, "rematch")
    board = club.board(place)  # posted again to mention Ana
    for _ in range(2):
        assert (await club.press(club.ana, board, "rematch")).text == refusal(place, OPEN)
    assert not place.threads
    assert (await club.game(table.id)).rematch_table is None


async def test_a_table_does_not_move_to_a_channel_where_its_player_may_not_write(club: Club) -> None:
    quiet = restricted_channel(club, club.ana, "read-only", WRITE)
    table = await club.duel()
    club.env.backend.delete_channel(club.table.id)
    assert (await club.slash(club.ana, "mundialito table", quiet)).text == refusal(quiet, WRITE)
    assert not club.board(quiet)
    assert (await club.session(table.id)).head.channel_id == club.table.id
    await club.slash(club.ana, "mundialito table", club.lounge)
    assert (await club.session(table.id)).head.channel_id == club.lounge.id


async def test_nobody_has_podiums_posted_in_a_channel_where_they_may_not_write(club: Club) -> None:
    owner = owner_of(club)
    quiet = restricted_channel(club, owner, "announcements", WRITE)
    assert (await post_podiums(club, owner, quiet)).text == refusal(quiet, WRITE)
    assert await club.archive.announcements.due("podium", 1 << 50) == ()


async def test_a_moderator_of_one_channel_cannot_end_or_repair_tables_of_another(club: Club) -> None:
    own = club.guild.create_text_channel("own", overwrites={club.cy: discord.PermissionOverwrite(manage_messages=True)})
    club.admin_command()["default_member_permissions"] = None
    table = await club.duel()
    for name in ("end", "doctor"):
        told = await club.slash(club.cy, f"mundialito-admin {name}", own, table=table.id)
        assert told.text == say("moderators-only")
    assert isinstance((await club.game(table.id)), Running)
    club.env.backend.delete_channel(club.table.id)
    told = await club.slash(club.cy, "mundialito-admin end", own, table=table.id, how="all")
    assert told.text == say("moderators-only")


def test_an_administrator_lacks_nothing() -> None:
    everything = discord.Permissions(administrator=True)
    assert lacking(everything, inside=True, opens=True, bot=True) == []
    assert lacking(discord.Permissions.none(), inside=False, opens=True, bot=True) == [
        "create_public_threads",
        "read_message_history",
        "send_messages",
        "send_messages_in_threads",
        "view_channel",
    ]
