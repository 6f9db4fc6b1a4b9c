"""People who use commands and press controls, one of each kind, while a recorder notes what they see."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.results import ResponseMessage

import players
from players.advice import Candidate, Reason
from players.player import Question
from players.reviewing import FinishedGame, write
from players.reviewing.trying import TurnVerdict, judge
from testbed.controls import means
from tests.bot.club import STRING_SELECT, Club, QuickThinkers, Seen, open_club
from tests.bot.pinned.record import Recorder, settled
from tests.bot.test_filming import Reels, reels_of
from tests.bot.test_reviewing import criticized, reviews_of

#: How long after an act the next one comes (seconds).
PAUSE = 1.0
#: What is pressed last, because it changes what everybody sees, and what isn't pressed unless it is asked for.
LATER, NEVER = (
    ("do", "undo", "back", "never", "sharecancel", "filecancel"),
    ("resign", "cancel", "leave", "erase", "end"),
)


class Wanderer:
    """Lets people act at a club; each act is noted."""

    def __init__(self, club: Club, recorder: Recorder, reels: Reels, patch: pytest.MonkeyPatch) -> None:
        self.club = club
        self.recorder = recorder
        self.reels = reels
        self.patch = patch
        self._known: set[tuple[str, ...]] = set()

    # What people do ------------------------------------------------------------------------------------------------

    async def slash(self, who: Any, name: str, channel: Any = None, **options: Any) -> Seen:
        """Use a command."""
        given = "".join(f" {option}={_given(value)}" for option, value in options.items())
        where = " directly" if isinstance(who, simcord.UserHandle) else f" in #{channel.name}" if channel else ""
        return await self.act(f"{who.name}: /{name}{given}{where}", self.club.slash(who, name, channel, **options))

    async def menu(self, who: Any, name: str, target: Any, channel: Any = None) -> Seen:
        """Use a command from the menu of a person or a message."""
        meant = target.message if isinstance(target, Seen) else target

        async def used() -> Seen:
            return await self.club._answered(await who.context_menu(channel or self.club.table, name, meant))

        return await self.act(f"{who.name}: {name} on {getattr(target, 'name', 'a message')}", used())

    async def press(self, who: Any, seen: Seen, verb: str) -> Seen:
        """Press a button, named by its verb."""
        seen = self.now(seen)
        return await self.act(f"{who.name} presses {verb}", self.club.forge(who, seen, _address(seen, verb)))

    async def pick(self, who: Any, seen: Seen, verb: str, *values: str) -> Seen:
        """Choose from a menu, named by its verb."""
        seen = self.now(seen)
        title = f"{who.name} picks {' '.join(values)} in {verb}"
        return await self.act(title, self.club.forge(who, seen, _address(seen, verb), list(values)))

    async def forge(self, who: Any, seen: Seen, custom_id: str, values: Iterable[str] | None = None) -> Seen:
        """Press a control that the message hasn't, or has no more."""
        chosen = None if values is None else list(values)
        title = f"{who.name} forges {custom_id}" if chosen is None else f"{who.name} forges {custom_id} {chosen}"
        return await self.act(title, self.club.forge(who, seen, custom_id, chosen))

    async def settle(self, who: Any, settings: str, channel: Any = None) -> None:
        """Change a lobby's settings, without its form."""

        async def settled() -> Seen:
            await self.club.settle(who, settings, channel)
            return Seen(None)

        await self.act(f"{who.name} settles {settings}", settled())

    async def form(self, who: Any, lobby: Seen, names: str = "", **values: Any) -> Seen:
        """Open the form with a lobby's settings, or with those of these names, change some fields and submit it."""
        lobby = self.now(lobby)
        opened: list[Any] = []

        async def shown() -> Seen:
            page = await self.club.page(who, lobby)
            opened.append(await self.club.open_form(who, page, names))
            return Seen(None)

        await self.act(f"{who.name} opens the form", shown())
        return await self.act(f"{who.name} writes {values}", self.club.fill(who, opened[0], **values))

    async def form_behind(self, who: Any, seen: Seen, verb: str, **values: Any) -> Seen:
        """Open the form behind a button of a page, fill it in and submit it."""
        seen = self.now(seen)
        opened: list[Any] = []

        async def shown() -> Seen:
            opened.append(await who.click(seen.message, custom_id=_address(seen, verb)))
            return Seen(None)

        await self.act(f"{who.name} opens {verb}", shown())
        return await self.act(f"{who.name} writes {values}", self.club.write(who, opened[0], values))

    async def settings(self, who: Any, lobby: Seen) -> Seen:
        """Open the page with a lobby's settings."""
        return await self.act(f"{who.name} opens the settings", self.club.settings(who, self.now(lobby)))

    async def suggest(self, who: Any, name: str, channel: Any = None, **asked: Any) -> None:
        """Have something suggested for an option of a command."""

        async def suggested() -> Seen:
            await self.club.suggest(who, name, channel, **asked)
            return Seen(None)

        told = " ".join(f"{option}={_given(value)}" for option, value in asked.items())
        await self.act(f"{who.name} is suggested /{name} {told}", suggested())

    async def later(self, seconds: float) -> None:
        """Let time pass."""

        async def passed() -> Seen:
            await self.club.later(seconds)
            return Seen(None)

        await self.act(f"{seconds:g} seconds pass", passed())

    async def act(self, title: str, work: Any) -> Any:
        """Do something, and note what has become visible."""
        self.club.clock.ahead += PAUSE
        found = await work
        await self.club.quiet()
        self.recorder.act(self.recorder.stable(title))
        return found

    # What there is to press ----------------------------------------------------------------------------------------

    def board(self, channel: Any = None) -> Seen:
        """The last message of a channel that shows a table."""
        place = channel or self.club.table
        stored = sorted(self.club.env.backend.messages[place.id].values(), key=lambda message: message.id)
        public = [Seen(ResponseMessage(self.club.env, message)) for message in stored if not message.is_ephemeral]
        boards = (seen for seen in reversed(public) if seen.is_lobby or any(means(one, "more") for one in seen.ids))
        return next(boards)

    def now(self, seen: Seen) -> Seen:
        """A message as it is now."""
        stored = self.club.env.backend.messages.get(seen.message.channel_id, {}).get(seen.message.id)
        return seen if stored is None else Seen(ResponseMessage(self.club.env, stored))

    def forget(self) -> None:
        """Press again what was pressed before."""
        self._known.clear()

    async def explore(self, who: Any, *seen: Seen, skip: Iterable[str] = (), most: int = 40) -> None:
        """Press a control of each kind in these messages and in what comes of it."""
        messages, left_out = [one for one in seen if one], {*NEVER, *skip}
        for _ in range(most):
            found = self._next(messages, left_out)
            if found is None:
                return
            message, control = found
            custom_id, values = control["custom_id"], _chosen(control) if control["type"] == STRING_SELECT else None
            title = f"{who.name} presses {custom_id}" + (f" {values}" if values is not None else "")
            shown = await self.act(title, self.club.forge(who, message, custom_id, values))
            if shown and shown.message.id not in {one.message.id for one in messages}:
                messages.append(shown)

    def _next(self, messages: list[Seen], left_out: set[str]) -> tuple[Seen, dict[str, Any]] | None:
        """A control of a kind that wasn't pressed yet, from the newest of these messages that has one."""
        found = []
        for message in map(self.now, reversed(messages)):
            for control in message.rows:
                if control.get("custom_id") and not control.get("disabled"):
                    kind = _kind(control)
                    if kind not in self._known and kind[0] not in left_out:
                        found.append((kind, message, control))
        if not found:
            return None
        kind, message, control = min(found, key=lambda one: one[0][0] in LATER)
        self._known.add(kind)
        return message, control


