"""Timers, the outbox, people and servers."""

import asyncio
import threading
from typing import Any

import pytest

from data import Archive, BoardMessage, Counts, DueTimer, Hand, Message, NewParcel, Person, Place, Server, Status, Timer
from tests.data.making import step


async def test_a_steps_timers_replace_the_earlier_ones(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", timers=(Timer("idle", 50), Timer("clock", 40, 0), Timer("clock", 40, 1))))
    await archive.commit(step("t1", 1, "b", timers=(Timer("idle", 60), Timer("clock", 40, 1), Timer("vote", 30))))
    due = await archive.timers.due(100)
    assert due == tuple(
        DueTimer("t1", timer) for timer in (Timer("vote", 30), Timer("clock", 40, 1), Timer("idle", 60))
    )


async def test_a_timer_that_is_only_put_off_may_stay_due_when_it_was(archive: Archive) -> None:
    first = (Timer("idle", 50), Timer("clock", 40, 0), Timer("away", 45, 1), Timer("vote", 30, payload="a"))
    await archive.commit(step("t1", 0, "a", timers=first))
    later = (Timer("idle", 60), Timer("clock", 30, 0), Timer("away", 45, 0), Timer("vote", 35, payload="b"))
    await archive.commit(step("t1", 1, "b", timers=later, early=True))
    saved = {due.timer for due in await archive.timers.due(100)}
    assert saved == {Timer("idle", 50), *later[1:]}
    await archive.commit(step("t1", 2, "c", timers=later))
    assert {due.timer for due in await archive.timers.due(100)} == {*later}


async def test_a_step_without_timers_and_people_leaves_them_unchanged(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", timers=(Timer("idle", 50),), people=((1, 0),)))
    await archive.commit(step("t1", 1, "b"))
    assert len(await archive.timers.due(50)) == 1
    assert len(await archive.seats.tables_of(1)) == 1
    await archive.commit(step("t1", 2, "c", timers=(), people=()))
    assert await archive.timers.due(50) == ()
    assert await archive.seats.tables_of(1) == ()


async def test_timers_come_when_due_longest_overdue_first(archive: Archive) -> None:
    assert await archive.timers.next_due() is None
    for place, due in enumerate((30, 10, 20)):
        await archive.commit(step(f"t{place}", 0, "a", channel_id=place, timers=(Timer("idle", due),)))
    assert await archive.timers.next_due() == 10
    assert [due.table_id for due in await archive.timers.due(20)] == ["t1", "t2"]
    assert [due.table_id for due in await archive.timers.due(99, 2)] == ["t1", "t2"]
    assert [due.table_id for due in await archive.timers.due(99, 2, exclude=("t1", "'"))] == ["t2", "t0"]
    assert await archive.timers.due(9) == ()


@pytest.mark.parametrize(
    "place", [BoardMessage("t1", Message(7, 99, 5)), Hand("t1", 3, 7, 99, 1, 5)], ids=["board", "hand"]
)
async def test_a_message_is_saved_with_the_parcels_that_it_shows(archive: Archive, place: Place) -> None:
    await archive.commit(step("t1", 0, "a", parcels=(NewParcel("board", "n1"), NewParcel("board", "n2"))))
    first, second = await archive.outbox.of_table("t1")
    await archive.outbox.mark_posted([first.id], 7, 99, place)
    assert await archive.outbox.of_table("t1") == (second,)
    head = await archive.tables.head("t1")
    assert head is not None
    assert [head.message, await archive.hands.hand("t1", 3)] == (
        [place.message, None] if isinstance(place, BoardMessage) else [None, place]
    )


async def test_parcels_still_wait_if_their_message_cannot_be_saved(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", parcels=(NewParcel("hand", "n1"),)))
    waiting = await archive.outbox.of_table("t1")
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await archive.outbox.mark_posted([waiting[0].id], 7, 99, Hand("t2", 3, 7, 99, 1, 5))
    assert await archive.outbox.of_table("t1") == waiting


async def test_a_parcel_waits_until_it_is_posted(archive: Archive) -> None:
    await archive.commit(
        step("t1", 0, "a", "b", parcels=(NewParcel("board", "n1", "{}"), NewParcel("hand", "n2", due=70)))
    )
    assert await archive.outbox.next_due() == 0
    (board,) = await archive.outbox.due(60)
    assert (board.nonce, board.table_id, board.number, board.kind, board.payload) == ("n1", "t1", 2, "board", "{}")
    await archive.outbox.mark_posted([board.id], 7, 99)
    assert await archive.outbox.next_due() == 70
    assert [parcel.nonce for parcel in await archive.outbox.due(70)] == ["n2"]
    assert await became(archive, "n1") == ("posted", 7, 99, 1, None)
    assert await archive.outbox.knows("n1")
    assert not await archive.outbox.knows("n3")


async def test_a_failed_parcel_waits_for_its_next_attempt(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", parcels=(NewParcel("board", "n1"),)))
    await archive.outbox.postpone([parcel.id for parcel in await archive.outbox.due(0)], 500, "no access")
    assert await archive.outbox.due(499) == ()
    (parcel,) = await archive.outbox.due(500)
    assert (parcel.attempts, parcel.due, parcel.error) == (1, 500, "no access")
    await archive.outbox.drop([parcel.id], "the channel is gone")
    await archive.outbox.postpone([parcel.id], 600, "late")
    assert await archive.outbox.due(9999) == ()
    assert await became(archive, "n1") == ("dropped", None, None, 1, "the channel is gone")


async def became(archive: Any, nonce: str) -> tuple[object, ...]:
    """A parcel's state, its channel and message, its attempts and its last error."""
    row = "SELECT state, posted_in, posted_as, attempts, error FROM outbox WHERE nonce = ?"
    found: tuple[object, ...] = await archive._reader.run(lambda base: base.execute(row, (nonce,)).fetchone())
    return found


async def test_parcels_of_excluded_tables_are_left_out(archive: Archive) -> None:
    for place in range(3):
        parcels = (NewParcel("board", f"n{place}", due=place),)
        await archive.commit(step(f"t{place}", 0, "a", channel_id=place, parcels=parcels))
    assert [parcel.table_id for parcel in await archive.outbox.due(9, exclude=["t1"])] == ["t0", "t2"]
    assert [parcel.table_id for parcel in await archive.outbox.due(9, 1)] == ["t0"]
    assert len(await archive.outbox.due(9, kinds=("board",))) == 3
    assert await archive.outbox.due(9, kinds=("hand", "review")) == ()


async def test_finished_parcels_are_deleted_and_waiting_ones_stay(archive: Archive) -> None:
    parcels = (NewParcel("board", "n1"), NewParcel("board", "n2"))
    await archive.commit(step("t1", 0, "a", interaction_id="i1", parcels=parcels))
    first, _ = await archive.outbox.of_table("t1")
    await archive.commit(step("t1", 1, "b", interaction_id="i2", updated_at=5000))
    await archive.outbox.mark_posted([first.id])
    assert await archive.forget(5000, 0) == 2
    assert await archive.forget(5000, 0) == 0
    assert not await archive.outbox.knows("n1")
    assert await archive.outbox.knows("n2")
    await archive.commit(step("t1", 2, "c", interaction_id="i1"))


async def test_a_dropped_parcel_can_wait_again_with_another_payload(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", parcels=(NewParcel("review", "c1", "{}"), NewParcel("review", "c2", "{}"))))
    dropped, waiting = await archive.outbox.of_table("t1")
    await archive.outbox.drop([dropped.id], "tried too often")
    for nonce in ("c1", "c2", "c3"):
        await archive.outbox.revive(NewParcel("review", nonce, '{"by": 1}', due=50))
    found = {parcel.nonce: (parcel.payload, parcel.due, parcel.attempts) for parcel in await archive.outbox.due(99)}
    assert found == {"c1": ('{"by": 1}', 50, 0), "c2": (waiting.payload, 0, 0)}
    await archive.outbox.mark_posted([dropped.id], 7, 99)
    await archive.outbox.revive(NewParcel("review", "c1"))
    assert await archive.outbox.message_of("c1") is not None


async def test_a_persons_tables_are_listed_by_status_latest_first(archive: Archive) -> None:
    for place in range(4):
        table = f"t{place}"
        await archive.commit(step(table, 0, "a", channel_id=place, updated_at=place, people=((1, 0), (2, None))))
    await archive.commit(step("t0", 1, "over", channel_id=0, status=Status.ENDED, updated_at=100))
    await archive.commit(step("t2", 1, "over", channel_id=2, status=Status.ENDED, updated_at=200))
    await archive.commit(step("t3", 1, "b", channel_id=3, updated_at=300, people=((2, 0),)))

    async def games(person_id: int, *statuses: Status, limit: int = 25) -> list[str]:
        return [table.id for table in await archive.seats.tables_of(person_id, statuses, limit)]

    assert await games(1, *Status) == ["t2", "t0", "t1"]
    assert await games(1, Status.ENDED) == ["t2", "t0"]
    assert await games(1, Status.ENDED, limit=1) == ["t2"]
    assert await games(2, Status.RUNNING) == ["t3", "t1"]
    assert await games(3, *Status) == []


async def test_preferences_are_merged_and_null_removes_one(archive: Archive) -> None:
    assert await archive.people.person(1) == Person(1)
    await archive.people.save(1, {"pings": False, "lineup": ["a", "b"], "nothing": None})
    await archive.people.save(1, {"language": "pl", "lineup": ["ż"]})
    await archive.people.save_dm_channel(1, 77)
    await archive.people.save(1, {"pings": None})
    assert await archive.people.person(1) == Person(1, 77, {"language": "pl", "lineup": ["ż"]})
    await archive.people.save_dm_channel(2, 78)
    assert await archive.people.person(2) == Person(2, 78)
    assert await archive.servers.server(5) == Server(5)
    await archive.servers.save(5, {"language": "fr"})
    await archive.servers.save(5, {"ping": True})
    assert await archive.servers.server(5) == Server(5, {"language": "fr", "ping": True})


async def test_a_dm_channel_is_forgotten_unless_a_newer_one_replaced_it(archive: Archive) -> None:
    await archive.people.forget_dm_channel(1, 77)
    assert await archive.people.person(1) == Person(1)
    await archive.people.save_dm_channel(1, 77)
    await archive.people.save_dm_channel(1, 78)
    await archive.people.forget_dm_channel(1, 77)
    assert (await archive.people.person(1)).dm_channel_id == 78
    await archive.people.forget_dm_channel(1, 78)
    assert await archive.people.person(1) == Person(1)


async def test_the_counts_show_tables_timers_parcels_and_people(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", timers=(Timer("idle", 1),), parcels=(NewParcel("board", "n"),)))
    await archive.commit(step("t2", 0, "a", status=Status.LOBBY))
    await archive.commit(step("t3", 0, "a", status=Status.ENDED))
    await archive.commit(step("t4", 0, "a", channel_id=8))
    await archive.tables.set_aside("t4", "why", 1)
    assert await archive.counts() == Counts(
        lobbies=1, running=1, set_aside=1, parcels_waiting=1, parcels_failing=0, timers=1, people=0
    )


async def test_a_tables_parcels_are_found_however_many_others_wait_longer(archive: Archive) -> None:
    for place in range(30):
        parcels = tuple(NewParcel("board", f"o{place}-{number}") for number in range(50))
        await archive.commit(step(f"o{place}", 0, "a", channel_id=place, parcels=parcels))
    await archive.commit(
        step(
            "t1", 0, "a", channel_id=99, parcels=(NewParcel("hand", "n2", due=10**15), NewParcel("board", "n1", due=7))
        )
    )
    earlier, later = await archive.outbox.of_table("t1")
    assert (earlier.nonce, later.nonce) == ("n1", "n2")
    await archive.outbox.mark_posted([later.id])
    assert [parcel.nonce for parcel in await archive.outbox.of_table("t1")] == ["n1"]
    assert await archive.outbox.of_table("nowhere") == ()


async def test_a_servers_open_tables_are_listed_running_ones_first(archive: Archive) -> None:
    for place, status in enumerate((Status.SET_ASIDE, Status.LOBBY, Status.RUNNING, Status.ENDED)):
        shown = Status.RUNNING if status is Status.SET_ASIDE else status
        await archive.commit(step(f"t{place}", 0, "a", channel_id=place, status=shown, people=((place, 0), (9, None))))
    await archive.tables.set_aside("t0", "unreadable", 5)
    await archive.commit(step("t5", 0, "a", channel_id=9, guild_id=6))
    assert [head.id for head in await archive.tables.open_in(5)] == ["t2", "t1", "t0"]
    assert [head.id for head in await archive.tables.open_in(5, 2)] == ["t2", "t1"]
    assert await archive.seats.people_at("t0") == ((0, 0), (9, None))


async def test_open_tables_whose_rules_have_changed_are_found(archive: Archive) -> None:
    await archive.commit(step("same", 0, "a", channel_id=1, game="race", version=2))
    await archive.commit(step("older", 0, "a", channel_id=2, game="race", version=1))
    await archive.commit(step("gone", 0, "a", channel_id=3, game="gone", status=Status.LOBBY))
    await archive.commit(step("over", 0, "a", channel_id=4, game="race", status=Status.ENDED))
    assert {head.id for head in await archive.tables.find_outdated({"race": 2})} == {"older", "gone"}
    assert len(await archive.tables.find_outdated({}, 1)) == 1
    assert [head.id for head in await archive.tables.find_outdated({"race": 1, "gone": 1})] == ["same"]


async def test_tables_set_aside_are_found_by_server_and_reason(archive: Archive) -> None:
    for place, (guild, reason) in enumerate(((5, "left"), (5, "unreadable"), (6, "left"), (5, "left"))):
        await archive.commit(step(f"t{place}", 0, "a", channel_id=place, guild_id=guild))
        await archive.tables.set_aside(f"t{place}", reason, 5)
    assert {head.id for head in await archive.tables.set_aside_in(5, "left")} == {"t0", "t3"}
    assert len(await archive.tables.set_aside_in(5, "left", 1)) == 1
    assert await archive.tables.set_aside_in(7, "left") == ()


async def test_people_at_several_tables_are_listed_in_seat_order(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", people=((1, 2), (2, 0), (3, None))))
    await archive.commit(step("t2", 0, "a", channel_id=8, people=((3, 0),)))
    assert await archive.seats.people_seated_at(("t1", "t2", "t9")) == {"t1": (2, 1), "t2": (3,), "t9": ()}
    assert await archive.seats.people_seated_at(()) == {}
    assert [await archive.seats.count(3, status) for status in (Status.RUNNING, Status.LOBBY)] == [1, 0]


async def test_what_was_passed_may_change_while_a_call_waits(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", parcels=(NewParcel("board", "n1"),)))
    ids, prefs = [parcel.id for parcel in await archive.outbox.of_table("t1")], {"a": 1}
    go_on, writer = threading.Event(), vars(archive)["_writer"]
    before = asyncio.create_task(writer.run(lambda _: go_on.wait()))
    calls = asyncio.gather(archive.outbox.drop(ids, "why"), archive.people.save(1, prefs))
    await asyncio.sleep(0)
    ids.clear()
    prefs.clear()
    go_on.set()
    await asyncio.gather(before, calls)
    assert await archive.outbox.of_table("t1") == ()
    assert (await archive.people.person(1)).prefs == {"a": 1}
