"""A person's profile on a server, made from ratings, puzzles and tables."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence

from cogs.controls.buttons import message_url
from cogs.ladder.standings import Standings
from cogs.people.people import Names
from data import EventHead, EventPhase, Status
from host.house import House
from ratings import DECIDED, LEAST_GAMES, CountedGame, Scope, Standing, WhyUnrated, points, season_of
from ratings.judging import was_replaced
from rules import GAMES, is_luck
from rules.core.options import Value
from rules.table.values import Ending
from tournaments.fold import fold_kept
from tournaments.results import honours_of
from words import Speech
from words.games import item
from words.ladder import GameLine, Peak
from words.profiles import ComputerLine, ProfileView, RivalLine, SoloLine, Team, Title

#: How many rivals are listed, and how many games together make somebody one.
RIVALS, LEAST_TOGETHER = 3, 2
#: How many of a person's most played games have a line.
LINES = 6
#: How many titles are listed, and up to which place they go.
TITLES, PODIUM = 3, 3
#: How many of a person's last events are looked through for titles, and how many people make one of them count.
EVENTS, LEAST_ENTRANTS = 20, 4
#: How many solo scores (puzzles first) and how many games with computers are listed.
SOLOS, COMPUTERS = 4, 3

Own = Mapping[Scope, Standing]
"""A person's standings."""
#: Whether whoever reads a profile may see a channel of its server.
MaySee = Callable[[int], Awaitable[bool]]


class Profiles:
    """Makes profiles."""

    def __init__(self, house: House, names: Names, standings: Standings) -> None:
        self._house, self._names, self._standings = house, names, standings

    async def view(self, guild_id: int, person: int, say: Speech, may_see: MaySee) -> ProfileView:
        """Make a person's profile on a server; `say` names the teams.

        Of events, only those of channels that its readers may see are in it. Raises ArchiveError, HTTPException.
        """
        ratings = self._house.archive.ratings
        games, own = await ratings.games_of(guild_id, person), await ratings.of_person(guild_id, person)
        rated = [counted for counted in games if counted.why_not(person) is None]
        played = Counter(counted.result.game for counted in rated)
        most = sorted(played, key=lambda key: (-played[key], key))
        season = season_of(self._house.now())
        lines = [await self._line(guild_id, own, Scope(key), person, games) for key in most[:LINES]]
        skilled = [counted for counted in reversed(rated) if person in counted.overall]  # games of luck have no curve
        first = [points(skilled[0].overall[person].before)] if skilled else []
        seasons = await self._titles(guild_id, own, person)
        titles = _by_rank([*seasons, *await self._event_titles(guild_id, person, may_see)])
        team = _best_team(games, person, say)
        return ProfileView(
            name=await self._names.for_menu(person),
            overall=await self._line(guild_id, own, Scope(), person, games),
            season=await self._line(guild_id, own, Scope(None, season), person),
            least=LEAST_GAMES,
            curve=(*first, *(points(counted.overall[person].after) for counted in skilled)),
            lines=tuple(lines),
            favourite=_favourite(games),
            rivals=await self._rivals(rated, person),
            solos=(*(await self._puzzles(person)), *_alone(games))[:SOLOS],
            computers=tuple(_with_computers(games, person)[:COMPUTERS]),
            seats=await self._seats(guild_id, person),
            account=await self._names.account(person),
            titles=titles[:TITLES],
            more_titles=len(titles[TITLES:]),
            team=team,
            without=tuple(key for key in most if is_luck(key)),
        )

    async def _line(
        self, guild_id: int, own: Own, scope: Scope, person: int, games: Sequence[CountedGame] = ()
    ) -> GameLine:
        one = own.get(scope) or Standing(person)
        place = await self._standings.place(guild_id, scope, person)
        return GameLine(
            *(
                scope.game or "",
                one.points,
                one.games,
                one.wins,
                one.draws,
                one.losses,
                place,
                one.placed,
                one.deviation,
            ),
            peak=_peak(games, scope.game, person),
        )

    async def _event_titles(self, guild_id: int, person: int, may_see: MaySee) -> list[Title]:
        """List the person's places 1 to 3 in the last events of a server, with links to where those ended."""
        heads = await self._house.archive.events.naming(person)
        over = [head for head in heads if head.guild_id == guild_id and head.phase is EventPhase.OVER]
        found = [(head.channel_id, await self._event_title(head, person)) for head in over[:EVENTS]]
        return [title for channel, title in found if title is not None and await may_see(channel)]

    async def _event_title(self, head: EventHead, person: int) -> Title | None:
        events = self._house.archive.events
        stored = await events.load(head.id)
        if stored is None:
            return None
        try:
            event = await asyncio.to_thread(fold_kept, head.id, head.secret, stored.entries)
            places = dict(await asyncio.to_thread(honours_of, event))
        except ValueError:  # a journal that can't be read spoils nobody's profile
            return None
        if len(places) < LEAST_ENTRANTS or places.get(person, PODIUM + 1) > PODIUM:
            return None
        shown = [one.message for one in await events.posts_of(head.id) if one.name == "end" and one.message is not None]
        link = message_url(head.guild_id, shown[0]) if shown else ""
        return Title(places[person], event.plan.game, season_of(event.closed_at), event.plan.name, link)

    async def _titles(self, guild_id: int, own: Own, person: int) -> list[Title]:
        """List the person's places 1 to 3 in past seasons (rule 20)."""
        now = season_of(self._house.now())
        over = [scope for scope, one in own.items() if one.ranked and scope.season is not None and scope.season < now]
        others = {
            scope: _others(await self._house.archive.ratings.standings(guild_id, scope), own[scope])
            for scope in sorted(over, key=lambda scope: scope.game or "")
        }
        everybody = {other for groups in others.values() for group in groups for other in group}
        left = await self._standings.left(guild_id, everybody)
        return [
            Title(place, scope.game, scope.season or "")
            for scope, (ahead, behind) in others.items()
            if (place := 1 + len(ahead - left)) <= PODIUM and behind - left
        ]

    async def _rivals(self, rated: Sequence[CountedGame], person: int) -> tuple[RivalLine, ...]:
        met: Counter[int] = Counter()
        ahead: Counter[int] = Counter()
        behind: Counter[int] = Counter()
        for counted in rated:
            for other in counted.moves:
                if other != person:
                    met[other] += 1
                    ahead[other] += counted.ahead(person, other) > 0
                    behind[other] += counted.ahead(person, other) < 0
        often = sorted((other for other in met if met[other] >= LEAST_TOGETHER), key=lambda who: (-met[who], who))
        return tuple(
            [
                RivalLine(
                    await self._names.for_menu(other),
                    *(met[other], ahead[other], behind[other]),
                    account=await self._names.account(other),
                )
                for other in often[:RIVALS]
            ]
        )

    async def _puzzles(self, person: int) -> list[SoloLine]:
        found = await self._house.archive.puzzles.records_of(person)
        return [SoloLine(one.game, one.best, one.solved, one.tries, True) for one in found]

    async def _seats(self, guild_id: int, person: int) -> int:
        heads = await self._house.archive.seats.tables_of(person, (Status.RUNNING,), 100)
        return sum(1 for head in heads if head.guild_id == guild_id)


