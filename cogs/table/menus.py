"""Private menus: everything besides moving, and the questions before a big step."""

from discord.ui import ActionRow, Button, LayoutView

from cogs.controls.addresses import at
from cogs.controls.answers import Reply, tell
from cogs.controls.buttons import button, link, rows
from cogs.controls.verbs import Verb
from cogs.faces.spread import Style
from cogs.table.extras import Extras, GamePlace, Place, Subject
from cogs.table.panels import HAND_PAGE, board_link
from host.house import Session
from render import pages
from rules.table.table import Begun, Running
from words import Speech
from words.games import game_title


async def more(session: Session, person: int, say: Speech, extras: Extras) -> Reply:
    """Offer everything besides moving that this person may do. Raises ArchiveError."""
    table = session.table
    buttons = [
        *await extras.buttons(Place.MORE_ABOUT, session, person, say),
        *extras.game_buttons(GamePlace.ALONG, Subject(table.game_key), say),
    ]
    seat = table.seat_of(person)
    if isinstance(table, Begun):
        buttons.insert(0, button(say("button-text"), at(table, Verb.TEXT)))
        others = [page for page in pages(table.game_key, table.match.view(seat)) if page != HAND_PAGE]
        shown = [button(_page(table.game_key, page, say), at(table, Verb.PAGE, page)) for page in others]
        buttons[1:1] = shown or [button(say("button-side"), at(table, Verb.SIDE))]
        for place in (Place.MORE_BACK, Place.MORE_SHARE):
            buttons += await extras.buttons(place, session, person, say)
    if isinstance(table, Running) and seat is not None:
        if not table.game.about.hidden and not table.game.about.routines:
            buttons.append(button(say("button-undo"), at(table, Verb.UNDO)))
        if table.game.about.agreed_draws and any(other != person for other in table.players):
            buttons.append(button(say("button-draw"), at(table, Verb.ASK_OFFER_DRAW)))
        if table.seats[seat].level is None and not table.counted:
            buttons.append(button(say("button-hand-over"), at(table, Verb.HAND_OVER)))
        elif table.seats[seat].level is not None:
            buttons.append(button(say("button-return"), at(table, Verb.RETURN), Style.MAIN))
        buttons.append(button(say("button-resign"), at(table, Verb.ASK_RESIGN), Style.GRAVE))
    buttons += await extras.buttons(Place.MORE, session, person, say)
    address = board_link(session)
    if address is not None:
        buttons.append(link(say("button-jump"), address))
    text = say("more-title", game=game_title(table.game_key, say), table=table.id, commitment=table.commitment[:16])
    return tell(text, *rows(*buttons))


def _page(game: str, page: str, say: Speech) -> str:
    """Name a page; after a colon comes the part of the game that it shows."""
    name, _, part = page.partition(":")
    return say(f"page-{game}-{name}", part=part)


def ask_draw(session: Session, say: Speech, *, update: bool = False) -> Reply:
    """Ask whether to offer a draw."""
    table = session.table
    address = at(table, Verb.OFFER_DRAW)
    row = ActionRow(button(say("button-draw-yes"), address, Style.PLAIN), _no(session, say))
    return tell(say("ask-draw"), row, update=update)


def ask_draw_accept(session: Session, say: Speech, *, update: bool = False) -> Reply:
    """Ask whether to accept a draw."""
    table = session.table
    address = at(table, Verb.DRAW_YES)
    row = ActionRow(button(say("button-draw-agree"), address, Style.PLAIN), _no(session, say))
    return tell(say("ask-draw-accept"), row, update=update)


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


def _no(session: Session, say: Speech, label: str = "button-no", style: Style = Style.PLAIN) -> Button[LayoutView]:
    return button(say(label), at(session.table, Verb.NEVER), style)
