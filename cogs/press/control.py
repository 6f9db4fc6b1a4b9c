"""How a control is served: its handler, and what is checked before."""

from dataclasses import dataclass
from enum import Enum, auto

from cogs.press.press import Handler


class Check(Enum):
    """What is checked before a press is handled, besides bans."""

    #: Nothing: it is about no table.
    NOTHING = auto()
    #: That the person sees the table in the control's address.
    SEES = auto()
    #: That they see it or belong there, for they want to leave it.
    LEAVES = auto()
    #: That they may see its game replayed.
    REPLAYS = auto()
    #: Nothing, though it is about a table: the handler asks for a moderator's right.
    MODERATES = auto()


@dataclass(frozen=True, slots=True)
class Control:
    """A control, by its verb in the custom id."""

    handler: Handler
    check: Check = Check.SEES
    #: Whether the work is paid for from the person's budget.
    ordered: bool = False
    #: Whether it only shows a table, which is paid for if its game is over.
    looks: bool = False
    #: Whether it is refused to somebody banned.
    barred: bool = True
    #: Whether it is noted who pressed it.
    noted: bool = True
