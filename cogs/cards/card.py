"""Share the card of a finished game with everybody in its channel, and make the message with it."""

import asyncio

import discord
from discord.ui import Item, LayoutView, TextDisplay

from cogs.controls.addresses import Address, at
from cogs.controls.answers import Reply, picture_item, tell, view_of
from cogs.controls.buttons import AnyButton, button, message_url, rows
from cogs.controls.sentences import UserError
from cogs.delivery.once_policy import Make, Once
from cogs.press.desk import Desk
from cogs.press.press import Press
from cogs.table.extras import TablePlace
from cogs.table.messages import PICTURE, Post
from cogs.table.pages import pointer
from host.house import Session
from host.puzzle_day import is_sealed, when_open
from render.card import draw_card
from rules.table.table import Finished, Table
from words import Speech
from words.card import card_alt, card_of

_GOLD = 0xF2C14E
#: The verb of the controls that share a card, and of the one below it.
CARD = "card"
#: The words of the control below a card that leads to the board.
TO_BOARD = "board"


def card_button(table: Finished, say: Speech) -> AnyButton:
    """Make the button that posts the card of a finished game."""
    return button(say("button-card"), at(table, CARD))


def card_mark(table: Table) -> Address:
    """Return the address of the control that only the table's card has."""
    return at(table, CARD, TO_BOARD)


#: The kind of parcel that brings a card to everybody; it is saved in the archive.
KIND = "card"


class SharedCards(Once):
    """Handles the controls that share a card, and those below it, and brings the card."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(KIND, card_mark, desk.delivery, desk.rights)
        self._names, self._composer, self._extras = desk.names, desk.composer, desk.extras

    async def press(self, press: Press) -> Reply | None:
        """Share the card, or lead from it to the board. Raises UserError, ArchiveError."""
        match press.address.words:
            case "":
                return await self._share(press)
            case words if words == TO_BOARD:
                return pointer(press.session, press.say("card-board", table=press.table.id), press.say)
            case _:
                raise UserError("press-outdated")

    async def _share(self, press: Press) -> Reply | None:
        """Post the card in the table's channel; if it has been posted, say where it is.

        Raises UserError if the game, or a puzzle's day, isn't over, and like `check`; ArchiveError.
        """
        table = press.table
        if not isinstance(table, Finished):
            raise UserError("card-not-yet")
        if is_sealed(table, self._house.now()):
            raise UserError("card-sealed", when=when_open(table.puzzle))
        posted = await self.find_posted(table)
        if posted is not None:
            return tell(press.say("card-shared", link=message_url(press.session.head.guild_id, posted)))
        await self.check(press.session, press.interaction)
        await self.order(table, press.person)
        return tell(press.say("card-coming"))

    async def maker(self, session: Session, table: Finished, by: int, say: Speech) -> Make:
        """Return what makes the card."""
        server = session.head.guild_id
        guild = self._delivery.bot.get_guild(server) if server is not None else None
        place = guild.name if guild is not None else ""
        return lambda picture: self._card(session, table, say, by, place, picture=picture)

    async def _card(
        self, session: Session, table: Finished, say: Speech, by: int, place: str, *, picture: bool = True
    ) -> Post:
        """Make the message: the card, who shares it, and the ways to the game; without `picture` it is in words.

        `place` is the server's name, empty in direct messages.
        """
        people = [seat.person for seat in table.seats]
        accounts = [await self._names.account(person) if person is not None else "" for person in people]
        names = (await self._composer.cast(table, say)).shown
        card = await asyncio.to_thread(  # a match is replayed up to its winning goal
            card_of, table.match, names, early=table.result, accounts=tuple(accounts), place=place, puzzle=table.puzzle
        )
        drawn = await self._house.studio.paint(draw_card, card, say.language) if picture else None
        items: list[Item[LayoutView]] = []
        if drawn is not None:
            items.append(picture_item(PICTURE, drawn.alt))
        else:
            items.append(TextDisplay(discord.utils.escape_markdown(card_alt(card, say))))
        items.append(TextDisplay(say("card-by", name=await self._names.of(by))))
        ways = await self._extras.buttons(TablePlace.CARD, session, None, say)
        items += rows(*ways, button(say("button-jump"), card_mark(table)))
        return Post(view_of(*items, colour=_GOLD), () if drawn is None else (drawn.png,))
