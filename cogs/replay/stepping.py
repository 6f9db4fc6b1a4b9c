"""Handle the controls of replays.

A replay has no state of its own: a table's moment is in the custom id, and an attached game file is read from the very
message whose control was pressed.
"""

import re
from dataclasses import replace

from cogs.controls.answers import Reply
from cogs.controls.sentences import Told
from cogs.press.desk import Desk
from cogs.press.game_files import content_of
from cogs.press.press import Press
from cogs.replay.spot import BESIDE, PUBLIC, Spot, read_spot
from cogs.replay.viewer import MenuPages, Viewer


class Stepping:
    """Handles the controls of replays."""

    def __init__(self, desk: Desk, viewer: Viewer) -> None:
        self._lookup = desk.lookup
        self._viewer = viewer

    async def open(self, press: Press) -> Reply | None:
        """Open the replay of a table's game. Raises Told, TableRefusal."""
        return await self._viewer.table(press.session, press.person, press.say)

    async def moment(self, press: Press) -> Reply | None:
        """Show a moment of a table's game. Raises Told, TableRefusal."""
        spot, pages = _picked(press)
        given = press.session, press.person, press.say, spot, pages
        beside = press.address.words.endswith(BESIDE)
        return await self._viewer.table(*given, update=press.private and not beside)

    async def choose(self, press: Press) -> Reply | None:
        """Open the replay of the picked game. Raises Told, TableRefusal."""
        if not press.value:
            raise Told("press-outdated")
        session = await self._lookup.named(press.interaction, press.value)
        return await self._viewer.table(session, press.person, press.say, update=press.private)

    async def file_moment(self, press: Press) -> Reply | None:
        """Show a moment of the attached game. Raises Told."""
        spot, pages = _picked(press)
        content = await content_of(press.interaction.message)
        return await self._viewer.file(content, press.say, spot, pages, update=press.private)


def _picked(press: Press) -> tuple[Spot, MenuPages]:
    """Return where a press leads: the spot in its address, changed by what was picked from a menu. Raises Told."""
    spot, menu = read_spot(press.address.words), press.address.words.partition("|")[2]
    if not press.values:
        return spot, MenuPages()
    found = re.fullmatch("([tm]?)([0-9]{1,5})", press.value)
    if menu == "sides" and (found or press.value == PUBLIC):
        return replace(spot, side=None if found is None else int(found[2])), MenuPages()
    if found is None:
        raise Told("press-outdated")
    number = int(found[2])
    match found[1]:
        case "t":
            return spot, MenuPages(turns=number)
        case "m":
            return spot, MenuPages(marks=number)
    return replace(spot, index=number), MenuPages()
