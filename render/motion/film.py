"""A film of a game: the pictures of a range of its events, and the motion between them. Part of render/motion.

Discord plays animated WebP in attachments and galleries on every platform since 2025, as it does GIF. Next to GIF's 256
colours for each frame, WebP keeps every pixel as it was drawn, in a fraction of the bytes, because only what has
changed is stored. So films are lossless WebP: lettering stays sharp, and the first frame is the still picture.
"""

import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from PIL import Image

from render.motion.scene import Motion, fade, on_canvas
from render.studio import LEAST_WIDTH, draw
from render.tokens import MOOD, Colour
from render.wish import Picture, Wish, typeset
from rules import GAMES, own
from rules.core.match import Match
from words import speech
from words.games import story
from words.shortening import ALT_LIMIT

#: A picture in true colours, and how long it is shown (ms).
Frame = tuple[Image.Image, int]
#: How hard the encoder tries, from 0 to 100 and 0 to 6: more takes several times as long for a few percent.
_EFFORT, _METHOD = 20, 1
#: How far whole frames are apart: farther than any film is long, since films are played from their start.
_WHOLE_EVERY = 1_000_000


class _Reel:
    """What Pillow asks of further frames, so that it gets one at a time and no film is in memory as a whole."""

    mode = "RGB"

    def __init__(self, frames: Iterator[Frame], count: int, durations: list[int]) -> None:
        self.n_frames = count
        self._frames = frames
        self._durations = durations
        self._shown: Image.Image | None = None

    def seek(self, number: int) -> None:
        """Go on to the next frame."""
        self._shown, milliseconds = next(self._frames)
        self._durations.append(milliseconds)

    def getim(self) -> object:
        """Return the frame's pixels as the encoder wants them."""
        assert self._shown is not None
        return self._shown.getim()


def encode(frames: Iterator[Frame], count: int) -> tuple[bytes, int]:
    """Encode `count` frames of the same size, played over and over. Return the file and its duration (ms)."""
    first, shown = next(frames)
    durations = [shown]
    file = io.BytesIO()
    further = _Reel(frames, count - 1, durations)
    first.save(
        file,
        "WEBP",
        save_all=True,
        append_images=[further] if count > 1 else [],
        duration=durations,
        lossless=True,
        quality=_EFFORT,
        method=_METHOD,
        kmin=_WHOLE_EVERY - 1,
        kmax=_WHOLE_EVERY,
    )
    return file.getvalue(), sum(durations)


#: The largest file (bytes): what Discord takes in any server is 10 MB, and this leaves room for the rest of a message.
MOST_BYTES = 8 * 2**20
#: The most steps of a film; of a longer game, several events are shown as one step.
MOST_STEPS = 400
#: How long the first and the last picture stand still (ms).
BEGIN, END = 900, 2500
#: Is told which share of a film is done, from 0 to 1.
Progress = Callable[[float], None]


