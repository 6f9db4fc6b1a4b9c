"""A position that somebody plays in private and without a table: its picture, and the game's own controls.

What they have done in it and chosen since is in custom ids, so there is no row for it in the database, and an old
button is as good as a new one.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

import discord
from discord.ui import TextDisplay

from cogs.controls.answers import BELOW, MOST_TEXT, Reply, attach, firm, fit, picture_item, view_of
from cogs.controls.board import routine_label
from cogs.controls.buttons import Row
from cogs.faces import Do, Spread, face
from cogs.table.panels import HAND_PAGE
from host.house import House
from render import Wish, pages
from rules.core.match import Match
from rules.lessons.lesson import MOST_ACTIONS
from words import Speech
from words.games import board_text, game_title

_PICTURE = "position.png"
_COUNT = re.compile("([0-9]{1,2})(w?)")


class Doing(NamedTuple):
    """What somebody has done in a position, and chosen since; written as `<number of actions>[w]|<actions>|<choice>`.

    With `told`, the board is in words.
    """

    actions: tuple[str, ...] = ()
    words: str = ""
    told: bool = False

    def __str__(self) -> str:
        return "|".join((f"{len(self.actions)}{'w' if self.told else ''}", *self.actions, self.words))

    @classmethod
    def read(cls, text: str) -> "Doing | None":
        """Read what was written; None for any other text."""
        count, _, rest = text.partition("|")
        if (found := _COUNT.fullmatch(count)) is None:
            return None
        number = int(found[1])
        *actions, words = rest.split("|", number)
        if len(actions) != number or number > MOST_ACTIONS:
            return None
        return cls(tuple(actions), words, bool(found[2]))


#: At the beginning.
NOTHING_DONE = Doing()


def spread_of(match: Match, seat: int, words: str, say: Speech) -> Spread:
    """Lay out the game's own controls; a game without decisions has one button."""
    key, routine = match.game.about.key, match.automatic.routine
    if routine is None:
        return face(key).spread(match, seat, words, say)
    return Spread(match, "", buttons=(Do(routine_label(key, say), routine.text),))


def pick(match: Match, seat: int, words: str, values: tuple[str, ...], say: Speech) -> str | None:
    """Return the words after picking values in a menu; `words` are its name and the choice so far.

    None if the menu doesn't offer them.
    """
    name, _, chosen = words.partition("|")
    spread = spread_of(match, seat, chosen, say)
    if not spread.offers(name, values):
        return None
    return face(match.game.about.key).pick(match, seat, spread.words, name, values)


def page_of(match: Match, seat: int, spread: Spread | None, wanted: str | None = None) -> str | None:
    """Return the picture's page: the one wanted, the face's, or the hand if hands are hidden; None for the usual."""
    drawn = pages(match.game.about.key, match.view(seat))
    usual = HAND_PAGE if match.game.about.hidden and spread is not None else None
    found = (wanted, spread.page if spread is not None else None, usual)
    return next((page for page in found if page is not None and page in drawn), None)


def chapter_over(before: Match, after: Match) -> int | None:
    """Return the match or round that ended between two moments, for a picture of how it ended."""
    chapter = before.automatic.chapter
    return chapter if 0 < chapter < after.automatic.chapter else None


async def show_position(
    house: House,
    wish: Wish,
    game: str,
    text: str,
    controls: Sequence[Row],
    say: Speech,
    *,
    who: tuple[str, ...],
    colour: int,
    told: bool = False,
    update: bool = False,
) -> Reply:
    """Make the page of a position: its picture, or with `told` the board in words, the text, the controls."""
    drawn = None if told else await house.studio.draw(game, wish)
    items: list[discord.ui.Item[discord.ui.LayoutView]]
    if drawn is None:
        board = board_text(game, wish.view, say, wish.seat, title=game_title(game, say), who=who)
        items, files = [TextDisplay(fit(board, MOST_TEXT - BELOW))], []
    else:
        items, files = [picture_item(_PICTURE, drawn.alt)], [attach(drawn.png, _PICTURE)]
    return Reply(view_of(*items, TextDisplay(firm(text)), *controls, colour=colour), files, update)
