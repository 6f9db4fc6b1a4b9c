"""A person's profile in a server, made from ratings, puzzles, tables. Part of cogs/: imports data, ratings, words."""

from collections import Counter
from collections.abc import Sequence

from cogs.house import House
from cogs.names import Names
from cogs.standings import Standings
from data import Status
from ratings import LEAST_GAMES, Counted, Ladder, Scope, Why, points, season_of
from rules import GAMES
from rules.table.table import Ending
from words.profile import GameLine, ProfileView, RivalLine, SoloLine

#: So many rivals are told, and from how many games together on somebody is one.
RIVALS, LEAST_TOGETHER = 3, 2
#: So many of the person's games have a line of their own, the most played ones.
LINES = 6


class Profiles:
    """Makes profiles."""

    def __init__(self, house: House, names: Names, standings: Standings) -> None:
        self._house = house
        self._names = names
        self._standings = standings

    async def view(self, guild_id: int, person: int) -> ProfileView:
        """The profile of a person as it stands in a server. Raises ArchiveError."""
        ladder = await self._house.ladders.of(guild_id)
        games = ladder.games_of(person)
        rated = [counted for counted in games if counted.why is None]
        played = Counter(counted.result.game for counted in rated)
        most = sorted(played, key=lambda key: (-played[key], key))
        season = season_of(self._house.now())
        lines = [await self._line(guild_id, ladder, Scope(key), person) for key in most[:LINES]]
        first = [points(rated[-1].overall[person].before)] if rated else []
        return ProfileView(
            name=await self._names.shown(person),
            overall=await self._line(guild_id, ladder, Scope(), person),
            season=await self._line(guild_id, ladder, Scope(None, season), person),
            least=LEAST_GAMES,
            curve=(*first, *(points(counted.overall[person].after) for counted in reversed(rated))),
            lines=tuple(lines),
            favourite=_favourite(games),
            rivals=await self._rivals(rated, person),
            solos=(*_alone(games), *(await self._puzzles(person))),
            computers=_with_computers(games, person),
            seats=await self._seats(guild_id, person),
        )

    async def _line(self, guild_id: int, ladder: Ladder, scope: Scope, person: int) -> GameLine:
        one = ladder.standing(scope, person)
        place = await self._standings.place(guild_id, ladder, scope, person)
        title = _title(scope.game) if scope.game is not None else ""
        return GameLine(title, one.points, one.games, one.wins, one.draws, one.losses, place)

    async def _rivals(self, rated: Sequence[Counted], person: int) -> tuple[RivalLine, ...]:
        met: Counter[int] = Counter()
        ahead: Counter[int] = Counter()
        behind: Counter[int] = Counter()
        for counted in rated:
            own = counted.place(person) or 0
            for other in counted.moves:
                if other != person:
                    met[other] += 1
                    place = counted.place(other) or 0
                    ahead[other] += own < place
                    behind[other] += place < own
        often = sorted((other for other in met if met[other] >= LEAST_TOGETHER), key=lambda who: (-met[who], who))
        return tuple(
            [
                RivalLine(await self._names.shown(other), met[other], ahead[other], behind[other])
                for other in often[:RIVALS]
            ]
        )

    async def _puzzles(self, person: int) -> list[SoloLine]:
        found = await self._house.archive.puzzles_of(person)
        return [SoloLine(_title(one.game), one.best, one.solved, one.tries, True) for one in found]

    async def _seats(self, guild_id: int, person: int) -> int:
        heads = await self._house.archive.tables_of(person, (Status.RUNNING,), 100)
        return sum(1 for head in heads if head.guild_id == guild_id)


def _favourite(games: Sequence[Counted]) -> str | None:
    """The title of the game that was played most, of level ones the one that was played last."""
    count = Counter(counted.result.game for counted in games)
    return _title(max(count, key=lambda key: count[key])) if count else None


def _alone(games: Sequence[Counted]) -> list[SoloLine]:
    """The best of each game that is played alone for the least score, practice of puzzles among them; one that was not
    solved has no score.
    """
    scores: dict[str, list[int | None]] = {}
    for counted in games:
        result = counted.result
        game = GAMES.get(result.game)
        if counted.why is not Why.ALONE or game is None or game.puzzle_options() is None:
            continue
        if result.ending is Ending.PLAYED:
            scores.setdefault(result.game, []).append(result.sitters[0].score)
    lines = []
    for key, found in sorted(scores.items()):
        solved = [score for score in found if score is not None]
        lines.append(SoloLine(_title(key), min(solved, default=None), len(solved), len(found), False))
    return lines


def _with_computers(games: Sequence[Counted], person: int) -> tuple[int, int]:
    played = [counted.result for counted in games if counted.why is Why.COMPUTERS]
    decided = [result for result in played if result.ending in (Ending.PLAYED, Ending.RESIGNED, Ending.AGREED)]
    won = sum(
        1
        for result in decided
        for one in result.sitters
        if one.person == person and one.place == 1 and not one.left
        if any(other.place != 1 for other in result.sitters)
    )
    return len(decided), won


def _title(key: str) -> str:
    return GAMES[key].about.title if key in GAMES else key
