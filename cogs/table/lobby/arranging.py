"""Show a lobby's settings, and read what people choose or type."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from discord.ui import Label, Modal, TextInput

from cogs.controls.addresses import Verb, at
from cogs.controls.answers import Form, fit, tell
from cogs.faces.spread import MOST_ITEMS, Item, Menu
from players import analyst
from render.fonts import undrawable
from rules.core.errors import RulesError
from rules.core.options import Option, Word, settle, tidy
from rules.table.table import Lobby, Table
from rules.table.terms import SHARED, Kickoff, Pace, Records, SeatOrder, Terms, Wait
from words import Speech
from words.games import item
from words.harmless import plain

#: The values offered for a table's terms: a live table's clock is in minutes, a slow one's in turns; their waiting
#: times differ too.
OFFERED: Mapping[str, Sequence[str | int]] = {
    "pace": [pace.value for pace in Pace],
    "order": [order.value for order in SeatOrder],
    "kickoff": [kickoff.value for kickoff in Kickoff],
    "minutes": (15, 30, 60),
    "turns": (20, 40, 80),
    "wait-live": [wait.value for wait in Wait],
    "wait-slow": [wait.value for wait in Wait],
    "records": [one.value for one in Records],
    "rivals": (0, 1, 2, 3, 5),
    "hints": ("yes", "no"),
}
#: The field of `Terms` that each one sets, and how its value is read.
_FIELDS: Mapping[str, tuple[str, Callable[[str], Any]]] = {
    "pace": ("pace", Pace),
    "order": ("order", SeatOrder),
    "kickoff": ("kickoff", Kickoff),
    "minutes": ("minutes", int),
    "turns": ("turns", int),
    "wait-live": ("wait", Wait),
    "wait-slow": ("wait", Wait),
    "records": ("records", Records),
    "rivals": ("rivals", int),
    "hints": ("hints", "yes".__eq__),
}
#: Terms that are shown even with their usual values.
ALWAYS_TOLD = ("pace", "minutes", "turns")
#: The most characters of a list of words among the settings.
MOST_LISTED = 600
#: The most characters of one word in it.
MOST_WORDED = 40


def settings(table: Lobby, say: Speech) -> tuple[list[str], list[str]]:
    """List the pace and the settings that people may not expect, then all the usual ones."""
    usual = dict(_terms(table.but(terms=Terms(table.terms.pace))))
    special: list[str] = []
    rest: list[str] = []
    for name, value in _terms(table):
        if name != "rivals":  # rivals have their own line
            told = name in ALWAYS_TOLD or value != usual.get(name)
            (special if told else rest).append(say(f"term-{name}", value=_selectable(value)))
    options = table.suited_options
    idle = table.game.about.idle_options(options)
    for option in table.game.about.options:
        value = options[option.name]
        if value != option.default:
            special.append(option_words(table, option.name, value, say))
        elif option.name not in idle and value != "":
            rest.append(option_words(table, option.name, value, say))
    return special + _undrawn(table, say), rest


def _undrawn(table: Lobby, say: Speech) -> list[str]:
    """Say which letters of what people wrote pictures can't show, if there are any."""
    words = (str(table.options[one.name]) for one in table.game.about.options if isinstance(one, Word) and one.free)
    missing = undrawable("".join(words))
    return [say("option-undrawn", letters=plain(missing, MOST_WORDED))] if missing else []


def unusual_settings(table: Lobby, say: Speech) -> list[str]:
    """List the settings that differ from those of a new table, in the words of `settings`."""
    new = table.but(terms=Terms(), options=settle(table.game.about.options, {}), named=())
    usual = dict(_terms(new))
    found = [
        say(f"term-{name}", value=_selectable(value))
        for name, value in _terms(table)
        if name != "rivals" and value != usual.get(name, _usual_term(table, name))
    ]
    options, before = table.suited_options, new.suited_options
    idle = table.game.about.idle_options(options)
    found += [
        option_words(table, option.name, options[option.name], say)
        for option in table.game.about.options
        if options[option.name] != before[option.name] and option.name not in idle
    ]
    return found + _undrawn(table, say)


def _usual_term(table: Lobby, name: str) -> Any:
    """Return the usual value of a term that only tables of this pace have."""
    return dict(_terms(table.but(terms=Terms(table.terms.pace)))).get(name)


def option_words(table: Table, name: str, value: Any, say: Speech) -> str:
    """Say the value of an option, in the game's own words if it has them, or of a shared term."""
    if name in SHARED:
        return say(f"term-{SHARED[name]}", value=as_text(value))
    message = _message(table, name)
    option = next(option for option in table.game.about.options if option.name == name)
    told = _harmless(table, option, value, say)
    if not say.knows(message):
        return say("option-plain", name=name.replace("_", " "), value=as_text(told))
    return say(message, value=_selectable(told), usual="yes" if option.default == value else "no")


def _message(table: Table, option: str, part: str = "") -> str:
    return f"option-{table.game_key}-{option.replace('_', '-')}{part}"


def own_words(table: Table, option: str, part: str, usual: str, say: Speech) -> str:
    """Return the game's own message about an option, else the usual one.

    `write` is about typing it, `swap` about swapping. In the form, `name` stands above it, `form` says what to write.
    """
    message = _message(table, option, f"-{part}")
    return say(message) if say.knows(message) else usual


def name_word(table: Table, word: str, say: Speech) -> str:
    """Name a word of a list for a sentence, without markup."""
    return plain(item(table.game_key, word, say, table.options), MOST_WORDED)


