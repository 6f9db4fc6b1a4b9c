"""An evening, from the form to the podium, with what organisers and people who watch see."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tests.bot.club_events import MINUTE, EventClub
from tests.bot.pinned.wander import Wanderer
from tests.bot.seen import Seen
from tests.bot.server_pages import owner_of


def drawn_without_presses(people: Wanderer) -> None:
    """Draw from the secret alone: the ids of presses differ from run to run."""
    people.patch.setattr("tournaments.tournament.mix_seed", lambda secret, presses: secret)
    people.patch.setattr("cogs.events.messages.posts.PACE", 0)


async def plan(people: Wanderer, who: Any, **values: Any) -> Seen:
    """Fill in the form of a new event."""
    page = await people.slash(who, "mundialito event")
    filled = {"name": "Friday Night", "format": "evening", "game": ["mundialito"], "start": "in 2 hours"}
    return await people.form_behind(who, page, "event:new", **{**filled, "repeat": ["weekly"], **values})


async def events(people: Wanderer) -> None:
    """An evening."""
    drawn_without_presses(people)
    club, evening = people.club, EventClub(people.club, 4)
    ana, ben, cy, guest = evening.people
    unread = await plan(people, club.mod, start="frisday 8")
    await people.press(club.mod, unread, "event:at|")
    draft = await plan(people, club.mod)
    await people.press(club.mod, draft, "event:settings|")
    evening.id = next(one for one in draft.ids if ":event:post|" in one).split("|")[1]
    await people.press(club.mod, draft, "event:post|")
    await people.later(1)
    for who in (ana, ben, cy, guest):
        await people.press(who, evening.sign_up, "event:join|")
    await people.press(ana, evening.sign_up, "event:join|")
    await people.press(ana, evening.sign_up, "event:more|")
    await people.slash(ana, "mundialito event")
    await people.act("the roll is called", evening.until_start(15 * MINUTE - 1))
    for who in (ana, ben, cy, guest):
        await people.press(who, evening.round, "event:here|")
    await people.act("it begins", evening.until_start(-1))
    board = next(seen for seen in evening.seen("why"))
    for verb in ("mine", "table", "why", "more"):
        await people.press(ana, board, f"event:{verb}|")
    table = await people.press(club.mod, board, "event:table|")
    await people.press(club.mod, table, "event:table|")
    more = await people.press(club.mod, board, "event:more|")
    paused = await people.press(club.mod, more, "event:pause|")
    await people.press(club.mod, paused, "event:continue|")
    for verb in ("remove", "off"):
        await people.press(club.mod, more, f"event:{verb}|")
    page = await people.slash(ana, "mundialito event")
    await people.press(ana, page, "event:matches")
    await people.press(ana, await people.slash(ana, "mundialito event"), "event:open|")
    first = (await evening.open())[0]
    thread = next(seen for seen in evening.boards() if any(":eventhere:" in one for one in seen.ids))
    await people.press(ana, thread, "eventhere")
    await people.act("a game is won", evening.win(first, first.people[0]))
    await people.act("nobody moves in the other", club.later(5 * MINUTE + 1))
    await people.act("still nobody", club.later(5 * MINUTE + 1))
    await people.act("the next round begins", club.later(61))
    await people.act("the next round begins", club.later(1))
    await people.pick(cy, evening.seen("why")[0], "event:watch|", "1")
    more = await people.press(club.mod, board, "event:more|")
    correct = await people.press(club.mod, more, "event:correct|")
    which = await people.pick(club.mod, correct, "event:correct|", "1")
    await people.press(club.mod, which, "event:correct|")
    await people.act("everybody hears of it", club.later(1))
    while (await evening.kept()).event.close is None:
        await people.act("a round is played", evening.play_round())
    await people.act("the podium comes", club.later(1))
    await people.press(ana, evening.seen("more")[-1], "event:table|")
    over = await people.press(ana, evening.seen("more")[-1], "event:more|")
    await people.press(ana, over, "event:file|")
    owner = owner_of(club)
    settings = await people.slash(owner, "mundialito-admin setup")
    await people.form_behind(owner, settings, "srvevents", planners="everybody")


EVENTS: dict[str, Callable[[Wanderer], Awaitable[None]]] = {"events": events}
