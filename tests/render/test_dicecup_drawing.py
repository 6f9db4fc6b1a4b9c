"""Drawing the dice cup: every phase and page, any number of coaches, any name, every width."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from render import Picture, Wish, beside, draw
from render.cup_games.colours import cup_tones
from render.dicecup import colours, compose
from render.dicecup.colours import MOOD
from render.dicecup.frame import DiceCupPage
from render.dicecup.match import lines_of
from render.fonts import length, undrawable
from render.kit import inks, kit
from render.lettering import Anchor, TextStyle
from render.sheet import Canvas, Sheet
from render.sprites import Pen
from render.tokens import Colour
from rules.core.match import Match
from rules.dicecup.pieces import Stage
from rules.dicecup.view import View
from tests.render import cups
from tests.render.places import Drawn, assert_no_overlap
from tests.sampling import some, some_pairs
from words import speech
from words.dicecup.lines import choose_page

NAMES = ("Ana", "Wolfeschlegelsteinhausen", "W" * 32, "日本太郎", "محمد بن سلمان", "Łucja 🎉")
LONG = "W" * 24
PAGES = ("match", "latest", "match 9", "groups", "groups D", "cup", "final", "nonsense", None)
MODES = ("beginner", "professional", "touristic")


def picture(wish: Wish) -> Picture:
    """Return the picture after checking that it is a PNG of its stated size, small enough, with a description."""
    done = draw("dicecup", wish)
    image = Image.open(BytesIO(done.png))
    assert image.size == (done.width, done.height)
    assert done.width == wish.width
    assert 0.3 * done.width < done.height <= 1.5 * done.width
    assert image.mode == "P"
    assert bytes(image.getpalette() or ()) == inks(colours, "mood").palette
    assert len(done.png) <= 80_000
    assert 0 < len(done.alt) <= 1024
    return done


@cache
def moments(seats: int, seed: int, **options: object) -> tuple[View, ...]:
    """Return one view of each kind in a cup: phase, stage, period, and whether something has been rolled."""
    found: dict[object, View] = {}
    for view in cups.views(seats, seed, **options):
        match = view.match
        state = (match.period, len(match.due), match.attempt) if match is not None else None
        found[view.phase, view.stage, state] = view
    return tuple(found.values())


def penalties(stage: Stage, attempt: int = 1, due: int = 2) -> View:
    """Return a view of a match of the stage whose penalties are to be rolled."""
    for seed in range(1, 200):
        for view in cups.views(6, seed):
            match = view.match
            state = (match.stage, match.period, match.attempt, len(match.due)) if match else None
            if state == (stage, "penalties", attempt, due) and view.phase == "roll":
                return view
    raise AssertionError


@pytest.mark.parametrize(("seats", "mode"), some((*zip(range(1, 7), MODES * 2, strict=True), (6, "beginner")), 1))
def test_every_kind_of_moment_is_drawn_on_every_page(seats: int, mode: str) -> None:
    for number, view in enumerate(moments(seats, seats, mode=mode)):
        for page in PAGES[number % 3 :: 3]:
            picture(Wish(view, names=NAMES[:seats], width=(1000, 600, 400)[number % 3], page=page))


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("mode", "width"), some_pairs(MODES, [1000, 600, 400], 3))
def test_words_and_flags_never_overlap_or_leave_the_picture(
    words_drawn: Drawn, flags_drawn: Drawn, mode: str, width: int
) -> None:
    for seats in (6, 3, 1):
        views = moments(seats, 7, mode=mode, selection="random", custom_team=LONG)
        for number, view in enumerate((*views[seats % 2 :: 3], views[-1])):
            for page in ("match", "groups", "cup", "latest", "final")[number % 2 :: 2]:
                words_drawn.clear()
                flags_drawn.clear()
                done = compose(Wish(view, names=NAMES[1:] + NAMES[:1], width=width, page=page))
                assert_no_overlap([*words_drawn, *flags_drawn], done.width, done.height)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("width", some([400, 404, 600, 1000], 1))
def test_no_words_are_smaller_than_11_pixels(words_drawn: Drawn, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    sizes: list[float] = []
    letters = Pen.letters

    def noted(self: Pen, text: str, x: float, y: float, size: float, weight: int, colour: Colour) -> None:
        sizes.append(size)
        letters(self, text, x, y, size, weight, colour)

    monkeypatch.setattr(Pen, "letters", noted)
    for mode in MODES:
        for view in moments(6, 4, mode=mode)[::6]:
            for page in ("match", "groups", "cup", "final"):
                compose(Wish(view, names=NAMES, width=width, page=page))
    assert words_drawn
    assert min(size for _, _, size in words_drawn) >= 11
    assert all(size >= 11 for size in sizes)


def test_the_whole_of_a_large_cup_is_a_small_file() -> None:
    views = [view for view in cups.views(6, 3) if view.match and view.match.of == 8]
    for theme in ("mood", "contrast"):
        assert len(draw("dicecup", Wish(views[-1], theme=theme, names=NAMES, page="cup")).png) <= 70_000


def test_the_card_has_a_row_for_each_period() -> None:
    heights = {}
    for view in moments(6, 3):
        if view.match is not None and view.match.stage is Stage.ROUND_OF_32:
            rows = len(lines_of(view.match))
            heights[rows] = picture(Wish(view, page="match")).height
    view = penalties(Stage.ROUND_OF_32)
    heights[3] = picture(Wish(view, page="match")).height
    assert heights[1] < heights[3]
    assert len(lines_of(view.match)) == 3 if view.match else False


def test_another_attempt_at_penalties_gets_another_row() -> None:
    view = penalties(Stage.ROUND_OF_32, attempt=2)
    assert view.match is not None
    assert [line.attempt for line in lines_of(view.match)] == [0, 0, 1, 2]
    picture(Wish(view, page="match"))


def test_the_loser_is_muted_and_the_team_that_goes_through_has_a_tick() -> None:
    view = next(view for view in cups.views(6, 2) if view.latest and view.latest.winner == view.latest.home.code)
    page = compose(Wish(view, page="latest"))
    box = page.crop((360, 130, 450, 240)).tobytes(), page.crop((550, 130, 640, 240)).tobytes()
    text, muted, green = (kit(colours, "mood", 1000).inks[colour] for colour in (MOOD.text, MOOD.muted, MOOD.positive))
    assert box[0].count(text) > 500
    assert box[0].count(muted) == 0
    assert box[1].count(muted) > 500
    assert page.crop((240, 80, 300, 140)).tobytes().count(green) > 300


def test_the_next_row_is_gold_until_the_match_is_over() -> None:
    gold = kit(colours, "mood", 1000).inks[MOOD.gold]
    view = penalties(Stage.ROUND_OF_16)
    assert compose(Wish(view, page="match")).crop((30, 610, 970, 730)).tobytes().count(gold) > 4000
    done = next(view for view in cups.views(4, 5) if view.latest is not None)
    assert compose(Wish(done, page="latest")).crop((30, 424, 970, 520)).tobytes().count(gold) < 400


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("width", [400, 1000])
def test_whose_lots_they_are_is_never_cut(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    words, heads = Sheet.words, list[str]()

    def noted(
        self: Sheet,
        text: str,
        x: float,
        middle: float,
        face: TextStyle,
        room: float | None = None,
        anchor: Anchor = "left",
    ) -> float:
        if text.startswith(("Level in", "places", "roll ")):
            heads.append(text)
            assert room is not None
            assert length(text, face.size, face.weight) <= self.px(room), text
        return words(self, text, x, middle, face, room, anchor)

    monkeypatch.setattr(Sheet, "words", noted)
    for seed in range(1, 4):
        for view in cups.views(4, seed, mode="professional"):
            if view.lots is not None:
                compose(Wish(view, width=width, page="groups"))
    assert len(set(heads)) > 4


# Choosing the page


def test_the_view_decides_the_page_unless_the_wish_names_another() -> None:
    for mode in MODES:
        for view in cups.views(4, 6, mode=mode):
            page = choose_page(view).page
            match = view.match
            if view.champion is not None:
                assert page == "final"
            elif match is not None and (match.home.score is not None or match.of == 1):
                assert page == "match"
            elif view.lots is not None:
                assert page == "groups"
            assert choose_page(view, "cup").page == "cup"
            assert choose_page(view, "match 99999").page == page
            assert choose_page(view, "final").page == page
            assert choose_page(view, "match").page == ("match" if match or view.latest else page)
            assert choose_page(view, "groups").page == ("groups" if view.groups else page)
            if view.latest is not None:
                assert choose_page(view, f"match {view.latest.serial}").match == view.latest


def test_the_first_match_of_a_round_is_shown_with_the_whole_cup_once_something_has_happened_in_it() -> None:
    beginner = [view for view in cups.views(4, 6) if view.match and view.match.home.score is None]
    whole = {view.stage for view in beginner if beside("dicecup", view) == "cup"}
    assert whole == set(Stage) - {Stage.GROUPS, Stage.ROUND_OF_32}
    professional = [view for view in cups.views(4, 6, mode="professional") if view.match is not None]
    groups = [view for view in professional if beside("dicecup", view) == "groups"]
    assert {view.stage for view in groups} == {Stage.GROUPS, Stage.ROUND_OF_16}
    assert all(choose_page(view).page == "match" for view in (*beginner, *professional))
    assert all(view.match and view.match.home.score is None for view in groups)


# Hidden information


def test_nothing_of_an_unturned_pair_is_visible() -> None:
    start = next(match for match in cups.play(4, 9) if match.view(None).phase == "piles")
    field = [team.code for team in start.view(None).teams]
    others = [*field[:2], *reversed(field[2:])]
    one, other = (start.chance(f"piles {' '.join(pile)}") for pile in (field, others))
    for page in ("match", "cup", None):
        pictures = [draw("dicecup", Wish(match.view(None), page=page, names=NAMES)) for match in (one, other)]
        assert pictures[0].png == pictures[1].png
        assert pictures[0].alt == pictures[1].alt


def test_all_card_backs_are_the_same() -> None:
    start: Match = next(match for match in cups.play(4, 9) if match.view(None).phase == "piles")
    view = start.view(None)
    back = kit(colours, "mood", 1000).inks[cup_tones(MOOD).back]
    assert compose(Wish(view, page="cup")).tobytes().count(back) > 10_000


# Names


@pytest.mark.parametrize("name", ["Łódzcy Wędrowcy", LONG, "日本太郎", "🎉🎉", "a b c d e f g h i j k l", "Команда"])
def test_a_tables_own_team_may_have_any_name(name: str) -> None:
    options = {"selection": "random", "custom_team": name, "custom_stars": 2}
    views = list(cups.views(6, 3, **options))
    played = next(view for view in views if view.match and "XXX" in (view.match.home.code, view.match.away.code))
    for page in ("match", "cup"):
        for width in (1000, 400):
            picture(Wish(played, names=NAMES, page=page, width=width))


def test_a_name_that_cannot_be_drawn_is_replaced_by_the_blank_cards() -> None:
    plain, strange = (
        next(
            view
            for view in cups.views(6, 3, selection="random", custom_team=name)
            if view.match and "XXX" in (view.match.home.code, view.match.away.code)
        )
        for name in ("The blank card", "𓀀𓂀")
    )
    assert compose(Wish(plain, page="match")).tobytes() == compose(Wish(strange, page="match")).tobytes()
    assert "𓀀𓂀" in draw("dicecup", Wish(strange, page="match")).alt


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Atlantis", "ATL"),
        ("Red Star United", "RSU"),
        ("Pólska", "POS"),  # POL is Poland's
        ("🦔🏆 Ño", "NO"),
        ("WWWWW", "WW"),  # three would be wider than any code
        ("日本", "日本"),
        ("𓀀𓂀", "TBC"),  # the blank card
    ],
)
def test_a_tables_own_team_has_a_code_of_its_own_letters(name: str, code: str) -> None:
    wish = Wish([*cups.views(6, 3, custom_team=name)][-1])
    tools = kit(colours, wish.theme, wish.width)
    page = DiceCupPage(tools, Canvas(Image.new("L", (10, 10))), wish, speech("en"), wish.view)
    assert page.code("XXX") == code
    assert page.code("BRA") == "BRA"


def test_the_letters_of_a_name_that_pictures_cannot_show_are_listed() -> None:
    assert undrawable("Ólafur 東京 𓀀𓂀 𓀀") == "𓀀𓂀"
    assert undrawable("Ólafur") == ""
    assert undrawable("🦔\ufe0f Z\u0336a\u0338") == "🦔"


def test_a_heading_and_a_note_replace_the_first_line() -> None:
    view = moments(3, 3)[20]
    for page in ("match", "cup"):
        closed = picture(Wish(view, heading="The cup was closed", note="Ana left", page=page))
        assert closed.png != picture(Wish(view, page=page)).png
        assert closed.alt.startswith("The cup was closed. ")


# Determinism and speed


def test_the_same_wish_gives_the_same_bytes_on_every_thread() -> None:
    views = moments(5, 8, mode="professional")[::8]
    wishes = [Wish(view, width=600, page=page, names=NAMES) for view in views for page in ("match", "groups", None)]
    alone = [draw("dicecup", wish).png for wish in wishes]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda wish: draw("dicecup", wish).png, wishes * 2)) == alone * 2
