"""An attempt at the daily puzzle is private until it is over, and its dice stay secret until the next day.

Everybody has the same dice, so a board or a throw would reveal theirs to the others.
"""

import re
from typing import Any

import pytest

from cogs.press.press import Check
from cogs.table_command import ACTIONS
from players import answer, question
from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Chance
from rules.table.table import EndedTable, Running, Table
from tests.bot.club import Club, Seen
from tests.bot.test_daily import DAY, daily, give_up, latest_table
from words import speech

GALLERY, FILE = 12, 13
say = speech("en")
#: Commands that name or find a table, with the other options they need.
COMMANDS: tuple[tuple[str, dict[str, str]], ...] = (
    *(("mundialito table", {"action": action}) for action in ACTIONS),
    ("hand", {}),
    ("move", {"action": "end"}),
)
#: A seed that the computer solves.
EASY = "5eed" * 16


async def start_attempt(club: Club, who: Any = None, channel: Any = None, **options: Any) -> Table:
    """Start somebody's attempt and play two moves."""
    who = who or club.ana
    await club.slash(who, "mundialito daily", channel, **options)
    for _ in range(2):
        table = await latest_table(club, who)
        legal = table.match.legal()
        move = next((text for text in legal if text != "end"), "end")
        await club.slash(who, "move", channel, action=move, table=table.id)
    table = await latest_table(club, who)
    assert isinstance(table, Running)
    return table


