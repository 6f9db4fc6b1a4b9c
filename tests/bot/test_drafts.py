"""The answer to a move is drafted while the move is being saved, and shown only once that is done."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from data import Commit, Unavailable
from tests.bot.club import Club, open_club
from words import speech

say = speech("en")


async def test_the_panel_is_drawn_before_the_move_is_saved_and_shown_after_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.duel()
    panel = await club.press(club.ana, club.board(), "Your move")
    panel = await club.press(club.ana, panel, "Queen b6")
    told: list[str] = []
    commit, respond = club.archive.commit, club.bot.desk.answering.respond

    async def slow(step: Commit) -> None:
        for _ in range(200):
            if club.studio.wishes[-1].view.actions_left == 1:
                told.append("drawn")
                break
            await asyncio.sleep(0.005)
        await commit(step)
        told.append("saved")

    async def answered(*given: Any, **named: Any) -> None:
        await respond(*given, **named)
        told.append("answered")

    monkeypatch.setattr(club.archive, "commit", slow)
    monkeypatch.setattr(club.bot.desk.answering, "respond", answered)
    seen = await club.forge(club.ana, panel, panel.buttons["Move to b5"]["custom_id"])
    assert told[:3] == ["drawn", "saved", "answered"]
    assert "One action left" in seen.text


async def test_a_draft_is_not_shown_if_its_move_could_not_be_saved(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database, expected=["the archive is unavailable"]) as club:
        await fail_to_save(club, monkeypatch)


async def fail_to_save(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play a move on a full disk, after its answer has been drafted."""
    table = await club.duel()
    panel = await club.press(club.ana, club.board(), "Your move")
    panel = await club.press(club.ana, panel, "Queen b6")

    async def full(step: Commit) -> None:
        await asyncio.sleep(0.2)
        assert club.studio.wishes[-1].view.actions_left == 1
        raise Unavailable("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(club.archive, "commit", full)
        seen = await club.forge(club.ana, panel, panel.buttons["Move to b5"]["custom_id"])
    assert "One action left" not in seen.text
    assert not seen.alt
    assert (await club.game(table.id)).number == table.number


async def test_a_refused_move_drafts_nothing(club: Club) -> None:
    await club.duel()
    panel = await club.press(club.ana, club.board(), "Your move")
    before = len(club.studio.wishes)
    custom_id = panel.id_of("step").replace(":step:", ":do:").rpartition(":")[0] + ":b6-b6"
    seen = await club.forge(club.ana, panel, custom_id)
    assert len(club.studio.wishes) == before, seen.text
