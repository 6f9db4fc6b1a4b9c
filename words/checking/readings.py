"""Messages as they are read, and what they show of a language. Part of words: for translators and tests.

A *reading* is a sentence of a message with one branch of each choice, its facts as `{team-the}`; quoted messages are
`{&name}` and terms `{-name}`. What agrees with a name follows its `{team-many}`. Each branch is in at least one of a
message's readings.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import ast as ftl

from words.catalogs import CatalogMessage, catalog
from words.languages import CATALOGS, parent_of, read_file
from words.speech import NOUN, nodes

#: What the fact is called by which verbs agree with a name.
MANY = "-many"
#: What isn't prose: code, facts, mentions and times, names of commands.
_UNREAD = re.compile(r"`[^`]*`|\{[^}]*\}|<[^>\s]*>|(?<!\w)/[a-z-]+(?: [a-z:-]+)?")
_INSIDE = re.compile(r"(?<=[^\W\d_] )[^\W\d_]{3,}|(?<=[^\W\d_], )[^\W\d_]{3,}")
_CODE = re.compile(r"`[^`]*`")
_BEFORE_FORM = re.compile(r"([^\W\d_]+)[ \u00a0]\{\w+-(?!many)\w+\}")
_SCORE = re.compile(r"\{left\}(.+)\{right\}")
_WORD = re.compile(r"[^\W\d_]{2,}")


def readings(message: CatalogMessage) -> Sequence[str]:
    """A message's readings."""
    return read(message.pattern)


@cache
def read(pattern: ftl.Pattern | None) -> Sequence[str]:
    """The readings of a pattern."""
    if pattern is None:
        return ("",)
    parts = [
        (one.value,) if isinstance(one, ftl.TextElement) else _read_expression(one.expression)
        for one in pattern.elements
        if isinstance(one, ftl.TextElement | ftl.Placeable)
    ]
    most = max(map(len, parts), default=1)
    return tuple("".join(part[at % len(part)] for part in parts) for at in range(most))


def _read_expression(expression: object) -> Sequence[str]:
    match expression:
        case ftl.StringLiteral():
            return (str(expression.parse()["value"]),)
        case ftl.VariableReference():
            return (f"{{{expression.id.name}}}",)
        case ftl.MessageReference():
            return (f"{{&{expression.id.name}}}",)
        case ftl.TermReference():
            return (f"{{-{expression.id.name}}}",)
        case ftl.SelectExpression(selector=ftl.VariableReference() as fact) if fact.id.name.endswith(MANY):
            return tuple(f"{{{fact.id.name}}}{told}" for one in expression.variants for told in read(one.value))
        case ftl.SelectExpression():
            return tuple(told for one in expression.variants for told in read(one.value))
        case ftl.Placeable():
            return _read_expression(expression.expression)
    return ("{}",)


@dataclass(frozen=True)
class Branching:
    """One choice within a message: the fact that chooses, and the readings of each branch by its key."""

    fact: str
    branches: Mapping[str, Sequence[str]]


@cache
def choices(message: CatalogMessage) -> Sequence[Branching]:
    """All choices of a message that a fact makes."""
    return tuple(_find_choices(message))


def _find_choices(message: CatalogMessage) -> Iterator[Branching]:
    for node in nodes(message.pattern) if message.pattern else ():
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = (one.key.name if isinstance(one.key, ftl.Identifier) else one.key.value for one in node.variants)
            branches = dict(zip(keys, (read(one.value) for one in node.variants), strict=True))
            yield Branching(node.selector.id.name, branches)


@cache
def prose(reading: str) -> str:
    """A reading without what isn't prose; a lozenge stands in its place."""
    return _UNREAD.sub("\N{LOZENGE}", reading)


def without_code(reading: str) -> str:
    """A reading without what is in backticks."""
    return _CODE.sub("\N{LOZENGE}", reading)


@cache
def words_of(reading: str) -> Set[str]:
    """The words of a reading, as they are written."""
    return frozenset(_WORD.findall(prose(reading)))


