"""Forms sent to Discord in one piece.

aiohttp makes a writer for each form and one for each part of it, which send it with several small writes. For the forms
of discord.py, all of which have files in memory, that costs more than everything else in a request.
"""

import io
from secrets import token_hex
from typing import Any

import aiohttp
from aiohttp.helpers import content_disposition_header
from aiohttp.payload import BytesPayload

_TEXT, _BYTES = "text/plain;charset=utf-8", "application/octet-stream"


class WholeForm(aiohttp.FormData):
    """A form (RFC 7578) that is put together as its fields are added."""

    def __init__(self, *, quote_fields: bool = True) -> None:  # without aiohttp's, which makes the writer
        self._quotes = quote_fields
        self._edge = token_hex(16)
        self._parts: list[bytes] = []

    def add_field(
        self, name: str, value: Any, *, filename: str | None = None, content_type: str | None = None, **_: Any
    ) -> None:
        """Add a field with a text, bytes, or a file in memory, which is read from where it stands.

        Raises ValueError if a name would break a line.
        """
        content = value.read() if isinstance(value, io.IOBase) else value
        names = {"name": name} if filename is None else {"name": name, "filename": filename}
        kind = content_type or (_TEXT if isinstance(content, str) else _BYTES)
        facts = f"{kind}\r\nContent-Disposition: {content_disposition_header('form-data', self._quotes, **names)}"
        if facts.count("\r") + facts.count("\n") > 2:
            raise ValueError(f"a line break in the field {name!r} of a form")
        self._parts += (
            f"--{self._edge}\r\nContent-Type: {facts}\r\n\r\n".encode(),
            content.encode() if isinstance(content, str) else content,
            b"\r\n",
        )

    def __call__(self) -> BytesPayload:
        """Return the body."""
        body = b"".join((*self._parts, f"--{self._edge}--\r\n".encode()))
        return BytesPayload(body, content_type=f"multipart/form-data;boundary={self._edge}")


def install_forms() -> None:
    """Make discord.py send its forms in one piece, from now on."""
    aiohttp.FormData = WholeForm  # type: ignore[misc,assignment]
