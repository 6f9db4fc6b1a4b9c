"""The forms for what a server sets, filled in as it is."""

from collections.abc import Sequence
from typing import Any

from cogs.controls.addresses import Address
from cogs.controls.answers import Form
from cogs.controls.forms import hour_field, language_field, make_form, place_field, put_label
from cogs.press.server_page import MOST_CHANNELS, channel_menu
from words import Speech


def language_form(value: Any, address: Address, say: Speech, *locales: str) -> Form:
    """Make the form of the language of what everybody reads, for people and servers of these locales."""
    field = language_field("language", value, say("server-language-discord"), say, *locales)
    return make_form("server-form-language-title", address, say, put_label("server-form-language", field, say))


def channels_form(value: Sequence[int], address: Address, say: Speech) -> Form:
    """Make the form of the channels in which tables may open."""
    field = channel_menu("channels", value, most=MOST_CHANNELS)
    return make_form("server-form-channels-title", address, say, put_label("server-form-channels", field, say))


def quiet_form(value: Sequence[Any], on: bool, address: Address, say: Speech) -> Form:
    """Make the form of quiet hours; `value` is from, to and the time zone, the usual ones if they aren't `on`."""
    begin, end, zone = value
    place = place_field(zone, say("server-zone-example"), say.language)
    return make_form(
        "server-form-quiet-title",
        address,
        say,
        put_label("server-form-quiet-from", hour_field("from", begin if on else None, say("server-quiet-off")), say),
        put_label("server-form-quiet-to", hour_field("to", end), say),
        put_label("server-form-zone", place, say),
    )
