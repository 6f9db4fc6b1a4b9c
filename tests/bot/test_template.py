"""The template is a game as soon as its folder is in rules/: two people play it on Discord to the end."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from importlib import import_module
from pathlib import Path

import pytest

import rules
from cogs.commands import Tables
from cogs.press.commanding import game_choices
from host.studio import Studio
from rules import module_of
from rules.table.table import EndedTable, Running
from tests.bot.club import Club, open_club
from tests.bot.test_fifth_game import choose
from tests.bot.test_names import check
from words import speech

TEMPLATE = Path(__file__).parents[2] / "template" / "pig"
say = speech("en")


@pytest.fixture
def dropped_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Add a copy of the template to the games, with its imports changed as docs/GAME.md says."""
    folder = tmp_path / "rules" / "pig"
    folder.mkdir(parents=True)
    for file in TEMPLATE.glob("*.py"):
        text = file.read_text(encoding="utf-8").replace("template.pig", "rules.pig")
        (folder / file.name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(rules, "__path__", [*rules.__path__, str(folder.parent)])
    module_of.cache_clear()
    monkeypatch.setitem(rules.GAMES, "pig", import_module("rules.pig").GAME)
    yield
    for name in [name for name in sys.modules if name.startswith("rules.pig")]:
        del sys.modules[name]
    module_of.cache_clear()


@pytest.fixture
async def club(database: Path, dropped_in: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    """A club that can play the template, with real pictures."""
    monkeypatch.setitem(Tables.play.__discord_app_commands_param_choices__, "game", game_choices())
    async with open_club(database) as opened, Studio() as studio:
        opened.house.studio = studio
        yield opened


def test_the_template_is_found_as_a_game(dropped_in: None) -> None:
    assert rules._find()["pig"].about.title == "Pig"


def test_the_template_is_short_enough_to_read_in_one_go() -> None:
    lines = [line for file in TEMPLATE.glob("*.py") for line in file.read_text(encoding="utf-8").splitlines()]
    assert len([line for line in lines if line.strip()]) <= 150


async def test_two_people_play_it_to_the_end_with_menus(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="pig")
    await club.fill(club.ana, await club.form(club.ana), target="10")
    check(club.board())
    assert "Takes about" in (await club.settings(club.ana)).text
    await club.press(club.ben, club.board(), "Join")
    await club.start(club.ana)
    table = await club.game()
    while isinstance(table, Running):
        who = club.person(table.awaited_persons[0])
        panel = await club.press(who, club.board(), "Your move")
        check(panel)
        await choose(club, who, panel)
        table = await club.game(table.id)
        if isinstance(table, Running) and len(table.match.log) == 2:
            told = (await club.slash(club.cy, "mundialito table", action="text")).text
            assert "```" in told
            assert "seat: " in told
    assert isinstance(table, EndedTable)
    assert "Rematch" in club.board().buttons
