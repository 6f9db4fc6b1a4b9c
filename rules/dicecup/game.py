"""Mundialito, the dice cup, as a Game. Part of rules/dicecup: rules/core only."""

from rules.core.game import ListedGame
from rules.core.options import Options
from rules.core.outcome import Chance, Waiting
from rules.core.terms import About, Automatic, Credits, Length, Occasion
from rules.dicecup import chance, look, moves, play, refusals, routines, terms
from rules.dicecup.notation import NOTATION
from rules.dicecup.pieces import MOST_SEATS, Action, ChanceEvent
from rules.dicecup.position import State
from rules.dicecup.view import View

#: The median number of rolls of a beginner cup, over 500 of them, and of a cup with groups.
USUAL_ROLLS, ROLLS_WITH_GROUPS = 90, 142
#: How long an average roll takes, when the table makes many of them.
SECONDS_A_ROLL = 12
SECONDS_ALONE = 7


class DiceCup(ListedGame[State, Action, ChanceEvent, View]):
    """The cup of 32 teams, for one to six coaches (RULES.md)."""

    about = About(
        key="dicecup",
        title="Mundialito, the dice cup",
        seats=(1, MOST_SEATS),
        options=terms.OPTIONS,
        version=1,
        hidden=False,
        credits=Credits(
            designers=("Bartłomiej Marks", "Jarosław Marks", "Michał Kocięba"),
            year=2019,
            source="ATM DATA",
        ),
        place=3,
        best_seats=(3, 6),
        routines=True,
        agreed_draws=False,
        rivals=3,
        luck=True,
    )

    def setup(self, seats: int, options: Options) -> State:
        """The state before the cards are drawn: the pick comes next or, if the coaches named the teams, the deal."""
        agreed = terms.settled(seats, options)
        return State(agreed, teams=agreed.named)

    def awaits(self, state: State) -> Waiting | Chance:
        """The cards or the dice, else the coach who has to roll (rules 14 and 15)."""
        kind = chance.awaited(state)
        if kind is not None:
            return Chance(kind)
        assert state.seat is not None
        return Waiting(state.seat)

    legal = staticmethod(moves.legal)
    apply = staticmethod(play.apply)
    view = staticmethod(look.look)

    resolve = staticmethod(chance.resolve)
    can_happen = staticmethod(chance.can_happen)
    clauses = refusals.CLAUSES
    notation = NOTATION

    def length(self, seats: int, options: Options) -> Length:
        """Estimate the length from the usual number of rolls; a solo player waits for nobody."""
        seconds = SECONDS_ALONE if seats == 1 else SECONDS_A_ROLL
        groups = options.get("mode", "beginner") != "beginner"  # a message for each of its 64 matches
        return Length(round((ROLLS_WITH_GROUPS if groups else USUAL_ROLLS) * seconds / 60), thread=groups)

    check = staticmethod(terms.check)
    idle_options = staticmethod(terms.idle)
    swaps = staticmethod(terms.swaps)

    def options_for(self, occasion: Occasion, seats: int, options: Options) -> Options | None:
        """The options of a rematch: the deal moves on clockwise while the coaches keep their seats (rule 5)."""
        return {"dealer": (int(options["dealer"] or 0) + 1) % seats} if occasion is Occasion.REMATCH else None

    def champion(self, state: State) -> str | None:
        """The winner of the Grand Final (rule 8)."""
        return state.played[-1].winner if state.outcome is not None else None

    def automatic(self, state: State) -> Automatic:
        """What the table may do now: a roll is a routine, or a formality if only the order is at stake.

        A chapter is a match or a tie-break.
        """
        return Automatic(
            formality=routines.formality(state),
            routine=routines.routine(state),
            chapter=routines.chapter(state),
            at_stake=routines.at_stake(state),
        )
