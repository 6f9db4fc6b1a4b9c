"""A game between two people: line-ups, moves, a substitute, what is shown."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from simcord.results import ResponseMessage

from cogs.table.panels import Panels
from data import Unavailable
from players import Question
from rules.table.requests import Play
from rules.table.table import EndedTable, Running
from tests.bot.club import Club, QuickThinkers, Seen, open_club
from tests.waiting import PATIENCE
from words import speech

say = speech("en")


def log(table: Any) -> tuple[str, ...]:
    return tuple(table.match.log)


async def line_up(club: Club, who: Any, queens: str, drones: str) -> Seen:
    """Choose a line-up in the panel, without placing it."""
    panel = await club.press(who, club.board(), "Your move")
    panel = await club.pick(who, panel, "Two columns for your queens", *queens)
    return await club.pick(who, panel, "Two columns for your drones", *drones)


async def test_kicking_off_now_lines_up_both_sides_without_asking(club: Club) -> None:
    table = await club.duel()
    assert log(table) == ("setup 231132", "setup 231132", "ball c2", "ball d5")
    text = club.board().text
    assert "Kick-off!\n" in text
    assert f"<@{club.ana.id}>, it's your turn (Bermellon): two actions." in text
    assert set(club.board().buttons) == {"Your move", "More…"}


async def test_a_chosen_line_up_is_saved_only_when_it_is_placed(club: Club) -> None:
    table = await club.duel(kickoff="choose")
    panel = await line_up(club, club.ben, "ad", "be")
    ball = await club.pick(club.ben, panel, "A cell on row 2 for your ball", "f")
    assert (await club.game(table.id)).number == table.number
    drawn = club.studio.wishes[-1]
    assert (drawn.chosen, drawn.view.setup_step, drawn.view.to_act) == ("321321f2", 0, 0)
    waiting = await club.press(club.ben, ball, "Place everything, ball on f2")
    assert log(await club.game(table.id)) == ("setup 321321",)
    assert waiting.text.endswith(say("panel-planned", actions="`ball f2`"))
    await club.press(club.ana, await line_up(club, club.ana, "cd", "af"), "Place the pyramids")
    assert log(await club.game(table.id)) == ("setup 321321", "setup 213312", "ball f2")  # Ben had planned his ball
    panel = await club.press(club.ana, club.board(), "Your move")
    panel = await club.pick(club.ana, panel, "A cell on row 5 for your ball", "c")
    await club.press(club.ana, panel, "Place the ball on c5")
    assert log(await club.game(table.id))[-1] == "ball c5"
    assert [who for _, who in club.mentions] == [(club.ana.id,), (club.ben.id,), (club.ana.id,)][: len(club.mentions)]


async def test_a_choice_can_be_changed_and_started_over(club: Club) -> None:
    await club.duel(kickoff="choose")
    panel = await line_up(club, club.ben, "ad", "be")
    panel = await club.pick(club.ben, panel, "Two columns for your queens", "b", "c")  # b was chosen for a drone
    assert "Place the pyramids" not in panel.buttons
    panel = await club.pick(club.ben, panel, "Two columns for your drones", "e", "f")
    panel = await club.press(club.ben, panel, "Start over")
    assert say("mundialito-face-ready", usual="yes") in panel.buttons
    assert list(panel.selects) == ["Two columns for your queens"]


async def test_a_persons_last_line_up_is_remembered(club: Club) -> None:
    table = await club.duel(kickoff="choose")
    panel = await line_up(club, club.ben, "ad", "be")
    panel = await club.pick(club.ben, panel, "A cell on row 2 for your ball", "f")
    await club.press(club.ben, panel, "Place everything, ball on f2")
    await club.forge(club.ben, club.board(), f"m1:{table.id}:{table.position}:resign:")
    again = await club.duel(kickoff="choose")
    panel = await club.press(club.ben, club.board(), "Your move")
    assert say("mundialito-face-ready", usual="no") in panel.buttons
    await club.press(club.ben, panel, say("mundialito-face-ready", usual="no"))
    after = await club.game(again.id)
    assert log(after) == ("setup 321321",)
    assert after.plans[0] == ("ball f2",)
    await club.forge(club.ben, club.board(), f"m1:{again.id}:{after.position}:resign:")
    third = await club.duel()
    assert log(third)[0] == "setup 321321"
    assert "ball f2" in log(third)


async def test_a_move_counts_even_if_the_line_up_cant_be_remembered(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: Any) -> None:
        raise Unavailable("the disk is full")

    monkeypatch.setattr("host.house.complete_setup", lambda *_: {"setup:mundialito:0": ["setup 321321"]})
    async with open_club(database, expected=["background work failed"]) as club:
        table = await club.duel()
        monkeypatch.setattr(club.archive.people, "save", failing)
        person = table.awaited_persons[0]
        after = await club.house.ask(table.id, Play(person, table.match.legal(1)[0]), actor=person)
        assert after.table.number == table.number + 1


async def test_choosing_a_piece_shows_its_targets_and_saves_nothing(club: Club) -> None:
    table = await club.duel()
    panel = await club.press(club.ana, club.board(), "Your move")
    assert panel.message.ephemeral
    panel = await club.press(club.ana, panel, "Pawn c6")
    assert club.studio.wishes[-1].chosen == "c6"
    assert "Pass to c6 (pawn)" in panel.buttons
    assert "Pawn c6 can" in panel.alt
    assert (await club.game(table.id)).number == table.number
    other = await club.press(club.ana, panel, "Queen b6")
    assert other.buttons["Queen b6"]["style"] != other.buttons["Pawn c6"]["style"]
    assert "Move to b5" in other.buttons


async def test_a_turn_of_two_actions_can_be_played_with_buttons(club: Club) -> None:
    table = await club.duel()
    panel = await club.press(club.ana, club.board(), "Your move")
    assert "End turn" not in panel.buttons
    panel = await club.press(club.ana, panel, "Queen b6")
    panel = await club.press(club.ana, panel, "Move to b5")
    assert {"End turn", "Undo"} <= set(panel.buttons)
    panel = await club.press(club.ana, panel, "Undo")
    assert say("done-undone") in panel.text
    assert "Undo" not in panel.buttons
    assert log(await club.game(table.id)) == log(table)
    panel = await club.press(club.ana, panel, "Queen b6")
    panel = await club.press(club.ana, panel, "Move to b5")
    assert "Queen on b5: choose an action, or end your turn." in panel.text
    panel = await club.press(club.ana, panel, "End turn")
    assert panel.text.endswith(say("panel-waiting", awaited="Ben"))
    assert log(await club.game(table.id))[-2:] == ("b6-b5", "end")
    assert "Ana (Bermellon) moved the queen from b6 to b5." in club.board().text
    assert [who for _, who in club.mentions][-1] == (club.ben.id,)
    asked = await club.press(club.ana, panel, "Undo")  # Ben has been mentioned since
    assert say("done-undo-asked") in asked.text
    assert asked.text.endswith(say("panel-waiting", awaited="Ben"))  # the panel is still there
    assert "Undo" not in asked.buttons
    await club.press(club.ben, club.board(), "Allow undo")
    assert log(await club.game(table.id)) == log(table)
    assert "Ana undid `b6-b5`, `end`." in club.board().text


async def test_an_illegal_move_is_refused_with_its_reason(club: Club) -> None:
    table = await club.duel()
    told = {
        "b6-b4": "isn't next to",
        "b1-b2": "belongs to Gualda",
        "c3-c4": "no pyramid on c3",
        "end": "least one action",
        "setup 321123": "set-up is over",
        "*a6": "",
    }
    for action, reason in told.items():
        text = (await club.slash(club.ana, "move", action=action)).text
        assert reason in text, (action, text)
    assert (await club.game(table.id)).number == table.number


async def test_everything_except_moving_is_behind_one_button(club: Club) -> None:
    await club.duel()
    await club.turn()
    more = await club.press(club.ana, club.board(), "More…")
    features = {"Rules", "Learn it", "Replay", "Share", "🔔 Follow"}
    assert set(more.buttons) - features == {
        "Board in words",
        "From my side",
        "Undo",
        "Offer a draw…",
        "Let a computer play",
        "Resign…",
        "Go to the board",
    }
    assert (await club.press(club.ana, more, "Board in words")).text
    assert (await club.press(club.ana, more, "From my side")).alt
    watching = set((await club.press(club.cy, club.board(), "More…")).buttons)
    assert watching - features == {"Board in words", "From my side", "Go to the board"}


async def test_ones_own_turn_stays_ones_own_until_the_computer_has_moved(club: Club) -> None:
    table = await club.duel()
    await club.turn()
    more = await club.press(club.ana, club.board(), "More…")
    await club.press(club.ana, more, "Let a computer play")
    told = "Computer for Ana (Bermellon) moved"
    board, panel = club.board().text, await club.press(club.ben, club.board(), "Your move")
    assert "Computer for Ana" in board
    for text in (board, panel.text):
        assert "Ana (Bermellon) moved" in text
        assert told not in text
    await club.turn()
    assert (await club.game(table.id)).awaited_persons == (club.ben.id,)
    assert told in club.board().text


async def test_a_seat_is_handed_to_the_computer_and_taken_back(club: Club) -> None:
    table = await club.duel()
    more = await club.press(club.ana, club.board(), "More…")
    handed = await club.press(club.ana, more, "Let a computer play")
    assert handed.text == say("done-handed-over", left=1)
    after = await club.game(table.id)
    assert after.awaited_persons == (club.ben.id,)  # the computer has moved
    assert "Computer for Ana" in club.board().text
    assert (await club.slash(club.ana, "move", action="b6-b5")).text in (
        say("refusal-seat-handed-over"),
        say("refusal-others-turn", person=str(club.ben.id)),
    )
    panel = await club.slash(club.ana, "mundialito table")
    assert panel.text == say("panel-handed-over")
    back = await club.press(club.ana, panel, "Take my seat back")
    assert back.alt
    again = await club.forge(club.ana, club.board(), f"m1:{table.id}:{after.position}:return:")
    assert again.text == say("refusal-seat-not-handed-over")


async def test_an_ended_board_is_edited_in_place_unless_somebody_is_mentioned(club: Club) -> None:
    table = await club.duel()
    await club.forge(club.ana, club.board(), f"m1:{table.id}:{table.position}:resign:")
    await club.later(1)
    await club.press(club.ana, club.board(), "Rematch")  # Ben is mentioned to answer
    last = club.board()
    assert "Ana wants a rematch." in last.text
    await club.cy.send(club.table, "Well played!")
    await club.later(31 * 60)
    stands = club.env.backend.messages[club.table.id][last.message.id]
    assert "rematch" not in Seen(ResponseMessage(club.env, stands)).text


async def test_the_game_file_can_be_downloaded_when_the_game_is_over(club: Club) -> None:
    table = await club.duel()
    early = await club.forge(club.ana, club.board(), f"m1:{table.id}:{table.position}:gamefile:")
    assert early.text == say("download-not-yet")
    await club.forge(club.ana, club.board(), f"m1:{table.id}:{table.position}:resign:")
    file = await club.forge(club.cy, club.board(), f"m1:{table.id}:{table.position}:gamefile:")
    (attachment,) = file.message.attachments
    content = json.loads(club.env.backend.cdn.get(attachment.url))
    assert content["events"] == list(log(table))
    assert content["table"] == table.id


async def test_a_random_move_replaces_a_computers_illegal_one(club: Club) -> None:
    asked: list[str] = []

    class Dreamers(QuickThinkers):
        async def answer(self, question: Question, **urgency: Any) -> str:
            asked.append(question.level)
            return await super().answer(question) if question.level == "random" else "a9-a9"

    await club.slash(club.ana, "mundialito play", computer="normal")
    table = await club.game()
    club.house.thinkers = Dreamers()  # type: ignore[assignment]
    while table.awaited_persons == (club.ana.id,) and not asked:
        await club.slash(club.ana, "move", action=table.match.legal()[0])
        table = await club.game(table.id)
    assert table.awaited_persons == (club.ana.id,)
    assert asked[:2] == ["normal", "random"]
    assert set(asked) == {"normal", "random"}


async def test_a_whole_game_against_the_computer_is_told_to_the_end(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", computer="normal")
    table = await club.game()
    for _ in range(120):
        table = await club.game(table.id)
        if not isinstance(table, Running):
            break
        assert table.awaited_persons == (club.ana.id,)
        await club.slash(club.ana, "move", action=table.match.legal()[0])
        board = club.board()
        assert board.alt
        assert sum(len(part["content"]) for part in board.rows if part["type"] == 10) <= 4000
    assert isinstance(table, EndedTable)
    assert club.board().text.startswith(("### 🏆 Ana wins!", "### 🤝 A draw", "### Computer wins"))
    assert (await club.slash(club.ana, "mundialito table")).alt


async def test_without_pictures_a_board_is_shown_in_words(club: Club) -> None:
    club.studio.broken = True
    await club.duel()
    assert "G3" in club.board().text
    panel = await club.press(club.ana, club.board(), "Your move")
    assert "G3" in panel.text
    assert "Queen b6" in panel.buttons
    assert "G3" in (await club.slash(club.cy, "mundialito table")).text


async def test_a_panel_rendered_before_the_computer_moved_is_updated(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.slash(club.ana, "mundialito play", computer="random")
    table = await club.game()
    drawn = Panels.panel

    async def overtaken(panels: Panels, session: Any, *given: Any, **more: Any) -> Any:
        """Render at once, and show the panel only when it is Ana's turn again."""
        reply = await drawn(panels, session, *given, **more)
        async with asyncio.timeout(PATIENCE):
            while (await club.game(table.id)).awaited_persons != (club.ana.id,):  # noqa: ASYNC110 - no event says so
                await asyncio.sleep(0.01)
        return reply

    monkeypatch.setattr(Panels, "panel", overtaken)
    acted = 0
    while acted < 2:  # until the computer has acted after Ana
        before = await club.game(table.id)
        seen = await club.slash(club.ana, "move", action=before.match.legal()[0])
        acted = len(log(await club.game(table.id))) - len(log(before))
    assert any(label.startswith("Queen ") for label in seen.buttons)
    assert say("panel-waiting", awaited="x").split("x")[0] not in seen.text


async def test_undo_is_offered_only_to_who_has_something_to_undo(club: Club) -> None:
    await club.duel()
    assert "Undo" not in (await club.press(club.ana, club.board(), "More…")).buttons
    await club.turn()
    assert "Undo" in (await club.press(club.ana, club.board(), "More…")).buttons
    assert "Undo" not in (await club.press(club.ben, club.board(), "More…")).buttons
