"""How people learn what just happened: answers, clocks, open panels, and the board during a turn."""

from __future__ import annotations

import pytest

from rules.table.table import EndedTable
from tests.bot.club import Club, Seen
from words import speech

say = speech("en")
HEAD = say("story-since")


def mentions_of(club: Club, person: int) -> int:
    return sum(person in who for _, who in club.mentions)


def opening(message: str, **facts: str) -> str:
    """The beginning of a message, up to its time."""
    return say(message, when="@", **facts).split("@")[0]


def boards(club: Club) -> list[int]:
    """The ids of the channel's public messages, the oldest first."""
    stored = club.env.backend.messages[club.table.id].values()
    return sorted(message.id for message in stored if not message.is_ephemeral and message.components)


def now(club: Club, seen: Seen) -> Seen:
    """The current state of a message."""
    stored = club.env.backend.messages[club.table.id]
    return Seen(type(seen.message)(club.env, stored[seen.message.id])) if seen.message.id in stored else seen


async def test_a_declined_draw_mentions_the_person_who_offered_it_once(club: Club) -> None:
    await club.duel()
    await club.press(club.ben, await club.slash(club.ben, "mundialito table", action="draw"), "Yes, offer a draw")
    before = mentions_of(club, club.ben.id)
    await club.press(club.ana, club.board(), "Decline draw")
    assert say("board-declined", question="draw", asker=f"<@{club.ben.id}>", name="Ana") in club.board().text
    assert mentions_of(club, club.ben.id) == before + 1
    await club.slash(club.ana, "move", action="b6-b5")
    assert "declined" not in club.board().text
    assert mentions_of(club, club.ben.id) == before + 1


async def test_a_withdrawn_draw_does_not_count_as_declined(club: Club) -> None:
    await club.duel()
    await club.press(club.ben, await club.slash(club.ben, "mundialito table", action="draw"), "Yes, offer a draw")
    await club.press(club.ben, club.board(), "Decline draw")
    assert "declined" not in club.board().text


async def test_a_declined_undo_mentions_the_person_who_asked_for_it(club: Club) -> None:
    await club.duel()
    await club.turn()
    await club.turn()
    await club.slash(club.ana, "mundialito table", action="undo")
    before = mentions_of(club, club.ana.id)
    board = club.board()
    await club.forge(club.ben, board, board.id_of("undono"))
    assert say("board-declined", question="undo", asker=f"<@{club.ana.id}>", name="Ben") in club.board().text
    assert mentions_of(club, club.ana.id) == before + 1


async def test_a_rematch_request_mentions_the_other_person_once(club: Club) -> None:
    table = await club.duel()
    await club.forge(club.ana, club.board(), f"m1:{table.id}:{table.position}:resign:")
    before = mentions_of(club, club.ben.id)
    await club.press(club.ana, club.board(), "Rematch")
    assert f"Ana wants a rematch. <@{club.ben.id}>, are you in?" in club.board().text
    assert mentions_of(club, club.ben.id) == before + 1


async def test_nobody_can_ask_somebody_who_has_blocked_them_for_a_rematch(club: Club) -> None:
    table = await club.duel()
    await club.forge(club.ana, club.board(), f"m1:{table.id}:{table.position}:resign:")
    await club.slash(club.ben, "mundialito block", person=club.ana)
    before = mentions_of(club, club.ben.id)
    await club.press(club.ana, club.board(), "Rematch")
    assert "wants a rematch" not in club.board().text
    assert mentions_of(club, club.ben.id) == before


async def test_a_panel_tells_what_happened_since_ones_last_turn(club: Club) -> None:
    await club.duel()
    first = await club.press(club.ana, club.board(), "Your move")
    assert HEAD not in first.text
    await club.turn()
    await club.turn()
    panel = await club.press(club.ana, club.board(), "Your move")
    assert panel.text.startswith(HEAD)
    assert "Ben" in panel.text


