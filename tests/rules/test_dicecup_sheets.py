"""The teams and the dice of the dice cup: files that an operator may correct, and what stops the program."""

from pathlib import Path

import pytest

from rules.core.rulebook import BadSheet, rows
from rules.dicecup import pieces
from tests.rules.cups import FAIR, STRONG, WEAK

FOLDER = Path(pieces.__file__).parent
TEAMS = (FOLDER / "teams.txt").read_text(encoding="utf-8")
DICE = (FOLDER / "dice.txt").read_text(encoding="utf-8")


def refusal(of: str, text: str) -> str:
    read = pieces.read_teams if of == "teams.txt" else pieces.read_dice
    with pytest.raises(BadSheet) as caught:
        read(rows(of, text))
    return str(caught.value)


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def test_rule_1_the_teams_are_8_of_three_stars_8_of_two_and_28_of_one() -> None:
    assert " ".join(STRONG) == "ARG BRA ENG ESP FRA GER ITA URU"
    assert " ".join(FAIR) == "BEL CRO CZE HUN NED POL POR SWE"
    assert " ".join(WEAK) == (
        "ALG AUS CHI CIV CMR COL CRC DEN ECU GHA GRE HON IRN JPN "
        "KOR KSA MAR MEX NGA PAR RSA RUS SEN SRB SUI SVN TUN USA"
    )


def test_rule_3_the_dice_are_as_printed_in_the_rules() -> None:
    assert pieces.DICE == {1: (0, 0, 1, 1, 1, 2), 2: (0, 1, 1, 1, 2, 3), 3: (0, 1, 1, 2, 3, 4)}


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("GER 3", "GER", "a team is a code and its stars, like ARG 3"),
        ("GER 3", "GER 3 3", "a team is a code and its stars, like ARG 3"),
        ("GER 3", "Ger 3", "the code 'Ger' is not three capital letters"),
        ("GER 3", "GERM 3", "the code 'GERM' is not three capital letters"),
        ("GER 3", "ÄGY 3", "the code 'ÄGY' is not three capital letters"),
        ("GER 3", "XXX 3", "XXX is kept for the blank card"),
        ("GER 3", "GER 4", "GER has '4' stars, and a team has 1, 2 or 3"),
        ("GER 3", "GER ٣", "GER has '٣' stars, and a team has 1, 2 or 3"),
        ("GER 3", "GER three", "GER has 'three' stars, and a team has 1, 2 or 3"),
    ],
)
def test_an_impossible_line_of_the_list_of_teams_is_named(old: str, new: str, why: str) -> None:
    assert refusal("teams.txt", TEAMS.replace(old, new)) == f"teams.txt, line {line_of(TEAMS, old)}: {why}"


def test_a_team_listed_twice_is_reported_with_both_lines() -> None:
    told = refusal("teams.txt", TEAMS.replace("USA 1", "ALG 1"))
    assert told == f"teams.txt, line {line_of(TEAMS, 'USA')}: ALG is in line {line_of(TEAMS, 'ALG')} already"


def test_a_team_too_many_is_named_and_missing_teams_are_reported_at_the_end() -> None:
    told = refusal("teams.txt", TEAMS.replace("BEL 2", "BEL 3"))
    assert told == f"teams.txt, line {line_of(TEAMS, 'BEL')}: BEL is one too many: there are 8 teams of stars 3"
    told = refusal("teams.txt", TEAMS + "AUT 1\n")
    assert told.endswith("AUT is one too many: there are 28 teams of stars 1")
    told = refusal("teams.txt", TEAMS.replace("POL 2\n", ""))
    last = line_of(TEAMS, "USA") - 1
    assert told == f"teams.txt, line {last}: the list ends with 7 teams of stars 2, and there are 8"
    assert refusal("teams.txt", "# nothing") == (
        "rules/dicecup/teams.txt, line 0: the list ends with 0 teams of stars 3, and there are 8"
    )


@pytest.mark.parametrize(
    ("new", "why"),
    [
        ("4 0 1 1 1 2 3", "a die begins with the stars it is for, 1, 2 or 3, not '4'"),
        ("1 0 1 1 1 2 3", "the die of stars 1 is there already"),
        ("2 0 1 1 1 2", "a die has 6 faces, and here are 5"),
        ("2 0 1 1 1 2 3 3", "a die has 6 faces, and here are 7"),
        ("2 0 1 1 1 2 10", "the face '10' is not a number of goals from 0 to 9"),
        ("2 0 1 1 1 2 -1", "the face '-1' is not a number of goals from 0 to 9"),
        ("2 0 1 1 1 2 x", "the face 'x' is not a number of goals from 0 to 9"),
    ],
)
def test_an_impossible_line_of_the_dice_is_named(new: str, why: str) -> None:
    assert refusal("dice.txt", DICE.replace("2  0 1 1 1 2 3", new)) == f"dice.txt, line {line_of(DICE, '2')}: {why}"


def test_a_missing_die_is_reported_at_the_end() -> None:
    assert (
        refusal("dice.txt", "1 0 0 0 0 0 1\n3 1 1 1 1 1 1")
        == "dice.txt, line 2: the list ends without the die of stars 2"
    )
    assert refusal("dice.txt", "") == "rules/dicecup/dice.txt, line 0: the list ends without the die of stars 1"


def test_dice_that_always_fall_the_same_would_never_end_a_cup() -> None:
    same = "1 1 1 1 1 1 1\n2 2 2 2 2 2 2\n3 3 3 3 3 3 3"
    assert refusal("dice.txt", same) == (
        "dice.txt, line 3: each die has one number on all its faces, so penalties would never end"
    )
    assert pieces.read_dice(rows("dice.txt", same.replace("3 3 3 3 3 3 3", "3 3 3 3 3 3 4")))


def test_corrected_sheets_are_used() -> None:
    assert pieces.read_teams(rows("teams.txt", TEAMS.replace("USA 1", "AUT 1")))["AUT"] == 1
    assert pieces.read_dice(rows("dice.txt", DICE.replace("0 1 1 2 3 4", "0 0 0 0 0 9")))[3] == (0, 0, 0, 0, 0, 9)
