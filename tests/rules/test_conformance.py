"""The laws of ENGINE.md, over random play of every game of the house, and of a toy with cards, dice and secrets."""

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.core.errors import BadOptions, BadSeats, GameOver, IllegalAction, Refusal
from rules.core.game import Game
from rules.core.match import Match
from rules.core.outcome import Chance, Over, Waiting
from rules.core.pipe import Pipe, status
from rules.core.plain import plain
from rules.core.terms import Occasion
from tests.rules.toys import TOY

AnyGame = Game[Any, Any, Any, Any]
SHELF: dict[str, AnyGame] = {**GAMES, TOY.about.key: TOY}
LONGEST = 3000
#: After so many events the host's clock runs out, where a game ends by one.
CLOCK = 150
#: Of more actions than these the first are looked at.
MANY = 1000


def variants(game: AnyGame) -> Iterator[dict[str, Any]]:
    """The defaults, then every offered value of every option on its own."""
    yield {}
    for option in game.about.options:
        yield from ({option.name: value} for value in option.offered if value != option.default)


def possible(game: AnyGame, seats: int, options: dict[str, Any]) -> bool:
    """Whether the options go with that many seats."""
    try:
        Match.begin(game, seats, options, 0)
    except (BadOptions, BadSeats):
        return False
    return True


CASES = [
    (key, seats, options)
    for key, game in SHELF.items()
    for seats in sorted(set(game.about.seats))
    for options in variants(game)
    if possible(game, seats, options)
]
every_case = pytest.mark.parametrize(("key", "seats", "options"), CASES, ids=lambda value: json.dumps(value))
every_game = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)


def step(match: Match, random: Random) -> Match:
    """One more event: chance drawn, else any legal action; the clock's event when its time has come."""
    if isinstance(match.turn, Chance):
        return match.resolve()
    whistle = match.game.whistle(match.options)
    if whistle is not None and len(match.log) > CLOCK:
        try:
            return match.chance(whistle)
        except Refusal:
            pass
    return match.act(match.to_act, random.choice(match.legal(MANY)))


def play(match: Match, random: Random, longest: int = LONGEST) -> Iterator[Match]:
    """The match at every moment up to its end."""
    yield match
    while match.outcome is None and len(match.log) < longest:
        match = step(match, random)
        yield match


def sight(match: Match) -> Any:
    """All that can be asked of a match, as JSON text."""
    views = [plain(match.view(viewer)) for viewer in (None, *range(match.seats))]
    return json.dumps([status(match), views, match.legal(5000), match.turn_began, match.chances])


def paths(match: Match, prefix: tuple[str, ...] = ()) -> Iterator[str]:
    """Every complete path through the choices, by its notation."""
    found = match.choices(prefix)
    assert list(found.tokens) == sorted(set(found.tokens))
    assert found.complete is (found.notation is not None)
    if found.notation is not None:
        assert match.game.notation.tokens(match.game.notation.read_action(found.notation)) == prefix
        yield found.notation
    for token in found.tokens:
        yield from paths(match, (*prefix, token))


@every_case
def test_law_1_legal_is_sorted_accepted_and_the_same_as_the_choices(
    key: str, seats: int, options: dict[str, Any]
) -> None:
    random = Random(f"1{key}{seats}{options}")
    known: set[str] = set()
    for match in play(Match.begin(SHELF[key], seats, options, 5), random, 400):
        legal = match.legal(MANY)
        assert legal == sorted(set(legal))
        known |= set(random.sample(legal, min(3, len(legal))))
        if random.random() > 0.2:
            continue
        assert sorted(islice(paths(match), MANY)) == legal
        assert not match.choices(("no such", "token")).tokens
        assert not match.choices(()).complete
        assert [match.legal(limit) for limit in (1, 2)] == [legal[:1], legal[:2]]
        if match.to_act is None:
            assert legal == []
            continue
        seat = match.to_act
        for text in random.sample(legal, min(len(legal), 12)):
            match.act(seat, text)
        others = sorted(known - set(legal)) if len(legal) < MANY else []
        for text in random.sample(others, min(len(others), 12)):
            with pytest.raises(IllegalAction):
                match.act(seat, text)


