"""No test is in a hurry: a busy machine may take half a minute for a second's work.

A test waits for what should happen with an end that is for mistakes only (`PATIENCE`, tests/waiting.py), and never says
how fast anything was; that is measured in benchmarks/. Tests of `make proof` may: they want the machine for themselves.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[1]
FILES = sorted(path.relative_to(ROOT) for room in ("tests", "testbed") for path in (ROOT / room).rglob("*.py"))
#: What waits until something happens, and at which place it is told for how long at most.
WAITS = {"wait_for": 1, "timeout": 0, "until": 1, "shown": 0, "settled": 1, "result": 0, "timeout_at": 0}
#: Names of an argument that says for how long at most.
LIMITS = {"timeout"}
CLOCKS = {"monotonic", "perf_counter", "process_time", "thread_time", "time", "monotonic_ns", "perf_counter_ns"}
ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
#: The least that may be waited for (seconds).
LEAST = PATIENCE / 2
#: Short ends that no load can reach, and why.
NAMED = {
    "testbed/process.py": "looks again and again, up to another end",
    "testbed/standin/driver.py": "looks again and again, up to another end",
    "tests/wire/test_gateway.py": "waits in vain: nothing may come",
}


def short(node: ast.Call) -> Iterator[ast.expr]:
    """What this call gives as a short time to wait for."""
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    place = WAITS.get(name)
    given = [keyword.value for keyword in node.keywords if keyword.arg in LIMITS]
    if place is not None and len(node.args) > place:
        given.append(node.args[place])
    for one in given:
        if isinstance(one, ast.Constant) and isinstance(one.value, int | float) and 0 < one.value < LEAST:
            yield one


def reads_a_clock(node: ast.AST) -> bool:
    """Whether this reads a clock: not the event loop's, whose time doesn't pass while others work."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and not call.args:
            if isinstance(call.func, ast.Name) and call.func.id in CLOCKS:
                return True
            of = getattr(getattr(call.func, "value", None), "id", "")
            if of in ("time", "clock") and getattr(call.func, "attr", "") in CLOCKS:
                return True
    return False


def judged(node: ast.Assert) -> Iterator[ast.expr]:
    """What this asserts to have taken no longer, by a clock."""
    for compared in ast.walk(node.test):
        if isinstance(compared, ast.Compare):
            left = compared.left
            for sign, right in zip(compared.ops, compared.comparators, strict=True):
                least = left if isinstance(sign, ast.Lt | ast.LtE) else right
                if isinstance(sign, ORDER) and isinstance(least, ast.BinOp) and reads_a_clock(least):
                    yield compared
                left = right


def found(part: ast.AST) -> list[tuple[int, str]]:
    """Where a part of the code is in a hurry, and how."""
    wrong: list[ast.expr] = []
    for node in ast.walk(part):
        if isinstance(node, ast.Call) and any(short(node)):
            wrong.append(node)
        elif isinstance(node, ast.Assert):
            wrong += judged(node)
    return [(node.lineno, ast.unparse(node)) for node in wrong]


def hurries(path: Path) -> list[str]:
    """Where this file is in a hurry, but for what is left to the proof."""
    parts = [
        part
        for part in ast.parse((ROOT / path).read_text(encoding="utf-8")).body
        if not any("mark.proof" in ast.unparse(mark) for mark in getattr(part, "decorator_list", ()))
    ]
    return [f"{path}:{line}: {text}" for part in parts for line, text in found(part)]


@pytest.mark.parametrize("path", FILES, ids=str)
def test_nothing_is_in_a_hurry(path: Path) -> None:
    if str(path) not in NAMED:
        assert not hurries(path)


def test_each_exception_is_one() -> None:
    assert all(hurries(Path(path)) for path in NAMED)


@pytest.mark.parametrize(
    "text",
    [
        "await asyncio.wait_for(done, 5)",
        "asyncio.timeout(2.5)",
        "await until(lambda: done, 20)",
        "subprocess.run(command, timeout=10)",
        "await game.shown(10)",
        "assert time.monotonic() - began < 3",
        "assert 0.1 < process_time() - began < 2",
        "assert 2 > time.perf_counter() - began",
    ],
)
def test_a_hurry_is_seen(text: str) -> None:
    assert found(ast.parse(text))


@pytest.mark.parametrize(
    "text",
    [
        "await asyncio.wait_for(done, PATIENCE)",
        "asyncio.timeout(None)",
        "assert time.monotonic() - began > 3",
        "assert loop.time() - began < 3",
        "assert time.monotonic() < deadline, 'the end of a loop'",
    ],
)
def test_patience_is_no_hurry(text: str) -> None:
    assert not found(ast.parse(text))
