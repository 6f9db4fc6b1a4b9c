"""Replays over the wire: somebody who knows no game steps through a finished one of each kind, and through its file."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from rules import GAMES
from rules.table.results import game_file
from rules.table.table import Finished
from testbed.standin import Message, User
from tests.shelf import PARTIES
from tests.wire.club import Club, Game, open_club, says, to
from tests.wire.prepared import course, stand

pytestmark = pytest.mark.asyncio(loop_scope="module")
FIRST, BACK, ON, LAST = ("first", "back", "on", "last")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Club]:
    async with open_club(tmp_path_factory.mktemp("replays")) as club:
        yield club


def member(club: Club, name: str) -> User:
    """Add somebody to the server."""
    user = club.discord.add_user(name)
    club.discord.join(club.guild, user)
    return user


async def finished(club: Club, key: str) -> Game:
    """A game played to its end by the rules alone, with its board in a channel of its own."""
    people = [club.cy, *(member(club, f"{key}{number}") for number in range(1, PARTIES[key]))]
    whole = course(key, "6" * 64, tuple(user.id for user in people), 3, int(time.time() * 1000))
    channel, table = club.channel(f"replay-{key}"), whole.tables[-1].but(id=f"whole{key}")
    assert isinstance(table, Finished)
    stand(club.database, table, whole.journals[-1], club.guild.id, channel.id)
    game = Game(club, channel, table.id)
    await game.shown()
    return game


def step(message: Message, way: str) -> str | None:
    """The custom id of the button that steps this way; None if it's grey."""
    button = next(one for one in message.buttons if (one.custom_id or "").endswith(f"|{way}"))
    return None if button.disabled else button.custom_id


async def stepped(club: Club, user: User, message: Message, way: str) -> list[str]:
    """Step until the button is grey; return what the message said after each press."""
    told: list[str] = []
    while (custom_id := step(message, way)) is not None:
        answer = await club.discord.press(user, message, custom_id=custom_id)
        assert answer.message == message
        assert says("trouble-ours", number="").split(".")[0] not in answer.text
        told.append(answer.text)
    return told


@pytest.mark.parametrize("key", GAMES)
async def test_a_finished_game_is_stepped_through_from_end_to_end(club: Club, key: str) -> None:
    game = await finished(club, key)
    person = member(club, "onlooker")
    viewer = (await club.discord.press(person, game.board, to("replay"))).message
    assert viewer.images
    await club.discord.press(person, viewer, custom_id=step(viewer, ON))
    assert viewer.images
    await club.discord.press(person, viewer, custom_id=step(viewer, FIRST))
    await club.discord.press(person, viewer, label=says("replay-in-words"))
    begins = viewer.text
    there = await stepped(club, person, viewer, ON)
    assert len({begins, *there}) == len(there) + 1
    back = await stepped(club, person, viewer, BACK)
    assert [*back[::-1], there[-1]] == [begins, *there]
    end = await club.discord.press(person, viewer, custom_id=step(viewer, LAST))
    assert end.text == there[-1]
    menu = viewer.selects[0]
    jumped = await club.discord.pick(person, viewer, menu.custom_id, menu.options[1]["value"])
    assert jumped.text in there


async def test_a_game_file_is_stepped_through_from_its_own_message(club: Club) -> None:
    people = (club.cy.id, member(club, "filed").id)
    table = course("mundialito", "6" * 64, people, 4, int(time.time() * 1000)).tables[-1]
    assert isinstance(table, Finished)
    content = json.dumps(game_file(table)).encode()
    file = club.discord.upload("mine.json", content)
    viewer = (await club.discord.slash(club.cy, "mundialito replay", club.channel("file"), file=file)).message
    begins = viewer.text
    there = await stepped(club, club.cy, viewer, ON)
    assert len({begins, *there}) == len(there) + 1 > 10
    (kept,) = (one for one in viewer.attachments if one.filename.endswith(".json"))
    assert kept.data == content
    back = await club.discord.press(club.cy, viewer, custom_id=step(viewer, FIRST))
    assert back.text == begins
