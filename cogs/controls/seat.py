"""A person's controls in a game without decisions: act, and choose what the table plays for them."""

from discord.ui import ActionRow

from cogs.controls.addresses import at
from cogs.controls.board import pause_buttons, routine_label
from cogs.controls.buttons import Row, button, select
from cogs.controls.verbs import Verb
from cogs.faces.spread import MOST_ITEMS, Item, Menu, Style
from rules.table.table import Running
from rules.table.values import Routines
from words import Speech
from words.games import mark_name, mark_symbol


def routine_rows(table: Running, seat: int, say: Speech) -> list[Row]:
    """Make a seat's controls, whether or not it's its turn; none in games with decisions."""
    routine, match = table.routine, table.match
    if routine is None:
        return []
    owner, found = table.seats[seat], pause_buttons(table, say)
    if seat in table.awaited:
        found.append(button(routine_label(table, say), at(table, Verb.DO, routine.text), Style.MAIN))
    if table.round is None and seat in match.at_stake and not table.paused:
        found.append(button(say("button-round"), at(table, Verb.ROUND)))
    rows = [ActionRow(*found)] if found else []
    ways = tuple(Item(say("routines", way=way.value), way.value, chosen=way is owner.routines) for way in Routines)
    rows.append(select(Menu("routines", say("routines-menu"), ways), at(table, Verb.ROUTINES)))
    view = match.view(seat)
    marks = tuple(
        Item(
            mark_name(table.game_key, mark, view, say),
            mark,
            chosen=mark in owner.reserved,
            symbol=mark_symbol(table.game_key, mark, view),
        )
        for mark in match.at_stake.get(seat, ())[:MOST_ITEMS]
    )
    if (marks and owner.routines is not Routines.OWN) or (marks and len(table.players) > 1):
        rows.append(select(Menu("reserve", say("reserve-menu"), marks, 0, len(marks)), at(table, Verb.RESERVE)))
    return rows
