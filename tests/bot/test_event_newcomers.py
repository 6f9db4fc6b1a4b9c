"""What people read who take part for the first time, and press next: nothing ends unasked, or leads nowhere."""

from __future__ import annotations

import pytest

from cogs.events.messages.telling import timestamp
from cogs.events.running.tables import table_of
from data import EventPhase
from tests.bot.club import Club
from tests.bot.club_events import MINUTE, EventClub, pass_time
from tests.bot.server_pages import fill, owner_of
from tournaments.tournament import Close
from words import speech

say = speech("en")


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.events.messages.posts.PACE", 0)


@pytest.mark.parametrize("format_", ["evening", "league", "cup"])
async def test_who_leaves_while_it_runs_is_asked_first(club: Club, format_: str) -> None:
    events = EventClub(club, 4)
    await events.announce(format=format_)
    await (events.join() if format_ == "league" else events.begin())
    await events.until_start(-1)
    more = await club.press(club.ana, events.round, "More…")
    asked = await club.press(club.ana, more, "Leave")
    assert say("event-leave-ask", name="Friday Night", format=format_) in asked.text
    assert club.ana.id in (await events.kept()).event.joined
    done = await club.press(club.ana, asked, "Leave")
    assert say("event-left-running", name="Friday Night") in done.text
    assert club.ana.id not in (await events.kept()).event.joined


async def test_the_ways_to_ones_games_of_a_league_name_the_others(club: Club) -> None:
    events = EventClub(club, 8)
    await events.announce(format="league")
    await events.join()
    await events.until_start(-1)
    ways = await club.press(club.ana, events.round, "My match")
    own = (await events.kept()).event.meetings_of(club.ana.id)
    assert len(own) == 7
    names = [await club.bot.desk.names.for_menu(who.id) for who in events.people[1:]]
    assert set(ways.buttons) == {say("button-event-board", name=name) for name in names}
    assert all(name in ways.text for name in names)


async def test_who_isnt_in_it_watches_a_game_instead(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    watcher = club.member("Watcher")
    seen = await club.press(watcher, events.round, "My match")
    assert say("event-not-in") in seen.text
    shown = await club.pick(watcher, seen, say("event-watch-menu"), "1")
    assert say("button-jump") in shown.buttons


async def test_private_pages_say_which_turn_a_game_is_at(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    meeting = (await events.open())[0]
    await events.win_first_move(meeting)
    turns = (await club.house.session(table_of((await events.kept()).event, meeting))).table.turns
    assert turns > 0
    told = say("event-state", state="turn", turn=turns, winner="")
    assert told in (await events.control(club.ana, "open")).text
    assert told in (await events.control(club.ana, "watch", "1", [str(meeting.number)])).text
    await club.later(61)
    menu = events.round.selects[say("event-watch-menu")]
    assert told in [one["description"] for one in menu["options"]]


@pytest.mark.parametrize(("format_", "people", "word"), [("slowcup", 5, "cup"), ("evening", 5, "evening")])
async def test_who_has_no_game_this_round_gets_what_that_is_worth(
    club: Club, format_: str, people: int, word: str
) -> None:
    events = EventClub(club, people)
    await events.announce(format=format_)
    await (events.join() if format_ == "slowcup" else events.begin())
    await events.until_start(-1)
    free = (await events.kept()).event.rounds[0].free
    assert free
    names = say.all_of([await club.bot.desk.names.of(one) for one in free])
    assert say("event-round-free", format=word, names=names) in events.round.text
    assert (
        say("event-match-free", format=word) in (await club.press(events.who(free[0]), events.round, "My match")).text
    )


async def test_nobody_of_a_group_of_three_is_through_without_a_game(club: Club) -> None:
    events = EventClub(club, 11)
    await events.announce(format="cup")
    await events.begin()
    free = (await events.kept()).event.rounds[0].free
    assert free
    assert say("event-round-free", format="groups", names=await club.bot.desk.names.of(free[0])) in events.round.text


async def test_the_board_of_a_game_that_is_over_leads_back_to_the_event(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    for next_ in ("round", "round", "last"):
        meeting = (await events.open())[0]
        place = f"<#{(await events.kept()).head.thread_id}>"
        before = events.count(say("event-game-after", next=next_, place=place))
        await events.play_round()
        assert events.count(say("event-game-after", next=next_, place=place)) == before + 2, meeting.round


async def test_a_newcomer_is_told_who_plans_events(club: Club) -> None:
    told = (await club.slash(club.ana, "mundialito event")).text
    assert told == say("event-page-none", may="no")
    assert "oderators" in told
    await fill(club, owner_of(club), "srvevents", planners="everybody")
    seen = await club.slash(club.ana, "mundialito event")
    assert "oderators" not in seen.text
    assert "New event" in seen.buttons


async def test_the_page_of_what_is_on_says_the_stage_of_a_cup(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(format="cup")
    await events.begin()
    assert say("event-page-stage", kind="semi", number=1) in (await club.slash(club.ana, "mundialito event")).text
    await events.play_round()
    assert say("event-page-stage", kind="final", number=2) in (await club.slash(club.ana, "mundialito event")).text


async def test_standings_name_all_who_lead_and_say_ones_place_in_a_league(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    winners = [one.people[0] for one in await events.open()]
    await events.play_round()
    names = [await club.bot.desk.names.of(one) for one in winners]
    points = say("event-points", count=1, points="1")
    told = [say("event-leads", count=2, leader=say.all_of(one), points=points) for one in (names, names[::-1])]
    assert (await events.control(club.member("Watcher"), "table")).text in told
    league = EventClub(club, 4)
    await league.announce(format="league", name="League")
    await league.join()
    await league.until_start(-1)
    meeting = (await league.open())[0]
    await league.win(meeting, meeting.people[0])
    await club.later(1)
    shown = (await league.control(league.who(meeting.people[1]), "table")).text
    assert "of 4" in shown


async def test_each_of_three_series_goes_on_that_end_at_once(club: Club) -> None:
    series = [EventClub(club, 3) for _ in range(3)]
    for number, one in enumerate(series):
        await one.announce(name=f"Number {number}", repeat=["weekly"])
    await series[0].until_start(-1)
    await pass_time(club, 40 * MINUTE)
    for one in series:
        kept = await one.kept()
        assert kept.event.close is Close.TOO_FEW
        following = await one.ledger.load(await one.following())
        assert following.head.phase is EventPhase.COMING
        when = timestamp(following.event.plan.start)
        assert one.count(say("event-end-next", when=when)) >= 1
