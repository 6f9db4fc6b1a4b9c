"""Where somebody is in a lesson, written in the custom ids of its controls.

The words are `<game>|<number of actions>[w]|<actions>|<rest>`, and the position is the step's number. So a lesson needs
no table and no row in the database, and an old button is as good as a new one.
"""

import re
from dataclasses import dataclass, replace

from cogs.controls.addresses import Address
from rules.lessons.lesson import LESSONS, MOST_ACTIONS, Lesson, Step

#: The verbs: the list or the beginning of a lesson, a place in it, what the face has chosen, a choice in a menu,
#: actions, a hint, leaving, playing a table afterwards, and declining the offer.
LEARN, LESSON, STEP, PICK, DO, HINT = "learn", "lesson", "lstep", "lpick", "ldo", "lhint"
LEAVE, PLAY, NEVER = "lleave", "lplay", "lnever"
#: The table's name in the address of a lesson's control.
LESSON_TABLE = "lesson"
#: The position in a control that begins a lesson: in a message of its own, or in the place of the pressed one.
APART, INSIDE = 0, 1
_COUNT = re.compile("([0-9]{1,2})(w?)")


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """A place in a lesson: the step's number from 1, the actions in it so far, and what the face has chosen.

    An answer to a question is its only action. With `told`, the board is in words.
    """

    lesson: Lesson
    number: int = 1
    actions: tuple[str, ...] = ()
    told: bool = False
    words: str = ""

    @property
    def step(self) -> Step:
        """The step."""
        return self.lesson.steps[self.number - 1]

    @property
    def last(self) -> bool:
        """Whether this is the lesson's last step."""
        return self.number == len(self.lesson.steps)

    def at(self, number: int) -> "LessonPlace":
        """The beginning of another step, or of this one."""
        return replace(self, number=number, actions=(), words="")

    def address(self, verb: str, rest: str | None = None) -> Address:
        """The address of a control here; `rest` replaces what the face has chosen."""
        count = f"{len(self.actions)}{'w' if self.told else ''}"
        words = (self.lesson.key, count, *self.actions, self.words if rest is None else rest)
        return Address(LESSON_TABLE, self.number, verb, "|".join(words))

    @property
    def origin(self) -> str:
        """This step in the control of a page outside of the lesson, for the way back."""
        return f"{self.number}{'w' if self.told else ''}"

    @classmethod
    def back(cls, game: str, origin: str) -> "LessonPlace | None":
        """Read `origin`: the beginning of a step; None if the game's lesson has no such step."""
        lesson, found = LESSONS.get(game), _COUNT.fullmatch(origin)
        if lesson is None or found is None or not 1 <= int(found[1]) <= len(lesson.steps):
            return None
        return cls(lesson, int(found[1]), told=bool(found[2]))

    @classmethod
    def read(cls, address: Address) -> "LessonPlace | None":
        """Read an address; None if it is no place in a lesson that exists."""
        key, _, words = address.words.partition("|")
        lesson, (count, _, words) = LESSONS.get(key), words.partition("|")
        found = _COUNT.fullmatch(count)
        if lesson is None or found is None or not 1 <= address.position <= len(lesson.steps):
            return None
        number = int(found[1])
        *actions, rest = words.split("|", number)
        if len(actions) != number or number > MOST_ACTIONS:
            return None
        return cls(lesson, address.position, tuple(actions), bool(found[2]), rest)
