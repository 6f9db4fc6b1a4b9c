"""What can't be right in a language's sentences: marks, markup, numbers, endings, other languages' words.

Part of words: for translators and tests. A check reads one message and yields what is wrong with it; it knows languages
by `style.toml` and by what their own catalogs do, and says nothing of what it doesn't know.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache, cached_property

from words.catalogs import CatalogMessage, catalog
from words.checking.readings import (
    MANY,
    Branching,
    Orthography,
    Usage,
    capitals_in,
    choices,
    orthography_of,
    prose,
    readings,
    usage_of,
    without_code,
    words_in,
    words_of,
)
from words.languages import SOURCE_LANGUAGE, is_preview, list_languages, locale_of, parent_of

#: A button's label that a phone shows whole, with its facts as short words; what Discord takes.
MOST_LABEL = 34
_SAMPLE = re.compile(r"\{[^}]*\}")
_QUOTES = '“”„«»‹›"‟❝❞'
_NO_BREAK = "\u00a0\u202f"
_ENDS = ".!?…"
#: What may follow the mark at a sentence's end.
_CLOSING = "*_`~)»”“’' "
_MARKUP = re.compile(r"\*\*|`|__|~~|^-# |^#{1,3} |(?<!\*)\*(?!\*)", re.MULTILINE)
_PAIRED = ("**", "`", "__", "~~")
_NUMBER = re.compile(r"(?<![\d:/.+−])\d+(?![\d:/ºªe]|\.\d|\. ?[a-zà-ÿ])")
_SPACE_INSIDE = re.compile(r"\S(?: {2,}| [\u00a0\u202f]|[\u00a0\u202f] )\S")
_GENDERED = re.compile(
    r"[^\W\d_]{3,}(?:/-?[^\W\d_]{1,3}\b|\([^\W\d_]{1,3}\)|[·*:_][^\W\d_]{1,5}\b)|\b[^\W\d_]{2,3}/[^\W\d_]{3}\b"
)
_APOSTROPHE = re.compile(r"(?<=[^\W\d_])['’](?=[^\W\d_])")
_GLUED = re.compile(r"\{([\w-]+)\}(?=['’]?[^\W\d_])(?:['’]?[^\W\d_]+)")
#: The facts that are the ends of a range rather than scores.
_RANGE = frozenset({"{first}", "{last}", "{least}", "{most}"})
#: Where a sentence begins: after a mark, a line, an emoji or markup.
_BEGINNING = r"(?:^|[.!?]\s+|\n)(?:[^\w\s{]+\s)?\*{0,2}"
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
#: The parts of ids whose messages people type or that name things: no prose.
_NO_PROSE = ("event-date-", "typed-", "game-", "title-", "language-name", "nation-")


@dataclass(frozen=True)
class Translated:
    """A message of a language, with the English one and those of the other languages."""

    name: str
    language: str
    message: CatalogMessage
    english: CatalogMessage | None
    others: Mapping[str, CatalogMessage]

    @cached_property
    def readings(self) -> Sequence[str]:
        """What it says."""
        return readings(self.message)

    @property
    def source(self) -> Sequence[str]:
        """What it says in English."""
        return readings(self.english) if self.english else ()

    @property
    def style(self) -> Orthography:
        """How its language is written."""
        return orthography_of(self.language)

    @property
    def is_prose(self) -> bool:
        """Whether it is read, rather than a name, or words that people type."""
        return not self.name.startswith(_NO_PROSE)


def slips(language: str, *, only: str = "") -> Iterator[str]:
    """What is wrong in a language's sentences, a line each; `only` those of one message."""
    english = catalog(SOURCE_LANGUAGE)
    whole = [one for one in list_languages() if one != language and not parent_of(one) and not is_preview(one)]
    others = {one: catalog(one) for one in whole}
    for name, message in catalog(language).items():
        source = english.get(name)
        untranslated = language != SOURCE_LANGUAGE and source is not None and message.text == source.text
        if name == (only or name) and not untranslated:
            there = {one: found[name] for one, found in others.items() if name in found}
            entry = Translated(name, language, message, source, there)
            for check in CHECKS:
                yield from (f"{name} {told}" for told in dict.fromkeys(check(entry)))


