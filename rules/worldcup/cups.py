"""The two cups as read from their sheets. Part of rules/worldcup: rules/core only.

A sheet has nations, groups, fixtures, the bracket, dice or the deck. A board owner may correct it; a wrong line stops
the program with an error that names it (BadSheet).
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from rules.core.rulebook import SheetRow, read_sheet
from rules.worldcup.pieces import CARDS, HAND, RANKS, Rank, Stage

YEARS = (1930, 2002)
MOST_SEATS = 16
_PACKAGE = "rules.worldcup"
_STAGES = {
    "sixteen": Stage.SIXTEEN,
    "quarter": Stage.QUARTERS,
    "semi": Stage.SEMIS,
    "third": Stage.FINAL,
    "final": Stage.FINAL,
}
_CODE = re.compile(r"[A-Z]{3}")
_NAME = re.compile(r"[A-Z0-9]+(-[0-9]+)?")
_FACES = 6
_DICE_ROLLED = 4
_DECK, _DICE = "rules/worldcup/deck.txt", "rules/worldcup/dice.txt"


class Nation(NamedTuple):
    """A nation in a cup."""

    code: str
    group: str
    rank: Rank


class Fixture(NamedTuple):
    """A match with its left and right side."""

    name: str
    left: str
    right: str
    group: str


class BracketMatch(NamedTuple):
    """A match of the bracket and the sources of its sides: `1E`, `2B`, `R2` (winner), `-S1` (loser)."""

    name: str
    left: str
    right: str
    stage: Stage


@dataclass(frozen=True, slots=True, eq=False)
class Cup:
    """Everything that is fixed before a cup begins.

    `qualify` is how many of each group go through; `points` are those for a win (rule 19). `cards` is the deck (rule 4)
    in the order of `CARDS`; `numbers` are the teams' positions.
    """

    year: int
    teams: dict[str, Nation]
    numbers: dict[str, int]
    groups: dict[str, tuple[str, ...]]
    fixtures: tuple[Fixture, ...]
    bracket: tuple[BracketMatch, ...]
    qualify: int
    points: int
    cards: tuple[str, ...]

    @property
    def most_seats(self) -> int:
        """The most seats, so that each gets a team."""
        return min(len(self.teams), MOST_SEATS)

    def next_stage(self, stage: Stage) -> Stage:
        """The stage after this one."""
        return min(place.stage for place in self.bracket if place.stage > stage)


def read_cup(year: int, sheet: Iterable[SheetRow], cards: tuple[str, ...]) -> Cup:
    """Read a cup from its sheet. Raises BadSheet."""
    teams: dict[str, Nation] = {}
    fixtures: list[Fixture] = []
    bracket: list[BracketMatch] = []
    last = SheetRow(f"rules/worldcup/{year}.txt", 0, ())
    for last in sheet:
        match last.words:
            case ("team", code, group, rank):
                teams[code] = _team(last, teams, code, group, rank)
            case ("match", name, left, right):
                fixtures.append(_fixture(last, teams, fixtures, name, left, right))
            case (kind, name, left, right) if kind in _STAGES:
                known = {*teams, *(fixture.name for fixture in fixtures)}
                bracket.append(_place(last, known, bracket, BracketMatch(name, left, right, _STAGES[kind])))
            case _:
                raise last.wrong("a line is team CODE GROUP COLOUR, match NAME LEFT RIGHT, or a match of the bracket")
    groups: dict[str, tuple[str, ...]] = {}
    for team in teams.values():
        groups[team.group] = (*groups.get(team.group, ()), team.code)
    ordered = tuple(fixture for group in groups for fixture in fixtures if fixture.group == group)
    _check_fixtures(last, groups, ordered)
    _check_bracket(last, groups, bracket)
    qualify = 2 if any(f"2{group}" in (place.left, place.right) for group in groups for place in bracket) else 1
    return Cup(
        year=year,
        teams=teams,
        numbers={code: number for number, code in enumerate(teams)},
        groups=groups,
        fixtures=ordered,
        bracket=tuple(sorted(bracket, key=lambda place: place.stage)),
        qualify=qualify,
        points=2 if year == YEARS[0] else 3,
        cards=cards,
    )


def _team(row: SheetRow, teams: dict[str, Nation], code: str, group: str, rank: str) -> Nation:
    if not _CODE.fullmatch(code):
        raise row.wrong(f"{code} is no code of three capital letters")
    if code in teams:
        raise row.wrong(f"{code} is there twice")
    for known in RANKS:
        if known == rank:
            return Nation(code, group, known)
    raise row.wrong(f"{rank} is none of {', '.join(RANKS)}")


def _fixture(
    row: SheetRow, teams: dict[str, Nation], fixtures: list[Fixture], name: str, left: str, right: str
) -> Fixture:
    for code in (left, right):
        if code not in teams:
            raise row.wrong(f"{code} is no team of this cup")
    group = teams[left].group
    if left == right or teams[right].group != group:
        raise row.wrong(f"{left} and {right} are not two teams of one group")
    if not _NAME.fullmatch(name) or not name.startswith(group):
        raise row.wrong(f"{name} is no match of group {group}")
    if any(fixture.name == name for fixture in fixtures):
        raise row.wrong(f"{name} is there twice")
    return Fixture(name, left, right, group)


def _place(row: SheetRow, known: set[str], bracket: list[BracketMatch], place: BracketMatch) -> BracketMatch:
    if not _NAME.fullmatch(place.name) or place.name in known or any(place.name == other.name for other in bracket):
        raise row.wrong(f"{place.name} cannot be the name of a match, or is there twice")
    if bracket and place.stage < bracket[-1].stage:
        raise row.wrong("the rounds stand in the order in which they are played")
    return place


def _check_fixtures(last: SheetRow, groups: dict[str, tuple[str, ...]], fixtures: tuple[Fixture, ...]) -> None:
    played = [frozenset((fixture.left, fixture.right)) for fixture in fixtures]
    for group, teams in groups.items():
        for pair in combinations(teams, 2):
            if played.count(frozenset(pair)) != 1:
                raise last.wrong(f"after it {pair[0]} and {pair[1]} of group {group} do not meet exactly once")


def _check_bracket(last: SheetRow, groups: dict[str, tuple[str, ...]], bracket: list[BracketMatch]) -> None:
    """Check that each team that goes through has one place, and that the last match is the Final."""
    sources = [source for place in bracket for source in (place.left, place.right)]
    seconds = any(f"2{group}" in sources for group in groups)
    wanted = [f"{place}{group}" for group in groups for place in ((1, 2) if seconds else (1,))]
    third = any(source.startswith("-") for source in sources)
    for place in bracket[: -2 if third else -1]:
        wanted.append(place.name)
        if third and place.stage is Stage.SEMIS:
            wanted.append(f"-{place.name}")
    if sorted(sources) != sorted(wanted):
        wrong = next(iter({*sources} ^ {*wanted}), "a place")
        raise last.wrong(f"the bracket does not come out even: {wrong} is missing, not known or there twice")
    stages = {place.name: place.stage for place in bracket}
    for place in bracket:
        if any(stages.get(source.lstrip("-"), Stage.GROUPS) >= place.stage for source in (place.left, place.right)):
            raise last.wrong(f"{place.name} is played before its teams are known")


def read_deck(sheet: Iterable[SheetRow], year: int) -> tuple[str, ...]:
    """Read a cup's cards, in the order of `CARDS` (rule 4). Raises BadSheet."""
    counts: dict[str, int] = {}
    row = SheetRow(_DECK, 0, ())
    for row in sheet:
        card, number, *only = row.words if len(row.words) in (2, 3) else ("", "")
        if card not in CARDS or not number.isdecimal() or len(number) > 2 or card in counts:
            raise row.wrong("a line is one of the eleven cards, once, and how many of it there are")
        if only and only[0] not in map(str, YEARS):
            raise row.wrong(f"{only[0]} is no cup")
        counts[card] = int(number) if not only or only[0] == str(year) else 0
    cards = tuple(card for card in CARDS for _ in range(counts.get(card, 0)))
    if len(cards) <= HAND * MOST_SEATS:
        raise row.wrong(f"with it a deck has {len(cards)} cards, too few to deal {HAND} to each of {MOST_SEATS}")
    return cards


def read_dice(sheet: Iterable[SheetRow]) -> tuple[tuple[str, ...], ...]:
    """Read the faces of the modifier dice, the first white one first (rule 17). Raises BadSheet."""
    last, dice = SheetRow(_DICE, 0, ()), []
    for last in sheet:
        dice.append(_die(last))
    if len(dice) != _DICE_ROLLED:
        raise last.wrong(f"with it there are {len(dice)} dice and not {_DICE_ROLLED}")
    return tuple(dice)


def _die(row: SheetRow) -> tuple[str, ...]:
    faces = row.words[1:]
    if len(faces) != _FACES or not set(faces) <= set(RANKS):
        raise row.wrong(f"a die has a name and {_FACES} faces out of {', '.join(RANKS)}")
    return faces


def _cups() -> Iterator[tuple[int, Cup]]:
    deck = read_sheet(_PACKAGE, "deck.txt")
    for year in YEARS:
        yield year, read_cup(year, read_sheet(_PACKAGE, f"{year}.txt"), read_deck(deck, year))


CUPS: dict[int, Cup] = dict(_cups())
DICE = read_dice(read_sheet(_PACKAGE, "dice.txt"))
