"""The World Cup Game's sheets: what they contain, and what happens if somebody corrects them wrongly."""

from collections import Counter

import pytest

from rules.core.rulebook import BadSheet, read_sheet, rows
from rules.worldcup.cups import CUPS, DICE, Cup, read_cup, read_deck, read_dice

PACKAGE = "rules.worldcup"


def sheet(year: int) -> str:
    """A small, right cup as text."""
    return f"# {year}" + (
        "\nteam FRA A green\nteam SEN A blue\nmatch A1 FRA SEN"
        "\nteam ESP B blue\nteam SVN B yellow\nmatch B1 ESP SVN\nfinal F 1A 1B\n"
    )


def read(text: str) -> Cup:
    return read_cup(2002, rows("cup.txt", text), ("A",))


def test_the_cup_of_2002_has_its_nations_colours_and_matches() -> None:
    cup = CUPS[2002]
    ranks = Counter(team.rank for team in cup.teams.values())
    assert ranks == {"black": 2, "red": 2, "blue": 7, "green": 14, "yellow": 5, "grey": 2}
    assert cup.groups["A"] == ("FRA", "SEN", "URU", "DEN")
    assert len(cup.fixtures) == 48
    assert [fixture[:3] for fixture in cup.fixtures[:2]] == [("A1", "FRA", "SEN"), ("A2", "URU", "DEN")]
    assert cup.fixtures[-1][:3] == ("H6", "BEL", "RUS")
    assert [(place.name, place.left, place.right) for place in cup.bracket[8:]] == [
        ("W", "R2", "R6"),
        ("X", "R1", "R5"),
        ("Y", "R4", "R8"),
        ("Z", "R3", "R7"),
        ("S1", "W", "Z"),
        ("S2", "X", "Y"),
        ("T", "-S1", "-S2"),
        ("F", "S1", "S2"),
    ]
    assert (cup.qualify, cup.points, cup.most_seats) == (2, 3, 16)


def test_the_cup_of_1930_has_its_nations_colours_and_matches() -> None:
    cup = CUPS[1930]
    ranks = Counter(team.rank for team in cup.teams.values())
    assert ranks == {"black": 1, "red": 1, "blue": 2, "green": 4, "yellow": 3, "grey": 2}
    assert [fixture.name for fixture in cup.fixtures] == [
        *(f"1-{number}" for number in range(1, 7)),
        *(f"{group}-{number}" for group in (2, 3, 4) for number in (1, 2, 3)),
    ]
    assert [(place.name, place.left, place.right) for place in cup.bracket] == [
        ("S1", "11", "14"),
        ("S2", "13", "12"),
        ("F", "S1", "S2"),
    ]
    assert (cup.qualify, cup.points, cup.most_seats) == (1, 2, 13)


def test_rule_4_the_deck_has_87_cards_and_78_in_1930() -> None:
    assert Counter(CUPS[2002].cards) == {
        "A": 25, "D": 20, "1": 12, "2": 6, "3": 3, "21": 3, "111": 3, "11": 3, "F": 4, "O": 4, "P": 4,
    }  # fmt: skip
    assert len(CUPS[2002].cards) == 87
    assert len(CUPS[1930].cards) == 78
    assert not {"21", "111", "11"} & set(CUPS[1930].cards)


def test_rule_17_the_dice_have_their_faces() -> None:
    assert [Counter(die) for die in DICE] == [
        {"black": 2, "red": 2, "blue": 1, "green": 1},
        {"black": 2, "red": 1, "blue": 1, "green": 1, "yellow": 1},
        {"black": 3, "red": 2, "blue": 1},
        {"black": 1, "red": 1, "blue": 1, "green": 1, "yellow": 1, "grey": 1},
    ]


def test_a_corrected_colour_is_used() -> None:
    assert read(sheet(1).replace("FRA A green", "FRA A black")).teams["FRA"].rank == "black"


@pytest.mark.parametrize(
    ("right", "wrong", "line", "why"),
    [
        ("FRA A green", "FRA A pink", 2, "pink is none of black, red, blue, green, yellow, grey"),
        ("FRA A green", "Fra A green", 2, "Fra is no code of three capital letters"),
        ("SEN A blue", "FRA A blue", 3, "FRA is there twice"),
        ("A1 FRA SEN", "A1 FRA XXX", 4, "XXX is no team of this cup"),
        ("A1 FRA SEN", "B1 FRA SEN", 4, "B1 is no match of group A"),
        ("B1 ESP SVN", "B1 ESP FRA", 7, "ESP and FRA are not two teams of one group"),
        ("match B1 ESP SVN\n", "", 7, "after it ESP and SVN of group B do not meet exactly once"),
        ("B1 ESP SVN", "B1 ESP SVN\nmatch B1 SVN ESP", 8, "B1 is there twice"),
        ("final F 1A 1B", "final F 1A 1C", 8, "the bracket does not come out even"),
        ("final F 1A 1B", "final A1 1A 1B", 8, "A1 cannot be the name of a match, or is there twice"),
        ("final F 1A 1B", "final F 1A", 8, "a line is team CODE GROUP COLOUR"),
        ("final F 1A 1B", "final F 1A 1B\nsemi S1 F 1B", 9, "the rounds stand in the order in which they are played"),
    ],
)
def test_a_wrong_line_stops_the_program_and_is_named(right: str, wrong: str, line: int, why: str) -> None:
    with pytest.raises(BadSheet) as caught:
        read(sheet(1).replace(right, wrong))
    assert str(caught.value).startswith(f"cup.txt, line {line}: {why}")


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("A 25\nB 3", 2, "a line is one of the eleven cards"),
        ("A 60\nA 3", 2, "a line is one of the eleven cards"),
        ("A many", 1, "a line is one of the eleven cards"),
        ("A 60\n21 3 1966", 2, "1966 is no cup"),
        ("A 40\nD 8", 2, "with it a deck has 48 cards, too few to deal 3 to each of 16"),
        ("", 0, "with it a deck has 0 cards"),
    ],
)
def test_a_wrong_deck_stops_the_program(text: str, line: int, why: str) -> None:
    with pytest.raises(BadSheet, match=f"line {line}: {why}"):
        read_deck(rows("deck.txt", text), 2002)


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("white1 black black", 1, "a die has a name and 6 faces"),
        ("white1 black black red red blue mauve", 1, "a die has a name and 6 faces"),
        ("white1 black black red red blue green", 1, "with it there are 1 dice and not 4"),
        ("", 0, "with it there are 0 dice and not 4"),
    ],
)
def test_wrong_dice_stop_the_program(text: str, line: int, why: str) -> None:
    with pytest.raises(BadSheet, match=f"line {line}: {why}"):
        read_dice(rows("dice.txt", text))


def test_every_sheet_is_read_under_its_own_name() -> None:
    for name in ("1930.txt", "2002.txt", "deck.txt", "dice.txt"):
        assert all(row.sheet == f"rules/worldcup/{name}" for row in read_sheet(PACKAGE, name))
