"""Catalogs and code agree: every message used exists, every message is used, and each can be filled in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from players import levels
from rules import GAMES
from rules.table.terms import Kickoff, Pace, Records, SeatOrder, Wait
from rules.table.values import Ending
from words import LANGUAGES, speech
from words.catalogs import CatalogMessage, catalog
from words.languages import parent_of
from words.speech import Speech

ROOT = Path(__file__).parents[2]
ROOMS = ("cogs", "host", "words", "render", "data", "players", "rules")
#: A message id in the code: lowercase words joined by dashes.
AN_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


def english() -> Mapping[str, CatalogMessage]:
    return catalog("en")


@cache
def source() -> list[tuple[Path, ast.AST]]:
    """Return every call, its arguments' names, and every constant of the code, each with its file."""
    paths = (path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py")))
    nodes = ((path, node) for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return [
        (path.relative_to(ROOT), node)
        for path, node in nodes
        if isinstance(node, ast.Call | ast.keyword | ast.Constant)
    ]


def family(node: ast.JoinedStr) -> re.Pattern[str]:
    """Return a pattern of what an f-string may become."""
    parts = (
        re.escape(part.value) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
        for part in node.values
        if isinstance(part, ast.Constant | ast.FormattedValue)
    )
    return re.compile("".join(parts))


#: Functions whose first argument is a message id.
SAYERS = {"say", "UserError", "words_of", "no", "speaks", "knows", "told"}


def sayings() -> Iterator[tuple[str, str | re.Pattern[str], set[str] | None]]:
    """Yield where a message is used, its id or family of ids, and its facts; None if they aren't written there."""
    for path, node in source():
        if not isinstance(node, ast.Call) or not node.args:
            continue
        named = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if isinstance(node.func, ast.Call) and getattr(node.func.func, "id", "") == "speech":
            named = "say"  # speech("en")("…")
        if named not in SAYERS:
            continue
        plain = all(word.arg is not None for word in node.keywords) and named in ("say", "UserError")
        facts = {str(word.arg) for word in node.keywords} if plain else None
        options = [node.args[0]]
        if isinstance(options[0], ast.IfExp):
            options = [options[0].body, options[0].orelse]
        for option in options:
            if isinstance(option, ast.Constant) and isinstance(option.value, str):
                yield f"{path}:{node.lineno}", option.value, facts
            elif isinstance(option, ast.JoinedStr):
                yield f"{path}:{node.lineno}", family(option), facts


@cache
def said() -> list[tuple[str, str | re.Pattern[str], set[str] | None]]:
    return list(sayings())


def literals() -> set[str]:
    """Return every short text in the code that may be a message id passed on."""
    return {
        node.value
        for _, node in source()
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and AN_ID.fullmatch(node.value)
    }


def test_every_message_in_the_code_is_in_the_english_catalog() -> None:
    assert len(said()) > 150
    for where, what, _ in said():
        if isinstance(what, str):
            assert what in english(), f"{where} says {what!r}"
        else:
            assert any(what.fullmatch(name) for name in english()), f"{where} says something like {what.pattern!r}"


def test_every_message_gets_the_facts_that_it_needs() -> None:
    for where, what, facts in said():
        if facts is None:
            continue
        names = [what] if isinstance(what, str) else [name for name in english() if what.fullmatch(name)]
        for name in names:
            missing = english()[name].facts - facts
            assert not missing, f"{where} says {name} without {sorted(missing)}"


def test_every_message_in_the_catalog_is_used() -> None:
    exact = {what for _, what, _ in said() if isinstance(what, str)} | literals()
    exact |= {quoted for needs in english().values() for quoted in needs.quotes}
    patterns = [what for _, what, _ in said() if isinstance(what, re.Pattern)]
    patterns += [re.compile(f"option-{key}-[a-z-]+") for key in GAMES]
    silent = [name for name in english() if name not in exact and not any(p.fullmatch(name) for p in patterns)]
    assert not silent


def test_every_refusal_of_a_table_has_a_sentence() -> None:
    reasons: set[str] = set()
    for _, node in source():
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "TableRefusal" and node.args:
            reasons |= {part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)} - {"lobby"}
    assert len(reasons) > 25
    missing = {str(reason) for reason in reasons if f"refusal-{reason}" not in english()}
    assert not missing


def test_every_refusal_shared_by_all_games_has_a_sentence() -> None:
    for path, node in source():
        if path.parts[:2] == ("rules", "core") and isinstance(node, ast.keyword) and node.arg == "reason":
            reason = ast.literal_eval(node.value) if isinstance(node.value, ast.Constant) else None
            if reason is not None and not reason.startswith("chance-"):  # chance events can't be sent to the bot
                assert f"refusal-{reason}" in english(), reason


def test_every_refusal_of_a_game_on_the_shelf_has_a_sentence() -> None:
    reasons = {f"refusal-{key}-{reason}" for key, game in GAMES.items() for reason in game.clauses}
    told = {name for name in reasons if not name.endswith("-chance-notation")}  # those can't be sent to the bot
    assert len(told) > 70
    assert not told - english().keys()


#: Sample facts, to fill in every message.
SAMPLES: dict[str, tuple[object, ...]] = {
    "reason": (*(ending.value for ending in Ending), "goal", "repetition", "turn_limit", "whistle"),
    "level": tuple(dict.fromkeys(level for key in GAMES for level in levels(key))),
    "value": (
        "live",
        "slow",
        "drawn",
        "joined",
        "now",
        "choose",
        "yes",
        "no",
        "random",
        "2310",
        "tree",
        "nest",
        "none",
        0,
        1,
        3,
        30,
        200,
    ),
    "usual": ("yes", "no"),
    **dict.fromkeys(("seam", "back", "goal", "yours"), ("yes", "no")),
    "on": ("yes", "no"),
    "state": ("mine", "theirs", "lobby"),
    "what": ("ball", "pyramids"),
    "way": tuple("URDL"),
    **dict.fromkeys(("count", "seat", "size", "piece", "left", "step", "seats", "here"), (0, 1, 2, 3, 5, 40)),
    **dict.fromkeys(("least", "most", "limit", "page", "pages", "number", "turn", "row", "host"), (1, 2, 16)),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_filled_in(language: str) -> None:
    say = speech(language)
    for name, needs in catalog(language).items():
        rounds = (1, max((len(SAMPLES.get(fact, "?")) for fact in needs.facts), default=1), 8)
        for round_ in range(rounds[min(len(needs.facts), 2)]):
            facts = {fact: (values := SAMPLES.get(fact, ("Ana",)))[round_ % len(values)] for fact in needs.facts}
            told = say(name, **inflect(facts, needs, say))
            assert told.strip() or name == "versus", name
            assert "{" not in told, name


def inflect(facts: dict[str, Any], needs: CatalogMessage, say: Speech) -> dict[str, Any]:
    """The facts of a message, with those as nouns or scores of which it wants forms."""
    found, scored = dict(facts), say.score(2, 1).forms.keys()
    for name, forms in needs.inflected.items():
        found[name] = say.score(facts[name], 1) if forms <= scored else say.noun(str(facts[name]))
    return found


def test_no_french_line_breaks_before_a_sign() -> None:
    shown = {name: re.sub(r"`[^`]*`", "", message.text) for name, message in catalog("fr").items()}
    assert not {name for name, text in shown.items() if re.search(r" [;:!?»]|« ", text)}


SNOWFLAKE = 1_456_074_443_980_800_009


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_are_never_written_with_thousands_separators(language: str) -> None:
    say, told = speech(language), 0
    for name, needs in catalog(language).items():
        text = say(name, **inflect(dict.fromkeys(needs.facts, SNOWFLAKE), needs, say))
        digits = re.findall(r"1\D?456\D?074\D?443\D?980\D?800\D?009", text)
        assert set(digits) <= {str(SNOWFLAKE)}, name
        told += len(digits)
    assert told > 300 or parent_of(language)


#: An id or a time that Discord renders: a mention of a person, a role or a channel, a timestamp.
DRAWN_BY_DISCORD = re.compile(r"<(?:@[!&]?|#|t:)\{ *\$([a-z_-]+)")


def mentions() -> dict[str, set[str]]:
    """Return the facts inside a mention or a time, by message."""
    found: dict[str, set[str]] = {}
    for file in (ROOT / "words").glob("*/*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                names = DRAWN_BY_DISCORD.findall(FluentSerializer().serialize_entry(entry))
                found.setdefault(entry.id.name, set()).update(names)
    return found


def given() -> Iterator[tuple[str, str, str, ast.expr]]:
    """Yield the facts given to messages and refusals: where, the message, the fact's name, and its expression."""
    for path, node in source():
        if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
            continue
        named, message = getattr(node.func, "id", getattr(node.func, "attr", "")), str(node.args[0].value)
        where = f"{path}:{node.lineno}"
        if named in SAYERS:
            yield from ((where, message, word.arg, word.value) for word in node.keywords if word.arg is not None)
        for part in node.args[1:] if named == "TableRefusal" else ():
            if isinstance(part, ast.Dict):
                names = (str(ast.literal_eval(key)) for key in part.keys if key is not None)
                for name, value in zip(names, part.values, strict=True):
                    yield where, f"refusal-{message}", name, value


def test_facts_inside_a_mention_or_a_time_are_text() -> None:
    inside = mentions()
    found = [(where, value) for where, message, name, value in given() if name in inside.get(message, ())]
    assert len(found) >= 2
    for where, value in found:
        text = isinstance(value, ast.Call) and getattr(value.func, "id", "") == "str"
        assert text or isinstance(value, ast.JoinedStr), f"{where}: {ast.unparse(value)}"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_other_languages_have_no_messages_that_english_lacks(language: str) -> None:
    for name, needs in catalog(language).items():
        assert needs.facts <= english()[name].facts, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_term_has_words_that_fit_a_menu(language: str) -> None:
    say = speech(language)
    for key, game in GAMES.items():
        messages = {option.name: f"option-{key}-{option.name.replace('_', '-')}" for option in game.about.options}
        if not any(map(say.knows, messages.values())):
            continue  # a game without words of its own shows the names of its options
        for option in game.about.options:
            for value in option.offered:
                spoken = "yes" if value is True else "no" if value is False else "none" if value is None else value
                usual = "yes" if value == option.default else "no"
                told = say(messages[option.name], value=spoken, usual=usual)
                assert 0 < len(told) <= 100
    terms: dict[str, list[str | int]] = {
        "pace": [one.value for one in Pace],
        "order": [one.value for one in SeatOrder],
        "kickoff": [one.value for one in Kickoff],
        "records": [one.value for one in Records],
        "minutes": [15, 30, 60],
        "hints": ["yes", "no"],
        **{f"wait-{pace.value}": [one.value for one in Wait] for pace in Pace},
    }
    for name, values in terms.items():
        told_all = [say(f"term-{name}", value=value) for value in values]
        assert len(set(told_all)) == len(values)
        assert all(0 < len(told) <= 100 for told in told_all)


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_names_and_descriptions_fit_discords_limits(language: str) -> None:
    say = speech(language)
    for name in english():
        if re.fullmatch(r"command-[a-z]+", name):
            assert re.fullmatch(r"[-_a-z0-9]{1,32}", say(name)), name
        elif name.startswith(("command-", "option-")) and not english()[name].facts:
            assert 1 <= len(say(name)) <= 100, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_buttons_are_short_enough_for_a_phone(language: str) -> None:
    say = speech(language)
    facts = {"page": 2, "pages": 4, "count": 3, "of": 4, "minutes": 3, "name": "Bartholomew"}
    facts |= {"game": "The World Cup Game", "topic": "Matches, rows and targets", "step": "Team colours"}
    for name in english():
        if name.startswith("button-"):
            assert len(say(name, **facts)) <= 34, name


#: Files in host/ and cogs/ with texts outside the catalogs, for operators only.
FOR_OPERATORS = {"settings.py", "logs.py", "metrics.py", "changelog.py"}
NAMES_OF_THE_LIBRARY = {"discord.py: on_interaction"}
#: Functions whose texts go to the archive or the log.
NOT_SHOWN = ("drop", "postpone", "spawn")


def sentences(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield texts that look like sentences and are neither documentation nor log lines nor errors of ours."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                skipped.add(id(first.value))
        if isinstance(node, ast.Call):
            owner = node.func.value if isinstance(node.func, ast.Attribute) else None
            logging = isinstance(owner, ast.Name) and owner.id == "log"
            named = node.func.id if isinstance(node.func, ast.Name) else ""
            if logging or named in ("ValueError", "NotImplementedError", "level"):
                skipped |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.Assert) and node.msg is not None:
            skipped |= {id(part) for part in ast.walk(node.msg)}
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in NOT_SHOWN:
            skipped |= {id(part) for part in ast.walk(node)}
    for node in ast.walk(tree):
        shown = isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped
        if shown and " " in node.value.strip() and len(re.findall(r"[A-Za-z]{2,}", node.value)) >= 3:
            yield node.lineno, node.value


@pytest.mark.parametrize(
    "path",
    sorted(path for room in ("host", "cogs") for path in (ROOT / room).rglob("*.py")),
    ids=lambda path: path.name,
)
def test_the_code_contains_no_sentences(path: Path) -> None:
    if path.name in FOR_OPERATORS:
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    allowed = NAMES_OF_THE_LIBRARY | enum_texts(tree)
    found = [(line, text) for line, text in sentences(tree) if text not in allowed]
    assert not found


def enum_texts(tree: ast.AST) -> set[object]:
    """Return the values of Enum members, which nobody sees."""
    enums = (
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and any(getattr(base, "id", "") == "Enum" for base in node.bases)
    )
    members = (line.value for node in enums for line in node.body if isinstance(line, ast.Assign))
    return {value.value for value in members if isinstance(value, ast.Constant)}