async def begin_easy(club: Club, who: Any, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Start somebody's attempt at a puzzle that a computer can solve."""
    monkeypatch.setattr("cogs.daily.tries.puzzle_seed", lambda key, game, number: EASY)
    await daily(club, who)
    return await latest_table(club, who)


async def solve(club: Club, who: Any, table: Table) -> Table:
    """Solve an attempt with the moves of a computer."""
    solved = Match.begin(GAMES["hedgehog"], 1, dict(table.options), table.seed)
    while solved.outcome is None:
        if isinstance(solved.turn, Chance):
            solved = solved.resolve()
            continue
        text = solved.automatic.formality
        if text is None:
            text = answer(question(solved, 0, "normal"))
            await club.slash(who, "move", action=text, table=table.id)
        solved = solved.act(0, text)
    assert not solved.outcome.draw
    return await club.game(table.id)


def shows_a_board(seen: Seen) -> bool:
    return any(part["type"] in (GALLERY, FILE) for part in seen.rows) or "stack" in seen.text.lower()


def rolls(table: Table) -> list[str]:
    return [text.removeprefix("roll ") for text in table.match.log if text.startswith("roll")]


async def test_the_channel_sees_who_plays_which_puzzle_but_no_board(club: Club) -> None:
    table = await start_attempt(club)
    line = club.board()
    assert f"**Ana** is playing **Daily puzzle {table.puzzle}**." in line.text
    assert table.commitment[:8] not in line.text
    assert not shows_a_board(line)
    assert "🎲" not in line.text
    assert list(line.buttons) == ["Continue", "More…"]
    assert club.pinged() == set()


async def test_the_public_line_does_not_change_while_its_player_moves(club: Club) -> None:
    await daily(club, club.ana)
    before = club.board()
    await start_attempt(club)
    after = club.board()
    assert (after.message._message.id, after.ids) == (before.message._message.id, before.ids)
    assert [one for one in await club.archive.outbox.due(1 << 60, 100) if one.kind == "board"] == []


async def test_the_player_continues_from_the_public_line_and_sees_what_happened(club: Club) -> None:
    table = await start_attempt(club)
    for panel in (await club.press(club.ana, club.board(), "Continue"), await daily(club, club.ana)):
        assert panel.alt
        assert "🎲" in panel.text
        assert "More…" in panel.buttons
    offered = await club.suggest(club.ana, "move", option="action")
    assert [choice["value"] for choice in offered] == table.match.legal()
    for action in ("board", "text"):
        assert shows_a_board(await club.slash(club.ana, "mundialito table", action=action))
    more = await club.press(club.ana, club.board(), "More…")
    assert shows_a_board(await club.press(club.ana, more, "Board in words"))


@pytest.mark.parametrize("counted", [True, False], ids=["counted", "practice"])
async def test_nobody_else_gets_anything_by_pressing_or_forging_controls(club: Club, counted: bool) -> None:
    if not counted:
        await start_attempt(club)
        await give_up(club, club.ana, await latest_table(club, club.ana))
    table = await start_attempt(club)
    assert table.counted is counted
    theirs = say("daily-theirs", name="Ana")
    drawn = len(club.studio.wishes)
    for verb in club.verbs(Check.SEES, Check.LEAVES, Check.REPLAYS, Check.MODERATES):
        for position, words in ((table.position, ""), (table.position - 1, "P"), (0, str(table.number))):
            forged = f"m1:{table.id}:{position}:{verb}:{words}"
            for who in (club.ben, club.mod):
                for values in (None, ("P",)):
                    told = await club.forge(who, club.board(), forged, values)
                    if club.controls[verb].check is not Check.MODERATES:
                        assert told.text == theirs, verb
                    elif who is club.mod:
                        assert say("button-end-all") in told.buttons
                    else:
                        assert told.text == say("moderators-only")
    assert len(club.studio.wishes) == drawn
    assert await latest_table(club, club.ana) == table


async def test_nobody_else_finds_an_attempt_by_a_command_even_by_its_name(club: Club) -> None:
    table = await start_attempt(club)
    drawn = len(club.studio.wishes)
    nowhere = {say("no-table-here"), say("verify-nothing"), say("no-hand-here")}
    for name, more in COMMANDS:
        for who, channel in ((club.ben, club.table), (club.mod, club.lounge), (club.ben.user, None)):
            assert (await club.slash(who, name, channel, **more)).text in nowhere, name
            told = await club.slash(who, name, channel, table=table.id.upper(), **more)
            assert told.text == say("refusal-no-table"), name
        told = await club.slash(club.ana_abroad, name, club.far, table=table.id, **more)
        assert told.text == say("refusal-no-table"), name
    for name, more in COMMANDS:
        assert await club.suggest(club.ben, name, option="table", **more) == []
    assert await club.suggest(club.ben, "mundialito table", option="action", table=table.id) == []
    assert await club.suggest(club.ben, "move", option="action") == []
    assert await club.suggest(club.ben, "move", option="action", table=table.id) == []
    assert (await club.slash(club.ben, "mundialito games")).text == say("games-none")
    assert len(club.studio.wishes) == drawn
    assert await latest_table(club, club.ana) == table


async def test_a_moderator_sees_no_board_by_checking_or_ending_an_attempt(club: Club) -> None:
    table = await start_attempt(club)
    told = await club.slash(club.mod, "mundialito-admin doctor", table=table.id)
    assert not shows_a_board(told)
    assert say("doctor-well") in told.text
    assert not shows_a_board(await club.slash(club.mod, "mundialito-admin doctor"))
    assert say("no-table-here") == (await club.slash(club.mod, "mundialito-admin end", how="all")).text
    ended = await club.slash(club.mod, "mundialito-admin end", table=table.id, how="all")
    assert ended.text == say("done-ended", table=table.id)
    assert isinstance((await latest_table(club, club.ana)), EndedTable)
    assert club.board().text.startswith("### 🏁 Ended by a moderator")
    assert not shows_a_board(club.board())
    assert "🎲" not in club.board().text


async def test_the_doctor_reposts_a_deleted_line_as_a_line(club: Club) -> None:
    table = await start_attempt(club)
    await club.bot.http.delete_message(club.table.id, club.board().message._message.id)
    await club.slash(club.mod, "mundialito-admin doctor", table=table.id)
    assert "**Ana** is playing" in club.board().text
    assert not shows_a_board(club.board())


async def test_without_permission_to_attach_files_no_board_in_words_is_shown_either(club: Club) -> None:
    club.studio.broken = True
    await start_attempt(club)
    assert not shows_a_board(club.board())
    await give_up(club, club.ana, await latest_table(club, club.ana))
    assert not shows_a_board(club.board())


async def test_a_reminder_mentions_nobody_and_posts_nothing_new(club: Club) -> None:
    table = await start_attempt(club)
    before = club.board().message._message.id
    await club.later(table.terms.pace.reminder / 1000 + 60)
    assert club.pinged() == set()
    assert club.board().message._message.id == before


async def test_an_abandoned_attempt_shows_its_result_and_no_board_until_the_next_day(
    club: Club,
) -> None:
    table = await start_attempt(club)
    line = club.board().message._message.id
    await give_up(club, club.ana, table)
    result = club.board()
    assert result.message._message.id == line
    assert f"Daily puzzle {table.puzzle}" in result.text
    assert "The next puzzle comes" in result.text
    assert not shows_a_board(result)
    assert "🎲" not in result.text


async def test_a_solved_attempt_shows_the_tree_and_only_the_last_throw(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await solve(club, club.ana, await begin_easy(club, club.ana, monkeypatch))
    result = club.board()
    assert "Solved in " in result.text
    assert "Best here: Ana" in result.text
    assert "red built a tree" in result.alt
    assert set(rolls(table)) > {rolls(table)[-1]}
    thrown = re.findall(r"(?:rolled|with an?|rolls an?) \**([1-6])", f"{result.text} {result.alt}")
    assert set(thrown) == {rolls(table)[-1]}
    picture = club.studio.wishes[-1].view
    assert (picture.rolled, picture.done, picture.passing) == (None, (), ())


@pytest.mark.parametrize("solved", [True, False], ids=["solved", "given up"])
async def test_the_dice_of_a_finished_attempt_stay_sealed_until_the_next_day(
    club: Club, monkeypatch: pytest.MonkeyPatch, solved: bool
) -> None:
    if solved:
        table = await solve(club, club.ana, await begin_easy(club, club.ana, monkeypatch))
    else:
        await give_up(club, club.ana, await start_attempt(club))
        table = await latest_table(club, club.ana)
    for who in (club.ben, club.mod, club.ana):
        told = await club.slash(who, "mundialito table", action="verify", table=table.id)
        assert table.commitment in told.text
        assert table.seed not in told.text
        assert not told.buttons
        file = await club.forge(who, club.board(), f"m1:{table.id}:{table.position}:gamefile:")
        assert [part["type"] for part in file.rows] == [10]
        assert "You can download it" in file.text
    for who in (club.ben, club.mod):
        for action in ("board", "text"):
            told = await club.slash(who, "mundialito table", action=action, table=table.id)
            assert "only its player can see the board" in told.text
        more = await club.press(who, club.board(), "More…")
        assert "only its player can see the board" in (await club.press(who, more, "Board in words")).text
    assert shows_a_board(await club.slash(club.ana, "mundialito table", action="text", table=table.id))
    await club.later(DAY)
    for who in (club.ben, club.ana):
        told = await club.slash(who, "mundialito table", action="verify", table=table.id)
        assert "nothing was changed" in told.text
        assert table.seed in told.text
        assert any(part["type"] == FILE for part in (await club.press(who, told, "Game file")).rows)
        assert shows_a_board(await club.slash(who, "mundialito table", action="text", table=table.id))
    race = Match.begin(GAMES["hedgehog"], 1, dict(table.options), table.seed)
    assert race.resolve().log[0] == f"roll {rolls(table)[0]}"


async def test_only_the_player_may_ask_for_the_seal_of_a_running_attempt(club: Club) -> None:
    table = await start_attempt(club)
    told = await club.slash(club.ana, "mundialito table", action="verify")
    assert table.commitment in told.text
    assert table.seed not in told.text
    await club.later(DAY)
    assert table.seed not in (await club.slash(club.ana, "mundialito table", action="verify", table=table.id)).text


async def test_an_attempt_that_outlasts_its_day_stays_private_and_does_not_count(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin_easy(club, club.ben, monkeypatch)
    await club.later(DAY)
    assert not shows_a_board(club.board())
    assert (await club.press(club.cy, club.board(), "Continue")).text == say("daily-theirs", name="Ben")
    table = await solve(club, club.ben, table)
    assert table.result.scores
    found = await club.archive.puzzles.try_of("hedgehog", table.puzzle, club.ben.id)
    assert found is not None
    assert (found.ended_at, found.score) == (table.ended_at, None)
    assert "doesn't count" in club.board().text
    assert await club.archive.puzzles.best_tries("hedgehog", table.puzzle, club.guild.id) == ()


async def test_an_attempt_finished_in_time_counts(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await solve(club, club.ben, await begin_easy(club, club.ben, monkeypatch))
    (best,) = await club.archive.puzzles.best_tries("hedgehog", table.puzzle, club.guild.id)
    assert table.result.scores is not None
    assert (best.person_id, best.score) == (club.ben.id, table.result.scores[0])
    assert "doesn't count" not in club.board().text


async def test_in_direct_messages_the_board_is_shown_and_nobody_else_can_reach_it(club: Club) -> None:
    await club.slash(club.ana.user, "mundialito daily")
    table = await latest_table(club, club.ana)
    board = club.board(club.ana.user.dm_channel)
    assert shows_a_board(board)
    await club.slash(club.ben.user, "mundialito daily")
    for name, more in COMMANDS:
        told = await club.slash(club.ben.user, name, table=table.id, **more)
        assert told.text == say("refusal-no-table"), name
    his = club.board(club.ben.user.dm_channel)
    for verb in ("text", "side", "panel", "replay", "gamefile"):
        told = await club.forge(club.ben.user, his, f"m1:{table.id}:{table.position}:{verb}:")
        assert told.text == say("refusal-no-table")
    await give_up(club, club.ana.user, table)
    for verb in ("text", "side", "panel", "replay", "gamefile"):
        assert not shows_a_board(await club.forge(club.ben.user, his, f"m1:{table.id}:{table.position}:{verb}:"))


async def test_an_attempt_begun_by_an_older_version_continues_and_is_private(club: Club) -> None:
    """The row doesn't say that it is a puzzle, so it occupies its channel."""
    table = await start_attempt(club)
    archive: Any = club.archive
    await archive._writer.run(lambda base: base.execute("UPDATE tables SET puzzle = 0 WHERE id = ?", (table.id,)))
    club.house.forget()
    assert await club.archive.tables.running_in(club.table.id) == table.id
    for name, more in COMMANDS:
        nowhere = {say("no-table-here"), say("verify-nothing"), say("no-hand-here")}
        assert (await club.slash(club.ben, name, **more)).text in nowhere, name
    assert (await club.press(club.ben, club.board(), "More…")).text == say("daily-theirs", name="Ana")
    assert shows_a_board(await club.slash(club.ana, "mundialito table", action="text"))
    assert "as you left it" in (await daily(club, club.ana)).text
    await daily(club, club.ben)
    assert (await latest_table(club, club.ben)).seed == table.seed
    await give_up(club, club.ana, table)
    assert isinstance((await latest_table(club, club.ana)), EndedTable)


async def test_a_command_finds_a_game_in_the_channel_before_an_attempt(club: Club) -> None:
    await club.duel()
    duel = await club.game()
    await start_attempt(club)
    assert (await club.game()).id == duel.id
    hers = await club.slash(club.ana, "mundialito table", action="text")
    assert "Gualda" in hers.text
    legal = duel.match.legal()
    await club.slash(club.ana, "move", action=next(text for text in legal if "-" in text))
    after = (await club.game()).match
    assert after is not None
    assert len(after.log) == len(duel.match.log) + 1  # type: ignore[union-attr]
    await daily(club, club.cy)
    mine = await latest_table(club, club.cy)
    await club.slash(club.cy, "move", action=mine.match.legal()[0])
    assert (await latest_table(club, club.cy)).number > mine.number


async def test_one_channel_can_hold_many_attempts_beside_a_game(club: Club) -> None:
    await club.duel()
    people = [club.ana, club.ben, club.cy, club.mod]
    for who in people:
        await daily(club, who)
    tables = [await latest_table(club, who) for who in people]
    assert len({table.id for table in tables}) == 4
    assert len({table.seed for table in tables}) == 1
    heads = [await club.archive.tables.head(table.id) for table in tables]
    assert {head.channel_id for head in heads if head is not None} == {club.table.id}
    assert (await club.game()).game_key == "mundialito"


async def test_asking_again_for_practice_leads_back_to_it(club: Club) -> None:
    await give_up(club, club.ana, await start_attempt(club))
    await daily(club, club.ana)
    first = await latest_table(club, club.ana)
    assert "as you left it" in (await daily(club, club.ana)).text
    assert (await latest_table(club, club.ana)).id == first.id
