"""The messages of one language, from Fluent files, and how it writes numbers, lists and dates. Imports nothing of ours.

Babel loads a language with its names of all currencies, units, countries and time zones, which takes a megabyte in
each process, and a table for guessing languages that takes two more. No sentence has any of it.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, cast

from babel import Locale, localedata
from babel.core import get_global
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

#: What numbers, plurals, lists and dates need. A catalog that formats money needs more.
_NEEDED = {
    *("number_symbols", "default_numbering_system", "numbering_systems"),
    *("decimal_formats", "percent_formats", "scientific_formats", "compact_decimal_formats"),
    *("plural_form", "ordinal_form", "list_patterns", "locale_id", "character_order"),
    *("date_formats", "time_formats", "datetime_formats", "months", "days", "quarters", "eras"),
    *("day_periods", "day_period_rules", "zone_formats"),
}
#: From which a variety of a language is made, besides the language.
_BETWEEN = {"en_GB": ("en_001",)}


@cache
def locale_of(language: str) -> Locale:
    """Load a language (`pt-BR`) with what sentences need. Raises UnknownLocaleError."""
    locale = Locale.parse(language, sep="-")
    for name in ("root", locale.language, *_BETWEEN.get(str(locale), ()), str(locale)):  # each holds those before it
        data = localedata.load(name)
        for unneeded in data.keys() - _NEEDED:
            del data[unneeded]
    cast(dict[str, Any], get_global("likely_subtags")).clear()
    return locale


#: Where a message (`turn-to-move =`) or a term (`-ball =`) begins; nothing that belongs to another starts a line so.
_BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class UnknownMessage(KeyError):
    """A message that not even the English catalog has: a bug, which the tests find."""


class Catalog:
    """A language's messages. Each is parsed when it is first said: all of them would take a second.

    Later files replace messages of earlier ones.
    """

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        locale_of(language)  # before the bundle, which would load all that there is
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._texts: dict[str, str] = {}
        self._parsed: set[str] = set()
        for file in files:
            self._texts |= _texts(file.read_text(encoding="utf-8"))

    def __contains__(self, message: str) -> bool:
        return message in self._texts

    def say(self, message: str, facts: dict[str, Any]) -> str:
        """Return a message with its arguments filled in. Raises UnknownMessage if it isn't here, or can't be said."""
        if message not in self._parsed:
            self._parse(message)
        pattern = self._bundle.get_message(message).value if self._bundle.has_message(message) else None
        if pattern is None:
            raise UnknownMessage(message)
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise UnknownMessage(f"{message}: {errors[0]}")
        return str(text)

    def _parse(self, message: str) -> None:
        """Parse a message with all that it quotes. Two threads may do so at once."""
        left, parsed = {message}, set[str]()
        while left:
            name = left.pop()
            parsed.add(name)
            if name in self._texts:
                entry = self._parser.parse_entry(self._texts[name])
                self._bundle.add_resource(ftl.Resource([entry]))
                left |= set(_quoted(entry)) - parsed
        self._parsed |= parsed


def _texts(file: str) -> dict[str, str]:
    """The text of each message and term in a file, by its name; all languages share the names."""
    found = list(_BEGINNING.finditer(file))
    ends = [one.start() for one in found[1:]] + [len(file)]
    return {sys.intern(one[1]): file[one.start() : end] for one, end in zip(found, ends, strict=True)}


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """Yield a node of a catalog and all nodes in it."""
    yield node
    for part in vars(node).values():
        for one in part if isinstance(part, list) else (part,):
            if isinstance(one, ftl.BaseNode):
                yield from nodes(one)


def _quoted(entry: ftl.EntryType) -> Iterator[str]:
    """Yield the names of the messages and terms in an entry, those of terms with `-` in front."""
    for node in nodes(entry):
        match node:
            case ftl.MessageReference():
                yield node.id.name
            case ftl.TermReference():
                yield f"-{node.id.name}"
