"""Bugs in options and in what a game says about itself. Room: tests. May import rules."""

from dataclasses import replace

from rules.core.options import Number, Options
from rules.core.terms import Length, Occasion
from template.pig.game import Pig
from template.pig.pieces import State
from tests.rules.bugs.registry import breaks

TARGET = Pig.about.options[0]


@breaks("every_option_makes_a_difference")
class OptionIsIgnored(Pig):
    def setup(self, seats: int, options: Options) -> State:
        return super().setup(seats, {"target": 100})

    def length(self, seats: int, options: Options) -> Length:
        return Length(10)


@breaks("every_option_makes_a_difference")
class TwoOptionsAreTheSame(Pig):
    def setup(self, seats: int, options: Options) -> State:
        return super().setup(seats, {"target": min(100, int(options["target"] or 0))})

    def length(self, seats: int, options: Options) -> Length:
        return super().length(seats, {"target": min(100, int(options["target"] or 0))})


@breaks("options_have_possible_defaults_and_values")
class DefaultIsNotOffered(Pig):
    about = replace(Pig.about, options=(Number("target", 100, offered=(50, 200)),))


@breaks("options_have_possible_defaults_and_values")
class OfferedButNotTaken(Pig):
    about = replace(Pig.about, options=(Number("target", 100, most=150, offered=(50, 100, 200)),))


@breaks("options_that_cannot_be_are_refused")
class OddOptionRaises(Pig):
    about = replace(Pig.about, options=(Number("target", 100, least=-(10**9), offered=(50, 100, 200)),))

    def check(self, seats: int, options: Options) -> None:
        if int(options["target"] or 0) < 0:
            raise ValueError("a target is positive")


@breaks("options_for_every_occasion_can_be_played")
class SuitedOptionIsImpossible(Pig):
    def options_for(self, occasion: Occasion, seats: int, options: Options) -> Options | None:
        return {"target": seats} if occasion is Occasion.SUITED else None


@breaks("every_number_of_seats_can_play_as_usual")
class ElevenSeatsRaise(Pig):
    def check(self, seats: int, options: Options) -> None:
        if seats > 10:
            raise IndexError(seats)


@breaks("quick_setups_are_legal_for_every_seat")
class QuickSetupIsIllegal(Pig):
    about = replace(Pig.about, quick_setup=(("hold",),) * 10)


@breaks("the_name_of_a_game_is_no_module_of_the_house")
class NamedAsTheHouse(Pig):
    about = replace(Pig.about, key="plain")


@breaks("a_game_tells_soundly_what_it_is")
class BestWithMoreThanThereAre(Pig):
    about = replace(Pig.about, best_seats=(2, 12))


@breaks("numbers_can_be_played_at_their_bounds")
class BoundsAreTooWide(Pig):
    about = replace(Pig.about, options=(Number("target", 100, least=0, most=500, offered=(50, 100, 200)),))

    def length(self, seats: int, options: Options) -> Length:
        return Length(1000 // int(options["target"] or 0))


@breaks("the_usual_length_is_about_what_is_played")
class LengthIsGuessed(Pig):
    def length(self, seats: int, options: Options) -> Length:
        return Length(10, 2)


@breaks("every_option_makes_a_difference")
class OptionOnlyChangesTheLength(Pig):
    def setup(self, seats: int, options: Options) -> State:
        return super().setup(seats, {"target": 100})
