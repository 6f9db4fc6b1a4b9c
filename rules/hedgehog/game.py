"""Der Marsigelwettkampf, the hedgehog race, as the house knows a game. Part of rules/hedgehog: rules/core only."""

from rules.core.chance import Rng
from rules.core.errors import BadOptions, Refusal
from rules.core.game import About, Credits, ListedGame, Step
from rules.core.options import Flag, Number, Options, Word
from rules.core.outcome import Chance, Over, Turn, Waiting
from rules.hedgehog import chance, look, moves, notation, play, refusals
from rules.hedgehog.lengths import SECONDS_A_TURN, USUAL_TURNS
from rules.hedgehog.moves import can_move
from rules.hedgehog.pieces import COLOURS, MOST_SEATS, MOST_WITH_NEUTRAL, NEUTRAL_COLOURS, Action, Draw
from rules.hedgehog.position import State, laid_out
from rules.hedgehog.view import View

TREE, NEST = "tree", "nest"
#: Rule 9: so many turns of each seat, if no other limit is set.
ROUNDS = 60


class Hedgehog(ListedGame[State, Action, Draw, View]):
    """The race of the Martian hedgehogs, for one to eleven (RULES.md)."""

    about = About(
        key="hedgehog",
        title="Der Marsigelwettkampf",
        seats=(1, MOST_SEATS),
        options=(
            Word("stacking", TREE, f"{TREE}|{NEST}", offered=(TREE, NEST)),
            Flag("neutral", False),
            Number("turn_limit", None, offered=(None, 60, 0)),
        ),
        version=1,
        hidden=False,
        credits=Credits(
            designers=("Sehrgut", "Corinna Hösl"),
            year=2013,
            source="Looney Pyramid Games Wiki",
        ),
        minutes=(5, 20),
        place=2,
        seat_names=tuple(colour.capitalize() for colour in COLOURS),
        best_seats=(3, 6),
    )

    def check(self, seats: int, options: Options) -> None:
        """Raises BadOptions for neutral colours with more than three seats (rule 12)."""
        if options["neutral"] and seats > MOST_WITH_NEUTRAL:
            raise BadOptions(
                f"Neutral colours are for 1 to {MOST_WITH_NEUTRAL} players; without them up to {MOST_SEATS} can play.",
                reason="hedgehog-neutral",
                facts={"most": MOST_WITH_NEUTRAL},
            )

    def setup(self, seats: int, options: Options) -> State:
        """The ring as it is laid, the first seat's roll awaited."""
        limit = options["turn_limit"]
        colours = NEUTRAL_COLOURS if options["neutral"] else seats
        return State(
            stacks=laid_out(colours),
            seats=seats,
            colours=colours,
            nest=options["stacking"] == NEST,
            turn_limit=ROUNDS * seats if limit is None else int(limit),
        )

    def turn(self, state: State) -> Turn:
        """The die at the start of every turn, then the seat whose turn it is (rule 2)."""
        if state.outcome is not None:
            return Over(state.outcome)
        return Waiting((state.seat,)) if state.rolled else Chance("roll")

    def legal(self, state: State) -> list[Action]:
        """Every action of the seat to act."""
        return moves.legal(state)

    def apply(self, state: State, seat: int | None, event: Action | Draw) -> Step:
        """The state after a possible event."""
        return play.apply(state, event)

    def draw(self, state: State, rng: Rng) -> Draw:
        """One throw of the die (rule 2)."""
        return chance.draw(rng)

    def accepts(self, state: State, event: Draw) -> bool:
        """Any face, while the die is awaited."""
        return chance.accepts(state)

    def view(self, state: State, viewer: int | None) -> View:
        """The whole table: nothing is hidden."""
        return look.look(state, viewer)

    def write(self, event: Action | Draw) -> str:
        """The notation of an event."""
        return notation.write(event)

    def tokens(self, action: Action) -> tuple[str, ...]:
        """The piece, then the move."""
        return notation.tokens(action)

    def read(self, text: str) -> Action:
        """The action written so. Raises BadNotation."""
        return notation.read(text)

    def read_chance(self, text: str) -> Draw:
        """The chance event written so. Raises BadNotation."""
        return notation.read_chance(text)

    def refuse(self, state: State, seat: int, action: Action) -> Refusal:
        """Why the move cannot be done now."""
        return refusals.refuse(state, action)

    def formality(self, state: State) -> str | None:
        """To end a turn in which nothing can be moved (any more)."""
        idle = state.rolled and state.outcome is None
        return "end" if idle and not can_move(state.stacks, state.seat, state.points, state.nest) else None

    def suited_options(self, seats: int) -> Options:
        """Alone, with neutral colours in the ring (rule 12)."""
        return {"neutral": True} if seats == 1 else {}

    def puzzle_options(self) -> Options:
        """The race alone against the number of turns (rules 10 and 12)."""
        return {"neutral": True}

    def solo_options(self) -> tuple[str, ...]:
        """Trees or nests, and what lies in the ring: the number of turns says nothing without them (rules 10 to 12)."""
        return ("stacking", "neutral")

    def usual_minutes(self, seats: int, options: Options) -> int:
        """By the median of the turns in games of so many seats, at `SECONDS_A_TURN`."""
        return max(1, round(USUAL_TURNS[seats - 1] * SECONDS_A_TURN / 60))

    def turn_number(self, state: State) -> int:
        """Turns begun, the roll included; the first from the start."""
        return state.turn

    def chance_ahead(self, state: State) -> bool:
        """The die is thrown until the end."""
        return state.outcome is None
