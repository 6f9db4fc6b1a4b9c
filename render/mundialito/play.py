"""A board in progress: what stands on it and what marks it, from the bottom up. Part of render/mundialito.

Paths are trails of the last turns; dashes, arcs and badges of possible actions; and a review's. One over the seam
leaves at one edge and enters at the other; what crosses it is cut there, and the repeated edges include it.
"""

from collections.abc import Hashable, Sequence
from functools import partial
from math import hypot

from PIL import Image

from render.kit import Kit
from render.memory import SHOWN, STRIPS
from render.mundialito import marks
from render.mundialito.colours import CHOSEN_SHARE, coats, goal_shares, tones
from render.mundialito.frame import BoardLayout, BoardScene, step_of
from render.mundialito.ground import blank_page, draw_exits, empty_board
from render.mundialito.marks import AHEAD, Style
from render.mundialito.pieces import ball, ghost, piece, reach, sizes_of
from render.mundialito.strips import Cells, Marks, RowJob, cover, peek
from render.png import FILTER_WIDTH, DeflatedRows, inflate
from render.tokens import Colour
from render.verdicts import SIGN, sign
from rules.mundialito.pieces import BALL_ROW, COLUMNS, FIRST_ROW, HEIGHT, LAST_ROW, ROWS, WIDTH
from rules.mundialito.view import Trace, View
from words.mundialito.picture import draft_of

#: How far from the board its repeated edges are, in units.
PEEK_GAP = 8


class LastDrawn:
    """What lay on a row of a table's cells when it was last drawn."""

    cells: tuple[Marks, ...] | None = None


class DrawnBoard(Cells):
    """The board of a view, to be drawn on.

    Whatever is known of the table, such as the players' names, tells which rows were drawn for it before.
    """

    def __init__(self, kit: Kit, layout: BoardLayout, view: View, table: Hashable = None) -> None:
        super().__init__(layout.cell)
        self._kit = kit
        self._layout = layout
        self._empty = empty_board(kit, layout.tallest, view.coasters, view.arrows)
        self._table = table

    def plots(self) -> list[RowJob]:
        """Return the picture's rows with the board in them, one plot for each row of cells."""
        found, cells = [], self.marks
        for row in range(HEIGHT):
            own = cells[row * WIDTH : (row + 1) * WIDTH]
            top = self._layout.top + row * self.side
            draw = partial(self._row, row, own)
            found.append(RowJob(top, top + self.side, self._key(row, own), draw, sum(map(len, own))))
        return found

    def _key(self, row: int, cells: tuple[Marks, ...]) -> Hashable:
        return self._empty, row, cells

    def _row(self, row: int, cells: tuple[Marks, ...]) -> Image.Image:
        """Draw the cells that have changed since the row was last drawn."""
        kit, side = self._kit, self.side
        shown = SHOWN.recall((self._empty, self._table, row), LastDrawn, lambda _: 0)
        before, image = self._last(row, shown.cells)
        left, gap = FILTER_WIDTH + self._layout.left, kit.px(PEEK_GAP)
        for column, lying in enumerate(cells):
            if lying == before[column]:
                continue
            cell = cover(kit, side, self._empty.cells[row * WIDTH + column], lying)
            image.paste(cell, (left + column * side, 0))
            if column == 0:
                image.paste(peek(kit, cell, after=True), (left + self._layout.side + gap, 0))
            elif column == WIDTH - 1:
                beyond = peek(kit, cell, after=False)
                image.paste(beyond, (left - gap - beyond.width, 0))
        shown.cells = cells
        return image

    def _last(self, row: int, cells: tuple[Marks, ...] | None) -> tuple[Sequence[Marks | None], Image.Image]:
        """Return what is on each cell of an image, and the image: the row as it was last drawn, or the page."""
        top, width = self._layout.top + row * self.side, self._layout.width
        strip: DeflatedRows | None = STRIPS.find(self._key(row, cells)) if cells else None
        if cells is None or strip is None:
            page = blank_page(self._kit, self._layout.tallest)
            return (None,) * WIDTH, page.crop((-FILTER_WIDTH, top, width, top + self.side))
        return cells, Image.frombytes("L", (FILTER_WIDTH + width, self.side), inflate(strip))


FRAME, CHOSEN_FRAME, FAINT_FRAME = 4.5, 6.0, 2.5


