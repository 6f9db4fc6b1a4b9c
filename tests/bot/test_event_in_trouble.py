"""Events when something fails: an archive, Discord, the process. No table and no post comes twice, and all ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from cogs.client import Bot
from cogs.events.running.ledger import Ledger
from data import Entry, Unavailable
from host.house import House
from host.intervals import Backoff
from tests.bot.club import Club, QuickThinkers, _opened
from tests.bot.club_events import MINUTE, EventClub, pass_time
from tournaments.tournament import Close
from words import speech

say = speech("en")
#: The calls of the archive's part for events that are made in an evening.
CALLS = ("append", "put_off", "load", "due", "posts_due", "posts_of", "mark_tried", "mark_shown", "place")


@pytest.fixture(autouse=True)
def without_pauses() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cogs.events.messages.posts.PACE", 0)
        patch.setattr(Backoff, "resting", lambda self: set())  # it goes by another clock
        yield


@asynccontextmanager
async def troubled(path: Path) -> AsyncIterator[Club]:
    """A club in which errors may be logged."""
    with capture_logs():
        async with _opened(path, None) as club:
            yield club


async def restart(events: EventClub) -> None:
    """Kill the bot and start another one with the same archive."""
    club = events.club
    house = House(club.archive, club.studio, QuickThinkers(), club.house.limits, club.clock)  # type: ignore[arg-type]
    club.house.listeners.clear()
    club.house, club.bot = house, Bot(house)
    await club.env.restart_bot(club.bot)
    club.stop_time()
    events.ledger = Ledger(house)


async def finish(events: EventClub) -> None:
    """Let the evening be played to its end, whatever waits meanwhile."""
    for _ in range(30):
        event = (await events.kept()).event
        if event.close is not None:
            break
        for meeting in await events.open():
            await events.win(meeting, meeting.people[0])
        await pass_time(events.club, 3 * MINUTE, 62)
    await pass_time(events.club, 30 * MINUTE, 300)


async def check_once(events: EventClub) -> None:
    """Nothing is there twice, and everything was said."""
    event = (await events.kept()).event
    assert event.close is Close.OVER
    assert len({frozenset(one.people) for one in event.meetings}) == len(event.meetings) == 6
    for what in ("join", "here"):
        assert len(events.seen(what)) <= 1
    headings = Counter(text.splitlines()[0] for text in events.texts() if text.startswith("### Friday Night · round"))
    assert set(headings.values()) == {1}
    assert len(headings) == 3
    results = Counter(text for text in events.texts() if " beat " in text and "(round" in text)
    assert set(results.values()) == {1}
    assert len(results) == 6
    assert events.count("wins Friday Night") + events.count("share first place") == 1
    assert not await events.club.archive.tables.open_in(events.club.guild.id, 100)


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("after", [False, True])
async def test_an_archive_that_fails_at_each_call_holds_up_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, after: bool
) -> None:
    async with troubled(tmp_path / "db") as club:
        events = EventClub(club, 4)
        await events.announce()
        await events.join()
        store: Any = club.archive.events
        real, count = getattr(store, call), [0]

        async def failing(*given: Any, **named: Any) -> Any:
            count[0] += 1
            if count[0] % 3 or count[0] > 60:
                return await real(*given, **named)
            if after:
                await real(*given, **named)
            raise Unavailable

        if call == "place":
            monkeypatch.setattr(store, call, failing)
        await events.until_start(15 * MINUTE - 1)
        await pass_time(club, MINUTE)
        await events.here()
        await events.until_start(30)
        monkeypatch.setattr(store, call, failing)
        for number in range(20):
            with suppress(Unavailable):  # as the scheduler does
                await club.later(12)
                for meeting in await events.open() if number > 8 else ():
                    await events.win(meeting, meeting.people[0])
        monkeypatch.setattr(store, call, real)
        await finish(events)
        assert count[0]
        await check_once(events)


@pytest.mark.proof
@pytest.mark.parametrize("every", [1, 3])
async def test_a_bot_that_is_killed_after_every_save_does_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    async with troubled(tmp_path / "db") as club:
        events = EventClub(club, 4)
        await events.announce()
        await events.join()
        await events.until_start(15 * MINUTE - 1)
        await events.here()
        killed = [0]
        for _ in range(40 if every == 1 else 8):
            if (await events.kept()).event.close is not None:
                break
            killed[0] = 0
            _kill_after(monkeypatch, club, every, killed)
            for meeting in await events.open():
                await events.win(meeting, meeting.people[0])
            await club.later(61)
            monkeypatch.undo()
            await restart(events)
            await club.later(61)
        await finish(events)
        await check_once(events)


def _kill_after(patch: pytest.MonkeyPatch, club: Club, every: int, killed: list[int]) -> None:
    """Let every save of an event be the last thing that the bot does."""
    store: Any = club.archive.events
    for name in ("append", "mark_tried", "mark_shown"):
        real = getattr(store, name)

        async def dying(*given: Any, _real: Any = real, **named: Any) -> Any:
            if killed[0] > every:
                raise Unavailable
            found = await _real(*given, **named)
            killed[0] += 1
            if killed[0] > every:
                raise Unavailable
            return found

        patch.setattr(store, name, dying)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("POST", "/channels/*/messages", 500, 0),
        ("POST", "/channels/*/messages", 403, 50013),
        ("PATCH", "/channels/*/messages/*", 500, 0),
        ("PATCH", "/channels/*/messages/*", 403, 50005),
        ("PATCH", "/channels/*/messages/*", 404, 10008),
        ("POST", "/channels/*/threads", 500, 0),
        ("POST", "/channels/*/threads", 403, 50013),
        ("POST", "/channels/*/threads", 400, 160006),
        ("POST", "/channels/*/messages/*/threads", 500, 0),
        ("POST", "/channels/*/messages/*/threads", 403, 50013),
        ("GET", "/channels/*/messages", 500, 0),
    ],
)
async def test_discords_errors_hold_up_an_evening_only_for_a_while(
    tmp_path: Path, method: str, path: str, status: int, code: int
) -> None:
    async with troubled(tmp_path / "db") as club:
        events = EventClub(club, 4)
        await events.announce()
        await events.join()
        await events.until_start(15 * MINUTE - 1)
        await events.here()
        await events.until_start(30)
        club.env.inject_error(method, path, status=status, code=code, times=4)
        await pass_time(club, 4 * MINUTE, 10)
        club.env.backend.faults.clear()
        await finish(events)
        event = (await events.kept()).event
        assert event.close is Close.OVER
        assert events.count("wins Friday Night") + events.count("share first place") + events.count("no winner") >= 1


async def test_without_the_right_to_attach_files_everything_is_said_in_words(club: Club) -> None:
    bot = club.as_member(club.bot.user.id)  # type: ignore[union-attr]
    room = club.guild.create_text_channel("room", overwrites={bot: discord.PermissionOverwrite(attach_files=False)})
    events = EventClub(club, 4)
    await events.announce(channel=room, format="cup")
    await events.begin()
    await events.play_on()
    assert (await events.kept()).event.close is Close.OVER


async def test_an_event_whose_thread_was_deleted_goes_on_in_its_channel(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    thread = (await events.kept()).head.thread_id
    assert thread not in (0, club.table.id)
    club.env.backend.delete_channel(thread)
    await events.play_round()
    await pass_time(club, 2 * MINUTE)
    await events.play_on()
    assert (await events.kept()).head.thread_id == club.table.id
    assert events.count("wins Friday Night") + events.count("share first place") >= 1


async def test_a_game_whose_thread_was_deleted_is_decided(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    meeting = (await events.open())[0]
    club.env.backend.delete_channel(meeting.channel)
    await pass_time(club, 50 * MINUTE)
    assert (await events.kept()).event.meeting(meeting.number).decision is not None


async def test_an_event_whose_channel_was_deleted_ends(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(channel=club.lounge)
    await events.join()
    club.env.backend.delete_channel(club.lounge.id)
    await events.until_start(15 * MINUTE - 1)
    await pass_time(club, 40 * MINUTE)
    assert (await events.kept()).event.close in (Close.LOST, Close.TOO_FEW)
    assert not await club.archive.events.posts_due(club.house.now() + 10**10)


async def test_a_deleted_sign_up_is_posted_again(club: Club) -> None:
    events = EventClub(club, 4)
    sign_up = await events.announce()
    club.env.backend.delete_message(club.table.id, sign_up.message.id)
    page = await club.slash(club.ana, "mundialito event")
    opened = await club.press(club.ana, page, "Open")
    await club.press(club.ana, opened, "Join")
    await club.later(1)
    assert "1 in" in events.sign_up.text
    assert len(events.seen("join")) == 1


async def test_the_doctor_lists_events_and_has_their_messages_tried_again(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce(name="Friday *Night*")
    told = (await club.slash(club.mod, "mundialito-admin doctor")).text
    place = f"<#{(await events.kept()).head.thread_id or (await events.kept()).head.channel_id}>"
    line = {"event": events.id, "name": r"Friday \*Night\*", "place": place}
    assert say("doctor-event", state="coming", waiting=0, **line) in told

    await events.join(events.people[0])
    (post,) = [one for one in await club.archive.events.posts_of(events.id) if one.name == "signup"]
    assert await club.archive.events.mark_tried(post, club.house.now() + 60 * MINUTE * 1000)
    told = (await club.slash(club.mod, "mundialito-admin doctor")).text
    assert say("doctor-event", state="coming", waiting=1, **line) in told
    await club.later(1)
    assert "1 in:" in events.sign_up.text
    assert (await club.archive.counts()).events == 1


async def test_the_doctor_says_that_an_event_cant_be_read(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    kept = await events.kept()
    await club.archive.events.append(kept.head, [Entry(club.house.now(), "[]")])
    told = (await club.slash(club.mod, "mundialito-admin doctor")).text
    state = say("doctor-event", event=events.id, name="?", place="", state="unreadable", waiting=0).split(" · ")[-1]
    assert state in told
