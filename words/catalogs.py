"""What a language's catalog has, and what is missing or can't be right in it. Part of words: for translators and tests.

A language's catalog is compared with the English one. A game or feature may be a *draft* in a language: as long as
nothing of it is there, or `drafts.txt` lists it, nothing is missing, and people read the rest in English. All of a
preview is a draft.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from rules import GAMES, rulebook_of
from words.languages import (
    CATALOGS,
    EVERYTHING,
    SOURCE_LANGUAGE,
    UNREADABLE,
    files_of,
    is_preview,
    list_languages,
    locale_of,
    parent_of,
    read_drafts,
    read_file,
)
from words.speech import NOUN, SCORE, nodes

#: Names of commands are the same everywhere: sentences quote them, and people on one server use the same ones.
_COMMAND = re.compile(r"command-[a-z-]+(?<!-about)")
_PLURALS = {"zero", "one", "two", "few", "many"}
#: Keys of variants that another language may lack.
_OPEN = {*_PLURALS, "other"}
#: Counts that sentences meet; some languages have a plural of their own from a million on, which they don't.
_COUNTS = range(1001)
#: What stays the same in every language: notations and commands in backticks, and mentions.
_QUOTED = re.compile(r"`([^`]+)`")
_MENTION = re.compile(r"<(?:@[!&]?|#|t:)(?=\{)")
_PICTOGRAM = re.compile("[\N{WATCH}-\N{WHITE DOWN-POINTING SMALL TRIANGLE}\u2600-\u27bf\U0001f300-\U0001faff]")
#: A sign of percent, with the space before it if there is one.
_PERCENT = re.compile(r"(?<=[}\d])\s?%")
_LETTERS = re.compile(r"[^\W\d_]{4,}")


class CatalogMessage:
    """What a message is made of: facts, those it shows, its cases, messages it quotes, plurals, words; and its text.

    `choices` has all keys of the variants of each fact; `inflected` has the forms that it wants of names
    (`{ $team-the }`), `attributes` its own.
    `quotes` has the messages in it, and the terms with a `-` in front. `pattern` is what it was parsed to.
    `part` is the game or feature that it belongs to: what its file is called up to the first dash.
    """

    def __init__(self, part: str, entry: ftl.Message | ftl.Term) -> None:
        self.part = part
        self.facts: set[str] = set()
        self.inflected: dict[str, set[str]] = {}
        self.shown: set[str] = set()
        self.quotes: set[str] = set()
        self.plurals: list[set[str]] = []
        self.cases: dict[str, set[str]] = {}
        self.choices: dict[str, dict[str, None]] = {}
        self.words = ""
        self.attributes = {one.id.name: one.value for one in entry.attributes}
        self.pattern = entry.value
        entry.comment = None
        self.text = FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
        for node in nodes(entry):
            match node:
                case ftl.VariableReference():
                    name, _, form = node.id.name.partition("-")
                    self.facts.add(name)
                    if form:
                        self.inflected.setdefault(name, set()).add(form[:1].lower() + form[1:])
                case ftl.MessageReference():
                    self.quotes.add(node.id.name)
                case ftl.TermReference():
                    self.quotes.add(f"-{node.id.name}")
                case ftl.Placeable(expression=ftl.VariableReference() as fact):
                    self.shown.add(fact.id.name.partition("-")[0])
                case ftl.TextElement():
                    self.words += f"{node.value} "
                case ftl.SelectExpression():
                    keys = {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
                    if keys & _PLURALS:
                        self.plurals.append(keys)
                    if isinstance(node.selector, ftl.VariableReference):
                        self.cases.setdefault(node.selector.id.name, set()).update(keys - _OPEN)
                        written = (one.key for one in node.variants)
                        all_keys = [one.name if isinstance(one, ftl.Identifier) else one.value for one in written]
                        self.choices.setdefault(node.selector.id.name, {}).update(dict.fromkeys(all_keys))

    @property
    def counted(self) -> Mapping[str, Set[str]]:
        """The facts that must be numbers, for it has plurals of them or variants of a number; and words instead."""
        return {
            fact: {key for key in keys if key not in _PLURALS and key != "other" and not key.isdigit()}
            for fact, keys in self.choices.items()
            if any(key in _PLURALS or key.isdigit() for key in keys)
        }

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


@cache
def _parse(text: str) -> Sequence[ftl.EntryType]:
    """The entries of a file, parsed once: every check of a language reads all of them."""
    return tuple(FluentParser().parse(text).body)


def _entries(language: str) -> Mapping[str, tuple[str, ftl.Message | ftl.Term]]:
    """A language's own messages, and its terms with a `-` in front, by id, each with its part.

    Raises ValueError as `catalog` does.
    """
    found: dict[str, tuple[str, ftl.Message | ftl.Term]] = {}
    for file in files_of(language):
        text = read_file(file)
        if UNREADABLE in text:
            raise ValueError(f"{language}/{file.name}: it isn't UTF-8; save it with that encoding")
        for entry in _parse(text):
            if isinstance(entry, ftl.Junk):
                line = text[: entry.span.start].count("\n") + 1 if entry.span else 0
                why = "".join(one.message or "" for one in entry.annotations[:1])
                raise ValueError(f"{language}/{file.name}:{line}: {(entry.content or '')[:80]!r} can't be read: {why}")
            if isinstance(entry, ftl.Message | ftl.Term):
                name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
                if name in found:
                    raise ValueError(f"{language}/{file.name}: {name} is there twice")
                found[name] = (_part_of(file), entry)
    return found


def _part_of(file: Path) -> str:
    return file.stem.partition("-")[0]


def terms(language: str) -> Mapping[str, CatalogMessage]:
    """A language's own terms by id. Raises ValueError as `catalog` does."""
    return {
        name: CatalogMessage(part, entry) for name, (part, entry) in _entries(language).items() if name.startswith("-")
    }


