"""Replays on Discord: opened below boards, by command and from files, stepped through, after restarts, forged."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest

from host.scene import LARGEST
from rules.table.results import game_file
from rules.table.table import Begun, Finished, Running
from tests.bot.club import Club, Seen
from tests.bot.inboxes import Inboxes
from tests.bot.test_daily import give_up
from tests.bot.test_daily_private import start_attempt
from tests.sampling import some
from words import speech

say = speech("en")
OURS = say("trouble-ours", number="").split(".")[0]
FIRST, BACK, ON, LAST = (say("replay-step", way=way) for way in ("first", "back", "on", "last"))
FILE = 13


async def over(club: Club, turns: int = 3) -> Finished:
    """A game between Ben and Ana that Ana resigned after some turns."""
    table = await club.duel()
    for _ in range(turns):
        await club.turn()
    await club.forge(club.ana, club.board(), f"m1:{table.id}:{table.position}:resign:")
    table = await club.game(table.id)
    assert isinstance(table, Finished)
    return table


def check_sane(seen: Seen) -> None:
    """Check what Discord would reject, and that nothing went wrong."""
    assert OURS not in seen.text
    assert len(set(seen.ids)) == len(seen.ids)
    assert all(len(one) <= 100 for one in seen.ids)
    assert len(seen.text) <= 4000
    assert all(1 <= len(menu["options"]) <= 25 for menu in seen.selects.values())


async def steps(club: Club, who: Any, seen: Seen, label: str = ON) -> list[Seen]:
    """Press a button until it's grey; return everything that was shown."""
    shown = [seen]
    while not shown[-1].buttons[label].get("disabled"):
        check_sane(shown[-1])
        shown.append(await club.press(who, shown[-1], label))
    return shown


def file_of(table: Begun, **changes: Any) -> bytes:
    return json.dumps(game_file(table) | changes).encode()  # type: ignore[arg-type]


async def test_replay_below_a_finished_game_steps_through_it_privately(club: Club) -> None:
    table = await over(club)
    opened = await club.press(club.cy, club.board(), "Replay")
    assert opened.message.ephemeral
    assert say("replay-opening", count=3) in opened.text
    assert all(opened.buttons[label].get("disabled") for label in (FIRST, BACK))
    there = await steps(club, club.cy, opened)
    assert len(there) == len(await turns_of(table)) + 1
    assert "**🏆 Ben wins**\nAna resigned on turn" in there[-1].text
    assert {seen.message.id for seen in there} == {opened.message.id}
    back = await steps(club, club.cy, there[-1], BACK)
    assert [seen.text for seen in back] == [seen.text for seen in there][::-1]
    assert (await club.press(club.cy, opened, LAST)).text == there[-1].text
    assert (await club.press(club.cy, there[-1], FIRST)).text == opened.text


async def turns_of(table: Finished) -> set[int]:
    """The lengths of the log after which a turn of Mundialito was over."""
    return {act.turn_began if act.turns else number for number, act in enumerate(table.acts)}


async def test_each_action_can_be_reached_and_the_menu_jumps(club: Club) -> None:
    table = await over(club)
    opened = await club.press(club.ana, club.board(), "Replay")
    slow = await steps(club, club.ana, await club.press(club.ana, opened, say("replay-by-action")))
    assert len(slow) == len(table.match.log) + 1
    (menu,) = slow[-1].selects.values()
    third = menu["options"][5]
    jumped = await club.pick(club.ana, slow[-1], menu["placeholder"], third["value"])
    assert say("replay-turn", number=2, count=3) in jumped.text
    assert [option["label"].split(" · ")[0] for option in menu["options"]] == ["Set-up"] * 4 + ["1", "2", "3"]
    (there,) = jumped.selects.values()
    assert [option["value"] for option in there["options"] if option["default"]] == [third["value"]]


async def test_the_board_stays_in_words_while_stepping(club: Club) -> None:
    await over(club)
    opened = await club.press(club.ana, club.board(), "Replay")
    assert opened.alt
    told = await club.press(club.ana, opened, say("replay-in-words"))
    shown = await steps(club, club.ana, told)
    for seen in shown:
        assert not seen.alt
        assert len(seen.text) > 300
    assert (await club.press(club.ana, shown[-1], say("replay-picture"))).alt


async def test_an_open_game_shows_either_side(club: Club) -> None:
    table = await over(club)
    opened = await club.press(club.ana, club.board(), "Replay")
    assert club.studio.wishes[-1].seat == table.seat_of(club.ana.id)
    await club.press(club.ana, opened, say("replay-flip"))
    assert club.studio.wishes[-1].seat == table.seat_of(club.ben.id)


