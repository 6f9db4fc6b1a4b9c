"""The journal: every entry can be read back as it was written, and nothing else passes for one."""

from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.table.entries import Entry, Joined, Planned
from rules.table.fold import fold
from rules.table.journal import UnreadableEntry, read, write
from rules.table.terms import Kickoff, Pace, SeatOrder, Terms, Wait, read_terms, write_terms
from tests.table.evening import NOON, SEED

ids = st.integers(0, 2**63 - 1)
texts = st.text(st.characters(), max_size=20)  # lone surrogates too, because any text can be saved
values = st.one_of(st.none(), st.booleans(), ids, texts)
KINDS: dict[str, st.SearchStrategy[Any]] = {
    "int": ids,
    "Any": values,
    "str": texts,
    "bool": st.booleans(),
    "int | None": st.none() | ids,
    "str | None": st.none() | texts,
    "dict[str, Any]": st.dictionaries(texts, values, max_size=4),
    "tuple[int, ...]": st.lists(ids, max_size=4).map(tuple),
    "tuple[str, ...]": st.lists(texts, max_size=4).map(tuple),
    "tuple[int | None, ...]": st.lists(st.none() | ids, max_size=4).map(tuple),
    "tuple[str | None, ...]": st.lists(st.none() | texts, max_size=4).map(tuple),
    "tuple[tuple[int, ...], ...]": st.lists(st.lists(ids, max_size=3).map(tuple), max_size=3).map(tuple),
    "tuple[tuple[str, ...], ...]": st.lists(st.lists(texts, max_size=3).map(tuple), max_size=3).map(tuple),
}


def spelled(kind: Any) -> str:
    return (
        kind.__name__ if isinstance(kind, type) and not hasattr(kind, "__args__") else str(kind).replace("typing.", "")
    )


def some_entry(kind: type[Any]) -> st.SearchStrategy[Any]:
    return st.builds(kind, **{field.name: KINDS[spelled(field.type)] for field in fields(kind)})


@given(st.one_of(*(some_entry(kind) for kind in Entry.__args__)))
def test_every_entry_survives_writing_and_reading(entry: Entry) -> None:
    line = write(entry)
    assert read(line) == entry
    assert line.isascii()
    assert "\n" not in line


@pytest.mark.parametrize(
    "line",
    [
        "",
        "null",
        "[]",
        "7",
        "{}",
        '{"is":"Joined"}',
        '{"is":"Sneezed","person":1}',
        '{"is":["Joined"]}',
        '{"is":"Jo',
        "\0",
    ],
)
def test_a_line_that_is_not_an_entry_is_refused(line: str) -> None:
    with pytest.raises(UnreadableEntry):
        read(line)


def test_fields_added_by_a_later_version_are_ignored() -> None:
    assert read('{"is":"Joined","person":7,"mood":"good"}') == Joined(7)


@given(
    st.builds(
        Terms,
        st.sampled_from(Pace),
        st.sampled_from(Kickoff),
        st.sampled_from(SeatOrder),
        ids,
        ids,
        st.sampled_from(Wait),
        st.none() | ids,
    )
)
def test_terms_survive_writing_and_reading(terms: Terms) -> None:
    read_again = read_terms(write_terms(terms))
    assert (read_again.pace, read_again.kickoff, read_again.order) == (terms.pace, terms.kickoff, terms.order)
    assert (read_again.wait, read_again.rivals) == (terms.wait, terms.rivals)
    assert read_again.minutes == (terms.minutes or Terms().minutes)
    assert read_again.turns == (terms.turns or Terms().turns)


@pytest.mark.parametrize("journal", [[], [(Joined(1), NOON)], [(Planned(0, (), 1), NOON)]])
def test_a_journal_starts_with_its_opening(journal: list[tuple[Entry, int]]) -> None:
    with pytest.raises(ValueError, match="t1"):
        fold("t1", SEED, journal)
