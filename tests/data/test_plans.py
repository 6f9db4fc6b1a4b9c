"""No query or change scans what is stored: the planner of each engine is asked about every statement."""

import asyncio
import inspect
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, get_type_hints

import psycopg
import pytest

from data import (
    Archive,
    Ban,
    Duplicate,
    Hand,
    Limits,
    Message,
    NewParcel,
    PlaceTaken,
    Podium,
    PuzzleTry,
    Status,
    Timer,
    open_archive,
)
from data.engine import dialect, postgres
from data.engine.schema import SCHEMA
from data.fleet import Cluster
from data.sql.archive import SqlArchive
from data.sql.outbox import SqlOutbox
from data.sql.people import SqlBans
from data.sql.servers.departures import SqlDepartures
from data.sql.servers.podiums import SqlPodiums
from data.sql.tables import SqlTables
from data.sql.timers import SqlTimers
from tests.data import history
from tests.data.engines import POSTGRES, new_database, plain_connection
from tests.data.making import SEED, finished, step
from tests.data.test_follows import somebody_follows_a_table
from tests.data.test_reviews import a_review_is_kept

#: A connection to a large archive, and every statement.
Asked = tuple["psycopg.Connection[Any]", list[str]]

# Scans of an index that holds only what is waiting, running or owed, and of the caller's list.
ALLOWED = (
    r"SCAN json_each VIRTUAL TABLE INDEX \d+:",
    r"SCAN timers USING COVERING INDEX timers_by_due",
    r"SCAN timers USING INDEX timers_by_due",
    r"SCAN outbox USING COVERING INDEX outbox_waiting",
    r"SCAN outbox USING INDEX outbox_waiting",
    r"SCAN results_owed",
    r"SCAN tables USING COVERING INDEX tables_open",
    r"SCAN people_at USING COVERING INDEX people_at_open",
    r"SEARCH \w+ USING .*",
    r"SEARCH \w+",
    r"(LIST|(CORRELATED )?SCALAR) SUBQUERY \d+",
    r"CO-ROUTINE near|SETUP|RECURSIVE STEP|SCAN (near|CONSTANT ROW)",
    r"COMPOUND QUERY|LEFT-MOST SUBQUERY|UNION USING TEMP B-TREE",
    r"USE TEMP B-TREE FOR ((RIGHT PART OF )?ORDER BY|DISTINCT)",
)
# Only the few lobbies of one channel are sorted.
SORTED = "status = 'lobby'"
#: What one person has is sorted for them.
OWN = "WHERE person_id = "


async def a_game_is_played(archive: Archive) -> None:
    """A puzzle of two people starts with all that a commit can have, continues and ends."""
    await archive.commit(
        step(
            "t1",
            0,
            "a",
            seed=SEED,
            interaction_id="i",
            people=((1, 0), (2, 1)),
            timers=(Timer("idle", 5), Timer("clock", 6, 0)),
            parcels=tuple(NewParcel("board", f"n{n}") for n in range(4)),
            limits=Limits(9, 9, 9),
            mentions=((1, "t1-offer"),),
            opener=1,
            puzzle_try=PuzzleTry("any", 1, 1, 5, "t1"),
        )
    )
    assert await archive.puzzles.try_of("any", 1, 1) is not None
    assert not await archive.puzzles.best_tries("any", 1, 5)
    over = finished("t1", 2, 1)
    await archive.commit(
        step("t1", 1, "b", people=((2, 0),), timers=(Timer("idle", 7),), status=Status.ENDED, result=over)
    )
    await archive.puzzles.records_of(1)


async def its_result_is_rated(archive: Archive) -> None:
    assert await archive.results.page()
    assert await archive.results.page_of(5)
    assert await archive.results.finished(("t1", "t2")) == {"t1"}
    await archive.results.save_tallies({"t1": (b"chain", b"ratings")})
    assert await archive.results.tallies(("t1", "t2")) == {"t1": (b"chain", b"ratings")}
    await archive.results.save_sums(5, 1, (1000, "t1"), "sums")
    assert await archive.results.sums(5) == "sums"
    await archive.results.owed()
    await archive.results.settle("t1", finished("t1", 2, 1))


async def its_season_has_a_podium(archive: Archive) -> None:
    podium = Podium(5, "2026-11", 7, 10)
    await archive.podiums.want(podium)
    assert await archive.podiums.due(10) == (podium,)
    await archive.podiums.mark_tried(podium, 20)
    await archive.podiums.mark_done(podium, 1, Podium(5, "2026-12", 7, 100))
    await archive.podiums.cancel(5)


