"""The colours of the World Cup Game's pictures: two moods, ranks, tiles, cards, and their palettes. Part of
render/worldcup.

Each cup is a poster: that of 1930 a lithograph on cream paper, that of 2002 a silver programme. Ranks differ by colour
and shape, tiles by colour and sign; nothing is shown by colour alone. Only targets have the choice colour.
"""

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from render.cup_games.colours import BLACK, COLLAR, CREAM, DEPTH, LEAF, cup_tones
from render.flags import palette as flags
from render.inks import blend, ramp
from render.tokens import HIGH_CONTRAST, Colour, Tokens, mix, mood, rgb

PAPER, TEAL, VERMILION, PRINT = rgb("#EEDFBD"), rgb("#173F45"), rgb("#C9391C"), rgb("#1C1611")
NAVY, COBALT, MIST, RED = rgb("#0D1A48"), rgb("#2E4FB8"), rgb("#8FA3C6"), rgb("#CE1F3B")


@dataclass(frozen=True, slots=True)
class Tones:
    """The tones of a theme besides those of text: empty squares; shirts, others' and one's own.

    Then a card's shadow, and the scenery of the champion's page.
    """

    square: Colour
    shirt: Colour
    own: Colour
    shadow: Colour
    rays: Colour
    disc: Colour


@dataclass(frozen=True, slots=True)
class Poster:
    """The colours of a cup's pictures: its year, the tokens of its mood, the tones besides, and those of its frieze."""

    year: int
    MOOD: Tokens
    tones: Tones
    frieze: tuple[Colour, ...]

    def exact(self, tokens: Tokens) -> list[Colour]:
        """Return the colours that the palette must have exactly."""
        return _exact(tokens, self.frieze if tokens is not HIGH_CONTRAST else ())

    def blends(self, tokens: Tokens) -> list[Colour]:
        """Return the blends that letters and edges need, which the palette has if there is room."""
        return _blends(tokens, self)


_1930: Final = Poster(
    1930,
    mood(
        canvas="#EEDFBD",
        panel="#F8EFD8",
        raised="#FFFAEA",
        hairline="#836D3C",
        ink="#1C1611",
        text="#1C1611",
        muted="#5A4E3B",
        gold="#7A4E00",
        leaf="#EDB431",
        choice="#0A47C2",
        positive="#156D5A",
        warning="#D63A0F",
    ),
    Tones(
        square=rgb("#E0CDA0"),
        shirt=TEAL,
        own=LEAF,
        shadow=rgb("#B59C66"),
        rays=mix(PAPER, LEAF, 0.3),
        disc=mix(PAPER, LEAF, 0.62),
    ),
    (PAPER, TEAL, VERMILION, LEAF, PRINT),
)
_2002: Final = Poster(
    2002,
    mood(
        canvas="#CFD7E2",
        panel="#E9EDF3",
        raised="#FAFCFE",
        hairline="#5F6E8E",
        ink="#0A1334",
        text="#0D1A48",
        muted="#3F4C74",
        gold="#7A4E00",
        leaf="#EDB431",
        choice="#0A47C2",
        positive="#116A57",
        warning="#CE370F",
    ),
    Tones(
        square=rgb("#D7DDE6"),
        shirt=NAVY,
        own=LEAF,
        shadow=rgb("#8E9BB5"),
        rays=mix(rgb("#CFD7E2"), MIST, 0.22),
        disc=mix(rgb("#CFD7E2"), RED, 0.3),
    ),
    (NAVY, COBALT, MIST, RED, CREAM),
)
POSTERS: Final = (_1930, _2002)
#: What the house shows of the game: the mood of the first cup, and the game's colour in the band.
MOOD: Final = _1930.MOOD
BAND: Final = PAPER


def poster(year: int) -> Poster:
    """Return the colours of the cup of that year."""
    return _2002 if year == _2002.year else _1930


@cache
def tones(tokens: Tokens) -> Tones:
    """Return the tones of a theme."""
    for one in POSTERS:
        if tokens is one.MOOD:
            return one.tones
    return Tones(
        square=tokens.raised if tokens.light else mix(tokens.panel, tokens.ink, 0.5),
        shirt=tokens.text,
        own=cup_tones(tokens).gold,
        shadow=mix(tokens.panel, tokens.hairline, 0.6) if tokens.light else tokens.ink,
        rays=mix(tokens.canvas, tokens.text, 0.06),
        disc=mix(tokens.canvas, tokens.text, 0.12),
    )


#: The fill of each rank, the best first; the shapes are in `tiles`.
RANK = {
    "black": rgb("#0B0E0D"),
    "red": rgb("#B7341A"),
    "blue": rgb("#214FD6"),
    "green": rgb("#3A9876"),
    "yellow": rgb("#F0DC42"),
    "grey": rgb("#C2C5C4"),
}
#: The ranks whose shapes are dark, and the one whose is in high contrast; the others' are cream.
PALE, PALER = ("yellow", "grey"), "green"
#: The share of the text colour in the edge of a rank's chip.
RANK_EDGE = 0.55

