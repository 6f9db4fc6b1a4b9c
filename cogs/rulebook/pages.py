"""The pages of a rulebook, the topics by which people find them, and the buttons that lead there."""

import asyncio
import re
import unicodedata
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import cache

import discord
from discord import app_commands
from discord.ui import TextDisplay

from cogs.controls.addresses import Address, at
from cogs.controls.answers import Reply, attach, picture_item
from cogs.controls.buttons import AnyButton, Buttons, Row, button, rows, select
from cogs.controls.sentences import UserError
from cogs.faces.spread import Item, Menu, Style
from cogs.press.typed import LONGEST_CHOICE, LONGEST_TYPED, MOST_OFFERED
from cogs.table.extras import Extras, GamePlace, Subject
from host.house import House
from render import Picture, draw_example
from rules import GAMES, clause_of, examples_of, rulebook_of
from rules.core.errors import RulesError
from rules.core.rulebook import OPENING, Chapter, Clause
from rules.table.table import Table
from words import Speech
from words.games import game_title, title_in_menu
from words.harmless import plain
from words.languages import SOURCE_LANGUAGE

#: The verbs: the rules of a table's game, those of a game, a topic of them, and the rule behind a refusal.
RULES, RULEBOOK, TOPIC, WHY = "rules", "rulebook", "topic", "why"
#: The table's name in the address of a control about a game's rules.
RULES_TABLE = "rules"


def rules_button(table: Table, say: Speech) -> AnyButton:
    """Make the button to the rules of a table's game."""
    return button(say("button-rules"), at(table, RULES))


def rulebook_button(game: str, say: Speech, *, named: bool = False) -> AnyButton:
    """Make the button to a game's rules, from the beginning; on it stands the game if it is `named`."""
    label = say("button-rules-of", game=game_title(game, say)) if named else say("button-rules")
    return button(label, Address(RULES_TABLE, 0, RULEBOOK, f"{game}|{OPENING}"))


def topic_buttons(game: str, rules: Sequence[int], origin: str, say: Speech) -> list[AnyButton]:
    """Make the button to the topic of the first of some rules, by number; none without rules."""
    found = next((one for one in rulebook_of(game) if not set(rules[:1]).isdisjoint(one.numbers)), None)
    return [] if found is None else [button(say("button-rules"), topic_address(game, found.key, origin))]


def why_button(error: BaseException, say: Speech) -> AnyButton | None:
    """Make the button to the rule behind a refusal; None if no rule explains it."""
    behind = clause_behind(error)
    if behind is None:
        return None
    game, number = behind
    return button(say("button-why"), Address(RULES_TABLE, 0, WHY, f"{game}|{number}"))


def clause_behind(error: BaseException | None) -> tuple[str, int] | None:
    """Return the game and the clause behind a refusal, or behind the one that caused this error; None if none is."""
    while error is not None:
        if isinstance(error, RulesError) and (found := clause_of(error.reason)) is not None:
            return found
        error = error.__cause__
    return None


def topic_address(game: str, key: str, origin: str = "") -> Address:
    """Return the address of a control to a topic; `origin` says where somebody comes from, for the way back."""
    return Address(RULES_TABLE, 0, TOPIC, f"{game}|{key}" + (f"|{origin}" if origin else ""))


#: The most topics in a menu, which is Discord's limit.
MOST_TOPICS = 25
#: How wide pictures are, in pixels, and how many of the last ones are remembered: some 5 MB of files.
WIDTH, REMEMBERED = 1000, 128
_NAME = "topic.png"


