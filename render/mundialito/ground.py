"""The ground: board, seam, coordinates, and both goals with who scores there. Part of render/mundialito.

All but the goals' words is unchanging: it depends only on the coasters, the side at the bottom, the theme and the size.
So chalk and bands are part of what lies on the empty board, which is remembered whole.
"""

from PIL import Image, ImageDraw

from render.fonts import BOLD, SEMIBOLD, fit, foreign, length
from render.kit import Kit
from render.lettering import TextStyle, write
from render.memory import BLANKS, pixels, remember
from render.mundialito.colours import tones
from render.mundialito.frame import WORDS, BoardLayout, BoardPage
from render.mundialito.pieces import ball, sign
from render.mundialito.pitch import BACK, arrow, bar, chalk, dot, is_chalked, net, tile, tone_of, unknown
from render.mundialito.strips import MARK_WEIGHT, Cells, Marks, Stamp
from render.sheet import slab
from render.sprites import overlay
from render.tokens import Colour
from rules.mundialito.pieces import CELL_NAMES, COLUMNS, HEIGHT, ROWS, SEATS, WIDTH, row_of

#: The distance of arrows and bars from their cell's middle, in units; that of bars beside larger pieces.
ARROW_REACH, BAR_REACH, FAR_BAR_REACH = 57, 59, 62
#: How far the ground reaches around the board; in it the goal lines: their distance and width; and a goal's height.
SEAM, GOAL_LINE, GOAL_LINE_WIDTH, GOAL = 8, 2, 5, 40
#: Dashes and gaps down the seam, an odd number.
DASHES = 71
_STEPS = {"U": (0, -1), "R": (1, 0), "D": (0, 1), "L": (-1, 0)}


@remember(BLANKS, pixels)
def blank_page(kit: Kit, layout: BoardLayout) -> Image.Image:
    """Return the page around the board in palette indices. Callers copy it."""
    page = Image.new("L", (layout.width, layout.height), kit.inks[kit.tokens.canvas])
    _draw_surround(page, kit, layout)
    return page


class EmptyBoard:
    """What lies on each cell of the empty board, row by row from the top of the picture. It is one game's, from one
    side, so it is equal only to itself.
    """

    def __init__(self, cells: tuple[Marks, ...]) -> None:
        self.cells = cells


def _weight(board: EmptyBoard) -> int:
    return MARK_WEIGHT * sum(map(len, board.cells))


