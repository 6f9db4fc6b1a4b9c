"""The controls of Mundialito: line-up and ball in menus, then a piece and an action.

Words are a cell (`b3`: the chosen piece or ball) or, while placing, a plan such as `ad.be.c`: the columns of queens (a
and d), drones (b and e) and ball (c), each of which may be missing. The dots are no columns, so a plan has one reading.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from cogs.faces.spread import Aim, Do, Item, Menu, Say, Spread, Step, Style
from rules.core.errors import Refusal
from rules.core.match import Match
from rules.mundialito.pieces import BALL_ROW, COLUMNS, LAST_ROW, ROWS, Size
from rules.mundialito.view import Trace, View
from words.mundialito.picture import ball_symbol, piece_symbol

#: The kinds of action, the most useful first.
_USEFUL = ("pass", "push", "jump", "move")
#: The ball's size in the order of the buttons: it comes before the queens.
BALL_FIRST = 4
_PLACING = re.compile(r"([a-f]{0,2})\.([a-f]{0,2})\.([a-f]?)")


@dataclass(frozen=True, slots=True)
class LineUp:
    """A line-up being chosen: the columns of the queens, of the drones, and of the ball."""

    queens: str = ""
    drones: str = ""
    ball: str = ""

    @classmethod
    def read(cls, words: str) -> "LineUp":
        """Read a plan; an empty one if the words are none, or put two pieces on one column."""
        found = _PLACING.fullmatch(words)
        if found is None or len({*found[1], *found[2]}) < len(found[1] + found[2]):
            return cls()
        return cls(*found.groups())

    def __str__(self) -> str:
        return f"{self.queens}.{self.drones}.{self.ball}"

    @property
    def sizes(self) -> str | None:
        """The line-up's digits; None until it is complete."""
        if len(self.queens) < 2 or len(self.drones) < 2:
            return None
        return self._letters("1")

    def draft(self, ball_row: str) -> str | None:
        """Return the plan for the picture: six sizes, with dots for gaps, then the ball's cell; None if it's empty."""
        if self == LineUp():
            return None
        return self._letters("." if self.sizes is None else "1") + (self.ball + ball_row if self.ball else "")

    def _letters(self, rest: str) -> str:
        return "".join("3" if column in self.queens else "2" if column in self.drones else rest for column in COLUMNS)


class MundialitoFace:
    """Choose a piece or the ball, see where it can go, choose the action."""

    def spread(self, match: Match, seat: int, words: str, say: Say, quick: tuple[str, ...] = ()) -> Spread:
        """Lay out the controls for this moment."""
        view: View = match.view(seat)
        if view.setup_step is not None:
            plan = LineUp.read(words)
            if view.setup_step >= 2:
                return _placing_ball(match, seat, plan, say)
            return _lining_up(match, seat, plan, say, quick)
        return _acting(match, view, seat, words, say)

    def pick(self, match: Match, seat: int, words: str, menu: str, values: tuple[str, ...]) -> str:
        """Return the words with the picked value added."""
        plan = LineUp.read(words)
        picked = "".join(sorted(value for value in values if value in COLUMNS))
        if menu == "queens":
            left = "".join(column for column in plan.drones if column not in picked)
            return str(replace(plan, queens=picked, drones=left))
        if menu == "drones":
            return str(replace(plan, drones="".join(c for c in picked if c not in plan.queens)))
        return str(replace(plan, ball=picked[:1]))

    def aim(self, match: Match, seat: int, action: str) -> Aim:
        """Find an action below its piece, a pass below the ball; the picture marks it alone."""
        view: View = match.view(seat)
        kind, _, rest = action.partition(" ")
        if kind == "setup":
            columns = {
                size: "".join(column for column, one in zip(COLUMNS, rest, strict=True) if one == size) for size in "32"
            }
            return Aim(str(LineUp(columns["3"], columns["2"])))
        if kind == "ball":
            return Aim(str(LineUp(ball=rest[0])))
        trace = next((trace for trace in view.legal if trace.notation == action), None)
        if trace is None:
            return Aim("")
        return Aim(trace.target if trace.kind == "pass" else trace.origin, action)


