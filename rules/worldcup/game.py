"""The World Cup Game, as the house knows a game. Part of rules/worldcup: rules/core only."""

from rules.core.errors import BadSeats
from rules.core.game import SpelledGame
from rules.core.options import Flag, Number, Options, Word
from rules.core.outcome import Chance, Waiting
from rules.core.terms import About, Automatic, Credits, Length, Occasion
from rules.worldcup import chance, lengths, look, moves, play, refusals, setup
from rules.worldcup.cups import CUPS, MOST_SEATS, YEARS
from rules.worldcup.notation import NOTATION
from rules.worldcup.pieces import MANY, Action, ChanceEvent
from rules.worldcup.position import PICK, State
from rules.worldcup.view import View

BAG, DRAFT = "bag", "draft"


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
            Number("passes", 2, only=(1, 2), offered=(2, 1)),
        ),
        version=1,
        hidden=True,
        credits=Credits(designers=("Shaun Derrick",), year=2005),
        best_seats=(4, 8),
        place=4,
    )

    def setup(self, seats: int, options: Options) -> State:
        """Nothing is drawn yet: the bag is awaited, or the lot for the draft (rules 1 and 3)."""
        year = int(options["cup"] or 0)
        return setup.begin(
            year,
            seats,
            modifiers=bool(options["modifiers"]),
            draft=options["allocation"] == DRAFT,
            passes=_passes(options),
        )

    def awaits(self, state: State) -> Waiting | Chance:
        """A seat's card, pick or kick, or chance."""
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
    view = staticmethod(look.look)
    refuse = staticmethod(refusals.refuse)

    def secrets(self, state: State, seat: int) -> tuple[str, ...]:
        """The seat's hand."""
        return state.hands[seat]

    def turn_number(self, state: State) -> int:
        """Card turns and kicks begun; 0 while teams are chosen and cards are dealt."""
        return state.turn

    resolve = staticmethod(chance.resolve)
    can_happen = staticmethod(chance.can_happen)
    notation = NOTATION

    def length(self, seats: int, options: Options) -> Length:
        """The turns of the group round are known, those of the later rounds usual (rules 5, 15, 16 and 24); the minutes
        to five.
        """
        cup = CUPS[int(options["cup"] or 0)]
        turns = lengths.usual_turns(len(cup.cards), seats, _passes(options), seats >= MANY, lengths.LATER[cup.year])
        return Length(5 * round(turns * lengths.SECONDS_A_TURN / 300), turns)

    def champion(self, state: State) -> str | None:
        """The winner of the Final; none if the game was claimed before it (rule 28)."""
        final = state.outcome is not None and state.outcome.reason == "final"
        return state.scored[-1].scores[-1].winner if final else None

    def check(self, seats: int, options: Options) -> None:
        """Raises BadSeats where more want to play than the cup has teams."""
        cup = CUPS[int(options["cup"] or 0)]
        if cup.most_seats < seats <= MOST_SEATS:
            raise BadSeats(
                f"The {cup.year} cup has {len(cup.teams)} teams, so at most {cup.most_seats} can play. "
                f"Choose the {YEARS[1]} cup for up to {MOST_SEATS}.",
                reason="worldcup-seats",
                facts={"cup": cup.year, "most": cup.most_seats, "other": YEARS[1], "other_most": MOST_SEATS},
            )

    def options_for(self, occasion: Occasion, seats: int, options: Options) -> Options | None:
        """Once through the deck is enough where a turn takes hours (rule 15)."""
        return {"passes": 1} if occasion is Occasion.SLOW and options["cup"] == YEARS[1] else None

    def idle_options(self, options: Options) -> frozenset[str]:
        """The deck of 1930 is always gone through once (rule 15)."""
        return frozenset({"passes"} if options["cup"] == YEARS[0] else ())

    def automatic(self, state: State) -> Automatic:
        """To choose the one team of its rank that is left (rule 3). A chapter is a round, or one replay of it, until it
        is decided: its ceremony is its record (rules 17 to 26).
        """
        teams = moves.draftable(state)[1] if state.awaits == PICK else ()
        formality = f"pick {teams[0]}" if len(teams) == 1 else None
        return Automatic(formality, chapter=1 + sum(entry.closed for entry in state.scored))


def _passes(options: Options) -> int:
    """How often the deck of the group round is gone through: in 1930 once (rule 15)."""
    return 1 if options["cup"] == YEARS[0] else int(options["passes"] or 0)
