"""Leaderboards in words, and the nouns that their pictures are drawn from. Part of words/: imports words."""

from dataclasses import dataclass

from words.harmless import plain
from words.speech import Speech

LONGEST_NAME, ALT_LIMIT = 24, 1024
#: The reasons why games are counted apart, in the order in which they are told, and the word for each.
APART = ("computers", "abandoned", "early", "repeated", "full")


@dataclass(frozen=True, slots=True)
class Row:
    """A person on a board; `place` is None below the number of games that it asks for.

    `name` is any text at all; `account` is how the person is found on Discord, in plain letters, for pictures that lack
    all letters of the name.
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


@dataclass(frozen=True, slots=True)
class BoardView:
    """A page of a board.

    `title` is a game's, None for all games together; `season` is `2026-11`, None for all time; `by` is `rating` or
    `wins`. `own` is the asking person's row where it is on another page or not ranked; `apart` has how many games do
    not count, by reason.
    """

    title: str | None
    by: str
    season: str | None
    rows: tuple[Row, ...]
    own: Row | None
    least: int
    page: int = 1
    pages: int = 1
    apart: tuple[tuple[str, int], ...] = ()


def season_name(season: str | None, say: Speech) -> str:
    """`November 2026`, or that it is all time."""
    if season is None:
        return say("season-all")
    return say("season-month", month=int(season[5:]), year=season[:4])


def heading(view: BoardView, say: Speech) -> str:
    """What the board is of: a game, or all of them."""
    return view.title or say("ladder-overall")


def subheading(view: BoardView, say: Speech) -> str:
    """By what, and of when."""
    return say("ladder-by", by=view.by, season=season_name(view.season, say))


def notes(view: BoardView, say: Speech) -> list[str]:
    """What stands below a board: from how many games on, and what is counted apart."""
    lines = [say("ladder-least", least=view.least)]
    apart = [say("ladder-apart", why=why, count=count) for why, count in view.apart if count]
    if apart:
        lines.append(say("ladder-not-counted", games=", ".join(apart)))
    return lines


def record(row: Row, say: Speech) -> str:
    """How a person's games went."""
    return say("ladder-record", games=row.games, wins=row.wins, draws=row.draws, losses=row.losses)


def board_text(view: BoardView, say: Speech) -> str:
    """The board as text in Discord's markup: everything that its picture shows."""
    lines = [say("ladder-head", title=heading(view, say)), f"-# {subheading(view, say)}"]
    lines += [_line(row, view, say) for row in view.rows] or [say("ladder-empty", least=view.least)]
    if view.own is not None:
        lines += ["", _line(view.own, view, say)]
    if view.pages > 1:
        lines.append(f"-# {say('ladder-page', page=view.page, pages=view.pages)}")
    return "\n".join((*lines, *(f"-# {note}" for note in notes(view, say))))


def board_alt(view: BoardView, say: Speech) -> str:
    """What the picture shows, at most 1,024 characters."""
    told = [
        say("ladder-alt-row", place=row.place or 0, name=row.name[:LONGEST_NAME], points=str(row.points), wins=row.wins)
        for row in (*view.rows, *((view.own,) if view.own is not None else ()))
    ]
    text = say("ladder-alt", title=heading(view, say), what=subheading(view, say), rows="; ".join(told))
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1] + "…"


def missing(row: Row, least: int, say: Speech) -> str:
    """How many games somebody has of those that a board asks for."""
    return say("ladder-unranked", games=row.games, least=least)


def _line(row: Row, view: BoardView, say: Speech) -> str:
    name = plain(row.name, LONGEST_NAME) or "?"
    told = record(row, say) if row.place is not None else f"{record(row, say)} · {missing(row, view.least, say)}"
    number: str | int = row.wins if view.by == "wins" else str(row.points)
    return say(
        "ladder-line",
        mine="yes" if row.mine else "no",
        place=str(row.place) if row.place is not None else "–",
        name=name,
        number=say("ladder-number", by=view.by, number=number),
        record=told,
    )
