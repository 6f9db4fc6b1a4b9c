"""An evening: people join, are called, come, are paired and play; it ends with a podium."""

from __future__ import annotations

import pytest

from ratings import season_of
from tests.bot.club import Club
from tests.bot.club_events import MINUTE, EventClub
from tournaments.results import honours_of
from words import speech
from words.profiles import Title, tell_title

SAY = speech("en")


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.events.messages.posts.PACE", 0)


async def test_an_evening_of_four_is_planned_played_and_won(club: Club) -> None:
    events = EventClub(club, 4)
    sign_up = await events.announce()
    assert "Friday Night" in sign_up.text
    assert "Nobody yet" in sign_up.text
    await events.join()
    await club.later(1)
    assert "4 in:" in events.sign_up.text
    await events.until_start(15 * MINUTE - 1)
    assert "0 of 4 here" in events.round.text or "Nobody is here yet" in events.round.text
    assert {who.id for who in events.people} in [set(people) for _, people in club.mentions]
    await events.here()
    await club.later(1)
    assert "4 of 4 here" in events.round.text
    await events.until_start(-1)
    assert len(await events.open()) == 2
    assert "round 1 of 3" in events.round.text
    for number in (1, 2, 3):
        assert f"round {number} of 3" in events.round.text
        await events.play_round()
    event = (await events.kept()).event
    assert event.close is not None
    assert any("wins Friday Night" in text for text in events.texts()), events.texts()[-3:]


async def test_who_is_on_the_podium_has_it_on_their_profile_with_a_link_to_it(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(name="**Friday** Cup")
    await events.join()
    await events.until_start(15 * MINUTE - 1)
    await events.here()
    await events.play_on()
    await club.quiet()
    places = dict(honours_of((await events.kept()).event))
    end = next(one for one in await club.archive.events.posts_of(events.id) if one.name == "end")
    assert end.message is not None
    for who in events.people:
        profile = await club.slash(who, "mundialito profile")
        words = (await club.press(who, profile, "Show as text")).text
        told = tell_title(Title(places[who.id], None, season_of(club.house.now())), "{}", SAY)
        assert (told.format(r"\*\*Friday\*\* Cup") in words) is (places[who.id] <= 3), words
        link = profile.buttons.get(told.format("**Friday** Cup"))
        assert (link is not None) is (places[who.id] <= 3)
        assert link is None or link["url"].endswith(f"/{end.message.message_id}")


async def test_who_comes_late_finds_how_until_half_the_rounds_have_begun(club: Club) -> None:
    events = EventClub(club, 6)
    await events.announce()
    late, stranger = events.people[4:]
    await events.join(*events.people[:5])
    await events.until_start(15 * MINUTE - 1)
    await events.here(*events.people[:4])
    await events.until_start(-1)
    for who, label in ((late, "I'm here"), (stranger, "Join late")):
        more = await club.press(who, events.sign_up, "More…")
        assert label in more.buttons
        await club.press(who, more, label)
        assert label not in (await club.press(who, events.sign_up, "More…")).buttons
    assert not {"I'm here", "Join late"} & set((await club.press(club.ana, events.sign_up, "More…")).buttons)
    assert "Join late" in events.sign_up.buttons
    await events.play_round()
    assert {late.id, stranger.id} <= set((await events.kept()).event.playing)


async def test_who_joins_after_everybody_was_called_is_there_and_plays(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(start="in 10 minutes")
    await club.later(1)
    first, *others = events.people
    for _ in range(2):  # a second press changes nothing
        seen = await club.press(first, events.sign_up, "I'm here")
        assert SAY("event-here-noted") in seen.text
    assert SAY("event-signup-called", place="{}").split("{}")[0] in events.sign_up.text
    for who in others:
        assert SAY("event-here-noted") in (await events.control(who, "join")).text  # from a post that wasn't renewed
    await events.until_start(-1)
    assert set((await events.kept()).event.playing) == {who.id for who in events.people}
    assert len(await events.open()) == 2
    assert SAY("event-back-not-needed") in (await events.control(first, "here")).text
