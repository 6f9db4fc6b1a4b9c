"""What a button says before it is pressed is what happens: scores, stacks, and why a piece can't move."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from cogs.controls.buttons import even_rows
from cogs.faces import Do, Step, face
from cogs.faces.hedgehog import MOST_AT_ONCE, MOST_IN_FULL
from rules.core.match import Match
from tests.bot.test_worldcup_face import laid_out
from tests.rules.worldcup_moments import begun, with_rows
from tests.shelf import SHELVES
from tests.words.test_hedgehog_stories import moments
from words import LANGUAGES, speech
from words.games import alt, story

SAY = speech("en")
WHO = ["Ana", "Ben", "Carla", "Dario"]


def quick(match: Match, card: str) -> list[str]:
    """The labels of the buttons of the best rows for a card."""
    ahead = f"{card} "
    return [one.label for one in laid_out(match, card).buttons if isinstance(one, Step) and one.words.startswith(ahead)]


# The World Cup Game -------------------------------------------------------------------------------------------


def owned(match: Match, seat: int) -> set[str]:
    """The teams of a seat."""
    return {team.code for team in match.view(None).teams if team.owner == seat}


@pytest.mark.parametrize("card", ["3", "2", "1", "A", "P"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_quick_button_is_the_most_goals_for_a_team_of_ones_own(card: str, seats: int) -> None:
    match = begun(1930, seats, [[card, "D", "F"]])
    first = next(one for one in laid_out(match, card).buttons if isinstance(one, Step))
    gains = {}
    for match_view in match.view(0).matches:
        for row, across in ((match_view.left, match_view.right), (match_view.right, match_view.left)):
            action = f"{card} {match_view.name}:{row.team}"
            if row.owner == 0 and across.owner != 0 and card != "P":
                after = match.act(0, action).view(None)
                gains[action] = goals(after, match_view.name, row.team)
    assert first.words.split(":")[1] in owned(match, 0)
    if gains:
        assert gains[first.words] == max(gains.values())


def goals(view: object, name: str, team: str) -> float:
    """A team's goals in a match, halves too."""
    one = next(match for match in view.matches if match.name == name)  # type: ignore[attr-defined]
    row = one.left if one.left.team == team else one.right
    return row.goals + row.half / 2


def test_a_quick_button_says_the_score_that_it_leads_to() -> None:
    match = begun(1930, 4, [["3", "D", "F"]])
    for one in laid_out(match, "3").buttons:
        if isinstance(one, Step) and one.words.startswith("3 "):
            name, team = one.words.split()[1].split(":")
            after = match.act(0, one.words).view(None)
            played = next(played for played in after.matches if played.name == name)
            own, across = (played.left, played.right) if played.left.team == team else (played.right, played.left)
            assert one.label.endswith(f": {own.goals}–{across.goals}")


