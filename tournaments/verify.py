"""An event's file, which shows everything that was drawn, and how anybody checks it. Part of tournaments.

People are numbers in the order of joining, from 0. Who keeps apart isn't in it: groups are one of the draws that follow
each other until nobody has to share one who may not.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise
from typing import Any

from rules.core.chance import commitment, mix_seed
from rules.core.verify import NotVerified
from tournaments.bracket import groups_of, knock_out
from tournaments.lots import draw_pairs, shuffle, table_id, table_secret
from tournaments.plan import Format
from tournaments.robin import DRAWS, draw_groups
from tournaments.tournament import Tournament

__all__ = ["NotVerified", "event_file", "verify"]

#: How many signs the id of a table has.
_ID_LENGTH = 8
_HEX, _ID = re.compile(r"[0-9a-fA-F]{64}"), re.compile(r"0|[1-9][0-9]*")
_KINDS = {
    "event": str,
    "commitment": str,
    "secret": str,
    "presses": list,
    "seed": str,
    "order": list,
    "unrated": int,
    "groups": list,
    "tables": list,
    "lots": list,
    "pairs": list,
}


def event_file(event: Tournament) -> dict[str, Any]:
    """The content of an event's file, for JSON. Only for one that had begun and is over."""
    assert event.close is not None, "the seed is sealed until the end"
    assert event.commenced is not None, "nothing was drawn"
    begun, seed = event.commenced, event.seed
    groups = groups_of(event) if begun.groups else ()
    opened = [one.number for one in event.meetings if one.opened_at]
    return {
        "event": event.id,
        "commitment": event.commitment,
        "secret": event.secret,
        "presses": list(begun.presses),
        "seed": seed,
        "order": list(begun.order),
        "unrated": begun.unrated,
        "groups": [_number(event, group) for group in groups],
        "tables": [{"meeting": number, **_table(seed, number, _ID_LENGTH)} for number in opened],
        "lots": [
            {"draw": name, "among": sorted(among), "drawn": list(shuffle(seed, name, sorted(among)))}
            for name, among in _list_draws(event)
        ],
        "pairs": [
            {"draw": name, "among": among, "free": free, "drawn": _draw_lots(seed, name, len(among) + free)}
            for name, among, free in _list_pairs(event)
        ],
    }


def _number(event: Tournament, people: Sequence[int]) -> list[int]:
    return [event.entrants[person].number for person in people]


def _table(seed: str, meeting: int, length: int) -> dict[str, str]:
    """The id of a meeting's table, and the commitment of its secret."""
    name = table_id(seed, meeting, length)
    return {"id": name, "commitment": commitment(name, table_secret(seed, meeting))}


def _list_draws(event: Tournament) -> Iterator[tuple[str, list[int]]]:
    """Yield the names of the draws that could decide something, and the numbers that were drawn."""
    if event.plan.format is Format.EVENING:
        for one in event.rounds:
            people = (*chain.from_iterable(each.people for each in event.meetings_in(one.number)), *one.free)
            yield f"round {one.number}", _number(event, people)
        return
    kind = "division" if event.plan.format is Format.LEAGUE else "group"
    for number, group in enumerate(groups_of(event), 1):
        yield f"{kind} {number}", _number(event, group)
    for tie in chain.from_iterable(knock_out(event)) if event.plan.format is Format.CUP else ():
        sides = _number(event, [side for side in tie.sides if side is not None])
        if tie.meetings:
            yield f"sides {tie.round} {tie.number}", sides
        if tie.by_lot:
            yield f"tie {tie.round} {tie.number}", sides


def _list_pairs(event: Tournament) -> Iterator[tuple[str, list[int], bool]]:
    """Yield the lots that paired people in an evening of games for two: their name, for whom, and if one was free."""
    for one in event.rounds if event.plan.format is Format.EVENING and event.plan.duels else ():
        people = (*chain.from_iterable(each.people for each in event.meetings_in(one.number)), *one.free)
        yield f"pairs {one.number}", sorted(_number(event, people)), bool(one.free)


def _draw_lots(seed: str, name: str, count: int) -> list[int]:
    """The lots of the first and the second, the first and the third and so on; nobody is the last where one is free."""
    return list(draw_pairs(seed, name, count).values())


