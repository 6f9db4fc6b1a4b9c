"""The private pages of a lobby: the host's, a guest's, the levels of a computer, and the settings in words.

A page can't be corrected later, so it says only what stays true: who is in, and what is left, is on the public message.
"""

from collections.abc import Sequence

from discord.ui import ActionRow

from cogs.controls.addresses import Verb, at, at_no_table
from cogs.controls.answers import WHOLE_BOARD, Reply, fit, tell
from cogs.controls.buttons import AnyButton, Buttons, Row, button, people_menu, rows, select
from cogs.faces.spread import Item, Menu, Style
from cogs.table.lobby.arranging import own_words, settings
from cogs.table.lobby.length import length_lines
from cogs.table.lobby.message import computer_button
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
REMOVE, FILL, NOTHING, ABOUT = "-", "+", "?", "about"
#: The part of **More…** with the settings in words: the host's or guest's own page is the one without a name.
SETTINGS = "settings"
#: The words of **Start** for somebody who knows that only computers join them, or that not everyone has agreed.
ANYWAY = "alone"


def host_page(
    table: Lobby,
    say: Speech,
    shown: Sequence[str],
    asked: Sequence[str],
    *,
    invites: bool,
    update: bool = False,
    note: str = "",
    ways: Buttons = (),
) -> Reply:
    """Show what the host can do; `shown` names everybody at the table for menus, `asked` who is invited.

    `invites` says whether people can be invited here; `note` stands above, with the `ways` on from there.
    """
    two = table.game.about.seats[1] == 2
    names = say.all_of(asked)
    if asked and not table.is_turned_down:
        text = say("host-invited", names=names, count=len(asked), seats="pair" if two else "table")
    else:
        text = say("host-open", seats="pair" if two else "table")
    first: list[AnyButton] = []
    if not two or len(table.seats) == 2:
        ready = not ways and _can_start(table)
        first.append(button(say("button-start"), at(table, Verb.START), Style.GOOD if ready else Style.PLAIN))
    if asked:
        first.append(button(say("button-ask-everyone"), at(table, Verb.ASK_ALL)))
    first += computer_button(table, say)
    first.append(button(say("button-settings"), at(table, Verb.OPTIONS)))
    first += [] if ways else swap_buttons(table, say)
    label = "button-withdraw" if table.expected and len(table.seats) == 1 else "button-cancel"
    first.append(button(say(label), at(table, Verb.CANCEL)))
    if two:
        first.append(button(say("button-more"), at(table, Verb.MORE, SETTINGS)))
    below: list[Row] = [*(rows(*ways) if ways else []), *rows(*first)]
    if not two:
        below.append(select(_seating(table, say, shown), at(table, Verb.COMPUTER)))
    free = table.game.about.seats[1] - len(table.seats)
    if invites and free and not asked and not ways:
        menu = say("invite-one" if two else "invite-several")
        below.append(people_menu(menu, at(table, Verb.INVITE), free))
    return tell("\n".join(line for line in (note, text) if line), *below, update=update)


def guest_page(table: Lobby, say: Speech, host: str, along: Buttons, *, may_start: bool, update: bool = False) -> Reply:
    """Show what somebody who has joined can do; `may_start` if they need not wait for the host."""
    seats = "pair" if table.game.about.seats[1] == 2 else "ready" if may_start else "table"
    first = [button(say("button-start"), at(table, Verb.START), Style.GOOD)] if may_start else []
    first += [
        button(say("button-leave"), at(table, Verb.LEAVE)),
        *along,
        button(say("button-settings"), at(table, Verb.MORE, SETTINGS)),
    ]
    return tell(say("guest-in", host=host, seats=seats), *rows(*first), update=update)


def level_page(table: Lobby, say: Speech, *, update: bool = False) -> Reply:
    """Ask how good the computer should be; each button starts the game."""
    offered = [level for level in levels(table.game_key) if level != "random"] or list(levels(table.game_key))
    styles = (Style.MAIN, *(Style.PLAIN for _ in offered))
    found = [
        button(say("level-only", level=level), at(table, Verb.FILL, level), style)
        for level, style in zip(offered, styles, strict=False)
    ]
    return tell(say("level-question"), *rows(*found, back_button(table, say)), update=update)


