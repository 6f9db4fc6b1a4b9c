"""The journal's entries: everything that can happen to a table. Part of rules/table: standard library only.

Persons are Discord ids; None is a computer or the table itself. Entries never change: an undo appends `WentBack`.
"""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Opened:
    """`host` opened a lobby with these options and terms, and invited the people in `invited`.

    `named` are the options that somebody chose. `puzzle` is the number of the daily puzzle, 0 for none; `counted` means
    that this is the player's one counted try. `press` is the id of the interaction that opened it; without one the
    table's secret is its seed. `clock` is how far the machine's clock had been set since the bot first ran (ms).
    `event` is the id of the event of which the game is one, empty for none.
    """

    game: str
    version: int
    host: int
    options: dict[str, Any]
    terms: dict[str, Any]
    invited: tuple[int, ...]
    named: tuple[str, ...] = ()
    puzzle: int = 0
    counted: bool = False
    press: str = ""
    clock: int = 0
    event: str = ""


@dataclass(frozen=True, slots=True)
class Interrupted:
    """The bot was away, or the machine's clock was set, so it stood still for `lost` ms. `clock`: see `Opened`."""

    lost: int
    clock: int = 0


@dataclass(frozen=True, slots=True)
class Held:
    """A person is away until then (unix ms), so the table's time stands still."""

    person: int
    until: int


@dataclass(frozen=True, slots=True)
class Released:
    """A person is back, or the time for which they hold the table is over."""

    person: int


@dataclass(frozen=True, slots=True)
class Joined:
    """A person joined the lobby with the interaction of the id `press`, and maybe `agreed` to its shared settings."""

    person: int
    press: str = ""
    agreed: bool = False


@dataclass(frozen=True, slots=True)
class Left:
    """A person left the lobby."""

    person: int


@dataclass(frozen=True, slots=True)
class Invited:
    """The host invited people to a lobby that was open already."""

    invited: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SentAway:
    """The host removed a person from the lobby, who can't join again."""

    guest: int


@dataclass(frozen=True, slots=True)
class ComputerSeated:
    """A computer was added in the lobby, by the host unless `person` is given."""

    level: str
    person: int = 0


@dataclass(frozen=True, slots=True)
class ComputerRemoved:
    """The computer added last was removed from the lobby, by the host unless `person` is given."""

    person: int = 0


@dataclass(frozen=True, slots=True)
class Arranged:
    """The host changed options or terms, or the start fitted them to the players; all values are given."""

    options: dict[str, Any]
    terms: dict[str, Any]
    named: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Proposed:
    """The host proposed a value for an option, or one of `terms.SHARED`, that everybody has to agree on."""

    person: int
    option: str
    value: Any


@dataclass(frozen=True, slots=True)
class ProposalAnswered:
    """A person agreed to the proposal or declined it; `Arranged` follows when the last one agrees."""

    person: int
    agreed: bool


@dataclass(frozen=True, slots=True)
class SetBack:
    """Somebody joined who hadn't agreed to these settings, so they were reset to their defaults."""

    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Started:
    """The game started.

    `persons` and `levels` give each seat's owner and its computer's level; `plans` are set-up actions that the table
    plays for a seat as soon as they are legal. `joined` are the ids mixed into the seed, in ascending order (ENGINE,
    mixed seeds); without any the table's secret is its seed. `seated` has for each seat its person's id among them, or
    `computer`, and `drawn` says whether that order was drawn from the seed.
    """

    persons: tuple[int | None, ...]
    levels: tuple[str | None, ...]
    plans: tuple[tuple[str, ...], ...]
    joined: tuple[str, ...] = ()
    seated: tuple[str, ...] = ()
    drawn: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """A seat acted; `person` did it, or None for a computer or a plan."""

    seat: int
    text: str
    person: int | None


@dataclass(frozen=True, slots=True)
class Chanced:
    """A chance event happened, drawn from the seed or caused by the clock."""

    text: str


@dataclass(frozen=True, slots=True)
class Planned:
    """A person planned their seat's next actions, played as soon as they are legal and private until then."""

    seat: int
    texts: tuple[str, ...]
    person: int


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """A person asked to undo back to when the game log had `to` events."""

    person: int
    to: int


@dataclass(frozen=True, slots=True)
class UndoAnswered:
    """A person agreed to the undo or declined it."""

    person: int
    agreed: bool


