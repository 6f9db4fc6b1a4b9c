"""Bugs in whose turn it is, in what is legal and in how a game ends. Room: tests. May import rules."""

from dataclasses import replace
from typing import Any, NamedTuple

from rules.core.game import Choices
from rules.core.outcome import Chance, Outcome, Waiting
from rules.core.terms import Automatic, Contest, Contests
from template.pig.game import Pig
from template.pig.pieces import Action, Die, State
from tests.rules.bugs.registry import breaks


class Ended(NamedTuple):
    """A state of Pig that ends differently."""

    pig: State
    outcome: Outcome | None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.pig, name)


class EndsOtherwise(Pig):
    """Pig with another outcome."""

    def otherwise(self, state: State, outcome: Outcome) -> Outcome | None:
        """The outcome that replaces the right one."""
        return outcome

    def setup(self, seats: int, options: Any) -> Any:
        return Ended(super().setup(seats, options), None)

    def apply(self, state: Any, event: Any) -> Any:
        after = super().apply(state.pig, event)
        return Ended(after, None if after.outcome is None else self.otherwise(after, after.outcome))


@breaks("every_turn_awaits_somebody_who_exists")
class OutcomeMissesASeat(EndsOtherwise):
    def otherwise(self, state: State, outcome: Outcome) -> Outcome:
        return replace(outcome, ranking=outcome.ranking[:1])


@breaks("every_turn_awaits_somebody_who_exists")
class OutcomeRanksASeatTwice(EndsOtherwise):
    def otherwise(self, state: State, outcome: Outcome) -> Outcome:
        return replace(outcome, ranking=(*outcome.ranking, outcome.ranking[0]))


@breaks("every_turn_awaits_somebody_who_exists")
class DrawHasALoser(EndsOtherwise):
    def otherwise(self, state: State, outcome: Outcome) -> Outcome:
        return replace(outcome, draw=True)


@breaks("every_game_ends")
class NeverEnds(EndsOtherwise):
    def otherwise(self, state: State, outcome: Outcome) -> None:
        return None


@breaks("every_game_ends")
class NobodyEverKeepsAnything(Pig):
    def apply(self, state: State, event: Action | Die) -> State:
        return super().apply(state, event)._replace(scores=state.scores)


@breaks("every_seat_gets_its_turns")
class LastSeatIsSkipped(Pig):
    def apply(self, state: State, event: Action | Die) -> State:
        after = super().apply(state, event)
        return after._replace(seat=0) if after.seat == len(after.scores) - 1 else after


@breaks("every_turn_awaits_somebody_who_exists")
class SeatOutOfRange(Pig):
    def awaits(self, state: State) -> Waiting | Chance:
        return Waiting(state.seat + 1) if not state.rolling else Chance("die")


@breaks("another_seat_means_another_turn")
class TurnIsNotCounted(Pig):
    def turn_number(self, state: State) -> int:
        return 1


@breaks("no_turn_begins_at_the_end")
class TheLastTurnIsCountedTwice(Pig):
    def turn_number(self, state: State) -> int:
        return super().turn_number(state) + (state.outcome is not None)


@breaks("ordinals_never_fall")
class TurnNumberFalls(Pig):
    def turn_number(self, state: State) -> int:
        return 1 + state.seat


@breaks("ordinals_never_fall")
class ChapterFalls(Pig):
    def automatic(self, state: State) -> Automatic:
        return Automatic(chapter=7 - state.turn % 5)


@breaks("somebody_awaited_can_do_something_and_nobody_else")
class LegalWhileTheDieRolls(Pig):
    def legal(self, state: State) -> list[Action]:
        return super().legal(state._replace(rolling=False))


@breaks("somebody_awaited_can_do_something_and_nobody_else")
class NothingToDo(Pig):
    def legal(self, state: State) -> list[Action]:
        return [] if state.turn == 3 else super().legal(state)


@breaks("actions_are_listed_once_and_in_order")
class LegalTwice(Pig):
    def legal(self, state: State) -> list[Action]:
        return super().legal(state) * 2


@breaks("choices_spell_exactly_what_is_legal")
class ActionMissingFromTheChoices(Pig):
    def choices(self, state: State, prefix: tuple[str, ...]) -> Choices:
        found = super().choices(state, prefix)
        return replace(found, tokens=tuple(token for token in found.tokens if token != "hold"))


@breaks("choices_spell_exactly_what_is_legal")
class MoreChoicesThanActions(Pig):
    def choices(self, state: State, prefix: tuple[str, ...]) -> Choices:
        return Choices((), "hold") if prefix == ("hold",) else Choices(("hold", "roll") if not prefix else ())


@breaks("choices_spell_exactly_what_is_legal")
class UnknownChoiceRaises(Pig):
    def choices(self, state: State, prefix: tuple[str, ...]) -> Choices:
        return super().choices(state, tuple(Action(token).value for token in prefix))


@breaks("listing_and_asking_agree")
class AskedOtherwiseThanListed(Pig):
    def is_legal(self, state: State, action: Action) -> bool:
        return True


@breaks("what_is_automatic_decides_nothing")
class DecisionTakenForASeat(Pig):
    def automatic(self, state: State) -> Automatic:
        return Automatic(formality=None if state.rolling or state.outcome else "roll")


@breaks("whoever_is_awaited_is_still_concerned")
class NothingAtStakeForWhoIsAwaited(Pig):
    def automatic(self, state: State) -> Automatic:
        return Automatic(at_stake={0: ()})


@breaks("what_is_legal_elsewhere_is_judged_here")
class WhateverIsAskedIsLegal(Pig):
    def is_legal(self, state: State, action: Action) -> bool:
        return True


@breaks("a_game_of_luck_leaves_nothing_to_decide")
class ChoicesCalledLuck(Pig):
    about = replace(Pig.about, luck=True)


@breaks("a_game_is_decided_at_one_of_its_moments")
class DecidedBeforeItBegan(Pig):
    def decisive(self, ended: State, states: Any) -> int:
        return 0


class Tipped(Pig):
    """Pig, in which each turn is a match between the first two seats that can be tipped before its first roll."""

    def contests(self, state: State) -> Contests:
        everybody = frozenset(range(len(state.scores)))
        one = Contest(str(state.turn), ("1", "2"), (0, 1), True, everybody)
        return Contests(() if state.outcome or state.rolling else (one,))


@breaks("matches_are_tipped_before_they_begin")
class TippedWhileItIsPlayed(Tipped):
    pass


@breaks("matches_are_tipped_before_they_begin")
class TippedByWhoDecides(Pig):
    def contests(self, state: State) -> Contests:
        return Contests(() if state.outcome else (Contest("all", ("1", "2"), (0, 1), True, frozenset()),))


@breaks("matches_are_tipped_before_they_begin")
class ResultIsForgotten(Pig):
    def contests(self, state: State) -> Contests:
        return Contests(won={} if state.outcome else {str(state.turn): ""})
