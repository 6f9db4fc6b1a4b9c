"""Names of the dice cup's teams, coaches and stages, scores in figures, and its pages. Part of words/dicecup.

The pages are `match` (a match card), `groups` (the tables), `cup` (the knock-out so far) and `final` (the champions).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from rules.core.options import Options
from rules.core.terms import Contest
from rules.dicecup.pieces import CUSTOM, LONGEST_NAME, Stage
from rules.dicecup.position import BOARD
from rules.dicecup.view import BoutView, Cast, Group, Side, TieBreak, View
from words.harmless import plain, visible
from words.nations import nation
from words.speech import Noun, Speech

#: The emojis of dice, by their stars, and of coaches' shirts, by their seats.
DICE = {1: "white_die", 2: "blue_die", 3: "yellow_die"}
SHIRTS = ("shirt_one", "shirt_two", "shirt_three", "shirt_four", "shirt_five", "shirt_six")


def die_symbol(stars: int) -> str:
    """Return the name of the emoji of a die with so many stars."""
    return DICE[stars]


def shirt_symbol(seat: int) -> str:
    """Return the name of the emoji of a coach's shirt."""
    return SHIRTS[seat]


#: How many ways there are to say the same thing; a match's serial number chooses one.
WAYS = 3


def item(word: str, say: Speech, options: Options | None = None) -> str:
    """Name a team by its code, for a menu; the custom team has its own name; other words are returned unchanged."""
    own = visible(str((options or {}).get("custom_team", ""))) if word == CUSTOM else ""
    if own:
        return own
    return nation(word, say)


@dataclass(frozen=True, slots=True)
class CoachNames:
    """Names the teams and coaches of one cup.

    `who` has the coaches' names; if it is None, they are called by their seats. `markup` is for sentences in which
    Discord reads markup: a custom team's name is escaped then; coaches' names already are.
    """

    view: View
    say: Speech
    who: Sequence[str] | None = None
    markup: bool = True

    def team(self, code: str) -> Noun:
        """Name a team."""
        own = next((team.name for team in self.view.teams if team.code == code), None) or ""
        shown = plain(own, LONGEST_NAME) if self.markup else visible(own)
        return self.say.noun(shown) if shown else nation(code, self.say)

    def teams(self, codes: Iterable[str]) -> Noun:
        """List several teams."""
        return self.say.nouns([self.team(code) for code in codes])

    def with_stars(self, code: str) -> Noun:
        """Name a team with its stars."""
        stars = next((team.stars for team in self.view.teams if team.code == code), 0)
        return self.team(code).change(lambda team: f"{team} {'★' * stars}".rstrip())

    def coach(self, seat: int) -> str:
        """Name a coach."""
        if self.who is not None and seat < len(self.who):
            return self.who[seat]
        return self.say("seat", number=seat + 1)

    def with_coach(self, side: Side) -> Noun:
        """Name a side and, if there are several coaches, its coach."""
        return self._add_coach(self.team(side.code), side)

    def introduce(self, side: Side) -> Noun:
        """Introduce a side with everything known before the match."""
        return self._add_coach(self.with_stars(side.code), side)

    def _add_coach(self, team: Noun, side: Side) -> Noun:
        if self.view.seats == 1:
            return team
        coach = self.coach(side.seat)
        return team.change(lambda form: self.say("dicecup-say-side", team=form, coach=coach))


def mark_name(view: View, say: Speech, mark: str) -> str:
    """Name a team with its stars, for a menu: no markup, at most 28 characters."""
    return CoachNames(view, say, markup=False).with_stars(mark)


def mark_symbol(view: View, mark: str) -> str:
    """Name the emoji of the die with which a team plays."""
    return next((die_symbol(team.stars) for team in view.teams if team.code == mark), "")


def moment(match: BoutView, say: Speech) -> str:
    """Say which match of which stage this is."""
    return say(
        "dicecup-say-match",
        stage=match.stage.value,
        ordinal=match.ordinal,
        of=match.of,
        group=match.group or "",
        turn=match.group_round or 0,
    )


def contest_name(view: View, say: Speech, contest: Contest) -> str:
    """Name a match that can be tipped: in a group it may be a later one of the current round."""
    match, home = view.match, contest.sides[0]
    if match is None:
        return contest.name
    group = next((team.group for team in view.teams if team.code == home), None)
    return moment(replace(match, group=group), say)


def stage_name(stage: Stage, say: Speech) -> str:
    """Name a stage of the cup."""
    return say("dicecup-say-stage", stage=stage.value)


def score(match: BoutView, say: Speech) -> str:
    """Write the goals so far, overtime included: `3–2`; empty if nobody has rolled."""
    return say.score(match.home.score or 0, match.away.score or 0)


def half(match: BoutView, period: str, say: Speech) -> str:
    """Write the goals of one period, `regular` or `overtime`: `1–1`."""
    home, away = (side.regular if period == "regular" else side.overtime for side in (match.home, match.away))
    return say.score(home or 0, away or 0)


def shoot_out(match: BoutView, say: Speech) -> list[str]:
    """Write the sums of every attempt that both sides have made: `5–5`, `7–4`."""
    attempts = zip(match.home.penalties, match.away.penalties, strict=False)
    return [say.score(home.total, away.total) for home, away in attempts]


def sum_of(cast: Cast) -> str:
    """Write a roll as a sum: `2 + 1 + 4`."""
    return " + ".join(map(str, cast.faces))


