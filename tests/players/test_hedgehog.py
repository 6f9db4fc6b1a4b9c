"""The racers: they win when they can, move where that helps, and block their rivals."""

import math
import random
from dataclasses import replace

import pytest

from players import answer, levels, question
from players.hedgehog import LEVELS, turns
from players.hedgehog.lookahead import Lookahead, Outlook, outlook, standing
from players.hedgehog.player import Planner, chance_to_win, points_to_go
from players.hedgehog.turns import points_to_win, reach, ring_before_turn
from rules import GAMES
from rules.core.chance import Rng, seed_bytes
from rules.core.match import Match
from rules.core.outcome import Chance
from rules.hedgehog.moves import apply, hop, legal
from rules.hedgehog.pieces import FACES, End, Move, Size
from rules.hedgehog.position import Hop, Ring, State, goal, piece
from tests.sampling import some
from tools.hedgehog.train import Batch, fit, play
from tools.strength.arena import contest, pairings

GAME = GAMES["hedgehog"]
Case = tuple[int, dict[str, object]]
EVERY_KIND: list[Case] = [
    (1, {"neutral": True}),
    (2, {}),
    (2, {"neutral": True}),
    (3, {"stacking": "nest"}),
    (4, {}),
    (11, {}),
]
#: Of each kind at least one level.
KINDS = some([(level, *kind) for kind in EVERY_KIND for level in LEVELS], len(EVERY_KIND) + 1)

#: How many moves a choice may try out; a tenth of a second's worth is 10,000.
MOST_TRIED = 40_000


def ring(text: str) -> Ring:
    """Return a ring such as `Q0 D1P0`: pieces by size and colour."""
    letters = {size.letter: size for size in Size}
    return tuple(
        bytes(piece(int(stack[at + 1]), letters[stack[at]]) for at in range(0, len(stack), 2)) for stack in text.split()
    )


def moments(seats: int, options: dict[str, object], seed: int, longest: int = 160) -> list[Match]:
    """Return a game's moments at which a seat is to act; every second turn is played at random."""
    match = Match.begin(GAME, seats, options, seed)
    found = []
    while match.outcome is None and len(match.log) < longest:
        if isinstance(match.turn, Chance):
            match = match.resolve()
            continue
        found.append(match)
        seat = match.to_act
        level = "random" if match.state.turn % 2 else "easy"
        match = match.act(seat, answer(question(match, seat, level)))
    return found


def results(state: State) -> set[Ring]:
    """Return every ring with which the turn can end, found by brute force."""
    found, ways = {state.stacks}, [state]
    while ways:
        here = ways.pop()
        for action in legal(here):
            after = apply(here, action)
            if not isinstance(action, End) and after.outcome is None:
                found.add(after.stacks)
                if after.turn == here.turn:
                    ways.append(after)
    return found


@pytest.mark.parametrize(("seats", "options"), EVERY_KIND)
def test_the_search_finds_the_same_turns_as_brute_force(seats: int, options: dict[str, object]) -> None:
    for match in moments(seats, options, 4, 60)[::7]:
        state = match.state
        if state.points <= 4:
            assert set(reach(state.stacks, state.seat, state.points, state.nest).rings) == results(state)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("stacks", "points", "nest"),
    [("Q0D0 D1 P0 Q1 P1", 2, False), ("Q0 D0 P0 D1 Q1P1", 3, False), ("P0D0 P1 Q0 D1Q1", 6, True)],
)
def test_every_level_wins_if_it_can(level: str, stacks: str, points: int, nest: bool) -> None:
    options = {"stacking": "nest" if nest else "tree"}
    match = Match.begin(GAME, 2, options, 1)
    state = match.state._replace(stacks=ring(stacks), rolled=points, points=points)
    assert points_to_win(state.stacks, 0, nest) <= points
    while state.outcome is None:
        assert state.seat == 0
        view, written = GAME.view(state, 0), sorted(map(GAME.notation.write, GAME.legal(state)))
        chosen = LEVELS[level].choose(view, written, Rng(seed_bytes(1), 0))
        state = GAME.apply(state, GAME.notation.read_action(chosen))
    assert state.outcome.winners == (0,)