class TopicPages:
    """Shows the topics of rulebooks, and remembers their pictures for each language."""

    def __init__(self, house: House, extras: Extras) -> None:
        self._house, self._extras = house, extras
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
        UserError for a game without a rulebook.
        """
        book = rulebook_of(game, say.language)
        if not book:
            raise UserError("no-rulebook", game=game_title(game, say))
        at = next((at for at, chapter in enumerate(book) if chapter.key == key or clause in chapter.numbers), 0)
        chapter = book[at]
        picture = await self._picture(game, chapter.key, say)
        view, files = discord.ui.LayoutView(timeout=None), []
        view.add_item(TextDisplay("\n".join(filter(None, (note, _above(game, chapter, clause, say))))))
        if picture is not None:
            view.add_item(picture_item(_NAME, picture.alt))
            files.append(attach(picture.png, _NAME))
        below = _below(game, chapter, clause, say)
        if below:
            view.add_item(TextDisplay(below))
        for row in self._controls(game, book, at, origin, say):
            view.add_item(row)
        return Reply(view, files, update)

    def _controls(self, game: str, book: tuple[Chapter, ...], at: int, origin: str, say: Speech) -> list[Row]:
        """Make the menu of topics, the buttons to the one before and the one after, and those of other features."""

        def find(place: GamePlace, rules: tuple[int, ...] = (), origin: str = "") -> Buttons:
            return self._extras.game_buttons(place, Subject(game, rules, origin), say)

        back = find(GamePlace.BACK, origin=origin) if origin else ()
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
        buttons += () if back else find(GamePlace.ALONG)
        last = back or find(GamePlace.RULES, book[at].numbers)
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
    return say("rules-opening", game=title_in_menu(game, say)) if chapter.key == OPENING else chapter.title


def numbers_of(chapter: Chapter, say: Speech) -> str:
    """Say which rules a chapter has; empty if none is numbered."""
    numbers = chapter.numbers
    return say("rules-numbers", count=len(numbers), first=numbers[0], last=numbers[-1]) if numbers else ""


def _above(game: str, chapter: Chapter, clause: int | None, say: Speech) -> str:
    """Write what stands above the picture: the title, the clause that was asked for, and what newcomers should know."""
    numbers = numbers_of(chapter, say)
    head = say("rules-head", title=chapter.title, game=title_in_menu(game, say), numbers=numbers or "none")
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


#: How much of a text that nothing was found for is repeated (characters).
LONGEST_NOTED = 60
#: The number of a rule as people write it: `12`, `12a`, `rule 12`, `§12`.
_NUMBER = re.compile(r"(?:rules?|clause|§)? ?([0-9]{1,3})[a-z]?")
#: The last of the ranks that `_rank` returns.
_WORST = 3


def topic_choices(game: str | None, typed: str, say: Speech) -> list[app_commands.Choice[str]]:
    """Suggest topics of a game, or of all games, for the text typed so far; best first."""
    topics = find_topics(game, typed, say.language)
    if game is None and not typed.strip():
        topics = [(key, chapter) for key, chapter in topics if chapter.key == OPENING]
    found = []
    for key, chapter in topics[:MOST_OFFERED]:
        name, numbers = topic_name(key, chapter, say), numbers_of(chapter, say)
        if numbers:
            name = say("rules-found", topic=name, numbers=numbers)
        if game is None and chapter.key != OPENING:
            name = say("rules-found-in", game=title_in_menu(key, say), topic=name)
        found.append(app_commands.Choice(name=name[:LONGEST_CHOICE], value=f"{key}|{chapter.key}"))
    return found


async def look_up(pages: TopicPages, game: str | None, typed: str, say: Speech) -> Reply:
    """Show the topic that somebody typed or picked, or the beginning of the rules; without a game, of the first one."""
    picked = typed.partition("|")[0]
    found = find_topics(picked if picked in GAMES else game, typed, say.language) if typed.strip() else []
    if found:
        key, chapter = found[0]
        return await pages.topic(key, chapter.key, say)
    note = say("rules-none", topic=plain(typed, LONGEST_NOTED)) if typed.strip() else ""
    return await pages.topic(game or next(iter(GAMES)), OPENING, say, note=note)


def find_topics(game: str | None, typed: str, language: str) -> list[tuple[str, Chapter]]:
    """Return the topics that match a text, best first, each with the key of its game; all of them for an empty text.

    `game` is the key of the only game to search, None for all. Words are found in this language and in English.
    """
    games = tuple(GAMES) if game is None else (game,)
    topics = [(key, chapter) for key in games for chapter in rulebook_of(key, language)]
    chosen = typed.partition("|")
    exact = [(key, chapter) for key, chapter in topics if (key, chapter.key) == (chosen[0], chosen[2])]
    wanted = _fold(typed[:LONGEST_TYPED]).strip(" .:!?")
    if exact or not wanted:
        return exact or topics
    number = _NUMBER.fullmatch(wanted)
    if number is not None:
        return [(key, chapter) for key, chapter in topics if int(number[1]) in chapter.numbers]
    words = _words(wanted)
    ranks = [_rank(key, chapter, words, language) for key, chapter in topics]
    return [topic for rank in range(_WORST + 1) for topic, its in zip(topics, ranks, strict=True) if its == rank]


def _rank(game: str, chapter: Chapter, words: tuple[str, ...], language: str) -> int | None:
    """Return how well a topic fits, 0 for best; None if it doesn't.

    Best if its title begins with the words; then if its title has them, its introduction, or its clauses.
    """
    found = (_rank_in(name, game, chapter.key, words) for name in dict.fromkeys((language, SOURCE_LANGUAGE)))
    return min((rank for rank in found if rank is not None), default=None)


def _rank_in(language: str, game: str, key: str, words: tuple[str, ...]) -> int | None:
    chapter = _chapter(language, game, key)
    title, about, clauses = _texts(language, game, key)
    begins = frozenset(_words(_fold(chapter.title))[: len(words)])
    for rank, text in enumerate((begins, title, title | about, title | about | clauses)):
        if words and all(any(known.startswith(word) for known in text) for word in words):
            return rank
    return None


@cache
def _texts(language: str, game: str, key: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Return the words of a topic's title, of its introduction and of its clauses."""
    chapter = _chapter(language, game, key)
    texts: Iterable[str] = (chapter.title, chapter.about, " ".join(clause.text for clause in chapter.clauses))
    title, about, clauses = (frozenset(_words(_fold(text))) for text in texts)
    return title, about, clauses


def _chapter(language: str, game: str, key: str) -> Chapter:
    return next(chapter for chapter in rulebook_of(game, language) if chapter.key == key)


def _words(text: str) -> tuple[str, ...]:
    """Split into words without the endings of plurals: a search for penalties finds penalty."""
    return tuple(_singular(word) for word in re.findall(r"\w+", text))


def _singular(word: str) -> str:
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith(("ches", "shes", "sses", "xes")):
        return word[:-2]
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def _fold(text: str) -> str:
    """Return the text in lower case without accents, on one line."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    return " ".join(plain.casefold().split())
