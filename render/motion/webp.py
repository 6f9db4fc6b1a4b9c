"""Frames in, an animated WebP file out. Part of render/motion: imports PIL.

Discord plays animated WebP in attachments and galleries on every platform since 2025, as it does GIF. Next to GIF's 256
colours for each frame, WebP keeps every pixel as it was drawn, in a fraction of the bytes, because only what has
changed is stored. So films are lossless WebP: lettering stays sharp, and the first frame is the still picture.
"""

import io
from collections.abc import Iterator

from PIL import Image

#: A picture in true colours, and how long it is shown (ms).
Frame = tuple[Image.Image, int]
#: How hard the encoder tries, from 0 to 100 and 0 to 6: more takes several times as long for a few percent.
_EFFORT, _METHOD = 20, 1
#: How far whole frames are apart: farther than any film is long, since films are played from their start.
_WHOLE_EVERY = 1_000_000


class _Reel:
    """What Pillow asks of further frames, so that it gets one at a time and no film is in memory as a whole."""

    mode = "RGB"

    def __init__(self, frames: Iterator[Frame], count: int, durations: list[int]) -> None:
        self.n_frames = count
        self._frames = frames
        self._durations = durations
        self._shown: Image.Image | None = None

    def seek(self, number: int) -> None:
        """Go on to the next frame."""
        self._shown, milliseconds = next(self._frames)
        self._durations.append(milliseconds)

    def getim(self) -> object:
        """Return the frame's pixels as the encoder wants them."""
        assert self._shown is not None
        return self._shown.getim()


def encode(frames: Iterator[Frame], count: int) -> tuple[bytes, int]:
    """Encode so many frames of the same size, played over and over. Return the file and its duration (ms)."""
    first, shown = next(frames)
    durations = [shown]
    file = io.BytesIO()
    further = _Reel(frames, count - 1, durations)
    first.save(
        file,
        "WEBP",
        save_all=True,
        append_images=[further] if count > 1 else [],
        duration=durations,
        lossless=True,
        quality=_EFFORT,
        method=_METHOD,
        kmin=_WHOLE_EVERY - 1,
        kmax=_WHOLE_EVERY,
    )
    return file.getvalue(), sum(durations)
