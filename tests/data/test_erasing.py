"""Somebody who wants to be forgotten leaves no trace in the database, and the games of others stay whole."""

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from data import DAY, Archive, Commit, Hand, NewParcel, PuzzleTry, Status, StillNamed, open_archive
from data.copies.check import check
from data.engine.connection import Connection, Shared
from data.folding import fold_stored
from data.sql import erasing
from data.sql.results import count_alone
from data.stand_ins import new_stand_in, rename_person
from ratings import Scope
from rules.table.entries import Entry as AnyEntry
from rules.table.entries import Opened, Started
from rules.table.journal import write
from rules.table.results import Earlier, game_result
from testbed.databases import Database
from tests.data.making import finished, played, step

ANA, BEN, GONE = 111222333444555666, 777888999000111222, -5


def traces(path: Path, *texts: str) -> list[str]:
    """Which of these texts any file of the database still holds, free pages and the log included."""
    content = b"".join(file.read_bytes() for file in path.parent.iterdir() if file.name.startswith(path.name))
    numbers = [int(text).to_bytes(8, "big") for text in texts if text.isdigit()]
    return [text for text in texts if text.encode() in content] + [str(one) for one in numbers if one in content]


def game(table: str, place: int, *, moves: int = 400, status: Status = Status.ENDED) -> Commit:
    """A real game of Ana and Ben."""
    made = played(table, place, moves=moves, status=status)
    entries = tuple(type(one)(one.at, rename_person(rename_person(one.text, 11, ANA), 22, BEN)) for one in made.entries)
    assert made.result is not None
    sitters = tuple(replace(one, person={11: ANA, 22: BEN}[one.person or 0]) for one in made.result.sitters)
    return replace(made, entries=entries, people=((ANA, 0), (BEN, 1)), result=replace(made.result, sitters=sitters))


async def everything(archive: Archive) -> None:
    """Ana has left something wherever a person can."""
    await archive.commit(game("t1", 1))
    await archive.commit(
        step(
            "t2",
            0,
            write(Opened("any", 1, BEN, {}, {}, (ANA,))),
            status=Status.ENDED,
            people=((BEN, 0),),
            parcels=(
                NewParcel("board", "n1", json.dumps({"ping": [ANA, BEN]})),
                NewParcel("hand", "n2", json.dumps({"person": ANA, "reason": "left", "call": False})),
                NewParcel("hand", "n3", json.dumps({"person": ANA, "reason": "turn", "call": False})),
            ),
            mentions=((ANA, f"invitation/{BEN}"), (BEN, f"invitation/{ANA}")),
            opener=ANA,
            interaction_id="i",
        )
    )
    await archive.commit(
        step(
            "t3",
            0,
            "an entry that nobody can read " + str(ANA),
            guild_id=None,
            status=Status.ENDED,
            channel_id=9,
            people=((ANA, 0),),
            parcels=(NewParcel("board", "n4", json.dumps({"ping": []})),),
            puzzle_try=PuzzleTry("any", 1, ANA, None, "t3"),
        )
    )
    for table_id, nonce in (("t2", "n3"), ("t3", "n4")):
        (parcel,) = [one for one in await archive.outbox.of_table(table_id) if one.nonce == nonce]
        await archive.outbox.mark_posted([parcel.id], 999888777666555444, 8)
    await archive.people.save(ANA, {"name": "Anabel the Great", "account": "anabel", "blocked": [BEN]})
    await archive.people.save(BEN, {"name": "Ben", "blocked": [ANA, 5]})
    await archive.people.save_dm_channel(ANA, 999888777666555444)
    await archive.hands.save(Hand("t1", ANA, 2, 3, 4, 5))
    await archive.servers.save_members(5, [(ANA, True)], 6)


async def erased(archive: Archive) -> None:
    await archive.privacy.erase(ANA, GONE, await archive.privacy.naming(ANA), 7)