def words_in(message: CatalogMessage) -> Set[str]:
    """The words of a message, as they are written."""
    return frozenset().union(*map(words_of, readings(message)))


def capitals_in(message: CatalogMessage) -> Set[str]:
    """The words that have a capital letter inside a sentence."""
    return {word for told in readings(message) for word in _INSIDE.findall(prose(told)) if word.istitle()}


@dataclass(frozen=True)
class Orthography:
    """How a language is written: its quotation marks, its apostrophe, its letters besides a to z.

    `spaced` has the marks with a no-break space before them, `avoid` the words that aren't ours with those that are,
    `names` the words with a capital letter inside a sentence. What is empty is unknown, and nothing is wrong with it.
    """

    quotes: Sequence[str] = ()
    apostrophe: str = ""
    letters: str = ""
    spaced: str = ""
    avoid: Mapping[str, str] = field(default_factory=dict)
    names: Sequence[str] = ()


@cache
def orthography_of(language: str) -> Orthography:
    """A language's style, or that of the language of which it is a regional form, from `style.toml` in its folder."""
    file = CATALOGS / language / "style.toml"
    if file.is_file():
        return Orthography(**tomllib.loads(read_file(file)))
    parent = parent_of(language)
    return orthography_of(parent) if parent else Orthography()


@dataclass(frozen=True)
class Usage:
    """What a language's catalog shows of it.

    `vocabulary` has the messages of each word, as it is written, `capitals` those of each word with a capital letter
    inside a sentence. `forms` are those of any name, each with what stands
    before the name in it, such as *de*, mostly nothing; `before_forms` the words before names' forms, such as *für*;
    `articles` whether some name is another as a subject than by itself; `singulars` the verbs of one name that aren't
    those of several. `score` is what joins the goals of two sides.
    """

    vocabulary: Mapping[str, Set[str]]
    capitals: Mapping[str, Set[str]]
    forms: Mapping[str, str]
    before_forms: Set[str]
    articles: bool
    singulars: Set[str]
    score: str


@cache
def usage_of(language: str) -> Usage:
    """What a language's catalog shows of it. Raises ValueError as `catalog` does."""
    messages = catalog(language)
    nations = [message for name, message in messages.items() if name.startswith("nation-")]
    written = readings(messages["score"])[0] if "score" in messages else ""
    joined = _SCORE.fullmatch(written)
    return Usage(
        _messages_of(messages, words_in),
        _messages_of(messages, capitals_in),
        _forms(messages.get(NOUN)),
        _before_forms(messages),
        any("the" in one.attributes for one in nations),
        _singulars(messages) if any("yes" in read(one.attributes.get("many")) for one in nations) else frozenset(),
        joined[1] if joined else "",
    )


def _messages_of(
    messages: Mapping[str, CatalogMessage], words: Callable[[CatalogMessage], Set[str]]
) -> Mapping[str, Set[str]]:
    found: dict[str, set[str]] = {}
    for name, message in messages.items():
        for word in words(message):
            found.setdefault(word, set()).add(name)
    return found


def _forms(noun: CatalogMessage | None) -> Mapping[str, str]:
    found = {} if noun is None else {form: read(pattern)[0] for form, pattern in noun.attributes.items()}
    return {form: told.partition("{name}")[0].strip() for form, told in found.items() if "{name}" in told}


def _before_forms(messages: Mapping[str, CatalogMessage]) -> Set[str]:
    told = (one for message in messages.values() for one in readings(message))
    found = Counter(word.lower() for one in told for word in _BEFORE_FORM.findall(one))
    return {word for word, count in found.items() if count > 2}


def _singulars(messages: Mapping[str, CatalogMessage]) -> Set[str]:
    """The first words of what is chosen for one name and never for several."""
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for choice in (one for message in messages.values() for one in choices(message) if one.fact.endswith(MANY)):
        for key, told in choice.branches.items():
            found[key == "no"] |= {one.split()[0] for one in told if one.split()}
    return found[True] - found[False]
