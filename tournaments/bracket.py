"""A knock-out: who meets whom when, and who goes on. Part of tournaments.

Where people are missing, the best have byes in the first round. A tie that is drawn is played again with sides swapped;
if that is drawn too, or can't be played, lots decide.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, permutations

from tournaments.plan import GO_ON, MOST_REPLAYS, Format
from tournaments.robin import circle
from tournaments.standings import Ranked, draw_people, rank
from tournaments.tournament import Decision, Meeting, Tournament


@dataclass(frozen=True, slots=True)
class CupTie:
    """A tie of a knock-out: who is in it (None: nobody yet, or nobody at all) and who goes on.

    `bye` means that one of them has nobody to play. `by_lot` says that lots decided. `over` is True once it is known
    who goes on, even if it is nobody.
    """

    round: int
    number: int
    sides: tuple[int | None, int | None]
    meetings: tuple[Meeting, ...] = ()
    winner: int | None = None
    over: bool = False
    bye: bool = False
    by_lot: bool = False


def group_rounds(event: Tournament) -> int:
    """How many rounds the groups of a cup take: all at once if it is slow; 0 without groups."""
    groups = groups_of(event)
    if not groups:
        return 0
    return 1 if event.plan.slow else max(len(circle(group)) for group in groups)


def groups_of(event: Tournament) -> tuple[tuple[int, ...], ...]:
    """The groups of a cup, or the divisions of a league: those who were drawn or placed into each, in order."""
    assert event.commenced is not None
    sizes, found, begin = event.commenced.groups or event.commenced.divisions, [], 0
    for size in sizes:
        found.append(event.commenced.persons[begin : begin + size])
        begin += size
    return tuple(found)


@cache
def draw_sheet(size: int) -> tuple[int, ...]:
    """The seeds on a sheet for `size` (a power of two) from top to bottom, from 1: the best meet last."""
    if size == 1:
        return (1,)
    half = draw_sheet(size // 2)
    return tuple(seed for one in half for seed in (one, size + 1 - one))


def qualify(event: Tournament) -> tuple[int, ...]:
    """Who goes on from the groups, which are over: the first of each, the best seed first.

    Who has left comes last in their group. Winners of groups come before those behind them, both in the order in which
    they were seeded at the start. Nobody meets somebody of their own group in the first round, if that can be helped:
    those behind change places for it, the last of them first.
    """
    groups = groups_of(event)
    tables = [
        sorted(rank_group(event, number), key=lambda person: event.entrants[person].out)
        for number in range(1, len(groups) + 1)
    ]
    home = {person: number for number, group in enumerate(groups) for person in group}
    seeds = _list_seeds(event)
    lines = [sorted((table[place] for table in tables), key=seeds.index) for place in range(GO_ON)]
    first, behind = lines[0], [one for line in lines[1:] for one in line]
    size = sheet_size(len(first) + len(behind))
    for way in permutations(behind):
        found = (*first, *way)
        if not any(home[a] == home[b] for a, b in _first_pairs(found, size) if a is not None and b is not None):
            return found
    return (*first, *behind)


def _list_seeds(event: Tournament) -> list[int]:
    """Everybody who was there at the start, the best seed first."""
    assert event.commenced is not None
    numbers = {one.number: person for person, one in event.entrants.items()}
    return [numbers[number] for number in event.commenced.order] or list(event.commenced.persons)


def list_group(event: Tournament, number: int) -> tuple[Meeting, ...]:
    """The meetings of a group that count."""
    last = group_rounds(event)
    return tuple(one for one in event.meetings if one.round <= last and one.place == number and one.counts)


def rank_group(event: Tournament, number: int) -> tuple[int, ...]:
    """The people of a group by place, lots deciding what is shared."""
    people = groups_of(event)[number - 1]
    return break_ties(event, f"group {number}", rank(event, people, list_group(event, number)))


def break_ties(event: Tournament, name: str, ranked: Sequence[Ranked]) -> tuple[int, ...]:
    """The people in the order of their places, where the draw of this name decides between those who share one."""
    drawn = draw_people(event, name, [one.person for one in ranked])
    lots = {person: number for number, person in enumerate(drawn)}
    return tuple(one.person for one in sorted(ranked, key=lambda one: (one.place, lots[one.person])))


def sheet_size(people: int) -> int:
    """The least power of two that holds `people`, at least two."""
    return max(2, 1 << (people - 1).bit_length())


def _first_pairs(people: Sequence[int], size: int) -> list[tuple[int | None, int | None]]:
    sheet: list[int | None] = [people[seed - 1] if seed <= len(people) else None for seed in draw_sheet(size)]
    return list(zip(sheet[::2], sheet[1::2], strict=True))


def knock_out(event: Tournament) -> tuple[tuple[CupTie, ...], ...]:
    """The ties of each round of the knock-out, from the first to the final; empty while groups are being played."""
    assert event.commenced is not None
    before = group_rounds(event)
    people = event.qualified if before else event.commenced.persons
    if not people:
        return ()
    rounds: list[tuple[CupTie, ...]] = []
    sides, known = _first_pairs(people, sheet_size(len(people))), True
    number = 0
    while True:
        number += 1
        ties = tuple(
            _tie(event, number, before + number, place, pair, known and all(_is_known(rounds, place)))
            for place, pair in enumerate(sides, 1)
        )
        rounds.append(ties)
        if len(ties) == 1:
            return tuple(rounds)
        sides = [(one.winner, other.winner) for one, other in zip(ties[::2], ties[1::2], strict=True)]


def _is_known(rounds: Sequence[Sequence[CupTie]], place: int) -> list[bool]:
    """Whether both sides of a tie of the next round are known."""
    return [tie.over for tie in rounds[-1][2 * place - 2 : 2 * place]] if rounds else [True]


def _tie(
    event: Tournament, number: int, round_number: int, place: int, sides: tuple[int | None, int | None], known: bool
) -> CupTie:
    if not known:
        return CupTie(number, place, sides)
    there = [side for side in sides if side is not None]
    if len(there) < 2:
        return CupTie(number, place, sides, (), there[0] if there else None, True, bool(there))
    played = tuple(one for one in event.meetings_in(round_number) if one.place == place)
    if not played or played[-1].decision is None:
        return CupTie(number, place, sides, played)
    last = played[-1]
    if last.winner is not None or last.decision is Decision.ABSENT:
        return CupTie(number, place, sides, played, last.winner, True)
    fruitless = last.decision is Decision.UNPLAYED or len(played) > MOST_REPLAYS
    if not fruitless:
        return CupTie(number, place, sides, played)
    lucky, _ = draw_people(event, f"tie {number} {place}", there)
    return CupTie(number, place, sides, played, lucky, True, by_lot=True)


def replays_due(event: Tournament) -> list[CupTie]:
    """The ties of the last round of a knock-out that were drawn and are to be played again."""
    if event.plan.format is not Format.CUP:
        return []
    found = []
    for tie in chain.from_iterable(knock_out(event)):
        last = tie.meetings[-1] if tie.meetings else None
        if not tie.over and last is not None and last.decision is not None:
            found.append(tie)
    return found
