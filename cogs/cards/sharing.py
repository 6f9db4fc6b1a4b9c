"""Share the card of a finished game with everybody in its channel."""

from cogs.cards.message import TO_BOARD, Cards, card_mark
from cogs.controls.answers import Reply, tell
from cogs.controls.sentences import Told
from cogs.delivery.once_policy import Make, Once
from cogs.press.desk import Desk
from cogs.press.press import Press
from cogs.table.pages import pointer
from cogs.table.panels import link_to
from host.house import Session
from host.puzzle_day import is_sealed, when_open
from rules.table.table import Finished
from words import Speech

#: The kind of parcel that brings a card to everybody; it is saved in the archive.
KIND = "card"


class Sharing(Once):
    """Handles the controls that share a card, and those below it, and brings the card."""

    def __init__(self, desk: Desk, cards: Cards) -> None:
        super().__init__(KIND, card_mark, desk.delivery, desk.rights)
        self._cards = cards

    async def pressed(self, press: Press) -> Reply | None:
        """Share the card, or lead from it to the board. Raises Told, ArchiveError."""
        match press.address.words:
            case "":
                return await self._share(press)
            case words if words == TO_BOARD:
                return pointer(press.session, press.say("card-board", table=press.table.id), press.say)
            case _:
                raise Told("press-outdated")

    async def _share(self, press: Press) -> Reply | None:
        """Post the card in the table's channel; if it has been posted, say where it is.

        Raises Told if the game, or a puzzle's day, isn't over, and like `check`; ArchiveError.
        """
        table = press.table
        if not isinstance(table, Finished):
            raise Told("card-not-yet")
        if is_sealed(table, self._house.now()):
            raise Told("card-sealed", when=when_open(table.puzzle))
        posted = await self.posted(table)
        if posted is not None:
            return tell(press.say("card-shared", link=link_to(press.session.head.guild_id, posted)))
        await self.check(press.session, press.interaction)
        await self.order(table, press.person)
        return tell(press.say("card-coming"))

    async def made(self, session: Session, table: Finished, by: int, say: Speech) -> Make:
        """Return what makes the card."""
        server = session.head.guild_id
        guild = self._delivery.bot.get_guild(server) if server is not None else None
        place = guild.name if guild is not None else ""
        return lambda picture: self._cards.card(session, table, say, by, place, picture=picture)
