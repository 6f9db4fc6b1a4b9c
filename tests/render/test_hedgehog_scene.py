"""Mars, spines and faces: what of them stands where, in every theme."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from itertools import product

import pytest
from PIL import Image

from render import Wish, draw
from render.fonts import CAPITALS
from render.hedgehog import begin, colours, compose, frame, plates
from render.hedgehog.colours import COATS, MASK, MOOD, SCENERY, SPARK, grounds
from render.hedgehog.hedgehogs import shape_of as pure_shape
from render.hedgehog.pieces import digits_of, label_height, piece, shape_of
from render.hedgehog.ring import anchor, standing
from render.hedgehog.scene import draw_scene
from render.inks import Inks
from render.kit import inks, kit
from render.lettering import Anchor, TextStyle, measure, tile, write
from render.tokens import CONTRAST, HIGH_CONTRAST, HOUSE
from render.tokens import MOOD as OWN
from rules.hedgehog.view import View, view_of
from tests.render import races
from tests.render.vision import contrast

NAMES = ("Ana", "Ben", "Carla", "Dario", "Emil", "Farah", "Goran", "Hana", "Ilse", "Jorge", "Kemi")


def moments() -> Iterator[Wish]:
    """Every kind of picture."""
    early, nest = races.early(), races.nest()
    yield Wish(early, chosen="P")
    yield Wish(early, heading="Ana resigned", note="Ben wins")
    yield Wish(early, heading="Turn 1", note="", compared=(early.moves[0].notation, early.moves[-1].notation))
    yield Wish(nest, chosen="Q")
    yield Wish(races.begin(11).view(None))
    yield Wish(races.begin(1, neutral=True).view(None))
    yield from (Wish(races.tall(height), chosen="P") for height in (6, 11, 20, 33))
    yield from (Wish(races.won(seats, stacking)) for seats, stacking in ((1, "tree"), (5, "tree"), (3, "nest")))
    yield from (Wish(races.drawn("passes")), Wish(races.passing(3, 4)))


#: Among so many pixels at the edge of a piece there is one of its outline.
WITHIN = 4
MOMENTS = tuple(replace(wish, names=NAMES) for wish in moments())


def scene(view: View, width: int = 1000) -> Image.Image:
    page = begin(Wish(view, width=width))
    draw_scene(page.canvas, page.kit, page.layout.levels)
    return page.canvas


@pytest.mark.parametrize("width", [1000, 600, 400])
def test_the_same_layout_has_the_same_ground(width: int) -> None:
    one, other = (races.tall(6, seed) for seed in (3, 4))
    views = [replace(other, stacks=one.stacks, landed=1), one, replace(one, to_act=4, turn=7)]
    found = {scene(view, width).tobytes() for view in views}
    assert len(found) == 1
    assert scene(races.early(), width).tobytes() != found.pop()


def test_the_ground_has_every_tone_from_the_sky_down_to_the_canvas() -> None:
    image, palette = scene(races.early()), inks(colours, OWN)
    levels = begin(Wish(races.early())).layout.levels
    rows = {name: image.crop((0, y, 1000, y + 1)).tobytes() for name, y in (("top", 0), ("end", image.height - 1))}
    assert set(rows["top"]) == {palette[colours.SKY]}
    assert set(rows["end"]) == {palette[MOOD.canvas]}
    assert {palette[tone] for tone in SCENERY} <= set(image.tobytes())
    assert set(image.crop((0, levels.horizon, 1000, levels.horizon + 9)).tobytes()) == {palette[colours.FAR_SOIL]}


@pytest.mark.parametrize("width", [1000, 400])
@pytest.mark.parametrize("wish", MOMENTS)
def test_there_is_no_scenery_in_high_contrast_or_where_there_is_no_such_theme(wish: Wish, width: int) -> None:
    for theme, tokens in ((CONTRAST, HIGH_CONTRAST), ("nothing", HOUSE)):
        done = draw("hedgehog", replace(wish, theme=theme, width=width))
        image = Image.open(BytesIO(done.png))
        assert image.size == (width, done.height)
        assert done.height <= 1.8 * width
        shown = image.convert("RGB")
        assert grounds(tokens) == (tokens.canvas,)
        assert {shown.getpixel((0, 0)), shown.getpixel((0, done.height - 1))} == {tokens.canvas}


@pytest.mark.parametrize("theme", [OWN, CONTRAST])
@pytest.mark.parametrize("wish", MOMENTS)
def test_every_word_stands_on_flat_ground(wish: Wish, theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []

    def checked(
        canvas: Image.Image, inks: Inks, text: str, x: int, baseline: int, face: TextStyle, anchor: Anchor = "left"
    ) -> int:
        if text:
            _, start = measure(text, x, face, anchor)
            letters, left, top = tile(inks, text, face)
            box = start + left, baseline + top, start + left + letters.width, baseline + top + letters.height
            assert set(canvas.crop(box).tobytes()) == {inks[face.ground]}, text
            written.append(text)
        return write(canvas, inks, text, x, baseline, face, anchor)

    monkeypatch.setattr(frame, "write", checked)
    monkeypatch.setattr("render.hedgehog.texts.write", checked)
    monkeypatch.setattr(plates, "write", checked)
    compose(replace(wish, theme=theme))
    assert len(written) >= 2


def test_spines_follow_the_plain_outline_and_die_away_towards_the_tip() -> None:
    for size in (1, 2, 3):
        for layer in (None, 36):
            shape = pure_shape(120, size, layer)
            around = shape.spines()
            assert around[0] == shape.outline()[0]
            assert around[-1] == shape.outline()[-1]
            assert [(-x, y) for x, y in around] == list(reversed(around))
            for x, y in around:
                assert abs(abs(x) - shape.half(-y)) <= 0.4 * shape.unit
                assert -shape.seen <= y <= 0
    tall = pure_shape(120, 3).spines()
    depths = [abs(x) - pure_shape(120, 3).half(-y) for x, y in tall[len(tall) // 2 :]]
    assert max(depths[: len(depths) // 3]) < max(depths[-len(depths) // 3 :])


@pytest.mark.parametrize("width", [1000, 600, 400])
@pytest.mark.parametrize("theme", [OWN, CONTRAST])
@pytest.mark.parametrize("colour", range(len(COATS)))
def test_every_piece_has_an_outline_all_round(colour: int, theme: str, width: int) -> None:
    tools = kit(colours, theme, width)
    contrasts = []
    for size, layer in product((1, 2, 3), (None, tools.px(40))):
        drawn = piece(tools, colour, size, 100, layer, tools.px(28), nobody=False, gold=False)
        wide, high = drawn.image.size
        for tone in grounds(tools.tokens):
            canvas = Image.new("L", (wide, high), tools.inks[tone])
            drawn.stamp(canvas, -drawn.x, -drawn.y)
            seen = [contrast(one, tone) for one in tools.inks.colours]
            for row in range(2, high - 2):
                line = canvas.crop((0, row, wide, row + 1)).tobytes()
                changed = [x for x in range(wide) if line[x] != tools.inks[tone]]
                contrasts += [max(seen[line[x]] for x in ends) for ends in (changed[:WITHIN], changed[-WITHIN:])]
    assert min(contrasts) >= (3 if width == 1000 else 2)
    assert sum(one >= 3 for one in contrasts) >= 0.98 * len(contrasts)


def tones_of(colour: int, layer: int | None, *, nobody: bool = False, gold: bool = False, theme: str = OWN) -> set[int]:
    tools = kit(colours, theme, 1000)
    return set(piece(tools, colour, 3, 124, layer, 32, nobody=nobody, gold=gold).image.tobytes())


@pytest.mark.parametrize("theme", [OWN, CONTRAST])
@pytest.mark.parametrize("colour", range(len(COATS)))
def test_only_a_piece_of_somebody_with_nothing_on_it_has_a_face(colour: int, theme: str) -> None:
    mask = inks(colours, theme)[MASK]
    assert mask in tones_of(colour, None, theme=theme)
    assert mask in tones_of(colour, None, gold=True, theme=theme)
    assert mask not in tones_of(colour, 48, theme=theme)
    assert mask not in tones_of(colour, None, nobody=True, theme=theme)


def test_the_movers_pieces_are_awake_and_all_others_asleep() -> None:
    yellow, spark = 1, inks(colours, OWN)[SPARK]
    assert COATS[yellow].mark != SPARK
    assert spark in tones_of(yellow, None, gold=True)
    assert spark not in tones_of(yellow, None)


@pytest.mark.parametrize("width", [1000, 400])
@pytest.mark.parametrize("theme", [OWN, CONTRAST])
@pytest.mark.parametrize("height", [9, 20, 33])
def test_no_outline_hides_the_number_of_the_piece_below(height: int, theme: str, width: int) -> None:
    for seat in range(11):
        wish = Wish(replace(races.tall(height), to_act=seat), theme=theme, width=width)
        page, done = begin(wish), compose(wish)
        for column in page.layout.stands[0].columns:
            digits = digits_of(page.kit, page.layout.wide, column.layer)
            for place in range(column.start, column.end - 1):
                shown, (x, y) = standing(page, 0, place), anchor(column, place)
                middle = label_height(shape_of(page.kit, 3, page.layout.wide, column.layer), digits)
                half = round(digits * CAPITALS) - 1
                box = (-half, round(middle) - half, half, round(middle) + half)
                own = shown.image.crop((box[0] - shown.x, box[1] - shown.y, box[2] - shown.x, box[3] - shown.y))
                assert done.crop((x + box[0], y + box[1], x + box[2], y + box[3])).tobytes() == own.tobytes()


@pytest.mark.parametrize("width", [1000, 400])
@pytest.mark.parametrize("theme", [OWN, CONTRAST])
@pytest.mark.parametrize("stacks", ["RQ YD BP KD YQ", "GPYQ KQ BQ RDRP YPYD RPGQ BD", "RP GP BP " * 7])
def test_no_outline_hides_the_number_of_a_plate(stacks: str, theme: str, width: int) -> None:
    for seat in range(5):
        view = view_of(races.state(stacks, 5, seat=seat, rolled=2, points=2), None)
        wish = Wish(view, theme=theme, width=width)
        page, done = begin(wish), compose(wish)
        for number, stand in enumerate(page.layout.stands):
            own = plates.plate(page.kit, stand.width, number + 1, "plain", landed=False).image
            high = max(11, page.kit.px(plates.NUMBER)) * CAPITALS
            top, bottom = round(own.height / 2 - high), round(own.height / 2 + high) + 1
            box = stand.width // 2 - 14, top, stand.width // 2 + 14, bottom
            shown = done.crop((stand.left, stand.top, stand.left + own.width, stand.top + own.height))
            assert shown.crop(box).tobytes() == own.crop(box).tobytes()
