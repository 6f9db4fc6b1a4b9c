"""Ratings are a fold of finished games, as RATINGS.md defines it."""

import itertools
import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

import ratings
from ratings import (
    Ladder,
    OutOfOrder,
    Scope,
    WhyUnrated,
    by_rating,
    by_wins,
    in_order,
    season_end,
    season_of,
    season_start,
)
from ratings.lines import write
from ratings.model import NEW, Rating, apply_weight, exact, points, rate
from ratings.weighing import how_known
from rules.table.results import GameResult, Sitter
from tests.ratings import reference
from tests.ratings.builders import DAY, GAMES, HOUR, LUCK, NOVEMBER, counted_in, game, many, seasons, unrated

ROOM = Path(ratings.__file__).parent
EVER = Scope("race")


def servers(results: list[GameResult]) -> dict[int, Ladder]:
    ordered = sorted(results, key=in_order)
    return {guild: Ladder(one for one in ordered if one.guild == guild) for guild in (5, 6)}


def test_every_rule_is_cited_in_the_code() -> None:
    rules = {int(number) for number in re.findall(r"^\*\*(\d+)\.\*\*", (ROOM / "RATINGS.md").read_text(), re.M)}
    assert rules == set(range(1, 21))
    cited: set[int] = set()
    for file in [path for room in ("ratings", "cogs") for path in (ROOM.parent / room).rglob("*.py")]:
        for first, last in re.findall(r"[Rr]ules? (\d+)(?: to (\d+))?", file.read_text()):
            if file.parent == ROOM or "ratings" in file.read_text():
                cited |= set(range(int(first), int(last or first) + 1))
    assert rules <= cited


def compare(results: list[GameResult]) -> int:
    """Assert that every figure equals the second implementation's from the export. Return how many there are."""
    expected, compared = reference.fold(map(write, results)), 0
    for guild, ladder in servers(results).items():
        for season in (None, *seasons(ladder)):
            for name in (None, *GAMES):
                for one in ladder.standings(Scope(name, season)):
                    theirs = expected.pop((guild, name, season, one.person))
                    assert abs(float(theirs["mu"]) - one.rating.mu) < 1e-10
                    assert abs(float(theirs["sigma"]) - one.rating.sigma) < 1e-10
                    counts = one.games, one.wins, one.placed, one.draws
                    assert tuple(theirs[name] for name in ("games", "wins", "placed", "draws")) == counts
                    assert reference.shown(theirs) == one.points
                    compared += 1
    assert not expected
    return compared


def test_three_hundred_games_agree_with_the_second_implementation() -> None:
    results = many()
    assert len({one.person for game_ in results for one in game_.sitters} - {None}) == 30
    assert compare(results) > 500
    games = [counted for ladder in servers(results).values() for counted in ladder.games]
    assert {one.why for one in games} >= {None, *WhyUnrated} - {
        WhyUnrated.DIRECT,
        WhyUnrated.UNOPPOSED,
        WhyUnrated.FULL,
        WhyUnrated.STOOD_IN,
    }
    assert {why for one in games for _, why in one.apart} >= {
        WhyUnrated.EARLY,
        WhyUnrated.UNOPPOSED,
        WhyUnrated.STOOD_IN,
    }


