"""Lines that run from right to left, with names and numbers in them that don't. Part of render/: bidi, imported late.

A line is drawn, and remembered, piece by piece. So pieces are put in order, not letters: the Unicode bidirectional
algorithm (UAX 9) is asked about a line in which one character stands for each, of the same direction.
"""

import re
from collections.abc import Callable, Sequence
from unicodedata import bidirectional

#: The first character, and the number of characters, that stand for pieces of a direction.
_STANDS = {
    "L": (0x4E00, 5000),
    "R": (0x10C00, 73),
    "AL": (0xFBD3, 280),
    "EN": (0x1D7CE, 50),
    "AN": (0x10E60, 31),
}
#: Around a part that has a direction of its own, and what such marks are.
RELEASE = "\u2069"
ISOLATES = "\u2066\u2067\u2068"
#: Signs that are turned in what runs to the left. The algorithm tells which of them by a mark inside each.
_OPENING, _CLOSING, _MARK = "([{<«‹≤", ")]}>»›≥", "\ufffc"
_TURNED = dict(zip(_OPENING + _CLOSING, _CLOSING + _OPENING, strict=True))
_INSIDE = {sign: sign + _MARK if sign in _OPENING else _MARK + sign for sign in _TURNED}
_SIGN = re.compile(f"[{re.escape(_OPENING + _CLOSING)}]{_MARK}|{_MARK}.")
_UNSEEN = dict.fromkeys(map(ord, ISOLATES + RELEASE))


def hide_isolates(text: str) -> str:
    """Return a text without the marks around its isolated parts."""
    return text.translate(_UNSEEN)


def release(text: str) -> str:
    """Return a text in which each isolated part ends."""
    return text + RELEASE * (sum(map(text.count, ISOLATES)) - text.count(RELEASE))


def carry_isolates(lines: Sequence[str]) -> list[str]:
    """Return the lines of a text in which each part that is isolated across lines is so on each of them."""
    carried, still = [], ""
    for line in lines:
        line = still + line
        still = ISOLATES[-1] * (len(release(line)) - len(line))
        carried.append(release(line))
    return carried


def order_pieces(text: str, script_of: Callable[[str], str]) -> list[str]:
    """Return the pieces of a right-to-left line as they stand from left to right, brackets turned.

    A piece is a run of letters, or of digits, of one script and direction, or any other character.
    """
    from bidi import get_display

    pieces: list[str] = []
    kinds: list[str] = []
    last: tuple[str, str] | None = None
    for character in text:
        kind = bidirectional(character)
        run = (kind, script_of(character)) if kind in _STANDS else None
        if pieces and (kind in ("NSM", "BN") or (run is not None and run == last)):
            pieces[-1] += character
            continue
        pieces.append(character)
        kinds.append(kind)
        last = run
    standing: dict[str, str] = {}
    line = ""
    for number, (piece, kind) in enumerate(zip(pieces, kinds, strict=True)):
        if kind in _STANDS:
            first, most = _STANDS[kind]
            stand = chr(first + number % most)
            standing[stand] = piece
            line += stand
        else:
            line += _INSIDE.get(piece, piece[0])
    shown = hide_isolates(str(get_display(line, base_dir="R")))
    shown = _SIGN.sub(lambda found: _turn(found[0]), shown)
    return [standing.get(one, one) for one in shown]


def _turn(found: str) -> str:
    """Return a sign beside its mark alone, turned if the mark isn't inside any more."""
    sign = found.replace(_MARK, "")
    return sign if found == _INSIDE[sign] else _TURNED[sign]
