"""The ways to replays: buttons, and a menu of somebody's last games."""

from collections.abc import Sequence

from discord.app_commands import Choice
from discord.ui import Button, LayoutView

from cogs.controls.addresses import NO_TABLE, Address, at
from cogs.controls.answers import Reply, tell
from cogs.controls.buttons import button, select
from cogs.faces.spread import Item, Menu
from cogs.replay.controls import MOMENT, REPLAY, REPLAYS
from cogs.replay.spot import BESIDE, Spot
from cogs.replay.viewer import sides_of, usual_side
from cogs.table.extras import Subject
from rules.table.table import Finished, Running, Table
from words import Speech


def replay_button(table: Table, say: Speech) -> Button[LayoutView]:
    """Make the button that replays a table's game."""
    return button(say("button-replay"), at(table, REPLAY))


def moment_button(table: Running | Finished, subject: Subject, say: Speech) -> Button[LayoutView]:
    """Make the button to a moment of a game, from the side of the seat that it is about, or else the person's."""
    sides, usual = sides_of(table, subject.person), usual_side(table, subject.person)
    spot = Spot(subject.index, subject.seat if subject.seat in sides else usual, by_turn=False)
    return button(say("review-replay"), at(table, MOMENT, f"{spot}{BESIDE}"))


def replay_picker(games: Sequence[Choice[str]], say: Speech) -> Reply:
    """Ask which game to replay; each has a name, and its table's id."""
    items = tuple(Item(game.name, game.value) for game in games)
    menu = select(Menu("replays", say("replay-games"), items), Address(NO_TABLE, 0, REPLAYS))
    return tell(say("replay-which"), menu)
