"""Laws of faces, for every game: the controls reach each legal action, each control leads to something that can be
shown, and what a control plays is legal.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import combinations, islice

import pytest

from cogs.controls.addresses import PATTERN, Address
from cogs.faces import Do, Spread, Step, face
from cogs.faces.plain import PlainFace
from cogs.faces.spread import MOST_BUTTONS, MOST_ITEMS, Face
from rules.core.match import Match
from tests.sampling import some_pairs
from tests.shelf import SHELVES
from words import speech

say = speech("en")
#: How many moments of each game, actions to look for, and spreads to visit in each.
MOMENTS, SOUGHT, LOOKED = 8, 120, 400
#: Discord's limits.
MOST_BUTTON_ROWS, LONGEST_LABEL, LONGEST_ITEM, LONGEST_PLACEHOLDER = 4, 80, 100, 150


def moments(key: str) -> list[Match]:
    """Moments at which a seat is awaited: the first ones and some others, with few seats and with many."""
    found: list[Match] = []
    for walk in SHELVES[key].few(2):
        awaited = [match for match in walk.moments if match.to_act is not None]
        found += awaited[:2] + awaited[2 :: max(1, len(awaited) // (MOMENTS // 2 - 1))]
    return found


def explored(match: Match, laid: Face) -> Iterator[Spread]:
    """Yield every spread that people can reach, the nearest first."""
    seat = match.to_act
    assert seat is not None
    seen, ahead = {""}, deque([""])
    while ahead:
        spread = laid.spread(match, seat, ahead.popleft(), say)
        yield spread
        following = [button.words for button in every(spread) if isinstance(button, Step)]
        for menu in spread.menus:
            values = [item.value for item in menu.items]
            for count in range(menu.least, menu.most + 1):
                picks = islice(combinations(values, count), MOST_ITEMS)
                following += [laid.pick(match, seat, spread.words, menu.name, picked) for picked in picks]
        for words in following:
            if words not in seen:
                seen.add(words)
                ahead.append(words)


def every(spread: Spread) -> list[Do | Step]:
    """All buttons of a spread."""
    return [*spread.first, *spread.buttons, *spread.last]


def check(spread: Spread) -> None:
    """Check that Discord accepts the controls, and that their custom ids are unique and can be read back."""
    buttons = every(spread)
    assert len(spread.first) <= 2 * MOST_BUTTONS
    assert len(spread.buttons) <= MOST_BUTTON_ROWS * MOST_BUTTONS
    assert len(spread.last) < MOST_BUTTONS, "room for undo"
    ids = []
    for button in buttons:
        assert 0 < len(button.label) <= LONGEST_LABEL
        verb, words = (
            ("step", button.words) if isinstance(button, Step) else ("do", "|".join((button.text, *button.then)))
        )
        ids.append(str(Address("t" * 8, 9_999, verb, words)))
    for menu in spread.menus:
        values = [item.value for item in menu.items]
        assert 1 <= len(values) == len(set(values)) <= MOST_ITEMS
        assert 1 <= menu.least <= menu.most <= len(values)
        assert len(menu.placeholder) <= LONGEST_PLACEHOLDER
        assert all(0 < len(item.label) <= LONGEST_ITEM and len(item.description) <= LONGEST_ITEM for item in menu.items)
        assert all(0 < len(value) <= LONGEST_ITEM for value in values)
        ids.append(str(Address("t" * 8, 9_999, "pick", f"{menu.name}|{spread.words}")))
    assert len(ids) == len(set(ids))
    assert all(PATTERN.fullmatch(written) for written in ids)


def plans(spread: Spread) -> list[tuple[str, ...]]:
    """The actions that each button of a spread plays, in order."""
    return [(button.text, *button.then) for button in every(spread) if isinstance(button, Do)]


@pytest.mark.parametrize(("key", "plain"), some_pairs(SHELVES, [False, True], 2))
def test_the_controls_reach_every_action_and_play_only_legal_ones(key: str, plain: bool) -> None:
    laid = PlainFace() if plain else face(key)
    whole = 0
    for match in moments(key):
        seat, legal = match.to_act, set(match.legal(SOUGHT))
        assert seat is not None
        reached: set[str] = set()
        for spread in islice(explored(match, laid), LOOKED):
            check(spread)
            assert spread.hint.strip()
            for text, *then in plans(spread):
                if text not in reached:
                    after = match.act(seat, text)  # raises if the control lies
                    assert not then or after.to_act is not None
                reached.add(text)
        if len(legal) < SOUGHT:
            whole += 1
            assert legal <= reached, f"no control leads to {sorted(legal - reached)[:5]} after {list(match.log)[-5:]}"
    assert whole > 1, "no moment has few enough actions to look for all of them"


@pytest.mark.parametrize("key", SHELVES)
def test_outdated_controls_and_nonsense_still_get_an_answer(key: str) -> None:
    laid, known = face(key), {"", "x", "#", "9" * 60, "a.b.c", "0.0.0#9", "\ud800", "²"}
    for match in moments(key):
        seat = match.to_act
        assert seat is not None
        for words in sorted(known):
            check(laid.spread(match, seat, words, say))
        known |= {spread.words for spread in islice(explored(match, laid), 4)}


#: How many actions of each moment are looked for, and how many words a face may take for one.
AIMED = 12


@pytest.mark.parametrize("plain", [False, True], ids=["own", "plain"])
@pytest.mark.parametrize("key", SHELVES)
def test_an_aim_leads_to_the_button_that_plays_the_action(key: str, plain: bool) -> None:
    laid, found = PlainFace() if plain else face(key), 0
    for match in moments(key):
        seat, legal = match.to_act, sorted(match.legal(SOUGHT))
        assert seat is not None
        for action in legal[:: max(1, len(legal) // AIMED)]:
            aim = laid.aim(match, seat, action)
            spread = laid.spread(match, seat, aim.words, say)
            check(spread)
            offered = [text for text, *_ in plans(spread)]
            if action in offered:
                found += 1
            else:  # a line-up has a button for ready-made ones only, or the same cards are laid in another order
                assert spread.words == aim.words or not aim.words, f"{action}: {offered}"
    assert found > 5
