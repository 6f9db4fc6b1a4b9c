"""Laws of pictures, for every game: each page of a table at each width, at moments of whole games."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render import Wish, beside, draw, pages
from render.studio import LEAST_WIDTH, MOST_WIDTH
from rules.core.match import Match
from tests.rules.laws.contract import ordinals
from tests.sampling import some_pairs
from tests.shelf import SHELVES
from words.shortening import ALT_LIMIT, whole_sentences

#: The number of moments per game, and of pages per moment.
MOMENTS, PAGES = 5, 3


def moments(key: str) -> list[Match]:
    """Return the beginning, the end and moments between, with the fewest seats and with the most."""
    few, *many = SHELVES[key].few(2)
    return [few.begun, *(match for walk in (few, *many) for match in walk.some(MOMENTS // 2 + 1, "drawn"))]


def test_a_description_that_is_too_long_loses_whole_sentences() -> None:
    sentence = "Ana moves from a1 to a2. "
    assert whole_sentences(sentence, ALT_LIMIT) == sentence
    told = whole_sentences(sentence * 60, ALT_LIMIT)
    assert len(told) <= ALT_LIMIT < len(told) + len(sentence) + 1
    assert told == (sentence * 60)[: len(told)]
    assert told.endswith(" to a2.")
    assert whole_sentences("word " * 300, ALT_LIMIT).endswith("word")
    japanese = whole_sentences("Gualda：クイーン b1。" * 100, ALT_LIMIT)
    assert len(japanese) > ALT_LIMIT - 20
    assert japanese.endswith("b1。")
    assert whole_sentences("One. Two. Three", len("One. Two.")) == "One. Two."
    assert whole_sentences("Finał. Mecz o 3. miejsce trwa", 20) == "Finał."
    assert len(whole_sentences("x" * 2000, ALT_LIMIT)) == ALT_LIMIT


@pytest.mark.parametrize(("key", "width"), some_pairs(SHELVES, [LEAST_WIDTH, MOST_WIDTH], 2))
def test_every_page_is_drawn_at_every_width(key: str, width: int) -> None:
    named: set[str] = set()
    for match in moments(key):
        names = tuple(f"Player {seat} 🦔" for seat in range(match.seats))
        for viewer in (None, match.to_act if match.to_act is not None else match.seats - 1):
            view = match.view(viewer)
            others = [page for page in pages(key, view) if page not in named][:PAGES]
            named |= set(others)
            for page in (None, beside(key, view), beside(key, view, 0), *others):
                drawn = draw(key, Wish(view, viewer, width=width, names=names, page=page))
                picture = Image.open(BytesIO(drawn.png))
                assert picture.size == (drawn.width, drawn.height)
                assert drawn.width in (width, 2 * width)  # a page to be zoomed into may be twice as wide
                assert 0 < len(drawn.alt) <= ALT_LIMIT
            if number := ordinals(match)["chapter"] - 1:
                draw(key, Wish(view, viewer, width=width, names=names, chapter=number if number > 0 else None))
    assert len({len(draw(key, Wish(match.view(None), width=width)).png) for match in moments(key)}) > 1
