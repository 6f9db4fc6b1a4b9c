"""Sheets: data beside the code that an operator may correct."""

import pytest

from rules.core.rulebook import BadSheet, read_sheet, rows


def test_a_sheet_has_one_row_per_line_without_comments_and_empty_lines() -> None:
    found = list(rows("x", "# stars\nARG 3  # champions\n\n  ALG\t1\n"))
    assert [(row.line, row.words) for row in found] == [(2, ("ARG", "3")), (4, ("ALG", "1"))]


def test_a_wrong_line_stops_the_program_with_file_and_line() -> None:
    row = next(iter(rows("rules/cup/teams.txt", "\nARG nine")))
    with pytest.raises(SystemExit) as caught:
        raise row.wrong("a team has 1 to 3 stars")
    assert str(caught.value) == "rules/cup/teams.txt, line 2: a team has 1 to 3 stars"


def test_a_missing_sheet_is_named() -> None:
    with pytest.raises(BadSheet, match=r"rules/core/nothing\.txt, line 0: the file cannot be read"):
        read_sheet("rules.core", "nothing.txt")
