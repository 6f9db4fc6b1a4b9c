"""What has been sent is freed at once: nothing waits for the garbage collector."""

from __future__ import annotations

import gc
import io
import weakref
from collections.abc import Iterator

import discord
import pytest
from discord.http import handle_message_parameters
from discord.ui import ActionRow, Button, Container, TextDisplay

from cogs.library.answers import Reply
from cogs.library.freeing import Upload


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Keep the garbage collector away."""
    gc.disable()
    yield
    gc.enable()


def reply() -> Reply:
    view = discord.ui.LayoutView(timeout=None)
    row: ActionRow[discord.ui.LayoutView] = ActionRow(Button(label="Roll", custom_id="roll"))
    view.add_item(Container(TextDisplay("Your turn"), row))
    return Reply(view, [Upload(io.BytesIO(b"a picture"), "board.png")])


async def test_a_sent_reply_is_freed_at_once(uncollected: None) -> None:
    made = reply()
    with handle_message_parameters(view=made.view, files=made.files) as sent:
        assert sent.multipart is not None
    del sent
    held = [weakref.ref(made.view), *map(weakref.ref, made.view.walk_children()), weakref.ref(made.files[0].fp)]
    del made
    assert not any(one() for one in held)


async def test_a_reply_can_be_sent_again() -> None:
    made, sent = reply(), []
    for _ in range(2):
        made.files[0].reset()
        with handle_message_parameters(view=made.view, files=made.files) as given:
            assert given.files is not None
            sent.append((made.view.to_components(), given.files[0].fp.read()))
    assert sent[0] == sent[1]
    assert sent[0][1] == b"a picture"
