"""Events in the archive: a step is saved once, what is to be shown outlives a crash, and who is erased is gone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from data import Archive, Entry, EventHead, EventPhase, Message, StaleNumber, TooMany
from data.fleet import Cluster
from data.sql.events import EventStore
from tests.data.making import SEED

CUP = EventHead("cup234", 5, 50, SEED, EventPhase.COMING, 1000, 100)


def joined(person: int, at: int = 200) -> Entry:
    return Entry(at, f'{{"is":"SignedUp","person":{person},"press":"7"}}')


async def announce(archive: Archive, head: EventHead = CUP) -> None:
    await archive.events.draft(head, (Entry(100, '{"is":"Announced","person":11}'),))
    await archive.events.announce(replace(head, number=1), ("signup",), 3)


async def an_event_is_kept(archive: Archive) -> None:
    """An event is announced, joined, shown, looked at, put in its place, and over; somebody stays away."""
    for _ in range(2):
        await archive.events.draft(CUP, (Entry(100, '{"is":"Announced","person":11}'),))
        assert await archive.events.open_in(5) == ()
    head = replace(CUP, number=1)
    with pytest.raises(StaleNumber):
        await archive.events.announce(replace(CUP, number=2), ("signup",), 3)
    for _ in range(2):
        await archive.events.announce(head, ("signup",), 3)
    await archive.events.discard("cup234")
    await archive.events.append(head, (joined(22), joined(33)), ("signup", "rules"), {22, 33})
    stored = await archive.events.load("cup234")
    assert stored is not None
    assert (stored.head, len(stored.entries)) == (replace(CUP, number=3), 3)
    with pytest.raises(StaleNumber):
        await archive.events.append(head, (joined(44),), new={44})
    assert await archive.events.load("none") is None
    waiting = await archive.events.posts_due(0)
    assert [(post.name, post.wanted, post.shown) for post in waiting] == [("rules", 3, 0), ("signup", 3, 0)]
    await archive.events.mark_tried(waiting[1], 9000)
    assert [post.name for post in await archive.events.posts_due(8999)] == ["rules"]
    await archive.events.mark_shown(waiting[1], 3, Message(50, 60, 300))
    await archive.events.mark_shown(waiting[0], 2, None)
    assert [post.message for post in await archive.events.posts_of("cup234")] == [None, Message(50, 60, 300)]
    assert [post.name for post in await archive.events.posts_due(9000)] == ["rules"]
    assert await archive.events.due(999) == ()
    assert await archive.events.due(1000) == ("cup234",)
    await archive.events.put_off("cup234", 3, 5000)
    assert await archive.events.due(4999) == ()
    await archive.events.hurry("cup234")
    assert await archive.events.due(0) == ("cup234",)
    await archive.events.renew("cup234", "signup")
    await archive.events.place("cup234", 70, None)
    await archive.events.place("cup234", None, 80)
    (found,) = await archive.events.open_in(5)
    assert (found.thread_id, found.calendar_id) == (70, 80)
    assert [head.id for head in await archive.events.naming(22)] == ["cup234"]
    await archive.events.append(found, (Entry(900, '{"is":"Concluded"}'),))
    await archive.events.close("cup234")
    assert await archive.events.open_in(5) == ()
    assert [head.id for head in await archive.events.over_in(5)] == ["cup234"]
    await archive.events.note_absence(5, -9, 7000, "cup234")
    await archive.events.note_absence(5, -9, 8000, "cup234")
    assert await archive.events.absence(5, -9) == (1, 7000)
    await archive.events.note_absence(5, -9, 8000, "next22")
    assert await archive.events.absence(5, -9) == (2, 8000)
    await archive.events.forgive(5, (-9,), "cup234")
    assert await archive.events.absence(5, -9) == (2, 8000)
    await archive.events.forgive(5, (-9,), "next22")
    assert await archive.events.absence(5, -9) is None
    await archive.events.note_absence(5, -9, 8000, "next22")
    await archive.events.forgive(5, (-9,))
    assert await archive.events.absence(5, -9) is None


async def test_an_event_is_kept(archive: Archive) -> None:
    await an_event_is_kept(archive)


async def test_a_server_has_so_many_events_at_once(archive: Archive) -> None:
    for name in ("a", "b", "c"):
        assert await archive.events.load(name) is None
        await announce(archive, replace(CUP, id=name))
    with pytest.raises(TooMany):
        await announce(archive, replace(CUP, id="d"))
    await announce(archive, replace(CUP, id="d", guild_id=6))
    await archive.events.append(replace(CUP, id="a", number=1, phase=EventPhase.OVER), ())
    await announce(archive, replace(CUP, id="d"))


async def test_a_post_that_was_wanted_again_meanwhile_still_waits(archive: Archive) -> None:
    await announce(archive)
    (post,) = await archive.events.posts_due(0)
    await archive.events.append(replace(CUP, number=1), (joined(22),), ("signup",), {22})
    await archive.events.mark_shown(post, 1, Message(50, 60, 300))
    (still,) = await archive.events.posts_due(0)
    assert (still.wanted, still.shown, still.message) == (2, 1, Message(50, 60, 300))


async def test_whoever_is_erased_is_a_stand_in_in_events_and_everybody_hears_of_it(archive: Archive) -> None:
    await announce(archive)
    await archive.events.append(replace(CUP, number=1, due=10**12), (joined(22),), ("signup",), {22})
    (post,) = await archive.events.posts_due(0)
    await archive.events.mark_shown(post, 2, Message(50, 60, 300))
    kept = await archive.privacy.collect(22)
    assert kept.events == ({"event_id": "cup234", "guild_id": 5, "phase": "coming", "created_at": 100},)
    await archive.privacy.erase(22, -7, frozenset(), 1000)
    stored = await archive.events.load("cup234")
    assert stored is not None
    assert '"person":-7' in stored.entries[1].text
    assert await archive.events.naming(22) == ()
    assert await archive.events.due(0) == ("cup234",)
    assert [one.name for one in await archive.events.posts_due(0)] == ["signup"]


async def test_events_go_with_their_server(archive: Archive) -> None:
    await announce(archive)
    await archive.events.note_absence(5, -9, 8000, "cup234")
    await archive.departures.note(5, 100)
    while await archive.departures.forget(5, 200, 300):
        pass
    assert await archive.events.load("cup234") is None
    assert await archive.events.absence(5, -9) is None


async def test_a_process_looks_after_the_events_of_its_own_servers(archive: Archive) -> None:
    await announce(archive)
    seen = 0
    for number in range(2):
        store = EventStore(archive._writer, archive._reader, Cluster(number, 2))
        seen += len(await store.due(1000)) + len(await store.posts_due(0))
    assert seen == 2


async def test_a_draft_is_discarded_with_all_that_it_says(archive: Archive) -> None:
    await archive.events.draft(CUP, (Entry(100, '{"is":"Announced","person":11}'),))
    await archive.events.discard("cup234")
    assert await archive.events.load("cup234") is None
    assert await archive.events.naming(11) == ()


async def test_whoever_stayed_away_is_told_so(archive: Archive) -> None:
    await archive.events.note_absence(5, await archive.shadow(11), 8000, "cup234")
    assert (await archive.privacy.collect(11)).against == ({"kind": "absence", "at": 8000},)
    assert (await archive.privacy.collect(22)).against == ()


async def test_a_step_that_names_somebody_who_was_erased_meanwhile_is_judged_again(archive: Archive) -> None:
    await announce(archive)
    head = replace(CUP, number=1)
    await archive.events.append(head, (joined(22), joined(33)), new={22, 33})
    await archive.privacy.erase(22, -5, frozenset(), 500)
    step = (Entry(600, '{"is":"Commenced","persons":[22,33]}'),)
    with pytest.raises(StaleNumber):
        await archive.events.append(replace(head, number=3), step)
    stored = await archive.events.load("cup234")
    assert stored is not None
    assert not [entry for entry in stored.entries if "22" in entry.text]
    await archive.events.append(replace(head, number=3), (Entry(600, '{"is":"Commenced","persons":[-5,33]}'),))
