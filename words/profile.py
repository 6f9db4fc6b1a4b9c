"""A person's profile in words, and the nouns that its picture is drawn from. Part of words/: imports words."""

from dataclasses import dataclass

from rules.core.options import Value
from words.harmless import plain
from words.ladder import ALT_LIMIT, LONGEST_NAME
from words.speech import Speech

_BARS = "▁▂▃▄▅▆▇█"
#: So many steps of the curve are told as text.
_STEPS = 24


@dataclass(frozen=True, slots=True)
class GameLine:
    """A person's rated games of one game; `place` is the one on its board of all time, None if not ranked there."""

    title: str
    points: int
    games: int
    wins: int
    draws: int
    losses: int
    place: int | None = None


@dataclass(frozen=True, slots=True)
class RivalLine:
    """Somebody met often: the rated games together, and how often either was ahead."""

    name: str
    games: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class SoloLine:
    """The best of a game alone: the least score in so many tries that came to one, the daily puzzle's apart.

    `options` are those that tell one such score from another. `scored` says that the game has scores alone at all.
    """

    game: str
    title: str
    best: int | None
    solved: int
    tries: int
    puzzle: bool = False
    options: tuple[tuple[str, Value], ...] = ()
    scored: bool = True


@dataclass(frozen=True, slots=True)
class ComputerLine:
    """The games of a game with computers along that were decided, how many were won, and the best place in any."""

    title: str
    games: int
    wins: int
    best: int


@dataclass(frozen=True, slots=True)
class ProfileView:
    """A person in a server. `name` is any text; `curve` are the overall points from the beginning, one after each game.

    `season` is the overall line of this season; `seats` are the running tables of the server where the person sits.
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


def place_of(line: GameLine, least: int, say: Speech) -> str:
    """The place on the board, or how many games are missing for one."""
    if line.place is not None:
        return say("profile-place", place=line.place)
    return say("ladder-unranked", games=line.games, least=least)


def record_of(line: GameLine, say: Speech) -> str:
    """How the games went."""
    return say("ladder-record", games=line.games, wins=line.wins, draws=line.draws, losses=line.losses)


def solo(line: SoloLine, say: Speech) -> str:
    """The best of a game alone, with the score in the game's own words: `score-<game>`, and `alone-<game>` for what is
    played.
    """
    if not line.scored:
        return say("profile-alone", title=line.title, tries=line.tries)
    facts = {name: "yes" if value is True else "no" if value is False else str(value) for name, value in line.options}
    best = line.best or 0
    named = bool(facts) and say.knows(f"alone-{line.game}")
    return say(
        "profile-solo",
        what="puzzle" if line.puzzle else "named" if named else "alone",
        title=line.title,
        options=say(f"alone-{line.game}", **facts) if named else "",
        best=say(f"score-{line.game}", score=best) if say.knows(f"score-{line.game}") else str(best),
        solved=line.solved,
        tries=line.tries,
    )


def with_computers(line: ComputerLine, say: Speech) -> str:
    """How games with computers along went."""
    return say("profile-computers", title=line.title, games=line.games, wins=line.wins, best=line.best)


def rival_record(line: RivalLine, say: Speech) -> str:
    """How often somebody was met, and who was ahead."""
    return say("profile-rival-record", games=line.games, ahead=line.ahead, behind=line.behind)


def rival(line: RivalLine, say: Speech) -> str:
    """Somebody met, by name."""
    return say("profile-rival", name=plain(line.name, LONGEST_NAME) or "?", record=rival_record(line, say))


def facts(view: ProfileView, say: Speech) -> list[str]:
    """What is neither a rating nor a rival: the favourite, games alone and with computers, seats taken now."""
    told = [say("profile-favourite", title=view.favourite)] if view.favourite else []
    told += [solo(line, say) for line in view.solos]
    told += [with_computers(line, say) for line in view.computers]
    return [*told, say("profile-seats", count=view.seats)]


def profile_text(view: ProfileView, say: Speech) -> str:
    """The profile as text in Discord's markup: everything that its picture shows."""
    lines = [say("profile-head", name=plain(view.name, LONGEST_NAME) or "?")]
    for name, line in (("all", view.overall), ("season", view.season)):
        lines.append(say("profile-line", what=name, points=str(line.points), place=place_of(line, view.least, say)))
        lines.append(f"-# {record_of(line, say)}")
    if len(view.curve) > 1:
        lines.append(
            say("profile-curve", bars=_bars(view.curve), least=str(min(view.curve)), most=str(max(view.curve)))
        )
    for line in view.lines:
        place = place_of(line, view.least, say)
        lines.append(
            say("profile-game", title=line.title, points=str(line.points), place=place, record=record_of(line, say))
        )
    if view.rivals:
        lines.append(say("profile-rivals", rivals="; ".join(rival(line, say) for line in view.rivals)))
    return "\n".join((*lines, *facts(view, say)))


def profile_alt(view: ProfileView, say: Speech) -> str:
    """What the picture shows, at most 1,024 characters."""
    games = "; ".join(f"{line.title} {line.points}, {record_of(line, say)}" for line in view.lines)
    text = say(
        "profile-alt",
        name=view.name[:LONGEST_NAME],
        points=str(view.overall.points),
        record=record_of(view.overall, say),
        games=games or say("profile-nothing"),
    )
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1] + "…"


def _bars(curve: tuple[int, ...]) -> str:
    """The curve in a row of bars."""
    step = max(1, -(-len(curve) // _STEPS))
    picked = [*curve[:-1:step], curve[-1]]
    low, high = min(curve), max(curve)
    return "".join(_BARS[(value - low) * (len(_BARS) - 1) // max(1, high - low)] for value in picked)
