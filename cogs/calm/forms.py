"""The forms for how and when somebody is called, filled in as it is."""

from datetime import datetime

import discord
from babel.dates import format_date
from discord.ui import Modal, RadioGroup, Select, TextInput

from cogs.controls.addresses import Address
from cogs.controls.answers import Form
from cogs.controls.forms import hour_field, make_form, put_label
from data import Person
from host.calm import TurnCalls, count_days_left, zone_of
from host.zones import name_zone, time_in
from words import Speech
from words.speech import locale_of

#: How somebody is called each time; the other ways have names of their own.
EACH = "each"
#: On how many of the next days an absence may end.
MOST_DAYS = 13
#: The longest text that is read as the name of a place.
LONGEST_PLACE = 40


def turns_form(person: Person, address: Address, say: Speech) -> Form:
    """Make the form of how somebody is called at slow tables."""
    now = person.turns or EACH
    field: RadioGroup[Modal] = RadioGroup(
        custom_id="how",
        options=[
            discord.RadioGroupOption(
                label=say("calm-turns-choice", how=one),
                description=say("calm-turns-then", how=one),
                value=one,
                default=one == now,
            )
            for one in (EACH, *TurnCalls)
        ],
    )
    return make_form("calm-turns-form", address, say, put_label("calm-turns-question", field, say))


def zone_form(person: Person, address: Address, say: Speech) -> Form:
    """Make the form of somebody's time zone."""
    field: TextInput[Modal] = TextInput(
        custom_id="zone",
        default=name_zone(person.zone, say.language) if person.zone else "",
        placeholder=say("calm-zone-example"),
        required=False,
        max_length=LONGEST_PLACE,
    )
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


def away_form(person: Person, address: Address, now: int, say: Speech) -> Form:
    """Make the form of until when somebody is away."""
    there, left = time_in(zone_of(person), now), count_days_left(person, now)
    days = min(MOST_DAYS, max(1, left - 1))
    options = [discord.SelectOption(label=_day(there, day, say), value=str(day)) for day in range(1, days + 1)]
    field: Select[Modal] = Select(custom_id="until", options=options)
    return make_form("calm-away-form", address, say, put_label("calm-away-question", field, say, days=left))


def _day(there: datetime, days: int, say: Speech) -> str:
    """Say which day comes so many days after a time."""
    date = datetime.fromordinal(there.toordinal() + days)
    named = format_date(date, "full", locale=locale_of(say.language))
    return say("calm-tomorrow", date=named) if days == 1 else named[0].upper() + named[1:]
