"""A language that nobody speaks, made from the English catalogs: “Play” becomes “Ṕĺááý”.

Every letter has an accent, every text is two fifths longer, and it runs between right-to-left marks. Whatever has a
letter without an accent has come past the catalogs. Facts, markup, mentions and what stands in backticks stay.
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ENGLISH = Path(__file__).parents[1] / "words" / "en"
#: How much longer a text becomes.
LONGER = 0.4
RIGHT_TO_LEFT = "\N{RIGHT-TO-LEFT MARK}"
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_ACCENTED = "áƀćďéƒğĥíĵķĺḿńóṕɋŕśţúṽŵẋýž"
_ACCENTS = str.maketrans(_LETTERS + _LETTERS.upper(), _ACCENTED + _ACCENTED.upper())
_VOWELS = re.compile(f"[{''.join(letter.translate(_ACCENTS) for letter in 'aeiouAEIOU')}]")
#: What stays as it is: code, mentions and times, commands, and the addresses of links.
_KEPT = re.compile(r"(`[^`]*`|<[^>]*>|\*\*/[a-z :-]+\*\*|\]\([^)]*\))")
#: Names of commands, which Discord has rules for, and what people type.
_PLAIN = re.compile(r"command-[a-z-]+(?<!-about)|typed-table-[a-z]+")
#: What Discord takes at most, of what it lists and shows with commands.
_LIMITS = ((re.compile(r"menu-.*"), 32), (re.compile(r"(?:command|option|choice|game)-.*"), 100))
_FACT = "\ue000"


def write_catalogs(folder: Path) -> None:
    """Write catalogs into this folder, with the pseudo-language in the place of English and no other language."""
    (folder / "en").mkdir(parents=True, exist_ok=True)
    for file in sorted(ENGLISH.glob("*.ftl")):
        (folder / "en" / file.name).write_text(pseudo(file.read_text(encoding="utf-8")), encoding="utf-8")


def pseudo(catalog: str) -> str:
    """Translate a catalog."""
    resource = FluentParser().parse(catalog)
    for entry in resource.body:
        if isinstance(entry, ftl.Message) and entry.value is not None and not _PLAIN.fullmatch(entry.id.name):
            most = next((most for names, most in _LIMITS if names.fullmatch(entry.id.name)), None)
            _Patterns(most).visit(entry.value)
    return str(FluentSerializer().serialize(resource))


class _Patterns(Visitor):  # type: ignore[misc]
    """Translates a pattern and those in it, each as a whole: code may begin before a fact and end after it."""

    def __init__(self, most: int | None) -> None:
        self._most = most

    def visit_Pattern(self, pattern: ftl.Pattern) -> None:
        texts = [one for one in pattern.elements if isinstance(one, ftl.TextElement)]
        whole = "".join(one.value if isinstance(one, ftl.TextElement) else _FACT for one in pattern.elements)
        facts = [one for one in pattern.elements if not isinstance(one, ftl.TextElement)]
        pattern.elements = []
        for text in re.split(f"({_FACT})", translated(whole, self._most) if texts else whole):
            if text == _FACT:
                pattern.elements.append(facts.pop(0))
            elif text:
                pattern.elements.append(ftl.TextElement(text))
        self.generic_visit(pattern)


def translated(text: str, most: int | None = None) -> str:
    """Translate a text, in which a private character stands for each fact; at most so long, if there is a limit."""
    parts = [part if number % 2 else part.translate(_ACCENTS) for number, part in enumerate(_KEPT.split(text))]
    letters = sum(sum(map(str.isalpha, part)) for part in parts[::2])
    if not letters:
        return text
    whole = len(text) + 2
    owed = round(LONGER * len(text)) if most is None else min(round(LONGER * len(text)), most - whole)
    if owed < 0:
        return "".join(parts)
    vowels = sum(len(_VOWELS.findall(part)) for part in parts[::2]) or 1
    paid = met = 0

    def stretched(found: re.Match[str]) -> str:
        nonlocal paid, met
        met += 1
        more = owed * met // vowels - paid
        paid += more
        return found[0] + found[0].lower() * more

    told = [part if number % 2 else _VOWELS.sub(stretched, part) for number, part in enumerate(parts)]
    spoken = [number for number in range(0, len(told), 2) if any(map(str.isalpha, told[number]))]
    told[spoken[0]] = re.sub(r"(?=[^\W\d_])", RIGHT_TO_LEFT, told[spoken[0]], count=1)
    told[spoken[-1]] = re.sub(r"(?<=[^\W\d_])(?=[\W\d_]*$)", RIGHT_TO_LEFT, told[spoken[-1]], count=1)
    return "".join(told)
