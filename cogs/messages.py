"""The public message of a table. Part of cogs/: imports data, render, rules, words.

One message shows a table: what it is, the picture, what just happened, who is awaited, and the controls. It is made
anew from the table each time, so it can be sent again or edited at any moment.
"""

import io
from dataclasses import dataclass, field

import discord
from discord.ui import ActionRow, Container, MediaGallery, TextDisplay

from cogs.addresses import Address
from cogs.controls import Row, button, rows
from cogs.faces.spread import Style
from cogs.house import House
from cogs.lobby import lobby_parts
from cogs.names import Names
from render import Wish
from rules.table.table import Ending, Phase, Table
from words import Speech
from words.boards import board_text
from words.stories import story

PICTURE = "board.png"
_COLOURS = {Phase.LOBBY: 0x7FDBEA, Phase.RUNNING: 0xF2C14E, Phase.ENDED: 0x6CC28A}


@dataclass(frozen=True)
class Post:
    """A message ready to be sent: `file` is made anew for each attempt, for Discord's client reads it to its end."""

    view: discord.ui.LayoutView
    png: bytes | None = field(default=None, repr=False)
    mentions: discord.AllowedMentions = field(default_factory=discord.AllowedMentions.none)

    def __post_init__(self) -> None:
        self.view.stop()  # its controls are stateless: the library must not keep the view

    @property
    def files(self) -> list[discord.File]:
        """The picture as a fresh file."""
        return [] if self.png is None else [discord.File(io.BytesIO(self.png), PICTURE)]


class Composer:
    """Makes messages from tables."""

    def __init__(self, house: House, names: Names) -> None:
        self._house = house
        self._names = names

    async def who(self, table: Table, say: Speech) -> tuple[str, ...]:
        """What to call the player of each seat."""
        called = []
        for seat in table.seats:
            name = await self._names.of(seat.person) if seat.person is not None else None
            if name is None:
                called.append(say("computer", level=seat.level or ""))
            elif seat.level is not None:
                called.append(say("computer-for", name=name))
            else:
                called.append(name)
        return tuple(called)

    async def board(self, table: Table, say: Speech, ping: tuple[int, ...] = (), *, picture: bool = True) -> Post:
        """The public message of a table; `picture` off where files may not be attached: the board in words then."""
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(p) for p in ping])
        who = await self.who(table, say)
        if table.phase is Phase.LOBBY or table.match is None:
            invited = [await self._names.of(person) for person in table.invited if table.seat_of(person) is None]
            parts = lobby_parts(table, say, who, invited, ping)
            return Post(_view(table.phase, parts), mentions=mentions)
        view = table.match.view(None)
        text = story(table.game_key, view, say, who, table.match.log[-1] if table.match.log else None)
        items: list[discord.ui.Item[discord.ui.LayoutView]] = [TextDisplay(_title(table, say, who))]
        drawn = None
        if picture:
            heading = note = None
            if table.phase is Phase.ENDED and table.match.outcome is None:
                heading, note = say("picture-ended"), None
            wish = Wish(view, _side(table), say.language, heading=heading, note=note)
            drawn = await self._house.studio.draw(table.game_key, wish)
        if drawn is not None:
            items.append(MediaGallery(discord.MediaGalleryItem(f"attachment://{PICTURE}", description=drawn.alt)))
        else:
            items.append(TextDisplay(board_text(table.game_key, view, say, _side(table))[:3000]))
        below = "\n".join(
            line for line in (text, self._awaited(table, say, who), _asked(table, say, who, ping)) if line
        )
        if below:
            items.append(TextDisplay(below[:1500]))
        items.extend(_controls(table, say))
        return Post(_view(table.phase, items), drawn.png if drawn else None, mentions)

    def _awaited(self, table: Table, say: Speech, who: tuple[str, ...]) -> str:
        if table.phase is Phase.ENDED:
            return ended(table, say, who)
        lines = []
        for number in table.awaited:
            seat = table.seats[number]
            side = side_name(table, number, say)
            if seat.played_by is not None:
                lines.append(say("board-turn", person=f"<@{seat.played_by}>", side=side))
            else:
                lines.append(say("board-thinking", player=who[number], side=side))
        return "\n".join(lines)


