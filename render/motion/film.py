"""A film of a game: the pictures of a range of its events, and the motion between them. Part of render/motion."""

import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PIL import Image

from render.motion.own import own
from render.motion.scene import Motion, fade, on_canvas
from render.motion.webp import Frame, encode
from render.studio import LEAST_WIDTH, draw
from render.tokens import THEMES
from render.wish import Picture, Wish
from rules import GAMES
from rules.core.match import Match
from words import speech
from words.shortening import ALT_LIMIT
from words.stories import story

#: The largest file (bytes): what Discord takes in any server is 10 MB, and this leaves room for the rest of a message.
MOST_BYTES = 8 * 2**20
#: The most steps of a film; of a longer game, several events are shown as one step.
MOST_STEPS = 400
#: How long the first and the last picture stand still (ms).
BEGIN, END = 900, 2500
#: Is told which share of a film is done, from 0 to 1.
Progress = Callable[[float], None]


@dataclass(frozen=True)
class Pace:
    """How fast a film of up to so many `steps` goes.

    `tweens` are the frames between two stills, each shown for `tween` ms; a still is shown for `rest` ms. `width` is
    the widest that is worth trying (pixels).
    """

    steps: int
    tweens: int
    tween: int
    rest: int
    width: int


#: A move takes 350 ms, and then stands for 900, in a film of a turn. Longer ones go faster, and are smaller: none takes
#: much more than two minutes.
PACES = (
    Pace(12, 6, 50, 900, 800),
    Pace(60, 5, 60, 500, 600),
    Pace(160, 3, 70, 300, 480),
    Pace(MOST_STEPS, 2, 60, 180, 480),
)
#: How films that turned out too large are made again: with this share of the width and of the frames in between.
_SMALLER = ((1.0, 1.0), (0.8, 0.7), (0.6, 0.4), (0.0, 0.2))


class TooLarge(Exception):
    """Even the smallest film would be larger than allowed."""


@dataclass(frozen=True)
class Order:
    """What to film: the game with its log, from the moment after `first` events to that after `last`.

    `viewer` is the seat whose views are shown, None for what everybody may see; `side`, `locale`, `theme` and `names`
    are as in a Wish. `heading` is for the last picture alone, of a game that was ended early. `width` replaces the
    usual one.
    """

    game: str
    seats: int
    options: Mapping[str, Any]
    log: tuple[str, ...]
    first: int
    last: int
    viewer: int | None = None
    side: int | None = None
    locale: str = "en"
    theme: str = "dark"
    names: tuple[str, ...] | None = None
    heading: str | None = None
    width: int | None = None


@dataclass(frozen=True)
class Film:
    """An animated WebP file: its size in pixels, its frames, its duration (ms), and its description."""

    webp: bytes
    width: int
    height: int
    frames: int
    milliseconds: int
    alt: str


def make(order: Order, progress: Progress = lambda share: None, most: int = MOST_BYTES) -> Film:
    """Make a film of at most so many bytes.

    Raises ValueError for a range that the log doesn't have, Refusal for a log that can't be replayed, TooLarge.
    """
    if not 0 <= order.first <= order.last <= len(order.log):
        raise ValueError(f"the game has {len(order.log)} events, and no range {order.first}:{order.last}")
    moments = _moments(order)
    pace = next(pace for pace in PACES if len(moments) - 1 <= pace.steps)
    widest, tried = order.width or pace.width, set()
    for share, denser in _SMALLER:
        width, tweens = max(LEAST_WIDTH, round(widest * share / 2) * 2), max(1, round(pace.tweens * denser))
        if (width, tweens) not in tried:
            tried.add((width, tweens))
            film = _made(order, moments, replace(pace, width=width, tweens=tweens), progress)
            if len(film.webp) <= most:
                return film
    raise TooLarge(f"{len(film.webp)} bytes")


