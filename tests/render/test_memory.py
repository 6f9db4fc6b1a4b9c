"""What has been drawn is remembered within bounds, and pasted only where drawing it again would give the same."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from PIL import Image

from render import memory
from render import sheet as sheets
from render.dicecup import colours
from render.kit import Kit, kit
from render.memory import EXTRA, Memory, remember
from render.sheet import Canvas, Sheet
from render.sprites import Pen, Sprite

WIDE, HIGH = 400, 300


def recalled(kept: Memory, key: int, weight: int) -> bool:
    """Whether a value was there already."""
    made: list[int] = []

    def make() -> int:
        made.append(key)
        return key

    assert kept.recall(key, make, lambda _: weight) == key
    return not made


def test_what_was_used_lately_is_still_there() -> None:
    kept = Memory(2 * 10 * (100 + EXTRA))
    assert not any(recalled(kept, key, 100) for key in range(10))
    assert all(recalled(kept, key, 100) for key in range(10))
    for key in range(10, 100):
        assert not recalled(kept, key, 100)
        assert recalled(kept, 0, 100)
    assert not recalled(kept, 1, 100)


def test_a_memory_never_weighs_more_than_it_may() -> None:
    kept, lots = Memory(50_000), Random(4)
    for number in range(2_000):
        recalled(kept, lots.randrange(300), lots.randrange(8_000))
        held = {**kept._older, **kept._recent}
        assert len(held) * EXTRA <= 50_000, number
        assert kept._weight <= 25_000


def test_a_value_too_heavy_for_a_memory_is_returned_but_not_remembered() -> None:
    kept = Memory(10_000)
    assert not recalled(kept, 1, 5_000)
    assert not recalled(kept, 1, 5_000)
    assert not recalled(kept, 1, 100)
    assert recalled(kept, 1, 100)


def test_threads_share_a_memory() -> None:
    kept = Memory(20_000)
    keys = [number % 60 for number in range(4_000)]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda key: kept.recall(key, lambda: key * 2, lambda _: 100), keys))
    assert found == [key * 2 for key in keys]


def test_a_function_is_remembered_by_all_of_its_arguments() -> None:
    calls: list[tuple[int, int]] = []

    @remember(Memory(100_000), lambda found: 1)
    def added(one: int, *, other: int = 0) -> int:
        calls.append((one, other))
        return one + other

    assert [added(1), added(1), added(1, other=2), added(1, other=2), added(1, other=3)] == [1, 1, 3, 3, 4]
    assert len(calls) == 3


def test_all_memories_together_stay_within_64_megabytes() -> None:
    every = [kept for kept in vars(memory).values() if isinstance(kept, Memory)]
    assert len(every) == 8
    assert sum(2 * kept._room for kept in every) <= 64 * memory.MB


Work = Callable[[Sheet], None]


@pytest.fixture
def tools() -> Kit:
    return kit(colours, "mood", 1000)


def blank(tools: Kit, ground: tuple[int, int, int]) -> Sheet:
    return Sheet(tools, Canvas(Image.new("L", (WIDE, HIGH), tools.inks[ground])))


def at_once(tools: Kit, work: Work, ground: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch) -> bytes:
    """The pixels of some work if every step of it is drawn at once."""
    with monkeypatch.context() as patch:
        patch.setattr(sheets, "_inside", lambda box, panel: False)
        sheet = blank(tools, ground)
        work(sheet)
        return sheet.canvas.image.tobytes()


def disc(tools: Kit, radius: float) -> Sprite:
    pen = Pen(radius)
    pen.disc(0, 0, radius, tools.tokens.gold)
    return pen.sprite(tools.inks, tools.tokens.gold)


def jumble(tools: Kit, seed: int) -> Work:
    """Panels on, in and across each other, with discs, lines, boxes and words in and across them, from few places."""
    tokens = tools.tokens
    sprites = [disc(tools, radius) for radius in (4, 11)]

    def work(sheet: Sheet) -> None:
        lots = Random(seed)
        for _ in range(40):
            x, y = lots.randrange(4) * 80 + 20, lots.randrange(4) * 60 + 20
            match lots.randrange(6):
                case 0 | 1:
                    wide, high = lots.choice((60, 160, 320)), lots.choice((40, 120, 220))
                    fill = lots.choice((tokens.panel, tokens.raised))
                    sheet.panel(x, y, x + wide, y + high, fill, lots.choice((None, tokens.gold)), radius=12)
                case 2:
                    sheet.stamp(lots.choice(sprites), x, y)
                case 3:
                    sheet.rule(x, x + 50, y, tokens.hairline)
                case 4:
                    sheet.words("Ana 7", x, y, sheet.face(28, 600, tokens.text, tokens.panel))
                case _:
                    sheet.fill((x, y, x + 8, y + 8), tokens.positive)

    return work


@pytest.mark.parametrize("seed", range(12))
def test_finished_panels_look_as_if_everything_were_drawn_at_once(
    tools: Kit, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    work = jumble(tools, seed)
    for ground in (tools.tokens.canvas, tools.tokens.raised):
        expected = at_once(tools, work, ground, monkeypatch)
        for _ in range(3):
            sheet = blank(tools, ground)
            work(sheet)
            assert sheet.canvas.image.tobytes() == expected


def test_drawing_on_a_picture_never_changes_a_remembered_panel(tools: Kit) -> None:
    tokens = tools.tokens

    def panel(sheet: Sheet) -> bytes:
        sheet.panel(20, 20, 380, 280, tokens.panel, tokens.gold)
        return sheet.canvas.image.tobytes()

    first = panel(blank(tools, tokens.canvas))
    for _ in range(2):
        sheet = blank(tools, tokens.canvas)
        panel(sheet)
        sheet.canvas.image.paste(0, (0, 0, WIDE, HIGH))
    assert panel(blank(tools, tokens.canvas)) == first


def test_a_box_and_a_sprite_in_the_same_place_are_told_apart(tools: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = tools.tokens
    ink = tools.inks[tokens.positive]
    sprite = disc(tools, 4)
    object.__setattr__(sprite, "number", ink)

    def with_box(sheet: Sheet) -> None:
        sheet.panel(20, 20, 120, 90, tokens.panel)
        sheet.fill(sprite.box(60, 60), tokens.positive)

    def with_sprite(sheet: Sheet) -> None:
        sheet.panel(20, 20, 120, 90, tokens.panel)
        sheet.stamp(sprite, 60, 60)

    for work in (with_box, with_sprite):
        sheet = blank(tools, tokens.canvas)
        work(sheet)
        assert sheet.canvas.image.tobytes() == at_once(tools, work, tokens.canvas, monkeypatch)
