"""The one form with a lobby's settings: the pace, the game's options, and a box for each thing that is on or off.

A form has five fields at most. An option that matters only beside others has one if there is room; else, and if it
begins to matter by what was sent, the answer offers it in a form of its own.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import discord
from discord.ui import CheckboxGroup, Label, Modal, RadioGroup, Select, TextInput

from cogs.controls.addresses import Verb, at
from cogs.controls.answers import Form, tell
from cogs.controls.sentences import UserError
from cogs.controls.signs import usual_signs
from cogs.table.lobby.arranging import as_text, offer_of, offers_clocks, offers_hints, option_words, own_words
from rules.core.errors import RulesError
from rules.core.options import Asked, Flag, Number, Option, Value, Word, always, settle, tidy
from rules.table.table import Lobby
from rules.table.terms import TIMED_SEATS, Kickoff, Pace, Records, SeatOrder, TimeControl, Wait, write_terms
from words import Speech
from words.games import short_title
from words.harmless import plain

#: Discord's limits for a form: its fields, and the characters of names, descriptions and choices.
MOST_FIELDS = 5
LABEL, DESCRIPTION, CHOICE = 45, 100, 100
#: The most choices that are all in sight, and that are in a menu; a number from a longer range is typed.
MOST_IN_SIGHT, MOST_CHOICES = 3, 10
#: The ids of the fields that are no options; no option is called so.
PACE, ORDER, ALSO = "terms.pace", "terms.order", "terms.also"
#: The boxes that are no options.
KICKOFF, RECORDS, HINTS, THREAD = "terms.kickoff", "terms.records", "terms.hints", "terms.thread"
#: For how long a game goes on that a clock ends: minutes at a live table, turns at a slow one.
WHISTLES = ((15, 20), (30, 40), (60, 80))
_NUMBER = re.compile("[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class Changes:
    """What a form changes: options and terms, and those options whose text or number can't be used."""

    options: Mapping[str, Value]
    terms: Mapping[str, Any]
    wrong: Sequence[Option] = ()


@dataclass(frozen=True, slots=True)
class _Alternative:
    label: str
    value: str
    description: str = ""


@dataclass(frozen=True, slots=True)
class _Field:
    """A field: choices of which one is chosen, boxes of which any are, or a line of text without choices."""

    name: str
    label: str
    hint: str = ""
    choices: Sequence[_Alternative] = ()
    chosen: Collection[str] = ()
    boxes: bool = False
    text: str = ""
    longest: int = 0
    #: Whether it can make room for others.
    optional: bool = False


def settings_form(table: Lobby, say: Speech, *, thread: bool | None, only: Collection[str] = ()) -> Form:
    """Make the form, filled in with the present settings, or with `only` these options.

    `thread` says whether the game will be in a thread of its own, None where it can't be.
    """
    fields = _fields(table, say, thread)
    shown = [one for one in fields if one.name in only] if only else _fitting(fields)
    modal = Modal(
        title=say("form-title", game=short_title(table.game_key, say))[:LABEL],
        custom_id=str(at(table, Verb.ARRANGED, _fingerprint(table))),
        timeout=None,
    )
    for one in shown:
        modal.add_item(Label(text=one.label[:LABEL], description=one.hint[:DESCRIPTION] or None, component=_input(one)))
    return Form(tell(say("form-late")).view, modal=modal)


def was_changed(table: Lobby, words: str) -> bool:
    """Whether the settings have changed since a form was opened, by the words of its id."""
    return bool(words) and words != _fingerprint(table)


