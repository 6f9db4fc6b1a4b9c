"""What people are told about a game's weight and about games that did not count for them."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ladder.moved import lines_of
from ratings import Ladder
from rules.table.results import GameResult, Sitter
from tests.bot.club import Club
from tests.bot.test_leaderboard import here, played
from tests.ratings.builders import DAY, HOUR, NOVEMBER, game
from words import speech

SAY = speech("en")
#: The line below people who are not ranked yet.
NEW = f"-# {SAY('ladder-least', least=3)}"
#: Opponents on every day of a year, so that nobody counts as a new player.
YEAR = [game(f"a{day:03}", *pair, at=NOVEMBER + day * DAY) for day in range(360) for pair in ((1, 1000 + day),)]
YEAR += [game(f"b{day:03}", *pair, at=NOVEMBER + day * DAY + 1) for day in range(360) for pair in ((2, 2000 + day),)]
AFTER = NOVEMBER + 400 * DAY


async def told(club: Club, *rows: GameResult) -> Sequence[str]:
    ladder = Ladder(sorted((*YEAR, *rows), key=lambda one: (one.ended_at, one.table)))
    lines = await lines_of(ladder.games[-1], club.bot.desk.names, SAY)
    return [line for line in lines if line.startswith("-#") and line != NEW]


def seats(*sitters: Sitter) -> GameResult:
    return game("z", sitters=sitters, at=AFTER)


async def test_a_game_that_counted_in_full_says_nothing_about_its_weight(club: Club) -> None:
    assert await told(club, game("z", 1, 2, at=AFTER)) == []


async def test_a_game_that_counted_equally_for_all_says_how_much_and_why(club: Club) -> None:
    assert await told(club, game("z", 8, 9, at=AFTER)) == ["-# It counted for an eighth of a game: new players."]
    twice = game("y", 1, 2, at=AFTER - HOUR), game("z", 1, 2, at=AFTER)
    assert await told(club, *twice) == ["-# It counted for half of a game: same players within 24 hours."]
    others = [game(f"y{who}{n}", who, 10 * who + n, at=AFTER - HOUR + n) for who in (1, 2) for n in range(3)]
    assert await told(club, *others, game("z", 1, 2, at=AFTER)) == [
        "-# It counted for a quarter of a game: many games within 24 hours."
    ]


async def test_a_game_that_counted_differently_gives_the_range(club: Club) -> None:
    assert await told(club, game("z", 1, 9, at=AFTER)) == ["-# It counted for 13% to 100% of a game: new players."]


async def test_people_for_whom_a_game_did_not_count_are_named_with_the_reason(club: Club) -> None:
    for who in (club.ana, club.ben, club.cy):
        await club.bot.desk.names.meet(await club.bot.fetch_user(who.id))
    ana, ben, cy = club.ana.id, club.ben.id, club.cy.id
    first, second = Sitter(ana, place=1, turns=5), Sitter(ben, place=2, turns=5)
    lines = await told(club, seats(first, second, Sitter(cy, place=3, turns=1)))
    assert lines[0] == "-# Not rated for Cy: fewer than two turns taken."
    lines = await told(club, seats(Sitter(ana, "easy", True, 1, None, 5), second))
    assert lines[0] == "-# Not rated for Ben: everyone ahead had left."
    pairs = [game(f"y{n}{other}", ana, other, at=AFTER - HOUR + n) for n in range(3) for other in (ben, cy)]
    lines = await told(club, *pairs, seats(first, second, Sitter(cy, place=3, turns=5)))
    assert lines[0] == SAY("not-rated-for", why="repeated", names="Ana")
    many = [game(f"y{n}", ana, 50 + n, at=AFTER - HOUR + n) for n in range(6)]
    lines = await told(club, *many, seats(first, second, Sitter(cy, place=3, turns=5)))
    assert lines[0] == SAY("not-rated-for", why="full", names="Ana")


async def test_a_game_that_counted_for_nobody_says_why(club: Club) -> None:
    many = [game(f"y{n}", 1, 50 + n, at=AFTER - HOUR + n) for n in range(6)]
    assert await told(club, *many, game("z", 1, 2, at=AFTER)) == [SAY("not-rated", why="full")]
    thrice = [game(f"y{n}", 1, 2, at=AFTER - HOUR + n) for n in range(3)]
    assert await told(club, *thrice, game("z", 1, 2, at=AFTER)) == [SAY("not-rated", why="repeated")]


async def test_why_shows_the_weight_and_reason_for_the_person_who_asks(club: Club) -> None:
    sitters = (Sitter(club.ana.id, "easy", True, 1, None, 5), Sitter(club.ben.id, place=2, turns=5))
    await played(club, here(club, "w", sitters=sitters, ago=0.5))
    await played(club, here(club, "x", club.ana.id, club.ben.id))
    await played(club, here(club, "y", club.ana.id, club.ben.id, club.cy.id, sitters=_absent(club)))
    why = (await club.slash(club.ana, "mundialito rating")).text
    assert "It counted for an eighth of a game: new players." in why
    assert "It counted for 6% of a game: same players within 24 hours and new players." in why
    assert (
        "It counted for 3% of a game: same players within 24 hours, many games within 24 hours and new players." in why
    )
    assert SAY("why-unmoved", why="unopposed") in (await club.slash(club.ben, "mundialito rating")).text
    assert SAY("why-unmoved", why="early") in (await club.slash(club.cy, "mundialito rating")).text


def _absent(club: Club) -> tuple[Sitter, ...]:
    places = {club.ana.id: (1, 5), club.ben.id: (2, 5), club.cy.id: (3, 1)}
    return tuple(Sitter(who, place=place, turns=turns) for who, (place, turns) in places.items())
