"""The addresses in custom ids: which table, which position, and what to do; and our own messages, recognized by them.

The texts of verbs are in messages posted long ago, so a verb may be added but its text never changes.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

import discord

from data import Message
from host.sessions import ID_LENGTH
from rules.table.table import Table


class Verb(StrEnum):
    """What pressing a control asks for."""

    # A lobby
    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    CANCEL = "cancel"
    COMPUTER = "computer"
    FILL = "fill"
    AGREE = "agree"
    DISAGREE = "disagree"
    OPTIONS = "options"
    ARRANGED = "arranged"
    SWAP = "swap"
    SWAP_OUT = "swapout"
    SWAP_IN = "swapin"
    ASK_ALL = "askall"
    INVITE = "invite"
    # Playing
    PANEL = "panel"
    HAND = "hand"
    PICK = "pick"
    STEP = "step"
    DO = "do"
    BACK = "back"
    UNDO = "undo"
    HAND_OVER = "handover"
    RETURN = "return"
    ROUTINES = "routines"
    RESERVE = "reserve"
    GO_ON = "goon"
    SKIP = "skip"
    RESIGN = "resign"
    REMATCH = "rematch"
    REMATCH_NO = "rematchno"
    # Consent
    UNDO_YES = "undoyes"
    UNDO_NO = "undono"
    OFFER_DRAW = "offer"
    DRAW_YES = "drawyes"
    DRAW_NO = "drawno"
    VOTE = "vote"
    ROUND = "round"
    ROUND_YES = "roundyes"
    ROUND_NO = "roundno"
    # Looking, and the questions before a big step
    MORE = "more"
    TEXT = "text"
    SIDE = "side"
    PAGE = "page"
    GAME_FILE = "gamefile"
    ASK_RESIGN = "resignask"
    ASK_OFFER_DRAW = "offerask"
    ASK_AGREE_DRAW = "drawask"
    NEVER = "never"
    # Without a table
    CHOOSE = "choose"
    OPEN = "open"
    CHALLENGE = "challenge"
    HELP = "help"
    TABLES = "tables"


VERSION = "m1"
LONGEST = 100
#: What takes the place of a table's id where a control belongs to none; it is shorter than any id.
_NO_TABLE = "ladder"


class TooLong(ValueError):
    """A custom id would have more than `LONGEST` characters."""


#: The words are longest in a lesson, where the rest of the custom id is short.
PATTERN = re.compile(
    r"m1:(?P<table>[a-z0-9]{1,16}):(?P<position>[0-9]{1,9}):(?P<verb>[a-z]{1,12}):(?P<words>.{0,84})", re.S
)


@dataclass(frozen=True, slots=True)
class Address:
    """Which table a control belongs to, which position it showed, and what it does."""

    table: str
    position: int
    verb: str
    words: str = ""

    @property
    def has_table(self) -> bool:
        """Whether the control belongs to a table."""
        return len(self.table) == ID_LENGTH

    def __str__(self) -> str:
        written = f"{VERSION}:{self.table}:{self.position}:{self.verb}:{self.words}"
        if len(written) > LONGEST:
            raise TooLong(written)
        return written


def at(table: Table, verb: str, words: str = "") -> Address:
    """Return the address of a table's control at its current position."""
    return Address(table.id, table.position, verb, words)


def at_no_table(verb: str, words: str = "", position: int = 0) -> Address:
    """Return the address of a control that belongs to no table."""
    return Address(_NO_TABLE, position, verb, words)


def read(custom_id: str) -> Address | None:
    """Read a custom id; None if its version is unknown."""
    found = PATTERN.fullmatch(custom_id)
    if found is None:
        return None
    return Address(found["table"], int(found["position"]), found["verb"], found["words"])


def read_snowflake(text: str) -> int | None:
    """Read the id of a person or a channel; None if the text isn't one. Ids have 63 bits."""
    number = int(text) if re.fullmatch("[0-9]{1,19}", text) else 1 << 63
    return number if number < 1 << 63 else None


#: The verbs of the controls that mark a board and a hand.
BOARD, HAND = (Verb.MORE, Verb.JOIN, Verb.ASK_ALL), (Verb.HAND,)


def as_message(message: discord.Message) -> Message:
    """Return a message's channel, id and time."""
    return Message(message.channel.id, message.id, int(message.created_at.timestamp() * 1000))


def read_mark(message: discord.Message, table_id: str, verbs: Sequence[Verb]) -> int | None:
    """Return the journal number of this table's board or hand; None for any other message."""
    own = (one for one in addresses_in(message) if one.table == table_id and one.verb in verbs and one.words.isdigit())
    return next((int(one.words) for one in own), None)


def table_of(message: discord.Message) -> str | None:
    """Return the table that a message's controls belong to; None if it has none."""
    return next((one.table for one in addresses_in(message) if one.has_table), None)


def addresses_in(message: discord.Message) -> Iterator[Address]:
    """Yield the addresses of a message's controls."""
    for component in walk(message.components):
        if (address := read(str(getattr(component, "custom_id", None) or ""))) is not None:
            yield address


def walk(components: Sequence[object]) -> list[object]:
    """List all components of a message, nested ones too."""
    found: list[object] = []
    for component in components:
        found.append(component)
        found.extend(walk(getattr(component, "children", None) or ()))
    return found