def _acting(match: Match, view: View, seat: int, words: str, say: Say) -> Spread:
    """Lay out a button for the ball and each piece that can act, and the actions of the chosen one."""
    able = _able(view, seat)
    chosen = words if words in able else _stays(view, able)
    pieces = {piece.cell: int(piece.size) for piece in view.pieces}  # the ball isn't one: 0
    names = {cell: say("mundialito-face-piece", piece=pieces.get(cell, 0), cell=cell) for cell in able}
    signs = {cell: piece_symbol(seat, pieces[cell]) if cell in pieces else ball_symbol(seat) for cell in able}
    first = tuple(Step(names[cell], cell, Style.MAIN if cell == chosen else Style.PLAIN, signs[cell]) for cell in able)
    acts = able[chosen] if chosen is not None else ()
    buttons = tuple(Do(_label(trace, view, seat, say), trace.notation, style=Style.GOOD) for trace in acts)
    end = Do(say("mundialito-face-end"), "end", style=Style.PLAIN if able else Style.GOOD)
    if not able:
        hint = say("mundialito-face-nothing")
    elif chosen is not None:
        hint = say("mundialito-face-chosen", piece=pieces.get(chosen, 0), cell=chosen, left=view.actions_left)
    else:
        hint = say("mundialito-face-left", left=view.actions_left)
    hint += _stuck(match, view, seat, able, say)
    return Spread(
        match, hint, chosen or "", buttons=buttons, marked=chosen, first=first, last=(end,) if view.may_end else ()
    )


def _able(view: View, seat: int) -> dict[str, tuple[Trace, ...]]:
    """Return the cells of the ball and the pieces that can act, big to small, with their actions, best first."""
    found: dict[str, list[Trace]] = {}
    for trace in view.legal:
        if trace.kind == "pass":
            found.setdefault(trace.target, []).append(trace)  # the ball's cell
        found.setdefault(trace.origin, []).append(trace)
    sizes = {piece.cell: piece.size for piece in view.pieces}
    sizes[view.balls[seat] or ""] = BALL_FIRST
    return {
        cell: tuple(sorted(found[cell], key=lambda trace: (not _scores(trace, seat), _USEFUL.index(trace.kind))))
        for cell in sorted(found, key=lambda cell: (-sizes[cell], cell))
    }


def _stuck(match: Match, view: View, seat: int, able: Mapping[str, object], say: Say) -> str:
    """Say which of the seat's pieces can do nothing, and what is in their way, on a line of its own; empty if none."""
    told = [
        say("mundialito-face-stuck-piece", piece=int(piece.size), cell=piece.cell, way=_in_the_way(match, piece.cell))
        for piece in view.pieces
        if piece.seat == seat and piece.cell not in able
    ]
    return f"\n{say('mundialito-face-stuck', pieces=say.row(told))}" if told else ""


def _in_the_way(match: Match, cell: str) -> str:
    """Return what is on the cells to which arrows lead from a piece that can do nothing.

    It is `ball`, `piece`, `both`, or `none` if no arrow leads away.
    """
    assert match.to_act is not None
    found = set()
    column, row = COLUMNS.index(cell[0]), ROWS.index(cell[1])
    for across, up in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        if 0 <= row + up < len(ROWS):
            target = COLUMNS[(column + across) % len(COLUMNS)] + ROWS[row + up]
            try:
                match.act(match.to_act, f"{cell}-{target}")
            except Refusal as refusal:
                found.add(refusal.reason.removeprefix("mundialito-move-onto-"))
    ways = found & {"ball", "pyramid"}
    return "both" if len(ways) > 1 else "ball" if "ball" in ways else "piece" if ways else "none"


def _stays(view: View, able: Mapping[str, object]) -> str | None:
    """Return the cell that stays chosen after the turn's first action: the piece that acted.

    After a pass, it's the ball if it can be passed on.
    """
    if view.trail_seat != view.to_act or not view.trail:
        return None
    done = view.trail[-1]
    cells = (done.origin, done.target) if done.kind == "pass" else (done.target,)
    return next((cell for cell in cells if cell in able), None)