async def test_everything_that_is_kept_about_a_person_is_told(archive: Archive) -> None:
    await everything(archive)
    kept = await archive.privacy.collect(ANA)
    assert kept.preferences["name"] == "Anabel the Great"
    assert kept.dm_channel == 999888777666555444
    assert {row["table_id"] for row in kept.tables} == {"t1", "t3"}
    assert [row["table_id"] for row in kept.results] == ["t1"]
    assert [row["puzzle"] for row in kept.tries] == [1]
    assert {row["kind"] for row in kept.traces} == {"mention", "opening"}
    assert len(kept.hands) == len(kept.servers) == 1


async def test_only_a_persons_own_actions_are_told(archive: Archive) -> None:
    await everything(archive)
    own = await archive.privacy.actions(ANA, ("t1", "t2", "t3"))
    stored = await archive.tables.load("t1")
    assert stored is not None
    moves = [json.loads(entry.text) for entry in stored.entries]
    assert [one["text"] for one in own if one["did"] == "Played"] == [
        one["text"] for one in moves if one["is"] == "Played" and one["person"] == ANA
    ]
    assert own[0]["did"] == "Opened"
    assert {one["table_id"] for one in own} == {"t1"}  # at t2 she was only invited, and t3 can't be read
    assert str(BEN) not in json.dumps(own)
    assert not {name for one in own for name in one} & {"press", "joined", "commitment", "invited", "persons"}


