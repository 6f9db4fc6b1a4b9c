"""A step of a table is one transaction: all of it is saved, or nothing."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from data import (
    Archive,
    BoardMessage,
    Damaged,
    Duplicate,
    Entry,
    Limits,
    LimitScope,
    Message,
    NewParcel,
    PlaceTaken,
    SetAside,
    StaleNumber,
    Status,
    Timer,
    TooMany,
    open_archive,
)
from testbed.databases import POSTGRES, REFUSED, Database
from tests.data.making import SEED, head, step


async def test_a_table_is_loaded_as_it_was_saved(archive: Archive) -> None:
    timers = (Timer("idle", 9000, None, "x"), Timer("clock", 8000, 1))
    await archive.commit(step("t1", 0, "joined", "began", seed=SEED, timers=timers))
    stored = await archive.tables.load("t1")
    assert stored is not None
    assert stored.head == head(number=2, seed=SEED)
    assert stored.entries == (Entry(1000, "joined"), Entry(1000, "began"))
    assert sorted(stored.timers, key=lambda timer: timer.kind) == sorted(timers, key=lambda timer: timer.kind)


async def test_a_missing_table_is_none(archive: Archive) -> None:
    assert await archive.tables.load("nowhere") is None
    assert await archive.tables.head("nowhere") is None


async def test_everything_is_there_after_reopening(database: Database) -> None:
    async with open_archive(database.where) as archive:
        await archive.commit(step("t1", 0, "a", parcels=(NewParcel("board", "n"),)))
        await archive.commit(step("t1", 1, "b", updated_at=2000))
    async with open_archive(database.where) as archive:
        stored = await archive.tables.load("t1")
        assert stored is not None
        assert [entry.text for entry in stored.entries] == ["a", "b"]
        assert len(await archive.outbox.due(2000)) == 1


async def test_a_step_from_an_older_number_is_refused_with_the_newer_one(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", "b"))
    with pytest.raises(StaleNumber) as refusal:
        await archive.commit(step("t1", 1, "c", parcels=(NewParcel("board", "n"),), timers=(Timer("idle", 1),)))
    assert (refusal.value.after, refusal.value.number) == (1, 2)
    assert await archive.outbox.due(9999) == ()
    assert await archive.timers.due(9999) == ()


async def test_a_step_from_a_future_number_is_refused(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    with pytest.raises(StaleNumber):
        await archive.commit(step("t1", 2, "c"))


async def test_a_step_of_a_missing_table_is_refused(archive: Archive) -> None:
    with pytest.raises(StaleNumber) as refusal:
        await archive.commit(step("t1", 3, "d"))
    assert refusal.value.number == 0


async def test_no_two_tables_share_an_id(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    with pytest.raises(StaleNumber):
        await archive.commit(step("t1", 0, "another", channel_id=8))


async def test_a_step_without_entries_changes_only_the_head(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    await archive.commit(step("t1", 1, channel_id=70, updated_at=2000))
    assert await archive.tables.head("t1") == head(number=1, channel_id=70, updated_at=2000)


async def test_an_interaction_is_handled_once_and_its_number_is_given(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", "b", interaction_id="i"))
    await archive.commit(step("t1", 2, "c"))
    with pytest.raises(Duplicate) as refusal:
        await archive.commit(step("t1", 3, "d", interaction_id="i"))
    assert (refusal.value.table_id, refusal.value.number) == ("t1", 2)


async def test_a_refused_interaction_may_be_repeated(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    with pytest.raises(StaleNumber):
        await archive.commit(step("t1", 0, "b", interaction_id="i"))
    await archive.commit(step("t1", 1, "b", interaction_id="i"))


async def test_a_channel_has_only_one_running_table(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    with pytest.raises(PlaceTaken) as refusal:
        await archive.commit(step("t2", 0, "a"))
    assert (refusal.value.channel_id, refusal.value.table_id) == (7, "t1")
    assert await archive.tables.load("t2") is None


async def test_a_channel_can_have_many_lobbies_but_only_one_of_them_starts(archive: Archive) -> None:
    for place, table_id in enumerate(("t1", "t2")):
        await archive.commit(step(table_id, 0, "opened", status=Status.LOBBY, created_at=place))
    assert [lobby.id for lobby in await archive.tables.lobbies_in(7)] == ["t2", "t1"]
    assert await archive.tables.running_in(7) is None
    await archive.commit(step("t1", 1, "began"))
    assert await archive.tables.running_in(7) == "t1"
    with pytest.raises(PlaceTaken):
        await archive.commit(step("t2", 1, "began"))
    assert [lobby.id for lobby in await archive.tables.lobbies_in(7)] == ["t2"]


async def test_a_channel_is_free_when_its_table_ends(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    await archive.commit(step("t1", 1, "over", status=Status.ENDED, ended_at=2000))
    await archive.commit(step("t2", 0, "a"))
    assert await archive.tables.running_in(7) == "t2"


async def test_a_running_table_cannot_move_to_an_occupied_channel(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    await archive.commit(step("t2", 0, "a", channel_id=8))
    with pytest.raises(PlaceTaken):
        await archive.commit(step("t2", 1, channel_id=7))


async def test_a_puzzle_never_occupies_its_channel(archive: Archive) -> None:
    for table in ("p1", "p2"):
        await archive.commit(step(table, 0, "a", puzzle=3))
    assert await archive.tables.running_in(7) is None
    await archive.commit(step("t1", 0, "a"))
    assert await archive.tables.running_in(7) == "t1"
    await archive.commit(step("p3", 0, "a", puzzle=3))
    await archive.tables.set_aside("p1", "unreadable", 3000)
    await archive.tables.take_back("p1", Status.RUNNING, 4000, (), ())
    with pytest.raises(PlaceTaken):
        await archive.commit(step("t2", 0, "a"))


async def test_a_puzzles_number_never_changes(archive: Archive) -> None:
    await archive.commit(step("p1", 0, "a", puzzle=3))
    await archive.commit(step("p1", 1, "b", updated_at=2000))
    await archive.commit(step("p1", 2, "c", status=Status.ENDED, puzzle=4))
    assert await archive.tables.head("p1") == head("p1", number=3, status=Status.ENDED, puzzle=3)


async def test_a_seed_never_changes(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    await archive.commit(step("t1", 1, "b", seed=SEED))
    await archive.commit(step("t1", 2, "c", seed=bytes(32)))
    await archive.commit(step("t1", 3, "d", status=Status.ENDED))
    stored = await archive.tables.head("t1")
    assert stored is not None
    assert stored.seed == SEED


async def test_an_older_head_does_not_undo_the_message(archive: Archive) -> None:
    message = Message(7, 99, 1500)
    await archive.commit(step("t1", 0, "a"))
    await archive.outbox.mark_posted((), place=BoardMessage("t1", message))
    await archive.commit(step("t1", 1, "b", message=None))
    await archive.commit(step("t1", 2, "c", message=None, status=Status.ENDED))
    stored = await archive.tables.head("t1")
    assert stored is not None
    assert stored.message == message
    assert stored == head(number=3, status=Status.ENDED, message=message)


async def test_a_table_set_aside_frees_its_channel_and_takes_no_more_entries(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", timers=(Timer("idle", 5),), parcels=(NewParcel("board", "n1"),)))
    await archive.tables.set_aside("t1", "an old version", 3000, (NewParcel("notice", "n2"),))
    assert await archive.tables.running_in(7) is None
    assert await archive.timers.due(9999) == ()
    assert [parcel.nonce for parcel in await archive.outbox.due(9999)] == ["n2"]
    stored = await archive.tables.load("t1")
    assert stored is not None
    assert (stored.head.status, stored.head.reason, len(stored.entries)) == (Status.SET_ASIDE, "an old version", 1)
    for status in (Status.RUNNING, Status.SET_ASIDE):
        with pytest.raises(SetAside):
            await archive.commit(step("t1", 1, "b", status=status))
    await archive.tables.set_aside("t1", "again", 4000, (NewParcel("notice", "n2"),))
    assert (await archive.tables.head("t1")) == stored.head


async def test_a_person_and_a_server_cannot_exceed_their_limits(archive: Archive) -> None:
    for place in range(2):
        await archive.commit(step(f"p{place}", 0, "a", channel_id=place, people=((1, 0), (2, None)), guild_id=None))
    limits = Limits(person=2, server=3)
    with pytest.raises(TooMany) as refusal:
        await archive.commit(step("p2", 0, "a", channel_id=2, people=((3, 0), (1, 1)), limits=limits))
    assert (refusal.value.scope, refusal.value.who, refusal.value.limit) == (LimitScope.PERSON, 1, 2)
    # Person 2 was there without a seat, which doesn't count.
    for place in range(3, 5):
        await archive.commit(step(f"p{place}", 0, "a", channel_id=place, people=((2, 0),), limits=limits))
    await archive.commit(step("p5", 0, "a", channel_id=5, limits=limits))
    with pytest.raises(TooMany) as refusal:
        await archive.commit(step("p6", 0, "a", channel_id=6, limits=limits))
    assert (refusal.value.scope, refusal.value.who) == (LimitScope.SERVER, 5)
    # Lobbies are counted separately, and ended ones not at all.
    await archive.commit(step("p6", 0, "a", channel_id=6, status=Status.LOBBY, limits=limits))
    await archive.commit(step("p5", 1, "over", channel_id=5, status=Status.ENDED))
    await archive.commit(step("p6", 1, "began", channel_id=6, limits=limits))


async def test_limits_count_people_who_are_already_seated(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", people=((1, 0),)))
    await archive.commit(step("t2", 0, "a", channel_id=8, status=Status.LOBBY, people=((1, 0),)))
    with pytest.raises(TooMany):
        await archive.commit(step("t2", 1, "began", channel_id=8, limits=Limits(person=1)))


async def test_the_tables_of_an_event_count_towards_nobodys_limits(archive: Archive) -> None:
    for place in range(2):
        await archive.commit(step(f"e{place}", 0, "a", channel_id=place, people=((1, 0),), event="cup"))
    assert await archive.tables.count(5, Status.RUNNING) == await archive.seats.count(1, Status.RUNNING) == 0
    await archive.commit(step("t2", 0, "a", channel_id=7, people=((1, 0),), limits=Limits(person=1, server=1)))
    with pytest.raises(TooMany):
        await archive.commit(step("t3", 0, "a", channel_id=8, people=((1, 0),), limits=Limits(person=1)))


async def test_the_event_of_a_table_is_saved_with_it_and_never_changes(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", event="cup"))
    await archive.commit(step("t1", 1, "b", event="other"))
    await archive.commit(step("t1", 2, "c", status=Status.ENDED))
    assert await archive.tables.head("t1") == head("t1", number=3, status=Status.ENDED, event="cup")


async def test_a_repeated_nonce_is_a_bug_and_saves_nothing(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", parcels=(NewParcel("board", "n"),)))
    with pytest.raises(REFUSED):
        await archive.commit(step("t1", 1, "b", parcels=(NewParcel("board", "n"),)))
    assert (await archive.tables.head("t1")) == head(number=1)


async def test_the_database_refuses_to_change_or_cut_a_journal(archive: Archive, database: Database) -> None:
    await archive.commit(step("t1", 0, "a"))
    for statement in ("UPDATE journal SET entry = 'b'", "DELETE FROM journal"):
        with pytest.raises(REFUSED, match="append-only"):
            database.run(statement)


async def test_the_database_itself_refuses_a_second_entry_of_one_number(archive: Archive, database: Database) -> None:
    await archive.commit(step("t1", 0, "a"))
    with pytest.raises(REFUSED):
        database.run("INSERT INTO journal VALUES ('t1', 1, 0, 'b')")


async def test_a_journal_with_a_gap_is_reported_as_damaged(archive: Archive, database: Database, engine: str) -> None:
    await archive.commit(step("t1", 0, "a", "b", "c"))
    database.run(f"DROP TRIGGER journal_is_never_cut{' ON journal' if engine == POSTGRES else ''}")
    database.run("DELETE FROM journal WHERE number = 2")
    with pytest.raises(Damaged, match="2 journal entries instead of 3"):
        await archive.tables.load("t1")


async def test_an_unreadable_text_is_reported_as_damage(archive: Archive, path: Path) -> None:
    await archive.commit(step("t1", 0, "a"))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("UPDATE tables SET game = CAST(x'ff' AS TEXT)")
    other.close()
    with pytest.raises(Damaged, match="text"):
        await archive.tables.load("t1")


async def test_a_text_that_cannot_be_saved_fails_only_its_own_call(archive: Archive) -> None:
    with pytest.raises(UnicodeEncodeError):
        await archive.commit(step("t1", 0, "\ud800"))
    await archive.commit(step("t1", 0, "a"))


async def test_no_repr_shows_a_seed_or_a_hand(archive: Archive) -> None:
    commit = step(
        "t1",
        0,
        "SECRET",
        seed=b"SECRET",
        timers=(Timer("k", 1, None, "SECRET"),),
        parcels=(NewParcel("hand", "n", "SECRET"),),
    )
    await archive.commit(commit)
    waiting = await archive.outbox.due(9999), await archive.timers.due(9999)
    shown = repr((commit, await archive.tables.load("t1"), waiting))
    assert "SECRET" not in shown
    with pytest.raises(StaleNumber) as refusal:
        await archive.commit(replace(commit, after=7))
    assert "SECRET" not in str(refusal.value)
