"""Which picture is shown when. Part of render/: imports render.wish, rules (nouns).

The view decides, or the wish's page: `groups`, `group:A`, `round`, `shootout`, `bracket`, `ceremony`, `champion`,
`wallchart`, and `hand` where the view has one. A page that there is not (yet) is the picture of the moment.
"""

from dataclasses import dataclass

from render.wish import Wish
from render.worldcup.marks import chosen_match, touched_match
from rules.worldcup.view import Report, Shootout, View

GROUP = "group:"


@dataclass(frozen=True, slots=True)
class Shown:
    """The picture that is shown: its page, and what of the view it is about."""

    page: str
    group: str = ""
    report: Report | None = None
    shootout: Shootout | None = None


def shown(wish: Wish) -> Shown:
    """What a wish shows."""
    view: View = wish.view
    if wish.chapter is not None and 1 <= wish.chapter <= len(view.reports):
        return Shown("ceremony", report=view.reports[wish.chapter - 1])
    return _named(view, wish.page or "") or _now(view, wish.chosen)


def _named(view: View, page: str) -> Shown | None:
    if page.startswith(GROUP):
        group = page.removeprefix(GROUP)
        return Shown("group", group) if group in _groups(view) and view.turn else None
    if page == "ceremony" and view.reports:
        return Shown("ceremony", report=view.reports[-1])
    if page == "hand" and view.hand is None:
        return None
    if page == "shootout":
        return Shown("shootout", shootout=view.shootout) if view.shootout is not None else None
    if page == "champion" and view.outcome is None:
        return None
    if page == "round":
        return Shown("round") if view.stage != "groups" and view.matches else None
    return Shown(page) if page in ("hand", "groups", "bracket", "champion", "wallchart") else None


def _groups(view: View) -> tuple[str, ...]:
    return tuple(table.group for table in view.tables)


def _now(view: View, chosen: str | None) -> Shown:
    """The picture of the moment."""
    if view.outcome is not None:
        return Shown("champion")
    if view.turn == 0:
        return Shown("groups")
    if view.shootout is not None:
        return Shown("shootout", shootout=view.shootout)
    if view.reports and not chosen and (view.phase == "lots" or (view.phase == "deal" and ended(view))):
        return Shown("ceremony", report=view.reports[-1])
    match = chosen_match(view, chosen) or touched_match(view)
    if view.stage != "groups":
        return Shown("round")
    if match is not None:
        return Shown("group", match.group)
    first = view.matches[0].group if view.matches else view.tables[0].group
    return Shown("group", first)


def ended(view: View) -> bool:
    """Whether a round has been scored, and nothing has been played since."""
    return bool(view.reports) and view.last is None and view.target is None


def pages(view: View) -> tuple[str, ...]:
    """The pages that a wish can name now, in the order of a menu."""
    found = ["hand"] if view.hand is not None and view.turn else []  # before the first turn nobody has a card
    if view.outcome is not None:
        found.append("champion")
    elif view.shootout is not None:
        found.append("shootout")
    if view.outcome is None and view.stage != "groups" and view.matches:
        found.append("round")
    found.append("groups")
    if view.turn:
        found += [f"{GROUP}{group}" for group in _groups(view)]
    if view.reports:
        found.append("ceremony")
    return (*found, "bracket", "wallchart")


def beside(view: View, above: int | None = None) -> str | None:
    """The page beside the picture of this moment: near rows beside the hand to play, else the bracket where a round has
    been decided and nothing was played since.
    """
    if view.outcome is not None or view.shootout is not None:
        return None
    if view.viewer is not None and view.to_act == view.viewer and view.phase == "card":
        return _near(view)
    return "bracket" if ended(view) else None


def _near(view: View) -> str:
    """Where something changed last for the viewer's own teams since its last turn, else for any."""
    if view.stage != "groups":
        return "round"
    match = touched_match(view, view.viewer) or touched_match(view)
    return "groups" if match is None else f"{GROUP}{match.group}"
