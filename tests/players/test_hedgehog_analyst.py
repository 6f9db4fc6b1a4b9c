"""The race's analyst: what it claims of a position is true, checked by the rules alone."""

from collections.abc import Iterator
from functools import cache

import pytest

from players import analyst, question, weigh
from players.advice import Candidate, Reason
from players.hedgehog.reasons import FACTS
from players.hedgehog.turns import reach
from rules import GAMES
from rules.core.match import Match
from rules.hedgehog.moves import apply, legal
from rules.hedgehog.pieces import COLOURS, FACES, End
from rules.hedgehog.position import Ring, State, piece
from tests.players.test_hedgehog import EVERY_KIND, moments, ring
from tests.sampling import some
from tests.words.test_catalogs import english
from words import speech

GAME = GAMES["hedgehog"]
#: How many moments of each game are asked about.
MOMENTS = 5


def turn_ends(state: State) -> Iterator[State]:
    """Yield every state in which the seat can leave its turn, won or not, by brute force."""
    ways, seen = [state], set()
    while ways:
        here = ways.pop()
        if (here.stacks, here.points) in seen:
            continue
        seen.add((here.stacks, here.points))
        yield here
        if here.outcome is None and here.turn == state.turn and here.points:
            ways += [apply(here, action) for action in legal(here) if not isinstance(action, End)]


