"""The dice cup, clause by clause: cards and rolls are given, and the result is what the rules say."""

import pytest

from rules.core.match import Match
from rules.core.outcome import Chance, Waiting
from rules.core.terms import Occasion
from rules.dicecup import GAME
from rules.dicecup.pieces import Stage
from rules.dicecup.view import Due
from tests.rules.cups import (
    DRAWN,
    FAIR,
    FIELD,
    STRONG,
    WEAK,
    cards,
    dealt,
    group_matches,
    grouped,
    look,
    over,
    throw,
    turned,
)


def owners(seats: int, dealer: int) -> dict[str, int | None]:
    return {team.code: team.seat for team in look(dealt(seats, dealer=dealer)).teams}


def test_rule_5_five_coaches_are_dealt_seven_six_six_six_and_seven_from_the_dealers_left() -> None:
    seats = owners(5, 2)
    assert [seats[code] for code in DRAWN[:6]] == [3, 4, 0, 1, 2, 3]
    counts = [sum(seat == coach for seat in seats.values()) for coach in range(5)]
    assert counts == [6, 6, 6, 7, 7]


@pytest.mark.parametrize(("seats", "most", "least"), [(1, 32, 32), (2, 16, 16), (3, 11, 10), (4, 8, 8), (6, 6, 5)])
def test_rule_5_only_some_numbers_of_coaches_share_unevenly(seats: int, most: int, least: int) -> None:
    counts = sorted(len(coach.teams) for coach in look(dealt(seats)).coaches)
    assert (counts[-1], counts[0]) == (most, least)


def test_rule_5_in_a_rematch_the_deal_passes_clockwise() -> None:
    for seats, dealer, following in ((3, 1, 2), (3, 2, 0), (1, 0, 0)):
        moved_on = GAME.options_for(Occasion.REMATCH, seats, {"dealer": dealer, "mode": "beginner"})
        assert moved_on == {"dealer": following}


def test_rules_6_and_15_each_coach_rolls_the_die_of_the_teams_stars_the_home_side_first() -> None:
    match = turned(2)
    view = look(match)
    assert view.match is not None
    assert view.match.due == (Due("home", "ARG", 1, "regular", (3,)), Due("away", "BEL", 0, "regular", (2,)))
    assert match.turn == Waiting(1)
    match = match.act(1, "roll")
    assert match.turn == Chance("die")
    assert look(match).to_act == 1
    match = match.chance("die 4")
    assert match.turn == Waiting(0)
    match = throw(match, 1)
    latest = look(match).latest
    assert latest is not None
    assert (latest.home.score, latest.away.score, latest.winner, latest.period) == (4, 1, "ARG", "regular")


def test_rule_6_a_coach_of_both_sides_rolls_for_both() -> None:
    match = turned(1)
    assert throw(match, 1).turn == Waiting(0)
    assert look(throw(match, 1, 0)).matches_done == 1


def test_rule_7_a_level_cup_match_has_overtime_with_white_dice_that_count() -> None:
    match = throw(turned(), 1, 1)
    view = look(match)
    assert view.match is not None
    assert (view.match.period, [due.dice for due in view.match.due]) == ("overtime", [(1,), (1,)])
    latest = look(throw(match, 0, 2)).latest
    assert latest is not None
    assert (latest.home.score, latest.away.score, latest.winner, latest.period) == (1, 3, "BEL", "overtime")
    assert latest.upset


def test_rule_7_penalties_are_repeated_until_unequal_and_do_not_change_the_score() -> None:
    match = throw(turned(), 0, 0, 1, 1)
    assert match.act(1, "roll").turn == Chance("dice")
    match = throw(match, (2, 1, 0), (0, 3, 0))
    view = look(match)
    assert view.match is not None
    assert (view.match.attempt, view.match.period) == (2, "penalties")
    assert [due.dice for due in view.match.due] == [(1, 2, 3)] * 2
    latest = look(throw(match, (0, 0, 1), (0, 0, 4))).latest
    assert latest is not None
    assert (latest.home.score, latest.away.score, latest.winner, latest.attempt) == (1, 1, "BEL", 2)
    assert [cast.total for cast in latest.home.penalties] == [3, 1]
    assert [cast.total for cast in latest.away.penalties] == [3, 4]


