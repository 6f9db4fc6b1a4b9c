"""The hedgehog race clause by clause, on rings made for each."""

import pytest

from rules.core.chance import Rng
from rules.core.match import Match
from rules.core.outcome import Chance, Outcome, Waiting
from rules.hedgehog import GAME
from rules.hedgehog.pieces import COLOURS, Roll
from tests.rules import rings
from tests.rules.rings import after, drawn, legal


def begun(seats: int, **options: object) -> Match:
    return Match.begin(GAME, seats, options, 1)


# The ring and the die -----------------------------------------------------------------------------------------------


def test_rule_1_four_seats_are_laid_out_as_in_the_published_rules() -> None:
    assert drawn(begun(4).state.stacks) == "0Q 1D 2P 3Q 0D 1P 2Q 3D 0P 1Q 2D 3P"


@pytest.mark.parametrize(
    ("seats", "laid"),
    [
        (1, "0Q 0D 0P"),
        (2, "0Q 1D 0D 1P 0P 1Q"),
        (3, "0Q 1D 2P 0D 1P 2Q 0P 1Q 2D"),
        (6, "0Q 1D 2P 3Q 4D 5P 0D 1P 2Q 3D 4P 5Q 0P 1Q 2D 3P 4Q 5D"),
    ],
)
def test_rule_1_each_lap_begins_one_size_later(seats: int, laid: str) -> None:
    assert drawn(begun(seats).state.stacks) == laid


@pytest.mark.parametrize("seats", range(1, 12))
def test_rule_1_every_piece_is_in_the_ring_once(seats: int) -> None:
    stacks = begun(seats).state.stacks
    assert sorted(stacks) == sorted(bytes((4 * seat + size,)) for seat in range(seats) for size in (1, 2, 3))


def test_rule_2_seats_play_in_order_and_a_roll_opens_every_turn() -> None:
    match = begun(3)
    for turn in range(1, 8):
        assert match.turn == Chance("roll")
        assert GAME.turn_number(match.state) == turn
        assert (match.legal(), match.view(None).to_act) == ([], (turn - 1) % 3)
        match = match.chance("roll 1")
        assert match.turn == Waiting((turn - 1) % 3)
        match = match.act((turn - 1) % 3, match.legal()[0])


def test_rule_2_the_die_has_six_faces_and_gives_the_points() -> None:
    state = begun(2).state
    faces = {GAME.resolve(state, Rng(b"seed", number)).points for number in range(200)}
    assert faces == {1, 2, 3, 4, 5, 6}
    for points in faces:
        rolled = GAME.apply(state, Roll(points))
        assert (rolled.points, rolled.rolled) == (points, points)
        assert not GAME.can_happen(rolled, Roll(points))


# Moves --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "moves"),
    [
        (1, ["P+1", "P-1"]),
        (2, ["D+1", "D-1", "P+1", "P+2", "P-1", "P-2"]),
        (3, ["D+1", "D-1", "P+1", "P+2", "P+3", "P-1", "P-2", "P-3", "Q+1", "Q-1"]),
    ],
)
def test_rule_3_a_move_costs_pips_times_spaces(points: int, moves: list[str]) -> None:
    state = rings.state("0Q 1Q 2Q 3Q 0D 4Q 5Q 6Q 0P 7Q 8Q 9Q", points, seats=10)
    assert legal(state) == sorted([*moves, "end"])


def test_rule_3_several_moves_share_the_points_and_what_is_left_is_lost() -> None:
    state = after(rings.state("0Q 1Q 0P 2Q 3Q 0D 4Q", 6, seats=5), "P+1")
    assert (state.points, state.seat) == (5, 0)
    state = after(state, "P+1", "D+1")
    assert (state.points, drawn(state.stacks)) == (2, "0Q 1Q 2Q 3Q0P 4Q0D")
    assert [GAME.notation.write(hop.move) for hop in state.hops] == ["P+1", "P+1", "D+1"]
    state = after(state, "end")
    assert (state.seat, state.points, state.rolled) == (1, 0, 0)
    assert state.recent[-1].left == 2
    assert after(state, "roll 3").points == 3


def test_rule_4_plus_is_the_direction_in_which_the_ring_was_laid_and_minus_the_other() -> None:
    state = rings.state("0Q 1Q 2Q 3Q 0P 0D", 6, seats=4)
    assert drawn(after(state, "Q+2").stacks) == "1Q 2Q0Q 3Q 0P 0D"
    assert drawn(after(state, "P-2").stacks) == "0Q 1Q 2Q0P 3Q 0D"
    assert drawn(after(state, "P+2").stacks) == "0Q0P 1Q 2Q 3Q 0D"


