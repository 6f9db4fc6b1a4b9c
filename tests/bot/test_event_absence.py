"""Whoever stays away, leaves, is banned or erased: everything settles, and nobody waits."""

from __future__ import annotations

import asyncio

import pytest

from cogs.events.running.tables import table_of
from cogs.privacy.erasing import erase
from data import EventPhase
from data.fleet import Share
from rules.table import requests as ask
from rules.table.table import Finished
from tests.bot.club import Club
from tests.bot.club_events import DAY, HOUR, MINUTE, EventClub, pass_time
from tests.bot.test_bans import ban
from tests.bot.test_servers import Membership
from tournaments.results import final_places
from tournaments.tournament import Close, Decision
from words import speech

say = speech("en")


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.events.messages.posts.PACE", 0)


async def test_who_came_to_the_roll_call_has_the_point_of_somebody_who_doesnt_come(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    absent = {await events.first_mover(meeting) for meeting in await events.open()}
    await pass_time(club, 4 * MINUTE)
    assert len(await events.open()) == 2
    await pass_time(club, 1 * MINUTE)
    event = (await events.kept()).event
    assert {one.decision for one in event.meetings_in(1)} == {Decision.WALKOVER}
    assert {one.winner for one in event.meetings_in(1)} == set(event.joined) - absent
    assert events.count("### Walkover:") == 2


async def test_two_who_both_dont_come_get_nothing_after_ten_minutes(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    await pass_time(club, 15 * MINUTE)
    (meeting,) = await events.open()  # neither has done anything since the roll call
    assert meeting.round == 2
    assert events.count("hasn't turned up.") == 1
    await pass_time(club, 2 * MINUTE)
    event = (await events.kept()).event
    assert event.meeting(meeting.number).decision is Decision.ABSENT
    assert events.count("### Nobody turned up") == 1
    assert event.close is Close.OVER


async def test_who_misses_a_game_of_a_live_cups_group_is_asked_whether_they_are_back(club: Club) -> None:
    events = EventClub(club, 8)
    await events.announce(format="cup")
    await events.begin()
    missed, *others = await events.open()
    for meeting in others:
        await events.win(meeting, meeting.people[0])
    absent = await events.first_mover(missed)
    await pass_time(club, 5 * MINUTE)
    assert (await events.kept()).event.entrants[absent].resting
    assert "I'm back" in events.seen("back")[-1].buttons
    assert "I'm back" in (await club.press(events.who(absent), events.sign_up, "More…")).buttons
    await club.press(events.who(absent), events.seen("back")[-1], "I'm back")
    assert not (await events.kept()).event.entrants[absent].resting


async def test_nobody_has_to_be_there_for_a_slow_game_in_which_it_isnt_their_turn(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(format="league")
    await events.join()
    await events.until_start(-1)
    waiting, *others = await events.open()
    for meeting in others:
        await events.win(meeting, meeting.people[0])
    absent = await events.first_mover(waiting)
    await pass_time(club, 48 * HOUR + MINUTE, HOUR)
    found = (await events.kept()).event.meeting(waiting.number)
    assert found.decision is Decision.WALKOVER
    assert found.winner not in (None, absent)


async def test_a_bot_that_is_removed_for_a_while_finds_every_game_as_it_was(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(format="league")
    await events.join()
    await events.until_start(-1)
    meeting = (await events.open())[0]
    await events.win_first_move(meeting)
    bot = Membership(club)
    await bot.remove()
    await pass_time(club, 3 * HOUR)
    assert not [one for one in (await events.kept()).event.meetings if one.decision is not None]
    await bot.invite()
    await pass_time(club, 1 * HOUR)
    assert not [one for one in (await events.kept()).event.meetings if one.decision is not None]
    await events.win(meeting, meeting.people[0])
    assert (await events.kept()).event.meeting(meeting.number).winner == meeting.people[0]


async def test_nothing_of_an_event_that_is_called_off_runs_on(club: Club) -> None:
    events = EventClub(club, 8)
    await events.announce()
    await events.begin()
    kept = await events.kept()
    opened = [table_of(kept.event, one) for one in kept.event.open]
    await events.control(club.mod, "off", "yes")
    for _ in range(3):
        await club.later(2)
    assert (await events.kept()).head.phase is EventPhase.OVER
    for table in opened:
        assert isinstance((await club.house.session(table)).table, Finished)
    assert not await club.archive.tables.open_in(club.guild.id, 100)


async def test_an_opponent_who_had_a_turn_has_the_point_after_five_minutes(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    meeting = (await events.open())[0]
    absent = await events.win_first_move(meeting)
    await pass_time(club, 4 * MINUTE)
    assert (await events.kept()).event.meeting(meeting.number).decision is None
    await pass_time(club, 2 * MINUTE)
    event = (await events.kept()).event
    assert event.meeting(meeting.number).decision is Decision.WALKOVER
    assert event.meeting(meeting.number).winner not in (None, absent)
    assert events.count("Walkover:") == 2  # nobody moved in the other game


async def test_who_says_at_the_board_that_they_are_there_has_the_point_of_a_walkover(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    meeting = (await events.open())[0]
    absent = await events.first_mover(meeting)
    there = next(one for one in meeting.people if one != absent)
    board = next(one for one in events.boards() if one.message._message.channel_id == meeting.channel)
    assert say("event-appeared") in (await club.press(events.who(there), board, "I'm here")).text
    await pass_time(club, 6 * MINUTE)
    assert (await events.kept()).event.meeting(meeting.number).winner == there


async def test_a_computer_takes_over_at_a_table_of_more(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(game=["dicecup"])
    await events.begin()
    (meeting,) = await events.open()
    await pass_time(club, 6 * MINUTE)
    table = (await club.house.session(table_of((await events.kept()).event, meeting))).table
    assert {person for _, person in table.gone} <= set(meeting.people)
    assert table.gone
    await pass_time(club, 30 * MINUTE)
    event = (await events.kept()).event
    assert event.close is not None
    assert all(one.decision is not None for one in event.meetings)


@pytest.mark.parametrize("way", ["leaves", "banned", "removed", "erased"])
async def test_who_leaves_in_the_middle_gives_the_point_to_the_other(club: Club, way: str) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    meeting = next(one for one in await events.open() if club.ana.id in one.people)
    other = next(one for one in meeting.people if one != club.ana.id)
    match way:
        case "leaves":
            await events.control(club.ana, "leave", "yes")
        case "banned":
            await ban(club, club.ana)
        case "removed":
            await events.control(club.mod, "remove", values=[str(club.ana.id)])
        case "erased":
            await erase(club.house, club.ana.id)
    await pass_time(club, 2 * MINUTE)
    event = (await events.kept()).event
    assert event.meeting(meeting.number).winner == other
    await events.play_on()
    assert club.ana.id not in (await events.kept()).event.joined
    assert (await events.kept()).event.close is Close.OVER


async def test_the_games_of_who_is_banned_early_in_a_league_vanish(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(format="league")
    await events.join()
    await events.until_start(-1)
    first = next(one for one in await events.open() if club.ana.id in one.people)
    await events.win(first, club.ana.id)
    await ban(club, club.ana)
    await pass_time(club, 2 * MINUTE)
    event = (await events.kept()).event
    assert event.entrants[club.ana.id].vanished
    own = [one for one in event.meetings_of(club.ana.id) if one.number != first.number]
    assert {one.decision for one in own} == {Decision.VANISHED}
    assert not dict(final_places(event)) or final_places(event)[-1][0] == club.ana.id


async def test_who_left_the_server_is_not_paired(club: Club) -> None:
    events = EventClub(club, 6)
    await events.announce(format="slowcup")
    await events.join()
    gone = events.people[5]
    club.guild.remove_member(gone)
    await club.later(25 * HOUR - 23 * HOUR - 1)
    await club.later(2)
    event = (await events.kept()).event
    assert event.commenced is not None
    assert gone.id not in event.commenced.persons


async def test_somebody_erased_before_the_start_is_out(club: Club) -> None:
    events = EventClub(club, 5)
    await events.announce()
    await events.join()
    await club.later(1)
    assert "Ana" in events.sign_up.text
    await erase(club.house, club.ana.id)
    await club.later(1)
    await club.later(1)
    event = (await events.kept()).event
    assert len(event.joined) == 4
    assert "Ana" not in events.sign_up.text


async def test_what_was_posted_is_shown_once_more_after_somebody_was_erased(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    await events.play_on()
    await pass_time(club, 2 * MINUTE)
    await erase(club.house, club.ana.id)
    for _ in range(3):
        await club.later(60)
    posts = await club.archive.events.posts_of(events.id)
    assert all(one.shown >= one.wanted for one in posts)
    assert not [text for text in events.texts() if "Ana" in text and "**Friday Night**, round" not in text]


async def test_a_table_that_is_set_aside_is_level(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    meeting = (await events.open())[0]
    table = table_of((await events.kept()).event, meeting)
    await club.archive.tables.set_aside(table, "unreadable", club.house.now())
    club.house.forget()
    await pass_time(club, 2 * MINUTE)
    assert (await events.kept()).event.meeting(meeting.number).decision is Decision.VOID


async def test_a_table_that_a_moderator_ends_is_level(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    meeting = (await events.open())[0]
    table = table_of((await events.kept()).event, meeting)
    await club.house.ask(table, ask.EndByModerator(club.mod.id), actor=club.mod.id)
    await club.later(1)
    assert (await events.kept()).event.meeting(meeting.number).decision is Decision.VOID
    assert events.count("ended without a result") == 1


async def test_64_people_leave_in_one_round(club: Club) -> None:
    events = EventClub(club, 64)
    await events.announce()
    await events.begin()
    assert len(await events.open()) == 32
    await asyncio.gather(*(events.control(who, "leave", "yes") for who in events.people))
    await pass_time(club, 3 * MINUTE)
    event = (await events.kept()).event
    assert event.close is not None
    assert all(one.decision is not None for one in event.meetings)


async def test_an_organiser_who_removes_everybody_has_an_event_of_nobody(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    for who in events.people:
        await events.control(club.mod, "remove", values=[str(who.id)])
    await pass_time(club, 3 * MINUTE)
    event = (await events.kept()).event
    assert event.close is not None
    assert not event.open


async def test_an_outage_is_nobodys_time(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    club.house.outages.left(Share(0, club.guild.id))
    await pass_time(club, 40 * MINUTE)
    assert len(await events.open()) == 2
    club.house.outages.back(Share(0, club.guild.id))
    await pass_time(club, 4 * MINUTE)
    assert len(await events.open()) == 2
    meeting = (await events.open())[0]
    await events.win_first_move(meeting)
    await pass_time(club, 8 * MINUTE)
    assert not [one for one in await events.open() if one.number == meeting.number]


async def test_who_missed_their_last_game_of_a_large_event_waits_a_day(club: Club) -> None:
    events = EventClub(club, 16)
    await events.announce()
    await events.begin()
    idle = events.people[15]
    for _ in range(12):
        event = (await events.kept()).event
        if event.close is not None:
            break
        for meeting in await events.open():
            if idle.id not in meeting.people:
                await events.win(meeting, meeting.people[0])
            elif await events.first_mover(meeting) != idle.id:
                await events.win_first_move(meeting)
        await pass_time(club, 7 * MINUTE)
    assert (await events.kept()).event.close is Close.OVER
    again = EventClub(club, 4)
    await again.announce()
    seen = await again.control(idle, "join")
    assert "You missed your last event" in seen.text
    assert (
        say("event-let-in-done", name="Guest 16", there="no")
        in (await again.control(club.mod, "letin", values=[str(idle.id)])).text
    )
    assert idle.id not in (await again.kept()).event.joined
    await again.join(idle)
    assert idle.id in (await again.kept()).event.joined
    # Who is given the result of the game that they were said to have missed needn't wait either.
    shadow, guild = await club.archive.shadow(idle.id), club.guild.id
    await club.archive.events.note_absence(guild, shadow, club.house.now() + DAY * 1000, events.id)
    missed = (await events.kept()).event.entrants[idle.id].missed[-1]
    await events.control(club.mod, "correct", f"{missed}.d")
    assert await club.archive.events.absence(guild, shadow) is None


async def test_an_organiser_who_leaves_the_server_hands_over_to_the_moderators(club: Club) -> None:
    events = EventClub(club, 4)
    boss = club.member("Boss")
    crew = next(one for one in club.guild._guild.roles.values() if one.name == "Crew")
    club.guild._guild.members[boss.id].role_ids.append(crew.id)
    await events.announce(boss)
    assert (await events.kept()).event.organiser == boss.id
    club.guild.remove_member(boss)
    await events.begin()
    assert (await events.kept()).event.organiser == 0
    assert say("event-paused-done", name="Friday Night") in (await events.control(club.mod, "pause")).text
