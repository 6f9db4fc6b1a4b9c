"""Drawing Mundialito: every moment, from either side, at every width."""

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from io import BytesIO
from itertools import product
from pathlib import Path

import pytest
from PIL import Image

from render import Picture, Wish, draw, memory
from render.__main__ import main
from render.inks import EDGE_LEVELS
from render.kit import inks, kit
from render.mundialito import colours, compose
from render.mundialito.colours import COATS, MOOD, tones
from render.mundialito.frame import BoardLayout
from render.mundialito.marks import origin
from render.mundialito.pieces import reach
from render.mundialito.play import DrawnBoard
from render.sprites import Sprite
from render.tokens import HOUSE, Colour
from tests.render.positions import all_kinds, at_play, begin, ended, goal_on, jumped, match_goal, random_views

CORNERS = (("a6", 0), ("f6", 0), ("a1", 1), ("f1", 1))


def picture(wish: Wish) -> Picture:
    """Return the picture after checking that it is a PNG of its stated size, small enough, with a description."""
    drawn = draw("mundialito", wish)
    image = Image.open(BytesIO(drawn.png))
    assert image.size == (drawn.width, drawn.height)
    assert drawn.width == wish.width
    assert image.mode == "P"
    assert len(drawn.png) <= 80_000
    assert 0 < len(drawn.alt) <= 1024
    return drawn


def pixels(wish: Wish) -> Image.Image:
    return Image.open(BytesIO(draw("mundialito", wish).png)).convert("RGB")


def count(image: Image.Image, colour: Colour) -> int:
    return sum(many for many, found in image.getcolors(1 << 20) or [] if found == colour)


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("width", [1000, 600, 400])
def test_random_play_is_drawn_from_every_side_at_every_width(seat: int | None, width: int) -> None:
    for view in list(random_views(seed=width, count=90))[:: 9 if width == 1000 else 15]:
        chosen = view.legal[0].origin if view.legal else None
        picture(Wish(view, seat, width=width, chosen=chosen))


def test_every_choice_in_many_positions_is_drawn() -> None:
    for view in list(random_views(seed=3, count=60, coasters="random"))[6::9]:
        for cell in {act.origin for act in view.legal} | {ball for ball in view.balls if ball}:
            picture(Wish(view, 1, chosen=cell, width=600))


@pytest.mark.parametrize(("cell", "seat"), CORNERS)
def test_a_goal_in_each_corner_is_drawn(cell: str, seat: int) -> None:
    for side in (0, 1):
        drawn = picture(Wish(goal_on(cell, seat), side))
        assert cell in drawn.alt


def test_what_was_played_and_what_was_better_are_marked_in_one_picture() -> None:
    for view in [one for one in random_views(seed=4, count=90) if len(one.legal) > 1][::6]:
        played, better = view.legal[0].notation, view.legal[-1].notation
        for width, side in ((1000, 0), (400, 1)):
            wish = Wish(view, side, width=width, heading="Turn 3", note="", compared=(played, better))
            found = picture(wish)
            assert found.alt.startswith(f"Turn 3. Played: {played}. Better: {better}. ")
            assert found.png != draw("mundialito", replace(wish, compared=(better, played))).png


def test_every_pair_of_actions_can_be_marked() -> None:
    view = max(random_views(seed=5, count=60), key=lambda one: len(one.legal))
    for played in view.legal:
        for better in view.legal[::3]:
            picture(Wish(view, 0, width=400, heading="A", note="", compared=(played.notation, better.notation)))


def test_two_places_of_the_ball_are_marked_in_one_picture() -> None:
    view = begin().replay(["setup 321123", "setup 132231"]).view(0)
    found = picture(Wish(view, 0, heading="Ana", note="", compared=("ball a2", "ball d2")))
    assert found.png != draw("mundialito", Wish(view, 0, heading="Ana", note="", compared=("ball a2", "ball e2"))).png
    assert found.alt.startswith("Ana. Played: ball a2. Better: ball d2. ")


def test_every_step_of_the_set_up_is_drawn_with_its_drafts() -> None:
    events = ("setup 321123", "setup 132231", "ball b2", "ball d5")
    for step in range(4):
        view = begin().replay(events[:step]).view(None)
        plain = picture(Wish(view, step % 2))
        drafted = picture(Wish(view, step % 2, chosen="3.23.1" if step < 2 else ("c2", "c5")[step % 2]))
        assert plain.png != drafted.png


