"""Offer the lesson to people at their first table of a game, once."""

from collections.abc import Sequence

from discord.ui import Button, LayoutView

from cogs.lessons.buttons import offer_buttons
from data import Archive
from rules.lessons.lesson import LESSONS
from rules.table.table import Running
from words import Speech

#: The preference that remembers, by game, which lesson somebody finished or declined; else the table of the offer.
TAUGHT = "lessons"
DONE, DECLINED = "done", "never"


async def lesson_offer(archive: Archive, table: Running, person: int, say: Speech) -> Sequence[Button[LayoutView]]:
    """Offer the lesson at its first table to a player who hasn't acted yet; else nothing.

    Raises ArchiveError.
    """
    game, seat = table.game_key, table.seat_of(person)
    if game not in LESSONS or any(act.seat == seat and act.person is not None for act in reversed(table.acts)):
        return ()
    prefs = (await archive.people.person(person)).prefs.get(TAUGHT)
    known = prefs.get(game) if isinstance(prefs, dict) else None
    if known is None:
        await archive.people.save(person, {TAUGHT: {game: table.id}})
    return offer_buttons(game, table.id, say) if known in (None, table.id) else ()
