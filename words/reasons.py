"""Say why an action is good. Part of words/: imports nothing of ours.

A reason `<name>` of a game's analyst has the message `<game>-reason-<name>` in `words/<language>/<game>-reasons.ftl`, a
sentence that follows the action itself.
"""

from collections.abc import Mapping

from words.speech import Speech


def reason_words(game: str, name: str, facts: Mapping[str, str | int], say: Speech) -> str:
    """Say a reason. Raises UnknownMessage."""
    return say(f"{game}-reason-{name}", **facts)
