"""One server's ratings, growing game by game. Part of ratings/: imports rules, ratings.

A `Ladder` depends on its games and nothing else: the same games in the same order give the same bits. Nothing in it
depends on the order of a dictionary. Its `Sums` can be stored, restored and grown without the games behind them.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from ratings.counted import Counted, Moved
from ratings.judging import LEAST_GAMES, Groups, Judged, Outcome, Why, judge, people
from ratings.model import NEW, Rating, deviation, exact, points, rate, weighed
from ratings.seasons import season_of
from ratings.tallies import Tally, beginning, linked, pack_ratings, unpack_ratings
from ratings.weighing import Weighing, Weight
from rules import is_luck
from rules.table.results import GameResult

_encode = json.JSONEncoder(separators=(",", ":")).encode


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


class Sums:
    """What the games of one server came to: everybody's standings, without the games behind them (rule 1)."""

    def __init__(self) -> None:
        self.apart: Counter[tuple[Scope, Why]] = Counter()
        #: The place of the last game in the order (rule 11), and how many games there are.
        self.last: tuple[int, str] = (0, "")
        self.count = 0
        self._standings: dict[Scope, dict[int, Standing]] = {}
        self._weighings: dict[str | None, Weighing] = {}
        self._tables: dict[str, int] = {}
        self._chain = beginning()
        self._fresh: dict[str, Tally] = {}

    def add(self, result: GameResult, tally: Tally | None = None) -> Counted:
        """Count one more game; a stored tally saves the work if it is right. Raises OutOfOrder."""
        if in_order(result) <= self.last:
            raise OutOfOrder(result.table)
        self._chain = linked(self._chain, result)
        counted = self._count(result, tally)
        if counted.why is not None:
            for scope in _scopes(result):
                self.apart[scope, counted.why] += 1
        self._tables[result.table] = self.count
        self.count += 1
        self.last = in_order(result)
        return counted

    def has(self, table: str) -> bool:
        """Whether the game of a table has been counted since these sums were made or restored."""
        return table in self._tables

    def weighing(self, game: str | None = None) -> Weighing:
        """The memory behind a game's weights: each game of luck has its own, all games of skill share one (rule 16)."""
        kind = game if game is not None and is_luck(game) else None
        return self._weighings.setdefault(kind, Weighing())

    def unsaved(self) -> dict[str, Tally]:
        """Tallies of games that had to be counted, by table; each is returned once."""
        fresh, self._fresh = self._fresh, {}
        return fresh

    def standing(self, scope: Scope, person: int) -> Standing:
        """A person's standing; a newcomer's if nothing is rated yet."""
        return self._standings.get(scope, {}).get(person) or Standing(person)

    def standings(self, scope: Scope) -> tuple[Standing, ...]:
        """Everyone with a rated game in the scope, by id."""
        found = self._standings.get(scope, {})
        return tuple(found[person] for person in sorted(found))

    def scopes(self) -> tuple[Scope, ...]:
        """Every scope with a rated game, sorted."""
        return tuple(sorted(self._standings, key=_by_name))

    def seasons(self) -> tuple[str, ...]:
        """The seasons with a rated game, the latest first."""
        return tuple(sorted({scope.season for scope in self._standings if scope.season is not None}, reverse=True))

    def bits(self) -> Iterator[str]:
        """Every rating to the last bit, a line each and sorted, so that rebuilds can be compared (rule 14)."""
        for scope in self.scopes():
            for one in self.standings(scope):
                rating = f"{one.rating.mu.hex()} {one.rating.sigma.hex()}"
                counts = f"{one.games} {one.wins} {one.placed} {one.draws}"
                yield f"{scope.game or '*'} {scope.season or '*'} {one.person} {rating} {counts}"

    def lines(self) -> Iterator[str]:
        """All of it as lines of JSON, from which `restored` makes the same sums, to the last bit."""
        yield _encode([beginning().hex(), self._chain.hex(), self.count, *self.last])
        apart = sorted(self.apart.items(), key=lambda one: (_by_name(one[0][0]), one[0][1].value))
        yield _encode([(*scope, why.value, count) for (scope, why), count in apart])
        yield _encode(
            [(kind, self._weighings[kind].state()) for kind in sorted(self._weighings, key=lambda one: one or "")]
        )
        for scope in self.scopes():
            rows = [
                (one.person, *one.rating, one.games, one.wins, one.placed, one.draws) for one in self.standings(scope)
            ]
            yield _encode([*scope, rows])

    @classmethod
    def restored(cls, lines: Iterable[str]) -> "Sums | None":
        """The sums in these lines; None if they were made by other rules or other arithmetic, or can't be read."""
        try:
            return cls._read(map(json.loads, lines))
        except (ValueError, TypeError, StopIteration):
            return None

    @staticmethod
    def _read(told: Iterator[Any]) -> "Sums | None":
        made, chain, count, *last = next(told)
        if made != beginning().hex():
            return None
        found = Sums()
        found._chain, found.count, found.last = bytes.fromhex(chain), count, (last[0], last[1])
        for game, season, why, games in next(told):
            found.apart[Scope(game, season), Why(why)] = games
        found._weighings = {kind: Weighing.restored(state) for kind, state in next(told)}
        for game, season, rows in told:
            found._standings[Scope(game, season)] = {
                person: Standing(person, Rating(mu, sigma), *counts) for person, mu, sigma, *counts in rows
            }
        return found

    def _count(self, result: GameResult, tally: Tally | None) -> Counted:
        judged = judge(result)
        if judged.why is not None:
            return Counted(result, why=judged.why)
        weighing = self.weighing(result.game)
        found = weighing.weigh(result.ended_at, judged.parts)
        weights = {person: weight for person, weight in found.items() if isinstance(weight, Weight)}
        parts, apart = judged.parts, judged.apart
        if len(weights) < len(parts):
            if not weights:
                return Counted(result, why=Why.REPEATED if Why.REPEATED in found.values() else Why.FULL)
            parts = tuple(part for part in parts if part.person in weights)
            apart += tuple((person, why) for person, why in found.items() if isinstance(why, Why))
        weighing.note(result.ended_at, _counting(judged), weights)
        counted = Counted(result, parts, weights, apart=apart)
        scopes = [self._standings.setdefault(scope, {}) for scope in _scopes(result)]
        after = unpack_ratings(tally, self._chain, len(scopes) * len(parts))
        if after is None:
            after = [rating for known in scopes for rating in _rated(counted, known)]
            self._fresh[result.table] = Tally(self._chain, pack_ratings(after))
        ratings = iter(after)
        for known, told in zip(scopes, (counted.moves, None, counted.overall, None), strict=False):
            _move(counted, known, ratings, told)
        return counted


