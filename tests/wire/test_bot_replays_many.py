"""Many finished games of each kind, leafed through over the wire by somebody who knows only the controls.

Games are played by the rules alone, at random or by computers, with all numbers of seats and all options, and stand in
the bot's database. Each is stepped through from end to end, some back again or by actions, from several sides, as
pictures and in words. How many: REPLAYS.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from players import answer, levels, question
from rules import GAMES
from rules.table.requests import GoOn, Play, Resign
from rules.table.table import Finished, Running
from testbed.standin import Answer, Message, User
from testbed.standin.components import Button, Select
from testbed.standin.errors import Unanswered
from tests.sampling import some
from tests.shelf import SHELVES
from tests.wire.club import Club, Game, open_club, says, seen, to
from tests.wire.prepared import PATIENT, Walk, begun, stand
from tests.wire.test_bot_replays import BACK, FIRST, LAST, ON, member, step

#: A game of two that takes longer (events) ends because somebody resigns.
LONGEST = 300
#: One of so many games is played at random, stepped back through as well as on, and by actions instead of by turns.
RANDOM, BOTH_WAYS, BY_ACTIONS = 4, 5, 7
#: So many games stand in one database; the bot is killed after the last of them, and starts again.
TOGETHER = 10
#: A machine with so many processes waiting for each processor is too busy to judge, and asked this often.
BUSY, TRIES = 2.0, 5
#: What nobody may read here.
TROUBLES = ("trouble-ours", "press-outdated", "replay-no-moment", "replay-not-yours")


def setting(key: str, number: int) -> tuple[dict[str, Any], int]:
    """The options of a game, and how many people play it."""
    kinds = [{}, *SHELVES[key].singles]
    options = kinds[number % len(kinds)]
    counts = SHELVES[key].counts(options)
    return options, counts[number // len(kinds) % len(counts)]


def played(key: str, number: int, options: dict[str, Any], people: tuple[int, ...]) -> Walk:
    """A game that is over."""
    now, chance, seats = int(time.time() * 1000), Random(f"{key} {number}"), len(people)
    level = levels(key)[min(number % RANDOM, 1, len(levels(key)) - 1)]
    walk = begun(key, f"{chance.getrandbits(256):064x}", people, now, json.dumps(options), PATIENT)
    while isinstance(walk.table, Running):
        if not walk.table.awaited:  # a pause between two matches
            walk.go(GoOn(people[0]), now)
            continue
        seat = walk.table.awaited[0]
        person = walk.table.seats[seat].person or 0
        if seats > 2 or len(walk.table.match.log) < LONGEST:
            walk.go(Play(person, answer(question(walk.table.match, seat, level))), now)
        else:
            walk.go(Resign(person, level), now)
    return walk


async def standing(club: Club, key: str, number: int) -> tuple[Game, Finished]:
    """The same game in the running bot's database, with its board."""
    options, seats = setting(key, number)
    people = (club.cy.id, *(member(club, f"{key}{number}-{seat}").id for seat in range(1, seats)))
    walk = await asyncio.to_thread(played, key, number, options, people)  # a long game holds up no heartbeat
    assert isinstance(walk.table, Finished)
    channel, table = club.channel(f"{key}-{number}"), walk.table.but(id=f"{key}{number}")
    stand(club.database, table, walk.journal, club.guild.id, channel.id)
    game = Game(club, channel, table.id)
    await game.shown()
    return game, table


async def patiently(club: Club, act: Callable[[], Awaitable[Answer]]) -> Answer:
    """Press something and check that it leads to no error; once more if the machine is too busy to judge."""
    for _ in range(TRIES):
        with suppress(Unanswered):
            said = await act()
            troubles = [name for name in TROUBLES if says(name, number="").split(".")[0] in seen(said).text]
            if not troubles:
                return said
        assert os.getloadavg()[0] > BUSY * (os.cpu_count() or 1), club.discord.story()
        club.excused |= {one.id for one in club.discord.unanswered}
        await asyncio.sleep(5.0)
    raise AssertionError(f"no answer however often: {club.discord.story()}")


async def pressed(club: Club, user: User, viewer: Message, control: str | Callable[[Button], bool]) -> Message:
    """Press a button of the viewer; return what the person sees then."""
    said = await patiently(club, lambda: club.discord.press(user, viewer, control, force=True))
    return seen(said)


