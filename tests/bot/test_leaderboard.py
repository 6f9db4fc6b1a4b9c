"""Leaderboards, profiles and what a game did to ratings, as people see them."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.ladders import Ladders
from cogs.names import Names
from data import Status
from data.owed import result_of
from ratings import Ladder, Scope, season_of
from rules.table.results import GameResult, Sitter
from rules.table.table import Ending
from tests.bot.club import Club
from tests.data.making import step
from tests.ratings.making import DAY, game
from words import speech
from words.ladder import season_name


async def played(club: Club, *results: GameResult) -> None:
    """Games that are over already, as the archive has them."""
    for result in results:
        place = {"channel_id": hash(result.table), "guild_id": result.guild, "status": Status.ENDED}
        await club.archive.commit(step(result.table, 0, "a", result=result, **place))  # type: ignore[arg-type]


def here(club: Club, table: str, *groups: Any, ago: float = 0, **changes: Any) -> GameResult:
    at = club.house.now() - int(ago * DAY)
    return game(table, *groups, at=at, **({"guild": club.guild.id, "game": "hedgehog"} | changes))


async def three_games(club: Club) -> None:
    """Ana beats Ben and Cy three times, on three days."""
    await played(club, *(here(club, f"t{n}", club.ana.id, club.ben.id, club.cy.id, ago=n) for n in (3, 2, 1)))
    for who in (club.ana, club.ben, club.cy):
        await club.bot.desk.names.meet(club.bot.get_user(who.id) or await club.bot.fetch_user(who.id))


async def resigned(club: Club) -> str:
    """A duel of four turns that Ana gives up."""
    table = await club.duel()
    for _ in range(4):
        await club.turn()
    resign = await club.slash(club.ana, "mundialito resign")
    await club.press(club.ana, resign, "Yes, I give up")
    return table.id


async def test_a_board_has_everybody_in_places_and_marks_whoever_asks(club: Club) -> None:
    await three_games(club)
    seen = await club.slash(club.ben, "mundialito leaderboard", season="all")
    assert seen.message.ephemeral
    assert seen.alt.startswith("Leaderboard: All games. By rating, all time. 1. Ana")
    words = await club.press(club.ben, seen, "In words")
    assert "**1.** Ana" in words.text
    assert "**2.** **Ben** (you)" in words.text
    assert "3 games: 3 won, 0 drawn, 0 lost" in words.text
    ladder = await club.house.ladders.of(club.guild.id)
    assert f"**{ladder.standing(Scope(), club.ana.id).points}**" in words.text
    again = await club.press(club.ben, words, "As a picture")
    assert again.alt == seen.alt


async def test_who_has_too_few_games_sees_that_under_the_board(club: Club) -> None:
    await three_games(club)
    await played(club, here(club, "u", club.mod.id, club.ana.id))
    words = await club.press(club.mod, await club.slash(club.mod, "mundialito leaderboard", season="all"), "In words")
    assert "**–.** **" in words.text
    assert "1 of 3 games" in words.text
    assert "Ranked from 3 rated games on." in words.text


async def test_other_orders_seasons_and_games_are_a_press_away(club: Club) -> None:
    await three_games(club)
    seen = await club.slash(club.ana, "mundialito leaderboard", season="all")
    wins = await club.press(club.ana, seen, "By wins")
    assert "By wins, all time" in wins.alt
    season = await club.press(club.ana, wins, "This season")
    assert "By wins" in season.alt
    assert "all time" not in season.alt
    empty = await club.slash(club.ana, "mundialito leaderboard", game="mundialito", season="2025-01")
    assert empty.alt.startswith("Leaderboard: Mundialito. By rating, January 2025.")


async def test_a_season_that_is_none_is_refused_in_a_sentence(club: Club) -> None:
    for season in ("2026-13", "soon", "2026"):
        assert "no season of that name" in (await club.slash(club.ana, "mundialito leaderboard", season=season)).text


async def test_pages_turn_and_ones_own_row_is_on_all_of_them(club: Club) -> None:
    people = [club.member(f"Guest {n}") for n in range(12)]
    for day in (3, 2, 1):
        await played(club, here(club, f"t{day}", *(who.id for who in people), ago=day))
    seen = await club.slash(people[-1], "mundialito leaderboard", season="all")
    words = await club.press(people[-1], seen, "In words")
    assert "Page 1 of 2" in words.text
    assert "(you)" in words.text
    after = await club.press(people[-1], words, "Page 2 of 2")
    assert "**11.**" in after.text
    assert "(you)" in after.text
    assert "**1.**" not in after.text
    assert "Page 1" in (await club.press(people[-1], after, "Page 1")).text


async def test_a_button_of_a_page_that_is_not_there_any_more_shows_the_last_one(club: Club) -> None:
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


async def test_somebody_who_left_the_server_is_not_shown_and_asked_about_once_a_day(
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
    words = await club.press(club.ben, await club.slash(club.ben, "mundialito leaderboard", season="all"), "In words")
    assert "Ana" not in words.text
    assert "**1.** **Ben** (you)" in words.text
    assert sorted(asked) == sorted((club.ana.id, club.cy.id))  # not Ben: he asks, so he is here
    await club.slash(club.ben, "mundialito leaderboard", season="all")
    assert len(asked) == 2
    await club.later(25 * 60 * 60)
    await club.slash(club.ben, "mundialito leaderboard", season="all")
    assert len(asked) == 4


async def test_every_server_has_a_board_of_its_own(club: Club) -> None:
    await three_games(club)
    seen = await club.slash(club.ana_abroad, "mundialito leaderboard", club.far, season="all")
    assert "Ben" not in seen.alt
    assert "Please ask there" in (await club.slash(club.ana.user, "mundialito leaderboard")).text


async def test_a_board_without_pictures_comes_in_words(club: Club) -> None:
    await three_games(club)
    club.studio.broken = True
    assert "**1.** Ana" in (await club.slash(club.ben, "mundialito leaderboard", season="all")).text


async def test_the_end_of_a_game_shows_what_it_did_to_ratings(club: Club) -> None:
    table = await resigned(club)
    board = club.board()
    ladder = await club.house.ladders.of(club.guild.id)
    for who, name in ((club.ana, "Ana"), (club.ben, "Ben")):
        points = ladder.standing(Scope("mundialito"), who.id).points
        assert f"**{name}** 1500 → {points}" in board.text
    assert ladder.counted(table).result.ending is Ending.RESIGNED  # type: ignore[union-attr]
    seen = await club.press(club.cy, board, "Leaderboard")
    assert seen.alt.startswith("Leaderboard: Mundialito.")


async def test_a_game_given_up_at_once_is_not_rated_and_says_so(club: Club) -> None:
    await club.duel()
    resign = await club.slash(club.ana, "mundialito resign")
    await club.press(club.ana, resign, "Yes, I give up")
    assert "Not rated: it was over before everybody had played two turns." in club.board().text


async def test_a_game_with_a_computer_says_that_it_is_not_rated(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", computer="random")
    resign = await club.slash(club.ana, "mundialito resign")
    await club.press(club.ana, resign, "Yes, I give up")
    assert "Not rated: a computer had a seat." in club.board().text


async def test_a_second_game_of_the_same_people_says_that_it_weighs_half(club: Club) -> None:
    await played(club, here(club, "t0", club.ana.id, club.ben.id, ago=0.2))
    await resigned(club)
    assert "second game in a day: it weighs a half" in club.board().text


async def test_what_is_saved_is_what_the_journal_says(club: Club) -> None:
    table = await resigned(club)
    stored = await club.archive.load(table)
    assert stored is not None
    assert await club.archive.results() == (result_of(stored),)


async def test_ratings_are_the_same_bits_after_a_restart(club: Club) -> None:
    await three_games(club)
    await resigned(club)
    before = list((await club.house.ladders.of(club.guild.id)).bits())
    assert before == list(Ladder(await club.archive.results_of(club.guild.id)).bits())


async def test_games_that_were_counted_before_a_restart_are_not_counted_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await three_games(club)
    await club.slash(club.ana, "mundialito leaderboard")
    before = list((await club.house.ladders.of(club.guild.id)).bits())
    monkeypatch.setattr("ratings.ladder.rate", lambda *_: pytest.fail("a game was counted again"))
    cold = Ladders(club.archive)
    assert list((await cold.of(club.guild.id)).bits()) == before


async def test_a_first_board_of_many_games_comes_from_a_thread_and_later_ones_grow(club: Club) -> None:
    rows = [here(club, f"r{n:03}", n % 7 + 1, n % 5 + 10, ago=9 - n / 100) for n in range(60)]
    await played(club, *rows[:30])
    ladders = Ladders(club.archive)
    assert len((await ladders.of(club.guild.id)).games) == 30
    await played(club, *rows[30:])  # more than may be counted on the loop, on a ladder that is warm
    assert list((await ladders.of(club.guild.id)).bits()) == list(Ladder(rows).bits())


async def test_a_game_that_is_saved_late_makes_the_ladder_anew(club: Club) -> None:
    await three_games(club)
    await club.house.ladders.of(club.guild.id)
    late = here(club, "late", club.ben.id, club.ana.id, ago=2.5)
    await played(club, late)
    club.house.ladders.saved(late)
    ladder = await club.house.ladders.of(club.guild.id)
    assert ladder.counted("late") is not None
    assert list(ladder.bits()) == list(Ladder(await club.archive.results_of(club.guild.id)).bits())


async def test_games_of_older_versions_are_counted_after_the_start(club: Club) -> None:
    table = await resigned(club)
    archive: Any = club.archive

    def as_before(connection: Any) -> None:
        for kept in ("tallies", "result_seats", "results"):
            connection.execute(f"DELETE FROM {kept}")
        connection.execute("INSERT INTO results_owed VALUES (?)", (table,))

    before = await archive.results()
    await archive._writer.run(as_before)
    club.house.ladders._warm.clear()
    club.house.ladders._settled = False
    assert (await club.house.ladders.of(club.guild.id)).games == []
    await club.later(1)
    assert (await club.house.ladders.of(club.guild.id)).counted(table) is not None
    assert await archive.results() == before


# Profiles and reasons -------------------------------------------------------------------------------------------------


async def test_a_profile_has_games_rating_rivals_and_seats(club: Club) -> None:
    await three_games(club)
    await played(club, here(club, "c", club.ana.id, sitters=_with_computer(club), ago=0.5))
    seen = await club.slash(club.ben, "mundialito profile", person=club.ana)
    assert seen.alt.startswith("Profile of Ana:")
    words = await club.press(club.ben, seen, "In words")
    assert "place 1" in words.text
    assert "**Der Marsigelwettkampf**" in words.text
    assert "Rivals: Ben (3 games: 3 ahead, 0 behind)" in words.text
    assert "Favourite game: Der Marsigelwettkampf" in words.text
    assert "Der Marsigelwettkampf with computers: 1 game, 1 won" in words.text
    assert "No running table here now" in words.text
    await club.slash(club.ana, "mundialito play", computer="random")
    mine = await club.slash(club.ana, "mundialito profile")
    assert "1 running table here now" in (await club.press(club.ana, mine, "In words")).text


async def test_a_profile_has_the_best_of_each_game_alone_by_what_was_played(club: Club) -> None:
    def alone(table: str, score: int | None, *, nest: bool = False, **changes: Any) -> GameResult:
        options = {"stacking": "nest" if nest else "tree", "neutral": True, "turn_limit": None}
        sitters = (Sitter(club.ana.id, place=1, score=score, turns=9),)
        return here(club, table, sitters=sitters, options=options, **changes)

    await played(club, alone("a1", 21), alone("a2", 17), alone("a3", None), alone("a4", 12, nest=True))
    await played(club, alone("a5", 3, puzzle=7), alone("a6", 2, ending=Ending.VOTED))  # practice, and not to the end
    cup = (Sitter(club.ana.id, place=1, turns=30),)
    await played(club, here(club, "a7", game="dicecup", sitters=cup))
    text = (await club.press(club.ana, await club.slash(club.ana, "mundialito profile"), "In words")).text
    assert "- Der Marsigelwettkampf alone (a tree, four colours in the ring): 2 of 3 solved, best 17 turns" in text
    assert "Der Marsigelwettkampf alone (a nest, four colours in the ring): 1 of 1 solved, best 12 turns" in text
    assert "Mundialito, the dice cup alone: 1 game" in text


async def test_a_profile_has_games_with_computers_by_game_and_how_far_one_came(club: Club) -> None:
    def with_two(table: str, place: int, **changes: Any) -> GameResult:
        others = [number for number in (1, 2, 3) if number != place]
        sitters = (Sitter(club.ana.id, place=place), *(Sitter(None, "easy", place=number) for number in others))
        return here(club, table, sitters=sitters, **changes)

    await played(club, with_two("c1", 3), with_two("c2", 2), with_two("c3", 1, game="dicecup"))
    await played(club, with_two("c4", 1, ending=Ending.IDLE))
    text = (await club.press(club.ana, await club.slash(club.ana, "mundialito profile"), "In words")).text
    assert "Der Marsigelwettkampf with computers: 2 games, best place 2" in text
    assert "Mundialito, the dice cup with computers: 1 game, 1 won" in text


async def test_a_game_that_was_played_is_kept_with_its_options(club: Club) -> None:
    await resigned(club)
    (result,) = await club.archive.results()
    assert result.options == {"coasters": "2310", "repetition": 3, "turn_limit": 200, "match": False}


def _with_computer(club: Club) -> Any:
    return (Sitter(club.ana.id, place=1, turns=4), Sitter(None, "easy", place=2))


async def test_people_are_remembered_by_their_account_too(club: Club) -> None:
    stranger = club.member("山田太郎")
    await club.slash(stranger, "mundialito help")
    names = Names(club.archive)
    assert await names.shown(stranger.id) == "山田太郎"
    assert await names.account(stranger.id) == (await club.bot.fetch_user(stranger.id)).name
    assert await names.account(1) == ""


async def test_a_bot_has_no_profile(club: Club) -> None:
    assert club.bot.user is not None
    own = club.as_member(club.bot.user.id)
    seen = await club.slash(club.ana, "mundialito profile", person=own)
    assert "Computers have no profile" in seen.text


async def test_a_newcomers_profile_says_that_nothing_is_there_yet(club: Club) -> None:
    seen = await club.slash(club.cy, "mundialito profile")
    assert "no rated game yet" in seen.alt


async def test_a_private_profile_is_shown_to_its_person_alone(club: Club) -> None:
    await three_games(club)
    shown = await club.slash(club.ben, "mundialito profile", person=club.ana)
    assert "Only you" in (await club.slash(club.ana, "mundialito rating public", on=False)).text
    assert "keeps the profile private" in (await club.slash(club.ben, "mundialito profile", person=club.ana)).text
    assert "keeps the profile private" in (await club.press(club.ben, shown, "In words")).text
    assert (await club.slash(club.ana, "mundialito profile")).alt
    await club.slash(club.ana, "mundialito rating public", on=True)
    assert (await club.slash(club.ben, "mundialito profile", person=club.ana)).alt


async def test_why_tells_each_of_the_last_games_in_words(club: Club) -> None:
    assert "No game of yours" in (await club.slash(club.ana, "mundialito rating why")).text
    await three_games(club)
    await played(club, here(club, "c", sitters=_with_computer(club)))
    why = (await club.slash(club.ana, "mundialito rating why")).text
    assert why.count("you won") == 3
    assert "not rated, a computer had a seat" in why
    assert "**1500 → " in why
    assert "with Ben, Cy: you won" in why
    lost = (await club.slash(club.cy, "mundialito rating why")).text
    assert "you lost" in lost
    assert "place" not in lost
    assert "you came 2 of 3" in (await club.slash(club.ben, "mundialito rating why")).text


async def test_seasons_are_offered_while_somebody_types(club: Club) -> None:
    await three_games(club)
    offered = await club.ana.autocomplete(club.table, "mundialito leaderboard", "season", "")
    assert [one["value"] for one in offered][:3] == ["this", "all", season_of(club.house.now() - DAY)]


async def test_seasons_that_are_over_are_a_press_away_and_so_is_the_way_back(club: Club) -> None:
    people = (club.ana.id, club.ben.id)
    for number, months in enumerate((0, 0, 0, 2, 2, 2, 3, 3, 3)):
        ago = months * 31 + number * 0.001 if months else 0.0001 * number
        await played(club, here(club, f"s{number}", *people, ago=ago, game=f"g{number}"))
    seen = await club.slash(club.ana, "mundialito leaderboard")
    before = next(season for season in (await club.house.ladders.of(club.guild.id)).seasons()[1:])
    assert before < season_of(club.house.now())
    say = speech("en")
    earlier = await club.press(club.ana, seen, season_name(before, say))
    assert f"By rating, {season_name(before, say)}." in earlier.alt
    ever = await club.press(club.ana, earlier, "All time")
    assert "all time" in ever.alt
    back = await club.press(club.ana, ever, "This season")
    assert season_name(season_of(club.house.now()), say) in back.alt


async def test_the_usual_seasons_are_offered_while_games_are_still_counted(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting = asyncio.Event()

    async def slow(_: Ladders, guild: int) -> Ladder:
        await counting.wait()
        return Ladder()

    monkeypatch.setattr(Ladders, "of", slow)
    monkeypatch.setattr("cogs.leaderboard._PATIENCE", 0.05)
    offering = club.bot.get_cog("Leaderboard").seasons  # type: ignore[union-attr]
    interaction = SimpleNamespace(guild_id=club.guild.id, locale=discord.Locale.american_english)
    offered = await offering(interaction, "")  # type: ignore[call-arg, misc]
    assert [one.value for one in offered] == ["this", "all"]
    counting.set()


async def test_the_reason_says_what_was_expected(club: Club) -> None:
    await three_games(club)
    await played(club, here(club, "x", club.cy.id, club.ana.id))
    surprise = (await club.slash(club.cy, "mundialito rating why")).text
    assert "an outsider" in surprise
    assert "so it brought more" in surprise
    favourite = (await club.slash(club.ana, "mundialito rating why")).text
    assert "the favourite" in favourite
    assert "so it cost more" in favourite


async def test_who_gives_up_among_many_is_told_to_be_last(club: Club) -> None:
    gone = Sitter(club.ana.id, "easy", True, 1, None, 5)
    stayed = (Sitter(club.ben.id, place=2, turns=5), Sitter(club.cy.id, place=3, turns=5))
    await played(club, here(club, "x", sitters=(gone, *stayed)))
    why = (await club.slash(club.ana, "mundialito rating why")).text
    assert "you lost" in why
    assert "you were placed last" in why
    assert "you won" in (await club.slash(club.ben, "mundialito rating why")).text