@remember(BLANKS, _weight)
def empty_board(kit: Kit, layout: BoardLayout, coasters: str | None, arrows: tuple[str, ...]) -> EmptyBoard:
    """Return the empty board of a game; until its coasters are laid, there is no chalk that would cross their signs."""
    board = Cells(layout.cell)
    for number, name in enumerate(CELL_NAMES):
        x, y = layout.corner(name)
        tone = tones(kit.tokens).tiles[tone_of(kit, number)]
        column, row = x // layout.cell, y // layout.cell
        corner = (column % 3 - 1, row % 3 - 1) if column % 3 != 1 and row % 3 != 1 else None
        board.stamp(tile(kit, layout.cell, tone, _insets(kit, column, row), corner), x, y)
        if arrows and is_chalked(column, row) and not kit.plain:
            board.stamp(chalk(kit, layout.cell, column, row), x, y)
    for place, turns in enumerate(coasters or ""):
        _draw_dot(board, kit, layout, place, int(turns))
    if arrows:
        for name in CELL_NAMES:
            draw_exits(board, kit, layout, name, arrows)
    else:
        middles = (layout.side // 4, layout.side - layout.side // 4)
        for x in middles:
            for y in middles:
                board.stamp(unknown(kit), x, y)
    return EmptyBoard(board.marks)


def _insets(kit: Kit, column: int, row: int) -> tuple[int, int, int, int]:
    """Return a tile's distances from its cell's sides: left, top, right, bottom; larger where two coasters meet."""
    gap, joint = kit.px(3), kit.px(4)
    before, after = gap // 2, gap - gap // 2
    left, top = (joint if place % 3 == 0 else before for place in (column, row))
    right, bottom = (joint if place % 3 == 2 else after for place in (column, row))
    return left, top, right, bottom


def _draw_dot(board: Cells, kit: Kit, layout: BoardLayout, place: int, turns: int) -> None:
    """Draw a coaster's dot: in its top left corner, one corner further for each clockwise quarter turn."""
    across, down = ((0, 0), (1, 0), (1, 1), (0, 1))[turns]
    half, inset = layout.side // 2, kit.px(15)
    x = (place % 2) * half + (half - inset if across else inset)
    y = (place // 2) * half + (half - inset if down else inset)
    if layout.turned:
        x, y = layout.side - x, layout.side - y
    board.stamp(dot(kit), x, y)


def draw_exits(board: Cells, kit: Kit, layout: BoardLayout, name: str, arrows: tuple[str, ...]) -> None:
    """Draw a cell's arrows, and a bar on each side without one."""
    number = CELL_NAMES.index(name)
    x, y = layout.middle(name)
    for letter in "URDL":
        step = layout.towards(letter)
        if letter not in arrows[number]:
            reach = kit.px(FAR_BAR_REACH if kit.plain else BAR_REACH)
            board.stamp(bar(kit, upright=step[0] != 0), x + step[0] * reach, y + step[1] * reach)
            continue
        nowhere = (letter == "U" and row_of(number) == HEIGHT - 1) or (letter == "D" and row_of(number) == 0)
        tone = tones(kit.tokens)
        reach = kit.px(ARROW_REACH)
        colour = tone.far_arrows[tone_of(kit, number)] if nowhere else tone.arrow
        board.stamp(arrow(kit, step, colour), x + step[0] * reach, y + step[1] * reach)


def _draw_surround(page: Image.Image, kit: Kit, layout: BoardLayout) -> None:
    draw = ImageDraw.Draw(page)
    inks, px = kit.inks, kit.px
    header = () if layout.bare else plate(kit, layout, kit.tokens.raised)
    for stamp in (*header, *(net_of(kit, layout, seat, bright=False) for seat in SEATS)):
        stamp.draw(page)
    edge, tone = px(SEAM), tones(kit.tokens)
    around = layout.left - edge, layout.top - edge, layout.right + edge - 1, layout.bottom + edge - 1
    draw.rectangle(around, fill=inks[tone.seam])
    _draw_seam(page, kit, layout)
    away, wide = px(GOAL_LINE), px(GOAL_LINE_WIDTH)
    for top in (layout.top - away - wide, layout.bottom + away):
        draw.rectangle((around[0], top, around[2], top + wide - 1), fill=inks[kit.tokens.text])
    numbers = TextStyle(max(12, px(30)), SEMIBOLD, kit.tokens.text, kit.tokens.canvas)
    for place in range(HEIGHT):
        row = place if layout.turned else HEIGHT - 1 - place
        baseline = layout.top + place * layout.cell + layout.cell // 2 + round(numbers.size * 0.365)
        for x in (px(18), layout.width - px(18)):
            write(page, inks, ROWS[row], x, baseline, numbers, "middle")
    columns = COLUMNS[::-1] if layout.turned else COLUMNS
    baseline = layout.bottom + px(38)
    for place, letter in enumerate(columns):
        write(page, inks, letter, layout.left + place * layout.cell + layout.cell // 2, baseline, numbers, "middle")
    beyond = TextStyle(max(12, px(28)), SEMIBOLD, tone.seam_letter, kit.tokens.canvas)
    write(page, inks, columns[WIDTH - 1], layout.left - px(32), baseline, beyond, "middle")
    write(page, inks, columns[0], layout.right + px(32), baseline, beyond, "middle")


def plate(kit: Kit, layout: BoardLayout, ground: Colour) -> tuple[Stamp, Stamp]:
    """Return the header's panel, and the square for the player it is about."""
    side, radius = kit.px(120), kit.px(16)
    panel = slab(kit, layout.width - 2 * kit.px(16), side, radius, ground)
    square = slab(kit, side, side, radius, kit.tokens.panel)
    return Stamp(panel, kit.px(16), kit.px(16)), Stamp(square, kit.px(16), kit.px(16))


def net_of(kit: Kit, layout: BoardLayout, seat: int, *, bright: bool) -> Stamp:
    """Return the goal in which a seat scores."""
    tone, top = tones(kit.tokens), layout.goal(seat)
    mesh = (tone.bright_mesh if bright else tone.mesh)[seat]
    goal = net(kit, layout.side, kit.px(GOAL), _strip(kit, seat, bright=bright), mesh, above=top < layout.top)
    return Stamp(goal, layout.left, top)


def _strip(kit: Kit, seat: int, *, bright: bool) -> Colour:
    """Return the ground of a goal."""
    tone = tones(kit.tokens)
    return tone.bright_strip[seat] if bright else tone.strip


def _draw_seam(page: Image.Image, kit: Kit, layout: BoardLayout) -> None:
    """Draw the dashed lines where columns f and a meet."""
    draw = ImageDraw.Draw(page)
    text = kit.inks[kit.tokens.text]
    wide, dash = kit.px(3), layout.side / DASHES
    for x in (layout.left - kit.px(5), layout.right + kit.px(5) - wide):
        for number in range(0, DASHES, 2):
            top = layout.top + round(number * dash)
            draw.rectangle((x, top, x + wide - 1, layout.top + round((number + 1.2) * dash) - 1), fill=text)


def draw_goals(page: BoardPage) -> None:
    """Draw the text in both nets."""
    kit, layout, px = page.kit, page.layout, page.kit.px
    for seat in SEATS:
        top = layout.goal(seat)
        bright = seat in (page.view.scored, *(page.wish.winners or ()))
        strip = _strip(page.kit, seat, bright=bright)
        if bright:
            page.canvas.add(net_of(page.kit, layout, seat, bright=True))
        face = page.face(WORDS, SEMIBOLD, page.kit.tokens.text, strip)
        counted = page.view.match
        words = _scores_here(page, seat, face, layout.side - px(300))
        width = length(words, face.size, face.weight) + px(40)
        start = layout.left + (layout.side - width) // 2
        _clear(page, start - px(20), top, width + px(40), strip)
        page.canvas.stamp(sign(page.kit, seat), start + px(14), top + px(20))
        baseline = top + px(20) + round(face.size * 0.36)
        if foreign(words):  # its letters may be taller than the strip
            letters = overlay(kit.inks, words, face.size, face.weight, face.colour)
            page.canvas.stamp(letters, start + px(40), baseline)
        else:
            page.canvas.write(words, start + px(40), baseline, face)
        if counted:
            _draw_count(page, seat, top, baseline, face)


def _scores_here(page: BoardPage, seat: int, face: TextStyle, room: int) -> str:
    """Return who scores here, with the player's name as far as it fits."""
    plain = fit(page.say("mundialito-scores-here", seat=seat), face.size, face.weight, room)
    name = page.wish.name_of(seat)
    if not name:
        return plain
    around = length(page.say("mundialito-scores-here-named", seat=seat, name=""), face.size, face.weight)
    short = fit(name, face.size, face.weight, room - around)
    return page.say("mundialito-scores-here-named", seat=seat, name=short) if short else plain


def _draw_count(page: BoardPage, seat: int, top: int, baseline: int, face: TextStyle) -> None:
    """Draw the goals of a match: a ball in the net and their number."""
    kit, px = page.kit, page.kit.px
    count = str(page.view.goals[seat])
    width = length(count, face.size, BOLD)
    end = page.layout.right - px(24)
    _clear(page, end - width - px(56), top, width + px(56) + px(10), face.ground)
    page.canvas.write(count, end - width, baseline, TextStyle(face.size, BOLD, face.colour, face.ground))
    page.canvas.stamp(ball(kit, seat, 13), end - width - px(28), top + px(19))


def _clear(page: BoardPage, x: int, top: int, width: int, strip: Colour) -> None:
    """Fill part of a net with a flat ground for text, but for the bar at its back."""
    back, above = page.kit.px(BACK), top < page.layout.top
    start, end = (top + back, top + page.kit.px(GOAL)) if above else (top, top + page.kit.px(GOAL) - back)
    page.canvas.fill(page.kit.inks[strip], (x, start, x + width, end))