async def stepped_on(club: Club, user: User, viewer: Message, way: str) -> list[str]:
    """Step until the button is grey; return what the message said after each press."""
    told: list[str] = []
    while (custom_id := step(viewer, way)) is not None:
        assert await pressed(club, user, viewer, custom_id) == viewer
        told.append(viewer.text)
    return told


def labelled(message: str) -> Callable[[Button], bool]:
    """A test for the button with this label."""
    return lambda button: button.label == says(message)


def menus(viewer: Message, name: str) -> list[Select]:
    """The viewer's menu of this name, if it has one."""
    return [menu for menu in viewer.selects if menu.custom_id.endswith(f"|{name}")]


async def leaf(club: Club, user: User, viewer: Message, number: int) -> Counter[str]:
    """Step through a whole game in words; then use every menu and every other button."""
    count, chance = Counter[str](), Random(number)
    if (first := step(viewer, FIRST)) is not None:
        await pressed(club, user, viewer, first)
    await pressed(club, user, viewer, labelled("replay-in-words"))
    button = viewer.button(lambda one: (one.custom_id or "").endswith("|by"))
    if number % BY_ACTIONS == 1 and button is not None:
        await pressed(club, user, viewer, button.custom_id or "")
        count["by actions"] += 1
    begins = viewer.text
    there = await stepped_on(club, user, viewer, ON)
    assert len({begins, *there}) == len(there) + 1
    if number % BOTH_WAYS == 1:
        back = await stepped_on(club, user, viewer, BACK)
        assert [*back[::-1], there[-1]] == [begins, *there]
    else:
        await pressed(club, user, viewer, step(viewer, FIRST) or "")
        assert viewer.text == begins
    if (last := step(viewer, LAST)) is not None:
        await pressed(club, user, viewer, last)
        assert viewer.text == there[-1]
    count["moments"] = len(there) + 1
    for name in ("turns", "marks", "sides"):
        for _ in range(3):
            if not (offered := menus(viewer, name)):
                continue
            (menu,) = offered
            value = chance.choice(menu.options)["value"]
            pick = partial(club.discord.pick, user, viewer, menu.custom_id, value)
            assert seen(await patiently(club, pick)) == viewer
            count[name] += 1
    for _ in range(2):
        if (side := viewer.button(lambda one: (one.custom_id or "").endswith("|side"))) is not None:
            await pressed(club, user, viewer, side.custom_id or "")
            count["sides"] += 1
    await pressed(club, user, viewer, labelled("replay-picture"))
    assert viewer.images
    return count


async def leafed_through(folder: Path, key: str, many: int) -> None:
    """Leaf through so many games, some at a time."""
    total: Counter[str] = Counter()
    for first in range(0, many, TOGETHER):
        async with open_club(folder / str(first)) as club:
            total += await some_leafed_through(club, key, range(first, min(first + TOGETHER, many)))
        print(key, f"{min(first + TOGETHER, many)} of {many}", dict(total), flush=True)


async def some_leafed_through(club: Club, key: str, numbers: range) -> Counter[str]:
    """Leaf through these games; then old buttons answer after a restart."""
    total, user = Counter[str](), member(club, "onlooker")
    viewers = []
    for number in numbers:
        game, table = await standing(club, key, number)
        viewer = await pressed(club, user, game.board, to("replay"))
        assert viewer.images
        viewers.append(viewer)
        total += await leaf(club, user, viewer, number)
        total["events"] += len(table.match.log)
    await club.crash(away=60.0)
    await club.bot.start()
    for viewer in viewers:
        for control in [button.custom_id for button in viewer.buttons if button.custom_id and not button.disabled]:
            await pressed(club, user, viewer, control)
            total["old buttons"] += 1
    return total


@pytest.mark.parametrize("key", some(GAMES, 2))
async def test_a_game_of_some_kinds_is_leafed_through(tmp_path: Path, key: str) -> None:
    await leafed_through(tmp_path, key, 1)


@pytest.mark.proof
@pytest.mark.parametrize("key", GAMES)
async def test_a_hundred_games_of_each_kind_are_leafed_through(tmp_path: Path, key: str) -> None:
    await leafed_through(tmp_path, key, int(os.environ.get("REPLAYS", "100")))
