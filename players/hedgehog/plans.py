"""What an action of a turn can lead to before the turn is over. Part of players/hedgehog."""

from typing import NamedTuple

from players.hedgehog.turns import reach
from rules.hedgehog.moves import moves
from rules.hedgehog.pieces import Move
from rules.hedgehog.play import hop
from rules.hedgehog.position import Hop, Ring, State, goal


class Plan(NamedTuple):
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


def plans(state: State, first: Move | None) -> list[Plan]:
    """A cheapest plan for each ring that can be left behind after this move; only the winning one if there is one."""
    if first is None:
        return [Plan((), state.stacks)]
    stacks, done = hop(state.stacks, state.seat, first)
    if goal(state.seat, state.nest) in stacks[done.target]:
        return [Plan((done,), stacks, wins=True)]
    points = state.points - first.cost
    found = reach(stacks, state.seat, points, state.nest)
    if found.win is not None:
        return [_walk(done, stacks, state, points, None)]
    return [_walk(done, stacks, state, points, ring) for ring in found.rings]


def _walk(done: Hop, stacks: Ring, state: State, points: int, wanted: Ring | None) -> Plan:
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
            return Plan(tuple(hops), stacks, wins=True)
    return Plan(tuple(hops), stacks)
