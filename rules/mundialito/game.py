"""Mundialito, pyramid football, as the house knows a game. Part of rules/mundialito: rules/core only."""

from rules.core.chance import Rng
from rules.core.errors import Refusal
from rules.core.game import About, Credits, ListedGame, Step
from rules.core.options import Flag, Number, Options, Word
from rules.core.outcome import Chance, Over, Turn, Waiting
from rules.mundialito import chance, look, moves, notation, play, refusals
from rules.mundialito.board import STANDARD, board
from rules.mundialito.pieces import SEAT_NAMES, Action, Draw, Whistle
from rules.mundialito.position import PLAYING, State
from rules.mundialito.view import View

RANDOM = "random"


class Mundialito(ListedGame[State, Action, Draw, View]):
    """Pyramid football for two (RULES.md)."""

    about = About(
        key="mundialito",
        title="Mundialito",
        seats=(2, 2),
        options=(
            Word("coasters", STANDARD, r"[0-3]{4}|random", offered=(STANDARD, RANDOM)),
            Number("repetition", 3, only=(0, 3), offered=(3, 0)),
            Number("turn_limit", 200, offered=(200, 100, 0)),
            Flag("match", False),
        ),
        version=1,
        hidden=False,
        credits=Credits(
            designers=("José Carlos de Diego Guerrero",),
            year=2006,
            translators=("Jorge Arroyo",),
            source="Looney Pyramid Games Wiki",
        ),
        minutes=(20, 30),
        seat_names=SEAT_NAMES,
        place=1,
    )

    def setup(self, seats: int, options: Options) -> State:
        """An empty board; with `coasters=random` not even that (rule 4)."""
        coasters = str(options["coasters"])
        return State(
            board=None if coasters == RANDOM else board(coasters),
            match=bool(options["match"]),
            repetition=int(options["repetition"] or 0),
            turn_limit=int(options["turn_limit"] or 0),
        )

    def turn(self, state: State) -> Turn:
        """Who is awaited; the whistle is never awaited, only accepted (rule 16)."""
        if state.outcome is not None:
            return Over(state.outcome)
        if state.board is None:
            return Chance("coasters")
        return Waiting((state.seat,))

    def legal(self, state: State) -> list[Action]:
        """Every action of the seat to act."""
        return moves.legal(state)

    def apply(self, state: State, seat: int | None, event: Action | Draw) -> Step:
        """The state after a possible event."""
        return play.apply(state, seat, event)

    def draw(self, state: State, rng: Rng) -> Draw:
        """The coasters, each turned by an equally likely number of quarter turns (rule 4)."""
        return chance.draw(rng)

    def accepts(self, state: State, event: Draw) -> bool:
        """Coasters before anything else; the whistle between turns of a match, or after its goals (rule 16)."""
        return chance.accepts(state, event)

    def view(self, state: State, viewer: int | None) -> View:
        """The whole table: nothing is hidden."""
        return look.look(state, viewer)

    def write(self, event: Action | Draw) -> str:
        """The notation of an event."""
        return notation.write(event)

    def tokens(self, action: Action) -> tuple[str, ...]:
        """The piece, then the action."""
        return notation.tokens(action)

    def read(self, text: str) -> Action:
        """The action written so. Raises BadNotation."""
        return notation.read(text)

    def read_chance(self, text: str) -> Draw:
        """The chance event written so. Raises BadNotation."""
        return notation.read_chance(text)

    def refuse(self, state: State, seat: int, action: Action) -> Refusal:
        """Why the action cannot be done now."""
        return refusals.refuse(state, action)

    def turn_number(self, state: State) -> int:
        """Turns begun since the first set-up; 0 while placing."""
        return state.turn if state.step == PLAYING else 0

    def quick_setup(self, seat: int) -> tuple[str, ...]:
        """Queens between drones and pawns, the ball before a queen's neighbour: the same for both after a half-turn."""
        return ("setup 231132", "ball d5" if seat else "ball c2")

    def closing_event(self, options: Options) -> str | None:
        """A match ends by its clock (rule 16)."""
        return notation.write(Whistle()) if options["match"] else None

    def chance_ahead(self, state: State) -> bool:
        """Only the coasters are drawn."""
        return state.board is None
