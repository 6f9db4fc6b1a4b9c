"""What the steps of lessons say. Part of words/: imports nothing of ours.

A step `<id>` of a game's lesson has the messages `<game>-step-<id>-<part>` in `words/<language>/<game>-lesson.ftl`: the
parts `title`, `text`, `task`, `hint` and `done`; one for each mistake that the sheet names; and for each answer to a
question `<name>-label`, and `<name>` unless it is right. `<game>-lesson-side` says whom the learner plays.
"""

from words.speech import Speech

PARTS = ("title", "text", "task", "hint", "done")


def step_words(game: str, step: str, part: str, say: Speech) -> str:
    """Say one part of a step. Raises UnknownMessage."""
    return say(f"{game}-step-{step}-{part}")


def side_words(game: str, say: Speech) -> str:
    """Say whom the learner plays in a game's lesson; empty if that differs from step to step."""
    return say(f"{game}-lesson-side") if say.knows(f"{game}-lesson-side") else ""
