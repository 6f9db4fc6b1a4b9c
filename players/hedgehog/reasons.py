"""Why a way to play on is good, from the ring before it and after it. Part of players/hedgehog.

Every reason is a fact of the rules. If it takes more than the first action, `$then` has the notations of the others,
else `none`. Sentences are in words/en/hedgehog-reasons.ftl.
"""

from collections.abc import Iterator
from typing import NamedTuple

from players.advice import Reason
from players.hedgehog.turns import TurnPlan, points_to_win
from rules.hedgehog.moves import is_dead
from rules.hedgehog.pieces import COLOURS, FACES, write
from rules.hedgehog.position import Hop, Ring, State, goal, size_of

#: The facts of each reason, by its name; strongest first.
FACTS: dict[str, tuple[str, ...]] = {
    "built": ("stacking",),
    "builds": ("stacking",),
    "drawn": ("stacking",),
    "stops": ("colour", "roll", "then"),
    "slows": ("colour", "roll", "needs", "then"),
    "safe": ("then",),
    "ready": ("roll", "then"),
    "alone": ("roll", "then"),
    "joins": ("size", "onto", "then"),
    "covers": ("colour", "size", "by", "stacking", "then"),
    "parts": ("colour", "size", "from", "then"),
    "uncovers": ("size", "by", "then"),
    "closer": ("size", "onto", "then"),
    "holds": ("colour", "size", "by", "stacking"),
    "waits": (),
    "dead": ("stacking", "then"),
    "allows": ("colour", "roll", "then"),
    "cheaper": ("count",),
    "only": (),
    "nobody": (),
    "still": ("colour", "roll", "help"),
    "apart": ("size", "onto", "count"),
}
NONE = "none"
#: How many reasons an action has at most.
MOST = 4
_ORDER = {name: place for place, name in enumerate(FACTS)}


class Comparison(NamedTuple):
    """What is known of all the ways to play on, beside the one in question.

    `others` are the other rings that can be left behind, `best` says whether none was found better, `dearer` is how
    much more another beginning costs that leads to the same ring, `actions` how many actions there are.
    """

    others: tuple[Ring, ...]
    best: bool
    dearer: int
    actions: int


def reasons(state: State, plan: TurnPlan, verdict: Comparison) -> tuple[Reason, ...]:
    """Why this way to play on is good, or what is wrong with it; strongest first."""
    found = sorted(_find(state, plan, verdict), key=lambda why: _ORDER[why.name])
    if verdict.best:
        if len(found) > 1:
            found = [why for why in found if why.name != "allows"]
        if not found:
            found = [_why("only")] if verdict.actions == 1 else list(_at_least(state, plan, verdict))
    return tuple(found[:MOST])


def _find(state: State, plan: TurnPlan, verdict: Comparison) -> Iterator[Reason]:
    then = ", ".join(write(done.move) for done in plan.hops[1:]) or NONE
    stacking = "nest" if state.nest else "tree"
    if plan.wins:
        yield _why("built", stacking=stacking) if then == NONE else _why("builds", stacking=stacking)
        return
    if is_dead(state.stacks, state.seats, state.nest):
        yield _why("drawn", stacking=stacking)
        return
    if is_dead(plan.after, state.seats, state.nest):
        yield from (why for why in _rivals(state, plan, then) if why.name == "stops")
        yield _why("dead", stacking=stacking, then=then)
        return
    yield from _rivals(state, plan, then)
    yield from _own(state, plan, then)
    if _safe(state, plan.after) and not all(_safe(state, ring) for ring in verdict.others):
        yield _why("safe", then=then)
    if verdict.best and not plan.hops and verdict.others and all(_easier(state, ring) for ring in verdict.others):
        yield _why("waits")
    if plan.after != state.stacks and verdict.dearer > 0:
        yield _why("cheaper", count=verdict.dearer)


