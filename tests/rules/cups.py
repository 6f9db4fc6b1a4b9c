"""Dice cups for tests: the cards are said, and so is every throw."""

from collections.abc import Iterable
from typing import Any

from rules.core.match import Match
from rules.core.outcome import Chance
from rules.dicecup import GAME
from rules.dicecup.pieces import TEAMS
from rules.dicecup.view import View

STRONG = tuple(code for code, stars in TEAMS.items() if stars == 3)
FAIR = tuple(code for code, stars in TEAMS.items() if stars == 2)
WEAK = tuple(code for code, stars in TEAMS.items() if stars == 1)
#: The 32 of most tests here, and their groups: A is ARG BEL ALG AUS, B BRA CRO CHI CIV …
FIELD = (*STRONG, *FAIR, *WEAK[:16])
DRAWN = tuple(code for group in range(8) for code in (STRONG[group], FAIR[group], WEAK[2 * group], WEAK[2 * group + 1]))
Throw = int | tuple[int, int, int]


def cards(word: str, codes: Iterable[str]) -> str:
    return " ".join((word, *codes))


def dealt(seats: int = 2, deal: Iterable[str] = DRAWN, field: Iterable[str] = FIELD, **options: Any) -> Match:
    """A cup after its deal; with groups their draw is awaited, else the piles."""
    match = Match.begin(GAME, seats, options, 1)
    if options.get("selection") != "custom":
        match = match.chance(cards("pick", field))
    return match.chance(cards("deal", deal))


def grouped(seats: int = 2, draw: Iterable[str] = DRAWN, mode: str = "professional", **options: Any) -> Match:
    """A cup with groups before its first match."""
    return dealt(seats, mode=mode, **options).chance(cards("draw", draw))


def turned(seats: int = 2, piles: Iterable[str] = DRAWN, **options: Any) -> Match:
    """A beginners' cup before its first match."""
    return dealt(seats, **options).chance(cards("piles", piles))


def throw(match: Match, *throws: Throw) -> Match:
    """Whoever is awaited rolls, and the dice fall like that, again and again."""
    for faces in throws:
        match = match.act(match.to_act, "roll")
        match = match.chance(f"die {faces}" if isinstance(faces, int) else cards("dice", map(str, faces)))
    return match


def look(match: Match) -> View:
    view = match.view(None)
    assert isinstance(view, View)
    return view


def over(match: Match) -> Match:
    """The rest of the cup, played from the seed."""
    while match.outcome is None:
        match = match.resolve() if isinstance(match.turn, Chance) else match.act(match.to_act, "roll")
    return match


def group_matches(match: Match, scores: Iterable[tuple[int, int]]) -> Match:
    """So many matches of the groups, in the order of play."""
    for home, away in scores:
        match = throw(match, home, away)
    return match
