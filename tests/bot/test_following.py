"""Somebody who follows a game is told once when it ends, and nobody else is."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.people.presence import leave
from cogs.privacy.erasing import erase
from cogs.watching import followers as watching
from data import FOLLOWING, Kept
from rules.table.table import Table
from testbed.controls import SILENT
from tests.bot.club import Club, Seen
from tests.bot.inboxes import Inboxes
from words import speech

say = speech("en")
FOLLOW, STOP = say("button-follow"), say("button-unfollow")
FOLLOWED = say("done-followed", game="Mundialito")


async def follow(club: Club, who: Any) -> Seen:
    """Follow the game on the last board, from its menu."""
    return await club.press(who, await club.press(who, club.board(), "More…"), FOLLOW)


async def resign(club: Club, table: Table, who: Any = None) -> None:
    who = who or club.ana
    await club.press(who, await club.slash(who, "mundialito table", action="resign", table=table.id), "Yes, resign")
    await club.quiet()


async def test_a_follower_is_told_once_when_the_game_ends(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await club.duel()
    told = await follow(club, club.cy)
    assert told.message.ephemeral
    assert told.text == FOLLOWED
    await club.turn()
    assert not inboxes.messages(club.cy)
    await resign(club, table)
    (message,) = inboxes.messages(club.cy)
    assert "Mundialito" in message.text
    assert "Ben" in message.text
    assert f"`{table.id}`" in message.text
    assert say("button-jump") in message.buttons
    await club.later(3600)
    assert len(inboxes.messages(club.cy)) == 1
    assert not inboxes.messages(club.mod)


async def test_following_can_be_stopped_and_taken_up_again_with_one_button(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await club.duel()
    told = await follow(club, club.cy)
    told = await club.press(club.cy, told, STOP)
    assert told.text == say("done-unfollowed", game="Mundialito")
    told = await club.press(club.cy, told, FOLLOW)
    assert told.text == FOLLOWED
    assert STOP in (await club.press(club.cy, club.board(), "More…")).buttons
    await club.press(club.cy, told, STOP)
    await resign(club, table)
    assert not inboxes.messages(club.cy)


async def test_a_watchers_panel_follows_in_its_place(club: Club) -> None:
    table = await club.duel()
    panel = await club.slash(club.cy, "mundialito watch")
    panel = await club.pick(club.cy, panel, say("watch-pick"), table.id)
    assert panel.alt
    panel = await club.press(club.cy, panel, FOLLOW)
    assert panel.alt
    assert STOP in panel.buttons
    assert await club.archive.follows.follows(table.id, club.cy.id)
    panel = await club.press(club.cy, panel, STOP)
    assert FOLLOW in panel.buttons
    assert not await club.archive.follows.follows(table.id, club.cy.id)


async def test_with_closed_direct_messages_a_follower_is_mentioned_once_in_the_channel(inboxes: Inboxes) -> None:
    club = inboxes.club
    await inboxes.start_snap(club.cy, channel=club.lounge)  # opens Cy's direct messages
    inboxes.close(club.cy)
    table = await club.duel()
    await follow(club, club.cy)
    before = len(club.mentions)
    await resign(club, table)
    assert club.mentions[before:].count((club.table.id, (club.cy.id,))) == 1
    await club.later(3600)
    assert club.mentions[before:].count((club.table.id, (club.cy.id,))) == 1


async def test_in_quiet_hours_that_mention_is_silent(inboxes: Inboxes) -> None:
    club = inboxes.club
    await inboxes.start_snap(club.cy, channel=club.lounge)
    inboxes.close(club.cy)
    hour = datetime.fromtimestamp(club.clock(), UTC).hour
    await club.archive.people.save(club.cy.id, {"zone": "UTC", "quiet": [hour, (hour + 2) % 24]})
    table = await club.duel()
    await follow(club, club.cy)
    await resign(club, table)
    assert (club.table.id, (club.cy.id,)) in club.mentions
    stored = club.env.backend.messages[club.table.id].values()
    (called,) = (one for one in stored if club.cy.id in one.ping_user_ids)
    assert called.flags & SILENT


async def test_with_direct_messages_and_mentions_off_nobody_is_told(inboxes: Inboxes) -> None:
    club = inboxes.club
    await inboxes.start_snap(club.cy, channel=club.lounge)
    inboxes.close(club.cy)
    await club.archive.people.save(club.cy.id, {"turns": "never"})
    table = await club.duel()
    await follow(club, club.cy)
    await resign(club, table)
    assert (club.table.id, (club.cy.id,)) not in club.mentions
    assert not [one for one in await club.archive.outbox.of_table(table.id) if one.kind == "follow"]


async def test_a_message_that_was_sent_before_a_crash_is_not_sent_again(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await club.duel()
    await follow(club, club.cy)
    await resign(club, table)
    archive: Any = club.archive
    undone = "UPDATE outbox SET state = 'waiting', attempts = 0 WHERE kind = 'follow'"
    await archive._writer.run(lambda connection: connection.execute(undone))
    club.clock.ahead += 60
    await inboxes.restart()
    await club.later(1)
    assert len(inboxes.messages(club.cy)) == 1
    assert not await club.archive.outbox.of_table(table.id)


async def test_a_game_that_ended_just_before_a_crash_is_told_after_it(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = inboxes.club
    table = await club.duel()
    await follow(club, club.cy)

    async def nothing(*given: object) -> None:
        pass

    monkeypatch.setitem(club.bot.features.posts, FOLLOWING, nothing)  # type: ignore[arg-type]
    await resign(club, table)
    assert not inboxes.messages(club.cy)
    await inboxes.restart()
    await club.later(1)
    assert len(inboxes.messages(club.cy)) == 1


async def test_whoever_is_banned_or_no_longer_sees_the_channel_is_not_told(inboxes: Inboxes) -> None:
    club = inboxes.club
    eve = club.member("Eve")
    table = await club.duel()
    for who in (club.cy, eve):
        await follow(club, who)
    await club.slash(club.mod, "mundialito-admin ban add", person=club.cy)
    hidden = Overwrite(eve.id, OverwriteType.MEMBER, deny=discord.Permissions(view_channel=True).value)
    club.env.backend.set_overwrite(club.table.id, hidden)
    await resign(club, table)
    assert not inboxes.messages(club.cy)
    assert not inboxes.messages(eve)
    assert not [one for one in await club.archive.outbox.of_table(table.id) if one.kind == "follow"]


async def test_a_player_and_somebody_a_player_blocked_cannot_follow(club: Club) -> None:
    table = await club.duel()
    more = await club.press(club.cy, club.board(), "More…")
    await club.slash(club.ana, "mundialito block", person=club.cy, on=True)
    assert (await club.press(club.cy, more, FOLLOW)).text == say("follow-refused")
    assert FOLLOW not in (await club.press(club.ana, club.board(), "More…")).buttons
    own = await club.forge(club.ana, more, f"m1:{table.id}:{table.position}:follow:")
    assert own.text == say("follow-own")


async def test_blocking_somebody_ends_what_they_follow_of_each_others_games_and_nothing_else(inboxes: Inboxes) -> None:
    club = inboxes.club
    eve = club.member("Eve")
    table = await club.duel()
    for who in (club.cy, eve):
        await follow(club, who)
    await club.slash(club.cy, "mundialito play", club.lounge, computer="random")
    other = await club.game(channel=club.lounge)
    for who in (club.ana, eve):
        await club.forge(who, club.board(), f"m1:{other.id}:{other.position}:follow:")
    follows = club.archive.follows.follows
    assert await follows(other.id, club.ana.id)
    await club.slash(club.ana, "mundialito block", person=club.cy)
    assert not await follows(table.id, club.cy.id)
    assert not await follows(other.id, club.ana.id)
    assert await follows(table.id, eve.id)
    assert await follows(other.id, eve.id)
    await club.forge(club.ana, club.board(), f"m1:{other.id}:{other.position}:follow:")  # she may all the same
    await resign(club, other, club.cy)
    assert len(inboxes.messages(club.ana)) == 1
    await resign(club, table)
    assert len(inboxes.messages(eve)) == 2
    assert not inboxes.messages(club.cy)


async def test_somebody_blocked_just_before_they_are_told_is_not(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await club.duel()
    await follow(club, club.cy)
    await club.archive.people.save(club.ben.id, {"blocked": [club.cy.id]})
    await resign(club, table)
    assert not inboxes.messages(club.cy)
    assert not [one for one in await club.archive.outbox.of_table(table.id) if one.kind == "follow"]


async def test_nobody_follows_a_game_in_a_channel_they_cannot_see(club: Club) -> None:
    staff = club.guild.create_text_channel(
        "staff", overwrites={club.cy: discord.PermissionOverwrite(view_channel=False)}
    )
    await club.slash(club.ben, "mundialito play", staff, computer="random")
    table, seen = await club.game(channel=staff), await club.slash(club.cy, "mundialito help")
    told = await club.forge(club.cy, seen, f"m1:{table.id}:{table.position}:follow:")
    assert told.text == say("refusal-no-table")
    assert not await club.archive.follows.follows(table.id, club.cy.id)


async def test_limits_are_told(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.duel()
    monkeypatch.setattr(watching, "MOST_PEOPLE", 1)
    assert (await follow(club, club.cy)).text == FOLLOWED
    assert (await follow(club, club.mod)).text == say("follow-too-popular", limit=1)
    monkeypatch.setattr(watching, "MOST_GAMES", 0)
    assert (await follow(club, club.mod)).text == say("follow-too-many", limit=0)


async def test_a_game_that_is_over_cannot_be_followed(club: Club) -> None:
    table = await club.duel()
    more = await club.press(club.cy, club.board(), "More…")
    await resign(club, table)
    assert (await club.press(club.cy, more, FOLLOW)).text == say("refusal-ended")
    assert FOLLOW not in (await club.press(club.cy, club.board(), "More…")).buttons


async def erased(club: Club, who: Any) -> None:
    await leave(club.house, who.id)
    await erase(club.house, who.id)
    club.bot.desk.invalidation.forget_erased(who.id)


async def test_whoever_is_erased_before_their_message_is_sent_is_not_told(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await club.duel()
    await follow(club, club.cy)
    held = asyncio.Semaphore(0)
    club.bot.features["watching"]._followers._slots = held  # type: ignore[attr-defined]
    asked = await club.slash(club.ana, "mundialito table", action="resign", table=table.id)
    await club.ana.click(asked.message, custom_id=asked.buttons["Yes, resign"]["custom_id"])
    while "follow" not in {one.kind for one in await club.archive.outbox.of_table(table.id)}:  # noqa: ASYNC110
        await asyncio.sleep(0)
    await erased(club, club.cy)
    held.release()
    await club.quiet()
    assert not inboxes.messages(club.cy)
    assert replace(await club.archive.privacy.collect(club.cy.id), erased_at=None) == Kept(
        club.cy.id, {}, None, (), (), (), (), (), (), ()
    )


async def test_nothing_stays_of_whoever_is_erased_while_their_message_is_being_sent(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = inboxes.club
    table = await club.duel()
    await follow(club, club.cy)
    opening = club.bot.http.start_private_message

    async def opened(person: int) -> Any:
        found = await opening(person)
        if person == club.cy.id:
            await erased(club, club.cy)
        return found

    monkeypatch.setattr(club.bot.http, "start_private_message", opened)
    await resign(club, table)
    assert len(inboxes.messages(club.cy)) == 1, "it was on its way"
    assert replace(await club.archive.privacy.collect(club.cy.id), erased_at=None) == Kept(
        club.cy.id, {}, None, (), (), (), (), (), (), ()
    )
    archive: Any = club.archive
    rows = await archive._reader.run(lambda connection: connection.execute("SELECT * FROM outbox").fetchall())
    (channel,) = {message.message.channel_id for message in inboxes.messages(club.cy)}
    assert not [row for row in rows if str(channel) in str(row) or str(club.cy.id) in str(row)]
    assert (await club.archive.people.person(club.cy.id)).dm_channel_id is None