@dataclass(frozen=True, slots=True)
class _Moment:
    """What to draw of a moment, and of the one before the event that led to it."""

    wish: Wish
    prior: Wish


def _moments(order: Order) -> list[_Moment]:
    """Return the moments that are shown, the first one included."""
    match = Match.begin(GAMES[order.game], order.seats, order.options, 0).replay(order.log[: order.first])
    silent: frozenset[str] = own(order.game, "SILENT") or frozenset()
    staged = own(order.game, "staged")
    least = -(-(order.last - order.first) // MOST_STEPS)
    wish = Wish(None, order.side, order.locale, order.theme, names=order.names)
    now = replace(wish, view=match.view(order.viewer))
    found, waiting = [_Moment(now, now)], 0
    for number, text in enumerate(order.log[order.first : order.last], start=order.first + 1):
        match = match.follow(text)
        prior, now = now, replace(wish, view=match.view(order.viewer))
        waiting += 1
        if number == order.last or (waiting >= least and text.partition(" ")[0] not in silent):
            found.append(_Moment(now if staged is None else staged(now, prior), prior))
            waiting = 0
    if order.heading is not None and order.last == len(order.log):
        found[-1] = replace(found[-1], wish=replace(found[-1].wish, heading=order.heading))
    return found


def _made(order: Order, moments: Sequence[_Moment], pace: Pace, progress: Progress) -> Film:
    moments = [_Moment(replace(one.wish, width=pace.width), replace(one.prior, width=pace.width)) for one in moments]
    drawn = [draw(order.game, moment.wish) for moment in moments]
    size = pace.width, max(picture.height for picture in drawn)
    count = 1 + (len(moments) - 1) * (pace.tweens + 1)
    frames = _told(_frames(order.game, moments, drawn, size, pace), count, progress)
    webp, milliseconds = encode(frames, count)
    return Film(webp, *size, count, milliseconds, _alt(order, moments, drawn))


def _told(frames: Iterator[Frame], count: int, progress: Progress) -> Iterator[Frame]:
    for number, frame in enumerate(frames):
        progress(number / count)
        yield frame


def _frames(
    game: str, moments: Sequence[_Moment], drawn: Sequence[Picture], size: tuple[int, int], pace: Pace
) -> Iterator[Frame]:
    """Yield every frame of a film, one at a time."""
    ground = THEMES[moments[0].wish.theme].canvas
    between = own(game, "between")
    still = opened(drawn[0])
    yield on_canvas(still, size, ground), BEGIN if len(moments) > 1 else END
    for number in range(1, len(moments)):
        after, moment = opened(drawn[number]), moments[number]
        motion: Motion | None = None
        if between is not None:
            motion = between(moments[number - 1].wish, moment.wish, moment.prior)
        motion = motion or fade(still, after)
        for tween in range(1, pace.tweens + 1):
            image = motion.frame(tween / (pace.tweens + 1))
            yield on_canvas(image, size, ground), pace.tween
        yield on_canvas(after, size, ground), pace.rest if number < len(moments) - 1 else END
        still = after


def opened(picture: Picture) -> Image.Image:
    """Return a drawn picture in true colours."""
    return Image.open(io.BytesIO(picture.png)).convert("RGB")


def _alt(order: Order, moments: Sequence[_Moment], drawn: Sequence[Picture]) -> str:
    """Describe a film: what happens in it, as much of it as there is room for, then what it ends with."""
    say = speech(order.locale)
    names = order.names or ()
    who = (*names, *(say("film-player", number=seat + 1) for seat in range(len(names), order.seats)))
    told: list[str] = []
    for moment in moments[1:]:
        text = " ".join(story(order.game, moment.wish.view, say, who, None).replace("*", "").replace("-# ", "").split())
        if text and text not in told:
            told.append(text)
    end = drawn[-1].alt
    whole = " ".join((*told, end))
    while told and len(whole) > ALT_LIMIT:
        del told[0]
        whole = " ".join(("…", *told, end)) if told else end
    return whole