@cache
def catalog(language: str) -> Mapping[str, CatalogMessage]:
    """A language's messages by id. Raises ValueError for a text that can't be read, or an id that is there twice."""
    found = {name: CatalogMessage(*of) for name, of in _entries(language).items() if not name.startswith("-")}
    parent = parent_of(language)
    known = {**catalog(parent), **found} if parent else found
    for message in found.values():
        for quoted in sorted(_find_quoted(message, known)):
            message.facts |= known[quoted].facts
            message.inflected |= known[quoted].inflected
            message.choices = known[quoted].choices | message.choices
    return found


def _find_quoted(message: CatalogMessage, known: Mapping[str, CatalogMessage]) -> Set[str]:
    """The messages that a message quotes, and those that these quote."""
    found, left = set[str](), set(message.quotes)
    while left:
        found |= left
        left = {quoted for name in left & known.keys() for quoted in known[name].quotes} - found
    return found & known.keys()


def flaws(language: str) -> Iterator[str]:
    """What is wrong with a language's catalog, a line each; nothing if it is complete.

    A regional form is complete with what differs from its parent.
    """
    english, translated = catalog(SOURCE_LANGUAGE), catalog(language)
    yield from odd_percents(language)
    if parent := parent_of(language):
        copied = {
            name
            for name, message in catalog(parent).items()
            if name in translated and message.text == translated[name].text
        }
        yield from (f"{name} is the same in words/{parent}: delete it" for name in copied)
        english = {name: message for name, message in english.items() if name in translated}
    listed, left = read_drafts(language), find_untranslated(language)
    yield from _needless_drafts(language, listed, left)
    yield from _odd_rulebooks(language)
    nouns = set[str]().union(*(translated[name].attributes for name in (NOUN, SCORE) if name in translated))
    quotable = {*translated, *terms(language)} | ({*catalog(parent), *terms(parent)} if parent else set())
    wanted = {locale_of(language).plural_form(count) for count in _COUNTS}
    drafted = drafts(language)
    for name in left & english.keys():
        if english[name].part in drafted:
            continue
        if name in translated:
            yield f"{name} is still English: translate it, or list it in words/{language}/equal.txt"
        else:
            yield f"{name} is missing: translate it in words/{language}"
    for name, message in translated.items():
        source = english.get(name)
        if source is None:
            yield f"{name} isn't in English: delete it"
            continue
        if strange := set().union(*message.inflected.values()) - nouns:
            yield f"{name} wants forms that names don't have: {', '.join(sorted(strange))}"
        if lacking := message.quotes - quotable:
            yield f"{name} quotes what isn't in words/{language}: {', '.join(sorted(lacking))}"
        if unknown := message.facts - source.facts:
            yield f"{name} has unknown facts: {', '.join(sorted(unknown))}"
        if lost := source.shown - message.facts:
            yield f"{name} lacks facts: {', '.join(sorted(lost))}"
        yield from (
            f"{name} lacks plurals: {', '.join(sorted(wanted - keys))}" for keys in message.plurals if wanted - keys
        )
        for fact in message.cases.keys() & source.cases.keys():
            if forgotten := source.cases[fact] - message.cases[fact]:
                yield f"{name} lacks cases of {fact}: {', '.join(sorted(forgotten))}"
        for what, own, others in (
            ("in backticks", message.quoted, source.quoted),
            ("as mentions", message.mentions, source.mentions),
            ("as pictograms", message.pictograms, source.pictograms),
        ):
            if own != others:
                yield f"{name} has {sorted(own)} {what}, English has {sorted(others)}"
        if _COMMAND.fullmatch(name) and message.text != source.text:
            yield f"{name} is the name of a command, which is the same in every language"
    yield from (
        f"{name} is listed in equal.txt, but it isn't there" for name in equal_on_purpose(language) - translated.keys()
    )


