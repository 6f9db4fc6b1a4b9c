"""What a game's analyst says about a position, for hints and reviews. Part of players/: imports rules only.

An analyst knows only the view that it is given, like a player.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from rules.core.chance import Rng

View_contra = TypeVar("View_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is good: the sentence `<game>-reason-<name>` with its facts, by name."""

    name: str
    facts: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal action with the seat's chance to win after it, from 0 to 1; a draw counts half.

    `follows` is what the analyst expects next, as notations: the rest of the seat's own turn, then the answer to it, as
    far as it looked. `reasons` are the strongest first; none if there is nothing to say. `obscure` is 0 if they make it
    plain what the action is for, and more the less they do.
    """

    action: str
    chance: float
    reasons: tuple[Reason, ...] = ()
    follows: tuple[str, ...] = ()
    obscure: int = 0


#: How much less than the best chance a plainer action may have, to be suggested in its place.
NEAR = 0.04


def suggest(found: Sequence[Candidate]) -> Candidate:
    """The candidate to suggest to somebody: of those about as good as the best, which comes first, the plainest."""
    return min((one for one in found if one.chance >= found[0].chance - NEAR), key=lambda one: one.obscure)


class Analyst(Protocol[View_contra]):
    """Judges positions of one game; the same question always has the same answer."""

    def chances(self, view: View_contra) -> tuple[float, ...]:
        """Every seat's chance to win, in the order of seats; they add up to 1."""

    def weigh(
        self, view: View_contra, legal: Sequence[str], rng: Rng, played: str | None = None
    ) -> tuple[Candidate, ...]:
        """The legal actions worth a look for the seat to act, best first; `played` is always among them, with the rest.

        `view` and `legal` are as for Player.choose.
        """