def missets(entry: Translated) -> Iterator[str]:
    """Marks and spaces that the language writes otherwise."""
    style, source = entry.style, "\n".join(map(prose, entry.source))
    for told in map(prose, entry.readings):
        if _SPACE_INSIDE.search(told):
            yield f"has two spaces together: {_near(_SPACE_INSIDE, told)}"
        if "..." in told:
            yield "has three full stops: write …"
        if style.quotes and (wrong := set(told) & set(_QUOTES) - set(style.quotes)):
            yield f"has {' '.join(sorted(wrong))} instead of {'…'.join(style.quotes)}"
        inside = set(_APOSTROPHE.findall(told)) if style.apostrophe and entry.is_prose else set()
        yield from (f"has {one} as an apostrophe, instead of {style.apostrophe}" for one in inside - {style.apostrophe})
        if style.quotes:
            for mark in re.finditer(r"(.)([,;:!?»])(?=[\s*_)]|$)", told) if words_in(entry.message) else ():
                before, sign = mark[1], mark[2]
                if f" {sign}" in source:
                    continue
                if sign in style.spaced and before not in _NO_BREAK and before not in "!?:\n":
                    yield f"lacks a no-break space before {sign}"
                elif sign not in style.spaced and before.isspace():
                    yield f"has a space before {sign}"
            if style.spaced and re.search(rf"«[^{_NO_BREAK}]", told):
                yield "lacks a no-break space after «"


def loses_markup(entry: Translated) -> Iterator[str]:
    """Markup that isn't closed, or that isn't in English."""
    for told in entry.readings:
        yield from (f"has an odd number of {mark}" for mark in _PAIRED if told.count(mark) % 2)
    if entry.english:
        own, source = (set(_MARKUP.findall("\n".join(told))) for told in (entry.readings, entry.source))
        if lost := source - own:
            yield f"lacks {' '.join(sorted(mark.strip() for mark in lost))}, which English has"
        if more := own - source:
            yield f"has {' '.join(sorted(mark.strip() for mark in more))}, which English hasn't"


def strays(entry: Translated) -> Iterator[str]:
    """Letters that the language hasn't got, and sentences that read like another language."""
    if not entry.is_prose:
        return
    if letters := entry.style.letters:
        text = "".join(map(prose, entry.readings)).lower()
        if strange := {one for one in text if one.isalpha() and not one.isascii()} - set(letters):
            yield f"has letters of another language: {' '.join(sorted(strange))}"
    own, name = usage_of(entry.language).vocabulary, entry.name
    for told in entry.readings:
        words = words_of(told)
        unknown = {word for word in words if not _is_elsewhere(word, name, own)}
        for other in entry.others if len(unknown) > 1 and len(unknown) * 3 >= len(words) else ():
            there = usage_of(other).vocabulary
            foreign = {word for word in unknown if _is_elsewhere(word, name, there)}
            if len(foreign) > 1 and len(foreign) * 3 >= len(words):
                yield f"reads like {other}: {', '.join(sorted(foreign))}"


def _is_elsewhere(word: str, name: str, there: Mapping[str, Set[str]]) -> bool:
    """Whether another message has the word."""
    names = there.get(word, ())
    return len(names) > 1 or (len(names) == 1 and name not in names)


def avoids(entry: Translated) -> Iterator[str]:
    """Words that the glossary has otherwise."""
    text = "\n".join(map(prose, entry.readings))
    for word, better in entry.style.avoid.items():
        flags = re.IGNORECASE if word.islower() else re.NOFLAG
        if found := re.search(rf"\b(?:{word})\b", text, flags):
            yield f"says “{found[0]}”: the word is {better}"


def miscounts(entry: Translated) -> Iterator[str]:
    """Numbers in a plural's branch where the fact should be, and numbers that are others than in English."""
    singular = _singular(entry.language)
    for choice in choices(entry.message):
        keys = set(choice.branches)
        for key, told in choice.branches.items() if keys & (_PLURALS - {"other"}) else ():
            fixed = key not in _PLURALS or (
                key == "one" and singular <= {1, *(int(one) for one in keys if one.isdigit())}
            )
            if not fixed and any(_counts(one) and f"{{{choice.fact}}}" not in one for one in told):
                yield f"has a number in [{key}] where ${choice.fact} can be another: write {{ ${choice.fact} }}"
    if entry.english:
        own, others = _counts(*entry.readings), [_counts(*readings(one)) for one in entry.others.values()]
        lost = _counts(*entry.source).intersection(*others) - own
        if lost and (odd := own.difference(*others)):
            yield f"has {', '.join(sorted(odd))} where all others have {', '.join(sorted(lost))}"