def test_days_of_nonstop_play_agree_with_the_second_implementation() -> None:
    results = many(300, people=16, seed=5, waits=(0, HOUR // 12, HOUR // 4), stand_ins=False)
    assert compare(results) > 100
    games = [counted for ladder in servers(results).values() for counted in ladder.games]
    assert {one.why for one in games} >= {WhyUnrated.REPEATED, WhyUnrated.FULL}
    assert {why for one in games for _, why in one.apart} >= {
        WhyUnrated.EARLY,
        WhyUnrated.UNOPPOSED,
        WhyUnrated.REPEATED,
        WhyUnrated.FULL,
    }


def test_people_who_become_known_agree_with_the_second_implementation() -> None:
    rng = random.Random(5)
    results = []
    for day, number in itertools.product(range(60), range(5)):
        who = rng.sample(range(1, 7), rng.choice((2, 2, 3)))
        results.append(game(f"t{day:02}{number}", *who, at=NOVEMBER + day * DAY + number * HOUR))
    assert compare(results) > 20
    known = [how_known(servers(results)[5].standing(Scope(), person)) for person in range(1, 7)]
    assert any(1 / 4 < one < 1 for one in known)


def test_the_same_games_in_any_order_give_the_same_bits() -> None:
    results = many()
    once = [list(ladder.bits()) for ladder in servers(results).values()]
    random.Random(7).shuffle(results)
    assert [list(ladder.bits()) for ladder in servers(results).values()] == once


def test_no_bit_of_a_rating_depends_on_anybodys_id() -> None:
    rng = random.Random(3)
    results = sorted((one for one in many() if one.guild == 5), key=in_order)
    names = sorted({one.person for result in results for one in result.sitters if one.person is not None})
    renamed = dict(zip(names, rng.sample(range(-(10**9), 10**9), len(names)), strict=True))
    others = [
        replace(
            result,
            sitters=tuple(
                one if one.person is None else replace(one, person=renamed[one.person]) for one in result.sitters
            ),
        )
        for result in results
    ]

    def figures(ladder: Ladder) -> dict[tuple[Scope, int], tuple[object, ...]]:
        return {
            (scope, one.person): (one.rating, one.games, one.wins, one.placed, one.draws)
            for scope in ladder.scopes()
            for one in ladder.standings(scope)
        }

    before, after = figures(Ladder(results)), figures(Ladder(others))
    assert after == {(scope, renamed[person]): found for (scope, person), found in before.items()}


def test_counting_games_one_by_one_or_all_at_once_is_the_same() -> None:
    results = sorted((one for one in many(120) if one.guild == 5), key=in_order)
    grown = Ladder()
    for result in results:
        grown.add(result)
    assert list(grown.bits()) == list(Ladder(results).bits())


def test_a_game_added_too_late_is_refused_and_changes_nothing() -> None:
    ladder = Ladder([game("b", 1, 2)])
    before = list(ladder.bits())
    for late in (game("a", 1, 2), game("b", 1, 2), game("c", 1, 2, at=NOVEMBER - 1)):
        with pytest.raises(OutOfOrder):
            ladder.add(late)
    assert list(ladder.bits()) == before
    ladder.add(game("c", 1, 2))


def test_people_begin_at_1500_and_the_winner_gains_what_the_loser_loses() -> None:
    ladder = Ladder([game("a", 1, 2)])
    assert points(NEW) == 1500
    winner, loser = ladder.standing(EVER, 1), ladder.standing(EVER, 2)
    assert winner.points > 1500 > loser.points
    assert winner.rating.mu - 25 == pytest.approx(25 - loser.rating.mu)


@pytest.mark.parametrize("gap", range(-20, 21, 4))
@pytest.mark.parametrize("sigmas", [(8.3, 8.3), (8.3, 1.5), (1.5, 8.3), (1.5, 1.5)])
def test_the_loser_of_a_duel_never_gains_points(gap: int, sigmas: tuple[float, float]) -> None:
    loser, winner = Rating(25.0, sigmas[0]), Rating(25.0 + gap, sigmas[1])
    (_, (after,)) = rate([[winner], [loser]])
    assert exact(after) < exact(loser)


def test_eleven_people_who_tie_stay_equal() -> None:
    ladder = Ladder([game(f"t{n}", tuple(range(1, 12)), at=NOVEMBER + n * DAY) for n in range(3)])
    board = by_rating(ladder.standings(EVER))
    assert [place for place, _ in board] == [1] * 11
    assert [one.person for _, one in board] == list(range(1, 12))
    assert {(one.wins, one.draws, one.losses) for _, one in board} == {(0, 3, 0)}
    assert {round(one.rating.mu, 9) for _, one in board} == {25.0}


def test_ten_people_who_tie_behind_one_lose_equally() -> None:
    ladder = Ladder([game("t", 11, tuple(range(1, 11)))])
    assert ladder.standing(EVER, 11).wins == 1
    behind = {round(ladder.standing(EVER, who).rating.mu, 9) for who in range(1, 11)}
    assert len(behind) == 1
    assert behind.pop() < 25


def test_a_game_of_half_the_weight_moves_half_as_far() -> None:
    for (full,) in rate([[NEW], [NEW]]):
        part = apply_weight(NEW, full, 0.5)
        assert part.mu - NEW.mu == pytest.approx((full.mu - NEW.mu) / 2)
        assert part.sigma - NEW.sigma == pytest.approx((full.sigma - NEW.sigma) / 2)


def test_a_season_is_a_utc_month_and_starts_from_scratch() -> None:
    end = season_end("2026-11")
    assert (season_of(end - 1), season_of(end)) == ("2026-11", "2026-12")
    assert season_start("2026-12") == end
    assert season_end("2026-12") == season_start("2027-01")
    ladder = Ladder([game("a", 1, 2, at=end - 1), game("b", 2, 1, at=end)])
    assert seasons(ladder) == ("2026-12", "2026-11")
    first, then = (ladder.standing(Scope("race", season), 1) for season in ("2026-11", "2026-12"))
    assert (first.wins, first.games, then.wins, then.games) == (1, 1, 0, 1)
    assert ladder.standing(EVER, 1).games == 2
    assert counted_in(ladder, "b").weights[1].again == 1 / 2  # midnight resets nothing


def test_a_board_needs_three_games_and_ties_share_a_place() -> None:
    rows = [game(f"t{n}", 1, 2, n + 10, at=NOVEMBER + n * DAY) for n in range(3)]
    rows += [game(f"u{n}", 3, 4, n + 20, at=NOVEMBER + n * DAY + 1) for n in range(3)]
    ladder = Ladder(sorted(rows, key=in_order))
    board = by_rating(ladder.standings(EVER))
    assert [(place, one.person) for place, one in board] == [(1, 1), (1, 3), (3, 2), (3, 4)]
    wins = by_wins(ladder.standings(EVER))
    assert [(place, one.person, one.wins) for place, one in wins] == [(1, 1, 3), (1, 3, 3), (3, 2, 0), (3, 4, 0)]


def test_a_game_of_luck_has_its_own_board_and_is_not_in_all_games() -> None:
    ladder = Ladder([game("a", 1, 2, game=LUCK), game("b", 3, 4)])
    assert [one.person for one in ladder.standings(Scope())] == [3, 4]
    assert [one.person for one in ladder.standings(Scope(None, "2026-11"))] == [3, 4]
    assert [one.person for one in ladder.standings(Scope(LUCK))] == [1, 2]
    assert [one.person for one in ladder.standings(Scope(LUCK, "2026-11"))] == [1, 2]
    counted = counted_in(ladder, "a")
    assert set(counted.moves) == {1, 2}
    assert not counted.overall


def test_games_of_luck_and_skill_have_separate_limits_and_acquaintances() -> None:
    lucky = [game(f"l{n:04}", 1, 1000 + n, at=NOVEMBER + n * DAY, game=LUCK) for n in range(400)]
    at = NOVEMBER + 400 * DAY
    lucky += [game(f"m{n}", 1, 2, at=at - HOUR + n, game=LUCK) for n in range(3)]
    weights = Ladder([*lucky, game("z", 1, 2, at=at)]).games[-1].weights
    assert weights == Ladder([game("z", 1, 2, at=at)]).games[-1].weights


def test_a_game_of_luck_with_a_computer_is_not_in_all_games() -> None:
    sitters = Sitter(1, place=1, turns=9), Sitter(None, "easy", place=2)
    ladder = Ladder([game("a", sitters=sitters, game=LUCK), game("b", sitters=sitters)])
    assert unrated(ladder, Scope(), WhyUnrated.COMPUTERS) == 1
    assert unrated(ladder, Scope(LUCK), WhyUnrated.COMPUTERS) == 1
