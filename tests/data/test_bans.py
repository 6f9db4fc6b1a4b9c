"""People who are at open tables in spite of a ban are found, and nobody else."""

from data import Archive, Ban, Status
from tests.data.making import finished, step

HERE, ELSEWHERE = 5, 6
NOW = 100


async def banned(archive: Archive, person: int, guild: int = HERE, until: int | None = None) -> None:
    await archive.bans.save(Ban(guild, person.to_bytes(8), person, "", 1, until))


async def seats(archive: Archive, table: str, *people: tuple[int, int | None], guild: int | None = HERE) -> None:
    await archive.commit(step(table, 0, "a", people=people, guild_id=guild, channel_id=hash(table)))


async def test_somebody_seated_or_invited_is_found_with_the_bans_server(archive: Archive) -> None:
    await seats(archive, "t1", (1, 0), (2, 1), (3, None))
    await seats(archive, "t2", (1, 0))
    assert await archive.bans.find_seated(NOW) == ()
    for person in (1, 3):
        await banned(archive, person)
    assert await archive.bans.find_seated(NOW) == ((1, HERE), (3, HERE))
    assert await archive.bans.find_seated(NOW, limit=1) == ((1, HERE),)


async def test_a_ban_of_another_server_or_one_that_has_ended_takes_nobodys_seat(archive: Archive) -> None:
    await seats(archive, "t1", (1, 0), (2, 1))
    await seats(archive, "t2", (1, 0), guild=None)
    await banned(archive, 1, ELSEWHERE)
    await banned(archive, 2, until=NOW)
    assert await archive.bans.find_seated(NOW) == ()
    assert await archive.bans.find_seated(NOW - 1) == ((2, HERE),)


async def test_a_ban_from_everywhere_holds_in_direct_messages_too(archive: Archive) -> None:
    await seats(archive, "t1", (1, 0), guild=None)
    await banned(archive, 1, 0)
    assert await archive.bans.find_seated(NOW) == ((1, 0),)


async def test_games_that_are_over_stay_as_they_are(archive: Archive) -> None:
    await seats(archive, "t1", (1, 0), (2, 1))
    await archive.commit(
        step("t1", 1, "b", guild_id=HERE, channel_id=hash("t1"), status=Status.ENDED, result=finished("t1", 2, 1))
    )
    await banned(archive, 1)
    assert await archive.bans.find_seated(NOW) == ()
