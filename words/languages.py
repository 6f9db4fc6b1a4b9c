"""Which languages there are, what state each is in, and what babel knows of it. Part of words: imports nothing of ours.

A language is a folder, named as Discord names it. It is a *preview* until most of it is there: then only those who
choose it read it, and English wherever it has nothing.

Babel loads a language with its names of all currencies, units, countries and time zones, which takes a megabyte in
each process, and a table for guessing languages that takes two more. No sentence has any of it.
"""

import os
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

from babel import Locale, UnknownLocaleError, localedata
from babel.core import get_global
from babel.plural import PluralRule

#: Where the catalogs are, a folder for each language; CATALOGS names another place, for tests and translators.
CATALOGS = Path(os.environ.get("CATALOGS") or Path(__file__).parent)
SOURCE_LANGUAGE = "en"
#: In `drafts.txt`: the whole language.
EVERYTHING = "*"
#: What is read where a file isn't UTF-8.
UNREADABLE = "\N{REPLACEMENT CHARACTER}"
#: What a folder is called: a language, perhaps a script, perhaps a region.
_NAME = re.compile(r"[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?")
#: Where a message (`turn-to-move =`) or a term (`-ball =`) begins; nothing that belongs to another starts a line so.
BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
#: What numbers, plurals, lists and dates need. A catalog that formats money needs more.
_NEEDED = {
    *("number_symbols", "default_numbering_system", "numbering_systems"),
    *("decimal_formats", "percent_formats", "scientific_formats", "compact_decimal_formats"),
    *("plural_form", "ordinal_form", "list_patterns", "locale_id", "character_order"),
    *("date_formats", "time_formats", "datetime_formats", "months", "days", "quarters", "eras"),
    *("day_periods", "day_period_rules", "zone_formats"),
}


def _find_folders() -> tuple[str, ...]:
    found = {file.parent.name for file in CATALOGS.glob("*/*.ftl") if file.is_file()}
    if SOURCE_LANGUAGE not in found:
        raise FileNotFoundError(f"no folder {SOURCE_LANGUAGE} with messages in {CATALOGS}, where CATALOGS says")
    return tuple(sorted(found))


def files_of(language: str) -> Sequence[Path]:
    """A language's own files of messages."""
    return sorted(file for file in (CATALOGS / language).glob("*.ftl") if file.is_file())


def read_file(file: Path) -> str:
    """The text of a translator's file, without an editor's mark before it (BOM). UNREADABLE is what isn't UTF-8."""
    return file.read_text(encoding="utf-8-sig", errors="replace")


#: Folders with messages whose names are no languages: nobody reads them.
NO_LANGUAGES = tuple(name for name in _find_folders() if not _NAME.fullmatch(name))
_FOLDERS = tuple(name for name in _find_folders() if _NAME.fullmatch(name))


def read_drafts(language: str) -> frozenset[str]:
    """What `drafts.txt` lists: the games and features that aren't whole yet, or `*` for the language."""
    file = CATALOGS / language / "drafts.txt"
    return frozenset(read_file(file).split()) if file.is_file() else frozenset()


@cache
def _count(language: str) -> int:
    """How many messages a language has."""
    return sum(len(BEGINNING.findall(read_file(file))) for file in files_of(language))


def _find_preview(language: str) -> bool:
    """Whether a language is listed as a preview, or has less than half of the messages, with those of its parent."""
    primary, count = language.partition("-")[0], _count(language)
    if primary != language and primary in _FOLDERS and not _find_preview(primary):
        count += _count(primary)
    return EVERYTHING in read_drafts(language) or 2 * count < _count(SOURCE_LANGUAGE)


#: The languages that people read by themselves, and those that are read by whoever chooses them.
LANGUAGES = tuple(name for name in _FOLDERS if not _find_preview(name))
PREVIEWS = tuple(name for name in _FOLDERS if name not in LANGUAGES)


def list_languages() -> tuple[str, ...]:
    """All languages that can be chosen, previews last."""
    return (*LANGUAGES, *PREVIEWS)


def is_preview(language: str) -> bool:
    """Whether a language isn't whole yet."""
    return language in PREVIEWS


def parent_of(language: str) -> str | None:
    """The language of which this is a regional form (`es` of `es-419`): it has only what differs.

    What is whole is no form of a preview.
    """
    primary = language.partition("-")[0]
    found = primary in LANGUAGES or (primary in PREVIEWS and is_preview(language))
    return primary if primary != language and found else None


def language_of(locale: str | None) -> str:
    """The language of LANGUAGES that readers of a Discord locale (`pt-BR`, `es-419`, `en-GB` …) understand best.

    English if we speak none that they do, or have only a preview of it.
    """
    wanted = locale or SOURCE_LANGUAGE
    primary = wanted.partition("-")[0]
    return next((name for name in (wanted, primary) if name in LANGUAGES), SOURCE_LANGUAGE)


class _UnknownLocale(Locale):
    """What writes a language that babel doesn't know: as in English, but without plurals."""

    plural_form = PluralRule({})


@cache
def locale_of(language: str) -> Locale:
    """Load a language (`pt-BR`) with what sentences need; if babel doesn't know it, what English needs."""
    locale = _parse(language)
    for name in reversed(tuple(_ancestors(str(locale)))):  # each holds those before it
        data = localedata.load(name)
        for unneeded in data.keys() - _NEEDED:
            del data[unneeded]
    return locale


def runs_to_left(language: str) -> bool:
    """Whether sentences of a language run from right to left."""
    return bool(locale_of(language).character_order == "right-to-left")


def _parse(language: str) -> Locale:
    _drop_guesses()
    for name in dict.fromkeys((language, language.partition("-")[0])):
        try:
            return Locale.parse(name, sep="-")
        except UnknownLocaleError:
            continue
    return _UnknownLocale("en", "GB")


@cache
def _drop_guesses() -> None:
    """Keep only guesses about languages that have a folder: `zh-CN` is written in the script `Hans`."""
    guesses = cast(dict[str, Any], get_global("likely_subtags"))
    primaries = {name.partition("-")[0] for name in _FOLDERS}
    kept = {name: guess for name, guess in guesses.items() if name.partition("_")[0] in primaries}
    guesses.clear()
    guesses.update(kept)


def _ancestors(name: str) -> Iterator[str]:
    """A locale of babel's, and what it is made from: `en_GB`, `en_001`, `en`, `root`."""
    while name:
        yield name
        above: str | None = get_global("parent_exceptions").get(name)
        name = above or name.rpartition("_")[0] or ("root" if name != "root" else "")


def locale_names(language: str) -> tuple[str, ...]:
    """The names of babel's files for a language, its own last."""
    return tuple(reversed(tuple(_ancestors(str(locale_of(language))))))
