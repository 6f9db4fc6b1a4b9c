"""Offer the lesson to people at their first table of a game, once. Part of cogs/views."""

from cogs.views.controls.buttons import Row
from cogs.views.controls.lessons import offer_row
from data import Archive
from rules.lessons.shelf import LESSONS
from rules.table.table import Running
from words import Speech

#: The preference that remembers, by game, which lesson somebody finished or doesn't want; else the table of the offer.
TAUGHT = "lessons"
DONE, NEVER = "done", "never"


def taught(prefs: object) -> dict[str, str]:
    """Return what is remembered about lessons in somebody's preferences, by game."""
    return dict(prefs) if isinstance(prefs, dict) else {}


async def lesson_offer(archive: Archive, table: Running, seat: int, say: Speech) -> list[Row]:
    """Offer the lesson at its first table to the seat's player, who hasn't acted yet; else nothing.

    Raises ArchiveError.
    """
    game, person = table.game_key, table.seats[seat].person
    if game not in LESSONS or person is None:
        return []
    known = taught((await archive.people.person(person)).prefs.get(TAUGHT)).get(game)
    if known is None:
        await archive.people.save(person, {TAUGHT: {game: table.id}})
    return [offer_row(game, table.id, say)] if known in (None, table.id) else []
