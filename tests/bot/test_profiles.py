"""Profiles and the reasons for changes of ratings, as people see them."""

from __future__ import annotations

import asyncio
import re
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.controls.suggesting import CAME
from cogs.people.people import Names
from ratings import Scope, season_of
from rules.table.results import GameResult, Sitter
from rules.table.values import Ending
from tests.bot.club import Club
from tests.bot.test_leaderboard import as_text, here, played, resigned, three_games
from tests.ratings.builders import DAY
from words import speech
from words.ladder import season_name

SAY = speech("en")


async def test_a_profile_shows_games_rating_rivals_and_seats(club: Club) -> None:
    await three_games(club)
    await played(club, here(club, "c", club.ana.id, sitters=_with_computer(club), ago=0.5))
    seen = await club.slash(club.ben, "mundialito profile", person=club.ana)
    assert seen.alt.startswith("Profile of Ana:")
    words = await club.press(club.ben, seen, "Show as text")
    assert "#1" in words.text
    assert "**Hedgehog race**" in words.text
    assert "Rivals: Ben (3 games: 3 ahead, 0 behind)" in words.text
    assert "Favourite game: Hedgehog race" in words.text
    assert "Hedgehog race with computers: 1 game, 1 won" in words.text
    assert SAY("profile-seats", count=0) in words.text
    await club.slash(club.ana, "mundialito play", computer="random")
    mine = await club.slash(club.ana, "mundialito profile")
    assert SAY("profile-seats", count=1) in (await club.press(club.ana, mine, "Show as text")).text


async def test_a_profile_shows_the_best_solo_score_for_each_set_of_options(club: Club) -> None:
    def alone(table: str, score: int | None, *, nest: bool = False, **changes: Any) -> GameResult:
        options = {"stacking": "nest" if nest else "tree", "neutral": True, "turn_limit": None}
        sitters = (Sitter(club.ana.id, place=1, score=score, turns=9),)
        return here(club, table, sitters=sitters, options=options, **changes)

    await played(club, alone("a1", 21), alone("a2", 17), alone("a3", None), alone("a4", 12, nest=True))
    await played(club, alone("a5", 3, puzzle=7), alone("a6", 2, ending=Ending.VOTED))  # practice, and not to the end
    cup = (Sitter(club.ana.id, place=1, turns=30),)
    await played(club, here(club, "a7", game="dicecup", sitters=cup))
    text = (await as_text(club, club.ana, "mundialito profile")).text
    assert "- Hedgehog race, solo (a tree, four colours in the ring): 2 of 3 solved, best 17 turns" in text
    assert "Hedgehog race, solo (a nest, four colours in the ring): 1 of 1 solved, best 12 turns" in text
    assert "Mundialito, the dice cup, solo: 1 game" in text


async def test_a_profile_lists_games_with_computers_and_the_places_reached(club: Club) -> None:
    def with_two(table: str, place: int, **changes: Any) -> GameResult:
        others = [number for number in (1, 2, 3) if number != place]
        sitters = (Sitter(club.ana.id, place=place), *(Sitter(None, "easy", place=number) for number in others))
        return here(club, table, sitters=sitters, **changes)

    await played(club, with_two("c1", 3), with_two("c2", 2), with_two("c3", 1, game="dicecup"))
    await played(club, with_two("c4", 1, ending=Ending.IDLE))
    text = (await as_text(club, club.ana, "mundialito profile")).text
    assert "Hedgehog race with computers: 2 games, best place 2" in text
    assert "Mundialito, the dice cup with computers: 1 game, 1 won" in text


async def test_a_finished_game_is_saved_with_its_options(club: Club) -> None:
    await resigned(club)
    (result,) = await club.archive.results.page()
    assert result.options == {
        "coasters": "2310",
        "repetition": 3,
        "turn_limit": 200,
        "match": False,
        "adjudicate": True,  # new tables begin so
    }


def _with_computer(club: Club) -> Any:
    return (Sitter(club.ana.id, place=1, turns=4), Sitter(None, "easy", place=2))


async def test_people_are_also_remembered_by_their_account_names(club: Club) -> None:
    stranger = club.member("山田太郎")
    await club.slash(stranger, "mundialito help")
    names = Names(club.archive)
    assert await names.for_menu(stranger.id) == "山田太郎"
    assert await names.account(stranger.id) == (await club.bot.fetch_user(stranger.id)).name
    assert await names.account(1) == ""


async def test_a_bot_has_no_profile(club: Club) -> None:
    assert club.bot.user is not None
    own = club.as_member(club.bot.user.id)
    seen = await club.slash(club.ana, "mundialito profile", person=own)
    assert seen.text == SAY("profile-computer")


