"""Who is named where is known without reading a journal: as much as a reader of everything would find, and no less."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from data import Archive, NewParcel, Status, Timer
from data.stand_ins import people_in, rename_person
from rules.table.entries import Entry as AnyEntry
from testbed.databases import Database
from tests.data.making import finished, step

PEOPLE = [1, 11, 111, 111222333444555666, 1112223334445556667, 9_000_000_000_000_000_001]


def entries(rng: random.Random) -> Iterator[str]:
    """Entries of every kind, in which every field that holds people has some or none, and a few damaged ones."""
    kinds = [(kind.__name__, kind) for kind in AnyEntry.__args__]
    rng.shuffle(kinds)
    for name, kind in kinds:
        fields = kind.__dataclass_fields__
        content: dict[str, Any] = {"is": name} | {field: rng.choice([0, "11", [1], None, True]) for field in fields}
        for field in {"host", "person", "guest"} & fields.keys():
            content[field] = rng.choice([*PEOPLE, None, 0, -5])
        for field in {"invited", "persons"} & fields.keys():
            content[field] = rng.sample([*PEOPLE, None, -7], rng.randrange(4))
        yield json.dumps(content, separators=rng.choice([(",", ":"), (", ", ": ")]))
    for person in rng.sample(PEOPLE, 2):
        yield rng.choice([f"damaged {person}", f'{{"person":{person}', f"x{person}y 0{person} {person}", f"[{person}]"])


async def scene(archive: Archive, seed: int) -> None:
    """Some tables with random journals, parcels and timers; people may be known to be named already."""
    rng = random.Random(seed)
    for place in range(4):
        texts, done, known = list(entries(rng)), 0, set[int]()
        while texts:
            now, texts = texts[: rng.randrange(1, 9)], texts[rng.randrange(1, 9) :]
            parcels = tuple(
                NewParcel(
                    rng.choice(["board", "hand", "review"]),
                    f"{seed}-{place}-{done}-{number}",
                    rng.choice(
                        [
                            "",
                            json.dumps({"ping": rng.sample(PEOPLE, 2)}),
                            json.dumps({"person": rng.choice(PEOPLE)}),
                            json.dumps({"by": rng.choice(PEOPLE), "seat": 11}),
                        ]
                    ),
                )
                for number in range(rng.randrange(3))
            )
            timers = (Timer("idle", 5, payload=rng.choice(["", "{}", json.dumps({"person": rng.choice(PEOPLE)})])),)
            commit = step(f"t{seed}-{place}", done, *now, timers=timers, parcels=parcels, channel_id=seed * 10 + place)
            await archive.commit(replace(commit, known=frozenset(known)))
            named = {person for text in now for person in people_in(text)}
            known |= set(rng.sample(sorted(named), min(len(named), 2)))
            done += len(now)


def scanned(database: Database, person: int) -> set[str]:
    """The tables that name somebody, found by reading everything."""
    texts = database.run(
        "SELECT table_id, entry FROM journal UNION ALL SELECT table_id, payload FROM timers"
        " UNION ALL SELECT table_id, payload FROM outbox"
    )
    return {table for table, text in texts if rename_person(text, person, -1) != text}


@pytest.mark.parametrize("seed", range(4))
async def test_as_many_tables_are_known_to_name_somebody_as_a_full_search_finds(
    archive: Archive, database: Database, seed: int
) -> None:
    await scene(archive, seed)
    for person in PEOPLE:
        assert scanned(database, person) <= await archive.privacy.naming(person), person


async def test_nobody_erased_is_found_by_a_full_search(archive: Archive, database: Database) -> None:
    for seed in range(2):
        await scene(archive, seed)
    for number, person in enumerate(PEOPLE):
        await archive.privacy.erase(person, -100 - number, await archive.privacy.naming(person), 5)
        assert scanned(database, person) == set(), person
        assert await archive.privacy.naming(person) == frozenset()
    assert database.run("SELECT * FROM named WHERE person_id > 0") == []


async def test_a_closed_lobby_is_deleted_with_whom_it_named(archive: Archive, database: Database) -> None:
    await archive.commit(step("t1", 0, '{"host":11}', status=Status.LOBBY, people=((11, 0),)))
    await archive.commit(step("t1", 1, "closed", status=Status.ENDED, people=()))
    assert await archive.privacy.naming(11) == {"t1"}
    while await archive.forget(2000, 2000):
        pass
    assert await archive.privacy.naming(11) == frozenset()


async def test_a_move_notes_nobody_who_is_known(archive: Archive, database: Database) -> None:
    await archive.commit(step("t1", 0, '{"host":11}', people=((11, 0),)))
    database.run("DELETE FROM named")
    await archive.commit(replace(step("t1", 1, '{"person":11}'), known=frozenset((11,))))
    assert database.run("SELECT * FROM named") == []
    await archive.commit(replace(step("t1", 2, '{"person":22}'), known=frozenset((11,))))
    assert database.run("SELECT person_id, table_id FROM named") == [(22, "t1")]


async def test_somebody_who_follows_a_game_is_named_by_the_news_of_its_end(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", people=((11, 0),)))
    await archive.follows.follow("t1", 22, 5, most_tables=9, most_people=9)
    await archive.commit(step("t1", 1, "b", status=Status.ENDED, result=finished("t1", 11, 12)))
    assert await archive.privacy.naming(22) == {"t1"}
    await archive.privacy.erase(22, -5, frozenset({"t1"}), 7)
    assert await archive.outbox.of_table("t1") == ()
