"""Points, tie-breaks and places. Part of tournaments: standard library only.

A game for two gives a point, or half of one to each. At a larger table somebody has ten times the share of the others
that they beat, where a tie counts half, so that tables of different sizes compare. Whoever is free has a point the
first time, or five where several sit at a table; whoever came late has half a point, or five, for one of the rounds
they missed, and nothing for being free.

Equal points are parted by the games that those people played against each other, if all of them have met, then by
Sonneborn-Berger: what those had in the end whom somebody beat, and half of what those had with whom they drew. Who is
still equal shares a place.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, groupby

from tournaments.lots import shuffle
from tournaments.plan import Format
from tournaments.tournament import Meeting, Tournament

HALF = Fraction(1, 2)
#: What a seat has that beat everybody at a table of more than two.
WHOLE = 10


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody's place among others, from 1; equal ones share it. `direct` is what they had against their equals."""

    person: int
    place: int
    points: Fraction
    direct: Fraction
    berger: Fraction


def share(meeting: Meeting, person: int) -> Fraction:
    """Which part of the others somebody beat, where a tie counts half; who has no place beats nobody."""
    own = meeting.place_of(person)
    if own == 0:
        return Fraction(0)
    others = [place for one, place in zip(meeting.people, meeting.places, strict=True) if one != person]
    beaten = sum((Fraction(1) if place == 0 or place > own else HALF if place == own else 0) for place in others)
    return Fraction(beaten, len(others)) if others else Fraction(0)


def points_in(meeting: Meeting, person: int) -> Fraction:
    """What a meeting gave somebody; nothing unless it counts."""
    if not meeting.counts:
        return Fraction(0)
    return share(meeting, person) * (1 if len(meeting.people) == 2 else WHOLE)


def list_counted(event: Tournament, people: Collection[int] | None = None) -> tuple[Meeting, ...]:
    """The meetings that count for places: of a league without those of who left early; among `people`, if given."""
    gone = {person for person, one in event.entrants.items() if one.vanished}
    return tuple(
        one
        for one in event.meetings
        if one.counts and not gone & set(one.people) and (people is None or set(one.people) <= set(people))
    )


def draw_people(event: Tournament, name: str, people: Iterable[int]) -> tuple[int, ...]:
    """The people in the order of their lots in the draw of this name: a shuffle of them in the order of joining."""
    return shuffle(event.seed, name, sorted(people, key=lambda person: event.entrants[person].number))


def add_up(event: Tournament, people: Iterable[int]) -> dict[int, Fraction]:
    """The points of these people in all meetings that count, and when they were free."""
    found = dict.fromkeys(people, Fraction(0))
    for meeting in list_counted(event):
        for person in found.keys() & set(meeting.people):
            found[person] += points_in(meeting, person)
    if event.plan.format is Format.EVENING:
        for person in found:
            found[person] += _add_up_free(event, person)
    return found


def count_freed(event: Tournament, person: int) -> int:
    """How often somebody was free, or late."""
    return sum(1 for one in event.rounds if person in one.free) + (event.entrants[person].late > 0)


def was_given_point(event: Tournament, person: int, number: int) -> bool:
    """Whether being free in this round of an evening gave somebody points: it does once, and not to who came late."""
    free = next((one.number for one in event.rounds if person in one.free), None)
    return free == number and not event.entrants[person].late


def rank(event: Tournament, people: Iterable[int], meetings: Collection[Meeting] | None = None) -> tuple[Ranked, ...]:
    """The people by place, who had which points in these meetings; by default in all that count, and when free."""
    people = tuple(people)
    if meetings is None:
        played, points = list_counted(event), add_up(event, people)
    else:
        played = tuple(meetings)
        points = {
            person: sum((points_in(one, person) for one in played if person in one.people), Fraction(0))
            for person in people
        }
    berger = {person: _berger(played, person, points) for person in people}
    ordered = sorted(people, key=lambda person: -points[person])
    found: list[Ranked] = []
    for _, equal in groupby(ordered, key=lambda person: points[person]):
        tied = tuple(equal)
        direct = _direct(played, tied)
        key = {person: (direct[person], berger[person]) for person in tied}
        for person in sorted(tied, key=lambda person: (key[person], -_number(event, person)), reverse=True):
            above = len(found) - sum(1 for one in found if one.person in key and key[one.person] == key[person])
            found.append(Ranked(person, above + 1, points[person], direct[person], berger[person]))
    return tuple(found)


def _number(event: Tournament, person: int) -> int:
    return event.entrants[person].number


def _own(meetings: Iterable[Meeting], person: int) -> list[Meeting]:
    return [one for one in meetings if person in one.people]


def _add_up_free(event: Tournament, person: int) -> Fraction:
    """What somebody has without a game, once: for coming late, or when they were free first."""
    if not count_freed(event, person):
        return Fraction(0)
    if not event.plan.duels:
        return WHOLE * HALF
    return HALF if event.entrants[person].late else Fraction(1)


def _direct(meetings: Iterable[Meeting], tied: tuple[int, ...]) -> dict[int, Fraction]:
    """What each had against the others of them; nothing if not all of them have met."""
    found = dict.fromkeys(tied, Fraction(0))
    if len(tied) < 2:
        return found
    met: set[frozenset[int]] = set()
    for meeting in meetings:
        among = [person for person in meeting.people if person in found]
        for one, other in combinations(among, 2):
            met.add(frozenset((one, other)))
            for person, against in ((one, other), (other, one)):
                found[person] += _result(meeting, person, against)
    complete = len(met) == len(tied) * (len(tied) - 1) // 2
    return found if complete else dict.fromkeys(tied, Fraction(0))


def _berger(meetings: Iterable[Meeting], person: int, points: Mapping[int, Fraction]) -> Fraction:
    """Sonneborn-Berger."""
    return sum(
        (
            _result(meeting, person, other) * points.get(other, Fraction(0))
            for meeting in _own(meetings, person)
            for other in meeting.people
            if other != person
        ),
        Fraction(0),
    )


def _result(meeting: Meeting, person: int, other: int) -> Fraction:
    """What a meeting was between two: 1, half or 0."""
    own, theirs = meeting.place_of(person), meeting.place_of(other)
    if own == 0:
        return Fraction(0)
    return Fraction(1) if theirs == 0 or own < theirs else HALF if own == theirs else Fraction(0)
