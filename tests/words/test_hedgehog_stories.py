"""The hedgehog race's controls and stories: what the buttons offer, and what is said about every moment."""

import re

import pytest

from cogs.faces import face
from cogs.faces.hedgehog import MOST_AT_ONCE, MOST_IN_FULL
from cogs.faces.spread import MOST_BUTTONS, Do, Spread, Step
from players import answer, question
from rules import GAMES, title_of
from rules.core.match import Match
from rules.core.outcome import Chance
from words import speech
from words.games import finish, since, story, title_in_menu
from words.hedgehog.picture import EVERY

GAME = GAMES["hedgehog"]
SAY = speech("en")
WHO = [f"Player{number}" for number in range(1, 12)]
KINDS = [(1, {"neutral": True}), (2, {}), (3, {"stacking": "nest"}), (4, {}), (11, {})]
every_kind = pytest.mark.parametrize(("seats", "options"), KINDS)


def moments(seats: int, options: dict[str, object], seed: int = 1) -> list[Match]:
    """Return every moment of a race between easy players."""
    match = Match.begin(GAME, seats, options, seed)
    found = [match]
    while match.outcome is None and len(match.log) < 400:
        if isinstance(match.turn, Chance):
            match = match.resolve()
        else:
            match = match.act(match.to_act, answer(question(match, match.to_act, "easy")))
        found.append(match)
    return found


def laid(match: Match, words: str = "") -> Spread:
    return face("hedgehog").spread(match, match.to_act, words, SAY)


def buttons(spread: Spread) -> list[Do | Step]:
    return [*spread.first, *spread.buttons]


def done_by(spread: Spread) -> set[str]:
    return {button.text for button in buttons(spread) if isinstance(button, Do)}


@every_kind
def test_every_legal_action_is_at_most_two_taps_away_and_nothing_else_is_offered(
    seats: int, options: dict[str, object]
) -> None:
    for match in moments(seats, options):
        if match.to_act is None:
            continue
        spread = laid(match)
        offered = done_by(spread)
        for button in spread.first:
            if isinstance(button, Step):
                chosen = laid(match, button.words)
                assert chosen.marked == chosen.words == button.words
                offered |= done_by(chosen)
        assert sorted(offered) == match.legal()


@every_kind
def test_points_are_always_visible_and_the_controls_fit(seats: int, options: dict[str, object]) -> None:
    for match in moments(seats, options):
        if match.to_act is None:
            continue
        left = match.view(None).points_left
        for words in ("", "Q", "D", "P", "nonsense"):
            spread = laid(match, words)
            assert re.search(rf"\b{left} points?\b", spread.hint)
            assert len(spread.first) <= MOST_BUTTONS - 1
            assert len(spread.buttons) <= 12
            labels = [button.label for button in buttons(spread)]
            assert len(set(labels)) == len(labels)
            assert all(len(label) <= 34 for label in labels)
            for button in spread.buttons:
                assert isinstance(button, Do)
                if button.text == "end":
                    continue
                cost = GAME.notation.read_action(button.text).cost
                if sum(one.text != "end" for one in spread.buttons if isinstance(one, Do)) > MOST_IN_FULL:
                    assert " step" in spread.hint  # many short buttons
                    continue
                assert button.label.endswith("1 point" if cost == 1 else f"{cost} points")


def test_the_only_movable_piece_is_preselected() -> None:
    seen = False
    for match in moments(4, {}):
        if match.to_act is not None and len({text[0] for text in match.legal() if text != "end"}) == 1:
            seen = True
            assert laid(match).marked is not None
            assert laid(match).buttons
    assert seen


def test_ending_a_turn_names_the_points_lost_and_a_pass_is_called_one() -> None:
    match = Match.begin(GAME, 4, {}, 1).replay(["roll 4"])
    assert "Pass" in [button.label for button in buttons(laid(match))]
    after = match.act(0, "D-1")
    assert "End turn, lose 2 points" in [button.label for button in buttons(laid(after))]


def test_a_few_moves_are_one_tap_away_and_many_are_chosen_by_piece() -> None:
    seen = set()
    for match in moments(4, {}):
        if match.to_act is None:
            continue
        spread, many = laid(match), len(match.view(None).moves)
        seen.add(0 < many <= MOST_AT_ONCE)
        if 0 < many <= MOST_AT_ONCE:
            assert sorted(done_by(spread)) == match.legal()
            assert spread.marked == EVERY
            assert all(isinstance(button, Do) for button in buttons(spread))
    assert seen == {True, False}
    quick = Match.begin(GAME, 4, {}, 1).replay(["roll 1"])
    assert [button.label for button in buttons(laid(quick))] == [
        "Pawn +1 to 10 (then 9), 1 point",
        "Pawn −1 to 8, 1 point",
        "Pass",
    ]


