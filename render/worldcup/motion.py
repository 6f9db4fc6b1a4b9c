"""How tiles are laid and turned in the World Cup Game, from one picture to the next. Part of render/worldcup.

The squares that a play changes turn over, and so do goals that change. Everything else fades. It is drawn from views
alone, like every picture.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PIL import Image

from render.kit import Kit, kit
from render.motion.scene import Flip, Motion, colour_at
from render.sheet import Box
from render.wish import Wish
from render.worldcup import compose
from render.worldcup.colours import poster
from render.worldcup.frame import TOP
from render.worldcup.frieze import height
from render.worldcup.rows import Marks, TiledMatch, line_of_match, lines_of, score_box, tile_box
from rules.worldcup.view import Change, View
from words.worldcup.picture import GROUP, PageTopic, choose_page

#: Shuffled decks, and who deals, show nothing.
SILENT = frozenset({"deck", "refill", "dealer"})
#: The shares at which the page of the play is all that is seen and its tiles begin to turn, and the goals do.
BEGUN, SCORED = 0.35, 0.5
#: How far below a square or a score there is nothing but its row's ground, in units.
BELOW = 3


def between(before: Wish, after: Wish, prior: Wish) -> Motion | None:
    """Return the turning of the tiles that the latest play has changed; None if it was no play."""
    old, new = prior.view, after.view
    what = choose_page(new, after.page, after.chapter, after.chosen)
    if new.last is None or new.last == old.last or what.page not in ("group", "round"):
        return None
    lines, earlier = _lines(new, what), _lines(old, what)
    if [line.name for line in lines] != [line.name for line in earlier]:
        return None
    tools = kit(poster(new.cup), after.theme, after.width)
    page = GROUP + what.group if what.group else what.page
    start, card, end = (
        tools.inks.to_rgb(compose(wish)) for wish in (before, replace(prior, page=page), replace(after, page=page))
    )
    turns = _Turns(tools, card, end)
    flips = [*turns.tiles(lines, new.last.changes), *turns.goals(earlier, lines)]
    return Motion(((0.0, start), (BEGUN, card)), flips) if flips else None


def _lines(view: View, what: PageTopic) -> list[TiledMatch]:
    """Return the rows of a page, from the top."""
    if what.page == "group":
        return lines_of(view, what.group, Marks())
    return [line_of_match(match, Marks()) for match in view.matches]


@dataclass(frozen=True, slots=True)
class _Turns:
    """What turns over between two pictures of a page."""

    kit: Kit
    card: Image.Image
    end: Image.Image

    def tiles(self, lines: list[TiledMatch], changes: tuple[Change, ...]) -> Iterator[Flip]:
        """Yield the squares that have changed."""
        for change in changes:
            for number, line in enumerate(lines):
                if line.name == change.match:
                    out = -1 if line.left.team == change.team else 1
                    yield self._flip(tile_box(self.kit, number, out, change.square, TOP), BEGUN)

    def goals(self, earlier: list[TiledMatch], lines: list[TiledMatch]) -> Iterator[Flip]:
        """Yield the goals that have changed."""
        for number, (line, other) in enumerate(zip(earlier, lines, strict=True)):
            for side, out in enumerate((-1, 1)):
                if line.goals[side] != other.goals[side]:
                    yield self._flip(score_box(self.kit, number, out, TOP), SCORED)

    def _flip(self, box: Box, begins: float) -> Flip:
        above = height(self.kit, self.kit.scale)
        box = box[0], box[1] + above, box[2], box[3] + above
        ground = colour_at(self.card, (box[0] + box[2]) // 2, box[3] + self.kit.px(BELOW))
        return Flip(box, self.card.crop(box), self.end.crop(box), ground, begins)
