"""The dice cup's colours: the design's demands, as numbers, on its pictures where they say more."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageOps

from render import Wish, draw
from render.cup_games.colours import DICE, SHIRTS, cup_tones, dice
from render.dicecup import colours, compose
from render.dicecup.colours import LAMP, MOOD, RIG
from render.dicecup.match import draw_ground
from render.kit import Kit, kit
from render.sheet import Sheet, blank
from render.tokens import HIGH_CONTRAST, Colour
from rules.dicecup.view import View
from tests.render import cups
from tests.render.vision import VISIONS, contrast, difference

TONES = cup_tones(MOOD)
FLAT = MOOD.canvas, MOOD.panel, MOOD.raised
LIT = TONES.beam, TONES.beams
#: Where a card is bare whatever stands on it: between flag and score, beside the pool, and along its foot.
BARE = (290, 100, 324, 236), (326, 380, 424, 418), (30, 530, 420, 542)


def ground(theme: str = "mood", width: int = 1000, bottom: float = 546) -> tuple[Kit, Image.Image]:
    """The kit, and an empty card that ends there."""
    tools = kit(colours, theme, width)
    sheet = Sheet(tools, blank(tools, width, bottom + 20))
    draw_ground(sheet, bottom)
    return tools, sheet.canvas.image


def kick_offs(seed: int) -> list[View]:
    """Moments of a cup at which a match begins."""
    return [view for view in cups.views(4, seed) if view.match and view.match.home.score is None]


def test_every_word_is_legible_on_its_ground() -> None:
    for tone in (*FLAT, *LIT):
        assert contrast(MOOD.text, tone) >= 9.6
        assert contrast(MOOD.muted, tone) >= 5.3
        assert contrast(MOOD.gold, tone) >= 7.2
        assert contrast(MOOD.positive, tone) >= 5
    assert contrast(MOOD.on, MOOD.leaf) >= 9.5
    assert contrast(MOOD.on, MOOD.positive) >= 7
    assert contrast(MOOD.text, TONES.back) >= 10
    assert contrast(TONES.dim_gold, MOOD.panel) >= 4.5
    for shirt in SHIRTS:
        assert contrast(MOOD.ink, shirt) >= 7


def test_every_die_stands_out_from_wherever_it_lies() -> None:
    for coat in DICE.values():
        assert contrast(coat.mark, coat.face) >= 4
        assert contrast(coat.outline, MOOD.raised) >= 4.5
    for tone in (MOOD.panel, MOOD.raised, TONES.beam):
        assert min(contrast(coat.face, tone) for coat in DICE.values()) >= 3
        assert contrast(DICE[1].face, tone) >= 11
        assert contrast(DICE[3].face, tone) >= 8


@pytest.mark.parametrize("vision", VISIONS)
def test_dice_and_shirts_are_distinct_to_every_kind_of_vision(vision: str) -> None:
    least = {(1, 2): 40, (1, 3): 19, (2, 3): 46}
    for pair in combinations(DICE, 2):
        assert difference(DICE[pair[0]].face, DICE[pair[1]].face, vision) >= least[pair]
    assert difference(DICE[2].face, TONES.beam, vision) >= 25
    for shirt in SHIRTS:
        assert difference(shirt, TONES.beam, vision) >= 50


def test_scenery_stays_behind_what_stands_on_it() -> None:
    for tone in (*LIT, RIG):
        assert contrast(tone, MOOD.panel) <= 2.2
        assert contrast(tone, MOOD.canvas) <= 2.2
    assert contrast(TONES.beam, MOOD.panel) >= 1.2
    assert contrast(TONES.beams, TONES.beam) >= 1.2


def test_the_palette_has_every_tone_exactly() -> None:
    palette = kit(colours, "mood", 1000).inks
    for tone in (*MOOD.colours, *LIT, RIG, LAMP, *(one for coat in DICE.values() for one in coat.tones)):
        assert palette.colours[palette[tone]] == tone
    assert len(palette.colours) == 256


# The floodlight


@pytest.mark.parametrize("width", [1000, 400])
def test_light_falls_alike_from_both_sides_in_three_flat_tones(width: int) -> None:
    tools, image = ground(width=width)
    lit = image.crop((30 * width // 1000, 90 * width // 1000, width - 30 * width // 1000, 540 * width // 1000))
    pairs = zip(lit.tobytes(), ImageOps.mirror(lit).tobytes(), strict=True)
    assert sum(one != other for one, other in pairs) < 0.025 * lit.width * lit.height  # edges may differ
    flat = {tools.inks[tone] for tone in (MOOD.panel, *LIT)}
    counts = [lit.tobytes().count(ink) for ink in flat]
    assert min(counts) > 0.04 * lit.width * lit.height
    assert sum(counts) > 0.97 * lit.width * lit.height


def test_light_is_brighter_where_two_beams_meet_and_in_the_pool() -> None:
    tools, image = ground()
    places = {(500, 100): MOOD.panel, (150, 300): TONES.beam, (300, 180): TONES.beam, (500, 320): TONES.beams}
    for place, tone in (places | {(340, 399): TONES.beams, (500, 480): MOOD.panel}).items():
        assert tools.inks.colours[image.crop((*place, place[0] + 1, place[1] + 1)).tobytes()[0]] == tone, place


def test_the_same_layout_has_the_same_ground() -> None:
    pictures = [compose(Wish(view, page="match")) for seed in (1, 2) for view in kick_offs(seed)[::9]]
    assert len({picture.tobytes() for picture in pictures}) > 2
    for box in BARE:
        assert len({picture.crop(box).tobytes() for picture in pictures}) == 1
        assert pictures[0].crop(box).tobytes() == ground()[1].crop(box).tobytes()


def test_the_lamps_are_on_above_both_flags() -> None:
    tools, picture = kit(colours, "mood", 1000), compose(Wish(kick_offs(1)[0], page="match"))
    for middle in (172, 828):
        rig = picture.crop((middle - 76, 63, middle + 76, 97)).tobytes()
        assert rig.count(tools.inks[LAMP]) > 1000
        assert rig.count(tools.inks[RIG]) > 2000


# High contrast


def test_high_contrast_has_no_scenery() -> None:
    tools, image = ground("contrast")
    inside = image.crop((30, 90, 970, 400))
    assert set(inside.tobytes()) == {tools.inks[HIGH_CONTRAST.panel]}
    view = kick_offs(1)[0]
    for page in ("match", "cup", "final"):
        found = Image.open(BytesIO(draw("dicecup", Wish(view, theme="contrast", page=page)).png)).convert("RGB")
        assert found.getpixel((3, 3)) == HIGH_CONTRAST.canvas


def test_everything_is_legible_in_high_contrast() -> None:
    tones = cup_tones(HIGH_CONTRAST)
    for tone in (HIGH_CONTRAST.canvas, HIGH_CONTRAST.panel, HIGH_CONTRAST.raised):
        for word in (HIGH_CONTRAST.text, HIGH_CONTRAST.muted, HIGH_CONTRAST.gold, HIGH_CONTRAST.positive):
            assert contrast(word, tone) >= 7
        for mark in (HIGH_CONTRAST.hairline, tones.dim_gold):
            assert contrast(mark, tone) >= 4.5
    assert contrast(HIGH_CONTRAST.on, HIGH_CONTRAST.leaf) >= 7
    assert contrast(HIGH_CONTRAST.text, tones.back) >= 7
    assert contrast(tones.back_line, tones.back) >= 4.5
    for coat in dice(HIGH_CONTRAST).values():
        assert contrast(coat.mark, coat.face) >= 7
        assert contrast(coat.outline, HIGH_CONTRAST.raised) >= 7
        assert coat.rim is not None
        assert contrast(coat.rim, HIGH_CONTRAST.panel) >= 7


def test_dice_are_outlined_in_high_contrast_whether_rolled_or_not() -> None:
    tools = kit(colours, "contrast", 1000)
    ink: Colour = HIGH_CONTRAST.ink
    done = next(view for view in cups.views(4, 5) if view.latest is not None)
    for view, page in ((kick_offs(1)[0], "match"), (done, "latest")):
        picture = compose(Wish(view, theme="contrast", page=page))
        for middle in (172, 828):
            column = picture.crop((middle, 425, middle + 1, 520)).tobytes()
            assert column.count(tools.inks[ink]) >= 6
