"""The typefaces, text that fits, and lines put together from their words. Part of render/: imports render.memory.

Inter comes with fontpkg-inter, Noto for the scripts that Inter hasn't with manimgx-fonts and manimgx-fonts-cjk; only
`_inter` and `_file` know where the files are. A display name can be any text: characters that no typeface can draw are
left out (`drawable`), and text that is too long ends in an ellipsis (`fit`). FreeType draws every letter of a line
anew. Most lines are new in each picture, but hardly any of their words, so words are kept. Chinese characters and the
direction of a line are its reader's (`render.wish`).
"""

import re
import threading
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

import fontpkg
from PIL import Image, ImageDraw, ImageFont, features

from render.directions import hide_isolates, order_pieces, release
from render.memory import LETTERS, READER, TO_LEFT, pixels, remember

HAN = "CJK"
#: The characters of each script, by the name that Noto gives it; Chinese, Japanese and Korean share a typeface.
SCRIPTS = {
    "Armenian": "\u0530-\u058f",
    "Hebrew": "\u0590-\u05ff",
    "Arabic": "\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff",
    "Devanagari": "\u0900-\u097f",
    "Bengali": "\u0980-\u09ff",
    "Gurmukhi": "\u0a00-\u0a7f",
    "Gujarati": "\u0a80-\u0aff",
    "Oriya": "\u0b00-\u0b7f",
    "Tamil": "\u0b80-\u0bff",
    "Telugu": "\u0c00-\u0c7f",
    "Kannada": "\u0c80-\u0cff",
    "Malayalam": "\u0d00-\u0d7f",
    "Sinhala": "\u0d80-\u0dff",
    "Thai": "\u0e00-\u0e7f",
    "Lao": "\u0e80-\u0eff",
    "Myanmar": "\u1000-\u109f",
    "Georgian": "\u10a0-\u10ff\u1c90-\u1cbf",
    "Ethiopic": "\u1200-\u139f",
    "Khmer": "\u1780-\u17ff",
    HAN: "\u1100-\u11ff\u2e80-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef"
    "\U00020000-\U0003ffff",
}
#: The faces of that typeface, in its order; they differ in Chinese characters.
FACES = ("JP", "KR", "SC", "TC", "HK")
#: What chooses the face of a text whose reader doesn't: kana are Japanese, hangul is Korean; and what is chosen else.
_KANA, _HANGUL = re.compile("[\u3040-\u30ff\u31f0-\u31ff]"), re.compile("[\u1100-\u11ff\u3131-\u318e\uac00-\ud7af]")
USUAL = "SC"
#: Scripts whose letters stand side by side, whatever their neighbours are.
PLAIN = {"Armenian", "Georgian", "Ethiopic", HAN}
RIGHT_TO_LEFT = {"Hebrew", "Arabic"}
#: What joins or parts two letters without being seen itself.
JOINERS = "\u200c\u200d"
#: The lightest and the boldest weight of Noto's typefaces; Inter has more.
NOTO_LIGHTEST, NOTO_BOLDEST = 400, 700
MEDIUM, SEMIBOLD, BOLD, HEAVY = 500, 600, 700, 800
#: Half the height of a capital letter, in ems, for centring text vertically.
CAPITALS = 0.3635
ELLIPSIS = "…"
#: How many marks a letter may carry one above the other.
MOST_MARKS = 3
#: How many typefaces of a size and weight a thread keeps open. Each takes a third of a MB, and half a ms to open.
MOST_OPEN = 16

#: People type quotation marks inside Hebrew words instead of these signs, which the typeface has.
_HEBREW_SIGNS = {"'": "\u05f3", '"': "\u05f4"}
_HEBREW_TYPED = re.compile("(?<=[\u05d0-\u05ea])['\"]")
#: What may have a plain form: everything but single Korean letters (ㅋ), which it would make parts of syllables, and
#: the broad marks of Chinese and Japanese sentences.
_STYLED = re.compile("[^\u3131-\u318e！（），：；？～％]+")

_WORD = re.compile(" |[^ ]+")
#: What follows a word and stands at its end, which is on its left if it runs right to left.
_TAIL = re.compile(r"([0-9]*)(…?)(.*)")


class _Shelf(threading.local):
    """A thread's open typefaces: a FreeType face has mutable state, so threads can't share one."""

    def __init__(self) -> None:
        self._open: dict[tuple[str, int, int], ImageFont.FreeTypeFont] = {}

    def face(self, script: str, size: int, weight: int) -> ImageFont.FreeTypeFont:
        """Return a typeface; the one used longest ago is closed if too many are open."""
        key = script, size, weight
        face = self._open.pop(key, None) or (_foreign(*key) if script else _inter(size, weight))
        if len(self._open) >= MOST_OPEN:
            del self._open[next(iter(self._open))]
        self._open[key] = face
        return face


