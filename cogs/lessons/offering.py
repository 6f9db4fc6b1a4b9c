"""What is known of somebody and each game's lesson, and the offer of one at their first table."""

from collections.abc import Mapping

from cogs.controls.addresses import Address
from cogs.controls.buttons import AnyButton, Buttons, button
from cogs.faces.spread import Style
from cogs.lessons.page import APART, LESSON_TABLE, NEVER, learn_address
from data import Archive
from rules.lessons.lesson import LESSONS
from rules.table.table import Running
from words import Speech

#: The preference that remembers, by game, which lesson somebody finished or declined; else the table of the offer.
TAUGHT = "lessons"
DONE, DECLINED = "done", "never"


async def lessons_of(archive: Archive, person: int) -> Mapping[str, str]:
    """Return what is known of somebody and each game's lesson: `TAUGHT`. Raises ArchiveError."""
    known = (await archive.people.person(person)).prefs.get(TAUGHT)
    return known if isinstance(known, dict) else {}


async def lesson_offer(archive: Archive, table: Running, person: int, say: Speech) -> Buttons:
    """Offer the lesson at its first table to a player who hasn't acted yet; else nothing.

    Raises ArchiveError.
    """
    game, seat = table.game_key, table.seat_of(person)
    if game not in LESSONS or any(act.seat == seat and act.person is not None for act in reversed(table.acts)):
        return ()
    known = (await lessons_of(archive, person)).get(game)
    if known is None:
        await archive.people.save(person, {TAUGHT: {game: table.id}})
    return offer_buttons(game, table.id, say) if known in (None, table.id) else ()


def offer_buttons(game: str, table_id: str, say: Speech) -> list[AnyButton]:
    """Make the button that offers the lesson to somebody new to the game, and one to decline it for ever."""
    offer = button(say("button-lesson-offer", minutes=LESSONS[game].minutes), learn_address(game), Style.GOOD)
    never = Address(LESSON_TABLE, APART, NEVER, f"{game}|{table_id}")
    return [offer, button(say("button-lesson-never"), never)]