def _rivals(state: State, plan: TurnPlan, then: str) -> Iterator[Reason]:
    """What becomes of the other seats, the next to roll first."""
    stacking = "nest" if state.nest else "tree"
    for away in range(1, state.seats):
        seat = (state.seat + away) % state.seats
        colour = COLOURS[seat]
        before, after = (points_to_win(ring, seat, state.nest) for ring in (state.stacks, plan.after))
        if before < after:
            if after > FACES:
                yield _why("stops", colour=colour, roll=before, then=then)
            else:
                yield _why("slows", colour=colour, roll=before, needs=after, then=then)
        elif after < before:
            yield _why("allows", colour=colour, roll=after, then=then)
        low, middle, high = goal(seat, state.nest)
        for content in (low, middle):
            upon = right_on(plan.after, content)
            if upon is None or upon >> 2 != state.seat:
                continue
            facts: dict[str, str | int] = {"colour": colour, "stacking": stacking}
            facts |= {"size": int(size_of(content)), "by": int(size_of(upon))}
            if right_on(state.stacks, content) == upon:
                yield _why("holds", **facts)
            else:
                yield _why("covers", **facts, then=then)
        for content, other in ((low, middle), (middle, high), (high, middle)):
            if any(_carries(done, content) for done in plan.hops) and _is_parted(
                state.stacks, plan.after, content, other
            ):
                sizes = {"size": int(size_of(content)), "from": int(size_of(other))}
                yield _why("parts", colour=colour, **sizes, then=then)
                break


def _own(state: State, plan: TurnPlan, then: str) -> Iterator[Reason]:
    """What becomes of the seat's own hedgehogs."""
    seat, nest = state.seat, state.nest
    before, after = (points_to_win(ring, seat, nest) for ring in (state.stacks, plan.after))
    if after < before and after <= FACES:
        yield _why("ready" if state.seats > 1 else "alone", roll=after, then=then)
    low, middle, high = goal(seat, nest)
    for lower, upper, misplaced in ((low, middle, high), (middle, high, low)):
        sizes = {"size": int(size_of(upper)), "onto": int(size_of(lower))}
        if right_on(plan.after, lower) == upper:
            if right_on(state.stacks, lower) != upper:
                yield _why("joins", **sizes, then=then)
        elif apart(plan.after, upper, lower) < apart(state.stacks, upper, lower):
            yield _why("closer", **sizes, then=then)
        if right_on(state.stacks, lower) == misplaced and right_on(plan.after, lower) is None:
            yield _why("uncovers", size=int(size_of(lower)), by=int(size_of(misplaced)), then=then)


def _at_least(state: State, plan: TurnPlan, verdict: Comparison) -> Iterator[Reason]:
    """What can be said of any ring: the chances of others with their next roll or, alone, what is left to do."""
    rings = (state.stacks, plan.after, *verdict.others)
    for seat in ((state.seat + away) % state.seats for away in range(1, state.seats)):
        needs = [points_to_win(ring, seat, state.nest) for ring in rings]
        if needs[1] <= FACES:
            yield _why("still", colour=COLOURS[seat], roll=needs[1], help="some" if max(needs) > FACES else "none")
            return
    if state.seats > 1:
        yield _why("nobody")
        return
    low, middle, high = goal(state.seat, state.nest)
    lower, upper = (low, middle) if right_on(plan.after, low) != middle else (middle, high)
    sizes = {"size": int(size_of(upper)), "onto": int(size_of(lower))}
    yield _why("apart", **sizes, count=apart(plan.after, upper, lower))


def right_on(stacks: Ring, content: int) -> int | None:
    """The piece that stands right on this one; None if nothing does."""
    stack = next(stack for stack in stacks if content in stack)
    place = stack.index(content) + 1
    return stack[place] if place < len(stack) else None


def apart(stacks: Ring, one: int, other: int) -> int:
    """The spaces between two pieces the shorter way round; 0 in one stack."""
    at_one, at_other = (next(n for n, stack in enumerate(stacks) if piece in stack) for piece in (one, other))
    there = abs(at_one - at_other)
    return min(there, len(stacks) - there)


def _carries(done: Hop, content: int) -> bool:
    return content in done.carried


def _is_parted(before: Ring, after: Ring, content: int, other: int) -> bool:
    """Whether two pieces that weren't joined are farther apart now."""
    return right_on(before, other) != content and apart(after, content, other) > apart(before, content, other)


def _safe(state: State, ring: Ring) -> bool:
    """Whether no other seat wins with its next roll, if nothing changes until then."""
    return all(points_to_win(ring, seat, state.nest) > FACES for seat in range(state.seats) if seat != state.seat)


def _easier(state: State, ring: Ring) -> bool:
    """Whether some other seat wins with lower rolls in this ring than in the present one."""
    return any(
        points_to_win(ring, seat, state.nest) < points_to_win(state.stacks, seat, state.nest)
        for seat in range(state.seats)
        if seat != state.seat
    )


def _why(name: str, **facts: str | int) -> Reason:
    return Reason(name, tuple((fact, facts[fact]) for fact in FACTS[name]))
