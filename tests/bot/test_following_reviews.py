"""An answer that follows a review: the latest one only, and for no longer than it can be edited."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

import cogs.controls.answers
import cogs.reviews.reading
from host.reviews import game_to_review
from players.reviewing import Tally, write
from tests.bot.club import Club
from tests.bot.seen import Seen
from tests.bot.test_replay import over
from tests.bot.test_reviewing import Critics, criticized, reviews_of
from tests.waiting import until
from words import speech

say = speech("en")


class Edits:
    """The edits of answers that follow a review, by interaction, which Discord may refuse."""

    def __init__(self, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
        self.club = club
        self.of: list[int] = []
        self.refusal: int | None = None
        self.held = asyncio.Event()
        monkeypatch.setattr(cogs.reviews.reading, "SOON", 0.01)
        monkeypatch.setattr(cogs.reviews.reading, "NEWS", 0.05)
        edit = discord.Interaction.edit_original_response

        async def noted(interaction: Any, **changes: Any) -> Any:
            self.of.append(interaction.id)
            if self.refusal is not None:
                response: Any = SimpleNamespace(status=self.refusal, reason="no")
                raise discord.HTTPException(response, {"code": 0, "message": "no"})
            return await edit(interaction, **changes)

        monkeypatch.setattr(discord.Interaction, "edit_original_response", noted)

    async def ask(self, who: Any) -> None:
        """Press the button for a review without waiting until it is there."""
        board = self.club.board()
        assert (await who.click(board.message, custom_id=board.id_of("review"))).acknowledged

    @property
    def followers(self) -> int:
        return sum(task.get_name() == "follow a review" for task in self.club.house._tasks)


@pytest.fixture
def edits(club: Club, monkeypatch: pytest.MonkeyPatch) -> Iterator[Edits]:
    found, critics = Edits(club, monkeypatch), Critics()
    critics.held = found.held
    reviews_of(club)._make = critics
    yield found
    found.held.set()


async def test_only_somebodys_latest_answer_follows_a_review(club: Club, edits: Edits) -> None:
    await over(club)
    for _ in range(4):
        await edits.ask(club.ana)
    await edits.ask(club.ben)
    assert edits.followers == 2
    edits.of.clear()
    await until(lambda: len(edits.of) >= 6 and len(set(edits.of)) >= 2)
    assert len(set(edits.of)) == 2
    edits.held.set()
    await club.quiet()
    assert edits.followers == 0


async def test_the_curve_is_shown_while_the_review_is_being_made(
    club: Club, edits: Edits, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(club)
    made = criticized(game_to_review(table))
    sketched = replace(made, moments=made.worst(table.seat_of(club.ana.id))[:1], tallies=(Tally(),) * 2)
    reviews = reviews_of(club)
    finish = reviews._make

    async def make(played: Any, tell: Any) -> str:
        tell(0.3)
        tell(write(sketched))
        return await finish(played, tell)

    reviews._make = make
    board, replies = club.board(), list[Any]()
    edit = cogs.reviews.reading.edit_answer

    async def noted(interaction: Any, reply: Any) -> bool:
        edited = await edit(interaction, reply)
        replies.append(reply)
        return edited

    monkeypatch.setattr(cogs.reviews.reading, "edit_answer", noted)
    result = await club.ana.click(board.message, custom_id=board.id_of("review"))
    assert result.acknowledged
    await until(lambda: any(reply.files for reply in replies))
    shown = str(replies[-1].view.to_components())
    assert say("review-making", percent=40) in shown
    assert "Ana: 50%" in shown or "Ben: 50%" in shown
    assert "**Where the most was lost**\\n1." in shown
    edits.held.set()
    await club.quiet()
    assert "lost 40 points" in (await club.press(club.ana, club.board(), "Review")).text


@pytest.mark.parametrize(("status", "goes_on"), [(401, False), (404, False), (503, True)])
async def test_a_review_is_followed_until_its_answer_is_lost(
    club: Club, edits: Edits, status: int, goes_on: bool
) -> None:
    await over(club)
    edits.refusal = status
    edits.of.clear()
    await edits.ask(club.ana)
    await until(lambda: len(edits.of) > 1 if goes_on else not edits.followers)
    assert bool(edits.followers) is goes_on
    assert (len(edits.of) > 1) is goes_on
    edits.held.set()
    await club.quiet()


async def test_a_review_is_not_followed_for_longer_than_its_answer_can_be_edited(
    club: Club, edits: Edits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cogs.reviews.reading, "TOKEN_LIFE", 0.2)
    await over(club)
    await edits.ask(club.ana)
    await until(lambda: not edits.followers)
    edits.held.set()
    await club.quiet()


async def test_a_review_whose_answer_was_late_leaves_the_board_alone(
    club: Club, edits: Edits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press was deferred, so its original message is the board, and the answer is one that came later."""
    await over(club)
    board = club.board()
    before = board.text
    await club.quiet()
    edits.of.clear()
    monkeypatch.setattr(cogs.controls.answers, "PATIENCE", 0.01)
    monkeypatch.setattr(cogs.reviews.reading, "SOON", 0.1)
    result = await club.ana.click(board.message, custom_id=board.id_of("review"))
    await until(lambda: result.followups)
    edits.held.set()
    await club.quiet()
    assert club.board().text == before
    assert not edits.of
    (answered,) = result.followups
    assert "lost 40 points" in Seen(answered).text
