"""The arithmetic of ratings, and the numbers that are shown. Part of ratings/: imports openskill."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """What is known about a person's strength: a mean and a deviation (rule 10)."""

    mu: float
    sigma: float


NEW = Rating(25.0, 25.0 / 3.0)
BETA, KAPPA, TAU = 25.0 / 6.0, 0.0001, 25.0 / 300.0
#: A newcomer's points, and how many points a unit of the model is worth.
BASE, SCALE = 1500, 40
_MODEL = PlackettLuce(mu=NEW.mu, sigma=NEW.sigma, beta=BETA, kappa=KAPPA, tau=TAU, limit_sigma=False)

Groups = Sequence[Sequence[Rating]]


def rate(groups: Groups) -> tuple[tuple[Rating, ...], ...]:
    """The ratings after a whole game, in the shape of those before: groups of tied people, best first (rule 12)."""
    before = [rating for group in groups for rating in group]
    places = [float(place) for place, group in enumerate(groups) for _ in group]
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    moved = iter(Rating(new.mu, new.sigma) for (new,) in _MODEL.rate(teams, ranks=places))
    return tuple(tuple(next(moved) for _ in group) for group in groups)


def weighed(old: Rating, new: Rating, weight: float) -> Rating:
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
