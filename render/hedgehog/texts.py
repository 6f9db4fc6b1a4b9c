"""The header, the chips of all colours, and what is below the ring: last turn and legend. Part of render/hedgehog."""

from itertools import accumulate, pairwise

from render import confetti
from render.fonts import BOLD, MEDIUM, SEMIBOLD, drawable, fit, length
from render.hedgehog import marks
from render.hedgehog.colours import tones
from render.hedgehog.frame import (
    CHIP_PITCH,
    PILL_HIGH,
    TITLE,
    WORDS,
    RacePage,
    chips_in,
    draw_pill,
)
from render.hedgehog.pieces import portrait
from render.hedgehog.plates import CHIP, chip
from render.kit import Kit
from render.lettering import with_name, write
from render.sheet import slab
from render.verdicts import SIGN, legend, sign
from rules.hedgehog.view import View
from words.hedgehog import picture

MARGIN, HIGH, PORTRAIT = 16, 128, 120
#: The distance from a chip's left edge to its word.
CHIP_WORD = 57
#: The size of text on chips in several rows: the longest colour and the highest computer's number fit together.
CHIP_SMALL = 26


def draw_header(page: RacePage) -> None:
    """Draw whose turn it is or who won, what happened, and the points left."""
    view, kit, px = page.view, page.kit, page.kit.px
    tokens = kit.tokens
    subject = None if page.closed else picture.subject(view)
    won = subject is not None and view.outcome is not None
    ground = tones(tokens).cheer if won else tokens.raised
    left = px(MARGIN + HIGH)
    slab(kit, page.wish.width - px(MARGIN) - left, px(HIGH), px(16), ground).stamp(page.canvas, left, px(MARGIN))
    _draw_subject(page, subject)
    start, end = px(160), page.wish.width - px(40)
    title_end = note_end = end
    if won:
        title_end = note_end = end - px(120)
    elif not page.closed and view.phase != "over":
        title_end, note_end = _draw_points(page, end)
    title_face = page.face(TITLE, BOLD, tokens.text, ground)
    note_face = page.face(WORDS, MEDIUM, tokens.text if won else tokens.muted, ground)
    title = drawable(page.wish.heading or picture.title(view, page.say))
    note = page.wish.note
    if note is None:
        note = picture.note(view, page.say, page.chosen)
        note = with_name(page.wish.name_of(subject), picture.JOINT, note, note_face, note_end - start, px(90))
    used = page.line(title, start, px(74), title_end - start, title_face)
    noted = page.line(drawable(note), start, px(122), note_end - start, note_face)
    if won and subject is not None:
        free = start + max(used, noted) + px(24)
        colours = (tokens.text, tokens.gold, tokens.positive, tokens.warning, tokens.gold)
        for scrap, x, y in confetti.scatter(kit, (free, px(30), end - px(116), px(132)), colours):
            scrap.stamp(page.canvas, x, y)
        marks.trophy(kit, nest=view.stacking == "nest").stamp(page.canvas, page.wish.width - px(88), px(135))


def _draw_subject(page: RacePage, subject: int | None) -> None:
    kit, px = page.kit, page.kit.px
    x, y = px(MARGIN) + px(PORTRAIT) // 2, px(MARGIN) + px(116)
    if subject is not None:
        portrait(kit, subject, 84, 102).stamp(page.canvas, x, y)
    elif page.view.seats > 1:
        for seat, aside in ((0, -1), (1, 1)):
            portrait(kit, seat, 50, 78).stamp(page.canvas, x + aside * px(29), y - px(14) + aside * px(12))
    else:
        portrait(kit, 0, 66, 88).stamp(page.canvas, x, y - px(8))


def die_corner(kit: Kit, width: int) -> tuple[int, int]:
    """Return where the die lies in a picture of this width: its top left corner, in pixels."""
    return width - kit.px(128), kit.px(30)


