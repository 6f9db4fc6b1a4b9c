"""The arithmetic of ratings, and the numbers that are shown. Part of ratings/: imports openskill, when asked for it."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple


class Rating(NamedTuple):
    """What is known about a person's strength: a mean and a deviation (rule 10)."""

    mu: float
    sigma: float


NEW = Rating(25.0, 25.0 / 3.0)
BETA, KAPPA, TAU = 25.0 / 6.0, 0.0001, 25.0 / 300.0
#: A newcomer's points, and how many points a unit of the model is worth.
BASE, SCALE = 1500, 40
_BETA_SQUARED, _TAU_SQUARED = BETA**2, TAU * TAU

Groups = Sequence[Sequence[Rating]]


def rate(groups: Groups) -> tuple[tuple[Rating, ...], ...]:
    """The ratings after a whole game, in the shape of those before: groups of tied people, best first (rule 12).

    This is openskill's arithmetic for teams of one, operation by operation and in its order, without its objects: the
    bits are those of `by_openskill`, in a fraction of the time.
    """
    before = [rating for group in groups for rating in group]
    spreads = [sqrt(sigma * sigma + _TAU_SQUARED) for _, sigma in before]
    squares = [spread**2 for spread in spreads]
    c = 0.0
    for square in squares:
        c += square + _BETA_SQUARED
    c = sqrt(c)
    strengths = [exp(mu / c) for mu, _ in before]
    #: Of each person: the strength of everyone level or behind, and how many are level.
    levels: list[tuple[float, int]] = []
    moved = []
    for group in groups:
        first, together = len(levels), 0.0
        for strength in strengths[first:]:
            together += strength
        levels += [(together, len(group))] * len(group)
        moved.append(
            tuple(
                _move(before[own].mu, spreads[own], squares[own], c, strengths[own], own, levels)
                for own in range(first, len(levels))
            )
        )
    return tuple(moved)


def _move(
    mu: float, spread: float, square: float, c: float, strength: float, own: int, levels: Sequence[tuple[float, int]]
) -> Rating:
    """A person's new rating; `levels` has everyone level or ahead."""
    omega = delta = 0.0
    for other, (together, level) in enumerate(levels):
        share = strength / together
        delta += share * (1 - share) / level
        if other == own:
            omega += (1 - share) / level
        else:
            omega -= share / level
    omega *= square / c
    delta *= square / c**2
    delta *= sqrt(square) / c
    return Rating(mu + omega, spread * sqrt(max(1 - delta, KAPPA)))


def by_openskill(groups: Groups) -> tuple[tuple[Rating, ...], ...]:
    """The same by the library itself, to which tests hold `rate`."""
    from openskill.models import PlackettLuce  # nobody waits for it at a start

    model = PlackettLuce(mu=NEW.mu, sigma=NEW.sigma, beta=BETA, kappa=KAPPA, tau=TAU, limit_sigma=False)
    places = [float(place) for place, group in enumerate(groups) for _ in group]
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for group in groups for rating in group]
    moved = iter(Rating(new.mu, new.sigma) for (new,) in model.rate(teams, ranks=places))
    return tuple(tuple(next(moved) for _ in group) for group in groups)


def apply_weight(old: Rating, new: Rating, weight: float) -> Rating:
    """Apply a weight (rule 13). A weight of 1 skips the arithmetic, so that no bit is lost."""
    if weight == 1.0:
        return new
    return Rating(old.mu + weight * (new.mu - old.mu), old.sigma + weight * (new.sigma - old.sigma))


def points(rating: Rating) -> int:
    """The points that are shown (rule 15)."""
    return round(BASE + SCALE * ((rating.mu - rating.sigma) - (NEW.mu - NEW.sigma)))


def deviation(rating: Rating) -> int:
    """The ± in points (rule 15)."""
    return round(SCALE * rating.sigma)


def exact(rating: Rating) -> float:
    """The points before scaling and rounding, by which people are ranked (rule 17)."""
    return rating.mu - rating.sigma


def chance_to_win(own: Rating, others: Sequence[Rating]) -> float:
    """The model's chance that this person comes first, 0 to 1 (rule 12)."""
    everybody = (own, *others)
    c = sqrt(sum(rating.sigma**2 + BETA**2 for rating in everybody))
    strengths = [exp(rating.mu / c) for rating in everybody]
    return strengths[0] / sum(strengths)
