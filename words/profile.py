"""A person's profile in words, and the data that its picture is rendered from. Part of words/: imports words."""

from dataclasses import dataclass

from rules.core.options import Value
from words.games import game_title
from words.harmless import plain
from words.ladder import LONGEST_NAME, points_of, season_name
from words.shortening import whole_sentences
from words.speech import Speech

_BARS = "▁▂▃▄▅▆▇█"
#: How many steps of the curve the text shows.
_STEPS = 24


@dataclass(frozen=True, slots=True)
class Peak:
    """The most points that a person has had while ranked, and the season of that game."""

    points: int
    season: str


@dataclass(frozen=True, slots=True)
class Title:
    """A place from 1 to 3 at the end of a season; `game` is a key, None for all games together."""

    place: int
    game: str | None
    season: str


@dataclass(frozen=True, slots=True)
class Team:
    """The team with which somebody won the most cups; its name may be text that somebody typed."""

    name: str
    cups: int


@dataclass(frozen=True, slots=True)
class GameLine:
    """A person's rated games of one game; `place` is on its all-time leaderboard, None if not ranked there.

    `deviation` is the ± in points, `placed` as in a `Row`; `peak` is None if the person was never ranked.
    """

    game: str
    points: int
    games: int
    wins: int
    draws: int
    losses: int
    place: int | None = None
    placed: int = 0
    deviation: int = 0
    peak: Peak | None = None


@dataclass(frozen=True, slots=True)
class RivalLine:
    """A frequent opponent: the rated games together, and how often each of the two was ahead."""

    name: str
    games: int
    ahead: int
    behind: int
    account: str = ""


@dataclass(frozen=True, slots=True)
class SoloLine:
    """A person's solo tries at one game with the same options: the best (lowest) score, how many were solved.

    The daily puzzle has a line of its own. `options` are those that affect the score. `scored` says that the game has
    solo scores at all.
    """

    game: str
    best: int | None
    solved: int
    tries: int
    puzzle: bool = False
    options: tuple[tuple[str, Value], ...] = ()
    scored: bool = True


@dataclass(frozen=True, slots=True)
class ComputerLine:
    """The decided games against computers of one game: how many, how many won, and the best place."""

    game: str
    games: int
    wins: int
    best: int


@dataclass(frozen=True, slots=True)
class ProfileView:
    """A person in a server. `name` is any text, `account` as in a `Row`.

    `curve` has the points in all games, from the first game on. `season` is the line of this season's games together;
    `seats` counts the person's running tables on this server. `titles` are the best ones, `more_titles` counts the
    others; `team` is the best one.
    """

    name: str
    overall: GameLine
    season: GameLine
    least: int
    curve: tuple[int, ...] = ()
    lines: tuple[GameLine, ...] = ()
    favourite: str | None = None
    rivals: tuple[RivalLine, ...] = ()
    solos: tuple[SoloLine, ...] = ()
    computers: tuple[ComputerLine, ...] = ()
    seats: int = 0
    account: str = ""
    titles: tuple[Title, ...] = ()
    more_titles: int = 0
    team: Team | None = None


def place_of(line: GameLine, least: int, say: Speech) -> str:
    """Name the place on the leaderboard, or say how many of the rated games needed for one somebody has."""
    if line.place is not None:
        return say("profile-place", place=line.place)
    return say("ladder-unranked", games=line.games, least=least)


def record_of(line: GameLine, say: Speech) -> str:
    """Summarize the results of the games, and how many there were."""
    return say("ladder-record", games=line.games, **_counts(line))


def results_of(line: GameLine, say: Speech) -> str:
    """Summarize the results of the games."""
    return say("profile-record", **_counts(line))


def _counts(line: GameLine) -> dict[str, int]:
    return {"wins": line.wins, "placed": line.placed, "draws": line.draws, "losses": line.losses}


def number_of(line: GameLine, say: Speech) -> str:
    """Write the points, with a question mark until the person is ranked."""
    return points_of(line.points, say, ranked=line.place is not None)


def deviation_of(line: GameLine, say: Speech) -> str:
    """Say how far off the points may be."""
    return say("profile-deviation", points=str(line.deviation))


def peak_of(line: GameLine, say: Speech, where: str = "line") -> str:
    """Write the most points ever, on a `card` or in a `line`; empty if the person was never ranked."""
    return "" if line.peak is None else say("profile-peak", where=where, points=str(line.peak.points))


def board_of(title: Title, say: Speech) -> str:
    """Name the leaderboard of a title: a game's, or the one of all games."""
    return say("ladder-overall") if title.game is None else game_title(title.game, say)


@dataclass(frozen=True, slots=True)
class Extra:
    """Unrated games in words: the game, how it was played (may be empty), the best result, and a summary."""

    name: str
    detail: str
    best: str
    record: str


def extras(view: ProfileView, say: Speech) -> list[Extra]:
    """List solo games and games against computers.

    A game may have its own messages: `score-<game>` for the score, `alone-<game>` for what was played.
    """
    return [*(_solo(line, say) for line in view.solos), *(_with_computers(line, say) for line in view.computers)]