async def test_a_picture_that_cannot_be_drawn_is_replaced_by_words(club: Club) -> None:
    await over(club)
    club.studio.broken = True
    opened = await club.press(club.ana, club.board(), "Replay")
    assert not opened.alt
    assert len((await club.press(club.ana, opened, ON)).text) > 300


async def test_a_running_game_opens_at_the_present_and_has_no_file(club: Club) -> None:
    table = await club.duel()
    await club.turn()
    more = await club.press(club.cy, club.board(), "More…")
    seen = await club.press(club.cy, more, "Replay")
    assert seen.buttons[LAST].get("disabled")
    assert "Game file" not in seen.buttons
    log = len((await club.game(table.id)).match.log)  # type: ignore[union-attr]
    await club.turn()
    later = await club.press(club.cy, await club.press(club.cy, seen, BACK), LAST)
    assert f".{log}." not in later.ids[0]
    refused = await club.forge(club.ana, club.board(), f"m1:{table.id}:{table.position}:gamefile:")
    assert refused.text == say("download-not-yet")


async def test_hands_stay_closed_while_the_game_runs_and_are_open_afterwards(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    mine, theirs = table.seat_of(club.ana.id), table.seat_of(club.ben.id)
    seen = await club.slash(club.ana, "mundialito replay")
    assert club.studio.wishes[-1].view["hand"] == table.match.view(mine)["hand"]  # type: ignore[union-attr]
    for who, sides in ((club.ana, (theirs, 7)), (club.cy, (0, 1)), (club.mod, (0, 1))):
        for side in sides:
            for index in (0, 1):
                words = f"m1:{table.id}:{table.position}:moment:{index}.{side}.tp|on"
                assert (await club.forge(who, seen, words)).text == say("replay-not-yours")
    ended = await played_out(inboxes, table)
    seen, dealt = await club.press(club.cy, club.board(), "Replay"), table.match  # type: ignore[union-attr]
    menu = say("replay-sides")
    assert ended.match.log[:1] == dealt.log
    assert [option["value"] for option in seen.selects[menu]["options"]] == ["-", "0", "1"]
    for seat in range(2):
        seen = await club.pick(club.cy, seen, menu, str(seat))
        assert seen.alt
        assert club.studio.wishes[-1].view == dealt.view(seat)
        assert len(club.studio.wishes[-1].view["hand"]) == 3


async def played_out(inboxes: Inboxes, table: Any) -> Finished:
    """The table after its people have played the game to its end."""
    while isinstance(table, Running):
        who = inboxes.club.person(table.awaited_persons[0])
        await inboxes.club.slash(who, "move", action=table.match.legal()[0], table=table.id)
        table = await inboxes.club.game(table.id)
    assert isinstance(table, Finished)
    return table


async def test_old_buttons_work_after_a_restart(inboxes: Inboxes) -> None:
    club = inboxes.club
    await over(club)
    board = club.board()
    viewer = await club.press(club.ana, board, "Replay")
    await inboxes.restart()
    assert (await club.press(club.ana, board, "Replay")).text == viewer.text
    for seen in await steps(club, club.ana, viewer):
        check_sane(seen)


@pytest.mark.parametrize(
    "words",
    some(
        [
            *("", "x", "-1.-.tp", "0.-.xx", "0.-.tpx", "0.0.tp|" + "y" * 60, "99999.0.tp", "999999.0.tp", "0.99.tp"),
            *("0.2.tp", "0.-.tp", "٣.0.tp", "0.0.TP", "0..tp", "1.1", "{0}", "%s", "0.0.tp\n", "-.0.tp|turns"),
        ],
        7,
    ),
)
async def test_a_forged_moment_gets_a_sentence_or_a_moment(club: Club, words: str) -> None:
    table = await over(club)
    for verb in ("moment", "filemoment"):
        for values in (None, ["x"], ["t99999"], ["m0"], ["t-1"], ["-"], ["99999"], ["٣"], ["0" * 80]):
            seen = await club.forge(club.cy, club.board(), f"m1:{table.id}:1:{verb}:{words}"[:100], values)
            assert seen.text or seen.alt
            check_sane(seen)
    assert "Rematch" in club.board().buttons  # a press on the public board never edits it


async def test_the_command_finds_the_game_of_the_channel(club: Club) -> None:
    first = await over(club)
    for who in (club.ana, club.cy):
        assert first.id in (await club.slash(who, "mundialito replay")).text
    running = await club.duel()
    assert running.id in (await club.slash(club.cy, "mundialito replay")).text
    assert first.id in (await club.slash(club.cy, "mundialito replay", table=first.id.upper())).text


async def test_the_command_offers_ones_own_last_games_elsewhere(club: Club) -> None:
    assert (await club.slash(club.ana, "mundialito replay", club.lounge)).text == say("replay-nothing")
    table = await over(club)
    assert (await club.slash(club.cy, "mundialito replay", club.lounge)).text == say("replay-nothing")
    for who, place in ((club.ana, club.lounge), (club.ana.user, None)):
        asked = await club.slash(who, "mundialito replay", place)
        assert asked.text == say("replay-which")
        shown = await club.pick(who, asked, say("replay-games"), table.id)
        assert table.id in shown.text
        assert (await steps(club, who, shown))[-1].buttons[ON].get("disabled")
    offered = await club.suggest(club.ana, "mundialito replay", option="table")
    assert [choice["value"] for choice in offered] == [table.id]
    assert await club.suggest(club.cy, "mundialito replay", option="table") == []


async def test_only_those_who_see_its_channel_or_sat_there_replay_a_game(club: Club) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    club.table = club.guild.create_text_channel("secret", overwrites={club.cy: hidden})
    table = await over(club)
    address = f"m1:{table.id}:{table.position}"
    on = await club.slash(club.cy, "mundialito help", club.lounge)
    for verb in ("replay:", "moment:0.0.tp", "gamefile:"):
        assert (await club.forge(club.cy, on, f"{address}:{verb}")).text == say("refusal-no-table")
    told = await club.slash(club.cy, "mundialito replay", club.lounge, table=table.id)
    assert told.text == say("refusal-no-table")
    assert table.id in (await club.slash(club.mod, "mundialito replay", club.lounge, table=table.id)).text
    assert table.id in (await club.slash(club.ana.user, "mundialito replay", table=table.id)).text
    for who, place in ((club.cy.user, None), (club.ana_abroad, club.far)):
        told = await club.slash(who, "mundialito replay", place, table=table.id)
        assert told.text == say("press-elsewhere")
    club.guild.remove_member(club.ben)
    await club.later(6 * 60)  # until then he counts as seen a moment ago
    assert (await club.slash(club.ben.user, "mundialito replay", table=table.id)).text == say("press-left-server")


async def test_a_puzzle_is_replayed_by_its_player_only_and_gives_no_file_before_its_seal_opens(club: Club) -> None:
    table = await start_attempt(club)
    assert (await club.slash(club.ana, "mundialito replay", table=table.id)).alt
    assert (await club.slash(club.ana_abroad, "mundialito replay", club.far, table=table.id)).alt
    shown = await give_up(club, club.ana, table)
    assert "Game file" not in (await club.press(club.ana, shown, "Replay")).buttons
    await club.later(24 * 60 * 60)
    assert "Game file" in (await club.press(club.ana, shown, "Replay")).buttons
    assert (await club.slash(club.ben, "mundialito replay", table=table.id)).text == say("refusal-no-table")


async def test_an_attached_game_file_is_replayed_from_its_own_message(club: Club) -> None:
    table = await over(club)
    content = file_of(table)
    for who, place in ((club.cy, club.lounge), (club.ana_abroad, club.far), (club.cy.user, None)):
        seen = await club.slash(who, "mundialito replay", place, file=("Game of mine.json", content))
        shown = await steps(club, who, seen)
        assert len(shown) == len(await turns_of(table)) + 1
        for one in shown:
            assert "Ana" not in one.text
            assert "Ben" not in one.text
            (kept,) = (file for file in one.message.attachments if file.filename.endswith(".json"))
            assert club.env.backend.cdn.get(kept.url) == content
            assert [part["type"] for part in one.rows].count(FILE) == 1
        flipped = await club.press(who, shown[-1], say("replay-flip"))
        assert (await club.press(who, flipped, FIRST)).alt


async def test_a_file_that_is_no_game_file_gets_a_sentence(club: Club) -> None:
    table = await over(club)
    files = {
        b"hello": "isn't a game file",
        b"": "isn't a game file",
        file_of(table)[:-40]: "isn't a game file",
        file_of(table, game="hedgehog"): "I can't replay this file",
        file_of(table, events=["@everyone", "<@1>", "**x**"]): "I can't replay this file",
        file_of(table, commitment="0" * 64): "doesn't match the commitment",
        b" " * (LARGEST + 1): "too large",
    }
    for content, told in files.items():
        seen = await club.slash(club.ana, "mundialito replay", file=("x.json", content))
        assert told in seen.text, content[:80]
        assert not seen.buttons
        assert "@everyone" not in seen.text
        check_sane(seen)


async def test_a_message_without_its_file_asks_for_it_again(club: Club) -> None:
    await over(club)
    seen = await club.forge(club.ana, club.board(), "m1:ladder:0:filemoment:0.0.tp|on")
    assert seen.text == say("replay-file-gone")


async def test_a_replay_of_a_table_that_has_not_started_says_so(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    lobby = await club.game()
    told = await club.slash(club.ana, "mundialito replay", table=lobby.id)
    assert told.text == say("refusal-not-started")