def result(match: BoutView, names: CoachNames) -> str:
    """Write a finished match on one line, without stage and coaches: `Brazil 2–1 Serbia`, and anything unusual."""
    return names.say(
        "dicecup-say-result",
        home=names.team(match.home.code),
        away=names.team(match.away.code),
        score=score(match, names.say),
        ended=match.period,
        penalties="".join(shoot_out(match, names.say)[-1:]),
        upset="yes" if match.upset else "no",
    )


def side_of(match: BoutView, code: str) -> Side:
    """Return the side of a match with this code."""
    return match.home if match.home.code == code else match.away


def matches_of(view: View) -> list[BoutView]:
    """Return all matches of the cup so far, in the order of play; the current one is the last."""
    found = [match for group in view.groups for match in group.matches]
    found.extend(match for round_ in view.rounds for match in round_.matches)
    return sorted(found, key=lambda match: match.serial)


def lots_of(view: View) -> list[TieBreak]:
    """Return all lots of the cup so far, in order; the current ones are the last."""
    return sorted((lots for group in view.groups for lots in group.lots), key=lambda lots: lots.serial)


def board_of(view: View, letter: str) -> tuple[Group, ...]:
    """Return the groups that share a board with this one."""
    letters = [group.letter for group in view.groups]
    size = BOARD[view.mode]
    first = letters.index(letter) // size * size
    return view.groups[first : first + size]


def ranking(view: View, names: CoachNames) -> str:
    """List the coaches in their final order."""
    told = []
    for rank in sorted({coach.rank for coach in view.coaches if coach.rank is not None}):
        level = [names.coach(coach.seat) for coach in view.coaches if coach.rank == rank]
        told.append(names.say("dicecup-say-rank", rank=rank, coaches=names.say.all_of(level)))
    return names.say("dicecup-say-ranking", told=" · ".join(told))


Page = Literal["match", "groups", "cup", "final"]


@dataclass(frozen=True, slots=True)
class PageSubject:
    """A page, the match that is on the card, and a group's letter if its table was asked for."""

    page: Page
    match: BoutView | None = None
    group: str | None = None


def choose_page(view: View, wanted: str | None = None, chapter: int | None = None) -> PageSubject:
    """Choose what to show of a view.

    `wanted` is a page; `match 12` is the match or the lots with that serial number, `latest` the match finished last,
    `groups C` the tables of that group and its neighbour. A `chapter` is a serial number, and has priority. If there is
    no such thing (yet), the page of the moment is shown.
    """
    if chapter is not None:
        wanted = f"match {chapter}"
    word, _, rest = (wanted or "").partition(" ")
    if word == "match":
        asked = _serial(view, rest) if rest else view.match or view.latest
        if asked is not None:
            return PageSubject("match", asked)
        drawn = next((lots for lots in lots_of(view) if str(lots.serial) == rest), None)
        if drawn is not None:
            return PageSubject("groups", group=drawn.group)
    if word == "latest" and view.latest is not None:
        return PageSubject("match", view.latest)
    if word == "groups" and view.groups:
        return PageSubject("groups", group=rest if rest in {group.letter for group in view.groups} else None)
    if word == "cup":
        return PageSubject("cup")
    if word == "final" and view.champion is not None:
        return PageSubject("final")
    return _now(view)


def _serial(view: View, serial: str) -> BoutView | None:
    return next((match for match in matches_of(view) if str(match.serial) == serial), None)


def _now(view: View) -> PageSubject:
    """Choose the page of the moment: the current match, or the overview if there is none."""
    if view.champion is not None:
        return PageSubject("final")
    if view.match is not None:
        return PageSubject("match", view.match)
    return PageSubject("groups" if _of_groups(view) else "cup")


def beside(view: View, above: int | None = None) -> Page | None:
    """Choose a page next to the current match: the overview when a round begins; the last round's, at the end.

    `above` is the serial number of what was shown before, 0 for nothing, None for the previous match: a round begins
    with the first of its matches that is shown. Before the first result, the match itself shows all there is of a
    knock-out.
    """
    if view.champion is not None:
        return "cup"
    if view.match is None or not begins_round(view, view.match, above):
        return None
    if _of_groups(view):
        return "groups"
    return "cup" if view.latest is not None else None


def pages(view: View) -> tuple[Page, ...]:
    """Return the pages that can be shown now."""
    final: tuple[Page, ...] = ("final",) if view.champion is not None else ()
    tables: tuple[Page, ...] = ("groups",) if view.groups else ()
    return (*final, "match", *tables, "cup")


def _of_groups(view: View) -> bool:
    """Whether the group stage is on or has just ended."""
    return bool(view.groups) and (not view.rounds or (view.stage is Stage.ROUND_OF_16 and view.phase != "piles"))


def begins_round(view: View, match: BoutView, above: int | None) -> bool:
    """Whether a match is the first of its round to be shown, with at most the home side's roll already made.

    `above` is the serial number of what was shown before: 0 for nothing, None if every match was shown.
    """
    if match.away.score is not None or (above is None and match.home.score is not None):
        return False
    shown_before = (one for one in matches_of(view)[::-1] if above is not None and one.serial <= above)
    before = view.latest if above is None else next(shown_before, None)
    return before is None or (before.stage, before.group_round) != (match.stage, match.group_round)
