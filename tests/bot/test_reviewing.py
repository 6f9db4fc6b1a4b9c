"""Reviews on Discord: made privately for those who played, kept, looked through, and shown to everybody once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import cogs.reviews.reading
import host.reviews
from cogs.reviews import Reviewing
from cogs.reviews.controls import REVIEW, SHOW_REVIEW
from cogs.reviews.reading import KIND
from host.lane import AT_ONCE
from host.making import review_of
from host.reviews import Making, Reviews
from host.steps import once_nonce
from players.advice import Reason
from players.reviewing import FinishedGame, Moment, Review, Tally, write
from rules import GAMES
from rules.core.match import Match
from rules.table.table import Finished
from tests.bot.club import Club, Seen
from tests.bot.test_daily import daily, give_up, latest_table
from tests.bot.test_daily_private import restart
from tests.bot.test_privacy import deleted
from tests.bot.test_replay import check_sane, over
from tests.bot.test_rights import WRITE, deny
from tests.waiting import PATIENCE
from words import speech
from words.actions import name_actions
from workers.worker import Failed

say = speech("en")
BACK, ON = (say("review-step", way=way) for way in ("back", "on"))


class Critics:
    """Makes reviews in which each seat's last choices were wrong, and remembers how many."""

    def __init__(self) -> None:
        self.asked: list[FinishedGame] = []
        self.error: Exception | None = None
        self.held: asyncio.Event | None = None
        self.meanwhile: Callable[[], Awaitable[None]] | None = None

    async def __call__(self, played: FinishedGame, on_progress: Callable[[float], None]) -> str:
        self.asked.append(played)
        on_progress(0.4)
        if self.held is not None:
            await self.held.wait()
        if self.meanwhile is not None:
            await self.meanwhile()
        if self.error is not None:
            raise self.error
        return write(criticized(played))


def criticized(played: FinishedGame) -> Review:
    """A review in which the last two choices of each seat lost something."""
    match = Match.begin(GAMES[played.game], played.seats, dict(played.options), 0)
    found: dict[int, list[Moment]] = {}
    for index, event in enumerate(played.log):
        if index in played.chosen and match.to_act is not None and len(match.legal(3)) > 2:
            better = next(action for action in match.legal() if action not in (event, "end"))
            reason = Reason("goal")
            found.setdefault(match.to_act, []).append(
                Moment(index, match.to_act, event, better, 0.3, 0.5, (reason,), (event,))
            )
        match = match.follow(event)
    moments = sorted((one for own in found.values() for one in own[-2:]), key=lambda one: one.index)
    tallies = tuple(Tally(9, 7, 2, 0.4) if seat in found else Tally() for seat in range(played.seats))
    points = tuple(range(len(played.log) + 1))
    return Review(points, tuple((0.5, 0.5) for _ in points), tallies, tuple(moments))


def reviews_of(club: Club) -> Reviews:
    """All reviews of the club."""
    feature = club.bot.features["reviews"]
    assert isinstance(feature, Reviewing)
    return feature.reviews


@pytest.fixture
def critics(club: Club) -> Critics:
    """What makes the club's reviews."""
    found = Critics()
    reviews_of(club)._make = found
    return found


async def opened(club: Club, who: Any) -> Seen:
    return await club.press(who, club.board(), "Review")


async def test_those_who_played_have_their_game_reviewed_privately(club: Club, critics: Critics) -> None:
    table = await over(club)
    first = await opened(club, club.ana)
    assert first.message.ephemeral
    check_sane(first)
    assert "Ana** (Bermellon) lost 40 points in 2 turns." in first.text or "Ana lost 40 points" in first.text
    assert "I looked at 7 of 9 choices." in first.text
    assert "Ana: 50%" in first.alt
    (played,) = critics.asked
    assert played.log == tuple(table.match.log)
    acts = [act.person for act in table.acts]
    assert played.chosen == tuple(number for number, person in enumerate(acts) if person is not None)
    assert (await opened(club, club.ben)).message.ephemeral
    assert len(critics.asked) == 1


