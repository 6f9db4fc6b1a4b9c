"""A lobby's settings in words."""

from collections.abc import Mapping
from typing import Any

from cogs.controls.answers import fit
from players import analyst
from render.fonts import undrawable
from rules.core.options import Option, Value, Word, settle
from rules.core.terms import Occasion
from rules.table.table import Finished, Lobby, Running, Table
from rules.table.terms import SHARED, Pace, Terms
from words import Speech
from words.games import item
from words.harmless import plain

#: The most characters of a list of words among the settings.
MOST_LISTED = 600
#: The most characters of one word in it.
MOST_WORDED = 40


def settings(table: Lobby | Running | Finished, say: Speech) -> tuple[list[str], list[str]]:
    """List the settings that differ from those of a new table, then all others that mean something with these."""
    usual = dict(_terms(table.but(terms=Terms(table.terms.pace)))) | {"pace": Terms().pace.value}
    changed: list[str] = []
    rest: list[str] = []
    for name, value in _terms(table):
        (rest if value == usual[name] else changed).append(say(f"term-{name}", value=_selectable(value)))
    options, before = table.suited_options if isinstance(table, Lobby) else table.options, _usual_options(table)
    idle = table.game.about.idle_options(options)
    for option in table.game.about.options:
        value = options[option.name]
        if option.name in idle:
            continue
        if value != before[option.name]:
            changed.append(option_words(table, option.name, value, say))
        elif value != "":
            rest.append(option_words(table, option.name, value, say))
    return changed + _undrawn(table, say), rest


def _usual_options(table: Lobby | Running | Finished) -> Mapping[str, Value]:
    """Return the options of a new table with as many seats."""
    plain = settle(table.game.about.options, {})
    if isinstance(table, Lobby):
        return table.but(options=plain, named=()).suited_options
    return {**plain, **(table.game.options_for(Occasion.SUITED, len(table.seats), plain) or {})}


def _undrawn(table: Table, say: Speech) -> list[str]:
    """Say which letters of what people wrote pictures can't show, if there are any."""
    words = (str(table.options[one.name]) for one in table.game.about.options if isinstance(one, Word) and one.free)
    missing = undrawable("".join(words))
    return [say("option-undrawn", letters=plain(missing, MOST_WORDED))] if missing else []


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


def own_words(table: Table, option: str, part: str, usual: str, say: Speech, **facts: Any) -> str:
    """Return the game's own message about an option, else the usual one.

    `swap` is about swapping. In the form, `name` stands above it, `form` says what to write, and `clock` that a clock
    ends the game after so many `minutes`.
    """
    message = _message(table, option, f"-{part}")
    return say(message, **facts) if say.knows(message) else usual


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


def _terms(table: Lobby | Running | Finished) -> list[tuple[str, Any]]:
    terms = table.terms
    found: list[tuple[str, Any]] = [("pace", terms.pace.value), ("order", terms.order.value)]
    if table.game.about.quick_setup:
        found.append(("kickoff", terms.kickoff.value))
    if table.game.about.whistle(table.options) is not None:
        found.append(("minutes", terms.minutes) if terms.pace is Pace.LIVE else ("turns", terms.turns))
    if table.game.about.routines:
        found.append((f"wait-{terms.pace.value}", terms.wait.value))
        found.append(("records", terms.records.value))
    if offers_clocks(table):
        found.append(("control", terms.control.value))
    if offers_hints(table):
        found.append(("hints", as_text(terms.hints)))
    return found


def offers_clocks(table: Table) -> bool:
    """Whether people at a table can agree on clocks: not where the table soon plays for whoever doesn't."""
    about = table.game.about
    return about.seats[1] > 1 and not about.routines and not table.puzzle


def offers_hints(table: Table) -> bool:
    """Whether people at a table can agree on hints for everyone."""
    return table.game.about.seats[1] > 1 and not table.puzzle and analyst(table.game_key) is not None


def offer_of(table: Table, option: Option, value: Any, say: Speech) -> str:
    """Make a choice of the form, which says if everyone has to agree."""
    setting = option_words(table, option.name, value, say)
    asks = option.by_all and value != option.default and len(table.persons) > 1
    return say("lobby-if-all-agree", setting=setting) if asks else setting


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
