"""The colours of the World Cup Game's pictures: ranks, tiles, cards, and its palette. Part of render/worldcup.

Ranks differ by colour and shape, tiles by colour and sign; nothing is shown by colour alone. Only targets have the
choice colour.
"""

from itertools import product
from typing import Final

from render.cup_games.colours import BLACK, COLLAR, CREAM, DEPTH, cup_tones
from render.flags import palette as flags
from render.inks import blend, ramp
from render.tokens import GREEN, Colour, Tokens, mix, rgb

MOOD: Final = GREEN
#: The game's colour in the house's band.
BAND: Final = rgb("#EEDFBD")

#: The fill of each rank, the best first; the shapes are in `signs`.
RANK = {
    "black": rgb("#0B0E0D"),
    "red": rgb("#B7341A"),
    "blue": rgb("#214FD6"),
    "green": rgb("#3A9876"),
    "yellow": rgb("#F0DC42"),
    "grey": rgb("#C2C5C4"),
}
#: The ranks whose shapes are dark; the others' are cream.
PALE = ("yellow", "grey")
#: The share of the text colour in the light edge of a rank's chip.
LIGHT_EDGE = 0.55

SQUARE = rgb("#14231B")
DOWN, DOWN_FRAME, DOWN_SIGN = rgb("#2B2F36"), rgb("#59606A"), rgb("#8A929C")
SKY, SLATE, VIOLET = rgb("#A9D6F2"), rgb("#4A6078"), rgb("#9C7FD1")
#: The face of each kind of tile; goals are one kind.
TILE = {"goal": CREAM, "A": SKY, "D": SLATE, "P": VIOLET, "down": DOWN}

WOOD = rgb("#CDB48C")
PAPER_EDGE, PAPER_TEXT = rgb("#CFC8B4"), rgb("#3F4A43")
#: The ground of each card's picture.
GOALS, FOULS = rgb("#1F5A3C"), rgb("#6B2A22")
GROUND = {
    **dict.fromkeys(("3", "2", "1", "21", "111", "11"), GOALS),
    "A": rgb("#1F4E6B"),
    "D": rgb("#35465C"),
    "F": FOULS,
    "O": FOULS,
    "P": rgb("#4A3570"),
}
#: The share of cream in the lines of the pitch on a card.
PITCH = 0.16
SHIELD, SHIELD_DARK = rgb("#8FA6C4"), rgb("#5F7693")
MY_SHIRT = MOOD.leaf


def rank_edge(rank: str) -> Colour:
    """Return the light edge of a rank's chip."""
    return mix(RANK[rank], MOOD.text, LIGHT_EDGE)


def lower(face: Colour) -> Colour:
    """Return the lower edge of a thick object with this face."""
    return mix(face, BLACK, DEPTH)


def pitch_line(card: str) -> Colour:
    """Return the colour of the pitch lines in a card's picture."""
    return mix(GROUND[card], CREAM, PITCH)


def stripe() -> Colour:
    """Return the second green of a card's back."""
    return mix(GOALS, CREAM, 0.08)


def make_dull(colour: Colour) -> Colour:
    """Return a tone of a card that is of no use now."""
    return mix(colour, MOOD.canvas, 0.5)


def exact(tokens: Tokens) -> list[Colour]:
    """Return the colours that the palette must have exactly."""
    tones = cup_tones(tokens)
    tiles = [tone for face in TILE.values() for tone in (face, lower(face))]
    grounds = [tone for card in GROUND for tone in (GROUND[card], pitch_line(card))]
    return [
        *tokens.colours,
        *(getattr(tones, name) for name in type(tones).__slots__),
        CREAM,
        mix(CREAM, BLACK, COLLAR),
        mix(MY_SHIRT, BLACK, COLLAR),
        *RANK.values(),
        *map(rank_edge, RANK),
        *tiles,
        SQUARE,
        DOWN_FRAME,
        DOWN_SIGN,
        WOOD,
        lower(WOOD),
        lower(tokens.leaf),
        PAPER_EDGE,
        PAPER_TEXT,
        make_dull(CREAM),
        make_dull(PAPER_EDGE),
        *grounds,
        *(make_dull(tone) for tone in dict.fromkeys((*grounds, tokens.gold, tokens.ink, SKY))),
        stripe(),
        SHIELD,
        SHIELD_DARK,
        *flags.colours(),
        *flags.dim_colours(tokens.panel),
    ]


def blends(tokens: Tokens) -> list[Colour]:
    """Return the blends that letters and edges need, which the palette has if there is room."""
    grounds = (tokens.panel, tokens.raised, tokens.canvas)
    letters = [
        *product((tokens.text, tokens.muted, tokens.gold), grounds),
        (tokens.ink, CREAM),
        (PAPER_TEXT, CREAM),
        (tokens.on, tokens.leaf),
        (tokens.ink, SKY),
        (tokens.ink, VIOLET),
        (tokens.on, tokens.positive),
        (CREAM, SLATE),
        (tokens.choice, tokens.canvas),
    ]
    edges = [
        *product((CREAM, tokens.positive, tokens.warning, tokens.gold, tokens.choice), grounds[:2]),
        *((CREAM, tone) for tone in dict.fromkeys(GROUND.values())),
        *((CREAM, RANK[rank]) for rank in RANK if rank not in PALE),
        *((tokens.ink, RANK[rank]) for rank in PALE),
        *((tokens.hairline, ground) for ground in grounds),
    ]
    return [*(tone for colour in flags.stripes() for tone in ramp(colour, flags.WHITE, 3)), *blend(letters, edges)]
