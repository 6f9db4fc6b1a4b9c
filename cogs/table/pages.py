"""Private pages of a table: the board in words or from the person's side, and the game file."""

import io
import json

import discord
from discord.ui import ActionRow, TextDisplay

from cogs.controls.addresses import at
from cogs.controls.answers import Reply, tell
from cogs.controls.board import panel_label
from cogs.controls.buttons import button, link, rows
from cogs.controls.measure import WHOLE_BOARD, fitted
from cogs.controls.sentences import Told
from cogs.controls.verbs import Verb
from cogs.people.access import check_board
from cogs.table.messages import Composer
from cogs.table.panels import board_link
from host.house import House, Session
from host.puzzle_day import is_sealed, when_open
from render import Wish, pages
from rules.table.errors import TableRefusal
from rules.table.results import game_file
from rules.table.table import Begun, Finished
from words import Speech
from words.games import board_text, game_title


def pointer(session: Session, text: str, say: Speech, *, update: bool = False) -> Reply:
    """Answer with a sentence and buttons that lead to the board."""
    address = board_link(session)
    label = panel_label(session.table, say)
    buttons = [button(label, at(session.table, Verb.PANEL))]
    if address is not None:
        buttons.append(link(say("button-jump"), address))
    return tell(text, *rows(*buttons), update=update)


class Pages:
    """Makes pages that show a table from a person's seat."""

    def __init__(self, house: House, composer: Composer) -> None:
        self._house = house
        self._composer = composer

    async def text(self, session: Session, person: int, say: Speech) -> Reply:
        """Show the board in words, with what the person may do.

        Raises TableRefusal before the game, and Told if it is a puzzle that is still sealed.
        """
        table = session.table
        if not isinstance(table, Begun):
            raise TableRefusal("not-started")
        check_board(session, person, self._house.now())
        seat = table.seat_of(person)
        told = board_text(
            table.game_key,
            table.match.view(seat),
            say,
            seat,
            actions=seat in table.awaited,
            who=(await self._composer.cast(table, say)).who,
            title=game_title(table.game_key, say),
        )
        return tell(fitted(told, WHOLE_BOARD))

    async def side(self, session: Session, person: int, say: Speech, page: str | None = None) -> Reply:
        """Show the board from the person's own side, or the named page.

        Raises TableRefusal before the game, and Told for an unknown page or a puzzle that is still sealed.
        """
        table = session.table
        if not isinstance(table, Begun):
            raise TableRefusal("not-started")
        check_board(session, person, self._house.now())
        seat = table.seat_of(person)
        view = table.match.view(seat)
        if page is not None and page not in pages(table.game_key, view):
            raise Told("press-outdated")
        names = (await self._composer.cast(table, say)).shown
        drawn = await self._house.studio.draw(table.game_key, Wish(view, seat, say.language, names=names, page=page))
        if drawn is None:
            return await self.text(session, person, say)
        view = discord.ui.LayoutView(timeout=None)
        item = discord.MediaGalleryItem("attachment://side.png", description=drawn.alt)
        view.add_item(discord.ui.MediaGallery(item))
        address = board_link(session)
        if address is not None:
            view.add_item(ActionRow(link(say("button-jump"), address)))
        return Reply(view, [discord.File(io.BytesIO(drawn.png), "side.png")])


def attached_game(session: Session, say: Speech, now: int) -> Reply:
    """Attach the game file, which `python -m rules verify` checks; `now` is unix ms.

    Raises Told until the game, and a puzzle's day, are over.
    """
    table = session.table
    if not isinstance(table, Finished):
        raise Told("download-not-yet")
    if is_sealed(table, now):
        raise Told("daily-file-sealed", when=when_open(table.puzzle))
    content = json.dumps(game_file(table), ensure_ascii=False, indent=1).encode()
    name = f"{table.game_key}-{table.id}.json"
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(TextDisplay(say("download-game", table=table.id)))
    view.add_item(discord.ui.File(f"attachment://{name}"))
    return Reply(view, [discord.File(io.BytesIO(content), name)])
