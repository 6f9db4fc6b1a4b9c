"""A picture of the podium of an event, in the light of a stage. Part of render/events."""

import random
from typing import Final

from render.colours import MEDALS
from render.cup_games.lights import Lights, shine
from render.cup_games.party import slip
from render.cup_games.signs import trophy
from render.events.colours import lit_grounds
from render.events.page import LEFT, RIGHT, WORDS, EventPage, begin, name_of
from render.fonts import BOLD, HEAVY, drawable
from render.honours import draw_band
from render.lettering import ANY_GROUND
from render.tokens import MOOD
from render.wish import Picture, typeset
from words.event_texts import podium_alt
from words.events import PodiumPlace, PodiumView

FLOOR, CUP = 650, 196
#: The left edge, the right edge and the height of each step.
STEPS = {1: (346, 654, 230), 2: (40, 338, 164), 3: (662, 960, 110)}
NAME, LEADING, NUMBER, TITLE = 44, 50, 92, 46
#: The most names above a step.
NAMES = 3
#: How many slips of confetti fall, at least so far above the names on both sides.
SLIPS, CLEAR = 44, 40
#: Where the beams end, below every floor.
LOWEST = 760
#: A beam from each corner, and one from above as bright as two.
BEAMS: Final = Lights(
    (
        (
            (1, ((0, 0), (420, LOWEST), (150, LOWEST))),
            (1, ((1000, 0), (850, LOWEST), (580, LOWEST))),
            (2, ((485, 0), (515, 0), (680, LOWEST), (320, LOWEST))),
        ),
    ),
)


@typeset
def draw_podium(view: PodiumView, locale: str = "en", *, theme: str = MOOD, width: int = 1000) -> Picture:
    """Draw the podium. Safe to call from several threads."""
    page = begin(view.game, locale, theme, width)
    tokens, steps = page.tokens, dict(view.steps)
    lines = {place: min(len(people), NAMES) for place, people in steps.items()}
    floor = FLOOR + LEADING * max(0, lines.get(1, 1) - 1)
    if not page.kit.plain:
        _shine(page, floor)
        draw_band(page, view.game)
        _scatter(page, view.title, {place: floor - STEPS[place][2] - LEADING * lines.get(place, 0) for place in (2, 3)})
    title = drawable(view.title) or "?"
    face = page.fit_face(title, page.face(TITLE, HEAVY, tokens.text, ANY_GROUND), RIGHT - LEFT - 32, 34)
    page.words(title, 500, 54, face, RIGHT - LEFT - 32, "middle")
    for place, people in steps.items():
        _step(page, place, people, floor)
    page.fill(page.box(0, floor, 1000, floor + 44), tokens.panel)
    page.rule(0, 1000, floor, tokens.hairline, 4)
    return page.picture(podium_alt(view, page.say), floor + 40)


def _shine(page: EventPage, floor: float) -> None:
    """Draw beams of light down to the floor."""
    image, tones = page.canvas.image, (page.tokens.canvas, *lit_grounds(page.tokens))
    image.paste(shine(page.kit, image.width, page.px(floor), BEAMS, tones), (0, 0))


def _scatter(page: EventPage, seed: str, ends: dict[int, float]) -> None:
    """Let confetti fall left and right of the cup, down to the names; the same for the same seed."""
    lots, colours = random.Random(seed), (*MEDALS, page.tokens.text, page.tokens.choice)
    for number in range(SLIPS):
        left, right, _ = STEPS[2 + number % 2]
        x, part = left + (right - left) * lots.random(), lots.random()
        piece = slip(page.kit, lots.randrange(6), colours[lots.randrange(len(colours))])
        page.stamp(piece, x, 96 + part * (ends[2 + number % 2] - CLEAR - 96))


def _step(page: EventPage, place: int, people: tuple[PodiumPlace, ...], floor: float) -> None:
    """Draw a step with the names of those who stand on it, the first with the cup."""
    tokens, medal, (left, right, high) = page.tokens, MEDALS[place - 1], STEPS[place]
    middle, top = (left + right) / 2, floor - high
    page.panel(left, top, right, floor + 14, medal, tokens.ink if page.tokens.light else None, line=3, radius=14)
    figure = page.face(NUMBER, HEAVY, tokens.ink, medal)
    page.words(str(place), middle, top + high / 2 + 4, figure, anchor="middle")
    names = [name_of(one) for one in people]
    if len(names) > NAMES:
        names[NAMES - 1 :] = [f"+{len(names) - NAMES + 1}"]
    y = top - 40.0
    for name in reversed(names):
        face = page.face(NAME, HEAVY if place == 1 else BOLD, tokens.text, ANY_GROUND)
        page.words(name, middle, y, page.fit_face(name, face, right - left, WORDS), right - left, "middle")
        y -= LEADING
    if place == 1:
        page.stamp(trophy(page.kit, page.px(CUP)), middle, y + 16)
