"""Cases of one law, of which `make test` tries some and `make proof` the others too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def some(cases: Iterable[Any], kept: int) -> list[Any]:
    """These cases for `parametrize`; all but `kept`, which are spread evenly, are left to `make proof`."""
    found = list(cases)
    chosen = {number * len(found) // kept for number in range(kept)}
    return [case if number in chosen else _left(case) for number, case in enumerate(found)]


def some_pairs(ones: Iterable[Any], others: Iterable[Any], share: int) -> list[Any]:
    """All pairs for `parametrize`; each of either is in about one pair of `share`, and the rest is left to proof."""
    others = list(others)
    pairs = [(row + column, (one, other)) for row, one in enumerate(ones) for column, other in enumerate(others)]
    return [pair if number % share == 0 else _left(pair) for number, pair in pairs]


def _left(case: Any) -> Any:
    if isinstance(case, type(pytest.param())):
        return pytest.param(*case.values, id=case.id, marks=(*case.marks, pytest.mark.proof))
    return pytest.param(*(case if type(case) is tuple else (case,)), marks=pytest.mark.proof)
