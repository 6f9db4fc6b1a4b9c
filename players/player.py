"""What a computer opponent is, and what it is asked. Part of players/: imports rules only."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Protocol, TypeVar

from rules.core.chance import Rng, seed_bytes
from rules.core.match import Match
from rules.core.plain import plain

View_contra = TypeVar("View_contra", contravariant=True)

#: No more legal actions than this are put before a player, but where a game has a sample of them.
MOST_ACTIONS = 5000


class Player(Protocol[View_contra]):
    """A computer opponent of one strength; it keeps nothing from one choice to the next."""

    def choose(self, view: View_contra, legal: Sequence[str], rng: Rng) -> str:
        """A legal notation; always the same for the same view, legal actions and stream.

        `view` is all that the seat to act may see, `legal` its actions, sorted, never empty. Where they are too many
        `legal` has some of every kind; then the player may make up another itself, of which the rules are the judge.
        """


@dataclass(frozen=True, slots=True)
class Question:
    """Everything that a player needs to choose, and nothing more; it can be sent to another process.

    `seed` is a whole number or 64 hex digits: the player's own luck, which tells nothing of the game's. `whole`: all
    legal actions are in `legal`.
    """

    game: str
    level: str
    view: Any
    legal: tuple[str, ...]
    seed: int | str
    whole: bool = True

    @property
    def rng(self) -> Rng:
        """The stream that the player draws from, from its beginning."""
        return Rng(seed_bytes(self.seed), 0)


def question(match: Match, seat: int, level: str) -> Question:
    """What an awaited seat is asked; the same at the same point of the same game, after a restart too.

    Where hands are hidden nothing of it depends on what the seat may not see. Raises ValueError for a seat that is not
    awaited.
    """
    if seat != match.to_act:
        raise ValueError(f"seat {seat} is not awaited")
    view, sample = match.view(seat), match.sample()
    legal = tuple(match.legal(MOST_ACTIONS) if sample is None else sample)
    if match.game.about.hidden:
        luck = _luck_of_what_is_seen(seat, view, legal)
    else:
        # A key of its own: with the game's streams a player would hold the dice to come.
        luck = sha256(b"player:%d:%d:" % (seat, len(match.log)) + seed_bytes(match.seed)).hexdigest()
    return Question(match.game.about.key, level, view, legal, luck, sample is None and len(legal) < MOST_ACTIONS)


def _luck_of_what_is_seen(seat: int, view: Any, legal: Sequence[str]) -> str:
    """Luck made of the view itself, so that not even it comes from the seed that the hands are dealt from."""
    seen = json.dumps((seat, plain(view), list(legal)), sort_keys=True, default=repr)
    return sha256(b"player:" + seen.encode()).hexdigest()
