"""The list of games to choose from, with picture, players and minutes; and the help page."""

from collections.abc import Mapping
from random import Random

import discord
from discord.ui import ActionRow, Section, TextDisplay, Thumbnail

from cogs.controls.addresses import Address, Verb, at_no_table
from cogs.controls.answers import Reply, attach, tell, view_of
from cogs.controls.buttons import AnyButton, button, link, rows
from cogs.faces.spread import Style
from cogs.table.extras import Extras, GamePlace, Subject
from cogs.table.lobby.message import estimate_minutes
from host.house import House
from render import Picture, Wish
from rules import GAMES, AnyGame
from rules.core.match import Match
from rules.core.options import settle
from rules.core.outcome import Chance
from words import Speech
from words.games import title_in_menu

#: The most games in one message; the command's own menu has the others.
MOST_GAMES = 6
#: How a table is opened: to play at once against computers, or for people to join.
NOW, TABLE = "now", "table"
#: What a cover shows: the game with this seed after this many events. The width is in pixels.
COVER_EVENTS, COVER_SEED, COVER_WIDTH = 30, 1, 480
#: How many legal actions a sample move is chosen from.
MOST_LISTED = 40
_COLOUR = 0x7FDBEA


class Covers:
    """A picture of each game in progress, rendered once for each language."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._drawn: dict[tuple[str, str], Picture] = {}

    async def of(self, key: str, say: Speech) -> Picture | None:
        """Return a game's picture, or None if it couldn't be rendered this time."""
        wanted = (key, say.language)
        drawn = self._drawn.get(wanted)
        if drawn is None:
            view = sample(GAMES[key]).view(None)
            drawn = await self._house.studio.draw(key, Wish(view, locale=say.language, width=COVER_WIDTH))
            if drawn is not None:
                self._drawn[wanted] = drawn
        return drawn

    async def all(self, say: Speech) -> dict[str, Picture]:
        """Return the pictures of the listed games, by key."""
        found = {key: await self.of(key, say) for key in list(GAMES)[:MOST_GAMES]}
        return {key: picture for key, picture in found.items() if picture is not None}


def sample(game: AnyGame) -> Match:
    """Return a match in progress that is always the same: fixed seed, usual number of seats, random moves."""
    seats = _usual_seats(game)[0]
    match = Match.begin(game, seats, settle(game.about.options, {}), COVER_SEED)
    rng, quick = Random(COVER_SEED), {seat: list(game.about.quick_setup_of(seat)) for seat in range(seats)}
    for _ in range(COVER_EVENTS):
        if match.outcome is not None:
            break
        seat = match.to_act
        if isinstance(match.turn, Chance) or seat is None:
            after = match.resolve()
        else:
            after = match.act(seat, quick[seat].pop(0) if quick[seat] else rng.choice(match.legal(MOST_LISTED)))
        if after.outcome is not None:
            break
        match = after
    return match


def game_picker(covers: Mapping[str, Picture], say: Speech, terms: str, *, alone: bool, update: bool = False) -> Reply:
    """List the games with pictures and buttons to play.

    `terms` is the pace and place that were asked for, as `pace|place`; `alone` leaves out tables for other people.
    """
    items: list[discord.ui.Item[discord.ui.LayoutView]] = [
        TextDisplay(say("picker-title", people="no" if alone else "yes"))
    ]
    files = []
    for key in list(GAMES)[:MOST_GAMES]:
        text = TextDisplay[discord.ui.LayoutView](_line(key, say))
        picture = covers.get(key)
        if picture is None:
            items.append(text)
        else:
            name = f"{key}.png"
            items.append(Section(text, accessory=Thumbnail(f"attachment://{name}", description=picture.alt)))
            files.append(attach(picture.png, name))
        items.append(ActionRow(*_ways(key, say, terms, alone=alone)))
    return Reply(view_of(*items, colour=_COLOUR), files, update)


def _line(key: str, say: Speech) -> str:
    """Describe a game: title, one sentence, how many players, how many minutes with how many people."""
    game = GAMES[key]
    least, most = game.about.seats
    options = settle(game.about.options, {})
    usual = _usual_seats(game)
    few, many = sorted(estimate_minutes(game.length(seats, options).minutes, seats, 0) for seats in usual)
    facts = {"minutes": _range(few, many), "people": "any" if usual == game.about.seats else _range(*usual)}
    lines = [f"**{title_in_menu(key, say)}**", say(f"about-{key}") if say.knows(f"about-{key}") else ""]
    lines.append(say("picker-facts", least=least, most=most, **facts))
    return "\n".join(line for line in lines if line)


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def _usual_seats(game: AnyGame) -> tuple[int, int]:
    """Return the usual number of seats, least and most."""
    return game.about.best_seats or game.about.seats


def _ways(key: str, say: Speech, terms: str, *, alone: bool) -> list[AnyButton]:
    about = GAMES[key].about
    computers = max(about.good_seats - 1, about.rivals)
    found = [button(say("button-play-now", count=computers), _opening(key, NOW, terms), Style.MAIN)]
    if not alone:
        found.append(button(say("button-open"), _opening(key, TABLE, terms)))
    return found


def _opening(key: str, way: str, terms: str) -> Address:
    return at_no_table(Verb.OPEN, f"{key}|{way}|{terms}")


def help_page(say: Speech, documents: Mapping[str, str | None], extras: Extras) -> Reply:
    """Say what the bot can do, with buttons to play, about each game, and to `documents`: the operator's pages."""
    games = say.all_of(f"**{title_in_menu(key, say)}**" for key in GAMES)
    play = button(say("button-play"), at_no_table(Verb.CHOOSE), Style.MAIN)
    listed = list(GAMES)[:MOST_GAMES]
    about = [one for key in listed for one in extras.game_buttons(GamePlace.HELP, Subject(key), say)]
    links = [link(say(label), address) for label, address in documents.items() if address is not None]
    beside = extras.game_buttons(GamePlace.HELP, Subject(), say)
    return tell(say("help", games=games), ActionRow(play, *beside, *links), *rows(*about))
