"""The World Cup Game, as a Game. Part of rules/worldcup: rules/core only."""

from typing import ClassVar

from rules.core.errors import BadSeats
from rules.core.game import SpelledGame
from rules.core.options import Flag, Number, Options, Word
from rules.core.outcome import Chance, Waiting
from rules.core.terms import About, Automatic, Credits, Length, Occasion
from rules.worldcup import look, moves, play, rounds, tips
from rules.worldcup.cups import CUPS, MOST_SEATS, YEARS
from rules.worldcup.notation import MISREAD, NOTATION
from rules.worldcup.pieces import HAND, MANY, Action, ChanceEvent
from rules.worldcup.position import PICK, State
from rules.worldcup.view import View

BAG, DRAFT = "bag", "draft"

#: How long an average turn takes people, a look at the board included.
SECONDS_A_TURN = 30
#: The turns of all rounds after the group round, replays and kicks included: the median of cups played by computers
#: (benchmarks/bench_worldcup_length.py).
LATER = {1930: 40, 2002: 111}


class WorldCup(SpelledGame[State, Action, ChanceEvent, View]):
    """The World Cup Game, 1930 and 2002, for two to sixteen (RULES.md)."""

    about = About(
        key="worldcup",
        title="The World Cup Game",
        seats=(2, MOST_SEATS),
        options=(
            Number("cup", YEARS[0], only=YEARS, offered=YEARS),
            Flag("modifiers", True),
            Word("allocation", BAG, f"{BAG}|{DRAFT}", offered=(BAG, DRAFT)),
            Number("passes", 2, only=(1, 2), offered=(2, 1), matters=lambda options: options["cup"] != YEARS[0]),  # 15
        ),
        version=1,
        hidden=True,
        credits=Credits(designers=("Shaun Derrick",), year=2005),
        best_seats=(4, 8),
        place=4,
        begins=None,
    )

    def setup(self, seats: int, options: Options) -> State:
        """The state before anything is drawn: the bag comes first or, with a draft, the lot (rules 1 and 3)."""
        year = int(options["cup"] or 0)
        return play.begin(
            year,
            seats,
            modifiers=bool(options["modifiers"]),
            draft=options["allocation"] == DRAFT,
            passes=_passes(options),
        )

    def awaits(self, state: State) -> Waiting | Chance:
        """The seat that has to play a card, pick or kick, or the chance event."""
        match state.awaits:
            case "card" | "pick" | "kick":
                return Waiting(state.seat)
            case "lots":
                return Chance("lot")
            case kind:
                return Chance(kind)

    choices = staticmethod(moves.choices)
    legal = staticmethod(moves.legal)
    sample = staticmethod(moves.sample)
    apply = staticmethod(play.apply)
    view = staticmethod(look.view_of)
    refuse = staticmethod(moves.refuse)
    clauses: ClassVar = {
        **moves.REASONS.clauses,
        **MISREAD.clauses,
        "seats": 1,
        "notation": 8,
        "chance-notation": 22,
    }

    def secrets(self, state: State, seat: int) -> tuple[str, ...]:
        """The seat's hand."""
        return state.hands[seat]

    def turn_number(self, state: State) -> int:
        """Card turns and kicks begun; 0 during the choice of teams and the first deal."""
        return state.turn

    resolve = staticmethod(play.resolve)
    can_happen = staticmethod(play.can_happen)
    notation = NOTATION

    def length(self, seats: int, options: Options) -> Length:
        """Estimate the length; minutes are rounded to five (rules 5, 15, 16 and 24).

        The group round has a turn for each card drawn and, with nine seats or more, one more for each seat. For later
        rounds it is the usual number.
        """
        cup = CUPS[int(options["cup"] or 0)]
        drawn = len(cup.cards) - HAND * seats
        turns = _passes(options) * drawn + (seats if seats >= MANY else 0) + LATER[cup.year]
        return Length(5 * round(turns * SECONDS_A_TURN / 300), turns)

    def check(self, seats: int, options: Options) -> None:
        """Raise BadSeats for more seats than the cup allows."""
        cup = CUPS[int(options["cup"] or 0)]
        if cup.most_seats < seats <= MOST_SEATS:
            raise BadSeats(
                f"The {cup.year} cup has {len(cup.teams)} teams, so at most {cup.most_seats} can play. "
                f"Choose the {YEARS[1]} cup for up to {MOST_SEATS}.",
                reason="worldcup-seats",
                facts={"cup": str(cup.year), "most": cup.most_seats, "other": str(YEARS[1]), "other_most": MOST_SEATS},
            )

    def options_for(self, occasion: Occasion, seats: int, options: Options) -> Options | None:
        """One pass through the deck on tables where a turn takes hours (rule 15)."""
        return {"passes": 1} if occasion is Occasion.SLOW and options["cup"] == YEARS[1] else None

    def automatic(self, state: State) -> Automatic:
        """What the table may do now: a pick is a formality if its rank has one team left (rule 3).

        A chapter is a round or one replay of it, until it is decided; its ceremony is its record (rules 17 to 26).
        The winner of the Final is the champion, unless the game was claimed before it (rule 28).
        """
        teams = moves.draftable(state)[1] if state.awaits == PICK else ()
        formality = f"pick {teams[0]}" if len(teams) == 1 else None
        final = state.outcome is not None and state.outcome.reason == "final"
        return Automatic(
            formality,
            chapter=1 + sum(entry.closed for entry in state.scored),
            champion=state.scored[-1].scores[-1].winner if final else None,
        )

    contests = staticmethod(tips.contests)
    standing = staticmethod(rounds.rank_now)


def _passes(options: Options) -> int:
    """The number of passes through the group round's deck: in 1930 one (rule 15)."""
    return 1 if options["cup"] == YEARS[0] else int(options["passes"] or 0)
