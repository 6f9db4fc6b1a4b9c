"""A second implementation of RATINGS.md, from its text and the paper's algorithm 4 alone, in exact decimal steps.

It shares nothing with `ratings/` but the results that go in; no openskill, no floats that are summed in an order.
"""

from __future__ import annotations

from collections import defaultdict
from datetime import UTC, datetime
from decimal import Decimal, getcontext
from typing import Any

from rules.table.results import GameResult

getcontext().prec = 40
D = Decimal
MU, SIGMA, BETA, KAPPA, TAU = D(25), D(25) / 3, D(25) / 6, D("0.0001"), D(25) / 300


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


def groups_of(result: GameResult) -> list[list[int]] | None:
    """Rules 1 to 5: the people in their places, None for a game that is not rated."""
    sitters = result.sitters
    if result.guild is None or len(sitters) < 2 or any(one.person is None for one in sitters):
        return None
    if result.ending.value not in ("played", "resigned", "agreed") or any(one.place is None for one in sitters):
        return None
    if all(one.left for one in sitters):
        return None
    if result.ending.value != "played" and min(one.turns for one in sitters) < 2:
        return None
    stayed = sorted({one.place for one in sitters if not one.left})
    groups = [[one.person for one in sitters if one.place == place and not one.left] for place in stayed]
    gone = [one.person for one in sitters if one.left]
    return [group for group in (*groups, gone) if group]  # type: ignore[misc]


def fold(results: list[GameResult]) -> dict[tuple[Any, ...], dict[str, Any]]:
    """Everybody's figures, by (server, game or None, season or None, person)."""
    table: dict[tuple[Any, ...], dict[str, Any]] = defaultdict(
        lambda: {"mu": MU, "sigma": SIGMA, "games": 0, "wins": 0, "draws": 0}
    )
    rated: list[tuple[int | None, frozenset[int], int]] = []
    for result in sorted(results, key=lambda one: (one.ended_at, one.table)):
        groups = groups_of(result)
        if groups is None:
            continue
        same = frozenset(person for group in groups for person in group)
        before = sum(
            1 for guild, who, at in rated if (guild, who) == (result.guild, same) and at > result.ended_at - 86_400_000
        )
        if before >= 3:
            continue
        rated.append((result.guild, same, result.ended_at))
        weight = D(1) / (before + 1)
        month = datetime.fromtimestamp(result.ended_at / 1000, UTC).strftime("%Y-%m")
        for scope in ((None, None), (result.game, None), (None, month), (result.game, month)):
            flat = [(table[(result.guild, *scope, who)], rank) for rank, group in enumerate(groups) for who in group]
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