def test_rule_4_what_stands_on_a_piece_rides_along_for_free() -> None:
    state = after(rings.state("1Q0P2P3P 2Q 0Q 0D", 1, seats=4), "P+1")
    assert drawn(state.stacks) == "1Q 2Q0P2P3P 0Q 0D"
    assert state.seat == 1
    assert (state.recent[-1].left, state.recent[-1].hops[0].carried) == (0, rings.ring("2P3P")[0])


def test_rule_4_of_several_own_pieces_in_a_stack_only_the_topmost_moves() -> None:
    state = rings.state("0Q0D1D 2Q 0P 3Q", 6, seats=4)
    moved = {text[0] for text in legal(state)}
    assert moved == {"D", "P", "e"}
    assert drawn(after(state, "D+1").stacks) == "0Q 2Q0D1D 0P 3Q"
    beneath_strangers = rings.state("1Q0Q1D0D1P 2Q 0P 3Q", 6, seats=4)
    assert "Q+1" not in legal(beneath_strangers)
    assert drawn(after(beneath_strangers, "D+1").stacks) == "1Q0Q1D 2Q0D1P 0P 3Q"


@pytest.mark.parametrize(("top", "may"), [("1Q", {"P+1", "D+1", "Q+1"}), ("1D", {"P+1", "D+1"}), ("1P", {"P+1"})])
def test_rule_5_the_top_piece_is_as_big_or_bigger(top: str, may: set[str]) -> None:
    for own in ("0Q", "0D", "0P"):
        rest = " ".join(piece for piece in ("0Q", "0D", "0P") if piece != own)
        state = rings.state(f"{own} {top} {rest}", 6)
        assert ({f"{own[1]}+1"} <= may) is (f"{own[1]}+1" in legal(state))


def test_rule_5_only_the_top_piece_and_the_moving_piece_are_compared() -> None:
    assert "D+1" not in legal(rings.state("0D 1Q1P 0Q 0P", 6))
    assert "D+1" in legal(rings.state("0D 1Q1D 0Q 0P 1P", 6))
    assert "P+1" in legal(rings.state("0P1Q 1P 0Q 0D", 6)), "a pawn that carries a queen is a pawn"


def test_rule_5_stacks_along_the_way_do_not_matter() -> None:
    assert "D+2" in legal(rings.state("0D 1P 1Q 0Q 0P", 6))


@pytest.mark.parametrize("spaces", range(2, 9))
def test_rule_5_a_move_goes_at_least_one_space_and_never_all_the_way_round(spaces: int) -> None:
    others = [f"{seat}Q" for seat in range(1, spaces)]
    state = rings.state(" ".join(["1D0Q0D0P", *others]), 6, seats=11)
    reach = min(6, spaces - 1)
    steps = sorted([*(f"P+{n}" for n in range(1, reach + 1)), *(f"P-{n}" for n in range(1, reach + 1)), "end"])
    assert legal(state) == steps


def test_rule_5_with_one_stack_nothing_moves() -> None:
    assert legal(rings.state("0P1Q0Q1D0D1P", 6)) == ["end"]


def test_rule_6_a_space_left_empty_closes_at_once() -> None:
    state = rings.state("1Q 0P 2Q 3Q 0Q 0D", 6, seats=4)
    state = after(state, "P+1")
    assert drawn(state.stacks) == "1Q 2Q0P 3Q 0Q 0D"
    assert drawn(after(state, "P-1").stacks) == "1Q0P 2Q 3Q 0Q 0D", "the gap is gone: one space back is stack 1"
    first_gone = after(rings.state("0P 1Q 2Q 0Q 0D", 6, seats=3), "P-2")
    assert drawn(first_gone.stacks) == "1Q 2Q 0Q0P 0D"


def test_rule_7_a_turn_can_always_be_ended_or_passed() -> None:
    fresh = rings.state("0Q 1Q 2Q 0P 0D", 6, seats=3)
    passed, stopped = after(fresh, "end"), after(fresh, "P-1", "end")
    assert (len(passed.passing), len(stopped.passing)) == (1, 0)
    assert [bool(taken.hops) for taken in (*passed.recent, *stopped.recent)] == [False, True]
    assert legal(rings.state("0Q 0D1P 0P1D 1Q", 1, seat=1))[-1] == "end"


def test_rule_7_the_turn_ends_automatically_when_no_points_are_left() -> None:
    state = rings.state("0Q 1Q 2Q 0P 0D", 2, seats=3)
    assert after(state, "P-1").seat == 0
    assert after(state, "P-1", "P-1").seat == 1
    assert after(state, "P-2").seat == 1


