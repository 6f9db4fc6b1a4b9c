"""What a message holds, and making text fit. Part of cogs/views."""

import re

#: Characters of all texts of one message together.
MOST_TEXT = 4000
#: The board in words where it stands alone, and where other texts stand beside it (characters).
WHOLE_BOARD, BOARD_BESIDE = 3800, 2000
#: The lines above and below a board (characters).
HEADLINE, BELOW = 700, 1200
_MARK, _FENCE = "…", "```"
_SCORE = re.compile("(?<=[0-9½])–(?=[0-9½])")
#: A dash with a word joiner on either side, which has no width: no line ends there.
_FIRM_DASH = "\u2060–\u2060"


def fitted(text: str, most: int) -> str:
    """The text, or as many whole lines of it as have room, with `…` behind them; a block of code stays closed."""
    if len(text) <= most:
        return text
    room = most - len(_FENCE) - len(_MARK) - 2
    kept = text[:room]
    kept = kept[: kept.rindex("\n")] if "\n" in kept else kept[: kept.rindex(" ")] if " " in kept else kept
    if kept.count(_FENCE) % 2:
        kept += "\n" + _FENCE
    return f"{kept}\n{_MARK}"


def firm(text: str) -> str:
    """The text, in which no score like 2–1 is torn at the end of a narrow line."""
    return _SCORE.sub(_FIRM_DASH, text)
