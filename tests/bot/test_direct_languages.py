"""What is posted in direct messages is in the language of the person who reads them."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from data import Pref
from tests.bot.club import Club, Seen
from tests.bot.test_filming import reels_of
from words import speech
from words.games import game_title

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


async def test_a_card_is(club: Club) -> None:
    ana, place, choice = await resigned(club)
    await club.press(ana, choice, SAY("button-card"))
    assert club.board(place).text == SAY("card-by", name="Ana")


@pytest.mark.parametrize("way", ["button-share-moving", "button-share-still"])
async def test_a_shared_game_is(club: Club, way: str) -> None:
    reels = reels_of(club)
    ana, _, choice = await resigned(club)
    posted = await club.press(ana, choice, SAY(way))
    assert not posted.message.ephemeral
    facts = {"part": SAY("share-part-all"), "game": game_title("mundialito", SAY), "source": "table"}
    assert SAY("share-by", name="Ana", **facts) in posted.text
    shown = [order.locale for order in reels.orders] or [club.studio.wishes[-1].locale]
    assert shown == ["fr"]
