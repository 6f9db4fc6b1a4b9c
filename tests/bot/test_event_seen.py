"""How events are seen: at boards, in files that can be checked, in mentions; and what it costs to show them."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from cogs.events.running.keeper import Keeper
from cogs.events.running.tables import table_of
from tests.bot.club import Club
from tests.bot.club_events import MINUTE, EventClub
from tournaments.verify import verify
from words import speech

say = speech("en")


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.events.messages.posts.PACE", 0)


def count_reads(club: Club, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count from now on what is read from the archive, by name."""
    found: Counter[str] = Counter()
    archive: Any = club.archive
    strand = archive.events._reader
    real = strand.run

    async def counted(*given: Any, **named: Any) -> Any:
        found["read"] += 1
        return await real(*given, **named)

    monkeypatch.setattr(strand, "run", counted)
    return found


async def test_only_those_who_joined_are_mentioned_once_at_the_roll_call(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(name="@everyone <@1>")
    await events.join()
    await club.later(1)
    assert club.mentions == []
    await events.until_start(15 * MINUTE - 1)
    assert [set(people) for _, people in club.mentions] == [{who.id for who in events.people}]
    await events.here()
    await events.until_start(-1)
    event_places = {club.table.id, (await events.kept()).head.thread_id}
    await events.play_on()
    assert len([place for place, _ in club.mentions if place in event_places]) == 1


async def test_a_games_board_and_its_replay_say_of_which_event_it_is(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    line = say("event-game-line", name="Friday Night", stage=say("event-where", kind="round", letter="", number=1))
    assert events.count(line) == 2
    await events.play_round()
    assert events.count(line) == 2
    table = table_of((await events.kept()).event, (await events.kept()).event.meeting(1))
    replay = await club.slash(club.ana, "mundialito replay", table=table)
    assert replay


async def test_everybody_reads_at_their_game_whether_it_is_their_turn(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    meeting = next(one for one in await events.open())
    first = await events.first_mover(meeting)
    told = {one: (await events.control(events.who(one), "mine")).text for one in meeting.people}
    assert [("It's your turn." in text, one == first) for one, text in told.items()].count((True, True)) == 1
    assert sum("It isn't your turn at the moment." in text for text in told.values()) == 1
    page = await club.slash(events.who(first), "mundialito event")
    (matches,) = [one for one in page.ids if one.endswith(":event:matches")]
    assert "**your turn**" in (await club.forge(events.who(first), page, matches)).text


async def test_who_posts_an_event_right_before_its_start_is_told_of_the_roll_call(club: Club) -> None:
    for start, word in (("in 10 minutes", "I'm here"), ("in 2 hours", "Join")):
        draft = await EventClub(club, 3).plan(name=start, start=start)
        assert f"Press **{word}** there" in (await club.press(club.mod, draft, "Post it")).text


async def test_a_roll_call_stays_true_when_it_is_read_later(club: Club) -> None:
    events = EventClub(club, 3)
    await events.announce()
    await events.join()
    await events.until_start(15 * MINUTE - 1)
    start = (await events.kept()).event.plan.start // 1000
    assert events.count(f"Start: <t:{start}:t> (<t:{start}:R>).") == 1


async def test_the_file_of_an_event_can_be_checked(club: Club) -> None:
    events = EventClub(club, 5)
    await events.announce()
    await events.begin()
    assert say("event-not-now") in (await events.control(club.ana, "file")).text
    await events.play_on()
    more = await events.control(club.ana, "more")
    shown = await club.press(club.ana, more, "Fair dice file")
    (attached,) = shown.message.attachments
    told = list(verify(json.loads(club.env.backend.cdn.get(attached.url) or b"")))
    assert len(told) > 6


async def test_a_round_of_64_is_shown_with_few_reads(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    events = EventClub(club, 64)
    await events.announce()
    await events.begin()
    feature = club.bot.desk.extras._known["events"]
    kept = await events.kept()
    reads = count_reads(club, monkeypatch)
    for name in ("signup", "round-1"):
        await feature.messages.compose(kept, name, picture=True, calls=False)
    assert reads["read"] < 12
    reads.clear()
    keeper: Keeper = feature.keeper
    assert await keeper._blocks(kept.event) == ()
    assert reads["read"] <= 64
    reads.clear()
    session = await club.house.session(table_of(kept.event, kept.event.meetings[0]))
    await feature.lines(session, say)
    assert reads["read"] == 0


async def test_threads_are_used_again_and_archived_in_the_end(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    await events.play_on()
    await club.later(1)
    channels = {one.channel for one in (await events.kept()).event.meetings}
    assert len(channels) == 2
    for channel in channels:
        thread = club.bot.get_channel(channel)
        assert thread is None or getattr(thread, "archived", False)
    told = [text for text in events.texts() if text]
    assert len(told) == len(set(told))
