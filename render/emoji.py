"""Emojis of pieces, tiles and colours, drawn like the pictures. Part of render/: imports render and rules.

A game's emojis are made by `emojis()` in the module `render.<game>.card`, found by name: the palette, and each sprite,
at most 256 pixels wide and high, by name. An emoji's title has a mark of what it looks like, so that a changed drawing
is another emoji.
"""

import io
import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from PIL import Image

from render.inks import Inks
from render.sprites import Sprite
from rules import GAMES, own

#: The side of an emoji in pixels, and of the square that it is drawn in.
SIDE, DRAWN = 128, 256
#: How many letters of the digest a title has.
MARK = 4
_TITLE = re.compile(rf"(\w+)_[0-9a-f]{{{MARK}}}")


@dataclass(frozen=True)
class Emoji:
    """An emoji: its name, as a person hears it (`red_queen`), and its PNG file."""

    name: str
    png: bytes

    @property
    def title(self) -> str:
        """The name with a mark of the file."""
        return f"{self.name}_{sha256(self.png).hexdigest()[:MARK]}"


def draw_emojis(games: Iterable[str] = tuple(GAMES)) -> tuple[Emoji, ...]:
    """Draw the emojis of these games, by name: transparent PNG files of 128 x 128 pixels."""
    found: dict[str, Emoji] = {}
    for game in games:
        if (make := own("render", game, "emojis", "card")) is not None:
            inks, sprites = make()
            found.update((name, Emoji(name, _png(inks, sprite))) for name, sprite in sprites.items())
    return tuple(found[name] for name in sorted(found))


def name_of(title: str) -> str:
    """Return an emoji's name, given its title; empty for what is no title of ours."""
    found = _TITLE.fullmatch(title)
    return found[1] if found else ""


def _png(inks: Inks, sprite: Sprite) -> bytes:
    """Return a sprite in the middle of a transparent square, as a file."""
    image = sprite.to_rgba(inks)
    square = Image.new("RGBA", (DRAWN, DRAWN))
    square.paste(image, ((DRAWN - image.width) // 2, (DRAWN - image.height) // 2))
    file = io.BytesIO()
    square.resize((SIDE, SIDE), Image.Resampling.BOX).save(file, "PNG")
    return file.getvalue()