def test_a_line_up_being_chosen_is_drawn_with_its_ball() -> None:
    view = begin().view(0)
    drafts = (None, "3..3..", "321321", "321321f2")
    pictures = [picture(Wish(view, 0, chosen=draft)) for draft in drafts]
    assert len({drawn.png for drawn in pictures}) == len(drafts)
    assert "Chosen, not placed yet: queens a1, d1; drones b1, e1; pawns c1, f1; ball f2." in pictures[-1].alt


@pytest.mark.parametrize("seat", [0, 1])
def test_ones_own_turn_and_the_answer_are_marked_differently_and_described(seat: int) -> None:
    match = at_play().replay(("a6-a5", "f6-f5", "c1-c2", "a1-a2"))
    view = match.view(1)
    alone = replace(view, before=())
    both, latest = picture(Wish(view, seat)), picture(Wish(alone, seat))
    assert "Turn before, Bermellon: a6-a5, f6-f5. Last turn, Gualda: c1-c2, a1-a2." in both.alt
    assert count(pixels(Wish(view, seat)), MOOD.muted) > count(pixels(Wish(alone, seat)), MOOD.muted)
    assert both.png != latest.png
    assert both.height == latest.height


def test_coasters_not_laid_yet_are_drawn() -> None:
    match = begin(coasters="random")
    picture(Wish(match.view(None)))
    picture(Wish(match.resolve().view(None)))


@pytest.mark.parametrize(
    ("reason", "scores", "ahead"),
    [
        ("repetition", None, None),
        ("turn_limit", None, None),
        ("turn_limit", None, 1),
        ("whistle", (2, 1), None),
        ("whistle", (12, 12), None),
        ("repetition", (0, 1), None),
        ("repetition", (1, 1), 0),
    ],
)
def test_every_ending_is_drawn(reason: str, scores: tuple[int, int] | None, ahead: int | None) -> None:
    picture(Wish(ended(reason, scores, ahead), 1, names=("Ana", "Bo")))


def test_the_board_of_a_match_goal_stays_visible() -> None:
    view = match_goal()
    drawn = picture(Wish(view, names=("Ana", "Bo")))
    assert view.phase == "setup"
    assert "goal by" in drawn.alt


@pytest.mark.parametrize("name", ["Ana", "🎉", "محمد بن سلمان", "W" * 32, "\u202eevil", "Zażółć gęślą jaźń"])
def test_any_display_name_can_be_drawn(name: str) -> None:
    picture(Wish(all_kinds(), names=(name, name), chosen="f5"))


def test_a_picture_with_a_heading_offers_no_actions() -> None:
    view = all_kinds()
    closed = Wish(view, heading="Bermellon resigned", note="Gualda wins", chosen="f5")
    assert count(pixels(closed), MOOD.choice) == 0
    tokens = 800, 30, 984, 130
    assert count(pixels(closed).crop(tokens), MOOD.gold) == 0
    assert count(pixels(Wish(view)).crop(tokens), MOOD.gold) > 1000
    assert draw("mundialito", closed).alt.startswith("Bermellon resigned.")
    assert " can " not in draw("mundialito", closed).alt


def test_all_four_kinds_of_action_are_marked_and_described() -> None:
    drawn = picture(Wish(all_kinds(), 0, chosen="f5"))
    for told in (
        "move round the back to a5",
        "push the drone on f4",
        "jump over the queen on e5",
        "take a pass from b1",
    ):
        assert told in drawn.alt
    assert count(pixels(Wish(all_kinds(), 0)), MOOD.choice) == 0


