"""Leaderboards and the changes of ratings, as people see them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.ladder.moved import lines_of
from data import Commit, Status
from data.folding import result_of
from ratings import Ladder, Scope
from rules import GAMES
from rules.table.requests import Resign
from rules.table.results import GameResult
from rules.table.values import Ending
from tests.bot.club import Club, Seen
from tests.data.making import step
from tests.ratings.builders import DAY, game
from words import speech

SAY = speech("en")


async def played(club: Club, *results: GameResult) -> None:
    """Save the results of finished games."""
    for result in results:
        place = {"channel_id": hash(result.table), "guild_id": result.guild, "status": Status.ENDED}
        await club.archive.commit(step(result.table, 0, "a", result=result, **place))  # type: ignore[arg-type]


def here(club: Club, table: str, *groups: Any, ago: float = 0, **changes: Any) -> GameResult:
    at = club.house.now() - int(ago * DAY)
    return game(table, *groups, at=at, **({"guild": club.guild.id, "game": "hedgehog"} | changes))


async def three_games(club: Club) -> None:
    """Save three games on three days, in which Ana beats Ben and Cy."""
    await played(club, *(here(club, f"t{n}", club.ana.id, club.ben.id, club.cy.id, ago=n) for n in (3, 2, 1)))
    for who in (club.ana, club.ben, club.cy):
        await club.bot.desk.names.meet(club.bot.get_user(who.id) or await club.bot.fetch_user(who.id))


async def as_text(club: Club, who: Any, command: str, **options: Any) -> Seen:
    """The answer to a command, shown as text."""
    return await club.press(who, await club.slash(who, command, **options), "Show as text")


async def resigned(club: Club) -> str:
    """Play a duel of four turns that Ana resigns; returns the table's id."""
    table = await club.duel()
    for _ in range(4):
        await club.turn()
    resign = await club.slash(club.ana, "mundialito table", action="resign")
    await club.press(club.ana, resign, "Yes, resign")
    return table.id


async def test_a_leaderboard_ranks_everybody_and_marks_the_person_who_asks(club: Club) -> None:
    await three_games(club)
    seen = await club.slash(club.ben, "mundialito leaderboard", season="all")
    assert seen.message.ephemeral
    assert seen.alt.startswith("Leaderboard: All games. By rating, all time. 1. Ana")
    words = await club.press(club.ben, seen, "Show as text")
    assert "**1.** Ana" in words.text
    assert "**2.** **Ben** (you)" in words.text
    assert "3 games: 3 won, 0 drawn, 0 lost" in words.text
    ladder = await club.ladder()
    assert f"**{ladder.standing(Scope(), club.ana.id).points}**" in words.text
    again = await club.press(club.ben, words, "Show as picture")
    assert again.alt == seen.alt


async def test_a_person_with_too_few_games_is_told_so_under_the_leaderboard(club: Club) -> None:
    await three_games(club)
    await played(club, here(club, "u", club.mod.id, club.ana.id))
    words = await club.press(
        club.mod, await club.slash(club.mod, "mundialito leaderboard", season="all"), "Show as text"
    )
    assert "**?** **" in words.text
    assert "1 of 3 games" in words.text
    assert SAY("ladder-least", least=3) in words.text


async def test_one_press_changes_the_order_the_season_or_the_game(club: Club) -> None:
    await three_games(club)
    seen = await club.slash(club.ana, "mundialito leaderboard", season="all")
    wins = await club.press(club.ana, seen, "Sort by wins")
    assert "By wins, all time" in wins.alt
    season = await club.press(club.ana, wins, "This season")
    assert "By wins" in season.alt
    assert "all time" not in season.alt
    empty = await club.slash(club.ana, "mundialito leaderboard", game="mundialito", season="2025-01")
    assert empty.alt.startswith("Leaderboard: Mundialito. By rating, January 2025.")


async def test_an_unknown_season_is_refused_with_a_sentence(club: Club) -> None:
    for season in ("2026-13", "soon", "2026"):
        refused = await club.slash(club.ana, "mundialito leaderboard", season=season)
        assert refused.text == SAY("ladder-no-season")


