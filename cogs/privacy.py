"""`/mundialito privacy show`, `export` and `delete`: what is kept about a person. Part of cogs.

Every answer is private. Loading this cog adds the commands to the group of `cogs.commands`. Deleting is asked about
once; the button names the person and the time, so a press is good for nobody else and not for long.
"""

import asyncio
import gzip
import io
import json
from collections.abc import Collection, Coroutine, Mapping
from datetime import UTC, datetime
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import ActionRow, TextDisplay

from cogs.desk.desk import Desk
from cogs.faces.spread import Style
from cogs.library.answers import Reply, spoken, tell
from cogs.library.sentences import Told
from cogs.library.translator import words as words_of
from cogs.operations.upgrades import TOLD
from cogs.pressing.press import Handler, Press
from cogs.servers.erasing import erase, leave
from cogs.servers.invitations import blocked_in
from cogs.servers.names import harmless
from cogs.views.controls.addresses import NO_TABLE, Address
from cogs.views.controls.buttons import button
from cogs.views.controls.verbs import Verb
from cogs.views.offers import TAUGHT, taught
from data import Kept, Status
from words import Speech

#: The shape of the exported file; it rises when a field changes its meaning or goes.
FORMAT, VERSION = "mundialito-person", 1
#: A longer file is compressed (bytes): Discord takes ten million.
MOST_PLAIN = 8_000_000
#: How long the button deletes something (minutes).
VALID = 15
#: Preferences that aren't settings of the person's own.
_NOTED = ("name", "account", "language", "blocked", TOLD, TAUGHT)


class Privacy(commands.Cog):
    """The commands and the button."""

    def __init__(self, desk: Desk, group: app_commands.Group) -> None:
        self.desk = desk
        self._group = group

    @property
    def handlers(self) -> dict[Verb, Handler]:
        """The handler of the button, by verb."""
        return {Verb.ERASE: self._erase}

    async def cog_load(self) -> None:
        """Add the commands to their group."""
        own = app_commands.Group(
            name=words_of("command-privacy"), description=words_of("command-privacy-about"), parent=self._group
        )
        for name, callback in (("show", self.show), ("export", self.export), ("delete", self.delete)):
            own.add_command(
                app_commands.Command(
                    name=words_of(f"command-privacy-{name}"),
                    description=words_of(f"command-privacy-{name}-about"),
                    callback=callback,
                )
            )

    async def _answer(self, interaction: discord.Interaction, work: Coroutine[Any, Any, Reply]) -> None:
        """Answer everybody, banned people too, and note nobody: looking at what is kept adds nothing to it."""
        await self.desk.answering.respond(interaction, work, noted=False, barred=False)

    async def show(self, interaction: discord.Interaction) -> None:
        """Say what is kept about the person."""

        async def work() -> Reply:
            return tell(described(await self._kept(interaction.user.id), spoken(interaction)))

        await self._answer(interaction, work())

    async def export(self, interaction: discord.Interaction) -> None:
        """Attach everything that is kept about the person as a file."""

        async def work() -> Reply:
            kept = await self._kept(interaction.user.id)
            tables = dict.fromkeys(str(row["table_id"]) for row in (*kept.tables, *kept.results))
            actions = await self.desk.house.archive.privacy.actions(kept.person_id, tables)
            content = await asyncio.to_thread(exported, kept, actions, self.desk.house.now())
            name = "mundialito.json"
            if len(content) > MOST_PLAIN:
                content, name = await asyncio.to_thread(gzip.compress, content), f"{name}.gz"
            view = discord.ui.LayoutView(timeout=None)
            view.add_item(TextDisplay(spoken(interaction)("privacy-exported")))
            view.add_item(discord.ui.File(f"attachment://{name}"))
            return Reply(view, [discord.File(io.BytesIO(content), name)])

        await self._answer(interaction, work())

    async def delete(self, interaction: discord.Interaction) -> None:
        """Say what deleting does, and ask whether to do it."""

        async def work() -> Reply:
            say, person = spoken(interaction), interaction.user.id
            kept = await self._kept(person)
            if is_empty(kept):
                return tell(say("privacy-nothing"))
            address = Address(NO_TABLE, 0, Verb.ERASE, f"{person}|{self.desk.house.now()}")
            row = ActionRow(button(say("button-erase"), address, Style.GRAVE))
            return tell(say("privacy-ask", open=len(_open(kept)), minutes=VALID), row)

        await self._answer(interaction, work())

    async def _kept(self, person: int) -> Kept:
        return await self.desk.house.archive.privacy.kept(person)

    async def _erase(self, press: Press) -> Reply | None:
        """Erase the person who presses. Raises ArchiveError, TimeoutError."""
        person, desk = press.person, self.desk
        owner, _, asked_at = press.address.words.partition("|")
        if owner != str(person) or not asked_at.isdecimal():
            raise Told("press-outdated")
        if not 0 <= desk.house.now() - int(asked_at) <= VALID * 60_000:
            raise Told("privacy-late", minutes=VALID)
        desk.open_panels.forget_person(person)
        tables = await leave(desk.house, person)
        kept = await self._kept(person)
        tables |= {str(row["table_id"]) for row in kept.hands}
        try:
            async with desk.hands.held_back(tables, person):
                erased = await erase(desk.house, person)
        finally:
            desk.memories.forget_person(person)
        await desk.compacting.soon()
        nothing = is_empty(kept) and not erased.tables
        return tell(press.say("privacy-erased-nothing" if nothing else "privacy-erased"), update=press.private)


