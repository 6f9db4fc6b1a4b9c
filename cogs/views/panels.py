"""A player's private panel: own side of the board, menus, actions. Part of cogs/views.

Choosing is shown here to the mover alone and saves nothing: what has been chosen travels in the controls' own ids.
Where hands are hidden the panel is the hand: privately at the table, and the same in a direct message.
"""

import io
from dataclasses import dataclass
from typing import Any

import discord
from discord.ui import ActionRow, Container, MediaGallery, TextDisplay

from cogs.faces import Do, Spread, Style, face
from cogs.library.answers import Reply, tell
from cogs.library.sentences import Told
from cogs.views.board_lines import ended, paused_line, side_name
from cogs.views.controls.addresses import Address, at
from cogs.views.controls.buttons import Row, button, even_rows, link, rows, select
from cogs.views.controls.seat import routine_rows
from cogs.views.controls.verbs import Verb
from cogs.views.measure import BELOW, BOARD_BESIDE, HEADLINE, firm, fitted
from cogs.views.messages import Composer, last_event
from data import TableHead
from host.house import House, Session
from host.puzzle_day import keeps_line
from render import Wish, beside, pages
from rules.table.table import Begun, Closed, Finished, Lobby, Running, Table
from words import Speech, speech
from words.boards import board_text
from words.stories import since, story

PICTURE = "side.png"
#: What an artist calls the picture of a hand.
HAND_PAGE = "hand"
_COLOUR = 0x7FDBEA


def board_link(session: Session) -> str | None:
    """The address of the table's message, None while it has none."""
    return address_of(session.head)


def address_of(head: TableHead) -> str | None:
    """The address of a table's message, None while it has none."""
    message = head.message
    if message is None:
        return None
    return f"https://discord.com/channels/{head.guild_id or '@me'}/{message.channel_id}/{message.message_id}"


def place_of(session: Session) -> str:
    """The channel of a table, as a mention that leads there."""
    return f"<#{session.head.channel_id}>"


@dataclass(frozen=True)
class Panel(Reply):
    """A private answer that shows a table to a player of it, and can be renewed when the table changes.

    `number` is the journal number it shows; `abroad` says that the table stands in a server.
    """

    table_id: str = ""
    number: int = 0
    abroad: bool = False


