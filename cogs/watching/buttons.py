"""The controls of watchers."""

from discord.ui import Button, LayoutView

from cogs.controls.addresses import at
from cogs.controls.buttons import button
from host.house import Session
from rules.table.table import Running, Table
from words import Speech

#: The verbs of the list, and of the button to follow a game.
WATCH, WATCHED, FOLLOW, UNFOLLOW = "watch", "watched", "follow", "unfollow"
#: The words of a button in a panel, which is then shown again.
PANEL = "panel"


def may_follow(session: Session, person: int) -> bool:
    """Whether a person who sees a table may follow it to its end."""
    table = session.table
    public = session.head.guild_id is not None and not table.puzzle
    return public and isinstance(table, Running) and table.seat_of(person) is None


def follow_button(table: Table, say: Speech, words: str = "", *, followed: bool) -> Button[LayoutView]:
    """Make the button to follow a table or, once it is `followed`, to stop."""
    if followed:
        return button(say("button-unfollow"), at(table, UNFOLLOW, words))
    return button(say("button-follow"), at(table, FOLLOW, words))
