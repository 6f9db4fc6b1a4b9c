"""Buttons and selects with an address.

They are stateless: Discord sends the custom id back, even after a restart, and `cogs.presses` reads it.
"""

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

import discord
from discord.ui import ActionRow, Button, Select, UserSelect

from cogs.controls.addresses import Address, Verb
from cogs.faces.spread import MOST_BUTTONS, MOST_ITEMS, Do, Item, Menu, Spread, Step, Style
from data import Message, TableHead
from words import Speech, symbols

T = TypeVar("T")
Row = ActionRow[discord.ui.LayoutView]
AnyButton = Button[discord.ui.LayoutView]
Buttons = Sequence[AnyButton]
STYLES = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.GRAVE: discord.ButtonStyle.danger,
}


def button(
    label: str, address: Address, style: Style = Style.PLAIN, *, disabled: bool = False, symbol: str = ""
) -> AnyButton:
    """Make a button with an address, and with one of the application's emojis if it is known."""
    return Button(
        label=label[:80], custom_id=str(address), style=STYLES[style], disabled=disabled, emoji=emoji_of(symbol)
    )


def emoji_of(symbol: str) -> discord.PartialEmoji | None:
    """Return the application's emoji of that name, or None if it isn't known."""
    found = symbols.id_of(symbol)
    return None if found is None else discord.PartialEmoji(name=symbol, id=found)


def link(label: str, url: str) -> AnyButton:
    """Make a button that opens a link."""
    return Button(label=label[:80], url=url)


def message_url(guild_id: int | None, message: Message) -> str:
    """Return the address of a message in a server, None for direct messages."""
    return f"https://discord.com/channels/{guild_id or '@me'}/{message.channel_id}/{message.message_id}"


def board_url(head: TableHead) -> str | None:
    """Return the address of a table's message, or None if it has none yet."""
    return None if head.message is None else message_url(head.guild_id, head.message)


def board_link(head: TableHead, say: Speech) -> str:
    """Return a link to a table's message for a text; without a message the mention of its channel."""
    url = board_url(head)
    return f"<#{head.channel_id}>" if url is None else f"[{say('button-jump')}]({url})"


def jump_buttons(head: TableHead, say: Speech) -> list[AnyButton]:
    """Make the button that leads to a table's message, if it has one."""
    url = board_url(head)
    return [] if url is None else [link(say("button-jump"), url)]


def rows(*buttons: AnyButton) -> list[Row]:
    """Arrange buttons in rows of five."""
    return [ActionRow(*buttons[at : at + MOST_BUTTONS]) for at in range(0, len(buttons), MOST_BUTTONS)]


#: A line of a phone's screen; a button's edges, a letter, an emoji, and the gap between two buttons (about, pixels).
_LINE, _EDGES, _LETTER, _EMOJI, _GAP = 314, 30, 7.6, 24, 8
#: Up to this number, buttons may be in more rows than they need, each of which is a component of the message.
_FEW = 2 * MOST_BUTTONS


def even_rows(*buttons: AnyButton) -> list[Row]:
    """Arrange buttons so that they take as few lines as possible on a phone, where a row wraps, and are in as few rows
    of about the same length: seven short ones as four and three.
    """
    few = len(buttons) <= _FEW
    best: list[tuple[tuple[int, int, int], tuple[int, ...]]] = [((0, 0, 0), ())]
    for end in range(1, len(buttons) + 1):
        found = []
        for length in range(1, min(end, MOST_BUTTONS) + 1):
            (first, second, uneven), lengths = best[end - length]
            lines = _lines(buttons[end - length : end])
            more = (lines, 1) if few else (1, lines)
            found.append(((first + more[0], second + more[1], uneven + length * length), (*lengths, length)))
        best.append(min(found))
    rest = iter(buttons)
    return [ActionRow(*(next(rest) for _ in range(length))) for length in best[-1][1]]


def _lines(buttons: Buttons) -> int:
    """Return how many lines a row of these buttons takes on a phone."""
    lines, used = 0, float(_LINE)
    for one in buttons:
        width = _EDGES + _LETTER * len(one.label or "") + (_EMOJI if one.emoji else 0)
        used += _GAP + width
        if used > _LINE:
            lines, used = lines + 1, width
    return lines


def select(menu: Menu, address: Address) -> Row:
    """Make a select with an address."""
    options = [
        discord.SelectOption(
            label=item.label[:100],
            value=item.value,
            description=item.description[:100] or None,
            default=item.chosen,
            emoji=emoji_of(item.symbol),
        )
        for item in menu.items
    ]
    return ActionRow(
        Select(
            custom_id=str(address),
            placeholder=menu.placeholder[:150],
            options=options,
            min_values=menu.least,
            max_values=min(menu.most, len(options)),
        )
    )


def turn_page(found: Sequence[T], page: int, make: Callable[[T], Item], say: Speech) -> tuple[Item, ...]:
    """A menu's items: all or, of more than fit, a page of them and one that opens the next.

    Its value is read by `read_page`.
    """
    if len(found) <= MOST_ITEMS:
        return tuple(map(make, found))
    length = MOST_ITEMS - 1
    pages = -(-len(found) // length)
    page %= pages
    following = (page + 1) % pages
    more = Item(say("swap-page", page=following + 1, pages=pages), f"#{following}")
    return (*map(make, found[page * length : (page + 1) * length]), more)


def read_page(value: str) -> int | None:
    """The page that a value of `turn_page` opens; None if it is one of the things to choose from."""
    found = re.fullmatch("#([0-9]{1,4})", value)
    return None if found is None else int(found[1])


def people_menu(placeholder: str, address: Address, most: int) -> Row:
    """Make a menu of the people of the server, up to `most` of whom can be chosen."""
    return ActionRow(
        UserSelect(custom_id=str(address), placeholder=placeholder[:150], max_values=min(most, MOST_ITEMS))
    )


def spread_rows(
    spread: Spread,
    to: Callable[[Verb, str], Address],
    undo: Buttons = (),
    beside: Buttons = (),
    *,
    signs: bool = True,
) -> list[Row]:
    """Make the controls of a face; `to` makes their addresses. `undo` and `beside` are in the lowest rows."""

    def make(do: Do | Step) -> AnyButton:
        address = to(Verb.DO, "|".join((do.text, *do.then))) if isinstance(do, Do) else to(Verb.STEP, do.words)
        return button(do.label, address, do.style, symbol=do.symbol if signs else "")

    found = [select(menu, to(Verb.PICK, f"{menu.name}|{spread.words}")) for menu in spread.menus]
    first, buttons, last = ([make(do) for do in row] for row in (spread.first, spread.buttons, spread.last))
    (last or buttons).extend(undo)
    return [*found, *even_rows(*first), *even_rows(*buttons), *rows(*last, *beside)]
