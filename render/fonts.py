"""The house's typeface, and words that fit. Part of render/: imports nothing of ours.

Inter comes with fontpkg-inter; `font` alone knows where the file is. A display name may be anything: what the typeface
cannot draw is left out (`drawable`), what is too long ends in an ellipsis (`fit`).
"""

import threading
import unicodedata
from functools import cache, lru_cache

import fontpkg
from PIL import ImageFont

MEDIUM, SEMIBOLD, BOLD, HEAVY = 500, 600, 700, 800
ELLIPSIS = "…"

# A face of FreeType keeps a state of its own, so no two threads share one.
_shelf = threading.local()


def font(size: int, weight: int) -> ImageFont.FreeTypeFont:
    """Inter at a size in pixels and a weight of 100 to 900, for this thread only."""
    fonts: dict[tuple[int, int], ImageFont.FreeTypeFont] | None = getattr(_shelf, "fonts", None)
    if fonts is None:
        fonts = _shelf.fonts = {}
    key = size, weight
    if key not in fonts:
        face = ImageFont.truetype(str(fontpkg.path("Inter")), size, layout_engine=ImageFont.Layout.BASIC)
        face.set_variation_by_axes([min(32, max(14, size)), weight])
        fonts[key] = face
    return fonts[key]


@lru_cache(maxsize=4096)
def length(text: str, size: int, weight: int) -> int:
    """How wide the text is drawn, in whole pixels."""
    return round(font(size, weight).getlength(text))


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
    """The text without anything that would come out as an empty box, as a mark of control or in a wrong direction.

    Letters in fancy dress (𝓐, Ａ) become plain ones. What is left may be nothing.
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
    """The letters of a text that pictures cannot show, each once, as they stand in it; a mark alone is no letter."""
    letters = (one for one in text if one.isprintable() and unicodedata.category(one)[0] not in "MZ")
    return "".join(dict.fromkeys(one for one in letters if not drawable(one)))


def bare(text: str) -> str:
    """The text without the accents of its letters."""
    apart = unicodedata.normalize("NFD", text)
    return "".join(one for one in apart if unicodedata.category(one) != "Mn")


@lru_cache(maxsize=4096)
def fit(text: str, size: int, weight: int, room: int) -> str:
    """The text if it is drawn in that many pixels, else as much of it as fits with an ellipsis."""
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
