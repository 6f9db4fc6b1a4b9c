"""What everyone sees alike: rows, tables, reports and the bracket. Part of rules/worldcup: rules/core only.

It uses only public facts; whatever no longer changes is cached.
"""

from functools import lru_cache

from rules.worldcup.cups import CUPS
from rules.worldcup.pieces import KICKS, MISS, SQUARES, UNTURNED, Rank, Stage
from rules.worldcup.position import NOBODY, Rows, Score, Scored, State, Turned, goals, halves, vulnerable
from rules.worldcup.rounds import shootout_score
from rules.worldcup.scoring import lines, score, tiers, with_lots
from rules.worldcup.view import (
    Change,
    Deed,
    Done,
    MatchResult,
    MatchRow,
    ModifierRoll,
    Penalty,
    Report,
    Stood,
    Table,
    TableRow,
    Tie,
)

Owners = tuple[int, ...]


@lru_cache(maxsize=8192)
def _row(team: str, owner: int, rank: Rank, tiles: str) -> MatchRow:
    squares = SQUARES[rank]
    return MatchRow(
        team=team,
        owner=None if owner == NOBODY else owner,
        rank=rank,
        squares=squares,
        tiles=tuple(tile(sign) for sign in tiles),
        guard="open" if vulnerable(tiles) else "safe" if tiles else "empty",
        full=len(tiles) >= squares,
        goals=goals(tiles),
        half=tiles.count("A") % 2 == 1,
    )


def rows(year: int, owners: Owners, teams: tuple[str, ...], tiles: Rows) -> list[MatchRow]:
    """The rows of these teams with their tiles (rules 7, 12 and 18)."""
    cup = CUPS[year]
    return [
        _row(team, owners[cup.numbers[team]], cup.teams[team].rank, row) for team, row in zip(teams, tiles, strict=True)
    ]


def tile(sign: str) -> str:
    """A tile as views write it: its card, with an x in front if it is face down."""
    return f"x{UNTURNED[sign]}" if sign in UNTURNED else sign


@lru_cache(maxsize=1024)
def card_turn(targets: tuple[str, ...], play: Turned, stood: tuple[Stood, ...]) -> Done:
    """A card turn; `targets` are the field's, `stood` the scores of the matches that it changed, right after it."""
    changes = []
    for laid in play.laid:
        match, team = targets[laid.row].split(":")
        deed: Deed = "placed" if not laid.before else "turned" if laid.after in UNTURNED else "replaced"
        changes.append(Change(match, team, laid.square, deed, tile(laid.before) or None, tile(laid.after)))
    return Done(
        turn=play.turn,
        seat=play.seat,
        card=play.card,
        discarded=not play.targets,
        targets=play.targets,
        dot=play.dot or None,
        changes=tuple(changes),
        drew=play.drew,
        stood=stood,
    )


