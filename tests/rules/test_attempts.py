"""How what a learner does is judged: conditions, replies of others, chance, formalities, mistakes and questions."""

from __future__ import annotations

import pytest

from rules import GAMES
from rules.core.rulebook import rows
from rules.lessons.lesson import MOST_ACTIONS, Step, Verdict, attempt, opening, read_lesson

PITCH = "Bermellon Db4 Qd4 oe5 Gualda Qb3 Pd3 De6 oc2 moves"
RING = "1Q 1D 1P 2Q 2D 2P to move 1\nseats 2"


def steps(game: str, text: str) -> tuple[Step, ...]:
    return read_lesson(GAMES[game], rows("lessons.txt", f"minutes 1\n{text}")).steps


def judged(game: str, setting: str, condition: str, *actions: str) -> Verdict:
    (step,) = steps(game, f"step one\n{setting}\ntask {condition}")
    tried = attempt(step, actions)
    assert tried.refusal is None
    return tried.verdict


@pytest.mark.parametrize(
    ("condition", "actions", "verdict"),
    [
        ("pushed", "b3xb4", Verdict.SOLVED),
        ("jumped", "b3xb4", Verdict.OPEN),
        ("jumped", "d3^d5", Verdict.SOLVED),
        ("moved", "d3^d5", Verdict.OPEN),
        ("passed", "*d3", Verdict.SOLVED),
        ("ball on d3", "*d3", Verdict.SOLVED),
        ("ball on row 3", "*b3", Verdict.SOLVED),
        ("ball on row 4", "*b3", Verdict.OPEN),
        ("their drone on b5", "b3xb4", Verdict.SOLVED),
        ("drone on b5", "b3xb4", Verdict.OPEN),
        ("queen on b4", "b3xb4", Verdict.SOLVED),
        ("played b3-b2", "b3-b2", Verdict.SOLVED),
        ("not pushed and passed", "b3xb4 *d3", Verdict.MISSED),
        ("pushed and passed", "b3xb4 *d3", Verdict.SOLVED),
        ("goal or jumped", "d3^d5", Verdict.SOLVED),
        ("turn over", "b3xb4", Verdict.OPEN),
        ("turn over", "b3xb4 end", Verdict.SOLVED),
        ("over", "b3xb4 end", Verdict.MISSED),
        ("round the back", "b3xb4", Verdict.OPEN),
        ("safe", "b3xb4 end", Verdict.SOLVED),
        ("safe", "b3xb4", Verdict.OPEN),
    ],
)
def test_conditions_of_mundialito(condition: str, actions: str, verdict: Verdict) -> None:
    assert judged("mundialito", f"position {PITCH}", condition, *actions.split()) is verdict


def test_a_goal_is_won_and_ends_the_step() -> None:
    near = "position Bermellon oe5 Gualda De6 oc4 moves"
    for condition in ("goal", "won", "over and won", "turn over"):
        assert judged("mundialito", near, condition, "*e6") is Verdict.SOLVED
    assert judged("mundialito", near, "not goal and over", "*e6") is Verdict.MISSED


@pytest.mark.parametrize(("line", "safe"), [("c3-c2", True), ("c3-d3", False)])
def test_safe_means_that_the_other_side_cannot_score(line: str, safe: bool) -> None:
    text = "position Bermellon Dd1 oa4 Gualda Qc3 of4 moves"
    assert judged("mundialito", text, "safe", line, "end") is (Verdict.SOLVED if safe else Verdict.MISSED)


def test_round_the_back_is_a_step_across_the_seam() -> None:
    assert judged("mundialito", "position Bermellon oe5 Gualda Pf2 oc2 moves", "round the back", "f2-a2") is (
        Verdict.SOLVED
    )


@pytest.mark.parametrize(
    ("condition", "actions", "verdict"),
    [
        ("P on 2Q", "P+1", Verdict.SOLVED),
        ("P on 2D", "P+1", Verdict.OPEN),
        ("moved", "P+1", Verdict.SOLVED),
        ("points 3", "P+1", Verdict.SOLVED),
        ("points 2", "P+1", Verdict.OPEN),
        ("carried", "P+1 P+1", Verdict.OPEN),
        ("turn over", "D+2", Verdict.SOLVED),
        ("turn over", "D-1", Verdict.OPEN),
    ],
)
def test_conditions_of_the_race(condition: str, actions: str, verdict: Verdict) -> None:
    assert judged("hedgehog", f"position {RING}\nevents roll 4", condition, *actions.split()) is verdict


