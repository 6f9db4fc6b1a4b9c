"""What people see is what it was, to the byte: `pytest --pin` writes it anew (tests/bot/pinned)."""

from __future__ import annotations

import re
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.bot.club import Club
from tests.bot.pinned.evenings import EVENINGS
from tests.bot.pinned.record import FOLDER, written
from tests.bot.pinned.wander import evening

#: How many lines of a difference are shown.
MOST_LINES = 80
#: The types of options that are commands themselves.
SUBCOMMANDS = (1, 2)


def check(name: str, record: object, *, pin: bool) -> None:
    """Compare a record with the one that was pinned under this name, or pin it."""
    path, now = FOLDER / f"{name}.json", written(record)
    if pin:
        path.write_text(now, encoding="utf-8")
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    if now != before:
        difference = unified_diff(before.splitlines(), now.splitlines(), "pinned", "now", lineterm="", n=4)
        pytest.fail("\n".join(islice(difference, MOST_LINES)), pytrace=False)


@pytest.fixture
def pin(request: pytest.FixtureRequest) -> bool:
    """Whether records are written anew."""
    return bool(request.config.getoption("pin"))


@pytest.mark.parametrize("name", EVENINGS)
async def test_an_evening_looks_as_it_did(name: str, database: Path, pin: bool) -> None:
    async with evening(name, database) as wanderer:
        await EVENINGS[name](wanderer)
    check(name, wanderer.recorder.acts, pin=pin)


async def test_discord_is_told_the_same_commands(club: Club, pin: bool) -> None:
    tree, translator = club.bot.tree, club.bot.tree.translator
    assert translator is not None
    commands = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    check("commands", [in_order(one) for one in sorted(commands, key=lambda one: (one["type"], one["name"]))], pin=pin)


def in_order(command: dict[str, Any]) -> dict[str, Any]:
    """A command with its subcommands by name, as Discord shows them, in whatever order they were added."""
    options = command.get("options", [])
    if not any(option["type"] in SUBCOMMANDS for option in options):
        return command
    return {**command, "options": [in_order(one) for one in sorted(options, key=lambda one: one["name"])]}


async def test_every_control_is_in_a_record(club: Club) -> None:
    records = "".join((FOLDER / f"{name}.json").read_text(encoding="utf-8") for name in EVENINGS)
    found = re.findall(r'"custom_id": "m1:\w+:\d+:(\w+):', records)
    assert sorted(set(found)) == club.verbs()


def test_every_record_is_compared() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {*EVENINGS, "commands"}
