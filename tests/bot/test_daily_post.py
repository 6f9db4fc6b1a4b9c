"""Each day's puzzles are posted where a moderator wants it, with what people did on the day before."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.daily.post_days import ENOUGH, RARE, find_due
from data import DAY, Pref
from data.fleet import Share
from host.puzzle_day import weekday
from rules.table.terms import MINUTE
from testbed.controls import SILENT
from tests.bot.club import Club
from tests.bot.daily_posts import greet, next_post, posts, race, solve, today, until, want
from tests.bot.server_pages import fill, form, owner_of, page_of
from words import LANGUAGES, speech

say = speech("en")
PLAY, RACE, AGAIN = (say(f"button-daily-post-{name}") for name in ("play", "race", "again"))
CHANGES, LINE = say("button-server-changes"), say("server-line-daily-post")


@pytest.fixture
def owner(club: Club) -> Any:
    """Somebody who may manage the server."""
    return owner_of(club)


async def test_a_post_comes_every_day_silently_with_today_s_position_and_two_buttons(club: Club, owner: Any) -> None:
    page = await want(club, owner)
    assert say("daily-post-at", place=f"<#{club.table.id}>", hour="09:00", zone="UTC") in page.text
    assert posts(club) == []
    for count in range(1, 4):
        number = await next_post(club)
        seen = posts(club)
        assert len(seen) == count
        assert f"### Daily {number}: " in seen[-1].text
        assert say("daily-post-yesterday") not in seen[-1].text
        assert list(seen[-1].buttons) == [PLAY, RACE]
        assert seen[-1].alt
        assert seen[-1].message._message.flags & SILENT
    assert club.pinged() == set()


async def test_yesterday_is_told_in_two_lines_the_best_first_and_failures_never(club: Club, owner: Any) -> None:
    await want(club, owner)
    dario, eva = club.member("Dario"), club.member("Eva")
    await greet(club, club.ana, club.ben, club.cy, dario, eva)
    number = await next_post(club)
    await solve(club, number, 3, club.cy)
    await solve(club, number, 1, club.ana, club.ben)
    await solve(club, number, None, eva)
    await race(club, number, 19, club.cy)
    await race(club, number, 17, club.ana)
    await race(club, number, 24, dario)
    await race(club, number, None, eva)
    await next_post(club)
    lines = posts(club)[-1].text.splitlines()
    begin = lines.index(say("daily-post-yesterday"))
    assert lines[begin + 1 : begin + 3] == ["⚽ ★★★ Ana, Ben · ★ Cy", "🦔 17 Ana · 19 Cy · 24 Dario"]
    assert lines[-1].endswith(": 1. Ana 6 · 2. Ben 3 · 2. Cy 3 · 4. Dario 1")
    assert "Eva" not in posts(club)[-1].text


async def test_more_than_eight_names_are_counted_and_so_is_who_hides_their_profile(club: Club, owner: Any) -> None:
    await want(club, owner)
    people = [club.member(f"Guest {n}") for n in range(12)]
    await greet(club, *people)
    await club.archive.people.save(people[0].id, {Pref.PUBLIC: False})
    number = await next_post(club)
    await solve(club, number, 1, *people[:10])
    await solve(club, number, 2, *people[10:])
    await race(club, number, 20, people[0])
    await next_post(club)
    lines = posts(club)[-1].text.splitlines()
    named = ", ".join(f"Guest {n}" for n in range(1, 9))
    assert f"⚽ ★★★ {named} · and 4 more" in lines
    assert "🦔 1 person" in lines
    assert "Guest 0" not in posts(club)[-1].text


async def test_a_server_s_streak_takes_two_people_a_number_and_no_outage_breaks_it(club: Club, owner: Any) -> None:
    await want(club, owner)
    two, one = (club.ana, club.ben), (club.ana,)
    number, streaks = await next_post(club), []
    for players in (two, (club.ana, club.cy), (), two, one, two):
        await solve(club, number, 1, *players)
        if not players:
            await club.house.outages.was_away(Share(1, 0), club.house.now() - 2 * MINUTE)
        number = await next_post(club)
        text = posts(club)[-1].text
        streaks.append(next((days for days in range(2, 9) if say("daily-post-streak", days=days) in text), 0))
        assert (say("daily-post-outage", number=str(number - 1)) in text) is (not players)
    assert streaks == [0, 2, 0, 3, 0, 0]


async def test_if_nobody_plays_posts_come_on_mondays_and_in_the_end_not_at_all(club: Club, owner: Any) -> None:
    await want(club, owner)
    begun, seen = today(club), dict[int, str]()
    for _ in range(40):
        number = await next_post(club)
        if len(posts(club)) > len(seen):
            seen[number] = posts(club)[-1].text
        if await club.archive.announcements.next_due(club.guild.id, "daily") is None:
            break
    daily = [number for number in seen if number - begun < RARE]
    rare = [number for number in seen if number - begun >= RARE]
    assert len(daily) >= RARE - 1
    assert 4 <= len(rare) <= 5
    assert [weekday(number) for number in rare] == [0] * len(rare)
    assert all(say("daily-post-mondays") in seen[number] for number in rare[:-1])
    assert say("daily-post-stops") in seen[rare[-1]]
    assert rare[-1] - begun >= ENOUGH
    count = len(posts(club))
    await club.later(8 * DAY / 1000)
    assert len(posts(club)) == count
    assert say("daily-post-stopped") in (await page_of(club, owner)).text
    last = posts(club)[-1]
    assert (await club.press(club.ana, last, AGAIN)).text == say("managers-only")
    for _ in range(2):
        assert say("daily-post-stopped") not in (await club.press(owner, last, AGAIN)).text
    await next_post(club)
    await next_post(club)
    assert len(posts(club)) == count + 2


async def test_posts_come_every_day_again_once_somebody_has_played(club: Club, owner: Any) -> None:
    await want(club, owner)
    for _ in range(RARE + 1):
        number = await next_post(club)
    while weekday(number) != 1:
        number = await next_post(club)
    count = len(posts(club))
    await next_post(club)
    assert len(posts(club)) == count
    await solve(club, today(club), None, club.ana)
    await next_post(club)
    assert len(posts(club)) == count + 1


async def test_another_hour_and_channel_hold_for_the_next_post_and_no_number_comes_twice(
    club: Club, owner: Any
) -> None:
    await want(club, owner)
    number = await next_post(club)
    await want(club, owner, club.lounge, hour=20)
    await until(club, find_due(number, 20, "UTC", None))
    assert posts(club, club.lounge) == []
    await want(club, owner, club.lounge, hour=3)
    assert await next_post(club) == number + 1
    assert (len(posts(club)), len(posts(club, club.lounge))) == (1, 1)
    page = await fill(club, owner, "srvdaily", channel=[], hour=["9"], zone="UTC")
    assert f"**{LINE}**\n{say('daily-post-off')}" in page.text
    await club.later(3 * DAY / 1000)
    assert (len(posts(club)), len(posts(club, club.lounge))) == (1, 1)
    listed = await club.press(owner, page, CHANGES)
    assert listed.text.count(LINE) == 4


async def test_a_place_that_isn_t_known_is_asked_for(club: Club, owner: Any) -> None:
    asked = await want(club, owner, zone="Berlon")
    assert say("server-zone-unknown", place="Berlon") in asked.text
    (berlin,) = [label for label in asked.buttons if label.startswith("Berlin ·")]
    page = await club.press(owner, asked, berlin)
    assert say("daily-post-at", place=f"<#{club.table.id}>", hour="09:00", zone="Berlin") in page.text
    assert await club.archive.announcements.next_due(club.guild.id, "daily") is not None


async def test_the_form_is_filled_in_as_it_is_set_and_with_the_zone_of_quiet_hours_at_first(
    club: Club, owner: Any
) -> None:
    await fill(club, owner, "srvquiet", **{"from": ["23"], "to": ["8"], "zone": "Tokyo"})
    opened = await form(club, owner, "srvdaily")
    assert "Tokyo" in str(opened.modal)
    await want(club, owner, hour=18, zone="Lima")
    assert "Lima" in str((await form(club, owner, "srvdaily")).modal)


async def test_of_two_moderators_at_once_the_second_reads_what_the_first_has_set(club: Club, owner: Any) -> None:
    other = owner_of(club, "Pia")
    opened = await form(club, owner, "srvdaily")
    await want(club, other, hour=10)
    page = await club.write(owner, opened, {"channel": [club.lounge], "hour": ["9"], "zone": "UTC"})  # type: ignore[dict-item]
    told = say("daily-post-at", place=f"<#{club.table.id}>", hour="10:00", zone="UTC")
    assert say("server-between", name="Pia", value=told) in page.text


async def test_nobody_else_sets_it_or_starts_it(club: Club, owner: Any) -> None:
    page = await page_of(club, owner)
    for verb in ("srvdaily", "dailyagain"):
        custom_id = f"m1:ladder:0:{verb}:"
        assert (await club.forge(club.mod, page, custom_id)).text == say("managers-only")
    assert await club.archive.announcements.due("daily", 1 << 50) == ()
    assert say("daily-post-off") in (await club.forge(owner, page, "m1:ladder:0:dailyagain:")).text


async def test_what_no_form_sends_is_refused(club: Club, owner: Any) -> None:
    page = await page_of(club, owner)
    for words in ("74234e98|1|9|UTC", "74234e98|x|9|UTC", f"74234e98|{club.table.id}|99|UTC", "74234e98|1"):
        told = (await club.forge(owner, page, f"m1:ladder:0:srvdaily:{words}")).text
        assert told in (say("press-outdated"), say("server-channel-gone"))
    assert await club.archive.announcements.due("daily", 1 << 50) == ()


async def test_a_post_fits_into_every_language(club: Club, owner: Any) -> None:
    await want(club, owner)
    await greet(club, club.ana, club.ben)
    for language in LANGUAGES:
        await fill(club, owner, "srvlang", language=language)
        number = await next_post(club)
        head = speech(language)("daily-post-head", number=str(number), task="\0").split("\0")[0]
        assert posts(club)[-1].text.startswith(head)
        await solve(club, number, 1, club.ana, club.ben)
        await race(club, number, 21, club.ana)
    assert len(posts(club)) == len(LANGUAGES)