def test_a_piece_that_moves_carries_what_is_on_it() -> None:
    loaded = "position 1Q 1D2P 1P 2Q 2D to move 1\nseats 2\nevents roll 5"
    assert judged("hedgehog", loaded, "carried", "D+2") is Verdict.SOLVED
    assert judged("hedgehog", loaded, "carried", "P+1") is Verdict.OPEN


def test_others_and_chance_reply_until_the_learner_acts_again() -> None:
    (step,) = steps(
        "hedgehog", f"step one\nposition {RING}\nevents roll 1\ntask P on 2D\nthen roll 1 | end | roll 1\nhint P"
    )
    tried = attempt(step, ("P+1",))
    assert (tried.verdict, tried.match.to_act) == (Verdict.OPEN, 0)
    assert list(tried.match.log)[-3:] == ["roll 1", "end", "roll 1"]


def test_a_reply_that_has_become_impossible_ends_the_step() -> None:
    text = f"step one\nposition {PITCH}\ntask goal\nthen b4-b5 | end"
    (step,) = steps("mundialito", text)
    assert attempt(step, ("d3-d2", "end")).verdict is Verdict.OPEN
    blocked = attempt(step, ("b3xb4", "end"))
    assert (blocked.verdict, blocked.match.log[-1]) == (Verdict.MISSED, "end")


def test_drawn_chance_is_the_same_every_time() -> None:
    (step,) = steps("hedgehog", f"step one\nposition {RING}\nevents ?\ntask moved")
    (again,) = steps("hedgehog", f"step one\nposition {RING}\nevents ?\ntask moved")
    assert list(opening(step).log) == list(opening(again).log)
    assert opening(step).log[0].startswith("roll ")


def test_a_step_can_go_on_from_an_earlier_ones_solution() -> None:
    one, two = steps(
        "mundialito",
        f"step one\nposition {PITCH}\ntask pushed\nsolution b3xb4\nstep two\nfollows one\ntask passed",
    )
    assert list(opening(two).log) == ["b3xb4"]
    assert attempt(two, ("*d3",)).verdict is Verdict.SOLVED
    assert attempt(one, ("b3xb4",)).on_the_way
    assert not attempt(one, ("*d3",)).on_the_way


def test_the_first_mistake_that_fits_is_named_and_none_before_acting() -> None:
    (step,) = steps(
        "mundialito",
        f"step one\nposition {PITCH}\ntask goal\nmistake ball: passed\nmistake late: turn over\nmistake any: not goal",
    )
    named = [attempt(step, actions).mistake for actions in ((), ("*d3",), ("b3xb4", "end"), ("b3xb4",))]
    assert named == [None, "ball", "late", "any"]


def test_what_comes_after_the_solution_counts_as_not_done() -> None:
    (step,) = steps("mundialito", f"step one\nposition {PITCH}\ntask pushed")
    tried = attempt(step, ("b3xb4", "nonsense", "end"))
    assert (tried.verdict, tried.actions, tried.refusal) == (Verdict.SOLVED, ("b3xb4",), None)


def test_no_more_than_so_many_actions_are_looked_at() -> None:
    (step,) = steps("mundialito", f"step one\nposition {PITCH}\ntask goal\nthen {' | '.join(['d4-d5 | end'] * 20)}")
    assert len(attempt(step, ("nonsense",) * 500).actions) == 0
    assert len(attempt(step, ("d3-d2",) * (MOST_ACTIONS + 9)).actions) <= MOST_ACTIONS


def test_a_question_is_judged_by_the_position() -> None:
    (step,) = steps("mundialito", f"step one\nposition {PITCH}\nchoice left: queen on b3\nchoice right: queen on d3")
    assert attempt(step, choice="left").verdict is Verdict.SOLVED
    wrong = attempt(step, choice="right")
    assert (wrong.verdict, wrong.choice) == (Verdict.MISSED, "right")
    assert attempt(step).verdict is Verdict.OPEN