def test_a_rivals_piece_on_the_queen_or_drone_blocks_a_tree_this_turn() -> None:
    for shut in ("Q0D1 D0 P0 Q1 P1", "Q0D0P1 P0 Q1 D1"):
        assert points_to_win(ring(shut), 0, nest=False) > FACES
        assert reach(ring(shut), 0, FACES, nest=False).win is None


def test_the_least_winning_roll_matches_trying_every_roll() -> None:
    for seats, options in EVERY_KIND[1:5]:
        for match in moments(seats, options, 9)[::9]:
            state = match.state
            for seat in range(seats):
                least = next(
                    (roll for roll in range(1, FACES + 1) if reach(state.stacks, seat, roll, state.nest).win), FACES + 1
                )
                assert points_to_win(state.stacks, seat, state.nest) == least


@pytest.mark.parametrize(("seats", "options"), EVERY_KIND)
def test_the_distance_is_zero_exactly_if_the_goal_is_built(seats: int, options: dict[str, object]) -> None:
    for match in moments(seats, options, 2)[::5]:
        state = match.state
        for seat in range(seats):
            built = any(goal(seat, state.nest) in stack for stack in state.stacks)
            assert (points_to_go(state.stacks, seat, state.nest) == 0) is built


def test_the_ring_before_the_turn_is_known_until_a_gap_closes() -> None:
    known = 0
    for seed in range(4):
        begun = None
        for match in moments(4, {}, seed, 300):
            state = match.state
            if not state.hops:
                begun = state.stacks
            elif begun is not None and len(begun) == len(state.stacks):
                assert ring_before_turn(state) == begun
                known += 1
    assert known > 5


@pytest.mark.parametrize(("level", "seats", "options"), KINDS)
def test_every_choice_is_legal_and_reproducible(level: str, seats: int, options: dict[str, object]) -> None:
    for match in moments(seats, options, 6)[::6]:
        asked = question(match, match.to_act, level)
        chosen = answer(asked)
        assert chosen in asked.legal
        assert chosen == answer(asked)


