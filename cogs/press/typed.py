"""Read typed actions leniently, and whole turns: all of a turn is played, or nothing and it is said why."""

from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from functools import reduce
from itertools import islice, product
from operator import itemgetter
from typing import Any

from cogs.controls.sentences import UserError, sentence
from cogs.controls.signs import usual_signs
from rules.core.errors import Refusal
from rules.core.game import SpelledGame
from rules.core.match import Match
from rules.table.table import Running
from words import Speech
from words.actions import name_action, names_actions
from words.games import notate, spell
from words.harmless import plain

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
    typed = " ".join(_text(match, typed).split())
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
    wanted = _bare(_text(match, typed))
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
        yield from _spell(match, wanted, (), "", whole)
    else:
        yield from (text for text in match.legal() if _bare(text).startswith(wanted))


def _spell(match: Match, wanted: str, prefix: tuple[str, ...], written: str, whole: bool) -> Iterator[str]:
    found = match.choices(prefix)
    if found.notation is not None and written.startswith(wanted):
        yield found.notation
    for token in found.tokens:
        longer = written + _bare(token)
        if wanted.startswith(longer) or (not whole and longer.startswith(wanted)):
            yield from _spell(match, wanted, (*prefix, token), longer, whole)


def _bare(text: str) -> str:
    """Return the text without spaces, in lower case, with the usual signs."""
    return "".join(usual_signs(text).split()).casefold()


#: People also separate actions with commas and semicolons.
_COMMAS = str.maketrans(",;", "  ")
#: The most actions in a typed turn.
MOST_ACTIONS = 6
#: The most possible actions that a refusal lists.
MOST_NAMED = 12
#: How much of the unplayable rest a refusal repeats (characters).
LONGEST_REST = 40


def read_typed(table: Running, seat: int, typed: str, say: Speech) -> tuple[str, ...]:
    """Return the actions that a seat's owner typed; if the seat may not act, the table will say so later.

    Raises UserError with the reason if one of them isn't possible.
    """
    if seat not in table.awaited or table.seats[seat].level is not None:
        return (forgiving(table.match, typed),)
    return whole_turn(table.match, typed, say)


def whole_turn(match: Match, typed: str, say: Speech) -> tuple[str, ...]:
    """Return the typed actions in order; each is legal once those before it have been played.

    Raises UserError with the reason if one of them isn't; then none is played.
    """
    seat, text = match.to_act, forgiving(match, typed)
    if seat is None or _after(match, seat, text) is not None:
        return (text,)
    words = _words(match, typed)
    texts = None if readable(match, text) else next(_turns(match, seat, words, MOST_ACTIONS), None)
    if texts is not None:
        return texts
    done, now, rest = _as_far_as_possible(match, seat, words)
    if not done:
        text = text if readable(match, text) else next(_first_read(match, words), text)
    elif now.to_act != seat:
        raise UserError("typed-turn-over", done=_quote(match, done), rest=plain(" ".join(rest), LONGEST_REST))
    else:
        text = next(_first_read(now, rest), " ".join(rest))
    refusal = _refusal(now, seat, text)
    raise _error_for(now, text, done, refusal, say) from refusal


def going_on(match: Match, typed: str) -> dict[str, tuple[Match, str]]:
    """Suggest up to `MOST_OFFERED` actions or turns that continue the text typed so far.

    Beside each is its last action, and the match in which that is played.
    """
    seat, words = match.to_act, _words(match, typed)
    found = {text: (match, text) for text in fitting(match, typed)}
    if seat is not None:
        done, now, rest = _as_far_as_possible(match, seat, words)
        if done and now.to_act == seat and now.turn_began == match.turn_began:
            for text in fitting(now, " ".join(rest)):
                found.setdefault(" ".join((*done, text)), (now, text))
        elif len(done) > 1 and not rest:
            before = reduce(lambda one, text: one.act(seat, text), done[:-1], match)
            found.setdefault(" ".join(done), (before, done[-1]))
    return dict(islice(((text, last) for text, last in found.items() if len(text) <= LONGEST_CHOICE), MOST_OFFERED))


def offers(match: Match, typed: str, say: Speech) -> list[tuple[str, str]]:
    """Return what `going_on` suggests as people read it, with what the last action does in words, and as text."""
    game, seat, found, views = match.game.about.key, match.to_act, list[tuple[str, str]](), dict[int, Any]()
    for text, (now, last) in going_on(match, typed).items():
        read = spell(game, text)
        if seat is not None and names_actions(game):
            if id(now) not in views:
                views[id(now)] = now.view(seat)
            read += f" · {name_action(game, views[id(now)], last, say)}"
        found.append((read if len(read) <= LONGEST_CHOICE else f"{read[: LONGEST_CHOICE - 1].rstrip()}…", text))
    return found


