"""The lessons of all games that have one. Part of rules/lessons: imports rules."""

from importlib.resources import files
from importlib.util import find_spec

from rules import GAMES
from rules.core.sheet import read_sheet
from rules.lessons.lesson import Lesson
from rules.lessons.reading import read_lesson

_SHEET = "lessons.txt"


def _find() -> dict[str, Lesson]:
    return {key: read_lesson(GAMES[key], read_sheet(f"rules.{key}", _SHEET)) for key in GAMES if _has_lesson(key)}


def _has_lesson(key: str) -> bool:
    package = f"rules.{key}"
    return find_spec(package) is not None and files(package).joinpath(_SHEET).is_file()


#: The lessons by their games' keys, in the order of the shelf.
LESSONS: dict[str, Lesson] = _find()
