"""The status of the bot, for its owners and for monitoring."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
import structlog
from structlog.testing import capture_logs

import bot
from cogs.operations.logs import set_up_logs
from cogs.operations.metrics import serving_as_spare
from cogs.operations.settings import read_settings
from cogs.operators.condition import (
    REMEMBERED,
    BotCondition,
    ShardStatus,
    Trouble,
    Troubles,
    memory,
    version,
)
from cogs.operators.doctor import describe_status
from cogs.operators.metrics import exposition, serving
from data import Cluster, Counts, open_archive
from data.settings import SettingsError
from host.health import Health
from host.outages import Outages
from host.scheduler import Scheduler
from players.thinking import Load
from tests.bot.club import Club
from tests.waiting import FOR_EVER, PATIENCE
from words import speech
from workers.worker import Worker

say = speech("en")


def facts(**changes: Any) -> BotCondition:
    plain: dict[str, Any] = {
        "version": "1.2.3",
        "uptime": 90.5,
        "servers": 2,
        "shards": (),
        "cluster": Cluster(),
        "counts": Counts(1, 3, 0, 5, 1, 9, 4),
        "overdue": 0,
        "timer": None,
        "parcel": 900.0,
        "lag": 0.012,
        "silence": 1.0,
        "restarts": 0,
        "memory": 100 * 2**20,
        "errors": 0,
        "troubles": (),
        "backs_up": False,
        "backup": None,
        "backup_failed": False,
        "thinking": Load(),
    }
    return BotCondition(**(plain | changes))


async def test_only_owners_see_the_status_of_the_bot(club: Club) -> None:
    assert (await club.slash(club.mod, "mundialito-admin status")).text == say("owners-only")
    club.bot.owner_id, club.bot.owner_ids = None, {club.mod.id}  # as if set by OWNERS
    await club.duel()
    seen = await club.slash(club.mod, "mundialito-admin status")
    assert seen.message.ephemeral
    told = seen.text
    assert version() in told
    assert "2 servers, 2 people at tables" in told
    assert "On all servers: 1 running, 0 lobbies, 0 set aside. Updates to post: 0." in told
    assert "none overdue" in told
    assert say("status-backup", state="off", when="-") in told
    assert say("status-errors", count=0) in told


async def test_problems_appear_in_the_status(club: Club) -> None:
    club.bot.owner_ids = {club.mod.id}
    table = await club.duel()
    club.scheduler.health.restarts = 2
    club.bot.features["operators"].troubles.count = 7
    club.bot.features["operators"].troubles.last.append(Trouble(1_800_000_000, "house", "table set aside"))
    async with club.house.lock(table.id):
        club.clock.ahead += 3600
        told = (await club.slash(club.mod, "mundialito-admin status")).text
    assert "⚠️ 2 overdue" in told
    assert "restarted 2 times" in told
    assert "7 errors since the start" in told
    assert say("status-error", when="<t:1800000000:R>", place="house", event="table set aside") in told


def test_an_error_is_remembered_without_its_details() -> None:
    troubles = Troubles()
    log = logging.Logger("somewhere")
    log.addHandler(troubles)
    log.warning("not an error")
    log.error("%s holds %r", "Ana", "the penalty card")
    for number in range(REMEMBERED):
        log.error({"event": "table set aside", "table": f"t{number}"})
    assert troubles.count == REMEMBERED + 1
    assert [one.event for one in troubles.last] == ["table set aside"] * REMEMBERED
    log.error("%s holds %r", "Ana", "the penalty card")
    assert troubles.last[-1].event == "%s holds %r"


def test_errors_logged_by_the_bot_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    root, troubles = logging.getLogger(), Troubles()
    monkeypatch.setattr(root, "handlers", root.handlers[:])
    monkeypatch.setattr(root, "level", root.level)
    before = structlog.get_config()
    try:
        set_up_logs("INFO")
        root.addHandler(troubles)
        structlog.get_logger("ours").error("a thing", table="t1")
    finally:
        structlog.configure(**before)
    assert [(one.place, one.event) for one in troubles.last] == [("ours", "a thing")]


def test_metrics_are_in_prometheus_format_and_unknown_values_are_left_out() -> None:
    lines = exposition(facts(), 1000.0).decode().splitlines()
    assert lines.count("# TYPE mundialito_tables gauge") == 1
    assert 'mundialito_tables{state="running"} 3.0' in lines
    assert "mundialito_people_playing 4.0" in lines
    assert "mundialito_parcel_oldest_due_seconds 100.0" in lines
    assert "mundialito_memory_bytes 1.048576e+08" in lines
    assert not [line for line in lines if "latency" in line or "backup" in line]
    told = exposition(
        facts(shards=[ShardStatus(True, 0.25), ShardStatus()], backs_up=True, backup=400.0, backup_failed=True), 1000.0
    ).decode()
    assert "mundialito_gateway_latency_seconds 0.25" in told
    assert "mundialito_backup_age_seconds 600.0" in told
    assert "mundialito_backup_failed 1.0" in told


async def test_the_pages_are_served_locally_and_health_reports_a_silent_sweep(club: Club, unused_tcp_port: int) -> None:
    now = 0.0
    health = Health(lambda: now)
    place = f"http://127.0.0.1:{unused_tcp_port}"

    async def look() -> bytes:
        return exposition(await club.bot.features["operators"].condition(), time.time())

    pages = serving(("127.0.0.1", unused_tcp_port), look, health, lambda: [ShardStatus(True), ShardStatus()])
    async with pages, aiohttp.ClientSession() as session:
        async with session.get(f"{place}/metrics") as page:
            told = await page.text()
            assert page.headers["Content-Type"].startswith("text/plain; version=")
        assert "mundialito_servers 2.0" in told
        for secret in (str(club.ana.id), str(club.guild.id), "Ana", "Club"):
            assert secret not in told
        for seconds, status in ((0.0, 200), (100.0, 200), (200.0, 503)):
            now = seconds
            async with session.get(f"{place}/health") as page:
                assert page.status == status
                health = await page.json()
        assert (health["shards"], health["shards_up"]) == (2, 1)
        with pytest.raises(SettingsError, match="METRICS"):
            async with serving(("127.0.0.1", unused_tcp_port), look, health):
                raise AssertionError("it is taken")


async def test_a_page_that_cannot_be_made_keeps_nobody_from_stopping(unused_tcp_port: int) -> None:
    asked = asyncio.Event()

    async def look() -> bytes:
        asked.set()
        await asyncio.sleep(FOR_EVER)
        return b""

    async with asyncio.timeout(PATIENCE / 2), aiohttp.ClientSession() as session:
        async with serving(("127.0.0.1", unused_tcp_port), look, Health()):
            page = asyncio.create_task(session.get(f"http://127.0.0.1:{unused_tcp_port}/metrics"))
            await asked.wait()
        with pytest.raises(aiohttp.ClientError):
            await page


async def test_a_database_that_is_gone_is_logged_and_fails_the_health_check_at_once(
    database: Path, unused_tcp_port: int
) -> None:
    health = Health()
    place = ("127.0.0.1", unused_tcp_port)

    async def look() -> bytes:
        return b""

    async with open_archive(database) as archive, serving(place, look, health), aiohttp.ClientSession() as session:
        house = SimpleNamespace(archive=archive, outages=Outages(archive, lambda: 0), listeners=[])
        scheduler = Scheduler(house, health)  # type: ignore[arg-type]
        database.rename(database.with_name("elsewhere.db"))  # noqa: ASYNC240 - nothing else waits here
        with capture_logs() as logs:
            await scheduler.beat()
            await scheduler.beat()
        assert [(line["event"], line["log_level"]) for line in logs] == [("the database is gone", "critical")]
        async with session.get(f"http://127.0.0.1:{unused_tcp_port}/health") as page:
            assert (page.status, (await page.json())["well"]) == (503, False)
        health.beat()
        async with session.get(f"http://127.0.0.1:{unused_tcp_port}/health") as page:
            assert page.status == 200


def test_no_web_server_is_loaded_unless_a_port_is_set() -> None:
    loaded = "import sys, bot; sys.exit(any(name in sys.modules for name in ('aiohttp.web', 'prometheus_client')))"
    assert subprocess.run([sys.executable, "-c", loaded], cwd=Path(bot.__file__).parent, check=False).returncode == 0


@pytest.mark.parametrize(
    ("typed", "address"),
    [("9100", ("127.0.0.1", 9100)), ("0.0.0.0:80", ("0.0.0.0", 80)), ("[::1]:9100", ("::1", 9100)), ("", None)],
)
def test_pages_are_served_on_loopback_by_default(
    typed: str, address: tuple[str, int] | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("METRICS", typed)
    monkeypatch.setenv("OWNERS", "123456789012345678, 2 3")
    assert read_settings().metrics == address
    assert read_settings().owners == {123456789012345678, 2, 3}


@pytest.mark.parametrize("typed", ["a.b-c_d", '"a.b-c_d"', "'a.b-c_d'", " a.b-c_d ", "Bot a.b-c_d", '"Bot a.b-c_d" '])
def test_a_token_is_read_without_what_was_copied_along_with_it(
    typed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", typed)
    token = read_settings().discord_token
    assert token is not None
    assert token.get_secret_value() == "a.b-c_d"


@pytest.mark.parametrize("typed", ["a.b\nc", "ä.b.c", "a b", "<a.b.c>", "a.b.c$"])
def test_a_token_with_signs_that_no_token_has_is_refused_without_showing_it(
    typed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", typed)
    with pytest.raises(SettingsError, match=r"DISCORD_TOKEN.* signs that no token has") as refused:
        read_settings()
    assert typed not in str(refused.value)


def test_the_status_says_when_weaker_levels_had_to_play() -> None:
    assert "Computer players: nothing waits." in describe_status(facts(), 1000.0, say)
    busy = Load(waiting=3, longest=7.4, choices=90, weaker=30, random=2, lately=12)
    told = describe_status(facts(thinking=busy), 1000.0, say)
    assert "Computer players: 3 moves wait. ⚠️ In the last ten minutes, 12 moves were made by a weaker level" in told
    assert "The longest wait was 7 seconds." in told
    assert "COMPUTER_WORKERS" in told
    lines = exposition(facts(thinking=busy), 1000.0).decode().splitlines()
    assert 'mundialito_choices_total{by="level"} 58.0' in lines
    assert 'mundialito_choices_total{by="weaker_level"} 30.0' in lines
    assert 'mundialito_choices_total{by="chance"} 2.0' in lines
    assert "mundialito_choice_wait_seconds 7.4" in lines
    assert "mundialito_thinking_waiting 3.0" in lines


def test_the_status_names_the_cluster_if_there_are_several() -> None:
    told = describe_status(facts(cluster=Cluster(1, 3)), 1000.0, say)
    assert "cluster 1 (one of 3), started" in told
    assert "4 people at tables of all clusters" in told
    assert "cluster" not in describe_status(facts(), 1000.0, say)


async def test_a_spare_is_well_and_says_what_it_is(unused_tcp_port: int) -> None:
    place = f"http://127.0.0.1:{unused_tcp_port}"
    async with serving_as_spare(("127.0.0.1", unused_tcp_port)), aiohttp.ClientSession() as session:
        async with session.get(f"{place}/health") as page:
            assert (page.status, await page.json()) == (200, {"well": True, "spare": True})
        async with session.get(f"{place}/metrics") as page:
            assert "mundialito_spare 1.0" in await page.text()


def test_several_clusters_need_a_postgresql_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CLUSTERS", "2")
    with pytest.raises(SettingsError, match="PostgreSQL"):
        read_settings()
    monkeypatch.setenv("DATABASE", "postgresql://example.org/x")
    assert read_settings().clusters == 2


def test_the_status_counts_shards_if_there_are_several_and_tells_the_worst_latency() -> None:
    told = describe_status(
        facts(shards=[ShardStatus(True, 0.125), ShardStatus(True, 0.25), ShardStatus()]), 1000.0, say
    )
    assert "latency 250 ms, 2 of 3 shards connected" in told
    for few in ([], [ShardStatus(True, 0.125)]):
        assert "connected" not in describe_status(facts(shards=few), 1000.0, say)


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("METRICS", "here"),
        ("METRICS", "1:99999"),
        ("OWNERS", "Ana"),
        ("BACKUP_KEEP", "0"),
        ("CLUSTERS", "many"),
        ("CLUSTERS", "0"),
    ],
)
def test_an_invalid_setting_is_refused(name: str, typed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(name, typed)
    with pytest.raises(SettingsError, match=name):
        read_settings()


def test_the_memory_and_the_version_of_the_process_are_known() -> None:
    assert 2**20 < memory() < 2**36
    assert version() != "?"


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells what a worker uses")
async def test_the_memory_of_workers_counts() -> None:
    before = memory()
    worker = await Worker.start()
    assert memory() > before + 2**21
    worker.kill()
    await worker.wait()
