"""Make a film for somebody, tell them how far it is, and stop it if they want."""

import asyncio
import time
from dataclasses import dataclass, field

from cogs.controls.answers import TOKEN_LIFE, Reply, edit_answer
from cogs.controls.sentences import UserError
from cogs.press.press import Press
from cogs.sharing.page import Ways, making_page
from host.films import FilmFailed, Films
from host.lane import Busy
from render.motion import Film, FilmRequest, TooLarge

#: How often the person is told how far a film is (seconds).
NEWS = 2.0


class Cancelled(Exception):
    """The person doesn't want the film any more; `begun` says whether some of it was drawn."""

    def __init__(self, begun: bool) -> None:
        self.begun = begun


@dataclass(eq=False)
class _Making:
    """A film that is being made: the message that tells how far it is, and the task that makes it."""

    message: int | None
    task: "asyncio.Task[Film]"
    cancelled: bool = False
    over: asyncio.Event = field(default_factory=asyncio.Event)


class FilmMaking:
    """The films that people wait for, one for each person."""

    def __init__(self, films: Films) -> None:
        self.films = films
        self._open: dict[int, _Making] = {}

    async def film(self, press: Press, order: FilmRequest, ways: Ways | None = None) -> Film:
        """Make a film; with `ways`, tell the person how far it is, in the place of the message with the pressed button.

        Raises UserError if it can't be made, Cancelled.
        """
        if press.person in self._open:
            raise UserError("share-one-at-a-time")
        progress = _Progress(press, ways)
        task = asyncio.create_task(self.films.make(order, progress.update))
        film = self._open[press.person] = _Making(_message(press), task)
        telling = asyncio.create_task(progress.tell()) if ways is not None and press.private else None
        try:
            async with asyncio.timeout(TOKEN_LIFE):  # a film that comes later reaches nobody
                made = await task
        except asyncio.CancelledError as error:
            if film.cancelled:
                raise Cancelled(progress.begun) from error
            raise
        except Busy as error:
            raise UserError("share-busy") from error
        except (FilmFailed, TooLarge, TimeoutError) as error:
            raise UserError("share-failed") from error
        finally:
            if telling is not None:
                telling.cancel()
                await asyncio.wait({telling})  # what it says now must not come after what is said next
            task.cancel()
            del self._open[press.person]
            film.over.set()
        return made

    async def cancel(self, press: Press) -> None:
        """Stop the film that the pressed message is about, and wait until it has stopped; else do nothing."""
        film = self._open.get(press.person)
        if film is not None and film.message == _message(press):
            film.cancelled = True
            film.task.cancel()
            await film.over.wait()


class _Progress:
    """Tells somebody how far their film is."""

    def __init__(self, press: Press, ways: Ways | None) -> None:
        self._press, self._ways = press, ways
        self._share: float | None = None

    @property
    def begun(self) -> bool:
        """Whether it is no longer waiting for its turn."""
        return self._share is not None

    def update(self, share: float) -> None:
        """Note how far it is."""
        self._share = share

    async def tell(self) -> None:
        """Edit the answer now and then, once Discord has been told that it takes longer."""
        assert self._ways is not None
        until, lost = time.monotonic() + TOKEN_LIFE, False
        while not lost and time.monotonic() < until:
            await asyncio.sleep(NEWS)
            if self._press.interaction.response.is_done():
                told = making_page(self._share, self._press.address.words, self._ways, self._press.say)
                lost = not await self.show(told)

    async def show(self, reply: Reply) -> bool:
        """Edit the answer; if it can't be edited any more, which is False, the film comes all the same."""
        return await edit_answer(self._press.interaction, reply)


def _message(press: Press) -> int | None:
    return None if press.interaction.message is None else press.interaction.message.id
