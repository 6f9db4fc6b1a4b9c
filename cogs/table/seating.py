"""Who plays at a table, as messages name them, in a headline or a lobby too."""

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.controls.answers import HEADLINE, fit
from cogs.table.lines import side_name
from players import levels
from rules.table.table import Lobby, Table
from words import Speech
from words.games import short_title

#: From this many computers on, the headline groups them by level.
MANY_ALIKE = 2


@dataclass(frozen=True, slots=True)
class SeatNames:
    """The players by seat, in one language; `who` and `shown` are asked for most.

    `shown` is for pictures and menus, where markup isn't read; the others are for messages. `who` says for whom a
    computer plays; `so_far` names whoever has acted last, for telling what happened: a person whose computer hasn't
    moved yet; `owners` names people even if computers play for them.
    """

    who: tuple[str, ...]
    so_far: tuple[str, ...]
    owners: tuple[str, ...]
    shown: tuple[str, ...]


def computer_name(table: Table, seat: int, say: Speech, *, short: bool = False) -> str:
    """Name a computer by its level if the game has several, and by its seat if more than two play.

    The name doesn't change when others join or leave. `short` leaves out a level that all computers share.
    """
    level = table.seats[seat].level or ""
    computers = {one.level for one in table.seats if one.person is None}
    told = "only" if len(levels(table.game_key)) < 2 or (short and len(computers) == 1) else level
    if len(table.seats) <= 2 or isinstance(table, Lobby):
        return say("computer", level=told)
    return say("computer-numbered", level=told, number=seat + 1)


def headline(table: Table, say: Speech, who: Sequence[str]) -> str:
    """Write the title and, beside it, who plays: people one by one, then the computers grouped by level.

    If the game has no names for its seats, pictures number them, so the players are numbered here too.
    """
    names = table.game.about.seat_names
    numbered = not names and len(table.seats) > 1
    alike = _computers(table, numbered)
    people, groups = [], []
    for number, seat in enumerate(table.seats):
        if number in alike.get(seat.level or "", ()) and seat.person is None:
            continue
        if numbered:
            people.append(say("board-numbered", number=number + 1, player=who[number]))
        else:
            people.append(_player(table, number, say, who[number]))
    for level, seats in alike.items():
        told = level if len(levels(table.game_key)) > 1 else "only"
        sides = say.row(str(one + 1) if numbered else side_name(table, one, say) for one in seats)
        kind = "seats" if numbered else "sides"
        groups.append(say("board-computers", level=told, count=len(seats), sides=sides, kind=kind))
    seated = say("versus").join(people) if len(people) == len(names) == 2 else say.row(people)
    return fit(" · ".join((f"**{short_title(table.game_key, say)}**", seated, *groups)), HEADLINE)


def _player(table: Table, number: int, say: Speech, name: str) -> str:
    """Name a seat's player and side; a computer on a side with its level, a computer without one by its own name."""
    seat, side = table.seats[number], side_name(table, number, say)
    if not side:
        return name if seat.person is not None else computer_name(table, number, say)
    if seat.person is not None:
        return say("board-numbered", number=side, player=name)
    level = (seat.level or "") if len(levels(table.game_key)) > 1 else "only"
    return say("board-computer-side", side=side, level=level)


def _computers(table: Table, numbered: bool) -> dict[str, list[int]]:
    """Return the computers' seats by level; empty if they aren't grouped."""
    found: dict[str, list[int]] = {}
    for number, seat in enumerate(table.seats):
        if seat.person is None:
            found.setdefault(seat.level or "", []).append(number)
    if not numbered and sum(map(len, found.values())) < MANY_ALIKE:
        return {}
    return found


def in_lobby(table: Lobby, say: Speech, who: Sequence[str]) -> str:
    """List who is in a lobby: people by name, computers as a count per level, because seats aren't final yet."""
    shared = len(table.persons) > 1
    people = [
        say("lobby-host", name=name) if shared and seat.person == table.host else name
        for name, seat in zip(who, table.seats, strict=True)
        if seat.person is not None
    ]
    return " · ".join((say.row(people), *computers_in_lobby(table, say)))


def computers_in_lobby(table: Lobby, say: Speech) -> list[str]:
    """Count the computers in a lobby, by level."""
    counts: dict[str, int] = {}
    for seat in table.seats:
        if seat.person is None:
            counts[seat.level or ""] = counts.get(seat.level or "", 0) + 1
    several = len(levels(table.game_key)) > 1
    return [say("lobby-computers", level=level if several else "only", count=count) for level, count in counts.items()]
