"""Points and places, counted from the lines of a journal in another way than the room does."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

Lines = list[dict[str, Any]]


def lines_of(entries: Iterable[tuple[int, str]]) -> Lines:
    return [json.loads(text) for _, text in entries]


def list_games(lines: Lines) -> list[dict[str, Any]]:
    """All meetings with `people`, `round`, `place`, and, once they are settled, `places` and `how`."""
    games: list[dict[str, Any]] = []
    for line in lines:
        if line["is"] == "Paired":
            people = list(line["persons"])
            for size, place in zip(line["sizes"], line["places"], strict=True):
                games.append({"people": people[:size], "round": line["round"], "place": place, "places": [], "how": ""})
                del people[:size]
        elif line["is"] == "Settled":
            games[line["meeting"] - 1].update(places=line["places"], how=line["how"])
        elif line["is"] == "Corrected":
            games[line["meeting"] - 1].update(places=line["places"], how="played")
    return games


def list_free(lines: Lines) -> dict[int, int]:
    """How often people were free, in rounds that are no replays."""
    free: dict[int, int] = defaultdict(int)
    for line in lines:
        if line["is"] == "Paired":
            for person in line["persons"][sum(line["sizes"]) :]:
                free[person] += 1
    return free


def count_late(lines: Lines) -> set[int]:
    """Who first came to the draw when a round had begun."""
    known: set[int] = set()
    late: set[int] = set()
    began = False
    for line in lines:
        if line["is"] == "Commenced":
            known |= set(line["persons"])
        elif line["is"] == "Paired":
            began = True
            known |= set(line["persons"])
        elif line["is"] == "ReportedIn" and began and line["person"] not in known:
            late.add(line["person"])
            known.add(line["person"])
    return late


def places_of(people: list[int], games: list[dict[str, Any]], extra: dict[int, Fraction]) -> dict[int, int]:
    """Everybody's place by points, head to head, Sonneborn-Berger. Only games that count are looked at."""
    points = {person: extra.get(person, Fraction(0)) for person in people}
    against: dict[int, dict[int, Fraction]] = {person: defaultdict(Fraction) for person in people}
    for game in games:
        if not game["places"] or game["how"] == "vanished":
            continue
        order = {person: place or 99 for person, place in zip(game["people"], game["places"], strict=True)}
        rivals = len(order) - 1
        for person in order:
            whole = Fraction(0)
            for other in order.keys() - {person}:
                won = 2 * (order[person] < order[other]) + (order[person] == order[other] != 99)
                against[person][other] += Fraction(won, 2)
                whole += Fraction(won, 2)
            points[person] += whole if rivals == 1 else 10 * whole / rivals
    keys = {}
    for person in people:
        equal = [other for other in people if points[other] == points[person]]
        complete = all(other in against[one] for one in equal for other in equal if other != one)
        direct = sum((against[person][other] for other in equal if complete and other != person), Fraction(0))
        berger = sum((won * points[other] for other, won in against[person].items()), Fraction(0))
        keys[person] = (points[person], direct, berger)
    return {person: 1 + sum(keys[other] > keys[person] for other in people) for person in people}
