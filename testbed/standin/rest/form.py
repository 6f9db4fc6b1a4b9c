"""A body of type multipart/form-data, taken apart.

aiohttp reads such a body as a stream of unknown length, and parses the same headers anew in every form, which costs
more than all else that the stand-in does with a request.

Room: testbed/standin. May import the standard library and aiohttp only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from aiohttp.multipart import content_disposition_filename, parse_content_disposition

_BOUNDARY = re.compile(r';\s*boundary=(?:"([^"]+)"|([^\s;"]+))', re.IGNORECASE)
_DISPOSITION = re.compile(rb"^content-disposition:(.*)$", re.IGNORECASE | re.MULTILINE)
_END_OF_HEAD = b"\r\n\r\n"


@dataclass(frozen=True)
class Part:
    """One field of a form; `filename` is None unless it is a file."""

    name: str
    filename: str | None
    data: bytes


def media_type(header: str | None) -> str:
    """What a Content-Type says without its parameters."""
    return (header or "application/octet-stream").partition(";")[0].strip().lower()


def parts(header: str, body: bytes) -> Iterator[Part]:
    """The fields of a form with this Content-Type; raises ValueError for what is none."""
    found = _BOUNDARY.search(header)
    if found is None:
        raise ValueError("it has no boundary")
    line = b"--" + (found[1] or found[2]).encode()
    first, *pieces = (b"\r\n" + body).split(b"\r\n" + line)
    if first or not pieces or not pieces.pop().startswith(b"--"):
        raise ValueError("it doesn't begin and end with its boundary")
    for piece in pieces:
        head, end, data = piece.partition(_END_OF_HEAD)
        if not end or not head.startswith(b"\r\n"):
            raise ValueError("a field has no headers")
        yield Part(*_names(head), data)


@lru_cache(maxsize=256)
def _names(head: bytes) -> tuple[str, str | None]:
    """The name and the file name that the headers of a field give."""
    found = _DISPOSITION.search(head)
    kind, given = parse_content_disposition(found[1].decode().strip() if found is not None else None)
    if kind != "form-data":
        raise ValueError("a field has no name")
    return content_disposition_filename(given, "name") or "", content_disposition_filename(given, "filename")
