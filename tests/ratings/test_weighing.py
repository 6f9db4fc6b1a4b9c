"""How much a game weighs: by pair, by day, and by how well known the opponents are (rules 6 to 9)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratings import CountedGame, Ladder, Scope, WhyUnrated, in_order
from ratings.lines import read, write
from ratings.weighing import AGAIN, DAY, KNOWN, STRANGER, WINDOW, how_known
from rules.table.results import GameResult
from tests.ratings import builders
from tests.ratings.builders import HOUR, NOVEMBER, game, many, renamed, unrated


def counted(*rows: GameResult) -> list[CountedGame]:
    return Ladder(rows).games


def duels(*times: int, people: Sequence[int] = (1, 2)) -> list[CountedGame]:
    return counted(*(game(f"t{n:03}", *people, at=NOVEMBER + at) for n, at in enumerate(times)))


def again(games: list[CountedGame], person: int = 1) -> list[float]:
    return [one.weights[person].again if person in one.weights else 0.0 for one in games]


def test_a_pairs_second_game_of_a_day_weighs_half_and_the_fourth_nothing() -> None:
    times = (0, HOUR, 2 * HOUR, 3 * HOUR, WINDOW - 1, WINDOW, WINDOW + HOUR - 1, WINDOW + HOUR)
    games = duels(*times)
    assert again(games) == [1, 1 / 2, 1 / 3, 0, 0, 1 / 3, 0, 1 / 3]
    assert [one.why for one in games][3:5] == [WhyUnrated.REPEATED] * 2
    assert unrated(Ladder(one.result for one in games), Scope("race"), WhyUnrated.REPEATED) == 3


def test_a_pair_is_the_same_at_larger_tables_and_in_other_games() -> None:
    games = counted(game("a", 1, 2), game("b", 1, 2, 3), game("c", 3, 2), game("d", 2, 1, game="cup"))
    assert again(games) == [1, (1 / 2 + 1) / 2, 0, 1 / 3]
    assert again(games, 2) == [1, (1 / 2 + 1) / 2, 1 / 2, 1 / 3]
    assert again(games, 3) == [0, 1, 1 / 2, 0]


def test_a_pair_over_its_limit_does_not_move_but_others_at_the_table_do() -> None:
    three = [game(f"t{n}", 1, 2, at=NOVEMBER + n) for n in range(3)]
    last = counted(*three, game("u", 1, 2, 3, at=NOVEMBER + 9))[-1]
    assert [last.weights[who].again for who in (1, 2, 3)] == [1 / 2, 1 / 2, 1]
    pairs = [(1, 2), (1, 3), (2, 3), (1, 4), (2, 4), (3, 4)]
    many = [
        game(f"v{n}{one}{two}", one, two, at=NOVEMBER + n)
        for n in range(3)
        for one, two in pairs
        if 4 not in (one, two)
    ]
    games = counted(*many, game("w", 1, 2, 3, at=NOVEMBER + 9))
    assert games[-1].why is WhyUnrated.REPEATED


def test_an_unrated_game_does_not_count_for_later_ones() -> None:
    alone = [game(f"a{n}", 1, 2, at=NOVEMBER + n, guild=5, ending=builders.Ending.IDLE) for n in range(5)]
    assert again(counted(*alone, game("t", 1, 2, at=NOVEMBER + 9)))[-1] == 1


def test_a_day_has_room_for_three_games() -> None:
    games = counted(*(game(f"t{n}", 1, 2 + n, at=NOVEMBER + n * HOUR) for n in range(9)))
    shares = [one.weights[1].share if 1 in one.weights else 0.0 for one in games]
    assert shares == [1, 1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 0, 0, 0]
    assert games[-1].why is WhyUnrated.FULL
    assert sum(shares) < DAY


def test_a_day_lasts_24_hours_to_the_millisecond() -> None:
    first = [game(f"t{n}", 1, 2 + n, at=NOVEMBER + n) for n in range(7)]
    for at, share in ((WINDOW - 1, None), (WINDOW, 17 / 32), (WINDOW + 1, 1), (WINDOW + 5, 1)):
        last = counted(*first, game("u", 1, 99, at=NOVEMBER + at))[-1]
        assert (last.weights[1].share if last.why is None else None) == share


def test_a_game_counts_by_the_player_with_less_of_their_day_left() -> None:
    busy = [game(f"t{n}", 1, 2 + n, at=NOVEMBER + n) for n in range(4)]
    last = counted(*busy, game("u", 9, 1, at=NOVEMBER + 9))[-1]
    assert last.weights[9].share == last.weights[1].share == 1 / 8
    tired = [*busy, *(game(f"v{n}", 1, 20 + n, at=NOVEMBER + 4 + n) for n in range(2))]
    assert counted(*tired, game("w", 9, 1, at=NOVEMBER + 9))[-1].why is WhyUnrated.FULL
    three = counted(*tired, game("w", 9, 1, 8, at=NOVEMBER + 9))[-1]
    assert three.why_not(1) is WhyUnrated.FULL
    assert [three.weights[who].share for who in (8, 9)] == [1 / 2, 1 / 2]


def test_a_newcomer_counts_an_eighth_and_a_well_known_person_in_full() -> None:
    ladder = Ladder(game(f"t{n:04}", 1, 1000 + n, at=NOVEMBER + n * WINDOW) for n in range(400))
    assert how_known(ladder.standing(Scope(), 1)) == pytest.approx(min(1, 400 * STRANGER / KNOWN))
    at = NOVEMBER + 400 * WINDOW
    last = ladder.add(game("u", 1, 9, at=at))
    assert (last.weights[1].weight, last.weights[9].weight) == (STRANGER, 1.0)
    table = ladder.add(game("v", 1, 8, 7, at=at + WINDOW))
    assert table.weights[8].weight == (1 + STRANGER) / 2


def test_people_are_known_per_server_across_all_games() -> None:
    known = [game(f"t{n:04}", 1, 1000 + n, at=NOVEMBER + n * WINDOW, game="cup") for n in range(400)]
    at = NOVEMBER + 400 * WINDOW
    assert Ladder([*known, game("u", 2, 1, at=at, game="race")]).games[-1].weights[2].weight == 1.0
    assert Ladder([game("u", 2, 1, at=at, game="race")]).games[-1].weights[2].weight == STRANGER


PEOPLE = range(1, 9)
TABLE = st.tuples(
    st.lists(st.sampled_from(PEOPLE), min_size=2, max_size=6, unique=True), st.integers(0, 9), st.integers(0, 40)
)


@settings(max_examples=60)
@given(st.lists(TABLE, max_size=60))
def test_nobody_and_no_pair_ever_exceeds_three_games_a_day(
    evening: list[tuple[list[int], int, int]],
) -> None:
    at, rows = NOVEMBER, []
    for number, (who, wait, level) in enumerate(evening):
        at += wait * HOUR // 3
        groups = (tuple(who),) if level == 0 else tuple((one,) for one in who)
        rows.append(game(f"t{number:03}", *groups, at=at))
    games = Ladder(rows).games
    for one in games:
        ended = one.result.ended_at
        recent = [other for other in games if ended - WINDOW < other.result.ended_at <= ended]
        for person in PEOPLE:
            assert sum(other.weights[person].share for other in recent if person in other.weights) <= DAY
        for pair in itertools.combinations(PEOPLE, 2):
            both = [other for other in recent if {*pair} <= {who.person for who in other.result.sitters}]
            moved = [other for other in both if all(who in other.weights for who in pair)]
            duels = [other for other in moved if len(other.result.sitters) == 2]
            assert len(duels) <= len(AGAIN)
        for weight in one.weights.values():
            assert 0 < weight.weight <= weight.share <= weight.again <= 1


def test_only_the_last_day_is_remembered() -> None:
    ladder = Ladder(sorted((one for one in many() if one.guild == 5), key=in_order))
    weighing = ladder.weighing("race")
    assert weighing._met
    ladder.add(game("z", 1, 2, at=ladder.games[-1].result.ended_at + WINDOW))
    assert weighing._met == {1: {2: 1}, 2: {1: 1}}
    assert set(weighing._shares) == {1, 2}
    assert len(weighing._recent) == 1


def test_people_who_only_play_each_other_become_known_slowly() -> None:
    for seed in range(3):
        rng, at, rows, days = random.Random(seed), NOVEMBER, [], 10
        while at < NOVEMBER + days * WINDOW:
            at += rng.randint(1, HOUR)
            who = rng.sample(range(12), rng.choice((2, 2, 3, 6)))
            rows.append(game(f"t{len(rows):05}", *who, at=at))
        ladder = Ladder(rows)
        assert all(how_known(ladder.standing(Scope(), person)) == STRANGER for person in range(12))
        for person in range(12):
            weight = sum(one.weights[person].weight for one in ladder.games if person in one.weights)
            assert weight <= (days + 1) * DAY * STRANGER


@pytest.mark.parametrize("seed", range(6))
def test_whoever_is_erased_and_comes_back_goes_on_where_they_were(seed: int) -> None:
    """Rules 6 and 7 look back as if they had stayed; how well they are known (rule 8) begins anew."""
    rng = random.Random(seed)
    at, stayed, back = NOVEMBER, Ladder(), Ladder()
    rows = []
    for number in range(14):
        at += rng.choice((HOUR // 2, HOUR, 5 * HOUR))
        rows.append(game(f"t{number:02}", *rng.sample((1, 2, 3), rng.choice((2, 2, 3))), at=at))
    gone = rng.randrange(2, 9)
    for row in rows[:gone]:
        stayed.add(row)
        back.add(row)
    back = Ladder(renamed(one.result, 1, -9) for one in back.games)
    until = rows[gone - 1].ended_at + WINDOW
    for row in rows[gone:]:
        one = stayed.add(row)
        told = back.since_erased(row, {1: -9}) if row.ended_at < until else row
        other = back.add(told)
        for person in one.weights:
            if person in other.weights:
                assert one.weights[person].again == other.weights[person].again
                assert one.weights[person].share == pytest.approx(other.weights[person].share, abs=1e-12)
        assert one.weights.keys() == other.weights.keys()
    again = Ladder(sorted((counted.result for counted in back.games), key=in_order))
    assert list(again.bits()) == list(back.bits())
    assert [read(write(counted.result)) for counted in back.games] == [counted.result for counted in back.games]


def test_one_helper_who_deletes_themself_again_and_again_counts_as_one() -> None:
    fair, ring = Ladder(), Ladder()
    for number in range(6):
        row = game(f"t{number}", 1, 2, at=NOVEMBER + number * HOUR)
        fair.add(row)
        if number == 3:
            ring = Ladder(renamed(one.result, 2, -9) for one in ring.games)
        ring.add(ring.since_erased(row, {2: -9}) if number >= 3 else row)
    assert ring.standing(Scope(), 1).points <= fair.standing(Scope(), 1).points
