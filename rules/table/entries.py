"""The journal's entries: all that can happen to a table, in the past tense. Part of rules/table: standard library only.

An entry is written as JSON with its type's name in `is`. Persons are Discord ids; a person of None is the computer
or the table itself. Entries are never changed or removed: undo appends `WentBack`.
"""

import json
from dataclasses import asdict, dataclass, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class Opened:
    """A lobby was opened by `host`, under options and terms; `invited` are asked to join.

    `named` are the options that somebody chose. `puzzle` is the number of the daily puzzle that is played, 0 for none;
    `counted` says that this is its player's one try. `press` is the id of the interaction that opened it; without one
    the table's secret is its seed.
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


@dataclass(frozen=True, slots=True)
class Joined:
    """A person sat down in the lobby; `press` is the id of the interaction by which they did."""

    person: int
    press: str = ""


@dataclass(frozen=True, slots=True)
class Left:
    """A person left the lobby."""

    person: int


@dataclass(frozen=True, slots=True)
class SentAway:
    """The host sent a person away from the lobby, who may not come again."""

    guest: int


@dataclass(frozen=True, slots=True)
class ComputerSeated:
    """A computer player was added in the lobby; by its host, where no `person` is named."""

    level: str
    person: int = 0


@dataclass(frozen=True, slots=True)
class ComputerRemoved:
    """The computer player who came last was sent away from the lobby; by its host, where no `person` is named."""

    person: int = 0


@dataclass(frozen=True, slots=True)
class Arranged:
    """The host changed options or terms in the lobby, or the start suited them to who is there; all are given whole."""

    options: dict[str, Any]
    terms: dict[str, Any]
    named: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Proposed:
    """The host proposed a value for an option that everybody agrees on."""

    person: int
    option: str
    value: Any


@dataclass(frozen=True, slots=True)
class ProposalAnswered:
    """A person agreed to what is proposed, or did not; `Arranged` follows the last one's yes."""

    person: int
    agreed: bool


@dataclass(frozen=True, slots=True)
class SetBack:
    """Somebody joined who has not agreed to these options: they are at their defaults again."""

    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Started:
    """The game began.

    `persons` and `levels` say for each seat who owns it and which computer plays it; `plans` are set-up actions
    that the table plays for a seat as soon as they are legal. `joined` are the ids that are mixed into the seed, in the
    order of joining (ENGINE, mixed seeds); without any the table's secret is its seed.
    """

    persons: tuple[int | None, ...]
    levels: tuple[str | None, ...]
    plans: tuple[tuple[str, ...], ...]
    joined: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """A seat acted; `person` is who did it, None for a computer or a plan."""

    seat: int
    text: str
    person: int | None


@dataclass(frozen=True, slots=True)
class Chanced:
    """A chance event happened, drawn from the seed or given by the clock."""

    text: str


@dataclass(frozen=True, slots=True)
class Planned:
    """A person laid down what its seat does next, to be played as soon as it is legal; not public until then."""

    seat: int
    texts: tuple[str, ...]
    person: int


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """A person asked to go back to when the game log had `to` events."""

    person: int
    to: int


@dataclass(frozen=True, slots=True)
class UndoAnswered:
    """A person agreed to going back, or did not."""

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
    """A person agreed to the draw, or did not."""

    person: int
    agreed: bool


@dataclass(frozen=True, slots=True)
class RoutinesSet:
    """A person chose what the table does for its seat: one of `Routines`' values."""

    seat: int
    person: int
    routines: str


@dataclass(frozen=True, slots=True)
class Reserved:
    """A person keeps the actions that concern these marks for itself, whatever else it lets the table do."""

    seat: int
    person: int
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundAsked:
    """A person asked to have the stage of this ordinal played at once."""

    person: int
    stage: int


@dataclass(frozen=True, slots=True)
class RoundAnswered:
    """A person agreed to that, or did not."""

    person: int
    agreed: bool


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """Everybody agreed to that, or kept silent: the table plays the stage."""


@dataclass(frozen=True, slots=True)
class PauseOver:
    """The pause before a chapter is over: a person wanted to go on, or, where none is named, its time had passed."""

    chapter: int
    person: int | None


@dataclass(frozen=True, slots=True)
class SkipAsked:
    """A person whom the rest of the game no longer concerns would like it played at once, up to the finale."""

    person: int


@dataclass(frozen=True, slots=True)
class Resigned:
    """A person gave up its seat for good; a computer of this level plays on, or nobody does and the game is over."""

    seat: int
    person: int
    level: str | None


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A computer plays the seat from now on; `person` asked for it, None if the others voted so."""

    seat: int
    level: str
    person: int | None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The seat's owner plays it again."""

    seat: int
    person: int


@dataclass(frozen=True, slots=True)
class Missed:
    """The awaited seat's owner let the time pass for what decides nothing; the table does it, as `Played` tells."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reminded:
    """The awaited seat was reminded."""

    seat: int


@dataclass(frozen=True, slots=True)
class VoteOpened:
    """The others are asked what to do about a seat that is away."""

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
    """The table's clock is at its end; the game is closed as soon as its rules allow."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The table is done; `reason` is one of `Ending`'s values, `person` who brought it about if somebody did."""

    reason: str
    person: int | None


@dataclass(frozen=True, slots=True)
class RematchAsked:
    """A person wants to play again.

    `press` is the id of the interaction by which they said so. The first wish seals the new table: `table` is its id
    and `commitment` what is published of its secret.
    """

    person: int
    press: str = ""
    table: str = ""
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class RematchMade:
    """Everybody wanted to; the new table's id."""

    table: str


@dataclass(frozen=True, slots=True)
class Lapsed:
    """Nobody answered in time: what was asked stands no more. `what` is one of `table.Pending`'s values."""

    what: str


InLobby = Joined | Left | SentAway | ComputerSeated | ComputerRemoved | Arranged | Proposed | ProposalAnswered | SetBack
InPlay = Played | Chanced | Planned | WentBack | ClockRanOut
Consent = UndoAsked | UndoAnswered | DrawOffered | DrawAnswered | VoteOpened | Voted | VoteClosed | Lapsed
Automation = RoutinesSet | Reserved | RoundAsked | RoundAnswered | RoundBegun | PauseOver | SkipAsked
AtSeat = Resigned | HandedOver | TakenBack | Missed | Reminded
Entry = Opened | InLobby | Started | InPlay | Consent | Automation | AtSeat | Ended | RematchAsked | RematchMade
_TYPES: dict[str, type[Any]] = {kind.__name__: kind for kind in Entry.__args__}


class UnreadableEntry(ValueError):
    """A journal line that is no entry we know."""


def write(entry: Entry) -> str:
    """The entry as one line of JSON, in ASCII, so that no text is too odd to be saved."""
    return json.dumps({"is": type(entry).__name__, **asdict(entry)}, separators=(",", ":"))


def read(text: str) -> Entry:
    """The entry of a line. Raises UnreadableEntry."""
    try:
        content = json.loads(text)
        kind = _TYPES[content.pop("is")]
        names = {field.name for field in fields(kind)}
        entry: Entry = kind(**{name: _frozen(value) for name, value in content.items() if name in names})
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise UnreadableEntry(text[:80]) from error
    return entry


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value
