"""Bans: by moderators from a server, by owners from everywhere, and what a banned person can still do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.moderation import moderating as banning
from cogs.people.access import EVERYWHERE
from data import Unavailable
from rules.table.table import Closed, Finished, Lobby, Running
from tests.bot.club import Club, Seen, open_club
from tests.bot.inboxes import Inboxes
from tests.bot.racing import race
from words import speech

say = speech("en")
ADMIN = "mundialito-admin ban"
BANNED = say("banned", where="here", until="none", reason="none")


async def ban(club: Club, who: Any, **options: Any) -> Seen:
    return await club.slash(club.mod, f"{ADMIN} add", person=who, **options)


def own(club: Club, who: Any) -> None:
    """Make somebody one of the bot's owners."""
    club.bot.owner_ids = frozenset({who.id})


async def test_a_banned_person_is_told_so_wherever_they_press(club: Club) -> None:
    await club.slash(club.ben, "mundialito play", game="mundialito")
    told = await ban(club, club.ana)
    assert told.message.ephemeral
    assert told.text == say("done-banned", name="Ana", where="here", days=0, left="yes")
    pressed = await club.press(club.ana, club.board(), "Join")
    assert pressed.message.ephemeral
    assert pressed.text == BANNED
    for command in ("play", "help", "leaderboard", "games", "daily"):
        assert (await club.slash(club.ana, f"mundialito {command}")).text == BANNED
    assert (await club.game()).persons == (club.ben.id,)
    assert (await club.slash(club.ana_abroad, "mundialito help", club.far)).text != BANNED


async def test_the_reason_and_the_end_are_told(club: Club) -> None:
    await ban(club, club.ana, reason="Stalling @everyone", days=2)
    told = (await club.slash(club.ana, "mundialito play")).text
    assert "Stalling" in told
    assert "until <t:" in told
    (line,) = (await club.slash(club.mod, f"{ADMIN} list")).text.splitlines()[1:]
    assert "Stalling" in line
    await club.later(2 * 24 * 60 * 60 + 61)
    assert (await club.slash(club.ana, "mundialito help")).text != told
    assert (await club.slash(club.mod, f"{ADMIN} list")).text == say("bans-none")


async def test_a_bans_reason_is_quoted_as_it_was_written(club: Club) -> None:
    await ban(club, club.ana, reason="cheating")
    assert "Reason: “cheating”. The server's moderators" in (await club.slash(club.ana, "mundialito play")).text
    await ban(club, club.ben, reason="Cheating, twice!")
    assert "Reason: “Cheating, twice!”. The server's" in (await club.slash(club.ben, "mundialito play")).text


async def test_a_ban_ends_a_try_at_the_daily_puzzle_and_posts_nothing(club: Club) -> None:
    await race(club, club.ana)
    (head, *_) = await club.archive.seats.tables_of(club.ana.id)
    await ban(club, club.ana)
    await club.quiet()
    assert isinstance(await club.game(head.id), Finished)
    assert club.board().message is None


async def test_a_banned_person_leaves_their_tables_there_and_nowhere_else(club: Club) -> None:
    table = await club.duel()
    await club.slash(club.ana, "mundialito play", club.lounge, game="mundialito")
    lobby = await club.game(channel=club.lounge)
    await club.slash(club.ana_abroad, "mundialito play", club.far, game="mundialito")
    abroad = await club.game(channel=club.far)
    await ban(club, club.ana)
    over = await club.game(table.id)
    assert isinstance(over, Finished)
    assert over.result.ranking[0] == (over.seat_of(club.ben.id),)
    assert isinstance(await club.game(lobby.id), Closed)
    assert isinstance(await club.game(abroad.id), Lobby)


async def test_a_banned_person_cannot_be_invited(club: Club) -> None:
    await ban(club, club.ana)
    told = await club.slash(club.ben, "mundialito play", opponent=club.ana)
    assert told.text == say("opponent-banned", name="Ana")
    assert not await club.archive.tables.lobbies_in(club.table.id)


async def test_a_ban_can_be_lifted(club: Club) -> None:
    await ban(club, club.ana)
    assert (await club.slash(club.mod, f"{ADMIN} remove", person=club.ana)).text == say("done-unbanned", name="Ana")
    await club.slash(club.ana, "mundialito play", game="mundialito")
    assert isinstance(await club.game(), Lobby)
    assert (await club.slash(club.mod, f"{ADMIN} remove", person=club.ana)).text == say("ban-none", name="Ana")


@pytest.mark.parametrize("command", ["add", "remove", "list"])
async def test_only_owners_decide_about_every_server(club: Club, command: str) -> None:
    person = {} if command == "list" else {"person": club.ana}
    told = await club.slash(club.mod, f"{ADMIN} {command}", everywhere=True, **person)
    assert told.text == say("ban-owners-only")
    assert not await club.archive.bans.all()


async def test_an_owner_bans_from_everywhere(club: Club) -> None:
    own(club, club.mod)
    assert (await ban(club, club.ana, everywhere=True)).text == say(
        "done-banned", name="Ana", where="all", days=0, left="yes"
    )
    told = say("banned-everywhere", until="none", reason="none")
    assert (await club.slash(club.ana_abroad, "mundialito play", club.far)).text == told
    assert (await race(club, club.ana.user)).text == told
    assert (await club.slash(club.mod, f"{ADMIN} list")).text == say("bans-none")
    assert len((await club.slash(club.mod, f"{ADMIN} list", everywhere=True)).text.splitlines()) == 2


