"""The private page of a person's own settings; features add its lines, and open the forms that change them."""

from discord.ui import LayoutView, Section, TextDisplay

from cogs.controls.addresses import at_no_table
from cogs.controls.answers import Reply, view_of
from cogs.controls.buttons import Row, select
from cogs.faces.spread import MOST_ITEMS, Item, Menu
from cogs.people.people import UNKNOWN, Names
from cogs.table.extras import Extras
from data import Archive
from words import Speech

#: The verb of the page.
OWN = "own"
#: The verb of the menu that unblocks somebody.
UNBLOCK = "unblock"
_COLOUR = 0x7FDBEA


class OwnPage:
    """Makes the page."""

    def __init__(self, archive: Archive, names: Names, extras: Extras) -> None:
        self._people, self._names, self._extras = archive.people, names, extras

    async def show(self, person: int, say: Speech, *, note: str = "", update: bool = False) -> Reply:
        """Show a person's settings, below a note if there is one. Raises ArchiveError."""
        kept = await self._people.person(person)
        items: list[TextDisplay[LayoutView] | Section[LayoutView] | Row] = [TextDisplay(note)] if note else []
        items.append(TextDisplay(say("settings-title")))
        items += [Section(one.text, accessory=one.change) for one in await self._extras.own_settings(kept, say)]
        items += [await self._menu(kept.blocked, first, say) for first in range(0, len(kept.blocked), MOST_ITEMS)]
        return Reply(view_of(*items, colour=_COLOUR), update=update)

    async def _menu(self, blocked: tuple[int, ...], first: int, say: Speech) -> Row:
        """Make a menu of up to `MOST_ITEMS` blocked people from number `first` on; picking one unblocks them."""
        names = self._names
        items = [
            Item(_label(await names.for_menu(person), person), str(person), await names.account(person))
            for person in blocked[first : first + MOST_ITEMS]
        ]
        return select(Menu("unblock", say("settings-unblock"), tuple(items)), at_no_table(UNBLOCK, str(first)))


def _label(shown: str, person: int) -> str:
    """What tells a person apart in a menu: their id, if their name isn't known any more."""
    return str(person) if shown == UNKNOWN else shown