@dataclass(frozen=True)
class FilmPace:
    """How fast a film of up to `steps` steps goes.

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
    FilmPace(12, 6, 50, 900, 800),
    FilmPace(60, 5, 60, 500, 600),
    FilmPace(160, 3, 70, 300, 480),
    FilmPace(MOST_STEPS, 2, 60, 180, 480),
)
#: How films that would be too large are made smaller: with this share of the width and of the frames in between.
_SMALLER = ((1.0, 1.0), (0.8, 0.7), (0.6, 0.4), (0.0, 0.2))
#: Of how many of its steps the size of a longer film is estimated, and by how much it may be larger than that.
_SAMPLES, _MARGIN = 6, 1.2
#: The share of the work that the estimate is.
_ESTIMATE = 0.1


class TooLarge(Exception):
    """Even a film of two pictures would be larger than allowed."""


@dataclass(frozen=True)
class FilmRequest:
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
    theme: str = MOOD
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


@dataclass(frozen=True, slots=True)
class _Moment:
    """What to draw of a moment, and of the one before the event that led to it."""

    wish: Wish
    prior: Wish


@typeset
def make(order: FilmRequest, progress: Progress = lambda share: None, most: int = MOST_BYTES) -> Film:
    """Make a film of at most `most` bytes: smaller or, if that isn't enough, with several steps shown as one.

    A longer film isn't drawn before it is known about how large it will be.
    Raises ValueError for a range that the log doesn't have, Refusal for a log that can't be replayed, TooLarge.
    """
    if not 0 <= order.first <= order.last <= len(order.log):
        raise ValueError(f"the game has {len(order.log)} events, and no range {order.first}:{order.last}")
    moments = _moments(order)
    for tried, (shown, pace) in enumerate(_ways(order, moments)):
        progress(_ESTIMATE * (1 - 1 / (1 + tried)))
        if _estimate(order, shown, pace) <= most:
            film = _make(order, shown, pace, progress)
            if len(film.webp) <= most:
                return film
    raise TooLarge("two pictures are too large")


def seconds_of(order: FilmRequest) -> int:
    """Return about how long a film takes (seconds), before anything of it is drawn."""
    steps = sum(1 for _ in _find_steps(order))
    pace = _pace(steps)
    moving = steps * pace.tweens * pace.tween + max(0, steps - 1) * pace.rest
    return round((BEGIN + moving + END if steps else END) / 1000)


def _pace(steps: int) -> FilmPace:
    """Return the usual pace of a film of `steps` steps."""
    return next(pace for pace in PACES if steps <= pace.steps)


def _find_steps(order: FilmRequest) -> Iterator[int]:
    """Yield after how many events of the game a film shows a picture."""
    silent: frozenset[str] = own("render", order.game, "SILENT", "motion") or frozenset()
    least, waiting = -(-(order.last - order.first) // MOST_STEPS), 0
    for number, text in enumerate(order.log[order.first : order.last], start=order.first + 1):
        waiting += 1
        if number == order.last or (waiting >= least and text.partition(" ")[0] not in silent):
            yield number
            waiting = 0


def _ways(order: FilmRequest, moments: Sequence[_Moment]) -> Iterator[tuple[Sequence[_Moment], FilmPace]]:
    """Yield how the film may be made, the best first: with these moments, at this pace."""
    pace = _pace(len(moments) - 1)
    widest = order.width or pace.width
    sizes = dict.fromkeys(
        (max(LEAST_WIDTH, round(widest * share / 2) * 2), max(1, round(pace.tweens * denser)))
        for share, denser in _SMALLER
    )
    for width, tweens in sizes:
        yield moments, replace(pace, width=width, tweens=tweens)
    width, tweens = tuple(sizes)[-1]
    while len(moments) > 2:
        moments = _fewer(moments)
        yield moments, replace(pace, width=width, tweens=tweens)


def _fewer(moments: Sequence[_Moment]) -> Sequence[_Moment]:
    """Leave out every third moment, never the first or the last."""
    last = len(moments) - 1
    return [moment for place, moment in enumerate(moments) if place == 0 or (last - place) % 3 != 1]


def _estimate(order: FilmRequest, moments: Sequence[_Moment], pace: FilmPace) -> float:
    """Estimate a film's size from some of its steps (bytes); 0 for a film so short that it is simply made."""
    steps = len(moments) - 1
    if steps <= 2 * _SAMPLES:
        return 0.0
    whole = further = 0
    for sample in range(_SAMPLES):
        place = 1 + sample * (steps - 1) // (_SAMPLES - 1)
        sized = _resize(moments[place - 1 : place + 1], pace)
        drawn = _draw_stills(order.game, sized)
        still, step = (len(_encode(order.game, sized[:shown], drawn[:shown], pace)[0]) for shown in (1, 2))
        whole, further = max(whole, still), further + max(0, step - still)
    return (whole + further / _SAMPLES * steps) * _MARGIN