async def test_tables_load_while_everything_of_a_person_is_read(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    await everything(archive)
    tables = ("t3", "t1", "t2")
    whole = await archive.privacy.collect(ANA), await archive.privacy.actions(ANA, tables)
    monkeypatch.setattr(erasing, "ROWS", 1)
    monkeypatch.setattr(erasing, "ENTRIES", 7)
    assert (await archive.privacy.collect(ANA), await archive.privacy.actions(ANA, tables)) == whole
    for reading in (archive.privacy.collect(ANA), archive.privacy.actions(ANA, tables)):
        task = asyncio.create_task(reading)
        for _ in range(3):
            await archive.tables.load("t2")
            assert not task.done()
        await task


async def test_nothing_of_an_erased_person_is_left_in_any_file_of_the_database(path: Path) -> None:
    async with open_archive(path) as archive:
        await everything(archive)
        assert traces(path, str(ANA), "Anabel", "999888777666555444")
        await erased(archive)
        assert await archive.privacy.compact()
        assert traces(path, str(ANA), "Anabel", "anabel", "999888777666555444") == []
        assert not await archive.privacy.compact()
        assert await archive.privacy.naming(ANA) == frozenset()
    assert traces(path, str(ANA), "Anabel", "anabel", "999888777666555444") == []


async def test_the_games_of_others_stay_whole(archive: Archive, path: Path) -> None:
    await everything(archive)
    before = await archive.tables.load("t1")
    (result,) = await archive.results.page()
    await erased(archive)
    after = await archive.tables.load("t1")
    assert before is not None
    assert after is not None
    one, other = fold_stored(before), fold_stored(after)
    assert {seat.person for seat in other.seats} == {GONE, BEN}
    assert other.match.log == one.match.log  # type: ignore[union-attr]
    (renamed_result,) = await archive.results.page()
    assert {sitter.person for sitter in renamed_result.sitters} == {GONE, BEN}
    assert game_result(other, 5) == renamed_result
    assert [sitter.place for sitter in renamed_result.sitters] == [sitter.place for sitter in result.sitters]
    assert (await archive.people.person(BEN)).prefs["blocked"] == [await archive.shadow(ANA), 5]


async def test_a_rating_stays_to_the_bit_with_a_stand_in(archive: Archive) -> None:
    await archive.commit(game("t1", 1))
    (before,) = [one for one in await archive.ratings.standings(5, Scope()) if one.person == ANA]
    assert [row["games"] for row in (await archive.privacy.collect(ANA)).ratings] == [1] * 4
    await archive.privacy.erase(ANA, GONE, await archive.privacy.naming(ANA), 7)
    after = await archive.ratings.standings(5, Scope())
    assert replace(before, person=GONE) in after
    assert ANA not in [one.person for one in after]
    assert (await archive.privacy.collect(ANA)).ratings == ()


async def test_games_go_on_ending_elsewhere_while_journals_forget_somebody(
    archive: Archive, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    rename, tried = erasing._rename_at, list[str]()

    def renaming(connection: Connection, table_id: str, person_id: int, stand_in: int) -> int:
        if isinstance(connection, Shared):
            with database.transaction() as other:
                other.execute("SET LOCAL lock_timeout = '1s'")
                count_alone(other, [5])
        tried.append(table_id)
        return rename(connection, table_id, person_id, stand_in)

    await archive.commit(game("t1", 1))
    monkeypatch.setattr(erasing, "_rename_at", renaming)
    await archive.privacy.erase(ANA, GONE, await archive.privacy.naming(ANA), 100)
    assert tried == ["t1"]


async def test_what_waits_for_an_erased_person_is_dropped(archive: Archive) -> None:
    await everything(archive)
    await erased(archive)
    assert [json.loads(parcel.payload) for parcel in await archive.outbox.of_table("t2")] == [{"ping": [BEN]}]
    assert await archive.outbox.knows("n2")


async def test_journals_stay_append_only_for_everything_else(archive: Archive, path: Path) -> None:
    await everything(archive)
    with closing(sqlite3.connect(path)) as base:
        for change in (
            "UPDATE journal SET entry = 'x'",
            "INSERT INTO erasing VALUES ('t2'); UPDATE journal SET at = 1 WHERE table_id = 't2'",
            "INSERT INTO erasing VALUES ('t2'); UPDATE journal SET entry = 'x' WHERE table_id = 't1'",
            "INSERT INTO erasing VALUES ('t2'); DELETE FROM journal WHERE table_id = 't2'",
        ):
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                base.executescript(f"BEGIN; {change}; COMMIT")
            base.execute("ROLLBACK")


async def test_somebody_at_an_open_table_is_not_erased(archive: Archive) -> None:
    await archive.commit(step("t1", 0, write(Opened("any", 1, ANA, {}, {}, ())), people=((ANA, 0),)))
    with pytest.raises(StillNamed) as refused:
        await erased(archive)
    assert refused.value.seated == {"t1"}
    assert (await archive.seats.people_at("t1")) == ((ANA, 0),)


async def test_a_table_that_nobody_holds_keeps_a_person_from_being_erased(archive: Archive) -> None:
    await everything(archive)
    with pytest.raises(StillNamed) as refused:
        await archive.privacy.erase(ANA, GONE, frozenset({"t1"}), 7)
    assert refused.value.tables == {"t1", "t2", "t3"}
    assert (await archive.people.person(ANA)).prefs["name"] == "Anabel the Great"


async def test_a_table_that_names_a_person_only_after_they_were_looked_for_is_not_missed(archive: Archive) -> None:
    await archive.commit(step("over", 0, "began", channel_id=8))
    await archive.commit(step("open", 0, "began"))
    held = await archive.privacy.naming(ANA)
    await archive.commit(step("over", 1, write(Started((BEN, ANA), (None,), ((),))), channel_id=8))
    end = finished("over", BEN, at=7)
    await archive.commit(step("over", 2, "ended", channel_id=8, status=Status.ENDED, result=end))
    await archive.commit(step("open", 1, write(Started((BEN, ANA), (None,), ((),)))))
    with pytest.raises(StillNamed) as refused:
        await archive.privacy.erase(ANA, GONE, held, 7)
    assert refused.value.tables == {"over", "open"}
    assert (await archive.privacy.erase(ANA, GONE, refused.value.tables, 7)).entries == 2
    assert await archive.privacy.naming(ANA) == frozenset()


async def test_erasing_a_stranger_changes_nothing(archive: Archive) -> None:
    await archive.commit(step("t1", 0, write(Started((BEN,), (None,), ((),)))))
    assert (await archive.privacy.erase(ANA, GONE, frozenset(), 7)).entries == 0
    assert not await archive.privacy.compact()


async def test_a_crash_before_the_file_is_compacted_is_made_good_later(path: Path) -> None:
    async with open_archive(path) as archive:
        await everything(archive)
        await erased(archive)
    async with open_archive(path) as archive:
        assert await archive.privacy.compact()
        assert traces(path, str(ANA), "Anabel") == []


async def test_other_work_waits_while_the_file_is_compacted(archive: Archive) -> None:
    await everything(archive)
    await erased(archive)
    saves = [archive.people.save(number, {"name": str(number)}) for number in range(1, 9)]
    await asyncio.gather(*saves[:4], archive.privacy.compact(), *saves[4:])
    assert [(await archive.people.person(number)).prefs for number in range(1, 9)] == [
        {"name": str(number)} for number in range(1, 9)
    ]


def test_every_field_of_an_entry_that_holds_people_is_known() -> None:
    """A new kind of entry with a person in it must be found too; every other field is told apart by its name."""
    others = {
        *("game", "version", "options", "terms", "named", "puzzle", "counted", "press", "level", "option", "value"),
        *(
            "agreed",
            "levels",
            "plans",
            "joined",
            "seated",
            "drawn",
            "seat",
            "text",
            "texts",
            "to",
            "routines",
            "marks",
            "stage",
            "chapter",
        ),
        *("choice", "reason", "table", "commitment", "what", "clock", "lost", "until", "delay", "event", "ranking"),
    }
    fields = {name for kind in AnyEntry.__args__ for name in kind.__dataclass_fields__}
    assert fields - others == {"host", "person", "guest", "invited", "persons"}


def test_only_people_are_renamed() -> None:
    text = write(Opened("any", 11, 11, {"turn_limit": 11}, {}, (11, 12), puzzle=11))
    assert json.loads(rename_person(text, 11, -5)) == json.loads(
        write(Opened("any", 11, -5, {"turn_limit": 11}, {}, (-5, 12), puzzle=11))
    )
    assert rename_person(text, 1, -5) == text
    assert rename_person("damaged 11 but not 111", 11, -5) == "damaged -5 but not 111"


def test_stand_ins_are_nobodys_ids() -> None:
    assert all(-(1 << 53) < new_stand_in() < 0 for _ in range(100))
    assert finished("t", ANA).sitters[0].person == ANA


async def test_the_stand_in_of_somebody_who_comes_back_is_known_for_a_day_and_stays_in_no_result(
    archive: Archive, database: Database
) -> None:
    await archive.commit(game("t1", 1))
    at = (await archive.results.page())[0].ended_at
    await archive.privacy.erase(ANA, GONE, await archive.privacy.naming(ANA), at)
    for table, later in (("t2", 1), ("t3", 2 * DAY)):
        over = finished(table, ANA, BEN, at=at + later, game="mundialito")
        await archive.commit(step(table, 0, "a", channel_id=9, status=Status.ENDED, result=over))
    results = {result.table: result for result in await archive.results.page()}
    assert results["t2"].earlier == Earlier(((0, 1, 1),), (1.0, 0.0))
    assert (results["t1"].earlier, results["t3"].earlier) == (None, None)
    assert database.run("SELECT earlier FROM results WHERE table_id = 't2'") == [("[[[0, 1, 1]], [1.0, 0]]",)]


async def test_a_check_finds_nothing_wrong_with_the_next_game_of_somebody_who_came_back(path: Path) -> None:
    async with open_archive(path) as archive:
        await archive.commit(game("t1", 1))
        (first,) = await archive.results.page()
        await archive.privacy.erase(ANA, GONE, await archive.privacy.naming(ANA), first.ended_at)
        await archive.commit(game("t2", 2))
        assert [result.earlier is None for result in await archive.results.page()] == [True, False]
    assert check(path).faults == ()
