"""What two people agree on or ask of each other: undo, draws, resigning, a rematch."""

from __future__ import annotations

from typing import Any

from rules.table.table import Running
from tests.bot.club import Club
from words import speech

say = speech("en")


def log(table: Any) -> tuple[str, ...]:
    return tuple(table.match.log)


async def test_an_undo_is_no_longer_told_once_the_game_is_over(club: Club) -> None:
    await club.duel()
    panel = await club.press(club.ana, club.board(), "Your move")
    panel = await club.press(club.ana, panel, "Queen b6")
    panel = await club.press(club.ana, panel, "Move to b5")
    panel = await club.press(club.ana, panel, "Undo")
    assert "undid" in club.board().text
    asked = await club.slash(club.ben, "mundialito table", action="resign")
    await club.press(club.ben, asked, "Yes, resign")
    final = await club.forge(club.ana, club.board(), panel.buttons["Queen b6"]["custom_id"])
    assert {wish.heading for wish in club.studio.wishes[-2:]} == {"Ben resigned"}
    for shown in (club.board().text, final.text):
        assert "undid" not in shown
        assert "resigned" in shown


async def test_a_turn_is_undone_only_if_the_other_side_agrees(club: Club) -> None:
    table = await club.duel()
    assert await club.turn() is club.ana
    assert await club.turn() is club.ben
    asked = await club.slash(club.ana, "mundialito table", action="undo")
    assert say("done-undo-asked") in asked.text
    board = club.board()
    assert "Ana wants to undo their last turn" in board.text
    for who in (club.cy, club.ana):
        assert (await club.press(who, board, "Allow undo")).text == say(
            "refusal-not-asked", person=str(club.ben.id), others=0
        )
    assert (await club.slash(club.ben, "mundialito table", action="undo")).text == say("refusal-undo-pending")
    await club.press(club.ben, club.board(), "Don't allow it")
    assert len(log(await club.game(table.id))) == 8
    await club.slash(club.ana, "mundialito table", action="undo")
    await club.press(club.ben, club.board(), "Allow undo")
    assert log(await club.game(table.id)) == log(table)
    late = await club.forge(club.ben, board, board.id_of("undoyes"))
    assert late.text == say("refusal-stale")


async def test_undo_says_so_if_there_is_nothing_to_undo(club: Club) -> None:
    await club.duel()
    assert (await club.slash(club.ben, "mundialito table", action="undo")).text == say("refusal-undo-nothing")


async def test_a_draw_is_confirmed_once_by_each_side(club: Club) -> None:
    table = await club.duel()
    question = await club.slash(club.ana, "mundialito table", action="draw")
    assert question.text == say("ask-draw")
    assert (await club.game(table.id)).offer is None
    assert (await club.press(club.ana, question, "Yes, offer a draw")).text == say("done-offered")
    board = club.board()
    assert "Ana offers a draw" in board.text
    for who in (club.ana, club.cy):
        seen = await club.press(who, board, "Accept draw…")
        asked = say("refusal-not-asked", person=str(club.ben.id), others=0)
        assert seen.text in (asked, say("refusal-not-at-table"))
    question = await club.press(club.ben, board, "Accept draw…")
    assert question.text == say("ask-draw-accept")
    assert isinstance((await club.game(table.id)), Running)
    assert (await club.press(club.ben, question, "Yes, accept the draw")).text == say("done-agreed")
    assert club.board().text.startswith("### 🤝 A draw\nAgreed on turn 1.")


async def test_a_draw_offer_can_be_declined_and_lapses_when_the_other_side_moves(club: Club) -> None:
    table = await club.duel()
    for _ in range(2):
        await club.press(club.ben, await club.slash(club.ben, "mundialito table", action="draw"), "Yes, offer a draw")
        board = club.board()
        question = await club.press(club.ana, board, "Accept draw…")
        await club.press(club.ana, board, "Decline draw")
        assert (await club.game(table.id)).offer is None
        assert (await club.press(club.ana, question, "Yes, accept the draw")).text == say("refusal-draw-gone")
    await club.press(club.ben, await club.slash(club.ben, "mundialito table", action="draw"), "Yes, offer a draw")
    board = club.board()
    await club.slash(club.ana, "move", action="b6-b5")
    assert (await club.game(table.id)).offer is None
    assert (await club.forge(club.ana, board, board.id_of("drawask"))).text == say("refusal-draw-gone")


async def test_nobody_can_offer_a_draw_to_a_computer(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", computer="random")
    table = await club.game()
    more = await club.press(club.ana, club.board(), "More…")
    assert "Offer a draw…" not in more.buttons
    seen = await club.forge(club.ana, club.board(), f"m1:{table.id}:{table.position}:offer:")
    assert seen.text == say("refusal-draw-nobody")


async def test_resigning_is_confirmed_once_and_looks_unlike_a_draw(club: Club) -> None:
    table = await club.duel()
    resign = await club.slash(club.ana, "mundialito table", action="resign")
    draw = await club.slash(club.ana, "mundialito table", action="draw")
    assert [b["style"] for b in resign.buttons.values()] == [3, 4]  # the safe answer is green and first, the other red
    assert [b["style"] for b in draw.buttons.values()] == [2, 2]
    assert resign.rows.index(resign.buttons["Keep playing"]) < resign.rows.index(resign.buttons["Yes, resign"])
    assert "⚠️" in resign.text
    assert (await club.press(club.ana, resign, "Keep playing")).text == say("done-nothing")
    assert isinstance((await club.game(table.id)), Running)
    resign = await club.slash(club.ana, "mundialito table", action="resign")
    assert (await club.press(club.ana, resign, "Yes, resign")).text == say("done-resigned")
    board = club.board()
    assert "### 🏆 Ben wins\nAna resigned on turn 1." in board.text
    assert list(board.buttons) == ["Rematch", "Replay", "Review", "Share", "More…"]


async def test_a_rematch_swaps_the_sides_when_both_want_it(club: Club) -> None:
    table = await club.duel()
    await club.forge(club.ana, club.board(), f"m1:{table.id}:{table.position}:resign:")
    board = club.board()
    assert (await club.press(club.cy, board, "Rematch")).text == say("refusal-not-at-table")
    assert (await club.press(club.ana, board, "Rematch")).text == say("done-rematch-asked")
    assert f"Ana wants a rematch. <@{club.ben.id}>, are you in?" in club.board().text
    assert (await club.slash(club.ana, "mundialito table", action="rematch")).text == say("refusal-rematch-asked")
    made = await club.slash(club.ben, "mundialito table", action="rematch")
    assert say("done-rematch", moved="yes") in made.text
    assert say("panel-turn", side="Bermellon") in made.text  # Ben begins, so the answer is his panel, below the board
    assert made.message.id > club.board().message.id
    again = await club.game()
    assert again.id != table.id
    assert (again.seats[0].person, again.seats[1].person) == (club.ana.id, club.ben.id)
    late = await club.forge(club.ana, board, board.id_of("rematch"))
    assert late.text == say("refusal-rematch-made", table=again.id)


async def test_a_rematch_with_the_computer_starts_at_once(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", computer="random")
    table = await club.game()
    await club.forge(club.ana, club.board(), f"m1:{table.id}:{table.position}:resign:")
    made = await club.slash(club.ana, "mundialito table", action="rematch")
    assert made.alt  # her panel, though the computer begins: it has perhaps moved already, and taken the note's place
    again = await club.game()
    assert again.id != table.id
    assert [seat.person for seat in again.seats] == [seat.person for seat in reversed(table.seats)]
