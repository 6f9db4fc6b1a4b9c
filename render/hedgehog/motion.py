"""How the hedgehogs' pyramids move from one picture to the next. Part of render/hedgehog.

A piece hops to its new stack with everything on it, while the others make room; the die falls into its place.
"""

from render.hedgehog import begin, colours, compose, marks
from render.hedgehog.ring import anchor, column_of, standing
from render.hedgehog.texts import die_corner
from render.kit import kit
from render.motion.scene import Flight, Motion, cutout
from render.wish import Wish
from rules.hedgehog.view import PastTurn, Piece, Trace, View

#: How high pieces hop, in units.
HOP = 90
#: From how far above its place the die falls (units), and how often it turns.
FALL, TURNS = 130, 1.5
#: The shares of a hop between which the picture before fades into the one after: shortly, since both have lettering.
FADED = (0.35, 0.65)
#: The share of a roll after which the die lies.
LANDED = 0.7


def between(before: Wish, after: Wish, prior: Wish) -> Motion | None:
    """Return the motion of the latest move or roll; None if it is neither."""
    trace = _move_between(before.view, after.view)
    if trace is not None:
        return _hop(before, after, trace)
    if after.view.rolled is not None and before.view.rolled is None:
        return _roll(before, after)
    return None


def _move_between(old: View, new: View) -> Trace | None:
    """Return the move made between two views, or None."""
    done = _latest(new)
    if done is None or (done == _latest(old) and len(_all(new)) == len(_all(old))):
        return None
    return done if old.stacks != new.stacks else None


def _all(view: View) -> tuple[Trace, ...]:
    return (*(trace for turn in view.recent for trace in turn.moves), *view.done)


def _latest(view: View) -> Trace | None:
    return view.done[-1] if view.done else _last_of(view.recent[-1]) if view.recent else None


def _last_of(turn: PastTurn) -> Trace | None:
    return turn.moves[-1] if turn.moves else None


def _hop(before: Wish, after: Wish, trace: Trace) -> Motion | None:
    """Return the flight of a piece and of what it carries, while the others make room; None if the pieces differ."""
    moving = frozenset((trace.piece, *trace.carried))
    old, new = _places(before.view), _places(after.view)
    if old.keys() != new.keys() or not moving <= old.keys():
        return None
    start, end = begin(before, moving), begin(after, moving)
    inks, hop = start.kit.inks, HOP * start.kit.scale
    grounds = (inks.to_rgb(compose(wish, frozenset(old))) for wish in (before, after))
    actors = []
    for one in (*(one for one in old if one not in moving), *(one for one in old if one in moving)):
        first, last = (cutout(standing(page, *at[one]), inks) for page, at in ((start, old), (end, new)))
        here, there = (anchor(column_of(page, *at[one]), at[one][1]) for page, at in ((start, old), (end, new)))
        actors.append(Flight(last, here, there, lift=hop if one in moving else 0, tumbling=(first,)))
    return Motion(tuple(zip(FADED, grounds, strict=True)), actors)


def _places(view: View) -> dict[Piece, tuple[int, int]]:
    """Return the stack and the place of each piece, from the bottom up."""
    return {one: (number, place) for number, stack in enumerate(view.stacks) for place, one in enumerate(stack)}


def _roll(before: Wish, after: Wish) -> Motion:
    """Return the fall of the die on the picture before, which fades into the one after once it lies."""
    tools = kit(colours, before.theme, before.width)
    inks, (x, y) = tools.inks, die_corner(tools, before.width)
    shown = after.view.rolled
    faces = [cutout(marks.die(tools, (shown + step) % 6 + 1), inks) for step in (1, 3, 2)]
    start = x - FALL * tools.scale, y - FALL * tools.scale
    own = cutout(marks.die(tools, shown), inks)
    die = Flight(own, start, (x, y), lands=LANDED, spin=TURNS, tumbling=tuple(faces))
    grounds = tuple(inks.to_rgb(compose(wish)) for wish in (before, after))
    return Motion(((LANDED, grounds[0]), (1.0, grounds[1])), (die,))
