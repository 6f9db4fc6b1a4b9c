"""Pictures stay the same, pixel by pixel, and hardly longer than they were."""

import pytest

from tests.render.pixels import drawn, kept, wanted
from tests.sampling import some

#: How much longer files may be than those that the digests were taken from.
LONGER = 1.15


BEFORE = kept()


@pytest.mark.parametrize("story", some(BEFORE, 8))
def test_every_picture_of_a_playthrough_is_the_same_as_before(story: str) -> None:
    before, now = BEFORE[story], drawn(story)
    assert {name: pixels for name, (pixels, _) in now.items()} == {name: pixels for name, (pixels, _) in before.items()}
    assert sum(length for _, length in now.values()) <= LONGER * sum(length for _, length in before.values())


def test_the_pictures_of_every_playthrough_and_the_covers_are_kept() -> None:
    missing = {*wanted()} - {*BEFORE}
    assert not missing, "write them: python -m tests.render.pixels"
