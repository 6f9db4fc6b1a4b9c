"""What people play in each game, and which controls lead there.

Actions come from the rules alone: the game's legal actions, or its choices where there are too many to list.
"""

import argparse
from random import Random

from rules.core.match import Match

#: The games that are measured.
KEYS = ("mundialito", "hedgehog", "dicecup", "worldcup")
#: The game to which the goals apply.
MEASURED = "mundialito"
#: The games whose actions are pressed below the public board.
PUBLIC = frozenset({"dicecup"})
#: How far apart two lines are: a prime, so that they differ wherever there are several steps.
_APART = 101
_PIECES = " PDQ"
_KICK, _PICK, _CLAIM, _DISCARD = "kick", "pick", "claim", "x"


def parser(description: str | None) -> argparse.ArgumentParser:
    """Return a parser of arguments with a choice of games, all of them if none is chosen."""
    made = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--games", nargs="+", choices=KEYS, default=[*KEYS])
    return made


def lasting(match: Match, line: int = 0) -> str:
    """Return an action that doesn't end the game if there is one; the same one at the same moment of the same line."""
    number, seat = len(match.log) + _APART * line, match.to_act
    assert seat is not None
    if match.sample() is not None:
        return any_action(match, Random(number))
    legal = match.legal()
    steps = [text for text in legal if "-" in text or "+" in text] or legal
    first = number % len(steps)
    for text in (*steps[first:], *steps[:first]):
        if match.act(seat, text).outcome is None:
            return text
    return legal[0]


def any_action(match: Match, dice: Random) -> str:
    """Return a random action; cards are discarded only if none can be played."""
    found, tokens = match.choices(()), tuple[str, ...]()
    while found.notation is None or (found.tokens and dice.random() < 0.5):
        tokens = (*tokens, dice.choice([token for token in found.tokens if token != _DISCARD] or found.tokens))
        found = match.choices(tokens)
    return found.notation


def controls(match: Match, text: str) -> tuple[str, ...]:
    """Return the verbs and words that a person presses for an action, the last of which acts."""
    return (*(f"step:{words}" for words in _choosing(match, text)), f"do:{text}")


def _choosing(match: Match, text: str) -> tuple[str, ...]:
    """Return what is chosen before an action can be pressed, one press after the other."""
    match match.game.about.key:
        case "mundialito" if text != "end":
            return (text[1:3] if text.startswith("*") else text[:2],)
        case "hedgehog" if text != "end":
            view = match.view(match.to_act)
            return tuple(_PIECES[way.piece.size] for way in view.moves if way.notation == text)
        case "worldcup":
            card, *rows = text.split()
            if card == _DISCARD:
                return (rows[0], text)
            return () if card in (_KICK, _PICK) else (card,) if card == _CLAIM else (card, text)
        case _:
            return ()
