"""What the bot has said to whom, and whether it is in the language in which it should be.

A language's words are those of its catalogs and rulebooks. Everything else that is said must be a fact: a name, a
number, a notation.

Room: tests/wire. May import `standin` and the bot's pure rooms (rules, words).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from typing import Any

from babel.dates import format_date

from host.zones import MAIN, name_zone
from rules import GAMES, rulebook_of
from testbed.standin import Message, StandIn
from testbed.standin.components import media_of, nodes
from words import language_of
from words.catalogs import catalog, drafts, terms
from words.languages import SOURCE_LANGUAGE, locale_of, parent_of

#: Drawings in letters, and commands.
_WHOLE = re.compile(r"```.*?```|\*\*/[a-z -]+\*\*", re.DOTALL)
#: What isn't in any language: code, mentions, times and emojis, commands, addresses, what has digits, nations' codes,
#: and what somebody typed, in quotation marks.
_FACTS = re.compile(
    r"`[^`\n]*`|<[^<>\s]*>|/(?:mundialito(?:-admin)?|move|hand)\b|https?://\S+|\S*\d\S*|\bx?[A-Z]{1,3}\b"
    r"|“[^”]*”|„[^”“]*[”“]|«[^»]*»|\b(?:setup \d+|ball [a-f]\d)"
)
#: What a notation has and a word hasn't: digits, and nations' codes.
_CODED = re.compile(r"\d|\b[A-Z]{3}\b")
_WORD = re.compile(r"[^\W\d_]{2,}")
#: Where one piece of a rule, or what quotes it, ends.
_PIECES = re.compile(r"\*\*|`[^`\n]*`|\n+|(?<=[.:?!;])\s+| · |[()]")
_TABLE = re.compile(r"`([a-z0-9]{8})`")
_UNSEEN = re.compile("[\u2060\u200b\u2068\u2069\u200f]")
#: How many characters each of these has at most: one with as many was cut. Boards in words and alt texts may be.
_MOST = {"label": 80, "option": 100, "description": 100, "placeholder": 150, "suggestion": 100, "thread": 100}
_MOST |= {"dialogue's title": 45, "dialogue's label": 45, "dialogue's description": 100}
#: Names with fewer characters are never cut.
_SHORT = 16


@dataclass(frozen=True)
class Said:
    """A text, where it was, and the locale of those who read it."""

    text: str
    where: str
    locale: str


def said(discord: StandIn) -> Iterator[Said]:
    """Everything that the bot has said: messages as they are and were, dialogues, suggestions, threads' names."""
    world = discord.world
    for channel in world.channels.values():
        for message in channel.all_messages.values():
            if message.author is world.bot and not message.system:
                locale = reader(message)
                for state in (*message.revisions, message.snapshot()):
                    yield from (Said(text, where, locale) for where, text in _texts(state))
        if channel.is_thread and channel.owner is world.bot and channel.guild:
            yield Said(channel.name, "thread", channel.guild.locale)
    for interaction in discord.interactions:
        if interaction.modal is not None:
            shown = [("title", interaction.modal["title"]), *_labels(interaction.modal["components"])]
            yield from (Said(text, f"dialogue's {where}", interaction.user.locale) for where, text in shown)
        for choice in interaction.choices or ():
            if not _notation(choice["name"], choice["value"]):
                yield Said(choice["name"], "suggestion", interaction.user.locale)


def reader(message: Message) -> str:
    """The locale of those who read a message: of one person, or of the server."""
    person, guild = message.ephemeral_for or message.channel.recipient, message.channel.guild
    if person is not None:
        return person.locale
    assert guild is not None
    return guild.locale


