"""Sharing a part of a game: who may, what is shown to everybody, and what somebody did, shown to one person alone."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image

import cogs.films.making
from cogs.films import Filming
from cogs.films.choice import FilmVerb
from host.films import FilmFailed
from host.lane import Busy
from render.motion import Film, Order, TooLarge, make
from rules.core.match import Match
from rules.table.results import game_file
from rules.table.table import Finished
from tests.bot.club import Club
from tests.bot.test_daily import daily, latest_table
from tests.bot.test_rights import WRITE, deny
from words import speech

say = speech("en")


class Reels:
    """A film maker that makes blank films and remembers what was ordered."""

    def __init__(self) -> None:
        self.orders: list[Order] = []
        self.error: Exception | None = None
        self.begun = asyncio.Event()
        self.held: asyncio.Event | None = None
        self.cancelled = 0
        self.queued = False

    async def make(self, order: Order, on_progress: Callable[[float], None] = lambda share: None) -> Film:
        self.orders.append(order)
        self.begun.set()
        if self.error is not None:
            raise self.error
        if not self.queued:
            on_progress(0.4)
        if self.held is not None:
            try:
                await self.held.wait()
            except asyncio.CancelledError:
                self.cancelled += 1
                raise
        return Film(_blank(), 8, 8, 1, 900, "What happens")


def _blank() -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (8, 8)).save(file, "WEBP")
    return file.getvalue()


def reels_of(club: Club) -> Reels:
    """What makes the club's films from now on."""
    feature = club.bot.features["films"]
    assert isinstance(feature, Filming)
    found = feature.making.films = Reels()  # type: ignore[assignment]
    return found


@pytest.fixture
def reels(club: Club) -> Reels:
    """What makes the club's films."""
    return reels_of(club)


async def duel_with_a_turn(club: Club) -> Any:
    await club.duel()
    return await club.turn()


async def resigned(club: Club) -> Finished:
    """Play a turn, and let Ana resign."""
    await duel_with_a_turn(club)
    running = await club.game()
    await club.press(club.ana, await club.slash(club.ana, "mundialito table", action="resign"), "Yes, resign")
    table = await club.game(running.id)
    assert isinstance(table, Finished)
    return table


async def choice(club: Club, who: Any) -> Any:
    more = await club.press(who, club.board(), "more")
    return await club.press(who, more, "Share…")


async def test_a_part_of_a_running_game_is_posted_once_with_the_name_of_who_shared_it(club: Club, reels: Reels) -> None:
    await duel_with_a_turn(club)
    table = await club.game()
    offered = await choice(club, club.cy)
    assert offered.message.ephemeral
    posted = await club.press(club.cy, offered, "Post the film")
    assert not posted.message.ephemeral
    assert "shared by Cy" in posted.text
    assert posted.alt == "What happens"
    (order,) = reels.orders
    assert order.viewer is None
    assert order.log == tuple(table.match.log)
    assert (order.first, order.last) == (len(order.log) - 2, len(order.log))
    refused = await club.press(club.cy, offered, "Post the film")
    assert refused.message.ephemeral
    assert refused.text == say("show-too-soon")
    await club.later(61)
    assert not (await club.press(club.cy, offered, "Post the picture")).message.ephemeral
    assert len(reels.orders) == 1


async def test_the_chosen_part_is_remembered_in_the_buttons(club: Club, reels: Reels) -> None:
    await duel_with_a_turn(club)
    offered = await choice(club, club.ana)
    chosen = await club.pick(club.ana, offered, "Choose a part", "all")
    await club.press(club.ana, chosen, "Post the film")
    table = await club.game()
    assert (reels.orders[0].first, reels.orders[0].last) == (0, len(table.match.log))


async def test_a_finished_game_is_shared_from_below_its_board(club: Club, reels: Reels) -> None:
    await duel_with_a_turn(club)
    asked = await club.slash(club.ana, "mundialito table", action="resign")
    await club.press(club.ana, asked, "Yes, resign")
    offered = await club.press(club.cy, club.board(), "Share…")
    assert offered.message.ephemeral
    await club.press(club.cy, offered, "Post the film")
    assert reels.orders[0].first == 0
    assert reels.orders[0].heading is not None


