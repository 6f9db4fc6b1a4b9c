"""The card of a finished game in words, and what it is made of. Part of words/: imports rules (nouns), words.

A game may have `deciding(view, say, who)` in `words/<key>`, which tells the moment that decided it in a sentence, and
`lasted(view, say)`, if it isn't counted in turns.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules import own
from rules.core.match import Match
from rules.table.values import Result
from words.games import game_title
from words.shortening import whole_sentences
from words.speech import Speech

#: So many winners are named; of more, the others are counted.
NAMED = 3


@dataclass(frozen=True)
class Card:
    """What the card of a finished game tells.

    `view` is a watcher's at the moment that decided the game. `names` are the players' display names by seat, any text;
    `accounts` their account names in plain letters, for pictures whose font can't show a name. `reason` is the game's
    own word for how it ended, or why people ended it early, which is what `early` says. `ranking` lists groups of
    seats, best first; `scores` has a number for each seat, if the game counts any. `turns` counts them, 0 in games
    without. `place` is the server's name, empty in direct messages, and `puzzle` the number of a daily puzzle, 0 for
    none; `counted` says whether it is the try that counts.
    """

    game: str
    view: Any
    names: tuple[str, ...]
    reason: str
    ranking: tuple[tuple[int, ...], ...]
    draw: bool = False
    early: bool = False
    scores: tuple[int, ...] | None = None
    turns: int = 0
    place: str = ""
    puzzle: int = 0
    counted: bool = True
    accounts: tuple[str, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the best group; empty if nobody won."""
        return () if self.draw or not self.ranking else self.ranking[0]

    @property
    def places(self) -> tuple[tuple[int | None, int], ...]:
        """Each seat with its place, best first; places are None if nobody won."""
        if not self.winners:
            return tuple((None, seat) for seat in range(len(self.names)))
        return tuple((place, seat) for place, group in enumerate(self.ranking, start=1) for seat in group)


def card_of(match: Match, names: Sequence[str], *, early: Result | None = None, **more: Any) -> Card:
    """Return the card of a match that is over, or that people ended early; `more` are the card's last fields.

    A long game is replayed, which may take some milliseconds.
    """
    about, outcome = match.game.about, match.outcome
    ended = early if outcome is None else outcome
    result = Result("", False, ()) if ended is None else ended
    return Card(
        game=about.key,
        view=match.deciding_moment().view(None),
        names=tuple(names),
        reason=result.reason,
        ranking=result.ranking,
        draw=result.draw,
        early=outcome is None,
        scores=result.scores if match.seats > 1 and len(result.scores or ()) == match.seats else None,
        turns=match.game.turn_number(match.state),
        **more,
    )


def headline(card: Card, say: Speech, names: Sequence[str]) -> str:
    """Say who won."""
    best = card.winners
    if len(card.names) == 1 and (card.draw or best or card.puzzle):
        return say("card-alone", solved="yes" if best else "no", name=names[0])
    if card.draw:
        return say("card-draw")
    if not best:
        return say("card-nobody")
    named = best if len(best) <= NAMED else best[: NAMED - 1]
    return say(
        "card-won", winners=_list_names([names[seat] for seat in named], len(best) - len(named), say), count=len(best)
    )


def line(card: Card, say: Speech, names: Sequence[str]) -> str:
    """Tell in a sentence what decided the game, or how it ended early."""
    if card.early:
        losers = [names[seat] for group in card.ranking[1:] for seat in group]
        return say("card-early", reason=card.reason, name=losers[0] if len(losers) == 1 else "none")
    told = deciding(card.game, card.view, say, names)
    return told or (say("card-turn-limit") if card.reason == "turn_limit" else "")


def deciding(game: str, view: Any, say: Speech, names: Sequence[str]) -> str:
    """Tell the moment that decided a game in a sentence, without markup; empty if the game doesn't."""
    tell = own("words", game, "deciding")
    return "" if tell is None else str(tell(view, say, names))


def over(card: Card, say: Speech) -> str:
    """Write the line above: the game, and which daily puzzle it was."""
    title, counted = game_title(card.game, say), "yes" if card.counted else "no"
    return say("card-puzzle", title=title, number=card.puzzle, counted=counted) if card.puzzle else title


def duration_of(card: Card, say: Speech) -> str:
    """Say how long the game was; empty if nothing is counted."""
    tell = own("words", card.game, "lasted")
    if tell is not None:
        return str(tell(card.view, say))
    return say("card-turns", count=card.turns) if card.turns else ""


def card_alt(card: Card, say: Speech) -> str:
    """Describe a card in at most 1,024 characters."""
    players = say.row(
        card.names[seat] if place is None else say("card-placed", place=place, name=card.names[seat])
        for place, seat in card.places
    )
    parts = (
        over(card, say),
        headline(card, say, card.names),
        line(card, say, card.names),
        say("card-players", players=players) if len(card.names) > 1 else "",
        " · ".join(part for part in (card.place, duration_of(card, say)) if part),
    )
    told = " ".join(part if part[-1] in ".!?" else f"{part}." for part in parts if part)
    return whole_sentences(told)


def _list_names(names: Sequence[str], more: int, say: Speech) -> str:
    """Write a list of names: `A`, `A and B`, `A, B and 3 others`."""
    if more:
        return say("card-and-others", names=say.row(names), count=more)
    return say.all_of(names)
