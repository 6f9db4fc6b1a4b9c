"""A game's history: every moment is found again, nobody steps through dice alone, and turns are whole."""

from itertools import pairwise

import pytest

from rules.core.history import KEPT_EVERY, History, history, replay
from rules.core.match import Match
from tests.rules.laws.walks import Walk
from tests.rules.toys import TOY
from tests.shelf import SHELVES

every_game = pytest.mark.parametrize("key", SHELVES)


def walks(key: str) -> list[Walk]:
    """Whole games with a few numbers of seats, and beginnings with other options."""
    usual = SHELVES[key].usual
    return [usual[0], usual[-1], *SHELVES[key].few(4)]


def actions_in(match: Match) -> int:
    return len(match.log) - match.chances


@every_game
def test_every_moment_is_found_again_by_its_index(key: str) -> None:
    for walk in walks(key):
        whole = history(walk.moments)
        assert whole.length == len(walk.last.log)
        for match in walk.some(40, "found"):
            found = whole.moment(len(match.log))
            assert (found.log, found.state, found.chances) == (match.log, match.state, match.chances)
        for seat in (None, *range(walk.last.seats)):
            for match in walk.some(5, f"seen by {seat}"):
                assert whole.moment(len(match.log)).view(seat) == match.view(seat)
        rising = [len(match.log) for match in walk.some(20, "rising")]
        assert [len(match.log) for match in whole.moments(rising)] == rising
        assert [len(match.log) for match in whole.moments(rising[::-1])] == rising[::-1]


@every_game
def test_the_log_alone_tells_the_same_history(key: str) -> None:
    for walk in walks(key):
        told, seen = history(replay(walk.begun, walk.last.log)), history(walk.moments)
        assert (told.turns, told.opening, told.length) == (seen.turns, seen.opening, seen.length)


@every_game
def test_stops_lead_from_the_opening_to_the_end_with_one_action_at_a_time(key: str) -> None:
    for walk in walks(key):
        whole = history(walk.moments)
        turns, actions = whole.stops(by_turn=True), whole.stops(by_turn=False)
        assert turns[0] == actions[0] == whole.opening
        assert turns[-1] == actions[-1] == whole.length
        assert set(turns) <= set(actions)
        for one, other in pairwise(actions):
            assert one < other
            done = actions_in(walk.moments[other]) - actions_in(walk.moments[one])
            assert done == 1 or (done == 0 and other == whole.length)  # a turn of which only the dice have fallen
        assert actions_in(walk.moments[whole.opening]) == 0


@every_game
def test_turns_follow_each_other_and_name_who_acted(key: str) -> None:
    for walk in walks(key):
        whole = history(walk.moments)
        assert [turn.start for turn in whole.turns[1:]] == [turn.end for turn in whole.turns[:-1]]
        for number, turn in enumerate(whole.turns, start=1):
            assert whole.turn_at(turn.end) == whole.turn_at(turn.start + 1) == number
            pairs = pairwise(walk.moments[turn.start : turn.end + 1])
            acts = [(before.to_act, after.log[-1]) for before, after in pairs if after.chances == before.chances]
            assert turn.seat is None or {seat for seat, _ in acts} <= {turn.seat}
            assert turn.actions == tuple(text for _, text in acts)
        assert whole.turn_at(whole.opening) == 0


def test_a_roll_belongs_to_the_turn_that_it_begins() -> None:
    whole = history(SHELVES["hedgehog"].usual[1].moments)
    log = whole.last.log
    assert whole.opening == 0
    assert all(log[turn.start].startswith("roll") for turn in whole.turns)
    assert all(text == "end" or not text.startswith("roll") for turn in whole.turns for text in turn.actions)


def test_a_match_of_the_dice_cup_is_one_turn_with_a_stop_for_each_roll() -> None:
    whole = history(SHELVES["dicecup"].usual[0].moments)
    assert whole.opening > 0
    assert [turn.chapter for turn in whole.turns] == list(range(1, len(whole.turns) + 1))
    assert all(set(turn.actions) == {"roll"} and turn.seat is None for turn in whole.turns)


def test_the_die_of_a_penalty_belongs_to_its_card() -> None:
    penalties = [
        (turn, walk.last.log)
        for walk in SHELVES["worldcup"].usual[:3]
        for turn in history(walk.moments).turns
        if turn.actions and turn.actions[0].startswith("P ")
    ]
    assert penalties
    for turn, log in penalties:
        at = log.index(turn.actions[0], turn.start)
        assert log[at + 1].startswith("dot ")
        assert at + 1 < turn.end


def test_a_game_that_has_hardly_begun_has_a_history_too() -> None:
    begun = Match.begin(TOY, 2, {}, 1)
    empty = history((begun,))
    assert (empty.opening, empty.turns, empty.length) == (0, (), 0)
    assert empty.stops(by_turn=True) == (0,)
    rolled = Match.begin(SHELVES["hedgehog"].game, 2, {}, 1).resolve()
    (turn,) = history(replay(Match.begin(rolled.game, 2, {}, 1), rolled.log)).turns
    assert (turn.stops, turn.actions, turn.seat) == ((1,), (), 0)


def test_no_other_index_is_a_moment() -> None:
    whole: History = history(SHELVES["mundialito"].usual[0].moments)
    for index in (-1, whole.length + 1, KEPT_EVERY * 10**6):
        with pytest.raises(IndexError):
            whole.moment(index)