async def others_sit_down_in_the_same_channel(archive: Archive) -> None:
    """A lobby and a running game; no second game can start there, and nothing happens twice."""
    await archive.commit(step("t2", 0, "b", status=Status.LOBBY, parcels=(NewParcel("board", "n9"),)))
    await archive.commit(step("t3", 0, "b", people=((2, 0),)))
    with pytest.raises(PlaceTaken):
        await archive.commit(step("t2", 1, "began"))
    with pytest.raises(Duplicate):
        await archive.commit(step("t4", 0, "a", interaction_id="i"))


async def tables_are_found(archive: Archive) -> None:
    await archive.tables.load("t1")
    await archive.tables.head("t1")
    await archive.tables.running_in(7)
    await archive.tables.lobbies_in(7)
    await archive.tables.last_game_in(7)
    await archive.tables.open_in(5)
    await archive.tables.to_watch(5, (1000, "t3"))
    await archive.tables.outdated({"any": 1})
    await archive.seats.tables_of(2)
    await archive.seats.seated_at(("t1", "t3"))
    await archive.seats.people_at("t1")
    await archive.seats.count(2, Status.RUNNING)


async def a_table_is_set_aside_and_taken_back(archive: Archive) -> None:
    await archive.tables.set_aside("t2", "why", 5)
    with pytest.raises(PlaceTaken):
        await archive.tables.take_back("t2", Status.RUNNING, 6, (), ())
    await archive.tables.take_back("t2", Status.LOBBY, 6, (Timer("idle", 5),), (NewParcel("board", "n10"),))


async def timers_come_due(archive: Archive) -> None:
    await archive.timers.due(99, exclude=["t9"])
    await archive.timers.of_kind("computer")
    await archive.timers.next_due()


async def messages_are_brought(archive: Archive) -> None:
    await archive.outbox.due(99, exclude=["t9"])
    await archive.outbox.of_table("t1")
    await archive.outbox.next_due()
    await archive.outbox.knows("n1")
    await archive.outbox.mark_posted([1], 2, 3)
    await archive.outbox.postpone([2], 5, "why")
    await archive.outbox.drop([2], "why")
    await archive.outbox.posted("n1")
    await archive.outbox.revive(NewParcel("board", "n2"))
    await archive.tables.set_message("t1", Message(7, 8, 9))
    await archive.hands.save(Hand("t1", 1, 2, 3, 4, 5))
    assert await archive.hands.hand("t1", 1) is not None
    await archive.hands.forget("t1", 1)


async def people_and_servers_are_remembered(archive: Archive) -> None:
    await archive.people.save(1, {"a": 1})
    await archive.people.person(1)
    await archive.people.save_dm_channel(1, 2)
    await archive.people.forget_dm_channel(1, 2)
    assert await archive.people.mentioned((1, 2), 1) == {1: frozenset(("t1-offer",)), 2: frozenset()}
    assert await archive.people.openings(1, 1) == 1
    await archive.servers.save(1, {"a": 1})
    await archive.servers.server(1)
    await archive.servers.save_members(5, ((1, True),), 5)
    assert await archive.servers.members(5, (1, 2), 5) == {1: True}
    assert len(await archive.secret("puzzle")) == 32


async def the_server_goes_and_old_tables_are_forgotten(archive: Archive) -> None:
    await archive.tables.set_aside_in(5, "why")
    await archive.commit(step("t5", 0, "opened", status=Status.LOBBY, people=((1, 0),)))
    await archive.commit(step("t5", 1, "closed", status=Status.ENDED))
    await archive.forget(1001, 1001)
    assert await archive.tables.head("t5") is None
    await archive.counts()


async def a_server_removes_the_bot_for_good(archive: Archive) -> None:
    assert await archive.departures.servers(0) == (1, 5)
    await archive.departures.note(5, 10)
    assert await archive.departures.of_server(5) == 10
    assert await archive.departures.before(11) == (5,)
    while await archive.departures.forget(5, 11, 12):
        pass
    assert await archive.tables.head("t3") is None
    assert await archive.puzzles.try_of("any", 1, 1) is None
    await archive.departures.cancel(5)


async def somebody_is_erased(archive: Archive) -> None:
    """Somebody who has played here, and in direct messages."""
    for table, guild in (("t6", 5), ("t7", None)):
        over = finished(table, 4, 2, guild=guild)
        await archive.commit(step(table, 0, '{"person":4}', guild_id=guild, people=((4, 0),), channel_id=9))
        await archive.commit(step(table, 1, "over", guild_id=guild, status=Status.ENDED, result=over, channel_id=9))
    await archive.people.save(4, {"blocked": [1]})
    held = await archive.privacy.naming(4)
    await archive.privacy.kept(4)
    await archive.privacy.actions(4, ("t6",))
    assert (await archive.privacy.erase(4, -4, held, 5, since=5)).entries == 2
    await archive.privacy.compact()


