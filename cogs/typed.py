"""What people type: actions and options, read forgivingly. Part of cogs/: imports rules, words."""

import re
from typing import Any

from discord import app_commands

from cogs.sentences import Told
from rules import AnyGame
from rules.core.errors import Refusal
from rules.core.match import Match
from rules.core.options import Flag, Number, settle
from words import Speech

_YES, _NO = (
    {"yes", "true", "on", "1", "sí", "si", "tak", "ja", "oui"},
    {"no", "false", "off", "0", "nie", "nein", "non"},
)


#: Nobody types more than this; what is longer is judged by its beginning (characters).
LONGEST_TYPED = 200
#: What a list of suggestions holds.
MOST_OFFERED = 25


def forgiving(match: Match, typed: str) -> str:
    """The legal action meant by what was typed, whatever its case and spaces; else the text as it may best be
    judged.
    """
    typed = typed[:LONGEST_TYPED]
    wanted = _bare(typed)
    for text in match.legal():
        if _bare(text) == wanted:
            return text
    tidy = " ".join(typed.split()).casefold()
    for text in (tidy, wanted):
        try:
            match.game.read(text)
        except Refusal:
            continue
        return text
    return tidy


def fitting(match: Match, typed: str) -> list[str]:
    """The legal actions that may be meant, as many as a list holds; those that begin as typed come first."""
    wanted = _bare(typed[:LONGEST_TYPED])
    found = [text for text in match.legal() if wanted in _bare(text)]
    return sorted(found, key=lambda text: (not _bare(text).startswith(wanted), text))[:MOST_OFFERED]


def _bare(text: str) -> str:
    """Without spaces and case; signs that phones put in place of ours are ours."""
    return "".join(text.split()).casefold().translate(str.maketrans("–—−×·", "---x-"))


def parse_options(game: AnyGame, typed: str) -> dict[str, Any]:
    """Options from `name=value` pairs, separated by spaces or commas. Raises Told, BadOptions."""
    known = {option.name: option for option in game.about.options}
    found: dict[str, Any] = {}
    for pair in typed.replace(",", " ").split():
        name, sign, text = pair.partition("=")
        option = known.get(name.casefold())
        if option is None or not sign:
            names = ", ".join(known)
            raise Told("refusal-options-form", names=names)
        found[option.name] = _value(option, text)
    settle(game.about.options, found)
    return found


def _value(option: Any, text: str) -> Any:
    if isinstance(option, Flag):
        return True if text.casefold() in _YES else False if text.casefold() in _NO else text
    if isinstance(option, Number):
        return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else text
    return text.casefold()


def suggestions(game: AnyGame, current: str, say: Speech) -> list[app_commands.Choice[str]]:
    """How the options typed so far may go on."""
    *done, last = current.split(" ") if current else [""]
    head = " ".join(done) + " " if done else ""
    taken = {pair.partition("=")[0] for pair in done}
    found = []
    for option in game.about.options:
        if option.name in taken:
            continue
        for value in option.offered:
            if value == option.default:
                continue
            written = f"{option.name}={'yes' if value is True else 'no' if value is False else value}"
            if last.casefold() in written and len(head + written) <= 100:
                found.append(app_commands.Choice(name=head + written, value=head + written))
    return found[:MOST_OFFERED]
