"""Recognize our own boards and hands by their controls.

Every board and every hand has one control with the journal number that it shows, so that a message posted just before
a crash can be found again although nobody saved its id.
"""

from collections.abc import Sequence

import discord

from cogs.controls.addresses import read
from cogs.controls.verbs import Verb
from data import Message

#: The verbs of the controls that mark a board and a hand.
BOARD, HAND = Verb.MORE, Verb.HAND


def as_message(message: discord.Message) -> Message:
    """Return a message's channel, id and time."""
    return Message(message.channel.id, message.id, int(message.created_at.timestamp() * 1000))


def marked(message: discord.Message, table_id: str, verb: Verb) -> int | None:
    """Return the journal number of this table's board or hand; None for any other message."""
    for component in walk(message.components):
        address = read(str(getattr(component, "custom_id", None) or ""))
        if address is not None and address.table == table_id and address.verb == verb and address.words.isdigit():
            return int(address.words)
    return None


def table_of(message: discord.Message) -> str | None:
    """Return the table that a message's controls belong to; None if it has none."""
    for component in walk(message.components):
        address = read(str(getattr(component, "custom_id", None) or ""))
        if address is not None and address.has_table:
            return address.table
    return None


def walk(components: Sequence[object]) -> list[object]:
    """List all components of a message, nested ones too."""
    found: list[object] = []
    for component in components:
        found.append(component)
        found.extend(walk(getattr(component, "children", None) or ()))
    return found
