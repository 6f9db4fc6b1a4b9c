"""Marks of the World Cup Game's pictures: where a card can go and what it would do."""

from random import Random

import pytest

from cogs.faces.worldcup.targets import Choice, Targets
from render import Wish
from render.kit import kit
from render.worldcup import compose
from render.worldcup.colours import poster
from render.worldcup.frieze import HIGH
from render.worldcup.rows import last_marks, marks
from rules.worldcup.pieces import CARDS, UNUSED
from rules.worldcup.view import View
from tests.render.worldcup_views import play
from tests.rules.worldcup_stages import last_four


@pytest.mark.parametrize(("cup", "seats"), [(1930, 3), (2002, 5)])
def test_the_marked_rows_are_those_in_the_menus(cup: int, seats: int) -> None:
    random = Random(4)
    matches = [match for match in play(cup, seats, 4) if match.view(None).phase == "card"]
    for match in matches[::7]:
        view = match.view(match.to_act)
        targets = Targets(match, view)
        for card in targets.usable:
            choice = Choice(card)
            while tokens := targets.following(choice):
                rows = {tuple(token.removeprefix("!").split(":")) for token in tokens if token != UNUSED}
                assert set(marks(view, str(choice)).legal) == rows, choice
                choice = choice.adding(random.choice(tokens))
            assert not marks(view, str(choice)).legal


def test_a_target_does_what_its_preview_shows() -> None:
    random = Random(9)
    for match in play(2002, 4, 9):
        view = match.view(None if match.to_act is None else match.to_act)
        if view.phase != "card" or random.random() < 0.5:
            continue
        held = next((held.card for held in view.hand or () if held.usable and held.card != "P"), None)
        if held is None:
            continue
        words: tuple[str, ...] = (held,)
        while tokens := list(match.choices(words).tokens):
            words = (*words, random.choice(tokens))
        found = marks(view, " ".join(words))
        after = match.act(match.to_act, " ".join(words)).view(None)
        if after.stage != view.stage or after.last is None or not after.matches or after.turn == view.turn:
            continue
        for one in after.matches:
            for row in (one.left, one.right):
                if (one.name, row.team) in found.rows:
                    assert found.rows[one.name, row.team] == row
        assert found.chosen == last_marks(after)


def test_in_the_last_round_a_card_goes_only_where_the_rules_say() -> None:
    match = last_four()
    view = match.view(match.to_act)
    for card in CARDS:
        allowed = {one.name for one in view.matches if one.usable}
        assert {name for name, _ in marks(view, card).legal} <= allowed
    assert not marks(match.view(None), "A").legal


@pytest.mark.parametrize("words", ["", "x", "x A", "A nonsense", "111 A1:FRA A1:FRA", "F !A1:FRA", "- - -", "A A1:"])
def test_words_that_make_no_sense_are_ignored(words: str) -> None:
    match = next(match for match in play(2002, 3, 2) if match.view(None).phase == "card")
    view: View = match.view(match.to_act)
    assert compose(Wish(view, chosen=words)).size[0] == 1000


def test_targets_are_visible() -> None:
    match = next(match for match in play(2002, 3, 2) if match.view(None).phase == "card")
    view = match.view(match.to_act)
    tools = kit(poster(2002), "mood", 1000)
    choice = tools.inks[tools.tokens.choice]
    chosen, before = (compose(Wish(view, chosen=words)).crop((0, HIGH, 1000, 1000)).tobytes() for words in ("A", None))
    assert chosen.count(choice) > 2000
    assert before.count(choice) < 100  # next to it are only the edges of blue chips
