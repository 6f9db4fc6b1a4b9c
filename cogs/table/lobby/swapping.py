"""The private panel where the host chooses a list by swapping.

Nothing is saved: what is picked on one side, and the pages, are in the custom ids of the other side's controls.
"""

import re
from dataclasses import dataclass, replace

from discord.ui import ActionRow

from cogs.controls.addresses import Verb, at
from cogs.controls.answers import WHOLE_BOARD, Reply, fit, tell
from cogs.controls.buttons import Row, read_page, select, turn_page
from cogs.faces.spread import Item, Menu
from cogs.table.lobby.arranging import name_word, own_words
from cogs.table.lobby.pages import back_button
from rules.core.options import Swaps
from rules.table.table import Lobby
from words import Speech
from words.games import item

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
        page = read_page(value)
        if side == Verb.SWAP_OUT:
            return replace(self, leaving=value) if page is None else replace(self, out=page)
        return replace(self, coming=value) if page is None else replace(self, into=page)

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

        def make(word: str) -> Item:
            return Item(item(table.game_key, word, say, table.options), word, chosen=word == chosen)

        menu = Menu(verb, placeholder, turn_page(words, page, make, say))
        return select(menu, at(table, verb, carried))

    return tell(
        text,
        side(Verb.SWAP_OUT, swaps.chosen, picked.leaving, picked.out),
        side(Verb.SWAP_IN, swaps.others, picked.coming, picked.into),
        ActionRow(back_button(table, say)),
        update=update,
    )
