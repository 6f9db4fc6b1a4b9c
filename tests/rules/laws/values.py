"""Laws about states: values that never change and can be rebuilt anywhere. Room: tests. May import rules."""

import copy
import hashlib
import json
import os
import pickle
import subprocess
import sys
from itertools import islice, pairwise
from pathlib import Path

from rules.core.match import Match
from rules.core.outcome import Waiting
from tests.rules.laws.contract import (
    Broken,
    applied,
    awaited_kind,
    awaited_seat,
    drawn,
    happening,
    hold,
)
from tests.rules.laws.walks import Shelf, sight

#: So many frames of Python are enough for one step of any game, besides the caller's.
SHALLOW = 90
#: So many events of a game another process tells, and all that can be seen every few of them.
TOLD, LOOKED = 60, 20
#: So many games are told by processes of their own.
ALONE = 3
ROOT = Path(__file__).parents[3]


def states_are_values(shelf: Shelf) -> None:
    for walk in shelf.walks:
        first = walk.begun
        again = Match.begin(shelf.game, first.seats, first.options, first.seed)
        hold(again.state == first.state, "the same beginning is an equal state", first)
        hold(hash(again.state) == hash(first.state), "equal states are hashed alike", first)
    for walk in shelf.few(8):
        again = Match.begin(shelf.game, walk.begun.seats, walk.begun.options, walk.begun.seed)
        for match in walk.some(4, "values"):
            try:
                replayed = again.replay(match.log).state
                hold(replayed == match.state, "the same log leads to an equal state", match)
                hold(hash(replayed) == hash(match.state), "equal states are hashed alike", match)
            except TypeError as error:
                raise Broken(f"a state can be hashed: {error}") from error


def applying_leaves_the_state_as_it_was(shelf: Shelf) -> None:
    for match in shelf.some(150, "pure"):
        kept = copy.deepcopy(match.state)
        seat = awaited_seat(match)
        if awaited_kind(match) is not None:
            after = applied(shelf.game, match.state, happening(match, b"pure"))
            hold(after != match.state, "chance changes something", match)
        for action in islice(shelf.game.legal(match.state), 8) if seat is not None else ():
            one = applied(shelf.game, match.state, action)
            hold(one != match.state, "an action changes something", match)
            hold(applied(shelf.game, match.state, action) == one, "the same action does the same", match)
        hold(match.state == kept, "what is applied leaves the old state as it was", match)


def a_replayed_log_gives_the_same_game(shelf: Shelf) -> None:
    for walk in shelf.few(12):
        for match in (walk.moments[len(walk.moments) // 2], walk.last):
            replayed = walk.begun.replay(match.log)
            hold(replayed.state == match.state, "a log leads to the same state again", match)
            hold(sight(replayed) == sight(match), "a log leads to the same sight again", match)


def looking_changes_nothing(shelf: Shelf) -> None:
    """The same seed and actions give the same game, whatever was asked in between or drawn elsewhere."""
    for walk in shelf.few(8):
        other = begun = walk.begun
        for number, text in enumerate(walk.last.log[:300]):
            if number % 15 == 0:
                sight(other)
                if awaited_kind(other) is not None:
                    happening(other, b"elsewhere")
            other = drawn(other) if awaited_kind(other) is not None else other.follow(text)
            hold(other.log[-1] == text, f"{text!r} is drawn again from the same seed", other)
        hold(other.state == walk.moments[len(other.log)].state, "the same game leads to the same state", begun)


def no_step_needs_a_deep_stack(shelf: Shelf) -> None:
    """The length of a game doesn't matter: its last moments are asked with few stack frames left."""
    longest = max(shelf.usual, key=lambda walk: len(walk.moments))
    usual, depth = sys.getrecursionlimit(), len(_frames())
    try:
        sys.setrecursionlimit(depth + SHALLOW)
        for before, after in islice(pairwise(reversed(longest.moments)), 3):
            hold(before.state != after.state, "a step changes something")
            hash(before.state)
            list(islice(shelf.game.legal(after.state), 30))
            after.game.view(after.state, None)
            after.follow(before.log[-1])
    except RecursionError:
        raise Broken("a step of a long game needs no deeper stack than one of a short game") from None
    finally:
        sys.setrecursionlimit(usual)


def _frames() -> list[object]:
    frame, found = sys._getframe(), list[object]()
    while frame is not None:
        found.append(frame)
        frame = frame.f_back  # type: ignore[assignment]
    return found


def another_process_tells_the_same_game(shelf: Shelf) -> None:
    """One in which texts are hashed otherwise; chance is drawn there, not read from the log. What a game keeps for
    the next time may not change it: some are told by a process that has not met any other.
    """
    games = [(walk.begun, list(walk.last.log[:TOLD])) for walk in shelf.few(8)]
    alone = [(walk.begun, list(walk.last.log[:LOOKED])) for walk in shelf.changed[:: max(1, len(shelf.changed) // 2)]]
    for hashed, told in enumerate((games, *([game] for game in alone[:ALONE])), start=1):
        told_elsewhere(shelf, told, str(hashed))


def told_elsewhere(shelf: Shelf, games: list[tuple[Match, list[str]]], hashed: str) -> None:
    """Raise Broken if another process, with that hash seed, replays one of these games differently."""
    asked = [(begun.seats, dict(begun.options), begun.seed, log) for begun, log in games]
    environment = {**os.environ, "PYTHONHASHSEED": hashed}
    command = [sys.executable, "-m", "tests.rules.laws.elsewhere"]
    message = pickle.dumps(list(sys.path)) + pickle.dumps((shelf.game, asked))
    done = subprocess.run(command, input=message, capture_output=True, env=environment, check=False, cwd=ROOT)
    hold(done.returncode == 0, f"another process tells the game: {done.stderr.decode()[-400:]}")
    for (begun, log), digests in zip(games, json.loads(done.stdout), strict=True):
        for number, (here, there) in enumerate(zip(tell(begun, log), digests, strict=True)):
            hold(here == there, f"another process sees the same after {', '.join(log[:number][-3:])}", begun)


def fingerprint(match: Match, number: int) -> str:
    """A moment as a short text: everything visible every few moments, otherwise the log."""
    shown = sight(match) if number % LOOKED == 0 else ""
    turn = match.turn
    first = match.legal(3) if isinstance(turn, Waiting) else []
    return hashlib.sha256(f"{shown}{list(match.log[-1:])}{first}".encode()).hexdigest()[:12]


def tell(begun: Match, log: list[str]) -> list[str]:
    """The fingerprints of a game with this log, its chance drawn again."""
    match, found = begun, [fingerprint(begun, 0)]
    for number, text in enumerate(log, start=1):
        match = drawn(match) if awaited_kind(match) is not None else match.follow(text)
        found.append(fingerprint(match, number))
    return found
