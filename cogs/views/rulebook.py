"""The rulebooks, split into pages that fit into a message. Part of cogs/views."""

from functools import cache
from importlib.resources import files

from cogs.faces.spread import Style
from cogs.library.answers import Reply, tell
from cogs.library.sentences import Told
from cogs.views.controls.addresses import Address
from cogs.views.controls.buttons import button, rows
from cogs.views.controls.lessons import learn_button
from cogs.views.controls.verbs import Verb
from cogs.views.measure import MOST_TEXT
from rules import GAMES
from words import Speech

#: The most characters on a page: short enough for a phone and for any message.
PAGE = 1800


@cache
def pages(game: str) -> tuple[str, ...]:
    """Split a game's rulebook between paragraphs; empty if it has none."""
    book = files("rules").joinpath(game, "RULES.md")
    if game not in GAMES or not book.is_file():
        return ()
    found: list[str] = []
    for paragraph in book.read_text(encoding="utf-8").split("\n\n"):
        room = PAGE // 2 if paragraph.startswith("#") else PAGE  # a chapter begins on a new page
        if found and len(found[-1]) + len(paragraph) + 2 <= room:
            found[-1] += "\n\n" + paragraph
        else:
            found.extend(paragraph[at : at + MOST_TEXT] for at in range(0, len(paragraph), MOST_TEXT))
    return tuple(found)


def rulebook(game: str, say: Speech, page: int = 0, *, update: bool = False) -> Reply:
    """Show a page of the rulebook, with buttons to turn it. Raises Told for a game without one."""
    told = pages(game)
    if not told:
        raise Told("no-rulebook", game=GAMES[game].about.title)
    page %= len(told)

    def turn(to: int) -> Address:
        return Address("rules", 0, Verb.RULEBOOK, f"{game}|{to}")

    buttons = []
    if page > 0:
        buttons.append(button(say("button-rules-back"), turn(page - 1)))
    if page + 1 < len(told):
        buttons.append(button(say("button-rules-next", page=page + 2, pages=len(told)), turn(page + 1), Style.MAIN))
    return tell(told[page], *rows(*buttons, *learn_button(game, say)), update=update)
