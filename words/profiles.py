"""Profiles in words, and the data that their pictures are rendered from. Part of words/."""

from dataclasses import dataclass

from rules.core.options import Value
from words.games import game_title, without_luck
from words.harmless import plain
from words.ladder import LONGEST_NAME, GameLine, board_name, number_of, peak_of, place_of, record_of, season_name
from words.shortening import whole_sentences
from words.speech import Speech

_BARS = "▁▂▃▄▅▆▇█"
#: How many steps of the curve the text shows.
_STEPS = 24


@dataclass(frozen=True, slots=True)
class Title:
    """A place from 1 to 3 at the end of a season, or of an event in that season.

    `game` is a key, None for all games together. `event` is an event's name, any text that somebody typed, and `link`
    leads to where it ended; both are empty for a season.
    """

    place: int
    game: str | None
    season: str
    event: str = ""
    link: str = ""


@dataclass(frozen=True, slots=True)
class Team:
    """The team with which somebody won the most cups; its name may be text that somebody typed."""

    name: str
    cups: int


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
    others; `team` is the best one. `without` has the keys of games of pure luck, which aren't part of all games.
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
    without: tuple[str, ...] = ()


def title_name(title: Title, say: Speech) -> str:
    """Name what somebody was among the first of: a leaderboard, or an event."""
    return title.event or board_name(title.game, say)


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
    name = say("profile-computers-name", title=game_title(line.game, say))
    best = say("profile-computers-best", wins=line.wins, best=line.best)
    return Extra(name, "", best, say("profile-games", games=line.games))


def _extra_line(extra: Extra, say: Speech) -> str:
    name = f"{extra.name} ({extra.detail})" if extra.detail else extra.name
    told = say.row(part for part in (extra.record, extra.best) if part)
    return say("profile-extra", name=name, told=told)


def rival_record(line: RivalLine, say: Speech) -> str:
    """Say how often two people met, and who was ahead."""
    return say("profile-rival-record", games=line.games, ahead=line.ahead, behind=line.behind)


def _rival(line: RivalLine, say: Speech) -> str:
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
    if view.without:
        lines.append(f"-# {without_luck(view.without, say)}")
    if (peak := view.overall.peak) is not None:
        lines.append(say("profile-peak-when", points=str(peak.points), season=season_name(peak.season, say)))
    if len(curve := view.curve) > 1:
        lines.append(say("profile-curve", bars=_bars(curve), least=str(min(curve)), most=str(max(curve))))
    for line in view.lines:
        told = " · ".join(part for part in (peak_of(line, say), record_of(line, say)) if part)
        lines.append(say("profile-game", title=game_title(line.game, say), record=told, **_figures(line, view, say)))
    if view.titles:
        lines.append(say("profile-titles", titles=" · ".join(titles(view, say))))
    if view.rivals:
        lines.append(say("profile-rivals", rivals=say.clauses(_rival(line, say) for line in view.rivals)))
    lines += [_extra_line(extra, say) for extra in extras(view, say)]
    return "\n".join((*lines, *facts(view, say, markup=True)))


def _figures(line: GameLine, view: ProfileView, say: Speech) -> dict[str, str]:
    return {
        "points": number_of(line, say),
        "deviation": say("profile-deviation", points=str(line.deviation)),
        "place": place_of(line, view.least, say),
    }


def titles(view: ProfileView, say: Speech) -> list[str]:
    """List the places in past seasons and in events, and how many more there are."""
    told = [tell_title(one, plain(title_name(one, say), LONGEST_NAME) or "?", say) for one in view.titles]
    return [*told, say("profile-titles-more", count=view.more_titles)] if view.more_titles else told


def tell_title(title: Title, name: str, say: Speech) -> str:
    """Say a place with its medal; `name` is what it was won in, as it may stand there."""
    return say("profile-title", place=title.place, board=name, season=season_name(title.season, say))


def profile_alt(view: ProfileView, say: Speech) -> str:
    """Describe the picture in at most 1,024 characters."""
    games = say.clauses(
        f"{game_title(line.game, say)} {number_of(line, say)}, {record_of(line, say)}" for line in view.lines
    )
    facts = {"name": view.name[:LONGEST_NAME], "points": number_of(view.overall, say)}
    facts |= {"record": record_of(view.overall, say), "games": games or say("profile-nothing")}
    return whole_sentences(say("profile-alt", **facts))


def _bars(curve: tuple[int, ...]) -> str:
    """Draw the curve as a row of bars."""
    step = max(1, -(-len(curve) // _STEPS))
    picked = [*curve[:-1:step], curve[-1]]
    low, high = min(curve), max(curve)
    return "".join(_BARS[(value - low) * (len(_BARS) - 1) // max(1, high - low)] for value in picked)
