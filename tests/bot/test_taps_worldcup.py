"""How many taps a play in the World Cup Game takes: a button counts as one, opening a menu as one, choosing as one.

Opening the hand is not counted: in a direct message it is already open.
"""

import pytest

from cogs.faces import Do, Step, face
from cogs.faces.worldcup.targets import Targets
from rules.core.match import Match
from tests.rules.worldcup_moments import begun, with_rows
from words import speech

SAY = speech("en")
FACE = face("worldcup")


def strict_taps(match: Match, card: str, target: str) -> int:
    """The number of taps from the open hand to a play on one row of the first menu."""
    assert match.to_act is not None
    seat = match.to_act
    spread = FACE.spread(match, seat, "", SAY)
    assert card in [step.words for step in spread.first if isinstance(step, Step)]
    spread = FACE.spread(match, seat, card, SAY)
    taps = 1
    near = [step.words for step in spread.buttons if isinstance(step, Step)]
    if f"{card} {target}" in near:
        words, taps = f"{card} {target}", taps + 1
    else:
        words, taps = FACE.pick(match, seat, card, "target", (target,)), taps + 2
    spread = FACE.spread(match, seat, words, SAY)
    assert f"{card} {target}" in [do.text for do in spread.buttons if isinstance(do, Do)]
    return taps + 1


@pytest.mark.parametrize(("cup", "seats"), [(1930, 3), (2002, 4), (2002, 8)])
def test_a_play_on_the_best_row_takes_three_taps(cup: int, seats: int) -> None:
    match = begun(cup, seats, [["A", "A", "D"]])
    best = next(step.words for step in FACE.spread(match, 0, "A", SAY).buttons if isinstance(step, Step))
    assert strict_taps(match, "A", best.removeprefix("A ")) == 3


def test_a_play_on_another_row_of_the_menu_takes_four() -> None:
    match = begun(2002, 4, [["A", "A", "D"]])
    targets = Targets(match, match.view(0))
    assert strict_taps(match, "A", targets.list_targets(targets.read("A"))[-1]) == 4


def test_the_only_row_of_a_foul_takes_three_taps() -> None:
    match = with_rows(begun(2002, 4, [["F", "A", "D"]]), {"C1:TUR": "2"})
    assert strict_taps(match, "F", "!C1:TUR") == 3
