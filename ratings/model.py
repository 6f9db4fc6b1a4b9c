"""The numbers: what a game does to ratings, and what of them is shown. Part of ratings/: imports openskill."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """What is believed of a person: a mean and a deviation (rule 10)."""

    mu: float
    sigma: float


NEW = Rating(25.0, 25.0 / 3.0)
BETA, KAPPA, TAU = 25.0 / 6.0, 0.0001, 25.0 / 300.0
#: Points of a newcomer, and points a unit of the model is worth.
BASE, SCALE = 1500, 40
_MODEL = PlackettLuce(mu=NEW.mu, sigma=NEW.sigma, beta=BETA, kappa=KAPPA, tau=TAU, limit_sigma=False)

Groups = Sequence[Sequence[Rating]]


def rate(groups: Groups) -> tuple[tuple[Rating, ...], ...]:
    """The ratings after a whole game, in the shape of those before: groups of level people, best first (rule 12)."""
    before = [rating for group in groups for rating in group]
    places = [float(place) for place, group in enumerate(groups) for _ in group]
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    moved = iter(Rating(new.mu, new.sigma) for (new,) in _MODEL.rate(teams, ranks=places))
    return tuple(tuple(next(moved) for _ in group) for group in groups)


def weighed(old: Rating, new: Rating, weight: float) -> Rating:
    """Rule 13. A whole game is taken as it is, so that no bit is lost by adding a difference again."""
    if weight == 1.0:
        return new
    return Rating(old.mu + weight * (new.mu - old.mu), old.sigma + weight * (new.sigma - old.sigma))


def points(rating: Rating) -> int:
    """What is shown of a rating (rule 15)."""
    return round(BASE + SCALE * ((rating.mu - rating.sigma) - (NEW.mu - NEW.sigma)))


def deviation(rating: Rating) -> int:
    """How sure a rating is, in points (rule 15)."""
    return round(SCALE * rating.sigma)


def exact(rating: Rating) -> float:
    """What ratings are ranked by: the points before anything is scaled or rounded (rule 17)."""
    return rating.mu - rating.sigma


def chance_to_win(own: Rating, others: Sequence[Rating]) -> float:
    """How likely the model thinks that this person comes first, 0 to 1 (rule 12)."""
    everybody = (own, *others)
    c = sqrt(sum(rating.sigma**2 + BETA**2 for rating in everybody))
    strengths = [exp(rating.mu / c) for rating in everybody]
    return strengths[0] / sum(strengths)
