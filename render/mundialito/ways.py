"""The paths of actions on the board: trails of the last turns; dashes, arcs and badges of possible actions; a review's.

Part of render/mundialito.

Imports render and rules. A path over the seam leaves at one edge and enters at the other.
"""

from math import hypot

from render.mundialito import marks
from render.mundialito.frame import Scene, step_of
from render.mundialito.marks import AHEAD, Style
from render.mundialito.pieces import BALL_RADIUS, reach
from render.review.verdicts import SIGN, sign
from rules.mundialito.view import Trace


def draw_trail(scene: Scene, trace: Trace, style: Style = "latest") -> None:
    """Draw the solid line of a move, push or pass; over the seam it leaves and enters again.

    That of the turn before also marks where the action began.
    """
    layout = scene.layout
    (x0, y0), (x1, y1) = layout.middle(trace.origin), layout.middle(trace.target)
    step = step_of(layout, trace)
    across, down = step[0] * layout.cell, step[1] * layout.cell
    starts = [(x0, y0)]
    if trace.over_seam:
        starts.append((x1 - across, y1 - down))
    elif trace.kind == "pass":  # cell by cell, so that few sprites are cached
        cells = max(abs(x1 - x0), abs(y1 - y0)) // layout.cell
        starts = [(x0 + number * across, y0 + number * down) for number in range(cells)]
    for casing in (True, False):
        for x, y in starts:
            scene.board.stamp(marks.stretch(scene.kit, across, down, casing=casing, style=style), x, y)
    if style == "before" and trace.kind != "pass":
        scene.board.stamp(marks.origin(scene.kit, 0, faint=True), x0, y0)


def draw_arc(scene: Scene, trace: Trace, style: Style) -> None:
    """Draw a jump's path over the piece jumped; over the seam it is drawn at both edges."""
    layout, kit = scene.layout, scene.kit
    if trace.other is None:
        return
    step = step_of(layout, trace)
    sizes = {standing.cell: standing.size for standing in scene.view.pieces}
    ahead = style in AHEAD
    stands = trace.origin if ahead else trace.target
    clear = reach(kit, sizes.get(stands, 1)) - kit.px(10)
    cuts = (clear, 0) if ahead else (0, clear)
    arc = marks.arc(kit, layout.cell, step, cuts, style)
    x, y = layout.middle(trace.other)
    for shift in (-layout.side, 0, layout.side) if trace.over_seam else (0,):
        scene.board.stamp(arc, x + shift, y)
    if style == "before":
        scene.board.stamp(marks.origin(kit, 0, faint=True), *layout.middle(trace.origin))


def draw_way(scene: Scene, act: Trace) -> None:
    """Draw the dashes of a possible pass, or of a possible move or push over the seam."""
    if act.kind == "pass" or act.over_seam:
        draw_dashes(scene, act, "possible")


def draw_dashes(scene: Scene, act: Trace, style: Style) -> None:
    """Draw the dashes of a move, push or pass; over the seam they leave and enter again."""
    layout = scene.layout
    (x0, y0), (x1, y1) = layout.middle(act.origin), layout.middle(act.target)
    if act.over_seam:
        across = step_of(layout, act)[0] * layout.cell
        _dash_between(scene, style, x0, y0, x0 + across, y0)
        _dash_between(scene, style, x1 - across, y1, x1, y1)
    else:
        _dash_between(scene, style, x0, y0, x1, y1)


def _dash_between(scene: Scene, style: Style, x0: int, y0: int, x1: int, y1: int) -> None:
    reach = hypot(x1 - x0, y1 - y0)
    way = (x1 - x0) / reach, (y1 - y0) / reach
    dash = marks.dash(scene.kit, way, style)
    count = max(1, round(reach / (24 * scene.kit.scale)))
    for number in range(count):
        share = (number + 0.5) / count
        scene.board.stamp(dash, round(x0 + (x1 - x0) * share), round(y0 + (y1 - y0) * share))


