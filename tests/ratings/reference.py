"""A second implementation of RATINGS.md, from its text and the paper's algorithm 4 alone, in exact decimal arithmetic.

It starts from the text of an export, as a stranger would, and shares nothing with the project: no openskill, no floats
whose sum depends on an order, none of its types.
"""

from __future__ import annotations

import itertools
import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
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
    """Algorithm 4: return the new (mu, sigma) of each player from (mu, sigma, rank)."""
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


Places = dict[int, int]
"""People and their ranks in a comparison, the lower the better."""


def replaced(seat: dict[str, Any]) -> bool:
    """Rule 5: more than two turns, or more than a tenth of all."""
    stood_in, turns = seat["stood_in"], seat["turns"]
    return not seat["left"] and (stood_in > 2 or stood_in / (turns + stood_in or 1) > 1 / 10)


def absent(seat: dict[str, Any]) -> bool:
    """Rule 5: a computer that was voted in still played at the end."""
    return replaced(seat) and seat["computer"] is not None


def comparisons(line: dict[str, Any]) -> dict[int, tuple[Places, str]]:
    """Rules 1 to 5 and 18: return the ranks in which each person is compared, and the result; empty if not rated."""
    seats = line["seats"]
    if line.get("hints") or line["server"] is None or len(seats) < 2 or any(one["person"] is None for one in seats):
        return {}
    decided = line["ending"] in ("played", "resigned", "agreed", "forfeit", "time")
    if not decided or any(one["place"] is None for one in seats):
        return {}
    there = {one["person"]: one for one in seats if one["turns"] >= 2}
    if len(there) < 2 or all(one["left"] for one in there.values()):
        return {}
    found = {}
    for me, mine in there.items():
        if mine["left"]:
            ranks = {who: 10**6 if one["left"] else one["place"] for who, one in there.items()}
            went = "lost"
        elif replaced(mine):
            at_the_end = {who for who, one in there.items() if not one["left"] and not absent(one)}
            ahead = {who for who, one in there.items() if not one["left"] and one["place"] < mine["place"]}
            ranks = {who: there[who]["place"] for who in (at_the_end if absent(mine) else ahead)} | {me: 10**6}
            went = "lost"
        else:
            ranks = {
                who: one["place"] for who, one in there.items() if not one["left"] or one["place"] >= mine["place"]
            }
            best = all(one["place"] >= mine["place"] for one in seats)
            behind = any(rank > mine["place"] for rank in ranks.values())
            went = ("won" if behind else "drawn") if best else ("placed" if behind else "lost")
        if len(ranks) > 1:
            found[me] = ranks, went
    return found


@dataclass
class Server:
    """What rules 6 to 8 depend on, for games of skill or for one game of luck; nothing is ever dropped."""

    pairs: list[tuple[int, frozenset[int]]] = field(default_factory=list)
    shares: list[tuple[int, int, Decimal]] = field(default_factory=list)
    known: dict[int, Decimal] = field(default_factory=lambda: defaultdict(D))

    def again(self, at: int, one: int, other: int) -> Decimal:
        """Rule 6."""
        times = sum(1 for when, pair in self.pairs if when > at - A_DAY and pair == {one, other})
        return D(1) / (times + 1) if times < 3 else D(0)

    def left(self, at: int, person: int) -> Decimal:
        """Rule 7."""
        used = sum((share for when, who, share in self.shares if when > at - A_DAY and who == person), D(0))
        left = D(1) if used <= 1 else (3 - used) / 2
        return left if left >= D(1) / 20 else D(0)

    def weigh(self, at: int, found: dict[int, tuple[Places, str]]) -> dict[int, Decimal]:
        """Rule 9: return the weight of a game for each person it moves, and remember it."""
        shares, weights = {}, {}
        for me, (ranks, _) in found.items():
            given = {
                other: self.again(at, me, other) * min(self.left(at, me), self.left(at, other))
                for other in ranks
                if other != me
            }
            known = {other: min(D(1), max(D(1) / 8, self.known[other] / 40)) for other in given}
            if share := sum(given.values()) / len(given):
                shares[me] = share
                weights[me] = sum((given[other] * known[other] for other in given), D(0)) / len(given)
        there = {who for ranks, _ in found.values() for who in ranks}
        pairs = {frozenset((one, other)) for one in weights for other in there if one != other}
        self.pairs += [(at, pair) for pair in pairs if self.again(at, *pair)]
        self.shares += [(at, who, share) for who, share in shares.items()]
        for who, weight in weights.items():
            self.known[who] += weight
        return weights


def fold(export: Iterable[str]) -> Figures:
    """Compute the figures from the lines of an export, in any order."""
    table: Figures = defaultdict(lambda: {"mu": MU, "sigma": SIGMA, "games": 0, "wins": 0, "placed": 0, "draws": 0})
    servers: dict[tuple[int, str | None], Server] = defaultdict(Server)
    for line in sorted(map(json.loads, export), key=lambda one: (one["ended_at"], one["table"])):
        found, server, at = comparisons(line), line["server"], line["ended_at"]
        kind = line["game"] if line["luck"] else None
        weights = servers[server, kind].weigh(at, found)
        month = datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m")
        for scope in itertools.product((line["game"],) if line["luck"] else (None, line["game"]), (None, month)):
            after = {}
            for me in weights:
                ranks, _ = found[me]
                players = [(who, table.get((server, *scope, who), {"mu": MU, "sigma": SIGMA})) for who in ranks]
                moved = plackett_luce([(one["mu"], one["sigma"], ranks[who]) for who, one in players])
                after[me] = moved[[who for who, _ in players].index(me)]
            for me, (mu, sigma) in after.items():
                one, weight = table[(server, *scope, me)], weights[me]
                one["mu"] += weight * (mu - one["mu"])
                one["sigma"] += weight * (sigma - one["sigma"])
                one["games"] += 1
                one["wins"] += found[me][1] == "won"
                one["placed"] += found[me][1] == "placed"
                one["draws"] += found[me][1] == "drawn"
    return table


def shown(one: dict[str, Any]) -> int:
    """Rule 15."""
    return round(1500 + 40 * ((one["mu"] - one["sigma"]) - (MU - SIGMA)))


def board(
    figures: Figures, server: int, game: str | None = None, season: str | None = None, *, wins: bool = False
) -> list[tuple[int, int, int]]:
    """Rule 17: return (place, person, number) of everybody with three games in the scope."""
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
    """Rule 20: return the first three places of a season, including ties."""
    return [row for row in board(figures, server, None, season) if row[0] <= 3]