async def test_the_moments_are_stepped_through_with_what_was_played_and_what_was_better_marked(
    club: Club, critics: Critics
) -> None:
    table = await over(club)
    review = criticized(host.reviews.game_to_review(table))
    seat = table.seat_of(club.ana.id)
    seen = await opened(club, club.ana)
    for number, moment in enumerate(review.worst(seat), 1):
        seen = await club.press(club.ana, seen, ON)
        check_sane(seen)
        assert f"Moment {number} of 2" in seen.text
        before = Match.begin(table.match.game, 2, table.match.options, 0).replay(list(table.match.log)[: moment.index])
        (played,), (better, *_) = (
            list(name_actions(before, actions, say)) for actions in ((moment.played,), (moment.better, *moment.follows))
        )
        assert f"**Played:** {played.words} · 30% to win" in seen.text
        assert f"**Better:** {better.words}" in seen.text
        assert "· 50%. It's a goal!" in seen.text
        assert "`" not in seen.text.partition("\n")[2]
        wish = club.studio.wishes[-1]
        assert (wish.view, wish.compared) == (before.view(seat), (moment.played, moment.better))
        assert say("review-picture-both") in seen.text
        assert say("review-show-played") not in seen.buttons
        replayed = await club.press(club.ana, seen, say("review-replay"))
        assert "Replay" in replayed.text
    assert seen.buttons[ON].get("disabled")
    back = await club.press(club.ana, await club.press(club.ana, seen, BACK), say("review-overview"))
    assert "**Where the most was lost**" in back.text


async def test_others_moments_are_in_the_menu(club: Club, critics: Critics) -> None:
    await over(club)
    own = await opened(club, club.ana)
    everybody = await club.pick(club.ana, own, say("review-sides"), "-")
    assert everybody.message.id == own.message.id
    assert "Ben" in everybody.text
    assert "Ana" in everybody.text
    assert sum(line.startswith(("1.", "2.", "3.")) for line in everybody.text.splitlines()) == 3


async def test_a_review_can_be_had_in_words_alone(club: Club, critics: Critics) -> None:
    await over(club)
    words = await club.press(club.ana, await opened(club, club.ana), say("review-in-words"))
    assert "Ana: 50%" in words.text
    moment = await club.press(club.ana, words, ON)
    check_sane(moment)
    assert not moment.alt
    assert "```" in moment.text or "a1" in moment.text
    assert (await club.press(club.ana, moment, say("review-pictures"))).alt


async def test_a_review_is_kept_over_a_restart_and_its_buttons_still_answer(club: Club, critics: Critics) -> None:
    await over(club)
    first = await opened(club, club.ana)
    await restart(club)
    assert "Moment 1 of 2" in (await club.press(club.ana, first, ON)).text
    assert len(critics.asked) == 1


async def test_nobody_else_sees_a_review_until_it_is_shown(club: Club, critics: Critics) -> None:
    await over(club)
    for press in range(2):
        refused = await opened(club, club.cy)
        assert refused.message.ephemeral
        assert refused.text == say("review-not-yours"), press
        first = await opened(club, club.ana)
    forged = await club.forge(club.cy, first, first.id_of("review"))
    assert forged.text == say("review-not-yours")
    shown = await club.forge(club.cy, first, first.id_of("showreview"))
    assert shown.text == say("review-not-yours")