def _harmless(table: Table, option: Option, value: Any, say: Speech) -> Any:
    """Return a value for a sentence: people's text without markup, a list as names."""
    if isinstance(option, Word) and option.free:
        return plain(str(value), option.longest)
    swaps = table.game.about.swaps(table.options)
    if swaps is not None and swaps.option == option.name:
        return fit(say.row(name_word(table, word, say) for word in str(value).split()), MOST_LISTED)
    return value


def _terms(table: Lobby) -> list[tuple[str, Any]]:
    terms = table.terms
    found: list[tuple[str, Any]] = [("pace", terms.pace.value), ("order", terms.order.value)]
    if table.game.about.quick_setup:
        found.append(("kickoff", terms.kickoff.value))
    if table.game.about.whistle(table.options) is not None:
        found.append(("minutes", terms.minutes) if terms.pace is Pace.LIVE else ("turns", terms.turns))
    if table.game.about.routines:
        found.append((f"wait-{terms.pace.value}", terms.wait.value))
        found.append(("records", terms.records.value))
    if table.game.about.rivals and len(table.seats) == 1 and not table.puzzle:
        found.append(("rivals", table.rivals))
    if table.game.about.seats[1] > 1 and not table.puzzle and analyst(table.game_key) is not None:
        found.append(("hints", as_text(terms.hints)))
    return found


def settings_menu(table: Lobby, say: Speech) -> Menu:
    """Offer every other value of each setting, and the options that people can type."""
    items = [
        Item(offer_of(table, option, value, say), f"o={option.name}={as_text(value)}")
        for option in table.game.about.options
        for value in option.offered
        if value != table.suited_options[option.name] and _offers(table, option.name, value)
        if table.proposal is None or (option.name, value) != (table.proposal.option, table.proposal.value)
    ]
    items.extend(
        Item(_to_write(table, option, say), f"w={option.name}=")
        for option in table.game.about.options
        if isinstance(option, Word) and option.free
    )
    for name, value in _terms(table):
        items.extend(
            Item(_offer_of_term(table, name, other, say), f"t={name}={other}")
            for other in OFFERED[name]
            if other != value and (name != "rivals" or int(other) < table.game.about.seats[1])
            if not _is_proposed(table, name, other)
        )
    return Menu("set", say("lobby-settings"), tuple(items[:MOST_ITEMS]))


def offer_of(table: Table, option: Option, value: Any, say: Speech) -> str:
    """Make a line of the menu or form, which says if everyone has to agree."""
    setting = option_words(table, option.name, value, say)
    asks = option.by_all and value != option.default and len(table.persons) > 1
    return say("lobby-if-all-agree", setting=setting) if asks else setting


def _offer_of_term(table: Table, name: str, value: str | int, say: Speech) -> str:
    """Make a line of the menu about one of the terms, which says if everyone has to agree."""
    setting = say(f"term-{name}", value=_selectable(value))
    asks = f"terms.{name}" in SHARED and value != "no" and len(table.persons) > 1
    return say("lobby-if-all-agree", setting=setting) if asks else setting


def _is_proposed(table: Lobby, name: str, value: str | int) -> bool:
    asked = table.proposal
    return asked is not None and (asked.option, as_text(asked.value)) == (f"terms.{name}", value)


def _to_write(table: Table, option: Word, say: Speech) -> str:
    usual = say("lobby-write", name=option.name.replace("_", " "))
    return own_words(table, option.name, "write", usual, say)


def _offers(table: Table, name: str, value: Any) -> bool:
    """Whether the value is possible and makes a difference."""
    try:
        options = settle(table.game.about.options, {**table.options, name: value})
    except RulesError:
        return False
    return name not in table.game.about.idle_options(options)


def as_text(value: Any) -> str:
    """Write a value of an option as text, for ids and catalogs."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _selectable(value: Any) -> str | int:
    """Return a value that a catalog can select by; numbers stay numbers."""
    return value if isinstance(value, int) and not isinstance(value, bool) else as_text(value)


def read_setting(table: Table, setting: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Read which options and terms a line of the settings menu changes.

    Raises ValueError for an unknown line.
    """
    kind, name, text = setting.split("=", 2)
    if kind == "o":
        for option in table.game.about.options:
            for value in option.offered:
                if option.name == name and as_text(value) == text:
                    return {name: value}, {}
        raise ValueError(setting)
    if text not in map(str, OFFERED.get(name, ())):
        raise ValueError(setting)
    field, read = _FIELDS[name]
    return {}, {field: read(text)}


def free_option(table: Table, name: str) -> Word:
    """Find the option of that name that people type. Raises ValueError if there is none."""
    for option in table.game.about.options:
        if option.name == name and isinstance(option, Word) and option.free:
            return option
    raise ValueError(name)


def form(table: Table, option: Word, say: Speech) -> Form:
    """Make the form for typing an option, filled in with its value."""
    modal = Modal(
        title=_to_write(table, option, say)[:45], custom_id=str(at(table, Verb.WRITTEN, option.name)), timeout=None
    )
    line: TextInput[Modal] = TextInput(
        custom_id="text", default=str(table.options[option.name]), required=False, max_length=option.longest
    )
    modal.add_item(Label(text=say("form-line", longest=option.longest)[:45], component=line))
    return Form(tell(say("form-late")).view, modal=modal)


def read_text(option: Word, text: str) -> str | None:
    """Read a typed value; an empty text means the default, None that it can't be used."""
    text = tidy(text)
    if not text:
        return option.default
    return text if option.accepts(text) and plain(text, option.longest) else None
