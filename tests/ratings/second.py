"""A second implementation of RATINGS.md, from its text and the paper's algorithm 4 alone, in exact decimal steps.

It begins with the text of an export, as a stranger would who has nothing else, and shares nothing with the project: no
openskill, no floats that are summed in an order, none of its nouns.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC, datetime
from decimal import Decimal, getcontext
from typing import Any

getcontext().prec = 40
D = Decimal
MU, SIGMA, BETA, KAPPA, TAU = D(25), D(25) / 3, D(25) / 6, D("0.0001"), D(25) / 300
A_DAY = 24 * 60 * 60 * 1000

Figures = dict[tuple[Any, ...], dict[str, Any]]
"""Everybody's figures, by (server, game or None, season or None, person)."""


def plackett_luce(players: list[tuple[Decimal, Decimal, int]]) -> list[tuple[Decimal, Decimal]]:
    """Algorithm 4: (mu, sigma, rank) of each; what becomes of them."""
    wide = [(mu, (sigma**2 + TAU**2).sqrt(), rank) for mu, sigma, rank in players]
    c = sum((sigma**2 + BETA**2 for _, sigma, _ in wide), D(0)).sqrt()
    found = []
    for mu, sigma, rank in wide:
        omega = delta = D(0)
        for _, _, other_rank in wide:
            if other_rank > rank:
                continue
            field = sum(((m / c).exp() for m, _, r in wide if r >= other_rank), D(0))
            level = sum(1 for _, _, r in wide if r == other_rank)
            share = (mu / c).exp() / field
            delta += share * (1 - share) / level
            omega -= share / level
        omega += D(1) / sum(1 for _, _, r in wide if r == rank)
        omega *= sigma**2 / c
        delta *= sigma**2 / c**2 * (sigma / c)
        found.append((mu + omega, sigma * max(1 - delta, KAPPA).sqrt()))
    return found


def groups_of(line: dict[str, Any]) -> list[list[int]] | None:
    """Rules 1 to 5: the people in their places, None for a game that is not rated."""
    seats = line["seats"]
    if line["server"] is None or len(seats) < 2 or any(one["person"] is None for one in seats):
        return None
    if line["ending"] not in ("played", "resigned", "agreed") or any(one["place"] is None for one in seats):
        return None
    if all(one["left"] for one in seats):
        return None
    if line["ending"] != "played" and min(one["turns"] for one in seats) < 2:
        return None
    stayed = sorted({one["place"] for one in seats if not one["left"]})
    groups = [[one["person"] for one in seats if one["place"] == place and not one["left"]] for place in stayed]
    gone = [one["person"] for one in seats if one["left"]]
    return [group for group in (*groups, gone) if group]


def fold(export: Iterable[str]) -> Figures:
    """The figures that follow from the lines of an export, in whatever order they stand there."""
    table: Figures = defaultdict(lambda: {"mu": MU, "sigma": SIGMA, "games": 0, "wins": 0, "draws": 0})
    rated: list[tuple[int, frozenset[int], int]] = []
    for line in sorted(map(json.loads, export), key=lambda one: (one["ended_at"], one["table"])):
        groups = groups_of(line)
        if groups is None:
            continue
        server, at, same = line["server"], line["ended_at"], frozenset(who for group in groups for who in group)
        before = sum(1 for where, who, when in rated if (where, who) == (server, same) and when > at - A_DAY)
        if before >= 3:
            continue
        rated.append((server, same, at))
        weight = D(1) / (before + 1)
        month = datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m")
        for scope in ((None, None), (line["game"], None), (None, month), (line["game"], month)):
            flat = [(table[(server, *scope, who)], rank) for rank, group in enumerate(groups) for who in group]
            after = plackett_luce([(one["mu"], one["sigma"], rank) for one, rank in flat])
            for (one, rank), (mu, sigma) in zip(flat, after, strict=True):
                one["mu"] += weight * (mu - one["mu"])
                one["sigma"] += weight * (sigma - one["sigma"])
                one["games"] += 1
                one["wins"] += len(groups) > 1 and rank == 0
                one["draws"] += len(groups) == 1
    return table


def shown(one: dict[str, Any]) -> int:
    """Rule 12."""
    return round(1500 + 40 * ((one["mu"] - one["sigma"]) - (MU - SIGMA)))


def board(
    figures: Figures, server: int, game: str | None = None, season: str | None = None, *, wins: bool = False
) -> list[tuple[int, int, int]]:
    """Rule 14: (place, person, number) of everybody with three games in the scope."""
    here = [(key[3], one) for key, one in figures.items() if key[:3] == (server, game, season) and one["games"] >= 3]
    number = {person: one["wins"] if wins else shown(one) for person, one in here}

    def order(found: tuple[int, dict[str, Any]]) -> tuple[Any, ...]:
        person, one = found
        exact = one["sigma"] - one["mu"]
        return (-one["wins"], one["games"], exact, person) if wins else (exact, person)

    return [
        (1 + sum(other > number[person] for other in number.values()), person, number[person])
        for person, _ in sorted(here, key=order)
    ]


def podium(figures: Figures, server: int, season: str) -> list[tuple[int, int, int]]:
    """Rule 17: the first three places of a season, with everybody who shares one of them."""
    return [row for row in board(figures, server, None, season) if row[0] <= 3]
