"""The rulebooks, cut into pages that a message holds. Part of cogs/: reads rules/<game>/RULES.md."""

from functools import cache
from importlib.resources import files

from cogs.measure import MOST_TEXT
from rules import GAMES

#: Characters a page: short enough for a phone, and every message holds it.
PAGE = 1800


@cache
def pages(game: str) -> tuple[str, ...]:
    """The rulebook of a game, cut between paragraphs; none for a game that has no rulebook."""
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
