"""A person's own tables, as suggestions and as the list of their games.

Suggestions are made again with every letter typed, so they use only the tables' rows and names. The list loads the
running tables that it shows, because only a game knows whose turn it is. Both ask Discord about a channel once in a
while.
"""

import discord
from discord import app_commands

from cogs.controls.answers import WHOLE_BOARD, Reply, fit, speech_of, tell
from cogs.controls.buttons import board_link
from cogs.controls.sentences import UserError
from cogs.people.access import Bans, Glances, near
from cogs.people.people import Names
from cogs.press.desk import Desk
from cogs.press.typed import LONGEST_CHOICE, MOST_OFFERED
from data import Status, TableHead
from rules import GAMES
from rules.table.errors import TableRefusal
from words import Speech
from words.games import game_title

_BETWEEN = " · "
#: The order of the list.
_STATES = ("mine", "theirs", "lobby")


async def suggest_tables(
    desk: Desk,
    interaction: discord.Interaction,
    current: str,
    statuses: tuple[Status, ...],
    *,
    everywhere: bool = False,
    leaving: bool = False,
) -> list[app_commands.Choice[str]]:
    """Suggest the person's tables in this server whose game, players or id match the text; no closed lobbies.

    `everywhere` means that in direct messages the tables of all servers are suggested. To somebody who is `leaving`,
    tables in channels that are hidden from them are suggested too, without their players. Raises ArchiveError.
    """
    typed = current.strip().casefold()
    found = await _find_tables(desk, interaction, statuses, everywhere=everywhere, leaving=leaving)
    return [app_commands.Choice(name=name, value=table) for name, table in found if typed in name.casefold()]


async def _find_tables(
    desk: Desk, interaction: discord.Interaction, statuses: tuple[Status, ...], *, everywhere: bool, leaving: bool
) -> list[tuple[str, str]]:
    archive, abroad = desk.archive, everywhere and interaction.guild_id is None
    heads = await archive.seats.tables_of(interaction.user.id, statuses, MOST_OFFERED)
    heads = tuple(head for head in heads if head.game in GAMES and (abroad or near(head, interaction)))
    if Status.ENDED in statuses:
        over = await archive.results.find_finished([head.id for head in heads])
        heads = tuple(head for head in heads if head.status is not Status.ENDED or head.id in over)
    shown = [head.id for head in heads if await _is_shown(desk.bans, desk.glances, interaction, head)]
    people = await archive.seats.people_seated_at(shown)
    found: list[tuple[str, str]] = []
    say = speech_of(interaction)
    for head in heads:
        if head.id not in shown and not leaving:
            continue
        others = [person for person in people.get(head.id, ()) if person != interaction.user.id]
        found.append((await _label(desk.names, head, others, say), head.id))
    return found


async def _is_shown(bans: Bans, glances: Glances, interaction: discord.Interaction, head: TableHead) -> bool:
    """Whether the person isn't banned from a table's server and sees its channel; not if nobody can tell."""
    try:
        await bans.check(head.guild_id, interaction.user.id)
        return await glances.sees(head, interaction)
    except (UserError, discord.HTTPException):
        return False


async def _label(names: Names, head: TableHead, others: list[int], say: Speech) -> str:
    """Name the game, as many players as fit, and the table's id."""
    label = game_title(head.game, say)
    for person in others:
        longer = label + _BETWEEN + await names.for_menu(person)
        if len(longer + _BETWEEN + head.id) > LONGEST_CHOICE:
            break
        label = longer
    return label + _BETWEEN + head.id


async def list_games(desk: Desk, interaction: discord.Interaction) -> Reply:
    """List the person's games and lobbies with links; those where it's their turn come first.

    Raises ArchiveError.
    """
    say, person = speech_of(interaction), interaction.user.id
    heads = await desk.archive.seats.tables_of(person, (Status.RUNNING, Status.LOBBY))
    if not heads:
        return tell(say("games-none"))
    lines: list[tuple[int, str]] = []
    room = WHOLE_BOARD - len(say("games-title"))
    for head in sorted(heads, key=lambda head: head.status is Status.LOBBY):
        if await _is_shown(desk.bans, desk.glances, interaction, head):
            line = await _line(desk, head, person, say)
        else:
            told = say("games-hidden", game=game_title(head.game, say), table=head.id)
            line = _STATES.index("lobby"), told
        if line is None:
            continue
        lines.append(line)
        room -= len(line[1]) + 1
        if room < 0:
            break  # the rest has no room, so it isn't loaded
    lines.sort(key=lambda line: line[0])
    return tell(fit("\n".join((say("games-title"), *(text for _, text in lines))), WHOLE_BOARD))


async def _line(desk: Desk, head: TableHead, person: int, say: Speech) -> tuple[int, str] | None:
    """Return a table's rank in the list and its line; None if the table can't be read."""
    if head.status is Status.LOBBY:
        seats = await desk.archive.seats.people_at(head.id)  # invited people have none yet
        there = sorted(((seat is None, seat or 0, one) for one, seat in seats if one != person))
        who = say.all_of([await desk.names.of(one) for *_, one in there]) or say("nobody-yet")
        state = "lobby"
    else:
        try:
            table = (await desk.house.session(head.id)).table
        except TableRefusal:
            return None
        who = await desk.composer.others(table, person, say)
        state = "mine" if person in table.awaited_persons else "theirs"
    link = say("games-puzzle", table=head.id) if head.puzzle else board_link(head, say)
    told = say("games-line", game=game_title(head.game, say), who=who, state=state, link=link, table=head.id)
    return _STATES.index(state), told
