"""Any game in words, by its key. Part of words/: imports rules (nouns).

A game may have a folder `words/<key>`, whose `__init__.py` has any of these; for the others, general texts are used.
`who` has each seat's player's name, with markup escaped.

- `alt(view, say, chosen=None, *, side=None)` and `board_text(view, say, seat=None, *, actions=False, who=None)`, the
  table; else its `sketch` is shown, and its view field by field, with seats as numbers from 1 and their players' names
- `story(view, say, who)`, `since(view, say, who, above=None)`, `chapter(view, say, who, number, above=None)`,
  `task(view, say)`, `highlight(before, view, say)` and `landmark(before, view)`; else the last events in notation
- `closing(view, say, who)` tells what decided it, for the message at the end; `time_up(view, say, ahead)` that time did
- `contest_name(view, say, contest)` names a match that can be tipped; `<key>-tips-close` says until when it can be
- `spell(text)` and `notate(text)`, if people read something of the notation in another form
- `mark_name(view, say, mark)` names what it marks and `mark_symbol(view, mark)` its emoji; `item(word, say, options)`
  names words that people choose, such as teams by their codes; `seat_name(seat, say)` names a seat
- `name_action(view, say, text)`: see `words/actions.py`

A reason `<name>` of its analyst has the message `<key>-reason-<name>` in `words/<language>/<key>-reasons.ftl`, a
sentence that follows the action itself.

A step `<id>` of its lesson has the messages `<key>-step-<id>-<part>` in `words/<language>/<key>-lesson.ftl`: the parts
`title`, `text`, `task`, `hint` and `done`; one for each mistake that the sheet names; and for each answer to a question
`<name>-label`, and `<name>` unless it is right. `<key>-lesson-side` says whom the learner plays.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import groupby
from typing import Any

from rules import GAMES, own, sketch_of, title_of
from rules.core.options import Options
from rules.core.terms import Contest
from words.shortening import ALT_LIMIT
from words.speech import Noun, Speech


def game_title(game: str, say: Speech) -> str:
    """A game's title in this language: the message `title-<key>`, else its own."""
    return say(f"title-{game}") if say.knows(f"title-{game}") else title_of(game)


def title_in_menu(game: str, say: Speech) -> str:
    """Name a game where people choose one: by the message `game-<key>`, else by its title."""
    return say(f"game-{game}") if say.knows(f"game-{game}") else game_title(game, say)


def short_title(game: str, say: Speech) -> str:
    """Name a game in few letters: by the message `short-<key>`, else by its title."""
    return say(f"short-{game}") if say.knows(f"short-{game}") else game_title(game, say)


def without_luck(games: Iterable[str], say: Speech) -> str:
    """Say which games of pure luck aren't part of all games."""
    return say("ladder-without-luck", titles=say.all_of(game_title(game, say) for game in games))


def cover_alt(game: str, say: Speech, *, named: bool = False) -> str:
    """Describe a game's cover: what it shows, or with `named` what the game is; else its title alone."""
    about = say(f"about-{game}") if say.knows(f"about-{game}") else "none"
    shown = say(f"cover-{game}") if say.knows(f"cover-{game}") else "none"
    return say("cover", title=short_title(game, say), what=about if named else shown)


def seal_words(game: str, say: Speech) -> str:
    """Say what of a game was sealed before it started: by its own message `sealed-<key>`, else that it is its draws."""
    return say(f"sealed-{game}") if say.knows(f"sealed-{game}") else say("sealed-draws")


def seat_name(game: str, seat: int, say: Speech) -> str:
    """What a game calls a seat in this language: by its own words, else as in the rules; empty if it has no names."""
    names = GAMES[game].about.seat_names
    if seat >= len(names):
        return ""
    tell = own("words", game, "seat_name")
    return names[seat] if tell is None else str(tell(seat, say))


def ready(game: str) -> None:
    """Load a game's own words early, so that its first board doesn't have to."""
    own("words", game, "alt")


def reason_words(game: str, name: str, facts: Mapping[str, str | int], say: Speech) -> str:
    """Say a reason, with its teams by their names. Raises UnknownMessage."""
    tell = own("words", game, "item") or (lambda fact, _: fact)
    told = {key: tell(fact, say) if isinstance(fact, str) else fact for key, fact in facts.items()}
    return say(f"{game}-reason-{name}", **told)


#: The most characters of a field's text, and of an argument of a catalog's sentence.
MOST_TOLD, MOST_ARGUMENT = 600, 1000
#: Fields of a view with these names are seats, as are those that end in `_seat`.
SEAT_FIELDS = ("seat", "viewer")


