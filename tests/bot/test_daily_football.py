"""The daily's football puzzle: three goes in private, practice afterwards, and nothing of tomorrow for anybody."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from simcord.results import ResponseMessage

from cogs.daily.puzzle import DO, FOOTBALL, GO, STEP, WHY, Go
from cogs.table.exercise import Doing
from host.puzzle_day import puzzle_number, puzzle_of
from rules.lessons.lesson import Verdict, attempt, opening
from rules.lessons.puzzles import Puzzle
from tests.bot.club import Club, Seen
from words import speech

DAY = 24 * 60 * 60
say = speech("en")


async def puzzle_now(club: Club, later: int = 0) -> Puzzle:
    """Today's puzzle, or a later one."""
    return puzzle_of(await club.archive.secret("puzzle"), FOOTBALL, puzzle_number(club.house.now()) + later)


def wrong_turn(puzzle: Puzzle) -> tuple[str, ...]:
    """A turn that doesn't solve a puzzle."""
    done: tuple[str, ...] = ()
    while (tried := attempt(puzzle.step, done)).verdict is Verdict.OPEN:
        fits = [action for action in tried.match.legal() if action != puzzle.solution[len(done)]]
        done = (*done, fits[0])
    assert tried.verdict is Verdict.MISSED
    return done


async def begin(club: Club, who: Any, channel: Any = None) -> Seen:
    """Open the page, and the football puzzle from it: the first of its two buttons **Play**."""
    page = await club.slash(who, "mundialito daily", channel)
    assert "Play" in page.buttons
    return await open_football(club, who, page)


async def open_football(club: Club, who: Any, page: Seen) -> Seen:
    return await club.forge(who, page, str(Go(puzzle_number(club.house.now()), 1).address(GO)))


async def play(club: Club, who: Any, seen: Seen, go: int, turn: tuple[str, ...]) -> Seen:
    """Play a turn in a go, an action at a time."""
    number = puzzle_number(club.house.now())
    for place, action in enumerate(turn):
        there = Go(number, go, Doing(turn[:place], action))
        seen = await club.forge(who, seen, str(there.address(DO)))
    return seen


async def tried(club: Club, who: Any) -> tuple[int | None, int, bool]:
    """Somebody's try at today's puzzle: its score, its goes, and whether it has ended."""
    found = await club.archive.puzzles.try_of(FOOTBALL, puzzle_number(club.house.now()), who.id)
    return (None, 0, False) if found is None else (found.score, found.goes, found.ended_at is not None)


async def test_the_first_go_is_worth_three_stars_and_shows_the_solution_and_the_streak(club: Club) -> None:
    puzzle = await puzzle_now(club)
    seen = await begin(club, club.ana)
    assert "First go, for ★★★" in seen.text
    assert seen.message.ephemeral
    seen = await play(club, club.ana, seen, 1, puzzle.solution)
    assert "★★★ First go!" in seen.text
    assert "🔥 **A streak begins.**" in seen.text
    assert await tried(club, club.ana) == (1, 1, True)
    why = await club.press(club.ana, seen, "Why?")
    assert why.message.ephemeral


async def test_three_wrong_goes_are_told_what_they_allow_and_the_solution_stays_sealed(club: Club) -> None:
    puzzle = await puzzle_now(club)
    turn, seen = wrong_turn(puzzle), await begin(club, club.ana)
    for go, heading in ((1, "Second go, for ★★"), (2, "Third go, for ★"), (3, "Missed today")):
        seen = await play(club, club.ana, seen, go, turn)
        assert heading in seen.text
        assert "❌" in seen.text
    assert await tried(club, club.ana) == (None, 3, True)
    assert "Why?" not in seen.buttons
    number = puzzle_number(club.house.now())
    refused = await club.forge(club.ana, seen, str(Go(number).address(WHY)))
    assert "once the day is over" in refused.text
    await club.later(DAY)
    told = await club.forge(club.ana, seen, str(Go(number).address(WHY)))
    assert "once the day is over" not in told.text


async def test_actions_can_be_taken_back_within_a_go(club: Club) -> None:
    puzzle = await puzzle_now(club)
    seen = await begin(club, club.ana)
    seen = await play(club, club.ana, seen, 1, puzzle.solution[:1])
    seen = await club.press(club.ana, seen, "Undo")
    assert "First go" in seen.text
    seen = await play(club, club.ana, seen, 1, puzzle.solution)
    assert "★★★ First go!" in seen.text


async def test_a_go_counts_once_on_two_devices_at_once(club: Club) -> None:
    puzzle = await puzzle_now(club)
    first, second = await begin(club, club.ana), await begin(club, club.ana)
    turn = wrong_turn(puzzle)
    await asyncio.gather(*(play(club, club.ana, seen, 1, turn) for seen in (first, second)))
    assert await tried(club, club.ana) == (None, 1, False)
    again = await play(club, club.ana, first, 1, puzzle.solution)
    assert "Second go" in again.text
    assert await tried(club, club.ana) == (None, 1, False)


async def test_whoever_gives_up_is_asked_once(club: Club) -> None:
    seen = await begin(club, club.ana)
    asked = await club.press(club.ana, seen, "Give up")
    back = await club.press(club.ana, asked, "Keep trying")
    assert "First go" in back.text
    asked = await club.press(club.ana, back, "Give up")
    over = await club.press(club.ana, asked, "Give up")
    assert "Missed today" in over.text
    assert await tried(club, club.ana) == (None, 0, True)
    again = await begin_again(club, club.ana)
    assert "First go" not in again.text


async def begin_again(club: Club, who: Any) -> Seen:
    return await open_football(club, who, await club.slash(who, "mundialito daily"))


