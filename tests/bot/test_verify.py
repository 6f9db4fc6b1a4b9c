"""Anybody can check that chance was honest: a seal at the start, the seed at the end."""

from dataclasses import replace

import pytest

from rules.core.chain import Chain
from tests.bot.club import Club
from words import speech

say = speech("en")


async def ended(club: Club) -> str:
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    await club.press(club.ana, club.board(), "Start")
    table = await club.game()
    await club.slash(club.ana, "move", action=table.match.legal()[-1])
    await club.press(club.ana, await club.slash(club.ana, "mundialito resign"), "Yes, resign")
    return table.id


async def test_while_a_game_runs_its_seal_is_told_and_not_its_seed(club: Club) -> None:
    await club.duel()
    table = await club.game()
    told = await club.slash(club.cy, "mundialito verify")
    assert table.commitment in told.text
    assert table.secret not in told.text
    assert table.seed not in told.text


@pytest.mark.chance
async def test_at_the_end_everything_is_checked_and_the_seed_shown_to_anybody(club: Club) -> None:
    table = await club.game(await ended(club))
    told = await club.slash(club.cy, "mundialito verify", table=table.id)
    assert "nothing was changed" in told.text
    assert table.secret in told.text
    assert table.joined[0] in told.text
    assert "Download game" in told.buttons


async def test_a_die_that_the_seed_does_not_throw_is_found(club: Club) -> None:
    table_id = await ended(club)
    session = await club.session(table_id)
    match = session.table.match
    other = "roll 1" if match.log[0] != "roll 1" else "roll 2"
    forged = replace(session.table, match=replace(match, log=Chain((other, *match.log[1:]))))
    club.house._warm.put(table_id, replace(session, table=forged))
    told = await club.slash(club.cy, "mundialito verify", table=table_id)
    assert "doesn't match" in told.text


async def test_a_table_that_has_not_begun_has_nothing_to_check(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    told = await club.slash(club.ana, "mundialito verify")
    assert told.text == say("refusal-not-started")