def _scores(trace: Trace, seat: int) -> bool:
    """Whether the action is a pass to the seat's last row."""
    return trace.kind == "pass" and trace.origin[1] == ROWS[LAST_ROW[seat]]


def _label(trace: Trace, view: View, seat: int, say: Say) -> str:
    """Say what the action does, and to which piece."""
    sizes = {piece.cell: piece.size for piece in view.pieces}
    seam = "yes" if trace.over_seam else "no"
    match trace.kind:
        case "pass":
            goal = "yes" if _scores(trace, seat) else "no"
            return say("mundialito-face-pass", goal=goal, size=sizes[trace.origin], target=trace.origin)
        case "push":
            return say("mundialito-face-push", size=sizes[trace.target], target=trace.target, other=trace.other or "")
        case "jump":
            return say("mundialito-face-jump", size=sizes[trace.other or ""], target=trace.target)
        case "move":
            return say("mundialito-face-move", target=trace.target, seam=seam)


def _lining_up(match: Match, seat: int, plan: LineUp, say: Say, quick: tuple[str, ...]) -> Spread:
    """Lay out the choice of queens, then drones, then the ball; the picture shows what is chosen so far."""
    menus = [_columns("queens", Size.QUEEN, COLUMNS, plan.queens, say)]
    if len(plan.queens) == 2:
        free = "".join(column for column in COLUMNS if column not in plan.queens)
        menus.append(_columns("drones", Size.DRONE, free, plan.drones, say))
    sizes, row = plan.sizes, _ball_row(seat)
    buttons: list[Do | Step] = []
    if sizes is None:
        hint = say("mundialito-face-line-up", queens="yes" if plan.queens else "no")
        ready, *then = quick or match.game.about.quick_setup_of(seat)
        usual = "yes" if (ready, *then) == match.game.about.quick_setup_of(seat) else "no"
        buttons.append(Do(say("mundialito-face-ready", usual=usual), ready, tuple(then), Style.GOOD))
    else:
        hint = say("mundialito-face-lined-up", ball=plan.ball + row if plan.ball else "none")
        menus.append(_ball_menu(plan, row, say))
        if plan.ball:
            label = say("mundialito-face-place-all", ball=plan.ball + row)
            buttons.append(Do(label, f"setup {sizes}", (f"ball {plan.ball}{row}",), Style.GOOD))
        style = Style.PLAIN if plan.ball else Style.MAIN
        buttons.append(Do(say("mundialito-face-place"), f"setup {sizes}", style=style))
    if plan != LineUp():
        buttons.append(Step(say("mundialito-face-again"), ""))
    return Spread(match, hint, str(plan), tuple(menus), tuple(buttons), plan.draft(row))


def _placing_ball(match: Match, seat: int, plan: LineUp, say: Say) -> Spread:
    """Lay out the choice of the ball's cell, which the picture shows before the ball is placed."""
    row = _ball_row(seat)
    menus = (_ball_menu(plan, row, say),)
    if not plan.ball:
        return Spread(match, say("mundialito-face-ball", row=row, cell="none"), "", menus)
    cell = plan.ball + row
    hint = say("mundialito-face-ball", row=row, cell=cell)
    button = Do(say("mundialito-face-place-ball", cell=cell), f"ball {cell}", style=Style.GOOD)
    return Spread(match, hint, str(LineUp(ball=plan.ball)), menus, (button,), cell)


def _ball_row(seat: int) -> str:
    return str(BALL_ROW[seat] + 1)


def _ball_menu(plan: LineUp, row: str, say: Say) -> Menu:
    items = tuple(
        Item(say("mundialito-face-ball-on", cell=column + row), column, chosen=column == plan.ball)
        for column in COLUMNS
    )
    return Menu("ball", say("mundialito-face-ball-row", row=row), items)


def _columns(name: str, size: Size, columns: str, chosen: str, say: Say) -> Menu:
    return Menu(
        name,
        say("mundialito-face-columns", piece=int(size)),
        tuple(
            Item(say("mundialito-face-column", piece=int(size), column=column), column, chosen=column in chosen)
            for column in columns
        ),
        least=2,
        most=2,
    )


FACE = MundialitoFace()
