"""One server's ratings, growing game by game. Part of ratings/: imports rules, ratings.

A `Ladder` is the fold of its games and of nothing else: whoever adds the same games in the same order gets the same
bits. Nothing in it depends on the order of a dictionary.
"""

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ratings.judging import LEAST_GAMES, MOST_REPEATED, WINDOW, Why, judge, people
from ratings.model import NEW, Rating, exact, points, rate
from ratings.seasons import season_of
from ratings.tallies import Tally, beginning, linked, pack_ratings, unpack_ratings
from rules.table.results import GameResult


class OutOfOrder(ValueError):
    """A game comes before one that was counted already: the ladder has to be made anew."""


class Scope(NamedTuple):
    """Which games a rating takes in: of one game or (None) all, of one season or (None) all time (rule 13)."""

    game: str | None = None
    season: str | None = None


@dataclass(slots=True)
class Standing:
    """Where a person stands in a scope: the rating, and the rated games there by how they went (rule 15)."""

    person: int
    rating: Rating = NEW
    games: int = 0
    wins: int = 0
    draws: int = 0

    @property
    def losses(self) -> int:
        """Rated games that were neither won nor drawn."""
        return self.games - self.wins - self.draws

    @property
    def points(self) -> int:
        """What is shown of the rating."""
        return points(self.rating)

    @property
    def ranked(self) -> bool:
        """Whether the person has the games that a board asks for (rule 14)."""
        return self.games >= LEAST_GAMES


class Moved(NamedTuple):
    """A person's rating before and after a game."""

    before: Rating
    after: Rating


@dataclass(frozen=True, slots=True)
class Counted:
    """A game as it was counted: its people's places, its weight (0: not rated, for a reason), and whom it moved.

    `repeat` is the number of this game among the same people's rated ones (rule 6). `moves` are those in the game's own
    rating of all time, `overall` those in that of all games.
    """

    result: GameResult
    groups: tuple[tuple[int, ...], ...]
    weight: float
    repeat: int = 1
    why: Why | None = None
    moves: dict[int, Moved] = field(default_factory=dict)
    overall: dict[int, Moved] = field(default_factory=dict)

    def place(self, person: int) -> int | None:
        """The person's place from 1, level people sharing theirs; None where there is none."""
        ahead = 0
        for group in self.groups:
            if person in group:
                return ahead + 1
            ahead += len(group)
        return None

    def won(self, person: int) -> bool:
        """Rule 15."""
        return len(self.groups) > 1 and person in self.groups[0]

    @property
    def drawn(self) -> bool:
        """Rule 15."""
        return len(self.groups) == 1


def in_order(result: GameResult) -> tuple[int, str]:
    """What games are sorted by (rule 8)."""
    return result.ended_at, result.table


