"""Says messages with real values, so that a reader hears where a sentence breaks. Part of words: for translators.

Each message is said in all its cases, with countries whose names need articles, plural verbs or another preposition,
with a team that a table named, with several people, and with numbers of every plural.
"""

from collections.abc import Iterator, Mapping
from itertools import islice, product
from typing import Any

from words.catalogs import CatalogMessage, catalog
from words.languages import SOURCE_LANGUAGE, parent_of
from words.nations import nation
from words.speech import Noun, Speech, speech

#: The most cases of a message that are said.
MOST_CASES = 24
#: The countries that sentences are tried with, and a team of a table's own.
CODES = ("USA", "NED", "TUR", "BRA", "ENG", "own")
OWN_TEAM = "Rote Rosen"
#: Numbers of every plural in every language that we speak.
COUNTS = (0, 1, 2, 5, 21, 101)
#: What stands for the facts of these names, which are said as they are.
PEOPLE = ("Ana", "Žofia", "xX_Bob_Xx")
_WHEN = "<t:1764360000:R>"
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
_PERSON = frozenset({"name", "player", "coach", "by", "winner", "loser", "host", "leader", "absent", "person"})
_PEOPLE = frozenset({"names", "winners", "who", "players"})


def say_all(language: str, prefix: str = "", *, only_inflected: bool = False) -> Iterator[str]:
    """Yield a line for each message whose id begins so, and for each of its cases: its id and the sentence.

    With `only_inflected`, only those that inflect a name or a number.
    """
    say, parent = speech(language), parent_of(language)
    own, english = catalog(language), catalog(SOURCE_LANGUAGE)
    for name, message in ({**catalog(parent), **own} if parent else own).items():
        inflects = message.inflected or message.plurals or (name in english and english[name].plurals)
        if name.startswith(prefix) and (inflects or not only_inflected):
            yield from dict.fromkeys(f"{name}: {told}" for told in _say_cases(name, message, say))


def _say_cases(name: str, message: CatalogMessage, say: Speech) -> Iterator[str]:
    choices = {fact: values for fact in sorted(message.facts) if (values := _choose(message.choices.get(fact, {})))}
    turns = len(CODES) if message.inflected else 1
    cases = [dict(zip(choices, one, strict=True)) for one in islice(product(*choices.values()), MOST_CASES)]
    for number, case in enumerate(cases):
        for turn in range(turns if len(cases) == 1 else 1):
            yield say(name, **_fill(message, case, number + turn, say)).replace("\n", " / ")


def _choose(keys: Mapping[str, None]) -> tuple[str | int, ...]:
    """What a fact can be by the keys of its variants: numbers for plurals, and each word or number by itself."""
    found: list[str | int] = [int(key) if key.isdigit() else key for key in keys if key not in _PLURALS]
    if any(key in _PLURALS and key != "other" for key in keys):
        found = [*(one for one in found if isinstance(one, int)), *(one for one in COUNTS if one not in found)]
    elif "other" in keys:
        numbers = found and all(isinstance(one, int) for one in found)
        found.append(next(one for one in range(1, 100) if one not in found) if numbers else "other")
    return tuple(found)


def _fill(message: CatalogMessage, case: Mapping[str, str | int], turn: int, say: Speech) -> dict[str, Any]:
    """Values for a message's facts: those of this case, and others that change with each turn."""
    found: dict[str, Any] = {}
    scores = say.score(2, 1)
    for number, (name, forms) in enumerate(sorted(message.inflected.items())):
        found[name] = scores if forms <= scores.forms.keys() else _team(turn + number, say)
    for number, fact in enumerate(sorted(message.facts - found.keys())):
        if fact in case:
            found[fact] = case[fact]
        elif fact in ("when", "until", "from", "since"):
            found[fact] = _WHEN
        elif fact in _PERSON:
            found[fact] = PEOPLE[(turn + number) % len(PEOPLE)]
        elif fact in _PEOPLE:
            found[fact] = say.all_of(PEOPLE[: 1 + turn % len(PEOPLE)])
        else:
            found[fact] = f"‹{fact}›"
    return found


def _team(turn: int, say: Speech) -> Noun:
    code = CODES[turn % len(CODES)]
    return say.noun(OWN_TEAM) if code == "own" else nation(code, say)
