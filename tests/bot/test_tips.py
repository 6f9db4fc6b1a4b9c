"""In a cup, those who watch and those who are out tip the next results; the best are named when it is over."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.privacy.erasing import erase
from cogs.tips.tipping import TIPPED
from cogs.tips.verdicts import Best, rank, score
from data import Tip, Tipped
from rules.table import requests as ask
from rules.table.table import Finished, Running, Table
from tests.bot.club import Club, Seen, use_seed
from tests.bot.test_dicecup import roll, start_cup
from words import speech
from words.games import item

say = speech("en")
TIP, DRAW = say("button-tip"), say("button-tip-draw")
LATE, STILL_IN = say("tips-late"), say("tips-still-in")


def matches(table: Table) -> tuple[Any, ...]:
    assert isinstance(table, Running)
    return table.game.contests(table.match.state).open


def names(table: Running, place: int = 0) -> tuple[str, str]:
    """The sides of the first open match, as buttons say them."""
    first, second = (item(table.game_key, side, say, table.match.options) for side in matches(table)[place].sides)
    return first, second


def tip_of(seen: Seen) -> str | None:
    """The tip that is marked on a page."""
    marked = [label for label, one in seen.buttons.items() if one["style"] == 1]
    return marked[0] if marked else None


async def page(club: Club, who: Any = None) -> Seen:
    return await club.press(who or club.cy, club.board(), TIP)


@pytest.fixture
async def cup(club: Club) -> Running:
    """A dice cup of Ana and Ben, whose first match is about to begin."""
    table = await start_cup(club, club.ben)
    assert isinstance(table, Running)
    return table


async def give(club: Club, table: Table, who: Any, number: int, side: str) -> None:
    """Save somebody's tip on an open match."""
    tip = Tip(who.id, matches(table)[number].name, side)
    assert await club.archive.tips.save(table.id, table.number, tip, 1, most_people=9) is Tipped.SAVED


async def test_who_watches_tips_with_one_tap_and_changes_it_with_another(club: Club, cup: Running) -> None:
    seen = await page(club)
    one, other = names(cup)
    assert seen.message.ephemeral
    assert seen.text.startswith("### Your prediction: Round of 32, match 1 of 16\n")
    assert "Predictions close at the first roll." in seen.text
    assert list(seen.buttons) == [one, other]
    assert tip_of(seen) is None
    seen = await club.press(club.cy, seen, one)
    assert tip_of(seen) == one
    seen = await club.press(club.cy, seen, other)
    assert tip_of(seen) == other
    assert await club.archive.tips.of_person(cup.id, club.cy.id) == {"1": matches(cup)[0].sides[1]}
    assert tip_of(await page(club)) == other


async def test_a_page_says_whose_teams_meet(club: Club, cup: Running) -> None:
    who = (await club.bot.desk.composer.cast(cup, say)).who
    (first, *_) = matches(cup)
    told = [f"{name} ({who[seat]})" for name, seat in zip(names(cup), first.seats, strict=True)]
    assert f"{told[0]} v {told[1]}." in (await page(club)).text


async def test_nobody_tips_who_can_still_decide_a_match(club: Club, cup: Running) -> None:
    for who in (club.ana, club.ben):
        assert (await page(club, who)).text == STILL_IN
    assert not await club.archive.tips.of_table(cup.id)


async def test_nobody_tips_whom_a_player_has_blocked(club: Club, cup: Running) -> None:
    seen = await page(club)
    await club.slash(club.ben, "mundialito block", person=club.cy)
    assert (await page(club)).text == say("tips-refused")
    assert (await club.press(club.cy, seen, names(cup)[0])).text == say("tips-refused")
    assert not await club.archive.tips.people(cup.id)


async def test_a_tip_is_too_late_once_the_match_has_begun(club: Club, cup: Running) -> None:
    seen = await page(club)
    await roll(club, cup)
    assert TIP not in club.board().buttons
    assert (await club.press(club.cy, seen, names(cup)[0])).text == LATE
    assert not await club.archive.tips.of_table(cup.id)


