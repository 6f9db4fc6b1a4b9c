"""Pills: a move's steps and their cost. Part of render/hedgehog."""

from render.fonts import BOLD, SEMIBOLD, length
from render.hedgehog import marks
from render.hedgehog.colours import GROUND
from render.hedgehog.frame import WORDS, Page
from render.lettering import write

PILL_HIGH = 40


def draw_pill(page: Page, x: int, top: int, steps: str, cost: str, *, middle: bool) -> int:
    """Draw steps and cost in a pill that begins at x, or is centred there (`middle`). Return its width in pixels."""
    kit, tokens = page.kit, page.kit.tokens
    left_face = page.face(WORDS, SEMIBOLD, tokens.text, GROUND.pill)
    right_face = page.face(WORDS, BOLD, tokens.ink, tokens.gold)
    high, pad = kit.px(PILL_HIGH), kit.px(8)
    steps_wide = length(steps, left_face.size, left_face.weight)
    cost_wide = length(cost, right_face.size, right_face.weight)
    box = cost_wide + 2 * kit.px(9)
    width = pad + steps_wide + kit.px(6) + box + kit.px(3)
    start = x - width // 2 if middle else x
    marks.framed(kit, width, high, tokens.ink, 2.0, GROUND.pill).stamp(page.canvas, start, top)
    inset = kit.px(3)
    gold = marks.framed(kit, box, high - 2 * inset, tokens.gold, 2.0, tokens.gold)
    gold.stamp(page.canvas, start + width - inset - box, top + inset)
    baseline = top + high // 2 + round(left_face.size * 0.36)
    write(page.canvas, kit.inks, steps, start + pad, baseline, left_face)
    write(page.canvas, kit.inks, cost, start + width - inset - box // 2, baseline, right_face, "middle")
    return width