@dataclass(frozen=True, slots=True)
class WentBack:
    """The game went back to when its log had `to` events."""

    to: int
    person: int | None


@dataclass(frozen=True, slots=True)
class DrawOffered:
    """A person offered a draw."""

    person: int


@dataclass(frozen=True, slots=True)
class DrawAnswered:
    """A person accepted the draw or declined it."""

    person: int
    agreed: bool


@dataclass(frozen=True, slots=True)
class RoutinesSet:
    """A person chose what the table does for their seat: one of `Routines`' values."""

    seat: int
    person: int
    routines: str


@dataclass(frozen=True, slots=True)
class Reserved:
    """A person reserved the actions that concern these marks, which the table then never does for them."""

    seat: int
    person: int
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundAsked:
    """A person asked to have this stage played at once."""

    person: int
    stage: int


@dataclass(frozen=True, slots=True)
class RoundAnswered:
    """A person agreed to play the stage at once, or declined."""

    person: int
    agreed: bool


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """Everybody agreed or stayed silent, so the table plays the stage at once."""


@dataclass(frozen=True, slots=True)
class PauseOver:
    """The pause before a chapter is over: a person ended it or, if `person` is None, its time was up."""

    chapter: int
    person: int | None


@dataclass(frozen=True, slots=True)
class SkipAsked:
    """A person who is out of the game asked to skip to the finale."""

    person: int


@dataclass(frozen=True, slots=True)
class Resigned:
    """A person resigned; a computer of this level plays on, or the game is over."""

    seat: int
    person: int
    level: str | None


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A computer took over the seat; `person` asked for it, or None if the others voted for it."""

    seat: int
    level: str
    person: int | None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The seat's owner took it back from the computer."""

    seat: int
    person: int


@dataclass(frozen=True, slots=True)
class Missed:
    """The seat's owner missed the time for a routine action, which the table then does (`Played`)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reminded:
    """The seat to act was reminded."""

    seat: int


@dataclass(frozen=True, slots=True)
class Postponed:
    """A seat's reminder or vote (`what`, as a kind of timer) is put off by so long (ms): its person has quiet hours."""

    seat: int
    what: str
    delay: int


@dataclass(frozen=True, slots=True)
class VoteOpened:
    """The others were asked what to do about an absent player."""

    seat: int


@dataclass(frozen=True, slots=True)
class Voted:
    """A person voted: `wait`, `computer` or `end`."""

    person: int
    choice: str


@dataclass(frozen=True, slots=True)
class VoteClosed:
    """The vote was decided."""

    choice: str


@dataclass(frozen=True, slots=True)
class ClockRanOut:
    """The table's clock ran out; the game ends as soon as its rules allow."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The table ended; `reason` is one of `Ending`'s values, and `person` caused it, if anybody did.

    `ranking` lists groups of seats, best first, if an event decided the game.
    """

    reason: str
    person: int | None
    ranking: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class RematchAsked:
    """A person requested a rematch by the interaction `press`; the first seals its `table` by a `commitment`."""

    person: int
    press: str = ""
    table: str = ""
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class RematchRefused:
    """A person turned down the rematch that others requested."""

    person: int


@dataclass(frozen=True, slots=True)
class RematchMade:
    """Everybody wanted the rematch, which is the table with this id."""

    table: str


@dataclass(frozen=True, slots=True)
class Lapsed:
    """A request that nobody answered is no longer open; `what` is one of `values.Pending`'s values."""

    what: str


Coming = Invited | Joined | Left | SentAway | ComputerSeated | ComputerRemoved
InLobby = Coming | Arranged | Proposed | ProposalAnswered | SetBack
InPlay = Played | Chanced | Planned | WentBack | ClockRanOut
Consent = UndoAsked | UndoAnswered | DrawOffered | DrawAnswered | VoteOpened | Voted | VoteClosed | Lapsed
Automation = RoutinesSet | Reserved | RoundAsked | RoundAnswered | RoundBegun | PauseOver | SkipAsked
AtSeat = Resigned | HandedOver | TakenBack | Missed | Reminded | Postponed
Rematching = RematchAsked | RematchRefused | RematchMade
Absence = Held | Released
Entry = Opened | Interrupted | Absence | InLobby | Started | InPlay | Consent | Automation | AtSeat | Ended | Rematching