async def test_the_turn_that_is_seen_in_a_replay_is_shared_from_there(club: Club, reels: Reels) -> None:
    await club.duel()
    for _ in range(3):
        await club.turn()
    match = (await club.game()).match  # type: ignore[union-attr]
    viewer = await club.press(club.ana, await club.press(club.ana, club.board(), "more"), "Replay")
    viewer = await club.press(club.ana, await club.press(club.ana, viewer, "◀️"), say("replay-by-action"))
    begun, end = Match.begin(match.game, 2, match.options, 0), len(match.log) - 2
    for index in (end, end - 1):
        offered = await club.press(club.ana, viewer, "Share…")
        (menu,) = offered.selects.values()
        assert menu["options"][0]["label"] == say("share-part-moment", game="mundialito", number=2)
        assert menu["options"][0]["default"]
        posted = await club.press(club.ana, offered, "Post the film")
        assert "Turn 2 ·" in posted.text
        assert (reels.orders[-1].first, reels.orders[-1].last) == (end - 2, index)
        await club.later(61)
        assert not (await club.press(club.ana, offered, "Post the picture")).message.ephemeral
        assert club.studio.wishes[-1].view == begun.replay(match.log[:index]).view(None)
        await club.later(61)
        whole = await club.pick(club.ana, offered, "Choose a part", "all")
        assert whole.selects["Choose a part"]["options"][0] == menu["options"][0] | {"default": False}
        viewer = await club.press(club.ana, viewer, "◀️")


async def test_the_game_of_a_file_is_shared_from_its_replay(club: Club, reels: Reels) -> None:
    table = await resigned(club)
    content = json.dumps(game_file(table)).encode()
    viewer = await club.slash(club.cy, "mundialito replay", club.lounge, file=("a game.json", content))
    offered = await club.press(club.cy, await club.press(club.cy, viewer, "⏭️"), "Share…")
    assert offered.message.ephemeral
    assert say("button-card") not in offered.buttons
    posted = await club.press(club.cy, offered, "Post the film")
    assert not posted.message.ephemeral
    assert "from a game file · shared by Cy" in posted.text
    (order,) = reels.orders
    assert order.log == tuple(table.match.log)
    assert order.names == ("Player 1", "Player 2")
    await club.later(61)
    chosen = await club.pick(club.cy, offered, "Choose a part", "all")
    await club.press(club.cy, chosen, "Post the film")
    assert (reels.orders[-1].first, reels.orders[-1].last) == (0, len(table.match.log))
    await club.later(61)
    assert not (await club.press(club.cy, chosen, "Post the picture")).message.ephemeral
    lost = await club.forge(club.cy, posted, chosen.id_of("filemoving"))
    assert lost.text == say("replay-file-gone")


async def test_what_somebody_did_is_shown_to_the_one_on_turn_alone_from_their_own_view(
    club: Club, reels: Reels
) -> None:
    mover = await duel_with_a_turn(club)
    other = await club.mover()
    assert other.id != mover.id
    panel = await club.press(other, club.board(), "panel")
    shown = await club.press(other, panel, "What did they do?")
    assert shown.message.ephemeral
    assert shown.alt == "What happens"
    table = await club.game()
    (order,) = reels.orders
    assert order.viewer == order.side == table.seat_of(other.id)
    assert order.last == len(table.match.log)
    assert order.log[order.first] != order.log[-1]
    refused = await club.forge(club.cy, panel, panel.id_of("lastturn"))
    assert refused.text == say("refusal-not-at-table")
    assert len(reels.orders) == 1


async def test_films_that_cannot_be_made_are_explained_and_may_be_tried_again_at_once(club: Club, reels: Reels) -> None:
    await duel_with_a_turn(club)
    offered = await choice(club, club.ana)
    for error, told in ((Busy(), "share-busy"), (FilmFailed(), "share-failed"), (TooLarge(), "share-failed")):
        reels.error = error
        refused = await club.press(club.ana, offered, "Post the film")
        assert refused.message.ephemeral
        assert refused.text == say(told)
    reels.error = None
    assert not (await club.press(club.ana, offered, "Post the film")).message.ephemeral


