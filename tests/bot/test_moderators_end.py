"""How a moderator ends a table: it is asked first, and no moderator who plays there escapes a lost game by it."""

from __future__ import annotations

from typing import Any

import pytest

from ratings.judging import WhyUnrated, judge
from rules.table.results import game_result
from rules.table.table import Closed, EndedTable, Finished, Running, Table
from tests.bot.club import Club, Seen
from words import speech

say = speech("en")
END, ALL, ONLY, NO = "mundialito-admin end", say("button-end-all"), say("button-end-resign"), say("button-no")


async def playing(club: Club, *others: Any, game: str = "mundialito") -> Table:
    """Start a game of the moderator's with others."""
    await club.slash(club.mod, "mundialito play", game=game)
    lobby = await club.game()
    await club.settle(club.mod, "order=joined")
    for other in others:
        await club.press(other, club.board(), "Join")
    if club.board().is_lobby:
        await club.start(club.mod)
    return await club.game(lobby.id)


async def turns(club: Club, table: Table, count: int) -> None:
    for _ in range(count):
        await club.turn()


def drop_role(club: Club, who: Any) -> None:
    club.env.backend.edit_member(club.guild.id, who.id, {"role_ids": []})


async def test_ending_is_asked_first_and_says_what_will_happen(club: Club) -> None:
    table = await club.duel()
    asked = await club.slash(club.mod, END)
    assert asked.message.ephemeral
    assert list(asked.buttons) == [ALL, NO]
    for fact in ("Ana", "Ben", table.id, f"<#{club.table.id}>"):
        assert fact in asked.text
    assert isinstance(await club.game(table.id), Running)
    assert (await club.press(club.mod, asked, NO)).text == say("done-nothing")
    assert isinstance(await club.game(table.id), Running)
    asked = await club.slash(club.mod, END)
    assert (await club.press(club.mod, asked, ALL)).text == say("done-ended", table=table.id)
    over = await club.game(table.id)
    assert isinstance(over, Finished)
    assert over.result.reason == "moderator"
    assert judge(_result(club, over)).why is WhyUnrated.ABANDONED


async def test_typing_alone_ends_a_table(club: Club) -> None:
    table = await club.duel()
    assert (await club.slash(club.mod, END, how="all")).text == say("done-ended", table=table.id)
    assert isinstance(await club.game(table.id), Finished)
    own = await playing(club, club.ana)
    assert (await club.slash(club.mod, END, how="resign")).text == say("done-resigned")
    assert (await club.game(own.id)).result.reason == "resigned"
    await club.duel()
    assert (await club.slash(club.mod, END, how="resign")).text == say("refusal-not-at-table")


async def test_a_table_is_named_as_it_is_shown_in_any_letters(club: Club) -> None:
    table = await club.duel()
    for named in (f"`{table.id}`", f" {table.id.upper()}\u200b"):
        assert table.id in (await club.slash(club.mod, "mundialito-admin doctor", club.lounge, table=named)).text


