"""Own mistakes: a moment of a review is played again in private, judged, and offered once a day until it is solved."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import players
from cogs.daily import Daily
from cogs.daily.mistakes import DO, PICK, SHOW, STEP, TRY
from cogs.table.exercise import Doing
from data import Mistake
from players import Question
from players.advice import Candidate, Reason
from players.reviewing import Moment, Review, Tally, write
from players.thinking import Busy, NoAnswer
from rules.core.match import Match
from rules.table.requests import Play, Resign
from rules.table.table import Finished, Running
from tests.bot.club import Club, QuickThinkers, Seen, use_seed
from tests.bot.test_privacy import deleted
from tests.bot.test_replay import check_sane
from tests.bot.test_reviewing import ON
from words import speech
from words.actions import name_action

DAY = 24 * 60 * 60
GAMES = ("mundialito", "hedgehog", "worldcup")
GONE, OUTDATED = "mistake-gone", "press-outdated"
say = speech("en")
AGAIN, SHOW_ME = say("button-mistake-again"), say("button-mistake-show")


class Teacher:
    """An analyst to whom every action is as good as `chance` says; it remembers what it was shown."""

    def __init__(self) -> None:
        self.chance = 0.2
        self.asked: list[tuple[Question, str | None]] = []

    def weigh(self, asked: Question, played: str | None = None) -> tuple[Candidate, ...]:
        self.asked.append((asked, played))
        assert played is not None
        return (Candidate("other", 0.9), Candidate(played, self.chance, (), ()))


@pytest.fixture
def teacher(monkeypatch: pytest.MonkeyPatch) -> Teacher:
    use_seed(monkeypatch, "5eed" * 16)
    found = Teacher()
    monkeypatch.setattr(players, "weigh", found.weigh)
    return found


async def over(club: Club, game: str = "mundialito", actions: int = 14) -> Finished:
    """A game between Ben and Ana that Ana resigns after so many actions, if it isn't over."""
    table, rng = await club.duel(game=game), Random(game)
    if not isinstance(table, Running):
        await club.start(club.ben)
        table = await club.game(table.id)
    for _ in range(actions):
        if not isinstance(table, Running):
            break
        person = table.awaited_persons[0]
        legal = [text for text in table.match.sample() or table.match.legal(200) if text[0] != "*"]
        text = rng.choice([text for text in legal if text != "end"] or legal)
        await club.house.ask(table.id, Play(person, text, table.position), actor=person)
        await club.quiet()
        table = await club.game(table.id)
    if isinstance(table, Running):
        await club.house.ask(table.id, Resign(club.ana.id, table.position), actor=club.ana.id)
        await club.quiet()
        table = await club.game(table.id)
    assert isinstance(table, Finished)
    return table


def moment_at(table: Finished, index: int) -> Match:
    return Match.begin(table.match.game, table.match.seats, table.match.options, 0).replay(
        tuple(table.match.log)[:index]
    )


def own_moments(table: Finished, person: int) -> list[Moment]:
    """Moments of somebody's seat: each of their choices was wrong, the first the worst."""
    seat, found = table.seat_of(person), list[Moment]()
    log = tuple(table.match.log)
    for index, played in enumerate(log):
        match = moment_at(table, index)
        chosen = match.to_act == seat and match.game.turn_number(match.state) > 0
        legal = (match.sample() or match.legal(200)) if chosen else []
        better = [text for text in legal if text not in (played, "end")]
        if better and (not found or match.turn_began != moment_at(table, found[-1].index).turn_began):
            reasons = (Reason("goal"),) if table.game_key == "mundialito" else ()
            after = match.act(match.to_act or 0, better[0])
            then = ("end",) if after.to_act == seat and "end" in after.legal() else ()
            found.append(
                Moment(index, match.to_act or 0, played, better[0], 0.2, 0.5 - len(found) / 100, reasons, then)
            )
    return found


async def reviewed(club: Club, table: Finished, *moments: Moment) -> None:
    """Keep a review with these moments."""
    points = tuple(range(len(table.match.log) + 1))
    curve = tuple((1 / table.match.seats,) * table.match.seats for _ in points)
    tallies = tuple(Tally(9, 9, 1, 0.3) for _ in range(table.match.seats))
    made = Review(points, curve, tallies, tuple(sorted(moments, key=lambda one: one.index)))
    await club.archive.reviews.save(table.id, write(made), ())


