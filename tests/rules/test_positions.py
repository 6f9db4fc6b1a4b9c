"""A position in, the exact legal set out, clause by clause (rules 6 to 13). Standard coasters unless said."""

import pytest

from rules.core.match import Match
from rules.mundialito import GAME
from tests.rules import boards
from tests.rules.boards import after, legal


def of(cell: str, texts: list[str]) -> list[str]:
    return [text for text in texts if text.startswith(cell) or text == f"*{cell}"]


# Rules 6 to 8: the set-up ---------------------------------------------------------------------------------------


def test_rule_7_gualda_then_bermellon_place_pyramids_then_balls_and_bermellon_moves_first() -> None:
    match = Match.begin(GAME, 2, {}, 1)
    order = []
    for text in ("setup 321123", "setup 112233", "ball c2", "ball f5"):
        order.append(match.to_act)
        match = match.act(match.to_act, text)
    assert order == [0, 1, 0, 1]
    assert match.to_act == 1
    view = match.view(None)
    assert [(piece.cell, piece.size) for piece in view.pieces if piece.seat == 1] == [
        (f"{column}6", size) for column, size in zip("abcdef", (1, 1, 2, 2, 3, 3), strict=True)
    ]
    assert view.balls == ("c2", "f5")


def test_rule_8_ninety_line_ups_and_six_cells_for_a_ball() -> None:
    match = Match.begin(GAME, 2, {}, 1)
    for seat in (0, 1):
        assert len(match.legal()) == 90
        assert all(sorted(text[6:]) == list("112233") for text in match.legal())
        match = match.act(seat, "setup 321123")
    assert match.legal() == ["ball a2", "ball b2", "ball c2", "ball d2", "ball e2", "ball f2"]
    match = match.act(0, "ball a2")
    assert match.legal() == ["ball a5", "ball b5", "ball c5", "ball d5", "ball e5", "ball f5"]


# Rule 9: turns --------------------------------------------------------------------------------------------------

LONE = """
.. .. .. .. .. Bo
.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. G2 .. .. ..
.. .. .. .. .. ..
Go .. .. .. .. ..
"""


def test_rule_9_there_is_no_end_before_the_first_action_and_always_one_after_it() -> None:
    assert legal(boards.state(LONE)) == ["*c3", "c3-b3", "c3-c2", "c3-d3"]
    assert legal(boards.state(LONE, left=1)) == ["*c3", "c3-b3", "c3-c2", "c3-d3", "end"]


def test_rule_9_the_second_action_ends_the_turn() -> None:
    state = after(boards.state(LONE), "c3-b3")
    assert (state.seat, state.left, state.turns) == (0, 1, 0)
    state = after(state, "b3-c3")
    assert (state.seat, state.left, state.turns) == (1, 2, 1)


def test_rule_9_end_after_one_action_passes_the_turn_on() -> None:
    state = after(boards.state(LONE), "c3-b3", "end")
    assert (state.seat, state.left, state.turns) == (1, 2, 1)


def test_rule_9_a_seat_that_can_do_nothing_ends_an_empty_turn() -> None:
    blocked = boards.state("""
        .. .. .. .. .. Bo
        .. .. Go .. .. ..
        .. .. .. .. .. ..
        .. .. B1 .. .. ..
        .. .. B1 .. .. ..
        .. .. G1 B3 .. ..
    """)
    assert legal(blocked) == boards.oracle(blocked).legal() == ["end"]
    passed_on = after(blocked, "end")
    assert (passed_on.seat, passed_on.left, passed_on.turns) == (1, 2, 1)


# Rule 10: moves -------------------------------------------------------------------------------------------------


def test_rule_10_a_pyramid_leaves_by_the_arrows_of_its_cell_in_any_direction() -> None:
    assert of("c3", legal(boards.state(LONE))) == ["*c3", "c3-b3", "c3-c2", "c3-d3"]  # c3: R D L
    assert of("c3", legal(boards.state(LONE, coasters="0000"))) == ["*c3", "c3-b3", "c3-c4", "c3-d3"]  # c3: U R L


