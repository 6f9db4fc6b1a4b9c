"""Mundialito for the fingers: line-up and ball by menus, then piece and action. Part of cogs/faces.

Words are a cell (`b3`: the chosen piece) or, while placing, a plan such as `ad.be.c`: the columns of queens (a and d),
drones (b and e) and ball (c), each of which may be missing. The dots are no columns, so a plan has one reading.
"""

import re
from dataclasses import dataclass, replace

from cogs.faces.spread import Do, Item, Menu, Say, Spread, Step, Style
from rules.core.match import Match
from rules.mundialito.pieces import BALL_ROW, COLUMNS, Size
from rules.mundialito.view import Trace, View

_PLACING = re.compile(r"([a-f]{0,2})\.([a-f]{0,2})\.([a-f]?)")


@dataclass(frozen=True, slots=True)
class Plan:
    """A line-up being chosen: the columns of the queens, of the drones, and of the ball."""

    queens: str = ""
    drones: str = ""
    ball: str = ""

    @classmethod
    def read(cls, words: str) -> "Plan":
        """The plan in the words; an empty one if there is none, or one that puts two on a column."""
        found = _PLACING.fullmatch(words)
        if found is None or len({*found[1], *found[2]}) < len(found[1] + found[2]):
            return cls()
        return cls(*found.groups())

    def __str__(self) -> str:
        return f"{self.queens}.{self.drones}.{self.ball}"

    @property
    def sizes(self) -> str | None:
        """The line-up's digits, None while it is not complete."""
        if len(self.queens) < 2 or len(self.drones) < 2:
            return None
        return "".join("3" if column in self.queens else "2" if column in self.drones else "1" for column in COLUMNS)


class MundialitoFace:
    """Choose a piece, see its targets, choose the action."""

    def spread(self, match: Match, seat: int, words: str, say: Say, quick: tuple[str, ...] = ()) -> Spread:
        """The controls for this moment."""
        view: View = match.view(seat)
        if view.setup_step is not None:
            plan = Plan.read(words)
            if view.setup_step >= 2:
                return _placing_ball(match, seat, plan, say)
            return _lining_up(match, seat, plan, say, quick)
        return _acting(match, view, words, say)

    def pick(self, match: Match, seat: int, words: str, menu: str, values: tuple[str, ...]) -> str:
        """The words with the picked value in place."""
        if menu == "piece":
            return values[0]
        plan = Plan.read(words)
        picked = "".join(sorted(value for value in values if value in COLUMNS))
        if menu == "queens":
            left = "".join(column for column in plan.drones if column not in picked)
            return str(replace(plan, queens=picked, drones=left))
        if menu == "drones":
            return str(replace(plan, drones="".join(c for c in picked if c not in plan.queens)))
        return str(replace(plan, ball=picked[:1]))


def _acting(match: Match, view: View, words: str, say: Say) -> Spread:
    pieces: dict[str, list[Trace]] = {}
    for trace in view.legal:
        pieces.setdefault(trace.origin, []).append(trace)
    chosen = words if words in pieces else None
    sizes = {piece.cell: piece.size for piece in view.pieces}
    items = tuple(
        Item(
            say("mundialito-face-piece", piece=int(sizes[cell]), cell=cell),
            cell,
            " · ".join(_label(trace, say) for trace in traces)[:100],
            cell == chosen,
        )
        for cell, traces in sorted(pieces.items(), key=lambda found: (-sizes[found[0]], found[0]))
    )
    menus = (Menu("piece", say("mundialito-face-choose"), items),) if items else ()
    buttons: list[Do | Step] = [
        Do(_label(trace, say), trace.notation, style=Style.MAIN) for trace in pieces.get(chosen or "", ())
    ]
    if view.may_end:
        buttons.append(Do(say("mundialito-face-end"), "end", style=Style.GOOD))
    if not items:
        hint = say("mundialito-face-nothing")
    elif chosen is not None:
        hint = say("mundialito-face-chosen", piece=int(sizes[chosen]), cell=chosen)
    else:
        hint = say("mundialito-face-left", left=view.actions_left)
    return Spread(match, hint, chosen or "", menus, tuple(buttons), chosen)


def _label(trace: Trace, say: Say) -> str:
    seam = "yes" if trace.over_seam else "no"
    return say(f"mundialito-face-{trace.kind}", target=trace.target, origin=trace.origin, seam=seam)


def _lining_up(match: Match, seat: int, plan: Plan, say: Say, quick: tuple[str, ...]) -> Spread:
    """Queens, then drones, then the ball; the picture shows the line-up as soon as it is complete."""
    menus = [_columns("queens", Size.QUEEN, COLUMNS, plan.queens, say)]
    if len(plan.queens) == 2:
        free = "".join(column for column in COLUMNS if column not in plan.queens)
        menus.append(_columns("drones", Size.DRONE, free, plan.drones, say))
    sizes, row = plan.sizes, _ball_row(seat)
    buttons: list[Do | Step] = []
    if sizes is None:
        ready, *then = quick or match.game.quick_setup(seat)
        usual = "yes" if (ready, *then) == match.game.quick_setup(seat) else "no"
        buttons.append(Do(say("mundialito-face-quick", usual=usual), ready, tuple(then), Style.GOOD))
        if plan != Plan():
            buttons.append(Step(say("mundialito-face-again"), ""))
        return Spread(match, say("mundialito-face-line-up"), str(plan), tuple(menus), tuple(buttons))
    menus.append(_ball(plan, row, say))
    if plan.ball:
        label = say("mundialito-face-place-both", ball=plan.ball + row)
        buttons.append(Do(label, f"setup {sizes}", (f"ball {plan.ball}{row}",), Style.GOOD))
    style = Style.PLAIN if plan.ball else Style.MAIN
    buttons.append(Do(say("mundialito-face-place"), f"setup {sizes}", style=style))
    buttons.append(Step(say("mundialito-face-again"), ""))
    shown = match.act(seat, f"setup {sizes}")
    return Spread(shown, say("mundialito-face-line-up-ball"), str(plan), tuple(menus), tuple(buttons))


def _placing_ball(match: Match, seat: int, plan: Plan, say: Say) -> Spread:
    """One cell of the row, shown on the picture before it is placed."""
    row = _ball_row(seat)
    menus = (_ball(plan, row, say),)
    hint = say("mundialito-face-ball", row=row)
    if not plan.ball:
        return Spread(match, hint, "", menus)
    text = f"ball {plan.ball}{row}"
    button = Do(say("mundialito-face-place-ball", cell=plan.ball + row), text, style=Style.GOOD)
    return Spread(match.act(seat, text), hint, str(Plan(ball=plan.ball)), menus, (button,))


def _ball_row(seat: int) -> str:
    return str(BALL_ROW[seat] + 1)


def _ball(plan: Plan, row: str, say: Say) -> Menu:
    items = tuple(
        Item(say("mundialito-face-ball-on", cell=column + row), column, chosen=column == plan.ball)
        for column in COLUMNS
    )
    return Menu("ball", say("mundialito-face-ball", row=row), items)


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
