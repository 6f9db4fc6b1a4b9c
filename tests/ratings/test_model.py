"""The arithmetic of ratings is openskill's, to the last bit."""

import random

import pytest

from ratings.model import NEW, Groups, Rating, by_openskill, rate


def drawn(rng: random.Random) -> Groups:
    """Two to sixteen people with newcomers among them, some of them tied, of all strengths."""
    people = [
        NEW if rng.random() < 0.2 else Rating(rng.uniform(-20, 70), rng.choice((8.0, 2.0, 0.5)) * rng.random() + 0.05)
        for _ in range(rng.choice((2, 2, 2, 3, 4, 6, 11, 16)))
    ]
    groups: list[list[Rating]] = []
    for one in people:
        if groups and rng.random() < 0.25:
            groups[-1].append(one)
        else:
            groups.append([one])
    return groups


@pytest.mark.parametrize("seed", range(4))
def test_every_rating_has_the_bits_of_openskill(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(1000):
        groups = drawn(rng)
        assert rate(groups) == by_openskill(groups)


def test_ratings_stay_those_of_openskill_along_a_career() -> None:
    rng = random.Random(7)
    people = dict.fromkeys(range(12), NEW)
    for _ in range(1000):
        who = rng.sample(sorted(people), rng.choice((2, 2, 3, 5)))
        groups = [[people[person]] for person in who]
        after = rate(groups)
        assert after == by_openskill(groups)
        people.update(zip(who, (rating for (rating,) in after), strict=True))
