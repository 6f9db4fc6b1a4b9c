"""A small plot of a rating's curve. Part of render/ladder."""

from collections.abc import Sequence

from PIL import ImageDraw

from render.fonts import BOLD, MEDIUM
from render.ladder.colours import tints
from render.ladder.frame import Page, dot
from render.sprites import Pen

#: The most points of a curve drawn; the last ones are shown.
MOST = 60
#: The least range of the plot in rating points, so that a flat curve looks flat.
LEAST_SPAN = 80
#: The least distance between two numbers beside it, in units.
LINE = 34


def draw_plot(page: Page, curve: Sequence[int], left: float, top: float, right: float, bottom: float) -> None:
    """Draw the curve in a box (units), its last value marked and labelled, its extremes labelled if there is room."""
    sheet, tokens = page.sheet, page.tokens
    values = list(curve[-MOST:])
    low, high = min(values), max(values)
    spare = max(0, LEAST_SPAN - (high - low)) / 2
    floor, ceiling = low - spare, high + spare
    edge = 92.0
    x0, x1, y0, y1 = left + edge, right - 24, top + 28, bottom - 28

    def at(number: int, value: float) -> tuple[float, float]:
        across = x0 + (x1 - x0) * number / max(1, len(values) - 1)
        return sheet.px(across), sheet.px(y1 - (y1 - y0) * (value - floor) / (ceiling - floor))

    line = [at(number, value) for number, value in enumerate(values)]
    ground = sheet.px(bottom - 4)
    ImageDraw.Draw(sheet.canvas.image).polygon(
        [(line[0][0], ground), *line, (line[-1][0], ground)], fill=sheet.kit.inks[tints(tokens)[1]]
    )
    wide, tall = sheet.px(right - left), sheet.px(bottom - top)
    corner = sheet.px(left), sheet.px(top)
    pen = Pen(0, 0, wide, tall)
    pen.line([(x - corner[0], y - corner[1]) for x, y in line], max(2, sheet.kit.px(5)), tokens.choice)
    sheet.stamp_at(pen.sprite(sheet.kit.inks, tokens.choice), *corner)
    end = line[-1]
    sheet.stamp_at(dot(sheet.kit, sheet.kit.px(12), tokens.gold), round(end[0]), round(end[1]))
    written: list[float] = []
    for value in (values[-1], high, low):
        middle = at(0, value)[1] / sheet.kit.scale
        if all(abs(middle - other) >= LINE for other in written):
            now = value == values[-1]
            colour = tokens.gold if now else tokens.muted
            face = sheet.face(28, BOLD if now else MEDIUM, colour, tokens.panel)
            sheet.words(str(value), left + edge - 14, middle, face, anchor="right")
            written.append(middle)
