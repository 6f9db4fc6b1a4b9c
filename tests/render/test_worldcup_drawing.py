"""Drawing the World Cup Game: every phase and page of both cups, any number of seats, any name, every width."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image

from render import Picture, Wish, beside, draw, pages
from render.cup_games.signs import tick
from render.kit import Kit, inks
from render.lettering import Anchor, TextStyle
from render.sheet import Sheet
from render.sprites import Pen, Sprite
from render.tokens import Colour
from render.worldcup import compose
from render.worldcup.champion import survivors
from render.worldcup.colours import poster
from rules.worldcup.pieces import CARDS
from rules.worldcup.view import HandCard, Report, View
from tests.render.places import Box, Drawn
from tests.render.worldcup_views import moments, play, views
from words.worldcup.picture import choose_page, is_round_over

NAMES = ("Ana", "Wolfeschlegelsteinhausen", "W" * 32, "日本太郎", "محمد بن سلمان", "Łucja 🎉", *"abcdefghij")
TABLES = ((1930, 2), (1930, 4), (1930, 13), (2002, 2), (2002, 3), (2002, 6), (2002, 9), (2002, 16))
PROOF = pytest.mark.proof


def picture(wish: Wish) -> Picture:
    """Return the picture after checking that it is a PNG of its stated size, small enough, with a description."""
    done = draw("worldcup", wish)
    image = Image.open(BytesIO(done.png))
    chart = choose_page(wish.view, wish.page, wish.chapter, wish.chosen).page == "wallchart"
    assert image.size == (done.width, done.height)
    assert done.width == wish.width * (2 if chart else 1)
    assert 0.3 * done.width < done.height <= 1.7 * done.width
    assert image.mode == "P"
    assert bytes(image.getpalette() or ()) == inks(poster(wish.view.cup), wish.theme).palette
    assert len(done.png) <= (250_000 if chart else 88_000)
    assert 0 < len(done.alt) <= 1024
    return done


@pytest.mark.parametrize(
    ("cup", "seats", "share"),
    [(1930, 2, 6), (1930, 13, 13), (2002, 16, 17), *(pytest.param(*table, 1, marks=PROOF) for table in TABLES)],
)
def test_every_kind_of_moment_is_drawn_on_every_page(cup: int, seats: int, share: int) -> None:
    for number, view in list(enumerate(views(cup, seats, seats)))[::share]:
        offered = pages("worldcup", view)
        assert "hand" not in offered
        width = (1000, 600, 400)[number % 3]
        picture(Wish(view, names=NAMES[:seats], width=width))
        for page in offered[number % 4 :: 4]:
            picture(Wish(view, names=NAMES[:seats], width=width, page=page))


@pytest.mark.parametrize("width", [1000, 400])
def test_a_long_shoot_out_leaves_room_for_its_score(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    match = next(
        match
        for seed in range(20)
        for match in play(2002, 2, seed, passes=1)
        if match.view(None).shootout and len(match.view(None).shootout.kicks) >= 14
    )
    dice: list[int] = []
    scores: list[int] = []
    words, stamp = Sheet.words, Sheet.stamp

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
        if text.isdigit() and anchor == "right":
            scores.append(self.px(x - wide))
        return wide

    def stamped(self: Sheet, sprite: Sprite, x: float, y: float) -> None:
        stamp(self, sprite, x, y)
        if self.px(420) < self.px(y) < self.px(612):
            dice.append(self.px(x) + sprite.x + sprite.image.width)

    monkeypatch.setattr(Sheet, "words", noted)
    monkeypatch.setattr(Sheet, "stamp", stamped)
    compose(Wish(match.view(None), names=NAMES, width=width))
    assert len(scores) == 2
    assert len(dice) > 28
    assert max(dice) < min(scores)


@pytest.mark.parametrize("width", [1000, 400])
def test_no_tick_overlaps_the_winners_code(words_drawn: Drawn, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    ticks: list[Box] = []

    def noted(kit: Kit, radius: float) -> Sprite:
        sprite = tick(kit, radius)

        class Noted(Sprite):
            def stamp(self, ground: Image.Image, x: int, y: int) -> None:
                left, top = x + self.x, y + self.y
                ticks.append((left, top, left + self.image.width, top + self.image.height))
                super().stamp(ground, x, y)

        return Noted(sprite.image, sprite.shape, sprite.rim, sprite.x, sprite.y)

    monkeypatch.setattr("render.worldcup.rows.tick", noted)
    last = views(2002, 4, 3)[-1]
    for chapter, report in enumerate(last.reports, 1):
        if not report.tables:
            words_drawn.clear()
            ticks.clear()
            compose(Wish(last, names=NAMES, width=width, chapter=chapter))
            assert len(ticks) == len(report.results)
            for a in ticks:
                for text, b, _ in words_drawn:
                    assert not (a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]), text


def test_no_letters_on_sprites_are_smaller_than_11_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[float] = []
    for name in ("letters", "words"):
        original = getattr(Pen, name)

        def noted(
            self: Pen,
            text: str,
            x: float,
            y: float,
            size: float,
            weight: int,
            colour: Colour,
            original: Any = original,
        ) -> None:
            sizes.append(size)
            original(self, text, x, y, size, weight, colour)

        monkeypatch.setattr(Pen, name, noted)
    for match in moments(2002, 6)[::4]:
        for page in ("hand", None, "ceremony", "bracket"):
            compose(Wish(match.view(0), names=NAMES, width=402, page=page))
    assert sizes
    assert min(sizes) >= 11


# Choosing the page


def kinds(view: View) -> str:
    """Return the page of a moment."""
    return choose_page(view).page


@pytest.mark.parametrize(("cup", "seats"), [(1930, 4), (2002, 5)])
def test_the_view_decides_the_page_unless_the_wish_names_another(cup: int, seats: int) -> None:
    for view in views(cup, seats, 6):
        page = kinds(view)
        if view.outcome is not None:
            assert page == "champion"
        elif view.turn == 0:
            assert page == "groups"
        elif view.shootout is not None:
            assert page == "shootout"
        elif view.phase == "card" and view.last is not None:
            assert page == ("group" if view.stage == "groups" else "round")
        for name in pages("worldcup", view):
            assert choose_page(view, page=name).page == name.partition(":")[0]
        assert choose_page(view, page="hand").page == page
        assert choose_page(view, page="nonsense").page == page
        assert choose_page(view, page="group:Z").page == page


def test_the_touched_group_is_large() -> None:
    for view in views(2002, 4, 2):
        if view.phase == "card" and view.stage == "groups" and view.last and view.last.changes:
            assert choose_page(view).group == view.last.changes[0].match[0]


def test_a_round_ends_with_its_ceremony_and_the_next_one_begins_with_the_bracket_beside_it() -> None:
    for cup in (1930, 2002):
        shown_beside = [view for view in views(cup, 4, 3) if beside("worldcup", view) == "bracket"]
        assert {view.reports[-1].stage for view in shown_beside} >= (
            {"groups"} if cup == 1930 else {"groups", "sixteen"}
        )
        assert {kinds(view) for view in shown_beside if view.phase == "deal"} == {"ceremony"}
        card = [view for view in shown_beside if view.phase == "card"]  # a smaller round has the bracket in its picture
        assert {(kinds(view), view.stage) for view in card} <= {("group", "groups"), ("round", "sixteen")}
        for before, view in pairwise(views(cup, 4, 3)):
            if view.phase == "card" and beside("worldcup", view) == "bracket":
                assert before.phase == "deal"
                assert all(beside("worldcup", one) is None for one in views(cup, 4, 3) if one.turn == view.turn + 1)


def test_of_the_teams_that_survive_a_claim_those_in_the_final_come_first() -> None:
    third = 0
    for view in views(2002, 2, 3):
        ties = {tie.name: tie for tie in view.bracket}
        if view.stage == "final" and view.outcome is None:
            for seat in range(2):
                found = survivors(view, seat)
                inside = [code in (ties["F"].left, ties["F"].right) for code in found]
                assert inside == sorted(inside, reverse=True)
                third += not all(inside)
    assert third


def test_the_next_players_hand_is_shown_with_the_rows_that_changed() -> None:
    near = 0
    for match in play(2002, 4, 3):
        view = match.view(None)
        if view.phase != "card":
            continue
        for seat in range(4):
            mine, page = match.view(seat), beside("worldcup", match.view(seat))
            if seat != view.to_act:
                inside = not mine.hand and kinds(mine) == "round" and view.stage != "sixteen"
                assert page == ("bracket" if is_round_over(view) and not inside else None)
            elif view.stage != "groups":
                assert page == "round"
            elif not view.last:
                assert page == "groups"
            else:
                own = [one.group for one in mine.matches if one.touched and seat in (one.left.owner, one.right.owner)]
                assert page in ([f"group:{group}" for group in own] or pages("worldcup", mine))
                near += bool(own)
    assert near > 20


def test_a_chapter_is_a_finished_round() -> None:
    view = views(2002, 4, 3)[-1]
    stages = [report.stage for report in view.reports]
    reports: list[Report | None] = [choose_page(view, chapter=number).report for number in range(1, len(stages) + 1)]
    assert [report.stage for report in reports if report] == stages
    assert kinds(view) == "champion"


def test_a_heading_and_a_note_replace_the_first_line() -> None:
    for view in (views(2002, 3)[20], views(2002, 3)[-1]):
        for page in (None, "ceremony"):
            closed = picture(Wish(view, heading="The cup was closed", note="Ana left", page=page))
            assert closed.png != picture(Wish(view, page=page)).png
            assert closed.alt.startswith("The cup was closed. ")


# The hand


def test_a_hand_of_any_cards_is_drawn() -> None:
    match = next(match for match in moments(2002, 4) if match.view(None).phase == "card")
    seat = match.to_act
    view = match.view(seat)
    assert "hand" in pages("worldcup", view)
    for number, width in enumerate((1000, 600, 400)):
        for count in range(4):
            for first in range(number, len(CARDS), 3 * max(1, count)):
                held = tuple(
                    HandCard(card, usable=n != 1, new=n == 2) for n, card in enumerate(CARDS[first : first + count])
                )
                picture(Wish(replace(view, hand=held), page="hand", names=NAMES, width=width))


def test_the_player_who_chooses_teams_sees_nations_and_no_empty_hand() -> None:
    picked = 0
    for match in play(1930, 3, 2, allocation="draft"):
        view = match.view(0)
        if view.turn:
            assert "hand" in pages("worldcup", view)
            break
        picked += view.phase == "pick"
        assert "hand" not in pages("worldcup", view)
        assert choose_page(view).page == "groups"
    assert picked > 5


def test_a_card_without_a_use_looks_different() -> None:
    match = next(match for match in moments(2002, 4) if match.view(None).phase == "card")
    view = match.view(match.to_act)
    fine, dull = (
        replace(view, hand=(HandCard("F", usable, False), HandCard("A", True, True))) for usable in (True, False)
    )
    assert picture(Wish(fine, page="hand")).png != picture(Wish(dull, page="hand")).png


# Hidden information


def test_hidden_information_changes_no_pixel() -> None:
    matches = [match for match in play(2002, 4, 8) if match.view(None).phase == "card"]
    for match in matches[::40]:
        state = match.state
        hands = list(state.hands)
        other = next(seat for seat in range(4) if seat and sorted(hands[seat]) != sorted(hands[0]))
        if len(state.deck) < 3:
            continue
        hands[other] = (*hands[other][1:], state.deck[-1])
        deck = (*reversed(state.deck[:-1]), state.hands[other][0])
        twin = replace(match, state=state._replace(hands=tuple(hands), deck=deck))
        for viewer in (None, 0):
            for page in (None, "groups", "bracket", *(("hand",) if viewer == 0 else ())):
                one, two = (draw("worldcup", Wish(it.view(viewer), page=page, names=NAMES)) for it in (match, twin))
                assert one.png == two.png
                assert one.alt == two.alt


def test_a_player_who_is_out_and_everyone_at_the_end_see_the_board_instead_of_an_empty_hand() -> None:
    out = 0
    for match in moments(1930, 5, 3):
        for seat in range(5):
            view = match.view(seat)
            if view.outcome is not None:
                assert choose_page(view, page="hand").page == "champion"
                assert "hand" not in pages("worldcup", view)
            elif view.turn and seat not in view.seats_in:
                assert choose_page(view, page="hand") == choose_page(view)
                assert "hand" not in pages("worldcup", view)
                out += 1
    assert out


def test_an_onlooker_sees_no_hand() -> None:
    for match in moments(2002, 3)[::5]:
        view = match.view(None)
        assert draw("worldcup", Wish(view, page="hand")).png == draw("worldcup", Wish(view)).png


# Determinism and speed


def test_the_same_wish_gives_the_same_bytes_on_every_thread() -> None:
    wishes = [
        Wish(match.view(1), width=600, page=page, names=NAMES)
        for match in moments(2002, 5, 8)[::9]
        for page in ("hand", "groups", "bracket", None)
    ]
    alone = [draw("worldcup", wish).png for wish in wishes]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda wish: draw("worldcup", wish).png, wishes * 2)) == alone * 2
