"""What a message of ours shows, found in its own controls. Part of cogs/views/controls.

Every board and every hand has one control that carries the journal number it was made at, so that after a crash the
message is known again without having been remembered.
"""

from collections.abc import Sequence

import discord

from cogs.views.controls.addresses import read
from cogs.views.controls.verbs import Verb
from data import Message

#: The verbs of the controls that mark a board and a hand.
BOARD, HAND = Verb.MORE, Verb.HAND


def as_message(message: discord.Message) -> Message:
    """Where a message stands, and since when."""
    return Message(message.channel.id, message.id, int(message.created_at.timestamp() * 1000))


def marked(message: discord.Message, table_id: str, verb: Verb) -> int | None:
    """The journal number that a board or a hand of this table was made at, None for any other message."""
    for component in walk(message.components):
        address = read(str(getattr(component, "custom_id", None) or ""))
        if address is not None and address.table == table_id and address.verb == verb and address.words.isdigit():
            return int(address.words)
    return None


def walk(components: Sequence[object]) -> list[object]:
    """All components of a message, however deep."""
    found: list[object] = []
    for component in components:
        found.append(component)
        found.extend(walk(getattr(component, "children", None) or ()))
    return found
