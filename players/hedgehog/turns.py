"""What a turn of the race can lead to, and each of its actions before it is over. Part of players/hedgehog."""

from typing import NamedTuple

from rules.hedgehog.moves import hop, moves
from rules.hedgehog.pieces import FACES, Move
from rules.hedgehog.position import Hop, Ring, Stack, State, goal


class Route(NamedTuple):
    """How a ring is reached: the first move (None for no move) and the points left after the last."""

    first: Move | None
    left: int


class Reach(NamedTuple):
    """Every ring that a turn can lead to, with the cheapest way to each; `win` is the cheapest way to win, or None."""

    rings: dict[Ring, Route]
    win: Route | None


def reach(stacks: Ring, seat: int, points: int, nest: bool) -> Reach:
    """Search everything that the seat can do with these points, cheapest ways first, so that none is expanded twice."""
    wanted = goal(seat, nest)
    rings = {stacks: Route(None, points)}
    at_left: list[list[Ring]] = [[] for _ in range(points + 1)]
    at_left[points].append(stacks)
    wins: list[Route] = []
    for left in range(points, 0, -1):
        for ring in at_left[left]:
            way = rings[ring]
            if way.left != left:  # a cheaper way has been found since
                continue
            for move in moves(ring, seat, left, nest):
                after, done = hop(ring, seat, move)
                known, rest = rings.get(after), left - move.cost
                if known is not None and known.left >= rest:
                    continue
                found = Route(way.first or move, rest)
                if wanted in after[done.target]:
                    wins.append(found)
                    continue
                rings[after] = found
                at_left[rest].append(after)
    return Reach(rings, max(wins, key=lambda way: way.left, default=None))


def ring_before_turn(state: State) -> Ring:
    """The ring before the first move of this turn, if no gap has closed since.

    Otherwise some other ring, which doesn't matter: a closed gap never opens again, so no ring can equal the old one.
    """
    ring = list(state.stacks)
    for done in reversed(state.hops):
        goes = len(done.carried) + 1
        origin, target = done.origin % len(ring), done.target % len(ring)
        ring[target], moved = ring[target][:-goes], ring[target][-goes:]
        ring[origin] += moved
    return tuple(ring)


def points_to_win(stacks: Ring, seat: int, nest: bool) -> int:
    """The lowest roll with which the seat wins in one turn; FACES + 1 if there is none.

    Like `reach`, but whatever needs too many points is left out.
    """
    if _is_blocked(stacks, seat, nest):
        return FACES + 1
    wanted, best = goal(seat, nest), FACES + 1
    most_left = {stacks: FACES}
    at_left: list[list[Ring]] = [[] for _ in range(FACES + 1)]
    if _least_points(stacks, wanted) <= FACES:
        at_left[FACES].append(stacks)
    for left in range(FACES, 0, -1):
        for ring in at_left[left]:
            if most_left[ring] != left:  # a cheaper way has been found since
                continue
            for move in moves(ring, seat, left, nest):
                after, done = hop(ring, seat, move)
                rest = left - move.cost
                if most_left.get(after, -1) >= rest:
                    continue
                if wanted in after[done.target]:
                    best = min(best, FACES - rest)
                    continue
                most_left[after] = rest
                if rest and FACES - rest + _least_points(after, wanted) < best:
                    at_left[rest].append(after)
    return best


def _least_points(stacks: Ring, wanted: Stack) -> int:
    """How many points are needed at least to build what is wanted.

    A piece joins another only by stepping on it, and no point brings two pieces nearer by more than one space.
    """
    low, middle, high = wanted
    places = {content: number for number, stack in enumerate(stacks) for content in stack if content in wanted}
    spaces, price = len(stacks), high & 3
    at_middle = places[middle]
    gap = abs(places[low] - at_middle)
    to_low = min(gap, spaces - gap)
    gap = abs(places[high] - at_middle)
    to_high = min(gap, spaces - gap)
    if bytes((low, middle)) in stacks[at_middle]:
        return price + max(0, to_high - 1)
    joining = middle & 3
    if bytes((middle, high)) in stacks[at_middle]:
        return joining + max(0, to_low - 1)
    return joining + price + max(0, to_low - 2, to_high - 2)


def _is_blocked(stacks: Ring, seat: int, nest: bool) -> bool:
    """Whether an opposing piece lies right on the lowest or middle one, from where the seat can't move it."""
    lowest, middle, _ = goal(seat, nest)
    for stack in stacks:
        for below, _ in ((lowest, middle), (middle, 0)):
            place = stack.find(below)
            if 0 <= place < len(stack) - 1 and stack[place + 1] >> 2 != seat:
                return True
    return False


class TurnPlan(NamedTuple):
    """The rest of a turn: its moves, as they happen, the ring that it leaves behind, and whether that wins.

    Without a move it is the end of the turn.
    """

    hops: tuple[Hop, ...]
    after: Ring
    wins: bool = False

    @property
    def cost(self) -> int:
        """What the moves cost, in points."""
        return sum(done.move.cost for done in self.hops)


def first_moves(state: State) -> list[Move | None]:
    """What the seat can begin with; None ends the turn."""
    return [None, *moves(state.stacks, state.seat, state.points, state.nest)]


def plans(state: State, first: Move | None) -> list[TurnPlan]:
    """A cheapest plan for each ring that can be left behind after this move; only the winning one if there is one."""
    if first is None:
        return [TurnPlan((), state.stacks)]
    stacks, done = hop(state.stacks, state.seat, first)
    if goal(state.seat, state.nest) in stacks[done.target]:
        return [TurnPlan((done,), stacks, wins=True)]
    points = state.points - first.cost
    found = reach(stacks, state.seat, points, state.nest)
    if found.win is not None:
        return [_walk(done, stacks, state, points, None)]
    return [_walk(done, stacks, state, points, ring) for ring in found.rings]


def _walk(done: Hop, stacks: Ring, state: State, points: int, wanted: Ring | None) -> TurnPlan:
    """The moves after the first that lead to the wanted ring, or to the win."""
    hops = [done]
    while stacks != wanted:
        found = reach(stacks, state.seat, points, state.nest)
        way = found.win if wanted is None else found.rings[wanted]
        assert way is not None
        assert way.first is not None
        stacks, done = hop(stacks, state.seat, way.first)
        points -= way.first.cost
        hops.append(done)
        if goal(state.seat, state.nest) in stacks[done.target]:
            return TurnPlan(tuple(hops), stacks, wins=True)
    return TurnPlan(tuple(hops), stacks)
