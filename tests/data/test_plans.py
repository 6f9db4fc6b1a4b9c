"""No query or change scans what is stored: the planner of each engine is asked about every statement."""

import inspect
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

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
from tests.data.engines import POSTGRES, new_database, plain_connection
from tests.data.making import SEED, finished, step

# Scans of an index that holds only what is waiting, running or owed, and of the caller's list.
ALLOWED = (
    r"SCAN json_each VIRTUAL TABLE INDEX \d+:",
    r"SCAN timers USING COVERING INDEX timers_by_due",
    r"SCAN timers USING INDEX timers_by_due",
    r"SCAN outbox USING COVERING INDEX outbox_waiting",
    r"SCAN outbox USING INDEX outbox_waiting",
    r"SCAN results_owed",
    r"SEARCH \w+ USING .*",
    r"SEARCH \w+",
    r"(LIST|(CORRELATED )?SCALAR) SUBQUERY \d+",
    r"USE TEMP B-TREE FOR ORDER BY",
)
# Only the few lobbies of one channel are sorted.
SORTED = "status = 'lobby'"


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
    held = await archive.privacy.naming(3)
    await archive.privacy.kept(3)
    await archive.privacy.actions(3, ("t3",))
    await archive.privacy.erase(3, -3, held, 5, since=5)
    await archive.privacy.compact()


async def somebody_is_banned(archive: Archive) -> None:
    await archive.bans.save(Ban(5, b"x", 3, "why", 1, None))
    assert await archive.bans.all() == (Ban(5, b"x", 3, "why", 1, None),)
    assert await archive.bans.seated(5) == ()
    assert await archive.bans.remove(5, b"x")


#: What reads whatever is stored, because somebody asks for all that is kept about them, and all bans, which are few.
READING_ALL = (somebody_is_erased, somebody_is_banned)


#: Together they make every call of the archive, in an order in which there is something to find.
SCENES = (
    a_game_is_played,
    its_result_is_rated,
    its_season_has_a_podium,
    others_sit_down_in_the_same_channel,
    tables_are_found,
    a_table_is_set_aside_and_taken_back,
    timers_come_due,
    messages_are_brought,
    people_and_servers_are_remembered,
    the_server_goes_and_old_tables_are_forgotten,
    a_server_removes_the_bot_for_good,
)


async def test_every_statement_uses_an_index(archive: Archive, path: Path) -> None:
    statements: set[str] = set()
    for strand in (archive._writer, archive._reader):
        await strand.run(lambda base: base.set_trace_callback(statements.add))
    for scene in SCENES:
        await scene(archive)
    asked = [statement for statement in statements if re.match(r"SELECT|INSERT|UPDATE|DELETE", statement)]
    assert len(asked) > 50
    connection = sqlite3.connect(path)
    for statement in asked:
        for *_, plan in connection.execute(f"EXPLAIN QUERY PLAN {statement}"):
            assert any(re.fullmatch(allowed, plan) for allowed in ALLOWED), (plan, statement)
            assert "TEMP B-TREE" not in plan or SORTED in statement, (plan, statement)
    connection.close()


#: Indexes that hold only what is waiting, running or owed: they may be read from one end to the other.
SHORT = (
    *("timers_by_due", "timers_pkey", "outbox_waiting", "results_owed_pkey"),
    *("tables_open", "tables_lobby", "podiums_waiting"),
)

#: Ten thousand finished games of two, for PostgreSQL's planner looks at how much there is.
PLAYED = (
    "CREATE TEMPORARY TABLE old AS SELECT 'o' || n AS id, n FROM generate_series(1, 10000) n",
    "INSERT INTO tables (id, game, version, guild_id, channel_id, status, created_at, updated_at, ended_at, number)"
    " SELECT id, 'any', 1, n % 50, n % 500, 'ended', n, n, n, 1 FROM old",
    "INSERT INTO journal SELECT id, 1, n, 'a' FROM old",
    "INSERT INTO people_at SELECT id, n % 1000 + seat, seat, 'ended', n FROM old, generate_series(0, 1) seat",
    "INSERT INTO results SELECT id, 'any', 1, n % 50, n, 'played', 'goal', 0 FROM old",
    "INSERT INTO result_seats SELECT id, seat, n % 1000 + seat, NULL, 0, 1, 1, 9 FROM old, generate_series(0, 1) seat",
    "INSERT INTO interactions SELECT id, id, 1, n FROM old",
    "INSERT INTO traces SELECT n % 1000 + 9, 'opening', id, n FROM old",
    "INSERT INTO outbox (table_id, number, kind, nonce, payload, created_at, due, state)"
    " SELECT id, 1, 'board', id, '', n, n, 'posted' FROM old",
    "INSERT INTO puzzle_tries SELECT 'any', n + 9, n % 1000, n % 50, id, 9, n FROM old",
    "INSERT INTO bans SELECT n % 50, id::bytea, n, '', n, n FROM old",
)


async def test_postgresql_finds_an_index_for_every_statement(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, testrun_uid: str
) -> None:
    asked: set[str] = set()

    def noted(sql: str) -> str:
        asked.add(dialect.statement(sql))
        return dialect.statement(sql)

    monkeypatch.setattr(postgres, "statement", noted)
    with new_database(POSTGRES, tmp_path, testrun_uid) as database:
        async with open_archive(database.where) as archive:
            for scene in SCENES:
                await scene(archive)
        asked = {sql for sql in asked if re.match(r"SELECT|INSERT|UPDATE|DELETE", sql)}
        assert len(asked) > 50
        with plain_connection(str(database.where)) as raw:
            raw.execute(f"SET search_path = {SCHEMA}")
            for sql in PLAYED:
                raw.execute(sql)
            raw.execute("ANALYZE")
            # What is small is scanned even where there is an index, so scans are as good as forbidden.
            for way in ("seqscan", "bitmapscan", "mergejoin", "hashjoin"):
                raw.execute(f"SET enable_{way} = off")
            for sql in asked:
                ((plan,),) = raw.execute(f"EXPLAIN (GENERIC_PLAN, FORMAT JSON) {sql}").fetchall()
                for node in nodes(plan[0]["Plan"]):
                    kind = node["Node Type"]
                    assert kind != "Seq Scan", (node, sql)
                    if kind in ("Index Scan", "Index Only Scan"):
                        assert "Index Cond" in node or node["Index Name"] in SHORT, (node, sql)
                    if kind == "Sort":
                        assert SORTED in sql or "sort" in sql, (node, sql)


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
    source = "".join(map(inspect.getsource, (*SCENES, *READING_ALL)))
    assert len(concerns) == 13
    assert not [call for call in sorted(calls) if f"{call}(" not in source]


def methods(protocol: type) -> set[str]:
    return {name for name, value in vars(protocol).items() if inspect.isfunction(value) and not name.startswith("_")}
