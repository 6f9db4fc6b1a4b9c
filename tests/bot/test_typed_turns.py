"""A whole turn typed at once is played in one step, or refused with a reason and not played at all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.controls.sentences import UserError, sentence
from cogs.press.typed import LONGEST_TYPED, MOST_OFFERED, going_on, offers, whole_turn
from rules import GAMES
from rules.core.match import Match
from tests.bot.club import Club
from tests.bot.test_typed import moments
from tests.render.positions import state
from tests.rules.worldcup_moments import begun
from words import speech

say = speech("en")
KICKED_OFF = Match.begin(GAMES["mundialito"], 2, {}, 1).replay(
    ("setup 231132", "setup 231132", "ball c2", "ball d5"),
)


def refused(match: Match, typed: str) -> str:
    """The refusal of a turn that can't be played."""
    with pytest.raises(UserError) as told:
        whole_turn(match, typed, say)
    return sentence(told.value, say)


def follows(match: Match, typed: str) -> bool:
    """Whether the typed turn can be played, or is refused with a sentence that fits a message."""
    try:
        texts = whole_turn(match, typed, say)
    except UserError as told:
        return 0 < len(sentence(told, say)) <= 2000
    return len(match.replay(texts).log) == len(match.log) + len(texts)


@pytest.mark.parametrize(
    "typed", ["b6-b5 b5-b4", "B6-B5, b5-b4", "b6b5 b5b4", "b6b5;b5b4", "b6 b5 b5 b4", "  b6 - b5   b5 - b4 "]
)
def test_a_whole_turn_is_understood_however_it_is_typed(typed: str) -> None:
    assert whole_turn(KICKED_OFF, typed, say) == ("b6-b5", "b5-b4")


def test_a_turn_may_pass_or_end() -> None:
    assert whole_turn(KICKED_OFF, "*c6 *d5", say) == ("*c6", "*d5")
    assert whole_turn(KICKED_OFF, "b6b5 end", say) == ("b6-b5", "end")


@pytest.mark.parametrize("typed", ["b6b5", "B6B5", "b6 b5", " b 6 b 5 "])
def test_a_move_is_understood_without_its_hyphen(typed: str) -> None:
    assert whole_turn(KICKED_OFF, typed, say) == ("b6-b5",)


def test_a_different_separator_is_not_taken_for_a_hyphen() -> None:
    assert "no pyramid on b5 to push" in refused(KICKED_OFF, "b6xb5")


def test_an_illegal_move_without_its_hyphen_gets_the_reason_and_the_pieces_moves() -> None:
    assert refused(KICKED_OFF, "b6b4").splitlines() == [
        refused(KICKED_OFF, "b6-b4").splitlines()[0],
        "Possible with **b6**: `b6-b5`.",
    ]


def test_a_cell_alone_lists_what_the_piece_there_can_do() -> None:
    assert refused(KICKED_OFF, "c6").endswith("Possible with **c6**: `*c6`.")


def test_a_piece_that_can_do_nothing_gets_only_the_reason() -> None:
    assert "Possible" not in refused(KICKED_OFF, "b1-b2")


def test_the_second_action_is_judged_after_the_first() -> None:
    told = refused(KICKED_OFF, "b6-b5 b5-b3")
    assert told.startswith(say("typed-refused-later", done="`b6-b5`", reason="")[:40])
    assert "b3 isn't next to b5" in told
    assert "`b5-b4`" in told


def test_a_turn_with_too_many_actions_is_refused() -> None:
    assert refused(KICKED_OFF, "b6b5 b5b4 b4b3") == say("typed-turn-over", done="`b6-b5`, `b5-b4`", rest="b4b3")


@pytest.mark.parametrize("key", GAMES)
def test_every_single_action_of_every_game_is_understood(key: str) -> None:
    for match in moments(key):
        for text in match.legal(60)[::7]:
            assert whole_turn(match, text, say) == (text,)


@pytest.mark.parametrize("key", GAMES)
def test_any_input_gives_a_playable_turn_or_a_sentence(key: str) -> None:
    for match in moments(key)[::5]:
        some = match.legal(40)
        for typed in ("", " ", "?", ",,;", "x x x x x x", f"{some[0]} {some[-1]}", "ß" * 300, " ".join(some)[:300]):
            assert follows(match, typed)


