"""What is posted in direct messages is in the language of the person who reads them."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from data import Pref
from tests.bot.club import Club, Seen
from tests.bot.test_filming import reels_of
from words import speech

SAY = speech("fr")


async def resigned(club: Club) -> tuple[Any, Any, Seen]:
    """Let Ana, who reads French, resign a game in her direct messages.

    Return her, the channel, and what she may share there.
    """
    ana = club.ana.user
    await club.archive.people.save(club.ana.id, {Pref.CHOSEN: "fr"})
    await club.slash(ana, "mundialito play", computer="random")
    (head,) = await club.archive.seats.tables_of(club.ana.id)
    place = discord.Object(head.channel_id)
    await club.press(ana, await club.slash(ana, "mundialito table", action="resign"), SAY("button-resign-yes"))
    return ana, place, await club.press(ana, club.board(place), SAY("button-share"))


@pytest.mark.parametrize("kind", ["card", "film", "moments"])
async def test_a_shared_game_is(club: Club, kind: str) -> None:
    reels = reels_of(club)
    ana, place, page = await resigned(club)
    page = await club.press(ana, page, SAY("share-kind", kind=kind))
    told = await club.press(ana, page, SAY("button-share-post"))
    assert told.text == SAY("share-posted", place="none")
    posted = club.board(place)
    assert posted.text.endswith("· partagé par Ana")
    assert SAY("button-play-this") in posted.buttons
    assert [order.locale for order in reels.orders] == (["fr"] if kind == "film" else [])
