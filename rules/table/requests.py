"""The requests that a table handles. Part of rules/table: standard library only.

A request says who wants what; `act.act` judges it. `position` is the position that the person saw: if the game has
moved on since, the request is refused as stale. It is None for typed requests, which name no board.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

#: People's last set-ups: from (person, seat) to the action texts in order.
Remembered = Mapping[tuple[int, int], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Join:
    """Join the lobby; `remembered` is as in Start, which follows at once if the last seat is taken.

    `press` is the id of the interaction, for the seed (ENGINE, mixed seeds).
    """

    person: int
    remembered: Remembered = field(default_factory=dict)
    press: str = ""


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the lobby."""

    person: int


@dataclass(frozen=True, slots=True)
class SendAway:
    """Remove somebody from the lobby."""

    person: int
    guest: int


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Add a computer to the lobby."""

    person: int
    level: str


@dataclass(frozen=True, slots=True)
class FillSeats:
    """Add the computers that make a good game; `remembered` as for Join."""

    person: int
    level: str
    remembered: Remembered = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Remove the computer added last."""

    person: int


@dataclass(frozen=True, slots=True)
class Arrange:
    """Change only these options and terms in the lobby, so that simultaneous changes by two people both take effect.

    `terms` are fields of `Terms` by name. An option that needs everyone's consent is proposed to the others.
    """

    person: int
    options: Mapping[str, Any] = field(default_factory=dict)
    terms: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Start:
    """Start the game; `remembered` has people's last set-ups, `level` is for computers that join a person alone."""

    person: int
    remembered: Remembered = field(default_factory=dict)
    level: str = "random"


@dataclass(frozen=True, slots=True)
class AnswerProposal:
    """Agree to the host's proposal or decline it; `number` is that of the proposal the person saw, None for any."""

    person: int
    agreed: bool
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Cancel:
    """Close the lobby."""

    person: int


@dataclass(frozen=True, slots=True)
class Play:
    """Act in the game; further texts become the seat's plan."""

    person: int
    text: str
    position: int | None = None
    then: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ComputerPlay:
    """Play the action that a computer chose at `position`."""

    seat: int
    text: str
    position: int


@dataclass(frozen=True, slots=True)
class AskUndo:
    """Undo the person's last action in their current turn, else their last turn."""

    person: int
    position: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerUndo:
    """Agree to an undo or decline it."""

    person: int
    agreed: bool
    position: int | None = None


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """Offer a draw."""

    person: int
    position: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerDraw:
    """Accept a draw or decline it."""

    person: int
    agreed: bool
    position: int | None = None


@dataclass(frozen=True, slots=True)
class Resign:
    """Resign; if the others play on, a computer of `level` takes the seat."""

    person: int
    level: str


@dataclass(frozen=True, slots=True)
class HandOver:
    """Let a computer play the person's seat for a while."""

    person: int
    level: str


@dataclass(frozen=True, slots=True)
class Return:
    """Take the seat back from the computer."""

    person: int


@dataclass(frozen=True, slots=True)
class CastVote:
    """Vote about an absent player: `wait`, `computer` or `end`; `level` is the computer's."""

    person: int
    choice: str
    level: str
    position: int | None = None


@dataclass(frozen=True, slots=True)
class SetRoutines:
    """Choose what the table does for the person's seat: one of `Routines`' values."""

    person: int
    routines: str


@dataclass(frozen=True, slots=True)
class Reserve:
    """Reserve the actions that concern these marks, and no others."""

    person: int
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AskRound:
    """Ask to play the whole stage at once, if everybody who is still in agrees."""

    person: int
    position: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerRound:
    """Agree to play the stage at once, or decline."""

    person: int
    agreed: bool
    position: int | None = None


@dataclass(frozen=True, slots=True)
class GoOn:
    """End the pause before a match that nobody plays by hand."""

    person: int
    position: int | None = None


@dataclass(frozen=True, slots=True)
class Skip:
    """Ask to skip to the finale of a game that no longer concerns any person."""

    person: int
    position: int | None = None


@dataclass(frozen=True, slots=True)
class TimerFired:
    """Fire a due timer; `level` is for a computer that a vote brings in."""

    kind: str
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Wake:
    """Take in that the bot was away, and nothing else."""


@dataclass(frozen=True, slots=True)
class EndByModerator:
    """End the table for everybody as a moderator; one who plays at it resigns."""

    person: int


@dataclass(frozen=True, slots=True)
class AskRematch:
    """Request a rematch.

    `press` is the id of the interaction; `table` and `commitment` are the new table's, for the first request.
    """

    person: int
    press: str = ""
    table: str = ""
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class NoteRematch:
    """Note that the rematch is the table with this id."""

    table: str


Request = (
    Join
    | Leave
    | SendAway
    | AddComputer
    | FillSeats
    | RemoveComputer
    | Arrange
    | AnswerProposal
    | Start
    | Cancel
    | Play
    | ComputerPlay
    | AskUndo
    | AnswerUndo
    | OfferDraw
    | AnswerDraw
    | Resign
    | HandOver
    | Return
    | CastVote
    | SetRoutines
    | Reserve
    | AskRound
    | AnswerRound
    | GoOn
    | Skip
    | TimerFired
    | Wake
    | EndByModerator
    | AskRematch
    | NoteRematch
)
