"""The dice cup in sentences: what its pictures show, and names for menus. Part of words/: imports rules (nouns).

Everything is said from a View; every sentence comes from the catalog. `alt` and `board_text` are what words.boards
looks for.
"""

from collections.abc import Sequence

from rules.dicecup.view import View
from words import dicecup_picture
from words.dicecup_lines import Names, item, matches_of
from words.dicecup_pages import Shown, shown
from words.dicecup_text import board_text
from words.speech import Speech

__all__ = ["alt", "board_text", "item", "mark_name"]


def mark_name(view: View, say: Speech, mark: str) -> str:
    """A team's name with its stars, for a menu: no markup, at most 28 characters."""
    return Names(view, say, markup=False).starred(mark)


def alt(
    view: View,
    say: Speech,
    chosen: str | None = None,
    *,
    side: int | None = None,
    page: str | None = None,
    chapter: int | None = None,
    who: Sequence[str] | None = None,
) -> str:
    """What a picture of the view shows, for people who cannot see it; at most 1,024 characters.

    `page` is as `words.dicecup_pages` has it, None for that of the moment; `chapter` is the serial of a match whose
    card is shown. `who` are the coaches' names, no markup in them; None where nobody is named. Nothing can be
    chosen, and the cup looks the same from every side.
    """
    told = next((match for match in matches_of(view) if match.serial == chapter), None)
    what = shown(view, page) if told is None else Shown("match", told)
    return dicecup_picture.alt(view, say, what, who)