def test_a_choice_without_a_menu_is_kept() -> None:
    match = Match.begin(GAME, 4, {}, 1).replay(["roll 4"])
    assert face("hedgehog").pick(match, 0, "Q", "none", ("x",)) == "Q"


@every_kind
def test_every_moment_has_a_short_story(seats: int, options: dict[str, object]) -> None:
    for match in moments(seats, options):
        view = match.view(None)
        told = story("hedgehog", view, SAY, WHO, None)
        assert len(told) <= 1500
        assert "{" not in told
        if view.rolled is not None:
            assert f"**{view.rolled}**" in told
            assert f"🎲 {WHO[view.to_act]} " in told
        for trace in view.done:
            (stack,) = [number for number, pieces in enumerate(view.stacks, 1) if trace.onto in pieces]
            assert f"(stack {stack})" in told


def test_a_turn_has_a_story_during_and_after_it() -> None:
    match = Match.begin(GAME, 4, {}, 1).replay(["roll 5", "D-1", "P-1"])
    told = story("hedgehog", match.view(None), SAY, WHO, None)
    assert told.startswith("🎲 Player1 (Red) rolls a **5**. So far: the drone trots 1 back onto the ")
    assert told.endswith("; 2 points left.")
    over = match.act(0, "end").chance("roll 2")
    lines = story("hedgehog", over.view(None), SAY, WHO, None).split("\n")
    assert lines[0].startswith("Player1 (Red) rolls 5: the drone trots 1 back onto the ")
    assert lines[0].endswith("; 2 points lost.")
    assert lines[1:] == ["🎲 Player2 (Yellow) rolls a **2**."]


def test_a_piece_that_moves_on_is_named_once() -> None:
    match = Match.begin(GAME, 4, {}, 1).replay(["roll 6", "P+1", "P+1", "D-1"])
    assert story("hedgehog", match.view(None), SAY, WHO, None) == (
        "🎲 Player1 (Red) rolls a **6**. So far: the pawn hops 1 forward onto the yellow queen (stack 8), "
        "then 1 forward onto the blue drone (stack 9), then the drone trots 1 back onto the green queen (stack 4); "
        "2 points left."
    )


def test_passes_are_told_together_after_earlier_turns() -> None:
    match = Match.begin(GAME, 4, {}, 1).replay(["roll 2", "D-1", "roll 3", "end", "roll 1", "end", "roll 6"])
    lines = story("hedgehog", match.view(None), SAY, WHO, None).split("\n")
    assert lines[0].startswith("Player1 (Red) rolls 2:")
    assert lines[1] == "Passed: Player2 (Yellow) with a 3, Player3 (Blue) with a 1."
    assert len(lines) == 3


def test_the_story_names_the_winner_the_tree_and_a_solo_score() -> None:
    reasons = set()
    for seats, options in KINDS:
        for seed in range(3):
            match = moments(seats, options, seed)[-1]
            if match.outcome is None or match.outcome.draw:
                continue
            told = story("hedgehog", match.view(None), SAY, WHO, None)
            reasons.add(match.outcome.reason)
            assert f"**A {match.outcome.reason}!**" in told
    assert "tree" in reasons


def test_the_story_explains_a_draw_unless_the_table_does() -> None:
    solo = Match.begin(GAME, 1, {"neutral": True}, 1).replay(["roll 1", "end"] * 3)
    assert story("hedgehog", solo.view(None), SAY, WHO, None).endswith("Player1 with a 1.")
    two = Match.begin(GAME, 2, {}, 1).replay(["roll 1", "end"] * 2)
    assert story("hedgehog", two.view(None), SAY, WHO, None) == (
        "Passed: Player1 (Red) with a 1, Player2 (Yellow) with a 1.\nEveryone passed in a row."
    )
    limit = Match.begin(GAME, 2, {"turn_limit": 1}, 1).replay(["roll 1", "end"])
    assert story("hedgehog", limit.view(None), SAY, WHO, None).endswith("Player1 (Red) with a 1.")


def test_options_and_the_game_have_names() -> None:
    assert SAY("game-hedgehog")
    for option in GAME.about.options:
        name = f"option-hedgehog-{option.name.replace('_', '-')}"
        spoken = ["yes" if v is True else "no" if v is False else "none" if v is None else v for v in option.offered]
        told = [SAY(name, value=value, usual="no") for value in spoken]
        assert len(set(told)) == len(told)
        assert all(len(line) <= 90 for line in told)


