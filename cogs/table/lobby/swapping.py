"""The private panel where the host chooses a list by swapping.

Nothing is saved: what is picked on one side, and the pages, are in the custom ids of the other side's controls.
"""

import re
from dataclasses import dataclass

from discord.ui import ActionRow

from cogs.controls.addresses import Verb, at
from cogs.controls.answers import WHOLE_BOARD, Reply, fit, tell
from cogs.controls.buttons import Row, select
from cogs.faces.spread import MOST_ITEMS, Item, Menu
from cogs.table.lobby.arranging import name_word, own_words
from cogs.table.lobby.pages import back_button
from rules.core.options import Swaps
from rules.table.table import Lobby, Table
from words import Speech
from words.games import item

#: How many items a page has if there are several; the last line opens the next page.
_PAGE = MOST_ITEMS - 1
_WORDS = re.compile(r"(?P<leaving>[^|]*)\|(?P<coming>[^|]*)\|(?P<out>[0-9]{1,4})\|(?P<into>[0-9]{1,4})(?:\|[0-9]*)?")


@dataclass(frozen=True, slots=True)
class Picked:
    """Who was picked to go out and to come in, and the page of each list."""

    leaving: str = ""
    coming: str = ""
    out: int = 0
    into: int = 0

    @staticmethod
    def read(words: str) -> "Picked":
        """Read a control's words; empty if they make no sense."""
        found = _WORDS.fullmatch(words)
        return Picked(found["leaving"], found["coming"], int(found["out"]), int(found["into"])) if found else Picked()

    def after(self, side: str, value: str) -> "Picked":
        """Return the picks with one more on a side: a word, or `#` and a page."""
        turned = re.fullmatch("#([0-9]{1,4})", value)
        if side == Verb.SWAP_OUT:
            return Picked(self.leaving, self.coming, int(turned[1]), self.into) if turned else self._with(leaving=value)
        return Picked(self.leaving, self.coming, self.out, int(turned[1])) if turned else self._with(coming=value)

    def _with(self, leaving: str | None = None, coming: str | None = None) -> "Picked":
        return Picked(
            self.leaving if leaving is None else leaving, self.coming if coming is None else coming, self.out, self.into
        )

    def possible(self, swaps: Swaps) -> "Picked":
        """Return the picks without words that have changed sides since."""
        leaving = self.leaving if self.leaving in swaps.chosen else ""
        return Picked(leaving, self.coming if self.coming in swaps.others else "", self.out, self.into)


def swap_panel(table: Lobby, swaps: Swaps, picked: Picked, say: Speech, *, update: bool, note: str = "") -> Reply:
    """Show the list and a menu for each side, with `note` above."""
    names = say.row(name_word(table, word, say) for word in swaps.chosen)
    lines = [
        f"### {own_words(table, swaps.option, 'swap', say('button-swap'), say).rstrip(' …')}",
        say("swap-title", count=len(swaps.chosen), names=fit(names, WHOLE_BOARD // 2)),
        note,
    ]
    if picked.leaving:
        lines.append(say("swap-leaving", name=name_word(table, picked.leaving, say)))
    elif picked.coming:
        lines.append(say("swap-coming", name=name_word(table, picked.coming, say)))
    elif not note:
        lines.append(say("swap-hint"))
    text = "\n".join(line for line in lines if line)
    if not swaps.chosen or not swaps.others:
        return tell(text, ActionRow(back_button(table, say)), update=update)

    def side(verb: Verb, words: tuple[str, ...], chosen: str, page: int) -> Row:
        carried = f"{picked.leaving}|{picked.coming}|{picked.out}|{picked.into}|{table.number}"
        placeholder = say("swap-out" if verb == Verb.SWAP_OUT else "swap-in")
        menu = Menu(verb, placeholder, _page(table, words, chosen, page, say))
        return select(menu, at(table, verb, carried))

    return tell(
        text,
        side(Verb.SWAP_OUT, swaps.chosen, picked.leaving, picked.out),
        side(Verb.SWAP_IN, swaps.others, picked.coming, picked.into),
        ActionRow(back_button(table, say)),
        update=update,
    )


def _page(table: Table, words: tuple[str, ...], chosen: str, page: int, say: Speech) -> tuple[Item, ...]:
    def items_of(some: tuple[str, ...]) -> tuple[Item, ...]:
        return tuple(Item(item(table.game_key, word, say, table.options), word, chosen=word == chosen) for word in some)

    if len(words) <= MOST_ITEMS:
        return items_of(words)
    pages = -(-len(words) // _PAGE)
    page %= pages
    here = words[page * _PAGE : (page + 1) * _PAGE]
    following = (page + 1) % pages
    more = Item(say("swap-page", page=following + 1, pages=pages), f"#{following}")
    return (*items_of(here), more)
