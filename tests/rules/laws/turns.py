"""Laws about whose turn it is and how a game ends. Room: tests. May import rules."""

import re

from rules.core.match import Match
from rules.core.outcome import Chance, Outcome, Over, Waiting
from rules.core.terms import Contest
from tests.rules.laws.contract import (
    applied,
    automatic,
    awaited_kind,
    awaited_seat,
    concerned,
    drawn,
    hold,
    open_contests,
    ordinals,
    read,
    read_chance,
    results_of_contests,
    write,
)
from tests.rules.laws.walks import MANY, WHOLE, Shelf

#: The name of a match within a game, and of one that meets another there: they are parts of custom ids.
CONTEST, SIDE = re.compile(r"[A-Za-z0-9.-]{1,30}"), re.compile(r"[A-Za-z0-9]{1,30}")


def every_turn_awaits_somebody_who_exists(shelf: Shelf) -> None:
    for walk in shelf.walks:
        for match in walk.moments:
            match match.turn:
                case Waiting(seat):
                    hold(type(seat) is int and seat in range(match.seats), f"the awaited seat {seat!r} exists", match)
                case Chance(kind):
                    hold(re.fullmatch(r"[a-z]+", kind), f"the kind of a chance event is a small word: {kind!r}", match)
                case Over(outcome):
                    hold(match is walk.last, "nothing comes after the end", match)
                    an_outcome_is_sound(match, outcome)


def an_outcome_is_sound(match: Match, outcome: Outcome) -> None:
    """Every seat is in the ranking once; a draw is one group of all; each seat has a score, where there are scores."""
    ranked = [seat for group in outcome.ranking for seat in group]
    hold(sorted(ranked) == list(range(match.seats)), f"the outcome ranks every seat once: {outcome.ranking}", match)
    hold(all(outcome.ranking), "no group of a ranking is empty", match)
    hold(not outcome.draw or len(outcome.ranking) == 1, "in a draw all seats are one group", match)
    hold(outcome.draw or len(outcome.ranking) > 1 or match.seats == 1, "some seat is ahead of others", match)
    hold(outcome.scores is None or len(outcome.scores) == match.seats, "each seat has a score", match)
    hold(outcome.scores is None or all(type(score) is int for score in outcome.scores), "scores are numbers", match)
    hold(
        re.fullmatch(r"[a-z_]+", outcome.reason), f"the reason of an ending is a small word: {outcome.reason!r}", match
    )


def somebody_awaited_can_do_something_and_nobody_else(shelf: Shelf) -> None:
    for match in shelf.some(600, "awaited"):
        can, awaited = bool(match.legal(1)), awaited_seat(match) is not None
        hold(can is awaited, "there are legal actions where a seat is awaited, and only there", match)


def every_game_ends(shelf: Shelf) -> None:
    for walk in shelf.usual:
        hold(walk.last.outcome is not None, f"a game ends within {WHOLE} events", walk.begun)
    hold(shelf.usual, "some number of seats can play with the usual options")


def every_seat_gets_its_turns(shelf: Shelf) -> None:
    """Unless a game is over before everybody could have had one."""
    for walk in shelf.usual + shelf.changed:
        seats = range(walk.begun.seats)
        called = {seat for match in walk.moments if (seat := awaited_seat(match)) is not None}
        short = len(walk.moments) < 3 * len(seats)
        hold(short or called == set(seats), f"every seat gets a turn, not only {sorted(called)}", walk.begun)


def ordinals_never_fall(shelf: Shelf) -> None:
    """The number of the turn, of the chapter, of the stage and match of a routine."""
    for walk in shelf.walks:
        last: dict[str, int] = {}
        for match in walk.moments:
            now = ordinals(match)
            for name, number in now.items():
                fallen = number < last.get(name, 0) and not (name in ("chapter", "turn") and number == 0)
                hold(number >= 0 and not fallen, f"the number of the {name} does not fall", match)
            last |= {name: number for name, number in now.items() if number}


def no_turn_begins_at_the_end(shelf: Shelf) -> None:
    """`turn_number` counts the turns that have begun, so it stops with the game."""
    for walk in shelf.walks:
        if walk.last.outcome is not None and len(walk.moments) > 1:
            before, last = (ordinals(match)["turn"] for match in walk.moments[-2:])
            hold(last <= max(1, before), f"a game that is over after turn {before} has had no turn {last}", walk.last)


def another_seat_means_another_turn(shelf: Shelf) -> None:
    """Where seats take turns (`turn_number` above 0), a turn belongs to one seat."""
    for walk in shelf.walks:
        owners: dict[int, int] = {}
        for match in walk.moments:
            seat, number = awaited_seat(match), ordinals(match)["turn"]
            if seat is not None and number > 0:
                hold(owners.setdefault(number, seat) == seat, f"turn {number} belongs to one seat", match)


