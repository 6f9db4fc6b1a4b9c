"""Checks a finished game's file (ENGINE, verify). Part of rules/core: standard library only."""

import hmac
import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from rules.core.chance import COMPUTER, commitment, mix_seed, seat_order
from rules.core.errors import RulesError
from rules.core.game import Game
from rules.core.match import Match
from rules.core.outcome import Chance


class NotVerified(Exception):
    """The file failed the check; the sentence says where."""


_ID = re.compile("0|[1-9][0-9]*")
_KINDS = {
    "game": str,
    "seats": int,
    "options": dict,
    "table": str,
    "commitment": str,
    "seed": str,
    "events": list,
}


def verify(file: Any, games: Mapping[str, Game[Any, Any, Any, Any]]) -> Iterator[str]:
    """The lines to print: whose presses were mixed in, if the file says so, one for each chance event, then the count.

    Raises NotVerified at the first difference.
    """
    before = None
    for match in replay_file(file, games):
        if before is None:
            yield from _count_presses(file)
        elif match.chances > before.chances:
            how = "drawn from the seed" if isinstance(before.turn, Chance) else "given, not drawn"
            yield f"event {len(before.log)}: {match.log[-1]} ({how})"
        before = match
    assert before is not None
    yield f"verified {before.chances} chance events, {len(before.log) - before.chances} actions"


def replay_file(file: Any, games: Mapping[str, Game[Any, Any, Any, Any]]) -> Iterator[Match]:
    """The moments of a file's game, from the first, before any event. Raises NotVerified at the first difference."""
    if not isinstance(file, dict):
        raise NotVerified("A game file is a JSON object.")
    for name, kind in _KINDS.items():
        if not isinstance(file.get(name), kind) or isinstance(file[name], bool):
            raise NotVerified(f"The game file has no {name!r}, or not of the right type.")
    if file["game"] not in games:
        raise NotVerified(f"There is no game {file['game']!r}.")
    if not re.fullmatch(r"[0-9a-fA-F]{64}", file["seed"]):
        raise NotVerified("The seed is not 64 hex digits.")
    secret = _secret(file)
    if not _fits(file["table"], secret, file["commitment"]):
        sealed = "secret" if "secret" in file else "seed"
        raise NotVerified(f"The {sealed} doesn't match the commitment published at the start.")
    try:
        match = Match.begin(games[file["game"]], file["seats"], file["options"], file["seed"])
    except RulesError as error:
        raise NotVerified(error.sentence) from error
    _check_seats(file)
    yield match
    for number, event in enumerate(file["events"]):
        if not isinstance(event, str):
            raise NotVerified(f"Event {number} is not a text.")
        if isinstance(match.turn, Chance):
            expected = match.resolve()
            if expected.log[-1] != event:
                raise NotVerified(f"Event {number} is {event!r}, but the seed draws {expected.log[-1]!r}.")
            match = expected
        else:
            try:
                match = match.follow(event)
            except RulesError as error:
                raise NotVerified(f"Event {number}, {event!r}: {error.sentence}") from error
        yield match


def _secret(file: Mapping[str, Any]) -> str:
    """The sealed secret: the one behind the seed or, in a file without one, the seed itself.

    Raises NotVerified if the seed doesn't follow from the secret.
    """
    if "secret" not in file and "joined" not in file:
        return str(file["seed"])
    secret, joined = file.get("secret"), file.get("joined")
    if not isinstance(secret, str) or not re.fullmatch(r"[0-9a-fA-F]{64}", secret):
        raise NotVerified("The secret is missing, or not 64 hex digits.")
    if not isinstance(joined, list) or not all(isinstance(one, str) and _ID.fullmatch(one) for one in joined):
        raise NotVerified("The ids of those who joined are missing, or not all decimal.")
    if not all(_size(one) < _size(other) for one, other in pairwise(joined)):
        raise NotVerified("The ids of those who joined are not in ascending order, or one is there twice.")
    if mix_seed(secret, joined) != file["seed"].lower():
        raise NotVerified("The seed doesn't follow from the secret and the ids of those who joined.")
    return secret


def _size(number: str) -> tuple[int, str]:
    """A key that sorts decimal texts by their value, however long they are."""
    return len(number), number


def _check_seats(file: Mapping[str, Any]) -> None:
    """Check who sat where and, if the seats were drawn, that they follow from the seed. Raises NotVerified."""
    drawn, seated, joined = file.get("drawn", False), file.get("seated"), file.get("joined", [])
    if not isinstance(drawn, bool):
        raise NotVerified("The file must say with true or false whether the seats were drawn.")
    if "seated" not in file:
        if drawn:
            raise NotVerified("The seats were drawn, but the file doesn't say who sat where.")
        return
    if not isinstance(seated, list) or len(seated) != file["seats"]:
        raise NotVerified("The file doesn't say for each seat who sat there.")
    for number, one in enumerate(seated):
        if one != COMPUTER and one not in joined:
            raise NotVerified(f"Seat {number} is nobody's who joined, nor a computer's.")
        if one != COMPUTER and one in seated[:number]:
            raise NotVerified(f"Seat {number} has the same person as one before it.")
    people = [one for one in joined if one in seated]
    computers = [COMPUTER] * (len(seated) - len(people))
    if drawn and seat_order(file["seed"], people, computers) != tuple(seated):
        raise NotVerified("The order of the seats doesn't follow from the seed.")


def _count_presses(file: Mapping[str, Any]) -> Iterator[str]:
    """Say how many of the presses mixed into the seed were players', if the file says who sat where."""
    if "seated" in file:
        joined = file.get("joined", [])
        players = sum(1 for one in joined if one in file["seated"])
        how = "drawn from the seed" if file.get("drawn", False) else "not drawn"
        yield f"seats: {how}; {players} of {len(joined)} presses in the seed were players'"


def _fits(table: str, secret: str, published: str) -> bool:
    try:
        return hmac.compare_digest(commitment(table, secret).encode(), published.lower().encode())
    except UnicodeEncodeError:  # half a surrogate pair, which JSON allows but UTF-8 can't encode
        return False
