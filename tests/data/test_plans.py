"""No query or change scans what is stored: the planner of each engine is asked about every statement."""

import asyncio
import inspect
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from data import (
    Archive,
    open_archive,
)
from data.engine import dialect
from data.engine.strand import Store
from data.fleet import Alone
from data.postgres import threads
from data.postgres.schema import SCHEMA
from testbed.databases import POSTGRES, new_database, plain_connection
from tests.data import history
from tests.data.scenes import SCENES

#: A connection to a large archive, and every statement.
Asked = tuple["psycopg.Connection[Any]", list[str]]

# Scans of an index that holds only what is waiting or running, and of the caller's list.
ALLOWED = (
    r"SCAN json_each VIRTUAL TABLE INDEX \d+:",
    r"SCAN timers USING COVERING INDEX timers_by_due",
    r"SCAN timers USING INDEX timers_by_due",
    r"SCAN outbox USING COVERING INDEX outbox_waiting",
    r"SCAN outbox USING INDEX outbox_waiting",
    r"SCAN event_posts USING INDEX event_posts_waiting",
    r"SCAN events USING INDEX events_by_due",
    r"SCAN erasures USING INDEX erasures_waiting",
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

#: What a server's people did in a month is found by an index, and then ranked.
MONTHLY = "WITH solved AS "
RANKED = r"(CO-ROUTINE|SCAN) (ranked|days|solved|\(subquery-\d+\))|USE TEMP B-TREE FOR (GROUP BY|ORDER BY)"


#: What reads a table through because somebody is erased: bans, which are few.
READ_THROUGH = (
    r"(SELECT .*|UPDATE) bans .*WHERE person_id = .*",
    # There is a heartbeat for each cluster, and the outages of a month are all read at a start.
    r"SELECT cluster, at, clock FROM heartbeats",
    r"SELECT shards, number, begun, ended FROM outages",
    # What is being erased stands there only inside a transaction.
    r"DELETE FROM erasing",
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
                if statement.startswith(MONTHLY) and re.fullmatch(RANKED, plan):
                    continue
                assert searched or reads_through(statement), (plan, statement)
                sorts = plan.startswith("USE TEMP B-TREE")
                sorting = SORTED in statement or OWN in statement or reads_through(statement)
                assert not sorts or sorting, (plan, statement)


#: Indexes that hold only what is waiting or running: they may be read from one end to the other.
SHORT = (
    *("timers_by_due", "timers_pkey", "outbox_waiting"),
    *(
        "tables_open",
        "tables_lobby",
        "announcements_waiting",
        "events_by_due",
        "event_posts_waiting",
        "erasures_waiting",
        "people_at_open",
    ),
)
#: Tables that hold only what is open or waiting. If they are scanned, it is because they are small.
SMALL = ("timers", "hands", "closed_lobbies", "secrets", "erasing", "follows", "heartbeats")
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
            patch.setattr(threads, "statement", noted)
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
    nothing: Any = None
    concerns = {name: one for name, one in vars(Archive(nothing, nothing, Alone())).items() if isinstance(one, Store)}
    calls = {f"archive.{name}" for name in methods(Archive)}
    calls |= {f"archive.{name}.{call}" for name, concern in concerns.items() for call in methods(type(concern))}
    source = "".join(map(inspect.getsource, SCENES))
    assert len(concerns) == 21
    assert not [call for call in sorted(calls) if f"{call}(" not in source]


def methods(concern: type) -> set[str]:
    calls = inspect.getmembers(concern, inspect.iscoroutinefunction)
    return {name for name, _ in calls if not name.startswith("_")}
