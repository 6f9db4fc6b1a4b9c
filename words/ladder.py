"""Leaderboards in words, and the data that their pictures are rendered from. Part of words/."""

from dataclasses import dataclass

from words.games import game_title, without_luck
from words.harmless import plain
from words.shortening import whole_sentences
from words.speech import Speech

LONGEST_NAME = 24
#: The reasons why games aren't rated, in the order in which they are listed.
APART = ("computers", "hints", "abandoned", "early", "repeated", "full")


@dataclass(frozen=True, slots=True)
class Row:
    """A person on a leaderboard; `place` is None for somebody who isn't ranked yet.

    `name` is any text; `account` is the Discord account name in plain letters, for pictures whose font can't show the
    name. `placed` counts the games in which the person came neither first nor last.
    """

    place: int | None
    name: str
    points: int
    games: int
    wins: int
    draws: int
    losses: int
    mine: bool = False
    account: str = ""
    placed: int = 0


@dataclass(frozen=True, slots=True)
class BoardView:
    """A page of a leaderboard.

    `game` is a key, None for all games together; `season` is `2026-11`, None for all time; `by` is `rating` or
    `wins`. `own` is the asking person's row if it isn't on this page; `apart` has how many games are not rated, by
    reason. `luck` says that the game is pure luck; on the board of all games, `without` has the keys of such games.
    """

    game: str | None
    by: str
    season: str | None
    rows: tuple[Row, ...]
    own: Row | None
    least: int
    page: int = 1
    pages: int = 1
    apart: tuple[tuple[str, int], ...] = ()
    luck: bool = False
    without: tuple[str, ...] = ()

    @property
    def shown(self) -> tuple[Row, ...]:
        """The rows of the page, and the asking person's."""
        return self.rows if self.own is None else (*self.rows, self.own)


@dataclass(frozen=True, slots=True)
class Peak:
    """The most points that a person has had while ranked, and the season of that game."""

    points: int
    season: str


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


def season_name(season: str | None, say: Speech) -> str:
    """Name a season: `November 2026`, or all time."""
    if season is None:
        return say("season-all")
    return say("season-month", month=int(season[5:]), year=season[:4])


def board_name(game: str | None, say: Speech) -> str:
    """Name a leaderboard: a game's, or the one of all games."""
    return say("ladder-overall") if game is None else game_title(game, say)


def subheading(view: BoardView, say: Speech) -> str:
    """Say what the leaderboard is sorted by, and its season."""
    return say("ladder-by", by=view.by, season=season_name(view.season, say))


def notes(view: BoardView, say: Speech) -> list[str]:
    """List the notes below a leaderboard: when people are ranked, which games are left out, what *placed* means."""
    lines = [say("ladder-least", least=view.least)] if any(row.place is None for row in view.shown) else []
    if any(row.placed for row in view.shown):
        lines.append(say("ladder-placed"))
    if view.luck:
        lines.append(say("ladder-luck"))
    if view.without:
        lines.append(without_luck(view.without, say))
    apart = [say("ladder-apart", why=why, count=count) for why, count in view.apart if count]
    if apart:
        lines.append(say("ladder-not-counted", games=say.row(apart)))
    return lines


def record_of(line: Row | GameLine, say: Speech) -> str:
    """Summarize the results of the games, and how many there were."""
    return say("ladder-record", games=line.games, **_counts(line))


def results_of(line: Row | GameLine, say: Speech) -> str:
    """Summarize the results of the games."""
    return say("profile-record", **_counts(line))


def _counts(line: Row | GameLine) -> dict[str, int]:
    return {"wins": line.wins, "placed": line.placed, "draws": line.draws, "losses": line.losses}


def number_of(line: Row | GameLine, say: Speech) -> str:
    """Write the points, with a question mark until the person is ranked."""
    return points_of(line.points, say, ranked=line.place is not None)


def points_of(points: int, say: Speech, *, ranked: bool) -> str:
    """Write points, with a question mark until the person is ranked."""
    return say("rating-points", ranked="yes" if ranked else "no", points=str(points))


def board_text(view: BoardView, say: Speech) -> str:
    """Write the leaderboard in Discord's markup: everything that its picture shows."""
    lines = [say("ladder-head", title=board_name(view.game, say)), f"-# {subheading(view, say)}"]
    lines += [_line(row, view, say) for row in view.rows] or [say("ladder-empty", least=view.least)]
    if view.own is not None:
        lines += ["", _line(view.own, view, say)]
    if view.pages > 1:
        lines.append(f"-# {say('ladder-page', page=view.page, pages=view.pages)}")
    return "\n".join((*lines, *(f"-# {note}" for note in notes(view, say))))


def board_alt(view: BoardView, say: Speech) -> str:
    """Describe the picture in at most 1,024 characters."""
    told = [
        say("ladder-alt-row", place=row.place or 0, name=row.name[:LONGEST_NAME], points=str(row.points), wins=row.wins)
        for row in view.shown
    ]
    facts = {"title": board_name(view.game, say), "what": subheading(view, say), "rows": say.clauses(told)}
    return whole_sentences(say("ladder-alt", **facts))


def missing(row: Row | GameLine, least: int, say: Speech) -> str:
    """Say how many of the rated games needed for a rank somebody has."""
    return say("ladder-unranked", games=row.games, least=least)


def _line(row: Row, view: BoardView, say: Speech) -> str:
    name = plain(row.name, LONGEST_NAME) or "?"
    told = record_of(row, say) if row.place is not None else f"{record_of(row, say)} · {missing(row, view.least, say)}"
    number: str | int = row.wins if view.by == "wins" else number_of(row, say)
    return say(
        "ladder-line",
        mine="yes" if row.mine else "no",
        place=say("ladder-place", place=row.place or 0),
        name=name,
        number=say("ladder-number", by=view.by, number=number),
        record=told,
    )


def place_of(line: GameLine, least: int, say: Speech) -> str:
    """Name the place on the leaderboard, or say how many of the rated games needed for one somebody has."""
    if line.place is not None:
        return say("profile-place", place=line.place)
    return missing(line, least, say)


def peak_of(line: GameLine, say: Speech, where: str = "line") -> str:
    """Write the most points ever, on a `card` or in a `line`; empty if the person was never ranked."""
    return "" if line.peak is None else say("profile-peak", where=where, points=str(line.peak.points))