def test_rule_10_pyramids_and_balls_stand_in_the_way() -> None:
    state = boards.state("""
        .. .. .. .. .. Bo
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. Go G2 G1 .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert of("c3", legal(state)) == ["*c3", "c3-c2"]


def test_rules_5_and_10_a_pyramid_moves_across_the_seam() -> None:
    state = boards.state("""
        .. .. .. .. .. Bo
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        G1 .. .. .. .. ..
        .. .. .. .. .. G2
        .. .. .. .. Go ..
    """)
    assert of("a3", legal(state)) == ["a3-a2", "a3-a4", "a3-f3"]
    assert of("f2", legal(state)) == ["*f2", "f2-a2", "f2-f1", "f2-f3"]


# Rule 11: passes ------------------------------------------------------------------------------------------------


def passes(drawing: str, seat: int = 0) -> list[str]:
    return [text for text in legal(boards.state(drawing, seat)) if text.startswith("*")]


def test_rule_11_a_pass_goes_level_or_diagonally_at_any_distance_never_vertically() -> None:
    drawing = """
        .. .. G3 .. .. Bo
        .. .. .. .. .. G1
        .. .. .. .. .. ..
        .. G2 .. .. .. ..
        G1 .. Go .. .. G2
        .. .. G3 .. .. ..
    """
    assert passes(drawing) == ["*a2", "*b3", "*f2", "*f5"]


def test_rule_11_no_pyramid_or_ball_of_either_side_may_be_in_between() -> None:
    drawing = """
        .. .. .. .. .. ..
        G1 .. .. .. .. ..
        .. G1 .. .. .. G3
        .. .. .. .. Bo ..
        G2 B1 .. Go .. G3
        .. .. .. .. .. ..
    """
    assert passes(drawing) == ["*b4", "*f2"]


def test_rule_11_a_pass_never_crosses_the_seam() -> None:
    drawing = """
        .. .. .. .. .. Bo
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. G1
        Go B1 .. .. .. G2
        .. .. .. .. .. G3
    """
    assert passes(drawing) == []


def test_rule_11_ball_and_pyramid_change_places_and_arrows_do_not_matter() -> None:
    state = after(boards.state(LONE), "*c3")
    view = GAME.view(state, None)
    assert view.balls[0] == "c3"
    assert [piece.cell for piece in view.pieces] == ["a1"]


def test_rule_11_only_ones_own_ball_and_pyramids_pass() -> None:
    drawing = """
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        B1 Go B2 G1 Bo B3
        .. .. .. .. .. ..
    """
    assert passes(drawing, 0) == []
    assert passes(drawing, 1) == ["*f2"]


# Rules 12 and 13: pushes and jumps ------------------------------------------------------------------------------


def tackles(drawing: str, seat: int = 0, coasters: str = "2310") -> list[str]:
    state = boards.state(drawing, seat, coasters=coasters)
    found = legal(state)
    assert found == boards.oracle(state).legal()
    return [text for text in found if "x" in text or "^" in text]


def duel(own: str, other: str, behind: str = "..") -> str:
    """One's own pyramid on b3 (U R D), the other on b4 (U R L), b5 behind it."""
    balls = [".." if ball in (other, behind) else ball for ball in ("Go", "Bo")]
    return f"""
        .. .. .. .. .. {balls[1]}
        .. {behind} .. .. .. ..
        .. {other} .. .. .. ..
        .. {own} .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. {balls[0]} .. ..
    """


@pytest.mark.parametrize("own", [1, 2, 3])
@pytest.mark.parametrize("other", [1, 2, 3])
def test_rules_12_and_13_equal_or_bigger_pushes_and_smaller_jumps(own: int, other: int) -> None:
    assert tackles(duel(f"G{own}", f"B{other}")) == (["b3xb4"] if own >= other else ["b3^b5"])


def test_rule_12_the_pushed_pyramid_goes_one_cell_on_and_the_pusher_takes_its_place() -> None:
    view = GAME.view(after(boards.state(duel("G3", "B2")), "b3xb4"), None)
    assert [(piece.cell, piece.seat, piece.size) for piece in view.pieces] == [("b4", 0, 3), ("b5", 1, 2)]


def test_rule_13_the_pyramid_jumped_over_stays() -> None:
    view = GAME.view(after(boards.state(duel("G1", "B2")), "b3^b5"), None)
    assert [(piece.cell, piece.seat, piece.size) for piece in view.pieces] == [("b4", 1, 2), ("b5", 0, 1)]


@pytest.mark.parametrize("behind", ["G1", "B1", "Go", "Bo"])
@pytest.mark.parametrize("own", ["G3", "G1"])
def test_rules_12_and_13_the_cell_behind_must_be_empty(own: str, behind: str) -> None:
    assert "b5" not in {text[3:] for text in tackles(duel(own, "B2", behind))}
    assert "b3xb4" not in tackles(duel(own, "B2", behind))


@pytest.mark.parametrize("own", ["G3", "G1"])
def test_rules_12_and_13_both_arrows_must_point_that_way(own: str) -> None:
    """c3 has R D L: no way up. d3 has U R D, e3 R D L: rightwards both point on; leftwards from e3 only the first."""
    upward = """
        .. .. .. .. .. Bo
        .. .. .. .. .. ..
        .. .. B2 .. .. ..
        .. .. {} .. .. ..
        .. .. .. .. .. ..
        .. .. .. Go .. ..
    """
    leftward = """
        .. .. .. .. .. Bo
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. B2 {} ..
        .. .. .. .. .. ..
        .. .. .. Go .. ..
    """
    rightward = """
        .. .. .. .. .. Bo
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. {} B2 ..
        .. .. .. .. .. ..
        .. .. .. Go .. ..
    """
    assert tackles(upward.format(own)) == []
    assert tackles(leftward.format(own)) == []
    assert tackles(rightward.format(own)) == (["d3xe3"] if own == "G3" else ["d3^f3"])


@pytest.mark.parametrize("own", ["G3", "G1"])
def test_rules_12_and_13_no_pyramid_on_row_1_or_6_is_pushed_or_jumped(own: str) -> None:
    drawing = """
        .. .. .. .. .. Bo
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. {} B2 .. Go
    """
    assert tackles(drawing.format(own)) == []
    assert all(tackles(drawing.format(own), coasters=f"00{n}{m}") == [] for n in range(4) for m in range(4))
    top = """
        .. .. {} B2 .. Bo
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. Go
    """
    assert all(tackles(top.format(own), coasters=f"{n}{m}00") == [] for n in range(4) for m in range(4))


def test_rule_12_being_pushed_into_row_6_is_allowed_and_the_pusher_may_stand_on_row_1() -> None:
    into = """
        .. .. .. .. .. ..
        .. .. .. B2 .. Bo
        .. .. .. G3 .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. Go
        .. .. .. .. .. ..
    """
    assert tackles(into) == ["d4xd5"]
    from_the_edge = """
        .. .. .. .. .. ..
        .. .. .. .. .. Bo
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. B1 .. .. .. Go
        .. G1 .. .. .. ..
    """
    assert tackles(from_the_edge, coasters="2300") == ["b1xb2"]  # with 0 at the bottom left b1 is U R D L, b2 U R D


def test_rules_5_12_and_13_pushes_and_jumps_go_over_the_seam() -> None:
    push = """
        .. .. .. .. .. Bo
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        {} .. .. .. .. B2
        .. .. .. .. .. ..
        .. .. Go .. .. ..
    """
    assert tackles(push.format("G2")) == ["a3xf3"]
    view = GAME.view(after(boards.state(push.format("G2")), "a3xf3"), None)
    assert [(piece.cell, piece.seat) for piece in view.pieces] == [("e3", 1), ("f3", 0)]
    assert tackles(push.format("G1")) == ["a3^e3"]
    pushed_round = """
        .. .. .. .. .. Bo
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. G3 B3
        .. .. Go .. .. ..
    """
    assert tackles(pushed_round) == ["e2xf2"]
    view = GAME.view(after(boards.state(pushed_round), "e2xf2"), None)
    assert [(piece.cell, piece.seat) for piece in view.pieces] == [("a2", 1), ("f2", 0)]


def test_rules_12_and_13_no_ball_and_no_pyramid_of_ones_own_is_pushed_or_jumped() -> None:
    assert tackles(duel("G3", "G2")) == tackles(duel("G1", "G2")) == []
    assert tackles(duel("G3", "Go")) == tackles(duel("G3", "Bo")) == []
