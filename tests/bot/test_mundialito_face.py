"""Lining up with menus: every plan is read as it was written, and a button places it."""

from dataclasses import replace
from itertools import combinations

import pytest

from cogs.faces import Do, Spread, face
from cogs.faces.mundialito import LineUp
from rules import GAMES
from rules.core.match import Match
from rules.mundialito.pieces import COLUMNS
from tests.render.positions import state
from words import speech

say = speech("en")
FACE = face("mundialito")
BEGIN = Match.begin(GAMES["mundialito"], 2, {}, 1)
#: Queens and drones.
LINE_UPS = [
    (queens, drones)
    for queens in combinations(COLUMNS, 2)
    for drones in combinations([column for column in COLUMNS if column not in queens], 2)
]
MOMENTS = [BEGIN, BEGIN.act(0, "setup 321123")]
BALLS = [match.act(match.to_act, "setup 321123") for match in MOMENTS[1:]]
BALLS.append(BALLS[0].act(0, "ball c2"))


def done(spread: Spread) -> list[tuple[str, ...]]:
    """The actions that each button plays, in order."""
    return [(button.text, *button.then) for button in (*spread.buttons, *spread.last) if isinstance(button, Do)]


def picked(match: Match, words: str, menu: str, *values: str) -> str:
    """The words after a choice from one of the panel's menus."""
    seat = match.to_act
    spread = FACE.spread(match, seat, words, say)
    offered = next(one for one in spread.menus if one.name == menu)
    assert set(values) <= {item.value for item in offered.items}
    return FACE.pick(match, seat, spread.words, menu, values)


def test_there_are_ninety_line_ups() -> None:
    assert len(LINE_UPS) == 90


def test_the_hint_asks_only_for_what_is_not_chosen_yet() -> None:
    def hint(match: Match, words: str) -> str:
        return FACE.spread(match, match.to_act, words, say).hint

    assert "queens" in hint(BEGIN, "")
    assert "queens" not in hint(BEGIN, "ad..")
    assert "drones" in hint(BEGIN, "ad..")
    assert "Choose a cell for the **ball**" in hint(BEGIN, "ad.be.")
    assert "Choose" not in hint(BEGIN, "ad.be.c")
    assert "your ball goes to **c2**" in hint(BEGIN, "ad.be.c")
    assert hint(BALLS[0], "").endswith("on row 2 for your **ball**.")
    assert "would lie" in hint(BALLS[0], "..c")


@pytest.mark.parametrize("match", MOMENTS, ids=["Gualda", "Bermellon"])
def test_every_line_up_with_every_ball_can_be_read_back_and_has_a_button(match: Match) -> None:
    row = "25"[match.to_act]
    for queens, drones in LINE_UPS:
        words = picked(match, picked(match, "", "queens", *queens), "drones", *drones)
        sizes = "".join("3" if column in queens else "2" if column in drones else "1" for column in COLUMNS)
        assert LineUp.read(words) == LineUp("".join(queens), "".join(drones))
        assert (f"setup {sizes}",) in done(FACE.spread(match, match.to_act, words, say))
        for column in COLUMNS:
            whole = picked(match, words, "ball", column)
            assert LineUp.read(whole) == LineUp("".join(queens), "".join(drones), column)
            both = (f"setup {sizes}", f"ball {column}{row}")
            assert both in done(FACE.spread(match, match.to_act, whole, say))
            match.act(match.to_act, both[0])


@pytest.mark.parametrize("match", BALLS, ids=["Gualda", "Bermellon"])
@pytest.mark.parametrize("column", COLUMNS)
def test_the_ball_alone_has_a_button_on_every_column(match: Match, column: str) -> None:
    seat = match.to_act
    spread = FACE.spread(match, seat, picked(match, "", "ball", column), say)
    assert done(spread) == [(f"ball {column}{'25'[seat]}",)]
    match.act(seat, done(spread)[0][0])


def test_no_two_plans_are_written_alike_even_if_incomplete() -> None:
    some = ["".join(columns) for count in range(3) for columns in combinations(COLUMNS, count)]
    plans = [
        LineUp(queens, drones, ball)
        for queens in some
        for drones in some
        for ball in ("", *COLUMNS)
        if not set(queens) & set(drones)
    ]
    assert len({str(plan) for plan in plans}) == len(plans)
    assert all(LineUp.read(str(plan)) == plan for plan in plans)
    assert all(len(str(plan)) < 20 for plan in plans)


