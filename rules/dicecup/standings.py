"""The order of a group, and its tie-breaks (rule 11). Part of rules/dicecup: rules/core only."""

from collections.abc import Iterator
from itertools import groupby

from rules.dicecup.position import Level, Lots, State


def level_sets(state: State, group: int) -> Iterator[Level]:
    """The sets of level teams in a group, highest set first, each in slot order (rule 11)."""
    records, codes = state.records[group], state.groups[group]
    worth = [(-record.points, -record.difference) for record in records]
    place = 1
    for _, tied in groupby(sorted(range(len(codes)), key=lambda slot: (worth[slot], slot)), worth.__getitem__):
        slots = tuple(tied)
        if len(slots) > 1:
            yield Level(group, place, tuple(codes[slot] for slot in slots))
        place += len(slots)


def standing(lots: Lots) -> list[tuple[str, ...]]:
    """The order of a tie-break's teams, best first; those still level stay together, in slot order (rule 11)."""
    sums = lots.sums()
    order = sorted(lots.level.teams, key=lambda code: [-total for total in sums[code]])
    return [tuple(tied) for _, tied in groupby(order, sums.__getitem__)]


def lots_of(state: State, group: int) -> tuple[Lots, ...]:
    """The tie-breaks of a group: finished ones, then the current one."""
    known = (*state.drawn, state.lots) if state.lots is not None else state.drawn
    return tuple(lots for lots in known if lots.level.group == group)


def ordered(state: State, group: int) -> tuple[str, ...]:
    """A group's teams in their current order: points, goal difference, tie-break so far, then slot (rule 11)."""
    sums = {code: rolled for lots in lots_of(state, group) for code, rolled in lots.sums().items()}

    def worth(slot: int) -> tuple[int, int, list[int], int]:
        record = state.records[group][slot]
        lots = [-total for total in sums.get(state.groups[group][slot], ())]
        return -record.points, -record.difference, lots, slot

    return tuple(state.groups[group][slot] for slot in sorted(range(len(state.groups[group])), key=worth))