def draw_scene(scene: BoardScene) -> None:
    """Draw everything on the board, from the bottom up."""
    for seat in scene.winners or (scene.view.scored,):
        if seat is not None:
            _tint_goal_row(scene, seat)
    trails = scene.view.trail
    for trace in scene.view.before:
        if trace.kind == "jump":
            draw_arc(scene, trace, "before")
        else:
            draw_trail(scene, trace, "before")
    for trace in trails:
        if trace.kind != "jump":
            draw_trail(scene, trace)
    chosen = scene.cell
    if chosen is not None:
        _tint(scene, chosen, scene.kit.tokens.choice, CHOSEN_SHARE)
    if scene.view.goal_cell is not None and scene.view.scored is not None:
        coat = coats(scene.kit.tokens)[scene.view.scored]
        burst = marks.sunburst(scene.kit, scene.layout.cell, coat.light, coat.left)
        scene.board.stamp(burst, *scene.layout.middle(scene.view.goal_cell))
    _draw_frames(scene, chosen)
    for act in scene.acts:
        if act.kind != "jump":
            draw_way(scene, act)
    draw_compared_paths(scene)
    _draw_pieces(scene)
    if scene.view.phase == "setup" and scene.view.scored is None:
        _draw_places(scene)
    for trace in trails:
        if trace.kind == "jump":
            draw_arc(scene, trace, "latest")
    for act in scene.acts:
        if act.kind == "jump":
            draw_arc(scene, act, "possible")
    draw_numbers(scene)
    for act in scene.acts:
        draw_badge(scene, act)
    draw_compared_signs(scene)


def _tint(scene: BoardScene, cell: str, colour: Colour, share: float) -> None:
    table = bytearray(scene.kit.inks.over(colour, share))
    tone = tones(scene.kit.tokens)
    for kept in {tone.joint, tone.bar, tone.lip} - {*tone.tiles}:
        table[scene.kit.inks[kept]] = scene.kit.inks[kept]
    scene.board.tint(*scene.layout.corner(cell), bytes(table))


def _tint_goal_row(scene: BoardScene, seat: int) -> None:
    tokens = scene.kit.tokens
    for column in COLUMNS:
        _tint(scene, column + ROWS[LAST_ROW[seat]], tones(tokens).seat[seat], goal_shares(tokens)[seat])


def _draw_frames(scene: BoardScene, chosen: str | None) -> None:
    """Draw frames of the last turns and of the choice, then those cells' bars and arrows again on top."""
    text, choice, muted = scene.kit.tokens.text, scene.kit.tokens.choice, scene.kit.tokens.muted
    frames: dict[str, tuple[Colour, bool]] = {}
    for trace in scene.view.before:
        for cell in (trace.origin, trace.target) if trace.kind == "pass" else (trace.target,):
            frames[cell] = muted, False
    for trace in scene.view.trail:
        if trace.kind == "push" and trace.other is not None:
            frames[trace.other] = text, True
    for trace in scene.view.trail:
        for cell in (trace.origin, trace.target) if trace.kind == "pass" else (trace.target,):
            frames[cell] = text, False
    frames = {cell: style for cell, style in frames.items() if cell in scene.occupied and cell != scene.view.goal_cell}
    for act in scene.acts:
        if act.kind == "push":
            frames[act.target] = choice, True
    if chosen is not None:
        frames[chosen] = choice, False
    for better, act in scene.compared_acts:
        for cell in (act.origin, act.target) if act.kind == "pass" else (act.origin,):
            frames[cell] = choice if better else text, not better
    for cell, (colour, dashed) in frames.items():
        width = FAINT_FRAME if colour == muted else CHOSEN_FRAME if colour == choice and not dashed else FRAME
        frame = marks.frame(scene.kit, scene.layout.cell, colour, width, dashed=dashed)
        scene.board.stamp(frame, *scene.layout.middle(cell))
        if scene.view.arrows:
            draw_exits(scene.board, scene.kit, scene.layout, cell, scene.view.arrows)


def _draw_pieces(scene: BoardScene) -> None:
    """Draw all pyramids and balls."""
    for standing in scene.view.pieces:
        _draw_piece(scene, standing.cell, standing.seat, standing.size)
    for seat, cell in enumerate(scene.view.balls):
        if cell is not None:
            scene.board.stamp(ball(scene.kit, seat), *scene.layout.middle(cell))


def _draw_piece(scene: BoardScene, cell: str, seat: int, size: int) -> None:
    x, y = scene.layout.middle(cell)
    scene.board.stamp(piece(scene.kit, seat, size), x, y - scene.kit.px(sizes_of(scene.kit).rise))


