"""The footballers' search: it knows the same turns as the rules, and judges them as its weights say."""

from functools import cache
from math import tanh
from random import Random

import pytest

from players.mundialito.judgement import FINE, default_weights, read, write
from players.mundialito.lines import THREAT
from players.mundialito.packing import CONTENTS, SIZE, cells_of, relative
from players.mundialito.pitch import Pitch, is_decided, pitch, unstoppable
from players.mundialito.plans import turns
from players.mundialito.search import DEEPEST, MORE, WIN, Search, judge
from rules.mundialito.board import STANDARD, board
from rules.mundialito.moves import legal, piece_actions
from rules.mundialito.play import apply
from rules.mundialito.position import PLAYING, State
from rules.mundialito.threats import actions_to_goal
from tests.rules.boards import scattered


@cache
def moments(games: int = 24) -> tuple[State, ...]:
    """Return beginnings of turns in games played at random, half of them on turned coasters, in which nobody scores."""
    found = []
    for number in range(games):
        random = Random(number)
        coasters = "".join(random.choices("0123", k=4)) if number % 2 else STANDARD
        state = State(board(coasters), False, 0, 0, False)
        while state.step < PLAYING:
            state = apply(state, random.choice(legal(state)))
        for _ in range(30):
            assert state.board is not None
            if actions_to_goal(state.board, state.cells, state.seat):
                break
            found.append(state)
            state = state._replace(cells=random.choice(sorted(turns(state))), seat=1 - state.seat, left=2)
    return tuple(found)


def on(state: State) -> tuple[Pitch, int]:
    """Return the pitch of a position, and the position packed."""
    assert state.board is not None
    ground = pitch(state.board)
    return ground, ground.pack(state.cells)


def by_the_rules(state: State) -> set[bytes]:
    """Return the positions in which the seat can leave its turn, found with nothing but the rules."""
    found = set()
    for first in legal(state):
        middle = apply(state, first)
        assert middle.outcome is None
        if middle.seat != state.seat:
            found.add(middle.cells)
        else:
            found |= {apply(middle, second).cells for second in legal(middle)}
    return found


def test_the_turns_are_those_of_the_rules() -> None:
    kinds = set()
    for state in moments()[::3]:
        ground, packed = on(state)
        afters = [cells_of(after) for after in ground.turns(packed, state.seat)]
        assert len(afters) == len(set(afters))
        assert set(afters) == by_the_rules(state) == set(turns(state))
        kinds |= {type(action).__name__ for action in piece_actions(state)}
    assert kinds == {"Move", "Push", "Jump", "Pass"}


def test_the_turns_are_those_of_the_rules_wherever_pieces_stand() -> None:
    compared = 0
    for number in range(150):
        state = scattered(Random(number))._replace(match=False, repetition=0, turn_limit=0, left=2)
        assert state.board is not None
        if not actions_to_goal(state.board, state.cells, state.seat):
            ground, packed = on(state)
            assert {cells_of(after) for after in ground.turns(packed, state.seat)} == by_the_rules(state)
            compared += 1
    assert compared > 40


def test_what_an_action_adds_makes_the_position_that_packing_makes() -> None:
    for state in moments()[::9]:
        ground, packed = on(state)
        assert cells_of(packed) == state.cells
        for after in ground.turns(packed, state.seat):
            assert after == ground.pack(cells_of(after))
            assert 0 < after < 1 << 8 * SIZE


def test_half_a_turn_can_be_played_on() -> None:
    for state in moments()[::9]:
        middle = apply(state, piece_actions(state)[-1])
        ground, packed = on(middle)
        if not ground.scores(packed, state.seat):
            assert {cells_of(after) for after in ground.turns(packed, middle.seat, middle.left)} == set(turns(middle))


def test_a_seat_with_no_action_stays_as_it_is() -> None:
    """The pawn's only arrow leads to another pyramid, and the ball sees nobody."""
    state = moments()[0]
    ground, _ = on(state)
    cells = bytearray(36)
    cells[0], cells[35], cells[14], cells[28] = 8, 9, 6, 6
    packed = ground.pack(bytes(cells))
    assert ground.turns(packed, 0) == {packed}
    assert set(turns(state._replace(cells=bytes(cells), seat=0))) == {bytes(cells)}


def test_the_judgement_is_what_its_weights_say() -> None:
    weights = default_weights()
    for state in moments()[::5]:
        ground, packed = on(state)
        total = float(weights.constant)
        for unit, bias, out in zip(weights.units, weights.biases, weights.outs, strict=True):
            there = [relative(content, cell, state.seat) for cell, content in enumerate(state.cells) if content]
            total += out * tanh((bias + sum(unit[content][cell] for content, cell in there)) / FINE)
        mover, waiter = ground.traits(state.cells, state.seat)
        total += sum(weights.mover[trait] for trait in mover) + sum(weights.waiter[trait] for trait in waiter)
        assert abs(ground.worth(packed, state.seat) - total) <= len(weights.units)
        assert judge(ground, state.seat)(packed) == ground.worth(packed, state.seat)


