"""Events of every format are planned, played and won: cups, leagues, evenings of larger tables, series."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.events.running.series import next_plan
from cogs.events.running.tables import table_of
from data import EventPhase
from rules.table import requests as ask
from tests.bot.club import Club
from tests.bot.club_events import DAY, HOUR, MINUTE, EventClub, pass_time
from tests.tournaments import club as simulated
from tests.tournaments.evenings import LEAGUE, settle_all, started
from tournaments.plan import Rhythm
from tournaments.standings import add_up
from tournaments.tournament import Close, Decision, Tournament
from words import speech

say = speech("en")


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.events.messages.posts.PACE", 0)


async def test_a_cup_of_eight_has_groups_and_then_a_knock_out(club: Club) -> None:
    events = EventClub(club, 8)
    await events.announce(format="cup")
    await events.begin()
    assert len(await events.open()) == 4
    assert "groups, round 1" in events.round.text
    await events.play_on()
    event = (await events.kept()).event
    assert event.close is Close.OVER
    assert (len(event.qualified), event.round) == (4, 5)
    assert events.count("the semi-finals") == 1
    assert events.count("the final") == 1
    assert events.count("wins Friday Night") == 1


async def test_a_knock_out_has_a_bye_a_replay_and_lots(club: Club) -> None:
    events = EventClub(club, 5)
    await events.announce(format="cup")
    assert (await events.kept()).event.plan.format.value == "cup"
    await events.begin()
    event = (await events.kept()).event
    first = (await events.open())[0]
    for number in range(2):
        table = table_of(event, (await events.open())[0])
        await club.house.ask(table, ask.DecideGame("time", ((0, 1),)), actor=None)
        await club.quiet()
        await club.later(1)
        assert ("play again" in events.round.text) == (number == 0)
    assert "Lots were drawn" in events.round.text
    second = (await events.kept()).event.meetings[1:]
    assert any(one.people == first.people[::-1] for one in second)
    await club.later(61)
    await events.play_on()
    assert (await events.kept()).event.close is Close.OVER


async def test_a_slow_cup_waits_two_days_for_a_first_move(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(format="slowcup")
    await events.join()
    await events.until_start(-1)
    assert len(await events.open()) == 2
    played, missed = await events.open()
    await events.win(played, played.people[0])
    await events.win_first_move(missed)
    await pass_time(club, 2 * DAY + MINUTE, HOUR)
    event = (await events.kept()).event
    assert event.meeting(missed.number).decision is Decision.WALKOVER
    assert event.round == 2
    await events.play_on()
    assert (await events.kept()).event.close is Close.OVER


async def miss_a_league(events: EventClub) -> int:
    """Let the last who joined miss all their games of a league, and half of the others be played; return who it is."""
    idle = (await events.kept()).event.joined[-1]
    for meeting in await events.open():
        if idle not in meeting.people and meeting.number % 2:
            await events.win(meeting, meeting.people[0])
        elif idle in meeting.people and await events.first_mover(meeting) != idle:
            await events.win_first_move(meeting)
    await pass_time(events.club, 5 * DAY, HOUR)
    assert (await events.kept()).event.entrants[idle].vanished
    return idle


async def test_a_league_of_six_lasts_four_weeks_at_most(club: Club) -> None:
    events = EventClub(club, 6)
    await events.announce(format="league")
    await events.join()
    await events.until_start(-1)
    assert len(await events.open()) == 15
    idle = await miss_a_league(events)
    event = (await events.kept()).event
    assert Decision.VANISHED in {one.decision for one in event.meetings_of(idle)}
    await pass_time(club, 24 * DAY, 4 * HOUR)
    event = (await events.kept()).event
    assert event.close is Close.OVER
    assert events.count("is over") >= 1


async def test_who_is_given_a_result_after_two_walkovers_is_back_in_the_league(club: Club) -> None:
    events = EventClub(club, 6)
    await events.announce(format="league")
    await events.join()
    await events.until_start(-1)
    idle = await miss_a_league(events)
    event = (await events.kept()).event
    missed, *_ = event.entrants[idle].missed
    lost = next(one for one in event.meetings_of(idle) if one.decision is Decision.VANISHED)
    assert say("event-not-now") in (await events.control(club.mod, "correct", f"{lost.number}.d")).text
    assert say("event-not-now") in (await events.control(club.mod, "correct", f"{missed}.0")).text
    assert events.count("Mod corrected") == 0
    for number in (missed, lost.number):
        assert say("event-corrected-done") in (await events.control(club.mod, "correct", f"{number}.d")).text
    await club.later(1)
    event = (await events.kept()).event
    assert idle in event.joined
    assert add_up(event, [idle]) == {idle: 1}
    assert events.count("Mod corrected") == 2


async def test_an_evening_of_five_frees_one_person_a_round(club: Club) -> None:
    events = EventClub(club, 5)
    await events.announce()
    await events.begin()
    assert "free this round: 1 point" in events.round.text
    await events.play_on()
    event = (await events.kept()).event
    assert [len(one.free) for one in event.rounds] == [1] * event.round
    assert len({one.free for one in event.rounds}) == event.round


@pytest.mark.parametrize("game", ["dicecup", "worldcup"])
async def test_an_evening_of_seven_sits_at_tables(club: Club, game: str) -> None:
    events = EventClub(club, 7)
    await events.announce(game=[game])
    await events.begin()
    assert sorted(len(one.people) for one in await events.open()) == [3, 4]
    for _ in range(3):
        for meeting in await events.open():
            for person in meeting.people[1:]:
                await events.give_up(meeting, person)
        await club.later(1)
        await club.later(61)
        await club.later(1)
    event = (await events.kept()).event
    assert event.close is Close.OVER
    assert events.count("wins Friday Night") + events.count("share first place") == 1


async def test_who_comes_late_is_in_the_next_round_until_half_have_begun(club: Club) -> None:
    events = EventClub(club, 4)
    late, later = club.member("Late"), club.member("Later")
    await events.announce()
    await events.begin()
    seen = await events.control(late, "join")
    assert say("event-here-late", given="half") in seen.text
    await events.play_round()
    assert late.id in {person for one in await events.open() for person in one.people} | set(
        (await events.kept()).event.rounds[-1].free
    )
    assert say("event-here-too-late") in (await events.control(later, "here")).text
    await events.play_on()


async def test_who_missed_a_game_is_paired_again_once_they_are_back(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    one, other = await events.open()
    await events.win(one, one.people[0])
    absent = await events.first_mover(other)
    there = next(person for person in other.people if person != absent)
    await club.press(events.who(there), events.round, "My match")
    await pass_time(club, 6 * MINUTE)
    event = (await events.kept()).event
    assert event.meeting(other.number).decision is Decision.WALKOVER
    assert event.meeting(other.number).winner == there
    assert event.entrants[absent].resting
    (walkover,) = events.seen("back")
    assert say("event-back-not-needed") in (await club.press(events.who(there), walkover, "I'm back")).text
    assert say("event-back") in (await club.press(events.who(absent), walkover, "I'm back")).text
    await events.play_on()
    assert any(absent in one.people for one in (await events.kept()).event.meetings_in(3))


async def test_a_series_is_posted_three_days_ahead_put_back_and_stops_after_three(club: Club) -> None:
    events = EventClub(club, 3)
    await events.announce(repeat=["weekly"])
    start = (await events.kept()).event.plan.start
    for number in range(3):
        kept = await events.kept()
        assert abs(kept.event.plan.start - start - number * 7 * DAY * 1000) < MINUTE * 1000
        await events.until_start(15 * MINUTE - 1)
        await events.until_start(-1)
        assert (await events.kept()).event.put_back
        assert events.count("Delayed by 15 minutes") >= 1
        await pass_time(club, 16 * MINUTE)
        kept = await events.kept()
        assert (kept.event.close, kept.head.phase) == (Close.TOO_FEW, EventPhase.OVER)
        following = await events.following()
        assert bool(following) == (number < 2)
        if following:
            events.id = following
            assert not events.seen("more")
            start_next = (await events.kept()).event.plan.start
            await club.later((start_next - club.house.now()) / 1000 - 3 * DAY - MINUTE)
            assert not events.seen("more")
            await club.later(2 * MINUTE)
            assert len(events.seen("more")) == 1
    assert events.count(say("event-stops")) == 1
    assert events.seen("again")


async def test_joining_the_next_of_a_series_posts_nothing_early(club: Club) -> None:
    events = EventClub(club, 3)
    await events.announce(repeat=["weekly"])
    await events.until_start(15 * MINUTE - 1)
    await events.until_start(-1)
    await pass_time(club, 16 * MINUTE)
    events.id = await events.following()
    (end,) = events.seen("join")
    await club.press(club.ana, end, "Join the next")
    await club.later(60)
    assert not events.seen("more")
    assert (await events.kept()).event.joined == (club.ana.id,)


def test_the_next_of_a_series_follows_the_last_that_was_played() -> None:
    plan = replace(LEAGUE, rhythm=Rhythm.MONTHLY, previous="before")
    called_off, running = simulated.Club(plan, 3, 1).event, started(plan, 6)

    def previous(event: Tournament, why: Close) -> str:
        following = next_plan(event, why, plan.start)
        assert following is not None
        return following.previous

    assert previous(called_off, Close.TOO_FEW) == previous(called_off, Close.OVER) == "before"
    assert previous(running.event, Close.OVER) == "before", "only this one was called off"
    settle_all(running)
    assert previous(running.event, Close.OVER) == running.event.id


async def test_the_first_of_a_division_goes_up_in_the_next_league(club: Club) -> None:
    events = EventClub(club, 9)
    await events.announce(format="league", repeat=["monthly"])
    await events.join()
    await events.until_start(-1)
    event = (await events.kept()).event
    sizes = event.commenced.divisions if event.commenced else ()
    assert len(sizes) == 2
    upper, lower = event.commenced.persons[: sizes[0]], event.commenced.persons[sizes[0] :]
    for _ in range(2):
        for meeting in await events.open():
            await events.give_up(meeting, max(meeting.people))
        await club.later(1)
    event = (await events.kept()).event
    assert event.close is Close.OVER
    events.id = await events.following()
    await events.until_start(3 * DAY - MINUTE)
    await events.join()
    await events.until_start(-1)
    again = (await events.kept()).event
    assert again.commenced is not None
    now_upper = again.commenced.persons[: again.commenced.divisions[0]]
    assert min(lower) in now_upper
    assert max(upper) not in now_upper
