"""The private pages of a lobby: the host's, a guest's, the levels of a computer, and the settings in words.

A page can't be corrected later, so it says only what stays true: who is in, and what is left, is on the public message.
"""

from collections.abc import Sequence

from discord.ui import ActionRow

from cogs.controls.addresses import Verb, at, at_no_table
from cogs.controls.answers import WHOLE_BOARD, Reply, fit, tell
from cogs.controls.buttons import AnyButton, Buttons, Row, button, rows, select
from cogs.faces.spread import Item, Menu, Style
from cogs.table.lobby.arranging import own_words, settings, settings_menu
from cogs.table.lobby.length import length_lines
from cogs.table.lobby.message import computer_button
from cogs.table.lobby.options_form import has_form
from cogs.table.picker import TABLE
from cogs.table.seating import in_lobby
from players import levels
from rules.table.errors import TableRefusal
from rules.table.lobby import check_start
from rules.table.table import Lobby, Table
from rules.table.terms import Pace
from words import Speech
from words.games import short_title

#: The prefix of the id of a guest to remove, and the values of the other lines of that menu.
AWAY = "away="
REMOVE, FILL, NOTHING = "-", "+", "?"
#: The parts of **More…**: the host's or guest's own page is the one without a name.
SETTINGS = "settings"


def host_page(
    table: Lobby, say: Speech, shown: Sequence[str], asked: Sequence[str], *, update: bool = False, note: str = ""
) -> Reply:
    """Show what the host can do; `shown` names everybody at the table for menus, `asked` who is invited."""
    two = table.game.about.seats[1] == 2
    names = say.all_of(asked)
    if asked and not table.is_turned_down:
        text = say("host-invited", names=names, count=len(asked), seats="pair" if two else "table")
    else:
        text = say("host-open", seats="pair" if two else "table", rivals=table.rivals)
    first: list[AnyButton] = []
    if not two or len(table.seats) == 2:
        ready = _can_start(table)
        first.append(button(say("button-start"), at(table, Verb.START), Style.GOOD if ready else Style.PLAIN))
    if asked:
        first.append(button(say("button-ask-everyone"), at(table, Verb.ASK_ALL)))
    first += computer_button(table, say)
    first.append(button(say("button-settings"), at(table, Verb.MORE, SETTINGS)))
    label = "button-withdraw" if asked and len(table.seats) == 1 and not table.is_turned_down else "button-cancel"
    first.append(button(say(label), at(table, Verb.CANCEL)))
    below: list[Row] = list(rows(*first))
    if menu := _seating(table, say, shown):
        below.append(select(menu, at(table, Verb.COMPUTER)))
    return tell("\n".join(line for line in (note, text) if line), *below, update=update)


def guest_page(table: Lobby, say: Speech, host: str, along: Buttons, *, may_start: bool, update: bool = False) -> Reply:
    """Show what somebody who has joined can do; `may_start` if the host has kept them waiting for long."""
    two = table.game.about.seats[1] == 2
    first = [button(say("button-start"), at(table, Verb.START), Style.GOOD)] if may_start else []
    first += [
        button(say("button-leave"), at(table, Verb.LEAVE)),
        *along,
        button(say("button-settings"), at(table, Verb.MORE, SETTINGS)),
    ]
    return tell(say("guest-in", host=host, seats="pair" if two else "table"), *rows(*first), update=update)


def level_page(table: Lobby, say: Speech, *, update: bool = False) -> Reply:
    """Ask how good the computer should be; each button starts the game."""
    offered = [level for level in levels(table.game_key) if level != "random"] or list(levels(table.game_key))
    styles = (Style.MAIN, *(Style.PLAIN for _ in offered))
    found = [
        button(say("level-only", level=level), at(table, Verb.FILL, level), style)
        for level, style in zip(offered, styles, strict=False)
    ]
    back = button(say("button-back"), at(table, Verb.MORE, ""))
    return tell(say("level-question"), *rows(*found, back), update=update)


def settings_page(
    table: Lobby, say: Speech, who: Sequence[str], person: int, extras: Buttons, *, update: bool = False
) -> Reply:
    """Say who is at the table, how it is set, and how long the game takes; the host can change the settings here."""
    special, usual = settings(table, say)
    lines = [
        say("arranged-title", game=short_title(table.game_key, say)),
        say("arranged-here", names=in_lobby(table, say, who)),
    ]
    if special:
        lines.append(say("arranged-changed", settings=" · ".join(special)))
    if usual:
        lines.append(say("arranged-usual", settings=" · ".join(usual)))
    lines += length_lines(table, say)
    host = person == table.host
    if not host:
        seat = table.seat_of(table.host)
        lines.append(say("arranged-host", name=who[seat] if seat is not None else say("nobody-else")))
    buttons = [*(_choosers(table, say) if host else []), *extras]
    if table.seat_of(person) is not None:
        buttons.append(button(say("button-back"), at(table, Verb.MORE, "")))
    below: list[Row] = list(rows(*buttons))
    if host:
        below.append(select(settings_menu(table, say), at(table, Verb.SET)))
    return tell(fit("\n".join(lines), WHOLE_BOARD), *below, update=update)


def open_own(table: Table, text: str, say: Speech) -> Reply:
    """Tell somebody that a seat isn't theirs, with a button to open a table of their own."""
    words = f"{table.game_key}|{TABLE}|{Pace.LIVE.value}|"
    return tell(text, ActionRow(button(say("button-open"), at_no_table(Verb.OPEN, words), Style.MAIN)))


def _can_start(table: Lobby) -> bool:
    try:
        check_start(table)
    except TableRefusal:
        return False
    return True


def _seating(table: Lobby, say: Speech, shown: Sequence[str]) -> Menu | None:
    """Offer to add or remove computers, and to remove guests; None if there is nothing to offer."""
    most = table.game.about.seats[1]
    items: list[Item] = []
    if len(table.seats) < most and most > 2:
        if table.missing > 1:
            items.append(Item(say("button-fill", count=table.missing), FILL))
        items += [Item(say("lobby-add-computer", level=level), level) for level in levels(table.game_key)]
    if any(seat.person is None for seat in table.seats):
        items.append(Item(say("lobby-remove-computer"), REMOVE))
    for name, seat in zip(shown, table.seats, strict=True):
        if seat.person not in (None, table.host):
            items.append(Item(say("lobby-send-away", name=name), f"{AWAY}{seat.person}"))
    return Menu("computer", say("lobby-computer"), tuple(items)) if items else None


def _choosers(table: Lobby, say: Speech) -> list[AnyButton]:
    """Offer the form with the game's options, and the list that the host changes by swapping, if the game has them."""
    found = [button(say("button-options"), at(table, Verb.OPTIONS))] if has_form(table) and not table.puzzle else []
    swaps = table.game.about.swaps(table.suited_options)
    if swaps is not None:
        found.append(button(own_words(table, swaps.option, "swap", say("button-swap"), say), at(table, Verb.SWAP)))
    return found
