"""One board being drawn. Part of render/: imports render and rules."""

from dataclasses import dataclass

from PIL import Image

from render.mundialito.kit import Kit
from render.mundialito.layout import Layout
from rules.mundialito.sight import Trace, View


@dataclass(frozen=True, slots=True)
class Scene:
    """One board being drawn: the view, what is chosen in it, and the picture in palette numbers."""

    view: View
    chosen: str | None
    kit: Kit
    layout: Layout
    board: Image.Image

    @property
    def acts(self) -> tuple[Trace, ...]:
        """What the chosen piece may do; all passes when the ball is chosen."""
        if self.chosen is None:
            return ()
        if self.view.to_act is not None and self.chosen == self.view.balls[self.view.to_act]:
            return tuple(act for act in self.view.legal if act.kind == "pass")
        return tuple(act for act in self.view.legal if act.origin == self.chosen)

    @property
    def occupied(self) -> frozenset[str]:
        """The cells on which a pyramid or a ball stands."""
        return frozenset({piece.cell for piece in self.view.pieces} | {cell for cell in self.view.balls if cell})


def step_of(layout: Layout, origin: str, target: str) -> tuple[int, int]:
    """The unit step across and down the page from one cell to another, the short way round the cylinder if level."""
    across = ord(target[0]) - ord(origin[0])
    up = int(target[1]) - int(origin[1])
    if up == 0 and abs(across) > 3:
        across = -across
    sign = -1 if layout.turned else 1
    return sign * ((across > 0) - (across < 0)), -sign * ((up > 0) - (up < 0))