class Ladder(Sums):
    """The ratings of one server and all the games behind them (rule 1)."""

    def __init__(self, results: Iterable[GameResult] = ()) -> None:
        super().__init__()
        self.games: list[Counted] = []
        self._of: dict[int, list[int]] = {}
        for result in results:
            self.add(result)

    def add(self, result: GameResult, tally: Tally | None = None) -> Counted:
        """Count one more game; a stored tally saves the work if it is right. Raises OutOfOrder."""
        counted = super().add(result, tally)
        for person in people(result):
            self._of.setdefault(person, []).append(len(self.games))
        self.games.append(counted)
        return counted

    def counted(self, table: str) -> Counted | None:
        """How the game of a table was counted; None if it wasn't."""
        number = self._tables.get(table)
        return None if number is None else self.games[number]

    def games_of(self, person: int) -> tuple[Counted, ...]:
        """All games of a person on this server, rated or not, the latest first."""
        return tuple(self.games[number] for number in reversed(self._of.get(person, ())))


def _counting(judged: Judged) -> Iterable[int]:
    """Everyone who counts in a game, whether it moves them or not (rule 4)."""
    return {who for part in judged.parts for group in part.groups for who in group}


def _rated(counted: Counted, known: Mapping[int, Standing]) -> Iterator[Rating]:
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
        yield weighed(before[part.person], after[part.person], counted.weights[part.person].weight)


def _move(
    counted: Counted, known: dict[int, Standing], after: Iterator[Rating], told: dict[int, Moved] | None = None
) -> None:
    """Give these people their new ratings; `told` records the moves."""
    for (person, _, outcome, _), rating in zip(counted.parts, after, strict=False):
        one = known.get(person)
        if one is None:
            one = known[person] = Standing(person)
        if told is not None:
            told[person] = Moved(one.rating, rating, one.games + 1)
        one.rating = rating
        one.games += 1
        one.wins += outcome is Outcome.WON
        one.placed += outcome is Outcome.PLACED
        one.draws += outcome is Outcome.DRAWN


def by_rating(standings: Iterable[Standing]) -> list[tuple[int, Standing]]:
    """Ranked people with their places, by points (rule 17)."""
    found = sorted((one for one in standings if one.ranked), key=lambda one: (-exact(one.rating), one.person))
    return _placed(found, [one.points for one in found])


def by_wins(standings: Iterable[Standing]) -> list[tuple[int, Standing]]:
    """Ranked people with their places, by wins (rule 17)."""
    found = sorted(
        (one for one in standings if one.ranked),
        key=lambda one: (-one.wins, one.games, -exact(one.rating), one.person),
    )
    return _placed(found, [one.wins for one in found])


def by_games(standings: Iterable[Standing]) -> list[Standing]:
    """People who aren't ranked yet, most games first (rule 17)."""
    return sorted(standings, key=lambda one: (-one.games, -exact(one.rating), one.person))


def _placed(found: list[Standing], numbers: list[int]) -> list[tuple[int, Standing]]:
    places: list[tuple[int, Standing]] = []
    for ahead, (one, number) in enumerate(zip(found, numbers, strict=True)):
        level = ahead > 0 and numbers[ahead - 1] == number
        places.append((places[-1][0] if level else ahead + 1, one))
    return places


def _by_name(scope: Scope) -> tuple[str, str]:
    return scope.game or "", scope.season or ""


def _scopes(result: GameResult) -> tuple[Scope, ...]:
    """The ratings that a game moves: in itself and, but for a game of luck, in all games (rule 16)."""
    season = season_of(result.ended_at)
    own = Scope(result.game), Scope(result.game, season)
    return own if is_luck(result.game) else (*own, Scope(), Scope(None, season))
