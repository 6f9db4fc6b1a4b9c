import asyncio
import json
import marshal
import tempfile
from collections.abc import AsyncIterator, Iterator
from copy import deepcopy
from functools import partial
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import SimpleNamespace
from typing import Any

import pytest
import simcord.backend.serializers
import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results
from discord import app_commands

import cogs
from cogs.discordpy.lease import Arrivals, Lease
from host.studio import Studio
from tests.bot.club import Club, open_club, use_seed
from tests.bot.inboxes import Inboxes, open_inboxes


@pytest.fixture(scope="session", autouse=True)
def every_feature_known() -> None:
    """Import all features before a test puts another game on the shelf: their commands offer the games of then."""
    for found in iter_modules(cogs.__path__):
        import_module(f"cogs.{found.name}")


@pytest.fixture(scope="session", autouse=True)
def translated_once() -> Iterator[None]:
    """Translate each command once: every club registers the same ones, in all of Discord's locales."""
    known: dict[str, Any] = {}

    def remembered(translate: Any) -> Any:
        async def payload(command: Any, tree: Any, translator: Any) -> Any:
            key = json.dumps(command.to_dict(tree))
            if key not in known:
                known[key] = await translate(command, tree, translator)
            return known[key]

        return payload

    with pytest.MonkeyPatch.context() as patch:
        for kind in (app_commands.Command, app_commands.ContextMenu, app_commands.Group):
            patch.setattr(kind, "get_translated_payload", remembered(kind.get_translated_payload))
        yield


@pytest.fixture(scope="session", autouse=True)
def copied_quickly() -> Iterator[None]:
    """Let simcord copy its messages and commands twenty times as fast; most of what it copies is never looked at."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simcord.http.router, "copy", SimpleNamespace(deepcopy=lambda told: told))  # for a log of nobody's
        patch.setattr(simcord.gateway, "copy", SimpleNamespace(deepcopy=copied))
        for module in (simcord.components, simcord.results, simcord.backend.serializers):
            patch.setattr(module, "deepcopy", copied)
        yield


def copied(value: Any) -> Any:
    """A deep copy, of texts and numbers in lists and dicts for the most part."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:
        return deepcopy(value)


def passed() -> float:
    """The time of the test's event loop (seconds)."""
    return asyncio.get_running_loop().time()


@pytest.fixture(autouse=True)
def repeatable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a test's tables the same chance in every run, seeded by the test's name, unless it is marked `chance`."""
    if request.node.get_closest_marker("chance") is None:
        use_seed(monkeypatch, sha256(request.node.name.encode()).hexdigest())


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let boards and panels be renewed as often as tables change, and no press be late because the machine is busy."""
    monkeypatch.setattr("cogs.client.Lease", partial(Lease, clock=passed))
    monkeypatch.setattr("cogs.client.Arrivals", partial(Arrivals, clock=passed))
    for place in ("boards", "open_panels"):
        monkeypatch.setattr(f"cogs.delivery.{place}.INTERVAL", 0.0)


@pytest.fixture
def database() -> Iterator[Path]:
    """The path of a test's archive."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "club.db"


@pytest.fixture
async def club(database: Path) -> AsyncIterator[Club]:
    async with open_club(database) as opened:
        yield opened


@pytest.fixture
async def inboxes(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inboxes]:
    async with open_inboxes(database, monkeypatch) as opened:
        yield opened


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    """A real studio that draws in this process."""
    async with Studio() as opened:
        yield opened