def _texts(state: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The texts of a state of a message, each with where it is."""
    if state["content"]:
        yield "content", state["content"]
    for embed in state["embeds"]:
        yield from (("embed", embed[key]) for key in ("title", "description") if embed.get(key))
    yield from _labels(state["components"])
    yield from (("alt text", file.description) for file in state["attachments"] if file.description)


def _labels(components: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The texts of components, each with where it is."""
    for node in nodes(components):
        for key in ("content", "label", "placeholder", "description"):
            if node.get(key) and not media_of(node):
                yield key, node[key]
        for option in node.get("options") or ():
            shown = (option[key] for key in ("label", "description") if option.get(key))
            yield from (("option", text) for text in shown if not _notation(text, option["value"]))
        yield from (("alt text", alt) for _, alt in media_of(node) if alt)


def _notation(text: str, value: object) -> bool:
    """Whether a choice is shown as what it stands for, such as `setup 231132` or `pick USA`."""
    return _CODED.search(text) is not None and text in str(value)


@cache
def vocabulary(language: str) -> frozenset[str]:
    """All words of a language's catalogs, and of drafts in English, in lower case."""
    drafted = [one for one in catalog(SOURCE_LANGUAGE).values() if one.part in drafts(language)]
    said_by = (*catalog(language).values(), *terms(language).values(), *drafted)
    texts = (*(_FACTS.sub(" ", _WHOLE.sub(" ", one.words)) for one in said_by), *_dates(language))
    parent = parent_of(language)
    return frozenset(word for text in texts for word in _words(text)) | (vocabulary(parent) if parent else frozenset())


def _dates(language: str) -> Iterator[str]:
    """Yield a whole date for each day of a year, and the names of cities by which time zones go."""
    for day in range(365):
        yield format_date(date(2026, 1, 1) + timedelta(days=day), "full", locale=locale_of(language))
    yield from (name_zone(zone, language) for zone in MAIN)


@cache
def rules_of(language: str) -> frozenset[str]:
    """The sentences and titles of all rulebooks in a language."""
    chapters = [chapter for game in GAMES for chapter in rulebook_of(game, language)]
    texts = (text for one in chapters for text in (one.title, one.about, *(clause.text for clause in one.clauses)))
    return frozenset(_bare(piece) for text in texts for piece in _PIECES.split(text))


def _bare(piece: str) -> str:
    """A piece of a text without its markup."""
    return piece.strip(" #*-_:")


def _words(text: str) -> Iterator[str]:
    return (found[0] for found in _WORD.finditer(unicodedata.normalize("NFC", text).casefold()))


class Ear:
    """Tells what doesn't belong to the language in which it is said; `names` are people's, servers' and channels'."""

    def __init__(self, names: Sequence[str]) -> None:
        abouts = [game.about for game in GAMES.values()]
        named = (name for about in abouts for name in (about.title, *about.seat_names))
        options = (option.name for about in abouts for option in about.options)  # people type them like this
        known = {*names, *named, *options, *(f"{name[:kept]}…" for name in names for kept in range(_SHORT, len(name)))}
        longest = sorted(known, key=len, reverse=True)
        self._names = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in longest if name))
        self._heard: dict[tuple[str, str], tuple[str, ...]] = {}

    def strange(self, text: str, locale: str) -> tuple[str, ...]:
        """The words of a text that readers of this locale don't expect."""
        language = language_of(locale)
        heard = self._heard.get((text, language))
        if heard is None:
            heard = self._heard[text, language] = tuple(self._strange(text, language))
        return heard

    def _strange(self, text: str, language: str) -> Iterator[str]:
        rules, known = rules_of(language), vocabulary(language)
        pieces = _PIECES.split(_WHOLE.sub(" ", _UNSEEN.sub("", text).replace("\\", "")))
        rest = self._names.sub(" ", " ".join(piece for piece in pieces if _bare(piece) not in rules))
        yield from (word for word in _words(_FACTS.sub(" ", rest)) if word not in known)


def strangers(discord: StandIn) -> list[str]:
    """A line for each strange thing, with the first text that has it."""
    world = discord.world
    threads = {channel.id for channel in world.channels.values() if channel.is_thread and channel.owner is world.bot}
    names = [user.name for user in world.users.values()] + [guild.name for guild in world.guilds.values()]
    names += [channel.name for channel in world.channels.values() if channel.id not in threads]
    told = list(said(discord))
    tables = {name for one in told for name in _TABLE.findall(one.text)}
    ear = Ear([*names, *typed(discord), *tables])
    found: dict[tuple[str, tuple[str, ...]], str] = {}
    for one in told:
        strange = ear.strange(one.text, one.locale)
        if _is_cut(one) and not any(len(name) >= _SHORT and name[:_SHORT] in one.text for name in names):
            strange = (*strange, "…")
        if strange:
            found.setdefault((one.locale, strange), f"{one.locale} {one.where}: {list(strange)} in {one.text!r}")
    return list(found.values())


def _is_cut(one: Said) -> bool:
    """Whether a text was too long for its place."""
    return len(one.text) >= _MOST.get(one.where, len(one.text) + 1)


def typed(discord: StandIn) -> Iterator[str]:
    """What people have typed into options and dialogues."""
    for interaction in discord.interactions:
        data = interaction.data
        found = nodes([*data.get("options", ()), *data.get("components", ())])
        found += [below for one in found for below in nodes(one.get("options") or [])]
        yield from (one["value"] for one in found if isinstance(one.get("value"), str))
