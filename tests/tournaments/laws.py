"""The laws of every event that is over, read from the lines of its journal."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import chain, combinations

from tests.tournaments.club import Club
from tests.tournaments.scoring import Lines, count_late, lines_of, list_free, list_games, places_of
from tournaments.bracket import group_rounds, groups_of, knock_out
from tournaments.plan import Format
from tournaments.results import division_table, final_places, group_table, table_of
from tournaments.tournament import Close, Decision, Tournament

#: The ends after which nothing is owed to anybody.
REGULAR = (Close.OVER, Close.NO_PAIRING)


def check(club: Club) -> Tournament:
    """Hold all laws against an event that is over."""
    event: Tournament = club.event
    lines = lines_of(club.entries)
    assert event.close is not None
    check_results(event)
    check_blocks(lines)
    if event.commenced is None:
        assert event.close in (Close.TOO_FEW, Close.CALLED_OFF)
        return event
    assert not event.open, "somebody is owed a game"
    match event.plan.format:
        case Format.EVENING:
            check_evening(event, lines)
        case Format.LEAGUE:
            check_league(event, lines)
        case Format.CUP:
            check_cup(event, lines)
    check_places(event)
    return event


def check_results(event: Tournament) -> None:
    """What each decision gives."""
    for one in event.meetings:
        assert len(set(one.people)) == len(one.people)
        if one.decision is None:
            continue
        assert len(one.places) == len(one.people)
        match one.decision:
            case Decision.WALKOVER:
                assert 1 in one.places
                assert 0 in one.places, "the opponent has the point at once"
            case Decision.ABSENT | Decision.VANISHED:
                assert not any(one.places), "nothing for anybody"
            case Decision.VOID | Decision.UNPLAYED:
                assert set(one.places) == {1}
            case _:
                assert len(one.people) > 2 or 0 not in one.places
        if one.decision is Decision.UNPLAYED:
            assert not one.opened_at


def check_blocks(lines: Lines) -> None:
    """Who may not meet never meets at a table that opens."""
    apart: set[frozenset[int]] = set()
    meetings: list[list[int]] = []
    for line in lines:
        if line["is"] == "KeptApart":
            apart = {frozenset(pair) for pair in zip(line["persons"][::2], line["persons"][1::2], strict=True)}
        elif line["is"] == "Paired":
            people = list(line["persons"])
            for size in line["sizes"]:
                meetings.append(people[:size])
                del people[:size]
        elif line["is"] == "KickedOff":
            here = combinations(meetings[line["meeting"] - 1], 2)
            assert not any(frozenset(pair) in apart for pair in here), "they may not meet"


def check_evening(event: Tournament, lines: Lines) -> None:
    """Everybody who is there is in a round once; who missed a game rests; nobody twice; one bye; the standings."""
    assert event.commenced is not None
    there, resting, missed = set(event.commenced.persons), set[int](), dict[int, int]()
    games = list_games(lines)
    began, numbers = False, []
    for line in lines:
        match line["is"]:
            case "Commenced":
                began = True
            case "Paired":
                assert Counter(line["persons"]) == Counter(there - resting), "everybody once, nobody who rests"
                numbers.append(line["round"])
            case "SignedOff":
                there.discard(line["person"])
            case "ReportedIn":
                there |= {line["person"]} if began else set()
                resting.discard(line["person"])
            case "CameBack":
                resting.discard(line["person"])
            case "Settled" if line["how"] not in ("void", "unplayed"):
                people = games[line["meeting"] - 1]["people"]
                away = {one for one, place in zip(people, line["places"], strict=True) if place == 0} - resting
                missed.update(dict.fromkeys(away, line["meeting"]))
                resting |= away
            case "Corrected":
                people = games[line["meeting"] - 1]["people"]
                came = {one for one, place in zip(people, line["places"], strict=True) if place}
                resting -= {one for one in came if missed.get(one) == line["meeting"]}
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) <= event.commenced.rounds
    free, late = list_free(lines), count_late(lines)
    if event.plan.duels:
        met = Counter(frozenset(game["people"]) for game in games)
        assert max(met.values(), default=0) <= 1, "never twice"
        able = [two for two in combinations(event.playing, 2) if frozenset(two) not in {*met, *event.apart}]
        assert event.close is not Close.NO_PAIRING or not able, "it ends if nobody can play"
    else:
        for number in numbers:
            sizes = [len(game["people"]) for game in games if game["round"] == number]
            assert max(sizes) - min(sizes) <= 1
            assert min(sizes) >= 3
            assert max(sizes) <= 6
    one_bye = Fraction(1) if event.plan.duels else Fraction(5)
    extra = {one: one_bye if one in free else Fraction(0) for one in event.entrants}
    extra.update(dict.fromkeys(late, Fraction(1, 2) if event.plan.duels else Fraction(5)))
    ranked = table_of(event)
    assert {one.person for one in ranked} == {
        *event.commenced.persons,
        *chain(*(game["people"] for game in games)),
        *free,
        *late,
    }
    assert {one.person: one.place for one in ranked} == places_of([one.person for one in ranked], games, extra)


def check_league(event: Tournament, lines: Lines) -> None:
    """Everybody of a division meets everybody once; two missed games are the end of it."""
    games = list_games(lines)
    for number, people in enumerate(groups_of(event), 1):
        pairs = [frozenset(game["people"]) for game in games if game["place"] == number]
        met = sorted(map(sorted, pairs)) == sorted(map(sorted, combinations(people, 2)))
        assert met or (event.close is Close.CALLED_OFF and not event.rounds)
    out, vanished, back = find_out(lines)
    assert {one for one in event.entrants if event.entrants[one].vanished} == vanished
    assert out <= {one for one in event.entrants if event.entrants[one].out}
    for number, people in enumerate(groups_of(event), 1):
        there = [one for one in people if one not in vanished]
        own = [game for game in games if game["place"] == number and not vanished & set(game["people"])]
        assert all(game["how"] != "" and (game["how"] != "vanished" or back & set(game["people"])) for game in own)
        expected = places_of(there, own, {})
        assert {
            one.person: one.place for one in division_table(event, number) if one.person not in vanished
        } == expected


def find_out(lines: Lines) -> tuple[set[int], set[int], set[int]]:
    """Who is out of a league, whose games count for nobody since less than half of them were over, and who is back."""
    games = list_games(lines)
    mine: dict[int, list[int]] = defaultdict(list)
    for number, game in enumerate(games, 1):
        for person in game["people"]:
            mine[person].append(number)
    over, missed, paired = set[int](), defaultdict[int, set[int]](set), False
    out, vanished, dropped, removed, back = set[int](), set[int](), set[int](), set[int](), set[int]()

    def leave(person: int) -> None:
        out.add(person)
        if paired and sum(number in over for number in mine[person]) / max(1, len(mine[person])) < 0.5 and mine[person]:
            vanished.add(person)

    for line in lines:
        if line["is"] == "Paired":
            paired = True
        elif line["is"] == "SignedOff":
            leave(line["person"])
            dropped.discard(line["person"])
            removed |= {line["person"]} if line["by"] not in (None, line["person"]) else set()
        elif line["is"] == "SignedUp":
            out.discard(line["person"])
        elif line["is"] == "Settled" and line["how"] not in ("walkover", "absent"):
            over.add(line["meeting"])
        elif line["is"] == "Settled":
            over.add(line["meeting"])
            for person, place in zip(games[line["meeting"] - 1]["people"], line["places"], strict=True):
                if place == 0 and person not in dropped | removed:
                    missed[person].add(line["meeting"])
                    if len(missed[person]) >= 2 and person not in out:
                        leave(person)
                        dropped.add(person)
        elif line["is"] == "Corrected":
            for person, place in zip(games[line["meeting"] - 1]["people"], line["places"], strict=True):
                missed[person] -= {line["meeting"]} if place else set()
                if person in dropped and len(missed[person]) < 2:
                    back.add(person)
                    for each in (out, vanished, dropped):
                        each.discard(person)
    return out, vanished, back


def check_cup(event: Tournament, lines: Lines) -> None:
    """Groups in which everybody meets everybody; then ties that lead on to each other, and who is out stays out."""
    assert event.commenced is not None
    games = list_games(lines)
    before = group_rounds(event)
    entered = list(event.commenced.persons)
    if before:
        for number, people in enumerate(groups_of(event), 1):
            pairs = [frozenset(game["people"]) for game in games if game["round"] <= before and game["place"] == number]
            if event.qualified:
                assert sorted(map(sorted, pairs)) == sorted(map(sorted, combinations(people, 2)))
                own = [game for game in games if game["round"] <= before and game["place"] == number]
                assert {one.person: one.place for one in group_table(event, number)} == places_of(list(people), own, {})
                behind = [one for one in people if one in event.qualified]
                assert len(behind) == 2, "two of each group go on"
        if not event.plan.slow:
            for number in range(1, before + 1):
                busy = Counter(chain(*(game["people"] for game in games if game["round"] == number)))
                assert max(busy.values(), default=1) == 1
        entered = list(event.qualified)
    still, was = set(entered), dict[int, set[int]]()
    for number, ties in enumerate(knock_out(event), 1):
        winners: dict[int, set[int]] = {}
        for place, tie in enumerate(ties, 1):
            own = [game for game in games if game["round"] == before + number and game["place"] == place]
            sides = {side for side in tie.sides if side is not None}
            assert tie.over or event.close is not Close.OVER
            assert len(own) <= 2
            assert bool(own) == (len(sides) == 2) or not tie.over
            assert all(set(game["people"]) == sides for game in own)
            if len(own) == 2:
                assert own[0]["people"] == own[1]["people"][::-1], "sides are swapped"
            assert sides <= still, "nobody who is out plays again"
            if number > 1:
                assert sides == was.get(2 * place - 1, set()) | was.get(2 * place, set()), "winners go on"
            won = (
                {person for person, rank in zip(own[-1]["people"], own[-1]["places"], strict=True) if rank == 1}
                if own
                else sides
            )
            if tie.winner is not None:
                assert tie.winner in (won if len(won) == 1 else sides)
                assert tie.by_lot == (len(won) > 1)
            else:
                assert not tie.over or not won
            winners[place] = set() if tie.winner is None else {tie.winner}
        still, was = set(chain(*winners.values())), winners
    champions = [person for person, place in final_places(event) if place == 1]
    if event.close is Close.OVER:
        assert set(champions) == still


def check_places(event: Tournament) -> None:
    """Everybody who began has one final place, and equal ones share it."""
    assert event.commenced is not None
    places = final_places(event)
    people = [person for person, _ in places]
    assert len(set(people)) == len(people)
    assert set(event.commenced.persons) <= set(people)
    assert [place for _, place in places] == sorted(place for _, place in places)