def test_every_number_of_seats_has_a_usual_length() -> None:
    minutes = [GAME.length(seats, {}).minutes for seats in range(1, 12)]
    assert minutes == sorted(minutes)
    assert all(1 <= told <= 60 for told in minutes)
    assert GAME.about.best_seats == (3, 6)
    assert 20 <= GAMES["mundialito"].length(2, {}).minutes <= 30


def test_the_race_has_an_english_name_and_its_german_name_where_it_is_chosen() -> None:
    assert title_of("hedgehog") == "Hedgehog race"
    assert title_in_menu("hedgehog", SAY) == "Hedgehog race (Der Marsigelwettkampf)"
    assert title_in_menu("not-on-the-shelf", SAY) == "not-on-the-shelf"


def played(seats: int, turns: int, **options: object) -> Match:
    """Return a race after so many turns, with the next die rolled."""
    return next(one for one in moments(seats, options) if one.view(None).turn > turns and one.to_act is not None)


def test_the_board_tells_the_whole_last_round_with_its_first_turns_on_one_line() -> None:
    view = played(11, 22).view(None)
    lines = story("hedgehog", view, SAY, WHO, None).split("\n")
    assert lines[0].startswith("-# Earlier this round: Player1 (Red) ")
    assert lines[-1].startswith("🎲 ")
    assert all(f"{WHO[past.seat]} (" in "".join(lines) for past in view.recent)
    assert len({past.seat for past in view.recent}) == 11
    few = story("hedgehog", played(4, 8).view(None), SAY, WHO, None)
    assert "Earlier" not in few
    assert all(f"{name} (" in few for name in WHO[:4])


def test_a_panel_tells_your_own_turn_first_then_the_others() -> None:
    match = played(4, 8)
    own = since("hedgehog", match.view(match.to_act), SAY, WHO)
    assert "You (" in own.split("\n")[0]
    others = [name for seat, name in enumerate(WHO[:4]) if seat != match.to_act]
    assert all(f"{name} (" in own for name in others)
    assert f"{WHO[match.to_act]} (" not in own
    assert "🎲" not in own
    moved = next(match.act(match.to_act, text) for text in match.legal() if text != "end")
    if moved.to_act == match.to_act:
        assert since("hedgehog", moved.view(moved.to_act), SAY, WHO) == ""
    waiting = (match.to_act + 1) % 4
    assert f"🎲 {WHO[match.to_act]} (" in since("hedgehog", match.view(waiting), SAY, WHO)
    assert "You (Red)" in story("hedgehog", match.view(0), SAY, WHO, None)


def test_stacks_have_their_current_numbers_though_gaps_have_closed_since() -> None:
    match = Match.begin(GAME, 4, {}, 1).replay(["roll 1", "P+1", "roll 3", "P+1", "end", "roll 2"])
    view = match.view(None)
    for past in view.recent:
        for trace in past.moves:
            (stack,) = [number for number, pieces in enumerate(view.stacks, 1) if trace.onto in pieces]
            assert f"(stack {stack})" in story("hedgehog", view, SAY, WHO, None)
    assert view.recent[0].moves[0].target + 1 == 9
    assert "onto the yellow queen (stack 8)" in story("hedgehog", view, SAY, WHO, None)


def test_a_solo_race_is_solved_in_so_many_turns() -> None:
    assert finish("hedgehog", SAY, "alone-won", winners="Ana", score=8) == "🏆 Solved in 8 turns!"
    assert finish("hedgehog", SAY, "alone-won", winners="Ana", score=1) == "🏆 Solved in 1 turn!"


def test_verbs_fit_whoever_reads_about_their_own_turn() -> None:
    match = Match.begin(GAME, 2, {}, 1).replay(["roll 6", "P+1"])
    for language, own, other in (
        ("en", "You (Red) roll a", "Ana (Red) rolls a"),
        ("de", "Du (Rot) hast eine", "Ana (Rot) hat eine"),
        ("fr", "Toi (Rouge), tu fais", "Ana (Rouge) fait"),
        ("es", "Tú (Rojo) sacas un", "Ana (Rojo) saca un"),
        ("pl", "Ty (czerwony) wyrzucasz", "Ana (czerwony) wyrzuca"),
        ("pt-BR", "Você (vermelho) tirou", "Ana (vermelho) tirou"),
    ):
        for seat, words in ((0, own), (1, other)):
            assert words in story("hedgehog", match.view(seat), speech(language), ["Ana", "Ben"], None)