def _moments(order: FilmRequest) -> list[_Moment]:
    """Return the moments that are shown, the first one included."""
    match = Match.begin(GAMES[order.game], order.seats, order.options, 0).replay(order.log[: order.first])
    staged = own("render", order.game, "staged", "motion")
    shown = frozenset(_find_steps(order))
    wish = Wish(None, order.side, order.locale, order.theme, names=order.names)
    now = replace(wish, view=match.view(order.viewer))
    found, waiting = [_Moment(now, now)], 0
    for number, text in enumerate(order.log[order.first : order.last], start=order.first + 1):
        before, match = match, match.follow(text)
        waiting += 1
        if number in shown:
            prior = now if waiting == 1 else replace(wish, view=before.view(order.viewer))
            now = replace(wish, view=match.view(order.viewer))
            found.append(_Moment(now if staged is None else staged(now, prior), prior))
            waiting = 0
    if order.heading is not None and order.last == len(order.log):
        found[-1] = replace(found[-1], wish=replace(found[-1].wish, heading=order.heading))
    return found


def _make(order: FilmRequest, moments: Sequence[_Moment], pace: FilmPace, progress: Progress) -> Film:
    moments = _resize(moments, pace)
    count = 1 + (len(moments) - 1) * (pace.tweens + 1)
    parts = iter(range(len(moments) + count))

    def advance() -> None:
        progress(_ESTIMATE + (1 - _ESTIMATE) * next(parts) / (len(moments) + count))

    drawn = _draw_stills(order.game, moments, advance)
    webp, milliseconds, size = _encode(order.game, moments, drawn, pace, advance)
    return Film(webp, *size, count, milliseconds, _alt(order, moments, drawn))


def _resize(moments: Sequence[_Moment], pace: FilmPace) -> list[_Moment]:
    return [_Moment(replace(one.wish, width=pace.width), replace(one.prior, width=pace.width)) for one in moments]


def _draw_stills(game: str, moments: Sequence[_Moment], advance: Callable[[], None] = lambda: None) -> list[Picture]:
    """Draw the stills."""
    drawn = []
    for moment in moments:
        advance()
        drawn.append(draw(game, moment.wish))
    return drawn


def _encode(
    game: str,
    moments: Sequence[_Moment],
    drawn: Sequence[Picture],
    pace: FilmPace,
    advance: Callable[[], None] = lambda: None,
) -> tuple[bytes, int, tuple[int, int]]:
    """Encode a film; return the file, how long it takes (ms), and its size (pixels)."""
    size = pace.width, max(picture.height for picture in drawn)
    frames = _report(_frames(game, moments, drawn, size, pace), advance)
    return *encode(frames, 1 + (len(moments) - 1) * (pace.tweens + 1)), size


def _report(frames: Iterator[Frame], advance: Callable[[], None]) -> Iterator[Frame]:
    for frame in frames:
        advance()
        yield frame


def _frames(
    game: str, moments: Sequence[_Moment], drawn: Sequence[Picture], size: tuple[int, int], pace: FilmPace
) -> Iterator[Frame]:
    """Yield every frame of a film, one at a time."""
    between = own("render", game, "between", "motion")
    still = open_picture(drawn[0])
    ground = cast(Colour, still.getpixel((0, still.height - 1)))
    yield on_canvas(still, size, ground), BEGIN if len(moments) > 1 else END
    for number in range(1, len(moments)):
        after, moment = open_picture(drawn[number]), moments[number]
        motion: Motion | None = None
        if between is not None:
            motion = between(moments[number - 1].wish, moment.wish, moment.prior)
        motion = motion or fade(still, after)
        for tween in range(1, pace.tweens + 1):
            image = motion.frame(tween / (pace.tweens + 1))
            yield on_canvas(image, size, ground), pace.tween
        yield on_canvas(after, size, ground), pace.rest if number < len(moments) - 1 else END
        still = after


def open_picture(picture: Picture) -> Image.Image:
    """Return a drawn picture in true colours."""
    return Image.open(io.BytesIO(picture.png)).convert("RGB")


def _alt(order: FilmRequest, moments: Sequence[_Moment], drawn: Sequence[Picture]) -> str:
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
