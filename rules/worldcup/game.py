"""The World Cup Game, as the house knows a game. Part of rules/worldcup: rules/core only."""

from collections.abc import Iterator

from rules.core.chance import Rng
from rules.core.errors import BadSeats, Refusal
from rules.core.game import About, Choices, Credits, SpelledGame, Step
from rules.core.options import Flag, Number, Options, Word
from rules.core.outcome import Chance, Over, Turn, Waiting
from rules.worldcup import chance, lengths, look, moves, notation, play, refusals, setup
from rules.worldcup.cups import CUPS, MOST_SEATS, YEARS
from rules.worldcup.pieces import MANY, Action, Draw
from rules.worldcup.position import PICK, State
from rules.worldcup.view import View

BAG, DRAFT = "bag", "draft"


class WorldCup(SpelledGame[State, Action, Draw, View]):
    """The World Cup Game, 1930 and 2002, for two to sixteen (RULES.md)."""

    legal_in_order = True
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
        minutes=(45, 150),
        best_seats=(4, 8),
        place=4,
    )

    def check(self, seats: int, options: Options) -> None:
        """Raises BadSeats where more want to play than the cup has teams."""
        cup = CUPS[int(options["cup"] or 0)]
        if cup.most_seats < seats <= MOST_SEATS:
            raise BadSeats(
                f"The cup of {cup.year} has {len(cup.teams)} teams, so at most {cup.most_seats} can play; "
                f"that of {YEARS[1]} takes up to {MOST_SEATS}.",
                reason="worldcup-seats",
                facts={"cup": cup.year, "most": cup.most_seats, "other": YEARS[1], "other_most": MOST_SEATS},
            )

    def setup(self, seats: int, options: Options) -> State:
        """Nothing is drawn yet: the bag is awaited, or the lot for the draft (rules 1 and 3)."""
        year = int(options["cup"] or 0)
        return setup.begin(
            year,
            seats,
            modifiers=bool(options["modifiers"]),
            draft=options["allocation"] == DRAFT,
            passes=_runs(options),
        )

    def turn(self, state: State) -> Turn:
        """A seat's card, pick or kick, or chance."""
        match state.awaits:
            case "card" | "pick" | "kick":
                return Waiting((state.seat,))
            case "over" if state.outcome is not None:
                return Over(state.outcome)
            case "lots":
                return Chance("lot")
            case kind:
                return Chance(kind)

    def choices(self, state: State, prefix: tuple[str, ...]) -> Choices:
        """What may follow the prefix: a card, then its targets one by one."""
        return moves.choices(state, prefix)

    def legal(self, state: State) -> Iterator[Action]:
        """The complete paths through the choices, found without asking for each of them anew."""
        return moves.legal(state)

    def sample(self, state: State) -> Iterator[Action] | None:
        """Not all ways to share out a card with several goals, where there are many thousand."""
        return moves.sample(state)

    def apply(self, state: State, seat: int | None, event: Action | Draw) -> Step:
        """The state after a possible event."""
        return play.apply(state, event)

    def draw(self, state: State, rng: Rng) -> Draw:
        """The chance event awaited."""
        return chance.draw(state, rng)

    def accepts(self, state: State, event: Draw) -> bool:
        """Whether a given chance event is possible now (rule 29)."""
        return chance.accepts(state, event)

    def view(self, state: State, viewer: int | None) -> View:
        """The table without what is hidden from that seat (rule 30)."""
        return look.look(state, viewer)

    def write(self, event: Action | Draw) -> str:
        """The notation of an event."""
        return notation.write(event)

    def tokens(self, action: Action) -> tuple[str, ...]:
        """The card, then its targets one by one."""
        return notation.tokens(action)

    def read(self, text: str) -> Action:
        """The action written so. Raises BadNotation."""
        return notation.read(text)

    def read_chance(self, text: str) -> Draw:
        """The chance event written so. Raises BadNotation."""
        return notation.read_chance(text)

    def refuse(self, state: State, seat: int, action: Action) -> Refusal:
        """Why it cannot be done now; nothing in it depends on what others hold."""
        return refusals.refuse(state, seat, action)

    def slow_options(self, options: Options) -> Options:
        """Once through the deck is enough (rule 15)."""
        return {"passes": 1} if options["cup"] == 2002 else {}

    def held(self, state: State, seat: int) -> tuple[str, ...]:
        """The seat's hand."""
        return state.hands[seat]

    def formality(self, state: State) -> str | None:
        """To choose the one team of its rank that is left (rule 3)."""
        teams = moves.draftable(state)[1] if state.awaits == PICK else ()
        return f"pick {teams[0]}" if len(teams) == 1 else None

    def usual_minutes(self, seats: int, options: Options) -> int:
        """By the usual turns of the cup, to five minutes."""
        return 5 * round((self.usual_turns(seats, options) or 0) * lengths.SECONDS_A_TURN / 300)

    def usual_turns(self, seats: int, options: Options) -> int | None:
        """The group round's are known, those of the later rounds usual (rules 5, 15, 16 and 24)."""
        cup = CUPS[int(options["cup"] or 0)]
        return lengths.usual_turns(len(cup.cards), seats, _runs(options), seats >= MANY, lengths.LATER[cup.year])

    def chapter(self, state: State) -> int:
        """A round, or one replay of it, until it is decided: its ceremony is its record (rules 17 to 26)."""
        return 1 + sum(entry.closed for entry in state.scored)

    def turn_number(self, state: State) -> int:
        """Card turns and kicks begun; 0 while teams are chosen and cards are dealt."""
        return state.turn

    def chance_ahead(self, state: State) -> bool:
        """Cards are drawn and dice rolled until the end."""
        return state.outcome is None


def _runs(options: Options) -> int:
    """How often the deck of the group round is gone through: in 1930 once (rule 15)."""
    return 1 if options["cup"] == YEARS[0] else int(options["passes"] or 0)
