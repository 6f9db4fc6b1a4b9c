"""Moments of the hedgehog race to draw: reached by play if that is easy, else set up."""

import random
from collections.abc import Iterator

from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Outcome
from rules.hedgehog.pieces import Move, Size
from rules.hedgehog.position import Hop, State, Taken, piece
from rules.hedgehog.view import View, view_of

#: One letter for each colour in seat order, as used in these tests.
LETTERS = "RYBGKPOLCWN"
PIECES = tuple(colour + size for colour in LETTERS for size in "QDP")


def begin(seats: int, seed: int = 1, **options: object) -> Match:
    """Return a race before its first event."""
    return Match.begin(GAMES["hedgehog"], seats, options, seed)


def state(stacks: str, seats: int, **more: object) -> State:
    """Return a position from stacks such as `RQRD YP`: colour and size, from the bottom up."""
    ring = tuple(
        bytes(piece(LETTERS.index(stack[at]), " PDQ".index(stack[at + 1])) for at in range(0, len(stack), 2))
        for stack in stacks.split()
    )
    facts: dict[str, object] = {"colours": seats, "nest": False, "turn_limit": 0, "turn": 5}
    return State(stacks=ring, seats=seats, **(facts | more))  # type: ignore[arg-type]


def early() -> View:
    """Return a view of twelve stacks in which red has rolled a 4."""
    return begin(4).replay(["roll 4"]).view(None)


def nest() -> View:
    """Return the nest variant: green's queen on stack 2 may go either way; blue's drone has just landed on stack 1."""
    landed = Hop(Move(Size.DRONE, 2), 4, 0, piece(2, 1), bytes((piece(1, 3),)))
    stacks = "BPBDYQ GQ YPKPKDYDKQ BQ RP GPGDRDRQ"
    return view_of(
        state(stacks, 5, nest=True, seat=3, turn=14, rolled=5, points=5, recent=(Taken(2, 5, (landed,), 1),)), None
    )


def tall(height: int, seed: int = 3) -> View:
    """Return a view of all 33 pieces: so many of them in one stack, the rest alone."""
    pieces = list(PIECES)
    random.Random(seed).shuffle(pieces)
    stacks = " ".join(("".join(pieces[:height]), *pieces[height:]))
    return view_of(state(stacks, 11, turn=99, rolled=3, points=2), None)


def passing(*seats: int) -> View:
    """Return a view of five players, some of whom have just passed; red has no move."""
    stacks = "RPRDRQ YPYDYQ BPBDBQ GPGDGQ KPKDKQ"
    recent = tuple(Taken(seat, 2, (), 2) for seat in seats)
    return view_of(state(stacks, 5, rolled=1, points=1, recent=recent), None)


def drawn(reason: str, seats: int = 5) -> View:
    """Return a view of a race that nobody won."""
    outcome = Outcome(reason, True, (tuple(range(seats)),))
    recent = tuple(Taken(seat, 2, (), 2) for seat in range(seats))
    return view_of(state("RPRDRQ YPYDYQ", seats, colours=max(2, seats), recent=recent, outcome=outcome), None)


def won(seats: int, stacking: str = "tree") -> View:
    """Return a view in which yellow (alone: red) has built a tree or a nest on stack 2, with another's piece on top."""
    colour, built = ("Y", 1) if seats > 1 else ("R", 0)
    tree = "".join(colour + size for size in ("QDP" if stacking == "tree" else "PDQ"))
    winner = (built,)
    others = tuple(seat for seat in range(seats) if seat != built)
    ranking = (winner, others) if others else (winner,)
    outcome = Outcome(stacking, False, ranking, None if others else (8,))
    hop = Hop(Move(Size.PAWN, -2), 3, 1, piece(built, 2), b"")
    reached = state(f"BQ GD{tree}GP BDBP", seats, colours=max(4, seats), nest=stacking == "nest", seat=built)
    return view_of(reached._replace(outcome=outcome, recent=(Taken(built, 3, (hop,), 1),)), None)


def random_views(seats: int, seed: int, count: int, **options: object) -> Iterator[View]:
    """Yield views along random play, from the first moment on."""
    rng, match = random.Random(seed), begin(seats, seed, **options)
    for _ in range(count):
        yield match.view(None)
        if match.outcome is not None:
            return
        match = _step(match, rng)


def _step(match: Match, rng: random.Random) -> Match:
    if match.to_act is None:
        return match.resolve()
    return match.act(match.to_act, rng.choice([line for line in match.legal() if line != "end"] or ["end"]))
