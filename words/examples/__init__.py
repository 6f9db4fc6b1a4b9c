"""What messages are said with, for translators: an example of each message's facts, and sentences made of them.

The examples are in `words/examples/<part>.json`, a line a message. A fact is a number, a text, or an object that says
how it is said in each language: `{"say": "nation-usa"}` by a message and its facts, `{"name": "Rote Rosen"}` as any
name, `{"all_of": […]}` as a list. `python -m words examples` writes the comments in words/en. Part of words.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from words.catalogs import CatalogMessage, catalog
from words.languages import SOURCE_LANGUAGE
from words.speech import SCORE, Speech, speech

#: A message's facts by name, as they are in the files.
Example = Mapping[str, Any]
EXAMPLES = Path(__file__).parent
#: What an example in the English catalog begins with, and how long it is at most.
_MARK, LONGEST = "# Example: ", 200
_MESSAGE = re.compile(r"([a-zA-Z][\w-]*) *=")
#: Times and mentions, which Discord writes out for each reader.
_TIME, _MENTION = re.compile(r"<t:\d+(?::(\w))?>"), re.compile(r"<([@#])[!&]?(?=[^:>]+>)([^>]+)>")
_TIMES = {
    "": "28 November 2025 21:00",
    "t": "21:00",
    "T": "21:00:00",
    "d": "28/11/2025",
    "D": "28 November 2025",
    "f": "28 November 2025 21:00",
    "F": "Friday, 28 November 2025 21:00",
    "R": "in 2 hours",
}
#: How a list is said.
_WAYS = {"all_of": Speech.all_of, "one_of": Speech.one_of, "row": Speech.row, "clauses": Speech.clauses}
#: The most examples of a message.
MOST = 3


@cache
def examples() -> Mapping[str, Sequence[Example]]:
    """The examples of each message by its id."""
    found: dict[str, Sequence[Example]] = {}
    for file in sorted(EXAMPLES.glob("*.json")):
        found |= json.loads(file.read_text(encoding="utf-8"))
    return found


def find_examples(name: str) -> Sequence[Example]:
    """The examples of a message with which it can be said."""
    message = catalog(SOURCE_LANGUAGE).get(name)
    return [one for one in examples().get(name, ()) if message is not None and fits(one, message)]


def write(found: Mapping[str, Iterable[Example]]) -> None:
    """Write the examples of all messages, in the order of the English catalog; others are dropped."""
    parts: dict[str, list[str]] = {}
    for name, message in catalog(SOURCE_LANGUAGE).items():
        if message.facts and name in found:
            told = json.dumps(list(found[name]), ensure_ascii=False)
            parts.setdefault(message.part, []).append(f"{json.dumps(name)}: {told}")
    EXAMPLES.mkdir(exist_ok=True)
    for file in EXAMPLES.glob("*.json"):
        if file.stem not in parts:
            file.unlink()
    for part, lines in parts.items():
        text = "{\n" + ",\n".join(lines) + "\n}\n"
        (EXAMPLES / f"{part}.json").write_text(text, encoding="utf-8")
    examples.cache_clear()


def fits(example: Example, message: CatalogMessage) -> bool:
    """Whether an example has just this message's facts: numbers where it counts, names where it inflects them."""
    return (
        example.keys() == message.facts
        and all(
            isinstance(example[fact], int | float) or example[fact] in words for fact, words in message.counted.items()
        )
        and all(_is_name(example[fact]) or example[fact] in message.choices.get(fact, ()) for fact in message.inflected)
        and all(map(_can_be_said, example.values()))
    )


def _is_name(fact: Any) -> bool:
    return isinstance(fact, Mapping) and bool(fact.keys() & {"say", "name", "nouns"})


def _can_be_said(fact: Any) -> bool:
    """Whether each message inside a fact gets what it needs."""
    if isinstance(fact, list):
        return all(map(_can_be_said, fact))
    if not isinstance(fact, Mapping):
        return True
    if "say" not in fact:
        return all(map(_can_be_said, fact.values()))
    inside = catalog(SOURCE_LANGUAGE).get(fact["say"])
    return inside is not None and fits({name: one for name, one in fact.items() if name != "say"}, inside)


def tell(fact: Any, say: Speech) -> Any:
    """A fact of an example as the language says it."""
    match fact:
        case {"say": str(message), "left": left, "right": right} if message == SCORE:
            return say.score(left, right)
        case {"say": str(message), **facts}:
            told = say(message, **{str(name): tell(one, say) for name, one in facts.items()})
            return say.noun(told, "" if facts else message)
        case {"name": name}:
            return say.noun(name)
        case {"nouns": [*names]}:
            return say.nouns([tell(one, say) for one in names])
        case {"joined": joint, "parts": [*parts]}:
            return joint.join(str(tell(one, say)) for one in parts)
        case Mapping():
            ((way, parts),) = fact.items()
            return _WAYS[way](say, [tell(one, say) for one in parts])
    return fact


def comment(file: str) -> str:
    """A file of the English catalog with a current example above each message with facts, as its last comment."""
    lines: list[str] = []
    for line in file.splitlines(keepends=True):
        found = _MESSAGE.match(line)
        if found and (told := show(found[1])):
            lines.append(f"{_MARK}{told}\n")
        if not line.startswith(_MARK):
            lines.append(line)
    return "".join(lines)


def show(name: str) -> str:
    """An English message as people see it, on one line; empty if it has no facts."""
    kept, say = find_examples(name), speech(SOURCE_LANGUAGE)
    if not kept or not catalog(SOURCE_LANGUAGE)[name].facts:
        return ""
    told = say(name, **{fact: tell(value, say) for fact, value in kept[0].items()})
    told = _TIME.sub(lambda found: _TIMES[found[1] or ""], told.strip().replace("\n", " / "))
    told = _MENTION.sub(r"\1\2", told)
    return told if len(told) <= LONGEST else f"{told[:LONGEST].rsplit(' ', 1)[0]} …"