async def test_it_is_shown_to_everybody_once(club: Club, critics: Critics) -> None:
    table = await over(club)
    first = await opened(club, club.ana)
    coming = await club.press(club.ana, first, say("review-show"))
    assert coming.text == say("review-coming")
    public = club.board()
    assert not public.message.ephemeral
    assert say("review-by", name="Ana").removeprefix("-# ") in public.text
    assert say("review-show") not in public.buttons
    private = await club.press(club.cy, public, ON)
    assert private.message.ephemeral
    assert "Moment 1 of 3" in private.text
    await club.later(120)
    posted = await club.archive.outbox.message_of(once_nonce(table.id, KIND))
    assert posted is not None
    again = await club.forge(club.ben, first, first.id_of("showreview"))
    assert f"/{posted.message_id}" in again.text
    await club.later(3 * 24 * 3600)
    while await club.archive.forget(1 << 50, 1):
        pass
    late = await club.forge(club.ben, first, first.id_of("showreview"))
    assert late.text == say("review-shown", link="none")
    assert club.board().message.id == public.message.id


async def test_a_review_that_takes_long_tells_how_far_it_is_and_then_stands_there(
    club: Club, critics: Critics, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cogs.reviews.reading, "SOON", 0.01)
    monkeypatch.setattr(cogs.reviews.reading, "NEWS", 0.05)
    told: list[str] = []
    edit = cogs.reviews.reading.edit_answer

    async def noted(interaction: Any, reply: Any) -> bool:
        edited = await edit(interaction, reply)
        told.append(" ".join(item.content for item in reply.view.walk_children() if hasattr(item, "content")))
        assert critics.held is not None
        if told[-1] == say("review-making", percent=40):  # news before that may be of a review still to begin
            critics.held.set()
        return edited

    monkeypatch.setattr(cogs.reviews.reading, "edit_answer", noted)
    critics.held = asyncio.Event()
    await over(club)
    async with asyncio.timeout(PATIENCE):
        seen = await opened(club, club.ana)
    assert say("review-making", percent=40) in told
    assert "lost 40 points" in told[-1]
    assert seen.message.ephemeral


async def test_one_review_of_a_table_is_made_at_a_time_whoever_asks(
    club: Club, critics: Critics, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cogs.reviews.reading, "SOON", 5)
    critics.held = asyncio.Event()
    await over(club)
    asking = [asyncio.create_task(opened(club, who)) for who in (club.ana, club.ben)]
    await asyncio.sleep(0.2)
    critics.held.set()
    assert all("lost 40 points" in seen.text for seen in await asyncio.gather(*asking))
    assert len(critics.asked) == 1


