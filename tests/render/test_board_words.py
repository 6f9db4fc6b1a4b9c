"""The board in words: a picture's description and the text board."""

from dataclasses import replace

import pytest

import rules.hedgehog as hedgehog_rules
from rules import sketch_of
from rules.mundialito.view import View
from tests.render.positions import all_kinds, at_play, begin, ended, goal_on, match_goal, random_views
from words import games, mundialito, speech

SAY = speech("en")


def test_the_description_has_the_moment_last_turn_position_and_choice() -> None:
    assert mundialito.alt(all_kinds(), SAY, "f5", side=0) == (
        "Mundialito, turn 30, Gualda to move, 2 actions left, seen from Gualda's side. "
        "Last turn, Bermellon: d5xe5, e2-e1. "
        "Gualda: queens b2, c3; drones e3, f5; pawns a3, c1; ball b1. "
        "Bermellon: queens e1, e5; drones e6, f4; pawns a4, b4; ball f6. "
        "Drone f5 can take a pass from b1, move round the back to a5, jump over the queen on e5 to d5 "
        "or push the drone on f4 to f3."
    )


def test_a_chosen_ball_is_described_with_its_passes() -> None:
    assert mundialito.alt(all_kinds(), SAY, "b1").endswith(
        " Ball b1 can be passed to the pawn on c1 or be passed to the drone on f5."
    )


def test_no_description_is_too_long() -> None:
    for view in random_views(seed=5, count=80):
        for chosen in {act.origin for act in view.legal} or {None}:
            assert len(mundialito.alt(view, SAY, chosen, side=1)) <= 1024


def test_a_long_description_is_shortened_and_points_to_the_board_in_words() -> None:
    view = all_kinds()
    crowded = replace(view, trail=view.trail * 90)
    assert mundialito.alt(crowded, SAY).endswith(". See Board in words for the whole position.")


@pytest.mark.parametrize(
    ("view", "told"),
    [
        (begin(coasters="random").view(None), "the coasters are not laid yet"),
        (begin().view(None), "set-up, step 1 of 4, Gualda places six pyramids on row 1"),
        (goal_on("a1", 1), "goal by Bermellon on a1, Bermellon has won"),
        (ended("repetition", None), "the same position for the third time, a draw"),
        (
            ended("turn_limit", None, ahead=1),
            "the turn limit was reached, the ball was further forward, Bermellon has won",
        ),
        (ended("whistle", (2, 1)), "the whistle ends the match, Gualda has won, Gualda 2–1 Bermellon"),
    ],
)
def test_every_moment_is_described(view: View, told: str) -> None:
    assert told in mundialito.alt(view, SAY)


def test_after_a_goal_of_a_match_the_next_set_up_is_described() -> None:
    assert "set-up, step 1 of 4" in mundialito.alt(match_goal(), SAY)


def test_the_board_in_words_has_the_whole_position() -> None:
    text = mundialito.board_text(all_kinds(), SAY, 0)
    assert "6  ·  ·  ·  ·  B2 Bo 6" in text
    assert "1  ·  Go G1 ·  B3 ·  1" in text
    assert "a6 up" in text
    assert "Gualda scores on row 6." in text
    assert text.index("6  ·") < text.index("1  ·")


def test_the_board_in_words_is_turned_for_the_other_seat() -> None:
    text = mundialito.board_text(all_kinds(), SAY, 1)
    assert "6  Bo B2 ·  ·  ·  ·  6" in text
    assert text.index("1  ·") < text.index("6  Bo")


def test_the_possible_actions_are_grouped_by_piece_on_request() -> None:
    view = all_kinds()
    assert "f5^d5" not in mundialito.board_text(view, SAY)
    text = mundialito.board_text(view, SAY, actions=True)
    assert "- Drone f5: *f5, f5-a5, f5^d5, f5xf4" in text
    for act in view.legal:
        assert act.notation in text
    assert "setup 321123" in mundialito.board_text(begin().view(None), SAY, actions=True)


def test_the_board_in_words_fits_a_message() -> None:
    for view in random_views(seed=6, count=60):
        assert len(mundialito.board_text(view, SAY, 0, actions=True)) <= 4000


def test_the_board_in_words_names_the_blocked_sides_of_every_cell() -> None:
    view = at_play().view(None)
    missing = sum(4 - len(ways) for ways in view.arrows)
    bars = next(line for line in mundialito.board_text(view, SAY).splitlines() if line.startswith("Missing arrows"))
    assert bars.count(",") + 1 - bars.split(":")[0].count(",") == missing


def test_a_game_without_words_of_its_own_is_described_field_by_field() -> None:
    view = {"score": 7, "hand": ("ace", "king"), "left": None, "pile": ()}
    assert games.alt("fifth", view, SAY, title="The Fifth") == "The Fifth: score 7; hand ace, king; pile nothing."
    assert games.board_text("fifth", view, SAY).splitlines() == [
        "fifth",
        "score: 7",
        "hand: ace, king",
        "pile: nothing",
    ]
    long = games.alt("fifth", {"long": "x" * 5000, "longer": "y" * 5000}, SAY)
    assert long == f"fifth: long {'x' * (games.MOST_TOLD - 1)}…."


def test_a_seat_field_shows_the_seats_number_from_1_and_the_players_name() -> None:
    view = {"seat": 0, "last_seat": 1, "seats": 2, "viewer": None}
    assert games.facts(view, SAY, ("Ana", "")) == (("seat", "1 (Ana)"), ("last seat", "2"), ("seats", "2"))
    assert games.alt("fifth", view, SAY) == "fifth: seat 1; last seat 2; seats 2."


def test_a_games_sketch_stands_above_its_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hedgehog_rules, "sketch", lambda view: f"+-{view}-+\n", raising=False)
    assert games.board_text("hedgehog_", 7, SAY) == "hedgehog_\n: 7"
    assert sketch_of("hedgehog", 7) == "+-7-+\n"
    monkeypatch.setattr(games, "own", lambda room, game, name: None)
    assert games.board_text("hedgehog", 7, SAY) == "hedgehog\n```\n+-7-+\n```\n: 7"


def test_a_games_words_are_found_by_its_key() -> None:
    view = all_kinds()
    assert games.alt("mundialito", view, SAY, "f5", side=0) == mundialito.alt(view, SAY, "f5", side=0)
    assert games.board_text("mundialito", view, SAY, 1) == mundialito.board_text(view, SAY, 1)
