"""Organisers begin at once, pause, remove, let in, correct and call off; nobody else does."""

from __future__ import annotations

import pytest

from cogs.events.running.tables import table_of
from rules.table.table import Running
from tests.bot.club import Club, Seen
from tests.bot.club_events import DAY, HOUR, MINUTE, EventClub, pass_time
from tests.bot.server_pages import fill, owner_of
from tournaments.tournament import Close, Decision, Meeting
from words import speech

say = speech("en")


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.events.messages.posts.PACE", 0)


@pytest.mark.parametrize("what", ["now", "pause", "continue", "remove", "letin", "correct", "off"])
async def test_nobody_else_does_what_an_organiser_does(club: Club, what: str) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.join()
    before = (await events.kept()).event.number
    for argument in ("", "yes", "1.1"):
        seen = await events.control(club.ana, what, argument, [str(club.ben.id)])
        assert say("event-organiser-only", by="Mod") in seen.text
    assert (await events.kept()).event.number == before


async def test_everybody_plans_events_where_the_server_says_so(club: Club) -> None:
    assert "New event" not in (await club.slash(club.ana, "mundialito event")).buttons
    await fill(club, owner_of(club), "srvevents", planners="everybody")
    events = EventClub(club, 4)
    await events.announce(club.ana)
    assert (await events.kept()).event.organiser == club.ana.id
    assert say("event-organiser-only", by="Ana") in (await events.control(club.ben, "pause")).text
    assert "paused" in (await events.control(club.ana, "pause")).text


