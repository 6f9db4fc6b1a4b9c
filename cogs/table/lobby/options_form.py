"""A form for a game's options: one of several values, a number or a text each, and a box for each flag.

A form has five fields at most; what doesn't fit stays in the menu of settings, which has the
usual values of everything.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord.ui import CheckboxGroup, Label, Modal, RadioGroup, TextInput

from cogs.controls.addresses import Verb, at
from cogs.controls.answers import Form, tell
from cogs.controls.sentences import UserError
from cogs.controls.signs import usual_signs
from cogs.table.lobby.arranging import as_text, offer_of, own_words, read_text
from rules.core.options import Flag, Number, Option, Value, Word
from rules.table.table import Lobby
from words import Speech
from words.games import game_title

#: Discord's limits for a form: its fields, the choices of one, and the characters of names and descriptions.
MOST_FIELDS, MOST_CHOICES = 5, 10
LABEL, DESCRIPTION, CHOICE = 45, 100, 100
#: The id of the field with all flags; no option is called so.
FLAGS = "flags"
_NUMBER = re.compile("[0-9]{1,9}")


class NoNumber(Exception):
    """A field needs another number; the option says which ones there are."""

    def __init__(self, option: Number) -> None:
        super().__init__(option.name)
        self.option = option


def has_form(table: Lobby) -> bool:
    """Whether the game has options that a form can show."""
    return bool(_single(table) or _flags(table))


def options_form(table: Lobby, say: Speech) -> Form:
    """Make the form, filled in with the present options."""
    modal = Modal(
        title=say("form-options", game=game_title(table.game_key, say))[:LABEL],
        custom_id=str(at(table, Verb.ARRANGED)),
        timeout=None,
    )
    for option in _single(table):
        modal.add_item(_field(table, option, say))
    if flags := _flags(table):
        options = table.suited_options
        boxes: CheckboxGroup[Modal] = CheckboxGroup(
            custom_id=FLAGS,
            required=False,
            min_values=0,
            options=[
                discord.CheckboxGroupOption(
                    label=offer_of(table, flag, True, say)[:CHOICE], value=flag.name, default=bool(options[flag.name])
                )
                for flag in flags
            ],
        )
        modal.add_item(Label(text=say("form-flags")[:LABEL], component=boxes))
    return Form(tell(say("form-late")).view, modal=modal)


def read_form(table: Lobby, fields: Mapping[str, Sequence[str]]) -> dict[str, Value]:
    """Read what a form changes.

    Raises NoNumber; UserError for a text that can't be used, or what no form of ours sends.
    """
    now, found = table.suited_options, dict[str, Value]()
    known = {option.name: option for option in _single(table)}
    if not set(fields) <= {*known, FLAGS}:
        raise UserError("press-outdated")
    for name, values in fields.items():
        if name != FLAGS and values:
            found[name] = _read(table, known[name], values[0])
    if FLAGS in fields:
        flags, chosen = {flag.name for flag in _flags(table)}, set(fields[FLAGS])
        if not chosen <= flags:
            raise UserError("press-outdated")
        found |= {name: name in chosen for name in flags}
    return {name: value for name, value in found.items() if value != now[name]}


def option_name(table: Lobby, option: Option, say: Speech) -> str:
    """Name an option above its field."""
    return own_words(table, option.name, "name", option.name.replace("_", " ").capitalize(), say)


def _flags(table: Lobby) -> list[Flag]:
    return [option for option in table.game.about.options if isinstance(option, Flag)][:MOST_CHOICES]


def _single(table: Lobby) -> list[Option]:
    """Return the options with a field of their own, as many as there is room for."""
    found: list[Option] = [
        option
        for option in table.game.about.options
        if not isinstance(option, Flag) and (_is_typed(option) or 2 <= len(option.offered) <= MOST_CHOICES)
    ]
    return found[: MOST_FIELDS - bool(_flags(table))]


def _is_typed(option: Option) -> bool:
    """Whether people write the value: a free text, or a number that isn't one of a few."""
    match option:
        case Word():
            return option.free
        case Number():
            return not option.only and (option.most is None or option.most - option.least >= MOST_CHOICES)
        case Flag():
            return False


def _field(table: Lobby, option: Option, say: Speech) -> Label[Modal]:
    now = table.suited_options[option.name]
    name, text = option_name(table, option, say)[:LABEL], "" if now is None else str(now)
    match option:
        case Word(free=True):
            line: TextInput[Modal] = TextInput(
                custom_id=option.name, default=text, required=False, max_length=option.longest
            )
            return Label(text=name, description=say("form-line", longest=option.longest)[:DESCRIPTION], component=line)
        case Number() if _is_typed(option):
            usual = say("form-number", least=option.least, most=_limit(option))
            number: TextInput[Modal] = TextInput(custom_id=option.name, default=text, required=False, max_length=9)
            hint = own_words(table, option.name, "form", usual, say)
            return Label(text=name, description=hint[:DESCRIPTION], component=number)
        case _:
            group: RadioGroup[Modal] = RadioGroup(
                custom_id=option.name,
                required=False,
                options=[
                    discord.RadioGroupOption(
                        label=offer_of(table, option, value, say)[:CHOICE], value=as_text(value), default=value == now
                    )
                    for value in option.offered
                ],
            )
            return Label(text=name, component=group)


def _read(table: Lobby, option: Option, text: str) -> Value:
    """Read a field: a value that was offered, or what somebody wrote; an empty one means the default."""
    match option:
        case Word(free=True):
            value = read_text(option, text)
            if value is None:
                raise UserError("refusal-text", longest=option.longest)
            return value
        case Number() if _is_typed(option):
            number = usual_signs(text).strip()
            if not number:
                return option.default
            if _NUMBER.fullmatch(number) is None or not option.accepts(int(number)):
                raise NoNumber(option)
            return int(number)
        case _:
            found: dict[str, Any] = {as_text(value): value for value in option.offered}
            if text not in found:
                raise UserError("press-outdated")
            value = found[text]
            assert value is None or isinstance(value, str | int)
            return value


def needs_number(table: Lobby, option: Number, say: Speech) -> str:
    """Say which numbers an option takes."""
    return say("refusal-number", name=option_name(table, option, say), least=option.least, most=_limit(option))


def _limit(option: Number) -> int | str:
    return "none" if option.most is None else option.most
