"""The rules of a game by topic: a chapter of its rulebook, with a picture of what it is about. Part of cogs/views.

A topic is named by its chapter's key in every custom id, so buttons of any age show what they promised. After it stands
the step of the lesson from which somebody looked it up.
"""

import asyncio
import io
from collections import OrderedDict

import discord
from discord.ui import Button, MediaGallery, TextDisplay

from cogs.faces.spread import Item, Menu, Style
from cogs.library.answers import Reply, tell
from cogs.library.sentences import Told, clause_behind, sentence
from cogs.views.controls.addresses import Address
from cogs.views.controls.buttons import Row, button, rows, select
from cogs.views.controls.lessons import Place, learn_button
from cogs.views.controls.verbs import Verb
from host.house import House
from render import Picture, draw_example
from rules import examples_of, rulebook_of
from rules.core.rulebook import OPENING, Chapter, Clause
from rules.lessons.shelf import LESSONS
from words import Speech
from words.games import game_title, shown_title
from words.lessons import step_words

#: The table's name in the address of a control about rules.
RULES = "rules"
#: The most topics in a menu, which is Discord's limit.
MOST_TOPICS = 25
#: The most steps of the lesson that a topic leads to.
MOST_STEPS = 3
#: How wide pictures are, in pixels, and how many of the last ones are remembered: some 5 MB of files.
WIDTH, REMEMBERED = 1000, 128
_NAME = "topic.png"


class Rulebooks:
    """Shows the topics of rulebooks, and remembers their pictures for each language."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._drawn: OrderedDict[tuple[str, str, str, int], asyncio.Future[Picture | None]] = OrderedDict()

    async def topic(
        self,
        game: str,
        key: str,
        say: Speech,
        *,
        clause: int | None = None,
        note: str = "",
        lesson: Place | None = None,
        update: bool = False,
    ) -> Reply:
        """Show a topic, or the opening if there is no such topic; `clause` is the number of the one to put on top.

        `lesson` is the step from which it was looked up, which is offered again. Raises Told for a game without a
        rulebook.
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
        for row in _controls(game, book, at, lesson, say):
            view.add_item(row)
        return Reply(view, files, update)

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


def opening(game: str) -> Address:
    """Return the address of a button to a game's rules, from the beginning."""
    return Address(RULES, 0, Verb.RULEBOOK, f"{game}|0")


def refused(error: BaseException, say: Speech) -> Reply | None:
    """Answer with a refusal and a button to the rule behind it; None if no rule explains it."""
    behind = clause_behind(error)
    if behind is None:
        return None
    game, number = behind
    why = button(say("button-why"), Address(RULES, 0, Verb.WHY, f"{game}|{number}"))
    return tell(sentence(error, say), *rows(why))


def step_topic(place: Place) -> Address | None:
    """Return the address of a button from a lesson's step to the topic of its main rule; None if it has no rule."""
    game, numbers = place.lesson.key, place.step.rules[:1]
    found = next((one for one in rulebook_of(game) if not set(numbers).isdisjoint(one.numbers)), None)
    return None if found is None else _to(game, found.key, place)


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


def _controls(game: str, book: tuple[Chapter, ...], at: int, lesson: Place | None, say: Speech) -> list[Row]:
    """Make the menu of topics, the buttons to the one before and the one after, and those to the lesson."""
    first = max(0, min(at - MOST_TOPICS // 2, len(book) - MOST_TOPICS))
    items = tuple(
        Item(topic_name(game, chapter, say), chapter.key, numbers_of(chapter, say), chapter is book[at])
        for chapter in book[first : first + MOST_TOPICS]
    )
    found = [select(Menu("", say("rules-topics"), items), _to(game, "", lesson))] if len(items) > 1 else []
    buttons = []
    if at > 0:
        buttons.append(button(say("button-rules-back"), _to(game, book[at - 1].key, lesson)))
    if at + 1 < len(book):
        label = say("button-rules-next", topic=topic_name(game, book[at + 1], say))
        style = Style.MAIN if lesson is None else Style.PLAIN
        buttons.append(button(label, _to(game, book[at + 1].key, lesson), style))
    learn = learn_button(game, say) if lesson is None else []
    return [*found, *rows(*buttons, *learn), *rows(*_steps(game, book[at], lesson, say))]


def _steps(game: str, chapter: Chapter, lesson: Place | None, say: Speech) -> list[Button[discord.ui.LayoutView]]:
    """Make the buttons to the steps that teach a chapter; or back to the step from which it was looked up."""
    if lesson is not None:
        return [button(say("button-lesson-continue"), lesson.address(Verb.LESSON), Style.MAIN)]
    if game not in LESSONS:
        return []
    taught = LESSONS[game].teaching(chapter.numbers)[:MOST_STEPS]
    return [
        button(
            say("button-lesson-try", step=step_words(game, step.id, "title", say)),
            Place(LESSONS[game], step.number).address(Verb.LESSON),
        )
        for step in taught
    ]


def _to(game: str, key: str, lesson: Place | None = None) -> Address:
    origin = "" if lesson is None else f"|{lesson.origin}"
    return Address(RULES, 0, Verb.TOPIC, f"{game}|{key}{origin}")