@cache
def least_to_win(stacks: Ring, seat: int, seats: int, nest: bool) -> int:
    """Return the lowest roll that wins; 7 if none does."""
    state = State(stacks, seats, max(seats, max(max(stack) for stack in stacks) // 4 + 1), nest, 0, seat, 1)
    for roll in range(1, FACES + 1):
        rolled = state._replace(rolled=roll, points=roll)
        if any(end.outcome is not None and end.outcome.winners == (seat,) for end in turn_ends(rolled)):
            return roll
    return FACES + 1


def winners_some_day(start: Ring, seats: int, nest: bool) -> set[int]:
    """Return the seats that could still win if everybody helped, by brute force; stop at the first."""
    seen, todo = {start}, [start]
    while todo:
        stacks = todo.pop()
        for seat in range(seats):
            found = reach(stacks, seat, FACES, nest)
            if found.win is not None:
                return {seat}
            todo += [ring for ring in found.rings if ring not in seen]
            seen |= set(found.rings)
    return set()


def left_behind(match: Match, candidate: Candidate) -> State:
    """Return the state after the rest of the turn that the analyst expects."""
    state = match.state
    for text in (candidate.action, *candidate.follows):
        action = GAME.notation.read_action(text)
        assert action in legal(state)
        state = apply(state, action)
    assert state.outcome is not None or not state.rolled
    return state


def place(stacks: Ring, content: int) -> tuple[int, int]:
    return next((number, stack.index(content)) for number, stack in enumerate(stacks) if content in stack)


def on(stacks: Ring, content: int) -> int | None:
    number, height = place(stacks, content)
    return (*stacks[number][height + 1 :], None)[0]


def distance(stacks: Ring, one: int, other: int) -> int:
    there = (place(stacks, one)[0] - place(stacks, other)[0]) % len(stacks)
    return min(there, len(stacks) - there)


def check(match: Match, candidate: Candidate, why: Reason) -> None:
    """Fail unless what the reason claims is true."""
    before, after = match.state, left_behind(match, candidate)
    seat, seats, nest, facts = before.seat, before.seats, before.nest, dict(why.facts)
    rival = COLOURS.index(str(facts["colour"])) if "colour" in facts else -1
    rest = [text for text in candidate.follows if text != "end"]
    if "then" in facts:
        assert facts["then"] == (", ".join(rest) or "none")
    if "stacking" in facts:
        assert facts["stacking"] == ("nest" if nest else "tree")

    def least(stacks: Ring, who: int) -> int:
        return least_to_win(stacks, who, seats, nest)

    def own(size: str) -> int:
        return piece(seat, int(facts[size]))

    def theirs(size: str) -> int:
        return piece(rival, int(facts[size]))

    others = [who for who in range(seats) if who != seat]
    ends = [end.stacks for end in turn_ends(before) if end.outcome is None and end.stacks != after.stacks]
    match why.name:
        case "built" | "builds":
            assert after.outcome is not None
            assert after.outcome.winners == (seat,)
            assert (why.name == "built") is not bool(rest)
        case "stops":
            assert least(before.stacks, rival) == facts["roll"] <= FACES < least(after.stacks, rival)
        case "slows":
            assert least(before.stacks, rival) == facts["roll"] < least(after.stacks, rival) == facts["needs"] <= FACES
        case "allows":
            assert least(after.stacks, rival) == facts["roll"] < least(before.stacks, rival)
        case "safe":
            assert all(least(after.stacks, who) > FACES for who in others)
            assert any(least(stacks, who) <= FACES for stacks in ends for who in others)
        case "ready" | "alone":
            assert (why.name == "alone") is (seats == 1)
            assert least(after.stacks, seat) == facts["roll"] < least(before.stacks, seat)
        case "joins":
            assert on(after.stacks, own("onto")) == own("size") != on(before.stacks, own("onto"))
        case "covers":
            assert on(after.stacks, theirs("size")) == own("by") != on(before.stacks, theirs("size"))
            assert facts["size"] != (3 if nest else 1)  # nothing has to stand on the highest
        case "holds":
            assert on(after.stacks, theirs("size")) == own("by") == on(before.stacks, theirs("size"))
        case "parts":
            pair = theirs("size"), theirs("from")
            assert distance(after.stacks, *pair) > distance(before.stacks, *pair)
            assert abs(pair[0] - pair[1]) == 1  # one of them belongs right on the other
        case "uncovers":
            assert on(before.stacks, own("size")) == own("by")
            assert on(after.stacks, own("size")) is None
        case "closer":
            pair = own("size"), own("onto")
            assert distance(after.stacks, *pair) < distance(before.stacks, *pair)
        case "waits":
            assert (candidate.action, candidate.follows) == ("end", ())
            assert ends
            assert all(any(least(new, who) < least(before.stacks, who) for who in others) for new in ends)
        case "drawn":
            assert not winners_some_day(before.stacks, seats, nest)
        case "dead":
            assert not winners_some_day(after.stacks, seats, nest)
        case "cheaper":
            costs = costs_of(before, after.stacks)
            assert int(facts["count"]) + costs[candidate.action] in costs.values()
            assert int(facts["count"]) > 0
        case "only":
            assert legal(before) == [End()]
        case "nobody":
            assert all(least(after.stacks, who) > FACES for who in others)
        case "still":
            assert least(after.stacks, rival) == facts["roll"] <= FACES
            assert facts["help"] == "some" or all(least(stacks, rival) <= FACES for stacks in ends)
        case "apart":
            assert distance(after.stacks, own("size"), own("onto")) == facts["count"]
            assert on(after.stacks, own("onto")) != own("size")
        case _:
            raise AssertionError(f"nobody checks {why.name}")


def costs_of(before: State, wanted: Ring) -> dict[str, int]:
    """Return the points that a ring costs by each first action that can lead there."""
    costs = {}
    for action in legal(before):
        if isinstance(action, End):
            continue
        after = apply(before, action)
        if after.outcome is None:
            left = [end.points if end.turn == before.turn else 0 for end in turn_ends(after) if end.stacks == wanted]
            if left:
                costs[GAME.notation.write(action)] = before.points - max(left)
    return costs


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.proof) for seed in (1, 2))])
@pytest.mark.parametrize(("seats", "options"), some(EVERY_KIND, 3))
def test_the_best_action_has_a_reason_and_every_claim_is_true(
    seats: int, options: dict[str, object], seed: int
) -> None:
    told = 0
    asked = moments(seats, options, seed, 120)
    for match in asked[:: max(1, len(asked) // MOMENTS)]:
        found = weigh(question(match, match.to_act, "random"))
        assert found[0].reasons
        for one in found:
            for why in one.reasons:
                check(match, one, why)
                told += 1
    assert told > 0


def test_every_reason_has_a_sentence_with_just_its_facts() -> None:
    words = english()
    for name, facts in FACTS.items():
        assert words[f"hedgehog-reason-{name}"].facts == set(facts), name
    parts = {"it", "roll"}  # quoted by the others
    said = {name.removeprefix("hedgehog-reason-") for name in words if name.startswith("hedgehog-reason-")}
    assert said == set(FACTS) | parts


def weighed(stacks: str, points: int, nest: bool = False, seats: int = 2) -> tuple[Candidate, ...]:
    """Return what the analyst says of a position in which red has these points."""
    match = Match.begin(GAME, seats, {"stacking": "nest" if nest else "tree"}, 1)
    state = match.state._replace(stacks=ring(stacks), rolled=points, points=points)
    legally = sorted(GAME.notation.write(action) for action in legal(state))
    found = analyst("hedgehog")
    assert found is not None
    return found.weigh(GAME.view(state, 0), legally, question(match.chance("roll 1"), 0, "random").rng)


def test_a_win_comes_first_and_says_so() -> None:
    best = weighed("Q0D0 D1 P0 Q1 P1", 2)[0]
    assert (best.chance, best.follows) == (1.0, ())
    assert best.reasons == (Reason("built", (("stacking", "tree"),)),)


def test_a_rivals_win_is_stopped_by_standing_in_its_way() -> None:
    best = weighed("Q1D1 P0 P1 Q0 D0", 1)[0]
    assert best.action == "P-1"
    assert "stops" in [why.name for why in best.reasons]
    say = speech("en")
    sentences = [say(f"hedgehog-reason-{why.name}", **dict(why.facts)) for why in best.reasons]
    assert sentences[0] == "It keeps Yellow from winning with a 2 or more."


def test_alone_nobody_can_get_in_the_way() -> None:
    best = weighed("Q0 P0D0 Q1 D1 P1", 2, seats=1)[0]
    names = [why.name for why in best.reasons]
    assert "ready" not in names


def test_a_dead_race_is_called_so_and_passed() -> None:
    best = weighed("Q0P1 Q1D1D0P0", 3)[0]
    assert best.action == "end"
    say = speech("en")
    sentences = [say(f"hedgehog-reason-{why.name}", **dict(why.facts)) for why in best.reasons]
    assert sentences == ["Nobody can build a tree any more. The race ends soonest if everybody passes."]


def test_a_move_that_kills_the_race_says_so_and_is_not_advised_to_the_better_off() -> None:
    best, *others = weighed("Q1 D0P1 Q0D1P0", 2)
    dying = [one for one in others if "dead" in [why.name for why in one.reasons]]
    assert dying
    assert all(one.chance == pytest.approx(0.375) for one in dying)
    assert best.chance > 0.375


def test_the_played_action_is_always_weighed() -> None:
    for match in moments(4, {}, 3, 120)[::6]:
        for played in ("end", match.legal()[-1]):
            found = weigh(question(match, match.to_act, "random"), played)
            assert played in [one.action for one in found]


def test_chances_add_up_and_know_the_end() -> None:
    judge = analyst("hedgehog")
    assert judge is not None
    for seats, options in EVERY_KIND[1:]:
        for match in moments(seats, options, 5, 120)[::9]:
            chances = judge.chances(match.view(None))
            assert sum(chances) == pytest.approx(1)
            assert chances == judge.chances(match.view(match.to_act))
    match = Match.begin(GAME, 4, {}, 1)
    won = match.state._replace(stacks=ring("Q0D0 D1 P0 Q1 P1 Q2 D2 P2 Q3 D3 P3"), rolled=6, points=6)
    assert judge.chances(GAME.view(won, 0)) == (1.0, 0.0, 0.0, 0.0)
    over = GAME.apply(won, GAME.notation.read_action("P-2"))
    assert over.outcome is not None
    assert judge.chances(GAME.view(over, None)) == (1.0, 0.0, 0.0, 0.0)
