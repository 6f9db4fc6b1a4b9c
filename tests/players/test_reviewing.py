"""Reviews of finished games: known blunders are found, luck is told apart, and nothing hidden is judged by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest

import players
from players import question
from players.advice import Candidate, Reason
from players.reviewing import FinishedGame, Moment, Review, Tally, making, read, review, write
from players.reviewing.game import VERSION
from players.reviewing.making import MOST_POINTS, outcomes, spread
from rules import GAMES
from rules.core.chance import Rng
from rules.core.match import Match
from rules.core.outcome import Chance
from tests.sampling import some


@dataclass
class Tutor:
    """An analyst that says what it was told to, and remembers what it was shown."""

    lead: dict[Any, float]
    losses: dict[int, tuple[str, float]]
    asked: list[tuple[Any, tuple[str, ...]]]

    def chances(self, view: Any) -> tuple[float, ...]:
        return 0.5, 0.5

    def weigh(self, view: Any, legal: Sequence[str], rng: Rng, played: str | None = None) -> tuple[Candidate, ...]:
        assert played in legal
        number = len(self.asked)
        self.asked.append((view, tuple(legal)))
        better, loss = self.losses.get(number, (played, 0.0))
        reasons = (Reason("first", (("cell", "b3"),)), Reason("second"), Reason("third"))
        best = Candidate(better, 0.6, reasons, ("x",) * 9)
        return (best,) if better == played else (best, Candidate(played, 0.6 - loss))


@pytest.fixture
def tutor(monkeypatch: pytest.MonkeyPatch) -> Tutor:
    found = Tutor({}, {}, [])
    monkeypatch.setattr(players, "analyst", lambda game: found)
    return found


def walk(game: str, seed: str, events: int, **options: Any) -> Match:
    """A game played at random, or its beginning."""
    rng, match = Rng(seed.encode(), 0), Match.begin(GAMES[game], 2, options, 7)
    while match.outcome is None and len(match.log) < events:
        if isinstance(match.turn, Chance):
            match = match.resolve()
        else:
            legal = match.legal(500)
            assert match.to_act is not None
            match = match.act(match.to_act, legal[rng.below(len(legal))])
    return match


def of(match: Match, *seats: int) -> FinishedGame:
    """The game as a review gets it; these seats belong to people."""
    moment, chosen = Match.begin(match.game, match.seats, match.options, 0), []
    for number, event in enumerate(match.log):
        if moment.to_act in seats and not match.game.notation.is_chance(match.game.notation.parse(event)):
            chosen.append(number)
        moment = moment.follow(event)
    options = tuple(sorted(match.options.items()))
    return FinishedGame(match.game.about.key, match.seats, options, tuple(match.log), tuple(chosen))


def test_a_missed_goal_is_found_with_its_reason() -> None:
    """Somebody could pass to a pyramid on the last row, and didn't."""
    match = goal_missed()
    (moment,) = review(replace(of(match), chosen=(len(match.log) - 1,))).moments
    before = Match.begin(match.game, 2, match.options, 0).replay(list(match.log)[:-1])
    after = before.act(moment.seat, moment.better)
    assert after.outcome is not None
    assert after.outcome.winners == (moment.seat,)
    assert moment.played == match.log[-1]
    assert moment.best == 1.0
    assert moment.loss > 0.05
    assert moment.reasons[0].name == "goal"


@cache
def goal_missed() -> Match:
    """A game at random in which somebody could score with the next action and did something else."""
    for seed in range(200):
        match, rng = Match.begin(GAMES["mundialito"], 2, {}, 7), Rng(b"missed %d" % seed, 0)
        while match.outcome is None and len(match.log) < 90:
            assert match.to_act is not None
            legal = match.legal(500)
            passes = [action for action in legal if action.startswith("*")]
            others = [action for action in legal if action not in passes]
            if others and any(match.act(match.to_act, one).outcome is not None for one in passes):
                missed = match.act(match.to_act, others[rng.below(len(others))])
                if missed.to_act != match.to_act:  # with an action left they could still score
                    return missed
            match = match.act(match.to_act, legal[rng.below(len(legal))])
    raise AssertionError("nobody could score")


@pytest.mark.proof
def test_the_same_log_always_has_the_same_review_whatever_the_seed_was() -> None:
    match = walk("mundialito", "same", 10)
    assert write(review(of(match, 0))) == write(review(of(replace(match, seed=99), 0)))


def test_a_review_survives_being_written_and_another_versions_is_not_read() -> None:
    found = review(of(walk("hedgehog", "written", 20), 0, 1))
    assert found.moments
    assert read(write(found)) == found
    assert read(write(found).replace(f'"version":{VERSION}', '"version":0', 1)) is None


def test_each_turn_counts_once_and_the_three_that_lost_most_stay(tutor: Tutor) -> None:
    match = walk("mundialito", "turns", 60)
    played = of(match, 0)
    review(played)
    asked, tutor.asked = tutor.asked, []
    for number, (_, legal) in enumerate(asked):
        tutor.losses[number] = (legal[-1], 0.05 + number / 100)
    found = review(played)
    assert len(found.moments) == 3
    assert found.moments == found.worst(0)
    begun = Match.begin(match.game, 2, match.options, 0)
    turns = [match.game.turn_number(begun.replay(played.log[: one.index]).state) for one in found.moments]
    assert len(set(turns)) == 3
    assert found.tallies[0].losses > 3
    assert found.tallies[1] == Tally()
    assert len(found.moments[0].reasons) == making.MOST_REASONS
    assert len(found.moments[0].follows) == making.MOST_FOLLOWS