def early_page(table: Lobby, say: Speech, needed: int, *, update: bool = False) -> Reply:
    """Say how many more it takes to start, and offer the computers that are missing."""
    fill = button(say("button-fill", count=table.missing), at(table, Verb.FILL), Style.MAIN)
    return tell(say("start-needs", count=needed), ActionRow(fill, back_button(table, say)), update=update)


def alone_page(table: Lobby, say: Speech, *, update: bool = False) -> Reply:
    """Ask somebody to whom nobody has come whether they want to start with the computers that join then."""
    return _ask_to_start(table, say("start-alone", count=table.rivals), say, update=update)


def consent_page(table: Lobby, setting: str, say: Speech, *, update: bool = False) -> Reply:
    """Ask the host whether they want to start without what not everyone has agreed to."""
    return _ask_to_start(table, say("start-unagreed", setting=setting), say, update=update)


def _ask_to_start(table: Lobby, told: str, say: Speech, *, update: bool) -> Reply:
    start = button(say("button-start"), at(table, Verb.START, ANYWAY), Style.MAIN)
    return tell(told, ActionRow(start, back_button(table, say)), update=update)


def back_button(table: Lobby, say: Speech) -> AnyButton:
    """Make the button to one's own page."""
    return button(say("button-back"), at(table, Verb.MORE, ""))


def settings_page(
    table: Lobby, say: Speech, who: Sequence[str], person: int, extras: Buttons, *, update: bool = False
) -> Reply:
    """Say who is at the table, how it is set, and how long the game takes."""
    special, usual = settings(table, say)
    seat = table.seat_of(table.host)
    host = who[seat] if seat is not None else say("nobody-else")
    lines = [
        say("arranged-title", game=short_title(table.game_key, say)),
        say("arranged-here", names=in_lobby(table, say, who)),
    ]
    if special:
        lines.append(say("arranged-changed", settings=" · ".join(special)))
    if usual:
        lines.append(say("arranged-usual", settings=" · ".join(usual)))
    lines += length_lines(table, say)
    if person != table.host:
        lines.append(say("arranged-host", name=host))
    buttons = [*extras, *([back_button(table, say)] if table.seat_of(person) is not None else [])]
    return tell(fit("\n".join(lines), WHOLE_BOARD), *rows(*buttons), update=update)


def open_own(table: Table, text: str, say: Speech) -> Reply:
    """Tell somebody that a seat isn't theirs, with a button to open a table of their own."""
    words = f"{table.game_key}|{TABLE}|{Pace.LIVE.value}|"
    return tell(text, ActionRow(button(say("button-open"), at_no_table(Verb.OPEN, words), Style.MAIN)))


def swap_buttons(table: Lobby, say: Speech) -> list[AnyButton]:
    """Offer the list that the host changes by swapping, if the game has one."""
    swaps = table.game.about.swaps(table.suited_options)
    if swaps is None:
        return []
    return [button(own_words(table, swaps.option, "swap", say("button-swap"), say), at(table, Verb.SWAP))]


def _can_start(table: Lobby) -> bool:
    try:
        check_start(table)
    except TableRefusal:
        return False
    return True


def _seating(table: Lobby, say: Speech, shown: Sequence[str]) -> Menu:
    """Offer to add or remove computers, to remove guests, and to see everything about the table."""
    items: list[Item] = []
    if len(table.seats) < table.game.about.seats[1]:
        if table.missing > 1:
            items.append(Item(say("button-fill", count=table.missing), FILL))
        items += [Item(say("lobby-add-computer", level=level), level) for level in levels(table.game_key)]
    if any(seat.person is None for seat in table.seats):
        items.append(Item(say("lobby-remove-computer"), REMOVE))
    for name, seat in zip(shown, table.seats, strict=True):
        if seat.person not in (None, table.host):
            items.append(Item(say("lobby-send-away", name=name), f"{AWAY}{seat.person}"))
    items.append(Item(say("lobby-about"), ABOUT))
    return Menu("computer", say("lobby-computer"), tuple(items))
