"""Lining up by menus: every plan is read as it was written, and what it says can be placed by a button."""

from itertools import combinations

import pytest

from cogs.faces import Do, Spread, face
from cogs.faces.mundialito import Plan
from rules import GAMES
from rules.core.match import Match
from rules.mundialito.pieces import COLUMNS
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
#: As the controls of earlier boards write it, `q` before the queens, `d` before the drones, `b` before the ball.
OLD = "q{}d{}b{}"
MOMENTS = [BEGIN, BEGIN.act(0, "setup 321123")]
BALLS = [match.act(match.to_act, "setup 321123") for match in MOMENTS[1:]]
BALLS.append(BALLS[0].act(0, "ball c2"))


def done(spread: Spread) -> list[tuple[str, ...]]:
    """The actions of the buttons, each with those that follow."""
    return [(button.text, *button.then) for button in spread.buttons if isinstance(button, Do)]


def picked(match: Match, words: str, menu: str, *values: str) -> str:
    """The words after a menu that is there was picked from."""
    seat = match.to_act
    spread = FACE.spread(match, seat, words, say)
    offered = next(one for one in spread.menus if one.name == menu)
    assert set(values) <= {item.value for item in offered.items}
    return FACE.pick(match, seat, spread.words, menu, values)


def test_there_are_ninety_line_ups() -> None:
    assert len(LINE_UPS) == 90


@pytest.mark.parametrize("match", MOMENTS, ids=["Gualda", "Bermellon"])
def test_every_line_up_with_every_ball_is_read_back_and_has_its_button(match: Match) -> None:
    row = "25"[match.to_act]
    for queens, drones in LINE_UPS:
        words = picked(match, picked(match, "", "queens", *queens), "drones", *drones)
        sizes = "".join("3" if column in queens else "2" if column in drones else "1" for column in COLUMNS)
        assert Plan.read(words) == Plan("".join(queens), "".join(drones))
        assert (f"setup {sizes}",) in done(FACE.spread(match, match.to_act, words, say))
        for column in COLUMNS:
            whole = picked(match, words, "ball", column)
            assert Plan.read(whole) == Plan("".join(queens), "".join(drones), column)
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


def test_no_two_plans_are_written_alike_however_little_of_them_is_chosen() -> None:
    some = ["".join(columns) for count in range(3) for columns in combinations(COLUMNS, count)]
    plans = [
        Plan(queens, drones, ball)
        for queens in some
        for drones in some
        for ball in ("", *COLUMNS)
        if not set(queens) & set(drones)
    ]
    assert len({str(plan) for plan in plans}) == len(plans)
    assert all(Plan.read(str(plan)) == plan for plan in plans)
    assert all(len(str(plan)) < 20 for plan in plans)


def test_a_control_of_an_older_board_shows_the_step_anew_and_does_nothing_else() -> None:
    for queens, drones in LINE_UPS:
        for ball in ("", *COLUMNS):
            for words in (OLD.format("".join(queens), "".join(drones), ball), OLD.format("", "", ball)):
                assert Plan.read(words) == Plan()
                for match in (*MOMENTS, *BALLS):
                    seat = match.to_act
                    spread = FACE.spread(match, seat, words, say)
                    assert done(spread) == done(FACE.spread(match, seat, "", say))
