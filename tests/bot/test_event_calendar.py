"""Discord's own calendar gets an event, too, where the bot may create events; nothing depends on it."""

from __future__ import annotations

from datetime import datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from tests.bot.club import Club
from tests.bot.club_events import MINUTE, EventClub, pass_time
from tests.bot.test_hidden import hide


class Entries:
    """The entries of a server's calendar, and what happened to them."""

    def __init__(self) -> None:
        self.made: list[dict[str, Any]] = []
        self.moved: list[datetime] = []
        self.places: list[str] = []
        self.status = discord.EventStatus.scheduled
        self.cancelled = 0
        self.fails = False

    async def create(self, guild: discord.Guild, **given: Any) -> Any:
        if self.fails:
            raise RuntimeError
        self.made.append(given)
        return SimpleNamespace(id=77)

    async def fetch(self, guild: Any, number: int) -> Any:
        assert number == 77
        known = {"edit": self.edit, "cancel": self.cancel, "start": self.start, "end": self.end}
        return SimpleNamespace(id=77, status=self.status, **known)

    async def edit(self, *, start_time: datetime, location: str, **given: Any) -> None:
        self.moved.append(start_time)
        self.places.append(location)

    async def start(self) -> Any:
        self.status = discord.EventStatus.active
        return await self.fetch(None, 77)

    async def end(self) -> None:
        self.status = discord.EventStatus.completed

    async def cancel(self) -> None:
        self.cancelled += 1


@pytest.fixture
def entries(monkeypatch: pytest.MonkeyPatch) -> Entries:
    found = Entries()

    async def may(self: Any, guild_id: int) -> bool:
        return True

    monkeypatch.setattr("cogs.events.messages.posts.PACE", 0)
    monkeypatch.setattr("cogs.people.rights.Rights.creates_events", may)
    monkeypatch.setattr(discord.Guild, "create_scheduled_event", lambda guild, **given: found.create(guild, **given))
    monkeypatch.setattr(discord.Guild, "fetch_scheduled_event", lambda guild, number: found.fetch(guild, number))
    return found


async def test_an_event_is_in_the_calendar_as_soon_as_people_can_join(club: Club, entries: Entries) -> None:
    events = EventClub(club, 4)
    await events.announce(name="The *Big* One")
    await club.later(1)
    (made,) = entries.made
    assert made["name"] == "The *Big* One"
    assert str(events.sign_up.message.id) in made["location"]
    assert (await events.kept()).head.calendar_id == 77
    await events.begin()
    await events.play_on()
    assert (len(entries.made), entries.cancelled) == (1, 0)
    assert entries.status is discord.EventStatus.completed


async def test_the_entry_leads_to_a_sign_up_that_took_anothers_place(club: Club, entries: Entries) -> None:
    events = EventClub(club, 4)
    sign_up = await events.announce()
    await club.later(1)
    club.env.backend.delete_message(club.table.id, sign_up.message.id)
    opened = await club.press(club.ana, await club.slash(club.ana, "mundialito event"), "Open")
    await club.press(club.ana, opened, "Join")
    await pass_time(club, 2 * MINUTE)
    await club.press(club.ben, events.sign_up, "Join")
    await club.later(1)
    place = f"{club.guild.id}/{club.table.id}/{events.sign_up.message.id}"
    assert entries.places[-1:] == [f"https://discord.com/channels/{place}"]


async def test_the_entry_is_moved_and_cancelled_with_the_event(club: Club, entries: Entries) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.until_start(15 * MINUTE - 1)
    await events.until_start(-1)
    assert (await events.kept()).event.put_back
    await club.later(1)
    start = (await events.kept()).event.plan.start
    assert [round(one.timestamp() * 1000) for one in entries.moved][-1:] == [start]
    await pass_time(club, 20 * MINUTE)
    assert (await events.kept()).event.close is not None
    assert entries.cancelled == 1


async def test_what_is_called_off_is_cancelled_in_the_calendar(club: Club, entries: Entries) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await club.later(1)
    await events.control(club.mod, "off", "yes")
    await club.later(1)
    assert entries.cancelled == 1


async def test_an_event_in_a_channel_that_not_everybody_sees_is_not_in_the_calendar(
    club: Club, entries: Entries
) -> None:
    staff = club.guild.create_text_channel("staff")
    hide(club, club.ana, staff)
    await EventClub(club, 4).announce(channel=staff)
    await club.later(1)
    assert not entries.made


async def test_an_event_that_cant_be_in_the_calendar_is_held_all_the_same(club: Club, entries: Entries) -> None:
    entries.fails = True
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    assert len(await events.open()) == 2
