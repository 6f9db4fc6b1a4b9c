"""Who moderates what: the server is moderated by those whose roles say so, a table by those whom its channel lets."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from rules.table.table import EndedTable, Running
from tests.bot.club import Club
from words import speech

say = speech("en")
ROOT = Path(__file__).parents[2]
#: Every command of moderators, with what it asks for: the right in the server, in the table's channel, or to be an
#: owner. A new command has to be put into one of these.
SERVER = {"ban add", "ban remove", "ban list"}
TABLE = {"end", "doctor"}
OWNERS = {"status"}
MANAGERS = {"setup"}
#: Where the two rights are asked for, by file: no other place may.
ASKED = {
    "cogs/events/organising.py": {"moderates_server": 1},
    "cogs/events/planning.py": {"moderates_server": 1},
    "cogs/press/moderated.py": {"needs_table": 1, "moderates_table": 1, "moderates_server": 1},
    "cogs/moderation/moderating.py": {"needs_table": 1},
    "cogs/moderation/__init__.py": {"needs_server": 1, "needs_table": 1},
    "cogs/operators/__init__.py": {"needs_server": 1},
    "cogs/people/rights.py": {"moderates_server": 2, "moderates_table": 1, "moderates": 2},
}
ALLOWED, DENIED = (discord.PermissionOverwrite(manage_messages=may) for may in (True, False))


def commands(root: dict[str, Any], before: str = "") -> Iterator[str]:
    for option in root["options"]:
        if option["type"] == discord.AppCommandOptionType.subcommand.value:
            yield before + option["name"]
        elif option["type"] == discord.AppCommandOptionType.subcommand_group.value:
            yield from commands(option, f"{before}{option['name']} ")


def options(club: Club, command: str) -> dict[str, Any]:
    """What a command needs to be typed."""
    given: dict[str, dict[str, Any]] = {
        "ban add": {"person": club.ana},
        "ban remove": {"person": club.ana},
    }
    return given.get(command, {})


def room(club: Club, who: Any, overwrite: discord.PermissionOverwrite = ALLOWED) -> Any:
    """A channel that says whether somebody may manage messages there, where everybody is offered the commands."""
    club.admin_command()["default_member_permissions"] = None
    return club.guild.create_text_channel("room", overwrites={who: overwrite})


async def test_every_command_of_moderators_is_about_the_server_or_about_a_table(club: Club) -> None:
    assert set(commands(club.admin_command())) == SERVER | TABLE | OWNERS | MANAGERS


def test_nothing_else_asks_what_somebody_moderates() -> None:
    found: dict[str, dict[str, int]] = {}
    names = {"needs_server", "needs_table", "moderates", "moderates_server", "moderates_table"}
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        file = str(path.relative_to(ROOT))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr=name)) if name in names:
                    counts = found.setdefault(file, {})
                    counts[name] = counts.get(name, 0) + 1
                case ast.Attribute(attr="manage_messages" | "guild_permissions"):
                    assert file == "cogs/people/rights.py", file
    assert found == ASKED


@pytest.mark.parametrize("command", sorted(SERVER))
async def test_a_moderator_of_one_room_does_not_moderate_the_server(club: Club, command: str) -> None:
    place = room(club, club.cy)
    told = await club.slash(club.cy, f"mundialito-admin {command}", place, **options(club, command))
    assert told.text == say("moderators-only-server")
    told = await club.slash(club.ben, f"mundialito-admin {command}", place, **options(club, command))
    assert told.text == say("moderators-only")
    assert not await club.archive.bans.all()
    assert (await club.archive.servers.server(club.guild.id)).chosen is None


async def test_a_moderator_of_one_room_gets_no_list_of_all_tables_but_those_of_the_room(club: Club) -> None:
    place = room(club, club.cy)
    await club.duel()
    assert (await club.slash(club.cy, "mundialito-admin doctor", place)).text == say("moderators-only-server")
    await club.slash(club.ana, "mundialito play", place, game="mundialito")
    own = await club.game(channel=place)
    for command in ("end", "doctor"):
        offered = await club.suggest(club.cy, f"mundialito-admin {command}", place, option="table")
        assert [choice["value"] for choice in offered] == [own.id]
        assert await club.suggest(club.ben, f"mundialito-admin {command}", place, option="table") == []
        assert len(await club.suggest(club.mod, f"mundialito-admin {command}", place, option="table")) == 2
    assert own.id in (await club.slash(club.cy, "mundialito-admin doctor", place)).text


@pytest.mark.parametrize("command", sorted(SERVER))
async def test_a_moderator_of_the_server_moderates_it_also_where_a_channel_denies_it(club: Club, command: str) -> None:
    place = room(club, club.mod, DENIED)
    told = await club.slash(club.mod, f"mundialito-admin {command}", place, **options(club, command))
    assert told.text not in (say("moderators-only"), say("moderators-only-server"))


async def test_a_table_is_moderated_by_those_whom_its_own_channel_lets(club: Club) -> None:
    place = room(club, club.mod, DENIED)
    await club.slash(club.ben, "mundialito play", place, game="mundialito")
    table = await club.game(channel=place)
    for where in (place, club.table):
        for command in ("end", "doctor"):
            told = await club.slash(club.mod, f"mundialito-admin {command}", where, table=table.id)
            assert told.text == say("moderators-only")
    assert not isinstance(await club.game(table.id), EndedTable)


async def test_a_thread_is_moderated_by_those_whom_its_parent_channel_lets(club: Club) -> None:
    place = room(club, club.cy)
    await club.slash(club.ben, "mundialito play", place, computer="random", where="thread")
    (thread,) = place.threads
    table = await club.game(channel=thread)
    assert (await club.slash(club.ana, "mundialito-admin doctor", thread)).text == say("moderators-only")
    assert table.id in (await club.slash(club.cy, "mundialito-admin doctor", club.lounge, table=table.id)).text
    assert (await club.slash(club.cy, "mundialito-admin ban list", thread)).text == say("moderators-only-server")


async def test_owners_and_administrators_moderate_the_server(club: Club) -> None:
    boss = club.guild.create_role("Boss", permissions=discord.Permissions(administrator=True))
    eve = club.guild.add_member(club.env.create_user("eve", global_name="Eve"), roles=[boss])
    place = room(club, eve, DENIED)
    owner = club.as_member(club.guild._guild.owner_id)
    for who in (eve, owner):
        assert (await club.slash(who, "mundialito-admin ban list", place)).text == say("bans-none")


@pytest.mark.parametrize("forgotten", ["roles", "server"])
async def test_the_right_in_a_server_that_is_not_known_is_asked_for(club: Club, forgotten: str) -> None:
    place = room(club, club.cy)
    state: Any = club.bot._connection
    if forgotten == "roles":
        state._guilds[club.guild.id]._roles.clear()
    else:
        state._guilds.pop(club.guild.id)
    assert (await club.slash(club.mod, "mundialito-admin ban list", place)).text == say("bans-none")
    assert (await club.slash(club.cy, "mundialito-admin ban list", place)).text == say("moderators-only-server")


async def test_nobody_but_moderators_of_the_server_moderates_a_table_whose_channel_is_gone(club: Club) -> None:
    place = room(club, club.cy)
    table = await club.duel()
    club.env.backend.delete_channel(club.table.id)
    told = await club.slash(club.cy, "mundialito-admin end", place, table=table.id, how="all")
    assert told.text == say("moderators-only")
    assert isinstance(await club.game(table.id), Running)
    told = await club.slash(club.mod, "mundialito-admin end", place, table=table.id, how="all")
    assert told.text == say("done-ended", table=table.id)
