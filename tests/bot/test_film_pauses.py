"""How much drawing one person may have: cancelled films, the pause between posts, and answers that are lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.actors import _component_interaction
from simcord.results import ResponseMessage

import cogs.sharing.making
from rules.table.results import game_file
from tests.bot.club import Club, Seen
from tests.bot.test_filming import Reels, choice, duel_with_a_turn, page_of, reels_of, resigned
from words import speech

say = speech("en")


@pytest.fixture
def reels(club: Club) -> Reels:
    """What makes the club's films."""
    return reels_of(club)


async def slow_film(
    club: Club, reels: Reels, monkeypatch: pytest.MonkeyPatch, press: Coroutine[Any, Any, Seen]
) -> tuple[Any, Seen]:
    """Begin a film that isn't finished; return the press that waits for it, and the message that says how far it is."""
    monkeypatch.setattr(cogs.sharing.making, "NEWS", 0.05)
    monkeypatch.setattr("cogs.controls.answers.PATIENCE", 0.01)
    shown, told = asyncio.Event(), []
    show = cogs.sharing.making._Progress.show

    async def noted(progress: Any, reply: Any) -> bool:
        edited = await show(progress, reply)
        told.append(progress._press.interaction.message.id)
        shown.set()
        return bool(edited)

    monkeypatch.setattr(cogs.sharing.making._Progress, "show", noted)
    reels.held = asyncio.Event()
    waiting = asyncio.create_task(press)
    await shown.wait()
    message = club.env.backend.messages[club.table.id][told[0]]
    return waiting, Seen(ResponseMessage(club.env, message))


async def test_a_film_can_be_cancelled_by_its_maker_and_another_one_be_made_after_the_pause(
    club: Club, reels: Reels, monkeypatch: pytest.MonkeyPatch
) -> None:
    await duel_with_a_turn(club)
    offered, others = await choice(club, club.cy), await choice(club, club.ana)
    waiting, progress = await slow_film(club, reels, monkeypatch, club.press(club.cy, offered, "Post it"))
    posts = len(club.env.backend.messages[club.table.id])
    address = progress.buttons[say("button-share-cancel")]["custom_id"]
    data = {"custom_id": address, "component_type": 2}
    await _component_interaction(club.ana, others.message._message, data)
    assert not waiting.done(), "nobody else stops it"
    assert not reels.cancelled
    result = await club.cy.click(progress.message, custom_id=address)
    assert (await waiting).message.id == progress.message.id, "there is nothing more to say"
    shown = Seen(ResponseMessage(club.env, club.env.backend.messages[club.table.id][progress.message.id]))
    assert result.acknowledged
    assert shown.text.startswith("### Share this game")
    assert len(club.env.backend.messages[club.table.id]) == posts
    assert reels.cancelled == 1
    reels.held = None
    assert (await club.press(club.cy, shown, "Post it")).text == say("show-too-soon"), "some of it was drawn"
    await club.later(61)
    again = await club.press(club.cy, shown, "Post it")
    assert "View" in again.buttons
    assert len(reels.orders) == 2
    assert (await club.forge(club.cy, offered, address)).text.startswith("### Share this game"), "an old button"


async def test_the_film_of_a_file_can_be_cancelled_and_made_again(
    club: Club, reels: Reels, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = json.dumps(game_file(await resigned(club))).encode()
    viewer = await club.slash(club.cy, "mundialito replay", file=("a game.json", content))
    offered = await club.press(club.cy, await club.press(club.cy, viewer, "Share"), "Clip")
    waiting, progress = await slow_film(club, reels, monkeypatch, club.press(club.cy, offered, "Post it"))
    await club.cy.click(progress.message, custom_id=progress.buttons[say("button-share-cancel")]["custom_id"])
    again = await waiting
    assert reels.cancelled == 1
    assert again.text.startswith("### Share this game")
    *_, kept = again.message.attachments
    assert club.env.backend.cdn.get(kept.url) == content
    reels.held = None
    await club.later(61)
    assert "View" in (await club.press(club.cy, again, "Post it")).buttons


async def test_a_film_that_is_cancelled_before_it_is_drawn_does_not_count(
    club: Club, reels: Reels, monkeypatch: pytest.MonkeyPatch
) -> None:
    await duel_with_a_turn(club)
    offered, reels.queued = await choice(club, club.cy), True
    waiting, progress = await slow_film(club, reels, monkeypatch, club.press(club.cy, offered, "Post it"))
    assert progress.text.endswith(say("share-waiting"))
    await club.cy.click(progress.message, custom_id=progress.buttons[say("button-share-cancel")]["custom_id"])
    again = await waiting
    reels.held = None
    assert "View" in (await club.press(club.cy, again, "Post it")).buttons


async def test_a_press_while_a_film_is_made_does_not_end_the_pause_after_it(club: Club, reels: Reels) -> None:
    await duel_with_a_turn(club)
    board = club.board()
    offered, reels.held = await choice(club, club.cy), asyncio.Event()
    first = asyncio.create_task(club.press(club.cy, offered, "Post it"))
    await reels.begun.wait()
    club.clock.ahead += 61
    asyncio.get_running_loop().call_later(0.5, reels.held.set)
    assert (await club.press(club.cy, offered, "Post it")).text == say("share-one-at-a-time")
    assert "View" in (await first).buttons
    picture = await page_of(club, club.cy, board)
    assert (await club.press(club.cy, picture, "Post it")).text == say("show-too-soon")
    await club.later(61)
    assert "View" in (await club.press(club.cy, picture, "Post it")).buttons


@pytest.mark.parametrize("status", [401, 404])
async def test_nobody_is_told_of_a_film_whose_answer_is_lost(
    club: Club, reels: Reels, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    monkeypatch.setattr(cogs.sharing.making, "NEWS", 0.05)
    monkeypatch.setattr("cogs.controls.answers.PATIENCE", 0.01)
    await duel_with_a_turn(club)
    offered, reels.held = await choice(club, club.cy), asyncio.Event()
    edits: list[int] = []

    async def refused(interaction: Any, **changes: Any) -> None:
        edits.append(interaction.id)
        response: Any = SimpleNamespace(status=status, reason="no")
        raise discord.HTTPException(response, {"code": 0, "message": "no"})

    monkeypatch.setattr(discord.Interaction, "edit_original_response", refused)
    asyncio.get_running_loop().call_later(0.5, reels.held.set)
    await club.press(club.cy, offered, "Post it")
    assert club.board().alt == "What happens"
    assert len(edits) <= 2