def _open(kept: Kept) -> list[Any]:
    """The tables and invitations that the person would leave."""
    return [row for row in kept.tables if row["status"] in (Status.LOBBY, Status.RUNNING)]


def is_empty(kept: Kept) -> bool:
    """Whether nothing is kept about the person."""
    rows = (kept.tables, kept.results, kept.tries, kept.traces, kept.hands, kept.servers, kept.bans, kept.follows)
    return not any(rows) and not kept.preferences and kept.dm_channel is None


def described(kept: Kept, say: Speech) -> str:
    """Say in plain words what is kept about a person."""
    if is_empty(kept):
        return say("privacy-nothing")
    prefs = kept.preferences
    lines = [say("privacy-id")]
    if isinstance(name := prefs.get("name"), str):
        lines.append(say("privacy-names", name=harmless(name), account=harmless(str(prefs.get("account", "")))))
    if isinstance(language := prefs.get("language"), str):
        lines.append(say("privacy-language", language=harmless(language)))
    if kept.dm_channel is not None:
        lines.append(say("privacy-direct"))
    mentions = sum(row["kind"] == "mention" for row in kept.traces)
    counts = {
        "settings": len(prefs.keys() - set(_NOTED)),
        "blocked": len(blocked_in(prefs)),
        "lessons": len(taught(prefs.get(TAUGHT))),
        "open": len(_open(kept)),
        "finished": len(kept.results),
        "tries": len(kept.tries),
        "mentions": mentions,
        "openings": len(kept.traces) - mentions,
        "hands": len(kept.hands),
        "servers": len(kept.servers),
        "bans": len(kept.bans),
        "follows": len(kept.follows),
    }
    lines += [say(f"privacy-count-{name}", count=count) for name, count in counts.items() if count]
    return "\n".join((say("privacy-title"), *(f"- {line}" for line in lines), say("privacy-ways")))


def exported(kept: Kept, actions: Collection[Mapping[str, Any]], now: int) -> bytes:
    """Everything that is kept about a person as a JSON file; PRIVACY.md describes it. `now` is unix ms.

    Ids are text, as in Discord's own files, because many readers of JSON lose the last digits of numbers so large.
    """
    content = {
        "format": FORMAT,
        "version": VERSION,
        "made_at": datetime.fromtimestamp(now / 1000, UTC).isoformat(timespec="seconds"),
        "person": kept.person_id,
        "dm_channel": kept.dm_channel,
        "preferences": dict(kept.preferences),
        "tables": kept.tables,
        "results": kept.results,
        "actions": actions,
        "puzzle_tries": kept.tries,
        "notes": kept.traces,
        "hands": kept.hands,
        "servers": kept.servers,
        "bans": kept.bans,
        "follows": kept.follows,
    }
    return json.dumps(_ids_as_text(content), ensure_ascii=False, indent=1).encode()


def _ids_as_text(value: Any) -> Any:
    """The same with every id as text; times stay numbers of milliseconds."""
    match value:
        case dict():
            return {name: _ids_as_text(one) for name, one in value.items()}
        case list() | tuple():
            return [_ids_as_text(one) for one in value]
        case int() if abs(value) > 1 << 48:
            return str(value)
        case _:
            return value
