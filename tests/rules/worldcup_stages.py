"""Rounds of the World Cup Game played to their end in a few words, without modifier dice."""

from typing import Any

from rules.core.match import Match
from rules.worldcup.cups import CUPS
from tests.rules.worldcup_moments import begun, last_card, with_rows, with_state


def discard(match: Match) -> Match:
    """The seat to act discards its first card."""
    return match.act(match.to_act, "x " + match.state.hands[match.to_act][0])


def ended(match: Match) -> Match:
    """The match after the last card of the round was drawn (turns without drawing taken too)."""
    match = discard(last_card(match))
    while match.to_act is not None and match.state.extra:
        match = discard(match)
    return match


def winning(match: Match, *targets: str) -> Match:
    """The round ended, with a goal for each of these."""
    return ended(with_rows(match, dict.fromkeys(targets, "1")))


def groups_of_1930(match: Match, *level: str) -> Match:
    """The group round ended: ARG, YUG, URU and USA win their groups, but the named groups are level at the top."""
    rows = {"1-2:ARG": "1", "1-5:ARG": "1", "1-6:ARG": "1"} if "1" not in level else {"1-1:MEX": "1"}
    if "1" in level:  # Chile and Argentina on five points each, in the rest nothing
        rows = {"1-2:ARG": "1", "1-5:ARG": "1", "1-3:CHI": "1", "1-4:CHI": "1"}
    for group, team, other in (("2", "YUG", "BRA"), ("3", "URU", "ROU"), ("4", "USA", "PAR")):
        mine = [one for one in CUPS[1930].fixtures if one.group == group and team in (one.left, one.right)]
        for fixture in mine:
            if group in level and other in (fixture.left, fixture.right):
                continue
            rows[f"{fixture.name}:{team}"] = "1"
        if group in level:
            third = next(
                one
                for one in CUPS[1930].fixtures
                if one.group == group and other in (one.left, one.right) and team not in (one.left, one.right)
            )
            rows[f"{third.name}:{other}"] = "1"
    return winning_rows(match, rows)


def winning_rows(match: Match, rows: dict[str, str]) -> Match:
    return ended(with_rows(match, rows))


def dealt(match: Match) -> Match:
    """The deck (and the refill) of the next round drawn."""
    while match.to_act is None and match.turn.kind in ("deck", "refill"):
        match = match.resolve()
    return match


def old(seats: int = 4, *level: str) -> Match:
    return dealt(groups_of_1930(begun(1930, seats, modifiers=False), *level))


def sixteen(seats: int = 4, **options: Any) -> Match:
    """The round of sixteen of 2002 with its deck to come; the first two of each group's sheet are through."""
    match = with_state(begun(2002, seats, modifiers=False, **options), run=2)
    rows = {}
    for teams in CUPS[2002].groups.values():
        for fixture in CUPS[2002].fixtures:
            for team, rivals in ((teams[0], teams[1:]), (teams[1], teams[2:])):
                if team in (fixture.left, fixture.right) and set(rivals) & {fixture.left, fixture.right}:
                    rows[f"{fixture.name}:{team}"] = "1"
    return winning_rows(match, rows)


def knocked(match: Match, *winners: str) -> Match:
    """The knock-out round ended; these win, and in all other matches the left side."""
    rows = {}
    for fixture in match.state.field.fixtures:
        team = fixture.right if fixture.right in winners else fixture.left
        rows[f"{fixture.name}:{team}"] = "1"
    return winning_rows(match, rows)


def last_four(seats: int = 4) -> Match:
    """T and F of 2002 with their deck; the left side won every earlier match."""
    match = dealt(sixteen(seats))
    for _ in range(3):
        match = dealt(knocked(match))
    return match
