"""Games played at random, for the laws to check: all numbers of seats, options alone and in pairs.

Room: tests. May import rules.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Any

from rules.core.errors import BadOptions, BadSeats, Refusal
from rules.core.match import Match
from rules.core.options import Option, Word
from rules.core.pipe import status
from rules.core.plain import plain
from tests.rules.laws.contract import AnyGame, Broken, awaited_kind, awaited_seat, completed, drawn, whistle

#: Events of a game that may go to its end, of one with an option changed, and of one with two.
WHOLE, SOME, FEW = 3000, 300, 40
#: After so many events the host's clock runs out, where a game ends by one.
CLOCK = 150
#: Of more actions than these the first are looked at.
MANY = 1000
#: Numbers of seats up to this are all played; beyond it the greatest only.
ALL_SEATS = 6

Options = Mapping[str, Any]


@dataclass(frozen=True)
class Walk:
    """One game at every moment, starting before its first event."""

    moments: tuple[Match, ...]

    @property
    def begun(self) -> Match:
        """Before the first event."""
        return self.moments[0]

    @property
    def last(self) -> Match:
        """The end, or the last moment that was played."""
        return self.moments[-1]

    def some(self, count: int, salt: str) -> list[Match]:
        """At most so many moments in order, including the last; the same ones for the same salt."""
        earlier = range(len(self.moments) - 1)
        chosen = sorted(Random(salt).sample(earlier, max(0, min(count - 1, len(earlier)))))
        return [*(self.moments[number] for number in chosen), self.last]


class Shelf:
    """A game and its random plays, shared by the laws so that everything is played once."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @cached_property
    def usual(self) -> tuple[Walk, ...]:
        """A game with the usual options for every number of seats, to its end."""
        return tuple(walk(Match.begin(self.game, seats, {}, 5), WHOLE) for seats in self.counts({}))

    @cached_property
    def changed(self) -> tuple[Walk, ...]:
        """The beginning of a game with each offered value of every option, for the fewest and the most seats."""
        ends = [(options, self.counts(options)) for options in self.singles]
        return tuple(
            walk(Match.begin(self.game, seats, options, 6), SOME)
            for options, counts in ends
            for seats in sorted({*counts[:1], *counts[-1:]})
        )

    @cached_property
    def paired(self) -> tuple[Walk, ...]:
        """The beginning of a game with each pair of values of two options, with varying numbers of seats."""
        found = []
        for options in self.doubles:
            counts = self.counts(options)
            match = Match.begin(self.game, counts[len(found) % len(counts)], options, 7)
            found.append(walk(match, FEW))
        return tuple(found)

    @property
    def walks(self) -> tuple[Walk, ...]:
        """Every game that was played."""
        return self.usual + self.changed + self.paired

    def some(self, count: int, salt: str) -> Iterator[Match]:
        """About so many moments, some of each game."""
        each = -(-count // len(self.walks))
        for number, walk in enumerate(self.walks):
            yield from walk.some(each, f"{salt}{number}")

    def few(self, count: int) -> list[Walk]:
        """Some of the games: whole ones first, those with the fewest and the most seats."""
        whole = [*self.usual[:1], *self.usual[1:][-1:]]
        others = [*self.changed, *self.paired]
        return [*whole, *others[:: max(1, len(others) // max(1, count - len(whole)))]][:count]

    @cached_property
    def singles(self) -> tuple[dict[str, Any], ...]:
        """Each offered value of every option that is not its default, with the list of words that goes with it."""
        return tuple(
            completed(self.game, {option.name: value})
            for option in self.game.about.options
            for value in (written(option) or option.offered)
            if value != option.default
        )

    @cached_property
    def doubles(self) -> tuple[dict[str, Any], ...]:
        """Each pair of changed values of two options that go together."""
        pairs = [one | other for one, other in combinations(self.singles, 2) if not one.keys() & other.keys()]
        return tuple(options for options in pairs if self.counts(options))

    def counts(self, options: Options) -> list[int]:
        """The numbers of seats that the options allow: up to six, and the greatest."""
        least, most = self.game.about.seats
        return [seats for seats in sorted({*range(least, min(most, ALL_SEATS) + 1), most}) if self.fits(seats, options)]

    def fits(self, seats: int, options: Options) -> bool:
        """Whether the options allow that many seats."""
        try:
            Match.begin(self.game, seats, options, 0)
        except (BadOptions, BadSeats):
            return False
        return True


def written(option: Option) -> tuple[str, ...]:
    """What somebody may write for a written option."""
    return ("Rovers",) if isinstance(option, Word) and option.free and option.accepts("Rovers") else ()


def step(match: Match, random: Random) -> Match:
    """Play one more event: a chance event, or any legal action; the clock's event when it is due."""
    if awaited_kind(match) is not None:
        return drawn(match)
    if (closing := whistle(match)) is not None and len(match.log) > CLOCK:
        try:
            return match.chance(closing)
        except Refusal:
            pass
    seat, legal = awaited_seat(match), match.legal(MANY)
    if seat is None or not legal:
        raise Broken("a game that is not over awaits chance or a seat that can do something")
    return match.act(seat, random.choice(legal))


def walk(begun: Match, longest: int, seed: object = "") -> Walk:
    """Play a game at random to its end, or for so many events."""
    random, moments = Random(f"{seed}{begun.seats}{sorted(begun.options)}"), [begun]
    while moments[-1].outcome is None and len(moments) <= longest:
        moments.append(step(moments[-1], random))
    return Walk(tuple(moments))


def viewers(match: Match) -> list[int | None]:
    """The onlooker, the first seat, the awaited one and the last."""
    seat = awaited_seat(match)
    return [None, *sorted({0, match.seats - 1, *(() if seat is None else (seat,))})]


def seen(match: Match, viewer: int | None) -> str:
    """A view as text."""
    return json.dumps(plain(match.view(viewer)), sort_keys=True)


def sight(match: Match) -> str:
    """Everything that can be asked about a match, as text."""
    views = [seen(match, viewer) for viewer in viewers(match)]
    return json.dumps([status(match), views, match.legal(MANY), match.turn_began, match.chances])
