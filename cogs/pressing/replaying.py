"""Handle the controls of replays. Part of cogs/pressing.

A replay has no state of its own: a table's moment is in the custom id, and an attached game file is read from the very
message whose control was pressed.
"""

import re
from dataclasses import replace

import discord

from cogs.desk.desk import Desk
from cogs.library.answers import Reply, spoken
from cogs.library.sentences import Told
from cogs.pressing.press import Handler, Press
from cogs.views.controls.verbs import Verb
from cogs.views.pages import attached_game
from cogs.views.replay.spot import BESIDE, PUBLIC, Spot, read_spot
from cogs.views.replay.viewer import MenuPages
from host.replays.scene import LARGEST


class Replaying:
    """Handles the verbs of replays."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def handlers(self) -> dict[Verb, Handler]:
        """The handlers, by verb."""
        return {
            Verb.REPLAY: self._open,
            Verb.MOMENT: self._moment,
            Verb.GAME_FILE: self._attach,
            Verb.REPLAYS: self._choose,
            Verb.FILE_MOMENT: self._file_moment,
        }

    async def _open(self, press: Press) -> Reply | None:
        return await self._desk.viewer.table(press.session, press.person, press.say)

    async def _moment(self, press: Press) -> Reply | None:
        spot, pages = _picked(press)
        given = press.session, press.person, press.say, spot, pages
        beside = press.address.words.endswith(BESIDE)
        return await self._desk.viewer.table(*given, update=press.private and not beside)

    async def _attach(self, press: Press) -> Reply | None:
        return attached_game(press.session, press.say, self._desk.house.now())

    async def _choose(self, press: Press) -> Reply | None:
        if not press.value:
            raise Told("press-outdated")
        session = await self._desk.lookup.named(press.interaction, press.value)
        return await self._desk.viewer.table(session, press.person, press.say, update=press.private)

    async def _file_moment(self, press: Press) -> Reply | None:
        spot, pages = _picked(press)
        content = await content_of(press.interaction.message)
        return await self._desk.viewer.file(content, press.say, spot, pages, update=press.private)


async def attached_replay(desk: Desk, interaction: discord.Interaction, file: discord.Attachment) -> Reply:
    """Show the replay of an attached game file. Raises Told."""
    return await desk.viewer.file(await _read(file), spoken(interaction))


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


async def content_of(message: discord.Message | None) -> bytes:
    """Read the game file that a message carries (`cogs.library.events` keeps no other attachments). Raises Told."""
    files = message.attachments if message is not None else []
    if not files:
        raise Told("replay-file-gone")
    return await _read(files[0])


async def _read(file: discord.Attachment) -> bytes:
    """Download a file unless it is too large. Raises Told."""
    if file.size > LARGEST:
        raise Told("replay-file-large", size=LARGEST // 1024)
    try:
        return await file.read()
    except discord.HTTPException as error:
        raise Told("replay-file-gone") from error
