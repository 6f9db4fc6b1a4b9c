"""Deletes a person who wants it, after asking once.

The button names the person and the time, so a press is good for nobody else and not for long.
"""

from discord.ui import ActionRow

from cogs.controls.addresses import NO_TABLE, Address
from cogs.controls.answers import Reply, tell
from cogs.controls.buttons import button
from cogs.controls.sentences import Told
from cogs.faces.spread import Style
from cogs.people.presence import leave
from cogs.press.desk import Desk
from cogs.press.press import Press
from cogs.privacy.compacting import Compacting
from cogs.privacy.erasing import erase
from cogs.privacy.kept import described, is_empty, kept_of, open_of
from data import DAY, ErasedLately, Kept
from words import Speech

#: The verb of the button.
ERASE = "erase"
#: How long the button deletes something (minutes).
VALID = 15


class Deleting:
    """Asks, and deletes."""

    def __init__(self, desk: Desk, compacting: Compacting) -> None:
        self._desk = desk
        self._compacting = compacting

    async def ask(self, person: int, say: Speech) -> Reply:
        """Say what deleting does, with the button that does it. Raises ArchiveError, Told."""
        desk = self._desk
        kept = await kept_of(desk.house, person)
        if is_empty(kept):
            return tell(described(kept, say, desk.extras.noted))
        self._check_pause(kept)
        address = Address(NO_TABLE, 0, ERASE, f"{person}|{desk.house.now()}")
        row = ActionRow(button(say("button-erase"), address, Style.GRAVE))
        return tell(say("privacy-ask", open=len(open_of(kept)), minutes=VALID), row)

    async def erase(self, press: Press) -> Reply | None:
        """Erase the person who presses. Raises ArchiveError, TimeoutError, Told."""
        person, desk = press.person, self._desk
        owner, _, asked_at = press.address.words.partition("|")
        if owner != str(person) or not asked_at.isdecimal():
            raise Told("press-outdated")
        if not 0 <= desk.house.now() - int(asked_at) <= VALID * 60_000:
            raise Told("privacy-late", minutes=VALID)
        self._check_pause(await kept_of(desk.house, person))
        desk.open_panels.forget_person(person)
        tables = await leave(desk.house, person)
        kept = await kept_of(desk.house, person)
        tables |= {str(row["table_id"]) for row in kept.hands}
        try:
            async with desk.hands.held_back(tables, person):
                erased = await erase(desk.house, person)
        except ErasedLately as refusal:  # another press was first
            raise _too_soon(refusal.again) from refusal
        finally:
            desk.memories.forget_person(person)
        await self._compacting.soon()
        nothing = is_empty(kept) and not erased.tables
        return tell(press.say("privacy-erased-nothing" if nothing else "privacy-erased"), update=press.private)

    def _check_pause(self, kept: Kept) -> None:
        """Raise Told if somebody deleted themself less than a day ago."""
        if kept.erased_at is not None and 0 <= self._desk.house.now() - kept.erased_at < DAY:
            raise _too_soon(kept.erased_at + DAY)


def _too_soon(again: int) -> Told:
    """Say when somebody can delete themself again (unix ms)."""
    return Told("privacy-too-soon", when=f"<t:{-(-again // 1000)}:R>")
