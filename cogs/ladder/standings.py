"""A page of a leaderboard, made from ratings, names and members.

The words of its controls say which page they open (game, order, season, page, picture or text), so they work after a
restart.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace

from cogs.controls.addresses import Address, at_no_table
from cogs.controls.buttons import AnyButton, button
from cogs.people.people import Members, Names
from host.house import House
from ratings import LEAST_GAMES, Scope, Standing, WhyUnrated, by_games, by_rating, by_wins, is_season
from rules import GAMES, is_luck
from words import Speech
from words.ladder import APART, BoardView, Row

ROWS = 10
RATING, WINS = "rating", "wins"
ALL, THIS = "all", "this"
#: How often Discord is asked about the people on a page: when some have left, others move up into their rows.
_ROUNDS = 4


@dataclass(frozen=True, slots=True)
class PageChoice:
    """Which page to show: of a game (None: all), by rating or wins, of a season (None: all time)."""

    game: str | None = None
    by: str = RATING
    season: str | None = None
    page: int = 1
    picture: bool = True

    def __str__(self) -> str:
        look = "p" if self.picture else "t"
        return f"{self.game or '*'}|{self.by}|{self.season or ALL}|{self.page}|{look}"

    @property
    def scope(self) -> Scope:
        """The ratings that the page shows."""
        return Scope(self.game, self.season)


def read_page_choice(text: str) -> PageChoice | None:
    """Read the page that a control opens; None if the text isn't one."""
    parts = text.split("|")
    if len(parts) != 5:
        return None
    game, by, season, page, look = parts
    known = (game == "*" or game in GAMES) and by in (RATING, WINS) and look in ("p", "t")
    if not known or not (season == ALL or is_season(season)) or not (page.isascii() and page.isdigit()):
        return None
    if not 1 <= len(page) <= 4:
        return None
    when = None if season == ALL else season
    return PageChoice(None if game == "*" else game, by, when, max(1, int(page)), look == "p")


class Standings:
    """Makes pages of leaderboards."""

    def __init__(self, house: House, names: Names, members: Members) -> None:
        self._house, self._names, self._members = house, names, members

    async def page(self, guild_id: int, chosen: PageChoice, person: int | None) -> tuple[PageChoice, BoardView]:
        """Return a page, or the last one if there are fewer, and its contents. Raises ArchiveError.

        People who aren't ranked yet come last, without a place. People who have left aren't shown, and don't count
        for places (rule 19 of RATINGS.md).
        """
        ratings = self._house.archive.ratings
        everybody = await ratings.standings(guild_id, chosen.scope)
        if person is not None:
            await self._members.note_present(guild_id, person)
        left = await self._members.left(guild_id, [one.person for one in everybody], ask=False)
        shown, places, pages = self._cut(chosen, everybody, left)
        for _ in range(_ROUNDS):
            gone = await self._members.left(
                guild_id, [one.person for _, one in shown if one.person != person], ask=True
            )
            if not gone:
                break
            left |= gone
            shown, places, pages = self._cut(chosen, everybody, left)
        chosen = replace(chosen, page=min(chosen.page, pages))
        rows = [await self._row(place, one, person) for place, one in shown]
        own = None
        if person is not None and not any(row.mine for row in rows):
            standing = next((one for one in everybody if one.person == person), Standing(person))
            own = await self._row(places.get(person), standing, person) if standing.games or rows else None
        unrated = await ratings.count_unrated(guild_id, chosen.scope)
        apart = tuple((why, unrated.get(WhyUnrated(why), 0)) for why in APART)
        view = BoardView(
            chosen.game, chosen.by, chosen.season, tuple(rows), own, LEAST_GAMES, chosen.page, pages, apart
        )
        if chosen.game is not None:
            return chosen, replace(view, luck=is_luck(chosen.game))
        lucky = [
            game for game in GAMES if is_luck(game) and await ratings.standings(guild_id, Scope(game, chosen.season))
        ]
        return chosen, replace(view, without=tuple(lucky))

    async def best(self, guild_id: int, season: str, count: int = 3) -> tuple[BoardView, tuple[Row, ...]]:
        """Return the first page of a season's leaderboard of all games, and the rows of its first `count` places.

        Everybody who shares one of these places is included (rule 20 of RATINGS.md). Raises ArchiveError.
        """
        chosen, view = await self.page(guild_id, PageChoice(season=season), None)
        rows, last = list(view.rows), view
        while last.page < last.pages and (rows[-1].place or count + 1) <= count:
            chosen, last = await self.page(guild_id, replace(chosen, page=last.page + 1), None)
            rows += last.rows
        ranked = tuple(row for row in view.rows if row.place is not None)
        best = tuple(row for row in rows if row.place is not None and row.place <= count)
        return replace(view, rows=ranked, page=1, pages=1), best

    async def place(self, guild_id: int, scope: Scope, person: int) -> int | None:
        """Return a person's place by rating, without people who have left; None if unranked. Raises ArchiveError."""
        everybody = await self._house.archive.ratings.standings(guild_id, scope)
        left = await self._members.left(guild_id, [one.person for one in everybody], ask=False)
        _, places, _ = self._cut(PageChoice(scope.game, RATING, scope.season), everybody, left - {person})
        return places.get(person)

    async def left(self, guild_id: int, people: Collection[int]) -> set[int]:
        """Return which of these people are known to have left the server. Raises ArchiveError."""
        return await self._members.left(guild_id, people, ask=False)

    def _cut(
        self, chosen: PageChoice, everybody: tuple[Standing, ...], left: set[int]
    ) -> tuple[list[tuple[int | None, Standing]], dict[int, int], int]:
        """Return the rows of a page, the places of everybody who is ranked, and the number of pages."""
        here = [one for one in everybody if one.person not in left]
        ranked = by_wins(here) if chosen.by == WINS else by_rating(here)
        new = [(None, one) for one in by_games(one for one in here if not one.ranked)]
        pages = max(1, -(-(len(ranked) + len(new)) // ROWS))
        first = (min(chosen.page, pages) - 1) * ROWS
        return [*ranked, *new][first : first + ROWS], {one.person: place for place, one in ranked}, pages

    async def _row(self, place: int | None, one: Standing, person: int | None) -> Row:
        name = await self._names.for_menu(one.person)
        mine = one.person == person
        account = await self._names.account(one.person)
        counts = one.games, one.wins, one.draws, one.losses
        return Row(place, name, one.points, *counts, mine, account, one.placed)


#: The verbs of a page of a leaderboard, of a profile, and of what shows either to everybody.
LADDER, PROFILE, SHOW = "ladder", "profile", "show"
#: The words of a button that shows the person's own profile; other words name a page of a leaderboard.
OWN_PROFILE = "profile"


def page_at(chosen: PageChoice) -> Address:
    """Return the address of a page of a leaderboard."""
    return at_no_table(LADDER, str(chosen))


def profile_at(person: int, *, picture: bool) -> Address:
    """Return the address of somebody's profile, as a picture or in words."""
    return at_no_table(PROFILE, f"{person}|{'p' if picture else 't'}")


def to_everybody(what: str) -> Address:
    """Return the address of a button that shows a leaderboard page, or the person's profile, to everybody."""
    return at_no_table(SHOW, what)


def ladder_button(chosen: PageChoice, say: Speech) -> AnyButton:
    """Make the button to a page of a leaderboard, which answers each person privately."""
    return button(say("button-ladder"), page_at(chosen))
