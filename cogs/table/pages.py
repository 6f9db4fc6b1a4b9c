"""Private pages of a table: the menu **More…**, the board in words or from the person's side, the game file."""

import json
from collections.abc import Sequence

import discord
from discord.ui import ActionRow, TextDisplay

from cogs.controls.addresses import Verb, at
from cogs.controls.answers import BELOW, WHOLE_BOARD, Reply, attach, fit, picture_item, tell, view_of
from cogs.controls.board import panel_label
from cogs.controls.buttons import AnyButton, button, jump_buttons, rows
from cogs.controls.sentences import UserError
from cogs.faces.spread import Style
from cogs.table.ending import places
from cogs.table.extras import Extras, GamePlace, Subject, TablePlace
from cogs.table.lobby.arranging import settings
from cogs.table.lobby.pages import SETTINGS
from cogs.table.messages import Composer
from cogs.table.panels import HAND_PAGE
from host.house import House, Session
from host.puzzle_day import is_sealed, when_open
from host.replays import Replays
from render import Wish, pages
from rules.table.consent import can_undo
from rules.table.errors import TableRefusal, needs_begun
from rules.table.results import game_file, is_event_duel
from rules.table.table import Begun, Finished, Running, Table
from words import Speech
from words.games import board_text, game_title, short_title


def pointer(session: Session, text: str, say: Speech, *, update: bool = False) -> Reply:
    """Answer with a sentence and buttons that lead to the board."""
    panel = button(panel_label(session.table, say), at(session.table, Verb.PANEL))
    return tell(text, *rows(panel, *jump_buttons(session.head, say)), update=update)


class Pages:
    """Makes pages that show a table from a person's seat."""

    def __init__(self, house: House, composer: Composer) -> None:
        self._house, self._composer = house, composer

    async def text(self, session: Session, person: int, say: Speech) -> Reply:
        """Show the board in words, with what the person may do. Raises TableRefusal before the game."""
        table = session.table
        if not isinstance(table, Begun):
            raise TableRefusal("not-started")
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
        return tell(fit(told, WHOLE_BOARD))

    async def side(self, session: Session, person: int, say: Speech, page: str | None = None) -> Reply:
        """Show the board from the person's own side, or the named page.

        Raises TableRefusal before the game, and UserError for an unknown page.
        """
        table = session.table
        if not isinstance(table, Begun):
            raise TableRefusal("not-started")
        seat = table.seat_of(person)
        view = table.match.view(seat)
        if page is not None and page not in pages(table.game_key, view):
            raise UserError("press-outdated")
        names = (await self._composer.cast(table, say)).shown
        drawn = await self._house.studio.draw(table.game_key, Wish(view, seat, say.language, names=names, page=page))
        if drawn is None:
            return await self.text(session, person, say)
        board = view_of(picture_item("side.png", drawn.alt), *rows(*jump_buttons(session.head, say)))
        return Reply(board, [attach(drawn.png, "side.png")])


def seal_kept(table: Table, say: Speech) -> Reply:
    """Show the commitment, and until when the puzzle stays sealed because others may still play the same dice."""
    told = say(
        "daily-sealed",
        number=str(table.puzzle),
        table=table.id,
        commitment=table.commitment,
        when=when_open(table.puzzle),
    )
    return tell(told)


def attach_game(session: Session, say: Speech, now: int) -> Reply:
    """Attach the game file, which `python -m rules verify` checks; `now` is unix ms.

    Raises UserError until the game, and a puzzle's day, are over.
    """
    table = session.table
    if not isinstance(table, Finished):
        raise UserError("download-not-yet")
    if is_sealed(table, now):
        raise UserError("daily-file-sealed", when=when_open(table.puzzle))
    content = json.dumps(game_file(table), ensure_ascii=False, indent=1).encode()
    name = f"{table.game_key}-{table.id}.json"
    told = TextDisplay[discord.ui.LayoutView](say("download-game", table=table.id))
    return Reply(view_of(told, discord.ui.File(f"attachment://{name}")), [attach(content, name)])


async def more(session: Session, person: int, say: Speech, extras: Extras) -> Reply:
    """Offer everything besides moving that this person may do. Raises ArchiveError."""
    table = session.table
    buttons = [
        *await extras.buttons(TablePlace.MORE_ABOUT, session, person, say),
        *extras.game_buttons(GamePlace.ALONG, Subject(table.game_key), say),
    ]
    seat = table.seat_of(person)
    if isinstance(table, Begun):
        shown = _views(table, seat, say) or [button(say("button-side"), at(table, Verb.SIDE))]
        buttons = [button(say("button-text"), at(table, Verb.TEXT)), *shown, *buttons]
        for place in (TablePlace.MORE_BACK, TablePlace.MORE_SHARE):
            buttons += await extras.buttons(place, session, person, say)
    if isinstance(table, Running) and seat is not None:
        if not table.game.about.routines and can_undo(table, seat, person):
            buttons.append(button(say("button-undo"), at(table, Verb.UNDO)))
        if table.game.about.agreed_draws and any(other != person for other in table.players):
            buttons.append(button(say("button-draw"), at(table, Verb.ASK_OFFER_DRAW)))
        if table.seats[seat].level is None and not table.counted and not is_event_duel(table):
            buttons.append(button(say("button-hand-over"), at(table, Verb.HAND_OVER)))
        elif table.seats[seat].level is not None:
            buttons.append(button(say("button-return"), at(table, Verb.RETURN), Style.MAIN))
        buttons.append(button(say("button-resign"), at(table, Verb.ASK_RESIGN), Style.GRAVE))
    buttons += await extras.buttons(TablePlace.MORE, session, person, say)
    buttons += jump_buttons(session.head, say)
    text = say("more-title", game=game_title(table.game_key, say), table=table.id)
    return tell(text, *rows(*buttons))