async def test_yesterdays_button_leads_to_today(club: Club) -> None:
    puzzle, number = await puzzle_now(club), puzzle_number(club.house.now())
    seen = await begin(club, club.ana)
    await club.later(DAY)
    late = await club.forge(
        club.ana, seen, str(Go(number, 1, Doing(puzzle.solution[:1], puzzle.solution[1])).address(DO))
    )
    assert f"Daily {number} is over" in late.text
    assert await club.archive.puzzles.try_of(FOOTBALL, number, club.ana.id) is None


@pytest.mark.parametrize("verb", [GO, STEP, DO, WHY, "dquit", "dshare", "daily"])
async def test_no_forged_press_shows_anything_of_tomorrow(club: Club, verb: str) -> None:
    tomorrow = await puzzle_now(club, 1)
    number = puzzle_number(club.house.now()) + 1
    secret = opening(tomorrow.step).view(tomorrow.step.seat)
    page = await club.slash(club.ana, "mundialito daily")
    words = [
        str(Doing()),
        str(Doing(told=True)),
        str(Doing(tomorrow.solution)),
        "race",
        "practice",
        "look",
        "earlier",
        "",
    ]
    for go in range(4):
        for rest in words:
            if verb in (STEP, DO, GO, WHY, "dquit"):
                rest = f"{go}|{rest}"
            seen = await club.forge(club.ana, page, f"m1:daily:{number}:{verb}:{rest}")
            assert str(number) not in seen.text
            assert await club.archive.puzzles.try_of(FOOTBALL, number, club.ana.id) is None
    assert all(wish.view != secret for wish in club.house.studio.wishes)  # type: ignore[attr-defined]


async def test_earlier_days_are_practised_and_nothing_counts(club: Club) -> None:
    number = puzzle_number(club.house.now())
    puzzle = await puzzle_now(club)
    await club.later(2 * DAY)
    page = await club.slash(club.ana, "mundialito daily", day=number)
    assert "nothing counts" in page.text
    seen = await club.forge(club.ana, page, str(Go(number).address(GO)))
    assert "Practice" in seen.text
    turn = wrong_turn(puzzle)
    for place, action in enumerate(turn):
        seen = await club.forge(club.ana, seen, str(Go(number, 0, Doing(turn[:place], action)).address(DO)))
    assert "❌" in seen.text
    shown = await club.press(club.ana, seen, "Show me")
    assert "Again" in shown.buttons
    for place, action in enumerate(puzzle.solution):
        seen = await club.forge(club.ana, seen, str(Go(number, 0, Doing(puzzle.solution[:place], action)).address(DO)))
    assert "Solved" in seen.text
    assert await club.archive.puzzles.try_of(FOOTBALL, number, club.ana.id) is None


async def test_a_day_to_come_cannot_be_asked_for(club: Club) -> None:
    number = puzzle_number(club.house.now())
    seen = await club.slash(club.ana, "mundialito daily", day=number + 1)
    assert "Type a day from 1 to" in seen.text or "first day" in seen.text


async def test_what_others_did_shows_once_i_am_done(club: Club) -> None:
    puzzle = await puzzle_now(club)
    await play(club, club.ben, await begin(club, club.ben), 1, puzzle.solution)
    page = await club.slash(club.ana, "mundialito daily")
    assert "1 other person here has finished" in page.text
    assert "Ben" not in page.text
    seen = await play(club, club.ana, await begin(club, club.ana), 1, puzzle.solution)
    assert "**Here today:** ★★★ Ben" in seen.text


async def test_a_shared_result_is_one_line_and_gives_nothing_away(club: Club) -> None:
    puzzle = await puzzle_now(club)
    seen = await play(club, club.ana, await begin(club, club.ana), 1, puzzle.solution)
    asked = await club.press(club.ana, seen, "Share")
    assert "⚽ ★★★" in asked.text
    await club.press(club.ana, asked, next(label for label in asked.buttons if label.startswith("Post")))
    posted = latest(club)
    number = puzzle_number(club.house.now())
    assert posted.text.startswith(f"**Ana** · Daily {number} · ⚽ ★★★")
    assert not posted.message.ephemeral
    his = await club.press(club.ben, posted, "Play it too")
    assert his.message.ephemeral
    assert f"Daily {number}" in his.text


def latest(club: Club) -> Seen:
    """The last message that everybody in the channel sees."""
    stored = sorted(club.env.backend.messages[club.table.id].values(), key=lambda message: message.id)
    return Seen(ResponseMessage(club.env, [message for message in stored if not message.is_ephemeral][-1]))


async def test_nobody_can_share_before_they_are_done(club: Club) -> None:
    page = await club.slash(club.ana, "mundialito daily")
    number = puzzle_number(club.house.now())
    refused = await club.forge(club.ana, page, f"m1:ladder:{number}:dshare:words")
    assert "nothing to share" in refused.text


async def test_whoever_deletes_their_data_has_no_second_try_today(club: Club) -> None:
    turn = wrong_turn(await puzzle_now(club))
    seen = await begin(club, club.ana)
    await play(club, club.ana, seen, 1, turn)
    asked = await club.slash(club.ana, "mundialito privacy delete")
    await club.press(club.ana, asked, say("button-erase"))
    again = await begin_again(club, club.ana)
    assert "First go" not in again.text


@pytest.mark.parametrize("game", ["FOOTBALL", "RACE"])
async def test_without_one_of_its_games_there_is_no_daily(
    club: Club, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(f"cogs.daily.page.{game}", "")
    for day in ({}, {"day": 1}):
        assert (await club.slash(club.ana, "mundialito daily", **day)).text == say("no-puzzle")
