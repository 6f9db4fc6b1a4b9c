"""Fixtures that record what is drawn on a page of the cups, or leave out what a test doesn't look at."""

import pytest

from render import memory
from render.cup_games.frame import CupPage
from render.fonts import CAPITALS
from render.lettering import Anchor, TextStyle
from render.sheet import Canvas, Sheet
from render.sprites import Sprite
from tests.render.places import Drawn


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages are laid out as always, but nothing is painted on them: half of their time, for tests of what they say.

    What isn't painted isn't remembered for other tests. Sprites and letters are painted as always, and remembered.
    """
    kept = (memory.SPRITES, memory.LETTERS)
    for store in [one for one in vars(memory).values() if isinstance(one, memory.Memory) and one not in kept]:
        for attribute, empty in (("_recent", {}), ("_older", {}), ("_weight", 0)):
            monkeypatch.setattr(store, attribute, empty)
    monkeypatch.setattr("render.inks.encode", lambda *_: b"")
    monkeypatch.setattr(Sprite, "stamp", lambda *_: None)
    for step in ("draw", "panel"):
        monkeypatch.setattr(Canvas, step, lambda *_: None)


@pytest.fixture
def words_drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Every line of text drawn: the text, its box in pixels and its size."""
    lines: Drawn = []
    words = Sheet.words

    def noted(
        self: Sheet,
        text: str,
        x: float,
        middle: float,
        face: TextStyle,
        room: float | None = None,
        anchor: Anchor = "left",
    ) -> float:
        wide = words(self, text, x, middle, face, room, anchor)
        start = x - {"left": 0.0, "middle": wide / 2, "right": wide}[anchor]
        half = face.size * CAPITALS
        box = (self.px(start), self.px(middle) - round(half), self.px(start + wide), self.px(middle) + round(half))
        if wide:
            lines.append((text, box, face.size))
        return wide

    monkeypatch.setattr(Sheet, "words", noted)
    return lines


@pytest.fixture
def flags_drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Every flag drawn, and its box in pixels."""
    boxes: Drawn = []
    flag = CupPage.flag

    def noted(self: CupPage, code: str, x: float, middle: float, height: float, *, dimmed: bool = False) -> float:
        left, half = self.px(x), self.px(height) // 2
        box = (left, self.px(middle) - half, left + round(self.px(height) * 1.5), self.px(middle) + half)
        boxes.append((code, box, 99))
        return flag(self, code, x, middle, height, dimmed=dimmed)

    monkeypatch.setattr(CupPage, "flag", noted)
    return boxes
