"""Read typed actions and options leniently. Part of cogs/desk."""

import re
import shlex
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

from discord import app_commands

from cogs.library.sentences import Told
from cogs.views.lobby.arranging import taken
from rules import AnyGame
from rules.core.errors import Refusal
from rules.core.game import SpelledGame
from rules.core.match import Match
from rules.core.options import Flag, Number, Word, settle
from words import LANGUAGES, Speech, speech

#: What people write for yes and no: in any language, whichever is theirs.
_YES = frozenset({"true", "on", "1"}.union(*(speech(language)("typed-yes").split(", ") for language in LANGUAGES)))
_NO = frozenset({"false", "off", "0"}.union(*(speech(language)("typed-no").split(", ") for language in LANGUAGES)))

#: Quotation marks that phones type.
_QUOTES = str.maketrans("“”„«»", '"""""')
#: Dashes and other signs that phones type.
_SIGNS = str.maketrans("–—−×·", "---x-")
#: What separates two pairs.
_BREAKS = " ,\t\n\v\f\r\u0085\u00a0\u2007\u2009\u2028\u2029\u202f\u3000"
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
    typed = " ".join(typed[:LONGEST_TYPED].split())
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
    signs = typed.translate(_SIGNS)
    words = signs.split()
    if len(words) <= MOST_WORDS:
        cases = ((word, word.casefold(), word.upper()) for word in words)
        yield from (" ".join(spelling) for spelling in product(*cases))
    joined = "".join(words)
    yield from (signs.casefold(), signs.upper(), joined, joined.casefold(), joined.upper())
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
    """Return the text without spaces, in lower case, with phones' signs replaced by ours."""
    return "".join(text.split()).casefold().translate(_SIGNS)


def parse_options(game: AnyGame, typed: str) -> dict[str, Any]:
    """Read options from `name=value` pairs, separated by spaces or commas; a value of several words is in quotes.

    Raises Told, BadOptions.
    """
    known = {option.name: option for option in game.about.options}
    found: dict[str, Any] = {}
    form = Told("refusal-options-form", names=", ".join(known))
    try:
        pairs = list(_pairs(typed))
    except ValueError as error:
        raise form from error  # a quotation mark is missing
    for pair in pairs:
        name, sign, text = pair.partition("=")
        option = known.get(name.casefold())
        if option is None or not sign:
            raise form
        found[option.name] = _value(option, text)
    settle(game.about.options, found)
    return found


def _pairs(typed: str) -> shlex.shlex:
    """Split at spaces and commas, except inside quotation marks, which are removed."""
    found = shlex.shlex(typed.translate(_QUOTES), posix=True)
    found.whitespace, found.whitespace_split = _BREAKS, True
    found.commenters, found.escape, found.quotes = "", "", '"'
    return found


def _value(option: Any, text: str) -> Any:
    if isinstance(option, Word) and option.free:
        value = taken(option, text)
        if value is None:
            raise Told("refusal-text", longest=option.longest)
        return value
    if isinstance(option, Flag):
        return True if text.casefold() in _YES else False if text.casefold() in _NO else text
    if isinstance(option, Number):
        return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else text
    cases = (text.casefold(), text, text.upper())
    return next((case for case in cases if option.accepts(case)), cases[0])


def _cut(typed: str) -> tuple[str, str]:
    """Split the text before its last pair, which may be incomplete; quoted text isn't split."""
    start, quoted = 0, False
    for at, sign in enumerate(typed):
        quoted ^= sign == '"'
        if sign in _BREAKS and not quoted:
            start = at + 1
    return typed[:start], typed[start:]


def suggestions(game: AnyGame, current: str, say: Speech) -> list[app_commands.Choice[str]]:
    """Suggest how to continue the options typed so far."""
    current = current.translate(_QUOTES)
    if current.count('"') % 2:
        whole = current + '"'
        return [app_commands.Choice(name=whole, value=whole)] if len(whole) <= LONGEST_CHOICE else []
    head, last = _cut(current)
    done = {pair.partition("=")[0] for pair in _pairs(head)}
    found = []
    for option in game.about.options:
        if option.name in done:
            continue
        if isinstance(option, Word) and option.free:
            written = f'{option.name}="'
            if last.casefold() in written and len(head + written) <= LONGEST_CHOICE:
                found.append(app_commands.Choice(name=head + written, value=head + written))
        for value in option.offered:
            if value == option.default:
                continue
            written = f"{option.name}={'yes' if value is True else 'no' if value is False else value}"
            if last.casefold() in written and len(head + written) <= LONGEST_CHOICE:
                found.append(app_commands.Choice(name=head + written, value=head + written))
    return found[:MOST_OFFERED]
