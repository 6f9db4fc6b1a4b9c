"""The public message with the card of a finished game. Part of cogs/views."""

import asyncio

import discord
from discord.ui import Container, MediaGallery, TextDisplay

from cogs.servers.names import Names
from cogs.views.controls.addresses import Address, at
from cogs.views.controls.buttons import button, rows
from cogs.views.controls.verbs import Verb
from cogs.views.messages import PICTURE, Composer, Post
from host.house import House
from render.card import draw_card
from rules.table.table import Finished, Table
from words import Speech
from words.card import card_alt, card_of

_GOLD = 0xF2C14E
#: The words of the control below a card that leads to the board.
TO_BOARD = "board"


def card_mark(table: Table) -> Address:
    """Return the address of the control that only the table's card has."""
    return at(table, Verb.CARD, TO_BOARD)


class Cards:
    """Makes the messages with cards."""

    def __init__(self, house: House, names: Names, composer: Composer) -> None:
        self._house = house
        self._names = names
        self._composer = composer

    async def card(self, table: Finished, say: Speech, by: int, place: str, *, picture: bool = True) -> Post:
        """Make the message: the card, who shares it, and the ways to the game; without `picture` it is in words.

        `place` is the server's name, empty in direct messages.
        """
        people = [seat.person for seat in table.seats]
        accounts = [await self._names.account(person) if person is not None else "" for person in people]
        names = await self._composer.shown_names(table, say)
        card = await asyncio.to_thread(  # a match is replayed up to its winning goal
            card_of, table.match, names, early=table.result, accounts=tuple(accounts), place=place, puzzle=table.puzzle
        )
        drawn = await self._house.studio.paint(draw_card, card, say.language) if picture else None
        items: list[discord.ui.Item[discord.ui.LayoutView]] = []
        if drawn is not None:
            items.append(MediaGallery(discord.MediaGalleryItem(f"attachment://{PICTURE}", description=drawn.alt)))
        else:
            items.append(TextDisplay(discord.utils.escape_markdown(card_alt(card, say))))
        items.append(TextDisplay(say("card-by", name=await self._names.of(by))))
        replay = button(say("button-replay"), at(table, Verb.REPLAY))
        items += rows(replay, button(say("button-jump"), card_mark(table)))
        layout = discord.ui.LayoutView(timeout=None)
        layout.add_item(Container(*items, accent_colour=_GOLD))
        return Post(layout, () if drawn is None else (drawn.png,))