@pytest.mark.parametrize(("level", "seats", "options"), KINDS)
def test_a_choice_tries_out_no_more_moves_than_there_is_time_for(
    level: str, seats: int, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seconds depend on the machine, and on who else uses it; the number of moves doesn't."""
    tried = 0

    def counted(stacks: Ring, seat: int, move: Move) -> tuple[Ring, Hop]:
        nonlocal tried
        tried += 1
        return hop(stacks, seat, move)

    monkeypatch.setattr(turns, "hop", counted)
    for match in moments(seats, options, 6)[::6]:
        tried = 0
        standing.cache_clear()
        chance_to_win.cache_clear()
        answer(question(match, match.to_act, level))
        assert tried < MOST_TRIED


def test_a_normal_player_passes_only_if_every_move_is_worse() -> None:
    """A pass costs it something: it moves if that brings its own tree nearer and gives nobody else a win."""
    for match in moments(3, {}, 8, 400):
        state = match.state
        if state.hops or answer(question(match, state.seat, "normal")) != "end":
            continue
        seat, others = state.seat, [other for other in range(3) if other != state.seat]
        now = points_to_go(state.stacks, seat, state.nest)
        for after in reach(state.stacks, seat, state.points, state.nest).rings:
            safe = all(points_to_win(after, other, state.nest) > FACES for other in others)
            assert not (safe and points_to_go(after, seat, state.nest) < now)


def test_normal_does_not_lose_to_random_with_two_seats() -> None:
    played = contest(pairings("hedgehog", "normal", "random", games=30, seed=2, options={}), jobs=1)
    wins, losses = (sum(game.result == result for game in played) for result in ("win", "loss"))
    assert wins > 10
    assert wins >= 0.8 * (wins + losses)


@pytest.mark.proof
def test_normal_wins_most_races_against_three_random_ones() -> None:
    games = pairings("hedgehog", "normal", "random", games=24, seed=2, options={}, seats=4, alone=True)
    assert sum(game.result == "win" for game in contest(games, jobs=1)) >= 12


def test_a_race_of_normal_players_ends() -> None:
    played = contest(pairings("hedgehog", "normal", "normal", games=8, seed=3, options={}, seats=4), jobs=1)
    assert sum(game.reason == "tree" for game in played) >= 6


@pytest.mark.proof
def test_hard_wins_more_than_its_share_against_normal_ones() -> None:
    games = pairings("hedgehog", "hard", "normal", games=32, seed=2, options={}, seats=4, alone=True)
    assert sum(game.result == "win" for game in contest(games, jobs=1)) >= 9  # a quarter would be 8


@pytest.mark.proof
def test_a_race_of_hard_players_ends() -> None:
    played = contest(pairings("hedgehog", "hard", "hard", games=4, seed=3, options={}, seats=4), jobs=1)
    assert all(game.reason == "tree" for game in played)


@pytest.mark.parametrize("level", LEVELS)
def test_most_races_of_two_equals_have_a_winner(level: str) -> None:
    played = contest(pairings("hedgehog", level, level, games=30, seed=3, options={}), jobs=1)
    assert sum(game.reason == "tree" for game in played) >= 25


@pytest.mark.parametrize("level", LEVELS)
def test_a_race_that_nobody_can_win_any_more_is_passed_to_its_end(level: str) -> None:
    match = Match.begin(GAME, 3, {}, 1)
    match = replace(match, state=match.state._replace(stacks=ring("Q0Q1D1D0D2 Q2P1P2P0")))
    while match.outcome is None:
        seat = match.to_act
        match = match.resolve() if seat is None else match.act(seat, answer(question(match, seat, level)))
    assert (match.outcome.reason, match.state.turn) == ("passes", 3)


def test_alone_hard_plays_like_normal() -> None:
    for match in moments(1, {"neutral": True}, 5):
        hard, normal = (answer(question(match, 0, level)) for level in ("hard", "normal"))
        assert hard == normal


def test_chance_is_expected_over_all_six_rolls() -> None:
    """Yellow wins with a 2 or more; red's chance is what is left with a 1, whatever is thought of those rings."""
    stacks = ring("Q1D1 P0 P1 Q0 D0")
    ahead = Lookahead(outlook(), 2, nest=False)
    branches = ahead.branches(stacks, 1)
    assert sum(branch.rolls for branch in branches) == FACES
    assert [branch.rolls for branch in branches if branch.ring is None] == [5]
    (other,) = [branch.ring for branch in branches if branch.ring is not None]
    assert ahead.chances(stacks, 1, 1)[0] == pytest.approx(ahead.chances(other, 0, 0)[0] / FACES)


@pytest.mark.parametrize(("seats", "options"), EVERY_KIND[1:])
def test_the_chances_of_all_seats_add_up_unless_the_race_can_go_dead(seats: int, options: dict[str, object]) -> None:
    for match in moments(seats, options, 3, 90)[::12]:
        state = match.state
        ahead = Lookahead(outlook(), seats, state.nest)
        for depth in range(3):
            total = sum(ahead.chances(state.stacks, state.seat, depth))
            assert total == pytest.approx(1) or (total < 1 and len(state.stacks) < 6)


def test_looking_ahead_stops_at_its_budget() -> None:
    for match in moments(4, {}, 4, 90)[::9]:
        state = match.state
        rings = reach(state.stacks, state.seat, state.points, state.nest).rings
        ahead = Lookahead(outlook(), 4, state.nest)
        assert Planner(depth=0, width=8, budget=9).aim(state, rings, ahead) in rings
        assert ahead.searched == 0
        Planner(depth=4, width=8, budget=9).aim(state, rings, ahead)
        assert ahead.searched < 9 + 8 * FACES**2


def test_the_outlook_learns_who_wins() -> None:
    played = play(Batch(races=12, seed="learn"))
    assert len(played) > 100
    assert play(Batch(races=12, seed="learn")) == played
    _, surprise = fit(Outlook.guess(), played, random.Random(1))
    blank = sum(math.log(len(sample.cases)) for sample in played) / len(played)
    assert surprise < blank


def test_there_are_four_levels() -> None:
    assert levels("hedgehog") == ("random", "easy", "normal", "hard")