def _by_rank(titles: list[Title]) -> tuple[Title, ...]:
    """Sort titles: the best and latest first, events before leaderboards."""
    titles.sort(key=lambda one: (one.season, bool(one.event), one.game is None), reverse=True)
    return tuple(sorted(titles, key=lambda one: one.place))


def _others(everybody: Sequence[Standing], own: Standing) -> tuple[set[int], set[int]]:
    """Return who is ranked ahead of a person by rating, and who behind."""
    ranked = [one for one in everybody if one.ranked]
    ahead = {one.person for one in ranked if one.points > own.points}
    return ahead, {one.person for one in ranked if one.points < own.points}


def _peak(games: Sequence[CountedGame], game: str | None, person: int) -> Peak | None:
    """Return the person's highest all-time points while ranked, and when first reached; None if never ranked."""
    best = None
    for counted in games:  # latest first
        if game is None:
            move = counted.overall.get(person)
        else:
            move = counted.moves.get(person) if counted.result.game == game else None
        if move is not None and move.ranked and (best is None or points(move.after) >= best.points):
            best = Peak(points(move.after), season_of(counted.result.ended_at))
    return best


def _favourite(games: Sequence[CountedGame]) -> str | None:
    """Return the key of the most played game; if tied, the latest."""
    count = Counter(counted.result.game for counted in games)
    return max(count, key=lambda key: count[key]) if count else None


def _best_team(games: Sequence[CountedGame], person: int, say: Speech) -> Team | None:
    """Return the team with which a person won the most cups against people or computers; if tied, the latest winner."""
    cups: Counter[str] = Counter()
    for counted in games:
        result = counted.result
        own = next((one for one in result.sitters if one.person == person), None)
        if result.champion is None or own is None or own.place != 1 or len(result.sitters) == 1:
            continue
        if own.left or was_replaced(own):
            continue
        cups[item(result.game, result.champion, say, result.options)] += 1
    return Team(*cups.most_common(1)[0]) if cups else None


def _alone(games: Sequence[CountedGame]) -> list[SoloLine]:
    """List the best solo scores by game and the options that affect scores, most played first.

    Practice of a puzzle doesn't count: its dice are known from the earlier try.
    """
    scores: dict[tuple[str, tuple[tuple[str, Value], ...]], list[int | None]] = {}
    for result in (counted.result for counted in games if counted.why is WhyUnrated.ALONE):
        if result.ending is Ending.PLAYED and not result.puzzle and result.game in GAMES:
            names = GAMES[result.game].about.solo_options or ()
            options = tuple((name, result.options[name]) for name in names if name in result.options)
            scores.setdefault((result.game, options), []).append(result.sitters[0].score)
    lines = []
    for (key, options), found in sorted(scores.items(), key=lambda item: (-len(item[1]), str(item[0]))):
        solved = [score for score in found if score is not None]
        scored = GAMES[key].about.solo_options is not None
        best = min(solved, default=None)
        lines.append(SoloLine(key, best, len(solved), len(found), False, options, scored))
    return lines


def _with_computers(games: Sequence[CountedGame], person: int) -> list[ComputerLine]:
    """List results against computers by game, most played first."""
    places: dict[str, list[tuple[int, bool]]] = {}
    for result in (counted.result for counted in games if counted.why is WhyUnrated.COMPUTERS):
        own = next((one for one in result.sitters if one.person == person), None)
        if own is None or own.place is None or result.ending not in DECIDED:
            continue
        place = (
            len(result.sitters)
            if own.left or was_replaced(own)
            else 1 + sum((one.place or 0) < own.place for one in result.sitters)
        )
        level = all(one.place == own.place for one in result.sitters)
        places.setdefault(result.game, []).append((place, place == 1 and not level))
    return [
        ComputerLine(key, len(found), sum(won for _, won in found), min(place for place, _ in found))
        for key, found in sorted(places.items(), key=lambda item: (-len(item[1]), item[0]))
    ]
