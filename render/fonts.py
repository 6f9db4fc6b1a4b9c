"""The typeface, and text that fits. Part of render/: imports nothing of ours.

Inter comes with fontpkg-inter; only `font` knows where the file is. A display name can be any text: characters that the
typeface can't draw are left out (`drawable`), and text that is too long ends in an ellipsis (`fit`).
"""

import re
import threading
import unicodedata
from functools import cache, lru_cache

import fontpkg
from PIL import ImageFont

MEDIUM, SEMIBOLD, BOLD, HEAVY = 500, 600, 700, 800
ELLIPSIS = "…"

_WORD = re.compile(" |[^ ]+")

# A FreeType face has mutable state, so threads can't share one.
_shelf = threading.local()


def font(size: int, weight: int) -> ImageFont.FreeTypeFont:
    """Return Inter at a size in pixels and a weight of 100 to 900, for this thread only."""
    fonts: dict[tuple[int, int], ImageFont.FreeTypeFont] | None = getattr(_shelf, "fonts", None)
    if fonts is None:
        fonts = _shelf.fonts = {}
    key = size, weight
    if key not in fonts:
        face = ImageFont.truetype(str(fontpkg.path("Inter")), size, layout_engine=ImageFont.Layout.BASIC)
        face.set_variation_by_axes([min(32, max(14, size)), weight])
        fonts[key] = face
    return fonts[key]


def words(text: str) -> list[str]:
    """Return the words and spaces of a text.

    Inter is set without kerning and ligatures, and its advances are whole pixels: a line is its words side by side.
    """
    return _WORD.findall(text)


@lru_cache(maxsize=4096)
def length(text: str, size: int, weight: int) -> int:
    """Return the width of a text in whole pixels."""
    return sum(_advance(word, size, weight) for word in words(text))


@lru_cache(maxsize=8192)
def _advance(word: str, size: int, weight: int) -> int:
    return round(font(size, weight).getlength(word))


@cache
def _missing_glyph() -> tuple[int, bytes]:
    return _glyph("￿")


def _glyph(character: str) -> tuple[int, bytes]:
    face = font(32, MEDIUM)
    return round(face.getlength(character)), bytes(face.getmask(character))


@lru_cache(maxsize=4096)
def _known(character: str) -> bool:
    return _glyph(character) != _missing_glyph()


@lru_cache(maxsize=1024)
def drawable(text: str) -> str:
    """Return a text without characters that would show as an empty box, control the layout or run right to left.

    Styled letters (𝓐, Ａ) become plain ones. The result may be empty.
    """
    plain = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text))
    kept = []
    for character in plain:
        if character.isspace():
            kept.append(" ")
        elif unicodedata.category(character)[0] not in "CM" and _known(character):
            kept.append(character)
    return " ".join("".join(kept).split())


def undrawable(text: str) -> str:
    """Return the characters of a text that pictures can't show, each once, in order; marks and spaces don't count."""
    letters = (one for one in text if one.isprintable() and unicodedata.category(one)[0] not in "MZ")
    return "".join(dict.fromkeys(one for one in letters if not drawable(one)))


def bare(text: str) -> str:
    """Return a text without the accents on its letters."""
    apart = unicodedata.normalize("NFD", text)
    return "".join(one for one in apart if unicodedata.category(one) != "Mn")


@lru_cache(maxsize=4096)
def fit(text: str, size: int, weight: int, room: int) -> str:
    """Return a text if it fits in so many pixels, else as much of it as fits with an ellipsis."""
    if length(text, size, weight) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if length(text[:middle].rstrip() + ELLIPSIS, size, weight) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS if low else ""
