"""The application's emojis in messages: which are known, and how they are written. Part of words/.

Nothing needs them: where an emoji isn't known, nothing stands in its place. An emoji is written with its plain name,
which is what a screen reader says.
"""

from collections.abc import Mapping

#: The ids of the known emojis by name; the same for all messages of the process.
_known: dict[str, int] = {}


def learn(emojis: Mapping[str, int]) -> None:
    """Know these emojis, by name and id, and no others."""
    _known.clear()
    _known.update(emojis)


def id_of(name: str) -> int | None:
    """Return the id of an emoji, or None if it isn't known."""
    return _known.get(name)


def any_known() -> bool:
    """Return whether any emoji is known."""
    return bool(_known)


def symbol(name: str) -> str:
    """Write an emoji and a space for a message; empty if it isn't known."""
    found = _known.get(name)
    return "" if found is None else f"<:{name}:{found}> "