def read_form(table: Lobby, fields: Mapping[str, Sequence[str]], say: Speech, *, thread: bool | None) -> Changes:
    """Read what a form changes. Raises UserError for what no form of ours sends."""
    known = {one.name: one for one in _fields(table, say, thread)}
    if not set(fields) <= set(known):
        raise UserError("press-outdated")
    options, terms, wrong = dict[str, Value](), dict[str, Any](), list[Option]()
    for name, values in fields.items():
        one = known[name]
        if one.choices and not set(values) <= {choice.value for choice in one.choices}:
            raise UserError("press-outdated")
        if name == ALSO:
            _read_boxes(table, set(values) ^ set(one.chosen), options, terms, thread=bool(thread))
        elif not values or list(values) == list(one.chosen):
            continue
        elif name == PACE:
            pace, _, more = values[0].partition("|")
            routines = table.game.about.routines
            terms |= {"pace": Pace(pace)} | ({"wait": Wait(more)} if routines else {"control": TimeControl(more)})
        elif name == ORDER:
            terms["order"] = SeatOrder(values[0])
        else:
            option = next(option for option in table.game.about.options if option.name == name)
            _read_option(table, option, values[0], options, terms, wrong)
    options = {name: value for name, value in options.items() if value != table.suited_options[name]}
    return Changes(_effective(table, options), terms, wrong)


def left_over(table: Lobby, shown: Collection[str], say: Speech) -> list[Option]:
    """Return the options that matter and weren't among the fields of a form."""
    fields = {one.name for one in _fields(table, say, None)} - set(shown)
    return [option for option in table.game.about.options if option.name in fields]


def option_name(table: Lobby, option: Option, say: Speech) -> str:
    """Name an option above its field."""
    return own_words(table, option.name, "name", option.name.replace("_", " ").capitalize(), say)


def needs(table: Lobby, option: Option, say: Speech) -> str:
    """Say what an option takes that people type, and that the rest was kept."""
    name = option_name(table, option, say)
    if isinstance(option, Number):
        most = "none" if option.most is None else option.most
        return say("form-wrong-number", name=name, least=option.least, most=most)
    return say("form-wrong-text", name=name, longest=option.longest if isinstance(option, Word) else 0)


def _fingerprint(table: Lobby) -> str:
    """Return eight digits that differ if other settings have been chosen."""
    return f"{crc32(repr((sorted(table.options.items()), write_terms(table.terms))).encode()):08x}"


def _fitting(fields: Sequence[_Field]) -> list[_Field]:
    """Return as many fields as a form has: those that needn't be there make room first, then the last."""
    shown = list(fields)
    for one in [one for one in reversed(fields) if one.optional]:
        if len(shown) > MOST_FIELDS:
            shown.remove(one)
    boxes = [one for one in shown if one.boxes]
    return [*[one for one in shown if not one.boxes][: MOST_FIELDS - len(boxes)], *boxes]


def _fields(table: Lobby, say: Speech, thread: bool | None) -> list[_Field]:
    """List everything that can be asked now: the pace, the options, who begins, and the boxes."""
    about = table.game.about
    idle = about.idle_options(table.suited_options)
    clocks = {option.name for option in about.options if isinstance(option, Flag) and option.whistle}
    options = [
        _field(table, option, say)
        for option in about.options
        if option.asked is Asked.FIELD and option.name not in idle and _is_askable(option)
    ]
    options.sort(key=lambda one: one.name not in clocks)  # what wins comes first
    begins = [] if about.begins is None or about.seats[1] == 1 else [_order_field(table, say)]
    boxes = _boxes_field(table, say, thread)
    return [_pace_field(table, say), *options[:1], *begins, *options[1:], *([boxes] if boxes.choices else [])]


def _is_askable(option: Option) -> bool:
    """Whether a field can ask for an option: people choose its value or type it, and don't swap words of a list."""
    return isinstance(option, Flag) or len(option.offered) > 1 or _is_typed(option)


def _is_typed(option: Option) -> bool:
    """Whether people type the value: a free text, or a number that isn't one of those offered."""
    match option:
        case Word():
            return option.free
        case Number():
            return not option.only and (option.most is None or option.most - option.least >= MOST_CHOICES)
        case Flag():
            return False


