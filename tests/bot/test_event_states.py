"""What an event says and offers in each of its states: what it can't do then isn't there, and what it says holds."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.events.running.tables import EventTables, table_of
from host.house import NoSuchTable
from tests.bot.club import Club
from tests.bot.club_events import DAY, MINUTE, EventClub, pass_time
from tests.bot.test_hidden import hide
from tournaments.course import Facts
from tournaments.results import honours_of, winners_of
from tournaments.tournament import Close
from words import speech

say = speech("en")


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.events.messages.posts.PACE", 0)


async def test_a_game_that_is_over_and_cant_be_read_holds_up_no_round(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    (meeting, *_) = await events.open()
    await events.win(meeting, meeting.people[0])
    event = (await events.kept()).event

    async def unreadable(table_id: str) -> Any:
        raise NoSuchTable(f"over-{table_id}")

    monkeypatch.setattr(club.house, "session", unreadable)
    assert await EventTables(club.bot.desk).look_at(event, meeting) == (Facts(lost=True), None)


async def test_a_cup_that_was_called_off_has_no_result_to_correct(club: Club) -> None:
    events = EventClub(club, 8)
    await events.announce(format="cup")
    await events.begin()
    await events.play_round()
    await events.control(club.mod, "off", "yes")
    await pass_time(club, MINUTE)
    more = await club.press(club.mod, events.sign_up, "More…")
    assert "Correct a result…" not in more.buttons
    assert say("event-correct-nothing") in (await events.control(club.mod, "correct")).text


async def test_who_is_paused_in_a_live_cup_has_left_nothing(club: Club) -> None:
    events = EventClub(club, 8)
    await events.announce(format="cup")
    await events.begin()
    missed, *others = await events.open()
    absent = await events.first_mover(missed)
    for meeting in others:
        await events.win(meeting, meeting.people[0])
    await pass_time(club, 8 * MINUTE)
    name = next(who.user.global_name for who in events.people if who.id == absent)
    assert events.count(f"{name} is paused.") == 1
    assert events.count("has left the event") == 0


async def test_an_evening_to_which_nobody_came_has_nobody_on_its_podium(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    await pass_time(club, 40 * MINUTE)
    event = (await events.kept()).event
    assert event.close is not None
    assert events.count("It has no winner.") == (0 if honours_of(event) else 2)


async def test_a_pause_is_said_as_long_as_it_lasts(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    await events.control(club.mod, "pause")
    await club.later(1)
    assert say("event-round-paused") in events.round.text
    await events.control(club.mod, "off", "yes")
    await pass_time(club, MINUTE)
    assert (await events.kept()).event.close is Close.CALLED_OFF
    assert say("event-round-paused") not in events.round.text


async def test_the_private_page_has_what_the_roll_call_asks_for(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.join(club.ana)
    for who, had in ((club.ana, "Leave"), (club.ben, "Join")):
        page = await club.slash(who, "mundialito event")
        assert had in (await club.press(who, page, "Open")).buttons
    await events.until_start(15 * MINUTE - 1)
    for who in (club.ana, club.ben):
        page = await club.slash(who, "mundialito event")
        opened = await club.press(who, page, "Open")
        assert "I'm here" in opened.buttons
        assert "Join" not in opened.buttons
        assert say("event-here-noted") in (await club.press(who, opened, "I'm here")).text


async def test_an_event_that_never_began_has_no_file_of_its_draws(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.control(club.mod, "off", "yes")
    await pass_time(club, MINUTE)
    more = await club.press(club.ana, events.sign_up, "More…")
    assert say("button-event-file") not in more.buttons


async def test_a_profile_has_no_event_of_a_channel_that_its_reader_cant_see(club: Club) -> None:
    staff = club.guild.create_text_channel("staff")
    events = EventClub(club, 4)
    await events.announce(channel=staff)
    await events.join()
    await events.until_start(15 * MINUTE - 1)
    await events.here()
    await events.play_on()
    winner = events.who(honours_of((await events.kept()).event)[0][0])
    stranger = club.member("Stranger")
    hide(club, stranger, staff)
    profile = await club.slash(winner, "mundialito profile", club.lounge)
    assert any("Friday Night" in label for label in profile.buttons)
    other = await club.slash(stranger, "mundialito profile", club.lounge, person=winner)
    assert not any("Friday Night" in label for label in other.buttons)
    words = await club.press(stranger, other, "Show as text")
    assert "Friday Night" not in words.text


async def test_why_says_who_has_the_first_turn(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    for meeting in await events.open():
        first = await events.first_mover(meeting)
        name = next(who.user.global_name for who in events.people if who.id == first)
        why = await events.control(events.who(first), "why", "1")
        assert f"{name} begins" in why.text.splitlines()[1]


async def test_a_podium_leads_to_the_last_game_of_who_won(club: Club) -> None:
    events = EventClub(club, 6)
    await events.announce()
    await events.begin()
    await events.play_on()
    event = (await events.kept()).event
    (winner, *_) = winners_of(event)
    table = table_of(event, [one for one in event.meetings_of(winner) if one.opened_at][-1])
    assert any(table in one for one in events.seen("more")[-1].ids)


async def test_a_podium_invites_to_the_next_evening_only_as_long_as_there_is_one(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(repeat=["weekly"])
    await events.begin()
    await events.play_on()
    await club.later(1)
    assert "Join the next" in events.seen("more")[-1].buttons
    following = EventClub(club, 4)
    following.id = await events.following()
    await club.later(5 * DAY)  # it is posted three days ahead
    await club.later(1)
    await following.control(club.mod, "off", "yes")
    await pass_time(club, 2 * MINUTE)
    podium = events.seen("more")[-1]
    assert "Join the next" not in podium.buttons
    assert "The next one is on" not in podium.text