async def test_how_many_are_made_is_limited(club: Club, critics: Critics, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await over(club)
    monkeypatch.setattr(club.bot.desk.workshop, "_most_waiting", -AT_ONCE)
    assert (await opened(club, club.ana)).text == say("review-busy")
    assert await club.archive.reviews.review(table.id) is None
    monkeypatch.undo()
    assert "lost 40 points" in (await opened(club, club.ana)).text


async def test_one_person_leaves_room_in_the_queue_for_others(club: Club, critics: Critics) -> None:
    await over(club)
    reviews, most = reviews_of(club), host.reviews.MOST_QUEUED
    loop = asyncio.get_running_loop()
    reviews._open |= {f"other {n}": Making(club.ana.id, loop.create_future()) for n in range(most)}
    assert (await opened(club, club.ana)).text == say("review-queued", most=most)
    assert not critics.asked
    assert "lost 40 points" in (await opened(club, club.ben)).text
    del reviews._open["other 0"]
    assert "lost 40 points" in (await opened(club, club.ana)).text


async def test_a_review_that_fails_is_explained_and_can_be_tried_again(club: Club, critics: Critics) -> None:
    await over(club)
    critics.error = Failed("no")
    assert (await opened(club, club.ana)).text == say("review-failed")
    critics.error = None
    assert "lost 40 points" in (await opened(club, club.ana)).text


async def test_a_running_game_has_no_review(club: Club, critics: Critics) -> None:
    table = await club.duel()
    await club.turn()
    for verb in (REVIEW, SHOW_REVIEW):
        refused = await club.forge(club.ana, club.board(), f"m1:{table.id}:{table.position}:{verb}:")
        assert refused.text == say("review-not-yet")
    assert not critics.asked


async def test_a_puzzle_is_not_reviewed_before_its_seal_opens(club: Club, critics: Critics) -> None:
    shown = await daily(club, club.ana)
    await give_up(club, club.ana, await latest_table(club, club.ana))
    table = await latest_table(club, club.ana)
    assert isinstance(table, Finished)
    refused = await club.forge(club.ana, shown, f"m1:{table.id}:{table.position}:{REVIEW}:")
    assert not critics.asked
    assert refused.message.ephemeral


async def test_a_review_of_a_puzzle_is_its_players_alone(club: Club, critics: Critics) -> None:
    await daily(club, club.ana)
    shown = await give_up(club, club.ana, await latest_table(club, club.ana))
    await club.later(24 * 60 * 60)
    page = await club.press(club.ana, shown, "Review")
    table = await latest_table(club, club.ana)
    for verb in (REVIEW, SHOW_REVIEW):
        told = await club.forge(club.ben, page, f"m1:{table.id}:{table.position}:{verb}:")
        assert told.text == say("refusal-no-table")
    assert page.control(SHOW_REVIEW) is None
    told = await club.forge(club.ana, page, f"m1:{table.id}:{table.position}:{SHOW_REVIEW}:")
    assert told.text == say("review-not-yours")
    assert not club.board()


async def test_forged_words_are_answered_with_a_sentence(club: Club, critics: Critics) -> None:
    table = await over(club)
    first = await opened(club, club.ana)
    for words in ("nonsense", "1.-.xx", "99.-.bp"):
        refused = await club.forge(club.ana, first, f"m1:{table.id}:1:{REVIEW}:{words}")
        assert refused.text == say("press-outdated")
    for words in ("9.-.bp", "1.15.bp", "2.1.pw|on"):
        check_sane(await club.forge(club.ana, first, f"m1:{table.id}:1:{REVIEW}:{words}"))
    picked = await club.forge(club.ana, first, f"m1:{table.id}:1:{REVIEW}:0.-.bp|sides", ["7"])
    assert picked.text == say("press-outdated")


async def test_missing_permissions_are_named_before_anything_is_noted(club: Club, critics: Critics) -> None:
    table = await over(club)
    first = await opened(club, club.ana)
    deny(club, club.table, club.ana, WRITE)
    assert "**Send Messages**" in (await club.press(club.ana, first, say("review-show"))).text
    assert await club.archive.reviews.when_shown(table.id) is None


async def test_no_review_is_kept_of_somebody_who_is_erased_while_it_is_made(club: Club, critics: Critics) -> None:
    table = await over(club)

    async def erase() -> None:
        held = await club.archive.privacy.naming(club.ana.id)
        await club.archive.privacy.erase(club.ana.id, -5, held, 7)
        club.bot.desk.invalidation.forget_erased(club.ana.id)

    critics.meanwhile = erase
    assert "lost 40 points" in (await opened(club, club.ben)).text
    assert await club.archive.reviews.review(table.id) is None
    critics.meanwhile = None
    again = await opened(club, club.ben)
    assert "lost 40 points" in again.text
    assert say("review-sides") not in again.selects
    assert await club.archive.reviews.review(table.id) is not None


async def test_a_kept_review_goes_with_somebody_who_is_erased(club: Club, critics: Critics) -> None:
    table = await over(club)
    await opened(club, club.ana)
    await deleted(club, club.ana)
    assert await club.archive.reviews.review(table.id) is None


async def test_a_review_is_really_made_and_kept(club: Club) -> None:
    table = await over(club, 1)
    assert isinstance(table, Finished)
    reviews_of(club)._make = really
    first = await opened(club, club.ana)
    check_sane(first)
    assert "Ana" in first.text
    assert await club.archive.reviews.review(table.id) == await really(host.reviews.game_to_review(table), print)


async def really(played: FinishedGame, on_progress: Callable[[float], None]) -> str:
    """Make a review on a thread of this process."""
    return await asyncio.to_thread(review_of, played)