def _draw_places(scene: BoardScene) -> None:
    """Draw where the set-up goes on: frames along the first row, or pale balls, and what has been chosen so far."""
    view = scene.view
    if view.to_act is None or view.setup_step is None:
        return
    chosen = scene.chosen or ""
    if view.setup_step < 2:
        _draw_line_up(scene, view.to_act, *draft_of(chosen))
        return
    for column in COLUMNS:
        cell = column + ROWS[BALL_ROW[view.to_act]]
        shown = ball(scene.kit, view.to_act) if cell == chosen else ghost(scene.kit, view.to_act)
        scene.board.stamp(shown, *scene.layout.middle(cell))


def _draw_line_up(scene: BoardScene, seat: int, sizes: str, ball_cell: str | None) -> None:
    """Draw a line-up being chosen: a frame for each cell, dashed while it is empty, and the ball if it has a cell."""
    framed = {column + ROWS[FIRST_ROW[seat]]: letter for column, letter in zip(COLUMNS, sizes, strict=True)}
    if ball_cell is not None:
        framed[ball_cell] = "ball"
    for cell, letter in framed.items():
        frame = marks.frame(scene.kit, scene.layout.cell, scene.kit.tokens.choice, FRAME, dashed=letter == ".")
        scene.board.stamp(frame, *scene.layout.middle(cell))
        if scene.view.arrows:
            draw_exits(scene.board, scene.kit, scene.layout, cell, scene.view.arrows)
        if letter == "ball":
            scene.board.stamp(ball(scene.kit, seat), *scene.layout.middle(cell))
        elif letter != ".":
            _draw_piece(scene, cell, seat, int(letter))


def draw_trail(scene: BoardScene, trace: Trace, style: Style = "latest") -> None:
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


def draw_arc(scene: BoardScene, trace: Trace, style: Style) -> None:
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


def draw_way(scene: BoardScene, act: Trace) -> None:
    """Draw the dashes of a possible pass, or of a possible move or push over the seam."""
    if act.kind == "pass" or act.over_seam:
        draw_dashes(scene, act, "possible")


def draw_dashes(scene: BoardScene, act: Trace, style: Style) -> None:
    """Draw the dashes of a move, push or pass; over the seam they leave and enter again."""
    layout = scene.layout
    (x0, y0), (x1, y1) = layout.middle(act.origin), layout.middle(act.target)
    if act.over_seam:
        across = step_of(layout, act)[0] * layout.cell
        _dash_between(scene, style, x0, y0, x0 + across, y0)
        _dash_between(scene, style, x1 - across, y1, x1, y1)
    else:
        _dash_between(scene, style, x0, y0, x1, y1)


def _dash_between(scene: BoardScene, style: Style, x0: int, y0: int, x1: int, y1: int) -> None:
    reach = hypot(x1 - x0, y1 - y0)
    way = (x1 - x0) / reach, (y1 - y0) / reach
    dash = marks.dash(scene.kit, way, style)
    count = max(1, round(reach / (24 * scene.kit.scale)))
    for number in range(count):
        share = (number + 0.5) / count
        scene.board.stamp(dash, round(x0 + (x1 - x0) * share), round(y0 + (y1 - y0) * share))


def draw_badge(scene: BoardScene, act: Trace) -> None:
    """Draw the badge that names an action, where it happens."""
    step = step_of(scene.layout, act) if act.kind == "push" else (0, -1)
    scene.board.stamp(marks.badge(scene.kit, act.kind, step), *badge_place(scene, act))


def badge_place(scene: BoardScene, act: Trace) -> tuple[int, int]:
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
            aside = kit.px(sizes_of(kit).ball * 1.1)
            return x + aside, y - aside


def draw_numbers(scene: BoardScene) -> None:
    """Draw where each action of the last turn began, numbered if there are two."""
    layout, kit = scene.layout, scene.kit
    many = len(scene.view.trail) > 1
    taken = [badge_place(scene, act) for act in scene.acts]
    for number, trace in enumerate(scene.view.trail, start=1):
        x, y = layout.middle(trace.origin)
        corner = layout.cell // 2 - round(marks.number_radius(kit)) - kit.px(4)
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


def draw_compared_paths(scene: BoardScene) -> None:
    """Draw the paths of what was played, dashed, and of what was better, below the pieces."""
    for better, act in scene.compared_acts:
        if act.kind != "jump" and better:
            draw_trail(scene, act, "better")
        elif act.kind != "jump":
            draw_dashes(scene, act, "played")


def draw_compared_signs(scene: BoardScene) -> None:
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


def _back(scene: BoardScene, act: Trace) -> tuple[int, int]:
    """Return the step from where the sign is to where its path comes from."""
    across, down = step_of(scene.layout, act)
    return (across, down) if act.kind == "pass" else (-across, -down)
