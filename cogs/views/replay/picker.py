"""A menu of somebody's last games, to replay one. Part of cogs/views/replay."""

from collections.abc import Sequence

from cogs.faces.spread import Item, Menu
from cogs.library.answers import Reply, tell
from cogs.views.controls.addresses import NO_TABLE, Address
from cogs.views.controls.buttons import select
from cogs.views.controls.verbs import Verb
from words import Speech


def replay_picker(games: Sequence[tuple[str, str]], say: Speech) -> Reply:
    """Ask which game to replay; each has a name and its table's id."""
    items = tuple(Item(name, table) for name, table in games)
    menu = select(Menu("replays", say("replay-games"), items), Address(NO_TABLE, 0, Verb.REPLAYS))
    return tell(say("replay-which"), menu)
