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
#: The height of the trophy, the room for it below the match, and its height among several moments.
TROPHY, ROOM, LOW = 176, 189, 92
#: How many pieces of confetti fall, and how far from the middle at least.
PIECES, BESIDE = 36, 92
#: The height of a match without a trophy, and of its note.
PLAIN, NOTE = 268, 40


@dataclass(frozen=True)
class DecidedMatch:
    """A match: its title, the flags and names of both teams, the score as `3–1`, and how it was decided.

    `winner` is 0 or 1, None in a draw and while the match is `running`.
    """

    title: str
    flags: tuple[str, str]
    names: tuple[str, str]
    score: str
    winner: int | None
    note: str = ""
    running: bool = False


def draw_tie(
    page: CardPage,
    tie: DecidedMatch | None,
    *,
    won: bool,
    scene: Callable[[CardPage, float], None] | None = None,
    under: float = 0,
) -> None:
    """Draw a match in the square, with the trophy below it if the cup has been `won`; else in the middle.

    `scene` draws the game's scenery in the square down to a height, and the match begins so much lower `under` it; not
    in high contrast. Among several moments a match has no more of the square than it needs.
    """
    tokens, top, bottom = page.tokens, float(TOP), float(BOTTOM)
    scenic, high = scene is not None and not page.kit.plain, PLAIN + (NOTE if tie is not None and tie.note else 0)
    if tie is not None and page.marked:
        bottom = top + (high + LOW - 28 if won else PLAIN + NOTE) + (under if scenic else 0)
    elif tie is not None and not won and not scenic:
        top, bottom = (top + bottom - high) / 2, (top + bottom + high) / 2
    page.panel(MARGIN, top, MARGIN + SIDE, bottom, tokens.panel, radius=20)
    if scene is not None and scenic:
        scene(page, bottom)
        top += under
    if tie is not None and not won:
        top = (top + bottom - high) / 2
    tall = LOW if tie is not None and page.marked else min(TROPHY, ROOM - (top - TOP))
    cup = trophy(page.kit, page.px(tall if tie is not None else 2 * tall))
    if tie is None:
        page.stamp(cup, MIDDLE, BOTTOM - 60)
        return
    gold = page.face(TITLE, BOLD, tokens.gold, ANY_GROUND)
    page.words(tie.title, MIDDLE, top + 42, page.fit_face(tie.title, gold, SIDE - 48, SMALL), SIDE - 48, "middle")
    middle = top + 84 + FLAG / 2
    for number, x in enumerate((MIDDLE - ASIDE, MIDDLE + ASIDE)):
        flag = flags.flag(page.kit, tie.flags[number], page.px(FLAG))
        page.stamp_at(flag, page.px(x) - flag.image.width // 2, page.px(middle) - page.px(FLAG) // 2)
        ahead = tie.running or tie.winner == number
        weight, colour = (BOLD, tokens.text) if ahead else (MEDIUM, tokens.muted)
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
            _draw_confetti(page, tie, below if page.marked else below + 24, bottom - 20)
        page.stamp(cup, MIDDLE, bottom - 16)


def _draw_confetti(page: CardPage, tie: DecidedMatch, top: float, bottom: float) -> None:
    """Draw confetti in the winner's colours on both sides of the trophy; a final's result is its seed."""
    best = tie.flags[tie.winner or 0]
    colours, lots = (*main_colours(best), page.tokens.leaf, page.tokens.text), random.Random(f"{tie.flags}{tie.score}")
    for number in range(PIECES):
        across, down = (number // 2 + lots.random()) / (PIECES / 2), lots.random()
        x = MIDDLE + (1 if number % 2 else -1) * (BESIDE + across * (SIDE / 2 - BESIDE - 20))
        piece = slip(page.kit, lots.randrange(6), colours[lots.randrange(len(colours))])
        page.stamp(piece, x, top + down * (bottom - top))