async def test_every_page_of_a_leaderboard_has_ones_own_row(club: Club) -> None:
    people = [club.member(f"Guest {n}") for n in range(12)]
    for day in (3, 2, 1):
        await played(club, here(club, f"t{day}", *(who.id for who in people), ago=day))
    seen = await club.slash(people[-1], "mundialito leaderboard", season="all")
    words = await club.press(people[-1], seen, "Show as text")
    assert "Page 1 of 2" in words.text
    assert "(you)" in words.text
    after = await club.press(people[-1], words, "Page 2 of 2")
    assert "**11.**" in after.text
    assert "(you)" in after.text
    assert "**1.**" not in after.text
    assert "Page 1" in (await club.press(people[-1], after, "Page 1")).text


async def test_a_button_for_a_page_that_no_longer_exists_shows_the_last_page(club: Club) -> None:
    await three_games(club)
    seen = await club.slash(club.ana, "mundialito leaderboard", season="all")
    far = await club.forge(club.ana, seen, "m1:ladder:0:ladder:*|rating|all|99|t")
    assert "**1.** **Ana** (you)" in far.text


@pytest.mark.parametrize("words", ["", "*|rating|all|1", "*|best|all|1|p", "chess|rating|all|1|p", "*|wins|2026|1|p"])
async def test_a_button_that_names_no_page_is_answered_with_a_sentence(club: Club, words: str) -> None:
    seen = await club.slash(club.ana, "mundialito leaderboard")
    forged = await club.forge(club.ana, seen, f"m1:ladder:0:ladder:{words}")
    assert forged.text
    assert not forged.alt


