"""A picture in progress whose panels are finished all at once. Part of render/: imports render and PIL.

A panel hides everything below it but its corners. What follows, as long as it lies inside the panel, only adds to it:
so it waits, and if a panel with the same corners and everything on it has been drawn before, that is pasted. Anything
else finishes the panel first, so the order never changes.
"""

from collections.abc import Callable, Hashable

from PIL import Image

from render.memory import PANELS, pixels

#: Left, top, right and bottom in pixels.
Box = tuple[int, int, int, int]
#: Draws on a picture.
Step = Callable[[Image.Image], None]
#: The ground below the corners of panels up to so many pixels is read all at once.
SMALL = 16_000


class Canvas:
    """A picture in palette indices, drawn on by one thread."""

    def __init__(self, image: Image.Image) -> None:
        self._image = image
        self._panel: Box | None = None
        self._key: list[Hashable] = []
        self._steps: list[Step] = []

    @property
    def image(self) -> Image.Image:
        """The picture with everything drawn so far."""
        if self._panel is not None:
            self._finish(self._panel)
        return self._image

    def draw(self, box: Box, key: tuple[Hashable, ...], step: Step) -> None:
        """Do a step that draws in a box, now or when the panel below it is finished. The same key draws the same."""
        panel = self._panel
        if panel is None or not _inside(box, panel):
            step(self.image)
            return
        left, top, right, bottom = box
        self._key.append((left - panel[0], top - panel[1], right - panel[0], bottom - panel[1], *key))
        self._steps.append(step)

    def panel(self, box: Box, corner: int, key: tuple[Hashable, ...], step: Step) -> None:
        """Do a step that draws a panel and hides everything below it but corners of that size."""
        if self._panel is None or not _inside(box, self._panel):
            image = self.image
            self._panel, self._key = box, [_grounds(image, box, corner)]
        self.draw(box, key, step)

    def _finish(self, panel: Box) -> None:
        steps, key = self._steps, tuple(self._key)
        self._panel, self._key, self._steps = None, [], []
        drawn = False

        def finished() -> Image.Image:
            nonlocal drawn
            drawn = True
            for step in steps:
                step(self._image)
            return self._image.crop(panel)

        found = PANELS.recall(key, finished, _weight)
        if not drawn:
            self._image.paste(found, panel[:2])


def _inside(box: Box, panel: Box) -> bool:
    return box[0] >= panel[0] and box[1] >= panel[1] and box[2] <= panel[2] and box[3] <= panel[3]


def _grounds(image: Image.Image, box: Box, corner: int) -> tuple[bytes, ...]:
    """Return what is below the corners of a panel, and maybe more."""
    left, top, right, bottom = box
    if (right - left) * (bottom - top) <= SMALL:
        return (image.crop(box).tobytes(),)
    return tuple(image.crop((x, top, x + corner, bottom)).tobytes() for x in (left, right - corner))


def _weight(image: Image.Image) -> int:
    """Return what a panel weighs, with the ground in its key."""
    return 2 * pixels(image)
