"""People's last set-ups, kept for their next game. Part of host/wishes."""

from itertools import takewhile

from data import Archive
from rules.table.requests import Remembered
from rules.table.table import Begun, Running, Table


async def remembered(archive: Archive, table: Table) -> Remembered:
    """The last set-ups of everybody at the table, for every seat."""
    found: dict[tuple[int, int], tuple[str, ...]] = {}
    for person in {*table.persons, *table.invited}:
        prefs = (await archive.people.person(person)).prefs
        for seat in range(table.game.about.seats[1]):
            texts = prefs.get(_pref(table.game_key, seat))
            if isinstance(texts, list):
                found[person, seat] = tuple(str(text) for text in texts)
    return found


def completed(before: Table, after: Table, person: int) -> dict[str, list[str]]:
    """Return a person's set-up, to be saved for their next game, if a play has completed it; else nothing."""
    seat = before.seat_of(person)
    if seat is None or not isinstance(before, Running) or not isinstance(after, Begun):
        return {}
    if before.game.turn_number(before.match.state) > 0:
        return {}
    usual = before.game.quick_setup(seat)
    length, kinds = len(usual), {word.split(" ")[0] for word in usual}
    made = zip(reversed(after.acts), reversed(after.match.log), strict=True)
    latest = takewhile(lambda one: one[0].turns == after.turns, made)
    own = [text for act, text in latest if act.seat == seat and text.split(" ")[0] in kinds]
    texts = [*reversed(own), *after.plans[seat]][-length:]
    return {_pref(before.game_key, seat): texts} if len(texts) == length else {}


def _pref(game: str, seat: int) -> str:
    return f"setup:{game}:{seat}"