class Ladder:
    """The ratings of one server (rule 1)."""

    def __init__(self, results: Iterable[GameResult] = ()) -> None:
        self.games: list[Counted] = []
        self.apart: Counter[tuple[Scope, Why]] = Counter()
        self._standings: dict[Scope, dict[int, Standing]] = {}
        self._recent: dict[tuple[int, ...], deque[int]] = {}
        self._of: dict[int, list[int]] = {}
        self._tables: dict[str, int] = {}
        self._chain = beginning()
        self._fresh: dict[str, Tally] = {}
        for result in results:
            self.add(result)

    @property
    def last(self) -> tuple[int, str]:
        """The place of the last game in the order (rule 8)."""
        return in_order(self.games[-1].result) if self.games else (0, "")

    def add(self, result: GameResult, tally: Tally | None = None) -> Counted:
        """Count one more game; what is remembered of it spares the work if it is right. Raises OutOfOrder."""
        if in_order(result) <= self.last:
            raise OutOfOrder(result.table)
        self._chain = linked(self._chain, result)
        counted = self._count(result, tally)
        if counted.why is not None:
            for scope in _scopes(result):
                self.apart[scope, counted.why] += 1
        number = len(self.games)
        self.games.append(counted)
        self._tables[result.table] = number
        for person in people(result):
            self._of.setdefault(person, []).append(number)
        return counted

    def unsaved(self) -> dict[str, Tally]:
        """The tallies of games that had to be counted, by table; each is given once."""
        fresh, self._fresh = self._fresh, {}
        return fresh

    def counted(self, table: str) -> Counted | None:
        """How the game of a table was counted, None if it was not."""
        number = self._tables.get(table)
        return None if number is None else self.games[number]

    def games_of(self, person: int) -> tuple[Counted, ...]:
        """All games of a person in this server, the last one first, rated or not."""
        return tuple(self.games[number] for number in reversed(self._of.get(person, ())))

    def standing(self, scope: Scope, person: int) -> Standing:
        """Where a person stands; a newcomer where nothing was rated yet."""
        return self._standings.get(scope, {}).get(person) or Standing(person)

    def standings(self, scope: Scope) -> tuple[Standing, ...]:
        """Everybody with a rated game in the scope, by id."""
        found = self._standings.get(scope, {})
        return tuple(found[person] for person in sorted(found))

    def seasons(self) -> tuple[str, ...]:
        """The seasons with a rated game, the latest first."""
        return tuple(sorted({scope.season for scope in self._standings if scope.season is not None}, reverse=True))

    def bits(self) -> Iterator[str]:
        """Every rating to the last bit, one line each, in one order: what a rebuild is compared by (rule 11)."""
        for scope in sorted(self._standings, key=lambda scope: (scope.game or "", scope.season or "")):
            for one in self.standings(scope):
                numbers = f"{one.rating.mu.hex()} {one.rating.sigma.hex()} {one.games} {one.wins} {one.draws}"
                yield f"{scope.game or '*'} {scope.season or '*'} {one.person} {numbers}"

    def _count(self, result: GameResult, tally: Tally | None) -> Counted:
        judged = judge(result)
        if judged.why is not None:
            return Counted(result, judged.groups, 0.0, why=judged.why)
        repeat = self._repeat(result)
        if repeat > MOST_REPEATED:
            return Counted(result, judged.groups, 0.0, repeat, Why.REPEATED)
        self._recent[people(result)].append(result.ended_at)
        counted = Counted(result, judged.groups, 1.0 / repeat, repeat)
        moved = [[self._standing(scope, who) for group in judged.groups for who in group] for scope in _scopes(result)]
        after = unpack_ratings(tally, self._chain, sum(map(len, moved)))
        if after is None:
            after = [rating for standings in moved for rating in _rated(counted, standings)]
            self._fresh[result.table] = Tally(self._chain, pack_ratings(after))
        everywhere, here, *seasons = moved
        ratings = iter(after)
        _move(counted, everywhere, ratings, counted.overall)
        _move(counted, here, ratings, counted.moves)
        for standings in seasons:
            _move(counted, standings, ratings)
        return counted

    def _standing(self, scope: Scope, person: int) -> Standing:
        known = self._standings.setdefault(scope, {})
        if person not in known:
            known[person] = Standing(person)
        return known[person]

    def _repeat(self, result: GameResult) -> int:
        """The number of this game among the rated ones of the same people in a day (rule 6)."""
        recent = self._recent.setdefault(people(result), deque())
        while recent and recent[0] <= result.ended_at - WINDOW:
            recent.popleft()
        return len(recent) + 1


def _rated(counted: Counted, standings: Sequence[Standing]) -> Iterator[Rating]:
    """What the game makes of these people's ratings, who stand in its order (rule 9)."""
    before = iter(one.rating for one in standings)
    groups = [[next(before) for _ in group] for group in counted.groups]
    for group in rate(groups, counted.weight):
        yield from group


def _move(
    counted: Counted, standings: Sequence[Standing], after: Iterator[Rating], told: dict[int, Moved] | None = None
) -> None:
    """Move these people, who stand in the game's order, to their next ratings; `told` is where that is written down."""
    drawn, winners = counted.drawn, () if counted.drawn else counted.groups[0]
    for one, rating in zip(standings, after, strict=False):
        if told is not None:
            told[one.person] = Moved(one.rating, rating)
        one.rating = rating
        one.games += 1
        one.wins += one.person in winners
        one.draws += drawn


def by_rating(standings: Iterable[Standing]) -> list[tuple[int, Standing]]:
    """The ranked ones with their places, by points (rule 14)."""
    found = sorted((one for one in standings if one.ranked), key=lambda one: (-exact(one.rating), one.person))
    return _placed(found, [one.points for one in found])


def by_wins(standings: Iterable[Standing]) -> list[tuple[int, Standing]]:
    """The ranked ones with their places, by wins (rule 14)."""
    found = sorted(
        (one for one in standings if one.ranked),
        key=lambda one: (-one.wins, one.games, -exact(one.rating), one.person),
    )
    return _placed(found, [one.wins for one in found])


def _placed(found: list[Standing], numbers: list[int]) -> list[tuple[int, Standing]]:
    places: list[tuple[int, Standing]] = []
    for ahead, (one, number) in enumerate(zip(found, numbers, strict=True)):
        level = ahead > 0 and numbers[ahead - 1] == number
        places.append((places[-1][0] if level else ahead + 1, one))
    return places


def _scopes(result: GameResult) -> tuple[Scope, ...]:
    """The four ratings that a game moves (rule 13)."""
    season = season_of(result.ended_at)
    return Scope(), Scope(result.game), Scope(None, season), Scope(result.game, season)
