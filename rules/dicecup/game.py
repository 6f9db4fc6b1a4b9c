"""Mundialito, the dice cup, as the house knows a game. Part of rules/dicecup: rules/core only."""

from rules.core.chance import Rng
from rules.core.errors import Refusal
from rules.core.game import About, Credits, ListedGame, Routine, Step, Swaps
from rules.core.options import Options
from rules.core.outcome import Chance, Over, Turn, Waiting
from rules.dicecup import chance, look, moves, notation, play, refusals, terms
from rules.dicecup.pieces import MOST_SEATS, SLOTS, Action, Draw, Stage
from rules.dicecup.position import State, round_number
from rules.dicecup.view import View

#: The median number of rolls of a beginners' cup, over 500 of them; a cup with groups has 142.
USUAL_ROLLS = 90
#: What a roll takes people on the average, where many are made by the table.
SECONDS_A_ROLL = 12
SECONDS_ALONE = 7


class DiceCup(ListedGame[State, Action, Draw, View]):
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
        minutes=(10, 60),
        place=3,
        best_seats=(3, 6),
        routines=True,
        draws=False,
        rivals=3,
    )

    def check(self, seats: int, options: Options) -> None:
        """Raises BadOptions: a dealer who is not there, a name that is none, teams that are not 32 (rules 2 to 5)."""
        terms.check(seats, options)

    def swaps(self, options: Options) -> Swaps | None:
        """The teams of a custom selection (rule 4)."""
        return terms.swaps(options)

    def setup(self, seats: int, options: Options) -> State:
        """The cards still in the box: the pick or, where the coaches have named the teams, the deal is awaited."""
        agreed = terms.settled(seats, options)
        return State(agreed, teams=agreed.named)

    def turn(self, state: State) -> Turn:
        """The cards and the dice, else the coach whose roll it is (rules 14 and 15)."""
        if state.outcome is not None:
            return Over(state.outcome)
        kind = chance.awaited(state)
        if kind is not None:
            return Chance(kind)
        seat = state.seat
        assert seat is not None
        return Waiting((seat,))

    def legal(self, state: State) -> list[Action]:
        """To roll, for whoever is awaited (rule 15)."""
        return moves.legal(state)

    def apply(self, state: State, seat: int | None, event: Action | Draw) -> Step:
        """The state after a possible event."""
        return play.apply(state, event)

    def draw(self, state: State, rng: Rng) -> Draw:
        """The cards or the dice that are awaited."""
        return chance.draw(state, rng)

    def accepts(self, state: State, event: Draw) -> bool:
        """Whether the cards can lie, or the dice fall, like that."""
        return chance.accepts(state, event)

    def view(self, state: State, viewer: int | None) -> View:
        """The whole table, but not what the piles hold (rule 8); the same for everybody."""
        return look.look(state, viewer)

    def write(self, event: Action | Draw) -> str:
        """The notation of an event."""
        return notation.write(event)

    def tokens(self, action: Action) -> tuple[str, ...]:
        """The one word."""
        return (notation.write(action),)

    def read(self, text: str) -> Action:
        """The action written so. Raises BadNotation."""
        return notation.read(text)

    def read_chance(self, text: str) -> Draw:
        """The chance event written so. Raises BadNotation."""
        return notation.read_chance(text)

    def refuse(self, state: State, seat: int, action: Action) -> Refusal:
        """Why this seat cannot roll now."""
        return refusals.refuse(state, seat)

    def routine(self, state: State) -> Routine | None:
        """Every roll. Deciding are all cup matches but that for third place, a group's last round, and lots that
        settle who goes on.
        """
        if not self.legal(state):
            return None
        number, bout, lots = round_number(state), state.bout, state.lots
        if bout is not None:
            last = bout.turn == SLOTS - 1 if bout.stage is Stage.GROUPS else bout.stage is not Stage.THIRD_PLACE
            return Routine("roll", number, bout.serial, (bout.home, bout.away), last)
        assert lots is not None
        return Routine("roll", number, lots.serial, lots.level.teams, lots.level.decisive)

    def marks(self, state: State, seat: int) -> tuple[str, ...]:
        """The coach's teams that have a match left, as they were dealt."""
        return tuple(code for code, owner in state.owners.items() if owner == seat and _to_play(state, code))

    def still_in(self, state: State) -> tuple[int, ...]:
        """The coaches who have a team left, be it for third place."""
        return tuple(sorted({owner for code, owner in state.owners.items() if _to_play(state, code)}))

    def passed_on(self, seats: int, options: Options) -> Options:
        """The deal passes clockwise; the coaches stay where they sit (rule 5)."""
        return {**options, "dealer": (int(options["dealer"] or 0) + 1) % seats}

    def usual_minutes(self, seats: int, options: Options) -> int:
        """By the rolls of a beginners' cup; alone nobody waits for anybody."""
        return round(USUAL_ROLLS * (SECONDS_ALONE if seats == 1 else SECONDS_A_ROLL) / 60)

    def chance_ahead(self, state: State) -> bool:
        """Dice fall until the end."""
        return state.outcome is None


def _to_play(state: State, code: str) -> bool:
    """Whether a team may have a match left: it is not out, or the match for third place is still to come."""
    if code not in state.out:
        return True
    third = any(bout.stage is Stage.THIRD_PLACE for bout in state.played)
    return state.out[code] is Stage.SEMI_FINALS and not third
