"""The laws over random play of every game, the template, and a toy with cards, dice and secrets."""

import json

import pytest

from rules import GAMES
from rules.core.errors import GameOver, Refusal
from rules.core.match import Match
from rules.core.outcome import Over
from rules.core.pipe import Pipe
from rules.core.plain import plain
from template.pig import GAME as PIG
from tests.rules.laws import LAWS, Shelf
from tests.rules.laws.contract import AnyGame, awaited_seat
from tests.rules.laws.walks import sight
from tests.rules.toys import TOY
from tests.sampling import some_pairs
from tests.shelf import SHELVES as SHELF

ALL: dict[str, AnyGame] = {**GAMES, **{game.about.key: game for game in (TOY, PIG)}}
#: What the laws look at, played once for all of them.
SHELVES = {**SHELF, **{game.about.key: Shelf(game) for game in (TOY, PIG)}}
every_game = pytest.mark.parametrize("key", SHELVES)


@pytest.mark.parametrize(("key", "law"), some_pairs(SHELVES, LAWS, 3))
def test_every_game_keeps_the_law(key: str, law: str) -> None:
    LAWS[law](SHELVES[key])


def test_nobodys_view_contains_what_another_seat_holds() -> None:
    one = Match.begin(TOY, 2, {}, 1).chance("deal 0 1 2 3 4 5")
    two = Match.begin(TOY, 2, {}, 1).chance("deal 0 5 2 1 4 3")
    for events in ((), ("lay 2", "die 1", "lay 0", "die 2")):
        one, two = one.replay(events), two.replay(events)
        assert plain(one.view(0)) == plain(two.view(0))
        assert plain(one.view(None)) == plain(two.view(None))


@every_game
def test_a_refused_event_changes_nothing_and_a_finished_game_accepts_none(key: str) -> None:
    pipe = Pipe(ALL)
    for walk in SHELVES[key].few(6):
        for match in walk.some(5, "refused"):
            pipe.match, before = match, sight(match)
            for seat in range(match.seats):
                for text in ("", "nothing of the kind", "\ud800"):
                    for op in ("act", "try"):
                        answer = json.loads(pipe.answer(json.dumps({"op": op, "seat": seat, "event": text})))
                        assert answer["error"]["code"] == code_of_nonsense(match, seat)
            assert pipe.match is match
            assert sight(match) == before
    match = SHELVES[key].usual[0].last
    with pytest.raises(GameOver):
        match.act(0, "nothing of the kind")
    with pytest.raises(GameOver):
        match.chance("nothing of the kind")
    with pytest.raises(GameOver):
        match.resolve()


def code_of_nonsense(match: Match, seat: int) -> str:
    if isinstance(match.turn, Over):
        return "game_over"
    return "bad_notation" if awaited_seat(match) == seat else "not_your_turn"


def test_perft_is_refused_if_chance_events_are_still_to_come() -> None:
    pipe = Pipe(ALL)
    pipe.answer('{"op":"new","game":"sardines","seats":2}')
    answer = json.loads(pipe.answer('{"op":"perft","depth":1}'))
    assert answer["error"]["code"] == "bad_request"


def test_the_toys_chance_follows_from_its_seed_and_its_errors_have_codes() -> None:
    match = Match.begin(TOY, 2, {"rounds": None}, 1)
    assert match.resolve().log == match.resolve().log
    with pytest.raises(Refusal) as refused:
        match.chance("die 1")
    assert refused.value.code == "illegal_chance"
    with pytest.raises(Refusal) as refused:
        match.chance("die 7")
    assert refused.value.code == "bad_notation"
    with pytest.raises(Refusal) as refused:
        match.chance("deal 0 1 2 3 4 5").act(0, "trade 2 0")
    assert refused.value.code == "illegal_action"
