"""Several processes over one PostgreSQL database: who has which cluster, what is due to whom, and what they tell."""

import asyncio
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
import pytest_asyncio

from data import (
    Announcement,
    Archive,
    Cluster,
    DatabaseAddress,
    Disagreement,
    InUse,
    NewParcel,
    Signal,
    StaleNumber,
    Status,
    Timer,
    Topic,
    Unavailable,
    open_archive,
    steady,
)
from data.engine.connection import Connection
from data.fleet import OF_TABLE, of_cluster
from data.postgres import claims
from data.postgres.claims import _SILENCES
from data.postgres.fleet import SPARE_PAUSE
from data.postgres.schema import SCHEMA
from testbed.databases import POSTGRES, Database, new_database, on_server, plain_connection
from tests.data.making import choose_podium, step
from tests.data.test_lost import cut
from tests.waiting import PATIENCE

#: Servers of four shards, and so of the clusters 0, 1, 0, 1 of two.
SERVERS = tuple(number << 22 for number in (4, 5, 6, 7))


@pytest.fixture
def database(tmp_path: Path, testrun_uid: str) -> Iterator[Database]:
    with new_database(POSTGRES, tmp_path, testrun_uid) as made:
        yield made


@pytest_asyncio.fixture
async def pair(database: Database) -> AsyncIterator[tuple[Archive, Archive]]:
    async with open_archive(database.where, 2) as one, open_archive(database.where, 2) as other:
        yield one, other


Pair = tuple[Archive, Archive]


def announcing(waiting: asyncio.Event) -> Callable[[], Awaitable[None]]:
    async def spare() -> None:
        waiting.set()

    return spare


