"""Says messages with real values, so that a reader hears where a sentence breaks. Part of words: for translators.

What a message needs is taken from its examples (`words/examples`). Then it is said in all its cases: with countries
whose names need articles, plural verbs or another preposition, with a team that a table named, with each colour and
size, with several people, and with numbers of every plural.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any

from words.catalogs import CatalogMessage, catalog
from words.examples import Example, find_examples, tell
from words.languages import SOURCE_LANGUAGE, parent_of
from words.speech import SCORE, UNCOUNTED, Speech, speech

#: The most cases of a message that are said.
MOST_CASES = 24
#: The countries that sentences are tried with, and a team of a table's own.
CODES = ("USA", "NED", "TUR", "BRA", "ENG", "own")
OWN_TEAM = "Rote Rosen"
_TEAMS: Sequence[Any] = [{"name": OWN_TEAM} if code == "own" else {"say": f"nation-{code.lower()}"} for code in CODES]
_A_SCORE = {"say": SCORE, "left": "2", "right": "1"}
#: Numbers of every plural in every language that we speak.
COUNTS = (0, 1, 2, 5, 21, 101)
#: People, and the facts that are one of them or several.
PEOPLE = ("Ana", "Žofia", "xX_Bob_Xx", "Łukasz", "2")
_PERSON = frozenset({"name", "player", "coach", "by", "winner", "loser", "host", "leader", "absent", "person"})
_PEOPLE = frozenset({"names", "winners", "who", "players"})
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
#: A message that only says one of so many words, such as a colour or a size, is said with each.
_FEWEST_WORDS = 3


def say_all(language: str, prefix: str = "", *, only_varied: bool = False) -> Iterator[str]:
    """Yield a line for each message whose id begins so, and for each of its cases: its id and the sentence.

    With `only_varied`, only those with a name that is inflected, a number that is counted, a colour or a size.
    """
    say, parent = speech(language), parent_of(language)
    own, english = catalog(language), catalog(SOURCE_LANGUAGE)
    for name, message in ({**catalog(parent), **own} if parent else own).items():
        if name.startswith(prefix) and (
            not only_varied or _is_varied(message, english.get(name), _fill(name, message))
        ):
            yield from dict.fromkeys(f"{name}: {told}" for told in _say_cases(name, message, say))


def _fill(name: str, message: CatalogMessage) -> Sequence[Example]:
    return find_examples(name) or [{fact: f"‹{fact}›" for fact in message.facts}]


def _is_varied(message: CatalogMessage, english: CatalogMessage | None, kept: Sequence[Example]) -> bool:
    counted = message.plurals or (english is not None and english.plurals)
    return bool(message.inflected or counted or any(_say_each(fact) for one in kept for fact in one.values()))


def _say_cases(name: str, message: CatalogMessage, say: Speech) -> Iterator[str]:
    kept = _fill(name, message)
    choices = {fact: _choose(fact, message, kept, say) for fact in sorted(message.choices.keys() & message.facts)}
    cases = list(_combine({fact: values for fact, values in choices.items() if values}))
    others = {
        fact: values for fact in sorted(message.facts - choices.keys()) if (values := _vary(fact, message, kept, say))
    }
    most = max(map(len, others.values()), default=1)
    whole = len(cases) * most <= MOST_CASES // 2
    for number in range(len(cases) * most if whole else max(len(cases), most)):
        case = cases[number % len(cases)]
        turn = number // len(cases) if whole else number
        turned = {fact: values[(turn + place) % len(values)] for place, (fact, values) in enumerate(others.items())}
        fitting = max(kept, key=lambda one: sum(one.get(fact) == value for fact, value in case.items()))
        told = {**fitting, **turned, **case, **_gather(fitting, case)}
        yield say(name, **{fact: tell(value, say) for fact, value in told.items()}).replace("\n", " / ")


def _combine(choices: Mapping[str, Sequence[Any]]) -> Iterator[Mapping[str, Any]]:
    """All combinations of values, or so many that each value is among them."""
    if prod(map(len, choices.values())) <= MOST_CASES:
        yield from (dict(zip(choices, one, strict=True)) for one in product(*choices.values()))
        return
    for number in range(max(MOST_CASES, *map(len, choices.values()))):
        yield {
            fact: values[(number + place * (number // len(values))) % len(values)]
            for place, (fact, values) in enumerate(choices.items())
        }


def _choose(fact: str, message: CatalogMessage, kept: Sequence[Example], say: Speech) -> Sequence[Any]:
    """What a fact can be that a message chooses by: numbers for plurals, and each word or number of its variants."""
    keys = message.choices[fact]
    found: list[Any] = [int(key) if key.isdigit() else key for key in keys if key not in _PLURALS]
    if any(key in _PLURALS and key != "other" for key in keys):
        counts = range(1, len(PEOPLE) + 1) if any(_counts_people(one, fact) for one in kept) else COUNTS
        return [*(one for one in found if isinstance(one, int)), *(one for one in counts if one not in found)]
    if fact in message.inflected:
        return [*found, *_decline(fact, message, say)]
    if "other" in keys:
        if any(isinstance(one, int) for one in found):
            return [*found, next(one for one in range(1, 100) if one not in found)]
        return [*found, next((one[fact] for one in kept if one[fact] not in found), "other")]
    return found


def _vary(fact: str, message: CatalogMessage, kept: Sequence[Example], say: Speech) -> Sequence[Any]:
    """What a fact can be besides: countries, people, numbers, and each colour or size. Nothing if it stays as it is."""
    if fact in message.inflected:
        return _decline(fact, message, say)
    for told in (one[fact] for one in kept):
        if isinstance(told, Mapping):
            return _say_each(told)
        if isinstance(told, int) and told < UNCOUNTED:
            return [told, *(one for one in COUNTS[1:] if one != told)]
    if fact in _PERSON:
        return PEOPLE
    return [{"all_of": list(PEOPLE[:count])} for count in (1, 2, 3)] if fact in _PEOPLE else ()


def _decline(fact: str, message: CatalogMessage, say: Speech) -> Sequence[Any]:
    """What a fact can be that is inflected: countries, or a score."""
    return [_A_SCORE] if message.inflected[fact] <= say.score(2, 1).forms.keys() else _TEAMS


def _say_each(told: Any) -> Sequence[Any]:
    """All that may be said instead of a country, a colour or a size; nothing instead of anything else."""
    match told:
        case {"say": str(name), **facts} if not facts:
            return _TEAMS if name.startswith("nation-") else ()
        case {"say": str(name), **facts} if len(facts) == 1 and name in catalog(SOURCE_LANGUAGE):
            fact = str(next(iter(facts)))
            message = catalog(SOURCE_LANGUAGE)[name]
            words = message.choices.get(fact, {})
            if len(words) >= _FEWEST_WORDS and not message.shown and not message.plurals:
                return [{"say": name, fact: one} for one in _choose(fact, message, (), speech(SOURCE_LANGUAGE))]
    return ()


def _counts_people(example: Example, fact: str) -> bool:
    """Whether a number is that of the people in a list beside it."""
    return any(_PEOPLE & {name} and _count(told) == example[fact] for name, told in example.items())


def _count(told: Any) -> int:
    return len(told["all_of"]) if isinstance(told, Mapping) and "all_of" in told else 1


def _gather(example: Example, case: Mapping[str, Any]) -> Mapping[str, Any]:
    """Lists of so many people as a case counts, where a number is theirs."""
    counts = [case[fact] for fact in case if _counts_people(example, fact)]
    return {name: {"all_of": list(PEOPLE[: counts[0]])} for name in _PEOPLE & example.keys()} if counts else {}
