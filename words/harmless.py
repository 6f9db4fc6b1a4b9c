"""Text that somebody typed, made fit to stand among our own words. Part of words/: imports nothing of ours."""

import re
import unicodedata

#: Joiners are letters' own business in Persian, in the scripts of India and inside emoji.
_JOINERS = "\u200c\u200d"
#: Letters and marks that show nothing; people make empty names of them.
_BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
#: As many marks may stand on one letter as any language puts there.
_MOST_MARKS = 3
#: Around text that may run from right to left, so that the sentence beside it does not turn round.
_ISOLATE, _RELEASE = "\u2068", "\u2069"
_WORD_BREAK = "\u200b"


def plain(text: str, longest: int) -> str:
    """Text that somebody typed, as it may stand in a message of ours.

    Without markup, pings, links, line breaks, direction tricks, invisible letters or towers of marks; at most
    `longest` characters before they are made harmless, with `…` where more was cut. Empty if nothing can be seen.
    """
    kept = visible(text[: 8 * longest + 64])
    if len(kept) > longest:
        kept = kept[: longest - 1].rstrip() + "…"
    if not kept.strip(_JOINERS + " "):
        return ""
    turns = any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in kept)
    kept = re.sub(r"([\\*_~|`<>\[\]])|^([-#]|\d+(?=\.))", _escaped, kept)
    kept = kept.replace("@", "@" + _WORD_BREAK).replace("//", f"/{_WORD_BREAK}/")
    return f"{_ISOLATE}{kept}{_RELEASE}" if turns else kept


def _escaped(found: re.Match[str]) -> str:
    """A sign that means something anywhere or, at the beginning of a line, a list or a heading."""
    sign = found[0]
    return f"{sign}\\" if sign.isdigit() else f"\\{sign}"


def visible(text: str) -> str:
    """The text on one line, without what cannot be seen: for where no markup is read."""
    kept, marks = [], 0
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        if character.isspace():
            character = " "
        elif character in _BLANKS or (kind in ("Cc", "Cf", "Cs", "Co", "Cn") and character not in _JOINERS):
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            kept.append(character)
    return " ".join("".join(kept).split())