async def test_a_newcomers_profile_says_that_it_is_empty(club: Club) -> None:
    seen = await club.slash(club.cy, "mundialito profile")
    assert "no rated games yet" in seen.alt


async def test_a_private_profile_is_shown_only_to_its_owner(club: Club) -> None:
    await three_games(club)
    shown = await club.slash(club.ben, "mundialito profile", person=club.ana)
    await club.archive.people.save(club.ana.id, {"public": False})
    assert "keeps their profile private" in (await club.slash(club.ben, "mundialito profile", person=club.ana)).text
    assert "keeps their profile private" in (await club.press(club.ben, shown, "Show as text")).text
    assert (await club.slash(club.ana, "mundialito profile")).alt
    await club.archive.people.save(club.ana.id, {"public": None})
    assert (await club.slash(club.ben, "mundialito profile", person=club.ana)).alt


async def test_why_explains_each_of_the_last_games(club: Club) -> None:
    assert (await club.slash(club.ana, "mundialito rating")).text == SAY("why-none")
    await three_games(club)
    await played(club, here(club, "c", sitters=_with_computer(club)))
    why = (await club.slash(club.ana, "mundialito rating")).text
    assert why.count("you won") == 3
    assert SAY("why-unrated", why="computers") in why
    assert "**1500 → " in why
    assert "with Ben and Cy: you won" in why
    lost = (await club.slash(club.cy, "mundialito rating")).text
    assert "you came 3rd of 3" in lost
    assert "you lost" not in lost
    assert "you came 2nd of 3" in (await club.slash(club.ben, "mundialito rating")).text


async def test_seasons_are_suggested_while_typing(club: Club) -> None:
    await three_games(club)
    offered = await club.suggest(club.ana, "mundialito leaderboard", option="season")
    assert [one["value"] for one in offered][:3] == ["this", "all", season_of(club.house.now() - DAY)]


async def test_one_press_leads_to_past_seasons_and_one_leads_back(club: Club) -> None:
    people = (club.ana.id, club.ben.id)
    for number, months in enumerate((0, 0, 0, 2, 2, 2, 3, 3, 3)):
        ago = months * 31 + number * 0.001 if months else 0.0001 * number
        await played(club, here(club, f"s{number}", *people, ago=ago, game=f"g{number}"))
    seen = await club.slash(club.ana, "mundialito leaderboard")
    before = (await club.archive.ratings.seasons(club.guild.id))[1]
    assert before < season_of(club.house.now())
    say = speech("en")
    earlier = await club.press(club.ana, seen, season_name(before, say))
    assert f"By rating, {season_name(before, say)}." in earlier.alt
    ever = await club.press(club.ana, earlier, "All time")
    assert "all time" in ever.alt
    back = await club.press(club.ana, ever, "This season")
    assert season_name(season_of(club.house.now()), say) in back.alt


