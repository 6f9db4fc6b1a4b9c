"""What the doctor tells moderators about a table that is stuck, and how it repairs it."""

from __future__ import annotations

from typing import Any

from data import Commit, Timer
from rules.table import clocks
from tests.bot.club import Club
from tests.bot.inboxes import Inboxes
from words import speech

say = speech("en")


async def doctor(club: Club, who: Any = None, channel: Any = None, **given: object) -> str:
    seen = await club.slash(who or club.mod, "mundialito-admin doctor", channel, **given)
    assert seen.message.ephemeral
    return seen.text


def repaired(fault: str) -> str:
    return say("doctor-repaired", fault=fault)


async def test_a_healthy_table_is_reported_with_what_it_waits_for(club: Club) -> None:
    table = await club.duel()
    requests = len(club.mentions)
    told = await doctor(club)
    since = f"<t:{table.awaiting_since // 1000}:R>"
    assert say("doctor-waits", names="Ana", when=since) in told
    assert say("doctor-next", kind="remind", when=f"<t:{table.awaiting_since // 1000 + 300}:R>") in told
    assert say("doctor-well") in told
    assert len(club.mentions) == requests


async def test_a_lobby_and_a_finished_game_are_reported(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    lobby = await club.game()
    assert say("doctor-lobby", when=f"<t:{lobby.touched_at // 1000}:R>") in await doctor(club)
    await club.press(club.ben, club.board(), "Join")
    await club.slash(club.mod, "mundialito-admin end", how="all")
    over = await club.game(lobby.id)
    assert say("doctor-over", when=f"<t:{over.ended_at // 1000}:R>") in await doctor(club, table=lobby.id)


async def test_only_moderators_can_ask_and_only_about_their_own_server(club: Club) -> None:
    table = await club.duel()
    root = club.admin_command()
    root["default_member_permissions"] = None  # as if a server let everybody see the command
    assert await doctor(club, club.ana) == say("moderators-only")
    assert await club.suggest(club.ana, "mundialito-admin doctor", option="table") == []
    offered = await club.suggest(club.mod, "mundialito-admin doctor", option="table", value=table.id[:3])
    assert [choice["value"] for choice in offered] == [table.id]
    for name in ("nowhere", "'; drop", "ü"):
        assert await doctor(club, table=name) == say("refusal-no-table")
    await club.slash(club.ana_abroad, "mundialito play", club.far, game="mundialito")
    abroad = await club.game(channel=club.far)
    assert await doctor(club, table=abroad.id) == say("refusal-no-table")
    assert abroad.id not in await doctor(club, channel=club.lounge)


async def test_a_deleted_board_is_posted_again_without_mentions(club: Club) -> None:
    table = await club.duel()
    lost, calls = club.board(), len(club.mentions)
    club.env.backend.delete_message(club.table.id, lost.message.id)
    told = await doctor(club)
    assert repaired("board") in told
    assert club.board().message.id != lost.message.id
    assert "Your move" in club.board().buttons
    assert (await club.session(table.id)).head.message.message_id == club.board().message.id  # type: ignore[union-attr]
    assert len(club.mentions) == calls
    assert say("doctor-well") in await doctor(club)


async def test_an_outdated_board_is_updated(club: Club) -> None:
    table = await club.duel()
    club.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    club.env.inject_error("POST", f"/channels/{club.table.id}/messages", status=500, times=None)
    await club.slash(club.ana, "move", action="b6-b5")
    for parcel in await club.archive.outbox.of_table(table.id):
        await club.archive.outbox.drop([parcel.id], "as if it had been tried too often")
    club.env.backend.faults.clear()
    before = club.board().message._message.edited_timestamp
    assert repaired("old-board") in await doctor(club)
    assert club.board().message._message.edited_timestamp != before
    assert say("doctor-well") in await doctor(club)


async def test_missing_and_wrong_timers_are_restored(club: Club) -> None:
    table = await club.duel()
    stored = await club.archive.tables.load(table.id)
    assert stored is not None
    for wrong in ((), (Timer("idle", 5**20),)):
        await club.archive.commit(Commit(stored.head, table.number, timers=wrong))
        assert repaired("timers") in await doctor(club)
        after = await club.archive.tables.load(table.id)
        assert after is not None
        assert set(after.timers) == set(stored.timers)


async def test_an_idle_computer_is_asked_again(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", computer="random")
    scheduler: Any = club.scheduler
    scheduler.think_soon = lambda table_id: None  # as if the request to think had been lost
    while (await club.game()).awaited_persons:
        await club.turn()
    assert say("doctor-fault", fault="computer") in await doctor(club)
    del scheduler.think_soon
    assert repaired("computer") in await doctor(club)
    await club.quiet()
    assert (await club.game()).awaited_persons == (club.ana.id,)


async def test_a_failed_delivery_is_reported_with_its_reason_and_retried_at_once(club: Club) -> None:
    await club.duel()
    place = f"/channels/{club.table.id}/messages"
    club.env.inject_error("PATCH", f"{place}/*", status=403, code=50013, times=None)
    club.env.inject_error("POST", place, status=403, code=50013, times=None)
    await club.slash(club.ana, "move", action="b6-b5")
    for _ in range(2):
        told = await doctor(club)
        assert "I'm missing a permission there." in told
        assert "hasn't been posted yet" in told
    assert repaired("parcels") not in told
    club.env.backend.faults.clear()
    told = await doctor(club)
    assert repaired("parcels") in told
    assert say("doctor-well") not in told
    assert say("doctor-well") in await doctor(club)


async def test_a_deleted_channel_is_reported(club: Club) -> None:
    table = await club.duel()
    place = club.guild.create_text_channel("short-lived")
    await club.slash(club.ana, "mundialito play", place, game="mundialito")
    lobby = await club.game(channel=place)
    club.env.backend.delete_channel(place.id)
    told = await doctor(club, club.mod, club.lounge, table=lobby.id)
    assert say("doctor-fault", fault="channel") in told
    assert lobby.id != table.id


async def test_a_deleted_hand_is_sent_again_and_mentions_only_the_awaited_player(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    assert table.awaited_persons == (club.ana.id,)
    notified = dict(inboxes.notified)
    for who in (club.ana, club.ben):
        lost = inboxes.hand(who).message
        club.env.backend.delete_message(lost.message.channel.id, lost.id)
        await club.archive.hands.forget(table.id, who.id) if who is club.ben else None
    assert repaired("hands") in await doctor(club)
    assert "Choose" in inboxes.hand(club.ana).selects
    assert inboxes.notified[club.ana.id] == notified[club.ana.id] + 1
    assert inboxes.notified[club.ben.id] == notified[club.ben.id]
    assert len(inboxes.messages(club.ben)) == 1
    assert say("doctor-well") in await doctor(club)


async def test_without_a_table_here_the_servers_tables_and_the_house_are_reported(club: Club) -> None:
    table = await club.duel()
    await club.slash(club.ana_abroad, "mundialito play", club.far, game="mundialito")
    told = await doctor(club, channel=club.lounge)
    assert say("doctor-server", running=1, lobbies=0, aside=0) in told
    assert table.id in told
    assert "On all servers: 1 running, 1 lobby, 0 set aside. Updates to post: 0." in told


def test_every_timer_of_a_table_is_described_to_moderators() -> None:
    kinds = {text for name, text in vars(clocks).items() if name.isupper() and isinstance(text, str)}
    assert len(kinds) == 12
    for kind in kinds - {clocks.COMPUTER}:
        assert f"({kind})" not in say("doctor-next", kind=kind, when="soon")
