"""Hints: a good action, told in the panel to the player alone, and only where the game can't be rated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from cogs.hints import BUDGET
from players import Question, question, weigh
from players.advice import suggest
from players.thinking import STEP, Busy, NoAnswer, PoolClosed
from ratings.judging import WhyUnrated, judge
from rules.table.requests import Play
from rules.table.results import game_result, hints_allowed
from rules.table.table import Finished, Running
from tests.bot.club import Club, QuickThinkers, Seen
from words import speech
from words.actions import name_actions

T = TypeVar("T")

say = speech("en")


class Asked(QuickThinkers):
    """Remembers every question about a hint; `fails` is what to raise instead of an answer."""

    def __init__(self) -> None:
        self.questions: list[tuple[Question, dict[str, Any]]] = []
        self.fails: type[Exception] | None = None

    async def run(self, function: Callable[..., T], *arguments: Any, **urgency: Any) -> T:
        self.questions.append((arguments[0], urgency))
        if self.fails is not None:
            raise self.fails
        return await super().run(function, *arguments, **urgency)


@pytest.fixture
def asked(club: Club) -> Asked:
    club.house.thinkers = thinkers = Asked()  # type: ignore[assignment]
    return thinkers


async def alone(club: Club) -> tuple[Running, Seen]:
    """Ana plays a computer; return the table on her turn, and her panel."""
    await club.slash(club.ana, "mundialito play", computer="easy")
    table = await club.game()
    assert isinstance(table, Running)
    assert club.ana.id in table.awaited_persons
    return table, await club.press(club.ana, club.board(), "Your move")


async def agreed_in(club: Club, channel: Any) -> Running:
    """Ana and Ben agree on hints in a channel, and begin."""
    await club.slash(club.ana, "mundialito play", channel, game="mundialito")
    await club.settle(club.ana, "hints=yes", channel)
    await club.press(club.ben, club.board(channel), "Join")
    await club.press(club.ben, club.board(channel), "Agree")
    await club.start(club.ana, channel)
    table = await club.game(channel=channel)
    assert isinstance(table, Running)
    return table


async def agreed(club: Club) -> Running:
    return await agreed_in(club, club.table)


async def test_a_hint_marks_one_action_says_why_and_can_be_played(club: Club, asked: Asked) -> None:
    table, panel = await alone(club)
    best = suggest(weigh(question(table.match, table.awaited[0], "normal")))
    shown = await club.press(club.ana, panel, "Hint")
    assert shown.message.ephemeral
    assert f"**Hint:** {next(name_actions(table.match, (best.action,), say)).words}" in shown.text
    assert say(f"mundialito-reason-{best.reasons[0].name}", **dict(best.reasons[0].facts)) in shown.text
    assert club.studio.wishes[-1].chosen == best.action
    assert "Hint" not in shown.buttons
    await club.press(club.ana, shown, "Play it")
    after = await club.game(table.id)
    assert after.match.log[len(table.match.log)] == best.action


async def test_the_picture_and_its_description_show_that_action_alone(club: Club, asked: Asked) -> None:
    table, panel = await alone(club)
    shown = await club.press(club.ana, panel, "Hint")
    wish = club.studio.wishes[-1]
    trace = next(trace for trace in table.match.view(table.awaited[0]).legal if trace.notation == wish.chosen)
    told = shown.alt.rsplit(". ", 1)[-1]
    assert trace.origin in told
    assert trace.target in told
    assert "," not in told


async def test_the_usual_controls_stay_below_a_hint(club: Club, asked: Asked) -> None:
    _, panel = await alone(club)
    shown = await club.press(club.ana, panel, "Hint")
    pieces = [label for label in panel.buttons if label.startswith(("Queen", "Drone", "Pawn", "Ball"))]
    assert set(pieces) < set(shown.buttons)
    assert "Hint" in (await club.press(club.ana, shown, pieces[0])).buttons


async def test_only_what_the_seat_sees_is_asked_and_behind_computers_turns(club: Club, asked: Asked) -> None:
    table, panel = await alone(club)
    await club.press(club.ana, panel, "Hint")
    (about, urgency), seat = asked.questions[0], table.awaited[0]
    assert about == question(table.match, seat, about.level)
    assert urgency["asker"] == str(club.ana.id)


async def test_a_hint_changes_nothing_at_the_table(club: Club, asked: Asked) -> None:
    table, panel = await alone(club)
    before = await club.journal(table.id)
    await club.press(club.ana, panel, "Hint")
    assert await club.journal(table.id) == before


async def test_there_are_no_hints_between_people_who_have_not_agreed(club: Club, asked: Asked) -> None:
    table = await club.duel()
    panel = await club.press(club.ana, club.board(), "Your move")
    assert "Hint" not in panel.buttons
    told = await club.forge(club.ana, panel, f"m1:{table.id}:{table.position}:hint:")
    assert told.text == say("hint-not-here")
    assert not asked.questions


async def test_who_is_left_alone_at_a_table_of_several_people_gets_no_hints(club: Club, asked: Asked) -> None:
    await club.slash(club.ana, "mundialito play", computer="easy")
    alone = await club.game()
    assert isinstance(alone, Running)
    assert hints_allowed(alone)
    person = alone.awaited[0]
    assert not hints_allowed(alone.but(gone=((1 - person, club.ben.id),)))
    assert not hints_allowed(alone.but(counted=True))


async def test_hints_that_all_agreed_on_are_given_to_both_and_the_game_is_not_rated(club: Club, asked: Asked) -> None:
    table = await agreed(club)
    assert hints_allowed(table)
    for _ in range(2):
        who = await club.mover(table.id)
        panel = await club.press(who, club.board(), "Your move")
        shown = await club.press(who, panel, "Hint")
        assert "💡" in shown.text
        for _ in range(2):
            shown = await club.press(who, shown if "Play it" in shown.buttons else await hinted(club, who), "Play it")
    loser = await club.mover(table.id)
    asking = await club.slash(loser, "mundialito table", action="resign")
    await club.press(loser, asking, "Yes, resign")
    ended = await club.game(table.id)
    result = game_result(ended, club.guild.id)
    assert isinstance(ended, Finished)
    assert result is not None
    assert result.hints
    assert judge(result).why is WhyUnrated.HINTS
    saved = await club.archive.results.page_of(club.guild.id)
    assert saved == (result,)


async def hinted(club: Club, who: Any) -> Seen:
    return await club.press(who, await club.press(who, club.board(), "Your move"), "Hint")


async def test_hints_need_the_consent_of_whoever_joins(club: Club, asked: Asked) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    await club.settle(club.ana, "hints=yes")
    setting = say("term-hints", value="yes")
    assert setting in club.board().text
    lobby = await club.game()
    await club.press(club.ben, club.board(), "Join")
    assert not (await club.game(lobby.id)).terms.hints
    assert say("lobby-proposal", name="Ana", setting=setting, asked=f"<@{club.ben.id}>") in club.board().text
    await club.press(club.ben, club.board(), "Disagree")
    assert say("lobby-declined", name="Ben", setting=setting) in club.board().text
    await club.start(club.ana)
    table = await club.game(lobby.id)
    assert isinstance(table, Running)
    assert not hints_allowed(table)
    assert "Hint" not in (await club.press(await club.mover(), club.board(), "Your move")).buttons


async def test_a_game_with_hints_has_them_in_its_rematch_too(club: Club, asked: Asked) -> None:
    table = await agreed(club)
    asking = await club.slash(club.ana, "mundialito table", action="resign")
    await club.press(club.ana, asking, "Yes, resign")
    await club.press(club.ana, club.board(), "Rematch")
    await club.press(club.ben, club.board(), "rematch")
    again = await club.game()
    assert again.id != table.id
    assert again.terms.hints


@pytest.mark.parametrize(("error", "told"), [(Busy, "hint-busy"), (PoolClosed, "hint-busy"), (NoAnswer, "hint-none")])
async def test_without_an_answer_the_player_is_told_so(
    club: Club, asked: Asked, error: type[Exception], told: str
) -> None:
    _, panel = await alone(club)
    asked.fails = error
    assert (await club.press(club.ana, panel, "Hint")).text == say(told)


async def test_no_computer_plays_worse_because_it_waited_for_a_hint(club: Club, asked: Asked) -> None:
    _, panel = await alone(club)
    await club.press(club.ana, panel, "Hint")
    assert asked.questions[0][1]["budget"] == BUDGET < STEP


async def test_an_old_button_shows_the_present_panel(club: Club, asked: Asked) -> None:
    table, panel = await alone(club)
    step = next(text for text in table.match.legal() if "-" in text)
    now = await club.slash(club.ana, "move", action=step)
    shown = await club.forge(club.ana, now, panel.buttons["Hint"]["custom_id"])
    assert say("refusal-stale") in shown.text
    assert "One action left" in shown.text
    assert not asked.questions


async def test_a_hint_that_comes_too_late_shows_the_present_panel(club: Club) -> None:
    table, panel = await alone(club)

    class Slow(QuickThinkers):
        async def run(self, function: Callable[..., T], *arguments: Any, **urgency: Any) -> T:
            found = await super().run(function, *arguments, **urgency)
            step = next(text for text in table.match.legal() if "-" in text)
            await club.house.ask(table.id, Play(club.ana.id, step, table.position), actor=club.ana.id)
            return found

    club.house.thinkers = Slow()  # type: ignore[assignment]
    shown = await club.press(club.ana, panel, "Hint")
    assert say("refusal-stale") in shown.text
    assert "💡" not in shown.text


async def test_nobody_else_gets_a_hint_and_not_out_of_turn_or_after_the_end(club: Club, asked: Asked) -> None:
    table, panel = await alone(club)
    address = panel.buttons["Hint"]["custom_id"]
    assert (await club.forge(club.ben, club.board(), address)).text == say("refusal-not-at-table")
    two = await agreed_in(club, club.lounge)
    other = next(who for who in (club.ana, club.ben) if who.id not in two.awaited_persons)
    told = await club.forge(other, club.board(club.lounge), f"m1:{two.id}:{two.position}:hint:")
    assert told.text == say("refusal-others-turn", person=str(two.awaited_persons[0]))
    asking = await club.slash(club.ana, "mundialito table", action="resign")
    await club.press(club.ana, asking, "Yes, resign")
    assert (await club.forge(club.ana, club.board(), address)).text == say("refusal-ended")
    assert table.id != two.id
    assert not asked.questions


async def test_the_hint_is_all_in_words_if_the_picture_cannot_be_drawn(club: Club, asked: Asked) -> None:
    table, panel = await alone(club)
    club.studio.broken = True
    shown = await club.press(club.ana, panel, "Hint")
    best = suggest(weigh(question(table.match, table.awaited[0], "normal")))
    assert next(name_actions(table.match, (best.action,), say)).words in shown.text
    assert "Play it" in shown.buttons


async def test_a_line_up_is_hinted_as_well(club: Club, asked: Asked) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    await club.settle(club.ana, "kickoff=choose")
    await club.pick(club.ana, club.board(), "computer", "easy")
    await club.start(club.ana)
    table = await club.game()
    assert isinstance(table, Running)
    panel = await club.press(club.ana, club.board(), "Your move")
    shown = await club.press(club.ana, panel, "Hint")
    assert say("mundialito-reason-line-up") in shown.text
    await club.press(club.ana, shown, "Play it")
    panel = await club.press(club.ana, club.board(), "Your move")
    shown = await club.press(club.ana, panel, "Hint")
    assert "in line with" in shown.text
    await club.press(club.ana, shown, "Play it")
    assert (await club.game(table.id)).match.state.playing