@cache
def _singular(language: str) -> Set[int]:
    """The counts up to 200 that are said like one."""
    plural_form = locale_of(language).plural_form
    return {count for count in range(200) if plural_form(count) == "one"}


def _counts(*told: str) -> set[str]:
    """The numbers that stand by themselves, rather than as a part such as in `1/8` or `2.`."""
    return {found for one in told for found in _NUMBER.findall(prose(one))}


def misjoins_scores(entry: Translated) -> Iterator[str]:
    """Scores with a mark that isn't this language's, where another language with its own mark writes a score."""
    marks = {one: mark for one in (entry.language, *entry.others) if (mark := usage_of(one).score)}
    own, english = marks.get(entry.language, ""), marks.get(SOURCE_LANGUAGE, "")
    for mark in {"-", *marks.values()} - {own} if own else ():
        joined = {pair for told in entry.readings for pair in _pairs(told, mark)}
        if joined and mark != english:
            joined -= {pair for told in entry.source for pair in _pairs(told, mark)}
        for pair in joined:
            for other, message in entry.others.items():
                theirs = marks.get(other, "")
                if theirs != english and any(pair in _pairs(told, theirs) for told in readings(message)):
                    yield f"writes a score as {mark.join(pair)}: write {own.join(pair)}"


def _pairs(told: str, mark: str) -> list[tuple[str, str]]:
    """What such a mark joins: facts or numbers."""
    if not mark or mark not in told:
        return []
    side = r"\{[\w-]+\}|(?<![\d:–-])\d+(?!\d)"
    found = re.findall(rf"({side}){re.escape(mark)}({side})(?![:–-]\d)", without_code(told))
    pairs = [(one, two) for one, two in found if not (one.isdigit() and len(two) == 2)]
    return [pair for pair in pairs if not _RANGE.intersection(pair)]


def ends_otherwise(entry: Translated) -> Iterator[str]:
    """A sentence that ends otherwise than in all other languages."""
    if len(entry.others) > 1:
        others = [_stops(readings(one)) for one in entry.others.values()]
        own = _stops(entry.readings)
        if all(all(one) for one in others) and False in own:
            yield "lacks the mark at its end that all other languages have"
        if not any({None, True} & set(one) for one in others) and True in own and not _is_short(entry):
            yield "has a mark at its end that no other language has"


def _stops(told: Sequence[str]) -> list[bool | None]:
    """Whether each ends with a mark; None if a fact ends it."""
    ends = [(one.rstrip(_CLOSING + _NO_BREAK) or "}")[-1] for one in told]
    return [None if end in "}:" else end in _ENDS for end in ends]


def _is_short(entry: Translated) -> bool:
    """Whether a full stop at its end may be that of an abbreviation."""
    return any(len(re.findall(r"[^\W\d_]{4,}", prose(told))) < 3 for told in entry.readings)


def miscapitalizes(entry: Translated) -> Iterator[str]:
    """A capital letter inside a sentence, at a word that is small everywhere else; where nouns have none."""
    if not entry.is_prose or not entry.style.letters or "ß" in entry.style.letters:
        return
    usage = usage_of(entry.language)
    for word in sorted(capitals_in(entry.message) - set(entry.style.names)):
        others = usage.capitals.get(word, set()) - {entry.name}
        if len(usage.vocabulary.get(word.lower(), ())) > 4 > len(others):
            yield f"has a capital letter inside: {word}"


def reveals_gender(entry: Translated) -> Iterator[str]:
    """Forms such as *er/sie* or *joueur·euse*."""
    for told in map(prose, entry.readings):
        if found := _GENDERED.search(told):
            yield f"has a form for two genders: {found[0]}"


def inflects_facts(entry: Translated) -> Iterator[str]:
    """Endings at a fact, such as `{ $name }s`, unless it is a number (`{ $place }e`)."""
    for told in entry.readings if entry.language != SOURCE_LANGUAGE else ():
        for found in _GLUED.finditer(told):
            if not found[1].endswith(MANY) and found[1] not in ("place", "number", "best", "count"):
                yield f"has an ending at a fact: {found[0]}"


