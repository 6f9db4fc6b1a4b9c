"""Cups of the World Cup Game with given hands, saved in the bot's database as the bot would save them.

Room: tests/wire. May import `club`, `prepared`, `standin`, the bot's pure rooms and data.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from data.sql.people import PersonStore, save_person
from rules.table import entries
from rules.table.act import act
from rules.table.fold import fold
from rules.table.lobby import open_lobby
from rules.table.requests import Join, Start
from rules.table.terms import SeatOrder, Terms
from testbed.standin import Channel, StandIn, User
from tests.wire.club import Club, to
from tests.wire.prepared import stand, written

#: The id of such a table, always the same so that two bots can be compared.
TABLE = "thetwins"


def put_dealt(club: Club, channel: Channel, people: Sequence[User], chances: Sequence[str], **options: Any) -> str:
    """Save a cup with these draws, up to the hands, in a running bot's database; return its table's id."""
    now = int(time.time() * 1000)
    host, *guests = (user.id for user in people)
    progress = open_lobby(
        TABLE, f"{1:064x}", host, "worldcup", options=options, terms=Terms(order=SeatOrder.JOINED), now=now
    )
    made = [*progress.entries]
    for request in (*map(Join, guests), Start(host)):
        progress = act(progress.table, request, now)
        made += progress.entries
    made = [*(entry for entry in made if not isinstance(entry, entries.Chanced)), *map(entries.Chanced, chances)]
    table = fold(TABLE, progress.table.seed, [(entry, now) for entry in made])
    with club.database.transaction() as base:
        for user in people:
            save_person(base, user.id, {"name": user.name})
            PersonStore.save_dm_channel.__wrapped__(None, base, user.id, club.discord.dm_channel(user).id)
    stand(club.database, table, written(made, table.touched_at), club.guild.id, channel.id)
    return TABLE


async def tap(discord: StandIn, user: User) -> None:
    """Play the first card of the hand on the first rows offered, from the direct message."""
    (letter,) = discord.dms(user)
    if letter.button(to("step")) is None:  # renewed by a press, as a person would
        await discord.press(user, letter, to("hand"))
    while letter.button(to("do")) is None:
        if letter.selects:
            menu = letter.selects[0]
            await discord.pick(user, letter, menu.custom_id, menu.options[0]["value"])
        else:
            await discord.press(user, letter, to("step"))
    await discord.press(user, letter, to("do"))
