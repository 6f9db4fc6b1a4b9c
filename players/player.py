"""The contract of a computer player, its question, and the random player. Part of players/: imports rules only."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Protocol, TypeVar

from rules.core.chance import Rng, seed_bytes
from rules.core.match import Match
from rules.core.plain import plain

View_contra = TypeVar("View_contra", contravariant=True)

#: A player gets at most this many legal actions, unless the game provides a sample of them.
MOST_ACTIONS = 5000


class Player(Protocol[View_contra]):
    """A computer player of one strength; it remembers nothing between choices."""

    def choose(self, view: View_contra, legal: Sequence[str], rng: Rng) -> str:
        """Choose a legal action; always the same one for the same view, legal actions and stream.

        `view` is all that the seat to act may see; `legal` are its actions as notations, sorted, never empty. If there
        are too many, `legal` has some of every kind; the player may then make up another one, and the rules judge it.
        """


@dataclass(frozen=True, slots=True)
class Question:
    """Everything that a player needs to choose, and nothing more; it can be sent to another process.

    `seed` is a whole number or 64 hex digits, the player's own randomness, which reveals nothing of the game's. `whole`
    means that `legal` has all legal actions.
    """

    game: str
    level: str
    view: Any
    legal: tuple[str, ...]
    seed: int | str
    whole: bool = True

    @property
    def rng(self) -> Rng:
        """The player's random stream, from its beginning."""
        return Rng(seed_bytes(self.seed), 0)


def question(match: Match, seat: int, level: str) -> Question:
    """The question to the seat to act; always the same at the same point of the same game, even after a restart.

    If hands are hidden, nothing in it depends on what the seat may not see. Raises ValueError if it isn't the seat's
    turn.
    """
    if seat != match.to_act:
        raise ValueError(f"seat {seat} is not awaited")
    view, sample = match.view(seat), match.sample()
    legal = tuple(match.legal(MOST_ACTIONS) if sample is None else sample)
    if match.game.about.hidden:
        seed = _seed_from_view(seat, view, legal)
    else:
        # Use a separate key: with the game's own streams, a player could predict the dice.
        seed = sha256(b"player:%d:%d:" % (seat, len(match.log)) + seed_bytes(match.seed)).hexdigest()
    return Question(match.game.about.key, level, view, legal, seed, sample is None and len(legal) < MOST_ACTIONS)


def _seed_from_view(seat: int, view: Any, legal: Sequence[str]) -> str:
    """A seed derived from the view, so that it reveals nothing of the seed from which hands are dealt."""
    seen = json.dumps((seat, plain(view), list(legal)), sort_keys=True, default=repr)
    return sha256(b"player:" + seen.encode()).hexdigest()


class RandomPlayer:
    """Chooses any legal action, all equally likely."""

    def choose(self, view: Any, legal: Sequence[str], rng: Rng) -> str:
        """Choose one of the legal actions without looking at the view."""
        return legal[rng.below(len(legal))]