class Panels:
    """Makes panels."""

    def __init__(self, house: House, composer: Composer) -> None:
        self._house = house
        self._composer = composer

    async def panel(
        self, session: Session, person: int, say: Speech, words: str = "", *, update: bool = False, note: str = ""
    ) -> Reply:
        """What this person can do at this table now; `note` is said first.

        Raises Told for somebody who does not sit there, or before the game has begun.
        """
        table = session.table
        seat = table.seat_of(person)
        if seat is None and isinstance(table, Running) and table.paused:
            raise Told("panel-not-yours-paused")
        if seat is None and isinstance(table, Running):
            raise Told("panel-not-yours", awaited=await self._awaited(table, say))
        if seat is None:
            raise Told("refusal-not-at-table")
        match table:
            case Lobby():
                raise Told("refusal-not-started")
            case Closed():
                raise Told("refusal-ended")
            case Finished():
                return await self._over(session, table, seat, say, update)
            case Running():
                return await self._running(session, table, seat, words, say, update, note)

    async def _running(
        self, session: Session, table: Running, seat: int, words: str, say: Speech, update: bool, note: str
    ) -> Reply:
        """The panel of a seat while the game goes on."""
        if table.seats[seat].level is not None:
            back = button(say("button-return"), at(table, Verb.RETURN), Style.MAIN)
            if table.game.about.hidden:
                return await self._shown(session, table, seat, say, say("panel-handed-over"), rows(back), update)
            return tell(say("panel-handed-over"), ActionRow(back), update=update)
        if table.vote is not None and table.vote.seat == seat:
            note = say("panel-missed")
        if table.routine is not None:
            return await self._routines(session, table, seat, say, update, note)
        if seat in table.awaited:
            return await self._choosing(session, table, seat, words, say, update, note)
        text = _lines(note, say("panel-waiting", awaited=await self._awaited(table, say)))
        extra = [button(say("button-more"), _more(table))]
        if _may_take_back(table, seat):
            extra.insert(0, button(say("button-undo"), at(table, Verb.UNDO)))
        return await self._shown(session, table, seat, say, text, rows(*extra), update)

    async def hand(self, session: Session, person: int, say: Speech) -> Reply:
        """What a person's direct message shows of a table: a welcome before the game, then what the panel shows.

        Raises Told for somebody who does not sit there.
        """
        table = session.table
        if isinstance(table, Begun):
            reminded = isinstance(table, Running) and table.reminded and person in table.awaited_persons
            return await self.panel(session, person, say, note=say("board-reminder") if reminded else "")
        title, place = table.game.about.title, place_of(session)
        if isinstance(table, Closed):
            text = say("lobby-closed", game=title, reason=table.result.reason)
        else:
            text = say("hand-welcome", game=title, table=table.id, place=place)
        return tell(text, self._foot(session, say))

    async def _awaited(self, table: Table, say: Speech) -> str:
        """Whom the game waits for, by name."""
        who = await self._composer.who(table, say)
        return say("and").join(who[number] for number in table.awaited)

    async def _over(self, session: Session, table: Finished, seat: int, say: Speech, update: bool) -> Reply:
        who = await self._composer.who(table, say)
        again = button(
            say("button-another" if table.puzzle else "button-rematch"),
            at(table, Verb.REMATCH),
            Style.MAIN,
        )
        extra = rows(again) if table.rematch_table is None else []
        return await self._shown(session, table, seat, say, ended(table, say, who), extra, update)

    async def _routines(
        self, session: Session, table: Running, seat: int, say: Speech, update: bool, note: str
    ) -> Reply:
        if table.paused:
            text = paused_line(table, say, await self._composer.who(table, say))
        elif seat in table.awaited:
            text = say("panel-routine")
        else:
            text = say("panel-waiting", awaited=await self._awaited(table, say))
        controls = [*routine_rows(table, seat, say), ActionRow(button(say("button-more"), _more(table)))]
        return await self._shown(session, table, seat, say, _lines(note, text), controls, update)

    async def _choosing(
        self, session: Session, table: Running, seat: int, words: str, say: Speech, update: bool, note: str
    ) -> Reply:
        spread = face(table.game_key).spread(table.match, seat, words, say, table.quick[seat])
        names = await self._composer.shown_names(table, say)
        view = spread.shown.view(seat)
        wish = Wish(view, seat, say.language, chosen=spread.marked, names=names, page=_page(table, view, spread.page))
        title = say("panel-turn", side=side_name(table, seat) or "none")
        text = _lines(note, f"**{title}** {spread.hint}")
        controls = self._controls(table, seat, spread, say)
        if table.game.about.hidden or keeps_line(session.head, table):
            controls.append(ActionRow(button(say("button-more"), _more(table))))
        return await self._drawn(session, table, wish, text, controls, update, say)

    async def _shown(
        self,
        session: Session,
        table: Running | Finished,
        seat: int,
        say: Speech,
        text: str,
        extra: list[Row],
        update: bool,
    ) -> Reply:
        names, view = await self._composer.shown_names(table, say), table.match.view(seat)
        wish = Wish(view, seat, say.language, names=names, page=_page(table, view))
        return await self._drawn(session, table, wish, text, extra, update, say)

    async def _drawn(
        self,
        session: Session,
        table: Running | Finished,
        wish: Wish,
        text: str,
        controls: list[Row],
        update: bool,
        say: Speech,
    ) -> Reply:
        if table.game.about.hidden:
            text = _lines(await self._told(session, wish.view, say), text)
            controls = [*controls, self._foot(session, say)]
        elif keeps_line(session.head, table):
            text = _lines(await self._told_alone(table, wish.view, say), text)
        abroad = session.head.guild_id is not None
        first_look = table.game.about.hidden and wish.chosen is None  # one picture is enough while choosing
        second = beside(table.game_key, wish.view) if first_look else None
        drawn = await self._composer.pictures(table, wish, second)
        view = discord.ui.LayoutView(timeout=None)
        if not drawn:
            title = table.game.about.title
            told = board_text(table.game_key, wish.view, speech(wish.locale), wish.seat, title=title)
            told = fitted(told, BOARD_BESIDE)
            view.add_item(Container(TextDisplay(told), TextDisplay(firm(text)), *controls, accent_colour=_COLOUR))
            return Panel(view, [], update, table.id, table.number, abroad)
        shown: list[MediaGallery[discord.ui.LayoutView]] = [  # one below the other, for side by side they are too small
            MediaGallery(discord.MediaGalleryItem(f"attachment://{_file_name(number)}", description=one.alt))
            for number, one in enumerate(drawn)
        ]
        view.add_item(Container(*shown, TextDisplay(firm(text)), *controls, accent_colour=_COLOUR))
        files = [discord.File(io.BytesIO(one.png), _file_name(number)) for number, one in enumerate(drawn)]
        return Panel(view, files, update, table.id, table.number, abroad)

    async def _told(self, session: Session, view: Any, say: Speech) -> str:
        """Which table a hand belongs to, for it may be read far from there, and what happened as its seat saw it."""
        table = session.table
        head = say("hand-title", game=table.game.about.title, table=table.id, place=place_of(session))
        news = since(table.game_key, view, say, await self._composer.who(table, say))
        return _lines(fitted(head, HEADLINE), fitted(news, BELOW))

    async def _told_alone(self, table: Running | Finished, view: Any, say: Speech) -> str:
        """What just happened in a private try, which no board tells."""
        above = table.chapter_above if table.chapter or table.game.about.routines else None
        who = await self._composer.who(table, say)
        return fitted(story(table.game_key, view, say, who, last_event(table), above), BELOW)

    def _foot(self, session: Session, say: Speech) -> Row:
        """The way back to one's hand, which also marks what it is and of which number, and the way to the table."""
        table, head = session.table, session.head
        again = button(say("button-hand"), at(table, Verb.HAND, str(table.number)))
        url = f"https://discord.com/channels/{head.guild_id or '@me'}/{head.channel_id}"
        return ActionRow(again, link(say("button-jump"), url))

    def _controls(self, table: Running, seat: int, spread: Spread, say: Speech) -> list[Row]:

        found = [select(menu, at(table, Verb.PICK, f"{menu.name}|{spread.words}")) for menu in spread.menus]
        first, buttons, last = (
            [
                button(do.label, at(table, Verb.DO, "|".join((do.text, *do.then))), do.style)
                if isinstance(do, Do)
                else button(do.label, at(table, Verb.STEP, do.words), do.style)
                for do in row
            ]
            for row in (spread.first, spread.buttons, spread.last)
        )
        if _own_deed(table, seat):
            (last or buttons).append(button(say("button-undo"), at(table, Verb.BACK)))
        return [*found, *even_rows(*first), *rows(*buttons), *rows(*last)]


def _page(table: Table, view: Any, wanted: str | None = None) -> str | None:
    """The picture that a face wants at this moment, else that of the hand where hands are hidden, as far as the artist
    has them.
    """
    drawn = pages(table.game_key, view)
    usual = HAND_PAGE if table.game.about.hidden else None
    return next((page for page in (wanted, usual) if page is not None and page in drawn), None)


def _file_name(number: int) -> str:
    return f"side-{number + 1}.png" if number else PICTURE


def _more(table: Table) -> Address:
    return at(table, Verb.MORE)


def _lines(*texts: str) -> str:
    return "\n".join(text for text in texts if text)


def _may_take_back(table: Running, seat: int) -> bool:
    """Whether the last thing that happened was this seat's, so that it may think better of it."""
    if table.game.about.hidden:
        return False
    return table.undo is None and bool(table.acts) and table.acts[-1].seat == seat


def _own_deed(table: Running, seat: int) -> bool:
    """Whether the turn under way has something that its mover can take back freely."""
    match = table.match
    if table.game.about.hidden:
        return False
    return match.turn_began < len(match.log) and table.acts[-1].seat == seat
