"""The private panel of a player: own side of the board, menus, actions. Part of cogs/: imports render, rules, words.

Choosing is shown here to the mover alone and saves nothing: what has been chosen travels in the controls' own ids.
"""

import io
from dataclasses import dataclass

import discord
from discord.ui import ActionRow, Container, MediaGallery, TextDisplay

from cogs.addresses import Address
from cogs.answers import Reply, tell
from cogs.controls import Row, button, rows, select
from cogs.faces import Do, Spread, Style, face
from cogs.house import House, Session
from cogs.measure import BOARD_BESIDE, fitted
from cogs.messages import Composer, ended, side_name
from cogs.routines import routine_rows
from cogs.sentences import Told
from render import Wish
from rules.table.table import Phase, Table
from words import Speech, speech
from words.boards import board_text

PICTURE = "side.png"
_COLOUR = 0x7FDBEA


def board_link(session: Session) -> str | None:
    """The address of the table's message, None while it has none."""
    message = session.head.message
    if message is None:
        return None
    return f"https://discord.com/channels/{session.head.guild_id or '@me'}/{message.channel_id}/{message.message_id}"


@dataclass(frozen=True)
class Panel(Reply):
    """A private answer that shows a table to a player of it, and can be renewed when the table changes."""

    table_id: str = ""


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
        if seat is None and table.phase is Phase.RUNNING:
            raise Told("panel-not-yours", awaited=await self._awaited(table, say))
        if seat is None:
            raise Told("refusal-not-at-table")
        if table.phase is Phase.LOBBY or table.match is None:
            raise Told("refusal-not-started" if table.phase is Phase.LOBBY else "refusal-ended")
        if table.phase is Phase.ENDED:
            return await self._over(table, seat, say, update)
        if table.seats[seat].level is not None:
            back = button(say("button-return"), Address(table.id, table.position, "return"), Style.MAIN)
            return tell(say("panel-handed-over"), ActionRow(back), update=update)
        if table.vote is not None and table.vote.seat == seat:
            note = say("panel-missed")
        if table.routine is not None:
            return await self._routines(table, seat, say, update, note)
        if seat in table.awaited:
            return await self._choosing(table, seat, words, say, update, note)
        text = _lines(note, say("panel-waiting", awaited=await self._awaited(table, say)))
        extra = [button(say("button-more"), _more(table))]
        if _may_take_back(table, seat):
            extra.insert(0, button(say("button-undo"), Address(table.id, table.position, "undo")))
        return await self._shown(table, seat, say, text, rows(*extra), update)

    async def _awaited(self, table: Table, say: Speech) -> str:
        """Whom the game waits for, by name."""
        who = await self._composer.who(table, say)
        return say("and").join(who[number] for number in table.awaited)

    async def _over(self, table: Table, seat: int, say: Speech, update: bool) -> Reply:
        who = await self._composer.who(table, say)
        again = button(say("button-rematch"), Address(table.id, table.position, "rematch"), Style.MAIN)
        extra = rows(again) if table.rematch_table is None else []
        return await self._shown(table, seat, say, ended(table, say, who), extra, update)

    async def _routines(self, table: Table, seat: int, say: Speech, update: bool, note: str) -> Reply:
        awaited = await self._awaited(table, say)
        text = say("panel-routine") if seat in table.awaited else say("panel-waiting", awaited=awaited)
        controls = [*routine_rows(table, seat, say), ActionRow(button(say("button-more"), _more(table)))]
        return await self._shown(table, seat, say, _lines(note, text), controls, update)

    async def _choosing(self, table: Table, seat: int, words: str, say: Speech, update: bool, note: str) -> Reply:
        assert table.match is not None
        spread = face(table.game_key).spread(table.match, seat, words, say, table.quick[seat])
        names = await self._composer.shown_names(table, say)
        wish = Wish(spread.shown.view(seat), seat, say.language, chosen=spread.marked, names=names)
        title = say("panel-turn", side=side_name(table, seat, say))
        text = _lines(note, f"**{title}** {spread.hint}")
        return await self._drawn(table, wish, text, self._controls(table, seat, spread, say), update)

    async def _shown(self, table: Table, seat: int, say: Speech, text: str, extra: list[Row], update: bool) -> Reply:
        assert table.match is not None
        names = await self._composer.shown_names(table, say)
        wish = Wish(table.match.view(seat), seat, say.language, names=names)
        return await self._drawn(table, wish, text, extra, update)

    async def _drawn(self, table: Table, wish: Wish, text: str, controls: list[Row], update: bool) -> Reply:
        drawn = await self._house.studio.draw(table.game_key, wish)
        view = discord.ui.LayoutView(timeout=None)
        if drawn is None:
            title = table.game.about.title
            told = board_text(table.game_key, wish.view, speech(wish.locale), wish.seat, title=title)
            told = fitted(told, BOARD_BESIDE)
            view.add_item(Container(TextDisplay(told), TextDisplay(text), *controls, accent_colour=_COLOUR))
            return Panel(view, update=update, table_id=table.id)
        gallery: MediaGallery[discord.ui.LayoutView] = MediaGallery(
            discord.MediaGalleryItem(f"attachment://{PICTURE}", description=drawn.alt)
        )
        view.add_item(Container(gallery, TextDisplay(text), *controls, accent_colour=_COLOUR))
        return Panel(view, [discord.File(io.BytesIO(drawn.png), PICTURE)], update, table.id)

    def _controls(self, table: Table, seat: int, spread: Spread, say: Speech) -> list[Row]:
        def at(verb: str, more: str = "") -> Address:
            return Address(table.id, table.position, verb, more)

        found = [select(menu, at("pick", f"{menu.name}|{spread.words}")) for menu in spread.menus]
        first, buttons = (
            [
                button(do.label, at("do", "|".join((do.text, *do.then))), do.style)
                if isinstance(do, Do)
                else button(do.label, at("step", do.words), do.style)
                for do in row
            ]
            for row in (spread.first, spread.buttons)
        )
        if _own_deed(table, seat):
            buttons.append(button(say("button-undo"), at("back")))
        return [*found, *rows(*first), *rows(*buttons)]


def _more(table: Table) -> Address:
    return Address(table.id, table.position, "more")


def _lines(*texts: str) -> str:
    return "\n".join(text for text in texts if text)


def _may_take_back(table: Table, seat: int) -> bool:
    """Whether the last thing that happened was this seat's, so that it may think better of it."""
    return table.undo is None and bool(table.acts) and table.acts[-1].seat == seat


def _own_deed(table: Table, seat: int) -> bool:
    """Whether the turn under way has something that its mover can take back freely."""
    match = table.match
    return match is not None and match.turn_began < len(match.log) and table.acts[-1].seat == seat
