"""Pictures of events: any name fits and is legible, nothing is shown by colour alone, and all is told in words."""

from __future__ import annotations

import io
import itertools
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from fractions import Fraction
from typing import Any

import pytest
from PIL import Image

from render.colours import MEDALS, tints
from render.events import draw_bracket, draw_cross_table, draw_groups, draw_podium
from render.events.colours import event_colours, ground_of_won, lit_grounds
from render.events.page import RIGHT
from render.events.signs import PARTS, sign_of
from render.kit import kit, tokens_of
from render.tokens import CONTRAST, MOOD
from render.wish import Picture
from rules import GAMES, own
from tests.render.event_views import (
    LONG,
    NAMES,
    SHORT,
    TIED,
    all_views,
    bracket,
    cross_table,
    group_tables,
    podium,
)
from tests.render.test_texts_fit import WHOLE, cuts
from tests.render.vision import contrast
from words import LANGUAGES, Speech, speech
from words.event_texts import LONGEST_ALT, bracket_text, cross_text, groups_text, pair_text, podium_alt, points_of
from words.events import BracketView, CellKind, CrossTable, GroupTables, PodiumView, RowMark

__all__ = ["cuts"]
View = CrossTable | GroupTables | BracketView | PodiumView
SAY = speech("en")
VIEWS: tuple[View, ...] = (*all_views(), TIED, LONG, podium((1, "Ana"), (2, "Carla"), (3, "Ben")))
#: What Discord takes in a message.
MESSAGE = 4000


def draw(view: View, locale: str = "en", **look: Any) -> Picture:
    """Draw any view."""
    match view:
        case CrossTable():
            return draw_cross_table(view, locale, **look)
        case GroupTables():
            return draw_groups(view, locale, **look)
        case BracketView():
            return draw_bracket(view, locale, **look)
        case PodiumView():
            return draw_podium(view, locale, **look)


def text_of(view: View, say: Speech = SAY) -> str:
    """Any view in words."""
    match view:
        case CrossTable():
            return cross_text(view, say)
        case GroupTables():
            return groups_text(view, say)
        case BracketView():
            return bracket_text(view, say)
        case PodiumView():
            return podium_alt(view, say)


def image_of(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png))


@pytest.mark.parametrize("theme", [MOOD, CONTRAST])
@pytest.mark.parametrize("width", [1000, 400])
def test_every_picture_is_a_described_palette_png_of_the_right_width(width: int, theme: str) -> None:
    for view in VIEWS:
        picture = draw(view, width=width, theme=theme)
        image = image_of(picture)
        assert (image.mode, image.size) == ("P", (picture.width, picture.height))
        assert picture.width == width
        assert picture.height <= 1.6 * width
        assert 0 < len(picture.alt) <= LONGEST_ALT
        assert len(picture.png) < 120_000
        assert draw(view, width=width, theme=theme).png == picture.png


