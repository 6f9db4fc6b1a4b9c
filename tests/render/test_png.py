"""PNG files are what every decoder reads: chunks with their sums, a palette, rows without filters."""

import runpy
import struct
import zlib
from io import BytesIO
from random import Random
from unittest import mock

import pytest
from PIL import Image

from render import png
from render.png import FILTER_WIDTH, Deflate, encode, join, quick, strip, thorough

PALETTE = bytes(Random("palette").randrange(256) for _ in range(3 * 256))


def noise(width: int, height: int) -> Image.Image:
    """A picture in which every index may stand anywhere."""
    return Image.frombytes("L", (width, height), Random(width).randbytes(width * height))


def chunks(file: bytes) -> list[tuple[bytes, bytes]]:
    """The kinds and contents of a file's chunks, their sums checked."""
    assert file[:8] == b"\x89PNG\r\n\x1a\n"
    found, at = [], 8
    while at < len(file):
        (length,) = struct.unpack(">I", file[at : at + 4])
        kind, content = file[at + 4 : at + 8], file[at + 8 : at + 8 + length]
        assert struct.unpack(">I", file[at + 8 + length : at + 12 + length]) == (zlib.crc32(kind + content),)
        found.append((kind, content))
        at += 12 + length
    return found


@pytest.mark.parametrize("deflate", [quick, thorough])
@pytest.mark.parametrize("size", [(1, 1), (3, 2), (400, 7), (1000, 301)])
def test_a_picture_is_decoded_to_the_pixels_it_had(size: tuple[int, int], deflate: Deflate) -> None:
    canvas = noise(*size)
    with Image.open(BytesIO(encode(canvas, PALETTE, deflate))) as image:
        image.load()
        assert (image.mode, image.size, image.tobytes()) == ("P", size, canvas.tobytes())
        assert bytes(image.getpalette("RGB") or ()) == PALETTE


def test_a_file_is_four_chunks_with_their_sums() -> None:
    canvas = noise(5, 4)
    header, palette, rows, end = chunks(encode(canvas, PALETTE))
    assert header == (b"IHDR", struct.pack(">2I5B", 5, 4, 8, 3, 0, 0, 0))
    assert palette == (b"PLTE", PALETTE)
    assert end == (b"IEND", b"")
    lines = zlib.decompress(rows[1])
    assert [lines[at : at + 6] for at in range(0, 24, 6)] == [
        b"\0" + canvas.tobytes()[at : at + 5] for at in range(0, 20, 5)
    ]


@pytest.mark.parametrize("deflate", [quick, thorough])
def test_without_the_faster_libraries_zlib_makes_the_same_picture(deflate: Deflate) -> None:
    missing = {"isal.isal_zlib": None, "zlib_ng.zlib_ng": None}
    with mock.patch.dict("sys.modules", missing):
        plain = runpy.run_path(png.__file__)
    canvas = noise(40, 30)
    assert plain["_quick"] is plain["_thorough"] is zlib.compress
    usual, fallen_back = encode(canvas, PALETTE, deflate), plain["encode"](canvas, PALETTE, plain[deflate.__name__])
    assert Image.open(BytesIO(fallen_back)).tobytes() == Image.open(BytesIO(usual)).tobytes() == canvas.tobytes()


def test_a_picture_stays_as_it_was_when_it_is_encoded() -> None:
    canvas = noise(9, 9)
    before = canvas.copy()
    encode(canvas, PALETTE)
    assert (canvas.mode, canvas.tobytes()) == ("L", before.tobytes())


@pytest.mark.parametrize("missing", [{}, {"isal.isal_zlib": None}])
def test_strips_are_joined_into_the_picture_they_were_cut_from(missing: dict[str, None]) -> None:
    canvas = noise(123, 70)
    canvas.paste(7, (0, 10, 123, 40))
    with mock.patch.dict("sys.modules", missing):
        made = runpy.run_path(png.__file__)
    strips = [
        made["strip"](canvas.crop((-FILTER_WIDTH, top, 123, bottom))) for top, bottom in ((0, 1), (1, 30), (30, 70))
    ]
    assert b"".join(map(made["inflate"], strips)) == canvas.crop((-FILTER_WIDTH, 0, 123, 70)).tobytes()
    tight = [made["tighten"](one) for one in strips]
    assert [made["inflate"](one) for one in tight] == [made["inflate"](one) for one in strips]
    for joined in (strips, tight):
        file = made["join"](joined, canvas.size, PALETTE)
        with Image.open(BytesIO(file)) as image:
            assert (image.size, image.tobytes()) == (canvas.size, canvas.tobytes())
    deflated = b"".join(content for kind, content in chunks(file) if kind == b"IDAT")
    assert zlib.decompress(deflated) == zlib.decompress(dict(chunks(encode(canvas, PALETTE)))[b"IDAT"])


def test_a_strip_may_return_anywhere_in_a_picture() -> None:
    some, other = (strip(noise(50, height).crop((-FILTER_WIDTH, 0, 50, height))) for height in (3, 9))
    rows = b"".join(noise(50, height).tobytes() for height in (3, 9, 3, 3))
    with Image.open(BytesIO(join([some, other, some, some], (50, 18), PALETTE))) as image:
        assert image.tobytes() == rows
