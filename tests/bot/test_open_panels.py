"""How many open panels are kept up to date, and for how long."""

from __future__ import annotations

from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.controls.answers import TOKEN_LIFE
from cogs.delivery import open_panels
from cogs.delivery.open_panels import OpenPanels


@pytest.fixture
def panels(monkeypatch: pytest.MonkeyPatch) -> OpenPanels:
    """The open panels of a house in which nothing else happens; at most three of them."""

    def spawn(work: Coroutine[Any, Any, None], name: str) -> None:
        work.close()

    monkeypatch.setattr(open_panels, "MOST_OPEN", 3)
    house: Any = SimpleNamespace(listeners=[], spawn=spawn)
    return OpenPanels(house, panels=None, access=None)  # type: ignore[arg-type]


def note(panels: OpenPanels, table: str, person: int) -> None:
    panel: Any = SimpleNamespace(table_id=table, number=1, position=1, words="")
    pressed: Any = SimpleNamespace(user=SimpleNamespace(id=person), message=None)
    panels.note(panel, pressed)


def kept(panels: OpenPanels) -> list[tuple[str, int]]:
    tables, people = ("t1", "t2"), range(1, 6)
    return [(table, person) for table in tables for person in people if panels._find(table, person) is not None]


def test_of_too_many_panels_the_oldest_are_not_kept_up_to_date(panels: OpenPanels) -> None:
    for table, person in (("t1", 1), ("t1", 2), ("t2", 1), ("t2", 3)):
        note(panels, table, person)
    assert kept(panels) == [("t1", 2), ("t2", 1), ("t2", 3)]
    note(panels, "t1", 2)  # opened again: now the newest
    note(panels, "t1", 4)
    assert kept(panels) == [("t1", 2), ("t1", 4), ("t2", 3)]
    panels.forget_person(2)
    assert kept(panels) == [("t1", 4), ("t2", 3)]


def test_expired_panels_are_forgotten(panels: OpenPanels, monkeypatch: pytest.MonkeyPatch) -> None:
    note(panels, "t1", 1)
    later = open_panels.time.monotonic() + TOKEN_LIFE + 1
    monkeypatch.setattr(open_panels.time, "monotonic", lambda: later)
    note(panels, "t2", 2)
    assert kept(panels) == [("t2", 2)]
