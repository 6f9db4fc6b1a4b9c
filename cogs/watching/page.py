"""The list of running games that somebody may watch, and the controls of watchers."""

import re

import discord

from cogs.controls.addresses import at, at_no_table
from cogs.controls.answers import WHOLE_BOARD, Reply, fit, speech_of, tell
from cogs.controls.buttons import AnyButton, Row, board_link, button, rows, select
from cogs.controls.sentences import UserError
from cogs.faces.spread import Item, Menu
from cogs.people.access import Glances
from cogs.press.desk import Desk
from cogs.table.lines import moment
from cogs.table.messages import Composer
from data import TableHead
from host.house import House, Session
from rules import GAMES
from rules.table.errors import TableRefusal
from rules.table.table import Running, Table
from words import Speech
from words.games import game_title

#: The verbs of the list, and of the button to follow a game.
WATCH, WATCHED, FOLLOW, UNFOLLOW = "watch", "watched", "follow", "unfollow"
#: The words of a button in a panel, which is then shown again.
PANEL = "panel"


def may_follow(session: Session, person: int) -> bool:
    """Whether a person who sees a table may follow it to its end."""
    table = session.table
    return session.head.guild_id is not None and isinstance(table, Running) and table.seat_of(person) is None


def follow_button(table: Table, say: Speech, words: str = "", *, followed: bool) -> AnyButton:
    """Make the button to follow a table or, once it is `followed`, to stop."""
    if followed:
        return button(say("button-unfollow"), at(table, UNFOLLOW, words))
    return button(say("button-follow"), at(table, FOLLOW, words))


#: How many games a page lists, and how many tables it looks at to find them, where many are hidden from the person.
LISTED, MOST_LOOKED_AT = 8, 100
#: How many tables are read at once.
_READ = 25
#: How many channels a page asks Discord about; after that it ends, and the next one goes on.
MOST_ASKED = 8
#: A place in the list: when its table was opened (unix ms), and the table.
ListPlace = tuple[int, str]


def read_place(words: str) -> ListPlace | None:
    """Read the place at which a page begins, None for the first page. Raises UserError."""
    if not words:
        return None
    found = re.fullmatch("([0-9]{1,15})[|]([a-z0-9]{1,16})", words)
    if found is None:
        raise UserError("press-outdated")
    return int(found[1]), found[2]


async def list_running(
    desk: Desk, interaction: discord.Interaction, before: ListPlace | None = None, *, update: bool = False
) -> Reply:
    """List a page of the server's running games, newest first, with a menu to watch one.

    Raises UserError in direct messages, ArchiveError, HTTPException.
    """
    say = speech_of(interaction)
    sessions, following = await _visible(desk, interaction, before)
    lines, items = [], []
    for session in sessions:
        line, item = await _line(desk.composer, session, say)
        lines.append(line)
        items.append(item)
    turns = [] if before is None else [button(say("button-newest"), at_no_table(WATCH))]
    if following is not None:
        turns.append(button(say("button-older"), at_no_table(WATCH, "|".join(map(str, following)))))
    if not lines:
        return tell(say("watch-none" if before is None else "watch-no-more"), *rows(*turns), update=update)
    menu = Menu("watch", say("watch-pick"), tuple(items))
    controls: list[Row] = [select(menu, at_no_table(WATCHED)), *rows(*turns)]
    return tell(fit("\n".join((say("watch-title"), *lines)), WHOLE_BOARD), *controls, update=update)


async def _visible(
    desk: Desk, interaction: discord.Interaction, before: ListPlace | None
) -> tuple[list[Session], ListPlace | None]:
    """Return a page of games that the person may see, and the place at which the next one begins, if any."""
    if interaction.guild_id is None:
        raise UserError("watch-server-only")
    found: list[Session] = []
    last, looked_at, asked = before, 0, 0
    while looked_at < MOST_LOOKED_AT:
        heads = await desk.archive.tables.to_watch(interaction.guild_id, last, _READ)
        for head in heads:
            asked += (asks := desk.glances.asks(head, interaction))
            if len(found) == LISTED or (asks and asked > MOST_ASKED):
                return found, last
            last, looked_at = (head.created_at, head.id), looked_at + 1
            session = await _load_visible(desk.house, desk.glances, interaction, head)
            if session is not None:
                found.append(session)
        if len(heads) < _READ:
            return found, None
    return found, last


async def _load_visible(
    house: House, glances: Glances, interaction: discord.Interaction, head: TableHead
) -> Session | None:
    """Return a running table that the person may see, or None."""
    if head.game not in GAMES or not await glances.sees(head, interaction):
        return None
    try:
        session = await house.session(head.id)
    except TableRefusal:
        return None
    return session if isinstance(session.table, Running) else None


async def _line(composer: Composer, session: Session, say: Speech) -> tuple[str, Item]:
    """Return a table's line in the list and in the menu."""
    table, head = session.table, session.head
    assert isinstance(table, Running)
    game, cast = game_title(table.game_key, say), await composer.cast(table, say)
    who = say.all_of(cast.who)
    facts = {"game": game, "who": who, "turn": table.turns, "moved": "yes" if table.match.log else "no"}
    line = say("watch-line", **facts, when=moment(table.wall(table.moved_at)), link=board_link(head, say))
    names = say.all_of(cast.shown)
    label, more = say("watch-item", game=game, who=names), say("watch-item-turn", turn=table.turns)
    return line, Item(label, table.id, more)