def test_a_small_loss_is_none(tutor: Tutor) -> None:
    match = walk("mundialito", "small", 30)
    review(of(match, 0))
    for number, (_, legal) in enumerate(tutor.asked):
        tutor.losses[number] = (legal[-1], 0.04)
    tutor.asked = []
    found = review(of(match, 0))
    assert found.moments == ()
    assert found.tallies[0].lost == 0


def test_a_long_game_has_fewer_choices_looked_at_and_says_how_many(tutor: Tutor) -> None:
    match = walk("mundialito", "long", 400, turn_limit=200)
    found = review(of(match, 0, 1))
    assert found.tallies[0].choices > making.MOST_CHOICES
    assert found.tallies[0].looked == making.MOST_CHOICES // 2
    assert len(tutor.asked) == sum(tally.looked for tally in found.tallies)
    assert len(found.points) <= MOST_POINTS
    assert found.points[-1] == len(match.log)


def test_what_somebody_chose_is_judged_from_the_view_that_their_seat_had(tutor: Tutor) -> None:
    match = walk("worldcup", "views", 40)
    played = of(match, 1)
    review(played)
    begun, seen = Match.begin(match.game, 2, match.options, 0), []
    for index in played.chosen:
        moment = begun.replay(played.log[:index])
        if len(moment.legal(2)) > 1:
            asked = question(moment, 1, "random")
            seen.append((asked.view, asked.legal))
    assert tutor.asked == seen
    assert all(view.viewer == 1 for view, _ in tutor.asked)


def test_luck_is_what_the_dice_brought_beyond_what_was_to_be_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lead is what the last die showed: 3.5 is to be expected, and a six is 2.5 more."""

    class Gambler(Tutor):
        def chances(self, view: Any) -> tuple[float, ...]:
            return (view.rolled or 0) / 10, 0.0

    tutor = Gambler({}, {}, [])
    monkeypatch.setattr(players, "analyst", lambda game: tutor)
    match = walk("hedgehog", "dice", 40)
    found = review(of(match, 0))
    rolls = [int(text.split()[1]) for text in match.log if text.startswith("roll")]
    # The opening is the moment after the first roll.
    assert found.rolls in (len(rolls), len(rolls) - 1)
    counted = rolls[len(rolls) - found.rolls :]
    assert found.tallies[0].rolls == found.rolls
    assert found.tallies[0].luck == pytest.approx(sum(roll - 3.5 for roll in counted) / 10, abs=0.001)


def test_what_chance_may_do_is_found_with_its_probability() -> None:
    match = Match.begin(GAMES["hedgehog"], 2, {}, 1)
    while not isinstance(match.turn, Chance):
        assert match.to_act is not None
        match = match.act(match.to_act, match.legal(1)[0])
    assert outcomes(match) == {f"roll {face}": pytest.approx(1 / 6) for face in range(1, 7)}


def test_a_deal_has_too_many_ways_to_be_told_apart() -> None:
    match = walk("worldcup", "deal", 0)
    kinds = {}
    while isinstance(match.turn, Chance):
        kinds[match.turn.kind] = outcomes(match)
        match = match.resolve()
    assert kinds["deck"] is None
    assert kinds["dealer"] == {"dealer 0": 0.5, "dealer 1": 0.5} or len(kinds["dealer"] or {}) == 2


def test_numbers_are_spread_evenly_with_both_ends() -> None:
    assert spread(range(5), 9) == (0, 1, 2, 3, 4)
    assert spread(range(101), 5) == (0, 25, 50, 75, 100)


def test_a_game_without_an_analyst_has_no_review() -> None:
    match = walk("dicecup", "none", 3)
    if players.analyst("dicecup") is None:
        with pytest.raises(LookupError):
            review(of(match, 0))


def test_the_worst_moments_of_everybody_are_in_the_order_of_the_game() -> None:
    moments = tuple(
        Moment(index, index % 2, "a", "b", 0.1, 0.1 + loss) for index, loss in enumerate((0.3, 0.1, 0.5, 0.4))
    )
    found = Review((0,), ((0.5, 0.5),), (Tally(), Tally()), moments)
    assert [one.index for one in found.worst()] == [0, 2, 3]
    assert [one.index for one in found.worst(1)] == [1, 3]


def test_the_curve_comes_first_and_moments_as_they_are_found(tutor: Tutor) -> None:
    match, shown, asked = walk("mundialito", "sketched", 90), list[Review](), list[int]()
    tutor.losses = {number: (legal, 0.3) for number, legal in enumerate(["*a1"] * 99)}

    def sketch(made: Review) -> None:
        shown.append(made)
        asked.append(len(tutor.asked))

    found = review(of(match, 0, 1), sketch=sketch)
    assert asked[:2] == [0, 0]
    assert len(shown[0].points) == making.SKETCHED < len(shown[1].points)
    assert shown[1].curve == found.curve
    assert all(one.tallies == (Tally(), Tally()) for one in shown)
    assert [bool(one.moments) for one in shown] == [number > 0 for number in asked]
    assert len(shown) > 3


@pytest.mark.parametrize("game", some([game for game in GAMES if players.analyst(game) is not None], 1))
def test_every_analysed_game_is_reviewed_with_chances_that_add_up(game: str) -> None:
    match, told = walk(game, "reviewed", 16), list[float]()
    found = review(of(match, 0), told.append)
    assert told == sorted(told)
    assert found.points[-1] == len(match.log)
    assert all(sum(chances) == pytest.approx(1, abs=0.01) for chances in found.curve)
    for moment in found.moments:
        before = Match.begin(match.game, match.seats, match.options, 0).replay(list(match.log)[: moment.index])
        before.act(moment.seat, moment.better)