def _pace_field(table: Lobby, say: Speech) -> _Field:
    terms = table.terms
    if table.game.about.routines:
        waits = [(pace, wait) for pace in Pace for wait in Wait]
        choices = [
            _Alternative(say(f"form-wait-{pace.value}", value=wait.value), f"{pace.value}|{wait.value}")
            for pace, wait in waits
        ]
        hint = " · ".join(say("term-pace", value=pace.value) for pace in Pace)
        return _Field(PACE, say("form-pace"), hint, choices, [f"{terms.pace.value}|{terms.wait.value}"])
    choices = [
        _Alternative(*_pace_choice(table, pace, control, say))
        for pace in Pace
        for control in TimeControl
        if _is_offered(table, pace, control)
    ]
    return _Field(PACE, say("form-pace"), choices=choices, chosen=[f"{terms.pace.value}|{terms.control.value}"])


def _is_offered(table: Lobby, pace: Pace, control: TimeControl) -> bool:
    """Whether a clock goes with a pace and with the people here, or is chosen already."""
    if control is TimeControl.NONE or (pace, control) == (table.terms.pace, table.terms.control):
        return True
    two = table.game.about.seats[1] == TIMED_SEATS or len(table.seats) + len(table.expected) == TIMED_SEATS
    return offers_clocks(table) and control.pace is pace and (two or control is not TimeControl.TIMED)


def _pace_choice(table: Lobby, pace: Pace, control: TimeControl, say: Speech) -> tuple[str, str, str]:
    """Return the label of a pace with a clock, its value, and what it takes."""
    value = f"{pace.value}|{control.value}"
    if control is TimeControl.NONE:
        return say("term-pace", value=pace.value), value, ""
    asks = len(table.persons) > 1 and control is not table.terms.control
    return say("form-control", value=control.value), value, say("form-agree") if asks else ""


def _order_field(table: Lobby, say: Speech) -> _Field:
    now = table.terms.order
    orders = [SeatOrder.DRAWN, SeatOrder.HOST, *([now] if now is SeatOrder.JOINED else [])]
    choices = [_Alternative(say("form-order", value=one.value), one.value) for one in orders]
    return _Field(ORDER, say("form-begins"), choices=choices, chosen=[now.value])


def _field(table: Lobby, option: Option, say: Speech) -> _Field:
    now, name = table.suited_options[option.name], option_name(table, option, say)
    optional = option.matters is not always
    if isinstance(option, Flag) and option.whistle:
        return _whistle_field(table, option, name, say)
    if isinstance(option, Word) and option.free:
        hint = say("form-line", longest=option.longest)
        return _Field(option.name, name, hint, text=str(now), longest=option.longest, optional=optional)
    if _is_typed(option):
        assert isinstance(option, Number)
        hint = say("form-number", least=option.least, most="none" if option.most is None else option.most)
        hint = own_words(table, option.name, "form", hint, say)
        return _Field(option.name, name, hint, text="" if now is None else str(now), longest=9, optional=optional)
    offered = [*option.offered, *([now] if now not in option.offered else [])]
    choices = [_Alternative(offer_of(table, option, value, say), as_text(value)) for value in offered]
    return _Field(option.name, name, choices=choices, chosen=[as_text(now)], optional=optional)


def _whistle_field(table: Lobby, option: Flag, name: str, say: Speech) -> _Field:
    """Ask whether a clock ends the game, and when."""
    terms = table.terms
    known = [*WHISTLES, *([(terms.minutes, terms.turns)] if (terms.minutes, terms.turns) not in WHISTLES else [])]
    choices = [_Alternative(option_words(table, option.name, False, say), as_text(False))]
    for minutes, turns in known:
        label = own_words(table, option.name, "clock", "", say, minutes=minutes)
        label = label or f"{option_words(table, option.name, True, say)} ({say('term-minutes', value=minutes)})"
        choices.append(_Alternative(label, f"{minutes}|{turns}", say("form-turns", turns=turns)))
    on = table.suited_options[option.name]
    return _Field(option.name, name, choices=choices, chosen=[f"{terms.minutes}|{terms.turns}" if on else as_text(on)])


