"""How much a warm frame costs beside the bare PNG encode of that same picture: `python -m benchmarks.bench_render`.

Ratios of one run, side by side, never absolute times: the floor is 1.4 for a plain board and 3 with all overlays.
"""

from collections.abc import Callable
from io import BytesIO
from time import perf_counter

from PIL import Image

from render import Wish, draw
from render.inks import COMPRESSION
from rules import GAMES
from rules.core.match import Match

OPENING = ("setup 321123", "setup 132231", "ball b2", "ball d5")
FLOORS = {"plain board": 1.4, "last turn and choice": 3.0}
ROUNDS = 80


def positions() -> dict[str, Wish]:
    """A plain board, and one with the last turn, a chosen piece and its targets."""
    game = GAMES["mundialito"]
    begun = Match.begin(game, 2, {}, 1).replay(OPENING)
    played = begun
    for _ in range(6):
        played = played.act(played.awaited[0], next(line for line in played.legal() if line != "end"))
    view = played.view(None)
    chosen = max({act.origin for act in view.legal}, key=lambda cell: sum(act.origin == cell for act in view.legal))
    return {
        "plain board": Wish(begun.view(None)),
        "last turn and choice": Wish(view, view.to_act, chosen=chosen, names=("Ana", "Bo")),
    }


def measure(wish: Wish) -> float:
    """The cost of a frame over that of its bare encode, each at its best: what others do on the machine only adds."""
    image = Image.open(BytesIO(draw("mundialito", wish).png))
    image.load()
    frames, encodes = [], []
    for _ in range(ROUNDS):
        frames.append(_timed(lambda: draw("mundialito", wish)))
        encodes.append(_timed(lambda: image.save(BytesIO(), "PNG", compress_level=COMPRESSION)))
    return min(frames) / min(encodes)


def _timed(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def main() -> int:
    """Prints the ratios; 1 if one is above its floor."""
    status = 0
    for name, wish in positions().items():
        ratio = measure(wish)
        size = len(draw("mundialito", wish).png)
        print(f"{name:24} {ratio:5.2f} × the bare encode (floor {FLOORS[name]}), {size:,} bytes")
        status |= ratio > FLOORS[name]
    return int(status)


if __name__ == "__main__":
    raise SystemExit(main())
