"""The match that decided a cup, for a card: flags, score and trophy. Part of render/cup_games."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from render import flags
from render.card import MARGIN, SIDE, CardPage
from render.cup_games.party import main_colours, slip
from render.cup_games.signs import trophy
from render.fonts import BOLD, HEAVY, MEDIUM, SEMIBOLD
from render.lettering import ANY_GROUND

MIDDLE, TOP, BOTTOM = MARGIN + SIDE / 2, MARGIN, MARGIN + SIDE
#: The height of a flag, its distance from the middle, and the size of the score.
FLAG, ASIDE, SCORE = 96, 150, 76
TITLE, NAME, SMALL = 32, 30, 28
#: The height of the trophy, and the room for it below the match.
TROPHY, ROOM = 176, 189
#: How many pieces of confetti fall, and how far from the middle at least.
PIECES, BESIDE = 36, 92
#: The height of a match without a trophy, and of its note.
PLAIN, NOTE = 268, 40


@dataclass(frozen=True)
class DecidedMatch:
    """A match: its title, the flags and names of both teams, the score as `3–1`, and how it was decided.

    `winner` is 0 or 1, None in a draw.
    """

    title: str
    flags: tuple[str, str]
    names: tuple[str, str]
    score: str
    winner: int | None
    note: str = ""


def draw_tie(
    page: CardPage,
    tie: DecidedMatch | None,
    *,
    won: bool,
    scene: Callable[[CardPage], None] | None = None,
    under: float = 0,
) -> None:
    """Draw a match in the square, with the trophy below it if the cup has been `won`; else in the middle.

    `scene` draws the game's scenery in the square, and the match begins so much lower `under` it; not in high contrast.
    """
    tokens, top, bottom = page.tokens, float(TOP), float(BOTTOM)
    scenic = scene is not None and not page.kit.plain
    if tie is not None and not won and not scenic:
        aside = (SIDE - PLAIN - (NOTE if tie.note else 0)) / 2
        top, bottom = top + aside, bottom - aside
    page.panel(MARGIN, top, MARGIN + SIDE, bottom, tokens.panel, radius=20)
    if scene is not None and scenic:
        scene(page)
        top += under
        if tie is not None and not won:
            top += (bottom - top - PLAIN - (NOTE if tie.note else 0)) / 2
    high = min(TROPHY, ROOM - (top - TOP)) if won or tie is None else TROPHY
    cup = trophy(page.kit, page.px(high if tie is not None else 2 * high))
    if tie is None:
        page.stamp(cup, MIDDLE, BOTTOM - 60)
        return
    gold = page.face(TITLE, BOLD, tokens.gold, ANY_GROUND)
    page.words(tie.title, MIDDLE, top + 42, page.fit_face(tie.title, gold, SIDE - 48, SMALL), SIDE - 48, "middle")
    middle = top + 84 + FLAG / 2
    for number, x in enumerate((MIDDLE - ASIDE, MIDDLE + ASIDE)):
        high = page.px(FLAG)
        flag = flags.flag(page.kit, tie.flags[number], high)
        page.stamp_at(flag, page.px(x) - flag.image.width // 2, page.px(middle) - high // 2)
        weight, colour = (BOLD, tokens.text) if tie.winner == number else (MEDIUM, tokens.muted)
        room = SIDE / 2 - 24
        face = page.fit_face(tie.names[number], page.face(NAME, weight, colour, ANY_GROUND), room, SMALL)
        half = min(room, page.wide(tie.names[number], face)) / 2 + 12  # so that a long one stays in the square
        across = min(max(x, MARGIN + half), MARGIN + SIDE - half)
        page.words(tie.names[number], across, middle + FLAG / 2 + 30, face, room, "middle")
    figures = page.face(SCORE, HEAVY, tokens.text, ANY_GROUND)
    page.words(
        tie.score, MIDDLE, middle, page.fit_face(tie.score, figures, 2 * ASIDE - FLAG * 1.5 - 12, 40), anchor="middle"
    )
    below = middle + FLAG / 2 + 72
    if tie.note:
        page.words(tie.note, MIDDLE, below, page.face(SMALL, SEMIBOLD, tokens.gold, ANY_GROUND), SIDE - 48, "middle")
    if won:
        if not page.kit.plain:
            _draw_confetti(page, tie, below + 24)
        page.stamp(cup, MIDDLE, BOTTOM - 16)


def _draw_confetti(page: CardPage, tie: DecidedMatch, top: float) -> None:
    """Draw confetti in the winner's colours on both sides of the trophy; a final's result is its seed."""
    best = tie.flags[tie.winner or 0]
    colours, lots = (*main_colours(best), page.tokens.leaf, page.tokens.text), random.Random(f"{tie.flags}{tie.score}")
    for number in range(PIECES):
        across, down = (number // 2 + lots.random()) / (PIECES / 2), lots.random()
        x = MIDDLE + (1 if number % 2 else -1) * (BESIDE + across * (SIDE / 2 - BESIDE - 20))
        piece = slip(page.kit, lots.randrange(6), colours[lots.randrange(len(colours))])
        page.stamp(piece, x, top + down * (BOTTOM - 20 - top))
