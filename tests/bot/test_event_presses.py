"""What people write and press at events: each bad input gets one sentence, and nothing happens twice."""

from __future__ import annotations

import asyncio

import pytest

from data import EventPhase
from tests.bot.club import Club
from tests.bot.club_events import DAY, MINUTE, EventClub
from tests.bot.server_pages import fill, owner_of
from tests.bot.test_bans import ban
from words import speech

say = speech("en")
#: Everything that a control of an event says.
WORDS = (
    *("list", "matches", "new", "change", "settings", "at", "rounds", "groups", "post", "again", "open", "join"),
    *("leave", "here", "back", "mine", "watch", "table", "why", "more", "file", "now", "pause", "continue"),
    *("remove", "letin", "correct", "off", "nothing", ""),
)


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.events.messages.posts.PACE", 0)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("whenever", "event-when-unread"),
        ("31.2. 20:00", "event-when-unread"),
        ("Friday 25:00", "event-when-unread"),
        ("in 0 lightyears", "event-when-unread"),
        ("**@everyone** <@1> `20:00`", "event-when-unread"),
        ("2020-01-01 20:00", "event-when-past"),
        ("2199-01-01 20:00", "event-when-far"),
        ("in 61 days", "event-when-far"),
        ("in 0 minutes", "event-when-past"),
    ],
)
async def test_a_start_that_cant_be_is_asked_for_again_with_dates_to_press(club: Club, typed: str, told: str) -> None:
    events = EventClub(club, 3)
    page = await events.plan(start=typed)
    assert say(told, typed="…").split("*")[0].splitlines()[0] in page.text
    assert "@everyone" not in page.text
    assert "<@1>" not in page.text
    assert len(page.buttons) == 4
    draft = await club.press(club.mod, page, next(iter(page.buttons)))
    assert draft.control("Post it")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Cup **of** @everyone", "Cup \\*\\*of\\*\\* @\u200beveryone"),
        ("1. FC Kaiserslautern", "1\\. FC Kaiserslautern"),
        ("*" * 40, "\\*" * 40),
        ("\u0643\u0623\u0633", "\u2068\u0643\u0623\u0633\u2069"),
        ("\U0001f3c6\u200b Cup", "\U0001f3c6 Cup"),
    ],
)
async def test_a_name_is_shown_as_it_was_typed_and_does_nothing(club: Club, typed: str, shown: str) -> None:
    events = EventClub(club, 3)
    sign_up = await events.announce(name=typed)
    assert shown in sign_up.text
    assert club.mentions == []
    kept = await events.kept()
    assert len(kept.event.plan.name) <= 40


@pytest.mark.parametrize("typed", ["\u200b\u200b\u200b", "\u00ad\u2060x"])
async def test_a_name_that_nobody_can_read_is_refused(club: Club, typed: str) -> None:
    page = await EventClub(club, 3).plan(name=typed)
    assert say("event-name-bad") in page.text


async def test_a_game_that_so_many_cant_play_is_refused(club: Club) -> None:
    events = EventClub(club, 3)
    for format_ in ("cup", "league"):
        page = await events.plan(format=format_, game=["worldcup"])
        told = say("event-game-unfit", format=format_)
        assert (told in page.text) == ("Post it" not in page.buttons)


async def test_a_fourth_event_is_refused(club: Club) -> None:
    for number in range(3):
        await EventClub(club, 3).announce(name=f"Number {number}")
    page = await club.slash(club.mod, "mundialito event")
    assert say("event-page-full", most=3) in page.text
    assert "New event" not in page.buttons


async def test_a_fourth_event_that_was_a_draft_already_is_refused(club: Club) -> None:
    events = [EventClub(club, 3) for _ in range(4)]
    drafts = [await one.plan(name=f"Number {number}") for number, one in enumerate(events)]
    told = [await club.press(club.mod, draft, "Post it") for draft in drafts]
    assert say("event-too-many", most=3) in told[3].text


async def test_the_same_form_twice_is_one_event(club: Club) -> None:
    events = EventClub(club, 3)
    drafts = [await events.plan(start="2026-12-24 20:00") for _ in range(2)]
    told = [await club.press(club.mod, draft, "Post it") for draft in drafts]
    (posted,) = [one for one in drafts[0].ids if ":event:post|" in one]
    again = await club.forge(club.mod, drafts[0], posted)
    assert say("event-posted", name="Friday Night", place=f"<#{club.table.id}>", called="no") in told[0].text
    assert say("event-twice", name="Friday Night") in told[1].text
    assert again.text
    assert len(await club.archive.events.open_in(club.guild.id)) == 1