# The end ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drawing", "text"),
    [
        ("0Q0D 1Q 0P 1D 1P", "P-2"),
        ("1P1Q0Q0D 0P 1D", "P-1"),
        ("0Q0D 1Q0P1P 1D", "P-1"),
        ("1Q0Q0D 0P1D1P", "P+1"),
    ],
)
def test_rule_8_a_tree_wins_at_once_even_with_other_pieces_above_and_below(drawing: str, text: str) -> None:
    state = after(rings.state(drawing, 6), text)
    assert state.outcome == Outcome("tree", False, ((0,), (1,)))
    assert (legal(state), state.points, GAME.can_happen(state, Roll(1))) == ([], 0, False)
    assert GAME.view(state, None).built is not None


@pytest.mark.parametrize(
    ("drawing", "text", "stack"),
    [
        ("0Q1D0D 1Q 0P 1P", "P-2", "0Q1D0D0P"),
        ("0Q0D1P 1Q 0P 1D", "P-2", "0Q0D1P0P"),
        ("0Q 0P0D 1Q 1D 1P", "D-1", "0Q0D"),
        ("0D1D 1Q 0P 1P 0Q", "P-2", "0D1D0P"),
    ],
)
def test_rule_8_a_tree_needs_all_three_pieces_with_nothing_in_between(drawing: str, text: str, stack: str) -> None:
    state = after(rings.state(drawing, 6), text)
    assert stack in drawn(state.stacks).split()
    assert state.outcome is None


def test_rule_8_the_others_share_one_place() -> None:
    state = rings.state("2Q2D 2P 0Q 0D 0P 1Q 1D 1P 3Q 3D 3P", 1, seat=2, seats=4)
    assert after(state, "P-1").outcome == Outcome("tree", False, ((2,), (0, 1, 3)))


def test_rules_8_and_9_a_tree_in_the_last_turn_wins() -> None:
    state = rings.state("0Q0D 0P 1Q 1D 1P", 1, turn_limit=1)
    assert after(state, "P-1").outcome == Outcome("tree", False, ((0,), (1,)))


@pytest.mark.parametrize("seats", range(1, 12))
def test_rule_9_all_seats_passing_in_a_row_is_a_draw_and_alone_three_passes(seats: int) -> None:
    needed = seats if seats > 1 else 3
    match = begun(seats)
    for number in range(needed):
        assert match.outcome is None
        match = match.replay((f"roll {1 + number % 6}", "end"))
    assert match.outcome == Outcome("passes", True, (tuple(range(seats)),))


def test_rule_9_a_move_resets_the_count_of_passes_and_a_forced_pass_counts() -> None:
    match = begun(2).replay(("roll 6", "end", "roll 6", "P+1", "end", "roll 1"))
    assert [past.passed for past in match.view(None).recent] == [True, False]
    match = match.replay(("end", "roll 6"))
    assert match.view(None).passing == (0,)
    assert match.replay(("end",)).outcome == Outcome("passes", True, ((0, 1),))
    forced = rings.state("0P1Q0Q1D0D 1P", 1, seat=0)
    assert legal(forced) == ["end"]
    assert len(after(forced, "end").passing) == 1


def test_rule_9_passes_are_counted_by_seat_and_not_by_colour() -> None:
    match = begun(2, neutral=True).replay(("roll 1", "end", "roll 1", "end"))
    assert match.outcome == Outcome("passes", True, ((0, 1),))


def test_rule_9_nobody_could_move_even_with_six_points() -> None:
    one_stack = after(rings.state("1Q0Q1D0D1P 0P", 1), "P-1")
    assert drawn(one_stack.stacks) == "1Q0Q1D0D1P0P"
    assert one_stack.outcome == Outcome("stuck", True, ((0, 1),))
    assert after(rings.state("0Q1Q 1D0D1P0P", 1), "end").outcome is None, "with one point nothing moved, but with six"


def test_rule_9_nobody_can_move_means_every_seat_and_no_neutral_colour() -> None:
    drawing = "0D0Q 1P 2P"
    assert after(rings.state(drawing, 6, seats=1, colours=4), "end").outcome == Outcome("stuck", True, ((0,),))
    assert after(rings.state(drawing, 6, seats=2, colours=4), "end").outcome is None
    assert after(rings.state(drawing, 6, seats=3, seat=2, colours=4), "end").outcome is None


def test_rule_9_passes_count_as_turns_and_zero_means_no_limit() -> None:
    match = begun(2, turn_limit=3).replay(("roll 3", "end", "roll 3", "P+1", "end", "roll 3"))
    assert match.outcome is None
    assert match.act(0, "end").outcome == Outcome("turn_limit", True, ((0, 1),))
    endless = rings.state("0Q 1D 0D 1P 0P 1Q", 6, turn_limit=0, turn=10**6)
    assert after(endless, "end").outcome is None