@pytest.mark.parametrize("width", [1000, 400])
@pytest.mark.parametrize("view", all_views())
def test_nothing_touches_the_edge_of_a_picture(view: View, width: int) -> None:
    image = image_of(draw(view, width=width)).convert("RGB")
    ground, (wide, high), edge = event_colours(view.game).MOOD.canvas, image.size, round(width * (1000 - RIGHT) / 1000)
    top = round(width / 100)
    for box in ((0, high - edge // 3, wide, high), (0, top, edge, high), (wide - edge, top, wide, high)):
        assert image.crop(box).getcolors() == [((box[2] - box[0]) * (box[3] - box[1]), ground)]


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("language", WHOLE)
def test_no_word_of_a_picture_is_cut(language: str, cuts: list[tuple[str, str]]) -> None:
    people = podium(*((place, SHORT[place]) for place in (1, 2, 3)))
    for view, width in itertools.product((*all_views(SHORT), people), (400, 1000)):
        draw(view, language, width=width)
        if not isinstance(view, PodiumView):
            for page in range(1, view.pages + 1):
                draw(replace(view, page=page), language, width=width)
    assert not cuts


@pytest.mark.parametrize("theme", [MOOD, CONTRAST])
@pytest.mark.parametrize("game", GAMES)
def test_every_word_and_every_sign_stands_out_from_its_ground(game: str, theme: str) -> None:
    tokens = tokens_of(event_colours(game), theme)
    won, own_row = ground_of_won(tokens), tints(tokens)[0]
    for ground in (won, *lit_grounds(tokens)) if theme == MOOD else (won,):
        assert contrast(tokens.text, ground) >= 4.5
    for ink in (tokens.text, tokens.muted, tokens.gold, tokens.choice):
        assert contrast(ink, own_row) >= 4.5
    for medal in MEDALS:
        assert contrast(tokens.ink, medal) >= 4.5
    assert contrast(tokens.positive, won) >= 3
    for sign, ground in itertools.product((tokens.positive, tokens.muted, tokens.gold), (tokens.panel, tokens.raised)):
        assert contrast(sign, ground) >= 3
    assert contrast(tokens.warning, tokens.panel) >= 3


def test_an_event_has_the_mood_of_its_game_and_another_the_houses() -> None:
    for game in (*GAMES, "fifth"):
        image = image_of(draw(cross_table(game=game))).convert("RGB")
        expected = own("render", game, "MOOD", "colours") if game in GAMES else event_colours("fifth").MOOD
        assert image.getpixel((1, image.height - 2)) == expected.canvas


@pytest.mark.parametrize("width", [1000, 400])
def test_no_two_signs_have_the_same_shape(width: int) -> None:
    tools = kit(event_colours("mundialito"), MOOD, width)
    alike = {CellKind.PLACED, CellKind.NONE, CellKind.LATE}  # shown as another, or with a word
    kinds = [one.value for one in CellKind if one not in alike]
    kinds += [one.value for one in RowMark if one not in (RowMark.NONE, RowMark.OUT)]  # out is absent's cross, unlit
    covers = [sign_of(tools, kind) for kind in (*kinds, "lot")]
    assert len({(sprite.image.size, sprite.cover) for sprite in covers}) == len(covers)
    discs = [sign_of(tools, "placed", Fraction(part, PARTS)).cover for part in range(PARTS + 1)]
    assert len(set(discs)) == len(discs)


def changes(value: Any) -> Iterator[Any]:
    """Yield other values in its place: each with a single fact that differs, or without an item."""
    if isinstance(value, Enum):
        yield from (one for one in type(value) if one is not value)
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int | Fraction):
        yield value + 1
    elif isinstance(value, str):
        yield value + "x" if len(value) < 8 else "x" + value
    elif value is None:
        yield from (0, 1)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from (replace(value, **{field.name: one}) for one in changes(getattr(value, field.name)))
    elif isinstance(value, tuple):
        for at, item in enumerate(value):
            yield from ((*value[:at], one, *value[at + 1 :]) for one in changes(item))


def is_possible(view: View) -> bool:
    """Whether the games of a knock-out can be so: the last one decides, all before it are drawn."""
    won, lost, drawn, absent = CellKind.WON, CellKind.LOST, CellKind.DRAWN, CellKind.ABSENT
    if not isinstance(view, BracketView):
        return True
    for tie in itertools.chain(*view.rounds):
        level = (drawn, drawn) if tie.games and tie.games[-1][0] is drawn else (absent, absent)
        decided = {None: {level}, 0: {(won, lost), (won, absent)}, 1: {(lost, won), (absent, won)}}
        wanted = {level} if tie.by_lot else decided.get(tie.winner, {level})
        if any(game != (drawn, drawn) for game in tie.games[:-1]) or not {*tie.games[-1:]} <= wanted:
            return False
        if tie.winner not in decided or (tie.winner is not None and tie.running) or (tie.by_lot and tie.winner is None):
            return False
        if tie.winner is not None and not tie.bye and not tie.games:
            return False
        if tie.winner is not None and tie.sides[tie.winner] is None:
            return False
        if tie.bye and (tie.games or tie.running or tie.by_lot or None not in tie.sides or tie.winner is None):
            return False
    return True


#: Small views, each fact of which is changed.
FEW: tuple[View, ...] = (
    cross_table(3, 3, 3, running=True, names=SHORT),
    cross_table(4, 2, 1, running=True, tables=True, names=SHORT),
    group_tables(2, 3, final=True, names=SHORT),
    group_tables(2, 3, league=True, names=SHORT),
    replace(bracket(4, 1, names=SHORT), people=4),
    bracket(4, 9, byes=1, names=SHORT),
    podium((1, "Ana"), (2, "Ben"), (3, "Carla")),
)


@pytest.mark.parametrize("view", FEW)
def test_what_a_picture_shows_is_told(view: View) -> None:
    picture, text, seen = draw(view, width=400), text_of(view), 0
    for other in changes(view):
        if not is_possible(other):
            continue
        try:
            drawn = draw(other, width=400)
        except (LookupError, AttributeError, TypeError):
            continue  # nothing that can happen
        if drawn.png != picture.png and other.game == view.game:
            seen += 1
            assert (text_of(other), drawn.alt) != (text, picture.alt), other
    assert seen > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_told_in_every_language_and_fits_a_message(language: str) -> None:
    say = speech(language)
    for view in VIEWS:
        text = text_of(view, say)
        assert 0 < len(text) <= MESSAGE
        assert "@all" not in text
        assert "**x**" not in text
        assert "  " not in text
        assert len(draw(view, language, width=400).alt) <= LONGEST_ALT


def test_a_text_of_the_longest_names_fits_a_message() -> None:
    table = cross_table(64, 9, 9, names=("*" * 32,), you=50)
    for language in LANGUAGES:
        assert len(cross_text(table, speech(language))) <= MESSAGE
        assert len(groups_text(group_tables(8, 4, names=("*" * 32,)), speech(language))) <= MESSAGE
        assert len(bracket_text(bracket(16, 9, names=("*" * 32,)), speech(language))) <= MESSAGE


def test_people_whose_names_cannot_be_drawn_are_shown_by_account() -> None:
    one, other = (podium((1, name)) for name in ("𓀀𓂀", "account"))
    assert draw(one).png == draw(other).png


def test_a_place_that_is_shared_is_written_once_and_told_for_everybody() -> None:
    table = cross_table(names=SHORT)
    level = replace(table, rows=tuple(replace(row, place=1) for row in table.rows))
    first = replace(level, rows=(level.rows[0], *(replace(row, place=0) for row in level.rows[1:])))
    assert text_of(level).count("**1.**") == len(level.rows)
    assert draw(level).png != draw(first).png


def test_your_row_your_table_and_your_part_of_a_knock_out_come_first() -> None:
    table = cross_table(64, 7, 3, you=40)
    assert any(row.you for row in table.shown)
    assert table.pages == 6
    assert table.own is None
    elsewhere = replace(table, page=1 + table.shown_page % table.pages)
    assert elsewhere.own is not None
    assert elsewhere.own.you
    assert group_tables(12, 4).shown_page == 2
    begun = bracket(32, 0, you=2)
    assert (begun.pages, begun.shown_page) == (3, 2)
    assert [len(ties) for ties in begun.shown] == [8, 4, 2, 1]
    assert [len(ties) for ties in bracket(32, 1).shown] == [8, 4, 2, 1]
    assert bracket(32, 1).shown_page == 3
    assert [len(ties) for ties in bracket(16, 0).shown] == [8, 4, 2, 1]


def test_a_tie_to_which_nobody_came_holds_up_no_round() -> None:
    view = bracket(8, 1)
    nobody = replace(view.rounds[0][0], games=((CellKind.ABSENT, CellKind.ABSENT),), winner=None)
    assert replace(view, rounds=((nobody, *view.rounds[0][1:]), *view.rounds[1:])).now == view.now == 1


def test_a_pair_reads_as_it_is_spoken() -> None:
    assert pair_text("Ana", "1", "Carla", "1", 14, SAY) == "Ana, 1, v Carla, 1, turn 14"
    assert pair_text("Ana", "½", "Carla", "1", 0, SAY) == "Ana, ½, v Carla, 1"


def test_points_are_written_in_halves_or_in_decimals() -> None:
    half, third = Fraction(5, 2), Fraction(50, 3)
    assert points_of(half, [half], SAY) == "2½"
    assert points_of(Fraction(1, 2), [half], SAY) == "½"
    assert points_of(half, [half, third], SAY) == "2.5"
    assert points_of(third, [third], speech("de")) == "16,67"
    assert "**2½** points" not in text_of(cross_table(names=NAMES))