def verify(file: Any) -> Iterator[str]:
    """The lines to print: what was mixed, then each draw and each table. Raises NotVerified at the first difference."""
    seed = _check_seed(file)
    yield f"seed: {len(file['presses'])} presses mixed in"
    order, unrated = file["order"], file["unrated"]
    if not _are_numbers(order) or not 0 <= unrated <= len(order):
        raise NotVerified("The order doesn't have everybody's number once.")
    drawn = order[len(order) - unrated :]
    if list(shuffle(seed, "unrated", sorted(drawn))) != drawn:
        raise NotVerified("The order of those without a rating doesn't follow from the seed.")
    yield f"order: {len(order) - unrated} by rating, {unrated} drawn"
    yield from _verify_groups(seed, file["groups"], order)
    for one in file["lots"]:
        yield _verify_lot(seed, one)
    for one in file["pairs"]:
        yield _verify_pairs(seed, one)
    for one in file["tables"]:
        yield _verify_table(seed, one)
    draws = len(file["lots"]) + len(file["pairs"])
    yield f"verified {draws} draws, {len(file['tables'])} tables"


def _check_seed(file: Any) -> str:
    """The seed, which follows from the secret that was sealed and the presses. Raises NotVerified."""
    if not isinstance(file, dict):
        raise NotVerified("An event's file is a JSON object.")
    for name, kind in _KINDS.items():
        if not isinstance(file.get(name), kind) or isinstance(file[name], bool):
            raise NotVerified(f"The event's file has no {name!r}, or not of the right type.")
    if not _HEX.fullmatch(file["secret"]) or not _HEX.fullmatch(file["seed"]):
        raise NotVerified("The secret or the seed is not 64 hex digits.")
    presses = file["presses"]
    if not all(isinstance(one, str) and _ID.fullmatch(one) for one in presses):
        raise NotVerified("The ids of the presses are not all decimal.")
    if not all((len(one), one) < (len(other), other) for one, other in pairwise(presses)):
        raise NotVerified("The ids of the presses are not in ascending order, or one is there twice.")
    if not file["event"].isascii() or commitment(file["event"], file["secret"]) != file["commitment"].lower():
        raise NotVerified("The secret doesn't match the commitment published at the start.")
    seed = mix_seed(file["secret"], presses)
    if seed != file["seed"].lower():
        raise NotVerified("The seed doesn't follow from the secret and the presses.")
    return seed


def _are_numbers(value: Any) -> bool:
    """Whether it is a list of different numbers of people."""
    if not isinstance(value, list) or not all(type(one) is int and one >= 0 for one in value):
        return False
    return len(set(value)) == len(value)


def _verify_groups(seed: str, groups: Sequence[Any], order: Sequence[int]) -> Iterator[str]:
    """Check that the groups are one of their draws. Raises NotVerified."""
    if not groups:
        return
    if not all(map(_are_numbers, groups)) or sorted(chain.from_iterable(groups)) != sorted(order):
        raise NotVerified("The groups don't have everybody's number once.")
    wanted, sizes = tuple(map(tuple, groups)), [len(group) for group in groups]
    if not any(draw_groups(seed, order, sizes, frozenset(), number) == wanted for number in range(DRAWS)):
        raise NotVerified("The groups don't follow from the seed.")
    yield f"groups: {len(groups)} drawn from {len(order)} people"


def _verify_lot(seed: str, lot: Any) -> str:
    """Check a draw. Raises NotVerified."""
    if not isinstance(lot, Mapping) or not isinstance(lot.get("draw"), str) or not lot["draw"].isascii():
        raise NotVerified("A draw has no name.")
    name, among = lot["draw"], lot.get("among", "")
    if not _are_numbers(among) or list(shuffle(seed, name, sorted(among))) != lot.get("drawn"):
        raise NotVerified(f"The draw {name!r} doesn't follow from the seed.")
    return f"{name}: {' '.join(map(str, lot['drawn']))}"


def _verify_pairs(seed: str, lots: Any) -> str:
    """Check the lots that paired people. Raises NotVerified."""
    if not isinstance(lots, Mapping) or not isinstance(lots.get("draw"), str) or not lots["draw"].isascii():
        raise NotVerified("The lots of pairs have no name.")
    name, among, free = lots["draw"], lots.get("among", ""), lots.get("free", 0)
    right = _are_numbers(among) and len(among) <= Format.EVENING.most and type(free) is bool
    if not right or _draw_lots(seed, name, len(among) + free) != lots.get("drawn"):
        raise NotVerified(f"The draw {name!r} doesn't follow from the seed.")
    return f"{name}: {len(lots['drawn'])} lots for {len(among)} people"


def _verify_table(seed: str, table: Any) -> str:
    """Check the id of a meeting's table and the commitment of its secret. Raises NotVerified."""
    if not isinstance(table, Mapping) or type(table.get("meeting")) is not int or not isinstance(table.get("id"), str):
        raise NotVerified("A table has no meeting, or no id.")
    number, name = table["meeting"], table["id"]
    if _table(seed, number, len(name)) != {"id": name, "commitment": table.get("commitment")}:
        raise NotVerified(f"The table of meeting {number} doesn't follow from the seed.")
    return f"meeting {number}: table {name}"