_shelf = _Shelf()


def font(size: int, weight: int) -> ImageFont.FreeTypeFont:
    """Return Inter at a size in pixels and a weight of 100 to 900, for this thread only."""
    return _shelf.face("", size, weight)


def _inter(size: int, weight: int) -> ImageFont.FreeTypeFont:
    face = ImageFont.truetype(str(fontpkg.path("Inter")), size, layout_engine=ImageFont.Layout.BASIC)
    face.set_variation_by_axes([min(32, max(14, size)), weight])
    return face


def font_of(piece: str, size: int, weight: int, han: str = USUAL) -> ImageFont.FreeTypeFont:
    """Return the font of a piece of text (`words`), for this thread only; `han` is the face of Chinese characters."""
    script = script_of(piece)
    script = f"{HAN} {han}" if script == HAN else script
    return _shelf.face(script, size, min(NOTO_BOLDEST, max(NOTO_LIGHTEST, weight)) if script else weight)


def han_of(text: str) -> str:
    """Return the face of a text's Chinese characters, kana and hangul: one of FACES, empty if it has none."""
    if text.isascii() or not _han().search(text):
        return ""
    reader = READER.get()
    if reader in FACES:
        return reader
    return "JP" if _KANA.search(text) else "KR" if _HANGUL.search(text) else USUAL


@cache
def _han() -> re.Pattern[str]:
    return re.compile(f"[{SCRIPTS[HAN]}]")


@cache
def _file(script: str) -> str:
    if script == HAN:
        return str(files("manimgx_fonts_cjk") / "NotoSansCJK-VF.otf.ttc")
    return str(files("manimgx_fonts") / f"NotoSans{script}[wght].ttf")


def _foreign(script: str, size: int, weight: int) -> ImageFont.FreeTypeFont:
    script, _, han = script.partition(" ")
    layout = ImageFont.Layout.BASIC if script in PLAIN else ImageFont.Layout.RAQM
    face = ImageFont.truetype(_file(script), size, FACES.index(han) if han else 0, layout_engine=layout)
    face.set_variation_by_axes([weight])
    return face


def _run(script: str, letters: str) -> str:
    between = f"|[ -](?=[{letters}])" if script in RIGHT_TO_LEFT else ""
    return f"(?P<{script}>[{letters}](?:[{letters}{JOINERS}]{between})*)"


@cache
def _any() -> re.Pattern[str]:
    return re.compile(f"[{''.join(SCRIPTS.values())}]")


@cache
def _to_left() -> re.Pattern[str]:
    return re.compile(f"[{''.join(SCRIPTS[script] for script in RIGHT_TO_LEFT)}]")


@cache
def _piece() -> re.Pattern[str]:
    return re.compile("|".join((*(_run(*one) for one in SCRIPTS.items()), " ", f"[^ {''.join(SCRIPTS.values())}]+")))


def foreign(text: str) -> bool:
    """Tell whether a text has characters of another typeface than Inter."""
    return not text.isascii() and bool(_any().search(text))


def script_of(text: str) -> str:
    """Return the script of a piece by its first character: a key of SCRIPTS, or nothing if it is Inter's."""
    found = _piece().match(text) if foreign(text[:1]) else None
    return (found.lastgroup or "") if found else ""


def words(text: str) -> list[str]:
    """Return the words and spaces of a text, and the runs of other scripts, as they stand from left to right.

    Inter is set without kerning and ligatures, and its advances are whole pixels: a line is its words side by side.
    """
    if not text.isascii() and READER.get() == TO_LEFT:
        if _to_left().search(text):
            return order_pieces(text, script_of)
        text = hide_isolates(text)
    if not foreign(text):
        return _WORD.findall(text)
    found: list[str] = []
    run = ""
    for one in _piece().finditer(text):
        written = one[0]
        if run and one.lastgroup is None and (tail := _TAIL.fullmatch(written)):
            number, ellipsis, rest = tail.groups()
            found[-1:] = [part for part in (ellipsis, number, run, rest) if part]
        else:
            found.append(written)
        run = written if one.lastgroup in RIGHT_TO_LEFT else ""
    return found


@cache
def can_shape() -> bool:
    """Tell whether letters can be joined, stacked and set right to left: that takes the system's FriBidi library."""
    return bool(features.check("raqm"))


def length(text: str, size: int, weight: int) -> int:
    """Return the width of a text in whole pixels."""
    return _length(text, size, weight, READER.get())


@lru_cache(maxsize=4096)
def _length(text: str, size: int, weight: int, _reader: str) -> int:
    han = han_of(text)
    return sum(_advance(word, size, weight, han) for word in words(text))


