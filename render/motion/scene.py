"""How a picture changes into the next: sprites that fly, and boxes that turn over. Part of render/motion.

A share is a part of the time that a motion takes, from 0 to 1.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from PIL import Image, ImageChops

from render.inks import Inks
from render.sheet import Box
from render.sprites import Sprite
from render.tokens import Colour

Point = tuple[float, float]
#: A narrower box than this share of its width isn't drawn: the tile is seen from its edge.
_EDGE_ON = 0.08


@dataclass(frozen=True, slots=True)
class Cutout:
    """A sprite in true colours, transparent where it covers nothing; `x`, `y` are its corner's offset in pixels."""

    image: Image.Image
    x: int
    y: int


def cutout(sprite: Sprite, inks: Inks) -> Cutout:
    """Return a sprite of this palette, to be laid on a picture in true colours."""
    return Cutout(sprite.to_rgba(inks), sprite.x, sprite.y)


@dataclass(frozen=True)
class Flight:
    """A sprite on its way from `start` to `end`, where its anchor is then, in pixels.

    It flies between the shares `begins` and `lands`, and stays at its ends before and after. `lift` is how high it
    hops on the way (pixels), `spin` how far it turns (full turns, ending upright). `tumbling` are other faces that it
    shows before its own. Nothing of it is drawn outside `within`.
    """

    shape: Cutout
    start: Point
    end: Point
    begins: float = 0.0
    lands: float = 1.0
    lift: float = 0.0
    spin: float = 0.0
    tumbling: tuple[Cutout, ...] = ()
    within: Box | None = None

    def paint(self, image: Image.Image, share: float) -> None:
        """Draw it on a picture in true colours."""
        own = min(1.0, max(0.0, (share - self.begins) / (self.lands - self.begins)))
        eased = ease(own)
        x = self.start[0] + (self.end[0] - self.start[0]) * eased
        y = self.start[1] + (self.end[1] - self.start[1]) * eased - self.lift * sin(pi * eased)
        shape = self._face(own)
        picture, left, top = shape.image, round(x) + shape.x, round(y) + shape.y
        if self.spin and own < 1:
            middle = left + picture.width / 2, top + picture.height / 2
            picture = picture.rotate(360 * self.spin * (1 - eased), Image.Resampling.BICUBIC, expand=True)
            left, top = round(middle[0] - picture.width / 2), round(middle[1] - picture.height / 2)
        _lay(image, picture, left, top, self.within)

    def _face(self, own: float) -> Cutout:
        faces = (*self.tumbling, self.shape)
        return faces[min(len(faces) - 1, int(own * len(faces)))]


@dataclass(frozen=True)
class Flip:
    """A box of a picture that turns over, like a tile, between two shares.

    `back` and `front` are of its size, and may be transparent; `ground` is the colour behind them, or a picture of the
    box without them.
    """

    box: Box
    back: Image.Image
    front: Image.Image
    ground: Colour | Image.Image
    begins: float = 0.0
    ends: float = 1.0

    def paint(self, image: Image.Image, share: float) -> None:
        """Draw it on a picture in true colours."""
        own = min(1.0, max(0.0, (share - self.begins) / (self.ends - self.begins)))
        turned = abs(cos(pi * ease(own)))
        shown = self.back if own < 0.5 else self.front
        left, top, right, bottom = self.box
        image.paste(self.ground, self.box)
        if turned > _EDGE_ON:
            wide = max(1, round((right - left) * turned))
            seen = shown if turned == 1 else shown.resize((wide, bottom - top))
            image.paste(seen, (left + (right - left - wide) // 2, top), seen if seen.mode == "RGBA" else None)


@dataclass(frozen=True)
class Motion:
    """The way from one still picture to the next.

    `grounds` are pictures with the share at which each is all that is seen, in order; in between one fades into the
    next. `actors` are drawn on top, the last one uppermost.
    """

    grounds: Sequence[tuple[float, Image.Image]]
    actors: Sequence[Flight | Flip] = ()

    def frame(self, share: float) -> Image.Image:
        """Return a new picture at a share of the way."""
        image = self._background(share)
        for actor in self.actors:
            actor.paint(image, share)
        return image

    def _background(self, share: float) -> Image.Image:
        earlier, before = self.grounds[0]
        for later, after in self.grounds[1:]:
            if share < later:
                past = (share - earlier) / (later - earlier)
                return _blend(before, after, max(0.0, past))
            earlier, before = later, after
        return before.copy()


def fade(before: Image.Image, after: Image.Image) -> Motion:
    """Return the motion in which one picture fades into another of the same size."""
    return Motion(((0.0, before), (1.0, after)))


def ease(share: float) -> float:
    """Return how far something has come that starts and ends gently."""
    return share * share * (3 - 2 * share)


def lift(image: Image.Image, ground: Image.Image) -> Image.Image:
    """Return what of a picture in true colours differs from its ground, transparent elsewhere."""
    changed = ImageChops.difference(image, ground).convert("L").point([0, *[255] * 255])
    lifted = image.convert("RGBA")
    lifted.putalpha(changed)
    return lifted


def colour_at(image: Image.Image, x: int, y: int) -> Colour:
    """Return the colour of a pixel of a picture in true colours."""
    red, green, blue = image.crop((x, y, x + 1, y + 1)).tobytes()
    return red, green, blue


def on_canvas(image: Image.Image, size: tuple[int, int], colour: Colour) -> Image.Image:
    """Return a picture on a canvas that is as large or larger, at its top."""
    if image.size == size:
        return image
    canvas = Image.new("RGB", size, colour)
    canvas.paste(image, (0, 0))
    return canvas


def _blend(before: Image.Image, after: Image.Image, past: float) -> Image.Image:
    if before.size != after.size:
        size = max(before.width, after.width), max(before.height, after.height)
        ground = colour_at(before, 0, before.height - 1)
        before, after = (on_canvas(image, size, ground) for image in (before, after))
    return Image.blend(before, after, past)


def _lay(image: Image.Image, picture: Image.Image, left: int, top: int, within: Box | None) -> None:
    """Lay a transparent picture on another, or what of it lies inside that one and a box."""
    box = within or (0, 0, image.width, image.height)
    inside = max(left, box[0]), max(top, box[1]), min(left + picture.width, box[2]), min(top + picture.height, box[3])
    if inside[0] >= inside[2] or inside[1] >= inside[3]:
        return
    part = picture.crop((inside[0] - left, inside[1] - top, inside[2] - left, inside[3] - top))
    image.paste(part, inside[:2], part)
