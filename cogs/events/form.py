"""The form of a new event, and what can be chosen in it."""

from collections.abc import Sequence

import discord
from discord.ui import Modal, Select, TextInput

from cogs.controls.addresses import at_no_table
from cogs.controls.answers import Form
from cogs.controls.forms import make_form, put_label, radio_field
from cogs.events.messages.telling import FORM, LONGEST_EVENT_NAME
from host.zones import name_zone, time_in
from rules import GAMES
from tournaments.plan import LEAST_SEATS, MOST_SEATS, Format, Plan, Rhythm
from words import Speech
from words.games import title_in_menu

#: How long a name is, what is read as a date at most, and what is read of a name (characters).
SHORTEST, LONGEST, LONGEST_DATE, LONGEST_TYPED = 2, LONGEST_EVENT_NAME, 60, 400
#: The choices of the form: a format, and whether it is slow.
KINDS = {
    "evening": (Format.EVENING, False),
    "league": (Format.LEAGUE, True),
    "cup": (Format.CUP, False),
    "slowcup": (Format.CUP, True),
}


def fits(game: str, format_: Format) -> bool:
    """Whether a game can be played in this format: by two or, in an evening, by three to six."""
    least, most = GAMES[game].about.seats
    two = least <= 2 <= most
    return two or (format_ is Format.EVENING and least <= MOST_SEATS and most >= LEAST_SEATS)


def make_event_form(plan: Plan | None, draft: str, zone: str, guessed: bool, say: Speech) -> Form:
    """Make the form, filled in as a draft is."""
    chosen = "evening" if plan is None else next(key for key, one in KINDS.items() if one == (plan.format, plan.slow))
    name: TextInput[Modal] = TextInput(
        custom_id="name",
        default=plan.name[:LONGEST] if plan is not None and len(plan.name) >= SHORTEST else "",
        placeholder=say("event-form-name-example"),
        min_length=SHORTEST,
        max_length=LONGEST,
    )
    kinds = {one: (say("event-format", format=one), say("event-format-about", format=one)) for one in KINDS}
    formats = radio_field("format", kinds, chosen)
    games: Select[Modal] = Select(
        custom_id="game",
        options=[
            discord.SelectOption(
                label=title_in_menu(key, say)[:100],
                value=key,
                default=key == plan.game if plan else place == 0,
            )
            for place, key in enumerate(_list_playable())
        ],
    )
    start: TextInput[Modal] = TextInput(
        custom_id="start",
        default=f"{time_in(zone, plan.start):%Y-%m-%d %H:%M}" if plan is not None and plan.start else "",
        placeholder=say("event-form-start-example"),
        max_length=LONGEST_DATE,
    )
    shown = {"zone": name_zone(zone, say.language), "guess": "yes" if guessed else "no"}
    rhythm: Select[Modal] = Select(
        custom_id="repeat",
        options=[
            discord.SelectOption(
                label=say("event-repeat", rhythm=one.value),
                value=one.value,
                default=one is (plan.rhythm if plan else Rhythm.ONCE),
            )
            for one in Rhythm
        ],
    )
    return make_form(
        "event-form",
        at_no_table(FORM, f"new|{draft}" if draft else "new"),
        say,
        put_label("event-form-name", name, say),
        put_label("event-form-format", formats, say),
        put_label("event-form-game", games, say),
        put_label("event-form-start", start, say, **shown),
        put_label("event-form-repeat", rhythm, say),
    )


def _list_playable() -> Sequence[str]:
    """The games that an event can be of."""
    found = [key for key in GAMES if fits(key, Format.EVENING)]
    return sorted(found, key=lambda key: GAMES[key].about.seats != (2, 2))