async def somebody_is_banned(archive: Archive) -> None:
    await archive.bans.save(Ban(5, b"x", 3, "why", 1, None))
    assert await archive.bans.all() == (Ban(5, b"x", 3, "why", 1, None),)
    assert await archive.bans.seated(5) == ()
    assert await archive.bans.remove(5, b"x")


async def a_cluster_asks_for_its_share(archive: Archive) -> None:
    """What one of two processes asks instead of the only one."""
    assert isinstance(archive, SqlArchive)
    strands, own = (archive._writer, archive._reader), Cluster(1, 2)
    await SqlTables(*strands, own).outdated({"any": 1})
    await SqlTimers(*strands, own).due(99, exclude=["t9"])
    await SqlTimers(*strands, own).of_kind("computer")
    await SqlOutbox(*strands, own).due(99, exclude=["t9"])
    await SqlPodiums(*strands, own).due(99)
    await SqlBans(*strands, own).seated(99)
    await SqlDepartures(*strands, own, lambda: None).before(99)


#: Together they make every call of the archive.
SCENES = (
    a_game_is_played,
    its_result_is_rated,
    its_season_has_a_podium,
    others_sit_down_in_the_same_channel,
    tables_are_found,
    a_table_is_set_aside_and_taken_back,
    somebody_follows_a_table,
    a_review_is_kept,
    timers_come_due,
    messages_are_brought,
    people_and_servers_are_remembered,
    the_server_goes_and_old_tables_are_forgotten,
    a_server_removes_the_bot_for_good,
    somebody_is_erased,
    somebody_is_banned,
    a_cluster_asks_for_its_share,
)

#: What reads a table through because somebody is erased: parcels and traces of a day, settings, bans.
READ_THROUGH = (
    r"SELECT table_id, payload FROM (outbox|timers) WHERE payload LIKE .*",
    r"SELECT id, payload FROM outbox WHERE payload LIKE .*",
    r"UPDATE outbox SET error = NULL WHERE error LIKE .*",
    r"SELECT person_id, prefs FROM people WHERE prefs LIKE .*",
    r"DELETE FROM traces WHERE about = .*",
    r"(SELECT .*|UPDATE) bans .*WHERE person_id = .*",
    # Bans are few, and are asked for all at once.
    r"SELECT .* FROM bans ORDER BY at, guild_id, digest",
    r"SELECT DISTINCT bans.person_id, bans.guild_id FROM bans .*",
)
CHANGES_AND_QUESTIONS = r"SELECT|INSERT|UPDATE|DELETE|WITH"


def reads_through(statement: str) -> bool:
    """Whether the statement may."""
    return any(re.fullmatch(allowed, statement, re.DOTALL) for allowed in READ_THROUGH)


@pytest.mark.parametrize("large", [False, True], ids=["new", "large and analyzed"])
async def test_every_statement_uses_an_index(path: Path, large: bool) -> None:
    statements: set[str] = set()
    async with open_archive(path) as archive:
        assert isinstance(archive, SqlArchive)
        for strand in (archive._writer, archive._reader):
            await strand.run(lambda base: base.set_trace_callback(statements.add))  # type: ignore[attr-defined]
        for scene in SCENES:
            await scene(archive)
    asked = [statement for statement in statements if re.match(CHANGES_AND_QUESTIONS, statement)]
    assert len(asked) > 50
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        if large:
            connection.execute("PRAGMA synchronous = OFF")
            history.make(connection.execute, "BLOB")
        for statement in asked:
            for *_, plan in connection.execute(f"EXPLAIN QUERY PLAN {statement}"):
                searched = any(re.fullmatch(allowed, plan) for allowed in ALLOWED)
                assert searched or reads_through(statement), (plan, statement)
                sorts = plan.startswith("USE TEMP B-TREE")
                sorting = SORTED in statement or OWN in statement or reads_through(statement)
                assert not sorts or sorting, (plan, statement)


