"""The race of the day is its player's alone from the first tap to the last, and its dice are sealed for a day.

Everybody has the same dice, so a board or a throw would reveal theirs to the others.
"""

from pathlib import Path
from typing import Any

import pytest

from cogs.client import Bot
from cogs.press.press import Check
from cogs.table_command import ACTIONS
from host.house import House
from host.steps import board_parcel
from players import answer, question
from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Chance
from rules.table.table import EndedTable, Finished, Running, Table
from tests.bot.club import Club, QuickThinkers, Seen, open_club
from tests.bot.test_daily import DAY, daily, give_up, latest_table
from tests.bot.test_held_against import gone
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
#: What the player's panel offers once the try is over.
AFTER = ["Replay", "Review", "Share", "More…"]


async def start_attempt(club: Club, who: Any = None, channel: Any = None) -> Table:
    """Start somebody's attempt and play two moves."""
    who = who or club.ana
    await daily(club, who, channel)
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
    monkeypatch.setattr("cogs.daily.race.puzzle_seed", lambda key, game, number: EASY)
    await daily(club, who)
    return await latest_table(club, who)


async def solve(club: Club, who: Any, table: Table) -> tuple[Table, Seen]:
    """Solve an attempt with the moves of a computer; return the table, and what the player is shown of its end."""
    solved, shown = Match.begin(GAMES["hedgehog"], 1, dict(table.options), table.seed), Seen(None)
    while solved.outcome is None:
        if isinstance(solved.turn, Chance):
            solved = solved.resolve()
            continue
        text = solved.automatic.formality
        if text is None:
            text = answer(question(solved, 0, "normal"))
            shown = await club.slash(who, "move", action=text, table=table.id)
        solved = solved.act(0, text)
    assert not solved.outcome.draw
    return await club.game(table.id), shown


async def restart(club: Club) -> None:
    """Kill the bot and start another one with the same archive in the same servers."""
    club.house.listeners.clear()
    club.house = House(club.archive, club.studio, QuickThinkers(), club.house.limits, club.clock)  # type: ignore[arg-type]
    club.bot = Bot(club.house)
    await club.env.restart_bot(club.bot)
    club.stop_time()


async def check_unseen(club: Club) -> None:
    """Check that nobody but those who were answered has seen anything, and that nothing waits to be shown."""
    kept = club.env.backend.messages.values()
    assert [one for place in kept for one in place.values() if not one.is_ephemeral and one.components] == []
    assert club.mentions == []
    assert await club.archive.outbox.due(1 << 60, 100) == ()


def shows_a_board(seen: Seen) -> bool:
    return any(part["type"] in (GALLERY, FILE) for part in seen.rows) or "stack" in seen.text.lower()


def rolls(table: Table) -> list[str]:
    return [text.removeprefix("roll ") for text in table.match.log if text.startswith("roll")]