def _text(match: Match, typed: str) -> str:
    """Return what was typed, cut to `LONGEST_TYPED` characters, with the usual signs, in the game's notation."""
    return notate(match.game.about.key, usual_signs(typed[:LONGEST_TYPED]))


def _words(match: Match, typed: str) -> tuple[str, ...]:
    return tuple(_text(match, typed).translate(_COMMAS).split())


def _after(match: Match, seat: int, text: str) -> Match | None:
    """Return the match after an action, or None if it isn't possible."""
    try:
        return match.act(seat, text)
    except Refusal:
        return None


def _firsts(match: Match, seat: int, words: tuple[str, ...]) -> Iterator[tuple[str, Match, tuple[str, ...]]]:
    """Yield each legal action that the first words can mean, with the match after it and the remaining words."""
    for count in range(1, min(len(words), MOST_WORDS) + 1):
        text = forgiving(match, " ".join(words[:count]))
        after = _after(match, seat, text)
        if after is not None:
            yield text, after, words[count:]


def _turns(match: Match, seat: int, words: tuple[str, ...], most: int) -> Iterator[tuple[str, ...]]:
    """Yield every way to read all these words as actions of the seat, one right after the other."""
    if match.to_act != seat or not most:
        return
    for text, after, rest in _firsts(match, seat, words):
        if not rest:
            yield (text,)
        yield from ((text, *more) for more in _turns(after, seat, rest, most - 1))


def _as_far_as_possible(
    match: Match, seat: int, words: tuple[str, ...]
) -> tuple[tuple[str, ...], Match, tuple[str, ...]]:
    """Return the legal actions that these words begin with, the match after them, and the remaining words."""
    done: tuple[str, ...] = ()
    while match.to_act == seat and words and len(done) < MOST_ACTIONS:
        found = next(_firsts(match, seat, words), None)
        if found is None:
            break
        text, match, words = found
        done = (*done, text)
    return done, match, words


def _first_read(match: Match, words: tuple[str, ...]) -> Iterator[str]:
    """Yield the actions that the first words can be read as, legal or not."""
    for count in range(1, min(len(words), MOST_WORDS) + 1):
        text = forgiving(match, " ".join(words[:count]))
        if readable(match, text):
            yield text


def _refusal(match: Match, seat: int, text: str) -> Refusal | None:
    """Return why an action isn't possible."""
    try:
        match.act(seat, text)
    except Refusal as refusal:
        return refusal
    return None


def _error_for(match: Match, text: str, done: tuple[str, ...], refusal: Refusal | None, say: Speech) -> UserError:
    """Say why an action isn't possible, which ones before it are, and what else the same piece can do."""
    reason = "" if refusal is None else sentence(refusal, say)
    piece, possible = _alike(match, text)
    if possible:
        named, more = _quote(match, possible[:MOST_NAMED]), max(0, len(possible) - MOST_NAMED)
        reason = say("typed-possible", reason=reason, piece=piece, actions=named, more=more)
    return UserError("typed-refused-later" if done else "typed-refused", reason=reason, done=_quote(match, done))


def _alike(match: Match, text: str) -> tuple[str, list[str]]:
    """Return what an action begins with, such as a piece's cell, and the legal actions that contain it.

    Those that begin with it come first, and among them those most like the typed action.
    """
    notation = match.game.notation
    read = readable(match, text)
    first = _letters(notation.tokens(notation.read_action(text))[0] if read else next(iter(text.split()), ""))
    fold, whole = first.casefold(), _letters(text).casefold()
    if not fold:
        return first, []
    found = []
    for one in match.legal(MOST_SEARCHED):
        tokens = [_letters(token) for token in notation.tokens(notation.read_action(one))]
        same = [token for token in tokens if token.casefold() == fold]
        if same:
            alike = SequenceMatcher(None, _letters(one).casefold(), whole).ratio()
            found.append((same[0] != tokens[0], -alike, same[0], one))
    found.sort(key=itemgetter(0, 1))
    return found[0][2] if found else first, [one for *_, one in found]


def _letters(token: str) -> str:
    return "".join(sign for sign in token if sign.isalnum())


def _quote(match: Match, texts: Iterable[str]) -> str:
    return ", ".join(f"`{spell(match.game.about.key, text)}`" for text in texts)
