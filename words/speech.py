"""Say messages in one language, from Fluent catalogs. Imports nothing of ours."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_HERE = Path(__file__).parent
SOURCE_LANGUAGE = "en"
#: From here on a number is an id or a time, and is written without separators.
UNCOUNTED = 10**9
#: The longest text among a message's arguments with which it is remembered, and how many messages are: at most about
#: 5 MB, usually 1 MB.
LONGEST_REMEMBERED = 120
MOST_REMEMBERED = 4096
LANGUAGES: tuple[str, ...] = tuple(sorted(folder.name for folder in _HERE.iterdir() if any(folder.glob("*.ftl"))))


class UnknownMessage(KeyError):
    """A message that not even the English catalog has: a bug, which the tests find."""


class Speech:
    """Says messages in one language and falls back to English, message by message.

    Call it with a message id and its arguments; the answer is plain text without markup escapes or isolates. Numbers
    are formatted as in the language, except ids.
    Raises UnknownMessage for an id that no catalog has.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = _bundles(language)

    def __call__(self, message: str, /, **facts: Any) -> str:
        """Return the message with its arguments filled in."""
        if all(_is_remembered(fact) for fact in facts.values()):
            return _remembered(self.language, message, **facts)
        return _said(self.language, message, facts)

    def knows(self, message: str) -> bool:
        """Whether the message exists here or in English."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def speaks(self, message: str) -> bool:
        """Whether the message exists in this language itself, without the fallback."""
        return bool(self._bundles[0].has_message(message))


def _is_remembered(fact: Any) -> bool:
    """Whether a message with this argument is remembered: a count, or a text that isn't long.

    Ids hardly come back. Other arguments can be equal and yet be written differently, such as moments in two time
    zones.
    """
    if type(fact) is str:
        return len(fact) <= LONGEST_REMEMBERED
    return type(fact) is int and abs(fact) < UNCOUNTED


@lru_cache(maxsize=MOST_REMEMBERED, typed=True)
def _remembered(language: str, message: str, /, **facts: Any) -> str:
    return _said(language, message, facts)


def _said(language: str, message: str, facts: dict[str, Any]) -> str:
    facts = {name: _uncounted(fact) for name, fact in facts.items()}
    for bundle in _bundles(language):
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        if pattern is not None:
            text, errors = bundle.format_pattern(pattern, facts)
            if errors:
                raise UnknownMessage(f"{message}: {errors[0]}")
            return str(text)
    raise UnknownMessage(message)


def _uncounted(fact: Any) -> Any:
    """Return a number so large that it must be an id or a time as text; anything else unchanged."""
    return str(fact) if isinstance(fact, int) and abs(fact) >= UNCOUNTED else fact


@cache
def _bundles(language: str) -> tuple[FluentBundle, ...]:
    """Return the catalogs in which messages of a language are looked for, in this order."""
    return tuple(_bundle(name) for name in dict.fromkeys((language, SOURCE_LANGUAGE)))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((_HERE / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def language_of(locale: str | None) -> str:
    """The language of LANGUAGES that readers of a Discord locale (`pt-BR`, `es-419`, `en-GB` …) understand best.

    English if we speak none that they do.
    """
    wanted = locale or SOURCE_LANGUAGE
    primary = wanted.partition("-")[0]
    return next((name for name in (wanted, primary) if name in LANGUAGES), SOURCE_LANGUAGE)


@cache
def speech(locale: str | None) -> Speech:
    """Return the Speech for a Discord locale (`es-419`, `en-GB` …); English if we don't have it."""
    return Speech(language_of(locale))
