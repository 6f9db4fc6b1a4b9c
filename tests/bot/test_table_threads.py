"""A table's thread: its name says who plays, and one sentence says why the table is or will be there."""

from __future__ import annotations

from tests.bot.club import Club, Seen
from words import speech

say = speech("en")


async def test_a_table_opened_where_a_game_runs_says_why_it_is_in_a_thread(club: Club) -> None:
    await club.duel()
    told = await club.slash(club.mod, "mundialito play", game="mundialito", computer="random")
    thread = club.table.threads[-1]
    assert thread.name == "Mod v Computer"
    assert say("thread-because", why="taken", place=f"<#{thread.id}>") in told.text


async def test_a_lobby_says_that_it_will_move_and_the_answer_why_it_has(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    lobby = club.board()
    assert say("thread-moves", why="taken") not in lobby.text
    await club.slash(club.mod, "mundialito play", game="mundialito", computer="random")
    assert not club.table.threads
    await club.press(club.ben, lobby, "Join")
    stored = club.env.backend.messages[club.table.id].values()
    now = next(Seen(one) for one in stored if one.id == lobby.message._message.id)
    assert say("thread-moves", why="taken") in now.text
    told = await club.press(club.ana, lobby, "Start")
    await club.quiet()
    thread = club.table.threads[-1]
    assert thread.name == "Hedgehog race: Ana, Ben"
    assert say("thread-because", why="taken", place=f"<#{thread.id}>") in told.text


async def test_a_lobby_is_where_it_was_opened_though_a_game_runs_there(club: Club) -> None:
    table = await club.duel()
    await club.slash(club.cy, "mundialito play", game="mundialito")
    lobby = club.board()
    assert lobby.is_lobby
    assert not club.table.threads
    (small,) = [line for line in lobby.text.splitlines() if line.startswith("-# ")]
    assert small.endswith(say("thread-moves", why="taken"))
    told = await club.press(club.mod, lobby, "Join")
    (thread,) = club.table.threads
    assert say("thread-because", why="taken", place=f"<#{thread.id}>") in told.text
    assert thread.name == "Cy v Mod"
    assert (await club.session()).table.id == table.id


async def test_a_long_cup_says_so_before_and_after(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="dicecup")
    await club.settle(club.ana, "mode=touristic")
    assert say("thread-moves", why="long") in club.board().text
    told = await club.start(club.ana)
    thread = club.table.threads[-1]
    assert say("thread-because", why="long", place=f"<#{thread.id}>") in told.text


async def test_a_thread_made_for_one_is_named_again_when_all_are_there(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito", where="thread")
    thread = club.table.threads[-1]
    assert thread.name == "Pyramid football: Ana"
    await club.press(club.ben, club.board(thread), "Join")
    await club.quiet()
    assert thread.name == "Ana v Ben"
