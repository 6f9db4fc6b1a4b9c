"""The stand-in reads every form that a bot can send, and refuses what is none."""

import aiohttp
import pytest

from testbed.standin.rest.form import Part, media_type, parts
from tests.wire.conftest import Hand

BYTES = b'\r\n--\r\n\r\n{"id": 1}\x00\xff--\r\n'


@pytest.mark.parametrize("name", ["board.png", 'the "big" one.png', "Höhle; x=1.png", "", " .png "])
async def test_a_form_is_read_as_it_was_made(name: str) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "ö"}')
    form.add_field("files[0]", BYTES, filename=name, content_type="image/png")
    form.add_field("files[12]", b"", filename="empty")
    made = form()
    assert media_type(made.headers["Content-Type"]) == "multipart/form-data"
    assert list(parts(made.headers["Content-Type"], await made.as_bytes())) == [
        Part("payload_json", None, '{"content": "ö"}'.encode()),
        Part("files[0]", name, BYTES),
        Part("files[12]", "empty", b""),
    ]


HEAD = b'\r\nContent-Disposition: form-data; name="x"\r\n\r\n'


@pytest.mark.parametrize(
    ("header", "body"),
    [
        ("multipart/form-data", b"--a" + HEAD + b"1\r\n--a--"),
        ("multipart/form-data; boundary=a", b""),
        ("multipart/form-data; boundary=a", b"--b" + HEAD + b"1\r\n--b--"),
        ("multipart/form-data; boundary=a", b"--a" + HEAD + b"1"),
        ("multipart/form-data; boundary=a", b"--a" + HEAD + b"1\r\n--a"),
        ("multipart/form-data; boundary=a", b"--a\r\n1\r\n--a--"),
        ("multipart/form-data; boundary=a", b"--a\r\nContent-Type: text/plain\r\n\r\n1\r\n--a--"),
    ],
)
def test_what_is_no_form_cannot_be_read(header: str, body: bytes) -> None:
    with pytest.raises(ValueError, match=r"boundary|field"):
        list(parts(header, body))


async def test_a_form_that_cannot_be_read_is_refused_and_noted(hand: Hand) -> None:
    discord = hand.discord
    headers = {"Authorization": f"Bot {discord.token}", "Content-Type": "multipart/form-data; boundary=a"}
    async with hand.session.post(discord.api_base + hand.channel_path, data=b"--a", headers=headers) as answer:
        assert answer.status == 400
        assert (await answer.json())["code"] == 50035
    assert "the form can't be read" in discord.violations[0]