async def test_a_lobby_is_closed_after_asking(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    lobby = await club.game()
    asked = await club.slash(club.mod, END)
    assert list(asked.buttons) == [say("button-end-lobby"), NO]
    await club.press(club.mod, asked, say("button-end-lobby"))
    assert isinstance(await club.game(lobby.id), Closed)


def _result(club: Club, table: Table) -> Any:
    found = game_result(table, club.guild.id)
    assert found is not None
    return found


async def test_a_moderator_who_plays_chooses_and_ending_for_everybody_loses_for_them_alone(club: Club) -> None:
    table = await playing(club, club.ana)
    await turns(club, table, 4)
    asked = await club.slash(club.mod, END)
    assert list(asked.buttons) == [ALL, ONLY, NO]
    assert say("end-ask-own", cost="plays", then="wins") in asked.text
    assert (await club.press(club.mod, asked, ALL)).text == say("done-ended-own", table=table.id)
    over = await club.game(table.id)
    assert isinstance(over, Finished)
    assert (over.result.reason, over.result.ranking) == ("moderator", ())
    judged = judge(_result(club, over))
    assert [part.person for part in judged.parts] == [club.mod.id]
    assert judged.parts[0].groups == ((club.ana.id,), (club.mod.id,))
    assert judged.apart == ((club.ana.id, WhyUnrated.ABANDONED),)
    assert (await club.slash(club.mod, "mundialito rating")).text != say("why-none")


async def test_only_resigning_leaves_the_game_to_the_others(club: Club) -> None:
    table = await playing(club, club.ana)
    asked = await club.slash(club.mod, END)
    assert (await club.press(club.mod, asked, ONLY)).text == say("done-resigned")
    over = await club.game(table.id)
    assert over.result.ranking[0] == (over.seat_of(club.ana.id),)


async def test_a_server_with_one_moderator_is_never_stuck(club: Club) -> None:
    table = await playing(club, club.ana, club.ben, game="hedgehog")
    assert (await club.slash(club.mod, END, how="resign")).text == say("done-resigned")
    assert isinstance(await club.game(table.id), Running)
    asked = await club.slash(club.mod, END)
    assert say("end-ask-own", cost="resigned", then="goes-on") in asked.text
    await club.press(club.mod, asked, ALL)
    over = await club.game(table.id)
    assert isinstance(over, Finished)
    places = {one.person: one.place for one in _result(club, over).sitters}
    assert places == {club.mod.id: 2, club.ana.id: 1, club.ben.id: 1}


async def test_the_right_is_checked_again_when_the_question_is_answered(club: Club) -> None:
    table = await club.duel()
    asked = await club.slash(club.mod, END)
    drop_role(club, club.mod)
    assert (await club.press(club.mod, asked, ALL)).text == say("moderators-only")
    assert isinstance(await club.game(table.id), Running)


@pytest.mark.parametrize("words", ["all|nothing", "all|plays", "resign|plays", "no|nothing", "", "everything"])
async def test_nobody_ends_a_table_by_a_forged_press(club: Club, words: str) -> None:
    table = await club.duel()
    on = await club.slash(club.cy, "mundialito help")
    for who in (club.cy, club.ana):
        told = await club.forge(who, on, f"m1:{table.id}:{table.position}:end:{words}")
        assert told.text == say("moderators-only")
    far = await club.slash(club.ana_abroad, "mundialito help", club.far)
    told = await club.forge(club.ana_abroad, far, f"m1:{table.id}:{table.position}:end:{words}")
    assert told.text == say("moderators-only")
    assert isinstance(await club.game(table.id), Running)


async def test_a_question_that_no_longer_says_what_would_happen_is_asked_again(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    lobby = await club.game()
    asked = await club.slash(club.mod, END)
    await club.press(club.mod, club.board(), "Join")
    again = await club.press(club.mod, asked, say("button-end-lobby"))
    assert list(again.buttons) == [ALL, ONLY, NO]
    assert isinstance(await club.game(lobby.id), Running)


async def ban(club: Club, who: Any) -> Seen:
    return await club.slash(club.mod, "mundialito-admin ban add", person=who)


async def test_whoever_bans_their_opponent_resigns_first(club: Club) -> None:
    table = await playing(club, club.ana)
    told = await ban(club, club.ana)
    assert say("done-banned-own", name="Ana", tables=f"`{table.id}`") in told.text
    over = await club.game(table.id)
    assert over.result.reason == "resigned"
    assert over.result.ranking == ((over.seat_of(club.ana.id),), (over.seat_of(club.mod.id),))
    assert await club.archive.bans.all()


async def test_whoever_bans_somebody_at_a_larger_table_leaves_it_too(club: Club) -> None:
    table = await playing(club, club.ana, club.ben, game="hedgehog")
    await ban(club, club.ana)
    after = await club.game(table.id)
    assert isinstance(after, Running)
    assert after.persons == (club.ben.id,)
    assert [person for _, person in after.gone] == [club.mod.id, club.ana.id]


async def test_a_ban_costs_no_game_that_the_moderator_plays_with_others(club: Club) -> None:
    table = await playing(club, club.ana)
    told = await ban(club, club.ben)
    assert "resigned" not in told.text
    assert isinstance(await club.game(table.id), Running)


async def test_only_a_moderator_can_end_a_table(club: Club) -> None:
    table = await club.duel()
    ended = await club.slash(club.mod, END, how="all")
    assert ended.text == say("done-ended", table=table.id)
    assert isinstance((await club.game(table.id)), EndedTable)
    assert club.board().text.startswith("### 🏁 Ended by a moderator\nNobody won.")
    assert (await club.slash(club.mod, END, how="all")).text == say("no-table-here")


async def test_a_moderators_end_never_means_their_own_table_elsewhere(club: Club) -> None:
    await club.slash(club.mod, "mundialito play", computer="random")
    table = await club.game()
    assert (await club.slash(club.mod, END, club.lounge, how="all")).text == say("no-table-here")
    assert isinstance((await club.game(table.id)), Running)
    named = await club.slash(club.mod, END, club.lounge, table=table.id, how="all")
    assert named.text == say("done-ended-own", table=table.id)
    over = await club.game(table.id)
    assert over.result.reason == "moderator"


async def test_a_moderators_permission_is_checked_again_when_the_command_runs(club: Club) -> None:
    table = await club.duel()
    root = club.admin_command()
    root["default_member_permissions"] = None  # as if a server let everybody see the command
    assert (await club.slash(club.ana, END, how="all")).text == say("moderators-only")
    assert isinstance((await club.game(table.id)), Running)
