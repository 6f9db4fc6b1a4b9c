"""Everything that an archive is ever asked, as scenes.

Room: tests/data. May import data and the other makers of tests/data.
"""

import pytest

from data import (
    Announcement,
    Archive,
    Ban,
    BoardMessage,
    Duplicate,
    Hand,
    Limits,
    Message,
    NewParcel,
    PlaceTaken,
    PuzzleTry,
    SettingChange,
    Status,
    Timer,
    Wanted,
    fingerprint,
)
from data.fleet import Cluster
from data.sql.announcements import AnnouncementStore
from data.sql.forgetting import DepartureStore
from data.sql.outbox import ParcelStore
from data.sql.people import BanStore
from data.sql.tables import TableStore
from data.sql.timers import TimerStore
from ratings import Scope
from tests.data.making import SEED, finished, step
from tests.data.test_digests import somebody_gets_digests
from tests.data.test_event_store import an_event_is_kept
from tests.data.test_follows import somebody_follows_a_table
from tests.data.test_mistakes import somebody_comes_back_to_a_mistake
from tests.data.test_months import a_server_plays_a_month
from tests.data.test_outages import the_bot_was_away
from tests.data.test_puzzles import a_pool_is_tried
from tests.data.test_reviews import a_review_is_kept
from tests.data.test_tips import somebody_tips


async def a_game_is_played(archive: Archive) -> None:
    """A puzzle of two people starts with all that a commit can have, continues and ends."""
    await archive.commit(
        step(
            "t1",
            0,
            "a",
            seed=SEED,
            interaction_id="i",
            people=((1, 0), (2, 1)),
            timers=(Timer("idle", 5), Timer("clock", 6, 0)),
            parcels=tuple(NewParcel("board", f"n{n}") for n in range(4)),
            limits=Limits(9, 9, 9),
            mentions=((1, "t1-offer"),),
            opener=1,
            puzzle_try=PuzzleTry("any", 1, 1, 5, "t1"),
        )
    )
    assert await archive.puzzles.try_of("any", 1, 1) is not None
    assert not await archive.puzzles.best_tries("any", 1, 5)
    over = finished("t1", 2, 1)
    await archive.commit(
        step("t1", 1, "b", people=((2, 0),), timers=(Timer("idle", 7),), status=Status.ENDED, result=over)
    )
    await archive.puzzles.records_of(1)


async def its_result_is_rated(archive: Archive) -> None:
    assert await archive.results.page()
    assert await archive.results.page_of(5)
    assert await archive.results.find_finished(("t1", "t2")) == {"t1"}
    await archive.ratings.forget(5)
    assert await archive.ratings.read_stored(5) is None
    await archive.ratings.count(5)
    await archive.ratings.forget(5)
    assert await archive.ratings.seasons(5) == ("1970-01",)
    assert [one.person for one in await archive.ratings.standings(5, Scope())] == [1, 2]
    assert len(await archive.ratings.of_person(5, 1)) == 4
    assert await archive.ratings.count_unrated(5, Scope()) == {}
    assert await archive.ratings.game(5, "t1") is not None
    assert len(await archive.ratings.games_of(5, 1)) == 1
    assert await archive.ratings.read_stored(5) is not None


async def its_season_has_a_podium(archive: Archive) -> None:
    podium = Announcement(5, "podium", "2026-11", 7, 10)
    assert (
        await archive.announcements.choose(5, Wanted(1, "podium", fingerprint(None), 7, 7), "podium", (podium,)) is None
    )
    assert await archive.announcements.due("podium", 10) == (podium,)
    assert await archive.announcements.next_due(5, "podium") == 10
    await archive.announcements.mark_tried(podium, 20)
    await archive.announcements.mark_done(podium, 1, Announcement(5, "podium", "2026-12", 7, 100))
    await archive.announcements.postpone(podium, 30)


