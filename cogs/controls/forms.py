"""Forms and fields that several of them have, filled in as it is."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

import discord
from discord.ui import Label, Modal, RadioGroup, Select, TextInput

from cogs.controls.addresses import Address
from cogs.controls.answers import LOCALES, Form, tell
from cogs.controls.buttons import AnyButton, button
from cogs.faces.spread import Style
from host.zones import is_zone, name_zone, near_zones, time_in
from words import Speech, speech
from words.languages import SOURCE_LANGUAGE, is_preview, list_languages

#: The choice of the language that Discord itself shows, and of no hours.
DISCORDS, OFF = "discord", "off"
#: The longest text that is read as the name of a place.
LONGEST_PLACE = 40
#: Discord's limits for titles and labels, and for descriptions.
TITLE, ABOUT = 45, 100
#: How many options Discord allows in a list of buttons, and in a menu.
MOST_RADIOS, MOST_OPTIONS = 10, 25
_HOURS = tuple(f"{hour:02}:00" for hour in range(24))


def make_form(title: str, address: Address, say: Speech, *labels: Label[Modal]) -> Form:
    """Make a form of these fields."""
    modal = Modal(title=say(title)[:TITLE], custom_id=str(address), timeout=None)
    for one in labels:
        modal.add_item(one)
    return Form(tell(say("form-late")).view, modal=modal)


def put_label(message: str, component: discord.ui.Item[Modal], say: Speech, **facts: Any) -> Label[Modal]:
    """Put a label above a field, and below it what `<message>-about` says, if there is one."""
    about = say(f"{message}-about", **facts) if say.knows(f"{message}-about") else None
    return Label(text=say(message)[:TITLE], description=about and about[:ABOUT], component=component)


def radio_field(custom_id: str, choices: Mapping[str, tuple[str, str | None]], chosen: str) -> RadioGroup[Modal]:
    """Make a choice of one; each value has a label, and perhaps what it means."""
    options = [
        discord.RadioGroupOption(label=label, description=about, value=value, default=value == chosen)
        for value, (label, about) in choices.items()
    ]
    return RadioGroup(custom_id=custom_id, options=options)


def language_field(
    custom_id: str, chosen: Any, discords: str, say: Speech, *locales: str
) -> RadioGroup[Modal] | Select[Modal]:
    """Make the choice of a language, each by its own name; `discords` names the one of Discord.

    A preview says so, in its own language too.
    """
    offered = offer_languages(chosen, locales)
    options: list[dict[str, Any]] = [{"label": discords, "value": DISCORDS, "default": chosen not in offered}]
    for one in offered:
        own, about = speech(one), None
        if is_preview(one):
            about = " · ".join(dict.fromkeys((own("language-preview"), say("language-preview"))))[:ABOUT]
        options.append({"label": own.name[:ABOUT], "value": one, "default": one == chosen, "description": about})
    if len(options) <= MOST_RADIOS:
        return RadioGroup(custom_id=custom_id, options=[discord.RadioGroupOption(**one) for one in options])
    return Select(custom_id=custom_id, options=[discord.SelectOption(**one) for one in options])


def offer_languages(chosen: Any, locales: Collection[str]) -> tuple[str, ...]:
    """The languages that people of these locales can choose, previews last; not more than a menu holds.

    A preview is for those whose Discord speaks it or has no such language, and those who have chosen it. If there are
    too many, those are left out that others' Discord speaks.
    """
    here, discords = {_primary(one) for one in locales}, {_primary(one) for one in LOCALES}

    def suits(language: str) -> bool:
        return language == chosen or _primary(language) in here or _primary(language) not in discords

    offered = [one for one in list_languages() if suits(one) or not is_preview(one)]
    kept = (chosen, SOURCE_LANGUAGE)
    first = sorted(offered, key=lambda one: (one not in kept, _primary(one) not in here, not suits(one)))
    return tuple(one for one in offered if one in first[: MOST_OPTIONS - 1])


def _primary(language: str) -> str:
    return language.partition("-")[0]


def hour_field(custom_id: str, chosen: int | None, off: str = "") -> Select[Modal]:
    """Make a menu of the hours of a day, after `off` if none may be chosen."""
    none = [discord.SelectOption(label=off, value=OFF, default=chosen is None)] if off else []
    hours = [
        discord.SelectOption(label=label, value=str(hour), default=hour == chosen) for hour, label in enumerate(_HOURS)
    ]
    return Select(custom_id=custom_id, required=not off, options=[*none, *hours])


def place_field(zone: str, example: str, language: str) -> TextInput[Modal]:
    """Make the field `zone` for a place, an offset or the time there; it says which `zone` is set."""
    return TextInput(
        custom_id="zone",
        default=name_zone(zone, language) if is_zone(zone) else "",
        placeholder=example,
        required=False,
        max_length=LONGEST_PLACE,
    )


def zone_buttons(typed: str, now: int, say: Speech, address: Callable[[str], Address]) -> list[AnyButton]:
    """Make a button for each zone that may be meant by what was written, with the time that it is there."""
    return [
        button(
            f"{name_zone(zone, say.language)} · {time_in(zone, now):%H:%M}",
            address(zone),
            Style.PLAIN if number else Style.MAIN,
        )
        for number, zone in enumerate(near_zones(typed, now))
    ]


def read_hour(text: str) -> int | None:
    """Read an hour that was chosen; None for anything else."""
    return int(text) if text.isdecimal() and len(text) <= 2 and int(text) < len(_HOURS) else None