async def test_a_draft_is_nobody_elses(club: Club) -> None:
    events = EventClub(club, 3)
    draft = await events.plan()
    events.id = next(one for one in draft.ids if ":event:post|" in one).split("|")[1]
    head = draft.ids[0].rpartition(":event:")[0]
    await fill(club, owner_of(club), "srvevents", planners="everybody")
    for what in WORDS:
        for argument in ("", "2", "29000000", "yes", "1.1"):
            seen = await club.forge(club.ana, draft, f"{head}:event:{what}|{events.id}|{argument}")
            assert "Friday Night" not in seen.text, what
    kept = await events.kept()
    assert (kept.head.phase, kept.event.number) == (EventPhase.DRAFT, 1)


@pytest.mark.parametrize("who", ["ana", "mod", "far"])
async def test_every_word_of_a_control_has_an_answer_whoever_forges_it(club: Club, who: str) -> None:
    events = EventClub(club, 3)
    await events.announce()
    person, shown = {"ana": club.ana, "mod": club.mod, "far": club.ana_abroad}[who], events.sign_up
    if who == "far":
        shown = await club.slash(person, "mundialito event", club.far)
    head = events.sign_up.ids[0].rpartition(":event:")[0]
    for what in WORDS:
        if what == "off":
            continue
        for argument in ("", "0", "9" * 30, "w99", "--5", "\u0663", "|||", "1.1"):
            for event_id in (events.id, "zzzzzz", "", "'; DROP"):
                for values in (None, ["--5"], ["9" * 30]) if event_id == events.id else (None,):
                    seen = await club.forge(person, shown, f"{head}:event:{what}|{event_id}|{argument}", values)
                    assert seen is not None
    for what in ("options", "new", "", "x|y|z"):
        await club.forge(person, shown, f"{head}:eventform:{what}")


async def test_direct_messages_have_no_events(club: Club) -> None:
    seen = await club.slash(club.ana.user, "mundialito event")
    assert say("event-servers-only") in seen.text


async def test_a_channel_without_rights_is_refused_with_the_right(club: Club) -> None:
    import discord

    me = club.guild._guild
    bot = next(one for one in me.members if one == club.bot.user.id) if club.bot.user else None
    assert bot is not None
    denied = discord.PermissionOverwrite(create_public_threads=False)
    room = club.guild.create_text_channel("room", overwrites={club.as_member(bot): denied})
    page = await EventClub(club, 3).plan(channel=room)
    assert "Post it" not in page.buttons
    assert "Create Public Threads" in page.text


async def test_who_is_banned_joins_nothing(club: Club) -> None:
    events = EventClub(club, 3)
    await events.announce()
    await ban(club, club.ana)
    await club.press(club.ana, events.sign_up, "Join")
    assert (await events.kept()).event.joined == ()
    seen = await events.control(club.mod, "letin", values=[str(club.ana.id)])
    assert say("opponent-banned", name="Ana") in seen.text


async def test_pressing_twice_at_once_joins_once(club: Club) -> None:
    events = EventClub(club, 3)
    sign_up = await events.announce()
    await asyncio.gather(*(club.press(club.ana, sign_up, "Join") for _ in range(5)))
    assert (await events.kept()).event.joined == (club.ana.id,)


async def test_64_people_join_and_leave_at_once(club: Club) -> None:
    events = EventClub(club, 64)
    sign_up = await events.announce()
    await asyncio.gather(*(club.press(who, sign_up, "Join") for who in events.people))
    assert len((await events.kept()).event.joined) == 64
    late = club.member("Late")
    seen = await club.press(late, events.sign_up, "Leave")
    assert say("event-not-in") in seen.text
    assert say("event-is-full", most=64) in (await events.control(late, "join")).text
    await asyncio.gather(*(club.press(who, sign_up, "Leave") for who in events.people))
    assert (await events.kept()).event.joined == ()
    assert say("event-in", count=0, least=4, names="") in events.sign_up.text


async def test_old_buttons_of_an_event_that_is_over_have_an_answer(club: Club) -> None:
    events = EventClub(club, 3)
    sign_up = await events.announce()
    await events.control(club.mod, "off", "yes")
    head = sign_up.ids[0].rpartition(":event:")[0]
    for who in (club.ana, club.mod):
        for what in WORDS:
            seen = await club.forge(who, sign_up, f"{head}:event:{what}|{events.id}")
            assert seen is not None, what
    assert (await events.kept()).event.joined == ()


async def test_what_nobody_posts_is_forgotten_after_a_day(club: Club) -> None:
    events = EventClub(club, 3)
    draft = await events.plan()
    events.id = next(one for one in draft.ids if ":event:post|" in one).split("|")[1]
    await club.later(DAY + MINUTE)
    assert await club.archive.events.load(events.id) is None
    seen = await club.press(club.mod, draft, "Post it")
    assert say("event-gone") in seen.text