@pytest.mark.parametrize("width", [1000, 400])
def test_nothing_that_may_be_done_hides_which_action_of_the_last_turn_was_first(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools, stamped = kit(colours, "mood", width), list[tuple[Sprite, int, int]]()
    stamp = DrawnBoard.stamp

    def record(self: DrawnBoard, sprite: Sprite, x: int, y: int) -> None:
        stamped.append((sprite, x, y))
        stamp(self, sprite, x, y)

    monkeypatch.setattr(DrawnBoard, "stamp", record)
    numbers = [origin(tools, number) for number in (1, 2)]
    for view, seat in product((all_kinds(), jumped()), (0, 1)):
        layout = BoardLayout(width, turned=seat == 1, tall=True)
        for chosen in (None, *dict.fromkeys(act.origin for act in view.legal)):
            stamped.clear()
            page = compose(Wish(view, seat, width=width, chosen=chosen))
            placed = [one for one in stamped if one[0] in numbers]
            assert len(placed) == 2
            for sprite, x, y in placed:
                box = sprite.box(layout.left + x, layout.top + y)
                shown = zip(page.crop(box).tobytes(), sprite.image.tobytes(), sprite.cover, strict=True)
                assert all(seen == own for seen, own, level in shown if level == EDGE_LEVELS)


@pytest.mark.parametrize("width", range(200, 1001, 50))
def test_the_number_of_an_action_has_room_in_its_disc_at_every_width(width: int) -> None:
    tools = kit(colours, "mood", width)
    for number in (1, 2):
        drawn = origin(tools, number)
        ink = tools.inks[MOOD.on_text]
        row = drawn.image.crop((0, -drawn.y, drawn.image.width, 1 - drawn.y)).tobytes()
        disc = row.strip(bytes({*row} - {tools.inks[MOOD.text]}))
        assert ink in disc
        assert len(disc) >= 11


def test_jumps_of_the_last_turn_over_the_seam_are_drawn_at_both_edges() -> None:
    for seat in (0, 1):
        image = pixels(Wish(jumped(), seat))
        layout = BoardLayout(1000, turned=seat == 1, tall=False)
        x, y = layout.corner("e3")
        inside = image.crop(
            (layout.left + x, layout.top + y, layout.left + x + layout.cell, layout.top + y + layout.cell)
        )
        assert count(inside, MOOD.text) > 100


def test_the_peeks_repeat_the_other_edge() -> None:
    view = all_kinds()
    layout = BoardLayout(1000, turned=False, tall=True)
    page = compose(Wish(view, chosen="f5"))
    tools = kit(colours, "mood", 1000)
    near = tools.inks.over(MOOD.canvas, 0.52)
    for down in range(0, layout.side, 7):
        own = page.getpixel((layout.left + 3, layout.top + down))
        assert page.getpixel((layout.right + 8 + 3, layout.top + down)) == near[own]


@pytest.mark.parametrize("width", [1000, 600, 400])
def test_bermellons_light_cross_is_visible_at_every_width(width: int) -> None:
    view = at_play().view(None)
    layout = BoardLayout(width, turned=False, tall=False)
    page = compose(Wish(view, width=width))
    tools = kit(colours, "mood", width)
    light = tools.inks[COATS[1].edge]
    for piece in view.pieces:
        if piece.seat == 1:
            x, y = layout.middle(piece.cell)
            half = reach(tools, piece.size)
            box = (layout.left + x - half, layout.top + y - half, layout.left + x + half, layout.top + y + half)
            found = page.crop(box).tobytes().count(light)
            assert found >= half * 2.5, (piece, found)


@pytest.mark.parametrize("width", [400, 433, 600, 777, 1000])
def test_cells_are_equal_and_nothing_leaves_the_picture(width: int) -> None:
    layout = BoardLayout(width, turned=False, tall=True)
    assert layout.side == 6 * layout.cell
    assert layout.left > 0
    assert layout.right < width
    assert layout.bottom + layout.px(220) <= layout.height


def test_the_board_alone_keeps_its_size_whatever_happens_on_it() -> None:
    views = [
        *list(random_views(seed=2, count=40))[::6],
        begin().view(0),
        all_kinds(),
        jumped(),
        ended("repetition", None),
    ]
    sizes = set()
    for view in views:
        for chosen in (None, view.legal[0].origin if view.legal else None):
            drawn = picture(Wish(view, 0, chosen=chosen, bare=True))
            sizes.add((drawn.width, drawn.height))
    ((width, height),) = sizes
    assert height < width < picture(Wish(all_kinds(), 0)).height


@pytest.mark.parametrize("seat", [0, 1])
def test_a_board_at_the_end_is_bare_and_the_winners_goal_is_bright(seat: int) -> None:
    resigned = Wish(all_kinds(), seat, heading="Ben resigned", winners=(seat,))
    drawn, nobody = pixels(resigned), pixels(replace(resigned, winners=()))
    assert drawn.size == pixels(replace(resigned, winners=None, bare=True)).size
    bright = tones(MOOD).bright_strip[seat]
    assert count(drawn, bright) > count(nobody, bright) + 5000
    far = 200, 100, 800, 130  # the row into which the side at the bottom passes
    assert drawn.crop(far).tobytes() != nobody.crop(far).tobytes()


def test_both_sides_see_the_same_board_turned() -> None:
    ours, theirs = BoardLayout(1000, turned=False, tall=False), BoardLayout(1000, turned=True, tall=False)
    for cell in ("a1", "f1", "c4", "f6"):
        x, y = ours.corner(cell)
        assert theirs.corner(cell) == (5 * ours.cell - x, 5 * ours.cell - y)


def test_the_same_wish_gives_the_same_bytes_on_every_thread() -> None:
    views = list(random_views(seed=8, count=30))[4::5]
    wishes = [Wish(view, seat, width=600, names=("Ana", "Bo")) for view in views for seat in (0, 1)]
    alone = [draw("mundialito", wish).png for wish in wishes]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda wish: draw("mundialito", wish).png, wishes * 3))
    assert together == alone * 3


