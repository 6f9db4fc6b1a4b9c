"""The forms for what a server sets, filled in as it is."""

from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import Label, Modal, RadioGroup, Select, TextInput

from cogs.controls.addresses import Address
from cogs.controls.answers import Form, tell
from cogs.press.server_page import MOST_CHANNELS, channel_menu
from host.zones import is_zone, name_zone
from words import LANGUAGES, Speech, speech

#: Discord's own language, and no quiet hours.
DISCORDS, OFF = "discord", "off"
_HOURS = tuple(f"{hour:02}:00" for hour in range(24))


def language_form(value: Any, address: Address, say: Speech) -> Form:
    """Make the form of the language of what everybody reads."""
    group: RadioGroup[Modal] = RadioGroup(
        custom_id="language",
        options=[
            discord.RadioGroupOption(
                label=say("server-language-discord"), value=DISCORDS, default=value not in LANGUAGES
            ),
            *(
                discord.RadioGroupOption(label=speech(one)("language-name"), value=one, default=one == value)
                for one in LANGUAGES
            ),
        ],
    )
    return _form("language", address, say, _label("language", group, say))


def channels_form(value: Sequence[int], address: Address, say: Speech) -> Form:
    """Make the form of the channels in which tables may open."""
    select = channel_menu("channels", value, most=MOST_CHANNELS)
    return _form("channels", address, say, _label("channels", select, say))


def quiet_form(value: Sequence[Any], on: bool, address: Address, say: Speech) -> Form:
    """Make the form of quiet hours; `value` is from, to and the time zone, the usual ones if they aren't `on`."""
    begin, end, zone = value
    off = discord.SelectOption(label=say("server-quiet-off"), value=OFF, default=not on)
    starts: Select[Modal] = Select(custom_id="from", required=False, options=[off, *_hours(begin if on else None)])
    ends: Select[Modal] = Select(custom_id="to", required=False, options=_hours(end))
    place: TextInput[Modal] = TextInput(
        custom_id="zone",
        default=name_zone(zone, say.language) if is_zone(zone) else "",
        placeholder=say("server-zone-example"),
        required=False,
        max_length=40,
    )
    labels = (_label("quiet-from", starts, say), _label("quiet-to", ends, say), _label("zone", place, say))
    return _form("quiet", address, say, *labels)


def _hours(chosen: int | None) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=label, value=str(hour), default=hour == chosen) for hour, label in enumerate(_HOURS)
    ]


def _label(name: str, component: discord.ui.Item[Modal], say: Speech) -> Label[Modal]:
    about = say(f"server-form-{name}-about") if say.knows(f"server-form-{name}-about") else None
    return Label(text=say(f"server-form-{name}")[:45], description=about and about[:100], component=component)


def _form(name: str, address: Address, say: Speech, *labels: Label[Modal]) -> Form:
    modal = Modal(title=say(f"server-form-{name}-title")[:45], custom_id=str(address), timeout=None)
    for label in labels:
        modal.add_item(label)
    return Form(tell(say("form-late")).view, modal=modal)
