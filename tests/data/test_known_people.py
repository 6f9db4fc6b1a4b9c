"""What a lone process keeps in memory about people is always as saved."""

import asyncio
from typing import Any

import pytest

from data import Archive, Person, cache
from data.fleet import Cluster
from data.sql.people import PersonStore
from tests.data.making import step


async def test_somebody_is_read_once_until_they_change(archive: Archive, reads: list[Any]) -> None:
    await archive.people.save(1, {"a": 1})
    for _ in range(3):
        assert (await archive.people.person(1)).prefs == {"a": 1}
    assert len(reads) == 1
    await archive.people.save(1, {"a": 2})
    assert (await archive.people.person(1)).prefs == {"a": 2}
    await archive.people.save_dm_channel(1, 7)
    assert await archive.people.person(1) == Person(1, 7, {"a": 2})
    await archive.people.forget_dm_channel(1, 7)
    assert await archive.people.person(1) == Person(1, None, {"a": 2})


async def test_a_change_is_seen_even_if_its_caller_gave_up(archive: Archive) -> None:
    assert await archive.people.person(1) == Person(1)
    saving = asyncio.create_task(archive.people.save(1, {"a": 1}))
    await asyncio.sleep(0)
    saving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await saving
    assert await archive.people.person(1) in (
        Person(1),
        Person(1, None, {"a": 1}),
    )  # read before it was saved, or after
    await archive.people.save(2, {})  # saved after it
    assert (await archive.people.person(1)).prefs == {"a": 1}


async def test_whoever_names_somebody_erased_is_read_again(archive: Archive) -> None:
    await archive.people.save(4, {"blocked": [1]})
    await archive.people.save(5, {"blocked": [4]})
    for person in (4, 5):
        assert (await archive.people.person(person)).prefs
    await archive.privacy.erase(4, -4, await archive.privacy.naming(4), 5)
    assert await archive.people.person(4) == Person(4)
    assert (await archive.people.person(5)).prefs == {"blocked": [await archive.shadow(4)]}


async def test_whoever_loses_their_names_with_a_server_is_read_again(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", people=((4, 0),)))
    await archive.people.save(4, {"name": "Ana", "a": 1})
    assert (await archive.people.person(4)).prefs == {"name": "Ana", "a": 1}
    await archive.departures.note(5, 10)
    while await archive.departures.forget(5, 11, 12):
        pass
    assert (await archive.people.person(4)).prefs == {"a": 1}


@pytest.fixture
def two(archive: Archive) -> tuple[PersonStore, PersonStore]:
    """The people of two processes."""
    opened: Any = archive
    one, other = (PersonStore(opened._writer, opened._reader, Cluster(number, 2)) for number in range(2))
    return one, other


async def test_what_one_of_several_processes_changes_is_seen_by_the_others_at_once(
    two: tuple[PersonStore, PersonStore],
) -> None:
    one, other = two
    for number in range(3):
        await one.save(1, {"a": number})
        assert (await other.person(1)).prefs == {"a": number}


async def test_what_needs_not_be_the_latest_is_read_again_after_a_while(
    two: tuple[PersonStore, PersonStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    now = 0.0
    monkeypatch.setattr(cache, "steady", lambda: now)
    await one.save(1, {"a": 1})
    for people in two:
        assert (await people.lately(1)).prefs == {"a": 1}
    await one.save(1, {"a": 2})
    assert (await one.lately(1)).prefs == {"a": 2}
    assert (await other.lately(1)).prefs == {"a": 1}
    now = cache.FRESH
    assert (await other.lately(1)).prefs == {"a": 2}
    await one.save(1, {"a": 3})
    other.reread(1)
    assert (await other.lately(1)).prefs == {"a": 3}


async def test_a_server_that_is_forgotten_is_read_again(archive: Archive) -> None:
    await archive.servers.save(5, {"a": 1})
    assert (await archive.servers.server(5)).prefs == {"a": 1}
    await archive.departures.note(5, 10)
    while await archive.departures.forget(5, 11, 12):
        pass
    assert (await archive.servers.server(5)).prefs == {}


@pytest.fixture
def reads(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Everything that the archive reads from now on."""
    opened: Any = archive
    done, run = list[Any](), opened._reader.run

    async def noted(work: Any) -> Any:
        done.append(work)
        return await run(work)

    monkeypatch.setattr(opened._reader, "run", noted)
    return done
