"""Sharing a part of a game: who may, what is shown to everybody, and what somebody did, shown to one person alone."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Callable
from typing import Any

import pytest
from discord.ui import TextDisplay
from PIL import Image
from simcord.results import ResponseMessage

import cogs.sharing.making
from cogs.sharing import SharingGames
from cogs.sharing.page import ShareVerb
from host.films import FilmFailed
from host.lane import Busy
from render.motion import Film, FilmRequest, TooLarge, make
from rules.core.match import Match
from rules.table.results import game_file
from rules.table.table import Finished
from tests.bot.club import Club, Seen
from tests.bot.test_daily import daily, latest_table
from tests.bot.test_rights import deny
from words import speech

say = speech("en")


class Reels:
    """A film maker that makes blank films and remembers what was ordered."""

    def __init__(self) -> None:
        self.orders: list[FilmRequest] = []
        self.error: Exception | None = None
        self.begun = asyncio.Event()
        self.held: asyncio.Event | None = None
        self.cancelled = 0
        self.queued = False

    async def make(self, order: FilmRequest, on_progress: Callable[[float], None] = lambda share: None) -> Film:
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
    feature = club.bot.features["sharing"]
    assert isinstance(feature, SharingGames)
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


async def page_of(club: Club, who: Any, board: Seen | None = None) -> Seen:
    """The page on which the running game is shared; its board is the last message unless another is named."""
    return await club.press(who, await club.press(who, board or club.board(), "more"), "Share")


async def choice(club: Club, who: Any) -> Seen:
    """The same page, with the film chosen."""
    return await club.press(who, await page_of(club, who), "Clip")


async def test_a_film_of_a_running_game_is_posted_as_everybody_sees_it(club: Club, reels: Reels) -> None:
    await duel_with_a_turn(club)
    table = await club.game()
    offered = await choice(club, club.cy)
    assert offered.message.ephemeral
    await club.press(club.cy, offered, "Post it")
    posted = club.board()
    assert "shared by Cy" in posted.text
    assert posted.alt == "What happens"
    (order,) = reels.orders
    assert order.viewer is None
    assert order.log == tuple(table.match.log)
    assert (order.first, order.last) == (len(order.log) - 2, len(order.log))


async def test_the_chosen_part_is_remembered_in_the_buttons(club: Club, reels: Reels) -> None:
    await duel_with_a_turn(club)
    table, offered = await club.game(), await choice(club, club.ana)
    chosen = await club.pick(club.ana, offered, "Choose a part", "all")
    await club.press(club.ana, chosen, "Post it")
    assert (reels.orders[0].first, reels.orders[0].last) == (0, len(table.match.log))


async def test_a_film_of_a_game_that_was_ended_early_says_so_at_its_end(club: Club, reels: Reels) -> None:
    await resigned(club)
    offered = await club.press(club.cy, await club.press(club.cy, club.board(), "Share"), "Clip")
    await club.press(club.cy, offered, "Post it")
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
        offered = await club.press(club.ana, viewer, "Share")
        assert club.studio.wishes[-1].view == begun.replay(match.log[:index]).view(None)
        (menu,) = offered.selects.values()
        assert menu["options"][1]["label"] == say("share-part-moment", game="mundialito", number=2)
        assert menu["options"][1]["default"]
        film = await club.press(club.ana, offered, "Clip")
        assert club.studio.wishes[-1].view == begun.replay(match.log[: end - 2]).view(None), "how the film begins"
        await club.press(club.ana, film, "Post it")
        assert "Turn 2 ·" in club.board().text
        assert (reels.orders[-1].first, reels.orders[-1].last) == (end - 2, index)
        await club.later(61)
        offered = await club.press(club.ana, viewer, "Share")
        whole = await club.pick(club.ana, offered, "Choose a part", "all")
        assert whole.selects["Choose a part"]["options"][1] == menu["options"][1] | {"default": False}
        viewer = await club.press(club.ana, viewer, "◀️")


async def test_the_game_of_a_file_is_shared_from_its_replay(club: Club, reels: Reels) -> None:
    table = await resigned(club)
    content = json.dumps(game_file(table)).encode()
    viewer = await club.slash(club.cy, "mundialito replay", club.lounge, file=("a game.json", content))
    offered = await club.press(club.cy, await club.press(club.cy, viewer, "⏭️"), "Share")
    offered = await club.press(club.cy, offered, "Clip")
    assert offered.message.ephemeral
    assert list(offered.buttons) == ["Picture", "Clip", "Moments", "Post it"]
    await club.press(club.cy, offered, "Post it")
    posted = club.board(club.lounge)
    assert "from a game file · Pyramid football · shared by Cy" in posted.text
    (order,) = reels.orders
    assert order.log == tuple(table.match.log)
    assert order.names == ("Player 1", "Player 2")
    await club.later(61)
    viewer = await club.slash(club.cy, "mundialito replay", club.lounge, file=("a game.json", content))
    offered = await club.press(club.cy, await club.press(club.cy, viewer, "Share"), "Clip")
    chosen = await club.pick(club.cy, offered, "Choose a part", "all")
    await club.press(club.cy, chosen, "Post it")
    assert (reels.orders[-1].first, reels.orders[-1].last) == (0, len(table.match.log))
    lost = await club.forge(club.cy, posted, chosen.id_of("filepost"))
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


async def test_nobody_is_asked_about_before_somebody_else_has_acted(club: Club, reels: Reels) -> None:
    shown = await daily(club, club.ana)
    assert "What did they do?" not in shown.buttons, "only the dice have rolled"
    table = await latest_table(club, club.ana)
    told = await club.forge(club.ana, shown, f"m1:{table.id}:{table.position}:lastturn:")
    assert told.text == say("share-nothing-new")
    assert not reels.orders


async def test_films_that_cannot_be_made_are_explained_and_may_be_tried_again_at_once(club: Club, reels: Reels) -> None:
    await duel_with_a_turn(club)
    offered = await choice(club, club.ana)
    for error, told in ((Busy(), "share-busy"), (FilmFailed(), "share-failed"), (TooLarge(), "share-failed")):
        reels.error = error
        refused = await club.press(club.ana, offered, "Post it")
        assert refused.message.ephemeral
        assert refused.text == say(told)
    reels.error = None
    assert "View" in (await club.press(club.ana, offered, "Post it")).buttons


async def test_a_long_film_says_how_far_it_is(club: Club, reels: Reels, monkeypatch: pytest.MonkeyPatch) -> None:
    await duel_with_a_turn(club)
    offered = await choice(club, club.ana)
    monkeypatch.setattr(cogs.sharing.making, "NEWS", 0.05)
    monkeypatch.setattr("cogs.controls.answers.PATIENCE", 0.01)
    told: list[str] = []
    show = cogs.sharing.making._Progress.show

    async def noted(progress: Any, reply: Any) -> bool:
        edited = await show(progress, reply)
        told.extend(item.content for item in reply.view.walk_children() if isinstance(item, TextDisplay))
        assert reels.held is not None
        reels.held.set()
        return bool(edited)

    monkeypatch.setattr(cogs.sharing.making._Progress, "show", noted)
    reels.held = asyncio.Event()
    await club.press(club.ana, offered, "Post it")
    assert told[0] == f"{say('share-title')}\n{say('share-making', percent=40)}"
    page = club.env.backend.messages[club.table.id][offered.message.id]
    assert "It's in" in Seen(ResponseMessage(club.env, page)).text
    assert club.board().alt == "What happens"


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
    await club.press(club.ana, await choice(club, club.ana), "Post it")
    posted = club.board()
    (attachment,) = posted.message.attachments
    with Image.open(io.BytesIO(club.env.backend.cdn.get(attachment.url) or b"")) as film:
        assert film.format == "WEBP"
        assert film.is_animated  # type: ignore[attr-defined]
    assert "Mundialito, turn" in posted.alt


async def test_a_puzzle_is_not_shared_before_its_seal_opens(club: Club, reels: Reels) -> None:
    shown = await daily(club, club.ana)
    table = await latest_table(club, club.ana)
    for verb in (ShareVerb.SHARE, ShareVerb.POST):
        refused = await club.forge(club.ana, shown, f"m1:{table.id}:{table.position}:{verb}:all|0|f")
        assert refused.message.ephemeral
        assert "puzzle" in refused.text
    assert not reels.orders


async def test_a_game_in_which_nothing_has_happened_is_not_shared(club: Club, reels: Reels) -> None:
    await club.duel(kickoff="choose")
    assert (await page_of(club, club.ana)).text == say("share-nothing")


async def test_forged_and_old_controls_are_answered_with_a_sentence(club: Club, reels: Reels) -> None:
    table = await club.duel()
    seen = await club.press(club.ana, club.board(), "more")
    await club.turn()
    for words in ("goal-9|0|f", "nonsense|0|f", "|0|f"):
        refused = await club.forge(club.ana, seen, f"m1:{table.id}:1:{ShareVerb.POST}:{words}")
        assert refused.text == say("press-outdated")
    picked = await club.forge(club.ana, seen, f"m1:{table.id}:1:{ShareVerb.SHARE}:", ["round-4"])
    assert picked.text == say("press-outdated")
    assert not reels.orders
    old = await club.forge(club.ana, seen, f"m1:{table.id}:1:{ShareVerb.POST}:turn|0|f")
    assert "View" in old.buttons


async def test_a_running_cup_is_shared_as_watchers_see_it(club: Club, reels: Reels) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup")
    await club.press(club.ben, club.board(), "Join")
    await club.start(club.ana)
    offered = await choice(club, club.ana)
    await club.press(club.ana, offered, "Post it")
    (order,) = reels.orders
    assert order.viewer is None
    assert order.side is None
    assert make(order).alt


@pytest.mark.parametrize("what", ["ban", "write", "see", "files"])
async def test_whoever_may_not_post_any_more_when_their_film_is_finished_posts_nothing(
    club: Club, reels: Reels, what: str
) -> None:
    content = json.dumps(game_file(await resigned(club))).encode()
    viewer = await club.slash(club.cy, "mundialito replay", club.lounge, file=("a game.json", content))
    page = await club.press(club.cy, await club.press(club.cy, viewer, "Share"), "Clip")
    reels.held = asyncio.Event()
    posting = asyncio.create_task(club.press(club.cy, page, "Post it"))
    await reels.begun.wait()
    match what:
        case "ban":
            await club.mod.slash(club.table, "mundialito-admin ban add", person=club.cy)
        case "files":
            deny(club, club.lounge, club.as_member(club.bot.user.id), "attach_files")  # type: ignore[union-attr]
        case _:
            deny(club, club.lounge, club.cy, {"write": "send_messages", "see": "view_channel"}[what])
    reels.held.set()
    told = await posting
    assert told.message.ephemeral
    assert "Go" not in told.buttons
    assert not club.board(club.lounge)
