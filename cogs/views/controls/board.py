"""The buttons below a table's board. Part of cogs/views/controls."""

from discord.ui import ActionRow, Button, LayoutView

from cogs.faces.spread import Style
from cogs.views.controls.addresses import NO_TABLE, Address, at
from cogs.views.controls.buttons import Row, button, even_rows
from cogs.views.controls.verbs import Verb
from cogs.views.ladder.standings import PageChoice
from host.puzzle_day import is_private
from players import analyst
from rules.table.table import Finished, Running, Table
from words import Speech


def board_controls(table: Running | Finished, say: Speech) -> list[Row]:
    """Make the rows of buttons below a board; the last one marks the board's table and journal number."""
    match table:
        case Running():
            return _running_controls(table, say)
        case Finished():
            return _finished_controls(table, say)


def _finished_controls(table: Finished, say: Speech) -> list[Row]:
    if table.rematch_table is None:
        again = button(say("button-another" if table.puzzle else "button-rematch"), at(table, Verb.REMATCH), Style.MAIN)
    else:
        again = button(say("button-rematch-made"), at(table, Verb.REMATCH))
    share = card_button(table, say) if is_private(table) else share_button(table, say)
    shown = [again, button(say("button-replay"), at(table, Verb.REPLAY)), share]
    if len(table.seats) > 1:
        board = Address(NO_TABLE, 0, Verb.LADDER, str(PageChoice(table.game_key)))
        shown.append(button(say("button-ladder"), board))
    if analyst(table.game_key) is not None:
        shown.insert(2, button(say("button-review"), at(table, Verb.REVIEW)))
    return even_rows(*shown, button(say("button-more"), at(table, Verb.MORE, str(table.number))))


def share_button(table: Table, say: Speech) -> Button[LayoutView]:
    """Make the button that offers to show a part of the game to everybody."""
    return button(say("button-share"), at(table, Verb.SHARE))


def card_button(table: Finished, say: Speech) -> Button[LayoutView]:
    """Make the button that posts the card of a finished game."""
    return button(say("button-card"), at(table, Verb.CARD))


def _running_controls(table: Running, say: Speech) -> list[Row]:
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
                *(
                    button(say(f"button-vote-{choice}"), at(table, Verb.VOTE, choice))
                    for choice in ("wait", "computer", "end")
                )
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
    found.append(ActionRow(*main, button(say("button-more"), at(table, Verb.MORE, str(table.number)))))
    return found


def _routine_controls(table: Running, say: Speech) -> list[Button[LayoutView]]:
    """Make the buttons of a game without decisions: act now, play the round, the person's seat."""
    routine = table.routine
    if routine is None:
        return []
    if table.paused:
        return [*pause_buttons(table, say), button(panel_label(table, say), at(table, Verb.PANEL))]
    found = [button(routine_label(table, say), at(table, Verb.DO, routine.text), Style.MAIN)]
    if table.round is None:
        found.append(button(say("button-round"), at(table, Verb.ROUND)))
    return [*found, button(panel_label(table, say), at(table, Verb.PANEL))]


def pause_buttons(table: Running, say: Speech) -> list[Button[LayoutView]]:
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


def routine_label(table: Table, say: Speech) -> str:
    """Return the label of an action without a decision: the game's own word, if it has one."""
    if say.knows(f"routine-{table.game_key}"):
        return say(f"routine-{table.game_key}")
    return say("button-routine")
