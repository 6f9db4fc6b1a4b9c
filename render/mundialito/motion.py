"""How Mundialito's pieces move from one picture to the next. Part of render/mundialito.

Pieces and balls slide over the board drawn without them; a jump goes in an arc. What crosses the seam leaves at one
edge and enters at the other.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from render.kit import Kit, kit
from render.motion.scene import Flight, Motion, cutout
from render.mundialito import colours, compose
from render.mundialito.frame import BoardLayout, layout_of
from render.mundialito.pieces import ball, piece, sizes_of
from render.sprites import Sprite
from render.wish import Wish
from rules.mundialito.view import Piece, Trace, View

#: How high a piece jumps and a ball flies, in cells.
JUMP, PASS = 0.45, 0.2
#: The share of a push after which the pushed piece begins to move.
PUSHED = 0.25


def between(before: Wish, after: Wish, prior: Wish) -> Motion | None:
    """Return the motion of the latest action; None if nothing but that is different, or it is no action on pieces."""
    old, new = before.view, after.view
    if not new.trail or new.trail == old.trail:
        return None
    trace = new.trail[-1]
    moved = _moves_of(old, trace)
    passed = trace.seat if trace.kind == "pass" else None
    if not moved or not set(new.pieces) >= {replace(one, cell=path.target) for one, path in moved}:
        return None
    if passed is not None and (old.balls[passed], new.balls[passed]) != (trace.target, trace.origin):
        return None
    gone = {one for one, _ in moved}
    balls = tuple(None if seat == passed else cell for seat, cell in enumerate(old.balls))
    bare = replace(old, pieces=tuple(one for one in old.pieces if one not in gone), balls=balls)
    tools = kit(colours, before.theme, before.width)
    ground = tools.inks.to_rgb(compose(replace(before, view=bare, chosen=None)))
    layout = layout_of(before.width, turned=before.seat == 1, tall=False, lines=1)
    flights = [
        flight
        for one, path in moved
        for flight in _along(tools, layout, path, piece(tools, one.seat, one.size), -tools.px(sizes_of(tools).rise))
    ]
    if passed is not None:
        path = _Path(trace.target, trace.origin, lift=PASS)
        flights += _along(tools, layout, path, ball(tools, passed), 0)
    return Motion(((0.0, ground),), flights)


def scored(before: View, after: View) -> bool:
    """Whether a goal was scored between two views."""
    return before.scored is None and after.scored is not None


@dataclass(frozen=True, slots=True)
class _Path:
    """From cell to cell, from a share of the time on; `lift` in cells."""

    origin: str
    target: str
    over_seam: bool = False
    lift: float = 0.0
    begins: float = 0.0


def _moves_of(view: View, trace: Trace) -> list[tuple[Piece, _Path]]:
    """Return the pieces that an action moves, the one that acts uppermost."""
    standing = {one.cell: one for one in view.pieces}
    acting = standing.get(trace.origin)
    if acting is None:
        return []
    lift = JUMP if trace.kind == "jump" else 0.0
    pushing = trace.kind == "push"
    found = [(acting, _Path(trace.origin, trace.target, trace.over_seam, lift))]
    pushed = standing.get(trace.target)
    if pushing and pushed is not None and trace.other is not None:
        over = abs(ord(trace.target[0]) - ord(trace.other[0])) > 1
        found.insert(0, (pushed, _Path(trace.target, trace.other, over, begins=PUSHED)))
    return found


def _along(tools: Kit, layout: BoardLayout, path: _Path, sprite: Sprite, down: int) -> Iterator[Flight]:
    """Yield the flight of a sprite along a path, `down` pixels below the cells' middles; two over the seam."""
    shape, board = cutout(sprite, tools.inks), (layout.left, layout.top, layout.right, layout.bottom)
    (x0, y0), (x1, y1) = (
        (x + board[0], y + board[1] + down) for x, y in map(layout.middle, (path.origin, path.target))
    )
    lift = path.lift * layout.cell
    if not path.over_seam:
        yield Flight(shape, (x0, y0), (x1, y1), path.begins, lift=lift)
        return
    across = layout.side if x1 > x0 else -layout.side
    for shift in (0, across):
        start, end = (x0 + shift, y0), (x1 + shift - across, y1)
        yield Flight(shape, start, end, path.begins, lift=lift, within=board)