async def test_a_tip_that_meets_a_step_of_another_process_is_judged_by_the_table_after_it(
    club: Club, cup: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The archive refuses what was decided by an older number, and the press looks again."""
    seen, save = await page(club), club.archive.tips.save
    met = list[int]()

    async def meets_a_roll(table_id: str, number: int, *rest: Any, **limits: Any) -> Any:
        if not met:
            met.append(number)
            (person,) = cup.awaited_persons
            await club.house.ask(table_id, ask.Play(person, "roll", None), actor=person)
        return await save(table_id, number, *rest, **limits)

    monkeypatch.setattr(club.archive.tips, "save", meets_a_roll)
    assert (await club.press(club.cy, seen, names(cup)[0])).text == LATE
    assert met == [cup.number]
    assert not await club.archive.tips.of_table(cup.id)


async def test_no_other_result_can_be_tipped_than_a_match_can_have(club: Club, cup: Running) -> None:
    for words in ("1|", "1|XXX", "2|ARG", "|", ""):
        told = await club.forge(club.cy, club.board(), f"m1:{cup.id}:{cup.position}:{TIPPED}:{words}")
        assert told.text in (say("press-outdated"), LATE)
    assert not await club.archive.tips.of_table(cup.id)


async def test_a_round_of_groups_is_tipped_match_by_match(club: Club) -> None:
    table = await start_cup(club, club.ben, settings="mode=touristic")
    assert isinstance(table, Running)
    assert len(matches(table)) == 4
    seen = await page(club)
    for number in range(1, 5):
        assert f"-# {number} of 4" in seen.text
        assert "### Your prediction: Group " in seen.text
        assert list(seen.buttons) == [names(table, number - 1)[0], DRAW, names(table, number - 1)[1], "Next"]
        seen = await club.press(club.cy, seen, DRAW)
    assert seen.text == say("tips-all-done")
    seen = await club.press(club.cy, seen, say("button-tip-change"))
    assert tip_of(seen) == DRAW
    assert set((await club.archive.tips.of_person(table.id, club.cy.id)).values()) == {""}


async def test_the_best_tippers_are_named_below_the_places(club: Club, cup: Running) -> None:
    """Cy tips the first side of each match of a whole cup, the moderator the second one of the first six."""
    table: Table = cup
    tipped = list[str]()
    while isinstance(table, Running):
        if matches(table):
            one, other = names(table)
            await club.press(club.cy, await page(club), one)
            if len(tipped) < 6:
                await club.press(club.mod, await page(club, club.mod), other)
            tipped.append(matches(table)[0].name)
        table = await roll(club, table)
    assert isinstance(table, Finished)
    assert len(tipped) == 32
    results = table.game.contests(table.match.state).won
    right = {
        await club.bot.desk.names.of(who.id): score(await club.archive.tips.of_person(table.id, who.id), results)[0]
        for who in (club.cy, club.mod)
    }
    (first, most), (second, fewer) = sorted(right.items(), key=lambda one: -one[1])
    lines = club.board().text.splitlines()
    (place,) = (number for number, line in enumerate(lines) if "Best predictions:" in line)
    assert lines[place] == f"🔮 **Best predictions:** {first} {most} of 32 · {second} {fewer}"
    assert "wins the cup with" in "".join(lines[:place])
    await erase(club.house, club.mod.id)
    board = await club.bot.desk.composer.board(await club.session(table.id), say)
    assert "Best predictions:" not in str(board.view.to_components())


async def test_the_page_says_how_many_tips_were_right(club: Club, cup: Running) -> None:
    table: Table = cup
    while len(table.game.contests(table.match.state).won) < 2 or not matches(table):
        for number, one in enumerate(matches(table)):
            await give(club, table, club.cy, number, one.sides[0])
        assert " of your " not in (await page(club)).text if matches(table) else True
        table = await roll(club, table)
    right, _ = score(
        await club.archive.tips.of_person(table.id, club.cy.id), table.game.contests(table.match.state).won
    )
    assert f"-# {say('tips-right', right=right, all=2)}" in (await page(club)).text
    assert "tippers" not in club.board().text


async def test_from_three_on_a_board_says_how_many_have_tipped(club: Club, cup: Running) -> None:
    side = matches(cup)[0].sides[0]
    for count, person in enumerate((501, 502, 503), 1):
        assert await club.archive.tips.save(cup.id, cup.number, Tip(person, "1", side), 1, most_people=9)
        post = await club.bot.desk.composer.board(await club.session(cup.id), say)
        text = str(post.view.to_components())
        assert ("3 people have made a prediction" in text) is (count == 3)
        assert side not in text.split("have made a prediction")[-1]


async def test_the_board_counts_the_third_without_waiting_for_the_next_roll(club: Club, cup: Running) -> None:
    side = matches(cup)[0].sides[0]
    for person in (501, 502):
        assert await club.archive.tips.save(cup.id, cup.number, Tip(person, "1", side), 1, most_people=9)
    seen, before = await page(club), club.board()
    assert "have made a prediction" not in before.text
    await club.press(club.cy, seen, names(cup)[0])
    await club.quiet()
    after = club.board()
    assert "3 people have made a prediction" in after.text
    assert (after.message.id, after.alt) == (before.message.id, before.alt)
    assert (await club.game(cup.id)).number == cup.number


async def test_the_board_is_renewed_for_a_new_tipper_and_not_for_whoever_changes_a_tip(
    club: Club, cup: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    side = matches(cup)[0].sides[0]
    for person in (501, 502):
        assert await club.archive.tips.save(cup.id, cup.number, Tip(person, "1", side), 1, most_people=9)
    renewed, refresh = list[str](), club.bot.desk.boards.refresh

    def counted(table_id: str) -> None:
        renewed.append(table_id)
        refresh(table_id)

    monkeypatch.setattr(club.bot.desk.boards, "refresh", counted)
    seen = await page(club)
    for number in range(6):
        seen = await club.press(club.cy, seen, names(cup)[number % 2])
    assert renewed == [cup.id]


async def test_a_persons_tips_are_shown_to_them_exported_and_deleted(club: Club, cup: Running) -> None:
    await club.press(club.cy, await page(club), names(cup)[0])
    told = await club.slash(club.cy, "mundialito privacy show")
    assert say("privacy-count-tips", count=1) in told.text
    kept = await club.archive.privacy.collect(club.cy.id)
    assert [(row["table_id"], row["contest"], row["side"]) for row in kept.tips] == [
        (cup.id, "1", matches(cup)[0].sides[0])
    ]
    await erase(club.house, club.cy.id)
    assert not await club.archive.tips.of_table(cup.id)


async def test_in_the_world_cup_game_a_match_is_open_until_its_first_card(club: Club) -> None:
    with pytest.MonkeyPatch.context() as patch:
        use_seed(patch, f"{5:064x}")
        await club.slash(club.ana, "mundialito play", game="worldcup")
    await club.press(club.ben, club.board(), "Join")
    await club.start(club.ana)
    await club.quiet()
    table = await club.game()
    assert isinstance(table, Running)
    everything = matches(table)
    seen = await page(club)
    assert seen.text.startswith("### Your prediction: Group stage\n")
    assert "Predictions close at the first card." in seen.text
    assert f"-# 1 of {len(everything)}" in seen.text
    assert (await page(club, club.ana)).text == STILL_IN
    (person,) = table.awaited_persons
    used = next(text for text in table.match.legal() if f"{everything[0].name.rpartition('.')[2]}:" in text)
    await club.house.ask(table.id, ask.Play(person, used, None), actor=person)
    after = await club.game(table.id)
    left = {one.name for one in matches(after)}
    assert everything[0].name not in left
    assert left < {one.name for one in everything}
    assert (await club.press(club.cy, seen, names(table)[0])).text == LATE


async def test_whoever_resigned_a_hand_tips_nothing_that_it_decides(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup")
    for who in (club.ben, club.cy):
        await club.press(who, club.board(), "Join")
    await club.start(club.ana)
    await club.press(club.cy, await club.slash(club.cy, "mundialito table", action="resign"), "Yes, resign")
    assert (await page(club)).text == say("tips-knows-hand")
    assert "### " in (await page(club, club.mod)).text
    table = await club.game()
    (name, side) = matches(table)[0].name, matches(table)[0].sides[0]
    forged = await club.forge(club.cy, club.board(), f"m1:{table.id}:{table.position}:{TIPPED}:{name}|{side}")
    assert forged.text == say("tips-knows-hand")
    assert not await club.archive.tips.of_table(table.id)


def test_the_best_three_are_ranked_by_what_was_right_then_by_what_was_wrong() -> None:
    results = {str(number): "A" for number in range(5)}
    tips = [Tip(1, str(number), "A") for number in range(4)] + [Tip(1, "4", "B")]
    tips += [Tip(2, str(number), "A") for number in range(4)]
    tips += [Tip(3, "0", "A"), Tip(4, "0", "B"), Tip(5, "0", "A"), Tip(6, "9", "A")]
    assert rank(tips, results) == ([Best(2, 4), Best(1, 4), Best(3, 1)], 5)


def test_one_tipper_or_four_matches_make_no_ranking() -> None:
    results = {str(number): "A" for number in range(5)}
    alone = [Tip(1, name, "A") for name in results]
    assert rank(alone, results) == ([], 5)
    both = [*alone, Tip(2, "0", "A")]
    assert rank(both, results)[0]
    del results["0"]
    assert not rank(both, results)[0]


def test_an_undone_match_has_no_verdict_any_more() -> None:
    tips = {"1": "A", "2": ""}
    assert score(tips, {"1": "A", "2": "B"}) == (1, 2)
    assert score(tips, {"1": "A"}) == (1, 1)
