"""Share a part of a game: a turn, a goal, a match or the whole game, as a film or as a picture.

The button **Share…** stands in **More…**, below the board of a game that is over, and in its replay, where the turn
that is looked at is offered first; in the replay of a game file too. Whoever presses it chooses a part, privately
(`choice.py`), and then the film or the picture is posted in the channel, as everybody may see the game (`sharing.py`,
`shareable.py`). While a film is made, the person sees how far it is and can cancel it (`making.py`). A puzzle can be
shared once its day is over. A player on turn has *What did they do?*: a film of what others did since, for them alone.

Films are made in `host/films.py` and drawn in `render/motion/`. Kept: nothing. Sentences: `words/<language>/film.ftl`.
"""

from collections.abc import Mapping

from cogs.controls.buttons import Buttons
from cogs.feature import Feature
from cogs.films.choice import last_turn_button, share_button
from cogs.films.making import FilmMaking
from cogs.films.sharing import FilmControls, events_since
from cogs.press.desk import Desk
from cogs.press.press import Control
from cogs.table.extras import GamePlace, Subject, TablePlace
from host.films import Films
from host.house import Session
from rules.table.table import Begun
from words import Speech


class Filming(Feature):
    """Films and pictures of parts of games, and the buttons for them."""

    places = frozenset({TablePlace.TURN, TablePlace.OVER, TablePlace.MORE_SHARE})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.making = FilmMaking(Films(desk.workshop))
        self._sharing = FilmControls(desk, self.making)

    @property
    def presses(self) -> Mapping[str, Control]:
        """The controls that choose a part, and post or cancel it; of a table's game, and of a game file's."""
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
        """The button in a replay that shares the turn that is looked at."""
        return [share_button(subject.table, say, f"|{subject.index}")] if place is GamePlace.REPLAY else ()


FEATURE = Filming