def alt(
    game: str, view: Any, say: Speech, chosen: str | None = None, *, side: int | None = None, title: str | None = None
) -> str:
    """Describe a picture of the view in at most 1,024 characters; `title` names a game without words of its own."""
    tell = own("words", game, "alt")
    if tell is not None:
        return str(tell(view, say, chosen, side=side))
    told = [f"{name} {value}" for name, value in facts(view, say)]
    room = min(MOST_ARGUMENT, ALT_LIMIT - len(say("board-alt", title=title or game, facts="")))
    while len(say.clauses(told)) > room:
        told.pop()  # so that it still ends as a sentence does
    return say("board-alt", title=title or game, facts=say.clauses(told))


def board_text(
    game: str,
    view: Any,
    say: Speech,
    seat: int | None = None,
    *,
    actions: bool = False,
    title: str | None = None,
    who: Sequence[str] | None = None,
) -> str:
    """Describe the whole table in Discord's markup; `actions` adds what may be done, if the game says it.

    `who` has each seat's player's name, with markup escaped.
    """
    tell = own("words", game, "board_text")
    if tell is not None:
        return str(tell(view, say, seat, actions=actions, who=who))
    sketched = sketch_of(game, view)
    drawn = () if sketched is None else (f"```\n{sketched.rstrip()}\n```",)
    lines = [say("board-text-line", name=name, value=value) for name, value in facts(view, say, who or ())]
    return "\n".join((say("board-text-head", title=title or game), *drawn, *lines))


def mark_name(game: str, mark: str, view: Any, say: Speech) -> str:
    """Name a mark of a game (`Automatic.at_stake`); the mark itself if the game has no name for it."""
    tell = own("words", game, "mark_name")
    return mark if tell is None else str(tell(view, say, mark))


def mark_symbol(game: str, mark: str, view: Any) -> str:
    """Return the name of the emoji of a mark; empty if it has none."""
    tell = own("words", game, "mark_symbol")
    return "" if tell is None else str(tell(view, mark))


def facts(view: Any, say: Speech, who: Sequence[str] = ()) -> tuple[tuple[str, str], ...]:
    """List a view's fields that aren't empty, as names and short texts; `who` has each seat's player's name."""
    if is_dataclass(view):
        pairs = [(field.name, getattr(view, field.name)) for field in fields(view)]
    elif isinstance(view, dict):
        pairs = [(str(name), value) for name, value in view.items()]
    elif isinstance(view, tuple) and hasattr(view, "_asdict"):
        pairs = list(view._asdict().items())
    else:
        pairs = [("", view)]
    return tuple(
        (name.replace("_", " "), _tell_field(name, value, say, who)) for name, value in pairs if value is not None
    )


def _tell_field(name: str, value: Any, say: Speech, who: Sequence[str]) -> str:
    if (name in SEAT_FIELDS or name.endswith("_seat")) and type(value) is int:
        return say("board-seat", number=value + 1, name=who[value] if value < len(who) and who[value] else "none")
    return _clip(_brief(value, say))


def _brief(value: Any, say: Speech) -> str:
    match value:
        case None:
            return "–"
        case str() | bool() | int() | float():
            return str(value)
        case dict():
            inner = say.row(f"{name} {_brief(part, say)}" for name, part in value.items())
        case list() | tuple() | set() | frozenset():
            inner = say.row(_brief(part, say) for part in value)
        case _ if is_dataclass(value):
            inner = " ".join(_brief(getattr(value, field.name), say) for field in fields(value))
        case _:
            inner = str(value)
    return inner or say("board-empty")


def _clip(text: str) -> str:
    return text if len(text) <= MOST_TOLD else text[: MOST_TOLD - 1] + "…"


def item(game: str, word: str, say: Speech, options: Options) -> Noun:
    """Name a word of a game's list: by the game's own words, else the message `<game>-item-<word>`, else itself.

    The name may contain text that somebody typed, so it is only for places where markup isn't read.
    """
    tell = own("words", game, "item")
    if tell is not None:
        found = tell(word, say, options)
        return found if isinstance(found, Noun) else say.noun(found)
    message = f"{game}-item-{word.lower()}"
    return say.noun(say(message), message) if say.knows(message) else say.noun(word)


#: A public event: the seat that acted, None for chance, and its notation.
Deed = tuple[int | None, str]
#: The most events shown in notation; older ones are left out.
MOST_DEEDS = 24


def story(game: str, view: Any, say: Speech, who: Sequence[str], last: str | None, above: int | None = None) -> str:
    """Tell what just happened at a table; `last` is the last event's notation, None before the first.

    In games that people follow match by match, `above` is the number of the match whose record is above, 0 if none is.
    """
    if above is not None and (tell := own("words", game, "since")) is not None:
        return str(tell(view, say, who, above))
    if (tell := own("words", game, "story")) is not None:
        return str(tell(view, say, who))
    return say("story-plain", event=last) if last else ""


