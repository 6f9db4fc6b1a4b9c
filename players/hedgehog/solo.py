"""How soon somebody alone builds the tree (rule 10). Part of players/hedgehog.

A ring's pace is the expectation of PACE to the power of the turns that are still needed: 1 when it is built, less the
later. Nobody else moves, so every roll's best ring is known.
"""

from players.hedgehog.draws import dead
from players.hedgehog.turns import points_to_win, reach
from players.hedgehog.worth import points_to_go
from rules.hedgehog.pieces import FACES
from rules.hedgehog.position import Ring

#: What a turn more costs: a fifth.
PACE = 0.8
#: The points that a turn usually brings a seat nearer.
POINTS_A_TURN = 2.5
#: How many rings are looked at closely for each roll, by the depth that is left.
WIDTHS = (1, 2, 3)


def pace(stacks: Ring, nest: bool, depth: int, known: dict[tuple[Ring, int], float]) -> float:
    """The pace before the next roll, looking so many rolls ahead; `known` remembers what has been looked at."""
    if dead(stacks, 1, nest):
        return 0.0
    if depth <= 0:
        return _at_sight(stacks, nest)
    key = (stacks, depth)
    if key not in known:
        found = reach(stacks, 0, FACES, nest)
        wins_from = FACES + 1 if found.win is None else FACES - found.win.left
        total = 0.0
        for roll in range(1, FACES + 1):
            if roll >= wins_from:
                total += PACE
                continue
            rings = [ring for ring, way in found.rings.items() if FACES - way.left <= roll]
            rings.sort(key=lambda ring: -pace(ring, nest, 0, known))
            looked_at = rings[: WIDTHS[min(depth, len(WIDTHS) - 1)]]
            total += PACE * max(pace(ring, nest, depth - 1, known) for ring in looked_at)
        known[key] = total / FACES
    return known[key]


def _at_sight(stacks: Ring, nest: bool) -> float:
    """The pace by the chance to be done next turn, and by the points to go."""
    chance = (FACES + 1 - points_to_win(stacks, 0, nest)) / FACES
    later = float(PACE ** (1 + max(1.0, points_to_go(stacks, 0, nest) / POINTS_A_TURN)))
    return chance * PACE + (1 - chance) * later
