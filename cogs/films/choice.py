"""The private choice of what to share of a game, and what is posted then."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

import discord
from discord.ui import ActionRow, LayoutView, TextDisplay

from cogs.controls.addresses import Address, at, at_no_table
from cogs.controls.answers import Reply, attach, picture_item, view_of
from cogs.controls.buttons import AnyButton, Buttons, button, select
from cogs.faces.spread import Item, Menu, Style
from cogs.press.game_files import GAME_FILE
from render import Picture
from render.motion import Film, Span
from rules.table.table import Table
from words import Speech

#: The most lines of a menu: the last of these goals and chapters are offered, between the turn and the whole game.
_MOST = 25
#: Writes words into a custom id.
To = Callable[[str], Address]


class FilmVerb(StrEnum):
    """The verbs: choose a part of a table's game, post its film or picture, cancel the film; the same of a file's game;
    and show somebody what has happened since they last acted.
    """

    SHARE = "share"
    SHARE_MOVING = "sharemoving"
    SHARE_STILL = "sharestill"
    SHARE_CANCEL = "sharecancel"
    FILE_SHARE = "fileshare"
    FILE_MOVING = "filemoving"
    FILE_STILL = "filestill"
    FILE_CANCEL = "filecancel"
    LAST_TURN = "lastturn"


@dataclass(frozen=True, slots=True)
class Ways:
    """Where the controls of a choice lead: to another part, to its film, its picture, and out of a film being made.

    `file` is a game file that the message keeps, because its buttons read it; None for a table's game.
    """

    choose: To
    moving: To
    still: To
    cancel: To
    file: bytes | None = None


def ways_of_table(table: Table) -> Ways:
    """Return the ways for a table's game."""
    return Ways(
        lambda words: at(table, FilmVerb.SHARE, words),
        lambda words: at(table, FilmVerb.SHARE_MOVING, words),
        lambda words: at(table, FilmVerb.SHARE_STILL, words),
        lambda words: at(table, FilmVerb.SHARE_CANCEL, words),
    )


def ways_of_file(content: bytes) -> Ways:
    """Return the ways for a game file."""
    return Ways(
        lambda words: at_no_table(FilmVerb.FILE_SHARE, words),
        lambda words: at_no_table(FilmVerb.FILE_MOVING, words),
        lambda words: at_no_table(FilmVerb.FILE_STILL, words),
        lambda words: at_no_table(FilmVerb.FILE_CANCEL, words),
        content,
    )


def share_button(table: Table | None, say: Speech, words: str = "") -> AnyButton:
    """Make the button that offers to show a part of the game to everybody; of a game file's without a table."""
    address = at_no_table(FilmVerb.FILE_SHARE, words) if table is None else at(table, FilmVerb.SHARE, words)
    return button(say("button-share"), address)


def last_turn_button(table: Table, say: Speech) -> AnyButton:
    """Make the button that shows somebody what has happened since they last acted."""
    return button(say("button-last-turn"), at(table, FilmVerb.LAST_TURN))


def part_name(span: Span, game: str, say: Speech) -> str:
    """Name a part of a game."""
    number = span.turn if span.kind == "moment" else span.number
    return say(f"share-part-{span.kind}", number=number, game=game)


def share_choice(
    game: str, parts: tuple[Span, ...], chosen: Span, index: int, ways: Ways, say: Speech, more: Buttons = ()
) -> Reply:
    """Offer the parts of a game, and to post the chosen one moving or as a picture; `more` are further buttons.

    The controls remember the chosen part and the `index` of the moment that the person looked at, 0 if none.
    """
    named = {(one.first, one.last) for one in parts if one.kind in ("goal", "chapter")}
    turn, *others, whole = (
        one for one in parts if one.kind != "turn" or one == chosen or (one.first, one.last) not in named
    )
    offered = (turn, *others[-(_MOST - 2) :], whole)
    items = tuple(Item(part_name(one, game, say), one.name, chosen=one == chosen) for one in offered)
    words = f"{chosen.name}|{index}"
    row = ActionRow(
        button(say("button-share-moving"), ways.moving(words), Style.MAIN),
        button(say("button-share-still"), ways.still(words)),
        *more,
    )
    menu = select(Menu("part", say("share-menu"), items), ways.choose(f"|{index}"))
    return _keeping(ways, TextDisplay(say("share-choose")), menu, row)


def making(share: float | None, chosen: str, ways: Ways, say: Speech) -> Reply:
    """Say how far a film is, None while it waits for its turn, with a button that stops it.

    `chosen` are the words of the button that asked for it.
    """
    text = say("share-waiting") if share is None else say("share-making", percent=round(share * 100))
    stop = button(say("button-share-cancel"), ways.cancel(chosen))
    return _keeping(ways, TextDisplay(text), ActionRow(stop))


def _keeping(ways: Ways, *items: discord.ui.Item[LayoutView]) -> Reply:
    """Make a private message of these items, with the game file that its buttons read."""
    if ways.file is None:
        return Reply(view_of(*items))
    return Reply(view_of(*items, discord.ui.File(f"attachment://{GAME_FILE}")), [attach(ways.file, GAME_FILE)])


def message_with(shown: Film | Picture, heading: str, *, public: bool) -> Reply:
    """Make the message with a film or a picture, below a heading if there is one."""
    data, name = (shown.webp, "game.webp") if isinstance(shown, Film) else (shown.png, "game.png")
    above = [TextDisplay[LayoutView](heading)] if heading else []
    return Reply(view_of(*above, picture_item(name, shown.alt)), [attach(data, name)], public=public)
