"""Stories of a turn of Mundialito: who did what, the viewer's own turn first, then the answer."""

from dataclasses import replace

import pytest

from rules import GAMES
from rules.core.match import Match
from tests.render.positions import state
from words import speech
from words.mundialito import board_text, story

say = speech("en")
NAMES = ("Ana", "Ben")
KICKED_OFF = Match.begin(GAMES["mundialito"], 2, {}, 1).replay(
    ("setup 231132", "setup 231132", "ball c2", "ball d5"),
)


def told(match: Match, viewer: int | None) -> list[str]:
    """Return the lines of the story for a viewer."""
    return story(match.view(viewer), say, NAMES).splitlines()


def test_the_first_turn_names_its_player_to_others_and_says_you_to_the_player() -> None:
    match = KICKED_OFF.replay(("b6-b5", "a6-b6"))
    report = "moved the queen from b6 to b5, then moved the drone from a6 to b6."
    assert told(match, None) == told(match, 0) == [f"Ben (Bermellon) {report}"]
    assert told(match, 1) == [f"You {report}"]


def test_ones_own_turn_comes_before_the_answer() -> None:
    match = KICKED_OFF.replay(("b6-b5", "a6-b6", "a1-a2", "a2-a1"))
    assert told(match, 1) == [
        "You moved the queen from b6 to b5, then moved the drone from a6 to b6.",
        "Ana (Gualda) moved the drone from a1 to a2, then back to a1.",
    ]
    assert [line.split()[0] for line in told(match, None)] == ["Ben", "Ana"]


def test_during_a_turn_only_that_turn_is_told() -> None:
    match = KICKED_OFF.replay(("b6-b5", "a6-b6", "a1-a2", "a2-a1", "b5-b4"))
    assert told(match, 1) == ["You moved the queen from b5 to b4."]


def test_a_ball_passed_on_or_a_piece_moved_on_is_named_once() -> None:
    assert told(KICKED_OFF.replay(("*c6", "*d5")), None) == [
        "Ben (Bermellon) passed the ball from d5 to the pawn on c6, then on to the pawn on d5."
    ]
    assert told(KICKED_OFF.replay(("b6-b5", "b5-b4")), None) == [
        "Ben (Bermellon) moved the queen from b6 to b5, then on to b4."
    ]


@pytest.mark.parametrize(
    ("pieces", "balls", "text", "report"),
    [
        ("G3c3 G1a1 B1c2 B3f6", ("a6", "f5"), "c3xc2", "pushed the pawn on c2 to c1 with the queen from c3"),
        ("G1b3 G3a1 B3b4 B3f6", ("a6", "f5"), "b3^b5", "jumped the pawn from b3 over the queen on b4 to b5"),
        ("G1a2 G3d1 B3f6", ("a6", "f5"), "a2-f2", "moved the pawn round the back from a2 to f2"),
    ],
)
def test_the_story_of_an_action_names_its_pieces(pieces: str, balls: tuple[str, str], text: str, report: str) -> None:
    match = replace(KICKED_OFF, state=state(pieces, balls))
    assert told(match.act(0, text), None) == [f"Ana (Gualda) {report}."]


def test_the_set_up_and_the_kick_off_say_you_to_the_player_they_are_about() -> None:
    begin = Match.begin(GAMES["mundialito"], 2, {}, 1).act(0, "setup 231132")
    assert told(begin, 0) == ["You lined up."]
    assert told(begin, 1) == told(begin, None) == ["Ana (Gualda) lined up."]
    placed = begin.replay(("setup 231132", "ball c2"))
    assert told(placed, 0) == ["You placed your ball on c2."]
    assert told(placed, 1) == ["Ana (Gualda) placed the ball on c2."]
    assert told(KICKED_OFF, 1) == told(KICKED_OFF, 0) == ["Kick-off!"]  # whose turn it is stands below


def test_a_goal_of_a_match_is_told_until_the_first_action_after_the_kick_off() -> None:
    before = state("G1b6 G3a1 B3f6", ("a5", "d5"), match=True)
    match = replace(KICKED_OFF, state=before).act(0, "*b6")
    goal, score = "⚽ **Goal!** Ana (Gualda) found the net on b6.", "Gualda 1–0 Bermellon."
    assert told(match, None)[-1].replace("\u2060", "") == f"{goal} {score}"
    match = match.act(0, "setup 231132")
    assert goal not in told(match, None)[-1]
    for seat, text in ((1, "setup 231132"), (0, "ball c2"), (1, "ball d5")):
        match = match.act(seat, text)
    assert told(match, None)[-1].replace("\u2060", "") == f"{goal} {score} Kick-off!"
    assert "found the net" not in "".join(told(match.act(1, "b6-b5"), None))


def test_the_board_in_words_tells_both_turns() -> None:
    text = board_text(KICKED_OFF.replay(("b6-b5", "a6-b6", "a1-a2", "a2-a1")).view(1), say, 1)
    assert "Turn before, Bermellon: b6-b5, a6-b6." in text
    assert "Last turn, Gualda: a1-a2, a2-a1." in text
