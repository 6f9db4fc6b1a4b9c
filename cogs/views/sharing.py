"""The private choice of what to share of a game, and what is posted then. Part of cogs/views."""

import io

import discord
from discord.ui import ActionRow, MediaGallery, TextDisplay

from cogs.faces.spread import Item, Menu, Style
from cogs.library.answers import Reply, tell
from cogs.views.controls.addresses import at
from cogs.views.controls.board import card_button
from cogs.views.controls.buttons import button, select
from cogs.views.controls.verbs import Verb
from render import Picture
from render.motion import Film, Span
from rules.table.table import Finished, Running
from words import Speech

#: The most lines of a menu: the last of these goals and chapters are offered, between the turn and the whole game.
_MOST = 25


def part_name(span: Span, game: str, say: Speech) -> str:
    """Name a part of a game."""
    return say(f"share-part-{span.kind}", number=span.number, game=game)


def share_choice(table: Running | Finished, spans: tuple[Span, ...], chosen: Span, say: Speech) -> Reply:
    """Offer the parts of a game, and to post the chosen one moving or as a picture."""
    turn, *others, whole = spans
    offered = (turn, *others[-(_MOST - 2) :], whole)
    items = tuple(Item(part_name(one, table.game_key, say), one.name, chosen=one == chosen) for one in offered)
    posts = [
        button(say("button-share-moving"), at(table, Verb.SHARE_MOVING, chosen.name), Style.MAIN),
        button(say("button-share-still"), at(table, Verb.SHARE_STILL, chosen.name)),
    ]
    if isinstance(table, Finished):
        posts.append(card_button(table, say))
    parts = select(Menu("part", say("share-menu"), items), at(table, Verb.SHARE))
    return tell(say("share-choose"), parts, ActionRow(*posts))


def making(share: float | None, say: Speech) -> discord.ui.LayoutView:
    """Say how far a film is; None while it waits for its turn."""
    text = say("share-waiting") if share is None else say("share-making", percent=round(share * 100))
    return tell(text).view


def shared(shown: Film | Picture, heading: str, *, public: bool) -> Reply:
    """Make the message with a film or a picture, below a heading if there is one."""
    data, name = (shown.webp, "game.webp") if isinstance(shown, Film) else (shown.png, "game.png")
    view = discord.ui.LayoutView(timeout=None)
    if heading:
        view.add_item(TextDisplay(heading))
    view.add_item(MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=shown.alt)))
    return Reply(view, [discord.File(io.BytesIO(data), name)], public=public)
