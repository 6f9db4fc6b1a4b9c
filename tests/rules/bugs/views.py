"""Bugs in what is seen. Room: tests. May import rules."""

from dataclasses import replace
from typing import Any

from rules.core.game import Choices
from template.pig.game import Pig
from template.pig.pieces import State, View
from tests.rules.bugs.registry import breaks
from tests.rules.toys import Sardines, Toy


@breaks("a_view_hides_what_others_hold")
class OnlookersSeeAHand(Toy):
    def view(self, state: Sardines, viewer: int | None) -> dict[str, Any]:
        return {**super().view(state, viewer), "open": sorted((state.hands or ((), ()))[0])}


@breaks("a_view_hides_what_others_hold")
class OpponentsSeeTheOrderOfAHand(Toy):
    def view(self, state: Sardines, viewer: int | None) -> dict[str, Any]:
        hands = state.hands or ((), ())
        return {**super().view(state, viewer), "other": () if viewer is None else hands[1 - viewer]}


@breaks("a_view_hides_what_others_hold")
class ChoicesHangOnAnothersHand(Toy):
    def choices(self, state: Sardines, prefix: tuple[str, ...]) -> Choices:
        found, hands = super().choices(state, prefix), state.hands or ((), ())
        dull = prefix == () and hands[1 - state.seat][:1] < hands[1 - state.seat][-1:]
        return replace(found, tokens=tuple(token for token in found.tokens if token != "trade")) if dull else found


@breaks("who_hides_something_says_what_each_seat_holds")
class SecretsAreNotSaid(Toy):
    def secrets(self, state: Sardines, seat: int) -> tuple[int, ...]:
        return ()


@breaks("who_hides_something_says_what_each_seat_holds")
class OpenGameWithSecrets(Pig):
    def secrets(self, state: State, seat: int) -> tuple[int, ...]:
        return (state.pot,)


@breaks("an_open_game_looks_the_same_to_all")
class SeatsSeeTheirOwnPot(Pig):
    def view(self, state: State, viewer: int | None) -> View:
        return replace(super().view(state, viewer), pot=state.pot if viewer == state.seat else 0)


@breaks("equal_views_allow_the_same")
class ViewForgetsThePot(Pig):
    def view(self, state: State, viewer: int | None) -> View:
        return replace(super().view(state, viewer), pot=0)


@breaks("views_are_plain_values")
class ViewHoldsSomethingAlive(Pig):
    def view(self, state: State, viewer: int | None) -> Any:
        return {"seat": state.seat, "next": lambda: state}


@breaks("views_are_plain_values")
class ViewIsNewEachTime(Pig):
    def view(self, state: State, viewer: int | None) -> Any:
        return {"seat": state.seat, "mood": float("nan")}


@breaks("an_open_game_looks_the_same_to_all")
class OnlookersSeeNoPot(Pig):
    def view(self, state: State, viewer: int | None) -> View:
        return replace(super().view(state, viewer), pot=0 if viewer is None else state.pot)


@breaks("seats_in_views_are_counted_from_zero")
class SeatsAreCountedFromOne(Pig):
    def view(self, state: State, viewer: int | None) -> View:
        return replace(super().view(state, viewer), seat=state.seat + 1)