async def test_start_now_calls_everybody_and_begins_once_four_are_there(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.join()
    assert say("event-hurried-waits", least=4, slow="no") in (await events.control(club.mod, "now")).text
    await club.later(1)
    await events.here()
    await club.later(1)
    assert len(await events.open()) == 2


async def test_start_now_ends_a_pause(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(format="slowcup")
    await events.join()
    await events.control(club.mod, "pause")
    assert say("event-hurried-done") in (await events.control(club.mod, "now")).text
    await club.later(1)
    assert len(await events.open()) == 2


async def test_the_next_round_begins_at_once_if_the_organiser_wants_it(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    assert say("event-not-now") in (await events.control(club.mod, "now")).text
    for meeting in await events.open():
        await events.win(meeting, meeting.people[0])
    await club.later(1)
    await events.control(club.mod, "now")
    await club.later(1)
    assert (await events.kept()).event.round == 2


async def test_a_pause_lets_games_go_on_and_no_round_begin(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    await events.control(club.mod, "pause")
    for meeting in await events.open():
        await events.win(meeting, meeting.people[0])
    await pass_time(club, 10 * MINUTE)
    event = (await events.kept()).event
    assert (event.round, len(event.open)) == (1, 0)
    assert say("event-round-paused") in events.round.text
    await events.control(club.mod, "continue")
    await pass_time(club, 2 * MINUTE)
    await events.play_on()
    assert (await events.kept()).event.close is Close.OVER


async def test_a_result_is_corrected_in_public_with_the_name(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    assert say("event-correct-nothing") in (await events.control(club.mod, "correct")).text
    meeting = (await events.open())[0]
    one, two = meeting.people
    await events.win(meeting, one)
    await club.later(1)
    menu = await events.control(club.mod, "correct")
    ways = await club.pick(club.mod, menu, say("event-correct-menu"), "1")
    done = await club.press(club.mod, ways, list(ways.buttons)[1])
    assert say("event-corrected-done") in done.text
    await club.later(1)
    event = (await events.kept()).event
    assert event.meeting(1).winner == two
    assert events.count("Mod corrected a result (round 1)") == 1
    await events.play_on()
    number = len((await events.kept()).event.meetings)
    await events.control(club.mod, "correct", f"{number}.0")
    await club.later(1)
    assert (await events.kept()).event.meeting(number).places == (0, 0)
    assert events.count("Mod corrected") == 2


async def test_a_moderator_who_doesnt_organise_is_named_too(club: Club) -> None:
    events = EventClub(club, 4)
    crew = next(one for one in club.guild._guild.roles.values() if one.name == "Crew")
    other = club.member("Olga")
    club.guild._guild.members[other.id].role_ids.append(crew.id)
    await events.announce()
    await events.begin()
    (meeting, *_) = await events.open()
    await events.win(meeting, meeting.people[0])
    await club.later(1)
    await events.control(other, "correct", "1.2")
    await club.later(1)
    assert events.count("Olga corrected a result") == 1
    await events.control(other, "off", "yes")
    await pass_time(club, MINUTE)
    assert events.count("called off by Olga") == 1


async def test_a_cups_result_is_corrected_only_until_the_next_round(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(format="cup")
    await events.begin()
    await events.play_round()
    event = (await events.kept()).event
    assert event.round == 2
    assert say("event-not-now") in (await events.control(club.mod, "correct", "1.2")).text
    for meeting in await events.open():
        await events.win(meeting, meeting.people[0])
    await club.later(1)
    for result in ("d", "0"):
        await events.control(club.mod, "correct", f"3.{result}")
    before = (await events.kept()).event.meeting(3)
    assert before.winner == before.people[0]


async def test_calling_off_ends_open_games_and_says_so(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    tables = [table_of((await events.kept()).event, one) for one in await events.open()]
    ask = await events.control(club.mod, "off")
    assert say("event-off-ask", name="Friday Night") in ask.text
    await club.press(club.mod, ask, "Call off")
    await pass_time(club, 2 * MINUTE)
    event = (await events.kept()).event
    assert event.close is Close.CALLED_OFF
    assert {one.decision for one in event.meetings} <= {Decision.VANISHED, Decision.VOID}
    for table in tables:
        assert not isinstance((await club.house.session(table)).table, Running)
    assert say("event-signup-off") in events.sign_up.text
    assert not [one for one in events.texts() if one.startswith("### 🏆")]


async def test_what_is_paused_for_a_day_is_called_off(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.join()
    await events.control(club.mod, "pause")
    await pass_time(club, 2 * DAY, 1800)
    assert (await events.kept()).event.close is Close.CALLED_OFF
    assert events.count(say("event-off-paused", name="Friday Night", slow="no")) == 1


async def test_a_pause_after_the_roll_call_is_told_where_people_join_and_where_they_are_called(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.join()
    await events.until_start(15 * MINUTE - 1)
    await events.control(club.mod, "pause")
    await club.later(1)
    assert events.count(say("event-suspended")) == 2
    await events.control(club.mod, "continue")
    await club.later(1)
    assert events.count(say("event-suspended")) == 0


async def test_too_few_who_joined_a_slow_event_werent_here(club: Club) -> None:
    events = EventClub(club, 2)
    await events.announce(format="slowcup")
    await events.join()
    told = (await events.control(club.mod, "now")).text
    assert say("event-hurried-waits", least=4, slow="yes") in told
    await pass_time(club, 3 * HOUR, 600)
    assert events.count(say("event-off-too-few", name="Friday Night", here=2, least=4, slow="yes")) == 1


async def test_one_of_more_than_25_people_can_be_removed(club: Club) -> None:
    events = EventClub(club, 30)
    await events.announce()
    await events.join()
    menu = await events.control(club.mod, "remove")
    assert menu.people == say("event-remove-menu")
    assert (
        say("event-removed-done", name="Ana")
        in (await events.control(club.mod, "remove", values=[str(club.ana.id)])).text
    )
    assert club.ana.id not in (await events.kept()).event.joined


async def test_who_is_let_in_can_join_and_isnt_signed_up_unasked(club: Club) -> None:
    events = EventClub(club, 3)
    await events.announce()
    menu = await events.control(club.mod, "letin")
    robot = club.guild.add_member(club.env.create_user("robot", bot=True))
    for who, told in ((robot, say("event-let-in-bot")), (club.cy, say("event-let-in-done", name="Cy", there="no"))):
        seen = await club._answered(await club.mod.select(menu.message, [who], custom_id=menu.ids[0]))
        assert seen.text == told
    assert (await events.kept()).event.joined == ()
    await events.join(club.cy)
    seen = await events.control(club.mod, "letin", values=[str(club.cy.id)])
    assert seen.text == say("event-let-in-done", name="Cy", there="yes")


async def test_who_was_removed_stays_out_until_they_are_let_in(club: Club) -> None:
    events = EventClub(club, 6)
    await events.announce()
    await events.join()
    refused = say("event-removed", by="Mod")

    async def remove_and_let_in(way: str) -> None:
        await events.control(club.mod, "remove", values=[str(club.ana.id)])
        for what in ("join", "here", "back"):
            assert (await events.control(club.ana, what)).text == refused, what
        assert club.ana.id not in (await events.kept()).event.joined
        more = await events.control(club.mod, "more")
        menu = await club.press(club.mod, more, "Let somebody in…")
        await club._answered(await club.mod.select(menu.message, [club.ana], custom_id=menu.ids[0]))
        assert club.ana.id not in (await events.kept()).event.joined
        await events.control(club.ana, way)
        assert club.ana.id in (await events.kept()).event.joined

    await remove_and_let_in("join")
    await club.later(1)
    assert "**6 in:**" in events.sign_up.text
    await events.until_start(15 * MINUTE - 1)
    await events.here()
    await events.until_start(-1)
    assert (await events.kept()).event.commenced is not None
    await remove_and_let_in("here")


async def test_nobody_new_is_let_in_once_half_the_rounds_have_begun(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    late = club.member("Late")
    seen = await events.control(club.mod, "letin", values=[str(late.id)])
    assert "can join now" in seen.text
    for _ in range(2):
        await events.play_round()
    seen = await events.control(club.mod, "letin", values=[str(late.id)])
    assert seen.text == say("event-here-too-late")


async def test_who_leaves_by_themself_can_be_back(club: Club) -> None:
    events = EventClub(club, 3)
    await events.announce()
    await events.join(club.ana)
    await events.control(club.ana, "leave")
    await events.join(club.ana)
    assert (await events.kept()).event.joined == (club.ana.id,)


async def test_menus_of_games_have_pages_and_plain_names(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.controls.buttons.MOST_ITEMS", 3)
    events = EventClub(club, 7)
    events.people.append(club.member("snake_case"))
    await events.announce()
    await events.begin()
    await club.later(1)
    snake = next(one for one in await events.open() if events.people[-1].id in one.people)
    last = say("swap-page", page=2, pages=2)

    def labels(seen: Seen, menu: str) -> list[str]:
        return [one["label"] for one in seen.selects[menu]["options"]]

    def has(page: Seen, menu: str, meeting: Meeting) -> bool:
        return str(meeting.number) in [one["value"] for one in page.selects[menu]["options"]]

    watch, correct = say("event-watch-menu"), say("event-correct-menu")
    first = events.round
    assert labels(first, watch)[2:] == [last]
    second = await club.pick(club.ben, first, watch, "#1")
    assert labels(second, watch)[2:] == [say("swap-page", page=1, pages=2)]
    assert sum("snake_case" in one for one in labels(first, watch) + labels(second, watch)) == 1
    told = await club.pick(club.ben, first if has(first, watch, snake) else second, watch, str(snake.number))
    assert "snake\\_case" in told.text
    for meeting in await events.open():
        await events.win(meeting, meeting.people[0])
    await club.later(1)
    page = await events.control(club.mod, "correct")
    assert labels(page, correct)[2:] == [last]
    other = await club.pick(club.mod, page, correct, "#1")
    assert sum("snake_case" in one for one in labels(page, correct) + labels(other, correct)) == 1
    again = await club.pick(club.mod, other, correct, "#0")
    assert labels(again, correct) == labels(page, correct)
    if not has(again, correct, snake):
        again = await club.pick(club.mod, again, correct, "#1")
    ways = await club.pick(club.mod, again, correct, str(snake.number))
    assert say("event-correct-win", name="snake_case") in ways.buttons


async def test_a_result_of_a_larger_table_is_not_offered_to_be_corrected(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(game=["dicecup"])
    await events.begin()
    for who in events.people[1:]:
        await events.control(who, "leave", "yes")
    await pass_time(club, 3 * MINUTE)
    assert any(one.decision is not None for one in (await events.kept()).event.meetings)
    assert "Correct a result…" not in (await events.control(club.mod, "more")).buttons


async def test_one_evening_of_a_series_can_be_called_off_alone(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(repeat=["weekly"])
    asked = await events.control(club.mod, "off")
    assert list(asked.buttons) == ["Only this one", "The whole series"]
    await club.press(club.mod, asked, "Only this one")
    first = (await events.kept()).event
    assert first.close is Close.CALLED_OFF
    (coming,) = await club.archive.events.open_in(club.guild.id)
    following = (await events.ledger.load(coming.id)).event
    assert following.plan.start - first.plan.start == 7 * 24 * 3600 * 1000


async def test_a_start_that_is_wanted_at_once_waits_a_minute_for_those_who_were_called(club: Club) -> None:
    events = EventClub(club, 5)
    await events.announce()
    await events.join()
    await events.control(club.mod, "now")
    for _ in range(2):
        await club.later(1)
    await events.here(*events.people[:4])
    await club.later(1)
    assert (await events.kept()).event.commenced is None
    await club.later(60)
    await club.later(1)
    begun = (await events.kept()).event.commenced
    assert begun is not None
    assert len(begun.persons) == 4