async def until(true: asyncio.Event, seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        await true.wait()


# clusters


def test_servers_are_shared_out_by_their_shards_and_direct_messages_are_the_first_clusters() -> None:
    assert [[Cluster(number, 3).has(server << 22) for server in range(6)] for number in range(3)] == [
        [True, False, False] * 2,
        [False, True, False] * 2,
        [False, False, True] * 2,
    ]
    assert [Cluster(number, 3).has(None) for number in range(3)] == [True, False, False]
    assert Cluster().has(5 << 22)
    assert [Cluster(number, 3).shards(6) for number in range(3)] == [(0, 3), (1, 4), (2, 5)]
    assert [Cluster(0, 3).total(shards) for shards in (1, 3, 4, 16)] == [3, 3, 6, 18]


async def test_each_process_has_a_cluster_and_a_spare_takes_over_the_first_that_is_free(database: Database) -> None:
    waiting = asyncio.Event()
    async with AsyncExitStack() as first, AsyncExitStack() as second, AsyncExitStack() as third:
        one = await first.enter_async_context(open_archive(database.where, 2))
        other = await second.enter_async_context(open_archive(database.where, 2))
        assert (one.fleet.cluster, other.fleet.cluster) == (Cluster(0, 2), Cluster(1, 2))
        opening = asyncio.create_task(third.enter_async_context(open_archive(database.where, 2, announcing(waiting))))
        await until(waiting)
        await second.aclose()
        spare = await opening
        assert spare.fleet.cluster == Cluster(1, 2)


async def test_a_spare_leaves_processes_their_clusters_that_connect_again(database: Database, pair: Pair) -> None:
    waiting = asyncio.Event()
    async with AsyncExitStack() as stack:
        opening = asyncio.create_task(stack.enter_async_context(open_archive(database.where, 2, announcing(waiting))))
        await until(waiting)
        for _ in range(2):
            cut(database)
            await asyncio.sleep(0.5)
            for one in pair:
                await one.fleet.hold()
            await asyncio.sleep(2 * SPARE_PAUSE)
        assert not opening.done()
        opening.cancel()
        with suppress(asyncio.CancelledError):
            await opening
    assert not any(one.fleet.superseded.is_set() for one in pair)


async def test_a_spare_goes_on_waiting_while_the_server_takes_no_connection(database: Database) -> None:
    waiting, server = asyncio.Event(), str(database.where)
    name = server.split("?")[0].rsplit("/", 1)[1]
    async with AsyncExitStack() as first, AsyncExitStack() as second, AsyncExitStack() as third:
        for stack in (first, second):
            await stack.enter_async_context(open_archive(database.where, 2))
        opening = asyncio.create_task(third.enter_async_context(open_archive(database.where, 2, announcing(waiting))))
        await until(waiting)
        with plain_connection(on_server(server, "postgres")) as raw:
            raw.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
            await asyncio.sleep(2 * SPARE_PAUSE)
            assert not opening.done()
            raw.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
        await second.aclose()
        assert (await asyncio.wait_for(opening, PATIENCE)).fleet.cluster == Cluster(1, 2)


async def test_a_spare_that_waits_can_be_stopped_at_once(database: Database, pair: Pair) -> None:
    waiting = asyncio.Event()

    async def wait() -> None:
        async with open_archive(database.where, 2, announcing(waiting)):
            raise AssertionError("both are taken")

    opening = asyncio.create_task(wait())
    await until(waiting)
    opening.cancel()
    with suppress(asyncio.CancelledError):
        await opening


async def test_a_bot_alone_and_clusters_exclude_each_other(database: Database) -> None:
    async with open_archive(database.where):
        with pytest.raises(InUse, match="without CLUSTERS"):
            async with open_archive(database.where, 2):
                pass
    async with open_archive(database.where, 2):
        with pytest.raises(InUse):
            async with open_archive(database.where):
                pass


async def test_all_processes_run_with_as_many_clusters(database: Database, pair: Pair) -> None:
    with pytest.raises(Disagreement, match="CLUSTERS=2, not 3"):
        async with open_archive(database.where, 3):
            pass


async def test_a_process_that_lost_its_connection_takes_its_cluster_again(database: Database, pair: Pair) -> None:
    for number in range(3):
        cut(database)
        for one in pair:
            await one.fleet.hold()
        await pair[0].commit(step(f"t{number}", 0, "a", channel_id=number))
    assert not any(one.fleet.superseded.is_set() for one in pair)


async def test_a_process_that_hangs_loses_its_cluster_and_saves_nothing_more_and_knows_it(
    database: Database, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting, ever = asyncio.Event(), asyncio.Event()
    monkeypatch.setattr(pair[0].fleet, "hold", ever.wait)
    async with AsyncExitStack() as stack:
        opening = asyncio.create_task(stack.enter_async_context(open_archive(database.where, 2, announcing(waiting))))
        await until(waiting)
        await pair[0]._writer.run(lambda raw: raw.execute("SET idle_session_timeout = 300"))  # type: ignore[attr-defined]
        spare = await asyncio.wait_for(opening, PATIENCE)
        assert spare.fleet.cluster == Cluster(0, 2)
        with pytest.raises(Unavailable, match="taken over cluster 0"):
            await pair[0].commit(step("t1", 0, "a"))
        assert pair[0].fleet.confirmed == -math.inf
        assert pair[1].fleet.confirmed > 0
        monkeypatch.undo()
        ever.set()
        await until(pair[0].fleet.superseded)
        with pytest.raises(Unavailable):
            await pair[0].fleet.hold()
        await spare.commit(step("t1", 0, "a"))
    assert [one.fleet.superseded.is_set() for one in pair] == [True, False]
    with pytest.raises(Unavailable):
        await pair[0].commit(step("t2", 0, "a"))


async def test_the_server_ends_the_connection_of_a_process_that_says_nothing(pair: Pair) -> None:
    def settings(raw: Connection) -> tuple[str, ...]:
        return tuple(raw.execute(f"SHOW {name}").fetchone()[0] for name in _SILENCES)

    assert await pair[0]._writer.run(settings) == ("20s", "20s")  # type: ignore[attr-defined]
    assert await pair[0]._reader.run(settings) == ("0", "30s")  # type: ignore[attr-defined]


async def test_a_process_that_is_awake_asks_for_its_cluster_again_and_again(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    fleet = pair[0].fleet
    for _ in range(2):
        before = fleet.confirmed
        async with asyncio.timeout(PATIENCE):
            while fleet.confirmed == before:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert fleet.confirmed > before
    monkeypatch.setattr(fleet, "hold", asyncio.Event().wait)
    before = steady()
    await pair[0].commit(step("t1", 0, "a"))
    assert fleet.confirmed > before  # whatever is saved asks too
    monkeypatch.setattr(claims, "LEASE", -1e9)
    assert fleet.confirmed == -math.inf  # nobody has answered for so long that another process may have it


async def test_processes_agree_on_the_number_of_shards(database: Database, pair: Pair) -> None:
    assert await pair[0].fleet.agree(3) == 4
    assert await pair[1].fleet.agree(9) == 4
    cut(database)
    await pair[0].fleet.hold()
    assert await pair[1].fleet.agree(9) == 4


async def test_one_process_at_a_time_identifies_in_a_bucket(pair: Pair) -> None:
    one, other = (archive.fleet for archive in pair)
    assert await one.take_bucket(0) == math.inf
    assert await other.take_bucket(0) is None
    assert await other.take_bucket(1) == math.inf
    assert await one.take_bucket(0) == math.inf
    await one.free_bucket(0)
    assert await other.take_bucket(0) == math.inf


async def test_who_takes_a_bucket_knows_when_it_was_last_used_whatever_became_of_who_did(
    database: Database, pair: Pair
) -> None:
    one, other = (archive.fleet for archive in pair)
    for seconds in (0, 3):
        assert await one.take_bucket(0) is not None
        await one.use_bucket(0)
        database.run("UPDATE identified SET at = at - ?", (1000 * seconds,))
        cut(database)  # as if it had been killed
        ago = await other.take_bucket(0)
        assert ago is not None
        assert seconds <= ago < math.inf
        await other.free_bucket(0)
    assert await other.take_bucket(1) == math.inf


# what is due


async def test_what_is_due_belongs_to_the_cluster_of_its_server(pair: Pair) -> None:
    for number, server in enumerate((*SERVERS, None)):
        given = {"timers": (Timer("computer", 1),), "parcels": (NewParcel("board", f"n{number}"),)}
        await pair[number % 2].commit(step(f"t{number}", 0, "a", guild_id=server, channel_id=number, **given))
    for one, tables in zip(pair, (["t0", "t2", "t4"], ["t1", "t3"]), strict=True):
        assert sorted(due.table_id for due in await one.timers.due(9)) == tables
        assert sorted(due.table_id for due in await one.timers.of_kind("computer")) == tables
        assert sorted(due.table_id for due in await one.outbox.due(9)) == tables
        assert sorted(head.id for head in await one.tables.find_outdated({})) == tables


async def test_what_is_due_to_a_cluster_is_found_by_an_index(database: Database, pair: Pair) -> None:
    ours, cluster = of_cluster(pair[0].fleet.cluster, OF_TABLE)
    asked = f"SELECT id FROM outbox WHERE state = 'waiting' AND due <= 9{ours} ORDER BY due, id LIMIT 9"
    for number in cluster:
        asked = asked.replace("?", str(number), 1)
    with plain_connection(str(database.where)) as raw:
        raw.execute(f"SET search_path = {SCHEMA}; SET enable_seqscan = off")
        plan = "\n".join(row for (row,) in raw.execute(f"EXPLAIN {asked}"))
    assert "Index Scan using outbox_waiting" in plan, plan
    assert "Index Scan using tables_pkey" in plan, plan


async def test_podiums_and_departures_belong_to_the_cluster_of_their_server(pair: Pair) -> None:
    for server in SERVERS:
        await choose_podium(pair[0], server, Announcement(server, "podium", "2026-01", 1, 1))
        await pair[0].departures.note(server, 1)
    for one, servers in zip(pair, (SERVERS[::2], SERVERS[1::2]), strict=True):
        assert tuple(podium.guild_id for podium in await one.announcements.due("podium", 9)) == servers
        assert await one.departures.before(9) == servers


async def test_a_step_after_a_change_at_the_same_number_is_refused(pair: Pair) -> None:
    await pair[0].commit(step("t1", 0, "a", updated_at=5))
    await pair[1].commit(step("t1", 1, channel_id=99, updated_at=6, since=5))
    with pytest.raises(StaleNumber):
        await pair[0].commit(step("t1", 1, "b", updated_at=7, since=5))
    with pytest.raises(StaleNumber):
        await pair[0].commit(step("t1", 1, "b", status=Status.ENDED, updated_at=7, since=5))
    await pair[0].commit(step("t1", 1, "b", channel_id=99, updated_at=7, since=6))


# signals


async def test_signals_reach_the_others_also_after_a_lost_connection(database: Database, pair: Pair) -> None:
    heard: list[list[Signal]] = [[], []]
    listening = [asyncio.create_task(one.fleet.listen(ears.append)) for one, ears in zip(pair, heard, strict=True)]
    missed, told = Signal(Topic.MISSED), Signal(Topic.TABLE, "t1 5")

    async def hears(ears: list[Signal], wanted: list[Signal]) -> None:
        async with asyncio.timeout(PATIENCE):
            while ears != wanted:  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    for ears in heard:
        await hears(ears, [missed])
    await pair[0].fleet.tell(told)
    await hears(heard[1], [missed, told])
    cut(database)
    await hears(heard[1], [missed, told, missed])
    await pair[0].fleet.tell(Signal(Topic.BANS))
    await hears(heard[1], [missed, told, missed, Signal(Topic.BANS)])
    await hears(heard[0], [missed, missed])
    for task in listening:
        task.cancel()


async def test_one_process_hears_nothing_and_has_every_server(tmp_path: Path) -> None:
    async with open_archive(tmp_path / "archive.db") as archive:
        fleet = archive.fleet
        await fleet.listen(lambda signal: pytest.fail(f"{signal}"))
        await fleet.tell(Signal(Topic.BANS))
        await fleet.hold()
        assert await fleet.take_bucket(0) == math.inf
        await fleet.use_bucket(0)
        await fleet.free_bucket(0)
        assert await fleet.agree(5) == 5
        assert (fleet.cluster.alone, fleet.cluster.first) == (True, True)


def test_several_clusters_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="PostgreSQL"):
        open_archive(tmp_path / "archive.db", 2).__aenter__().send(None)
    assert DatabaseAddress.read("postgresql://example.org/x") is not None
