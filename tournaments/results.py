"""The final places of an event, whatever its format. Part of tournaments."""

from fractions import Fraction

from tournaments.bracket import break_ties, groups_of, knock_out, list_group, rank_group
from tournaments.plan import Format
from tournaments.standings import Ranked, rank
from tournaments.tournament import Close, Decision, Tournament

#: People by place, from 1; equal ones share it.
Places = tuple[tuple[int, int], ...]


def table_of(event: Tournament) -> tuple[Ranked, ...]:
    """The standings of an evening: everybody who was in the draw."""
    began = event.commenced.persons if event.commenced is not None else ()
    return rank(
        event, [one for one in event.entrants if one in began or event.entrants[one].late or event.was_paired(one)]
    )


def division_table(event: Tournament, number: int) -> tuple[Ranked, ...]:
    """The standings of a division, from 1: those who left early are last, and have nothing."""
    people = groups_of(event)[number - 1]
    there = [person for person in people if not event.entrants[person].vanished]
    ranked = rank(event, there)
    gone = [person for person in people if event.entrants[person].vanished]
    nothing = Fraction(0)
    return (*ranked, *(Ranked(one, len(there) + 1, nothing, nothing, nothing) for one in gone))


def group_table(event: Tournament, number: int) -> tuple[Ranked, ...]:
    """The standings of a cup's group, from 1."""
    return rank(event, groups_of(event)[number - 1], list_group(event, number))


def last_time(event: Tournament) -> dict[int, tuple[int, int, int]]:
    """Everybody of a league that is over: their division, their place in it, which nobody shares, and how many it had.

    Lots decide what is shared. It is `before` in `robin.place_in_divisions` when the league comes again.
    """
    found = {}
    for number, people in enumerate(groups_of(event), 1):
        for place, person in enumerate(break_ties(event, f"division {number}", division_table(event, number)), 1):
            found[person] = (number, place, len(people))
    return found


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


def has_ended(event: Tournament) -> bool:
    """Whether an event is over by its rules: one that was called off has no winner."""
    return event.close in (Close.OVER, Close.NO_PAIRING) and bool(event.meetings)


def honours_of(event: Tournament) -> Places:
    """Everybody by place in the end; nobody in what was called off, or if nobody came to any game."""
    came = any(any(one.places) and one.decision not in (Decision.VOID, Decision.UNPLAYED) for one in event.meetings)
    return final_places(event) if came and has_ended(event) else ()


def winners_of(event: Tournament) -> list[int]:
    """Who is first in the end, if anybody is."""
    return [person for person, place in honours_of(event) if place == 1]


def _cup_places(event: Tournament) -> Places:
    """The winner, the other finalist, then who went out in the same round together; then the groups, place by place.

    If nobody has won the final, nobody is first. Of a cup that was called off those who were still in are first.
    """
    assert event.commenced is not None
    rounds, groups = knock_out(event), groups_of(event)
    final = rounds[-1][0] if rounds else None
    out = {side for ties in rounds for tie in ties if tie.over for side in tie.sides if side != tie.winner}
    if final is not None and final.over:
        found = [] if final.winner is None else [(final.winner, 1)]
        ahead = 1
    else:
        found = [(one, 1) for one in event.qualified or event.commenced.persons if one not in out]
        ahead = len(found)
    for ties in reversed(rounds):
        lost = [side for tie in ties if tie.over for side in tie.sides if side is not None and side != tie.winner]
        found += [(person, ahead + 1) for person in lost]
        ahead += len(lost)
    done = {person for person, _ in found}
    tables = [rank_group(event, number) for number in range(1, len(groups) + 1)]
    for row in range(max(map(len, tables), default=0)):
        rest = [table[row] for table in tables if row < len(table) and table[row] not in done]
        found += [(person, ahead + 1) for person in rest]
        ahead += len(rest)
    return tuple(found)
