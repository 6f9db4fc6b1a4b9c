"""Who can see a table: in direct messages its own people, in a server those who can see its channel."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.people.access import belongs
from cogs.table_command import ACTIONS
from rules.table.table import EndedTable
from tests.bot.club import Club
from tests.bot.inboxes import Inboxes
from words import speech

say = speech("en")


async def alone(club: Club, who: Any) -> Any:
    """Start a game against the computer in somebody's direct messages."""
    await club.slash(who.user, "mundialito play", computer="random")
    (head,) = await club.archive.seats.tables_of(who.id)
    return await club.game(head.id)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        *(("mundialito table", {"action": action}) for action in ACTIONS),
        ("mundialito table", {"action": "something"}),
        ("move", {"action": "b6-b5"}),
        ("hand", {}),
    ],
)
async def test_no_command_shows_a_table_in_somebody_elses_direct_messages(
    club: Club, name: str, options: dict[str, str]
) -> None:
    table = await alone(club, club.ana)
    for who, where in ((club.ben.user, None), (club.ben, club.table), (club.ana, club.table)):
        told = await club.slash(who, name, where, table=table.id, **options)
        assert told.text == say("refusal-no-table")
        assert not told.alt
    assert (await club.game(table.id)).number == table.number


@pytest.mark.parametrize(
    "verb",
    ["panel", "more", "text", "side", "page", "rules", "do", "undo", "resign", "replay", "gamefile", "rematch", "join"],
)
async def test_no_press_reaches_a_table_in_somebody_elses_direct_messages(club: Club, verb: str) -> None:
    table = await alone(club, club.ana)
    own = await club.slash(club.ben.user, "mundialito play", computer="random")
    told = await club.forge(club.ben.user, own, f"m1:{table.id}:{table.position}:{verb}:end")
    assert told.text == say("refusal-no-table")
    assert not told.alt
    assert (await club.game(table.id)).number == table.number


async def test_nobody_gets_suggestions_from_somebody_elses_direct_messages(club: Club) -> None:
    table = await alone(club, club.ana)
    for action in ("board", "rematch"):
        assert await club.suggest(club.ben.user, "mundialito table", option="table", action=action) == []
    assert await club.suggest(club.ben.user, "move", option="table") == []
    for name in ("move", "mundialito table"):
        assert await club.suggest(club.ben.user, name, option="action", table=table.id) == []
    offered = await club.suggest(club.ana.user, "mundialito table", option="table")
    assert [choice["value"] for choice in offered] == [table.id]


async def test_people_see_their_own_tables_in_direct_messages_during_and_after_the_game(club: Club) -> None:
    table = await alone(club, club.ana)
    assert (await club.slash(club.ana.user, "mundialito table", table=table.id)).alt
    asked = await club.slash(club.ana.user, "mundialito table", action="resign", table=table.id)
    await club.press(club.ana.user, asked, "Yes, resign")
    assert isinstance((await club.game(table.id)), EndedTable)
    assert (await club.slash(club.ana.user, "mundialito table", table=table.id)).alt
    assert "Checked" in (await club.slash(club.ana.user, "mundialito table", action="verify", table=table.id)).text


async def test_people_who_sit_sat_or_are_invited_belong_to_a_table(inboxes: Inboxes) -> None:
    club = inboxes.club
    await club.slash(club.ben, "mundialito play", club.lounge, opponent=club.ana)
    lobby = await club.game(channel=club.lounge)
    assert [belongs(lobby, who.id) for who in (club.ben, club.ana, club.cy)] == [True, True, False]
    await club.press(club.ana, club.board(club.lounge), "Leave")
    assert not belongs(await club.game(lobby.id), club.ana.id)
    await club.press(club.ben, club.board(club.lounge), "Leave")
    assert belongs(await club.game(lobby.id), club.ben.id)
    table = await inboxes.start_snap(club.ben, club.cy)
    asked = await club.slash(club.cy, "mundialito table", action="resign", table=table.id)
    await club.press(club.cy, asked, "Yes, resign")
    table = await club.game(table.id)
    assert table.seat_of(club.cy.id) is None
    assert belongs(table, club.cy.id)
    assert not belongs(table, club.mod.id)


async def test_a_table_in_a_hidden_channel_is_not_shown_by_its_name(club: Club) -> None:
    staff = club.guild.create_text_channel(
        "staff", overwrites={club.cy: discord.PermissionOverwrite(view_channel=False)}
    )
    await club.slash(club.ben, "mundialito play", staff, computer="random")
    table = await club.game(channel=staff)
    for action in ("board", "text", "verify"):
        told = await club.slash(club.cy, "mundialito table", action=action, table=table.id)
        assert told.text == say("refusal-no-table")
    assert (await club.slash(club.ana, "mundialito table", table=table.id)).alt
    club.env.backend.delete_channel(staff.id)
    assert (await club.slash(club.ana, "mundialito table", table=table.id)).alt


async def test_a_table_in_a_private_thread_is_shown_by_name_only_to_the_threads_members(club: Club) -> None:
    backend: Any = club.env.backend
    thread = backend.create_thread(club.table.id, "private", club.ana.id, type=discord.ChannelType.private_thread.value)
    for person in (backend.bot_user.id, club.cy.id):
        backend.add_thread_member(thread.id, person)
    place = next(one for one in club.table.threads if one.id == thread.id)
    await club.slash(club.ana, "mundialito play", place, computer="random")
    table = await club.game(channel=place)
    assert (await club.slash(club.ana, "mundialito table", table=table.id)).alt
    assert (await club.slash(club.cy, "mundialito table", table=table.id)).alt
    assert (await club.slash(club.ben, "mundialito table", table=table.id)).text == say("refusal-no-table")
