"""How the dice fall in the dice cup, from one match card to the next. Part of render/dicecup.

The dice tumble into their places on the card, then the score turns over. Other pages fade.
"""

from collections.abc import Iterator
from dataclasses import replace

from PIL import Image

from render.cup_games.signs import die, shadow_of_die
from render.dicecup import colours, compose
from render.dicecup.match import (
    ALL_DICE,
    DIE,
    MIDDLE,
    PeriodRow,
    die_corner,
    draw_ground,
    end_of,
    lines_of,
    score_box,
)
from render.kit import Kit, kit
from render.motion.scene import Flight, Flip, Motion, cutout, lift
from render.sheet import Sheet, blank
from render.wish import Wish
from rules.dicecup.view import BoutView, Side
from words.dicecup.lines import choose_page

#: The coach's word before the dice fall changes nothing that is worth a picture, and neither does dealing the cards.
SILENT = frozenset({"roll", "piles"})
#: From how far above their places dice fall (units), how far their shadows are then, and how often they turn.
FALL, DRIFT, TURNS = 190, 24, 1.5
#: The shares at which the dice begin to fall, at which they lie, and at which the score begins to turn over.
BEGUN, LANDED, SCORED = 0.15, 0.7, 0.65
#: What a die shows while it tumbles.
_FACES = (2, 0, 1)


def staged(wish: Wish, prior: Wish) -> Wish:
    """Return the wish with the card of the match that has just ended, if one has, not yet that of the next."""
    ended, view = prior.view.match, wish.view
    over = ended is not None and view.latest is not None and view.latest.serial == ended.serial
    return replace(wish, page="latest") if over and view.match != view.latest else wish


def between(before: Wish, after: Wish, prior: Wish) -> Motion | None:
    """Return the fall of the dice onto the card of their match; None if none of them fell there."""
    old, new = (choose_page(wish.view, wish.page, wish.chapter).match for wish in (prior, after))
    if old is None or new is None or old.serial != new.serial or after.heading is not None:
        return None
    tools = kit(colours, before.theme, before.width)
    flights = [*_falling(tools, old, new)]
    if not flights:
        return None
    start, card, end = (tools.inks.to_rgb(compose(wish)) for wish in (before, prior, after))
    bare = _bare(tools, old, before.width)
    flips = [
        Flip(box, lift(card.crop(box), ground), lift(end.crop(box), ground), ground, SCORED)
        for number, (one, other) in enumerate(zip((old.home, old.away), (new.home, new.away), strict=True))
        if one.score != other.score
        for box in (score_box(tools, number),)
        for ground in (bare.crop(box),)
    ]
    last = choose_page(before.view, before.page, before.chapter).match
    same = last is not None and last.serial == old.serial
    return Motion(((0.0, card if same else start), (BEGUN, card)), (*flights, *flips))


def _bare(tools: Kit, match: BoutView, width: int) -> Image.Image:
    """Return a match's card with nothing on it, in true colours."""
    bottom = end_of(lines_of(match))
    sheet = Sheet(tools, blank(tools, width, bottom))
    draw_ground(sheet, bottom)
    return tools.inks.to_rgb(sheet.canvas.image)


def _falling(tools: Kit, old: BoutView, new: BoutView) -> Iterator[Flight]:
    """Yield the dice that have fallen between two moments of a match."""
    for number, (one, other) in enumerate(zip((old.home, old.away), (new.home, new.away), strict=True)):
        for row, line in enumerate(lines_of(old)):
            dice = list(zip(_dice(one, line), _dice(other, line), strict=True))
            for place, ((stars, earlier), (_, face)) in enumerate(dice):
                if earlier is None and face is not None:
                    yield from _fall(tools, stars, face, die_corner(line, row, number, place - len(dice) // 2))


def _dice(side: Side, line: PeriodRow) -> list[tuple[int, int | None]]:
    """Return the dice of a side in a period: the stars of each, and its face, None before its fall."""
    if line.period != "penalties":
        regular = line.period == "regular"
        return [(side.stars, side.regular) if regular else (1, side.overtime)]
    thrown = side.penalties[line.attempt - 1].faces if len(side.penalties) >= line.attempt else (None,) * len(ALL_DICE)
    return list(zip(ALL_DICE, thrown, strict=True))


def _fall(tools: Kit, stars: int, face: int, corner: tuple[float, float]) -> Iterator[Flight]:
    """Yield the fall of a die to its corner (units), after that of its shadow, which it meets on the ground."""
    px = tools.px
    x, y = round(corner[0] * tools.scale), round(corner[1] * tools.scale)
    ground = tools.tokens.raised
    own, *other = (cutout(die(tools, stars, shown, px(DIE), ground), tools.inks) for shown in (face, *_FACES))
    inward = -1 if corner[0] > MIDDLE else 1
    start = x + inward * px(FALL), y - px(FALL)
    if not tools.plain:
        shadow = cutout(shadow_of_die(tools, px(DIE)), tools.inks)
        far = x + inward * px(FALL) + px(DRIFT), y + px(DRIFT)
        yield Flight(shadow, far, (x, y), BEGUN, LANDED, spin=inward * TURNS)
    yield Flight(own, start, (x, y), BEGUN, LANDED, spin=inward * TURNS, tumbling=tuple(other))