def _view(phase: Phase, items: list[discord.ui.Item[discord.ui.LayoutView]]) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(Container(*items, accent_colour=_COLOURS[phase]))
    return view


def _side(table: Table) -> int | None:
    """Whose side of the board the public picture shows: that of the only person at it."""
    return table.seat_of(table.persons[0]) if len(table.persons) == 1 else None


def side_name(table: Table, seat: int, say: Speech) -> str:
    """What the game calls a seat."""
    names = table.game.about.seat_names
    return names[seat] if seat < len(names) else say("seat", number=seat + 1)


def _title(table: Table, say: Speech, who: tuple[str, ...]) -> str:
    players = say("versus").join(
        say("board-player", name=name, side=side_name(table, seat, say)) for seat, name in enumerate(who)
    )
    return f"### {table.game.about.title}\n{players}"


def _asked(table: Table, say: Speech, who: tuple[str, ...], ping: tuple[int, ...]) -> str:
    """Offers and votes that wait for somebody."""
    lines = []
    if table.offer is not None:
        asked = ", ".join(f"<@{person}>" for person in table.offer.needed)
        lines.append(say("board-offer", name=_name(table, who, table.offer.person), asked=asked))
    if table.undo is not None:
        asked = ", ".join(f"<@{person}>" for person in table.undo.needed)
        lines.append(say("board-undo", name=_name(table, who, table.undo.person), asked=asked))
    if table.vote is not None:
        asked = ", ".join(f"<@{person}>" for person in table.vote.voters)
        lines.append(say("board-vote", name=who[table.vote.seat], asked=asked))
    if any(person in table.awaited_persons for person in ping) and table.reminded:
        lines.append(say("board-reminder"))
    return "\n".join(lines)


def _name(table: Table, who: tuple[str, ...], person: int) -> str:
    seat = table.seat_of(person)
    return who[seat] if seat is not None else f"<@{person}>"


def ended(table: Table, say: Speech, who: tuple[str, ...]) -> str:
    """How a table ended, in words."""
    result = table.result
    if result is None:
        return ""
    if result.draw:
        return say("ended-draw", reason=result.reason)
    if not result.ranking:
        return say("ended-nobody", reason=result.reason)
    winners = ", ".join(
        say("board-player", name=who[seat], side=side_name(table, seat, say)) for seat in result.ranking[0]
    )
    return say("ended-won", winners=winners, reason=result.reason)


def _controls(table: Table, say: Speech) -> list[Row]:
    def at(verb: str, words: str = "") -> Address:
        return Address(table.id, table.position, verb, words)

    if table.phase is Phase.ENDED:
        again = button(say("button-rematch"), at("rematch"), Style.MAIN)
        if table.rematch_table is not None or table.result is None or table.result.reason == Ending.VERSION.value:
            again = button(say("button-rematch-made"), at("rematch"), disabled=table.rematch_table is None)
        return rows(
            again, button(say("button-replay"), at("replay")), button(say("button-more"), at("more", str(table.number)))
        )
    found: list[Row] = []
    if table.offer is not None:
        found.append(
            ActionRow(
                button(say("button-draw-accept"), at("drawask"), Style.PLAIN),
                button(say("button-draw-decline"), at("drawno"), Style.PLAIN),
            )
        )
    if table.undo is not None:
        found.append(
            ActionRow(
                button(say("button-undo-accept"), at("undoyes"), Style.PLAIN),
                button(say("button-undo-decline"), at("undono"), Style.PLAIN),
            )
        )
    if table.vote is not None:
        found.append(
            ActionRow(
                *(button(say(f"button-vote-{choice}"), at("vote", choice)) for choice in ("wait", "computer", "end"))
            )
        )
    main = [button(say("button-panel"), at("panel"), Style.MAIN)]
    found.append(ActionRow(*main, button(say("button-more"), at("more", str(table.number)))))
    return found
