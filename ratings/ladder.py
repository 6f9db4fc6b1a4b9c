"""One server's ratings, growing game by game. Part of ratings/: imports rules, ratings.

A `Ladder` depends on its games and nothing else: the same games in the same order give the same bits. Nothing in it
depends on the order of a dictionary.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from ratings.counted import CountedGame, RatingChange
from ratings.judging import LEAST_GAMES, Groups, Judged, PersonalOutcome, WhyUnrated, judge
from ratings.model import NEW, Rating, apply_weight, deviation, exact, points, rate
from ratings.seasons import season_of
from ratings.weighing import NOTHING, Before, RecentGames, Weight
from rules import is_luck
from rules.table.results import Earlier, GameResult


class OutOfOrder(ValueError):
    """A game ended before one that is already counted, so the ladder must be rebuilt."""


class Scope(NamedTuple):
    """Which games a rating takes in: one game or (None) all games of skill, one season or (None) all time (rule 16)."""

    game: str | None = None
    season: str | None = None


@dataclass(slots=True)
class Standing:
    """A person's rating in a scope, and how their rated games there went (rule 18)."""

    person: int
    rating: Rating = NEW
    games: int = 0
    wins: int = 0
    placed: int = 0
    draws: int = 0
    #: The sum of the weights of these games (rule 9).
    weight: float = 0.0

    @property
    def losses(self) -> int:
        """Rated games that were lost (rule 18)."""
        return self.games - self.wins - self.placed - self.draws

    @property
    def points(self) -> int:
        """The points that are shown (rule 15)."""
        return points(self.rating)

    @property
    def deviation(self) -> int:
        """The ± in points (rule 15)."""
        return deviation(self.rating)

    @property
    def ranked(self) -> bool:
        """Whether the person has enough rated games to be ranked (rule 17)."""
        return self.games >= LEAST_GAMES


def in_order(result: GameResult) -> tuple[int, str]:
    """The key by which games are sorted (rule 11)."""
    return result.ended_at, result.table


class Ladder:
    """The ratings of one server, and the games that were counted (rule 1).

    It can go on from stored standings: those of everybody in the games to come, with a `RecentGames` of their last day.
    """

    def __init__(self, results: Iterable[GameResult] = (), standings: Iterable[tuple[Scope, Standing]] = ()) -> None:
        self.games: list[CountedGame] = []
        self._standings: dict[Scope, dict[int, Standing]] = {}
        self._weighings: dict[str | None, RecentGames] = {}
        for scope, standing in standings:
            self._standings.setdefault(scope, {})[standing.person] = standing
        for result in results:
            self.add(result)

    def add(self, result: GameResult) -> CountedGame:
        """Count one more game. Raises OutOfOrder."""
        if self.games and in_order(result) <= in_order(self.games[-1].result):
            raise OutOfOrder(result.table)
        counted = self._count(result)
        self.games.append(counted)
        return counted

    def weighing(self, game: str) -> RecentGames:
        """The memory behind a game's weights: each game of luck has its own, all games of skill share one (rule 16)."""
        return self._weighings.setdefault(_kind(game).game, RecentGames())

    def since_erased(self, result: GameResult, stand_ins: Mapping[int, int]) -> GameResult:
        """The same game with what its people had played under the numbers that have taken their ids' places lately."""
        weighing, at = self.weighing(result.game), result.ended_at
        ids = [
            () if one.person is None else tuple({one.person: 0, stand_ins.get(one.person, one.person): 0})
            for one in result.sitters
        ]
        lately = {one: weighing.lately(at, one) for own in ids for one in own}
        met = (
            (a, b, _count_meetings_before(lately, mine, ids[b]))
            for a, mine in enumerate(ids)
            for b in range(a + 1, len(ids))
        )
        spent = tuple(sum(lately[one][0] for one in own[1:]) for own in ids)
        found = tuple(pair for pair in met if pair[2])
        return replace(result, earlier=Earlier(found, spent)) if found or any(spent) else result

    def standing(self, scope: Scope, person: int) -> Standing:
        """A person's standing; a newcomer's if nothing is rated yet."""
        return self._standings.get(scope, {}).get(person) or Standing(person)

    def standings(self, scope: Scope) -> tuple[Standing, ...]:
        """Everyone with a rated game in the scope, by id."""
        found = self._standings.get(scope, {})
        return tuple(found[person] for person in sorted(found))

    def scopes(self) -> tuple[Scope, ...]:
        """Every scope with a rated game, sorted."""
        return tuple(sorted(self._standings, key=lambda scope: (scope.game or "", scope.season or "")))

    def bits(self) -> Iterator[str]:
        """Every rating to the last bit, a line each and sorted, so that rebuilds can be compared (rule 14)."""
        for scope in self.scopes():
            for one in self.standings(scope):
                rating = f"{one.rating.mu.hex()} {one.rating.sigma.hex()}"
                counts = f"{one.games} {one.wins} {one.placed} {one.draws}"
                yield f"{scope.game or '*'} {scope.season or '*'} {one.person} {rating} {counts}"

    def _count(self, result: GameResult) -> CountedGame:
        judged = judge(result)
        if judged.why is not None:
            return CountedGame(result, why=judged.why)
        weighing, before, known = self.weighing(result.game), _before(result), self._standings.get(_kind(result.game))
        found = weighing.weigh(result.ended_at, judged.parts, known or {}, before)
        weights = {person: weight for person, weight in found.items() if isinstance(weight, Weight)}
        parts, apart = judged.parts, judged.apart
        if len(weights) < len(parts):
            if not weights:
                return CountedGame(
                    result, why=WhyUnrated.REPEATED if WhyUnrated.REPEATED in found.values() else WhyUnrated.FULL
                )
            parts = tuple(part for part in parts if part.person in weights)
            apart += tuple((person, why) for person, why in found.items() if isinstance(why, WhyUnrated))
        met = weighing.note(result.ended_at, _counting(judged), weights, before)
        counted = CountedGame(result, parts, weights, apart=apart, met=met)
        for scope, told in zip(scopes_of(result), (counted.moves, None, counted.overall, None), strict=False):
            known = self._standings.setdefault(scope, {})
            _move(counted, known, list(_rate(counted, known)), told)
        return counted


