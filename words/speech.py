"""Say messages in one language, from Fluent files. Part of words: imports words."""

import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal, TypeVar

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from words.harmless import Isolated, isolate, unmark_code
from words.languages import (
    BEGINNING,
    SOURCE_LANGUAGE,
    files_of,
    language_of,
    list_languages,
    locale_of,
    parent_of,
    read_file,
    runs_to_left,
)

Told = TypeVar("Told")
#: Comments, which are for translators.
_COMMENTS = re.compile(r"^#.*\n", re.MULTILINE)


class UnknownMessage(KeyError):
    """A message that not even the English catalog has: a bug, which the tests find."""


class _Bundle(FluentBundle):
    """A language's messages with the locale that we have loaded: the library would load all that there is."""

    def _get_babel_locale(self) -> Locale:
        return locale_of(self.locales[0])


class Catalog:
    """A language's messages. Each is parsed when it is first said: all of them would take a second.

    Later files replace messages of earlier ones.
    """

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self._to_left = runs_to_left(language)
        self._bundle = _Bundle([language], use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._texts: dict[str, str] = {}
        self._parsed: set[str] = set()
        for file in files:
            self._texts |= _texts(read_file(file))

    def __contains__(self, message: str) -> bool:
        return message in self._texts

    def forms(self, message: str) -> Collection[str]:
        """The names of a message's attributes. Raises UnknownMessage if it isn't here."""
        found: Mapping[str, Any] = self._find(message).attributes
        return found.keys()

    def _find(self, message: str) -> Any:
        if message not in self._parsed:
            self._parse(message)
        if not self._bundle.has_message(message):
            raise UnknownMessage(message)
        return self._bundle.get_message(message)

    def say(self, message: str, facts: dict[str, Any], form: str = "") -> str:
        """Return a message, or one of its attributes, with its arguments filled in.

        Raises UnknownMessage if it isn't here, or can't be said.
        """
        found = self._find(message)
        pattern = found.attributes[form] if form else found.value
        if pattern is None:
            raise UnknownMessage(message)
        if self._to_left:
            facts = {name: Isolated(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        try:
            text, errors = self._bundle.format_pattern(pattern, facts)
        except (RecursionError, ValueError, KeyError) as error:  # it quotes itself, or formats money
            raise UnknownMessage(f"{message}: {error}") from error
        if errors:
            raise UnknownMessage(f"{message}: {errors[0]}")
        return unmark_code(str(text)) if self._to_left else str(text)

    def _parse(self, message: str) -> None:
        """Parse a message with all that it quotes. Two threads may do so at once."""
        left, parsed = {message}, set[str]()
        while left:
            name = left.pop()
            parsed.add(name)
            if name in self._texts:
                entry = self._parser.parse_entry(self._texts[name])
                self._bundle.add_resource(ftl.Resource([entry]))
                left |= set(_quotes_in(entry)) - parsed
        self._parsed |= parsed


def _texts(file: str) -> dict[str, str]:
    """The text of each message and term in a file without comments, by its name; all languages share the names."""
    file = _COMMENTS.sub("", file)
    found = list(BEGINNING.finditer(file))
    ends = [*(one.start() for one in found), len(file)][1:]
    return {sys.intern(one[1]): file[one.start() : end] for one, end in zip(found, ends, strict=True)}


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """Yield a node of a catalog and all nodes in it."""
    yield node
    for part in vars(node).values():
        for one in part if isinstance(part, list) else (part,):
            if isinstance(one, ftl.BaseNode):
                yield from nodes(one)


def _quotes_in(entry: ftl.EntryType) -> Iterator[str]:
    """Yield the names of the messages and terms in an entry, those of terms with `-` in front."""
    for node in nodes(entry):
        match node:
            case ftl.MessageReference():
                yield node.id.name
            case ftl.TermReference():
                yield f"-{node.id.name}"


#: From here on a number is an id or a time, and is written without separators.
UNCOUNTED = 10**9
#: A message with a longer text among its arguments isn't remembered.
LONGEST_REMEMBERED = 120
#: The message whose attributes are the forms of any name, and how many names are remembered.
NOUN, MOST_NOUNS = "noun", 1024
#: The message that writes a score, whose attributes are its forms.
SCORE = "score"
#: How many messages are remembered: at most about 5 MB, usually 1 MB.
MOST_REMEMBERED = 4096
#: Whose lists a language writes, if not its own: the English here is British, `A, B and C`.
_LISTS_OF = {"en": "en-GB"}
#: What stands between the parts of a row where sentences have *and* between all of their lists' parts.
_ROWS = {"ar": "، "}
#: What comes before a name's first letter or digit without being heard: markup, an emoji, a server's own emoji.
_UNHEARD = re.compile(r"^(?:<a?:\w+:\d+>|[\W_])*")
#: In Spanish, *y* is *e* before the sound i, but not before hie and hia; *o* is *u* before o, ho, ocho and once.
_LIKE_THE_JOINT = {
    "standard": re.compile(r"i|í|hi(?![ae])|hí|y(?![aeiouáéíóú])", re.IGNORECASE),
    "or": re.compile(r"h?[oó]|8|11(?!\d)", re.IGNORECASE),
}
_CHANGED = {"standard": " e ", "or": " u "}


class Noun(str):
    """A name that sentences inflect: `{ $team }` is the name itself, and `{ $team-the }` one of its forms.

    The forms are the attributes of the message `noun`, which makes them of any name, or those of the name's own
    message. With a capital letter (`{ $team-The }`), a form begins a sentence.
    """

    forms: Mapping[str, str]

    def __new__(cls, name: str, forms: Mapping[str, str]) -> "Noun":
        """A name with its forms."""
        made = super().__new__(cls, name)
        made.forms = forms
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        """Pictures are drawn in other processes."""
        return Noun, (str(self), self.forms)

    def change(self, change: Callable[[str], str]) -> "Noun":
        """The same name with something done to each of its forms, such as an owner added."""
        return Noun(
            change(self), {form: text if form in _UNSAID else change(text) for form, text in self.forms.items()}
        )


#: Forms that aren't said: whether verbs are plural beside the name, and its gender.
_UNSAID = frozenset({"many", "Many", "gender", "Gender"})


class Speech:
    """Says messages in one language and falls back to English, message by message: also where a translation is broken.

    Call it with a message id and its arguments; the answer is plain text without markup escapes or isolates. Numbers
    are formatted as in the language, except ids.
    Raises UnknownMessage for an id that no catalog has.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogs = _catalogs(language)

    def __call__(self, message: str, /, **facts: Any) -> str:
        """Return the message with its arguments filled in."""
        remembered = True
        for fact in facts.values():
            if isinstance(fact, Noun):
                return self(message, **_inflect(facts))
            remembered = remembered and _is_remembered(fact)
        return _recall(self.language, message, **facts) if remembered else _say(self.language, message, facts)

    @property
    def name(self) -> str:
        """What the language calls itself; its code if it doesn't say."""
        try:
            return self._catalogs[0].say("language-name", {}).strip() or self.language
        except UnknownMessage:
            return self.language

    def noun(self, name: str, message: str = "") -> Noun:
        """A name with its forms: those of this message, or else those that any name has."""
        return _noun(self.language, name, message)

    def nouns(self, names: Sequence[Noun]) -> Noun:
        """A list as in a sentence (`Brazil and the USA`), with its forms."""
        if len(names) < 2:
            return names[0] if names else self.noun("")
        forms = {}
        for form, first in names[0].forms.items():
            inside = form[:1].lower() + form[1:]  # only the first begins the sentence
            forms[form] = self.all_of([first, *(one.forms[inside] for one in names[1:])])
        if "many" in forms:
            forms["many"] = "yes"
        if "gender" in forms:
            found = {one.forms["gender"] for one in names}
            forms["gender"] = found.pop() if len(found) == 1 else self.noun("").forms["gender"]
        return Noun(self.all_of(names), forms)

    def score(self, left: object, right: object) -> Noun:
        """Write the goals of two sides: `2–1`, or as the language has it. Its forms are those that sentences have."""
        return _score(self.language, str(left), str(right))

    @property
    def score_mark(self) -> str:
        """What stands between the goals of two sides, where each is drawn by itself."""
        return self.score("", "").strip()

    def knows(self, message: str) -> bool:
        """Whether the message exists here or in English."""
        return any(message in catalog for catalog in self._catalogs)

    def speaks(self, message: str) -> bool:
        """Whether the message exists in this language itself, without the fallback."""
        return message in self._catalogs[0]

    def all_of(self, names: Iterable[str]) -> str:
        """Write a list as in a sentence: `A`, `A and B`, `A, B and C`."""
        return _list(tuple(names), self.language, "standard")

    def one_of(self, names: Iterable[str]) -> str:
        """Write alternatives as in a sentence: `A`, `A or B`, `A, B or C`."""
        return _list(tuple(names), self.language, "or")

    def row(self, parts: Iterable[str]) -> str:
        """Write a list that isn't part of a sentence, such as figures after a colon: `A, B, C`."""
        comma = _ROWS.get(self.language.partition("-")[0]) or _comma(self.language)
        return comma.join(_isolate_all(parts, self.language))

    def clauses(self, parts: Iterable[str]) -> str:
        """Write a list whose parts may have commas: `A 1, 2; B 3`."""
        return self("semicolon").join(_isolate_all(parts, self.language))


def _inflect(facts: Mapping[str, Any]) -> dict[str, Any]:
    """These arguments with the forms of each name among them."""
    found = {name: str(fact) if isinstance(fact, Noun) else fact for name, fact in facts.items()}
    for name, fact in facts.items():
        if isinstance(fact, Noun):
            found |= {f"{name}-{form}": text for form, text in fact.forms.items()}
    return found


@lru_cache(maxsize=MOST_NOUNS)
def _noun(language: str, name: str, message: str) -> Noun:
    return _try_catalogs(language, NOUN, lambda catalog: _decline(catalog, name, message))


@lru_cache(maxsize=MOST_NOUNS)
def _score(language: str, left: str, right: str) -> Noun:
    facts = {"left": left, "right": right}
    return _try_catalogs(
        language,
        SCORE,
        lambda one: Noun(one.say(SCORE, facts), {form: one.say(SCORE, facts, form) for form in one.forms(SCORE)}),
    )


def _decline(catalog: Catalog, name: str, message: str) -> Noun:
    forms = {}
    for form in catalog.forms(NOUN):
        own = message if message in catalog and form in catalog.forms(message) else NOUN
        text = catalog.say(own, {"name": name}, form)
        forms[form] = text
        forms[form[:1].upper() + form[1:]] = text if text.startswith(name) else text[:1].upper() + text[1:]
    return Noun(name, forms)


def _is_remembered(fact: Any) -> bool:
    """Whether a message with this argument is remembered: a count, a size, or a text that isn't long.

    The same id rarely comes again. Other arguments can be equal and yet be written differently, such as moments in two
    time zones.
    """
    if type(fact) is str:
        return len(fact) <= LONGEST_REMEMBERED
    return (type(fact) is int or isinstance(fact, IntEnum)) and abs(fact) < UNCOUNTED


@lru_cache(maxsize=MOST_REMEMBERED, typed=True)
def _recall(language: str, message: str, /, **facts: Any) -> str:
    return _say(language, message, facts)


def _say(language: str, message: str, facts: dict[str, Any]) -> str:
    facts = {name: _write_id(fact) for name, fact in facts.items()}
    return _try_catalogs(language, message, lambda catalog: catalog.say(message, facts))


def _try_catalogs(language: str, message: str, tell: Callable[[Catalog], Told]) -> Told:
    """What is made of the first catalog that can say a message. Raises UnknownMessage if none can."""
    failed = UnknownMessage(message)
    for catalog in _catalogs(language):
        try:
            return tell(catalog)
        except UnknownMessage as error:
            failed = error if message in catalog else failed
    raise failed


def _write_id(fact: Any) -> Any:
    """Return a number so large that it must be an id or a time as text; anything else unchanged."""
    return str(fact) if isinstance(fact, int) and abs(fact) >= UNCOUNTED else fact


def _isolate_all(parts: Iterable[str], language: str) -> list[str]:
    """The parts of a list, so that it runs in the language's direction, whatever theirs is."""
    return [isolate(part) for part in parts] if runs_to_left(language) else list(parts)


def _list(names: Sequence[str], language: str, style: Literal["standard", "or"]) -> str:
    if len(names) < 2:
        return "".join(names)
    *some, last = _isolate_all(names, language)
    return _comma(language).join(some) + _joint(language, style, last) + last


def _joint(language: str, style: Literal["standard", "or"], last: str) -> str:
    """Return what stands before the last name, such as ` and `."""
    if language.partition("-")[0] == "es" and _LIKE_THE_JOINT[style].match(_UNHEARD.sub("", last, count=1)):
        return _CHANGED[style]
    return _last_joint(language, style)


@cache
def _comma(language: str) -> str:
    """Return what stands between the parts of a list, as between the first ones in a sentence.

    The style for this in babel's data, `unit`, is missing in some languages and writes *and* in others.
    """
    return str(_locale(language).list_patterns["standard"]["middle"]).format("", "")


@cache
def _last_joint(language: str, style: Literal["standard", "or"]) -> str:
    return format_list(("", ""), style, _locale(language))


def _locale(language: str) -> Locale:
    return locale_of(_LISTS_OF.get(language, language))


@cache
def _catalogs(language: str) -> tuple[Catalog, ...]:
    """Return the catalogs in which messages of a language are looked for, in this order."""
    return tuple(_catalog(name) for name in dict.fromkeys((language, SOURCE_LANGUAGE)))


@cache
def _catalog(language: str) -> Catalog:
    folders = filter(None, (parent_of(language), language))
    return Catalog(language, (file for folder in folders for file in files_of(folder)))


@cache
def speech(language: str | None) -> Speech:
    """Return the Speech of a language, a preview too; for any other locale, of what its readers understand best."""
    return Speech(language if language in list_languages() else language_of(language))
