"""Where a line of text may end. Part of render/: imports render; budoux and uniseg, late.

Most scripts break at spaces. Japanese and Chinese are written without any, and so are Thai, Lao, Khmer and Burmese.
Where their phrases end is guessed by budoux; a phrase that is too long breaks where Unicode allows it (UAX 14), or else
between letters. The models and tables take 4 MB, so a process loads them with the first such text.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from render.directions import carry_isolates
from render.fonts import SCRIPTS, han_of

if TYPE_CHECKING:
    from budoux import Parser

_HANGUL = "\uac00-\ud7af"
_THAI = f"[{SCRIPTS['Thai']}]"
_SPACELESS = "".join(SCRIPTS[script] for script in ("Thai", "Lao", "Khmer", "Myanmar")) + (
    "\u2e80-\u312f\u3190-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef\U00020000-\U0003ffff"
)
#: The models of phrases: budoux has one for each of these.
_MODELS = {"JP": "japanese", "SC": "simplified_chinese", "TC": "traditional_chinese", "HK": "traditional_chinese"}
#: No line ends with these: vowels written before their consonant, and what puts one consonant below another.
_BEGINS = "\u0e40-\u0e44\u0ec0-\u0ec4\u17d2\u1039"


@cache
def _compile(letters: str) -> re.Pattern[str]:
    return re.compile(f"[{letters}]")


def wrap(text: str, fits: Callable[[str], bool], most: int | None = None) -> list[str]:
    """Return a text in lines that fit, the last of at most `most` with all the rest.

    A word that doesn't fit has its own line; if its script has no spaces, or it is Korean, it is broken.
    """
    lines: list[str] = []
    line = ""
    for phrase in phrases(text):
        for part in [phrase] if fits(phrase.rstrip()) else _break(phrase, fits):
            if line and len(lines) + 1 != most and not fits((line + part).rstrip()):
                lines.append(line.rstrip())
                line = ""
            line += part
    lines = [*lines, line.rstrip()] if line else lines
    return lines if text.isascii() else carry_isolates(lines)


def phrases(text: str) -> Iterable[str]:
    """Return what should stay together on a line, each with the space behind it."""
    words = re.findall(r"\S+\s*", text)
    if text.isascii() or not _compile(_SPACELESS).search(text):
        return words
    han = han_of(text)
    return [phrase for word in words for phrase in _parse(word, han)]


@lru_cache(maxsize=512)
def _parse(word: str, han: str) -> tuple[str, ...]:
    found = _compile(_SPACELESS).findall(word)
    thai = len(re.findall(_THAI, word))
    model = "thai" if 2 * thai > len(found) else _MODELS.get(han)
    if not found or model is None:
        return (word,)
    guessed = set(accumulate(map(len, _parser(model).parse(word))))
    return tuple(_cut(word, guessed & (_letter_ends(word) if model == "thai" else _unit_ends(word))))


def _break(phrase: str, fits: Callable[[str], bool]) -> Iterator[str]:
    """Yield the parts of a phrase that is too long."""
    if not _compile(_SPACELESS + _HANGUL).search(phrase):
        yield phrase
        return
    for unit in _cut(phrase, _unit_ends(phrase)):
        if fits(unit.rstrip()):
            yield unit
        else:
            yield from _cut(unit, _letter_ends(unit))


def _cut(text: str, ends: Iterable[int]) -> list[str]:
    return [text[start:end] for start, end in pairwise(sorted({0, *ends, len(text)}))]


def _unit_ends(text: str) -> set[int]:
    """Return where Unicode allows a break beside a letter of a script without spaces, or a Korean one."""
    from uniseg.linebreak import line_break_units

    letters = _compile(_SPACELESS + _HANGUL)
    return {end for end in accumulate(map(len, line_break_units(text))) if letters.search(text[end - 1 : end + 1])}


def _letter_ends(text: str) -> set[int]:
    """Return where letters end with all that belongs to them."""
    from uniseg.graphemecluster import grapheme_clusters

    begins = _compile(_BEGINS)
    return {end for end in accumulate(map(len, grapheme_clusters(text))) if not begins.match(text[end - 1])}


@cache
def _parser(model: str) -> "Parser":
    import budoux

    found: Parser = getattr(budoux, f"load_default_{model}_parser")()
    return found
