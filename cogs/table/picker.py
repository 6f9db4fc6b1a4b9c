"""What `/mundialito play` shows: the games as covers to choose from, and the page of one."""

from collections.abc import Sequence

import discord
from discord.ui import ActionRow, MediaGallery, TextDisplay

from cogs.controls.addresses import Address, Verb, at_no_table
from cogs.controls.answers import Reply, attach, picture_item, view_of
from cogs.controls.buttons import AnyButton, button, rows
from cogs.faces.spread import Style
from cogs.table.extras import Extras, GamePlace, Subject
from cogs.table.lobby.length import estimate_minutes
from host.house import House
from players import RANDOM, levels
from render.cover import HOUSE_ACCENT, accent
from rules import GAMES, AnyGame
from rules.core.options import settle
from rules.table.terms import Pace
from words import Speech
from words.games import short_title

#: The most games in one message; the command's own menu has the others. So many of them are beside each other.
MOST_GAMES, ABREAST = 6, 2
#: How a table is opened: to play at once against computers of the level offered first, or for people to join. The name
#: of another level is a way too.
NOW, TABLE = "now", "table"
#: What stands for a game in the address of the list of all.
ALL = "-"
#: The most levels to choose from; the stronger ones are in the command's option, and in a lobby.
MOST_LEVELS = 3

_Items = list[discord.ui.Item[discord.ui.LayoutView]]


class Picker:
    """Makes the pages. `terms` is the pace and place that were asked for, as `pace|place`."""

    def __init__(self, house: House, extras: Extras) -> None:
        self._house, self._extras = house, extras

    async def games(self, say: Speech, terms: str, last: str, *, update: bool = False) -> Reply:
        """Show the covers of all games, with a button for each; that of the `last` game played stands out."""
        listed = list(GAMES)[:MOST_GAMES]
        covers = [(key, await self._house.studio.cover(key, say.language, named=True)) for key in listed]
        drawn = {f"{key}.png": cover for key, cover in covers if cover is not None}
        shown = [discord.MediaGalleryItem(f"attachment://{name}", description=one.alt) for name, one in drawn.items()]
        pages = [
            button(_name(key, say), _page(key, terms), Style.MAIN if key == last else Style.PLAIN) for key in listed
        ]
        items: _Items = [TextDisplay(say("picker-title")), *([MediaGallery(*shown)] if shown else [])]
        items += [ActionRow(*pages[at : at + ABREAST]) for at in range(0, len(pages), ABREAST)]
        files = [attach(one.png, name) for name, one in drawn.items()]
        return Reply(view_of(*items, colour=HOUSE_ACCENT), files, update)

    async def game(
        self, key: str, say: Speech, terms: str, level: str | None, *, alone: bool, update: bool = False
    ) -> Reply:
        """Show the page of a game: what it is, computers to play at once, and a table for people to join.

        The `level` stands out, and is the one last played; `alone` leaves out tables for other people.
        """
        cover = await self._house.studio.cover(key, say.language)
        items: _Items = [] if cover is None else [picture_item("cover.png", cover.alt)]
        items += [TextDisplay(_about(key, say)), TextDisplay(_against(key, say))]
        items.append(ActionRow(*_levels(key, say, terms, level)))
        others: list[AnyButton] = []
        if not alone:
            items.append(TextDisplay(say("picker-friends")))
            others.append(button(say("button-open"), _opening(key, TABLE, terms)))
        others += self._extras.game_buttons(GamePlace.PICKER, Subject(key), say)
        items += rows(*others, button(say("button-picker-back"), _page(ALL, terms)))
        files = [] if cover is None else [attach(cover.png, "cover.png")]
        return Reply(view_of(*items, colour=accent(key)), files, update)


def play_button(key: str, say: Speech) -> AnyButton:
    """Make the button below what people have shared of a game that leads to the game's page."""
    return button(say("button-play-this"), _page(key, f"{Pace.LIVE.value}|"), Style.MAIN)


def _name(key: str, say: Speech) -> str:
    """Name a game on a button: by the message `brief-<key>`, else by its short title."""
    return say(f"brief-{key}") if say.knows(f"brief-{key}") else short_title(key, say)


def _about(key: str, say: Speech) -> str:
    """Describe a game: title, one sentence, how many players, how many minutes with how many people."""
    game = GAMES[key]
    least, most = game.about.seats
    options = settle(game.about.options, {})
    usual = game.about.best_seats or game.about.seats
    few, many = sorted(estimate_minutes(game.length(seats, options).minutes, seats, 0) for seats in usual)
    facts = {"minutes": _range(few, many), "people": "any" if usual == game.about.seats else _range(*usual)}
    lines = [f"### {short_title(key, say)}", say(f"about-{key}") if say.knows(f"about-{key}") else ""]
    lines.append(say("picker-facts", least=least, most=most, **facts))
    return "\n".join(line for line in lines if line)


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def _against(key: str, say: Speech) -> str:
    """Say how many computers join somebody who plays at once, and who begins."""
    about = GAMES[key].about
    order = "luck" if about.luck else "drawn" if about.begins is None else "first"
    return say("picker-computers", count=_computers(GAMES[key]), order=order)


def _computers(game: AnyGame) -> int:
    return max(game.about.good_seats - 1, game.about.rivals)


def list_levels(key: str) -> Sequence[str]:
    """The levels to choose from, weakest first; none if the game has no players that think."""
    return [level for level in levels(key) if level != RANDOM][:MOST_LEVELS]


def _levels(key: str, say: Speech, terms: str, played: str | None) -> list[AnyButton]:
    """Make a button for each level, of which the one last played, or else the first, stands out."""
    known = list_levels(key)
    if not known:
        return [button(say("button-picker-now"), _opening(key, NOW, terms), Style.MAIN)]
    first = played if played in known else known[0]
    return [
        button(
            say("picker-level", level=level), _opening(key, level, terms), Style.MAIN if level == first else Style.PLAIN
        )
        for level in known
    ]


def _opening(key: str, way: str, terms: str) -> Address:
    return at_no_table(Verb.OPEN, f"{key}|{way}|{terms}")


def _page(key: str, terms: str) -> Address:
    return at_no_table(Verb.CHOOSE, f"{key}|{terms}")