async def test_a_watcher_sees_the_board_from_no_side_with_a_sentence(club: Club) -> None:
    table = await club.duel()
    await club.turn()
    seen = await club.press(club.cy, club.board(), "Your move")
    assert seen.alt
    assert set(seen.buttons) == {"🔔 Follow", "More…"}
    assert not seen.selects
    assert seen.text.endswith(say("panel-watching", awaited="Ben", count=1))
    await club.forge(club.ana, club.board(), f"m1:{table.id}:{(await club.game(table.id)).position}:resign:")
    assert "wins" in now(club, seen).text


async def test_the_board_stays_in_place_during_a_turn_and_moves_when_it_ends(club: Club) -> None:
    await club.duel()
    await club.later(1)
    await club.cy.send(club.table, "Good luck!")
    before = boards(club)
    await club.slash(club.ana, "move", action="b6-b5")
    await club.quiet()
    assert boards(club) == before
    assert "b5" in club.board().text
    await club.slash(club.ana, "move", action="end")
    await club.quiet()
    assert boards(club) != before


@pytest.mark.parametrize("late", [False, True])
async def test_a_waiting_panel_follows_each_step_and_ends_with_the_final_picture(
    club: Club, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    table = await club.duel()
    if late:
        monkeypatch.setattr("cogs.controls.answers.PATIENCE", 0)
    panel = await club.press(club.ben, club.board(), "Your move")
    await club.slash(club.ana, "move", action="b6-b5")
    await club.quiet()
    assert "b5" in now(club, panel).text
    await club.forge(club.ana, club.board(), f"m1:{table.id}:{(await club.game(table.id)).position}:resign:")
    await club.quiet()
    assert isinstance(await club.game(table.id), EndedTable)
    last = now(club, panel)
    assert "resigned" in last.text
    assert "Rematch" in last.buttons


async def test_an_open_panel_shows_the_end_of_a_game_ended_elsewhere(club: Club) -> None:
    table = await club.duel()
    panel = await club.press(club.ana, club.board(), "Your move")
    await club.forge(club.ana, club.board(), f"m1:{table.id}:{table.position}:resign:")
    await club.quiet()
    assert "resigned" in now(club, panel).text


async def test_a_match_shows_its_whistle_and_its_turns(club: Club) -> None:
    await club.duel(settings="match=yes")
    table = await club.game()
    due = (table.kicked_off_at + 30 * 60_000) // 1000
    assert say("board-whistle", when=f"<t:{due}:R>", turn=1) in club.board().text


async def test_a_slow_match_counts_its_turns_and_says_what_happens_without_a_move(club: Club) -> None:
    await club.duel(settings="match=yes", pace="slow")
    text = club.board().text
    assert say("board-whistle-turns", turn=1, turns=40) in text
    assert say("board-slow", steps="@").split("@")[0] in text
    for step in ("reminder <t:", "vote <t:", "the game closes <t:"):
        assert step in text


@pytest.mark.parametrize("pace", ["live", "slow"])
async def test_a_game_without_a_whistle_shows_none(club: Club, pace: str) -> None:
    await club.duel(pace=pace)
    assert "⏱️" not in club.board().text
    assert ("⏳" in club.board().text) == (pace == "slow")


async def test_an_open_panel_shows_a_draw_offer_and_keeps_what_was_chosen(club: Club) -> None:
    await club.duel()
    panel = await club.press(club.ana, club.board(), "Your move")
    chosen = await club.press(club.ana, panel, "Queen b6")
    moves = set(chosen.buttons)
    assert "Move to b5" in moves
    await club.press(club.ben, await club.slash(club.ben, "mundialito table", action="draw"), "Yes, offer a draw")
    offer = opening("board-offer", name="Ben", asked=f"<@{club.ana.id}>")
    shown = Seen(chosen.message)
    assert offer in shown.text
    assert set(shown.buttons) == moves
    await club.press(club.ana, club.board(), "Decline draw")
    assert offer not in Seen(chosen.message).text
    assert set(Seen(chosen.message).buttons) == moves
    waiting = await club.press(club.ben, club.board(), "Your move")
    assert offer not in waiting.text
