"""Find a topic of the rules by what somebody typed: its title, a word, the number of a rule."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from discord import app_commands

from cogs.controls.answers import Reply
from cogs.press.typed import LONGEST_CHOICE, LONGEST_TYPED, MOST_OFFERED
from cogs.rulebook.pages import TopicPages, numbers_of, topic_name
from rules import GAMES, rulebook_of
from rules.core.rulebook import OPENING, Chapter
from words import Speech
from words.games import shown_title
from words.harmless import plain
from words.speech import SOURCE_LANGUAGE

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
            name = say("rules-found-in", game=shown_title(key, say), topic=name)
        found.append(app_commands.Choice(name=name[:LONGEST_CHOICE], value=f"{key}|{chapter.key}"))
    return found


async def looked_up(pages: TopicPages, game: str | None, typed: str, say: Speech) -> Reply:
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
    wanted = _folded(typed[:LONGEST_TYPED]).strip(" .:!?")
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
    begins = frozenset(_words(_folded(chapter.title))[: len(words)])
    for rank, text in enumerate((begins, title, title | about, title | about | clauses)):
        if words and all(any(known.startswith(word) for known in text) for word in words):
            return rank
    return None


@cache
def _texts(language: str, game: str, key: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Return the words of a topic's title, of its introduction and of its clauses."""
    chapter = _chapter(language, game, key)
    texts: Iterable[str] = (chapter.title, chapter.about, " ".join(clause.text for clause in chapter.clauses))
    title, about, clauses = (frozenset(_words(_folded(text))) for text in texts)
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


def _folded(text: str) -> str:
    """Return the text in lower case without accents, on one line."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    return " ".join(plain.casefold().split())
