"""The lessons of all games that have one. Part of rules/lessons: imports rules."""

from importlib.resources import files

from rules import GAMES
from rules.core.sheet import read_sheet
from rules.lessons.lesson import Lesson
from rules.lessons.reading import read_lesson

_SHEET = "lessons.txt"


def _find() -> dict[str, Lesson]:
    shelved = (key for key in GAMES if files(f"rules.{key}").joinpath(_SHEET).is_file())
    return {key: read_lesson(GAMES[key], read_sheet(f"rules.{key}", _SHEET)) for key in shelved}


#: The lessons by their games' keys, in the order of the shelf.
LESSONS: dict[str, Lesson] = _find()
