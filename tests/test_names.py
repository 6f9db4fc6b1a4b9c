"""Functions are named by verbs, or by the noun that they return, and a class name means one thing in all rooms."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from rules import GAMES
from tests.test_architecture import ROOMS, source_files, syntax

#: What functions may not begin with; participles that are verbs too (`read`, `set`, `cut`, `run`) may stand there.
PARTICIPLE = re.compile(
    "begun|bent|born|bought|bound|broken|brought|built|caught|chosen|dealt|done|drawn|driven|eaten|fallen|fed|felt|flown|"
    "forgotten|found|frozen|given|gone|grown|had|heard|held|hidden|kept|known|laid|led|lent|lost|made|meant|met|paid|rung|"
    "said|seen|sent|shown|sold|sought|spent|spoken|stood|struck|sung|swept|taken|taught|thought|thrown|told|understood|"
    "undone|won|worn|written|(?!exceed|proceed|succeed|embed|shed|seed|feed|need|deed)[a-z]+ed"
)
#: The field's words, what the house looks up by name, and what a library calls so.
KEPT = {"won", "drawn", "staged", "scored", "lasted", "received_message", "_closed_as_error"}
#: A step of a lesson, and of a face's controls.
SHARED = {"Step"}


def production() -> list[Path]:
    return [path for path in source_files() if path.parts[0] in {*ROOMS[:10], "bot.py"}]


def functions(path: Path) -> Iterator[str]:
    for node in ast.walk(syntax(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            marks = {getattr(mark, "id", getattr(mark, "attr", "")) for mark in node.decorator_list}
            if not marks & {"property", "cached_property"} and not node.name.startswith("__"):
                yield node.name


def test_functions_are_named_by_verbs() -> None:
    named = [(path, name) for path in production() for name in functions(path) if name not in KEPT]
    assert not [one for one in named if PARTICIPLE.fullmatch(one[1].lstrip("_").split("_")[0])]


def test_a_class_name_means_one_thing() -> None:
    homes = defaultdict[str, set[tuple[str, ...]]](set)
    for path in production():
        place = tuple("<game>" if part in GAMES else part for part in path.parts)
        for node in ast.walk(syntax(path)):
            if isinstance(node, ast.ClassDef):
                homes[node.name].add(place[:2] if "<game>" in place else place)
    assert not {name: places for name, places in homes.items() if len(places) > 1 and name not in SHARED}
