"""The controls of leaderboards and profiles.

Their words say what they open, in the server where they are pressed.
"""

from discord.ui import Button, LayoutView

from cogs.controls.addresses import NO_TABLE, Address
from cogs.controls.buttons import button
from cogs.ladder.standings import PageChoice
from words import Speech

#: The verbs of a page of a leaderboard, of a profile, and of what shows either to everybody.
LADDER, PROFILE, SHOW = "ladder", "profile", "show"
#: The words of a button that shows the person's own profile; other words name a page of a leaderboard.
OWN_PROFILE = "profile"


def page_at(chosen: PageChoice) -> Address:
    """Return the address of a page of a leaderboard."""
    return Address(NO_TABLE, 0, LADDER, str(chosen))


def profile_at(person: int, *, picture: bool) -> Address:
    """Return the address of somebody's profile, as a picture or in words."""
    return Address(NO_TABLE, 0, PROFILE, f"{person}|{'p' if picture else 't'}")


def to_everybody(what: str) -> Address:
    """Return the address of a button that shows a leaderboard page, or the person's profile, to everybody."""
    return Address(NO_TABLE, 0, SHOW, what)


def ladder_button(chosen: PageChoice, say: Speech) -> Button[LayoutView]:
    """Make the button to a page of a leaderboard, which answers each person privately."""
    return button(say("button-ladder"), page_at(chosen))
