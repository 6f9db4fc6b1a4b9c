"""Goals, dice, points and tables of the World Cup Game (rules 17 to 21), the source's worked examples among them."""

import pytest

from rules.core.errors import IllegalChance
from rules.core.match import Match
from rules.worldcup.cups import CUPS, Fixture
from rules.worldcup.position import Score, goals
from rules.worldcup.scoring import score, teams_undecided, tiers
from tests.rules.worldcup_moments import begun, last_card, with_rows, with_state

OLD, NEW = CUPS[1930], CUPS[2002]


def scored(text: str, year: int = 2002) -> list[Score]:
    """Scores written `FRA 2-1 SEN, URU 0-0 DEN`, of the group in which these two play."""
    found = []
    for match in text.split(", "):
        left, result, right = match.split()
        numbers = tuple(map(int, result.split("-")))
        fixture = next(one for one in CUPS[year].fixtures if {one.left, one.right} == {left, right})
        winner = left if numbers[0] > numbers[1] else right if numbers[0] < numbers[1] else ""
        fixture = Fixture(fixture.name, left, right, fixture.group)
        found.append(Score(fixture, ("", ""), (numbers[0], numbers[1]), (0, 0), (), winner))
    return found


def order(text: str, year: int = 2002) -> tuple[tuple[str, ...], ...]:
    group = scored(text, year)[0].fixture.group
    return tiers(CUPS[year], CUPS[year].groups[group], scored(text, year))


@pytest.mark.parametrize(
    ("row", "total"),
    [
        ("", 0),
        ("3", 3),
        ("21", 3),
        ("P", 1),
        ("A", 0),
        ("AA", 1),
        ("AAA", 1),
        ("AAAA", 2),
        ("1A", 1),
        ("1AP", 2),
        ("s2", 2),
        ("sr1", 1),
        ("aA", 0),
        ("DDD", 0),
        ("3AAP", 5),
    ],
)
def test_rule_18_a_row_scores_its_goals_its_penalties_and_half_its_attacks(row: str, total: int) -> None:
    assert goals(row) == total


def test_rule_18_in_the_first_example_two_black_dots_are_a_goal_and_a_yellow_dot_needs_an_odd_attack() -> None:
    dots = ("black", "black", "blue", "yellow")
    brazil = score(NEW, NEW.fixtures[12], ("", ""), dots)
    assert (brazil.fixture.left, brazil.goals, brazil.dice) == ("BRA", (1, 0), (1, 0))
    slovenia = next(one for one in NEW.fixtures if one.left == "ESP" and one.right == "SVN")
    assert score(NEW, slovenia, ("", ""), dots).goals == (0, 0)
    assert score(NEW, slovenia, ("A", "A"), dots).goals == (1, 1)
    assert score(NEW, slovenia, ("AA", "AA"), dots).goals == (1, 1)


def test_rule_18_in_the_second_example_argentina_gets_a_goal_in_every_match() -> None:
    dots = ("black", "red", "red", "yellow")
    for fixture in OLD.fixtures[:6]:
        found = score(OLD, fixture, ("", ""), dots)
        assert found.goals == (int(fixture.left == "ARG"), int(fixture.right == "ARG"))


def test_rule_18_in_the_third_example_france_scores_only_with_a_single_attack() -> None:
    dots = ("black", "red", "red", "yellow")
    fixture = OLD.fixtures[0]
    assert fixture.left == "FRA"
    assert score(OLD, fixture, ("A", ""), dots).goals == (1, 0)
    assert score(OLD, fixture, ("A", ""), dots).dice == (1, 0)
    assert score(OLD, fixture, ("AA", ""), dots).goals == (1, 0)
    assert score(OLD, fixture, ("AA", ""), dots).dice == (0, 0)
    assert score(OLD, fixture, ("1", ""), dots).goals == (1, 0)


def ended(match: Match) -> Match:
    """The match after its last card was drawn."""
    match = last_card(match)
    return match.act(match.to_act, "x " + match.state.hands[match.to_act][0])


def test_rule_17_each_group_has_its_own_roll_in_order() -> None:
    match = ended(with_rows(begun(1930, 4), {"1-1:FRA": "A", "2-1:YUG": "A", "4-1:USA": "A"}))
    for number in range(4):
        assert match.turn.kind == "dots"
        assert len(match.view(None).rolls) == number
        match = match.chance("dots black red black yellow" if number == 0 else "dots blue red black green")
    report = match.view(None).reports[0]
    assert [roll.group for roll in report.rolls] == ["1", "2", "3", "4"]
    results = {result.name: (result.goals, result.dice) for result in report.results}
    assert results["1-1"] == ((1, 0), (1, 0))
    assert results["2-1"] == ((1, 0), (1, 0))
    assert results["4-1"] == ((1, 0), (1, 0))
    assert results["1-3"] == ((0, 0), (0, 0))


def test_rule_17_only_faces_of_each_die_can_come() -> None:
    match = ended(begun(1930, 4))
    for wrong in ("dots grey black black black", "dots black grey black black", "dots black black green black"):
        with pytest.raises(IllegalChance):
            match.chance(wrong)
    match.chance("dots green yellow blue grey")