def test_turning_a_tile_begins_with_the_largest_goal_against_oneself() -> None:
    match = begun(1930, 4, [["F", "D", "A"]])
    mine = next(one for one in match.view(0).matches if one.left.owner == 0 and one.right.owner != 0)
    other = next(
        one for one in match.view(0).matches if 0 not in (one.left.owner, one.right.owner) and one.name != mine.name
    )
    rows = {f"{mine.name}:{mine.right.team}": "1", f"{other.name}:{other.left.team}": "1"}
    labels = quick(with_rows(match, rows), "F")
    assert labels[0].endswith(": 0–0")
    assert labels[0].startswith("Turn ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_defence_in_a_rivals_row_takes_a_space_there(language: str) -> None:
    say = speech(language)
    match = begun(1930, 4, [["D", "A", "F"]])
    told = {}
    for whose in ("own", "rival"):
        action = next(
            one
            for one in match.legal()
            if re.fullmatch(r"D \S+", one) and (one.split(":")[1] in owned(match, 0)) == (whose == "own")
        )
        team = say(f"nation-{action.split(':')[1].lower()}")
        after = match.act(0, action)
        texts = (story("worldcup", after.view(None), say, WHO, None), alt("worldcup", after.view(None), say))
        assert all(team in text for text in texts)
        told[whose] = [text.replace(team, "X") for text in texts]
        hint = face("worldcup").spread(match, 0, action, say).hint
        if language == "en":
            assert ("takes a square in" in hint) == (whose == "rival")
            assert all(("takes a square in" in text) == (whose == "rival") for text in texts)
    assert told["own"] != told["rival"]


def test_a_folded_turn_says_how_much_a_card_was_worth() -> None:
    assert SAY("worldcup-story-worth", worth="1") == " (counts 1)"


# The race -----------------------------------------------------------------------------------------------------


def test_a_button_and_the_story_name_the_same_stack() -> None:
    checked = 0
    for match in moments(4, {})[::3]:
        if match.to_act is None:
            continue
        for one in laid_race(match):
            if one.text == "end":
                continue
            last = re.search(r" to (\d+)(?:(?: \(then |→)(\d+))?", one.label)
            assert last is not None
            after = match.act(match.to_act, one.text)
            told = story("hedgehog", after.view(None), SAY, WHO, None)
            assert f"(stack {last[2] or last[1]})" in told
            checked += 1
    assert checked > 50


def laid_race(match: Match) -> list[Do]:
    """Every button that acts in the race."""
    assert match.to_act is not None
    spreads = [face("hedgehog").spread(match, match.to_act, words, SAY) for words in ("", "Q", "D", "P")]
    return [one for spread in spreads for one in (*spread.first, *spread.buttons) if isinstance(one, Do)]


def test_board_and_buttons_stay_together() -> None:
    for match in moments(4, {}):
        if match.to_act is not None:
            spread = face("hedgehog").spread(match, match.to_act, "", SAY)
            moves = [one for one in spread.buttons if isinstance(one, Do) and one.text != "end"]
            assert len(moves) <= MOST_AT_ONCE or len({one.text[0] for one in moves}) == 1


#: How many characters of a label are narrow enough for four buttons beside each other on a phone.
NARROW = 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_moves_of_one_piece_have_short_buttons(language: str) -> None:
    say, many = speech(language), 0
    for match in moments(4, {}):
        if match.to_act is None:
            continue
        for letter in "QDP":
            spread = face("hedgehog").spread(match, match.to_act, letter, say)
            ways = [one for one in spread.buttons if one.label and isinstance(one, Do) and one.text != "end"]
            if spread.words == letter and len(ways) > MOST_IN_FULL:
                many += 1
                assert max(len(one.label) for one in ways) <= NARROW
    assert many


#: How many characters of a label are narrow enough for two buttons beside each other on a phone, in English.
HALF = 16


def test_many_moves_at_once_have_two_buttons_in_a_row_and_the_hint_says_the_price() -> None:
    prices, seen = SAY("hedgehog-face-every-short"), set()
    for match in moments(4, {}):
        if match.to_act is None:
            continue
        spread = face("hedgehog").spread(match, match.to_act, "", SAY)
        labels = [one.label for one in spread.buttons if isinstance(one, Do) and one.text != "end"]
        if spread.first or not labels:
            continue
        many = len(labels) > MOST_IN_FULL
        seen.add(many)
        assert (prices in spread.hint) == many
        assert all(("point" in label) != many for label in labels)
        assert not many or max(map(len, labels)) <= HALF
    assert seen == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stacking", ["tree", "nest"])
def test_a_piece_of_the_race_that_cannot_move_says_why(language: str, stacking: str) -> None:
    say = speech(language)
    stuck = say("hedgehog-face-stuck", pieces="").rstrip(" .")
    seen = set()
    for match in moments(3, {"stacking": stacking}):
        if match.to_act is None:
            continue
        able = {way.notation[0] for way in match.view(None).moves}
        hint = face("hedgehog").spread(match, match.to_act, "", say).hint
        named = "".join(line for line in hint.splitlines() if line.startswith(stuck))
        assert bool(named) == (len(able) < 3)
        for letter, size in zip("QDP", (3, 2, 1), strict=True):
            assert (letter in able) or say("hedgehog-size", size=size) in named
        seen.add(len(able))
    assert len(seen) > 1


@pytest.mark.parametrize(
    ("labels", "rows"),
    [
        (["Pawn +1 to 3→2"] * 6, [4, 2]),  # two in a line
        (["+1 to 3→2"] * 8, [3, 5]),  # three in a line
        (["Roll"] * 7, [4, 3]),
        (["Back"], [1]),
        (["Pawn +1 to 3→2"] * 25, [5] * 5),
        ([], []),
    ],
)
def test_buttons_take_as_few_lines_of_a_phone_as_possible(labels: list[str], rows: list[int]) -> None:
    made = even_rows(*(discord.ui.Button[Any](label=label, custom_id=str(at)) for at, label in enumerate(labels)))
    assert sorted(len(row.children) for row in made) == sorted(rows)
    assert [one.label for row in made for one in row.children if isinstance(one, discord.ui.Button)] == labels


# Mundialito ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pyramid_that_can_do_nothing_says_what_is_in_its_way(language: str) -> None:
    say, stuck = speech(language), 0
    for walk in SHELVES["mundialito"].few(2):
        for match in walk.moments:
            view = match.view(None)
            if match.to_act is None or view.setup_step is not None:
                continue
            able = {trace.origin for trace in view.legal}
            hint = face("mundialito").spread(match, match.to_act, "", say).hint
            named = hint.partition("\n")[2]
            for piece in view.pieces:
                if piece.seat == match.to_act and piece.cell not in able:
                    assert say("mundialito-face-piece", piece=int(piece.size), cell=piece.cell) in named
                    stuck += 1
    assert stuck


def test_a_pawn_behind_its_ball_is_told_so() -> None:
    assert SAY("mundialito-face-stuck-piece", piece=1, cell="b2", way="ball") == "Pawn b2 (a ball is in the way)"