def _boxes_field(table: Lobby, say: Speech, thread: bool | None) -> _Field:
    about, terms, options = table.game.about, table.terms, table.suited_options
    found: list[tuple[_Alternative, bool]] = []
    if about.quick_setup:
        choice = _Alternative(say("form-kickoff"), KICKOFF, say("form-kickoff-else"))
        found.append((choice, terms.kickoff is Kickoff.CHOOSE))
    found += [
        (_Alternative(offer_of(table, option, True, say), option.name), bool(options[option.name]))
        for option in about.options
        if isinstance(option, Flag) and option.asked is Asked.BOX
    ]
    if about.routines:
        found.append((_Alternative(say("term-records", value="round"), RECORDS), terms.records is Records.ROUND))
    if offers_hints(table):
        asks = len(table.persons) > 1 and not terms.hints
        then = say("form-hints-then", asks="yes" if asks else "no")
        found.append((_Alternative(say("form-hints"), HINTS, then), terms.hints))
    if thread is not None:
        found.append((_Alternative(say("form-thread"), THREAD), thread))
    on = [choice.value for choice, chosen in found if chosen]
    return _Field(ALSO, say("form-flags"), choices=[choice for choice, _ in found], chosen=on, boxes=True)


def _input(one: _Field) -> Any:
    """Make the component of a field."""
    if not one.choices:
        return TextInput[Modal](custom_id=one.name, default=one.text, required=False, max_length=one.longest)

    def options_of(kind: Callable[..., Any]) -> list[Any]:
        return [
            kind(
                label=choice.label[:CHOICE],
                value=choice.value,
                description=choice.description[:DESCRIPTION] or None,
                default=choice.value in one.chosen,
            )
            for choice in one.choices
        ]

    if one.boxes:
        options = options_of(discord.CheckboxGroupOption)
        return CheckboxGroup[Modal](custom_id=one.name, required=False, min_values=0, options=options)
    if len(one.choices) <= MOST_IN_SIGHT:
        return RadioGroup[Modal](custom_id=one.name, required=False, options=options_of(discord.RadioGroupOption))
    return Select[Modal](custom_id=one.name, options=options_of(discord.SelectOption))


def _read_boxes(
    table: Lobby, changed: set[str], options: dict[str, Value], terms: dict[str, Any], *, thread: bool
) -> None:
    """Read the boxes that were ticked or cleared."""
    now = table.terms
    for box in changed:
        match box:
            case "terms.kickoff":
                terms["kickoff"] = Kickoff.NOW if now.kickoff is Kickoff.CHOOSE else Kickoff.CHOOSE
            case "terms.records":
                terms["records"] = Records.MATCH if now.records is Records.ROUND else Records.ROUND
            case "terms.hints":
                terms["hints"] = not now.hints
            case "terms.thread":
                terms |= {"apart": not thread, "here": thread}
            case _:
                options[box] = not table.suited_options[box]


def _read_option(
    table: Lobby, option: Option, text: str, options: dict[str, Value], terms: dict[str, Any], wrong: list[Option]
) -> None:
    """Read a field of its own: a value that was offered, or what somebody wrote; nothing written means the default."""
    match option:
        case Flag() if option.whistle and text != as_text(False):
            options[option.name] = True
            minutes, _, turns = text.partition("|")
            terms |= {"minutes": int(minutes), "turns": int(turns)}
        case Word(free=True):
            text = tidy(text)
            if text and not (option.accepts(text) and plain(text, option.longest)):
                wrong.append(option)
            else:
                options[option.name] = text or option.default
        case Number() if _is_typed(option):
            number = usual_signs(text).strip()
            if not number:
                options[option.name] = option.default
            elif _NUMBER.fullmatch(number) is None or not option.accepts(int(number)):
                wrong.append(option)
            else:
                options[option.name] = int(number)
        case _:
            now = table.suited_options[option.name]
            offered: dict[str, Value] = {as_text(value): value for value in option.offered}
            options[option.name] = offered.get(text, now)


def _effective(table: Lobby, options: Mapping[str, Value]) -> dict[str, Value]:
    """Leave out what has no effect beside the other changes."""
    try:
        after = settle(table.game.about.options, {**table.options, **options})
    except RulesError:
        return dict(options)  # whoever judges them says why
    idle = table.game.about.idle_options(after)
    return {name: value for name, value in options.items() if name not in idle}