def forgets_facts(entry: Translated) -> Iterator[str]:
    """A fact that English says in every case, and this language only in some."""
    if not entry.english or not entry.source:
        return
    chosen = {choice.fact.partition("-")[0] for choice in choices(entry.message)}
    always = set.intersection(*map(_facts, entry.source)) - chosen
    for fact in sorted(always):
        missing = [told for told in entry.readings if fact not in _facts(told) and "{&" not in told]
        if missing and len(missing) < len(entry.readings):
            yield f"says ${fact} only in some cases: {missing[0]!r}"


def _facts(told: str) -> set[str]:
    return {fact.partition("-")[0] for fact in re.findall(r"\{([\w-]+)\}", told) if not fact.startswith("-")}


def confuses_choices(entry: Translated) -> Iterator[str]:
    """Two choices of a menu that read alike, though English tells them apart."""
    if not entry.english or not entry.name.startswith(("option-", "term-", "button-", "choice-", "event-format")):
        return
    source = {choice.fact: choice for choice in choices(entry.english)}
    for choice in choices(entry.message):
        english = source.get(choice.fact, Branching(choice.fact, {})).branches
        keys = [key for key in choice.branches if key in english and key not in _PLURALS]
        for at, one in enumerate(keys):
            for two in keys[:at]:
                if choice.branches[one] == choice.branches[two] and english[one] != english[two]:
                    yield f"says the same for {two} and {one}: {choice.branches[one][0]!r}"


def overflows(entry: Translated) -> Iterator[str]:
    """A button that is longer than a phone shows."""
    if entry.name.startswith("button-"):
        for told in entry.readings:
            if len(_SAMPLE.sub("xxx", told)) > MOST_LABEL:
                yield f"is a button of {len(_SAMPLE.sub('xxx', told))} letters: a phone shows {MOST_LABEL} at most"


def misnames(entry: Translated) -> Iterator[str]:
    """Names of teams in another form than the sentence wants, and verbs that don't agree with them."""
    usage, there = usage_of(entry.language), {**entry.others, entry.language: entry.message}
    teams = {
        fact
        for language, message in there.items()
        for fact, forms in message.inflected.items()
        if fact in entry.message.facts and forms & usage_of(language).forms.keys()
    }
    for told in entry.readings if usage.forms else ():
        for team in sorted(teams):
            if f"{{{team}" in told:
                yield from _misname(usage, team, told)


def _misname(usage: Usage, team: str, told: str) -> Iterator[str]:
    for form, before in usage.forms.items():
        if before and re.search(rf"\b{re.escape(before)} \{{{team}(?:-the)?\}}", told, re.IGNORECASE):
            yield f"has “{before}” before ${team}: write {{ ${team}-{form} }}"
    pair = re.search(
        rf"\{{{team}\}}\*{{0,2}} \S+ \*{{0,2}}\{{\w+\}}|\{{\w+\}}\*{{0,2}} \S+ \*{{0,2}}\{{{team}\}}", told
    )
    bare = re.search(rf"(\w+)[ \u00a0]\{{{team}\}}", told)
    if not pair and bare and bare[1].lower() in usage.before_forms:
        yield f"has “{bare[1]}” before a bare ${team}: write one of its forms"
    first = re.search(rf"{_BEGINNING}\{{({team}(?:-the)?)\}}\*{{0,2}} (?:[^\W\d_]|\{{{team}-many)", told)
    if first and not pair and usage.articles and told.rstrip("* ")[-1:] in (".", "!", "?"):
        yield f"begins a sentence with ${first[1]}: write {{ ${team}-The }}"
    verb = re.search(rf"\{{{team}-[Tt]he\}}\*{{0,2}} ([^\W\d_]+)", told)
    if verb and verb[1] in usage.singulars:
        yield f"has “{verb[1]}” beside ${team}, which can be plural: choose by ${team}-many"


def _near(pattern: re.Pattern[str], told: str) -> str:
    found = pattern.search(told)
    return repr(told[max(0, found.start() - 8) : found.end() + 8]) if found else ""


CHECKS: tuple[Callable[[Translated], Iterator[str]], ...] = (
    missets,
    loses_markup,
    strays,
    avoids,
    miscounts,
    misjoins_scores,
    ends_otherwise,
    miscapitalizes,
    reveals_gender,
    inflects_facts,
    forgets_facts,
    confuses_choices,
    overflows,
    misnames,
)