@lru_cache(maxsize=8192)
def _advance(word: str, size: int, weight: int, han: str) -> int:
    return round(font_of(word, size, weight, han).getlength(word))


@cache
def _missing_glyph(script: str) -> tuple[float, bytes]:
    return _glyph("\uffff", script)


def _glyph(character: str, script: str) -> tuple[float, bytes]:
    face = _shelf.face(script, 32, MEDIUM)
    return face.getlength(character), bytes(face.getmask(character))


@lru_cache(maxsize=4096)
def _is_known(character: str) -> bool:
    script = script_of(character)
    if script and script not in PLAIN and not can_shape():
        return False
    return _glyph(character, script) != _missing_glyph(script)


@lru_cache(maxsize=1024)
def drawable(text: str) -> str:
    """Return a text without characters that would show as an empty box, are piled on letters or control the layout.

    Styled letters (𝓐, Ａ) become plain ones. The result may be empty.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    plain = unicodedata.normalize("NFC", _STYLED.sub(_unstyle, text))
    kept: list[str] = []
    marks = 0
    for character in plain:
        kind = unicodedata.category(character)[0]
        if kind == "M" or character in JOINERS:
            if kept and marks < MOST_MARKS and _belongs(character, kept[-1]):
                kept.append(character)
                marks += 1
            continue
        marks = 0
        if character.isspace():
            kept.append(" ")
        elif kind != "C" and _is_known(character):
            kept.append(character)
    found = " ".join("".join(kept).split())
    return _HEBREW_TYPED.sub(lambda sign: _HEBREW_SIGNS[sign[0]], found)


def _unstyle(found: re.Match[str]) -> str:
    return unicodedata.normalize("NFKC", found[0])


def _belongs(mark: str, before: str) -> bool:
    """Tell whether a mark or joiner belongs to the letter or mark before it; accents on Inter's letters never do."""
    script = script_of(before)
    if mark in JOINERS:
        return script not in ("", *PLAIN)
    return mark != before and script != "" and script == script_of(mark) and _is_known(mark)


def undrawable(text: str) -> str:
    """Return the characters of a text that pictures can't show, each once, in order; marks and spaces don't count."""
    letters = (one for one in text if one.isprintable() and unicodedata.category(one)[0] not in "MZ")
    return "".join(dict.fromkeys(one for one in letters if not drawable(one)))


def bare(text: str) -> str:
    """Return a text without the accents and other marks on its letters."""
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFC", "".join(one for one in apart if unicodedata.category(one)[0] != "M"))


def fit(text: str, size: int, weight: int, room: int) -> str:
    """Return a text if it fits in `room` pixels, else as much of it as fits with an ellipsis."""
    reader = READER.get()
    return text if _length(text, size, weight, reader) <= room else _shorten(text, size, weight, room, reader)


@lru_cache(maxsize=4096)
def _shorten(text: str, size: int, weight: int, room: int, _reader: str) -> str:
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if length(_end(text[:middle]), size, weight) <= room:
            low = middle
        else:
            high = middle - 1
    while low and unicodedata.category(text[low])[0] == "M":  # a letter keeps its marks or goes with them
        low -= 1
    return _end(text[:low]) if low else ""


def _end(text: str) -> str:
    return release(text.rstrip()) + ELLIPSIS


@dataclass(frozen=True, slots=True)
class Lettering:
    """A word or a line: how much of each pixel is covered (0 to 255), and its box in pixels.

    The box is relative to where the baseline begins. `cover` is never drawn on again.
    """

    cover: Image.Image
    left: int
    top: int
    right: int
    bottom: int


def line(text: str, size: int, weight: int) -> Lettering:
    """Set a line of text, of at least one letter, at a size in pixels and a weight."""
    parts, pen, han = [], 0, han_of(text)
    for written in words(text):
        parts.append((pen, _word(written, size, weight, han)))
        pen += _advance(written, size, weight, han)
    if len(parts) == 1:
        return parts[0][1]
    left = min(start + word.left for start, word in parts)
    right = max(start + word.right for start, word in parts)
    top, bottom = min(word.top for _, word in parts), max(word.bottom for _, word in parts)
    cover = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    for start, word in parts:
        cover.paste(255, (start + word.left - left, word.top - top), word.cover)
    return Lettering(cover, left, top, right, bottom)


def _weight(word: Lettering) -> int:
    return pixels(word.cover)


@remember(LETTERS, _weight)
def _word(text: str, size: int, weight: int, han: str) -> Lettering:
    drawn = font_of(text, size, weight, han)
    left, top, right, bottom = (round(side) for side in drawn.getbbox(text, anchor="ls"))
    cover = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(cover).text((-left, -top), text, font=drawn, fill=255, anchor="ls")
    return Lettering(cover, left, top, right, bottom)
