"""The cards of a hand: finished once, and remembered small; and the sheets that they lie on."""

import pytest
from PIL import Image

from render import Wish
from render.kit import kit
from render.worldcup import LOWER, compose
from render.worldcup.colours import MOOD, poster, tones
from render.worldcup.frieze import HIGH
from render.worldcup.hand import PLACES, Lying, card, lying, shadow
from rules.worldcup.pieces import CARDS as KINDS
from tests.rules.worldcup_moments import begun

TURNS = sorted({turn for places in PLACES.values() for _, turn in places})


def laid(index: str, turn: float) -> Lying:
    return lying(kit(poster(1930), "mood", 1000), index, "Two goals", ("Two goals in a row",), turn, (5, 9), dull=False)


@pytest.mark.parametrize("turn", TURNS)
def test_a_remembered_card_is_the_card_on_its_shadow(turn: float) -> None:
    tools = kit(poster(1930), "mood", 1000)
    under = Image.new("L", (600, 600), tools.inks[tools.tokens.panel])
    shadow(tools, turn, tones(MOOD).shadow).stamp(under, 305, 309)
    card(tools, "2", "Two goals", ("Two goals in a row",), turn, dull=False).stamp(under, 300, 300)

    found = laid("2", turn)
    on_panel = Image.new("L", under.size, tools.inks[tools.tokens.panel])
    on_panel.paste(found.image(), (300 + found.x, 300 + found.y))

    assert on_panel.tobytes() == under.tobytes()


def test_a_card_is_finished_once() -> None:
    assert laid("2", TURNS[0]) is laid("2", TURNS[0])


@pytest.mark.proof
def test_all_cards_together_are_small() -> None:
    assert sum(len(laid(index, turn).rows) for index in KINDS for turn in TURNS) < 1_000_000


@pytest.mark.parametrize("cup", [1930, 2002])
def test_pages_of_every_play_fit_the_sheets_that_they_are_drawn_on(cup: int) -> None:
    match = begun(cup, 16 if cup == 2002 else 13)
    view = match.view(match.to_act)
    names = tuple("W" * 32 for _ in range(match.seats))
    for page in ("hand", *(f"group:{table.group}" for table in view.tables)):
        wish = Wish(view, match.to_act, names=names, page=page)
        assert compose(wish).height - HIGH <= LOWER[page.partition(":")[0]]