def find_untranslated(language: str) -> frozenset[str]:
    """The ids of messages that people read in English: they aren't there, or are still the same and have words."""
    parent = parent_of(language)
    own = {**catalog(parent), **catalog(language)} if parent else catalog(language)
    alike = equal_on_purpose(language) | (equal_on_purpose(parent) if parent else frozenset())
    return frozenset(
        name
        for name, source in catalog(SOURCE_LANGUAGE).items()
        if name not in own
        or (
            own[name].text == source.text
            and name not in alike
            and not _COMMAND.fullmatch(name)
            and _LETTERS.search(own[name].words)
        )
    )


def _needless_drafts(language: str, listed: Collection[str], left: Collection[str]) -> Iterator[str]:
    """What `drafts.txt` lists although it is whole, or isn't there."""
    file, english = f"words/{language}/drafts.txt", catalog(SOURCE_LANGUAGE)
    incomplete = {english[name].part for name in left} | {game for game in GAMES if not _has_rulebook(game, language)}
    for part in sorted(listed):
        if part == EVERYTHING:
            if not incomplete:
                yield f"nothing is missing: delete {part} from {file}"
        elif part not in _parts():
            yield f"{file} lists {part}, which is no game and no feature: delete it"
        elif part not in incomplete:
            yield f"nothing of {part} is missing: delete it from {file}"


def _odd_rulebooks(language: str) -> Iterator[str]:
    for game in GAMES:
        try:
            rulebook_of(game, language)
        except ValueError as error:
            yield str(error)


def _has_rulebook(game: str, language: str) -> bool:
    return files(f"rules.{game}").joinpath(f"RULES.{parent_of(language) or language}.md").is_file()


def _parts() -> frozenset[str]:
    """All games and features."""
    return frozenset({*GAMES, *map(_part_of, files_of(SOURCE_LANGUAGE))})


def drafts(language: str) -> tuple[str, ...]:
    """The games and features of which a language has nothing or which it lists, and all of a preview; in a regional
    form, also those of its parent.

    Of what has nothing, a game has neither sentences nor a rulebook.
    """
    if is_preview(language):
        return tuple(sorted(_parts()))
    language, listed = parent_of(language) or language, read_drafts(language)
    here = {_part_of(file) for file in files_of(language)}
    here |= {game for game in GAMES if _has_rulebook(game, language)}
    return tuple(sorted((_parts() - here) | ((listed | read_drafts(language)) & _parts())))


def tell_drafts(language: str) -> Iterator[str]:
    """What isn't whole yet in a language and how much of it is there, a line each."""
    english, left = catalog(SOURCE_LANGUAGE), find_untranslated(language)
    if is_preview(language):
        yield f"preview, {len(english) - len(left):,} of {len(english):,} messages"
    elif parent_of(language) is None:
        for part in drafts(language):
            whole = {name for name, message in english.items() if message.part == part}
            there = f"{len(whole - left):,} of {len(whole):,} messages"
            wanted = f"translate words/{SOURCE_LANGUAGE}/{part}*.ftl"
            yield f"{part} is a draft, {there}, and people read the rest in English: {wanted}"


def odd_percents(language: str) -> Iterator[str]:
    """Messages that write a percentage otherwise than the language does, such as `5%`."""
    sign = locale_of(language).percent_formats[None].suffix[0]
    for name, message in catalog(language).items():
        if set(_PERCENT.findall(message.text)) - {sign}:
            yield f"{name} has a percentage that isn't written as {'5' + sign!r}"


def equal_on_purpose(language: str) -> frozenset[str]:
    """The ids of messages that are the same as in English, because they should be."""
    file = CATALOGS / language / "equal.txt"
    return frozenset(read_file(file).split()) if file.is_file() else frozenset()


def translations() -> tuple[str, ...]:
    """All languages but English, previews last."""
    return tuple(language for language in list_languages() if language != SOURCE_LANGUAGE)