async def its_settings_are_changed(archive: Archive) -> None:
    """Somebody makes twelve changes, another hasn't seen the last."""
    for number in range(12):
        seen = fingerprint(number - 1 if number else None)
        assert await archive.servers.change(5, Wanted(1, "quiet", seen, number, number)) is None
    between = await archive.servers.change(5, Wanted(2, "quiet", fingerprint(3), 4, 99))
    changes = await archive.servers.changes(5)
    assert between == changes[0] == SettingChange(1, "quiet", 10, 11, 11)
    assert [change.became for change in changes] == list(range(11, 1, -1))


async def others_sit_down_in_the_same_channel(archive: Archive) -> None:
    """A lobby and a running game; no second game can start there, and nothing happens twice."""
    await archive.commit(step("t2", 0, "b", status=Status.LOBBY, parcels=(NewParcel("board", "n9"),)))
    await archive.commit(step("t3", 0, "b", people=((2, 0),)))
    with pytest.raises(PlaceTaken):
        await archive.commit(step("t2", 1, "began"))
    with pytest.raises(Duplicate):
        await archive.commit(step("t4", 0, "a", interaction_id="i"))


async def tables_are_found(archive: Archive) -> None:
    await archive.tables.load("t1")
    await archive.tables.head("t1")
    await archive.tables.heads(("t1", "none"))
    await archive.tables.running_in(7)
    await archive.tables.lobbies_in(7)
    await archive.tables.last_game_in(7)
    await archive.tables.open_in(5)
    await archive.tables.count(5, Status.RUNNING)
    await archive.tables.to_watch(5, (1000, "t3"))
    await archive.tables.find_outdated({"any": 1})
    await archive.seats.tables_of(2)
    await archive.seats.people_seated_at(("t1", "t3"))
    await archive.seats.people_at("t1")
    await archive.seats.count(2, Status.RUNNING)


async def a_table_is_set_aside_and_taken_back(archive: Archive) -> None:
    await archive.tables.set_aside("t2", "why", 5)
    with pytest.raises(PlaceTaken):
        await archive.tables.take_back("t2", Status.RUNNING, 6, (), ())
    await archive.tables.take_back("t2", Status.LOBBY, 6, (Timer("idle", 5),), (NewParcel("board", "n10"),))


async def timers_come_due(archive: Archive) -> None:
    await archive.timers.due(99, exclude=["t9"])
    await archive.timers.of_kind("computer")
    await archive.timers.next_due()


async def messages_are_brought(archive: Archive) -> None:
    await archive.outbox.due(99, exclude=["t9"])
    await archive.outbox.due(99, kinds=("board", "hand"))
    await archive.outbox.of_table("t1")
    await archive.outbox.next_due()
    await archive.outbox.knows("n1")
    await archive.outbox.mark_posted([1], 2, 3)
    await archive.outbox.postpone([2], 5, "why")
    await archive.outbox.drop([2], "why")
    await archive.outbox.message_of("n1")
    await archive.outbox.revive(NewParcel("board", "n2"))
    await archive.outbox.mark_posted([1], 2, 3, BoardMessage("t1", Message(7, 8, 9)))
    await archive.hands.save(Hand("t1", 1, 2, 3, 4, 5))
    assert await archive.hands.hand("t1", 1) is not None
    await archive.hands.forget("t1", 1)


async def people_and_servers_are_remembered(archive: Archive) -> None:
    await archive.people.save(1, {"a": 1})
    await archive.people.person(1)
    await archive.people.lately(1)
    await archive.people.save_dm_channel(1, 2)
    await archive.people.forget_dm_channel(1, 2)
    assert await archive.people.mentions_since((1, 2), 1) == {1: frozenset(("t1-offer",)), 2: frozenset()}
    assert await archive.people.openings(1, 1) == 1
    assert await archive.people.block(1, 2, 9)
    await archive.people.unblock(1, 2)
    await archive.servers.save(1, {"a": 1})
    await archive.servers.server(1)
    await archive.servers.lately(1)
    await archive.servers.save_members(5, ((1, True),), 5)
    assert await archive.servers.members(5, (1, 2), 5) == {1: True}
    assert len(await archive.secret("puzzle")) == 32
    assert await archive.shadow(4) < 0


