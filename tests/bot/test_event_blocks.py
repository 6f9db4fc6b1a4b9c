"""Whoever blocked whom never meets, nobody is told, and everybody else plays on."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.club_events import EventClub
from tournaments.standings import add_up
from tournaments.tournament import Close
from words import speech

say = speech("en")


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.events.messages.posts.PACE", 0)


async def test_people_who_blocked_each_other_never_meet_and_nobody_is_told(club: Club) -> None:
    events = EventClub(club, 5)
    await events.announce()
    await club.archive.people.block(club.ana.id, club.ben.id, 10)
    await events.begin()
    await events.play_on()
    event = (await events.kept()).event
    assert event.apart == {frozenset((club.ana.id, club.ben.id))}
    assert not [one for one in event.meetings if {club.ana.id, club.ben.id} <= set(one.people)]
    assert not any("block" in text.lower() for text in events.texts())
    assert isinstance(event.close, Close)


async def test_who_blocked_everybody_is_free_and_the_others_play_on(club: Club) -> None:
    events = EventClub(club, 6)
    await events.announce()
    for other in events.people[1:]:
        await club.archive.people.block(club.ana.id, other.id, 10)
    await events.begin()
    (first,) = (await events.kept()).event.rounds
    (other,) = set(first.free) - {club.ana.id}
    line = next(text for text in events.round.text.splitlines() if "free this round: 1 point" in text)
    assert "Ana" in line
    assert other != club.ana.id
    why = await events.control(club.ben, "why", "1")
    assert why.text.count("there's nobody to play in this round") == 2
    assert say("event-match-free", format="evening") in (await events.control(club.ana, "mine")).text
    await events.play_round()
    assert "**Ana** · no game this round" in events.round.text
    assert say("event-match-free", format="groups") in (await events.control(club.ana, "mine")).text
    await events.play_on()
    event = (await events.kept()).event
    assert (event.close, event.round) == (Close.OVER, 4)
    assert add_up(event, [club.ana.id])[club.ana.id] == 1
    assert not any("block" in text.lower() for text in events.texts())


async def test_an_evening_in_which_nobody_can_play_says_so(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    for one in events.people:
        for other in events.people:
            if other is not one:
                await club.archive.people.block(one.id, other.id, 10)
    await events.begin()
    await club.later(1)
    assert (await events.kept()).event.close is Close.NO_PAIRING
    assert events.count("No pairing was possible, so it didn't begin.") == 1
    assert events.count("can't open threads") == 0