def _draw_points(page: RacePage, end: int) -> tuple[int, int]:
    """Draw the die and the points. Return where the title and the second line must end."""
    view, kit, px = page.view, page.kit, page.kit.px
    x, y = die_corner(kit, page.wish.width)
    if view.rolled is None:
        marks.blank_die(kit).stamp(page.canvas, x, y)
        return x - px(24), x - px(24)
    marks.die(kit, view.rolled).stamp(page.canvas, x, y)
    right = x - px(24)
    for number in range(view.rolled):
        spent = number >= view.points_left
        centre = right - px(15) - (view.rolled - 1 - number) * px(38)
        marks.coin(kit, spent=spent).stamp(page.canvas, centre, px(CHIP_WORD))
    face = page.face(WORDS, SEMIBOLD, kit.tokens.gold, kit.tokens.raised)
    words = page.say("hedgehog-points-left", count=view.points_left)
    wide = write(page.canvas, kit.inks, words, right, px(122), face, "right")
    return right - px(15) - view.rolled * px(38), right - wide - px(20)


def draw_chips(page: RacePage) -> None:
    """Draw a chip for every colour: its square, its word and the player's name.

    Where only one of both has room, it is the whole name: the square beside it shows the colour.
    """
    px, colours = page.kit.px, len(page.view.colours)
    across, rows = chips_in(colours)
    for row in range(rows):
        numbers = range(row * across, min(colours, (row + 1) * across))
        ends = _ends_of_chips(page, numbers) if rows == 1 else _columns(page, across)
        for number, (left, right) in zip(numbers, pairwise(ends), strict=False):
            _draw_chip(page, number, left + px(2), px(page.layout.chips + CHIP_PITCH * row), right - left - 2 * px(2))


def _owner(page: RacePage, colour: int) -> str:
    """Return a colour's player, *you* for the viewer; empty for a neutral colour."""
    view = page.view
    if colour >= view.seats:
        return ""
    return page.say("hedgehog-you") if colour == view.viewer and view.seats > 1 else page.wish.name_of(colour)


