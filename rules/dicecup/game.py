"""Mundialito, the dice cup, as a Game. Part of rules/dicecup: rules/core only."""

from rules.core.game import ListedGame
from rules.core.options import Options
from rules.core.outcome import Chance, Waiting
from rules.core.terms import About, Automatic, Credits, Length, Occasion, Routine
from rules.dicecup import chance, look, play, terms
from rules.dicecup.pieces import MOST_SEATS, NOTATION, SLOTS, Action, ChanceEvent, Roll, Stage
from rules.dicecup.position import State, round_number
from rules.dicecup.view import View

#: The median number of rolls of a beginner cup, over 500 of them, and of a cup with groups.
USUAL_ROLLS, ROLLS_WITH_GROUPS = 90, 142
#: How long an average roll takes, when the table makes many of them.
SECONDS_A_ROLL = 12
SECONDS_ALONE = 7
#: The clause of RULES.md behind each refusal of the game, by its reason without the game's key.
CLAUSES = {
    "dealer": 5,
    "name": 2,
    "count": 4,
    "unknown-team": 1,
    "twice": 4,
    "custom-left-out": 4,
    "custom-unnamed": 2,
    "notation": 15,
    "chance-notation": 15,
}
_ROLL = Roll()


def legal(state: State) -> list[Action]:
    """The roll, if a coach has to make one (rule 15)."""
    return [_ROLL] if state.roller is not None and not state.rolling else []


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

    legal = staticmethod(legal)
    apply = staticmethod(play.apply)
    view = staticmethod(look.view_of)

    resolve = staticmethod(chance.resolve)
    can_happen = staticmethod(chance.can_happen)
    clauses = CLAUSES
    notation = NOTATION

    def length(self, seats: int, options: Options) -> Length:
        """Estimate the length from the usual number of rolls; a solo player waits for nobody."""
        seconds = SECONDS_ALONE if seats == 1 else SECONDS_A_ROLL
        groups = options.get("mode", "beginner") != "beginner"  # a message for each of its 64 matches
        return Length(round((ROLLS_WITH_GROUPS if groups else USUAL_ROLLS) * seconds / 60), thread=groups)

    check = staticmethod(terms.check)

    def options_for(self, occasion: Occasion, seats: int, options: Options) -> Options | None:
        """The options of a rematch: the deal moves on clockwise while the coaches keep their seats (rule 5)."""
        return {"dealer": (int(options["dealer"] or 0) + 1) % seats} if occasion is Occasion.REMATCH else None

    def automatic(self, state: State) -> Automatic:
        """What the table may do now: a roll is a routine, or a formality if only the order is at stake.

        A chapter is a match or a tie-break. The champion wins the Grand Final (rule 8).
        """
        return Automatic(
            formality=_formality(state),
            routine=_routine(state),
            chapter=_chapter(state),
            at_stake=_at_stake(state),
            champion=state.played[-1].winner if state.outcome is not None else None,
        )


def _routine(state: State) -> Routine | None:
    """The roll due now, unless it is a formality.

    Decisive are rolls in a group's last round, in knockout matches except the one for third place, and in tie-breaks.
    """
    if not legal(state):
        return None
    number, bout, lots = round_number(state), state.bout, state.lots
    if bout is not None:
        last = bout.turn == SLOTS - 1 if bout.stage is Stage.GROUPS else bout.stage is not Stage.THIRD_PLACE
        return Routine("roll", number, (bout.home, bout.away), last, finale=bout.stage is Stage.FINAL)
    assert lots is not None
    return Routine("roll", number, lots.level.teams, deciding=True) if lots.level.decisive else None


def _formality(state: State) -> str | None:
    """A roll in a tie-break that can't change who goes through, so nobody needs to be asked (rule 11)."""
    lots = state.lots
    return "roll" if legal(state) and lots is not None and not lots.level.decisive else None


def _chapter(state: State) -> int:
    """The serial of the match or tie-break in which a roll is due; 0 if none is."""
    if not legal(state):
        return 0
    under_way = state.bout or state.lots
    assert under_way is not None
    return under_way.serial


def _at_stake(state: State) -> dict[int, tuple[str, ...]]:
    """The coaches with a team left, even if only for third place, each with those teams in the order of the deal."""
    third = any(bout.stage is Stage.THIRD_PLACE for bout in state.played)
    gone = {code for code, stage in state.out.items() if third or stage is not Stage.SEMI_FINALS}
    left: dict[int, tuple[str, ...]] = dict.fromkeys(range(state.terms.seats), ())
    for code, owner in state.owners.items():
        if code not in gone:
            left[owner] = (*left[owner], code)
    return {seat: teams for seat, teams in left.items() if teams}
