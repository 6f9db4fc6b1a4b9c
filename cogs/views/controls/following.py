"""The button to follow a table to its end. Part of cogs/views/controls."""

from discord.ui import Button, LayoutView

from cogs.views.controls.addresses import at
from cogs.views.controls.buttons import button
from cogs.views.controls.verbs import Verb
from rules.table.table import Table
from words import Speech

#: The words of a button in a panel, which is then shown again.
PANEL = "panel"


def follow_button(table: Table, say: Speech, words: str = "", *, followed: bool) -> Button[LayoutView]:
    """Make the button to follow a table or, once it is `followed`, to stop."""
    if followed:
        return button(say("button-unfollow"), at(table, Verb.UNFOLLOW, words))
    return button(say("button-follow"), at(table, Verb.FOLLOW, words))