#: Indexes that hold only what is waiting, running or owed: they may be read from one end to the other.
SHORT = (
    *("timers_by_due", "timers_pkey", "outbox_waiting", "results_owed_pkey"),
    *("tables_open", "tables_lobby", "podiums_waiting", "erasures_waiting", "people_at_open"),
)
#: Tables that hold only what is open, waiting or owed. If they are scanned, it is because they are small.
SMALL = ("timers", "hands", "closed_lobbies", "results_owed", "secrets", "erasing", "follows")
#: The most rows that may be sorted, as PostgreSQL estimates them.
FEW = 1000


@pytest.fixture(scope="module")
def large(testrun_uid: str) -> Iterator[tuple[str, list[str]]]:
    """The URL of a large archive on PostgreSQL that nobody changes, and every statement that the archive makes."""
    statements: set[str] = set()

    def noted(sql: str) -> str:
        statements.add(dialect.statement(sql))
        return dialect.statement(sql)

    async def everything_is_asked(url: str) -> None:
        async with open_archive(url) as archive:
            for scene in SCENES:
                await scene(archive)

    with new_database(POSTGRES, Path(), testrun_uid) as database:
        url = str(database.where)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(postgres, "statement", noted)
            asyncio.run(everything_is_asked(url))
        found = sorted(sql for sql in statements if re.match(CHANGES_AND_QUESTIONS, sql))
        assert len(found) > 50
        with plain_connection(url) as raw:
            raw.execute(f"SET search_path = {SCHEMA}")
            history.make(raw.execute, "BYTEA")
        yield url, found


@pytest.fixture
def asked(large: tuple[str, list[str]]) -> Iterator[Asked]:
    """A connection of this test's own to the large archive, and the statements."""
    url, statements = large
    with plain_connection(url) as raw:
        raw.execute(f"SET search_path = {SCHEMA}")
        yield raw, statements


async def test_postgresql_chooses_an_index_for_every_statement_in_a_large_archive(asked: Asked) -> None:
    raw, statements = asked
    for sql in statements:
        for node in plan_of(raw, sql):
            table = node.get("Relation Name")
            if node["Node Type"] == "Seq Scan":
                assert table in SMALL or reads_through(sql), (node, sql)
            check_indexes(node, sql)
            if "Sort" in node["Node Type"]:
                assert node["Plan Rows"] <= FEW or reads_through(sql), (node, sql)


async def test_postgresql_finds_an_index_even_for_what_is_too_small_to_need_one(asked: Asked) -> None:
    raw, statements = asked
    for way in ("seqscan", "bitmapscan", "mergejoin", "hashjoin"):
        raw.execute(f"SET enable_{way} = off")
    for sql in statements:
        for node in plan_of(raw, sql):
            assert node["Node Type"] != "Seq Scan" or reads_through(sql), (node, sql)
            check_indexes(node, sql)


async def test_what_is_asked_about_all_open_seats_reads_no_ended_ones(asked: Asked) -> None:
    raw, statements = asked
    found = [sql for sql in statements if "people_at" in sql and ("FROM bans" in sql or "count(DISTINCT" in sql)]
    assert len(found) > 1
    for sql in found:
        read = {node["Index Name"] for node in plan_of(raw, sql) if "Index Name" in node}
        assert {name for name in read if name.startswith("people_at")} == {"people_at_open"}, sql


def plan_of(raw: "psycopg.Connection[Any]", sql: str) -> Iterator[dict[str, Any]]:
    """The nodes of the plan that PostgreSQL makes once for all parameters."""
    ((plan,),) = raw.execute(f"EXPLAIN (GENERIC_PLAN, FORMAT JSON) {sql}").fetchall()
    return nodes(plan[0]["Plan"])


def check_indexes(node: dict[str, Any], sql: str) -> None:
    """No index is read from one end to the other, unless it is short."""
    if node["Node Type"] in ("Index Scan", "Index Only Scan", "Bitmap Index Scan"):
        assert "Index Cond" in node or node["Index Name"] in SHORT or reads_through(sql), (node, sql)


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The nodes of a plan of PostgreSQL's."""
    yield plan
    for part in plan.get("Plans", ()):
        yield from nodes(part)


async def test_every_call_of_the_interface_is_covered() -> None:
    concerns = get_type_hints(Archive)
    concerns.pop("fleet")  # takes locks instead of asking for rows
    calls = {f"archive.{name}" for name in methods(Archive)}
    calls |= {f"archive.{name}.{call}" for name, concern in concerns.items() for call in methods(concern)}
    source = "".join(map(inspect.getsource, SCENES))
    assert len(concerns) == 15
    assert not [call for call in sorted(calls) if f"{call}(" not in source]


def methods(protocol: type) -> set[str]:
    return {name for name, value in vars(protocol).items() if inspect.isfunction(value) and not name.startswith("_")}
