"""Open a table from the list of games, or by a challenge: to the game played here lately, or to one to choose."""

import discord

from cogs.controls.addresses import Verb, at_no_table, read_snowflake
from cogs.controls.answers import Reply, speech_of, tell
from cogs.controls.buttons import select
from cogs.controls.sentences import UserError
from cogs.delivery.places import HERE, THREAD
from cogs.faces.spread import MOST_ITEMS, Item, Menu
from cogs.press.desk import Desk
from cogs.press.opening import OpeningRequest, check_opponent, open_table, pick_game
from cogs.press.press import Check, Control, Press
from cogs.table.picker import ALL, NOW, TABLE
from data import Status
from host.house import House
from players import levels
from rules import GAMES
from rules.table.terms import Pace
from words.games import game_title

#: A game played longer ago isn't proposed again (ms), and how many tables of a person are looked at.
LATELY, _RECENT = 30 * 24 * 60 * 60 * 1000, 10


def games_for_two() -> list[str]:
    """Return the games that two people can play."""
    return [key for key, game in GAMES.items() if game.about.seats[1] > 1]


async def challenge(desk: Desk, interaction: discord.Interaction, person: discord.User | discord.Member) -> Reply:
    """Open a table with somebody invited, or ask which game first. Raises like `open_table`."""
    if interaction.guild_id is None:
        raise UserError("alone-in-dm")
    check_opponent(desk.bot, interaction.user.id, person)
    game = await _find_recent_game(desk.house, interaction)
    if game is not None:
        return await open_table(desk, interaction, _request(game, person))
    desk.names.glimpse(person)
    say = speech_of(interaction)
    items = tuple(Item(game_title(key, say), key) for key in games_for_two()[:MOST_ITEMS])
    menu = Menu("challenge", say("challenge-pick"), items)
    told = say("challenge-which", name=await desk.names.of(person.id))
    return tell(told, select(menu, at_no_table(Verb.CHALLENGE, str(person.id))))


async def _challenge_to(
    desk: Desk, interaction: discord.Interaction, game: str, person: int, where: str | None, *, update: bool
) -> Reply:
    """Open a table of the chosen game. Raises UserError if the person has left the server; like `open_table`."""
    if game not in games_for_two() or interaction.guild is None:
        raise UserError("press-outdated")
    try:
        member = await interaction.guild.fetch_member(person)
    except discord.NotFound as error:
        raise UserError("opponent-elsewhere") from error
    return await open_table(desk, interaction, _request(game, member, where), update=update)


def _request(game: str, person: discord.User | discord.Member, where: str | None = None) -> OpeningRequest:
    return OpeningRequest(game, person, None, Pace.LIVE.value, where)


async def _find_recent_game(house: House, interaction: discord.Interaction) -> str | None:
    """Return the game for two that the person last played in this server, if that wasn't long ago."""
    after = house.now() - LATELY
    heads = await house.archive.seats.tables_of(interaction.user.id, (Status.RUNNING, Status.ENDED), _RECENT)
    fit = games_for_two()
    here = (head for head in heads if head.guild_id == interaction.guild_id and not head.puzzle and head.game in fit)
    return next((head.game for head in here if head.updated_at >= after), None)


def _choice_of(press: Press) -> tuple[str | None, str, str | None]:
    """Return the page that a button leads to (a game, `ALL`, or None for the game last played), a pace and a place.

    Raises UserError for what there isn't.
    """
    game, pace, where, *_ = (*press.address.words.split("|"), "", "")
    if game not in ("", ALL, *GAMES):
        raise UserError("press-outdated")
    pace = pace or Pace.LIVE.value
    _check_terms(pace, where)
    return game or None, pace, where or None


def _check_terms(pace: str, where: str) -> None:
    """Raise UserError for an unknown pace or place."""
    if pace not in {one.value for one in Pace} or (where not in ("", HERE, THREAD) and not where.isdecimal()):
        raise UserError("press-outdated")


class Openings:
    """Handles the controls of the game picker."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def controls(self) -> dict[str, Control]:
        """The controls, by verb."""
        return {
            Verb.CHOOSE: Control(self._choose, Check.NOTHING),
            Verb.OPEN: Control(self._open, Check.NOTHING),
            Verb.CHALLENGE: Control(self._challenge, Check.NOTHING),
        }

    async def _choose(self, press: Press) -> Reply | None:
        game, pace, where = _choice_of(press)
        return await pick_game(self._desk, press.interaction, pace, where, game=game, update=press.private)

    async def _open(self, press: Press) -> Reply | None:
        game, way, pace, where, *_ = (*press.address.words.split("|"), "", "", "")
        if game not in GAMES or way not in (NOW, TABLE, *levels(game)):
            raise UserError("press-outdated")
        _check_terms(pace, where)
        computer = way if way in levels(game) else None
        request = OpeningRequest(game, None, computer, pace, where or None, at_once=way != TABLE)
        return await open_table(self._desk, press.interaction, request, update=press.private)

    async def _challenge(self, press: Press) -> Reply | None:
        number, game, where, *_ = (*press.address.words.split("|"), "", "")
        person = read_snowflake(number)
        if person is None:
            raise UserError("press-outdated")
        _check_terms(Pace.LIVE.value, where)
        return await _challenge_to(
            self._desk, press.interaction, game or press.value, person, where or None, update=press.private
        )
