"""Each season's podium is posted once, where a moderator wants it, whatever happens in between."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.ladder.podiums import GRACE, podium_of
from data import Wanted, fingerprint
from host.zones import time_in
from ratings import following, season_end, season_of
from tests.bot.club import Club, Seen
from tests.bot.inboxes import Inboxes
from tests.bot.server_pages import fill, owner_of, page_of, post_podiums
from tests.bot.test_leaderboard import here, played, three_games
from words import speech

WEEK = 7 * 24 * 60 * 60


def podiums(club: Club, channel: Any = None) -> list[Seen]:
    """The podium messages of a channel."""
    from simcord.results import ResponseMessage

    place = channel or club.table
    stored = sorted(club.env.backend.messages.get(place.id, {}).values(), key=lambda message: message.id)
    seen = [Seen(ResponseMessage(club.env, message)) for message in stored if not message.is_ephemeral]
    return [one for one in seen if "is over" in one.text]


async def end_season(club: Club) -> str:
    """End the season so that its podium is due; return that season."""
    season = season_of(club.house.now())
    await club.later((season_end(season) + GRACE - club.house.now()) / 1000 + 1)
    return season


async def play_this_season(club: Club) -> None:
    """Save three games of Ana, Ben and Cy that ended just now."""
    people = (club.ana.id, club.ben.id, club.cy.id)
    for number in range(3):
        await played(club, here(club, f"p{number}", *people, game=f"{number}"))
    for who in (club.ana, club.ben, club.cy):
        await club.slash(who, "mundialito help")


async def test_a_podium_is_posted_once_when_the_season_ends(club: Club) -> None:
    told = await post_podiums(club)
    assert "podium when the month is over" in told.text
    assert f"<#{club.table.id}>" in told.text
    await play_this_season(club)
    await club.later(1)
    assert podiums(club) == []
    await end_season(club)
    (podium,) = podiums(club)
    assert "🥇 **Ana**" in podium.text
    assert "🥈 **Ben**" in podium.text
    assert podium.alt.startswith("Leaderboard: All games.")
    await club.later(WEEK)
    assert len(podiums(club)) == 1
    assert (await club.press(club.ben, podium, "Leaderboard")).alt.startswith("Leaderboard: All games.")


async def test_eleven_people_who_are_level_share_the_podium(club: Club) -> None:
    await post_podiums(club)
    people = [club.member(f"Guest {n}") for n in range(11)]
    for number in range(3):
        await played(club, here(club, f"e{number}", tuple(who.id for who in people), game=f"{number}"))
    for who in people:
        await club.slash(who, "mundialito help")
    await end_season(club)
    (podium,) = podiums(club)
    assert podium.text.count("🥇") == 11
    assert all(f"**Guest {n}**" in podium.text for n in range(11))
    assert "🥈" not in podium.text


async def test_people_who_are_level_are_counted_if_they_are_too_many_to_name(club: Club) -> None:
    await post_podiums(club)
    people = [club.member(f"Guest {n}") for n in range(22)]
    for number in range(3):
        for half, group in enumerate((people[:11], people[11:])):
            await played(club, here(club, f"e{number}{half}", tuple(who.id for who in group), game=f"{number}"))
    await end_season(club)
    (podium,) = podiums(club)
    assert podium.text.count("🥇") == 12
    assert speech("en")("podium-others", count=10) in podium.text


async def test_a_season_without_a_podium_is_skipped_and_the_next_is_posted(club: Club) -> None:
    await post_podiums(club)
    await end_season(club)
    assert podiums(club) == []
    await play_this_season(club)
    season = await end_season(club)
    assert len(podiums(club)) == 1
    (waiting,) = await club.archive.announcements.due("podium", 1 << 50)
    assert waiting.name == following(season)


async def test_a_podium_is_posted_in_the_chosen_channel_until_posts_are_switched_off(club: Club) -> None:
    owner = owner_of(club)
    await post_podiums(club, owner, club.lounge)
    await play_this_season(club)
    await end_season(club)
    assert len(podiums(club, club.lounge)) == 1
    assert speech("en")("podium-off") in (await fill(club, owner, "srvpodium", channel=[])).text
    await play_again(club)
    await end_season(club)
    assert len(podiums(club, club.lounge)) == 1


async def play_again(club: Club) -> None:
    people = (club.ana.id, club.ben.id, club.cy.id)
    await played(club, *(here(club, f"q{number}", *people) for number in range(3)))


async def test_a_podium_posted_before_a_crash_is_found_and_not_posted_again(inboxes: Inboxes) -> None:
    club = inboxes.club
    await post_podiums(club)
    await play_this_season(club)
    season = await end_season(club)
    archive: Any = club.archive

    def unheard(connection: Any) -> None:
        connection.execute("DELETE FROM announcements WHERE name <> ?", (season,))
        connection.execute("UPDATE announcements SET state = 'waiting', posted_as = NULL, due = 0")

    await archive._writer.run(unheard)
    await inboxes.restart()
    await club.later(1)
    assert len(podiums(club)) == 1
    assert [one.name for one in await club.archive.announcements.due("podium", 1 << 50)] == [following(season)]


@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50013)], ids=["failing", "forbidden"])
async def test_a_podium_that_could_not_be_posted_is_retried(club: Club, status: int, code: int) -> None:
    await post_podiums(club)
    await play_this_season(club)
    club.env.inject_error("POST", f"/channels/{club.table.id}/messages", status=status, code=code, times=None)
    await end_season(club)
    assert podiums(club) == []
    club.env.backend.faults.clear()
    await club.later(70)
    assert len(podiums(club)) == 1


async def test_the_podium_of_a_deleted_channel_is_abandoned(club: Club) -> None:
    await post_podiums(club)
    await play_this_season(club)
    club.env.inject_error("POST", f"/channels/{club.table.id}/messages", status=404, code=10003, times=None)
    await end_season(club)
    club.env.backend.faults.clear()
    await club.later(70)
    assert podiums(club) == []


async def test_only_moderators_can_switch_podiums_on(club: Club) -> None:
    club.admin_command()["default_member_permissions"] = None  # as if a server let everybody see the command
    assert speech("en")("managers-only") == (await page_of(club, club.mod)).text
    assert await club.archive.announcements.due("podium", 1 << 50) == ()


async def test_a_season_that_is_over_stays_readable(club: Club) -> None:
    await three_games(club)
    await play_this_season(club)
    season = season_of(club.house.now())
    await club.later(40 * 24 * 60 * 60)
    now = await club.slash(club.ana, "mundialito leaderboard")
    assert "Ana" not in now.alt
    assert "1. Ana" in (await club.slash(club.ana, "mundialito leaderboard", season=season)).alt


async def test_a_podium_waits_for_the_end_of_quiet_hours(club: Club) -> None:
    owner = owner_of(club)
    await post_podiums(club, owner)
    await play_this_season(club)
    now = time_in("UTC", season_end(season_of(club.house.now())) + GRACE)
    hours = {"from": [str(now.hour)], "to": [str((now.hour + 2) % 24)], "zone": "UTC"}
    await fill(club, owner, "srvquiet", **hours)
    await end_season(club)
    assert podiums(club) == []
    await club.later(2 * 60 * 60)
    assert len(podiums(club)) == 1


@pytest.mark.parametrize("moves", [True, False])
async def test_a_choice_that_is_made_while_a_podium_is_being_posted_holds_for_the_next_one(
    club: Club, monkeypatch: pytest.MonkeyPatch, moves: bool
) -> None:
    owner, send = owner_of(club), discord.PartialMessageable.send
    await post_podiums(club, owner)
    await play_this_season(club)

    async def chosen_meanwhile(self: Any, *given: Any, **named: Any) -> Any:
        if self.id == club.table.id:
            monkeypatch.setattr(discord.PartialMessageable, "send", send)
            now, value = club.house.now(), club.lounge.id if moves else None
            wanted = Wanted(owner.id, "podium", fingerprint(club.table.id), value, now)
            planned = (podium_of(club.guild.id, club.lounge.id, season_of(now)),) if moves else ()
            assert await club.archive.announcements.choose(club.guild.id, wanted, "podium", planned) is None
        return await send(self, *given, **named)

    monkeypatch.setattr(discord.PartialMessageable, "send", chosen_meanwhile)
    await end_season(club)
    people = (club.ana.id, club.ben.id, club.cy.id)
    for number in range(3):
        await played(club, here(club, f"n{number}", *people, game=f"n{number}"))
    await end_season(club)
    assert (len(podiums(club)), len(podiums(club, club.lounge))) == (1, int(moves))


async def test_a_channel_that_is_gone_gives_up_no_podium_that_goes_to_another_by_now(club: Club) -> None:
    now, archive = club.house.now(), club.archive
    season = season_of(now)
    await post_podiums(club)
    gone = podium_of(club.guild.id, club.table.id, season)
    wanted = Wanted(1, "podium", fingerprint(club.table.id), club.lounge.id, now)
    moved = podium_of(club.guild.id, club.lounge.id, season)
    assert await archive.announcements.choose(club.guild.id, wanted, "podium", (moved,)) is None
    await archive.announcements.mark_done(gone, None, podium_of(club.guild.id, club.table.id, following(season)))
    (waiting,) = await archive.announcements.due("podium", season_end(season) + GRACE)
    assert waiting.channel_id == club.lounge.id