async def more_at_the_end(
    session: Session, table: Finished, person: int, say: Speech, extras: Extras, who: Sequence[str]
) -> Reply:
    """Offer what the message of a game that is over has no room for, with everybody's place. Raises ArchiveError."""
    buttons = [
        button(say("button-text"), at(table, Verb.TEXT)),
        *_views(table, table.seat_of(person), say),
        button(say("button-file"), at(table, Verb.GAME_FILE)),
        button(say("button-settings-used"), at(table, Verb.MORE, SETTINGS)),
        *await extras.buttons(TablePlace.MORE, session, person, say),
    ]
    title = say("more-title", game=game_title(table.game_key, say), table=table.id)
    told = (title, places(table, say, who, BELOW))
    return tell("\n".join(line for line in told if line), *rows(*buttons))


def settings_used(table: Running | Finished, say: Speech) -> Reply:
    """Say in words with which settings a game is or was played."""
    special, usual = settings(table, say)
    lines = [say("end-settings", game=short_title(table.game_key, say))]
    if special:
        lines.append(say("arranged-changed", settings=" · ".join(special)))
    if usual:
        lines.append(say("arranged-usual", settings=" · ".join(usual)))
    return tell(fit("\n".join(lines), WHOLE_BOARD))


def _views(table: Running | Finished, seat: int | None, say: Speech) -> list[AnyButton]:
    """Make the buttons to the table's other pictures, but for a hand."""
    others = [page for page in pages(table.game_key, table.match.view(seat)) if page != HAND_PAGE]
    return [button(_page(table.game_key, page, say), at(table, Verb.PAGE, page)) for page in others]


def _page(game: str, page: str, say: Speech) -> str:
    """Name a page; after a colon comes the part of the game that it shows."""
    name, _, part = page.partition(":")
    return say(f"page-{game}-{name}", part=part)


def ask_draw(session: Session, say: Speech, *, update: bool = False, accept: bool = False) -> Reply:
    """Ask whether to offer a draw, or to `accept` one."""
    agree = button(say("button-draw-agree"), at(session.table, Verb.DRAW_YES), Style.PLAIN)
    offer = button(say("button-draw-yes"), at(session.table, Verb.OFFER_DRAW), Style.PLAIN)
    row = ActionRow(agree if accept else offer, _no(session, say))
    return tell(say("ask-draw-accept" if accept else "ask-draw"), row, update=update)


def ask_resign(session: Session, say: Speech, *, update: bool = False) -> Reply:
    """Ask whether to resign; it looks different from the question about a draw, to prevent mistakes."""
    table = session.table
    address = at(table, Verb.RESIGN)
    then = "wins" if len(table.seats) == 2 else "ends" if len(table.persons) == 1 else "goes-on"
    return tell(
        say("ask-resign", then=then),
        ActionRow(_no(session, say, "button-play-on", Style.GOOD)),
        ActionRow(button(say("button-resign-yes"), address, Style.GRAVE)),
        update=update,
    )


def _no(session: Session, say: Speech, label: str = "button-no", style: Style = Style.PLAIN) -> AnyButton:
    return button(say(label), at(session.table, Verb.NEVER), style)


async def check_seal(session: Session, replays: Replays, say: Speech) -> Reply:
    """During the game show the seal; afterwards say whether the whole game matches it.

    Raises TableRefusal for a table without a game.
    """
    table = needs_begun(session.table)
    if not isinstance(table, Finished):
        return tell(say("verify-running", table=table.id, commitment=table.commitment, joined=_list_joined(table, say)))
    trouble = await replays.trouble(game_file(table))
    key = "verify-fits" if trouble is None else "verify-differs"
    told = say(
        key,
        table=table.id,
        commitment=table.commitment,
        secret=table.secret,
        joined=_list_joined(table, say),
        players=len(table.joined),
        drawn=table.match.chances,
        actions=len(table.match.log) - table.match.chances,
        trouble=trouble or "",
    )
    return tell(told, *rows(button(say("button-file"), at(table, Verb.GAME_FILE))))


def _list_joined(table: Running | Finished, say: Speech) -> str:
    """List the ids that were mixed into the seed; `none` if there are none."""
    return say.row(table.joined) or "none"
