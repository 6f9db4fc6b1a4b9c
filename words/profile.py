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
    account: str = ""


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
    """A person in a server. `name` is any text, `account` as in a `Row`.

    `curve` are the overall points from the beginning, one after each game. `season` is the overall line of this season;
    `seats` are the running tables of the server where the person sits.
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


def place_of(line: GameLine, least: int, say: Speech) -> str:
    """The place on the board, or how many games are missing for one."""
    if line.place is not None:
        return say("profile-place", place=line.place)
    return say("ladder-unranked", games=line.games, least=least)


def record_of(line: GameLine, say: Speech) -> str:
    """How the games went."""
    return say("ladder-record", games=line.games, wins=line.wins, draws=line.draws, losses=line.losses)


@dataclass(frozen=True, slots=True)
class Extra:
    """Games that no rating counts, in words: which, played how (or nothing), the best of them, and how they went."""

    name: str
    detail: str
    best: str
    record: str


def extras(view: ProfileView, say: Speech) -> list[Extra]:
    """Games alone and with computers; a score in the game's own words `score-<game>`, what was played in its
    `alone-<game>`.
    """
    return [*(_solo(line, say) for line in view.solos), *(_with_computers(line, say) for line in view.computers)]


def _solo(line: SoloLine, say: Speech) -> Extra:
    name = say("profile-solo-name", puzzle="yes" if line.puzzle else "no", title=line.title)
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
    return Extra(say("profile-computers-name", title=line.title), "", best, say("profile-games", games=line.games))


def _extra_line(extra: Extra, say: Speech) -> str:
    name = f"{extra.name} ({extra.detail})" if extra.detail else extra.name
    told = ", ".join(part for part in (extra.record, extra.best) if part)
    return say("profile-extra", name=name, told=told)


def rival_record(line: RivalLine, say: Speech) -> str:
    """How often somebody was met, and who was ahead."""
    return say("profile-rival-record", games=line.games, ahead=line.ahead, behind=line.behind)


def rival(line: RivalLine, say: Speech) -> str:
    """Somebody met, by name."""
    return say("profile-rival", name=plain(line.name, LONGEST_NAME) or "?", record=rival_record(line, say))


def facts(view: ProfileView, say: Speech) -> list[str]:
    """What else there is to say: the favourite, and the seats taken now."""
    told = [say("profile-favourite", title=view.favourite)] if view.favourite else []
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
    lines += [_extra_line(extra, say) for extra in extras(view, say)]
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
