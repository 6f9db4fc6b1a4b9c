"""What can be pressed below a table's board. Part of cogs/views/controls: imports rules, words."""

from collections.abc import Callable

from discord.ui import ActionRow, Button, LayoutView

from cogs.faces.spread import Style
from cogs.views.controls.addresses import NO_TABLE, Address
from cogs.views.controls.buttons import Row, button, rows
from cogs.views.ladder.standings import Leaf
from rules.table.table import Finished, Running, Table
from words import Speech


def board_controls(table: Running | Finished, say: Speech) -> list[Row]:
    """The rows of buttons below a board; the last one marks whose board it is, and of which number."""
    match table:
        case Running():
            return _running_controls(table, say)
        case Finished():
            return _finished_controls(table, say)


def _finished_controls(table: Finished, say: Speech) -> list[Row]:
    at = _addresses(table)
    if table.rematch_table is None:
        again = button(say("button-another" if table.puzzle else "button-rematch"), at("rematch"), Style.MAIN)
    else:
        again = button(say("button-rematch-made"), at("rematch"))
    shown = [again, button(say("button-replay"), at("replay"))]
    if len(table.seats) > 1:
        board = Address(NO_TABLE, 0, "ladder", str(Leaf(table.game_key)))
        shown.append(button(say("button-ladder"), board))
    return rows(*shown, button(say("button-more"), at("more", str(table.number))))


def _running_controls(table: Running, say: Speech) -> list[Row]:
    at = _addresses(table)
    found: list[Row] = []
    if table.offer is not None:
        found.append(
            ActionRow(
                button(say("button-draw-accept"), at("drawask"), Style.PLAIN),
                button(say("button-draw-decline"), at("drawno"), Style.PLAIN),
            )
        )
    if table.undo is not None:
        found.append(
            ActionRow(
                button(say("button-undo-accept"), at("undoyes"), Style.PLAIN),
                button(say("button-undo-decline"), at("undono"), Style.PLAIN),
            )
        )
    if table.vote is not None:
        found.append(
            ActionRow(
                *(button(say(f"button-vote-{choice}"), at("vote", choice)) for choice in ("wait", "computer", "end"))
            )
        )
    if table.round is not None and not table.round.begun:
        found.append(
            ActionRow(
                button(say("button-round-yes"), at("roundyes"), Style.PLAIN),
                button(say("button-round-no"), at("roundno"), Style.PLAIN),
            )
        )
    main = _routine_controls(table, say) or [button(panel_label(table, say), at("panel"), Style.MAIN)]
    found.append(ActionRow(*main, button(say("button-more"), at("more", str(table.number)))))
    return found


def _routine_controls(table: Running, say: Speech) -> list[Button[LayoutView]]:
    """Where nothing is decided: to act at once, to have the round played, and what the table does for one's seat."""
    routine = table.routine
    if routine is None:
        return []
    at = _addresses(table)
    found = [button(routine_label(table, say), at("do", routine.text), Style.MAIN)]
    if table.round is None:
        found.append(button(say("button-round"), at("round")))
    return [*found, button(panel_label(table, say), at("panel"))]


def panel_label(table: Table, say: Speech) -> str:
    """What the button that opens one's own panel says."""
    if table.game.about.hidden:
        return say("button-hand")
    return say("button-seat" if table.game.about.routines else "button-panel")


def routine_label(table: Table, say: Speech) -> str:
    """What the button of an action that decides nothing says: the game's own word, if it has one."""
    if say.knows(f"routine-{table.game_key}"):
        return say(f"routine-{table.game_key}")
    return say("button-routine")


def _addresses(table: Table) -> Callable[..., Address]:
    def at(verb: str, words: str = "") -> Address:
        return Address(table.id, table.position, verb, words)

    return at