def test_rule_8_pairs_not_yet_turned_are_in_no_view() -> None:
    swapped = (*DRAWN[:2], *DRAWN[4:6], *DRAWN[2:4], *DRAWN[6:-4], DRAWN[-1], *DRAWN[-3:-1], DRAWN[-4])
    one, two = turned(3), turned(3, swapped)
    assert one.log[-1] != two.log[-1]
    for viewer in (None, 0, 1, 2):
        assert one.view(viewer) == two.view(viewer)
    one, two = one.act(one.to_act, "roll"), two.act(two.to_act, "roll")
    assert one.view(None) == two.view(None)
    one, two = throw(one.chance("die 2"), 0), throw(two.chance("die 2"), 0)
    assert one.view(None) != two.view(None)


def test_rule_8_a_round_is_drawn_again_from_those_still_in() -> None:
    match = turned()
    for _ in range(16):
        match = throw(match, 2, 0)
    assert match.turn == Chance("piles")
    view = look(match)
    assert view.stage is Stage.ROUND_OF_16
    assert [(seen.stage, seen.of, seen.unturned, seen.finished) for seen in view.rounds] == [
        (Stage.ROUND_OF_32, 16, 0, True),
        (Stage.ROUND_OF_16, 8, 8, False),
    ]
    left = [team.code for team in view.teams if team.fate == "in"]
    assert sorted(left) == sorted(DRAWN[::2])
    assert {team.out_in for team in view.teams if team.fate == "out"} == {Stage.ROUND_OF_32}
    match = match.chance(cards("piles", left))
    seen = look(match).match
    assert seen is not None
    assert (seen.ordinal, seen.of, seen.number) == (1, 8, 17)


def last_four(seats: int = 3) -> tuple[Match, list[str]]:
    """A beginners' cup whose semi-finals are about to begin, and who plays in them, in that order."""
    match = turned(seats)
    for matches in (16, 8, 4):
        match = group_matches(match, [(2, 0)] * matches)
        left = [team.code for team in look(match).teams if team.fate == "in"]
        match = match.chance(cards("piles", left))
    return match, left


def test_rules_8_and_14_third_place_is_for_the_losers_and_played_before_the_final_without_piles() -> None:
    match, four = last_four()
    assert len(four) == 4
    match = throw(match, 0, 2)
    match = throw(match, 2, 0)
    view = look(match)
    assert view.match is not None
    assert (view.stage, view.match.home.code, view.match.away.code) == (Stage.THIRD_PLACE, four[0], four[3])
    assert {team.code: team.fate for team in view.teams if team.code in four} == {
        four[0]: "out",
        four[1]: "through",
        four[2]: "through",
        four[3]: "out",
    }
    match = throw(match, 2, 0)
    view = look(match)
    assert view.match is not None
    assert (view.stage, view.match.home.code, view.match.away.code) == (Stage.FINAL, four[1], four[2])
    assert (view.third, view.fourth) == (four[0], four[3])
    match = throw(match, 1, 1, 0, 2)
    view = look(match)
    assert (view.champion, view.runner_up) == (four[2], four[1])
    places = {team.code: team.final_place for team in view.teams}
    assert [places[code] for code in (four[2], four[1], four[0], four[3])] == [1, 2, 3, 4]
    assert len(view.road) == 5
    assert view.road[-1].stage is Stage.FINAL
    assert match.outcome is not None
    assert match.outcome.winners == (match.state.owners[four[2]],)
    assert (match.outcome.reason, match.outcome.draw, match.outcome.scores) == ("final", False, None)


def test_rule_8_the_third_place_match_does_not_count_for_the_coaches() -> None:
    match, _ = last_four(6)
    match = throw(match, 2, 0, 2, 0)
    one = throw(throw(match, 2, 0), 2, 0)
    two = throw(throw(match, 0, 2), 2, 0)
    assert one.outcome == two.outcome
    assert look(one).third != look(two).third


@pytest.mark.parametrize("seed", range(20))
def test_rule_8_coaches_rank_by_how_far_their_best_team_came(seed: int) -> None:
    mode = ("beginner", "professional")[seed % 2]
    view = look(over(Match.begin(GAME, 3 + seed % 4, {"mode": mode}, seed)))
    assert view.outcome is not None
    seat_of = {team.code: team.seat for team in view.teams}
    first, *others = view.outcome.ranking
    assert first == (seat_of[view.champion or ""],)
    if seat_of[view.runner_up or ""] != first[0]:
        assert others.pop(0) == (seat_of[view.runner_up or ""],)
    far = dict.fromkeys(range(view.seats), 0)
    for team in view.teams:
        assert team.seat is not None
        assert team.reached is not None
        far[team.seat] = max(far[team.seat], view.stages.index(team.reached))
    assert [{far[seat] for seat in place} for place in others] == [{far[place[0]]} for place in others]
    reached = [far[place[0]] for place in others]
    assert reached == sorted(set(reached), reverse=True)


