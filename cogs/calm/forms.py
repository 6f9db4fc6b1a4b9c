"""The forms for how and when somebody is called, filled in as it is."""

from collections.abc import Sequence
from datetime import date

import discord
from babel.dates import format_date
from discord.ui import Modal, Select

from cogs.controls.addresses import Address
from cogs.controls.answers import Form
from cogs.controls.forms import hour_field, make_form, place_field, put_label, radio_field
from data import Person
from host.calm import TurnCalls
from words import Speech
from words.languages import locale_of

#: How somebody is called each time; the other ways have names of their own.
EACH = "each"


def turns_form(person: Person, address: Address, say: Speech) -> Form:
    """Make the form of how somebody is called at slow tables."""
    now = person.turns or EACH
    choices = {
        str(one): (say("calm-turns-choice", how=one), say("calm-turns-then", how=one)) for one in (EACH, *TurnCalls)
    }
    field = radio_field("how", choices, now)
    return make_form("calm-turns-form", address, say, put_label("calm-turns-question", field, say))


def zone_form(person: Person, address: Address, say: Speech) -> Form:
    """Make the form of somebody's time zone."""
    field = place_field(person.zone or "", say("calm-zone-example"), say.language)
    return make_form("calm-zone-form", address, say, put_label("calm-zone-question", field, say))


def hours_form(person: Person, address: Address, say: Speech) -> Form:
    """Make the form of somebody's quiet hours."""
    begin, end = person.quiet or (None, 8)
    return make_form(
        "calm-hours-form",
        address,
        say,
        put_label("calm-hours-from", hour_field("from", begin, say("calm-hours-off")), say),
        put_label("calm-hours-to", hour_field("to", end), say),
    )


def away_form(days: Sequence[date], left: int, today: date, address: Address, say: Speech) -> Form:
    """Make the form of the last day of an absence, one of `days`; `left` days of absence are left this year."""
    options = [discord.SelectOption(label=_name_day(day, today, say), value=str(day)) for day in days]
    field: Select[Modal] = Select(custom_id="until", options=options)
    return make_form("calm-away-form", address, say, put_label("calm-away-question", field, say, days=left))


def _name_day(day: date, today: date, say: Speech) -> str:
    named = format_date(day, "full", locale=locale_of(say.language))
    return say("calm-tomorrow", date=named) if (day - today).days == 1 else named[0].upper() + named[1:]