def test_rule_17_without_modifiers_no_die_is_rolled_at_the_end_of_a_round() -> None:
    match = ended(with_rows(begun(1930, 4, modifiers=False), {"1-1:FRA": "AAA"[:2]}))
    assert match.turn.kind == "deck"
    report = match.view(None).reports[0]
    assert report.rolls == ()
    assert report.results[0].goals == (1, 0)


def test_rule_19_a_win_is_two_points_in_1930_and_three_in_2002() -> None:
    for cup, points in ((1930, 2), (2002, 3)):
        fixture = CUPS[cup].fixtures[0]
        match = ended(
            with_state(with_rows(begun(cup, 4, modifiers=False), {f"{fixture.name}:{fixture.left}": "1"}), run=2)
        )
        lines = {line.team: line for line in match.view(None).tables[0].lines}
        assert lines[fixture.left].points == points + 2
        assert lines[fixture.right].points == 2


def test_rule_20_in_1930_goals_are_never_compared() -> None:
    assert order("YUG 9-0 BRA, YUG 0-1 BOL, BRA 1-0 BOL", 1930) == (("YUG", "BRA", "BOL"),)
    assert order("YUG 9-0 BRA, YUG 1-1 BOL, BRA 2-1 BOL", 1930) == (("YUG",), ("BRA",), ("BOL",))


@pytest.mark.parametrize(
    ("results", "wanted"),
    [
        # Two level on four points; France won their match, though Senegal has the better difference.
        ("FRA 1-0 SEN, URU 1-0 DEN, FRA 0-3 URU, DEN 0-5 SEN, DEN 0-0 FRA, SEN 0-0 URU", "URU FRA SEN DEN"),
        # Their match drawn: goal difference.
        ("FRA 0-0 SEN, URU 1-0 DEN, FRA 0-3 URU, DEN 0-5 SEN, DEN 0-1 FRA, SEN 0-1 URU", "URU SEN FRA DEN"),
        # The difference level too: goals scored.
        ("FRA 0-0 SEN, URU 1-0 DEN, FRA 0-3 URU, DEN 1-2 SEN, DEN 0-1 FRA, SEN 0-3 URU", "URU SEN FRA DEN"),
        # Level in all: left to a lot.
        ("FRA 0-0 SEN, URU 1-0 DEN, FRA 0-3 URU, DEN 0-1 SEN, DEN 0-1 FRA, SEN 0-3 URU", "URU FRA+SEN DEN"),
        # Three in a ring; the difference lifts Senegal out, and the other two begin at their match again.
        ("FRA 2-1 SEN, URU 1-0 DEN, FRA 0-1 URU, DEN 0-2 SEN, DEN 0-1 FRA, SEN 1-0 URU", "SEN URU FRA DEN"),
        ("FRA 0-0 SEN, URU 0-0 DEN, FRA 0-0 URU, DEN 0-0 SEN, DEN 0-0 FRA, SEN 0-0 URU", "FRA+SEN+URU+DEN"),
    ],
)
def test_rule_21_points_then_the_matches_among_them_then_difference_then_goals(results: str, wanted: str) -> None:
    assert [set(level) for level in order(results)] == [set(level.split("+")) for level in wanted.split()]


def test_rule_21_a_lot_is_drawn_only_where_it_decides_first_or_second_place() -> None:
    found = order("FRA 0-0 SEN, URU 1-0 DEN, FRA 0-3 URU, DEN 0-1 SEN, DEN 0-1 FRA, SEN 0-3 URU")
    assert teams_undecided(found, 2) == ("FRA", "SEN")
    found = order("FRA 1-0 SEN, URU 0-0 DEN, FRA 1-0 URU, DEN 0-1 SEN, DEN 0-1 FRA, SEN 1-0 URU")
    assert [len(level) for level in found] == [1, 1, 2]
    assert teams_undecided(found, 2) == ()
    assert teams_undecided((("A", "B"), ("C", "D")), 2) == ("A", "B")
    assert teams_undecided((("A",), ("B", "C", "D")), 2) == ("B", "C", "D")


def test_rule_21_lots_come_in_group_order_and_name_all_who_are_level() -> None:
    match = ended(with_state(begun(2002, 4, modifiers=False), run=2))
    for group in "ABCDEFGH":
        assert match.turn.kind == "lot"
        names = NEW.groups[group]
        assert match.view(None).lots == names
        assert match.view(None).phase == "lots"
        for wrong in (names[:2], (*names[:3], names[0]), NEW.groups["A" if group != "A" else "B"]):
            with pytest.raises(IllegalChance):
                match.chance("lot " + " ".join(wrong))
        match = match.chance("lot " + " ".join(reversed(names)))
    assert match.turn.kind == "deck"
    view = match.view(None)
    assert [line.team for line in view.tables[0].lines] == ["DEN", "URU", "SEN", "FRA"]
    assert [line.place for line in view.tables[0].lines] == [1, 2, 3, 4]
    assert [line.through for line in view.tables[0].lines] == [True, True, False, False]
    assert (view.bracket[1].left, view.bracket[2].right) == ("DEN", "URU")
    assert len(view.reports[0].lots) == 8
