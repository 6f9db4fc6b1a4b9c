"""How a game was counted. Part of ratings/: imports rules, ratings."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ratings.judging import LEAST_GAMES, Groups, Part, WhyUnrated
from ratings.model import Rating
from ratings.weighing import Pairs, Weight
from rules.table.results import GameResult


class RatingChange(NamedTuple):
    """A person's rating before and after a game, and the rated games behind it, this one included."""

    before: Rating
    after: Rating
    games: int

    @property
    def ranked(self) -> bool:
        """Whether the person is ranked after this game (rule 17)."""
        return self.games >= LEAST_GAMES


@dataclass(frozen=True, slots=True)
class Counted:
    """A game as it was counted: whom it moved, best first, and how much it weighed for each; or why it wasn't rated.

    `apart` has the people whom it didn't move, and why. `moves` are all-time ratings in the game itself, `overall`
    those in all games together, empty for a game of luck (rule 16). `met` has the pairs for which it counts (rule 6).
    """

    result: GameResult
    parts: tuple[Part, ...] = ()
    weights: Mapping[int, Weight] = field(default_factory=dict)
    why: WhyUnrated | None = None
    apart: tuple[tuple[int, WhyUnrated], ...] = ()
    moves: dict[int, RatingChange] = field(default_factory=dict)
    overall: dict[int, RatingChange] = field(default_factory=dict)
    met: Pairs = ()

    @property
    def groups(self) -> Groups:
        """The people whom the game moved, by place, best first."""
        groups: dict[int, list[int]] = {}
        for part in self.parts:
            groups.setdefault(part.place, []).append(part.person)
        return tuple(tuple(group) for group in groups.values())

    def part(self, person: int) -> Part | None:
        """What the game says about a person; None if it didn't move them."""
        return next((part for part in self.parts if part.person == person), None)

    def place(self, person: int) -> int | None:
        """The person's place, from 1 and shared by tied people; None if the game didn't move them (rule 18)."""
        part = self.part(person)
        return None if part is None else part.place

    def why_not(self, person: int) -> WhyUnrated | None:
        """Why the game didn't move a person; None if it did."""
        return self.why or dict(self.apart).get(person)

    def ahead(self, person: int, other: int) -> int:
        """Whether a person finished ahead of another (1) or behind (-1); 0 if tied or not compared (rule 5)."""
        part = self.part(person)
        places = {who: place for place, group in enumerate(part.groups if part else ()) for who in group}
        own, theirs = places.get(person, 0), places.get(other)
        return 0 if theirs is None else (own < theirs) - (theirs < own)