def since(game: str, view: Any, say: Speech, who: Sequence[str], deeds: Sequence[Deed] = ()) -> str:
    """Tell a seat what happened since it last acted, from its own view; games without `since` tell the latest.

    For a game without words of its own, `deeds` are shown in notation: the latest public ones, the newest last.
    """
    tell = own("words", game, "since") or own("words", game, "story")
    if tell is not None:
        return str(tell(view, say, who))
    told = []
    for seat, run in groupby(deeds[-MOST_DEEDS:], key=lambda deed: deed[0]):
        events = say.row(f"`{text}`" for _, text in run)
        told.append(events if seat is None else say("story-deed", name=who[seat], events=events))
    return "\n".join(told)


def chapter(game: str, view: Any, say: Speech, who: Sequence[str], number: int, above: int | None = None) -> str:
    """Tell how a match went, for games that people follow match by match; empty if the game doesn't tell it.

    `number` is the match's, `above` that of the previous record, None if unknown: matches in between are told too.
    """
    tell = own("words", game, "chapter")
    return "" if tell is None else str(tell(view, say, who, number, above))


def spell(game: str, text: str) -> str:
    """Write actions, which may be within a sentence, as people read them; most games write them as in the notation."""
    tell = own("words", game, "spell")
    return text if tell is None else str(tell(text))


def notate(game: str, text: str) -> str:
    """Return what somebody typed as the notation has it: the reverse of `spell`; the rest stays as typed."""
    read = own("words", game, "notate")
    return text if read is None else str(read(text))


def task(game: str, view: Any, say: Speech) -> str:
    """Say in a few words what the seat on turn has to do; empty if the game doesn't say."""
    tell = own("words", game, "task")
    return "" if tell is None else str(tell(view, say))


def finish(game: str, say: Speech, kind: str, **facts: str | int) -> str:
    """Say in a heading how a game ended: by the game's own message `<key>-finish-<kind>`, else `finish-<kind>`.

    `kind` is `won`, `draw`, `nobody`, `alone-won` or `alone-lost`. Of the facts, `$way` is how somebody won: `played`,
    `computer` for a computer, `settled` if people ended it early or a rule decided between equals. `$count` is the
    number of `$winners`, who are named; `$team` is theirs and `$result` is written 3–1, each `none` without one.
    `$reason` is why it ended, `$score` that of a solo win.
    """
    if say.knows(f"{game}-finish-{kind}"):
        return say(f"{game}-finish-{kind}", **facts)
    return say(f"finish-{kind}", **facts)


def closing(game: str, view: Any, say: Speech, who: Sequence[str]) -> str:
    """Tell in one line what decided a game that is over, from its last view; empty if the game doesn't say."""
    tell = own("words", game, "closing")
    return "" if tell is None else str(tell(view, say, who))


def time_up(game: str, view: Any, say: Speech, ahead: str) -> str:
    """Tell that time was up, so whoever was ahead has won, by the last view; `ahead` names them, empty for a draw."""
    tell = own("words", game, "time_up")
    return say("time-up", name=ahead or "none") if tell is None else str(tell(view, say, ahead))


def highlight(game: str, before: Any, view: Any, say: Speech) -> str:
    """Name what is worth remembering of a turn, from what everybody saw before and after it; empty if nothing is.

    It is for menus, where markup isn't read.
    """
    tell = own("words", game, "highlight")
    return "" if tell is None else str(tell(before, view, say))


def landmark(game: str, before: Any, view: Any) -> bool:
    """Whether a turn with a highlight is one of those to go to, in a game where every turn has a highlight."""
    tell = own("words", game, "landmark")
    return tell is None or bool(tell(before, view))


def contest_name(game: str, view: Any, say: Speech, contest: Contest) -> str:
    """Name a match within a game, for a heading: by the game's own words, else by its name there."""
    tell = own("words", game, "contest_name")
    return say("tips-match", name=contest.name) if tell is None else str(tell(view, say, contest))


def tips_close(game: str, say: Speech) -> str:
    """Say until when a match can be tipped: by the game's own message `<key>-tips-close`, else that it is its start."""
    return say(f"{game}-tips-close") if say.knows(f"{game}-tips-close") else say("tips-close")


PARTS = ("title", "text", "task", "hint", "done")


def step_words(game: str, step: str, part: str, say: Speech) -> str:
    """Say one part of a step. Raises UnknownMessage."""
    return say(f"{game}-step-{step}-{part}")


def side_words(game: str, say: Speech) -> str:
    """Say whom the learner plays in a game's lesson; empty if that differs from step to step."""
    return say(f"{game}-lesson-side") if say.knows(f"{game}-lesson-side") else ""
