"""`--facts`: what messages are said with while tests run, kept as examples for translators (words/examples)."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from words.catalogs import CatalogMessage, catalog
from words.examples import MOST, Example, examples, fits, write
from words.languages import SOURCE_LANGUAGE
from words.nations import nation
from words.speech import UNCOUNTED, Noun, Speech

#: The most different examples of a message that are noted, and texts whose origin is remembered.
MOST_NOTED, MOST_TEXTS = 60, 300_000
#: Tests that say messages with facts of their own.
MADE_UP = ("test_catalogs.py", "test_said.py", "test_speech.py")
#: How many sentences may be inside each other.
DEEPEST = 4
#: The most parts of a list in an example.
MOST_PARTS = 3
#: What a text has, if it may be a sentence of ours.
_WORD = re.compile(r"[^\W\d_]{2}")
#: A sentence with marks around it.
_WRAPPED = re.compile(r"(\W*)(.*?)(\W*)")
_TIME = re.compile(r"<t:\d+")
_MENTION = re.compile(r"<(@|#)[!&]?\d+>")
#: A moment that is nobody's.
WHEN = 1764360000
#: What joins sentences in the code, and what is looked at: texts up to this length (characters), of so many parts.
LONGEST, MOST_JOINED = 2000, 12
_JOINTS = ("\n", " · ", " / ", " ")
#: What nobody is called outside of tests.
_ODD = ("WWW", "\\\\", "evil", "P0", ",,;")
#: What shall not be an example: ids, folders, addresses.
_PRIVATE = re.compile(r"\d{9,}|/tmp|/home|/work|/dev/shm|https?://(?!example)|[0-9a-f]{16,}")


def _parts_of(origin: Mapping[str, Any]) -> list[Any]:
    """The facts of a sentence, or the parts of a list, from its origin."""
    return [part for fact in origin.values() for part in (fact if isinstance(fact, list) else [fact])]


_NOTES = pytest.StashKey["Notes"]()


class Notes:
    """Notes what each English message is said with, and which message each text came from."""

    def __init__(self) -> None:
        self.listens = True
        self.noted: dict[str, dict[str, Example]] = {}
        self._origins: dict[str, Any] = {}
        self._depths: dict[int, int] = {}

    def begin(self) -> None:
        """Listen to every `Speech` from now on."""
        self._wrap("__call__", lambda message, facts, told: self._note(message[0], facts, told))
        for way in ("all_of", "one_of", "row", "clauses"):
            self._wrap(way, lambda given, _, told, way=way: self._join(way, given[0], told))  # type: ignore[misc]
        self._wrap("nouns", lambda given, _, told: self._join("nouns", given[0], told))
        self._wrap("noun", self._name)
        nation.cache_clear()  # those that were named before weren't heard

    def _wrap(self, name: str, note: Callable[[Any, Any, str], None]) -> None:
        said = getattr(Speech, name)

        @wraps(said)
        def listening(speech: Speech, *given: Any, **facts: Any) -> Any:
            given = tuple(one if isinstance(one, str) else list(one) for one in given)
            told = said(speech, *given, **facts)
            if speech.language == SOURCE_LANGUAGE:
                note(given, facts, told)
            return told

        setattr(Speech, name, listening)

    def _note(self, message: str, facts: Mapping[str, Any], told: str) -> None:
        if not self.listens or message not in catalog(SOURCE_LANGUAGE) or any("-" in name for name in facts):
            return  # a message with the forms of its names is said a second time
        example = {name: self._origin_of(fact) for name, fact in facts.items()}
        wanted = catalog(SOURCE_LANGUAGE)[message].facts
        example = {name: fact for name, fact in example.items() if name in wanted}
        self._remember(told, {"say": message, **example})
        found = self.noted.setdefault(message, {})
        if wanted and len(found) < MOST_NOTED:
            found[json.dumps(example, sort_keys=True, ensure_ascii=False)] = example

    def _join(self, way: str, parts: Sequence[str], told: str) -> None:
        if len(parts) > 1:
            self._remember(told, {way: [self._origin_of(part) for part in parts[:MOST_PARTS]]})

    def _name(self, given: Sequence[str], facts: Mapping[str, str], told: str) -> None:
        message = given[1] if len(given) > 1 else facts.get("message", "")
        if message in catalog(SOURCE_LANGUAGE) and not catalog(SOURCE_LANGUAGE)[message].facts:
            self._remember(told, {"say": message})

    def _remember(self, told: str, origin: Any) -> None:
        deep = 1 + max((self._depths.get(id(part), 0) for part in _parts_of(origin)), default=0)
        if (
            (_WORD.search(told) or origin.get("say") == "score")
            and deep <= DEEPEST
            and str(told) not in _parts_of(origin)
        ):
            self._depths[id(origin)] = deep
            if len(self._origins) >= MOST_TEXTS:
                self._origins.clear()
            self._origins[str(told)] = origin

    def _origin_of(self, fact: Any) -> Any:
        """What an example has for a fact: a number, a text, or which message it is said by."""
        if isinstance(fact, bool) or not isinstance(fact, int | float | str):
            return str(fact)
        if not isinstance(fact, str):
            return f"<{int(fact)}>" if abs(fact) >= UNCOUNTED else (int(fact) if isinstance(fact, int) else fact)
        text = str(fact)
        if isinstance(fact, Noun):
            found = self._origins.get(text, {})
            return found if found.keys() & {"say", "nouns"} else {"name": text}
        return self._origins.get(text) or self._part(text) or _TIME.sub(f"<t:{WHEN}", text)

    def _part(self, text: str) -> Mapping[str, Any] | None:
        """What code has joined, if all words in it are sentences of ours."""
        wrapped = _WRAPPED.fullmatch(text)
        if wrapped and wrapped[2] in self._origins:
            return {"joined": "", "parts": [wrapped[1], self._origins[wrapped[2]], wrapped[3]]}
        for joint in _JOINTS if len(text) < LONGEST else ():
            parts = text.split(joint)
            known = any(part in self._origins for part in parts)
            if (
                1 < len(parts) <= MOST_JOINED
                and known
                and all(part in self._origins or not _WORD.search(part) for part in parts)
            ):
                return {"joined": joint, "parts": [self._origins.get(part, part) for part in parts]}
        return None


def merge(noted: Iterable[Mapping[str, Iterable[Example]]]) -> None:
    """Write examples of each message whose facts no longer match those that are kept, as it was said in tests."""
    said: dict[str, list[Example]] = {}
    for notes in noted:
        for name, found in notes.items():
            said.setdefault(name, []).extend(found)
    kept = dict(examples())
    for name, message in catalog(SOURCE_LANGUAGE).items():
        if message.facts and not (kept.get(name) and all(fits(one, message) for one in kept[name])):
            kept.pop(name, None)
            if chosen := choose(said.get(name, ()), message):
                kept[name] = chosen
    write(kept)


def choose(said: Iterable[Example], message: CatalogMessage) -> list[Example]:
    """A few short and typical examples, that differ in what the message chooses by."""
    found = [harmless for one in said if (harmless := clean(one, message)) is not None and fits(harmless, message)]
    found.sort(key=cost)
    chosen: dict[str, Example] = {}
    for one in found:
        chosen.setdefault(str([one[fact] for fact in sorted(message.choices.keys() - message.counted.keys())]), one)
    return sorted(chosen.values(), key=cost)[:MOST]


def cost(example: Example) -> tuple[float, str]:
    """How little an example is worth: it says nothing, is long, or has texts that no message says."""
    text = json.dumps(example, sort_keys=True, ensure_ascii=False)
    empty = sum(value in ("", "?", "…") for value in example.values())
    foreign = sum(isinstance(value, str) and " " in value for value in example.values())
    odd = sum(word in text for word in _ODD)
    return 500 * odd + 40 * empty + 60 * foreign + abs(len(text) - 20 * len(example)), text


def clean(example: Example, message: CatalogMessage) -> Example | None:
    """The example with a name for each id, and None if there is something private in it."""
    cleaned: dict[str, Any] = {}
    for name, fact in example.items():
        kind = re.search(rf"<(@|#|t:)[!&]?\{{ *\${name}\b", message.text)
        if kind and isinstance(fact, str) and fact.strip("<>").isdigit():
            cleaned[name] = {"@": "Ana", "#": "general", "t:": WHEN}[kind[1]]
        else:
            cleaned[name] = _name(fact)
    texts = json.dumps({name: fact for name, fact in cleaned.items() if fact != WHEN}).replace(f"<t:{WHEN}", "")
    return None if _PRIVATE.search(texts) else cleaned


def _name(fact: Any) -> Any:
    """A fact with names in its mentions."""
    if isinstance(fact, Mapping):
        return {key: _name(one) for key, one in fact.items()}
    if isinstance(fact, list):
        return [_name(one) for one in fact]
    return (
        _MENTION.sub(lambda found: f"<{found[1]}{'general' if found[1] == '#' else 'Ana'}>", fact)
        if isinstance(fact, str)
        else fact
    )


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--facts", action="store_true", help="keep what messages are said with (words/examples)")


def pytest_configure(config: pytest.Config) -> None:
    """Listen, if the tests are asked for facts."""
    if config.getoption("--facts"):
        config.stash[_NOTES] = notes = Notes()
        notes.begin()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """What only tries whether messages can be said is no example."""
    notes = item.config.stash.get(_NOTES, None)
    if notes is not None:
        notes.listens = item.path.name not in MADE_UP


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Each worker leaves what it has noted in a file, and the first process makes examples of all."""
    notes = session.config.stash.get(_NOTES, None)
    if notes is None:
        return
    folder = Path(session.config.rootpath) / ".pytest_cache" / "facts"
    folder.mkdir(parents=True, exist_ok=True)
    found = {name: list(said.values()) for name, said in notes.noted.items()}
    (folder / f"{os.getpid()}.json").write_text(json.dumps(found), encoding="utf-8")
    if "PYTEST_XDIST_WORKER" not in os.environ:
        merge(json.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.iterdir()))
        shutil.rmtree(folder)
