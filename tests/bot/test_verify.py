"""Anybody can verify that chance was honest: a seal at the start, the seed at the end."""

from dataclasses import replace

import pytest

from rules.core.match import Chain
from tests.bot.club import Club
from words import speech


async def ended(club: Club) -> str:
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    await club.start(club.ana)
    table = await club.game()
    await club.slash(club.ana, "move", action=table.match.legal()[-1])
    await club.press(club.ana, await club.slash(club.ana, "mundialito table", action="resign"), "Yes, resign")
    return table.id


async def test_a_running_game_shows_its_seal_but_not_its_seed(club: Club) -> None:
    await club.duel()
    table = await club.game()
    told = await club.slash(club.cy, "mundialito table", action="verify")
    assert table.commitment in told.text
    assert table.secret not in told.text
    assert table.seed not in told.text


@pytest.mark.chance
async def test_at_the_end_everything_is_verified_and_anybody_sees_the_seed(club: Club) -> None:
    table = await club.game(await ended(club))
    told = await club.slash(club.cy, "mundialito table", action="verify", table=table.id)
    assert "nothing was changed" in told.text
    assert table.secret in told.text
    assert table.joined[0] in told.text
    assert "Game file" in told.buttons


async def test_a_die_that_does_not_match_the_seed_is_found(club: Club) -> None:
    table_id = await ended(club)
    session = await club.session(table_id)
    match = session.table.match
    other = "roll 1" if match.log[0] != "roll 1" else "roll 2"
    forged = replace(session.table, match=replace(match, log=Chain((other, *match.log[1:]))))
    club.house._warm.put(replace(session, table=forged))
    told = await club.slash(club.cy, "mundialito table", action="verify", table=table_id)
    assert "doesn't match" in told.text


async def test_a_table_that_has_not_started_has_nothing_to_verify(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    told = await club.slash(club.ana, "mundialito table", action="verify")
    assert told.text == speech("en")("refusal-not-started")


async def cancelled_lobby(club: Club) -> None:
    """Open a table for Cy and close it again, so that the channel's last table is a closed lobby."""
    await club.slash(club.cy, "mundialito play", game="hedgehog")
    await club.press(club.cy, club.board(), "cancel")


@pytest.mark.chance
async def test_verify_without_a_table_means_the_channels_last_finished_game(club: Club) -> None:
    first, last = await ended(club), await ended(club)
    await cancelled_lobby(club)
    for who in (club.ana, club.ben, club.cy):
        told = (await club.slash(who, "mundialito table", action="verify")).text
        assert (await club.game(last)).secret in told
        assert (await club.game(first)).secret not in told


async def test_verify_without_a_table_prefers_the_running_table(club: Club) -> None:
    await ended(club)
    await club.duel()
    running = await club.game()
    for who in (club.ana, club.cy):
        assert running.commitment in (await club.slash(who, "mundialito table", action="verify")).text


async def test_a_closed_lobby_is_never_verified_or_replayed(club: Club) -> None:
    await cancelled_lobby(club)
    say = speech("en")
    assert (await club.slash(club.cy, "mundialito table", action="verify")).text == say("verify-nothing")
    assert (await club.slash(club.cy, "mundialito table", action="rematch")).text == say("no-table-here")
    for action in ("verify", "rematch"):
        assert await club.suggest(club.cy, "mundialito table", option="table", action=action) == []
