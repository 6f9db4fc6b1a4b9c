"""What a ring of accounts that lose on purpose gains for its head, compared with an honest climb: tables of RATINGS.md.

    python -m tools.rings [--seeds N] [--helpers 1,2,5]

A ring knows the rules and everybody's rating, plays as many games a day as it likes, and stops when none would gain
anything. Only the best strategy of each ring is shown. The honest climb is the mean of so many seeds. It takes some
minutes.
"""

import argparse
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from statistics import mean

from tools.rings.world import DAY, HOUR, World, club, evening, friends, honest_climb

#: Sizes of the tables that a ring may play at, besides duels.
TABLES = (3, 4, 6, 8, 11, 16)
#: The fewest points that make a game worth playing, and the most games that one person plays in one sitting.
WORTH, MOST = 0.3, 40
WEEK = 7
#: The shares of duels in which the honest climber beats the average member.
SHARES = (0.8, 0.9)
ALWAYS = 0.9999
HELPERS = (1, 2, 5, 10, 20, 50)
PREPARED = (7, 14, 21, 30)


@dataclass
class Ring:
    """Accounts that cooperate: the head, whom they want to lift, and the helpers."""

    world: World
    head: int
    helpers: list[int]

    def ranked(self) -> list[int]:
        """Return the head, then the helpers by rating."""
        return [self.head, *sorted(self.helpers, key=lambda who: (-self.world.mean(who), who))]


Strategy = Callable[[Ring], None]
"""What a ring plays on a day."""


def beat(ring: Ring, person: int, others: Sequence[int]) -> None:
    """Let a person win duels against the most profitable of these opponents as long as it is worth it."""
    for _ in range(MOST):
        promised = {other: ring.world.promise((person,), (other,)) for other in others}
        best = max(promised, key=lambda other: promised[other], default=None)
        if best is None or promised[best] < WORTH:
            return
        ring.world.play((person,), (best,))


def duels(ring: Ring) -> None:
    """Let the head beat the helpers."""
    beat(ring, ring.head, ring.helpers)


def tables(ring: Ring) -> None:
    """Let the head win games of any size, in changing groups, the others tied or in a row: whatever gains most."""
    for _ in range(MOST):
        promised = {other: ring.world.promise((ring.head,), (other,)) for other in ring.helpers}
        others = sorted(promised, key=lambda other: -promised[other])
        sets = [others[: size - 1] for size in (2, *TABLES) if size - 1 <= len(others)]
        shapes: list[tuple[tuple[int, ...], ...]] = [((ring.head,), tuple(found)) for found in sets]
        shapes += [((ring.head,), *((other,) for other in found)) for found in sets]
        best = max(shapes, key=lambda groups: ring.world.promise(*groups))
        if ring.world.promise(*best) < WORTH:
            return
        ring.world.play(*best)


def fed_from_below(ring: Ring) -> None:
    """Let everybody beat those below, the lowest first, so that each has risen when their turn comes."""
    people = ring.ranked()
    for number in reversed(range(len(people))):
        beat(ring, people[number], people[number + 1 :])


def fed_from_above(ring: Ring) -> None:
    """Let everybody beat those below, the head first, until everybody's day is full."""
    people = ring.ranked()
    for number, person in enumerate(people):
        beat(ring, person, people[number + 1 :])


def around_the_clock(ring: Ring) -> None:
    """Do the same as fed from below, in eight sittings three hours apart."""
    for _ in range(8):
        fed_from_below(ring)
        ring.world.wait(ring.world.at + 3 * HOUR)


STRATEGIES: tuple[Strategy, ...] = (duels, tables, fed_from_below, fed_from_above, around_the_clock)
#: The shares of helpers, those with the lowest ratings, that new accounts replace the next day.
REPLACED = (0.0, 0.5, 1.0)


def ring_climb(
    strategy: Strategy, helpers: int, days: int, replaced: float = 0.0, prepared: int = 0
) -> list[tuple[int, int]]:
    """Return what the head has gained after each day: (all-time, season). It starts once the helpers are prepared."""
    world = World()
    (head,) = world.people(1)
    ring = Ring(world, head, world.people(helpers))
    prepare(ring, prepared)
    return days_of(ring, strategy, days, replaced)


def members_climb(strategy: Strategy, members: int, days: int) -> list[tuple[int, int]]:
    """Return the same if the helpers are members of an honest club, as well known as anybody there."""
    world = World()
    known = sorted(club(world, random.Random(1)))[:members]
    (head,) = world.people(1)
    return days_of(Ring(world, head, known), strategy, days, 0.0)


