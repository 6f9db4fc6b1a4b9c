"""The changelog can be read by programs: release notes come from it."""

from __future__ import annotations

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from cogs.operations.changelog import CHANGELOG, Section, main, sections
from cogs.operators.condition import version

ROOT = Path(__file__).parents[2]
SAMPLE = """# Changelog

What is new.

## Unreleased

- **Dice** roll
  twice.

## 1.1.0 - 2026-02-01

### Playing

- One thing, told
  on two lines.
  - A detail.

### Operating

- Another.

## 1.0.0 - 2026-01-01

The first.
"""


def number(section: Section) -> tuple[int, ...]:
    assert section.version is not None
    return tuple(int(part) for part in section.version.split("."))


def test_each_section_has_its_version_and_date() -> None:
    assert [(one.version, one.released) for one in sections(SAMPLE)] == [
        (None, None),
        ("1.1.0", date(2026, 2, 1)),
        ("1.0.0", date(2026, 1, 1)),
    ]


def test_a_paragraph_is_one_line_because_discord_and_github_keep_line_breaks() -> None:
    unreleased, release, _ = sections(SAMPLE)
    assert unreleased.text == "- **Dice** roll twice."
    assert release.text.startswith("### Playing\n\n- One thing, told on two lines.\n  - A detail.\n\n### Operating")


@pytest.mark.parametrize("title", ["1.2 - 2026-01-01", "1.2.0", "v1.2.0 - 2026-01-01", "1.2.0 - 2026-13-01", "Soon"])
def test_a_heading_that_no_program_can_read_is_refused(title: str) -> None:
    with pytest.raises(ValueError, match=r"heading|month"):
        sections(f"## {title}\n\nNews.\n")


def test_release_notes_are_the_section_of_the_tag(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "CHANGELOG.md"
    path.write_text(SAMPLE, encoding="utf-8")
    assert main("v1.0.0", path) == 0
    assert capsys.readouterr().out == "The first.\n"
    assert main("v1.0.1", path) == 1
    assert "no section v1.0.1" in capsys.readouterr().err


def test_release_notes_need_nothing_installed() -> None:
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", "import sys; sys.path.insert(0, '.'); import cogs.operations.changelog"],
        cwd=ROOT,
        capture_output=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr


def test_our_own_changelog_is_in_order() -> None:
    found = sections(CHANGELOG.read_text(encoding="utf-8"))
    assert all(one.text for one in found)
    assert all(one.version is not None for one in found[1:]), "only the newest section can be unreleased"
    out = [one for one in found if one.version is not None]
    assert out == sorted(out, key=number, reverse=True)
    dates = [one.released for one in out]
    assert dates == sorted(dates, key=str, reverse=True)
    for one in out[:1]:
        assert tuple(int(part) for part in version().split(".")) >= number(one)