def test_rule_10_groups_are_played_round_by_round_the_lower_slot_at_home() -> None:
    match = over(grouped())
    played = [seen for group in look(match).groups for seen in group.matches]
    played.sort(key=lambda seen: seen.number)
    assert [(seen.group, seen.group_round) for seen in played] == [
        (letter, turn) for turn in (1, 2, 3) for letter in "ABCDEFGH" for _ in range(2)
    ]
    four = DRAWN[:4]
    assert [(seen.home.code, seen.away.code) for seen in played if seen.group == "A"] == [
        (four[0], four[1]),
        (four[2], four[3]),
        (four[0], four[2]),
        (four[1], four[3]),
        (four[0], four[3]),
        (four[1], four[2]),
    ]


def test_rule_10_draws_stand_and_are_worth_one_point_and_a_win_three() -> None:
    match = group_matches(grouped(), [(2, 2), (1, 0)])
    rows = {row.code: row for row in look(match).groups[0].rows}
    assert [(rows[code].points, rows[code].difference, rows[code].played) for code in DRAWN[:4]] == [
        (1, 0, 1),
        (1, 0, 1),
        (3, 1, 1),
        (0, -1, 1),
    ]
    assert [row.code for row in look(match).groups[0].rows] == ["ALG", "ARG", "BEL", "AUS"]


def test_rule_13_the_touristic_board_holds_two_groups_and_their_lots_come_before_the_next() -> None:
    match = grouped(mode="touristic")
    match = group_matches(match, [(0, 0)] * 12)
    view = look(match)
    assert view.lots is not None
    assert (view.lots.group, [group.on_board for group in view.groups]) == ("A", [True, True] + [False] * 6)
    match = throw(match, (0, 0, 4), (0, 0, 3), (0, 0, 2), (0, 0, 1))
    view = look(match)
    assert view.lots is not None
    assert (view.lots.group, view.groups[0].decided, view.groups[1].decided) == ("B", True, False)
    match = throw(match, (0, 0, 4), (0, 0, 3), (0, 0, 2), (0, 0, 1))
    view = look(match)
    assert view.match is not None
    assert (view.match.group, view.match.number, view.match.serial) == ("C", 13, 15)
    order = [(seen.group, seen.group_round) for group in view.groups[:2] for seen in group.matches]
    assert sorted(order) == sorted((letter, turn) for turn in (1, 2, 3) for letter in "AB" for _ in range(2))


def with_group_a(*scores: tuple[int, int]) -> Match:
    """A professional cup after its groups: A as given, the others with 9, 6, 3 and 0 points."""
    match = grouped()
    for turn in range(3):
        match = group_matches(match, scores[2 * turn : 2 * turn + 2])
        match = group_matches(match, [(1, 0)] * 14)
    return match


def test_rule_11_points_then_difference_decide_and_lots_only_if_they_do_not() -> None:
    match = with_group_a((1, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0))
    assert match.turn == Chance("piles")
    view = look(match)
    assert [row.code for row in view.groups[0].rows] == list(DRAWN[:4])
    assert [row.through for row in view.groups[0].rows] == [True, True, False, False]
    assert all(group.decided and not group.lots for group in view.groups)
    assert sorted(team.code for team in view.teams if team.fate == "in") == sorted(
        code for group in range(8) for code in DRAWN[4 * group : 4 * group + 2]
    )
    assert view.stage is Stage.ROUND_OF_16
    assert view.round_number == 5


def test_rule_11_goals_and_the_match_between_them_do_not_count() -> None:
    # ARG has beaten BEL, and BEL has scored more; both have 4 points and no difference, behind ALG.
    match = with_group_a((3, 2), (0, 0), (0, 1), (3, 2), (0, 0), (0, 0))
    lots = look(match).lots
    assert lots is not None
    assert (lots.places, lots.teams, lots.decisive) == ((2, 3), ("ARG", "BEL"), True)
    rows = {row.code: row for row in look(match).groups[0].rows}
    assert [(rows[code].points, rows[code].difference, rows[code].scored) for code in lots.teams] == [
        (4, 0, 3),
        (4, 0, 5),
    ]


