"""Words on the World Cup Game's pictures: whole, large enough, and apart from each other and from signs."""

import pytest

from render import Wish, pages
from render.cup_games.signs import goal
from render.fonts import MEDIUM, length
from render.kit import kit
from render.lettering import Anchor, TextStyle
from render.sheet import Sheet
from render.sprites import Sprite
from render.worldcup import compose
from render.worldcup.colours import poster
from rules import GAMES
from rules.core.match import Match
from tests.render.places import Drawn, assert_no_overlap
from tests.render.worldcup_views import views
from tests.sampling import some
from words import LANGUAGES, speech
from words.worldcup.lines import item

NAMES = ("Ana", "Wolfeschlegelsteinhausen", "W" * 32, "日本太郎", "محمد بن سلمان", "Łucja 🎉", *"abcdefghij")
PROOF = pytest.mark.proof


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    ("cup", "seats", "width"),
    some(((cup, seats, width) for cup, seats in ((1930, 3), (2002, 6), (2002, 16)) for width in (400, 600, 1000)), 2),
)
def test_words_and_flags_never_overlap_leave_the_picture_or_get_too_small(
    words_drawn: Drawn, flags_drawn: Drawn, cup: int, seats: int, width: int
) -> None:
    for number, view in enumerate(views(cup, seats, 5)):
        offered = (None, *pages("worldcup", view))
        for page in offered[number % 3 :: 3]:
            words_drawn.clear()
            flags_drawn.clear()
            done = compose(Wish(view, names=(NAMES[1:] + NAMES[:1])[:seats], width=width, page=page))
            assert_no_overlap([*words_drawn, *flags_drawn], done.width, done.height)
            assert min((size for _, _, size in words_drawn), default=11) >= 11


@pytest.mark.parametrize("width", [1000, 400])
def test_the_sign_of_a_shoot_out_overlaps_no_words(
    words_drawn: Drawn, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    stamped: list[tuple[Sprite, int, int]] = []
    stamp = Sheet.stamp_at

    def noted(self: Sheet, sprite: Sprite, x: int, y: int) -> None:
        stamped.append((sprite, x, y))
        stamp(self, sprite, x, y)

    monkeypatch.setattr(Sheet, "stamp_at", noted)
    view = views(2002, 4)[-1]
    for page in ("bracket", "wallchart"):
        words_drawn.clear()
        stamped.clear()
        wish = Wish(view, width=width, page=page)
        compose(wish)
        sign = goal(kit(poster(2002), wish.theme, width), 14)
        found = [sprite.box(x, y) for sprite, x, y in stamped if sprite is sign]
        assert len(found) >= sum(tie.kicked is not None for tie in view.bracket) > 0
        for left, top, right, bottom in found:
            for text, box, _ in words_drawn:
                assert right <= box[0] or box[2] <= left or bottom <= box[1] or box[3] <= top, text


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("width", [1000, 400])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_all_nations_are_whole_before_they_are_shared_out(
    language: str, width: int, words_drawn: Drawn
) -> None:
    for cup in (1930, 2002):
        view = Match.begin(GAMES["worldcup"], 4, {"cup": cup}, 1).view(None)
        compose(Wish(view, width=width, locale=language))
        names = {item(team.code, speech(language)): 0 for team in view.teams}
        for text, (left, _, right, _), size in words_drawn:
            if text in names:
                names[text] = right - left
                assert right - left >= length(text, size, MEDIUM) - 1
        assert all(names.values())


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("width", [pytest.param(1000, marks=PROOF), 400])
def test_nations_codes_and_last_plays_are_never_cut(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    words, cut, seen = Sheet.words, [], 0

    def noted(
        self: Sheet,
        text: str,
        x: float,
        middle: float,
        face: TextStyle,
        room: float | None = None,
        anchor: Anchor = "left",
    ) -> float:
        nonlocal seen
        if (len(text) == 3 and text.isupper()) or text.startswith("last"):
            seen += 1
            if room is not None and length(text, face.size, face.weight) > self.px(room):
                cut.append((text, self.wide(text, face), room))
            if "…" in text:
                cut.append((text, 0, room))
        return words(self, text, x, middle, face, room, anchor)

    monkeypatch.setattr(Sheet, "words", noted)
    for cup, seats in ((1930, 4), (2002, 16)):
        for number, view in enumerate(views(cup, seats, 5)):
            for page in (None, *pages("worldcup", view)[number % 3 :: 3]):
                compose(Wish(view, names=("Computer 1 (random)", "W" * 32) * 8, width=width, page=page))
        last = views(cup, seats, 5)[-1]
        for chapter in range(1, len(last.reports) + 1):
            compose(Wish(last, names=NAMES, width=width, chapter=chapter))
    assert seen > 500
    assert not cut