def test_a_remembered_picture_looks_like_one_drawn_afresh(monkeypatch: pytest.MonkeyPatch) -> None:
    views = [all_kinds(), jumped(), goal_on("a6", 0), *list(random_views(seed=12, count=60))[5::6]]
    wishes = [
        Wish(view, seat, chosen=view.legal[0].origin if view.legal else None) for view in views for seat in (0, 1)
    ]
    for _ in range(2):
        quick = [decoded(wish) for wish in wishes]
    for kept in (memory.STRIPS, memory.SHOWN, memory.STAMPED):
        monkeypatch.setattr(kept, "recall", lambda key, make, weigh: make())
    assert [decoded(wish) for wish in wishes] == quick
    assert [compose(wish).tobytes() for wish in wishes] == quick


def decoded(wish: Wish) -> bytes:
    """The palette indices of a picture's file."""
    return Image.open(BytesIO(draw("mundialito", wish).png)).tobytes()


def test_a_picture_uses_only_its_palette() -> None:
    image = Image.open(BytesIO(draw("mundialito", Wish(all_kinds(), chosen="f5")).png))
    assert bytes(image.getpalette() or ()) == inks(colours, "mood").palette


def test_a_theme_that_does_not_exist_is_the_houses() -> None:
    image = Image.open(BytesIO(draw("mundialito", Wish(all_kinds(), theme="plaid")).png)).convert("RGB")
    assert image.getpixel((1, image.height - 1)) == HOUSE.canvas


def test_an_unknown_width_is_refused() -> None:
    wish = Wish(all_kinds())
    with pytest.raises(ValueError, match="pixels wide"):
        draw("mundialito", replace(wish, width=4000))


@dataclass(frozen=True)
class Fifth:
    """The view of a game without pictures of its own."""

    score: int
    hand: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]
    nothing: None = None


@pytest.mark.parametrize("width", [1000, 400])
def test_a_game_without_pictures_gets_a_plain_one(width: int) -> None:
    view = Fifth(7, ("ace", "king"), tuple((row, row + 1) for row in range(200)))
    drawn = draw("fifth", Wish(view, width=width, heading="Somebody resigned"))
    assert Image.open(BytesIO(drawn.png)).size == (width, drawn.height)
    assert "score 7" in drawn.alt
    assert len(drawn.alt) <= 1024


@pytest.mark.parametrize("width", [1000, 400])
def test_a_plain_picture_shows_the_players_and_the_games_sketch(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    wish, named = Wish({"seat": 1}, width=width), Wish({"seat": 1}, width=width, names=("Ana", "Ben"))
    assert draw("fifth", named).height > draw("fifth", wish).height
    boards = {"small": "+-+\n|X|\n+-+", "empty": "+-+\n| |\n+-+", "huge": "\n".join(["#" * 500] * 40)}
    drawn = {}
    for name, board in boards.items():
        monkeypatch.setattr("render.studio.sketch_of", lambda game, view, board=board: board)
        drawn[name] = draw("fifth", wish)
        assert Image.open(BytesIO(drawn[name].png)).size == (width, drawn[name].height)
    assert drawn["small"].png != drawn["empty"].png
    assert drawn["small"].alt == "fifth: seat 2."


def test_the_command_line_draws_any_moment_of_a_game_file(tmp_path: Path) -> None:
    events = ["setup 321123", "setup 132231", "ball b2", "ball d5"]
    file, out = tmp_path / "game.json", tmp_path / "out.png"
    file.write_text(json.dumps({"game": "mundialito", "seats": 2, "options": {}, "events": events}))
    asked = ["mundialito", str(file), "--event", "3", "--seat", "1", "--width", "600", "-o", str(out)]
    assert main(asked) == 0
    assert Image.open(out).width == 600
    assert main([*asked[:3], "9", *asked[4:]]) == 1
    assert main(["nothing", *asked[1:]]) == 1
