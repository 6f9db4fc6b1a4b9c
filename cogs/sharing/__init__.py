"""Share a game: one page, on which people choose what of it everybody sees, and how.

The button **Share** stands below a game that is over, in **More…** of one that runs, in its replay, where the moment
that is looked at is offered first, in the replay of a game file, and on a page of its review. Whoever presses it sees
privately what would be posted (`page.py`): the card of the game, a film, or a strip of its moments; of the whole game
or of a part. *Post it* posts that in the channel, as everybody may see the game, with ways to replay it and to play the
same (`posting.py`, `shareable.py`). While a film is made, the page says how far it is (`making.py`). Until the day of a
puzzle is over, only its result is shared, in words. A player on turn has *What did they do?*: a film of what others did
since, for them alone.

Films are made in `host/films.py` and drawn in `render/motion/`; cards and strips in `render/card.py` and
`render/moments.py`, of the moments that `host/moments.py` chooses. Kept: nothing. Sentences:
`words/<language>/sharing.ftl` and `card.ftl`.
"""

from collections.abc import Mapping

from cogs.controls.buttons import Buttons
from cogs.feature import Feature
from cogs.press.desk import Desk
from cogs.press.press import Control
from cogs.sharing.making import FilmMaking
from cogs.sharing.page import last_turn_button, share_button
from cogs.sharing.posting import Sharing, events_since
from cogs.table.extras import GamePlace, Subject, TablePlace
from host.films import Films
from host.house import Session
from rules.table.table import Begun
from words import Speech


class SharingGames(Feature):
    """Cards, films and strips of games, and the buttons for them."""

    places = frozenset({TablePlace.TURN, TablePlace.LOOK_BACK, TablePlace.MORE_SHARE})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.making = FilmMaking(Films(desk.workshop))
        self._sharing = Sharing(desk, self.making)

    @property
    def presses(self) -> Mapping[str, Control]:
        """The controls that choose what is shared, and post or cancel it; of a table's game, and of a game file's."""
        return self._sharing.controls

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """The button that shares the table's game, or shows somebody what others did."""
        table = session.table
        if place is not TablePlace.TURN:
            return [] if place is TablePlace.MORE_SHARE and table.private else [share_button(table, say)]
        seat = None if person is None else table.seat_of(person)
        if seat is None or not isinstance(table, Begun) or events_since(table, seat) is None:
            return ()
        return [last_turn_button(table, say)]

    def game_buttons(self, place: GamePlace, subject: Subject, say: Speech) -> Buttons:
        """The button that shares the moment that is looked at: in a replay, or after the choice that a review shows."""
        match place:
            case GamePlace.REPLAY:
                return [share_button(subject.table, say, subject.index)]
            case GamePlace.REVIEW if subject.table is not None:
                return [share_button(subject.table, say, subject.index + 1)]
        return ()


FEATURE = SharingGames