def draw_badge(scene: Scene, act: Trace) -> None:
    """Draw the badge that names an action, where it happens."""
    step = step_of(scene.layout, act) if act.kind == "push" else (0, -1)
    scene.board.stamp(marks.badge(scene.kit, act.kind, step), *badge_place(scene, act))


def badge_place(scene: Scene, act: Trace) -> tuple[int, int]:
    """Return where the badge of an action is; of a pass, at the other piece than the one that is chosen."""
    layout, kit = scene.layout, scene.kit
    x, y = layout.middle(act.target)
    match act.kind:
        case "move" | "jump":
            return x, y
        case "push":
            step = step_of(layout, act)
            edge = layout.cell // 2
            # At the seam the badge stays inside, or half of it would be lost.
            if not 0 < x + step[0] * layout.cell < layout.side:
                edge -= kit.px(marks.BADGE + 3)
            return x + step[0] * edge, y + step[1] * edge
        case "pass":
            if scene.cell == act.target or scene.compared is not None:
                x, y = layout.middle(act.origin)
            aside = kit.px(BALL_RADIUS * 1.1)
            return x + aside, y - aside


def draw_numbers(scene: Scene) -> None:
    """Draw where each action of the last turn began, numbered if there are two."""
    layout, kit = scene.layout, scene.kit
    many = len(scene.view.trail) > 1
    taken = [badge_place(scene, act) for act in scene.acts]
    for number, trace in enumerate(scene.view.trail, start=1):
        x, y = layout.middle(trace.origin)
        corner = layout.cell // 2 - kit.px(marks.NUMBER + 4)
        places = [(x + across * corner, y + down * corner) for down in (-1, 1) for across in (-1, 1)]
        if trace.kind == "pass":
            x1, y1 = layout.middle(trace.target)
            if not many:
                continue
            places.insert(0, ((x + x1) // 2, (y + y1) // 2))
        elif trace.origin not in scene.occupied:
            places.insert(0, (x, y))
        elif not many:
            continue
        apart = kit.px(marks.NUMBER + marks.BADGE + 6)
        free = [place for place in places if all(hypot(place[0] - a, place[1] - b) >= apart for a, b in taken)]
        place = (free or places)[0]
        taken.append(place)
        scene.board.stamp(marks.origin(kit, number if many else 0), *place)


def draw_compared_paths(scene: Scene) -> None:
    """Draw the paths of what was played, dashed, and of what was better, below the pieces."""
    for better, act in scene.compared_acts:
        if act.kind != "jump" and better:
            draw_trail(scene, act, "better")
        elif act.kind != "jump":
            draw_dashes(scene, act, "played")


def draw_compared_signs(scene: Scene) -> None:
    """Draw the paths of jumps, and each sign where its action happens; two of one place make room for each other."""
    for better, act in scene.compared_acts:
        if act.kind == "jump":
            draw_arc(scene, act, "better" if better else "played")
    ends = [(better, badge_place(scene, act), _back(scene, act)) for better, act in scene.compared_acts]
    ends += [(better, scene.layout.middle(cell), (0, 0)) for better, cell in scene.compared_balls]
    apart = scene.kit.px(2 * SIGN + 8)
    if len(ends) == 2 and hypot(ends[0][1][0] - ends[1][1][0], ends[0][1][1] - ends[1][1][1]) < apart:
        same = ends[0][2] == ends[1][2]
        ends = [(better, place, (1 if better else -1, 0) if same else back) for better, place, back in ends]
    else:
        apart = 0
    for better, (x, y), (across, down) in ends:
        aside = round(apart * (0.5 if across * down else 0.72))
        scene.board.stamp(sign(scene.kit, better=better), x + across * aside, y + down * aside)


def _back(scene: Scene, act: Trace) -> tuple[int, int]:
    """Return the step from where the sign is to where its path comes from."""
    across, down = step_of(scene.layout, act)
    return (across, down) if act.kind == "pass" else (-across, -down)
