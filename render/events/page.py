"""A picture of an event in progress: its head, its legend, names. Part of render/events.

Everything is given in units (pixels at width 1000).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from render.breaking import wrap
from render.events.colours import event_colours
from render.events.signs import RADIUS, sign_of
from render.fonts import BOLD, HEAVY, MEDIUM, drawable, foreign
from render.honours import draw_band
from render.kit import kit
from render.lettering import ANY_GROUND, Anchor, TextStyle
from render.sheet import Sheet, blank
from render.tokens import Colour
from words import Speech, speech
from words.event_texts import sign_word
from words.events import CrossRow, GroupLine, PodiumPlace, TieSide

LEFT, RIGHT = 24, 976
TITLE, WORDS, SMALL = 46, 30, 28
#: Where the first panel begins, and the least room that a title leaves for the note beside it.
HEAD = 130
#: The height of a line of the legend, and the space between two of its signs.
LEGEND, APART = 42, 34
#: The greatest height of a picture.
TALLEST = 2200


@dataclass(frozen=True, slots=True)
class EventPage(Sheet):
    """A sheet with the language of its text."""

    say: Speech

    def head(self, title: str, stage: str, page: int, pages: int, *, gold: bool = False) -> None:
        """Write the title, and below it how far the event is, and the page."""
        tokens = self.tokens
        big = self.face(TITLE, HEAVY, tokens.text, tokens.canvas)
        whole, room = drawable(title) or "?", RIGHT - LEFT - 32.0
        big = self.fit_face(whole, big, room, 34)
        self.words(whole, LEFT + 16, 48, big, room)
        quiet = self.face(WORDS, MEDIUM, tokens.muted, tokens.canvas)
        if pages > 1:
            told = self.say("ladder-page", page=page, pages=pages)
            room -= self.words(told, RIGHT - 16, 98, quiet, anchor="right") + 24
        face = self.face(WORDS, BOLD, tokens.gold, tokens.canvas) if gold else quiet
        self.words(drawable(stage), LEFT + 16, 98, face, room)

    def name(
        self, name: str, x: float, middle: float, face: TextStyle, room: float | None = None, anchor: Anchor = "left"
    ) -> float:
        """Write a name, whose letters may be taller than its place. Return its width in units."""
        return self.words(name, x, middle, face._replace(ground=ANY_GROUND) if foreign(name) else face, room, anchor)

    def medium(self, colour: Colour, ground: Colour) -> TextStyle:
        """Return the face of ordinary text."""
        return self.face(WORDS, MEDIUM, colour, ground)

    def legend(self, kinds: Iterable[str], top: float) -> float:
        """Explain signs, in as many lines as it takes. Return the lower end."""
        x, middle = LEFT + 16.0, top + LEGEND / 2
        face = self.face(SMALL, MEDIUM, self.tokens.muted, self.tokens.canvas)
        for kind in (found := list(dict.fromkeys(kinds))):
            word = sign_word(kind, self.say)
            wide = self.wide(word, face)
            if x > LEFT + 16 and x + 2 * RADIUS + 12 + wide > RIGHT - 16:
                x, middle = LEFT + 16.0, middle + LEGEND
            self.stamp(sign_of(self.kit, kind, Fraction(3, 4)), x + RADIUS, middle)
            self.words(word, x + 2 * RADIUS + 12, middle, face)
            x += 2 * RADIUS + 12 + wide + APART
        return middle + LEGEND / 2 if found else top

    def note(self, text: str, top: float) -> float:
        """Write a sentence below everything, in as many lines as it takes. Return the lower end."""
        face = self.face(SMALL, MEDIUM, self.tokens.muted, self.tokens.canvas)
        room = RIGHT - LEFT - 32
        lines = wrap(text, lambda part: self.wide(part, face) <= room)
        self.paragraph(lines, LEFT + 16, top + LEGEND / 2, face, room, LEGEND)
        return top + LEGEND * len(lines)


def begin(game: str, locale: str, theme: str, width: int) -> EventPage:
    """Return an empty page of a game's event, with the band at its top."""
    tools = kit(event_colours(game), theme, width)
    page = EventPage(tools, blank(tools, width, TALLEST), speech(locale))
    draw_band(page, game)
    return page


def name_of(one: CrossRow | GroupLine | TieSide | PodiumPlace) -> str:
    """Return what of a name can be drawn, else the account."""
    return drawable(one.name) or one.account or "?"
