"""Share the card of a finished game with everybody in its channel. Part of cogs/pressing.

Each table has one card. That somebody shares it is saved before it is posted, like everything else that is shown.
"""

from cogs.desk.desk import Desk
from cogs.library.answers import Reply, tell
from cogs.library.sentences import Told
from cogs.pressing.pauses import Pauses
from cogs.pressing.press import Handler, Press
from cogs.views.cards import TO_BOARD
from cogs.views.controls.verbs import Verb
from cogs.views.pages import pointer
from data import Message
from host.parcels import card_nonce, card_parcel
from host.puzzle_day import is_sealed, when_open
from rules.table.table import Finished


class Sharing:
    """Handles the controls that share a card, and those below it."""

    def __init__(self, desk: Desk) -> None:
        self._house = desk.house
        self._rights = desk.rights
        self._pauses = Pauses(desk.house.now)

    @property
    def handlers(self) -> dict[Verb, Handler]:
        """The handlers, by verb."""
        return {Verb.CARD: self._card}

    async def _card(self, press: Press) -> Reply | None:
        match press.address.words:
            case "":
                return await self._share(press)
            case words if words == TO_BOARD:
                return pointer(press.session, press.say("card-board", table=press.table.id), press.say)
            case _:
                raise Told("press-outdated")

    async def _share(self, press: Press) -> Reply | None:
        """Post the card in the table's channel; if it has been posted, say where it is.

        Raises Told if the game, or a puzzle's day, isn't over, if the person or the bot can't write there, or if the
        person shared something less than a minute ago; ArchiveError.
        """
        table, head, outbox = press.table, press.session.head, self._house.archive.outbox
        if not isinstance(table, Finished):
            raise Told("card-not-yet")
        if is_sealed(table, self._house.now()):
            raise Told("card-sealed", when=when_open(table.puzzle))
        posted = await outbox.posted(card_nonce(table.id))
        if posted is not None:
            return tell(press.say("card-shared", link=link_to(head.guild_id, posted)))
        if head.guild_id is not None:
            await self._rights.check(press.interaction, head.channel_id)
        self._pauses.begin(press.person, head.channel_id)
        parcel = card_parcel(table, press.person)
        await outbox.revive(parcel)
        await self._house.show_once(table.id, lambda _: parcel)
        return tell(press.say("card-coming"))


def link_to(guild_id: int | None, message: Message) -> str:
    """Return the link to a message of a server, None for direct messages."""
    return f"https://discord.com/channels/{guild_id or '@me'}/{message.channel_id}/{message.message_id}"
