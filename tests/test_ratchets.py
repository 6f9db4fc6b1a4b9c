"""What may only become less: lines, files, floors, and functions that are given the whole desk.

How many hooks a game has, how many lines a folder, and how many commands a group are counted where they are tested.
"""

from __future__ import annotations

import ast
from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.test_architecture import ROOMS, files, imports, length, source_files, syntax

#: The sums over all of a measure, in what is run in production.
MOST = {"lines": 89_600, "files": 571, "functions that take the desk": 92}
#: How many floors of folders are on top of each other in a room.
MOST_FLOORS = {"cogs": 7, "data": 6}
#: How many of the largest are printed.
TOLD = 10


def tell_largest(sizes: Mapping[str, int], most: int) -> None:
    """Print the largest of what has a limit, each or together: what to look at first."""
    print(*(f"{size} of {most}: {name}" for name, size in Counter(sizes).most_common(TOLD)), sep="\n")


def takes_desk(path: Path) -> int:
    """How many functions of a file have the whole desk as a parameter."""
    nodes = [node for node in ast.walk(syntax(path)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    given = [[*node.args.args, *node.args.kwonlyargs] for node in nodes]
    return sum(any(getattr(one.annotation, "id", "") == "Desk" for one in args) for args in given)


def find_floors(room: str) -> dict[str, int]:
    """On which floor each folder of a room is; a file of the room itself is no floor."""
    modules = {".".join(path.with_suffix("").parts).removesuffix(".__init__"): path for path in files(room)}
    homes = {name: str(path.parent if len(path.parts) > 2 else path) for name, path in modules.items()}
    homes = {name: "/".join(home.split("/")[:2]) for name, home in homes.items()}
    known = defaultdict[str, set[str]](set)
    for name, path in modules.items():
        met = {one for one in imports(path) if one in modules}
        known[homes[name]] |= {homes[one] for one in met if not any(two.startswith(f"{one}.") for two in met)}

    @cache
    def floor(home: str) -> int:
        return (not home.endswith(".py")) + max((floor(one) for one in known[home] - {home}), default=0)

    return {home: floor(home) for home in homes.values()}


@pytest.mark.parametrize("measure", MOST)
def test_the_house_becomes_no_larger(measure: str) -> None:
    paths = [path for path in source_files() if path.parts[0] in {*ROOMS[:10], "bot.py"}]
    count = {"lines": length, "files": lambda path: 1, "functions that take the desk": takes_desk}[measure]
    sizes = Counter[str]()
    for path in paths:
        sizes[str(path.parent) if measure == "files" else str(path)] += count(path)
    tell_largest(sizes, MOST[measure])
    assert sizes.total() <= MOST[measure]


@pytest.mark.parametrize("room", MOST_FLOORS)
def test_no_folder_is_on_a_higher_floor(room: str) -> None:
    floors = find_floors(room)
    tell_largest(floors, MOST_FLOORS[room])
    assert max(floors.values()) <= MOST_FLOORS[room]
