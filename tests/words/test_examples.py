"""Every English message with facts has examples of them, and one of these is above it in its file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.facts import Notes, choose
from words import LANGUAGES, speech
from words.catalogs import catalog
from words.examples import EXAMPLES, comment, examples, fits, show, tell
from words.examples.saying import say_all
from words.languages import CATALOGS
from words.nations import nation
from words.speech import Speech

ENGLISH = sorted((CATALOGS / "en").glob("*.ftl"))
#: Ids, addresses and folders.
PRIVATE = re.compile(r"\d{11,}|https?://(?!example|discord)|/(?:home|tmp|work)/")


def test_every_message_with_facts_has_examples_with_just_these() -> None:
    for name, message in catalog("en").items():
        kept = examples().get(name, ())
        assert not message.facts or (kept and all(fits(one, message) for one in kept)), (
            f"{name} wants examples of {sorted(message.facts)}: run a test that says it with `--facts`, "
            f"or write them into words/examples/{message.part}.json"
        )


def test_there_are_no_examples_of_anything_else() -> None:
    assert not [name for name in examples() if name not in catalog("en") or not catalog("en")[name].facts]


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: file.stem)
def test_each_message_has_its_example_above_it(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text == comment(text), "write the comments anew with `python -m words examples`"


def test_a_comment_written_by_hand_stays_above_the_example() -> None:
    written = "# How many are left.\nevent-away = …\n"
    current = comment("# Example: an old one\nladder-you = you\n\n# Who it is.\nshown-by = …\n")
    assert current == f"ladder-you = you\n\n# Who it is.\n# Example: {show('shown-by')}\nshown-by = …\n"
    assert comment(written).startswith("# How many are left.\n")


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.json")), ids=lambda file: file.stem)
def test_there_is_nothing_private_in_examples(file: Path) -> None:
    assert not PRIVATE.findall(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_fact_is_left_out_when_messages_are_said(language: str) -> None:
    assert not [line for line in say_all(language) if "‹" in line]


def test_what_is_said_in_tests_becomes_an_example(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("__call__", "all_of", "one_of", "row", "clauses", "nouns", "noun"):
        monkeypatch.setattr(Speech, name, getattr(Speech, name))
    notes, say = Notes(), speech("en")
    notes.begin()
    record = say("profile-rival-record", games=3, ahead=2, behind=1)
    say("profile-rivals", rivals=say.row([say("profile-rival", name="Ana", record=record), "Žofia"]))
    say("dicecup-story-answer", team=nation("USA", say), way=0)
    (example,) = choose(notes.noted["profile-rivals"].values(), catalog("en")["profile-rivals"])
    record_of = {"say": "profile-rival-record", "games": 3, "ahead": 2, "behind": 1}
    assert example == {"rivals": {"row": [{"say": "profile-rival", "name": "Ana", "record": record_of}, "Žofia"]}}
    assert tell(example["rivals"], speech("de")) == "Ana (3 Partien: 2 vorn, 1 hinten), Žofia"
    (answer,) = choose(notes.noted["dicecup-story-answer"].values(), catalog("en")["dicecup-story-answer"])
    assert answer == {"team": {"say": "nation-usa"}, "way": 0}
    assert tell(answer["team"], speech("fr")).forms["the"] == "les États-Unis"
