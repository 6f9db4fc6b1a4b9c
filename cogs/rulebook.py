"""The rulebooks, cut into pages that a message holds. Part of cogs/: reads rules/<game>/RULES.md."""

from functools import cache
from importlib.resources import files

#: Characters a page; a message holds 4,000.
PAGE = 3000


@cache
def pages(game: str) -> tuple[str, ...]:
    """The rulebook of a game, cut between paragraphs."""
    text = files(f"rules.{game}").joinpath("RULES.md").read_text(encoding="utf-8")
    found: list[str] = []
    for paragraph in text.split("\n\n"):
        if found and len(found[-1]) + len(paragraph) + 2 <= PAGE:
            found[-1] += "\n\n" + paragraph
        else:
            found.append(paragraph[:PAGE])
    return tuple(found)