async def mistaken(club: Club, game: str = "mundialito", most: int = 1) -> tuple[Finished, tuple[Moment, ...]]:
    """A game with a review that has so many moments of Ana's."""
    table = await over(club, game)
    moments = tuple(own_moments(table, club.ana.id)[:most])
    assert len(moments) == most
    await reviewed(club, table, *moments)
    return table, moments


def control(table: Finished, moment: Moment, verb: str, doing: Doing | None = None) -> str:
    return f"m1:{table.id}:{moment.index}:{verb}:{'' if doing is None else doing}"


async def play(club: Club, who: Any, on: Seen, table: Finished, moment: Moment, *actions: str) -> Seen:
    """Play these actions from a moment on, one after the other."""
    for number, text in enumerate(actions):
        on = await club.forge(who, on, control(table, moment, DO, Doing(actions[:number], text)))
        check_sane(on)
    return on


def wrong_turn(table: Finished, moment: Moment) -> tuple[str, ...]:
    """What was played, and the end of the turn if it has to be ended."""
    after = moment_at(table, moment.index).act(moment.seat, moment.played)
    return (moment.played, "end") if after.to_act == moment.seat and "end" in after.legal() else (moment.played,)


async def offered(club: Club, who: Any = None, guild: Any = "", place: Any = None) -> tuple[str, str] | None:
    """The mistake that somebody is offered on the page of the daily puzzle: its text and control."""
    feature, channel = club.bot.features["daily"], place or club.table
    assert isinstance(feature, Daily)
    here = SimpleNamespace(
        user=SimpleNamespace(id=(who or club.ana).id),
        guild_id=club.guild.id if guild == "" else guild,
        channel_id=channel.id,
        channel=None,
    )
    found = await feature.offers.offer(here, say)  # type: ignore[arg-type]
    return None if found is None else (found[0], str(found[1].custom_id))


async def page_of_moment(club: Club, who: Any) -> Seen:
    return await club.press(who, await club.press(who, club.board(), "Review"), ON)


async def test_a_moment_of_the_review_is_tried_with_the_games_own_controls(club: Club, teacher: Teacher) -> None:
    table, (moment,) = await mistaken(club)
    page = await page_of_moment(club, club.ana)
    tried = await club.press(club.ana, page, "Try it")
    assert tried.message.ephemeral
    assert tried.message.id != page.message.id
    start = moment_at(table, moment.index)
    assert club.studio.wishes[-1].view == start.view(moment.seat)
    assert club.studio.wishes[-1].seat == moment.seat
    assert "Your game v Ben" in tried.text
    assert name_action("mundialito", start.view(moment.seat), moment.played, say) in tried.text
    piece = next(label for label in tried.buttons if label.startswith(("Queen", "Drone", "Pawn")))
    chosen = await club.press(club.ana, tried, piece)
    assert chosen.message.id == tried.message.id
    moved = await club.press(club.ana, chosen, next(label for label in chosen.buttons if label.startswith("Move")))
    assert "So far:" in moved.text
    wrong = await club.press(club.ana, moved, say("mundialito-face-end"))
    assert "❌" in wrong.text
    assert {AGAIN, SHOW_ME} == set(wrong.buttons)
    again = await club.press(club.ana, wrong, AGAIN)
    assert again.text == tried.text
    assert set(again.buttons) == set(tried.buttons)


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_wrong_is_tried_again_until_it_is_right_and_then_never_offered(
    club: Club, teacher: Teacher, game: str
) -> None:
    table, (moment,) = await mistaken(club, game)
    assert await offered(club)
    tried = await club.press(club.ana, await page_of_moment(club, club.ana), "Try it")
    check_sane(tried)
    wrong = await play(club, club.ana, tried, table, moment, *wrong_turn(table, moment))
    assert "❌" in wrong.text
    assert "20% to win" in wrong.text
    assert await offered(club)
    again = await club.press(club.ana, wrong, AGAIN)
    assert again.text == tried.text
    right = await play(club, club.ana, again, table, moment, moment.better, *moment.follows)
    assert "✅" in right.text
    assert "50% to win" in right.text
    assert {Mistake(table.id, moment.index, 1, True).solved} == {
        one.solved for one in await club.archive.mistakes.of_person(club.ana.id)
    }
    assert await offered(club) is None
    await club.later(DAY)
    assert await offered(club) is None


