"""The message of a game that is over: the result first, one line of story, the picture, five buttons in a row."""

from __future__ import annotations

import random
from typing import Any

import pytest
from simcord.results import ResponseMessage

from cogs.ladder.moved import small_print
from cogs.table.ending import MOST_PLACED, ending_heading, ending_story, places
from data import Pref
from ratings import Ladder
from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Waiting
from rules.table.act import act
from rules.table.requests import DecideGame, Play
from rules.table.seating import begin_seated
from rules.table.table import Finished
from rules.table.terms import Terms
from rules.table.values import Result, Seat
from tests.bot.club import Club
from tests.bot.seen import Seen
from tests.ratings.builders import game as rated_game
from words import LANGUAGES, speech
from words.games import closing

SAY = speech("en")
ROW = ["Rematch", "Replay", "Review", "Share", "More…"]
WHO = ("Ana", "Ben", "Carla", "Dario", "Emil")


async def resign(club: Club, who: Any) -> Seen:
    """Resign the game in the channel; return its board."""
    asked = await club.slash(who, "mundialito table", action="resign")
    await club.press(who, asked, "Yes, resign")
    return club.board()


def texts(board: Seen) -> list[str]:
    """Return the texts within the box of a message, and those below it."""
    return [part["content"] for part in board.rows if part["type"] == 10]


def to_the_end(key: str, seats: int, options: dict[str, Any], *, won: bool = True) -> Match:
    """Play a game at random until somebody has won."""
    for seed in range(60):
        match, chance = Match.begin(GAMES[key], seats, options, seed), random.Random(seed)
        while match.outcome is None:
            turn = match.turn
            match = match.act(turn.seat, chance.choice(match.legal())) if isinstance(turn, Waiting) else match.resolve()
        if match.outcome.draw is not won:
            return match
    raise AssertionError(key)


async def test_the_result_comes_first_on_a_players_panel_too(club: Club) -> None:
    table = await club.duel()
    board = await resign(club, club.ana)
    panel = await club.forge(club.ben, board, f"m1:{table.id}:{table.number}:panel:")
    assert panel.text.startswith("**🏆 Ben wins**\nAna resigned on turn 1.\n")


async def test_the_result_comes_first_then_the_picture_small_print_and_one_row(club: Club) -> None:
    table = await club.duel()
    board = await resign(club, club.ana)
    assert texts(board) == ["### 🏆 Ben wins\nAna resigned on turn 1.", SAY("not-rated", why="early")]
    assert list(board.buttons) == ROW
    assert [part["type"] for part in board.rows if part["type"] not in (1, 17)] == [10, 12, 10, *[2] * 5]
    assert sum(part["type"] == 1 for part in board.rows) == 1
    assert table.id not in board.text
    assert "🔒" not in board.text


async def test_the_picture_is_seen_from_the_winners_side_and_shows_who_won(club: Club) -> None:
    table = await club.duel()
    await resign(club, club.ana)
    over = await club.game(table.id)
    wish = next(wish for wish in reversed(club.studio.wishes) if wish.winners is not None)
    assert (wish.seat, wish.winners) == (over.seat_of(club.ben.id), (over.seat_of(club.ben.id),))


async def test_without_files_the_board_is_told_in_words(club: Club) -> None:
    await club.duel()
    club.studio.broken = True
    board = await resign(club, club.ana)
    assert texts(board)[0].startswith("### 🏆 Ben wins")
    assert "Gualda" in texts(board)[1]


def decided(reason: str, *ranking: tuple[int, ...], key: str = "hedgehog", seats: int = 2, **changes: Any) -> list[str]:
    """How a game of an event is told to have ended."""
    people = tuple(range(11, 11 + seats))
    begun = begin_seated("t", "5eed" * 16, key, people, options={}, terms=Terms(), event="e", now=0, **changes)
    over = act(begun.table, DecideGame(reason, ranking), 1).table
    assert isinstance(over, Finished)
    return [ending_heading(over, SAY, WHO), ending_story(over, SAY, WHO)]


def test_a_game_of_an_event_tells_who_did_not_come() -> None:
    assert decided("forfeit", (1,), (0,)) == ["🏆 Ben wins", "Ana didn't turn up."]
    assert decided("forfeit", (1,), (0, 2), seats=3)[1] == "Ana and Carla didn't turn up."
    assert decided("forfeit") == ["🏁 Nobody was there", "Nobody won."]


