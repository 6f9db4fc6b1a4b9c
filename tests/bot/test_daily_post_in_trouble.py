"""The post of a day's puzzles comes once, whatever fails, and not at all if it would come half a day late."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.daily.post import DailyPosts
from cogs.daily.post_days import RARE, find_due
from cogs.daily.race import Puzzles
from data import DAY, HOUR, Unavailable
from data.fleet import Share
from host.intervals import Backoff
from host.puzzle_day import puzzle_begins_at
from tests.bot.club import Club, open_club
from tests.bot.daily_posts import greet, next_post, posts, solve, today, until, want
from tests.bot.inboxes import Inboxes
from tests.bot.server_pages import fill, owner_of, page_of
from words import speech

say = speech("en")


@pytest.fixture
def owner(club: Club) -> Any:
    """Somebody who may manage the server."""
    return owner_of(club)


async def test_who_has_left_the_server_is_counted_and_not_named(club: Club, owner: Any) -> None:
    await want(club, owner)
    await greet(club, club.ana, club.ben)
    number = await next_post(club)
    await solve(club, number, 1, club.ana, club.ben)
    await club.archive.servers.save_members(club.guild.id, [(club.ana.id, False)], club.house.now())
    await next_post(club)
    assert f"⚽ ★★★ Ben · {say('daily-post-more', count=1)}" in posts(club)[-1].text.splitlines()


async def test_who_was_erased_before_the_post_is_left_out(club: Club, owner: Any) -> None:
    await want(club, owner)
    await greet(club, club.ana, club.ben)
    number = await next_post(club)
    await solve(club, number, 1, club.ana, club.ben)
    await club.archive.privacy.erase(club.ana.id, -1, frozenset(), club.house.now())
    await next_post(club)
    assert "⚽ ★★★ Ben" in posts(club)[-1].text.splitlines()


async def test_without_the_right_to_attach_files_the_position_is_in_words(club: Club, owner: Any) -> None:
    await want(club, owner)
    club.env.inject_error("POST", f"/channels/{club.table.id}/messages", status=403, code=50013, times=1)
    await next_post(club)
    (seen,) = posts(club)
    assert not seen.alt
    assert "`" in seen.text


async def test_a_post_that_was_posted_before_a_crash_is_found_and_not_posted_again(inboxes: Inboxes) -> None:
    club = inboxes.club
    await want(club, owner_of(club))
    number = await next_post(club)
    archive: Any = club.archive

    def unheard(connection: Any) -> None:
        connection.execute("DELETE FROM announcements WHERE name <> ?", (str(number),))
        connection.execute("UPDATE announcements SET state = 'waiting', posted_as = NULL, due = 0")

    await archive._writer.run(unheard)
    await inboxes.restart()
    await club.later(1)
    assert len(posts(club)) == 1
    due = await club.archive.announcements.next_due(club.guild.id, "daily")
    assert due == find_due(number + 1, 9, "UTC", None)


async def test_days_on_which_the_bot_was_off_are_not_held_against_a_server(club: Club, owner: Any) -> None:
    await want(club, owner)
    await next_post(club)
    off = club.house.now()
    await club.later((RARE + 2) * DAY / 1000)
    await club.house.outages.was_away(Share(0, club.guild.id), off + HOUR)
    count = len(posts(club))
    for _ in range(4):
        await next_post(club)
    assert len(posts(club)) == count + 4


@pytest.mark.parametrize("chosen_at", [8, 10])  # before and after the hour of the post
@pytest.mark.parametrize(("late", "made"), [(5, True), (11.9, True), (12.1, False), (30, True)])
async def test_a_bot_that_was_off_posts_late_once_or_not_at_all_after_half_a_day(
    club: Club, owner: Any, late: float, made: bool, chosen_at: int
) -> None:
    await until(club, puzzle_begins_at(today(club) + 1) + chosen_at * HOUR)
    await want(club, owner)
    due = await club.archive.announcements.next_due(club.guild.id, "daily")
    assert due is not None
    await until(club, due + round(late * HOUR))
    await club.later(60)
    assert len(posts(club)) == int(made)
    await club.later(60)
    assert len(posts(club)) == int(made)
    await next_post(club)
    assert len(posts(club)) == int(made) + 1


async def test_a_post_waits_for_the_end_of_quiet_hours(club: Club, owner: Any) -> None:
    await want(club, owner)
    await fill(club, owner, "srvquiet", **{"from": ["6"], "to": ["11"], "zone": "UTC"})
    number = await next_post(club)
    assert posts(club) == []
    due = find_due(number, 11, "UTC", None)
    await until(club, due)
    assert len(posts(club)) == 1


async def test_a_deleted_channel_is_asked_once_a_day_and_the_page_says_so(club: Club, owner: Any) -> None:
    await want(club, owner, club.lounge)
    club.env.backend.delete_channel(club.lounge.id)
    await next_post(club)
    await next_post(club)
    assert say("server-warn-gone") in (await page_of(club, owner)).text
    await want(club, owner)
    await next_post(club)
    assert len(posts(club)) == 1


class Killed(Unavailable):
    """The bot was killed, as far as what is being done can tell."""


def fail_once(patch: pytest.MonkeyPatch, target: Any, name: str, *, after: bool) -> None:
    """Let one call fail, before or after it was done."""
    real, left = getattr(target, name), [True]

    async def failing(*given: Any, **named: Any) -> Any:
        if not left:
            return await real(*given, **named)
        left.clear()
        if after:
            await real(*given, **named)
        raise Killed

    patch.setattr(target, name, failing)


async def test_a_kill_between_any_two_steps_posts_no_number_twice(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Backoff, "resting", lambda self: set())  # the pauses are by a clock that the test doesn't set
    expected = ("could not save a delivery", "delivery failed")
    async with open_club(database, expected=expected) as club:
        await want(club, owner_of(club))
        await greet(club, club.ana, club.ben)
        kept, servers = club.archive.announcements, club.archive.servers
        steps = ((kept, "mark_tried"), (servers, "save"), (discord.PartialMessageable, "send"), (kept, "mark_done"))
        await next_post(club)
        count = 1
        for after in (False, True):
            for target, name in steps:
                await solve(club, today(club), 1, club.ana, club.ben)
                with pytest.MonkeyPatch.context() as patch:
                    fail_once(patch, target, name, after=after)
                    count += 1
                    with suppress(Killed):
                        await next_post(club)
                for _ in range(3):
                    await club.later(130)
                assert len(posts(club)) == count, (name, after)


async def test_two_processes_that_sweep_at_once_post_one_message(club: Club, owner: Any) -> None:
    await want(club, owner)
    due = await club.archive.announcements.next_due(club.guild.id, "daily")
    assert due is not None
    club.clock.ahead += (due - club.house.now()) / 1000 + 1
    desk = club.bot.desk
    other = DailyPosts(desk, Puzzles(desk.archive))
    await asyncio.gather(club.scheduler.sweep(), other.sweep())
    await club.quiet()
    await club.later(130)
    assert len(posts(club)) == 1
