"""Forms sent to Discord in one piece. Part of cogs/library.

aiohttp sends a form part by part, each with several small writes to the socket. Each write lets another thread go
first, so that an answer with a picture would wait for whatever is being drawn just then.
"""

import io
from typing import Any

import aiohttp
from aiohttp.multipart import MultipartWriter
from aiohttp.payload import BytesPayload, Payload


class WholeForm(aiohttp.FormData):
    """A form like aiohttp's, whose body is put together first."""

    def __init__(self, *given: Any, **named: Any) -> None:
        self._contents: list[bytes] = []
        super().__init__(*given, **named)

    def add_field(self, name: str, value: Any, **facts: Any) -> None:
        """Add a field with a text, bytes, or a file in memory, which is read from where it stands."""
        content = value.read() if isinstance(value, io.IOBase) else value
        self._contents.append(content.encode() if isinstance(content, str) else bytes(content))
        super().add_field(name, value, **facts)

    def __call__(self) -> Payload:
        """Return the body."""
        parts = super().__call__()
        if not isinstance(parts, MultipartWriter):
            return parts
        edge = f"--{parts.boundary}".encode()
        body = bytearray()
        for (part, *_), content in zip(parts, self._contents, strict=True):
            head = "".join(f"{name}: {value}\r\n" for name, value in part.headers.items())
            body += b"%b\r\n%b\r\n%b\r\n" % (edge, head.encode(), content)
        body += edge + b"--\r\n"
        return BytesPayload(bytes(body), content_type=parts.content_type)


def install_forms() -> None:
    """Make discord.py send its forms in one piece, from now on."""
    aiohttp.FormData = WholeForm  # type: ignore[misc]