def days_of(ring: Ring, strategy: Strategy, days: int, replaced: float) -> list[tuple[int, int]]:
    """Play so many days."""
    gained = []
    for day in range(days):
        if day:
            kept = len(ring.helpers) - round(replaced * len(ring.helpers))
            ring.helpers = ring.ranked()[1 : 1 + kept] + ring.world.people(len(ring.helpers) - kept)
        ring.world.wait(max(evening(day), ring.world.at + DAY))  # the day before no longer counts
        strategy(ring)
        gained.append((ring.world.gained(ring.head), ring.world.gained(ring.head, season=True)))
    return gained


def prepare(ring: Ring, evenings: int) -> None:
    """Make the helpers known before the season: six rounds of duels each evening, which the lower one wins."""
    rng, world = random.Random(1), ring.world
    for day in range(-evenings, 0):
        world.wait(evening(day) + 2 * HOUR * day // evenings)  # a little later each time, for the same reason
        for _ in range(6):
            people = rng.sample(ring.helpers, len(ring.helpers))
            for pair in zip(people[::2], people[1::2], strict=False):
                low, high = sorted(pair, key=world.mean)
                world.play((low,), (high,))


def most(climbs: Sequence[list[tuple[int, int]]]) -> tuple[int, int, int]:
    """Return what the best of some climbs gained in a day, in all days, and in all days in the season."""
    return max(one[0][0] for one in climbs), max(one[-1][0] for one in climbs), max(one[-1][1] for one in climbs)


def fresh_rings(helpers: int) -> tuple[int, int, int]:
    """Return the most that any strategy gains with so many new accounts."""
    return most([ring_climb(one, helpers, WEEK, part) for one, part in product(STRATEGIES, REPLACED)])


def prepared_rings(helpers: int, evenings: int) -> tuple[int, int, int]:
    """Return the most that any strategy gains with accounts prepared for so many evenings."""
    return most([ring_climb(one, helpers, WEEK, 0.0, evenings) for one in STRATEGIES])


def honest(share: float, days: int, seeds: int) -> tuple[int, int, int]:
    """Return what an honest climb gains on average."""
    climbs = [honest_climb(share, days, seed) for seed in range(seeds)]
    return tuple(round(mean(one[day][when] for one in climbs)) for day, when in ((0, 0), (-1, 0), (-1, 1)))  # type: ignore[return-value]


def heading(*names: str) -> None:
    """Print the first two lines of a table."""
    print(f"\n| {' | '.join(names)} |\n|{'---|' * len(names)}")


def row(name: str, gained: Sequence[int]) -> None:
    """Print a row of a table."""
    print(f"| {name} | {' | '.join(f'+{points}' for points in gained)} |", flush=True)


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--helpers", type=lambda text: tuple(map(int, text.split(","))), default=HELPERS)
    chosen = parser.parse_args()
    several = [helpers for helpers in chosen.helpers if helpers > 1]
    heading("who climbs", "a day", "a week", "a week, season")
    for share in SHARES:
        row(f"somebody who wins {share:.0%} of honest games", honest(share, WEEK, chosen.seeds))
    for helpers in chosen.helpers:
        row(f"the head of a ring of {helpers}", fresh_rings(helpers))
    for evenings in PREPARED:
        heading(f"after {evenings} evenings of preparation", "a day", "a week", "a week, season")
        for helpers in several:
            row(f"the head of a ring of {helpers}", prepared_rings(helpers, evenings))
        row(f"somebody who wins 80% on {evenings + WEEK} evenings", honest(SHARES[0], evenings + WEEK, chosen.seeds))
    heading("with members as helpers", "a day", "a week", "a week, season")
    for members in (1, 2, 3):
        climbs = [members_climb(one, members, WEEK) for one in STRATEGIES]
        row(f"somebody for whom {members} old members lose on purpose", most(climbs))
    row("somebody who never loses", honest(ALWAYS, WEEK, chosen.seeds))
    print("\nFive friends who play with nobody else, by how many points an evening moves them:")
    for name, some in (("first week", slice(0, 7)), ("third month", slice(60, 90))):
        moved = [abs(points) for seed in range(chosen.seeds) for day in friends(90, seed)[some] for points in day]
        print(f"{name}: {mean(moved):.0f} on average, none at all in {moved.count(0) / len(moved):.1%}")


if __name__ == "__main__":
    main()
