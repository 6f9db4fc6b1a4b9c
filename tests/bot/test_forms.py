"""A form sent in one piece has the same fields as one that aiohttp sends part by part."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.payload import BytesPayload

from cogs.discordpy.forms import WholeForm

PICTURE = bytes(range(256)) * 40


@asynccontextmanager
async def receiver() -> AsyncIterator[tuple[str, list[list[tuple[Any, ...]]]]]:
    """A server that notes the fields of each form, and its address."""
    seen: list[list[tuple[Any, ...]]] = []

    async def receive(request: web.Request) -> web.Response:
        fields = []
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            fields.append((part.name, part.filename, part.headers.get("Content-Type"), await part.read()))
        seen.append(fields)
        return web.Response()

    app = web.Application()
    app.router.add_post("/", receive)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/", seen
    finally:
        await runner.cleanup()


def filled(form: aiohttp.FormData) -> aiohttp.FormData:
    """A form as discord.py fills it in for a message with a picture and a game file."""
    form.add_field("payload_json", '{"content": "España – \\"1:0\\""}', content_type="application/json")
    form.add_field("files[0]", io.BytesIO(PICTURE), filename="board.png", content_type="application/octet-stream")
    form.add_field("files[1]", io.BytesIO(b""), filename='Spiel "Ä" 1.json', content_type="application/octet-stream")
    return form


@pytest.mark.parametrize("quoted", [True, False])
async def test_all_fields_arrive_as_aiohttp_sends_them(quoted: bool) -> None:
    async with receiver() as (address, seen), aiohttp.ClientSession() as session:
        for kind in (aiohttp.FormData, WholeForm):
            await session.post(address, data=filled(kind(quote_fields=quoted)))
    parts, whole = seen
    assert whole == parts
    assert whole[1] == ("files[0]", "board.png", "application/octet-stream", PICTURE)


def test_the_body_is_one_piece() -> None:
    assert isinstance(filled(WholeForm())(), BytesPayload)


def test_a_file_is_sent_from_where_it_stands() -> None:
    file = io.BytesIO(b"0123456789")
    file.seek(4)
    form = WholeForm()
    form.add_field("files[0]", file, filename="digits")
    body = form()
    assert isinstance(body, BytesPayload)
    assert b"\r\n\r\n456789\r\n--" in bytes(body._value)


@pytest.mark.parametrize(
    "named", [{"filename": "a\r\nb"}, {"filename": "a\nb"}, {"content_type": "text/plain\r\nX: y"}]
)
def test_a_name_cannot_break_a_line(named: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="line break"):
        WholeForm(quote_fields=False).add_field("files[0]", b"", **named)
