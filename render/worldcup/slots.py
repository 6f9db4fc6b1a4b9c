"""Boxes of a bracket: a team with its owner and goals, or where it will come from. Part of render/worldcup."""

from dataclasses import dataclass

from render.cup_games.frame import WORDS
from render.cup_games.signs import goal
from render.fonts import BOLD, HEAVY, MEDIUM
from render.lettering import Anchor
from render.tokens import Colour
from render.worldcup.frame import WorldCupPage
from rules.worldcup.view import MatchView, Tie, View


@dataclass(frozen=True, slots=True)
class Slot:
    """One side of a tie: its team, or the source and the likely team, its goals, and whether it leads or has lost."""

    team: str | None
    source: str
    goals: int | None
    ahead: bool
    lost: bool
    guess: str | None


def live(view: View, tie: Tie) -> MatchView | None:
    """Return the match of a tie while it is being played."""
    if tie.winner is not None:
        return None
    return next((match for match in view.matches if match.name == tie.name and not match.group), None)


def slots(view: View, tie: Tie) -> tuple[Slot, Slot]:
    """Return both sides of a tie. While it is being played, its goals are those of the tiles."""
    match = live(view, tie)
    goals = (match.left.goals, match.right.goals) if match is not None else tie.goals or (None, None)
    found = []
    for side, (team, source) in enumerate(zip((tie.left, tie.right), tie.sources, strict=True)):
        own, other = goals[side], goals[1 - side]
        won = tie.winner is not None and team == tie.winner
        ahead = won or (tie.winner is None and own is not None and other is not None and own >= other)
        lost = tie.winner is not None and not won
        found.append(Slot(team, source, own, ahead, lost, None if team else _guess(view, source)))
    return found[0], found[1]


def _guess(view: View, source: str) -> str | None:
    """Return the team that would take this place by the current table, if its group has begun."""
    for table in view.tables:
        if len(source) == 2 and source[1] == table.group and source[0] in "12":
            line = table.lines[int(source[0]) - 1]
            level = table.lines[0].place == table.lines[-1].place
            return None if level else line.team
    return None


def source_words(page: WorldCupPage, source: str, *, short: bool = False) -> str:
    """Return `winner R2`, `loser S1`, `1E` or `group 1`; the short form is the name only."""
    if source.startswith("-"):
        return source[1:] if short else page.say("worldcup-pic-loser", match=source[1:])
    if source[0] in "12" and len(source) == 2:
        return source if page.view.cup != 1930 else page.say("worldcup-pic-group", group=source[1])
    return source if short else page.say("worldcup-pic-winner", match=source)


def draw_name(page: WorldCupPage, tie: Tie, x: float, middle: float, colour: Colour) -> None:
    """Write a tie's name, its middle at x, and after it the sign for a shoot-out."""
    text = {"F": page.say("worldcup-pic-final"), "T": page.say("worldcup-pic-third")}.get(tie.name, tie.name)
    wide = page.words(text, x, middle, page.face(30, BOLD, colour, page.tokens.canvas), anchor="middle")
    if tie.kicked is not None:
        page.stamp(goal(page.kit, 14), x + wide / 2 + 24, middle)


def draw_slot(page: WorldCupPage, slot: Slot, left: float, top: float, wide: float, *, mirrored: bool = False) -> None:
    """Draw a box 48 units high; a mirrored one reads from the right, a narrow one has no shirt."""
    tokens = page.tokens
    known = slot.team is not None
    fill = (tokens.raised if slot.ahead else tokens.panel) if known else tokens.canvas
    page.panel(left, top, left + wide, top + 48, fill, tokens.hairline, radius=10)
    middle = top + 24
    if slot.team is None:
        _draw_unknown(page, slot, left, middle, wide)
        return
    narrow = wide < 160
    colour, weight = (tokens.muted, MEDIUM) if slot.lost else (tokens.text, BOLD)
    high = 24
    steps = (0, 8, 50) if narrow else (24, 44, 84)
    shirt_at, flag_at, code_at = steps
    owner = page.teams[slot.team].owner
    if mirrored:
        page.nation(slot.team, left + wide - flag_at - high * 1.5, middle, high, dimmed=slot.lost)
    else:
        page.nation(slot.team, left + flag_at, middle, high, dimmed=slot.lost)
    if not narrow:
        page.badge(owner, left + wide - shirt_at if mirrored else left + shirt_at, middle, 34)
    room = wide - code_at - (30 if slot.goals is not None else 8)
    face = page.fit_face(slot.team, page.face(WORDS, weight, colour, fill), room, 26)
    page.words(slot.team, left + wide - code_at if mirrored else left + code_at, middle, face, room, _side(mirrored))
    if slot.goals is not None:
        goal = page.face(30, HEAVY if slot.ahead else MEDIUM, tokens.text if slot.ahead else tokens.muted, fill)
        page.words(str(slot.goals), left + 7 if mirrored else left + wide - 7, middle, goal, 40, _side(not mirrored))


def _side(right: bool) -> Anchor:
    return "right" if right else "left"


def _draw_unknown(page: WorldCupPage, slot: Slot, left: float, middle: float, wide: float) -> None:
    tokens = page.tokens
    quiet = page.medium(tokens.muted, tokens.canvas)
    if slot.guess is not None and page.view.cup != 1930:
        page.words(slot.source, left + 12, middle, quiet)
        page.nation(slot.guess, left + 62, middle, 26, dimmed=True)
        page.words(slot.guess, left + 110, middle, quiet, wide - 116)
        return
    text = source_words(page, slot.source, short=wide < 160)
    face = page.fit_face(text, quiet, wide - 12, 26)
    page.words(text, left + wide / 2, middle, face, wide - 12, "middle")
