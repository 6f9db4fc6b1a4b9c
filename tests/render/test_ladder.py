"""Pictures of leaderboards and profiles: any name fits and is legible, and everything is described in words."""

import io
import itertools
from dataclasses import replace

import pytest
from PIL import Image

from render.colours import MEDALS, result_colours, tints
from render.ladder import draw_board, draw_profile
from render.tokens import HIGH_CONTRAST, HOUSE
from tests.render.vision import contrast
from words import speech
from words.ladder import BoardView, GameLine, Row, board_text
from words.profiles import ComputerLine, ProfileView, RivalLine, SoloLine, profile_text

SAY = speech("en")
NAMES = (
    "Ana",
    "W" * 40,
    "🦔🦔",
    "𝓐𝓵𝓮𝔁",
    "",
    "\u202eevil",
    "Świętosława Brzęczyszczykiewicz",
    "مرحبا",
    "a\nb",
    "**x**",
    "@all",
)


def row(place: int | None, name: str, *, mine: bool = False) -> Row:
    return Row(place, name, 1998 - 37 * (place or 9), 120, 60, 30, 30, mine)


FULL = BoardView(
    None,
    "rating",
    "2026-11",
    tuple(row(place, name) for place, name in enumerate(NAMES[:10], 1)),
    row(47, "Me", mine=True),
    3,
    2,
    9,
    (("computers", 120), ("abandoned", 3), ("early", 1), ("repeated", 17)),
)
LEVEL = BoardView("Hedgehog race", "wins", None, tuple(row(1, name) for name in NAMES), None, 3)
EMPTY = BoardView("Mundialito", "rating", "2026-12", (), None, 3)
LINE = GameLine("The World Cup Game, with a long name for once", 2104, 1200, 600, 300, 300, 123)
RICH = ProfileView(
    "W" * 40,
    LINE,
    LINE,
    3,
    tuple(1500 + (n * 37) % 211 for n in range(300)),
    (LINE,) * 6,
    LINE.game,
    tuple(RivalLine(name, 100, 60, 40) for name in NAMES[:3]),
    tuple(SoloLine("hedgehog", best, 3, 5, puzzle) for best in (9, None) for puzzle in (True, False)),
    tuple(ComputerLine(LINE.game, 400, wins, 2) for wins in (200, 0, 7)),
    12,
)
POOR = ProfileView("", GameLine("", 1500, 0, 0, 0, 0), GameLine("", 1500, 0, 0, 0, 0), 3)
FLAT = ProfileView("Flat", LINE, LINE, 3, (1500, 1500, 1500))
BOARDS, PROFILES = (FULL, LEVEL, EMPTY), (RICH, POOR, FLAT)


@pytest.mark.parametrize("width", [1000, 400])
def test_every_picture_is_a_described_palette_png_of_the_right_width(width: int) -> None:
    drawn = [draw_board(view, width=width) for view in BOARDS] + [draw_profile(view, width=width) for view in PROFILES]
    for picture in drawn:
        image = Image.open(io.BytesIO(picture.png))
        assert (image.mode, image.size) == ("P", (picture.width, picture.height))
        assert picture.width == width
        assert picture.height <= 2.2 * width
        assert 0 < len(picture.alt) <= 1024
        assert len(picture.png) < 120_000


@pytest.mark.parametrize("view", [*BOARDS, *PROFILES])
def test_nothing_touches_the_edge_of_a_picture(view: BoardView | ProfileView) -> None:
    picture = draw_board(view) if isinstance(view, BoardView) else draw_profile(view)
    image = Image.open(io.BytesIO(picture.png)).convert("RGB")
    ground, (wide, high) = HOUSE.canvas, image.size
    for box in ((0, 10, wide, 18), (0, high - 8, wide, high), (0, 10, 16, high), (wide - 16, 10, wide, high)):
        assert image.crop(box).getcolors() == [((box[2] - box[0]) * (box[3] - box[1]), ground)]


def test_the_same_page_is_the_same_bytes() -> None:
    assert draw_board(FULL).png == draw_board(FULL).png
    assert draw_profile(RICH).png == draw_profile(RICH).png


def test_every_word_stands_out_from_its_ground() -> None:
    for tokens in (HOUSE, HIGH_CONTRAST):
        grounds = (tokens.canvas, tokens.panel, tokens.raised, tints(tokens)[0])
        for ink, ground in itertools.product((tokens.text, tokens.muted, tokens.gold, tokens.choice), grounds):
            assert contrast(ink, ground) >= 4.5
        for medal in MEDALS:
            assert contrast(tokens.ink, medal) >= 4.5
        for bar in result_colours(tokens):
            assert contrast(bar, tokens.panel) >= 3


def test_the_description_has_every_number_shown_and_fits_a_message() -> None:
    for view in BOARDS:
        text = board_text(view, SAY)
        assert len(text) <= 4000
        for one in view.rows:
            assert str(one.wins if view.by == "wins" else one.points) in text
    assert "**47.** **Me** (you)" in board_text(FULL, SAY)
    assert "120 with computers, 3 unfinished, 1 over too soon, 17 repeat pairings" in board_text(FULL, SAY)
    for profile in PROFILES:
        assert 0 < len(profile_text(profile, SAY)) <= 4000


def test_no_name_can_break_the_text_or_mention_anybody() -> None:
    text = board_text(LEVEL, SAY)
    assert "\u202e" not in text
    assert "**x**" not in text
    assert "@all" not in text
    assert len(text.splitlines()) == 2 + len(NAMES)


def test_people_whose_names_cannot_be_drawn_are_shown_by_account() -> None:
    def board(name: str, account: str) -> bytes:
        return draw_board(
            BoardView(None, "rating", None, (Row(1, name, 1500, 3, 1, 1, 1, False, account),), None, 3)
        ).png

    assert board("𓀀𓂀", "yamada") == board("yamada", "") != board("𓁀", "")
    line = GameLine("", 1500, 0, 0, 0, 0)
    assert draw_profile(ProfileView("𓀀𓂀", line, line, 3, account="yamada")).png == (
        draw_profile(ProfileView("yamada", line, line, 3)).png
    )


def test_the_tallest_profile_is_drawn_completely() -> None:
    fewer = replace(RICH, seats=0, favourite=None)
    assert draw_profile(RICH).height == draw_profile(fewer).height + 42


def test_thousands_have_no_commas() -> None:
    assert "2104" in profile_text(RICH, SAY)
    assert "2,104" not in profile_text(RICH, SAY)
    assert ",9" not in board_text(FULL, SAY)
