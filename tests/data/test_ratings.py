"""Ratings are counted in the commit that ends a game, and are always what all finished games come to."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from data import Archive, Status
from data.sql import ratings as counting
from data.stand_ins import new_stand_in
from ratings import Ladder, Scope, WhyUnrated, in_order, season_of, write_counted
from rules.table.results import GameResult
from testbed.databases import Database
from tests.data.making import step
from tests.ratings.builders import DAY, LUCK, NOVEMBER, game, many, renamed, unrated

SERVER = 5


async def over(archive: Archive, *results: GameResult) -> None:
    """Save finished games in this order."""
    for one in results:
        channel = {"channel_id": hash(one.table), "guild_id": one.guild, "status": Status.ENDED}
        await archive.commit(step(one.table, 0, "a", result=one, **channel))  # type: ignore[arg-type]


def in_turn(results: Iterable[GameResult]) -> list[GameResult]:
    return sorted((one for one in results if one.guild == SERVER), key=in_order)


async def holds(archive: Archive, results: Iterable[GameResult]) -> Ladder:
    """Assert that what is stored is what these games come to, to the last bit."""
    ladder = Ladder(in_turn(results))
    await archive.ratings.seasons(SERVER)
    stored = await archive.ratings.read_stored(SERVER)
    assert stored is not None
    games, standings = stored
    assert games == {one.result.table: write_counted(one) for one in ladder.games}
    assert standings == {(scope, one.person): one for scope in ladder.scopes() for one in ladder.standings(scope)}
    return ladder


async def test_three_hundred_games_are_counted_as_they_end(archive: Archive) -> None:
    results = sorted(many(), key=in_order)
    await over(archive, *results)
    ladder = await holds(archive, results)
    for scope in (Scope(), Scope("race"), Scope(LUCK), Scope(None, "2026-11")):
        assert await archive.ratings.standings(SERVER, scope) == ladder.standings(scope)
        found = await archive.ratings.count_unrated(SERVER, scope)
        assert found == {why: count for why in WhyUnrated if (count := unrated(ladder, scope, why))}


async def test_a_game_is_read_as_it_was_counted(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "_PAGE", 7)
    results = in_turn(many(120))
    await over(archive, *results)
    ladder = Ladder(results)
    for one in ladder.games:
        assert await archive.ratings.game(SERVER, one.result.table) == one
        assert await archive.ratings.game(6, one.result.table) is None
    mine = tuple(one for one in reversed(ladder.games) if 1 in [who.person for who in one.result.sitters])
    assert len(mine) > 14
    assert await archive.ratings.games_of(SERVER, 1) == mine
    assert await archive.ratings.games_of(SERVER, 1, 3) == mine[:3]
    standings = await archive.ratings.of_person(SERVER, 1)
    assert standings == {
        scope: ladder.standing(scope, 1) for scope in ladder.scopes() if ladder.standing(scope, 1).games
    }


async def test_a_game_that_is_saved_late_has_all_counted_anew(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "_TOGETHER", 7)
    results = in_turn(many(80))
    late = next(one.result for one in Ladder(results).games[15:] if one.why is None)
    results.remove(late)
    await over(archive, *results, late)
    assert await archive.ratings.read_stored(SERVER) is None
    await holds(archive, [*results, late])


async def test_a_late_game_has_nothing_counted_anew_if_its_people_played_no_rated_game_since(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "_TOGETHER", 7)
    at = NOVEMBER + 300 * DAY
    results = [*in_turn(many(80)), game("z9", 90, 91, at=at), game("z8", 90, at=at), game("z7", 92, 93, at=at - 1)]
    results += [game("z6", 1, 2, at=at - 2), game("z5", 92, 94, at=at - DAY // 2)]
    for one in results:
        await over(archive, one)
        stored = await archive.ratings.read_stored(SERVER)
        assert (stored is None) is (one.table == "z5")
    await holds(archive, results)


async def test_games_that_end_while_others_are_counted_anew_are_counted_too(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "_TOGETHER", 3)
    results = in_turn(many(80))
    await over(archive, *results[:30])
    await archive.ratings.forget(SERVER)
    await asyncio.gather(*(archive.ratings.standings(SERVER, Scope()) for _ in range(3)), over(archive, *results[30:]))
    await holds(archive, results)


async def test_no_transaction_counts_games_anew_for_more_than_one_board(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "_TOGETHER", 3)
    await over(archive, *sorted(many(80), key=in_order))
    opened: Any = archive
    counted, answer, at_once = counting.count_alone, opened._writer._answer, list[int]()
    monkeypatch.setattr(counting, "count_alone", lambda *given: (at_once.append(1), counted(*given)))
    most = list[int]()

    def answered(group: Any) -> None:
        most.append(len(at_once))
        at_once.clear()
        answer(group)

    monkeypatch.setattr(opened._writer, "_answer", answered)
    for guild in (5, 6):
        await archive.ratings.forget(guild)
    await asyncio.gather(*(archive.ratings.seasons(guild) for guild in (5, 6, 5, 6, 5, 6)))
    assert max(most) == 1


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE results SET counted = 'nothing' WHERE counted IS NOT NULL",
        "UPDATE results SET counted = 'null' WHERE counted IS NOT NULL",
        "UPDATE standings SET mu = 99999",
    ],
)
async def test_a_game_ends_even_if_what_is_stored_of_others_cannot_be_read(
    archive: Archive, database: Database, change: str
) -> None:
    results = in_turn(many(80))
    await over(archive, *results[:30])
    database.run(change)
    await over(archive, *results[30:])
    await holds(archive, results)


async def test_other_arithmetic_has_all_counted_anew(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    results = in_turn(many(80))
    await over(archive, *results[:30])
    with monkeypatch.context() as other:
        other.setattr(counting, "arithmetic", lambda: b"other")
        assert await archive.ratings.read_stored(SERVER) is None
        await over(archive, results[30])
        await archive.ratings.seasons(SERVER)
        assert await archive.ratings.read_stored(SERVER) is not None
    await over(archive, *results[31:])
    await holds(archive, results)


async def test_an_erasure_has_nothing_counted_anew(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    results, stand_in = in_turn(many(60)), new_stand_in()
    await over(archive, *results[:40])
    await archive.privacy.erase(1, stand_in, await archive.privacy.naming(1), NOVEMBER + 300 * DAY)
    assert await archive.ratings.read_stored(SERVER) is not None
    results = [renamed(one, 1, stand_in) for one in results]
    await over(archive, *results[40:])
    await holds(archive, results)


async def test_games_of_other_servers_and_in_direct_messages_change_nothing(archive: Archive) -> None:
    here = game("a", 1, 2)
    await over(archive, here, replace(here, table="b", guild=6), replace(here, table="c", guild=None))
    await holds(archive, [here])
    assert [one.games for one in await archive.ratings.standings(SERVER, Scope())] == [1, 1]


async def test_a_server_without_games_has_no_ratings(archive: Archive) -> None:
    assert await archive.ratings.standings(SERVER, Scope()) == ()
    assert await archive.ratings.seasons(SERVER) == ()
    assert await archive.ratings.games_of(SERVER, 1) == ()


async def test_seasons_are_listed_from_the_latest(archive: Archive) -> None:
    await over(archive, *(game(f"t{n}", 1, 2, at=NOVEMBER + n * 20 * DAY) for n in range(4)))
    wanted = sorted({season_of(NOVEMBER + n * 20 * DAY) for n in range(4)}, reverse=True)
    assert await archive.ratings.seasons(SERVER) == tuple(wanted)
