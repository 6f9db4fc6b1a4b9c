"""Compare a language's catalog with the English one: what is missing, and what can't be right. Part of words.

Run as `python -m words check`; a test holds the same laws.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from words.speech import LANGUAGES, SOURCE_LANGUAGE

_HERE = Path(__file__).parent
#: Names of commands are the same everywhere: sentences quote them, and people on one server use the same ones.
_COMMAND = re.compile(r"command-[a-z-]+(?<!-about)")
_PLURALS = {"zero", "one", "two", "few", "many"}
#: Counts that sentences meet; some languages have a plural of their own from a million on, which they don't.
_COUNTS = range(1001)
#: What stays the same in every language: notations and commands in backticks, and mentions.
_QUOTED = re.compile(r"`([^`]+)`")
_MENTION = re.compile(r"<(?:@[!&]?|#|t:)(?=\{)")
_PICTOGRAM = re.compile("[\N{WATCH}-\N{WHITE DOWN-POINTING SMALL TRIANGLE}\u2600-\u27bf\U0001f300-\U0001faff]")
_LETTERS = re.compile(r"[^\W\d_]{4,}")


class Message:
    """What a message is made of: its facts, those it shows, messages it quotes, plurals, words; and its whole text."""

    def __init__(self, entry: ftl.Message) -> None:
        self.facts: set[str] = set()
        self.shown: set[str] = set()
        self.quotes: set[str] = set()
        self.plurals: list[set[str]] = []
        self.words = ""
        entry.comment = None
        self.text = FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
        for node in _nodes(entry):
            match node:
                case ftl.VariableReference():
                    self.facts.add(node.id.name)
                case ftl.MessageReference():
                    self.quotes.add(node.id.name)
                case ftl.Placeable(expression=ftl.VariableReference() as fact):
                    self.shown.add(fact.id.name)
                case ftl.TextElement():
                    self.words += f"{node.value} "
                case ftl.SelectExpression():
                    keys = {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
                    if keys & _PLURALS:
                        self.plurals.append(keys)

    @property
    def quoted(self) -> frozenset[str]:
        """The notations and commands in it."""
        return frozenset(text for text in _QUOTED.findall(self.text) if "{" not in text)

    @property
    def mentions(self) -> frozenset[str]:
        """The kinds of mentions in it."""
        return frozenset(_MENTION.findall(self.text))

    @property
    def pictograms(self) -> frozenset[str]:
        """The pictograms in it."""
        return frozenset(_PICTOGRAM.findall(self.text))


def _nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """Yield a node of a catalog and all nodes in it."""
    yield node
    for part in vars(node).values():
        for one in part if isinstance(part, list) else (part,):
            if isinstance(one, ftl.BaseNode):
                yield from _nodes(one)


@cache
def catalog(language: str) -> Mapping[str, Message]:
    """A language's messages by id. Raises ValueError for a text that can't be read, or an id that is there twice."""
    found: dict[str, Message] = {}
    for file in sorted((_HERE / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                raise ValueError(f"{language}/{file.name}: {(entry.content or '')[:80]!r}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    raise ValueError(f"{language}/{file.name}: {entry.id.name} is there twice")
                found[entry.id.name] = Message(entry)
    for message in found.values():
        for quoted in message.quotes & found.keys():
            message.facts |= found[quoted].facts
    return found


def flaws(language: str) -> Iterator[str]:
    """What is wrong with a language's catalog, a line each; nothing if it is complete."""
    english, translated = catalog(SOURCE_LANGUAGE), catalog(language)
    wanted = {Locale.parse(language, sep="-").plural_form(count) for count in _COUNTS}
    alike = equal_on_purpose(language)
    for name in english.keys() - translated.keys():
        yield f"{name} is missing: translate it in words/{language}"
    for name, message in translated.items():
        source = english.get(name)
        if source is None:
            yield f"{name} isn't in English: delete it"
            continue
        if unknown := message.facts - source.facts:
            yield f"{name} has unknown facts: {', '.join(sorted(unknown))}"
        if lost := source.shown - message.facts:
            yield f"{name} lacks facts: {', '.join(sorted(lost))}"
        yield from (
            f"{name} lacks plurals: {', '.join(sorted(wanted - keys))}" for keys in message.plurals if wanted - keys
        )
        for what, own, others in (
            ("in backticks", message.quoted, source.quoted),
            ("as mentions", message.mentions, source.mentions),
            ("as pictograms", message.pictograms, source.pictograms),
        ):
            if own != others:
                yield f"{name} has {sorted(own)} {what}, English has {sorted(others)}"
        same = message.text == source.text
        if _COMMAND.fullmatch(name):
            if not same:
                yield f"{name} is the name of a command, which is the same in every language"
        elif same and name not in alike and _LETTERS.search(message.words):
            yield f"{name} is still English: translate it, or list it in words/{language}/equal.txt"
    yield from (f"{name} is listed in equal.txt, but it isn't there" for name in alike - translated.keys())


def equal_on_purpose(language: str) -> frozenset[str]:
    """The ids of messages that are the same as in English, because they should be."""
    file = _HERE / language / "equal.txt"
    return frozenset(file.read_text(encoding="utf-8").split()) if file.is_file() else frozenset()


def translations() -> tuple[str, ...]:
    """All languages but English."""
    return tuple(language for language in LANGUAGES if language != SOURCE_LANGUAGE)