def _solo(line: SoloLine, say: Speech) -> Extra:
    name = say("profile-solo-name", puzzle="yes" if line.puzzle else "no", title=game_title(line.game, say))
    if not line.scored:
        return Extra(name, "", "", say("profile-games", games=line.tries))
    facts = {name: "yes" if value is True else "no" if value is False else str(value) for name, value in line.options}
    detail = say(f"alone-{line.game}", **facts) if facts and say.knows(f"alone-{line.game}") else ""
    record = say("profile-solved", solved=line.solved, tries=line.tries)
    if line.best is None:
        return Extra(name, detail, say("profile-unsolved"), record)
    scored = say.knows(f"score-{line.game}")
    score = say(f"score-{line.game}", score=line.best) if scored else str(line.best)
    return Extra(name, detail, say("profile-best", score=score), record)


def _with_computers(line: ComputerLine, say: Speech) -> Extra:
    best = say("profile-computers-best", wins=line.wins, best=line.best)
    return Extra(
        say("profile-computers-name", title=game_title(line.game, say)),
        "",
        best,
        say("profile-games", games=line.games),
    )


def _extra_line(extra: Extra, say: Speech) -> str:
    name = f"{extra.name} ({extra.detail})" if extra.detail else extra.name
    told = say.row(part for part in (extra.record, extra.best) if part)
    return say("profile-extra", name=name, told=told)


def rival_record(line: RivalLine, say: Speech) -> str:
    """Say how often two people met, and who was ahead."""
    return say("profile-rival-record", games=line.games, ahead=line.ahead, behind=line.behind)


def rival(line: RivalLine, say: Speech) -> str:
    """Name an opponent."""
    return say("profile-rival", name=plain(line.name, LONGEST_NAME) or "?", record=rival_record(line, say))


def facts(view: ProfileView, say: Speech, *, markup: bool = False) -> list[str]:
    """List the favourite game, the best team, and the seats taken now; with `markup`, names are escaped."""
    told = [say("profile-favourite", title=game_title(view.favourite, say))] if view.favourite else []
    if view.team is not None:
        team = plain(view.team.name, LONGEST_NAME) if markup else view.team.name
        told.append(say("profile-team", team=team, cups=view.team.cups))
    return [*told, say("profile-seats", count=view.seats)]


def profile_text(view: ProfileView, say: Speech) -> str:
    """Write the profile in Discord's markup: everything that its picture shows."""
    lines = [say("profile-head", name=plain(view.name, LONGEST_NAME) or "?")]
    for name, line in (("all", view.overall), ("season", view.season)):
        lines.append(say("profile-line", what=name, **_figures(line, view, say)))
        lines.append(f"-# {record_of(line, say)}")
    if view.overall.peak is not None:
        peak = view.overall.peak
        lines.append(say("profile-peak-when", points=str(peak.points), season=season_name(peak.season, say)))
    if len(view.curve) > 1:
        lines.append(
            say("profile-curve", bars=_bars(view.curve), least=str(min(view.curve)), most=str(max(view.curve)))
        )
    for line in view.lines:
        told = " · ".join(part for part in (peak_of(line, say), record_of(line, say)) if part)
        lines.append(say("profile-game", title=game_title(line.game, say), record=told, **_figures(line, view, say)))
    if view.titles:
        lines.append(say("profile-titles", titles=" · ".join(titles(view, say))))
    if view.rivals:
        lines.append(say("profile-rivals", rivals=say.clauses(rival(line, say) for line in view.rivals)))
    lines += [_extra_line(extra, say) for extra in extras(view, say)]
    return "\n".join((*lines, *facts(view, say, markup=True)))


def _figures(line: GameLine, view: ProfileView, say: Speech) -> dict[str, str]:
    return {
        "points": number_of(line, say),
        "deviation": deviation_of(line, say),
        "place": place_of(line, view.least, say),
    }


def titles(view: ProfileView, say: Speech) -> list[str]:
    """List the places in past seasons, and how many more there are."""
    told = [
        say("profile-title", place=one.place, board=board_of(one, say), season=season_name(one.season, say))
        for one in view.titles
    ]
    return [*told, say("profile-titles-more", count=view.more_titles)] if view.more_titles else told


def profile_alt(view: ProfileView, say: Speech) -> str:
    """Describe the picture in at most 1,024 characters."""
    games = say.clauses(
        f"{game_title(line.game, say)} {number_of(line, say)}, {record_of(line, say)}" for line in view.lines
    )
    text = say(
        "profile-alt",
        name=view.name[:LONGEST_NAME],
        points=number_of(view.overall, say),
        record=record_of(view.overall, say),
        games=games or say("profile-nothing"),
    )
    return whole_sentences(text)


def _bars(curve: tuple[int, ...]) -> str:
    """Draw the curve as a row of bars."""
    step = max(1, -(-len(curve) // _STEPS))
    picked = [*curve[:-1:step], curve[-1]]
    low, high = min(curve), max(curve)
    return "".join(_BARS[(value - low) * (len(_BARS) - 1) // max(1, high - low)] for value in picked)
