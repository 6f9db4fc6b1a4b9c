"""The player that every game has for nothing. Part of players/: imports rules only."""

from collections.abc import Sequence
from typing import Any

from rules.core.chance import Rng


class RandomPlayer:
    """Takes any legal action, each equally likely."""

    def choose(self, view: Any, legal: Sequence[str], rng: Rng) -> str:
        """One of the legal notations; the view is not looked at."""
        return legal[rng.below(len(legal))]
