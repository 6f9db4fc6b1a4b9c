"""The buttons below a table's board, and a person's own in a game without decisions."""

from discord.ui import ActionRow

from cogs.controls.addresses import Verb, at
from cogs.controls.buttons import AnyButton, Buttons, Row, button, even_rows, link, rows, select
from cogs.faces.spread import MOST_ITEMS, Item, Menu, Style
from rules.table.table import Finished, Running, Table
from rules.table.values import Routines
from words import Speech
from words.games import mark_name, mark_symbol


def board_controls(table: Running | Finished, say: Speech, extras: Buttons = (), rematch: str = "") -> list[Row]:
    """Make the rows of buttons below a board; the last one marks the board's table and journal number.

    `extras` are those that features have below the board, `rematch` is the address of the rematch's board, if it has
    one.
    """
    match table:
        case Running():
            return _running_controls(table, say, extras)
        case Finished():
            more = button(say("button-more"), at(table, Verb.MORE, str(table.number)))
            return rows(*rematch_buttons(table, say, rematch), *extras, more)


def rematch_buttons(table: Finished, say: Speech, url: str = "") -> list[AnyButton]:
    """Make the button that asks for a rematch, counts who has, or leads to its address; a puzzle has none."""
    return [] if table.puzzle else [_rematch_button(table, say, url)]


def _rematch_button(table: Finished, say: Speech, url: str) -> AnyButton:
    if table.rematch_table is not None:
        label = say("button-rematch-made")
        return link(label, url) if url else button(label, at(table, Verb.REMATCH))
    if table.rematch:
        label = say("button-rematch-count", count=len(table.rematch), of=len(table.persons))
        return button(label, at(table, Verb.REMATCH), Style.GOOD)
    label = say("button-again" if len(table.seats) == 1 else "button-rematch")
    return button(label, at(table, Verb.REMATCH), Style.MAIN if table.rematch_refused is None else Style.PLAIN)


def refusal_button(table: Finished, say: Speech) -> AnyButton:
    """Make the button with which somebody who is asked turns a rematch down."""
    return button(say("button-rematch-no"), at(table, Verb.REMATCH_NO))


def _running_controls(table: Running, say: Speech, extras: Buttons) -> list[Row]:
    found: list[Row] = []
    if table.offer is not None:
        found.append(
            ActionRow(
                button(say("button-draw-accept"), at(table, Verb.ASK_AGREE_DRAW), Style.PLAIN),
                button(say("button-draw-decline"), at(table, Verb.DRAW_NO), Style.PLAIN),
            )
        )
    if table.undo is not None:
        found.append(
            ActionRow(
                button(say("button-undo-accept"), at(table, Verb.UNDO_YES), Style.PLAIN),
                button(say("button-undo-decline"), at(table, Verb.UNDO_NO), Style.PLAIN),
            )
        )
    if table.vote is not None:
        found.append(
            ActionRow(
                *(button(say(f"button-vote-{choice}"), at(table, Verb.VOTE, choice)) for choice in table.vote.choices)
            )
        )
    if table.round is not None and not table.round.begun:
        found.append(
            ActionRow(
                button(say("button-round-yes"), at(table, Verb.ROUND_YES), Style.PLAIN),
                button(say("button-round-no"), at(table, Verb.ROUND_NO), Style.PLAIN),
            )
        )
    main = _routine_controls(table, say) or [button(panel_label(table, say), at(table, Verb.PANEL), Style.MAIN)]
    more = button(say("button-more"), at(table, Verb.MORE, str(table.number)))
    return [*found, *even_rows(*main, *extras, more)]


def _routine_controls(table: Running, say: Speech) -> list[AnyButton]:
    """Make the buttons of a game without decisions: act now, play the round, the person's seat."""
    routine = table.routine
    if routine is None:
        return []
    if table.paused:
        return [*pause_buttons(table, say), button(panel_label(table, say), at(table, Verb.PANEL))]
    found = [button(routine_label(table.game_key, say), at(table, Verb.DO, routine.text), Style.MAIN)]
    if table.round is None:
        found.append(button(say("button-round"), at(table, Verb.ROUND)))
    return [*found, button(panel_label(table, say), at(table, Verb.PANEL))]


def pause_buttons(table: Running, say: Speech) -> list[AnyButton]:
    """Make the buttons of a pause: continue now, and skip the rest if that is allowed."""
    routine = table.routine
    if routine is None or not table.paused:
        return []
    label = say("button-finale" if routine.finale else "button-next")
    found = [button(label, at(table, Verb.GO_ON), Style.MAIN)]
    if table.only_watching and not routine.finale:
        found.append(button(say("button-skip"), at(table, Verb.SKIP)))
    return found


def panel_label(table: Table, say: Speech) -> str:
    """Return the label of the button that opens the person's panel."""
    if table.game.about.hidden:
        return say("button-hand")
    return say("button-seat" if table.game.about.routines else "button-panel")


def routine_label(game: str, say: Speech) -> str:
    """Return the label of an action without a decision: the game's own word, if it has one."""
    return say(f"routine-{game}" if say.knows(f"routine-{game}") else "button-routine")


def routine_rows(table: Running, seat: int, say: Speech) -> list[Row]:
    """Make a seat's controls, whether or not it's its turn; none in games with decisions."""
    routine, match = table.routine, table.match
    if routine is None:
        return []
    owner, found = table.seats[seat], pause_buttons(table, say)
    if seat in table.awaited:
        found.append(button(routine_label(table.game_key, say), at(table, Verb.DO, routine.text), Style.MAIN))
    if table.round is None and seat in match.at_stake and not table.paused:
        found.append(button(say("button-round"), at(table, Verb.ROUND)))
    lines: list[Row] = [ActionRow(*found)] if found else []
    ways = tuple(Item(say("routines", way=way.value), way.value, chosen=way is owner.routines) for way in Routines)
    lines.append(select(Menu("routines", say("routines-menu"), ways), at(table, Verb.ROUTINES)))
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
        lines.append(select(Menu("reserve", say("reserve-menu"), marks, 0, len(marks)), at(table, Verb.RESERVE)))
    return lines
