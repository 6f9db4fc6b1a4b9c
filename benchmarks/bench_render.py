"""The cost of a warm frame relative to the bare PNG encode of the same picture: `python -m benchmarks.bench_render`.

Only ratios within one run are compared, never absolute times. The limits of Mundialito are 1.4 for a plain board and 3
with all overlays; those of the hedgehog race, whose stacks move after every turn, are 3 throughout.
"""

from collections.abc import Callable
from io import BytesIO
from time import perf_counter

from PIL import Image

from render import Wish, draw
from rules import GAMES
from rules.core.match import Match

OPENING = ("setup 321123", "setup 132231", "ball b2", "ball d5")
#: The level at which Pillow encodes the same picture.
COMPRESSION = 3
#: The greatest ratio allowed, by game and moment.
LIMITS = {
    ("mundialito", "plain board"): 1.4,
    ("mundialito", "last turn and choice"): 3.0,
    ("hedgehog", "33 stacks"): 3.0,
    ("hedgehog", "15 turns and choice"): 3.0,
}
ROUNDS = 80


def positions() -> dict[tuple[str, str], Wish]:
    """Return for each game a plain picture, and one with the last turn, a chosen piece and its targets."""
    game = GAMES["mundialito"]
    begun = Match.begin(game, 2, {}, 1).replay(OPENING)
    view = _played(begun, 6).view(None)
    chosen = max({act.origin for act in view.legal}, key=lambda cell: sum(act.origin == cell for act in view.legal))
    race = Match.begin(GAMES["hedgehog"], 11, {}, 1)
    moment = _played(race, 45)
    while not moment.view(None).moves:
        moment = _played(moment, 1)
    return {
        ("mundialito", "plain board"): Wish(begun.view(None)),
        ("mundialito", "last turn and choice"): Wish(view, view.to_act, chosen=chosen, names=("Ana", "Bo")),
        ("hedgehog", "33 stacks"): Wish(race.view(None)),
        ("hedgehog", "15 turns and choice"): Wish(
            moment.view(None), chosen=moment.view(None).moves[0].notation[0], names=("Ana", "Bo") * 6
        ),
    }


def _played(match: Match, events: int) -> Match:
    """Return the game after some events: each time the first action that isn't the end; dice as they fall."""
    for _ in range(events):
        if match.to_act is not None:
            match = match.act(match.to_act, next((line for line in match.legal() if line != "end"), "end"))
        else:
            match = match.resolve()
    return match


def measure(game: str, wish: Wish) -> float:
    """Return the cost of a frame over that of its bare encode, each at its best, since other load only adds."""
    image = Image.open(BytesIO(draw(game, wish).png))
    image.load()
    frames, encodes = [], []
    for _ in range(ROUNDS):
        frames.append(_timed(lambda: draw(game, wish)))
        encodes.append(_timed(lambda: image.save(BytesIO(), "PNG", compress_level=COMPRESSION)))
    return min(frames) / min(encodes)


def _timed(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def main() -> int:
    """Print the ratios. Return 1 if one is above its limit."""
    status = 0
    for (game, name), wish in positions().items():
        limit = LIMITS[game, name]
        ratio = measure(game, wish)
        size = len(draw(game, wish).png)
        print(f"{game:12}{name:24} {ratio:5.2f} × the bare encode (limit {limit}), {size:,} bytes")
        status |= ratio > limit
    return int(status)


if __name__ == "__main__":
    raise SystemExit(main())
