"""Laws about what a seat may do, how it is written and how it is refused. Room: tests. May import rules."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from rules.core.errors import BadNotation, IllegalAction, Refusal
from rules.core.game import Choices
from rules.core.match import Match
from tests.rules.laws.contract import awaited_seat, hold, read, read_chance, refused, tokens, write
from tests.rules.laws.walks import MANY, Shelf

#: A button has room for so many characters, and writes `|` between the actions of a plan.
LONGEST = 70
#: Texts that are no event of any game.
NONSENSE = (
    "",
    " ",
    "\n",
    "\0",
    "\ud800",
    "nothing of the kind",
    "²",
    "١٢",
    "-1",
    "1e9",
    "9" * 5000,
    "(" * 5000,
    "🦔",
    "a " * 2000,
    "None",
    "{}",
)
#: What people mistype for one another.
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789+-*^ "
#: Of so many games so many moments each, where what was legal earlier is tried later.
GAMES, SEEN = 8, 25


def actions_are_listed_once_and_in_order(shelf: Shelf) -> None:
    for match in shelf.some(200, "listed"):
        legal = match.legal(MANY)
        hold(len(set(legal)) == len(legal), "each action is listed once", match)
        hold(legal == sorted(legal), "actions that are said to be in order are in order", match)
        hold([match.legal(few) for few in (1, 2)] == [legal[:1], legal[:2]], "the first come first", match)
        sample = match.sample()
        if sample is not None:
            hold(awaited_seat(match) is None or sample, "a sample has something", match)
            seat = awaited_seat(match)
            for text in sample[:40] if seat is not None else ():
                hold(match.game.is_legal(match.state, read(shelf.game, text)), f"the sample {text!r} is legal", match)


def choices_spell_exactly_what_is_legal(shelf: Shelf) -> None:
    for match in shelf.some(120, "spelled"):
        spelled = sorted(islice(paths(match), MANY))
        hold(spelled == match.legal(MANY), "choices spell what is legal, each once", match)
        hold(match.choices(()).notation is None, "an action takes at least one choice", match)
        for prefix in (("no such token",), ("", ""), ("\ud800",), ("9" * 5000,)):
            hold(match.choices(prefix) == Choices(), f"the choices {prefix} lead nowhere", match)


def paths(match: Match, prefix: tuple[str, ...] = ()) -> Iterator[str]:
    """Every complete path through the choices, by its notation."""
    found = match.choices(prefix)
    hold(list(found.tokens) == sorted(set(found.tokens)), f"the choices after {prefix} are sorted, each once", match)
    if found.notation is not None:
        spelled = tokens(match.game, read(match.game, found.notation))
        hold(spelled == prefix, f"{found.notation!r} is spelled as it was chosen", match)
        yield found.notation
    for token in found.tokens:
        yield from paths(match, (*prefix, token))


def notation_reads_back_to_what_was_written(shelf: Shelf) -> None:
    for match in shelf.some(200, "read"):
        for action in islice(shelf.game.legal(match.state), MANY // 10):
            text = write(shelf.game, action)
            hold(read(shelf.game, text) == action, f"{text!r} reads back to the action", match)
            hold(text == text.strip() and text.isprintable(), f"{text!r} is one tidy line", match)
            hold(text.isascii(), f"{text!r} can be typed on every keyboard", match)
            hold(0 < len(text) <= LONGEST, f"{text!r} has up to {LONGEST} characters", match)
            hold("|" not in text, f"{text!r} has no |", match)
            hold(all(tokens(shelf.game, action)), f"{text!r} is cut into tokens that say something", match)
            hold(hash(action) == hash(read(shelf.game, text)), f"{text!r} is hashed by its value", match)


def tokens_and_texts_tell_actions_apart(shelf: Shelf) -> None:
    for match in shelf.some(150, "apart"):
        legal = list(islice(shelf.game.legal(match.state), MANY))
        hold(len(set(legal)) == len(legal), "each action is in the list once", match)
        spelled = {tokens(shelf.game, action) for action in legal}
        hold(len(spelled) == len(legal), "no two actions have the same tokens", match)
        typed = {write(shelf.game, action).casefold().replace(" ", "") for action in legal}
        hold(len(typed) == len(legal), "no two actions differ in spaces or capitals alone, as people type", match)
        silent = str.maketrans("", "", shelf.game.notation.optional)
        signless = {text.translate(silent) for text in typed}
        hold(len(signless) == len(legal), "no two actions differ in signs alone that may be left out", match)


def listing_and_asking_agree(shelf: Shelf) -> None:
    for walk in shelf.few(GAMES):
        for match, text, legal in asked(walk.some(SEEN, "agree")):
            hold(
                shelf.game.is_legal(match.state, read(shelf.game, text)) is legal,
                f"{text!r} is judged as listed",
                match,
            )


def asked(moments: list[Match]) -> Iterator[tuple[Match, str, bool]]:
    """Try some actions of these moments at each moment, and say whether they are legal there."""
    random, known = Random("asked"), set[str]()
    for match in moments:
        legal = match.legal(MANY)
        known |= set(random.sample(legal, min(3, len(legal))))
        if awaited_seat(match) is not None and len(legal) < MANY:
            for text in random.sample(sorted(known), min(len(known), 12)):
                yield match, text, text in legal
            yield from ((match, text, True) for text in random.sample(legal, min(len(legal), 4)))


def what_is_not_legal_is_refused(shelf: Shelf) -> None:
    for walk in shelf.few(GAMES):
        for match, text, legal in asked(walk.some(SEEN, "refused")):
            seat = awaited_seat(match)
            assert seat is not None
            if legal:
                match.act(seat, text)
            else:
                it_is_refused(match, seat, text)


def it_is_refused(match: Match, seat: int, text: str) -> None:
    """Raise Broken if an illegal action is carried out, or refused without a sentence."""
    refusal = refused(match, read(match.game, text))
    hold(isinstance(refusal, Refusal), f"{text!r} is refused with a Refusal", match)
    hold(refusal.sentence.strip() and refusal.reason, f"the refusal of {text!r} says why", match)
    try:
        match.act(seat, text)
    except IllegalAction:
        return
    hold(False, f"{text!r} is refused", match)


def what_is_legal_elsewhere_is_judged_here(shelf: Shelf) -> None:
    """Actions of other moments, numbers of seats and options are either listed or refused."""
    random, known = Random("elsewhere"), set[str]()
    for match in shelf.some(300, "known"):
        legal = match.legal(MANY)
        known |= set(random.sample(legal, min(4, len(legal))))
    for walk in shelf.few(12):
        for match in [*walk.moments[:4], *walk.some(8, "elsewhere")]:
            seat, legal = awaited_seat(match), match.legal(MANY)
            if seat is None or len(legal) == MANY:
                continue
            for text in random.sample(sorted(known), min(30, len(known))):
                judged = shelf.game.is_legal(match.state, read(shelf.game, text))
                hold(judged is (text in legal), f"{text!r} is judged as listed", match)
                if text not in legal:
                    it_is_refused(match, seat, text)


def nonsense_is_not_read_and_raises_nothing_else(shelf: Shelf) -> None:
    random, texts = Random("nonsense"), set(NONSENSE)
    for match in (*shelf.usual[0].some(10, "nonsense"), *shelf.some(30, "nonsense")):
        legal = match.legal(MANY)
        for text in [*random.sample(legal, min(len(legal), 4)), *match.log[-1:]]:
            texts |= set(garbled(text, random))
    for text in sorted(texts):
        for reader in (read, read_chance):
            try:
                event = reader(shelf.game, text)
            except BadNotation as bad:
                hold(bad.sentence.strip(), f"{text[:50]!r} is refused with a sentence")
            else:
                hold(write(shelf.game, event) == text, f"{text[:50]!r} is read as {write(shelf.game, event)!r}")
                hold(text not in NONSENSE, f"{text[:50]!r} is nonsense")


def garbled(text: str, random: Random) -> Iterator[str]:
    """The text with a mistake in it."""
    at = random.randrange(len(text))
    for other in ("", "²", "٣", "9", " ", "-", "Z", "\n", text[at] * 2):
        yield text[:at] + other + text[at + 1 :]
    for _ in range(6):
        at, to = random.randrange(len(text)), random.randrange(len(text))
        swapped = list(text)
        swapped[at], swapped[to] = swapped[to], swapped[at]
        yield "".join(swapped)
        yield text[:at] + random.choice(LETTERS) + text[at + 1 :]
    for sign in " -x^+":
        yield sign.join(reversed(text.split(sign)))
    yield from (text.upper(), f" {text}", f"{text}\n", text + text, f"{text} {text}", text + " 0", text * 500)
