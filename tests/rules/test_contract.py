"""What the core gives a game that defines only what it must: two players take one or two sticks in turn."""

import json
from typing import NamedTuple, Never

import pytest

from rules.core.errors import BadNotation, IllegalAction, IllegalChance
from rules.core.game import Game, ListedGame
from rules.core.match import Match, perft
from rules.core.notation import Notation
from rules.core.options import Options
from rules.core.outcome import Chance, Outcome, Waiting, levels
from rules.core.pipe import Pipe
from rules.core.terms import About, Automatic, Credits, Length, Occasion

HEAP = 4
#: How many questions a game may be asked, those with a default answer included.
MOST_ASKED = 23


class Heap(NamedTuple):
    sticks: int = HEAP
    seat: int = 0
    outcome: Outcome | None = None


class Take(NamedTuple):
    sticks: int


def write(event: Take) -> str:
    return f"take {event.sticks}"


def parse(text: str) -> Take | None:
    return Take(int(text[5:])) if text in ("take 1", "take 2") else None


class Sticks(ListedGame[Heap, Take, Never, int]):
    about = About("sticks", "Sticks", (2, 2), (), version=1, hidden=False, credits=Credits(("nobody",), 2000))

    def setup(self, seats: int, options: Options) -> Heap:
        return Heap()

    def awaits(self, state: Heap) -> Waiting | Chance:
        return Waiting(state.seat)

    def legal(self, state: Heap) -> list[Take]:
        return [Take(sticks) for sticks in (1, 2) if sticks <= state.sticks]

    def apply(self, state: Heap, event: Take) -> Heap:
        after = Heap(state.sticks - event.sticks, 1 - state.seat)
        return after if after.sticks else after._replace(outcome=Outcome.won("last", state.seat, 2))

    def view(self, state: Heap, viewer: int | None) -> int:
        return state.sticks

    notation = Notation("sticks", "Sticks", write, parse, "write take 1 or take 2.")

    def length(self, seats: int, options: Options) -> Length:
        return Length(minutes=1)


STICKS = Sticks()


def begun() -> Match:
    return Match.begin(STICKS, 2, {}, 1)


def test_a_game_without_chance_has_no_code_for_it() -> None:
    match = begun()
    assert not STICKS.chance_ahead(match.state)
    assert perft(STICKS, match.state, HEAP) == 1
    assert json.loads(_asked("perft", depth=2))["nodes"] == 4
    with pytest.raises(IllegalChance):
        match.chance("die 1")
    with pytest.raises(IllegalChance):
        match.resolve()


def _asked(op: str, **fields: object) -> str:
    pipe = Pipe({"sticks": STICKS})
    pipe.answer('{"op": "new", "game": "sticks", "seats": 2}')
    return pipe.answer(json.dumps({"op": op, **fields}))


def test_it_is_over_as_soon_as_its_state_has_an_outcome() -> None:
    match = begun().replay(["take 2", "take 2"])
    assert match.outcome == Outcome("last", False, ((1,), (0,)))
    assert match.to_act is None
    assert json.loads(_asked("status"))["to_act"] == "seat"


def test_a_bad_line_is_refused_with_what_can_be_written_and_an_illegal_one_as_not_possible() -> None:
    with pytest.raises(BadNotation) as caught:
        begun().act(0, "take 3")
    assert caught.value.sentence == "'take 3' is not an action of Sticks: write take 1 or take 2."
    assert caught.value.reason == "sticks-notation"
    with pytest.raises(IllegalAction) as refused:
        begun().replay(["take 1", "take 2"]).act(0, "take 2")
    assert refused.value.reason == "not-now"


def test_menus_cut_an_action_at_its_blanks() -> None:
    match = begun()
    assert match.choices(()).tokens == ("take",)
    assert match.choices(("take",)).tokens == ("1", "2")
    assert match.choices(("take", "2")).notation == "take 2"


def test_nothing_is_automatic_and_no_occasion_changes_an_option_by_default() -> None:
    match = begun()
    assert match.automatic == Automatic()
    assert match.at_stake == {0: ()}
    assert match.replay(["take 2", "take 2"]).at_stake == {}
    assert not any(STICKS.options_for(occasion, 2, {}) for occasion in Occasion)


def test_a_game_is_asked_no_more_questions_than_a_person_reads_on_one_page() -> None:
    derived = {"turn", "is_legal", "list_legal"}
    asked = {name for name in {*vars(Game), *Game.__annotations__} if not name.startswith("_")} - derived
    assert len(asked) <= MOST_ASKED


def test_outcomes_are_ranked_by_scores() -> None:
    assert Outcome.by_scores("goals", (1, 3, 1)) == Outcome("goals", False, ((1,), (0, 2)), (1, 3, 1))
    assert Outcome.by_scores("goals", (2, 2)) == Outcome("goals", True, ((0, 1),), (2, 2))
    assert Outcome.won("goal", 1, 3) == Outcome("goal", False, ((1,), (0, 2)))
    assert Outcome.won("goal", 0, 1) == Outcome("goal", False, ((0,),))
    assert Outcome.drawn("stuck", 2) == Outcome("stuck", True, ((0, 1),))
    assert levels({3: 1, 0: 5, 2: 1}) == ((0,), (2, 3))