async def test_a_long_film_says_how_far_it_is(club: Club, reels: Reels, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cogs.films.making, "NEWS", 0.05)
    monkeypatch.setattr("cogs.controls.answers.PATIENCE", 0.01)
    await duel_with_a_turn(club)
    offered = await choice(club, club.ana)
    told: list[str] = []
    show = cogs.films.making._Progress.show

    async def noted(progress: Any, reply: Any) -> bool:
        edited = await show(progress, reply)
        told.append(next(item.content for item in reply.view.walk_children()))
        assert reels.held is not None
        reels.held.set()
        return bool(edited)

    monkeypatch.setattr(cogs.films.making._Progress, "show", noted)
    reels.held = asyncio.Event()
    posted = await club.press(club.ana, offered, "Post the film")
    assert not posted.message.ephemeral
    assert told[0] == say("share-making", percent=40)
    assert told[-1] == say("share-done")


async def test_somebody_waits_for_one_film_at_a_time(club: Club, reels: Reels) -> None:
    await duel_with_a_turn(club)
    other = await club.mover()
    panel = await club.press(other, club.board(), "panel")
    reels.held = asyncio.Event()
    first = asyncio.create_task(club.press(other, panel, "What did they do?"))
    await reels.begun.wait()
    asyncio.get_running_loop().call_later(0.5, reels.held.set)
    refused = await club.press(other, panel, "What did they do?")
    assert refused.text == say("share-one-at-a-time")
    assert (await first).message.ephemeral
    assert len(reels.orders) == 1


async def test_a_film_is_really_made_and_posted(club: Club) -> None:
    await duel_with_a_turn(club)
    posted = await club.press(club.ana, await choice(club, club.ana), "Post the film")
    (attachment,) = posted.message.attachments
    with Image.open(io.BytesIO(club.env.backend.cdn.get(attachment.url) or b"")) as film:
        assert film.format == "WEBP"
        assert film.is_animated  # type: ignore[attr-defined]
    assert "Mundialito, turn" in posted.alt


async def test_missing_permissions_are_named(club: Club, reels: Reels) -> None:
    await duel_with_a_turn(club)
    offered = await choice(club, club.cy)
    deny(club, club.table, club.cy, WRITE)
    assert "**Send Messages**" in (await club.press(club.cy, offered, "Post the film")).text
    deny(club, club.table, club.ben, "attach_files")
    offered = await choice(club, club.ben)
    assert "**Attach Files**" in (await club.press(club.ben, offered, "Post the picture")).text
    assert not reels.orders


async def test_a_puzzle_is_not_shared_before_its_seal_opens(club: Club, reels: Reels) -> None:
    shown = await daily(club, club.ana)
    table = await latest_table(club, club.ana)
    for verb in (FilmVerb.SHARE, FilmVerb.SHARE_MOVING, FilmVerb.SHARE_STILL):
        refused = await club.forge(club.ana, shown, f"m1:{table.id}:{table.position}:{verb}:all")
        assert refused.message.ephemeral
        assert "puzzle" in refused.text
    assert not reels.orders


async def test_a_game_in_which_nothing_has_happened_is_not_shared(club: Club, reels: Reels) -> None:
    await club.duel(kickoff="choose")
    assert (await choice(club, club.ana)).text == say("share-nothing")


async def test_forged_and_old_controls_are_answered_with_a_sentence(club: Club, reels: Reels) -> None:
    table = await club.duel()
    seen = await club.press(club.ana, club.board(), "more")
    await club.turn()
    for verb, words in (
        (FilmVerb.SHARE_MOVING, "goal-9"),
        (FilmVerb.SHARE_STILL, "nonsense"),
        (FilmVerb.SHARE_MOVING, ""),
    ):
        refused = await club.forge(club.ana, seen, f"m1:{table.id}:1:{verb}:{words}")
        assert refused.text == say("press-outdated")
    picked = await club.forge(club.ana, seen, f"m1:{table.id}:1:{FilmVerb.SHARE}:", ["round-4"])
    assert picked.text == say("press-outdated")
    assert not reels.orders
    old = await club.forge(club.ana, seen, f"m1:{table.id}:1:{FilmVerb.SHARE_MOVING}:turn")
    assert not old.message.ephemeral


async def test_a_running_cup_is_shared_as_watchers_see_it(club: Club, reels: Reels) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup")
    await club.press(club.ben, club.board(), "Join")
    await club.press(club.ana, club.board(), "Start")
    offered = await choice(club, club.ana)
    await club.press(club.ana, offered, "Post the film")
    (order,) = reels.orders
    assert order.viewer is None
    assert order.side is None
    assert make(order).alt
