"""The race of the day, begun from the page of the daily. Room: tests/bot."""

from __future__ import annotations

from typing import Any

from cogs.controls.addresses import at_no_table
from cogs.daily.page import THE_RACE
from cogs.daily.race import PLAY
from tests.bot.club import Club, Seen


async def race(club: Club, who: Any, channel: Any = None) -> Seen:
    """Begin or continue somebody's race."""
    page = await club.slash(who, "mundialito daily", channel)
    return await club.forge(who, page, str(at_no_table(PLAY, THE_RACE))) if page.ids else page
