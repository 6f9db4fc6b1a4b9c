"""PNG files from palette indices. Part of render/: imports PIL, and isal and zlib-ng where they are installed.

A PNG file is a signature and four chunks: the size, the palette, the deflated rows, and the end. Each row begins with
the number of its filter; 0 leaves it as it is, which compresses flat colours best. Both libraries deflate like zlib,
several times faster.

The deflated rows may be many chunks. So rows that return in picture after picture are deflated once, with nothing
in them that refers to rows above (`DeflatedRows`).
"""

import struct
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Final, Protocol

from PIL import Image

try:
    from isal.isal_zlib import adler32, compressobj, decompress
    from isal.isal_zlib import compress as _quick

    QUICK_LEVEL = 2
except ImportError:  # no wheel for this platform
    from zlib import adler32, compressobj, decompress  # type: ignore[assignment]
    from zlib import compress as _quick

    QUICK_LEVEL = 3
try:
    from zlib_ng.zlib_ng import compress as _thorough
    from zlib_ng.zlib_ng import compressobj as _thorough_compressobj

    THOROUGH_LEVEL = 5
except ImportError:
    from zlib import compress as _thorough
    from zlib import compressobj as _thorough_compressobj  # type: ignore[assignment]

    THOROUGH_LEVEL = 6

Deflate = Callable[[bytes], bytes]

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
#: Bits per sample, colour type (palette), compression, filter and interlace methods.
_FORMAT: Final = (8, 3, 0, 0, 0)
#: What deflated rows begin with, and the empty last block before their checksum.
_BEGIN: Final = b"\x78\x01"
_LAST_BLOCK: Final = b"\x03\x00"
#: The bytes of a chunk in front of its content, and behind it.
_HEAD, _CHECK = 8, 4
#: The bytes in front of each row, which name its filter.
FILTER_WIDTH: Final = 1
#: The modulus of Adler-32.
_ADLER: Final = 65_521


@dataclass(frozen=True, slots=True)
class DeflatedRows:
    """Some rows of a picture, deflated: a chunk that stands between others. `length` and `check` (Adler-32) are of the
    rows before that.
    """

    chunk: bytes
    length: int
    check: int


def quick(rows: bytes) -> bytes:
    """Deflate in a tenth of zlib's time, into about as many bytes as its level 3."""
    return _quick(rows, QUICK_LEVEL)


def thorough(rows: bytes) -> bytes:
    """Deflate in a quarter of zlib's time, into a quarter less than `quick`: for pictures that are mostly letters."""
    return _thorough(rows, THOROUGH_LEVEL)


def encode(canvas: Image.Image, palette: bytes, deflate: Deflate = quick) -> bytes:
    """Return a picture in palette indices ("L", 0 to 255) as a PNG file.

    `palette` is the red, green and blue of each index (3 bytes each).
    """
    return _file(canvas.size, palette, _chunk(b"IDAT", deflate(_rows(canvas))))


def strip(canvas: Image.Image) -> DeflatedRows:
    """Deflate rows of a picture in palette indices, quickly, to be joined with others; `canvas` has their filters (0)
    as its first column.
    """
    return _part(canvas.tobytes(), compressobj(QUICK_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS))


def tight_strip(canvas: Image.Image) -> DeflatedRows:
    """Deflate rows of a picture in palette indices thoroughly, to be joined with others; `canvas` has no filters."""
    return _part(_rows(canvas), _thorough_compressobj(THOROUGH_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS))


def tighten(strip: DeflatedRows) -> DeflatedRows:
    """Return the same rows deflated thoroughly."""
    return _part(inflate(strip), _thorough_compressobj(THOROUGH_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS))


class _Deflating(Protocol):
    def compress(self, rows: bytes, /) -> bytes: ...

    def flush(self, mode: int, /) -> bytes: ...


def _part(rows: bytes, deflating: _Deflating) -> DeflatedRows:
    deflated = deflating.compress(rows) + deflating.flush(zlib.Z_FULL_FLUSH)
    return DeflatedRows(b"".join(_chunk(b"IDAT", deflated)), len(rows), adler32(rows))


def inflate(strip: DeflatedRows) -> bytes:
    """Return the rows of a strip."""
    return decompress(strip.chunk[_HEAD:-_CHECK] + _LAST_BLOCK, -zlib.MAX_WBITS, strip.length)


def join(strips: Sequence[DeflatedRows], size: tuple[int, int], palette: bytes) -> bytes:
    """Return the picture of a width and height that consists of strips, from top to bottom, as a PNG file."""
    check = reduce(_adler_with, strips, 1)
    end = _LAST_BLOCK + struct.pack(">I", check)
    chunks = (*_chunk(b"IDAT", _BEGIN), *(part.chunk for part in strips), *_chunk(b"IDAT", end))
    return _file(size, palette, chunks)


def _file(size: tuple[int, int], palette: bytes, rows: Iterable[bytes]) -> bytes:
    """Return a PNG file with the chunks of its deflated rows."""
    header = struct.pack(">2I5B", *size, *_FORMAT)
    return b"".join((_SIGNATURE, *_chunk(b"IHDR", header), *_chunk(b"PLTE", palette), *rows, *_chunk(b"IEND", b"")))


def _rows(canvas: Image.Image) -> bytes:
    """Return a picture's rows, each with its filter in front: what lies outside the picture is 0."""
    return canvas.crop((-FILTER_WIDTH, 0, canvas.width, canvas.height)).tobytes()


def _adler_with(check: int, below: DeflatedRows) -> int:
    """Return the Adler-32 of some rows, given theirs, with a strip below them."""
    low, high = check & 0xFFFF, check >> 16
    added = (below.check & 0xFFFF) - 1
    return (high + (below.check >> 16) + below.length * (low - 1)) % _ADLER << 16 | (low + added) % _ADLER


def _chunk(kind: bytes, content: bytes) -> tuple[bytes, ...]:
    """Return the parts of a chunk: its length, its kind, its content, and the checksum of both."""
    check = zlib.crc32(content, zlib.crc32(kind))
    return struct.pack(">I", len(content)), kind, content, struct.pack(">I", check)