async def test_whoever_looks_sees_nothing_of_a_try_from_its_beginning_to_its_end(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start_attempt(club)
    await check_unseen(club)
    await club.later(table.terms.pace.reminder / 1000 + 60)
    await club.later(DAY)
    await check_unseen(club)
    await give_up(club, club.ana, table)
    await check_unseen(club)
    for who in (club.ben, club.ben.user):
        _, shown = await solve(club, who, await begin_easy(club, who, monkeypatch))
        assert shown.message.ephemeral
        await check_unseen(club)
    await daily(club, club.cy)
    await club.later(120 * DAY)
    assert isinstance(await latest_table(club, club.cy), EndedTable)
    await check_unseen(club)


async def test_even_a_parcel_that_an_older_bot_has_left_shows_nothing(club: Club) -> None:
    table = await start_attempt(club)
    await club.house.show_once(table.id, lambda table: board_parcel(table, (club.ana.id,)))
    await club.later(60)
    await check_unseen(club)


async def test_the_player_goes_on_from_anywhere_and_sees_what_happened(club: Club) -> None:
    table = await start_attempt(club)
    for who, place in ((club.ana, None), (club.ana, club.lounge), (club.ana_abroad, club.far), (club.ana.user, None)):
        panel = await daily(club, who, place)
        assert "as you left it" in panel.text
        assert panel.alt
        assert "🎲" in panel.text
        assert "More…" in panel.buttons
        offered = await club.suggest(who, "move", place, option="action")
        assert [choice["value"] for choice in offered] == table.match.legal()
        more = await club.press(who, panel, "More…")
        assert shows_a_board(await club.press(who, more, "Board in words"))
        for action in ("board", "text"):
            assert shows_a_board(await club.slash(who, "mundialito table", place, action=action))
    moved = await club.slash(club.ana.user, "move", action=table.match.legal()[0])
    assert moved.message.ephemeral
    assert (await latest_table(club, club.ana)).number > table.number
    await check_unseen(club)


async def test_the_second_of_two_devices_is_told_that_the_board_has_moved_on(club: Club) -> None:
    table = await start_attempt(club)
    first, second = await daily(club, club.ana), await daily(club, club.ana_abroad, club.far)
    text = table.match.legal()[0]
    play = f"m1:{table.id}:{table.position}:do:{text}"
    await club.forge(club.ana, first, play)
    number = (await latest_table(club, club.ana)).number
    told = await club.forge(club.ana_abroad, second, play)
    assert say("refusal-stale") in told.text
    assert told.alt
    assert (await latest_table(club, club.ana)).number == number > table.number


async def test_an_attempt_goes_on_after_a_restart(club: Club) -> None:
    table = await start_attempt(club)
    await restart(club)
    assert "as you left it" in (await daily(club, club.ana)).text
    assert await latest_table(club, club.ana) == table
    await check_unseen(club)


@pytest.mark.parametrize("when", ["practice", "running", "over", "days later"])
async def test_nobody_else_gets_anything_by_pressing_or_forging_controls(club: Club, when: str) -> None:
    table = await start_attempt(club)
    if when != "running":
        await give_up(club, club.ana, table)
    if when == "practice":
        await start_attempt(club)
    if when == "days later":
        await club.later(3 * DAY)
    table = await latest_table(club, club.ana)
    shown = {who: await club.slash(who, "mundialito leaderboard") for who in (club.ben, club.mod)}
    drawn, none = len(club.studio.wishes), say("refusal-no-table")
    for verb in club.verbs(Check.SEES, Check.LEAVES, Check.REPLAYS, Check.MODERATES):
        for position, words in ((table.position, ""), (table.position - 1, "P"), (0, str(table.number))):
            forged = f"m1:{table.id}:{position}:{verb}:{words}"
            for who, page in shown.items():
                for values in (None, ("P",)):
                    told = await club.forge(who, page, forged, values)
                    if club.controls[verb].check is not Check.MODERATES:
                        assert told.text == none, verb
                    else:
                        assert not shows_a_board(told)
    assert len(club.studio.wishes) == drawn
    assert await latest_table(club, club.ana) == table
    await check_unseen(club)


@pytest.mark.parametrize("over", [False, True])
async def test_nobody_else_finds_an_attempt_by_a_command_even_by_its_name(club: Club, over: bool) -> None:
    table = await start_attempt(club)
    if over:
        await give_up(club, club.ana, table)
        await club.later(3 * DAY)
        table = await latest_table(club, club.ana)
    drawn = len(club.studio.wishes)
    nowhere = {say("no-table-here"), say("verify-nothing"), say("no-hand-here")}
    for name, more in (*COMMANDS, ("mundialito replay", {})):
        for who, channel in ((club.ben, club.table), (club.mod, club.lounge), (club.ben.user, None)):
            if name != "mundialito replay":
                assert (await club.slash(who, name, channel, **more)).text in nowhere, name
            told = await club.slash(who, name, channel, table=table.id.upper(), **more)
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
    assert (await club.slash(club.mod, "mundialito table", table=table.id)).text == say("refusal-no-table")
    shown = await club.slash(club.ana, "mundialito table", table=table.id)
    assert shown.text.startswith("### 🏁 Ended by a moderator")
    await check_unseen(club)


async def test_an_attempt_that_cannot_be_read_is_told_to_nobody_else(database: Path) -> None:
    async with open_club(database, expected=["table set aside"]) as club:
        table = await start_attempt(club)
        head = await club.archive.tables.head(table.id)
        assert head is not None
        await club.house.set_aside(head, "version")
        told = await club.slash(club.ana, "mundialito table", table=table.id)
        assert told.text == say("refusal-aside-version")
        await club.slash(club.mod, "mundialito-admin doctor", table=table.id)
        assert "as you left it" in (await daily(club, club.ana)).text
        await check_unseen(club)


async def test_a_list_of_ones_games_names_an_attempt_and_no_channel(club: Club) -> None:
    table = await start_attempt(club)
    for who, place in ((club.ana, club.lounge), (club.ana_abroad, club.far)):
        told = (await club.slash(who, "mundialito games", place)).text
        assert say("games-puzzle", table=table.id) in told
        assert "<#" not in told


@pytest.mark.parametrize("solved", [True, False], ids=["solved", "given up"])
async def test_the_panel_shows_the_end_with_all_that_the_player_needs(
    club: Club, monkeypatch: pytest.MonkeyPatch, solved: bool
) -> None:
    if solved:
        table, shown = await solve(club, club.ana, await begin_easy(club, club.ana, monkeypatch))
    else:
        table = await start_attempt(club)
        shown = await give_up(club, club.ana, table)
        table = await latest_table(club, club.ana)
    again = await club.slash(club.ana_abroad, "mundialito table", club.far, table=table.id)
    for seen in (shown, again):
        assert seen.message.ephemeral
        assert seen.alt
        assert ("red built a tree" in seen.alt) is solved
        assert ("Best here: Ana" in seen.text) is solved
        assert f"Daily {table.puzzle}" in seen.text
        assert "The next puzzle comes" in seen.text
        assert list(seen.buttons) == AFTER
    more = await club.press(club.ana_abroad, again, "More…")
    assert shows_a_board(await club.press(club.ana_abroad, more, "Board in words"))
    assert (await club.press(club.ana_abroad, again, "Replay")).alt


async def test_an_attempt_has_no_rematch_which_everybody_would_see(club: Club) -> None:
    table = await start_attempt(club)
    shown = await give_up(club, club.ana, table)
    told = await club.forge(club.ana, shown, f"m1:{table.id}:{table.position}:rematch:")
    assert told.text == say("refusal-ended")
    assert len(await club.archive.seats.tables_of(club.ana.id)) == 1


async def test_an_attempt_of_somebody_who_has_deleted_themself_is_nobodys(club: Club) -> None:
    table = await start_attempt(club)
    await gone(club, club.ana)
    assert isinstance(await club.game(table.id), Finished)
    for who in (club.ana, club.ben):
        page = await club.slash(who, "mundialito help")
        for verb in ("panel", "replay", "share", "more"):
            told = await club.forge(who, page, f"m1:{table.id}:{table.position}:{verb}:")
            assert told.text == say("refusal-no-table")
    await check_unseen(club)


async def test_without_pictures_the_panel_shows_the_end_in_words(club: Club) -> None:
    club.studio.broken = True
    shown = await give_up(club, club.ana, await start_attempt(club))
    assert not shown.alt
    assert shows_a_board(shown)
    await check_unseen(club)


async def test_the_dice_of_a_finished_attempt_stay_sealed_until_the_next_day(club: Club) -> None:
    await give_up(club, club.ana, await start_attempt(club))
    table = await latest_table(club, club.ana)
    told = await club.slash(club.ana, "mundialito table", action="verify", table=table.id)
    assert table.commitment in told.text
    assert table.seed not in told.text
    assert not told.buttons
    file = await club.forge(club.ana, told, f"m1:{table.id}:{table.position}:gamefile:")
    assert [part["type"] for part in file.rows] == [10]
    assert "You can download it" in file.text
    await club.later(DAY)
    told = await club.slash(club.ana, "mundialito table", action="verify", table=table.id)
    assert "nothing was changed" in told.text
    assert table.seed in told.text
    assert any(part["type"] == FILE for part in (await club.press(club.ana, told, "Game file")).rows)
    race = Match.begin(GAMES["hedgehog"], 1, dict(table.options), table.seed)
    assert race.resolve().log[0] == f"roll {rolls(table)[0]}"


async def test_the_player_may_ask_for_the_seal_of_a_running_attempt_and_no_more(club: Club) -> None:
    table = await start_attempt(club)
    told = await club.slash(club.ana, "mundialito table", action="verify")
    assert table.commitment in told.text
    assert table.seed not in told.text
    await club.later(DAY)
    assert table.seed not in (await club.slash(club.ana, "mundialito table", action="verify", table=table.id)).text


async def test_an_attempt_that_outlasts_its_day_does_not_count(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begin_easy(club, club.ben, monkeypatch)
    await club.later(DAY)
    table, shown = await solve(club, club.ben, table)
    assert isinstance(table, Finished)
    assert table.result.scores
    found = await club.archive.puzzles.try_of("hedgehog", table.puzzle, club.ben.id)
    assert found is not None
    assert (found.ended_at, found.score) == (table.ended_at, None)
    assert "doesn't count" in shown.text
    assert await club.archive.puzzles.best_tries("hedgehog", table.puzzle, club.guild.id) == ()


async def test_an_attempt_finished_in_time_counts(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, shown = await solve(club, club.ben, await begin_easy(club, club.ben, monkeypatch))
    assert isinstance(table, Finished)
    (best,) = await club.archive.puzzles.best_tries("hedgehog", table.puzzle, club.guild.id)
    assert table.result.scores is not None
    assert (best.person_id, best.score) == (club.ben.id, table.result.scores[0])
    assert "doesn't count" not in shown.text


async def test_a_command_finds_a_game_before_an_attempt(club: Club) -> None:
    await club.duel()
    duel = await club.game()
    await start_attempt(club)
    assert (await club.game()).id == duel.id
    for place in (club.table, club.lounge):
        assert "Gualda" in (await club.slash(club.ana, "mundialito table", place, action="text")).text
    legal = duel.match.legal()
    await club.slash(club.ana, "move", action=next(text for text in legal if "-" in text))
    after = (await club.game()).match
    assert after is not None
    assert len(after.log) == len(duel.match.log) + 1  # type: ignore[union-attr]
    await daily(club, club.cy)
    mine = await latest_table(club, club.cy)
    await club.slash(club.cy, "move", club.lounge, action=mine.match.legal()[0])
    assert (await latest_table(club, club.cy)).number > mine.number
