"""Read typed actions leniently."""

from collections.abc import Iterator
from itertools import islice, product

from cogs.controls.signs import usual_signs
from rules.core.errors import Refusal
from rules.core.game import SpelledGame
from rules.core.match import Match

#: Longer texts are cut to this length (characters).
LONGEST_TYPED = 200
#: The most suggestions in a list, and the most characters in one.
MOST_OFFERED, LONGEST_CHOICE = 25, 100
#: The most words in an action's notation; each of them is tried in lower and upper case.
MOST_WORDS = 5
#: The longest text in which left-out signs are looked for (characters).
LONGEST_SHORT = 12
#: How many legal actions are searched for a text anywhere in them.
MOST_SEARCHED = 1000


def forgiving(match: Match, typed: str) -> str:
    """Return the legal action that was meant, ignoring case, spaces, and signs that the game's notation may leave out.

    If no legal action matches, return the text spelled so that the notation can read it, and the game can say why it
    isn't possible; failing that, the text as typed.
    """
    typed = " ".join(usual_signs(typed[:LONGEST_TYPED]).split())
    wanted = _bare(typed)
    found = [text for text in _beginning(match, wanted, whole=True) if _bare(text) == wanted]
    found = found or [text for text in _short(match, wanted) if _signless(match, text) == wanted]
    if found:
        return typed if typed in found else found[0]
    return next((text for text in _spellings(match, typed) if readable(match, text)), typed)


def _spellings(match: Match, typed: str) -> Iterator[str]:
    """Yield spellings of the text: each word as typed, in lower or upper case; without spaces; with a left-out sign.

    Texts with more words than any notation aren't tried word by word.
    """
    words = typed.split()
    if len(words) <= MOST_WORDS:
        cases = ((word, word.casefold(), word.upper()) for word in words)
        yield from (" ".join(spelling) for spelling in product(*cases))
    joined = "".join(words)
    yield from (typed.casefold(), typed.upper(), joined, joined.casefold(), joined.upper())
    if len(joined) <= LONGEST_SHORT and joined.isalnum():
        small = joined.casefold()
        cuts = ((sign, cut) for sign in match.game.notation.optional for cut in range(1, len(small)))
        yield from (small[:cut] + sign + small[cut:] for sign, cut in cuts)


def readable(match: Match, text: str) -> bool:
    """Whether the text is an action of the game, possible now or not."""
    try:
        match.game.notation.read_action(text)
    except Refusal:
        return False
    return True


def fitting(match: Match, typed: str) -> list[str]:
    """Return up to `MOST_OFFERED` legal actions that match; those that begin with the text come first."""
    wanted = _bare(typed[:LONGEST_TYPED])
    found = list(islice(_beginning(match, wanted), MOST_OFFERED))
    found += [text for text in _short(match, wanted) if _signless(match, text).startswith(wanted) and text not in found]
    within = (text for text in match.legal(MOST_SEARCHED) if wanted in _bare(text) and text not in found)
    return [*found, *within][:MOST_OFFERED]


def _short(match: Match, wanted: str) -> list[str]:
    """Return the legal actions to search for one typed without its signs; none if the text can't be that."""
    if not match.game.notation.optional or not wanted.isalnum() or len(wanted) > LONGEST_SHORT:
        return []
    return match.legal(MOST_SEARCHED)


def _signless(match: Match, text: str) -> str:
    """Return an action without the signs that may be left out."""
    return "".join(sign for sign in _bare(text) if sign not in match.game.notation.optional)


def _beginning(match: Match, wanted: str, *, whole: bool = False) -> Iterator[str]:
    """Yield the legal actions that begin with `wanted`, in order.

    If a game has very many, only matching ones are spelled out; with `whole`, none longer than `wanted`.
    """
    if isinstance(match.game, SpelledGame):
        yield from _spelled(match, wanted, (), "", whole)
    else:
        yield from (text for text in match.legal() if _bare(text).startswith(wanted))


def _spelled(match: Match, wanted: str, prefix: tuple[str, ...], written: str, whole: bool) -> Iterator[str]:
    found = match.choices(prefix)
    if found.notation is not None and written.startswith(wanted):
        yield found.notation
    for token in found.tokens:
        longer = written + _bare(token)
        if wanted.startswith(longer) or (not whole and longer.startswith(wanted)):
            yield from _spelled(match, wanted, (*prefix, token), longer, whole)


def _bare(text: str) -> str:
    """Return the text without spaces, in lower case, with the usual signs."""
    return "".join(usual_signs(text).split()).casefold()