def test_suggestions_continue_with_the_second_action() -> None:
    assert {"b6-b5", "b6-b5 b5-b4", "b6-b5 end"} <= set(going_on(KICKED_OFF, "b6-b5"))
    assert list(going_on(KICKED_OFF, "b6-b5 b5-b")) == ["b6-b5 b5-b4", "b6-b5 b5-b6"]
    assert "b6-b5" in going_on(KICKED_OFF, "b6b")


@pytest.mark.parametrize("typed", ["b6-b5 b5-b4", "B6B5 b5b4", "b6b5;b5b4"])
def test_a_whole_turn_suggests_itself(typed: str) -> None:
    assert list(going_on(KICKED_OFF, typed)) == ["b6-b5 b5-b4"]


@pytest.mark.parametrize("key", GAMES)
def test_suggestions_keep_within_discords_limits(key: str) -> None:
    for match in moments(key)[::5]:
        for typed in ("", match.legal(5)[0], f"{match.legal(5)[0]} ", "a " * LONGEST_TYPED):
            found = offers(match, typed, say)
            assert list(going_on(match, typed)) == [text for _, text in found]
            assert len(found) <= MOST_OFFERED
            assert all(0 < len(part) <= 100 for one in found for part in one)


def test_suggestions_say_in_words_what_an_action_does() -> None:
    assert ("b6-b5", "b6-b5 · queen from b6 to b5") in [(text, read) for read, text in offers(KICKED_OFF, "", say)]
    assert offers(KICKED_OFF, "b6-b5 *b", say) == [
        ("b6-b5 *b5 · pass to the queen on b5", "b6-b5 *b5"),
    ]
    assert offers(KICKED_OFF, "b6-b5 b5-b4", say) == [("b6-b5 b5-b4 · queen from b5 to b4", "b6-b5 b5-b4")]
    cup = begun(1930, 2, [["D", "A", "1"], ["D", "A", "1"]])
    (first, *_) = offers(cup, "A", say)
    assert first == (f"A 1a:{first[1][-3:]} · {first[0].partition(' · ')[2]}", first[1])
    assert "an attack for" in first[0]


def test_suggestions_stop_at_a_goal_even_if_the_scorer_lines_up_next() -> None:
    before = state("G1b5 G3a1 B3f6", ("a5", "d5"), match=True)
    assert list(going_on(replace(KICKED_OFF, state=before), "b5b6 *b6")) == ["b5-b6 *b6"]


async def test_a_whole_turn_is_played_in_one_step(club: Club) -> None:
    table = await club.duel()
    seen = await club.slash(club.ana, "move", action="b6b5 c6-b6")
    after = await club.game(table.id)
    assert list(after.match.log)[-2:] == ["b6-b5", "c6-b6"]
    assert after.awaited_persons == (club.ben.id,)
    assert say("panel-waiting", awaited="Ben") in seen.text


async def test_a_turn_with_one_impossible_action_is_not_played_at_all(club: Club) -> None:
    table = await club.duel()
    before = await club.journal(table.id)
    told = (await club.slash(club.ana, "move", action="b6-b5 c6-c3")).text
    assert "Nothing was played" in told
    assert "Possible with **c6**" in told
    assert await club.journal(table.id) == before


async def test_the_command_suggests_a_whole_turn(club: Club) -> None:
    await club.duel()
    found = await club.suggest(club.ana, "move", option="action", value="b6-b5 c6")
    assert "b6-b5 c6-b6" in [choice["value"] for choice in found]


def test_a_card_without_a_team_gets_the_reason_and_the_plays_of_that_card() -> None:
    match = begun(2002, 4, [["A", "F", "3"]])
    for typed in ("A Z9", "a z9"):
        reason, possible = refused(match, typed).splitlines()
        assert reason == "Z9 names no team. Write a colon and the team after it, such as Z9:FRA."
        assert possible.startswith("Possible with **A**: `A A1:FRA`, `A A1:SEN`")
    assert refused(match, "A Z9:FRA").startswith("There's no match Z9 in this round.")
    assert "Possible with **A**: `A A1:FRA`, `A A3:FRA`, `A A5:FRA`" in refused(match, "a fra")
    assert refused(match, "3").startswith("“3” isn't a play of the World Cup Game.")