def _columns(page: RacePage, across: int) -> list[int]:
    """Return the boundaries between chips in several rows, one below the other."""
    px = page.kit.px
    return [px(MARGIN) + (page.wish.width - 2 * px(MARGIN)) * number // across for number in range(across + 1)]


def _ends_of_chips(page: RacePage, numbers: range) -> list[int]:
    """Return the boundaries between the chips of one row, each as wide as its word needs.

    What is left over is shared equally, but no player's name gets more than its length while others need more.
    """
    px = page.kit.px
    size = page.face(WORDS, SEMIBOLD, page.kit.tokens.text, page.kit.tokens.panel).size
    words = (page.say("hedgehog-colour", colour=page.view.colours[number]) for number in numbers)
    needs: list[float] = [px(CHIP_WORD) + px(12) + length(word, size, SEMIBOLD) for word in words]
    names = [_owner(page, number) for number in numbers]
    wants = [length(picture.JOINT + name, size, SEMIBOLD) + px(24) if name else 0 for name in names]
    over: float = page.wish.width - 2 * px(MARGIN) - sum(needs)
    for done, number in enumerate(sorted(range(len(wants)), key=wants.__getitem__)):
        given = min(wants[number], over / (len(wants) - done))
        needs[number] += given
        over -= given
    return [round(px(MARGIN) + end) for end in accumulate((need + over / len(needs) for need in needs), initial=0.0)]


def _draw_chip(page: RacePage, colour: int, left: int, top: int, width: int) -> None:
    view, kit, px = page.view, page.kit, page.kit.px
    tokens = kit.tokens
    seated = colour < view.seats
    bright = seated and colour in page.bright
    high = px(CHIP)
    fill = tokens.raised if bright else tokens.panel
    chip(kit, width, colour, nobody=not seated, bright=bright).stamp(page.canvas, left, top)
    ink, weight = (tokens.text, SEMIBOLD) if bright or colour == view.viewer else (tokens.muted, MEDIUM)
    many = chips_in(len(view.colours))[1] > 1
    face = page.face(CHIP_SMALL if many else WORDS, weight, ink, fill)
    room = width - px(CHIP_WORD) - px(2)
    words = page.say("hedgehog-colour", colour=view.colours[colour])
    name = _owner(page, colour)
    left_over = room - length(words + picture.JOINT, face.size, face.weight)
    if name and length(name, face.size, face.weight) <= left_over:
        words += picture.JOINT + name
    elif name and length(name, face.size, face.weight) <= room:
        words = name
    elif name and left_over >= px(56):
        words += picture.JOINT + fit(name, face.size, face.weight, left_over)
    page.line(words, left + px(CHIP_WORD), top + high // 2 + round(face.size * 0.36), room, face)
    if view.outcome is None and any(view.stacks[stack][place].colour == colour for stack, place in view.joined):
        marks.progress(kit).stamp(page.canvas, left + px(29), top + high)
    if seated and colour in view.passing:
        marks.pass_mark(kit).stamp(page.canvas, left + width - px(12), top + px(6))


FIRST, PITCH, LAST = 42, 46, 36


def lines_below(view: View, *, choosing: bool) -> int:
    """Return how many lines there are below the ring."""
    return (1 if view.done or view.recent else 0) + (1 if choosing else 0)


def depth_below(count: int) -> int:
    """Return how much room `count` lines take, in units."""
    return FIRST + (count - 1) * PITCH + LAST if count else 24


def draw_below(page: RacePage) -> None:
    """Draw the last turn and, while moves are shown, the legend of the pills."""
    px = page.kit.px
    middle = page.layout.bottom + px(FIRST)
    words = picture.last_turn(page.view, page.say)
    end = page.wish.width - px(40)
    joined = bool(page.view.joined) and page.view.outcome is None
    if words is not None:
        last = not page.ways and page.wish.compared is None
        room = end - px(60) - (_draw_joined(page, middle, end) if joined and last else 0)
        sign = marks.ring if page.view.landed is not None else marks.pass_mark
        sign(page.kit).stamp(page.canvas, px(36), middle)
        face = page.face(WORDS, MEDIUM, page.kit.tokens.text, page.kit.tokens.canvas)
        page.line(words, px(60), middle + round(face.size * 0.36), room, face)
        middle += px(PITCH)
    if page.wish.compared is not None:
        _draw_verdicts(page, page.wish.compared, middle, end)
    elif page.ways:
        _draw_legend(page, middle, end, joined=joined)


def _draw_verdicts(page: RacePage, compared: tuple[str, str], middle: int, end: int) -> None:
    """Write what was played and what was better, each next to its sign."""
    kit, px = page.kit, page.kit.px
    face = page.face(WORDS, SEMIBOLD, kit.tokens.text, kit.tokens.canvas)
    start = px(24)
    half = (end - start) // 2
    for better, words in zip((False, True), legend(page.say, compared), strict=True):
        sign(kit, better=better).stamp(page.canvas, start + px(SIGN), middle)
        page.line(words, start + px(64), middle + round(face.size * 0.36), half - px(76), face)
        start += half


def _draw_legend(page: RacePage, middle: int, end: int, *, joined: bool) -> None:
    kit, px = page.kit, page.kit.px
    used = _draw_joined(page, middle, end) if joined else 0
    steps, points = page.say("hedgehog-legend-steps"), page.say("hedgehog-legend-points")
    width = draw_pill(page, px(24), middle - px(PILL_HIGH) // 2, steps, points, middle=False)
    face = page.face(WORDS, MEDIUM, kit.tokens.muted, kit.tokens.canvas)
    start = px(24) + width + px(18)
    page.line(
        page.say("hedgehog-legend-every" if page.chosen == picture.EVERY else "hedgehog-legend-ways"),
        start,
        middle + round(face.size * 0.36),
        end - used - start,
        face,
    )


def _draw_joined(page: RacePage, middle: int, end: int) -> int:
    """Draw the legend of the rivets at the right end of a line. Return its width."""
    kit, px = page.kit, page.kit.px
    face = page.face(WORDS, MEDIUM, kit.tokens.muted, kit.tokens.canvas)
    words = page.say("hedgehog-legend-joined")
    wide = write(page.canvas, kit.inks, words, end, middle + round(face.size * 0.36), face, "right")
    marks.joint(kit).stamp(page.canvas, end - wide - px(36), middle)
    return wide + px(80)