async def test_a_turn_is_right_if_it_is_about_as_good_as_the_best(club: Club, teacher: Teacher) -> None:
    table, (moment,) = await mistaken(club)
    tried = await club.press(club.ana, await page_of_moment(club, club.ana), "Try it")
    for chance, right in ((0.44, False), (0.45, True), (0.7, True)):
        teacher.chance = chance
        shown = await play(club, club.ana, tried, table, moment, *wrong_turn(table, moment))
        assert ("✅" in shown.text) is right, chance
    asked, done = teacher.asked[-1]
    assert (asked.game, done) == ("mundialito", wrong_turn(table, moment)[-1])
    assert asked.view.legal != moment_at(table, moment.index).view(moment.seat).legal


async def test_a_wrong_turn_is_told_what_it_allows_and_a_right_one_why(
    club: Club, teacher: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (moment,) = await mistaken(club)
    turn = wrong_turn(table, moment)
    after = moment_at(table, moment.index).replay(turn)
    answer = after.legal()[0]
    monkeypatch.setattr(players, "weigh", lambda asked, played: (Candidate(played, 0.2, (), (answer, "end")),))
    tried = await club.press(club.ana, await page_of_moment(club, club.ana), "Try it")
    wrong = await play(club, club.ana, tried, table, moment, *turn)
    assert after.to_act is not None
    words = name_action("mundialito", after.view(after.to_act), answer, say)
    assert f"Ben would answer: {words}" in wrong.text
    shown = await club.press(club.ana, wrong, SHOW_ME)
    assert "💡" in shown.text
    assert "It's a goal!" in shown.text
    better = moment_at(table, moment.index).replay((moment.better, *moment.follows))
    assert club.studio.wishes[-1].view == better.view(moment.seat)
    assert await club.archive.mistakes.of_person(club.ana.id) == frozenset()
    right = await play(club, club.ana, shown, table, moment, moment.better, *moment.follows)
    assert "It's a goal!" in right.text


async def test_only_own_moments_can_be_tried(club: Club, teacher: Teacher) -> None:
    table = await over(club)
    own, others = own_moments(table, club.ana.id)[0], own_moments(table, club.ben.id)[0]
    await reviewed(club, table, own, others)
    everybody = await club.pick(club.ana, await club.press(club.ana, club.board(), "Review"), say("review-sides"), "-")
    pages = [await club.press(club.ana, everybody, ON)]
    pages.append(await club.press(club.ana, pages[0], ON))
    assert sorted("Try it" in page.buttons for page in pages) == [False, True]
    drawn = len(club.studio.wishes)
    for verb in (TRY, STEP, PICK, DO, SHOW):
        words = Doing((), own.better)
        for who, moment in ((club.ben, own), (club.ana, others)):
            told = await club.forge(
                who, everybody, control(table, moment, verb, words), ["x"] if verb == PICK else None
            )
            assert told.text == say("mistake-not-yours"), verb
        told = await club.forge(club.cy, everybody, control(table, own, verb, words), ["x"] if verb == PICK else None)
        assert told.text == say("mistake-not-yours"), verb
    assert len(club.studio.wishes) == drawn


async def test_it_is_refused_without_a_review_and_where_nothing_was_lost(club: Club, teacher: Teacher) -> None:
    table, (moment,) = await mistaken(club)
    tried = await club.press(club.ana, await page_of_moment(club, club.ana), "Try it")
    elsewhere = f"m1:{table.id}:{moment.index + 1}:{TRY}:"
    assert (await club.forge(club.ana, tried, elsewhere)).text == say(GONE)
    await deleted(club, club.ben)
    assert (await club.press(club.ana, tried, say("button-text"))).text == say(GONE)
    assert await offered(club) is None


async def test_a_running_game_has_none(club: Club, teacher: Teacher) -> None:
    table = await club.duel()
    told = await club.forge(club.ana, club.board(), f"m1:{table.id}:1:{TRY}:")
    assert told.text == say(GONE)


async def test_forged_words_are_answered_with_a_sentence(club: Club, teacher: Teacher) -> None:
    table, (moment,) = await mistaken(club)
    tried = await club.press(club.ana, await page_of_moment(club, club.ana), "Try it")
    for verb in (STEP, DO, SHOW, PICK):
        for words in ("", "nonsense", "99|a", "3|a|b"):
            told = await club.forge(club.ana, tried, f"m1:{table.id}:{moment.index}:{verb}:{words}", ["x"])
            assert told.text == say(OUTDATED), (verb, words)
    told = await club.forge(club.ana, tried, control(table, moment, PICK, Doing((), "piece|")), ["x"])
    assert told.text == say(OUTDATED)
    refused = await club.forge(club.ana, tried, control(table, moment, DO, Doing((), "f6-f1")))
    check_sane(refused)
    assert "🚫" in refused.text
    assert not teacher.asked


async def test_actions_after_the_turns_end_change_nothing(club: Club, teacher: Teacher) -> None:
    table, (moment,) = await mistaken(club)
    tried = await club.press(club.ana, await page_of_moment(club, club.ana), "Try it")
    turn = (moment.better, *moment.follows)
    more = await club.forge(club.ana, tried, control(table, moment, DO, Doing((*turn, "end", "x"), "y")))
    assert "✅" in more.text


async def test_the_position_can_be_had_in_words(club: Club, teacher: Teacher) -> None:
    await mistaken(club)
    tried = await club.press(club.ana, await page_of_moment(club, club.ana), "Try it")
    told = await club.press(club.ana, tried, say("button-text"))
    assert not told.alt
    assert len(told.text) > len(tried.text) + 100
    piece = next(label for label in told.buttons if label.startswith(("Queen", "Drone", "Pawn")))
    assert not (await club.press(club.ana, told, piece)).alt
    assert (await club.press(club.ana, told, say("button-mistake-picture"))).alt


async def test_two_presses_at_once_solve_it_once(club: Club, teacher: Teacher) -> None:
    table, (moment,) = await mistaken(club)
    tried = await club.press(club.ana, await page_of_moment(club, club.ana), "Try it")
    *before, last = moment.better, *moment.follows
    twice = [club.forge(club.ana, tried, control(table, moment, DO, Doing(tuple(before), last))) for _ in range(2)]
    assert all("✅" in seen.text for seen in await asyncio.gather(*twice))
    assert await club.archive.mistakes.of_person(club.ana.id) == {Mistake(table.id, moment.index, 0, True)}


@pytest.mark.parametrize(("error", "told"), [(Busy, "mistake-busy"), (NoAnswer, "mistake-no-answer")])
async def test_without_a_verdict_the_person_is_told_so(
    club: Club, teacher: Teacher, error: type[Exception], told: str
) -> None:
    table, (moment,) = await mistaken(club)
    tried = await club.press(club.ana, await page_of_moment(club, club.ana), "Try it")

    class Tired(QuickThinkers):
        async def run(self, *arguments: Any, **urgency: Any) -> Any:
            raise error

    club.house.thinkers = Tired()  # type: ignore[assignment]
    *before, last = wrong_turn(table, moment)
    seen = await club.forge(club.ana, tried, control(table, moment, DO, Doing(tuple(before), last)))
    assert seen.text == say(told)


async def test_the_world_cup_shows_what_the_seat_saw_and_draws_nothing(club: Club, teacher: Teacher) -> None:
    table, (moment,) = await mistaken(club, "worldcup")
    start, began = moment_at(table, moment.index), len(club.studio.wishes)
    page = await page_of_moment(club, club.ana)
    begun = len(club.studio.wishes)
    tried = await club.press(club.ana, page, "Try it")
    await play(club, club.ana, tried, table, moment, moment.played)
    assert began < begun < len(club.studio.wishes)
    after = start.act(moment.seat, moment.played)
    seen = [wish.view for wish in club.studio.wishes[begun:]]
    assert seen == [start.view(moment.seat), after.view(moment.seat)]
    assert {view.viewer for view in seen} == {moment.seat}
    hidden = [card.card for card in table.match.view(1 - moment.seat).hand or ()]
    assert hidden
    assert all(asked.view == start.view(moment.seat) for asked, _ in teacher.asked)