def _count_meetings_before(
    lately: Mapping[int, tuple[float, Mapping[int, int]]], mine: tuple[int, ...], theirs: tuple[int, ...]
) -> int:
    """How often two have met, but not under the ids that both have now, which come first."""
    pairs = [(one, other) for one in mine for other in theirs][1:]
    return sum(lately[one][1].get(other, 0) for one, other in pairs)


def _before(result: GameResult) -> Before:
    """What its people had played before they were erased, by their ids."""
    if result.earlier is None:
        return NOTHING
    who = [one.person or 0 for one in result.sitters]
    met = {pair: times for a, b, times in result.earlier.met for pair in ((who[a], who[b]), (who[b], who[a]))}
    return Before(met, dict(zip(who, result.earlier.spent, strict=False)))


def _counting(judged: Judged) -> Iterable[int]:
    """Everyone who counts in a game, whether it moves them or not (rule 4), in an order that depends on no id."""
    return dict.fromkeys(who for part in judged.parts for group in part.groups for who in group)


def _rate(counted: CountedGame, known: Mapping[int, Standing]) -> Iterator[Rating]:
    """The new ratings of everyone the game moves, each compared with their own opponents (rule 13)."""
    groups: Groups = ()
    before: dict[int, Rating] = {}
    after: dict[int, Rating] = {}
    for part in counted.parts:
        if part.groups is not groups:  # all have the same ones where nobody left
            groups = part.groups
            before = {who: known[who].rating if who in known else NEW for group in groups for who in group}
            moved = rate([[before[who] for who in group] for group in groups])
            after = dict(zip(before, (rating for group in moved for rating in group), strict=True))
        yield apply_weight(before[part.person], after[part.person], counted.weights[part.person].weight)


def _move(
    counted: CountedGame, known: dict[int, Standing], after: Iterable[Rating], told: dict[int, RatingChange] | None
) -> None:
    """Give these people their new ratings; `told` records the moves."""
    for (person, _, outcome, _), rating in zip(counted.parts, after, strict=True):
        one = known.get(person)
        if one is None:
            one = known[person] = Standing(person)
        if told is not None:
            told[person] = RatingChange(one.rating, rating, one.games + 1)
        one.rating = rating
        one.games += 1
        one.wins += outcome is PersonalOutcome.WON
        one.placed += outcome is PersonalOutcome.PLACED
        one.draws += outcome is PersonalOutcome.DRAWN
        one.weight += counted.weights[person].weight


def by_rating(standings: Iterable[Standing]) -> list[tuple[int, Standing]]:
    """Ranked people with their places, by points (rule 17)."""
    found = sorted((one for one in standings if one.ranked), key=lambda one: (-exact(one.rating), one.person))
    return _add_places(found, [one.points for one in found])


def by_wins(standings: Iterable[Standing]) -> list[tuple[int, Standing]]:
    """Ranked people with their places, by wins (rule 17)."""
    found = sorted(
        (one for one in standings if one.ranked),
        key=lambda one: (-one.wins, one.games, -exact(one.rating), one.person),
    )
    return _add_places(found, [one.wins for one in found])


def by_games(standings: Iterable[Standing]) -> list[Standing]:
    """People who aren't ranked yet, most games first (rule 17)."""
    return sorted(standings, key=lambda one: (-one.games, -exact(one.rating), one.person))


def _add_places(found: list[Standing], numbers: list[int]) -> list[tuple[int, Standing]]:
    places: list[tuple[int, Standing]] = []
    for ahead, (one, number) in enumerate(zip(found, numbers, strict=True)):
        level = ahead > 0 and numbers[ahead - 1] == number
        places.append((places[-1][0] if level else ahead + 1, one))
    return places


def scopes_of(result: GameResult) -> tuple[Scope, ...]:
    """The ratings that a game moves: in itself and, but for a game of luck, in all games (rule 16)."""
    season = season_of(result.ended_at)
    own = Scope(result.game), Scope(result.game, season)
    return own if is_luck(result.game) else (*own, Scope(), Scope(None, season))


def _kind(game: str) -> Scope:
    """The games that rules 6 to 8 look at for a game: itself if it is one of luck, else all of skill (rule 16)."""
    return Scope(game if is_luck(game) else None)