def test_rule_11_every_level_set_rolls_the_highest_first_third_and_fourth_too() -> None:
    match = with_group_a((0, 0), (0, 0), (3, 1), (3, 1), (0, 0), (0, 0))
    assert match.turn == Waiting(match.state.owners["ARG"])
    assert (match.automatic.routine, match.automatic.formality) == (None, "roll")  # only the order is at stake
    assert match.automatic.chapter == 49
    match = throw(match, (0, 0, 0), (0, 0, 1))
    view = look(match)
    assert view.lots is not None
    assert (view.lots.teams, view.lots.places) == (("ALG", "AUS"), (3, 4))
    assert [row.code for row in view.groups[0].rows[:2]] == ["BEL", "ARG"]
    assert not view.groups[0].decided
    match = throw(match, (2, 3, 4), (1, 0, 0))
    view = look(match)
    assert [(row.place, row.code, row.through) for row in view.groups[0].rows] == [
        (1, "BEL", True),
        (2, "ARG", True),
        (3, "ALG", False),
        (4, "AUS", False),
    ]
    assert [cast.total for row in view.groups[0].rows for cast in row.lots] == [1, 0, 9, 1]
    assert match.turn == Chance("piles")


def test_rule_11_those_level_again_roll_again_at_once_and_the_best_placed_first() -> None:
    match = with_group_a(*[(0, 0)] * 6)
    lots = look(match).lots
    assert lots is not None
    assert (lots.teams, lots.places, lots.decisive, lots.attempt) == (tuple(DRAWN[:4]), (1, 4), True, 1)
    match = throw(match, (0, 0, 1), (2, 0, 1), (0, 1, 0), (0, 3, 0))
    lots = look(match).lots
    assert lots is not None
    assert (lots.attempt, lots.rolling, lots.to_roll) == (2, ("BEL", "AUS"), "BEL")
    match = throw(match, (0, 0, 2), (1, 1, 0))
    match = throw(match, (0, 0, 0), (0, 0, 1))
    lots = look(match).lots
    assert lots is not None
    assert (lots.attempt, lots.rolling, lots.to_roll) == (4, ("ARG", "ALG"), "ARG")
    serial = lots.serial
    match = throw(match, (0, 0, 4), (0, 0, 0))
    view = look(match)
    assert [row.code for row in view.groups[0].rows] == ["AUS", "BEL", "ARG", "ALG"]
    (done,) = view.groups[0].lots
    assert (done.serial, done.finished, done.order) == (serial, True, ("AUS", "BEL", "ARG", "ALG"))
    assert [(cast.attempt, cast.code) for cast in done.throws[4:]] == [
        (2, "BEL"),
        (2, "AUS"),
        (3, "BEL"),
        (3, "AUS"),
        (4, "ARG"),
        (4, "ALG"),
    ]
    assert [team.out_in for team in view.teams if team.code in ("ARG", "ALG")] == [Stage.GROUPS] * 2


def test_rule_12_the_sixteen_play_on_in_rounds_of_8_4_and_2_matches() -> None:
    match = over(with_group_a(*[(0, 0)] * 6))
    view = look(match)
    assert [(seen.stage, len(seen.matches)) for seen in view.rounds] == [
        (Stage.ROUND_OF_16, 8),
        (Stage.QUARTER_FINALS, 4),
        (Stage.SEMI_FINALS, 2),
        (Stage.THIRD_PLACE, 1),
        (Stage.FINAL, 1),
    ]
    assert (view.matches_done, view.matches_all) == (64, 64)
    assert sum(line.startswith("piles ") for line in match.log) == 3


def test_rule_16_a_solo_coach_owns_every_team_and_wins() -> None:
    match = over(turned(1))
    assert match.outcome is not None
    assert match.outcome.ranking == ((0,),)
    assert not match.outcome.draw
    (coach,) = look(match).coaches
    assert (len(coach.teams), len(coach.surviving), coach.rank, coach.out_in) == (32, 1, 1, None)


def test_the_field_of_these_tests_is_the_standard_one() -> None:
    assert sorted(FIELD) == sorted(DRAWN)
    assert (len(STRONG), len(FAIR), len(WEAK)) == (8, 8, 28)
