"""Events are as they were planned: what was filled into the forms is kept, shown, and what is played."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from cogs.events.running.series import next_plan
from cogs.events.running.tables import table_of
from rules.table.table import Running
from tests.bot.club import Club, Seen
from tests.bot.club_events import EventClub
from tests.bot.filling import chosen, fields, filled
from tournaments.entries import Announced
from tournaments.fold import open_tournament
from tournaments.plan import Format, Plan, Rhythm, write_plan
from tournaments.tournament import Close
from words import speech

say = speech("en")


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.events.messages.posts.PACE", 0)


async def set_games(club: Club, draft: Seen, **changes: Any) -> Seen:
    """Fill in the form of a draft's games."""
    shown = await club.mod.click(draft.message, custom_id=draft.control("Game settings"))
    assert shown.modal is not None
    return await club.write(club.mod, shown, filled(shown, changes))


@pytest.mark.parametrize(("format_", "told"), [("evening", "term-minutes"), ("slowcup", "term-turns")])
async def test_the_clock_that_was_chosen_is_shown_and_is_that_of_the_games(club: Club, format_: str, told: str) -> None:
    events = EventClub(club, 4)
    page = await set_games(club, await events.plan(format=format_), match="15|20")
    whistle = say(told, value=15 if format_ == "evening" else 20)
    assert whistle in page.text
    shown = await club.mod.click(page.message, custom_id=page.control("Game settings"))
    assert chosen(fields(shown)["match"]) == ["15|20"]
    events.id = next(one for one in page.ids if ":event:post|" in one).split("|")[1]
    await club.press(club.mod, page, "Post it")
    await club.later(1)
    assert whistle in events.sign_up.text
    await (events.begin() if format_ == "evening" else events.join())
    await events.until_start(-1)
    meeting = (await events.open())[0]
    table = (await club.house.session(table_of((await events.kept()).event, meeting))).table
    assert isinstance(table, Running)
    assert (table.options["match"], table.terms.minutes, table.terms.turns) == (True, 15, 20)


async def test_what_cant_be_a_setting_is_told_and_the_rest_is_kept(club: Club) -> None:
    page = await set_games(
        club, await EventClub(club, 3).plan(game=["dicecup"]), custom_team="\u2060", mode="touristic"
    )
    assert say("form-wrong-text", name=say("option-dicecup-custom-team-name"), longest=24) in page.text
    assert say("option-dicecup-mode", value="touristic", usual="no") in page.text


@pytest.mark.parametrize("name", ["\u200b\u200b\u200b", "\u2060x"])
async def test_what_cant_be_posted_is_changed_where_it_was_written(club: Club, name: str) -> None:
    events = EventClub(club, 3)
    page = await events.plan(name=name, repeat=["weekly"], start="2026-12-24 20:00")
    assert "Post it" not in page.buttons
    shown = await club.mod.click(page.message, custom_id=page.control("Change"))
    found = fields(shown)
    assert chosen(found["repeat"]) == ["weekly"]
    assert found["start"]["value"] == "2026-12-24 20:00"
    filled_in = {"name": "Friday Night", "format": "evening", "game": ["mundialito"], "start": "2026-12-24 20:00"}
    draft = await club.write(club.mod, shown, {**filled_in, "repeat": ["weekly"]})
    assert "Post it" in draft.buttons


async def test_dates_are_read_where_somebody_is_guessed_to_live_and_the_form_says_so(club: Club) -> None:
    events = EventClub(club, 3)
    page = await club.slash(club.mod, "mundialito event")
    (custom_id,) = [one for one in page.ids if one.endswith(":event:new")]
    shown = await club.mod.click(page.message, custom_id=custom_id)
    (about,) = [one["description"] for one in shown.modal["components"] if one["component"]["custom_id"] == "start"]
    assert about == say("event-form-start-about", zone="New York", guess="yes")
    await events.announce(start="2026-12-24 20:00")
    start = (await events.kept()).event.plan.start
    assert datetime.fromtimestamp(start / 1000, ZoneInfo("America/New_York")).hour == 20


def test_a_series_on_the_fifth_friday_is_on_it_again_after_months_without_one() -> None:
    zone, days = "Europe/Berlin", []
    start = round(datetime(2026, 7, 31, 20, tzinfo=ZoneInfo(zone)).timestamp() * 1000)
    plan: Plan | None = Plan("Friday", Format.EVENING, "mundialito", start, zone=zone, rhythm=Rhythm.MONTHLY)
    for _ in range(4):
        assert plan is not None
        days.append(f"{datetime.fromtimestamp(plan.start / 1000, ZoneInfo(zone)):%d.%m.}")
        event = open_tournament("aaaaaa", "0" * 64, Announced(1, write_plan(plan), ""), plan.start)
        plan = next_plan(event, Close.OVER, plan.start)
    assert days == ["31.07.", "28.08.", "25.09.", "30.10."]
