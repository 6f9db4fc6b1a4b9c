"""The cost of a warm frame relative to Pillow's own encode of the same picture: `python -m benchmarks.bench_render`.

Only ratios within one run are compared, never absolute times. A frame is drawn and encoded; Pillow encodes it as a PNG
at the level that the game's pictures had before they were deflated with isal and zlib-ng.

    python -m benchmarks.bench_render [mundialito hedgehog dicecup worldcup]
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from random import Random
from time import thread_time

from PIL import Image

from benchmarks.harness.goals import Goal, Goals
from render import Wish, draw, pages
from rules import GAMES
from rules.core.match import Match

OPENING = ("setup 321123", "setup 132231", "ball b2", "ball d5")
#: The level at which Pillow encodes the same picture, by game.
COMPRESSION = {"mundialito": 3, "hedgehog": 3, "dicecup": 3, "worldcup": 7}
#: The greatest ratio that is good enough, by game; a plain board of Mundialito has its own.
MOST = {"mundialito": 0.6, "hedgehog": 0.7, "dicecup": 0.7, "worldcup": 0.7}
PLAIN = "plain board"
MOST_PLAIN = 0.5
ROUNDS = 60
NAMES = ("Ana", "Bo", "Charlotte", "Dominik")


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture to draw again and again: its game, what it shows, and the wish."""

    game: str
    name: str
    wish: Wish

    @property
    def goal(self) -> Goal:
        """What a frame may cost."""
        return Goal(f"{self.game}, {self.name}", most=MOST_PLAIN if self.name == PLAIN else MOST[self.game], unit="×")


def frames() -> Iterator[Frame]:
    """Yield the frames of all games: boards with little and with much on them, every page, and a hidden hand."""
    yield from _mundialito()
    yield from _hedgehog()
    yield from _dicecup()
    yield from _worldcup()


def _mundialito() -> Iterator[Frame]:
    begun = Match.begin(GAMES["mundialito"], 2, {}, 1).replay(OPENING)
    yield Frame("mundialito", PLAIN, Wish(begun.view(None)))
    view = _played(begun, 6).view(None)
    origins = [act.origin for act in view.legal]
    chosen = max(origins, key=origins.count)
    yield Frame("mundialito", "last turn and choice", Wish(view, view.to_act, chosen=chosen, names=NAMES))


def _hedgehog() -> Iterator[Frame]:
    race = Match.begin(GAMES["hedgehog"], 11, {}, 1)
    yield Frame("hedgehog", "33 stacks", Wish(race.view(None)))
    moment = _played(race, 45)
    while not moment.view(None).moves:
        moment = _played(moment, 1)
    view = moment.view(None)
    yield Frame("hedgehog", "15 turns and choice", Wish(view, chosen=view.moves[0].notation[0], names=NAMES * 3))


def _dicecup() -> Iterator[Frame]:
    cup = list(_moments(Match.begin(GAMES["dicecup"], 4, {"mode": "professional"}, 1)))
    running = [match for match in cup if match.view(None).match is not None]
    groups = [match for match in running if not match.view(None).rounds]
    for name, match in (("in the groups", groups[-1]), ("in the final", running[-1]), ("at the end", cup[-1])):
        view = match.view(None)
        for page in pages("dicecup", view):
            yield Frame("dicecup", f"{page} {name}", Wish(view, names=NAMES, page=page))


def _worldcup() -> Iterator[Frame]:
    cup = list(_at_random(Match.begin(GAMES["worldcup"], 4, {"cup": 2002}, 1)))
    rounds = {match.view(None).stage: match for match in cup if match.view(None).phase == "card"}
    for stage, match in rounds.items():
        view = match.view(match.to_act)
        for page in pages("worldcup", view):
            if page in ("hand", "groups", "group:A", "round"):
                yield Frame("worldcup", f"{page} in {stage}", Wish(view, match.to_act, names=NAMES, page=page))
    shootouts = [match for match in cup if match.view(None).shootout is not None]
    end = [(page, cup[-1]) for page in ("champion", "ceremony", "bracket", "wallchart")]
    for page, match in [*(("shootout", match) for match in shootouts[:1]), *end]:
        yield Frame("worldcup", page, Wish(match.view(None), names=NAMES, page=page))


def _at_random(match: Match) -> Iterator[Match]:
    """Yield a whole game in which every seat chooses at random, mostly cards to play."""
    random = Random(1)
    while match.outcome is None:
        if match.to_act is None:
            match = match.resolve()
        else:
            chosen: tuple[str, ...] = ()
            while not (found := match.choices(chosen)).complete:
                cards = [token for token in found.tokens if token not in ("x", "claim")]
                chosen = (*chosen, random.choice(cards or list(found.tokens)))
            match = match.act(match.to_act, str(found.notation))
        yield match


def _moments(match: Match) -> Iterator[Match]:
    yield match
    while match.outcome is None:
        match = _played(match, 1)
        yield match


def _played(match: Match, events: int) -> Match:
    """Return the game after some events: each time the first action that isn't the end; dice as they fall."""
    for _ in range(events):
        if match.to_act is not None:
            match = match.act(match.to_act, next((line for line in match.legal() if line != "end"), "end"))
        else:
            match = match.resolve()
    return match


def measure(frame: Frame) -> float:
    """Return the cost of a frame over that of Pillow's encode, each at its best, since other load only adds."""
    image = Image.open(BytesIO(draw(frame.game, frame.wish).png))
    image.load()
    level = COMPRESSION[frame.game]
    drawn, encoded = [], []
    for _ in range(ROUNDS):
        drawn.append(_timed(lambda: draw(frame.game, frame.wish)))
        encoded.append(_timed(lambda: image.save(BytesIO(), "PNG", compress_level=level)))
    return min(drawn) / min(encoded)


def _timed(work: Callable[[], object]) -> float:
    """Return the seconds of processor time that some work takes: others may use the machine meanwhile."""
    start = thread_time()
    work()
    return thread_time() - start


def main() -> int:
    """Print the ratios beside their goals. Return 1 if one is missed."""
    games, goals = sys.argv[1:] or list(MOST), Goals()
    for frame in frames():
        if frame.game in games:
            goals.judge(frame.goal, measure(frame))
    return goals.finish()


if __name__ == "__main__":
    raise SystemExit(main())
