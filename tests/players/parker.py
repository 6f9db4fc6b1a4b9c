"""A player of Mundialito that parks: it fills its first row with the ball and five pyramids, and passes along it."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.chance import Rng
from rules.mundialito.pieces import CELL_NAMES, FIRST_ROW, cell_at, row_of
from rules.mundialito.view import View


@dataclass(frozen=True)
class Parker:
    """Passes back onto its first row if it can, then along it for ever; nothing there can be pushed or jumped over."""

    def choose(self, view: View, legal: Sequence[str], rng: Rng) -> str:
        """A pass onto or along the first row, else anything."""
        if view.setup_step is not None or view.to_act is None:
            return legal[rng.below(len(legal))]
        row = FIRST_ROW[view.to_act]
        ball = view.balls[view.to_act]
        if ball is not None and row_of(cell_at(ball)) == row and view.may_end:
            return "end"
        home = {f"*{name}" for cell, name in enumerate(CELL_NAMES) if row_of(cell) == row}
        passes = [action for action in legal if action in home]
        return passes[rng.below(len(passes))] if passes else legal[rng.below(len(legal))]