@pytest.mark.parametrize("seats", range(1, 12))
def test_rule_9_the_limit_is_sixty_turns_for_each_seat_by_default(seats: int) -> None:
    assert begun(seats).state.turn_limit == begun(seats, turn_limit=None).state.turn_limit == 60 * seats
    assert begun(seats, turn_limit=7).state.turn_limit == 7
    assert begun(seats, turn_limit=0).state.turn_limit == 0
    last = begun(seats).state._replace(turn=60 * seats, seat=seats - 1, rolled=1, points=1)
    assert after(last, "end").outcome == Outcome("turn_limit", True, (tuple(range(seats)),))
    assert after(last._replace(turn=60 * seats - 1), "end").outcome is None


def test_rule_9_if_several_draws_happen_at_once_the_first_in_the_rule_counts() -> None:
    drawing = "0D0Q 1P 2P"
    passed = after(rings.state(drawing, 6, seats=1, colours=4, recent=PASSED * 2, turn_limit=1), "end")
    assert passed.outcome == Outcome("passes", True, ((0,),))
    stuck = after(rings.state(drawing, 6, seats=1, colours=4, recent=PASSED, turn_limit=1), "end")
    assert stuck.outcome == Outcome("stuck", True, ((0,),))


def test_rule_10_alone_the_score_is_the_number_of_turns() -> None:
    match = begun(1).replay(("roll 1", "end", "roll 2", "D-1", "roll 6", "end", "roll 6"))
    match = match.act(0, "P+1") if "P+1" in match.legal() else match.act(0, "P-1")
    assert match.outcome == Outcome("tree", False, ((0,),), (4,))
    assert begun(1).replay(("roll 1", "end") * 3).outcome == Outcome("passes", True, ((0,),))


# Variants -----------------------------------------------------------------------------------------------------------


def test_rule_11_a_nest_is_built_on_pieces_as_small_or_smaller() -> None:
    for own, top, may in (("Q", "Q", 1), ("Q", "D", 1), ("Q", "P", 1), ("D", "Q", 0), ("D", "D", 1), ("P", "D", 0)):
        rest = " ".join(f"0{size}" for size in "QDP" if size != own)
        assert (f"{own}+1" in legal(rings.state(f"0{own} 1{top} {rest}", 6, nest=True))) is bool(may)


def test_rule_11_a_nest_wins_and_a_tree_does_not() -> None:
    nest = after(rings.state("1P0P0D 0Q1D 1Q", 3, nest=True), "Q-1")
    assert nest.outcome == Outcome("nest", False, ((0,), (1,)))
    assert GAME.view(nest, None).built == (0, 1)
    assert begun(4, stacking="nest").state.stacks == begun(4).state.stacks
    assert "Q+1" not in legal(rings.state("0Q 0D 0P 1Q 1D 1P", 3))
    assert after(rings.state("0Q0D 0P 1Q", 1), "P-1").outcome == Outcome("tree", False, ((0,), (1,)))
    assert "P-1" not in legal(rings.state("0Q0D 0P 1Q", 1, nest=True))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_rule_12_neutral_colours_are_in_the_ring_and_never_move_on_their_own(seats: int) -> None:
    match = begun(seats, neutral=True)
    assert match.state.stacks == begun(4).state.stacks
    view = match.view(None)
    assert view.colours == COLOURS[:4]
    assert {piece.seat for stack in view.stacks for piece in stack} == {*range(seats), None}
    for number in range(seats + 1):
        match = match.chance("roll 1")
        assert match.to_act == number % seats
        match = match.act(number % seats, match.legal()[0])


def test_rule_12_neutral_pieces_are_climbed_on_and_carried() -> None:
    state = rings.state("0P1D 2Q 0Q 0D 3P", 1, seats=1, colours=4)
    assert drawn(after(state, "P+1").stacks) == "2Q0P1D 0Q 0D 3P"


def test_rule_13_two_ways_to_one_stack_are_two_moves() -> None:
    state = rings.state("0P 1Q 2Q 0Q 0D", 6, seats=3)
    assert {"P+2", "P-3"} <= set(legal(state))
    clockwise, other = after(state, "P+2"), after(state, "P-3")
    assert clockwise.stacks == other.stacks
    assert (clockwise.points, other.points) == (4, 3)


def test_rule_13_with_points_left_but_no_move_the_seat_ends_its_turn() -> None:
    state = after(rings.state("1Q0Q1D0D1P 0P", 6), "P+1")
    assert state.outcome is None
    assert (state.points, state.turn, legal(state)) == (5, 1, ["end"])
    assert GAME.turn(state) == Waiting(0)
    assert after(state, "end").outcome == Outcome("stuck", True, ((0, 1),))


PASSED = after(rings.state("0Q 1D 0D 1P 0P 1Q", 6), "end").recent
