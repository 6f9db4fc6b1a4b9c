"""Choose the World Cup Game's picture for a moment. Part of words/worldcup.

The view decides, or the page that is asked for: `groups`, `group:A`, `round`, `shootout`, `bracket`, `ceremony`,
`champion`, `wallchart`, and `hand` while the viewer holds one. If a page doesn't exist (yet), the moment's is shown.
"""

from dataclasses import dataclass

from rules.worldcup.pieces import TURN
from rules.worldcup.view import Match, Report, Shootout, View

GROUP = "group:"


@dataclass(frozen=True, slots=True)
class Shown:
    """The picture to show: its page, and the part of the view that it is about."""

    page: str
    group: str = ""
    report: Report | None = None
    shootout: Shootout | None = None


def shown(view: View, page: str | None = None, chapter: int | None = None, chosen: str | None = None) -> Shown:
    """Choose what to show: a scored round (`chapter`, from 1), else the page, else what the words of a play need.

    Failing these, it is the picture of the moment.
    """
    if chapter is not None and 1 <= chapter <= len(view.reports):
        return Shown("ceremony", report=view.reports[chapter - 1])
    return _named(view, page or "") or _now(view, chosen)


def _named(view: View, page: str) -> Shown | None:
    if page.startswith(GROUP):
        group = page.removeprefix(GROUP)
        return Shown("group", group) if group in _groups(view) and view.turn else None
    if page == "ceremony" and view.reports:
        return Shown("ceremony", report=view.reports[-1])
    if page == "hand" and not _holds(view):
        return None
    if page == "shootout":
        return Shown("shootout", shootout=view.shootout) if view.shootout is not None else None
    if page == "champion" and view.outcome is None:
        return None
    if page == "round":
        return Shown("round") if view.stage != "groups" and view.matches else None
    return Shown(page) if page in ("hand", "groups", "bracket", "champion", "wallchart") else None


def _holds(view: View) -> bool:
    """Whether the viewer has a hand to show: not once the game has ended, nor once they're out of the cup."""
    return view.hand is not None and view.outcome is None and (bool(view.hand) or view.viewer in view.seats_in)


def _groups(view: View) -> tuple[str, ...]:
    return tuple(table.group for table in view.tables)


def _now(view: View, chosen: str | None) -> Shown:
    """Choose the picture of the moment."""
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
    """Return the pages that can be asked for now, in the order of a menu."""
    found = ["hand"] if view.turn and _holds(view) else []  # before the first turn nobody has a card
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
    """Choose a second page: the nearest rows next to a hand on turn, or the bracket right after a round.

    None if neither applies.
    """
    if view.outcome is not None or view.shootout is not None:
        return None
    if view.viewer is not None and view.to_act == view.viewer and view.phase == "card":
        return _near(view)
    return "bracket" if ended(view) else None


def _near(view: View) -> str:
    """Return the page of the latest change to the viewer's own teams since its last turn, else to any team."""
    if view.stage != "groups":
        return "round"
    match = touched_match(view, view.viewer) or touched_match(view)
    return "groups" if match is None else f"{GROUP}{match.group}"


def touched_match(view: View, owner: int | None = None) -> Match | None:
    """Return the match of this round in which something happened last, a die roll or a play; None if nothing has.

    With an `owner`, only its matches count, and only plays since the viewer's own last turn.
    """
    names = {match.name: match for match in view.matches if owner in (None, match.left.owner, match.right.owner)}
    if view.target is not None and owner is None:
        return names.get(_match_of(view.target))
    last = (view.last,) if view.last is not None and owner is None else ()
    for turn in (*reversed(view.done), *last):
        for change in turn.changes:
            if change.match in names:
                return names[change.match]
    return None


def chosen_match(view: View, chosen: str | None) -> Match | None:
    """Return the match of the target chosen last, if any."""
    names = {match.name: match for match in view.matches}
    for word in reversed((chosen or "").split()[1:]):
        found = names.get(_match_of(word))
        if found is not None:
            return found
    return None


def _match_of(target: str) -> str:
    """Return the match in a target such as `!A1:FRA`."""
    return target.removeprefix(TURN).partition(":")[0]
