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
class Request:
    """What somebody wants of a table, or what the bot does there."""


@dataclass(frozen=True, slots=True)
class PersonRequest(Request):
    """What a person wants."""

    person: int


@dataclass(frozen=True, slots=True)
class Join(PersonRequest):
    """Join the lobby; `remembered` is as in Start, which follows at once if the last seat is taken.

    `press` is the id of the interaction, for the seed (ENGINE, mixed seeds). `saw` is the journal number that an
    invitation showed, with the settings that somebody who is invited accepts with it; 0 for none.
    """

    remembered: Remembered = field(default_factory=dict)
    press: str = ""
    saw: int = 0


@dataclass(frozen=True, slots=True)
class Leave(PersonRequest):
    """Leave the lobby."""


@dataclass(frozen=True, slots=True)
class Invite(PersonRequest):
    """Invite these people to the lobby, and keep seats for them."""

    guests: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AskEveryone(PersonRequest):
    """Keep no seat for the people who are invited: anybody may take the free ones."""


@dataclass(frozen=True, slots=True)
class SendAway(PersonRequest):
    """Remove somebody from the lobby."""

    guest: int


@dataclass(frozen=True, slots=True)
class AddComputer(PersonRequest):
    """Add a computer to the lobby."""

    level: str


@dataclass(frozen=True, slots=True)
class FillSeats(PersonRequest):
    """Add the computers that make a good game; `remembered` as for Join."""

    level: str
    remembered: Remembered = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RemoveComputer(PersonRequest):
    """Remove the computer added last."""


@dataclass(frozen=True, slots=True)
class Arrange(PersonRequest):
    """Change only these options and terms in the lobby, so that simultaneous changes by two people both take effect.

    `terms` are fields of `Terms` by name. An option that needs everyone's consent is proposed to the others.
    """

    options: Mapping[str, Any] = field(default_factory=dict)
    terms: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Start(PersonRequest):
    """Start the game; `remembered` has people's last set-ups, `level` is for computers that join a person alone."""

    remembered: Remembered = field(default_factory=dict)
    level: str = "random"


@dataclass(frozen=True, slots=True)
class AnswerProposal(PersonRequest):
    """Agree to the host's proposal or decline it; `number` is that of the proposal the person saw, None for any."""

    agreed: bool
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Cancel(PersonRequest):
    """Close the lobby."""


@dataclass(frozen=True, slots=True)
class Play(PersonRequest):
    """Act in the game; further texts become the seat's plan."""

    text: str
    position: int | None = None
    then: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ComputerPlay(Request):
    """Play the action that a computer chose at `position`."""

    seat: int
    text: str
    position: int


@dataclass(frozen=True, slots=True)
class AskUndo(PersonRequest):
    """Undo the person's last action in their current turn, else their last turn."""

    position: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerUndo(PersonRequest):
    """Agree to an undo or decline it."""

    agreed: bool
    position: int | None = None


@dataclass(frozen=True, slots=True)
class OfferDraw(PersonRequest):
    """Offer a draw."""

    position: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerDraw(PersonRequest):
    """Accept a draw or decline it."""

    agreed: bool
    position: int | None = None


@dataclass(frozen=True, slots=True)
class Resign(PersonRequest):
    """Resign; if the others play on, a computer of `level` takes the seat."""

    level: str


@dataclass(frozen=True, slots=True)
class HandOver(PersonRequest):
    """Let a computer play the person's seat for a while."""

    level: str


@dataclass(frozen=True, slots=True)
class Return(PersonRequest):
    """Take the seat back from the computer."""


@dataclass(frozen=True, slots=True)
class CastVote(PersonRequest):
    """Vote about an absent player: `wait`, `computer` or `end`; `level` is the computer's."""

    choice: str
    level: str
    position: int | None = None


@dataclass(frozen=True, slots=True)
class HoldTable(PersonRequest):
    """Let a slow table's time stand still until then (unix ms), because the person is away."""

    until: int


@dataclass(frozen=True, slots=True)
class ReleaseTable(PersonRequest):
    """Let the table's time go on, because the person is back."""


@dataclass(frozen=True, slots=True)
class SetRoutines(PersonRequest):
    """Choose what the table does for the person's seat: one of `Routines`' values."""

    routines: str


@dataclass(frozen=True, slots=True)
class Reserve(PersonRequest):
    """Reserve the actions that concern these marks, and no others."""

    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AskRound(PersonRequest):
    """Ask to play the whole stage at once, if everybody who is still in agrees."""

    position: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerRound(PersonRequest):
    """Agree to play the stage at once, or decline."""

    agreed: bool
    position: int | None = None


@dataclass(frozen=True, slots=True)
class GoOn(PersonRequest):
    """End the pause before a match that nobody plays by hand."""

    position: int | None = None


@dataclass(frozen=True, slots=True)
class Skip(PersonRequest):
    """Ask to skip to the finale of a game that no longer concerns any person."""

    position: int | None = None


@dataclass(frozen=True, slots=True)
class TimerFired(Request):
    """Fire a due timer; `level` is for a computer that a vote brings in.

    `quiet_until` is when the quiet hours of the seat's person are over (unix ms), 0 outside them.
    """

    kind: str
    seat: int
    level: str
    quiet_until: int = 0


@dataclass(frozen=True, slots=True)
class Wake(Request):
    """Take in that the bot was away, and nothing else."""


@dataclass(frozen=True, slots=True)
class EndByModerator(PersonRequest):
    """End the table for everybody as a moderator; one who plays at it resigns."""


@dataclass(frozen=True, slots=True)
class DecideGame(Request):
    """End a game of an event with this ranking of its seats; `reason` is the value of `Ending.FORFEIT` or `TIME`.

    One group of all seats is a draw. A forfeit without a ranking means that nobody was there.
    """

    reason: str
    ranking: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class AskRematch(PersonRequest):
    """Request a rematch.

    `press` is the id of the interaction; `table` and `commitment` are the new table's, for the first request.
    """

    press: str = ""
    table: str = ""
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class RefuseRematch(PersonRequest):
    """Turn down the rematch that somebody requested."""


@dataclass(frozen=True, slots=True)
class NoteRematch(Request):
    """Note that the rematch is the table with this id."""

    table: str
