"""Short evenings that are killed at every call (`tests/wire/test_bot_every_call.py`).

`evening` is what they share: a script of people who look at what there is to do, so that they simply go on after a
crash; it also says how one is killed and what must be left (`account`). The scripts are in `games`, `moments`,
`occasions`, `absences`, `agreements` and `following`; this file lists them.

Room: tests/wire/evenings. Stands on `club`, `prepared`, `bots` and `standin`.
"""

from tests.wire.evenings.absences import (
    Away,
    Deserted,
    Forgotten,
    Holiday,
    Missed,
    Outage,
    Unheard,
    Unwanted,
    Watched,
    Whistle,
)
from tests.wire.evenings.agreements import Chosen, Lobby, Revenge, Stage
from tests.wire.evenings.evening import Evening, Point
from tests.wire.evenings.following import Followed
from tests.wire.evenings.games import Hedgehog, Mundialito
from tests.wire.evenings.moments import (
    Claim,
    CupFinal,
    Draft,
    Final,
    Goal,
    LateDeal,
    LateMatch,
    LateRound,
    LateTree,
    NextMatch,
    Replay,
    Round,
    SecondRun,
    Tree,
)
from tests.wire.evenings.occasions import Deal, Puzzle, Season

EVENINGS: tuple[type[Evening], ...] = (
    Mundialito,
    Goal,
    Hedgehog,
    Tree,
    NextMatch,
    CupFinal,
    Deal,
    Round,
    Final,
    Draft,
    SecondRun,
    Replay,
    Claim,
    Puzzle,
    Season,
    Lobby,
    Stage,
    Chosen,
    Revenge,
    Away,
    Unheard,
    Holiday,
    Missed,
    Watched,
    Whistle,
    Forgotten,
    Unwanted,
    Deserted,
    Outage,
    LateTree,
    LateMatch,
    LateRound,
    LateDeal,
    Followed,
)

#: The part in `make test`: the shortest evening of each kind of game, and some of its calls.
SHORT: dict[type[Evening], tuple[Point, ...]] = {
    Goal: (Point("request", "after", 3), Point("save", "after", 3)),
    Tree: (Point("request", "before", 4), Point("save", "before", 2)),
    NextMatch: (Point("request", "after", 5), Point("save", "after", 4)),
    Deal: (Point("request", "after", 12),),
    LateTree: (Point("request", "after", 3),),
    Season: (Point("request", "after", 0),),
    Holiday: (Point("save", "after", 3), Point("save", "before", 4), Point("save", "before", 10)),
    Unheard: (Point("save", "after", 2), Point("request", "before", 2)),
    Final: (Point("save", "after", 6), Point("request", "after", 14)),
}
