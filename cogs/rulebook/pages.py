"""The rules of a game by topic: a chapter of its rulebook, with a picture of what it is about.

A topic is named by its chapter's key in every custom id, so buttons of any age show what they promised. After it stands
from where somebody looked it up, such as the step of a lesson.
"""

import asyncio
import io
from collections import OrderedDict
from collections.abc import Sequence

import discord
from discord.ui import Button, LayoutView, MediaGallery, TextDisplay

from cogs.controls.answers import Reply
from cogs.controls.buttons import Row, button, rows, select
from cogs.controls.sentences import Told
from cogs.faces.spread import Item, Menu, Style
from cogs.rulebook.buttons import topic_address
from cogs.table.extras import Extras, GamePlace, Subject
from host.house import House
from render import Picture, draw_example
from rules import examples_of, rulebook_of
from rules.core.rulebook import OPENING, Chapter, Clause
from words import Speech
from words.games import game_title, shown_title

#: The most topics in a menu, which is Discord's limit.
MOST_TOPICS = 25
#: How wide pictures are, in pixels, and how many of the last ones are remembered: some 5 MB of files.
WIDTH, REMEMBERED = 1000, 128
_NAME = "topic.png"


class TopicPages:
    """Shows the topics of rulebooks, and remembers their pictures for each language."""

    def __init__(self, house: House, extras: Extras) -> None:
        self._house = house
        self._extras = extras
        self._drawn: OrderedDict[tuple[str, str, str, int], asyncio.Future[Picture | None]] = OrderedDict()

    async def topic(
        self,
        game: str,
        key: str,
        say: Speech,
        *,
        clause: int | None = None,
        note: str = "",
        origin: str = "",
        update: bool = False,
    ) -> Reply:
        """Show a topic, or the opening if there is no such topic; `clause` is the number of the one to put on top.

        `origin` says from where it was looked up, in the words of another feature, which offers the way back. Raises
        Told for a game without a rulebook.
        """
        book = rulebook_of(game, say.language)
        if not book:
            raise Told("no-rulebook", game=game_title(game, say))
        at = next((at for at, chapter in enumerate(book) if chapter.key == key or clause in chapter.numbers), 0)
        chapter = book[at]
        picture = await self._picture(game, chapter.key, say)
        view, files = discord.ui.LayoutView(timeout=None), []
        view.add_item(TextDisplay("\n".join(filter(None, (note, _above(game, chapter, clause, say))))))
        if picture is not None:
            view.add_item(MediaGallery(discord.MediaGalleryItem(f"attachment://{_NAME}", description=picture.alt)))
            files.append(discord.File(io.BytesIO(picture.png), _NAME))
        below = _below(game, chapter, clause, say)
        if below:
            view.add_item(TextDisplay(below))
        for row in self._controls(game, book, at, origin, say):
            view.add_item(row)
        return Reply(view, files, update)

    def _controls(self, game: str, book: tuple[Chapter, ...], at: int, origin: str, say: Speech) -> list[Row]:
        """Make the menu of topics, the buttons to the one before and the one after, and those of other features."""

        def found(place: GamePlace, rules: tuple[int, ...] = (), origin: str = "") -> Sequence[Button[LayoutView]]:
            return self._extras.game_buttons(place, Subject(game, rules, origin), say)

        back = found(GamePlace.BACK, origin=origin) if origin else ()
        origin = origin if back else ""
        first = max(0, min(at - MOST_TOPICS // 2, len(book) - MOST_TOPICS))
        items = tuple(
            Item(topic_name(game, chapter, say), chapter.key, numbers_of(chapter, say), chapter is book[at])
            for chapter in book[first : first + MOST_TOPICS]
        )
        menus = [Menu("", say("rules-topics"), items)] if len(items) > 1 else []
        buttons = []
        if at > 0:
            buttons.append(button(say("button-rules-back"), topic_address(game, book[at - 1].key, origin)))
        if at + 1 < len(book):
            label = say("button-rules-next", topic=topic_name(game, book[at + 1], say))
            style = Style.PLAIN if back else Style.MAIN
            buttons.append(button(label, topic_address(game, book[at + 1].key, origin), style))
        buttons += () if back else found(GamePlace.ALONG)
        last = back or found(GamePlace.RULES, book[at].numbers)
        choice = [select(menu, topic_address(game, "", origin)) for menu in menus]
        return [*choice, *rows(*buttons), *rows(*last)]

    async def _picture(self, game: str, key: str, say: Speech) -> Picture | None:
        """Return the picture of a topic; None if it has none, or if it couldn't be drawn this time."""
        if key not in examples_of(game):
            return None
        wanted = game, key, say.language, WIDTH
        drawing = self._drawn.pop(wanted, None)
        if drawing is None:
            drawing = asyncio.ensure_future(self._house.studio.paint(draw_example, *wanted))
        self._drawn[wanted] = drawing  # now the newest
        if len(self._drawn) > REMEMBERED:
            self._drawn.popitem(last=False)
        drawn = await asyncio.shield(drawing)
        if drawn is None and self._drawn.get(wanted) is drawing:
            del self._drawn[wanted]
        return drawn


def topic_name(game: str, chapter: Chapter, say: Speech) -> str:
    """Name a topic in a menu."""
    return say("rules-opening", game=shown_title(game, say)) if chapter.key == OPENING else chapter.title


def numbers_of(chapter: Chapter, say: Speech) -> str:
    """Say which rules a chapter has; empty if none is numbered."""
    numbers = chapter.numbers
    return say("rules-numbers", count=len(numbers), first=numbers[0], last=numbers[-1]) if numbers else ""


def _above(game: str, chapter: Chapter, clause: int | None, say: Speech) -> str:
    """Write what stands above the picture: the title, the clause that was asked for, and what newcomers should know."""
    numbers = numbers_of(chapter, say)
    head = say("rules-head", title=chapter.title, game=shown_title(game, say), numbers=numbers or "none")
    asked = [_bold(one) for one in chapter.clauses if one.number == clause]
    return "\n\n".join(filter(None, (head, *asked, chapter.about)))


def _below(game: str, chapter: Chapter, clause: int | None, say: Speech) -> str:
    """Write what stands below the picture: what it shows, and the clauses."""
    caption = f"example-{game}-{chapter.key}"
    clauses = [one.text for one in chapter.clauses if one.number != clause]
    shows = [say("rules-picture", shows=say(f"example-{game}-{chapter.key}"))] if say.knows(caption) else []
    return "\n\n".join((*shows, *clauses))


def _bold(clause: Clause) -> str:
    return f"**{clause.text.replace('**', '')}**"