@every_case
def test_law_2_a_replayed_log_gives_an_equal_match(key: str, seats: int, options: dict[str, Any]) -> None:
    begun = Match.begin(SHELF[key], seats, options, 6)
    *way, match = play(begun, Random(f"2{key}{seats}{options}"), 300)
    halfway = way[len(way) // 2]
    assert sight(begun.replay(match.log)) == sight(match)
    assert begun.replay(match.log).state == match.state
    assert sight(begun.replay(match.log[: len(halfway.log)])) == sight(halfway)


@every_case
def test_law_3_the_same_seed_draws_the_same_whatever_was_looked_at(
    key: str, seats: int, options: dict[str, Any]
) -> None:
    begun = Match.begin(SHELF[key], seats, options, "ab" * 32)
    *_, one = play(begun, Random(3), 200)
    two = begun
    for number, text in enumerate(one.log):
        if number % 9 == 0:
            sight(two)
        two = two.resolve() if isinstance(two.turn, Chance) else two.follow(text)
    assert two.log == one.log


@every_game
def test_law_4_where_nothing_is_hidden_all_see_the_same(game: AnyGame) -> None:
    if game.about.hidden:
        pytest.skip("a game with secrets has its own test")
    for match in play(Match.begin(game, game.about.seats[0], {}, 8), Random(4), 60):
        views = [json.dumps(plain(match.view(viewer))) for viewer in range(match.seats)]
        assert len({view.replace('"viewer": 1', '"viewer": 0') for view in views}) == 1


def test_law_4_what_another_holds_is_in_no_view() -> None:
    one = Match.begin(TOY, 2, {}, 1).chance("deal 0 1 2 3 4 5")
    two = Match.begin(TOY, 2, {}, 1).chance("deal 0 5 2 1 4 3")
    for events in ((), ("lay 2", "die 1", "lay 0", "die 2")):
        one, two = one.replay(events), two.replay(events)
        assert plain(one.view(0)) == plain(two.view(0))
        assert plain(one.view(None)) == plain(two.view(None))


@every_case
def test_law_5_a_refused_event_changes_nothing_and_a_finished_game_takes_none(
    key: str, seats: int, options: dict[str, Any]
) -> None:
    random = Random(f"5{key}{seats}{options}")
    pipe = Pipe(SHELF)
    for match in play(Match.begin(SHELF[key], seats, options, 9), random):
        pipe.match = match
        if not isinstance(match.turn, Over) and random.random() > 0.02:
            continue
        before = sight(match)
        for seat in range(seats):
            for text in ("", "nothing of the kind", "\ud800"):
                for op in ("act", "try"):
                    answer = json.loads(pipe.answer(json.dumps({"op": op, "seat": seat, "event": text})))
                    assert answer["error"]["code"] == code_of_nonsense(match, seat)
        assert pipe.match is match
        assert sight(match) == before
    if match.outcome is None:
        assert 0 in options.values(), "only where a limit is taken away may a game go on and on"
        return
    with pytest.raises(GameOver):
        match.act(0, "nothing of the kind")
    with pytest.raises(GameOver):
        match.chance("nothing of the kind")
    with pytest.raises(GameOver):
        match.resolve()


def code_of_nonsense(match: Match, seat: int) -> str:
    match match.turn:
        case Over():
            return "game_over"
        case Waiting(awaited) if seat == awaited:
            return "bad_notation"
        case _:
            return "not_your_turn"


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_law_6_every_game_ends(game: AnyGame, seed: int) -> None:
    for seats in sorted(seats for seats in set(game.about.seats) if possible(game, seats, {})):
        *_, last = play(Match.begin(game, seats, {}, seed), Random(seed))
        assert last.outcome is not None
        ranked = [seat for group in last.outcome.ranking for seat in group]
        assert sorted(ranked) == list(range(seats))
        assert last.outcome.draw == (len(last.outcome.ranking) == 1 and not last.outcome.winners)


@every_case
def test_notation_reads_back_to_the_same_action(key: str, seats: int, options: dict[str, Any]) -> None:
    game = SHELF[key]
    for match in play(Match.begin(game, seats, options, 3), Random(f"n{key}{seats}{options}"), 250):
        for action in islice(game.legal(match.state), MANY // 10):
            text = game.notation.write(action)
            assert game.notation.read_action(text) == action
            assert game.is_legal(match.state, action)
            assert text == text.strip()
            assert "\n" not in text
        for text in match.log[-1:]:
            assert text in {game.notation.write(event) for event in readings(game, text)}


def readings(game: AnyGame, text: str) -> Iterator[Any]:
    for read in (game.notation.read_action, game.notation.read_chance):
        try:
            yield read(text)
        except Refusal:
            continue


@every_game
def test_what_a_game_says_about_itself_is_sound(game: AnyGame) -> None:
    about = game.about
    assert about.key.isidentifier()
    assert about.key.islower()
    assert 1 <= about.seats[0] <= about.seats[1]
    assert about.credits.designers
    assert about.version >= 1
    for option in about.options:
        assert option.accepts(option.default)
        assert option.default in option.offered or not option.offered  # what is written or swapped has no menu
        assert all(option.accepts(value) for value in option.offered)
    assert {option.name for option in about.options} >= set(about.solo_options or ())
    assert game.options_for(Occasion.PUZZLE, 1, {}) is None or about.solo_options is not None
    for name in about.seat_names:
        assert name.strip()


@every_game
def test_a_quick_set_up_is_legal_for_every_seat(game: AnyGame) -> None:
    match = Match.begin(game, game.about.seats[0], {}, 2)
    ready = {seat: list(game.quick_setup(seat)) for seat in range(match.seats)}
    while match.to_act is not None and ready[match.to_act]:
        match = match.act(match.to_act, ready[match.to_act].pop(0))
    assert not any(ready.values())


def test_perft_is_refused_where_chance_lies_ahead() -> None:
    pipe = Pipe(SHELF)
    pipe.answer('{"op":"new","game":"sardines","seats":2}')
    answer = json.loads(pipe.answer('{"op":"perft","depth":1}'))
    assert answer["error"]["code"] == "bad_request"


def test_the_toy_is_drawn_from_its_seed_and_told_apart_by_its_codes() -> None:
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
