"""How much a message holds, and making text fit."""

import re

#: The most characters in all texts of one message together.
MOST_TEXT = 4000
#: The most characters of a text board on its own, and next to other texts.
WHOLE_BOARD, BOARD_BESIDE = 3800, 2000
#: The most characters of the lines above and below a board.
HEADLINE, BELOW = 700, 1200
_MARK, _FENCE = "…", "```"
_SCORE = re.compile("(?<=[0-9½])–(?=[0-9½])")
#: A dash between two word joiners: they have no width, and no line breaks there.
_FIRM_DASH = "\u2060–\u2060"


def fitted(text: str, most: int) -> str:
    """Return the text, or as many whole lines as fit, followed by `…`; a code block stays closed."""
    if len(text) <= most:
        return text
    room = most - len(_FENCE) - len(_MARK) - 2
    kept = text[:room]
    kept = kept[: kept.rindex("\n")] if "\n" in kept else kept[: kept.rindex(" ")] if " " in kept else kept
    if kept.count(_FENCE) % 2:
        kept += "\n" + _FENCE
    return f"{kept}\n{_MARK}"


def firm(text: str) -> str:
    """Return the text with scores like 2–1 protected from line breaks."""
    return _SCORE.sub(_FIRM_DASH, text)