def what_is_automatic_decides_nothing(shelf: Shelf) -> None:
    """It is the only action, or whoever does something else instead changes nothing of how the game ends."""
    for walk in shelf.walks:
        for match in walk.moments:
            others = [text for text in automatic(match) if match.legal(2) != [text]]
            if others:
                hold(match.automatic.routine is None, f"a routine, {others}, is all that a seat can do", match)
                end = left_to_the_table(match).outcome
                hold(end is not None, f"a game in which {others} is a formality ends by formalities", match)
                ranked = walk.last.outcome and walk.last.outcome.ranking
                hold(
                    ranked in (None, end and end.ranking),
                    f"whether or not {others} is done, the game ends alike",
                    match,
                )
                break


def left_to_the_table(match: Match) -> Match:
    """Go on by formalities and chance alone, as far as that goes."""
    for _ in range(MANY):
        if awaited_kind(match) is not None:
            match = drawn(match)
        elif (formality := match.automatic.formality) is not None:
            match = match.follow(formality)
        else:
            break
    return match


def a_game_of_luck_leaves_nothing_to_decide(shelf: Shelf) -> None:
    if not shelf.game.about.luck:
        return
    for walk in shelf.walks:
        for match in walk.moments:
            hold(len(match.legal(2)) <= 1, "where chance alone decides, nobody has a choice", match)


def whoever_is_awaited_is_still_concerned(shelf: Shelf) -> None:
    for match in shelf.some(400, "concerned"):
        left, seat = concerned(match), awaited_seat(match)
        hold(set(left) <= set(range(match.seats)), f"the seats that are still in exist: {left}", match)
        hold(seat is None or seat in left, f"seat {seat}, which is awaited, is still in", match)


def the_log_alone_tells_the_game(shelf: Shelf) -> None:
    """Applying a match's events by hand gives the same states."""
    for walk in shelf.usual:
        for before, after in zip(walk.moments, walk.moments[1:], strict=False):
            text, reader = after.log[-1], read_chance if after.chances > before.chances else read
            event = reader(shelf.game, text)
            hold(write(shelf.game, event) == text, f"{text!r} is read back", before)
            hold(applied(shelf.game, before.state, event) == after.state, f"{text!r} leads to the same state", before)


def a_game_is_decided_at_one_of_its_moments(shelf: Shelf) -> None:
    """A running game isn't decided yet; one that is over was decided by one of its events."""
    for walk in shelf.usual + shelf.changed:
        decided, last = walk.last.deciding_moment(), walk.last
        events = len(decided.log)
        hold(0 < events <= len(last.log), f"a game is decided by one of its events, not by number {events}", last)
        hold(decided.state == walk.moments[events].state, f"it was decided after {events} events as it was then", last)
        hold(last.outcome is not None or decided is last, "a game that goes on is not decided", last)


def matches_are_tipped_before_they_begin(shelf: Shelf) -> None:
    """A match can be tipped, then no longer, then it has a result that stays; whoever is awaited doesn't tip."""
    for walk in shelf.usual + shelf.changed:
        known: dict[str, Contest] = {}
        closed, results = set[str](), dict[str, str]()
        for match in walk.moments:
            now = {one.name: one for one in open_contests(match)}
            hold(len(now) == len(open_contests(match)), "each match has a name of its own", match)
            hold(not now or match.outcome is None, "nothing is tipped after the end", match)
            closed |= known.keys() - now.keys()
            hold(not closed & now.keys(), f"a match that has begun has begun: {sorted(closed & now.keys())}", match)
            for name, one in now.items():
                a_match_can_be_tipped(one, known.setdefault(name, one), match)
            before, results = results, dict(results_of_contests(match))
            hold(before.items() <= results.items(), "a result stays", match)
            hold(not now.keys() & results.keys(), "a match that can be tipped has no result", match)
            for name in results.keys() & known.keys() - before.keys():
                possible = {*known[name].sides, *([""] if known[name].draw else [])}
                hold(results[name] in possible, f"{name} ends as it could be tipped, not with {results[name]!r}", match)


def a_match_can_be_tipped(one: Contest, first: Contest, match: Match) -> None:
    """Raise Broken if a match that is open isn't sound, or isn't as it was when it was first open."""
    name = one.name
    hold(CONTEST.fullmatch(name), f"a match is named by 1 to 30 letters, digits, dots and hyphens, not {name!r}", match)
    hold(all(map(SIDE.fullmatch, one.sides)), f"sides are words of 1 to 30 letters and digits, not {one.sides}", match)
    hold(one.sides[0] != one.sides[1], f"two meet in {name}", match)
    hold((first.sides, first.draw) == (one.sides, one.draw), f"{name} stays the same match", match)
    seats = {*one.deciders, *one.seats} - {None}
    hold(seats <= set(range(match.seats)), f"seats play {name}, and can decide it: {sorted(seats)}", match)
    hold(awaited_seat(match) in {None, *one.deciders}, f"whoever is awaited can decide {name}", match)
