"""What time does to a table: reminders, absent players, the whistle, idle tables."""

from __future__ import annotations

from rules.table.table import EndedTable, Running
from tests.bot.club import Club
from words import speech

say = speech("en")
MINUTES, DAYS = 60, 24 * 60 * 60


async def test_the_awaited_player_is_reminded_once(club: Club) -> None:
    await club.duel()
    await club.later(4 * MINUTES)
    assert not club.mentions[1:]
    await club.later(2 * MINUTES)
    assert club.mentions[-1][1] == (club.ana.id,)
    assert f"{say('board-reminder', next='vote', others=1, when='@').split('@')[0]}<t:" in club.board().text
    calls = len(club.mentions)
    await club.later(5 * MINUTES)
    assert len(club.mentions) == calls


async def test_a_slow_table_is_patient(club: Club) -> None:
    table = await club.duel(pace="slow")
    await club.later(20 * MINUTES)
    assert not (await club.game(table.id)).reminded
    await club.later(1 * DAYS)
    assert (await club.game(table.id)).reminded
    assert (await club.game(table.id)).vote is None
    await club.later(2 * DAYS)
    assert (await club.game(table.id)).vote is not None


async def test_the_others_vote_about_an_absent_player(club: Club) -> None:
    table = await club.duel()
    await club.later(6 * MINUTES)
    await club.later(10 * MINUTES)
    board = club.board()
    assert "Ana hasn't played for a while" in board.text
    assert club.mentions[-1][1] == (club.ben.id,)
    assert say("board-vote-rated", name="Ana") in board.text
    assert "End the game" not in board.buttons
    for stranger in (club.ana, club.cy):
        refused = await club.press(stranger, board, "Let a computer take over")
        assert refused.text == say("refusal-not-asked", person=str(club.ben.id), others=0)
    early = await club.forge(club.ben, board, f"m1:{table.id}:{table.position}:vote:end")
    assert early.text == say("refusal-vote-early", since=str(table.awaiting_since // 1000 + 24 * 60 * 60))
    nonsense = await club.forge(club.ben, board, f"m1:{table.id}:{table.position}:vote:explode")
    assert nonsense.text == say("refusal-vote-choice")
    await club.press(club.ben, board, "Let a computer take over")
    after = await club.game(table.id)
    assert after.seats[1].level is not None
    assert after.awaited_persons == (club.ben.id,)


async def test_an_absent_player_who_returns_in_time_sees_the_vote_and_plays_on(club: Club) -> None:
    table = await club.duel()
    await club.later(6 * MINUTES)
    await club.later(10 * MINUTES)
    board = club.board()
    panel = await club.press(club.ana, board, "Your move")
    assert say("panel-missed", others=1) in panel.text
    await club.turn()
    assert (await club.game(table.id)).vote is None
    late = await club.forge(club.ben, board, board.id_of("vote"))
    assert late.text == say("refusal-stale")


async def test_a_vote_in_which_nobody_votes_means_waiting(club: Club) -> None:
    table = await club.duel()
    await club.later(6 * MINUTES)
    await club.later(10 * MINUTES)
    await club.later(6 * MINUTES)
    after = await club.game(table.id)
    assert isinstance(after, Running)
    assert after.vote is None
    assert after.seats[1].level is None


async def test_after_a_day_the_others_can_end_the_game(club: Club) -> None:
    await club.duel()
    await club.later(6 * MINUTES)
    await club.later(1 * DAYS)
    assert say("board-vote-end", may="yes", since="") in club.board().text
    await club.press(club.ben, club.board(), "End the game")
    assert "### 🏁 Ended by a vote\nNobody won: a player had been away too long." in club.board().text


async def test_the_whistle_ends_a_live_match_at_the_start_of_a_turn(club: Club) -> None:
    table = await club.duel(settings="match=yes")
    await club.slash(club.ana, "move", action="b6-b5")
    await club.later(31 * MINUTES)
    assert isinstance((await club.game(table.id)), Running)  # the current turn may be finished
    await club.slash(club.ana, "move", action="end")
    after = await club.game(table.id)
    assert isinstance(after, EndedTable)
    assert after.match.log[-1] == "whistle"
    assert "### 🤝 A draw\nLevel at the whistle: 0\u2060–\u20600." in club.board().text


async def test_the_whistle_ends_a_slow_match_after_the_agreed_turns(club: Club) -> None:
    await club.slash(club.ben, "mundialito play", opponent=club.ana, pace="slow")
    await club.settle(club.ben, "match=yes repetition=0")
    await club.settle(club.ben, "turns=20")
    lobby = await club.game()
    await club.press(club.ana, club.board(), "Join")
    for _ in range(20):
        assert isinstance((await club.game(lobby.id)), Running)
        await club.turn()
    after = await club.game(lobby.id)
    assert isinstance(after, EndedTable)
    assert after.result.reason == "whistle"


async def test_an_idle_table_is_closed_after_two_weeks(club: Club) -> None:
    table = await club.duel(pace="slow")
    for _ in range(16):
        await club.later(1 * DAYS)
    assert isinstance((await club.game(table.id)), EndedTable)
    assert club.board().text.startswith("### 🏁 Closed\nNobody moved for two weeks.")


async def test_an_old_board_is_posted_again_and_the_old_message_deleted(club: Club) -> None:
    await club.duel(pace="slow")
    before = club.board()
    await club.later(2 * 60 * MINUTES)
    await club.turn()
    after = club.board()
    assert after.message.id != before.message.id
    assert before.message.id not in club.env.backend.messages[club.table.id]
