"""The changelog by version, for release notes.

`python -m cogs.operations.changelog 1.2.0` prints what is new in a version; without one, the newest section.
"""

import re
import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
_HEADING = re.compile(r"^## +(.*?) *$", re.MULTILINE)
_RELEASE = re.compile(r"(\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})")
#: A line that continues the one above it, and isn't an item of a list.
_CONTINUED = re.compile(r"\n +(?! |[-*] |\d+\. )")


@dataclass(frozen=True, slots=True)
class Section:
    """What is new in a version, in Markdown with a paragraph a line; version and date are None until its release."""

    version: str | None
    released: date | None
    text: str


def sections(text: str) -> tuple[Section, ...]:
    """Read a changelog, newest section first. Raises ValueError for any other kind of heading."""
    _, *found = _HEADING.split(text)
    return tuple(_section(title, body) for title, body in zip(found[::2], found[1::2], strict=True))


def _section(title: str, body: str) -> Section:
    text = _CONTINUED.sub(" ", body.strip())
    if title == "Unreleased":
        return Section(None, None, text)
    release = _RELEASE.fullmatch(title)
    if release is None:
        raise ValueError(f"write this heading as `Unreleased` or `1.2.0 - 2026-11-23`: {title}")
    return Section(release[1], date.fromisoformat(release[2]), text)


def main(version: str | None, path: Path = CHANGELOG) -> int:
    """Print a version's section, or the newest; returns the exit status."""
    found = sections(path.read_text(encoding="utf-8"))
    for section in found:
        if version is None or section.version == version.removeprefix("v"):
            print(section.text)
            return 0
    print(f"CHANGELOG.md has no section {version}.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else None))
