"""Pictures stay the same, pixel by pixel, and hardly longer than they were."""

import json

import pytest

from tests.render.pixels import FILE, drawn

#: How much longer files may be than those that the digests were taken from.
LONGER = 1.15


BEFORE = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("story", BEFORE)
def test_every_picture_of_a_playthrough_is_the_same_as_before(story: str) -> None:
    before, now = BEFORE[story], drawn(story)
    assert {name: pixels for name, (pixels, _) in now.items()} == {name: pixels for name, (pixels, _) in before.items()}
    assert sum(length for _, length in now.values()) <= LONGER * sum(length for _, length in before.values())
