"""The random player, which every game has. Part of players/: imports rules only."""

from collections.abc import Sequence
from typing import Any

from rules.core.chance import Rng


class RandomPlayer:
    """Chooses any legal action, all equally likely."""

    def choose(self, view: Any, legal: Sequence[str], rng: Rng) -> str:
        """Choose one of the legal actions without looking at the view."""
        return legal[rng.below(len(legal))]
