"""What the controls of the bot say by their custom ids: table, number, verb, words. Both clubs find them by that."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from testbed.standin import Answer, Message, StandIn, User

#: Discord's flag for a message that notifies nobody.
SILENT = 1 << 12
#: Its type for a field of boxes.
BOXES = 22
_TABLE = re.compile(r"m1:[a-z0-9]{8}:\d+:")
_MARK = re.compile(r"m1:(?P<table>\w+):\d+:(?:more|join|askall):(?P<number>\d+)")


def means(custom_id: str | None, address: str) -> bool:
    """Whether this is the id of a control with that verb, or with that verb and words that begin so."""
    ending = "" if ":" in address else ":"
    return re.match(rf"m1:\w+:\d+:{re.escape(address)}{ending}", custom_id or "") is not None


def shown_number(custom_id: str | None, table_id: str) -> int | None:
    """The journal number that the board with this control shows of a table; None if the control says nothing of it."""
    found = _MARK.fullmatch(custom_id or "")
    return int(found["number"]) if found is not None and found["table"] == table_id else None


def beside(custom_ids: Iterable[str], verb: str) -> str:
    """The custom id that a control with this verb, or verb and words, has or had on a message of the same table."""
    found = next(match for one in custom_ids if (match := _TABLE.match(one)) is not None)
    return f"{found[0]}{verb}{'' if ':' in verb else ':'}"


async def press_in_lobby(discord: StandIn, user: User, lobby: Message, verb: str, **given: Any) -> Answer:
    """Press a button that is on somebody's own page of a lobby, as it was on the lobby itself once."""
    custom_id = beside((one.custom_id or "" for one in lobby.buttons), verb)
    return await discord.press(user, lobby, custom_id=custom_id, force=True, **given)


async def arrange_in_lobby(
    discord: StandIn, user: User, lobby: Message, boxes: Iterable[str] = (), **changes: str
) -> Answer:
    """Change fields of the form with a lobby's settings, and tick these boxes of its last field, or clear them."""
    opened = await press_in_lobby(discord, user, lobby, "options")
    if opened.interaction.modal is None:
        return opened
    names = {field.custom_id for field in opened.modal.fields}
    filled: dict[str, Any] = {one if one in names else f"terms.{one}": value for one, value in changes.items()}
    for field in opened.modal.fields:
        if field.type == BOXES:
            on = {option["value"] for option in field.raw["options"] if option.get("default")}
            filled[field.custom_id] = sorted(on ^ set(boxes))
    return await discord.write(user, opened.modal, filled)


async def pick_in_lobby(discord: StandIn, user: User, lobby: Message, verb: str, value: str, **given: Any) -> Answer:
    """Choose from a menu that is on somebody's own page of a lobby, as it was on the lobby itself once."""
    custom_id = beside((one.custom_id or "" for one in lobby.buttons), verb)
    return await discord.pick(user, lobby, custom_id=custom_id, values=value, force=True, **given)