async def test_somebody_who_left_the_server_is_hidden_and_checked_once_a_day(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await three_games(club)
    club.guild.remove_member(club.ana)
    asked: list[int] = []
    ask = club.bot.http.get_member

    def counted(guild: int, person: int) -> Any:
        asked.append(person)
        return ask(guild, person)

    monkeypatch.setattr(club.bot.http, "get_member", counted)
    words = await club.press(
        club.ben, await club.slash(club.ben, "mundialito leaderboard", season="all"), "Show as text"
    )
    assert "Ana" not in words.text
    assert "**1.** **Ben** (you)" in words.text
    assert sorted(asked) == sorted((club.ana.id, club.cy.id))  # not Ben: he asked, so he is here
    await club.slash(club.ben, "mundialito leaderboard", season="all")
    assert len(asked) == 2
    await club.later(25 * 60 * 60)
    await club.slash(club.ben, "mundialito leaderboard", season="all")
    assert len(asked) == 4


async def test_every_server_has_its_own_leaderboard(club: Club) -> None:
    await three_games(club)
    seen = await club.slash(club.ana_abroad, "mundialito leaderboard", club.far, season="all")
    assert "Ben" not in seen.alt
    assert (await club.slash(club.ana.user, "mundialito leaderboard")).text == SAY("ladder-server-only")


async def test_without_pictures_a_leaderboard_is_shown_in_words(club: Club) -> None:
    await three_games(club)
    club.studio.broken = True
    assert "**1.** Ana" in (await club.slash(club.ben, "mundialito leaderboard", season="all")).text


async def test_the_end_of_a_game_shows_the_changes_of_ratings(club: Club) -> None:
    table = await resigned(club)
    board = club.board()
    ladder = await club.ladder()
    more = await club.press(club.cy, await club.press(club.cy, board, "More…"), "Ratings")
    for who, name in ((club.ana, "Ana"), (club.ben, "Ben")):
        points = ladder.standing(Scope("mundialito"), who.id).points
        assert f"{name} {points} ({'+' if points > 1500 else '−'}{abs(points - 1500)})" in board.text
        assert f"**{name}** 1500 → {points}? (" in more.text
    counted = await club.archive.ratings.game(club.guild.id, table)
    assert counted is not None
    assert counted.result.ending is Ending.RESIGNED
    seen = await club.press(club.cy, more, "Leaderboard")
    assert seen.alt.startswith("Leaderboard: Mundialito.")


async def test_a_game_resigned_at_once_is_not_rated_and_says_so(club: Club) -> None:
    await club.duel()
    resign = await club.slash(club.ana, "mundialito table", action="resign")
    await club.press(club.ana, resign, "Yes, resign")
    assert SAY("not-rated", why="early") in club.board().text


async def test_a_game_with_a_computer_says_that_it_is_not_rated(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", computer="random")
    resign = await club.slash(club.ana, "mundialito table", action="resign")
    await club.press(club.ana, resign, "Yes, resign")
    assert SAY("not-rated", why="computers") in club.board().text


async def test_a_second_game_between_the_same_people_says_how_much_less_it_counted(club: Club) -> None:
    await played(club, here(club, "t0", club.ana.id, club.ben.id, ago=0.2))
    await resigned(club)
    more = await club.press(club.cy, club.board(), "More…")
    told = await club.press(club.cy, more, "Ratings")
    assert "-# It counted for 6% of a game: same players within 24 hours and new players." in told.text


async def test_the_saved_result_matches_the_journal(club: Club) -> None:
    table = await resigned(club)
    stored = await club.archive.tables.load(table)
    assert stored is not None
    assert await club.archive.results.page() == (result_of(stored),)


async def test_ratings_are_identical_to_the_bit_after_a_restart(club: Club) -> None:
    await three_games(club)
    await resigned(club)
    before = list((await club.ladder()).bits())
    assert before == list(Ladder(await club.archive.results.page_of(club.guild.id)).bits())


async def test_a_game_whose_save_was_cancelled_is_counted_once_it_is_saved(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(club, here(club, "another", club.ana.id, club.ben.id, ago=-1))  # the duel ends before it
    table = await club.duel()
    for _ in range(4):
        await club.turn()
    commit, begun, kept = club.archive.commit, asyncio.Event(), asyncio.Event()

    async def slow(step: Commit) -> None:
        begun.set()
        await kept.wait()
        await commit(step)

    monkeypatch.setattr(club.archive, "commit", slow)
    asked = asyncio.create_task(club.house.ask(table.id, Resign(club.ana.id, "random"), actor=club.ana.id))
    await begun.wait()
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert await club.archive.ratings.game(club.guild.id, table.id) is None
    kept.set()
    await asyncio.wait(club.house._saving.values())
    await asyncio.sleep(0)
    assert await club.archive.ratings.game(club.guild.id, table.id) is not None
    assert list((await club.ladder()).bits()) == list(Ladder(await club.archive.results.page_of(club.guild.id)).bits())


async def dice_cups(club: Club) -> None:
    """Save three dice cups that Cy wins before Ben and Ana."""
    people = (club.cy.id, club.ben.id, club.ana.id)
    await played(club, *(here(club, f"d{n}", *people, ago=n + 0.5, game="dicecup") for n in (3, 2, 1)))


async def test_a_game_of_luck_has_its_own_leaderboard_and_is_not_in_all_games(club: Club) -> None:
    await three_games(club)
    await dice_cups(club)
    words = await as_text(club, club.ben, "mundialito leaderboard", season="all")
    assert "**1.** Ana" in words.text
    assert "3 games: 3 won" in words.text
    assert SAY("ladder-without-luck", titles="Mundialito, the dice cup") in words.text
    lucky = await club.pick(club.ben, words, SAY("ladder-menu"), "dicecup|rating|all|1|t")
    assert "**1.** Cy" in lucky.text
    assert "3 games: 0 won, 3 placed, 0 drawn, 0 lost" in lucky.text
    assert SAY("ladder-luck") in lucky.text


async def test_the_menu_has_a_leaderboard_for_every_game(club: Club) -> None:
    seen = await club.slash(club.ana, "mundialito leaderboard", game="hedgehog")
    (menu,) = seen.selects.values()
    values = {option["value"].split("|")[0]: option.get("default", False) for option in menu["options"]}
    assert values == {"*": False} | {key: key == "hedgehog" for key in GAMES}


async def test_unranked_people_are_listed_last_with_a_question_mark(club: Club) -> None:
    await three_games(club)
    await played(club, here(club, "u", club.mod.id, club.ana.id))
    words = await as_text(club, club.ben, "mundialito leaderboard", season="all")
    last = [line for line in words.text.splitlines() if not line.startswith("-#")][-1]
    assert last.startswith("**?**")
    assert "?** · 1 game: 1 won" in last


async def test_the_end_of_a_game_of_three_shows_everybodys_place(club: Club) -> None:
    await three_games(club)
    last, *_, first = await club.archive.ratings.games_of(club.guild.id, club.ana.id)
    lines = await lines_of(first, club.bot.desk.names, SAY)
    assert [line.split(", ")[-1] for line in lines[:3]] == ["1st of 3", "2nd of 3", "3rd of 3"]
    assert f"-# {SAY('ladder-least', least=3)}" in lines
    assert "?" not in (await lines_of(last, club.bot.desk.names, SAY))[0]