def _address(seen: Seen, verb: str) -> str:
    """The custom id of the control with this verb."""
    found = next((custom_id for custom_id in seen.ids if means(custom_id, verb)), None)
    if found is None and seen.is_lobby:
        return seen.id_of(verb)  # as older lobbies had it
    assert found is not None, f"no {verb} in {seen.ids}"
    return found


def _kind(control: dict[str, Any]) -> tuple[str, str]:
    """What is pressed once: a verb, and of menus and buttons of several kinds its first word."""
    verb, _, words = control["custom_id"].split(":", 3)[3].partition(":")
    several = control["type"] == STRING_SELECT or verb in ("prefs", "page")
    return verb, words.partition("|")[0] if several else ""


def _chosen(menu: dict[str, Any]) -> list[str]:
    """The first values of a menu that aren't chosen already, as many as it wants."""
    least = max(1, menu.get("min_values", 1))
    others = [option["value"] for option in menu["options"] if not option.get("default")]
    return (others or [option["value"] for option in menu["options"]])[:least]


def _given(value: Any) -> str:
    return getattr(value, "name", None) or (value[0] if isinstance(value, tuple) else str(value))


class Beginners(QuickThinkers):
    """Computer players of all levels that choose at random, so that no record depends on how well they play."""

    async def answer(self, question: Question, **urgency: Any) -> str:
        return players.answer(replace(question, level="random"))

    async def run(self, function: Callable[..., Any], *arguments: Any, **urgency: Any) -> Any:
        """Call a function; a hint is the first action that ends nothing, and no turn of one's own is a good one."""
        if function is judge:
            return TurnVerdict(False, 0.3)
        if function is not players.weigh:
            return function(*arguments)
        (asked,) = arguments
        reasons = (Reason("goal"),) if asked.game == "mundialito" else ()
        return (Candidate(next(action for action in asked.legal if action != "end"), 0.5, reasons),)


async def critic(played: FinishedGame, on_progress: Callable[[float], None]) -> str:
    """Make a review of any game, with reasons where they are Mundialito's."""
    review, even = criticized(played), tuple([1 / played.seats] * played.seats)
    moments = tuple(moment if played.game == "mundialito" else replace(moment, reasons=()) for moment in review.moments)
    return write(replace(review, curve=tuple(even for _ in review.curve), moments=moments))


@asynccontextmanager
async def evening(name: str, database: Path) -> AsyncIterator[Wanderer]:
    """Open a club for an evening of this name, and let people wander there."""
    with settled(name) as patch:
        async with open_club(database) as club:
            club.house.thinkers = Beginners()  # type: ignore[assignment]
            reels = reels_of(club)
            reviews_of(club)._make = critic
            club.bot.desk.mail.spacing = 0.0
            recorder = Recorder(club)
            with recorder.listening(patch):
                yield Wanderer(club, recorder, reels, patch)
