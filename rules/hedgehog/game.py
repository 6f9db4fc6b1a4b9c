"""The hedgehog race (Der Marsigelwettkampf), as a Game. Part of rules/hedgehog: rules/core only."""

from typing import ClassVar

from rules.core.chance import Rng
from rules.core.errors import BadOptions
from rules.core.game import ListedGame
from rules.core.options import Asked, Flag, Number, Options, Word
from rules.core.outcome import Chance, Waiting, levels
from rules.core.terms import NOTHING_AUTOMATIC, About, Automatic, Credits, Length, Occasion
from rules.hedgehog import moves
from rules.hedgehog.moves import is_dead
from rules.hedgehog.pieces import (
    COLOURS,
    FACES,
    MOST_SEATS,
    MOST_WITH_NEUTRAL,
    NEUTRAL_COLOURS,
    NOTATION,
    Action,
    ChanceEvent,
    Roll,
)
from rules.hedgehog.position import State, count_built, lay_out
from rules.hedgehog.view import View, view_of

#: The median number of turns of a game with 1 to 11 seats, played by computers of the default level; measured by
#: `python -m benchmarks.bench_hedgehog_length --write`.
USUAL_TURNS = (4, 11, 26, 35, 43, 51, 57, 64, 68, 81, 87)
#: How long people take for an average turn: most turns have one or two moves, and many none.
SECONDS_A_TURN = 20
TREE, NEST = "tree", "nest"
#: Rule 9: the turn limit for each seat, unless another is set.
ROUNDS = 60
_ENDING = Automatic(formality="end")


class Hedgehog(ListedGame[State, Action, ChanceEvent, View]):
    """The race of the Martian hedgehogs, for one to eleven (RULES.md)."""

    about = About(
        key="hedgehog",
        title="Hedgehog race",
        seats=(1, MOST_SEATS),
        options=(
            Word("stacking", TREE, f"{TREE}|{NEST}", offered=(TREE, NEST)),
            Flag("neutral", False, asked=Asked.FIELD),
            Number("turn_limit", None, offered=(None, 60, 0), asked=Asked.NEVER),
        ),
        version=1,
        hidden=False,
        credits=Credits(
            designers=("Sehrgut", "Corinna Hösl"),
            year=2013,
            source="Looney Pyramid Games Wiki",
        ),
        place=2,
        seat_names=tuple(colour.capitalize() for colour in COLOURS),
        best_seats=(3, 6),
        solo_options=("stacking", "neutral"),  # numbers of turns compare only if these are equal (rules 10 to 12)
    )

    def setup(self, seats: int, options: Options) -> State:
        """Lay out the ring; the first seat's roll comes next."""
        limit = options["turn_limit"]
        colours = NEUTRAL_COLOURS if options["neutral"] else seats
        return State(
            stacks=lay_out(colours),
            seats=seats,
            colours=colours,
            nest=options["stacking"] == NEST,
            turn_limit=ROUNDS * seats if limit is None else int(limit),
        )

    def awaits(self, state: State) -> Waiting | Chance:
        """The die at the start of every turn, then the seat to act (rule 2)."""
        return Waiting(state.seat) if state.rolled else Chance("roll")

    legal = staticmethod(moves.legal)
    apply = staticmethod(moves.apply)
    view = staticmethod(view_of)
    refuse = staticmethod(moves.refuse)
    clauses: ClassVar = {**moves.REASONS.clauses, "neutral": 12, "notation": 4, "chance-notation": 2}

    def turn_number(self, state: State) -> int:
        """Turns begun, counted from the start; a turn begins with its roll."""
        return state.turn

    def resolve(self, state: State, rng: Rng) -> ChanceEvent:
        """Roll the die (rule 2)."""
        return Roll(1 + rng.below(FACES))

    def can_happen(self, state: State, event: ChanceEvent) -> bool:
        """Whether the die can show this face now: any of six, before the turn's first move."""
        return state.outcome is None and not state.rolled

    notation = NOTATION

    def length(self, seats: int, options: Options) -> Length:
        """Estimate the length: the median number of turns for this many seats, at `SECONDS_A_TURN`."""
        return Length(max(1, round(USUAL_TURNS[seats - 1] * SECONDS_A_TURN / 60)))

    def check(self, seats: int, options: Options) -> None:
        """Raise BadOptions for neutral colours with more than three seats (rule 12)."""
        if options["neutral"] and seats > MOST_WITH_NEUTRAL:
            raise BadOptions(
                f"Neutral colours are for 1 to {MOST_WITH_NEUTRAL} players. Turn them off for up to {MOST_SEATS}.",
                reason="hedgehog-neutral",
                facts={"most": MOST_WITH_NEUTRAL},
            )

    def options_for(self, occasion: Occasion, seats: int, options: Options) -> Options | None:
        """Add neutral colours for one player, and so for the daily puzzle (rules 10 and 12)."""
        alone = occasion is Occasion.PUZZLE or (occasion is Occasion.SUITED and seats == 1)
        return {"neutral": True} if alone else None

    def automatic(self, state: State) -> Automatic:
        """End a turn when nothing can move, or when nobody can ever win: then a round of passes ends the race."""
        if not state.rolled or state.outcome is not None:
            return NOTHING_AUTOMATIC
        idle = is_dead(state.stacks, state.seats, state.nest)
        idle = idle or not moves.can_move(state.stacks, state.seat, state.points, state.nest)
        return _ENDING if idle else NOTHING_AUTOMATIC

    def standing(self, state: State) -> tuple[tuple[int, ...], ...]:
        """Whoever has more pieces of a tree (or nest) right on one another is ahead: two are a part, one is none."""
        return levels({seat: count_built(state.stacks, seat, state.nest) for seat in range(state.seats)})
