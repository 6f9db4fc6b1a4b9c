"""The public message of a table that has not begun. Part of cogs/: imports players, rules, words."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord.ui import ActionRow, TextDisplay

from cogs.addresses import Address
from cogs.controls import button, select
from cogs.faces.spread import MOST_ITEMS, Item, Menu, Style
from cogs.measure import fitted
from players import levels
from rules.core.errors import RulesError
from rules.core.options import settle
from rules.table.table import Phase, Table
from rules.table.terms import LOBBY_LIFE, Kickoff, Order, Pace, Terms
from words import Speech

#: What the terms of a table can be set to: a live table's clock is in minutes, a slow one's in turns.
OFFERED: Mapping[str, Sequence[str | int]] = {
    "pace": [pace.value for pace in Pace],
    "order": [order.value for order in Order],
    "kickoff": [kickoff.value for kickoff in Kickoff],
    "minutes": (15, 30, 60),
    "turns": (20, 40, 80),
}
#: Terms that are told even when they are the usual ones.
ALWAYS_TOLD = ("pace", "minutes", "turns")
#: Characters of a lobby's text.
MOST_LOBBY = 3000


def lobby_parts(
    table: Table, say: Speech, who: Sequence[str], invited: Sequence[str], ping: Sequence[int]
) -> list[discord.ui.Item[discord.ui.LayoutView]]:
    """The lobby's text and controls, or what became of it."""
    about = table.game.about
    if table.phase is Phase.ENDED:
        reason = table.result.reason if table.result else ""
        return [TextDisplay(say("lobby-closed", game=about.title, reason=reason)), ActionRow(_more(table, say))]
    least, most = about.seats
    lines = [say("lobby-title", game=about.title), say("lobby-seats", here=len(who), most=most, names=", ".join(who))]
    if ping:
        lines.append(say("lobby-invites", asked=", ".join(f"<@{person}>" for person in ping)))
    elif invited:
        lines.append(say("lobby-invited", names=", ".join(invited)))
    lines.extend(f"- {setting}" for setting in settings(table, say))
    if about.best_seats is not None:
        here, (few, many) = max(len(table.seats), least), about.best_seats
        minutes = table.game.usual_minutes(here)
        lines.append(say("lobby-best", least=few, most=many, here=here, minutes=minutes))
    lines.append(say("lobby-closes", when=f"<t:{(table.touched_at + LOBBY_LIFE) // 1000}:R>"))
    at = _at(table)
    enough, full = least <= len(table.seats) <= most, len(table.seats) >= most
    buttons = [
        button(say("button-join"), at("join"), Style.GOOD, disabled=full and not invited),
        button(say("button-start"), at("start"), Style.MAIN, disabled=not enough),
        button(say("button-leave"), at("leave")),
        button(say("button-cancel"), at("cancel"), Style.GRAVE),
        _more(table, say),
    ]
    items: list[discord.ui.Item[discord.ui.LayoutView]] = [
        TextDisplay(fitted("\n".join(lines), MOST_LOBBY)),
        ActionRow(*buttons),
    ]
    items.append(select(_computers(table, say, full), at("computer")))
    items.append(select(_settings_menu(table, say), at("set")))
    return items


def _at(table: Table) -> Any:
    def at(verb: str, words: str = "") -> Address:
        return Address(table.id, table.position, verb, words)

    return at


def _more(table: Table, say: Speech) -> discord.ui.Button[discord.ui.LayoutView]:
    return button(say("button-more"), _at(table)("more", str(table.number)))


def _computers(table: Table, say: Speech, full: bool) -> Menu:
    items = [] if full else [Item(say("lobby-add-computer", level=level), level) for level in levels(table.game_key)]
    if any(seat.person is None for seat in table.seats):
        items.append(Item(say("lobby-remove-computer"), "-"))
    items = items or [Item(say("lobby-full"), "?")]
    return Menu("computer", say("lobby-computer"), tuple(items))


def settings(table: Table, say: Speech) -> list[str]:
    """The pace, and whatever is not as usual."""
    usual, options = dict(_terms(replace(table, terms=Terms()))), table.suited_options
    told = [
        say(f"term-{name}", value=_spoken(value))
        for name, value in _terms(table)
        if name in ALWAYS_TOLD or value != usual.get(name)
    ]
    told.extend(
        option_words(table, option.name, options[option.name], say)
        for option in table.game.about.options
        if options[option.name] != option.default
    )
    return told


def option_words(table: Table, name: str, value: Any, say: Speech) -> str:
    """One option in words: the game's own message if there is one."""
    message = f"option-{table.game_key}-{name.replace('_', '-')}"
    if not say.knows(message):
        return say("option-plain", name=name.replace("_", " "), value=_plain(value))
    usual = any(option.name == name and option.default == value for option in table.game.about.options)
    return say(message, value=_spoken(value), usual="yes" if usual else "no")


def _terms(table: Table) -> list[tuple[str, Any]]:
    terms = table.terms
    found: list[tuple[str, Any]] = [("pace", terms.pace.value), ("order", terms.order.value)]
    if table.game.quick_setup(0):
        found.append(("kickoff", terms.kickoff.value))
    if table.game.closing_event(table.options) is not None:
        found.append(("minutes", terms.minutes) if terms.pace is Pace.LIVE else ("turns", terms.turns))
    return found


def _settings_menu(table: Table, say: Speech) -> Menu:
    """Every setting that differs from today's, one pick each."""
    items = [
        Item(option_words(table, option.name, value, say), f"o={option.name}={_plain(value)}")
        for option in table.game.about.options
        for value in option.offered
        if value != table.suited_options[option.name] and _settles(table, option.name, value)
    ]
    for name, value in _terms(table):
        items.extend(
            Item(say(f"term-{name}", value=_spoken(other)), f"t={name}={other}")
            for other in OFFERED[name]
            if other != value
        )
    return Menu("set", say("lobby-settings"), tuple(items[:MOST_ITEMS]))


def _settles(table: Table, name: str, value: Any) -> bool:
    try:
        settle(table.game.about.options, {**table.options, name: value})
    except RulesError:
        return False
    return True


def _plain(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _spoken(value: Any) -> str | int:
    """The value as a catalog can select by it: numbers stay numbers."""
    return value if isinstance(value, int) and not isinstance(value, bool) else _plain(value)


def changed(table: Table, setting: str) -> tuple[dict[str, Any], Terms, tuple[str, ...]]:
    """Options and terms after picking one line of the settings menu, and the option picked if it is one.

    Raises ValueError for a line that is none.
    """
    kind, name, text = setting.split("=", 2)
    if kind == "o":
        for option in table.game.about.options:
            for value in option.offered:
                if option.name == name and _plain(value) == text:
                    return {**table.options, name: value}, table.terms, (name,)
        raise ValueError(setting)
    if text not in map(str, OFFERED.get(name, ())):
        raise ValueError(setting)
    terms = table.terms
    match name:
        case "pace":
            terms = replace(terms, pace=Pace(text))
        case "order":
            terms = replace(terms, order=Order(text))
        case "kickoff":
            terms = replace(terms, kickoff=Kickoff(text))
        case "minutes":
            terms = replace(terms, minutes=int(text))
        case "turns":
            terms = replace(terms, turns=int(text))
    return dict(table.options), terms, ()
