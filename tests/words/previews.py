"""Catalogs with languages that are only begun: a folder for each, beside those that are there."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from words.languages import CATALOGS, LANGUAGES

#: One message with what languages write differently.
SENTENCE = """
turns-left = { $count ->
    [one] One
   *[other] { $count }
} · 12
language-name = Name of {language}
"""


def write_previews(folder: Path, languages: Iterable[str], text: str = SENTENCE) -> Path:
    """Make a folder of catalogs: ours, and one of a few messages for each of these languages."""
    for language in LANGUAGES:
        (folder / language).symlink_to(CATALOGS / language)
    for language in languages:
        (folder / language).mkdir()
        told = text.replace("{language}", language)
        (folder / language / "begun.ftl").write_text(told, encoding="utf-8")
    return folder