async def the_server_goes_and_old_tables_are_forgotten(archive: Archive) -> None:
    await archive.tables.set_aside_in(5, "why")
    await archive.commit(step("t5", 0, "opened", status=Status.LOBBY, people=((1, 0),)))
    await archive.commit(step("t5", 1, "closed", status=Status.ENDED))
    await archive.forget(1001, 1001)
    assert await archive.tables.head("t5") is None
    await archive.counts()


async def a_server_removes_the_bot_for_good(archive: Archive) -> None:
    assert await archive.departures.servers(0) == (1, 5)
    await archive.departures.note(5, 10)
    assert await archive.departures.of_server(5) == 10
    assert await archive.departures.to_continue((1, 5), "removed") == (5,)
    assert await archive.departures.before(11) == (5,)
    while await archive.departures.forget(5, 11, 12):
        pass
    assert await archive.tables.head("t3") is None
    assert await archive.puzzles.try_of("any", 1, 1) is None
    await archive.departures.cancel(5)


async def somebody_is_erased(archive: Archive) -> None:
    """Somebody who has played here, and in direct messages."""
    for table, guild in (("t6", 5), ("t7", None)):
        over = finished(table, 4, 2, guild=guild)
        await archive.commit(step(table, 0, '{"person":4}', guild_id=guild, people=((4, 0),), channel_id=9))
        await archive.commit(step(table, 1, "over", guild_id=guild, status=Status.ENDED, result=over, channel_id=9))
    await archive.people.save(4, {"blocked": [1]})
    held = await archive.privacy.naming(4)
    await archive.privacy.collect(4)
    await archive.privacy.actions(4, ("t6",))
    assert (await archive.privacy.erase(4, -4, held, 5)).entries == 2
    await archive.privacy.compact()


async def somebody_is_banned(archive: Archive) -> None:
    await archive.bans.save(Ban(5, b"x", 3, "why", 1, None))
    assert await archive.bans.all() == (Ban(5, b"x", 3, "why", 1, None),)
    assert await archive.bans.find_seated(5) == ()
    assert await archive.bans.remove(5, b"x")


async def a_cluster_asks_for_its_share(archive: Archive) -> None:
    """What one of two processes asks instead of the only one."""
    strands, own = (archive._writer, archive._reader), Cluster(1, 2)
    await TableStore(*strands, own).find_outdated({"any": 1})
    await TimerStore(*strands, own).due(99, exclude=["t9"])
    await TimerStore(*strands, own).of_kind("computer")
    await ParcelStore(*strands, own).due(99, exclude=["t9"])
    await AnnouncementStore(*strands, own, print).due("podium", 99)
    await BanStore(*strands, own).find_seated(99)
    await DepartureStore(*strands, own, lambda: None).before(99)


#: Together they make every call of the archive.
SCENES = (
    a_game_is_played,
    its_result_is_rated,
    its_season_has_a_podium,
    its_settings_are_changed,
    others_sit_down_in_the_same_channel,
    tables_are_found,
    a_table_is_set_aside_and_taken_back,
    somebody_follows_a_table,
    somebody_tips,
    an_event_is_kept,
    somebody_comes_back_to_a_mistake,
    somebody_gets_digests,
    a_pool_is_tried,
    a_server_plays_a_month,
    a_review_is_kept,
    timers_come_due,
    messages_are_brought,
    people_and_servers_are_remembered,
    the_server_goes_and_old_tables_are_forgotten,
    a_server_removes_the_bot_for_good,
    somebody_is_erased,
    somebody_is_banned,
    the_bot_was_away,
    a_cluster_asks_for_its_share,
)
