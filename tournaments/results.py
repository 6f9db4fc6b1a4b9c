"""The final places of an event, whatever its format. Part of tournaments."""

from tournaments.bracket import group_rounds, groups_of, knock_out, rank_group
from tournaments.plan import Format
from tournaments.standings import Ranked, rank
from tournaments.tournament import Tournament

#: People by place, from 1; equal ones share it.
Places = tuple[tuple[int, int], ...]


def table_of(event: Tournament) -> tuple[Ranked, ...]:
    """The standings of an evening: everybody who was in the draw."""
    return rank(event, [person for person, one in event.entrants.items() if one.here or event.meetings_of(person)])


def division_table(event: Tournament, number: int) -> tuple[Ranked, ...]:
    """The standings of a division, from 1: those who left early are last, and have nothing."""
    people = groups_of(event)[number - 1]
    there = [person for person in people if not event.entrants[person].vanished]
    ranked = rank(event, there)
    gone = [person for person in people if event.entrants[person].vanished]
    return (*ranked, *(Ranked(one, len(there) + 1, *(rank(event, [one], ())[0].points,) * 3) for one in gone))


def group_table(event: Tournament, number: int) -> tuple[Ranked, ...]:
    """The standings of a cup's group, from 1."""
    people = groups_of(event)[number - 1]
    last = group_rounds(event)
    return rank(
        event, people, [one for one in event.meetings if one.round <= last and one.place == number and one.counts]
    )


def final_places(event: Tournament) -> Places:
    """Everybody who began, by place: of a league, one division after the other."""
    if event.commenced is None:
        return ()
    match event.plan.format:
        case Format.EVENING:
            return tuple((one.person, one.place) for one in table_of(event))
        case Format.LEAGUE:
            found: list[tuple[int, int]] = []
            for number in range(1, len(groups_of(event)) + 1):
                ahead = len(found)
                found += [(one.person, ahead + one.place) for one in division_table(event, number)]
            return tuple(found)
        case Format.CUP:
            return _cup_places(event)


def _cup_places(event: Tournament) -> Places:
    """The winner, the other finalist, then who went out in the same round together; then the groups, place by place."""
    found: list[tuple[int, int]] = []
    rounds = knock_out(event)
    for ties in reversed(rounds):
        if not found and ties[0].winner is not None:
            found.append((ties[0].winner, 1))
        out = [side for tie in ties if tie.over for side in tie.sides if side is not None and side != tie.winner]
        place = len(found) + 1
        found += [(person, place) for person in out]
    done = {person for person, _ in found}
    groups = groups_of(event)
    tables = [rank_group(event, number) for number in range(1, len(groups) + 1)]
    for row in range(max((len(table) for table in tables), default=0)):
        rest = [table[row] for table in tables if row < len(table) and table[row] not in done]
        place = len(found) + 1
        found += [(person, place) for person in rest]
        done.update(rest)
    assert event.commenced is not None
    left = [person for person in event.commenced.persons if person not in done]
    return (*found, *((person, len(found) + 1) for person in left))
