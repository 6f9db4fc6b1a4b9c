"""Drawing the hedgehog race: every moment, every number of stacks, at every width."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from render import Picture, Wish, draw
from render.fonts import fit
from render.hedgehog import colours, compose
from render.hedgehog.colours import COATS, MOOD
from render.hedgehog.frame import MOST_HIGH, RacePage, RingLayout, cuts_of, lay_out, rows_of, slots_of
from render.hedgehog.hedgehogs import HEIGHT, WIDTHS
from render.hedgehog.pieces import digits_of, shape_of
from render.kit import inks, kit
from render.tokens import Colour
from rules.hedgehog.view import View, view_of
from tests.render import races
from tests.sampling import some


def picture(wish: Wish) -> Picture:
    """Return the picture after checking that it is a PNG of its stated size, small enough, with a description."""
    done = draw("hedgehog", wish)
    image = Image.open(BytesIO(done.png))
    assert image.size == (done.width, done.height)
    assert done.width == wish.width
    assert done.height <= 1.8 * done.width
    assert image.mode == "P"
    assert bytes(image.getpalette() or ()) == inks(colours, wish.theme).palette
    assert len(done.png) < (80_000 if len(wish.view.stacks) <= 20 else 100_000)
    assert 0 < len(done.alt) <= 1024
    return done


def layout_of(view: View, width: int = 1000) -> RingLayout:
    return lay_out(kit(colours, "mood", width), view, [0] * len(view.stacks), rays=False)


def count(wish: Wish, colour: Colour, box: tuple[int, int, int, int] | None = None) -> int:
    page = compose(wish)
    return (page.crop(box) if box else page).tobytes().count(kit(colours, "mood", wish.width).inks[colour])


@pytest.mark.parametrize("seats", some(range(1, 12), 3))
def test_random_play_is_drawn_for_every_number_of_players(seats: int) -> None:
    for view in list(races.random_views(seats, seed=seats, count=120))[::12]:
        for chosen, width in ((None, 1000), ("Q", 600), ("D", 400), ("P", 1000)):
            picture(Wish(view, 0, width=width, chosen=chosen))


@pytest.mark.parametrize("seats", some([11, 2, 6], 1))
def test_what_was_played_and_what_was_better_are_marked_in_one_picture(seats: int) -> None:
    compared = 0
    for view in races.random_views(seats, seed=seats, count=160):
        if len(view.moves) < 2 or view.turn % 3:
            continue
        first, last = view.moves[0].notation, view.moves[-1].notation
        for played, better in ((first, last), (last, "end"), ("end", first)):
            wish = Wish(view, width=(400, 1000)[compared % 2], heading="Turn 3", note="", compared=(played, better))
            found = picture(wish)
            assert found.alt.startswith(f"Turn 3. Played: {played}. Better: {better}. ")
            assert found.png != draw("hedgehog", replace(wish, compared=(better, played))).png
            compared += 1
    assert compared > 5


def test_a_race_at_the_end_has_no_header_and_the_winners_chip_is_bright() -> None:
    view = next(view for view in races.random_views(3, seed=3, count=400) if view.turn > 3)
    ended = Wish(view, heading="Ended by a moderator", winners=(1,))
    gold = kit(colours, "mood", 1000).tokens.gold
    assert picture(ended).height < picture(replace(ended, winners=None)).height
    chips = (0, 0, 1000, 90)
    assert count(ended, gold, chips) > 500 > count(replace(ended, winners=()), gold, chips)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("stacking", ["tree", "nest"])
def test_random_play_with_neutral_colours_is_drawn_to_its_end(seats: int, stacking: str) -> None:
    views = list(races.random_views(seats, seed=5, count=200, neutral=True, stacking=stacking))
    for view in (*views[::20], views[-1]):
        picture(Wish(view, chosen="P", names=("Ana", "Bo", "Cy")[:seats]))


@pytest.mark.parametrize("height", [*range(1, 33, 3), 33])
def test_no_stack_makes_the_picture_too_tall(height: int) -> None:
    view = races.tall(height)
    picture(Wish(view, chosen="P"))
    for width in (400, 1000):
        layout = layout_of(view, width)
        for stand in layout.stands:
            assert 0 < stand.left < stand.left + stand.width < width
            assert [column.start for column in stand.columns[1:]] == [column.end for column in stand.columns[:-1]]


@pytest.mark.parametrize("total", range(1, 34))
def test_the_rows_of_stacks_are_about_equally_long(total: int) -> None:
    rows = rows_of([1] * total)
    assert [stack for row in rows for stack in row] == list(range(total))
    assert len(rows) == (1 if total <= 7 else 2 if total <= 20 else 4)
    assert max(map(len, rows)) - min(map(len, rows)) <= 1


def test_rows_alternate_in_direction_so_that_neighbours_stay_adjacent() -> None:
    layout = layout_of(races.begin(11).view(None))
    for one, other in pairwise(layout.stands):
        if one.top == other.top:
            assert abs(one.left - other.left) < 120
        else:
            assert abs(one.left + one.width / 2 - other.left - other.width / 2) < 60


def test_no_column_has_too_many_pieces() -> None:
    for height in range(1, 34):
        cuts = cuts_of(height)
        assert len(cuts) - 1 == slots_of(height)
        assert all(0 < high - low <= MOST_HIGH for low, high in pairwise(cuts))


@pytest.mark.parametrize("wide", range(80, 128, 4))
def test_every_piece_has_room_for_its_number(wide: int) -> None:
    tools = kit(colours, "mood", 1000)
    for size in WIDTHS:
        shape = shape_of(tools, size, wide, None)
        assert shape.height == pytest.approx(shape.width * HEIGHT, abs=1)
        assert digits_of(tools, wide, 32) >= 28
        assert digits_of(kit(colours, "mood", 400), wide, 12) >= 11


def test_every_stack_within_reach_has_pills_below_it() -> None:
    view = races.early()
    layout = lay_out(kit(colours, "mood", 1000), view, [1] * 12, rays=False)
    reached = {way.target for way in view.moves if way.piece.size == 1}
    for number, stand in enumerate(layout.stands):
        box = stand.left, stand.top + 46, stand.left + stand.width, stand.top + 92
        found = count(Wish(view, chosen="P"), MOOD.gold, box)
        assert (found > 300) == (number in reached), number
        assert count(Wish(view), MOOD.gold, box) == 0


def test_two_ways_to_a_stack_are_two_pills() -> None:
    view = view_of(races.state("RP YQ", 2, rolled=3, points=3), None)
    assert sum(way.target == 1 for way in view.moves) == 2
    one = lay_out(kit(colours, "mood", 1000), view, [0, 1], rays=False)
    two = lay_out(kit(colours, "mood", 1000), view, [0, 2], rays=False)
    assert two.bottom - one.bottom == 48
    picture(Wish(view, chosen="P"))


def test_a_chosen_piece_that_is_missing_or_cannot_move_is_ignored() -> None:
    view = races.passing(3, 4)
    plain = picture(Wish(view))
    for chosen in ("x", "", "b3"):
        assert picture(Wish(view, chosen=chosen)).png == plain.png
    stays = picture(Wish(view, chosen="Q"))
    assert stays.png != plain.png
    assert stays.alt.endswith("Queen on 1 can't move now.")


def test_players_who_passed_are_marked() -> None:
    marked, plain = (Wish(races.passing(*seats)) for seats in ((3, 4), ()))
    for seat in range(5):
        right, top = 16 + (seat % 3 + 1) * 968 // 3, 160 + 68 * (seat // 3)
        box = right - 28, top - 10, right + 2, top + 22
        found = count(marked, MOOD.text, box) - count(plain, MOOD.text, box)
        assert (found > 100) == (seat in (3, 4)), seat


def test_the_movers_pieces_have_gold_outlines_unless_there_is_a_heading() -> None:
    view = races.early()
    ring = 0, 230, 1000, 900
    assert count(Wish(view), MOOD.gold, ring) > 1000
    closed = Wish(view, heading="Ana resigned", note="Bo wins", chosen="P")
    assert count(closed, MOOD.gold) == 0
    assert draw("hedgehog", closed).alt.startswith("Ana resigned. Hedgehog race")
    assert " can go" not in draw("hedgehog", closed).alt


@pytest.mark.parametrize(("seats", "stacking"), [(1, "tree"), (2, "tree"), (5, "tree"), (3, "nest")])
def test_every_win_is_celebrated_next_to_the_pieces(seats: int, stacking: str) -> None:
    view = races.won(seats, stacking)
    assert view.built is not None
    done = picture(Wish(view, names=("Ana",) * seats))
    assert f"built a {stacking} on stack {view.built[0] + 1}" in done.alt


@pytest.mark.parametrize("width", [1000, 600, 400])
def test_rays_stand_on_both_sides_of_the_tree_from_its_top_to_its_foot(width: int) -> None:
    view = races.won(5)
    assert view.built is not None
    page, tools = compose(Wish(view, width=width)), kit(colours, "mood", width)
    stand = lay_out(tools, view, [0] * 3, rays=True).stands[view.built[0]]
    (column,) = stand.columns
    gold = tools.inks[MOOD.gold]
    high = tools.px(300)
    for upper, lower in ((0, 1 / 3), (1 / 3, 2 / 3), (2 / 3, 1)):
        top, foot = round(column.y - high * (1 - upper)), round(column.y - high * (1 - lower))
        near, far = tools.px(72), tools.px(140)
        left = page.crop((column.x - far, top, column.x - near, foot)).tobytes().count(gold)
        right = page.crop((column.x + near, top, column.x + far, foot)).tobytes().count(gold)
        assert left > 10 * tools.scale
        assert abs(left - right) <= max(left, right) / 3


@pytest.mark.parametrize("seats", [4, 5, 11])
def test_every_chip_has_room_for_its_players_name(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    write_line = RacePage.line

    def line(page: RacePage, text: str, *rest: object) -> int:
        shown.append(text)
        return write_line(page, text, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(RacePage, "line", line)
    view = races.begin(seats).view(1)
    names = tuple(f"Computer {number}" for number in range(1, seats + 1))
    compose(Wish(view, 1, names=names))
    for number, colour in enumerate(view.colours):
        name = "you" if number == 1 else names[number]
        assert f"{colour} · {name}" in shown or name in shown


@pytest.mark.parametrize("reason", ["passes", "stuck", "turn_limit"])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_kind_of_draw_is_rendered(reason: str, seats: int) -> None:
    told = "not solved" if seats == 1 else "nobody won"
    assert told in picture(Wish(races.drawn(reason, seats))).alt


@pytest.mark.parametrize("name", ["Ana", "🎉", "محمد بن سلمان", "W" * 32, "\u202eevil", "Zażółć gęślą jaźń"])
def test_any_display_name_can_be_drawn(name: str) -> None:
    picture(Wish(races.early(), names=(name,) * 4, chosen="P"))
    picture(Wish(races.tall(5), names=(name,) * 11, chosen="P", width=400))


@pytest.mark.parametrize("width", [1000, 600, 400])
@pytest.mark.parametrize("seats", [4, 7, 9, 11])
def test_every_chip_fits_the_word_for_its_colour(seats: int, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    def fitted(text: str, size: int, weight: int, room: int) -> str:
        shown.append(fit(text, size, weight, room))
        return shown[-1]

    monkeypatch.setattr("render.hedgehog.frame.fit", fitted)
    view = races.begin(seats).view(None)
    for mover in range(seats):
        shown.clear()
        compose(Wish(replace(view, to_act=mover), width=width))
        assert set(view.colours) <= set(shown)


@pytest.mark.parametrize("width", [1000, 600, 400])
def test_white_clear_and_black_pieces_stand_out(width: int) -> None:
    wish = Wish(races.begin(11).view(None), width=width)
    ring = 0, round(300 * width / 1000), width, width
    for colour in (7, 9):
        assert count(wish, COATS[colour].fill, ring) > width * width / 2000
    assert count(wish, COATS[4].edge, ring) > width / 8


def test_the_same_wish_gives_the_same_bytes_on_every_thread() -> None:
    views = list(races.random_views(6, seed=8, count=60))[4::9]
    wishes = [Wish(view, width=600, chosen=chosen) for view in views for chosen in (None, "P")]
    alone = [draw("hedgehog", wish).png for wish in wishes]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda wish: draw("hedgehog", wish).png, wishes * 3)) == alone * 3
