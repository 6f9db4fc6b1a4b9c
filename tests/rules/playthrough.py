"""Golden playthroughs: whole games as text to be read, kept beside the tests and compared line by line.

    python -m tests.rules.playthrough                       rewrite all of them, from their own options and events
    python -m tests.rules.playthrough new GAME SEATS SEED [OPTIONS]   play a game at random to its end and keep it,
                                                            with options as JSON

A file is a header (`game`, `version`, `seats`, `seed`, `options`) and one block an event: who is awaited, what each
seat and an onlooker see (as a digest), what is legal, and the event behind `>`; now and then, and at the end, the
game's sketch of what an onlooker sees, if it has one. To add one that shows something special, write the header and the
`>` lines and run the first command. Where more than digests of views and sketches change, stored games
replay differently: nothing is rewritten before `About.version` has risen.
"""

import hashlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from rules import GAMES, sketch_of
from rules.core.errors import Refusal
from rules.core.match import Match
from rules.core.outcome import Chance, Over, Waiting
from rules.core.pipe import status
from rules.core.plain import plain

FOLDER = Path(__file__).parent / "playthroughs"
SHOWN = 30
#: Of more actions than these the first are digested.
MANY = 5000
#: After how many events the sketch is shown again.
SKETCHED = 10
#: What the header says, in this order.
HEADER = ("game", "version", "seats", "seed", "options")
#: What may change without a new version: what seats see, and the sketch.
_LOOKS = re.compile(r"; view .*|^   \|.*", re.MULTILINE)
#: Where seats see different things, all of them are asked so often; in between who is awaited, and an onlooker.
ALL_LOOK = 10
#: A game played at random that has not ended after so many events is not worth keeping.
LONGEST = 3000


def stories() -> list[Path]:
    """Every playthrough, of every game."""
    return sorted(FOLDER.glob("*/*.txt"))


def retell(text: str) -> str:
    """The same game, replayed by the current rules."""
    lines, header = text.splitlines(), header_of(text)
    header["version"] = str(GAMES[header["game"]].about.version)
    remarks = [line for line in lines if line.startswith("# ")]
    events = [line[2:] for line in lines if line.startswith("> ")]
    match = Match.begin(GAMES[header["game"]], int(header["seats"]), json.loads(header["options"]), int(header["seed"]))
    told = [*remarks, *(f"{name}: {header[name]}" for name in HEADER), ""]
    for event in events:
        told += [*_moment(match), f"> {event}", ""]
        match = match.follow(event)
    return "\n".join([*told, *_moment(match), ""])


def header_of(text: str) -> dict[str, str]:
    """What a playthrough begins with, by name."""
    return dict(re.findall(rf"^({'|'.join(HEADER)}): (.*)$", text, re.MULTILINE))


def rewritten(text: str) -> str:
    """The same game as `retell` tells it. Raises ValueError if it has changed and the version has not."""
    known, is_whole = header_of(text), "; view " in text  # and not only a header and events
    about = GAMES[known["game"]].about
    told = retell(text)
    if is_whole and known.get("version") == str(about.version) and _LOOKS.sub("", told) != _LOOKS.sub("", text):
        raise ValueError(f"{about.key} replays differently: raise its About.version above {about.version}")
    return told


def new(key: str, seats: int, seed: int, options: str = "{}") -> str:
    """A game with these options (JSON), played at random to its end. Raises ValueError if it has none."""
    match, random = Match.begin(GAMES[key], seats, json.loads(options), seed), Random(seed)
    while match.outcome is None:
        if len(match.log) == LONGEST:
            raise ValueError(f"{key} has not ended after {LONGEST} events; write its events by hand")
        if isinstance(match.turn, Chance):
            match = match.resolve()
        else:
            match = match.act(match.to_act, random.choice(match.legal(MANY)))
    header = ("# Played at random.", f"game: {key}", f"seats: {seats}", f"seed: {seed}", f"options: {options}")
    return retell("\n".join((*header, *(f"> {event}" for event in match.log))))


def _moment(match: Match) -> Iterator[str]:
    """Describe what is awaited, visible and possible."""
    yield f"{len(match.log)}. {_awaited(match)}; view {' '.join(_digest(match, seat) for seat in _viewers(match))}"
    legal = match.legal(MANY + 1)
    if len(legal) > SHOWN:
        digest = hashlib.sha256("\n".join(legal).encode()).hexdigest()[:8]
        count = str(len(legal)) if len(legal) <= MANY else f"more than {MANY}"
        yield f"   {count} actions ({digest}), {legal[0]} to {legal[-1]}"
    elif legal:
        yield "   " + " ".join(legal)
    if len(match.log) % SKETCHED == 0 or isinstance(match.turn, Over):
        sketch = sketch_of(match.game.about.key, match.view(None))
        yield from (f"   | {line}".rstrip() for line in (sketch or "").splitlines())


def _awaited(match: Match) -> str:
    match match.turn:
        case Waiting(seat):
            return f"seat {seat}"
        case Chance(kind):
            return f"chance {kind}"
        case Over():
            return "over " + json.dumps(status(match)["outcome"])


def _viewers(match: Match) -> list[int | None]:
    if match.game.about.hidden and len(match.log) % ALL_LOOK:
        return [None] if match.to_act is None else [match.to_act, None]
    return [*range(match.seats), None]


def _digest(match: Match, viewer: int | None) -> str:
    return hashlib.sha256(json.dumps(plain(match.view(viewer)), sort_keys=True).encode()).hexdigest()[:8]


def _keep(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(path.relative_to(FOLDER))


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            for path in stories():
                try:
                    _keep(path, rewritten(path.read_text(encoding="utf-8")))
                except (ValueError, Refusal) as error:
                    sys.exit(f"{path.relative_to(FOLDER)}: {error}")
        case ["new", key, seats, seed, *options] if key in GAMES and len(options) <= 1:
            name = "-".join([f"seats-{seats}-seed-{seed}", *re.findall(r"\w+", "".join(options))])
            path = FOLDER / key / f"{name}.txt"
            if path.exists():
                sys.exit(f"{path.relative_to(FOLDER)} is there already: rewrite it without `new`")
            _keep(path, new(key, int(seats), int(seed), *options))
        case _:
            sys.exit(f"python -m tests.rules.playthrough [new GAME SEATS SEED [OPTIONS]]; games: {', '.join(GAMES)}")