def turns(state: State, first: int) -> tuple[Done, ...]:
    """The card turns of this round from number `first` on, each with the scores right after it.

    Scores are found by undoing the turns one by one from the current rows.
    """
    rows, found = list(state.rows), []
    for play in reversed(state.plays[first:]):
        numbers = sorted({change.row // 2 for change in play.laid})
        stood = tuple(
            Stood(state.field.fixtures[number].name, (halves(rows[2 * number]), halves(rows[2 * number + 1])))
            for number in numbers
        )
        found.append(card_turn(state.field.targets, play, stood))
        for change in reversed(play.laid):
            row = rows[change.row]
            rows[change.row] = row[: change.square] + change.before + row[change.square + 1 :]
    return tuple(reversed(found))


def penalties(match: Score) -> tuple[Penalty, ...]:
    """The kicks of a shoot-out (rule 26)."""
    teams = (match.fixture.left, match.fixture.right)
    return tuple(Penalty(kick % 2, teams[kick % 2], dot, dot != MISS) for kick, dot in enumerate(match.kicks))


def sudden(match: Score) -> bool:
    """Whether both have had their five kicks."""
    return len(match.kicks) >= 2 * KICKS


def rolls(year: int, rolled: tuple[tuple[str, ...], ...], *, one: bool) -> tuple[ModifierRoll, ...]:
    """The modifier dice, with the group that each roll is for; `one` if a single roll is for all (rule 17)."""
    names = [""] if one else list(CUPS[year].groups)
    return tuple(ModifierRoll(group, colours) for group, colours in zip(names, rolled, strict=False))


@lru_cache(maxsize=512)
def report(year: int, owners: Owners, entry: Scored) -> Report:
    """The report of a scored round."""
    results = tuple(_result(year, owners, match) for match in entry.scores)
    return Report(
        stage=entry.stage.word,
        replay=entry.replay,
        rolls=rolls(year, entry.rolls, one=entry.stage is not Stage.GROUPS or entry.replay > 0),
        results=results,
        tables=_entry_tables(year, owners, entry) if entry.stage is Stage.GROUPS else (),
        lots=entry.lots,
        closed=entry.closed,
        through=entry.through,
        again=entry.again,
        out=entry.out,
        leaving=entry.leaving,
    )


def _result(year: int, owners: Owners, match: Score) -> MatchResult:
    left, right = rows(year, owners, (match.fixture.left, match.fixture.right), match.rows)
    return MatchResult(
        name=match.fixture.name,
        group=match.fixture.group,
        left=left,
        right=right,
        goals=match.goals,
        dice=match.dice,
        kicks=penalties(match),
        kicked=shootout_score(match),
        winner=match.winner or None,
    )


def _entry_tables(year: int, owners: Owners, entry: Scored) -> tuple[Table, ...]:
    """The tables of the group round or of one of its replays."""
    found = []
    for group in CUPS[year].groups:
        scores = tuple(match for match in entry.scores if match.fixture.group == group)
        if scores:
            found.append(table(year, owners, group, scores, entry.lots, entry.through, final=True))
    return tuple(found)


def table(
    year: int,
    owners: Owners,
    group: str,
    scores: tuple[Score, ...],
    lots: tuple[tuple[str, ...], ...],
    through: tuple[str, ...],
    *,
    final: bool,
) -> Table:
    """The table of these matches' teams, in order (rules 19 to 21)."""
    cup = CUPS[year]
    playing = {team for match in scores for team in (match.fixture.left, match.fixture.right)}
    teams = tuple(team for team in cup.groups[group] if team in playing)
    sums = lines(cup, teams, scores)
    standings, place = [], 1
    for level in with_lots(tiers(cup, teams, scores), lots):
        for team in sorted(level, key=lambda team: team not in through):
            line = sums[team]
            owner = owners[cup.numbers[team]]
            standings.append(
                TableRow(
                    team=team,
                    owner=None if owner == NOBODY else owner,
                    place=place,
                    played=line.won + line.drawn + line.lost,
                    won=line.won,
                    drawn=line.drawn,
                    lost=line.lost,
                    scored=line.scored,
                    conceded=line.conceded,
                    points=line.points,
                    through=team in through,
                )
            )
        place += len(level)
    return Table(group, tuple(match.fixture.name for match in scores), tuple(standings), final)


@lru_cache(maxsize=512)
def _standing(year: int, owners: Owners, group: str, matches: tuple[tuple[int, str, str], ...]) -> Table:
    """A table by the current tiles, without dice; a match is its number in the cup and its two rows."""
    cup = CUPS[year]
    scores = tuple(score(cup, cup.fixtures[number], (left, right), ()) for number, left, right in matches)
    return table(year, owners, group, scores, (), (), final=False)


def _as_they_stand(state: State) -> tuple[Table, ...]:
    numbers = {fixture.name: number for number, fixture in enumerate(state.cup.fixtures)}
    found = []
    for group in state.cup.groups:
        matches = tuple(
            (numbers[fixture.name], state.rows[2 * place], state.rows[2 * place + 1])
            for place, fixture in enumerate(state.field.fixtures)
            if fixture.group == group
        )
        if matches:
            found.append(_standing(state.year, state.owners, group, matches))
    return tuple(found)


def tables(state: State) -> tuple[Table, ...]:
    """The groups' tables: by the current tiles, or final with all teams that are through so far."""
    if not state.scored:
        return _as_they_stand(state)
    first = state.scored[0]
    through = tuple(team for entry in state.scored if entry.stage is Stage.GROUPS for team in entry.through)
    return _entry_tables(state.year, state.owners, first._replace(through=through))


def tables_of_replays(state: State) -> tuple[Table, ...]:
    """The tables of groups being replayed, by the current tiles (rule 20)."""
    if state.stage is not Stage.GROUPS or not state.replay:
        return ()
    return _as_they_stand(state)


def bracket(state: State) -> tuple[Tie, ...]:
    """All matches after the groups, with their teams where known."""
    places = dict(state.places)
    ties = []
    for place in state.cup.bracket:
        played = [
            (entry, match)
            for entry in state.scored
            for match in entry.scores
            if entry.stage is place.stage and match.fixture.name == place.name
        ]
        entry, match = played[-1] if played else (None, None)
        ties.append(
            Tie(
                name=place.name,
                stage=place.stage.word,
                sources=(place.left, place.right),
                left=places.get(place.left),
                right=places.get(place.right),
                goals=match.goals if match else None,
                kicked=shootout_score(match) if match and match.kicks else None,
                winner=(match.winner or None) if match else None,
                replays=max(0, len(played) - 1),
                lot=bool(
                    entry and match and any(set(lot) == {match.fixture.left, match.fixture.right} for lot in entry.lots)
                ),
            )
        )
    return tuple(ties)
