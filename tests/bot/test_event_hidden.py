"""Events belong to a channel: nobody hears of one from whom it is hidden, and none is posted where no table opens."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.club import Club
from tests.bot.club_events import EventClub
from tests.bot.server_pages import fill, owner_of
from tests.bot.test_hidden import elsewhere, hide
from words import speech

say = speech("en")
#: What the controls of one event do.
OF_ONE = (
    *("open", "join", "leave", "here", "back", "mine", "watch", "table", "why", "more", "file", "again"),
    *("now", "pause", "continue", "remove", "letin", "correct", "off"),
)


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.events.messages.posts.PACE", 0)


def moderator(club: Club, name: str) -> Any:
    """Somebody else who moderates the server."""
    found = club.member(name)
    crew = next(one for one in club.guild._guild.roles.values() if one.name == "Crew")
    club.guild._guild.members[found.id].role_ids.append(crew.id)
    return found


async def test_nobody_hears_of_an_event_whose_channel_is_hidden_from_them(club: Club) -> None:
    events, staff, boss = EventClub(club, 4), club.guild.create_text_channel("staff"), moderator(club, "Boss")
    await events.announce(channel=staff)
    await events.join(*events.people)
    for who in (club.ana, boss):
        hide(club, who, staff)
    before = (await events.kept()).event.number
    head = events.sign_up.ids[0].rpartition(":event:")[0]
    for who in (club.ana, boss):
        page = await club.slash(who, "mundialito event", club.lounge)
        assert page.text.startswith(say("event-page-none", may="yes" if who is boss else "no"))
        assert "Open" not in page.buttons
        on = await elsewhere(club, who)
        for what in OF_ONE:
            for argument in ("", "yes"):
                seen = await club.forge(who, on, f"{head}:event:{what}|{events.id}|{argument}")
                told = "event-organisers-only" if what == "again" and who is club.ana else "event-gone"
                assert seen.text == say(told), what
        mine = await club.forge(who, on, f"{head}:event:matches")
        assert mine.text == say("event-matches-none")
    assert (await events.kept()).event.number == before
    assert "Friday Night" in (await club.slash(club.ben, "mundialito event", club.lounge)).text
    await events.control(club.mod, "off", "yes")
    assert "Friday Night" not in (await club.slash(club.ana, "mundialito event", club.lounge)).text
    assert "Friday Night" in (await club.slash(club.ben, "mundialito event", club.lounge)).text


async def test_an_event_is_posted_only_where_tables_may_open(club: Club) -> None:
    early = await EventClub(club, 3).plan()
    await fill(club, owner_of(club), "srvrooms", channels=[club.lounge])
    elsewhere_only = say("tables-elsewhere", places=f"<#{club.lounge.id}>")
    assert (await club.press(club.mod, early, "Post it")).text == elsewhere_only
    assert (await EventClub(club, 3).plan()).text == elsewhere_only
    assert not await club.archive.events.open_in(club.guild.id)
    page = await EventClub(club, 3).plan(channel=club.lounge)
    assert "Post it" in page.buttons
