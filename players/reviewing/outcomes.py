"""Everything that chance may do at one moment of a game, and how likely each is. Part of players/reviewing."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from rules.core.chance import Rng
from rules.core.match import Match

#: More different events than these, or more ways to draw them, aren't told apart: a deal of cards, say.
MOST_EVENTS, MOST_WAYS = 12, 1500


class _Script(Rng):
    """A stream whose numbers are given; those after them are 0. It notes how many numbers each could have been."""

    __slots__ = ("_given", "bounds")

    def __init__(self, given: Sequence[int]) -> None:
        super().__init__(b"", 0)
        self._given = given
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        """The next given number."""
        place = len(self.bounds)
        self.bounds.append(bound)
        return self._given[place] if place < len(self._given) else 0


def outcomes(match: Match) -> Mapping[str, float] | None:
    """The chance events that may happen now, as notations, each with its probability; None if there are too many.

    It must be chance that acts next.
    """
    found: defaultdict[str, float] = defaultdict(float)
    given: list[int] = []
    for _ in range(MOST_WAYS):
        script = _Script(given)
        event = match.game.notation.write(match.game.resolve(match.state, script))
        share = 1.0
        for bound in script.bounds:
            share /= bound
        found[event] += share
        if len(found) > MOST_EVENTS:
            return None
        given = [*given, *(0 for _ in script.bounds[len(given) :])]
        while given and given[-1] + 1 == script.bounds[len(given) - 1]:
            given.pop()
        if not given:
            return dict(found)
        given[-1] += 1
    return None
