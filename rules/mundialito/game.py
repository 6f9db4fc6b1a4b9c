"""Mundialito, pyramid football, as a Game. Part of rules/mundialito: rules/core only."""

from collections.abc import Iterable
from typing import ClassVar

from rules.core.chance import Rng
from rules.core.game import ListedGame
from rules.core.options import Asked, Flag, Number, Options, Word
from rules.core.outcome import Chance, Waiting
from rules.core.terms import About, Credits, Length, Occasion
from rules.mundialito import moves, play
from rules.mundialito.board import STANDARD, board
from rules.mundialito.pieces import NOTATION, SEAT_NAMES, Action, ChanceEvent, Coasters, Whistle
from rules.mundialito.position import PLAYING, State
from rules.mundialito.view import View, view_of

RANDOM = "random"


class Mundialito(ListedGame[State, Action, ChanceEvent, View]):
    """Pyramid football for two (RULES.md)."""

    about = About(
        key="mundialito",
        title="Mundialito",
        seats=(2, 2),
        options=(
            Word("coasters", STANDARD, r"[0-3]{4}|random", offered=(STANDARD, RANDOM)),
            Number("repetition", 3, only=(0, 3), offered=(3, 0), asked=Asked.NEVER),
            Number("turn_limit", 200, offered=(200, 100, 0), asked=Asked.NEVER),
            Flag("match", False, whistle=NOTATION.write(Whistle()), asked=Asked.FIELD),  # 16
            Flag("adjudicate", False),
        ),
        version=1,
        hidden=False,
        credits=Credits(
            designers=("José Carlos de Diego Guerrero",),
            year=2006,
            translators=("Jorge Arroyo",),
            source="Looney Pyramid Games Wiki",
        ),
        seat_names=SEAT_NAMES,
        place=1,
        begins=1,
        quick_setup=(("setup 231132", "ball c2"), ("setup 231132", "ball d5")),  # alike after a half-turn
    )

    def setup(self, seats: int, options: Options) -> State:
        """An empty board; with `coasters=random` its coasters aren't laid yet (rule 4)."""
        coasters = str(options["coasters"])
        return State(
            board=None if coasters == RANDOM else board(coasters),
            match=bool(options["match"]),
            repetition=int(options["repetition"] or 0),
            turn_limit=int(options["turn_limit"] or 0),
            adjudicate=bool(options["adjudicate"]),
        )

    def awaits(self, state: State) -> Waiting | Chance:
        """The coasters, then a seat; the game never waits for the whistle (rule 16)."""
        return Waiting(state.seat) if state.board is not None else Chance("coasters")

    legal = staticmethod(moves.legal)
    apply = staticmethod(play.apply)
    view = staticmethod(view_of)
    refuse = staticmethod(moves.refuse)
    clauses: ClassVar = {**moves.REASONS.clauses, "notation": 9, "chance-notation": 4}

    def turn_number(self, state: State) -> int:
        """Turns begun since the first set-up; 0 during it."""
        return state.turn if state.step == PLAYING else 0

    def resolve(self, state: State, rng: Rng) -> ChanceEvent:
        """Turn each coaster by a random number of quarter turns, all equally likely (rule 4)."""
        return Coasters("".join(str(rng.below(4)) for _ in range(4)))

    def can_happen(self, state: State, event: ChanceEvent) -> bool:
        """Whether the event is possible now.

        Coasters come first of all; the whistle comes between a match's turns or after a goal (rule 16).
        """
        if state.outcome is not None:
            return False
        match event:
            case Coasters():
                return state.board is None
            case Whistle():
                between = state.step == PLAYING and state.left == 2
                return state.match and (between or (state.step == 0 and state.goal is not None))

    def chance_ahead(self, state: State) -> bool:
        """Whether the coasters are still to be turned; nothing else is random."""
        return state.board is None

    notation = NOTATION

    def length(self, seats: int, options: Options) -> Length:
        """The same for every game, since lengths hardly differ."""
        return Length(minutes=25)

    def options_for(self, occasion: Occasion, seats: int, options: Options) -> Options | None:
        """New tables let the ball further forward win instead of a draw, so that nobody can park (rule 15a)."""
        return {"adjudicate": True} if occasion is Occasion.SUITED else None

    def decisive(self, ended: State, states: Iterable[State]) -> int | None:
        """The winning goal of a match: the one that made more than the other side scored in all (rule 16)."""
        goals, outcome = ended.goals, ended.outcome
        if not ended.match or goals[0] == goals[1] or outcome is None or outcome.draw:
            return None
        winner, enough = outcome.winners[0], min(goals) + 1
        return next(events for events, state in enumerate(states) if state.goals[winner] == enough)

    def standing(self, state: State) -> tuple[tuple[int, ...], ...]:
        """The goals of a match, then the ball further forward, as in rule 15a; no ball counts during the set-up."""
        return play.rank(state, by_balls=state.step == PLAYING)