def test_both_sides_are_judged_alike() -> None:
    """On the usual board, a position after half a turn of the board, with the teams swapped, is worth as much."""
    for state in moments()[::5]:
        if state.board == board(STANDARD):
            ground, packed = on(state)
            turned = bytearray(36)
            for cell, content in enumerate(state.cells):
                if content:
                    there, place = relative(content, cell, 1)
                    turned[place] = there
            assert ground.worth(ground.pack(bytes(turned)), 1 - state.seat) == ground.worth(packed, state.seat)


def test_a_seen_threat_is_a_threat() -> None:
    threats = 0
    for state in map(scattered, map(Random, range(300))):
        ground, packed = on(state)
        seen = THREAT in ground.traits(state.cells, state.seat)[1]
        threats += seen
        assert not seen or ground.scores(packed, 1 - state.seat) == 2
    assert threats > 20


def test_the_last_turn_is_searched_whole() -> None:
    for state in moments()[::6]:
        ground, packed = on(state)
        other = 1 - state.seat
        quiet = [after for after in ground.turns(packed, state.seat) if not ground.scores(after, other)]
        best = max((-ground.worth(after, other) for after in quiet), default=-WIN - 1)
        assert Search(ground, 10**6)._value(packed, state.seat, 1, -MORE, MORE) == best


def test_a_search_keeps_to_its_budget() -> None:
    for state in moments()[::40]:
        ground, packed = on(state)
        ways = ground.turns(packed, state.seat)
        for budget in (0, 500, 5000):
            search = Search(ground, budget)
            ranked = search.best(ways, state.seat)
            assert search.left > -2000
            assert {after for _, after in ranked} == ways


def test_the_same_search_has_the_same_answer_whatever_came_before() -> None:
    for state in moments()[7::60]:
        ground, packed = on(state)
        ways = sorted(ground.turns(packed, state.seat))
        first = Search(ground, 3000).best(ways, state.seat)
        for memory in (*ground.sights, *ground.moving, *ground.waiting):
            memory.clear()
        assert Search(ground, 3000).best(reversed(ways), state.seat) == first


def test_ways_that_are_compared_are_all_looked_at_equally_deep() -> None:
    for state in moments()[11::60]:
        ground, packed = on(state)
        ways = [way for _, way in Search(ground, 500).best(ground.turns(packed, state.seat), state.seat)[:5]]
        found = Search(ground, 4000).worths(ways, state.seat)
        assert len(found) > 2
        assert all(list(worths) == ways for worths in found)
        for way, worth in found[1].items():
            assert worth == -Search(ground, 10**6)._value(way, 1 - state.seat, 1, -MORE, MORE)


def test_the_expected_answer_is_a_turn_of_the_other_side() -> None:
    for state in moments()[5::40]:
        ground, packed = on(state)
        search, other = Search(ground, 2000), 1 - state.seat
        for _, way in search.best(ground.turns(packed, state.seat), state.seat)[:3]:
            answer = search.answer(way, other)
            assert answer in ground.turns(way, other) if not ground.scores(way, other) else answer is None


def test_a_goal_that_is_certain_comes_whatever_is_answered() -> None:
    certain = 0
    for state in map(scattered, map(Random, range(120))):
        ground, packed = on(state)
        seat, other = state.seat, 1 - state.seat
        if ground.scores(packed, seat) or ground.scores(packed, other):
            continue
        ahead = unstoppable(ground, packed, seat)
        certain += ahead
        if ahead:
            way = next(way for way in ground.turns(packed, seat) if is_decided(ground, way, seat))
            again = state._replace(seat=other, left=2, cells=cells_of(way), match=False, repetition=0, turn_limit=0)
            assert all(actions_to_goal(ground.board, after, seat) for after in by_the_rules(again))
    assert certain > 2


def test_positions_met_in_a_search_have_the_worth_that_was_found() -> None:
    for state in moments()[3::60]:
        ground, packed = on(state)
        search = Search(ground, 2000)
        search.best(ground.turns(packed, state.seat), state.seat)
        met = search.exact()
        assert met
        for place, seat, _ in met:
            assert not ground.scores(place, seat)


def test_the_weights_are_read_as_they_were_written() -> None:
    weights = default_weights()
    assert read(write(weights, ["whatever", "stands here"])) == weights
    assert {len(unit[content]) for unit in weights.units for content in CONTENTS} == {36}
    for text in ("", "unit 1 2\n", write(weights, []).replace("constant", "unchanging")):
        with pytest.raises(ValueError, match=r"weights|unpack|empty|pop|constant"):
            read(text)


def test_a_search_ends_though_it_could_go_on() -> None:
    state = moments()[0]
    ground, packed = on(state)
    assert DEEPEST < 20
    ranked = Search(ground, 20_000).best([packed], state.seat)
    assert [after for _, after in ranked] == [packed]