def played(*texts: str) -> Match:
    """A game after its set-up, with balls on d5 (Bermellon) and c2 (Gualda), and these actions played."""
    return BEGIN.replay(("setup 231132", "setup 231132", "ball c2", "ball d5", *texts))


def labels(match: Match, words: str = "") -> list[str]:
    """The labels of the buttons in the awaited seat's panel, row by row."""
    spread = FACE.spread(match, match.to_act, words, say)
    return [button.label for button in (*spread.first, *spread.buttons, *spread.last)]


def test_nothing_is_chosen_at_the_start_of_a_turn() -> None:
    spread = FACE.spread(played(), 1, "", say)
    assert (spread.words, spread.marked, spread.buttons) == ("", None, ())
    assert [button.label for button in spread.first][:3] == ["Ball d5", "Queen b6", "Queen e6"]


def test_the_ball_can_be_chosen_and_lists_whom_it_can_be_passed_to() -> None:
    assert [label for label in labels(played(), "d5") if label.startswith("Pass")] == [
        "Pass to c6 (pawn)",
        "Pass to e6 (queen)",
    ]


def test_a_piece_stays_chosen_on_its_new_cell_after_the_first_action() -> None:
    spread = FACE.spread(played("b6-b5"), 1, "", say)
    assert (spread.words, spread.marked) == ("b5", "b5")
    assert "Move to b4" in [button.label for button in spread.buttons]


def test_after_a_pass_the_ball_stays_chosen_if_it_can_be_passed_on() -> None:
    assert FACE.spread(played("*c6"), 1, "", say).marked == "c6"


def test_another_piece_can_be_chosen_for_the_second_action() -> None:
    assert FACE.spread(played("b6-b5"), 1, "e6", say).marked == "e6"


@pytest.mark.parametrize(
    ("pieces", "balls", "chosen", "label"),
    [
        ("G1c5 G3a1 B1f1", ("b4", "f5"), "c5", "Pass to c5 (pawn)"),
        ("G1c6 G3a1 B1f1", ("a4", "f5"), "c6", "⚽ Goal: pass to c6 (pawn)"),
        ("G3c3 G1a1 B1c2", ("a6", "f5"), "c3", "Push c2 to c1 (pawn)"),
        ("G1b3 G3a1 B3b4", ("a6", "f5"), "b3", "Jump to b5 over the queen"),
        ("G1a2 G3d1 B3d4", ("a6", "f5"), "a2", "Move to f2 round the back"),
    ],
)
def test_a_button_is_named_by_its_effect(pieces: str, balls: tuple[str, str], chosen: str, label: str) -> None:
    match = replace(played(), state=state(pieces, balls))
    assert label in labels(match, chosen)


def test_goals_come_first_then_passes_pushes_and_moves() -> None:
    match = replace(played(), state=state("G3c4 G1c6 G2e5 B1c5", ("b5", "f5")))
    found = labels(match, "b5")
    assert found.index("⚽ Goal: pass to c6 (pawn)") < found.index("Pass to c4 (queen)")
    kinds = [label.split()[0] for label in labels(match, "c4") if label.split()[0] in ("Pass", "Push", "Move")]
    assert kinds == sorted(kinds, key=["Pass", "Push", "Move"].index)


def test_the_picture_shows_the_chosen_queens_drones_and_ball() -> None:
    shown = [FACE.spread(MOMENTS[1], 1, words, say) for words in ("", "ad..", "ad.be.", "ad.be.c")]
    assert [spread.marked for spread in shown] == [None, "3..3..", "321321", "321321c5"]
    assert all(spread.shown is MOMENTS[1] for spread in shown), (
        "the heading and the rows belong to the seat that chooses"
    )


def test_a_ball_is_shown_before_it_is_placed() -> None:
    spread = FACE.spread(BALLS[0], 0, "..c", say)
    assert (spread.marked, spread.shown) == ("c2", BALLS[0])