async def test_default_seasons_are_suggested_while_games_are_still_being_counted(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting = asyncio.Event()

    async def slow(guild: int) -> tuple[str, ...]:
        await counting.wait()
        return ("2026-01",)

    monkeypatch.setattr(club.archive.ratings, "seasons", slow)
    monkeypatch.setattr("cogs.ladder._PATIENCE", 0.05)
    offering = club.bot.features["ladder"]._seasons  # type: ignore[attr-defined]
    came = {CAME: asyncio.get_running_loop().time()}
    interaction = SimpleNamespace(guild_id=club.guild.id, locale=discord.Locale.american_english, extras=came)
    offered = await offering(interaction, "")
    assert [one.value for one in offered] == ["this", "all"]
    counting.set()


async def test_why_says_which_result_was_expected(club: Club) -> None:
    await played(club, *(here(club, f"t{n:02}", club.ana.id, club.cy.id, ago=n) for n in range(20, 0, -1)))
    await played(club, here(club, "x", club.cy.id, club.ana.id))
    surprise = (await club.slash(club.cy, "mundialito rating")).text
    assert re.search(r"Expected: [1-4]\d?% to win, so the win earned more\.", surprise)
    favourite = (await club.slash(club.ana, "mundialito rating")).text
    assert re.search(r"Expected: [6-9]\d% to win, so the loss cost more\.", favourite)


async def test_somebody_who_resigns_from_a_group_is_last_and_nobody_gains_by_it(club: Club) -> None:
    gone = Sitter(club.ana.id, "easy", True, 1, None, 5)
    stayed = (Sitter(club.ben.id, place=2, turns=5), Sitter(club.cy.id, place=3, turns=5))
    await played(club, here(club, "x", sitters=(gone, *stayed)))
    why = (await club.slash(club.ana, "mundialito rating")).text
    assert "you came 3rd of 3" in why
    assert SAY("why-gave-up") in why
    assert "you came 2nd of 3" in (await club.slash(club.ben, "mundialito rating")).text
    assert "you came 3rd of 3" in (await club.slash(club.cy, "mundialito rating")).text


async def test_a_profile_counts_rivals_who_left_as_the_leaderboard_does(club: Club) -> None:
    gone, stayed = Sitter(club.ana.id, "easy", True, 1, None, 5), Sitter(club.ben.id, place=1, turns=5)
    for n in (3, 2, 1):
        await played(club, here(club, f"x{n}", sitters=(gone, stayed), ago=n))
    for who, told in ((club.ben, "3 drawn, 0 lost"), (club.ana, "0 drawn, 3 lost")):
        await club.bot.desk.names.meet(await club.bot.fetch_user(who.id))
        text = (await club.press(who, await club.slash(who, "mundialito profile"), "Show as text")).text
        assert told in text
        assert "3 games: 0 ahead, " + ("0 behind" if who is club.ben else "3 behind") in text


async def test_a_profile_leaves_out_games_that_did_not_count_for_the_person(club: Club) -> None:
    absent = (Sitter(club.ana.id, place=1, turns=5), Sitter(club.ben.id, place=2, turns=5), Sitter(club.cy.id, place=3))
    await played(club, here(club, "x", sitters=absent))
    assert "0 games" in (await as_text(club, club.cy, "mundialito profile")).text
    assert "1 game:" in (await as_text(club, club.ana, "mundialito profile")).text


async def test_a_profile_shows_uncertainty_peak_and_titles_of_past_seasons(club: Club) -> None:
    await three_games(club)
    await club.later(40 * 24 * 60 * 60)
    standing = (await club.ladder()).standing(Scope(), club.ana.id)
    (season,) = (await club.archive.ratings.seasons(club.guild.id))[:1]
    text = (await as_text(club, club.ana, "mundialito profile")).text
    assert f"All games: **{standing.points}** ±{standing.deviation}, #1" in text
    assert SAY("profile-peak-when", points=str(standing.points), season=season_name(season, SAY)) in text
    assert f"Titles: 🥇 All games, {season_name(season, SAY)} · 🥇 Hedgehog race" in text
    assert "🥈 All games" in (await as_text(club, club.ben, "mundialito profile")).text
    assert "Titles" not in (await as_text(club, club.cy, "mundialito profile")).text  # the last of three


async def test_a_profile_shows_the_team_that_won_the_most_cups_against_others(club: Club) -> None:
    people, computers = (club.ana.id, club.ben.id), _with_computer(club)
    for number, champion in enumerate(("BRA", "ITA", "ITA")):
        await played(club, here(club, f"d{number}", *people, ago=number, game="dicecup", champion=champion))
    await played(club, here(club, "w", sitters=computers, ago=4, game="worldcup", champion="BRA"))
    alone = (Sitter(club.ana.id, place=1, turns=30),)
    for number in range(3):
        solo = here(club, f"s{number}", sitters=alone, ago=5 + number, game="dicecup", champion="POL")
        await played(club, solo)
    assert "Best team: Brazil (2 cups won)" in (await as_text(club, club.ana, "mundialito profile")).text
    assert "Best team" not in (await as_text(club, club.ben, "mundialito profile")).text


async def test_titles_and_peaks_need_a_ranked_person_and_titles_a_finished_season(club: Club) -> None:
    await three_games(club)
    await played(club, here(club, "u", club.mod.id, club.ana.id))
    assert "Titles" not in (await as_text(club, club.mod, "mundialito profile")).text
    newcomer = (await as_text(club, club.mod, "mundialito profile")).text
    assert "Peak" not in newcomer
    assert "? **" not in newcomer
    assert re.search(r"All games: \*\*\d+\?\*\* ±\d+, 1 of 3 games", newcomer)


async def test_titles_ignore_people_who_left(club: Club) -> None:
    await three_games(club)
    await club.later(40 * 24 * 60 * 60)
    await club.archive.servers.save_members(club.guild.id, ((club.ana.id, False),), club.house.now())
    assert "🥇 All games" in (await as_text(club, club.ben, "mundialito profile")).text


async def test_the_curve_and_the_card_leave_out_games_of_luck(club: Club) -> None:
    await played(club, *(here(club, f"d{n}", club.ana.id, club.ben.id, ago=n, game="dicecup") for n in (3, 2, 1)))
    text = (await as_text(club, club.ana, "mundialito profile")).text
    assert "All games: **1500?**" in text
    assert "**Mundialito, the dice cup**: 15" in text
    assert "-# Pure luck, so not included: Mundialito, the dice cup." in text
    assert "`" not in text