DOWN, DOWN_FRAME, DOWN_SIGN = rgb("#2B2F36"), rgb("#59606A"), rgb("#8A929C")
#: The sign of a tile that is face down, in high contrast.
PLAIN_SIGN = rgb("#B9C0C8")
SKY, SLATE, VIOLET = rgb("#9AD3F5"), rgb("#4A6078"), rgb("#9673CC")
#: The face of each kind of tile; goals are one kind.
TILE = {"goal": rgb("#FFFEF6"), "A": SKY, "D": SLATE, "P": VIOLET, "down": DOWN}

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
#: The fields of the linesman's flag.
FLAGGED = LEAF, rgb("#DE5A33")


def rank_edge(tokens: Tokens, rank: str) -> Colour:
    """Return the edge of a rank's chip."""
    return mix(RANK[rank], tokens.text, RANK_EDGE)


def lower(face: Colour) -> Colour:
    """Return the lower edge of a thick object with this face."""
    return mix(face, BLACK, DEPTH)


def pitch_line(card: str) -> Colour:
    """Return the colour of the pitch lines in a card's picture."""
    return mix(GROUND[card], CREAM, PITCH)


def make_dull(tokens: Tokens, colour: Colour) -> Colour:
    """Return a tone of a card that is of no use now."""
    return mix(colour, tokens.canvas, 0.5)


def _exact(tokens: Tokens, scenery: tuple[Colour, ...]) -> list[Colour]:
    metal, own = cup_tones(tokens), tones(tokens)
    tiles = [tone for face in TILE.values() for tone in (face, lower(face))]
    grounds = [tone for card in GROUND for tone in (GROUND[card], pitch_line(card))]
    drawn = dict.fromkeys((*grounds, CREAM, PAPER_EDGE, LEAF, PRINT, SKY))
    return [
        *tokens.colours,
        *(getattr(own, name) for name in Tones.__slots__),
        *scenery,
        *(getattr(metal, name) for name in ("gold", "gold_light", "gold_shade", "foot", "foot_shade", "beam", "beams")),
        CREAM,
        *(mix(cloth, BLACK, COLLAR) for cloth in (own.shirt, own.own)),
        *RANK.values(),
        *(rank_edge(tokens, rank) for rank in RANK),
        *tiles,
        DOWN_FRAME,
        DOWN_SIGN,
        PLAIN_SIGN,
        WOOD,
        lower(WOOD),
        *map(lower, (*FLAGGED, GOALS, GROUND["D"])),
        *FLAGGED,
        PAPER_EDGE,
        PAPER_TEXT,
        *drawn,
        *(make_dull(tokens, tone) for tone in drawn),
        SHIELD,
        SHIELD_DARK,
        *flags.colours(),
        *flags.dim_colours(tokens.panel),
    ]


def _blends(tokens: Tokens, cup: Poster) -> list[Colour]:
    grounds, own = (tokens.panel, tokens.raised, tokens.canvas), tones(tokens)
    goal = TILE["goal"]
    letters = [
        *product((tokens.text, tokens.muted, tokens.gold), grounds),
        (tokens.ink, goal),
        (PRINT, CREAM),
        (PAPER_TEXT, CREAM),
        (tokens.on, tokens.leaf),
        (tokens.ink, SKY),
        (tokens.ink, VIOLET),
        (tokens.on_text, tokens.positive),
        (CREAM, own.shirt),
        (CREAM, SLATE),
        (tokens.choice, tokens.canvas),
    ]
    edges = [
        *product((tokens.ink, own.shirt, tokens.positive, tokens.warning, tokens.choice), grounds[:2]),
        *((CREAM, tone) for tone in dict.fromkeys(GROUND.values())),
        *((CREAM, RANK[rank]) for rank in RANK if rank not in PALE),
        *((tokens.ink, RANK[rank]) for rank in PALE),
        *((rank_edge(tokens, rank), tokens.panel) for rank in RANK),
        *((tokens.hairline, ground) for ground in grounds),
        (own.rays, tokens.canvas),
        (own.rays, own.disc),
    ]
    if tokens is not HIGH_CONTRAST:
        edges += _FRIEZE_EDGES[cup.year]
    return [*(tone for colour in flags.stripes() for tone in ramp(colour, flags.WHITE, 3)), *blend(letters, edges)]


#: What meets in a frieze.
_FRIEZE_EDGES = {
    1930: [(PAPER, TEAL), (PAPER, PRINT), (TEAL, PRINT), (VERMILION, PRINT), (LEAF, PRINT)],
    2002: [(NAVY, COBALT), (NAVY, MIST), (COBALT, MIST), (NAVY, RED), (CREAM, RED), (CREAM, NAVY)],
}