async def test_nobody_bans_themself_an_owner_or_a_bot(club: Club) -> None:
    assert (await ban(club, club.mod)).text == say("ban-yourself")
    own(club, club.ben)
    assert (await ban(club, club.ben)).text == say("ban-owner")
    assert club.bot.user is not None
    assert (await ban(club, club.as_member(club.bot.user.id))).text == say("ban-bot")
    assert not await club.archive.bans.all()


async def test_deleting_everything_about_oneself_does_not_undo_a_ban(club: Club) -> None:
    await club.duel()
    await ban(club, club.ana, reason="Ana again")
    shown = await club.slash(club.ana, "mundialito privacy show")
    assert say("privacy-title") in shown.text
    asked = await club.slash(club.ana, "mundialito privacy delete")
    assert (await club.press(club.ana, asked, say("button-erase"))).text == say("privacy-erased")
    (kept,) = await club.archive.bans.all()
    assert (kept.person_id, kept.reason) == (None, "")
    assert str(club.ana.id).encode() not in kept.digest
    await club.later(61)
    assert (await club.slash(club.ana, "mundialito play")).text == BANNED
    assert say("person-erased") in (await club.slash(club.mod, f"{ADMIN} list")).text
    await club.slash(club.mod, f"{ADMIN} remove", person=club.ana)
    await club.slash(club.ana, "mundialito play", game="mundialito")
    assert not isinstance(await club.game(), Running)


@pytest.mark.parametrize("place", ["a server", "everywhere"])
async def test_what_protects_a_banned_person_stays_theirs(club: Club, place: str) -> None:
    own(club, club.mod)
    await ban(club, club.ana, everywhere=place == "everywhere")
    page = await club.slash(club.ana, "mundialito settings")
    page = await club.press(club.ana, page, say("button-settings-public-off"))
    assert say("settings-public", on="no") in page.text
    assert (await club.archive.people.person(club.ana.id)).prefs["public"] is False
    blocked = await club.slash(club.ana, "mundialito block", person=club.ben)
    assert blocked.text == say("done-block", name="Ben", on="yes")
    page = await club.slash(club.ana, "mundialito settings")
    page = await club.pick(club.ana, page, say("settings-unblock"), str(club.ben.id))
    assert say("blocked-people", count=0) in page.text
    exported = await club.slash(club.ana, "mundialito privacy export")
    assert exported.text == say("privacy-exported")


async def test_an_open_panel_and_an_old_board_answer_with_the_same_sentence(club: Club) -> None:
    await club.duel()
    panel = await club.press(club.ana, club.board(), "Your move")
    board = club.board()
    await ban(club, club.ana)
    assert (await club.forge(club.ana, panel, panel.id_of("step"))).text == BANNED
    assert (await club.forge(club.ana, board, board.id_of("panel"))).text == BANNED
    assert (await club.press(club.ana, club.board(), "More…")).text == BANNED


async def crash_after_the_ban(club: Club, who: Any, guild: int, patch: pytest.MonkeyPatch) -> None:
    """The process ends between saving a ban and leaving the tables."""

    async def ends(*_: object) -> None:
        raise Unavailable("the process has ended")

    with patch.context() as crashing:
        crashing.setattr(banning, "leave", ends)
        assert not await club.bot.features["moderation"].banning.add(guild, who.id, "", None)


async def test_a_ban_that_a_crash_interrupts_is_finished_after_the_next_start(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database) as club:
        table = await club.duel()
        await club.slash(club.ben, "mundialito play", club.lounge, opponent=club.ana)
        lobby = await club.game(channel=club.lounge)
        await crash_after_the_ban(club, club.ana, club.guild.id, monkeypatch)
        assert isinstance(await club.game(table.id), Running)
    async with open_club(database) as club:
        await club.later(0)
        over = await club.game(table.id)
        assert isinstance(over, Finished)
        assert over.result.ranking[0] == (over.seat_of(club.ben.id),)
        left = await club.game(lobby.id)
        assert isinstance(left, Lobby)
        assert left.invited == ()
        number = over.number
        await club.later(61)
        assert (await club.game(table.id)).number == number


async def test_somebody_who_sat_down_while_being_banned_leaves_within_a_minute(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.later(0)
    table = await club.duel()
    await club.slash(club.ana_abroad, "mundialito play", club.far, game="mundialito")
    abroad = await club.game(channel=club.far)
    await crash_after_the_ban(club, club.ana, club.guild.id, monkeypatch)
    await club.later(61)
    assert isinstance(await club.game(table.id), Finished)
    assert isinstance(await club.game(abroad.id), Lobby)
    await crash_after_the_ban(club, club.ana, EVERYWHERE, monkeypatch)
    await club.later(61)
    assert isinstance(await club.game(abroad.id), Closed)


async def test_a_moderator_is_told_if_the_tables_are_left_later(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.duel()

    async def busy(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(banning, "leave", busy)
    assert (await ban(club, club.ana)).text == say("done-banned", name="Ana", where="here", days=0, left="no")


async def test_a_hand_in_direct_messages_answers_with_one_sentence_too(inboxes: Inboxes) -> None:
    club = inboxes.club
    await inboxes.start_snap(club.ben)
    before = inboxes.hand(club.ben)
    await ban(club, club.ben)
    hand = inboxes.hand(club.ben)
    for control in (*before.ids, *hand.ids):
        pressed = await club.forge(club.ben.user, hand, control)
        assert pressed.text == say("banned", where="there", until="none", reason="none")
