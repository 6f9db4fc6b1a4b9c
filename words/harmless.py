"""Make text that others typed, or that runs the other way, safe to show among our own words.

Part of words/: imports nothing of ours.
"""

import re
import unicodedata

from fluent.runtime.types import FluentType

#: Joiners belong to the spelling of Persian, of the scripts of India, and of emoji.
_JOINERS = "\u200c\u200d"
#: Letters and marks that are invisible; people use them for empty names.
_BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
#: The most marks on one letter, enough for every language.
_MOST_MARKS = 3
#: Around text that may run from right to left, so that it doesn't reverse the sentence around it.
_ISOLATE, _RELEASE = "\u2068", "\u2069"
#: What begins a line otherwise than as text: headings, quotations, lists, small print.
_BEGINNING = re.compile(r"#|>|-|\*\s|\d+\.")
#: What is read by Discord, not by people: mentions, emojis, times, addresses, code.
_READ_BY_DISCORD = re.compile(r"<(?:[@#:/]|a:|t:|id:|http)[^<>\s]*>|`[^`]*`|\]\([^()\s]*\)|https?://\S+")
_ISOLATED = re.compile(f"{_ISOLATE}[^{_ISOLATE}{_RELEASE}]*{_RELEASE}")
_WORD_BREAK = "\u200b"


def plain(text: str, longest: int) -> str:
    """Make text that somebody typed safe for our messages.

    The result has no markup, pings, links, line breaks, direction tricks, invisible letters or stacked marks. It is cut
    to `longest` characters before escaping, with `…` at the end. Empty if nothing is visible.
    """
    kept = visible(text[: 8 * longest + 64])
    if len(kept) > longest:
        kept = kept[: longest - 1].rstrip() + "…"
    if not kept:
        return ""
    turns = any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in kept)
    kept = re.sub(r"([\\*_~|`<>\[\]])|^([-#]|\d+(?=\.))", _escape, kept)
    kept = kept.replace("@", "@" + _WORD_BREAK).replace("//", f"/{_WORD_BREAK}/")
    return f"{_ISOLATE}{kept}{_RELEASE}" if turns else kept


def _escape(found: re.Match[str]) -> str:
    """Escape a sign of markup, or one that begins a list or a heading at the start of a line."""
    sign = found[0]
    return f"{sign}\\" if sign.isdigit() else f"\\{sign}"


def visible(text: str) -> str:
    """Return the text on one line without invisible characters, for places where markup isn't read.

    Empty if nothing is visible.
    """
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
    shown = " ".join("".join(kept).split())
    return shown if shown.strip(_JOINERS + " ") else ""


class Isolated(str, FluentType):
    """A part of a sentence that runs from right to left: shown isolated; in conditions, the text itself."""

    def format(self, *args: object, **kwargs: object) -> str:
        """Return what is shown of it."""
        return isolate(str(self))


def isolate(text: str) -> str:
    """Return a part of what runs from right to left, between marks if it could mix with its neighbours otherwise."""
    bare, before = text, ""
    while bare != before:
        bare, before = _ISOLATED.sub("", bare), bare
    kinds = {unicodedata.bidirectional(character) for character in bare}
    mixes = "L" in kinds or text.startswith("<")  # Discord shows a name there
    return f"{_ISOLATE}{text}{_RELEASE}" if mixes and "\n" not in text and not _BEGINNING.match(text) else text


def unmark_code(text: str) -> str:
    """Return a text without marks of direction inside what Discord reads."""
    return _READ_BY_DISCORD.sub(lambda found: re.sub(f"[{_ISOLATE}{_RELEASE}]", "", found[0]), text)