def test_a_game_of_an_event_tells_who_did_not_play_on() -> None:
    begun = begin_seated("t", "5eed" * 16, "hedgehog", (11, 12), options={}, terms=Terms(), event="e", now=0).table
    acted = act(begun, Play(11, "end"), 1).table
    over = act(acted, DecideGame("forfeit", ((1,), (0,))), 2).table
    assert isinstance(over, Finished)
    assert ending_story(over, SAY, WHO) == "Ana didn't play on."


def test_a_game_of_an_event_tells_who_was_ahead_when_time_was_up() -> None:
    assert decided("time", (1,), (0,)) == ["🏆 Ben wins", "Time was up: Ben was ahead."]
    assert decided("time", (0, 1)) == ["🤝 Nobody wins the race", "Time was up, and it was level."]
    assert decided("time", (1,), (0,), key="mundialito")[1] == "Time was up: Ben was further forward."
    assert decided("time", (0, 1), key="mundialito")[1] == "Time was up, and it was level."


async def test_a_computer_wins_without_a_trophy(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", computer="random")
    board = await resign(club, club.ana)
    assert texts(board) == ["### Computer wins\nAna resigned on turn 1.", SAY("not-rated", why="computers")]


async def test_a_rematch_counts_who_wants_it_and_asks_the_others_below(club: Club) -> None:
    await club.duel()
    await club.press(club.ana, await resign(club, club.ana), "Rematch")
    board = club.board()
    assert list(board.buttons) == ["Rematch (1 of 2)", *ROW[1:], "No, thanks"]
    assert board.buttons["Rematch (1 of 2)"]["style"] == 3
    assert texts(board)[-1] == f"🔁 Ana wants a rematch. <@{club.ben.id}>, are you in?"
    assert (await club.press(club.cy, board, "No, thanks")).text == SAY("refusal-not-at-table")
    assert (await club.press(club.ana, board, "No, thanks")).text == SAY("refusal-rematch-gone")


async def test_a_refused_rematch_is_off_until_the_one_who_refused_asks(club: Club) -> None:
    table = await club.duel()
    await club.press(club.ana, await resign(club, club.ana), "Rematch")
    assert (await club.press(club.ben, club.board(), "No, thanks")).text == SAY("done-rematch-refused")
    board = club.board()
    assert texts(board)[-1] == "🔁 Ben has had enough for now."
    assert (list(board.buttons), board.buttons["Rematch"]["style"]) == (ROW, 2)
    assert (await club.press(club.ana, board, "Rematch")).text == SAY("refusal-rematch-refused")
    await club.press(club.ben, board, "Rematch")
    assert texts(club.board())[-1] == f"🔁 Ben wants a rematch. <@{club.ana.id}>, are you in?"
    await club.press(club.ana, club.board(), "Rematch (1 of 2)")
    over = await club.game(table.id)
    assert isinstance(over, Finished)
    assert over.rematch_table is not None


async def test_the_button_of_a_rematch_that_is_on_leads_to_its_board(club: Club) -> None:
    table = await club.duel()
    await club.press(club.ana, await resign(club, club.ana), "Rematch")
    old = club.board()
    await club.press(club.ben, old, "Rematch (1 of 2)")
    await club.quiet()
    again = await club.session()
    assert again.table.id != table.id
    assert again.head.message is not None
    shown = Seen(ResponseMessage(club.env, club.env.backend.messages[club.table.id][old.message.id]))
    assert shown.buttons["Go to the rematch"]["url"].endswith(f"/{again.head.message.message_id}")
    assert texts(shown)[1:] == [SAY("not-rated", why="early")]


async def test_more_at_the_end_has_words_file_and_settings(club: Club) -> None:
    await club.duel(settings="adjudicate=yes")
    more = await club.press(club.cy, await resign(club, club.ana), "More…")
    assert list(more.buttons) == ["Board in words", "Game file", "Settings used", "Ratings"]
    used = await club.press(club.cy, more, "Settings used")
    assert used.text.startswith("### Settings used: Pyramid football")
    assert "The ball further forward wins" in used.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_end_keeps_its_measures_in_every_language(club: Club, language: str) -> None:
    await club.archive.servers.save(club.guild.id, {Pref.CHOSEN: language})
    await club.duel()
    await club.turn()
    first = await resign(club, club.ana)
    await club.press(club.ana, first, "rematch")
    for board, most in ((first, 5), (club.board(), 6)):
        heading, *_ = texts(board)
        assert heading.startswith("### 🏆 ")
        assert sum(-(-len(line) // 36) for text in texts(board) for line in text.splitlines()) <= 7, board.text
        assert len(board.buttons) == most
        assert all(len(label) <= (16 if language == "en" else 22) for label in board.buttons), list(board.buttons)
        assert sum(part["style"] in (1, 3, 4) for part in board.buttons.values()) == 1
        assert not any(part.get("disabled") for part in board.buttons.values())
        assert board.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_decided_a_game_is_told_in_one_line(language: str) -> None:
    say = speech(language)
    for key, seats, options in (("mundialito", 2, {}), ("hedgehog", 3, {}), ("dicecup", 3, {}), ("worldcup", 3, {})):
        view = to_the_end(key, seats, options).view(None)
        told = closing(key, view, say, WHO)
        assert 10 < len(told) <= 76, told
        assert "\n" not in told
        assert told.endswith(".")


def test_the_lines_of_english_games() -> None:
    football = to_the_end("mundialito", 2, {}).view(None)
    last = football.trail[-1]
    assert closing("mundialito", football, SAY, WHO) == (
        f"A pass from {last.target} to {last.origin}, on turn {football.turn}."
    )
    race = to_the_end("hedgehog", 3, {}).view(None)
    assert f", after {race.turn} turns." in closing("hedgehog", race, SAY, WHO)
    lost = to_the_end("hedgehog", 3, {}, won=False).view(None)
    assert closing("hedgehog", lost, SAY, WHO) == "Nobody can build a tree any more."


async def finished(club: Club, ranking: tuple[tuple[int, ...], ...], **more: Any) -> Finished:
    """Return a finished game of football with other seats and another result."""
    table = await club.duel()
    await resign(club, club.ana)
    over = await club.game(table.id)
    assert isinstance(over, Finished)
    result = Result(more.get("reason", "final"), more.get("draw", False), ranking, more.get("scores"))
    return over.but(seats=tuple(Seat(seat + 1) for seat in range(more.get("seats", 2))), result=result)


async def test_places_follow_in_games_of_three_and_more(club: Club) -> None:
    table = await finished(club, ((2,), (0,), (3,), (1,), (4,)), seats=5)
    assert places(table, SAY, WHO) == r"2\. Ana · 3\. Dario · 4\. Ben · 5\. Emil"
    assert places(table.but(result=Result("tree", False, ((2,), (0, 1, 3, 4)))), SAY, WHO) == (
        "Ahead of Ana, Ben, Dario and Emil."
    )
    assert places(table.but(result=Result("passes", True, ((0, 1, 2, 3, 4),))), SAY, WHO) == ""
    many = table.but(
        seats=tuple(Seat(one + 1) for one in range(16)), result=Result("final", False, tuple((n,) for n in range(16)))
    )
    told = places(many, SAY, [f"Somebody {one}" for one in range(16)])
    assert told == r"2\. Somebody 1 · 3\. Somebody 2 · 4\. Somebody 3 · 5\. Somebody 4 · 11 more"
    assert places(many, SAY, [f"Somebody {one}" for one in range(16)], 1000).endswith(r"16\. Somebody 15")
    assert len(told) <= MOST_PLACED + 12


async def test_why_people_ended_a_game_is_told(club: Club) -> None:
    table = (await finished(club, ())).but(turns=20)
    told = {
        reason: ending_story(table.but(result=Result(reason, reason == "agreed", ())), SAY, WHO)
        for reason in ("agreed", "moderator", "idle", "voted", "left")
    }
    assert told["agreed"] == "Agreed on turn 20."
    assert told["moderator"] == "Nobody won."
    assert told["idle"] == "Nobody moved for two weeks."
    headings = [ending_heading(table.but(result=Result(reason, False, ())), SAY, WHO) for reason in told]
    assert headings[1:] == ["🏁 Ended by a moderator", "🏁 Closed", "🏁 Ended by a vote", "🏁 Closed"]


async def test_four_peoples_ratings_are_in_the_small_print_and_more_are_elsewhere(club: Club) -> None:
    names = club.bot.desk.names
    few = Ladder([rated_game("z", 1, 2)]).games[-1]
    (line,) = await small_print(few, names, SAY)
    assert line.startswith("-# ")
    assert line.count("(+") == line.count("(−") == 1
    many = Ladder([rated_game("z", 1, 2, 3, 4, 5)]).games[-1]
    assert await small_print(many, names, SAY) == ("-# Ratings: **More…**",)
