"""The dice cup's stories: about every moment, each match and the whole cup."""

from functools import cache
from itertools import pairwise

import pytest

from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Chance
from rules.dicecup.pieces import Mode, Stage
from rules.dicecup.view import View
from tests.sampling import some
from words import dicecup, games, speech
from words.dicecup.lines import beside, lots_of, matches_of
from words.dicecup.story import chapter, since, story, task

GAME = GAMES["dicecup"]
SAY = speech("en")
WHO = ["Ana", "Bruno", "Chloé", "Dariusz", "Eva", "Farid"]
#: The longest text under a picture, without the line about whose turn it is (characters).
MOST_STORY = 1000
TRICKY = "*@everyone* [x](//y) `~"
KINDS = [(mode.value, seats) for mode in Mode for seats in (1, 2, 3, 4, 5, 6)]
every_kind = pytest.mark.parametrize(("mode", "seats"), some(KINDS, 6))
#: A field of 32 in the order of the first round: Brazil against Serbia, Uruguay against France …
FIELD = (
    "BRA SRB URU FRA ARG ENG ESP GER ITA BEL CRO CZE HUN NED POL POR "
    "SWE ALG AUS CHI CIV CMR COL CRC DEN ECU GHA GRE HON IRN JPN KOR"
)


@cache
def moments(mode: str, seats: int, seed: int = 1, custom: str = "") -> tuple[View, ...]:
    """Return the view at every roll of a whole cup, and at its end."""
    match = Match.begin(GAME, seats, {"mode": mode, "custom_team": custom}, seed)
    found = []
    while match.outcome is None:
        if isinstance(match.turn, Chance):
            match = match.resolve()
        else:
            found.append(match.view(None))
            match = match.act(match.to_act, "roll")
    return (*found, match.view(None))


def cup(*throws: str, seats: int = 2) -> View:
    """Return a knock-out cup of the field, dealt in turn from Bruno on, after these throws: `2`, or `0 3 1` for three
    dice.
    """
    events = [f"deal {FIELD}", f"piles {FIELD}"]
    for throw in throws:
        events += ["roll", f"dice {throw}" if " " in throw else f"die {throw}"]
    options = {"selection": "custom", "teams": FIELD}
    view: View = Match.begin(GAME, seats, options, 1).replay(events).view(None)
    return view


def told(view: View) -> list[str]:
    return story(view, SAY, WHO).split("\n")


def serials(view: View) -> list[int]:
    return sorted([match.serial for match in matches_of(view)] + [lots.serial for lots in lots_of(view)])


@every_kind
def test_every_moment_has_a_short_story(mode: str, seats: int) -> None:
    for view in moments(mode, seats):
        text = story(view, SAY, WHO)
        assert 0 < len(text) <= MOST_STORY
        assert "{" not in text
        assert (task(view, SAY) == "") is (view.phase == "over")


@every_kind
def test_every_match_and_all_lots_have_a_short_record(mode: str, seats: int) -> None:
    view = moments(mode, seats)[-1]
    for number in serials(view):
        text = chapter(view, SAY, WHO, number)
        assert 1 <= text.count("\n") + 1 <= 4
        assert len(text) <= 500
    assert chapter(view, SAY, WHO, 0) == chapter(view, SAY, WHO, max(serials(view)) + 1) == ""


@every_kind
def test_every_coach_eliminated_before_the_final_gets_one_farewell(mode: str, seats: int) -> None:
    view = moments(mode, seats)[-1]
    lines = [line for number in serials(view) for line in chapter(view, SAY, WHO, number).split("\n") if "👋" in line]
    gone = [WHO[coach.seat] for coach in view.coaches if coach.out_in not in (None, Stage.FINAL)]
    for name in gone:
        assert sum(name in line for line in lines) == 1
    assert len(lines) <= len(gone)


@every_kind
def test_a_coach_can_hope_for_third_place_only_until_it_is_played(mode: str, seats: int) -> None:
    views = moments(mode, seats)
    semis = [match.serial for match in matches_of(views[-1]) if match.stage is Stage.SEMI_FINALS]
    last = [coach.seat for coach in views[-1].coaches if coach.out_in is Stage.SEMI_FINALS]
    before = next(view for view in views if view.match is not None and view.match.stage is Stage.THIRD_PLACE)
    told_then = "\n".join(chapter(before, SAY, WHO, serial) for serial in semis)
    assert ("can still take third place" in told_then) is bool(last)
    assert all("third place" not in chapter(views[-1], SAY, WHO, serial) for serial in semis)


@pytest.mark.parametrize("mode", ["professional", "touristic"])
def test_every_team_that_goes_through_is_mentioned_once(mode: str) -> None:
    view = moments(mode, 4)[-1]
    lines = [line for number in serials(view) for line in chapter(view, SAY, WHO, number).split("\n") if "✅" in line]
    text = "\n".join(line.partition(" go through")[0] for line in lines)
    through = [row.code for group in view.groups for row in group.rows if row.through]
    assert len(through) == 16
    for code in through:
        assert text.count(dicecup.item(code, SAY)) == 1


@every_kind
def test_a_finished_matchs_story_is_its_record(mode: str, seats: int) -> None:
    for view in moments(mode, seats):
        match = view.match
        if match is not None and match.home.regular is None and view.latest is not None:
            last = max(number for number in serials(view) if number != match.serial)
            assert story(view, SAY, WHO).startswith(chapter(view, SAY, WHO, last))


def test_a_cup_starts_with_the_deal_and_the_first_match() -> None:
    assert told(cup(seats=3)) == [
        "🎉 **32 teams, one cup.** Teams dealt: Ana (10) · Bruno (11) · Chloé (11).",
        "Coming up: Brazil ★★★ (Bruno) against Serbia ★ (Chloé).",
    ]
    assert told(cup(seats=1)) == [
        "🎉 **32 teams, one cup.** All 32 are yours.",
        "Coming up: Brazil ★★★ against Serbia ★.",
    ]


def test_a_matchs_story_grows_throw_by_throw() -> None:
    head = "**Round of 32, match 1 of 16:** Brazil ★★★ (Bruno) against Serbia ★ (Ana)"
    assert told(cup("2")) == [head, "🎲 Bruno rolls, and Brazil get **2 goals**. Now for Serbia."]
    level = (
        "🎲 After regular time: Brazil 2–2 Serbia. Nothing between them, so it's **extra time**. "
        "Both roll the white die."
    )
    assert told(cup("2", "2")) == [head, level]
    assert told(cup("2", "2", "0"))[2:] == ["In extra time Brazil get nothing at all. What can Serbia do?"]
    penalties = (
        "Extra time ends 1–1, and **3–3** decides nothing. **Penalties**: three dice each, and the higher total wins."
    )
    assert told(cup("2", "2", "1", "1"))[2:] == [penalties]
    kick = "Brazil from the spot: **7** (2 + 1 + 4). What can Serbia do?"
    assert told(cup("2", "2", "1", "1", "2 1 4"))[3:] == [kick]
    assert told(cup("2", "2", "1", "1", "2 1 4", "1 2 4"))[3:] == ["**7–7** on penalties, still level! Once more."]


def test_the_story_of_an_upset_on_penalties_names_its_heroes() -> None:
    view = cup("2", "2", "1", "1", "2 1 4", "1 2 4", "0 0 0", "1 0 0")
    assert told(view)[:2] == [
        "**Round of 32, match 1 of 16:** Brazil (Bruno) **3–3** Serbia (Ana), penalties **0–1**",
        "It was 2–2 in regular time and 1–1 in extra time. It took 2 rounds of penalties: 7–7, 0–1. "
        "🧤 Heroes from the spot: Serbia reach the round of 16. 💥 **Giant-killing!** ★ sees off ★★★!",
    ]
    assert told(view)[2:] == ["Next out of the tunnel: Uruguay ★★★ (Bruno) and France ★★★ (Ana)."]


def test_earlier_results_follow_a_match_and_are_counted_if_there_are_many() -> None:
    assert told(cup("1", "0", "1"))[-1] == "-# Before that: Brazil 1–0 Serbia"
    assert told(cup(*("1", "0") * 2))[2] == "-# Also in this round: Brazil 1–0 Serbia"
    assert told(cup(*("1", "0") * 10))[2] == f"-# Also in this round: {' · '.join(_results(9))}"
    assert told(cup(*("1", "0") * 13))[-2].endswith(" · and 4 more")


def _results(count: int) -> list[str]:
    codes = FIELD.split()[: 2 * count]
    pairs = list(zip(codes[::2], codes[1::2], strict=True))[::-1]
    return [f"{dicecup.item(one, SAY)} 1–0 {dicecup.item(two, SAY)}" for one, two in pairs]


def test_the_task_names_the_roll_to_make() -> None:
    assert task(cup(), SAY) == "roll for Brazil"
    assert task(cup("1", "1"), SAY) == "roll for Brazil in extra time"
    assert task(cup("1", "1", "1", "1", "0 1 1"), SAY) == "roll for Serbia on penalties"
    view = next(view for seed in range(9) for view in moments("touristic", 2, seed) if view.lots is not None)
    assert view.lots is not None
    assert task(view, SAY) == f"roll for {dicecup.item(view.lots.to_roll or '', SAY)} in the tie-break"


def test_the_last_story_names_the_champion_the_podium_and_the_coaches() -> None:
    view = moments("beginner", 3)[-1]
    lines = told(view)
    assert lines[0].startswith(f"🏆 **{dicecup.mark_name(view, SAY, view.champion or '')} win the cup!**")
    assert lines[1].startswith("**Grand Final:**")
    assert any(line.startswith("🥈") for line in lines)
    assert lines[-1].startswith("Coaches: 1. ")
    assert "Coaches:" not in story(moments("beginner", 1)[-1], SAY, WHO)


def test_the_story_of_lots_goes_from_the_tie_to_the_order() -> None:
    views = [view for seed in range(9) for view in moments("professional", 4, seed)]
    for before, after in pairwise(views):
        if before.lots is not None and after.latest == before.latest:
            text = story(before, SAY, WHO)
            assert "level on points and goal difference" in text
            for throw in before.lots.throws:
                assert f"**{throw.cast.total}** ({' + '.join(map(str, throw.cast.faces))})" in text
            if after.lots is None or after.lots.serial != before.lots.serial:
                assert story(after, SAY, WHO).startswith(f"**Tie-break in group {before.lots.group}:**")


def test_the_name_of_a_tables_own_team_cannot_break_a_message() -> None:
    for view in moments("beginner", 2, custom=TRICKY):
        for text in (story(view, SAY, WHO), dicecup.board_text(view, SAY), task(view, SAY)):
            assert "@everyone" not in text
            assert "[x](" not in text
    assert dicecup.mark_name(view, SAY, "XXX") == f"{TRICKY} ★"


def test_teams_have_names_for_menus() -> None:
    view = cup()
    assert dicecup.mark_name(view, SAY, "BRA") == "Brazil ★★★"
    assert dicecup.item("CIV", SAY) == "Ivory Coast"
    assert dicecup.item("Atlantis", SAY) == "Atlantis"
    assert dicecup.item("XYZ", SAY) == "XYZ"
    for team in view.teams:
        assert dicecup.item(team.code, SAY) != team.code or team.code == "USA"


def test_options_and_the_game_have_names() -> None:
    assert SAY("game-dicecup") == "Mundialito, the dice cup"
    assert SAY("routine-dicecup") == "🎲 Roll"
    for option in GAME.about.options:
        name = f"option-dicecup-{option.name.replace('_', '-')}"
        spoken = ["yes" if value is True else "no" if value is False else value for value in option.offered]
        lines = [SAY(name, value=value, usual="no") for value in spoken]
        assert len(set(lines)) == len(lines)
        assert all(0 < len(line) <= 90 for line in lines)


def test_the_cup_is_found_by_its_key() -> None:
    view = cup("1")
    assert games.alt("dicecup", view, SAY) == dicecup.alt(view, SAY)
    assert games.board_text("dicecup", view, SAY, 1) == dicecup.board_text(view, SAY)


def test_a_tables_own_team_has_its_name_in_menus() -> None:
    assert dicecup.item("XXX", SAY, {"custom_team": "Kiel"}) == "Kiel"
    assert dicecup.item("XXX", SAY, {"custom_team": ""}) == "The blank card"
    assert dicecup.item("GER", SAY, {"custom_team": "Kiel"}) == "Germany"


@pytest.mark.parametrize("mode", ["beginner", "professional", "touristic"])
def test_every_result_of_a_round_played_at_once_is_listed(mode: str) -> None:
    seen = 1
    for now in moments(mode, 6):
        if now.match is None or now.match.home.regular is not None or now.match.serial < seen + 13:
            continue
        text = since(now, SAY, WHO, seen)
        begun = [one for one in matches_of(now) if seen < one.serial < now.match.serial]
        if len({(one.stage, one.group_round) for one in begun}) < 3:
            missing = [one for one in begun if f"{dicecup.item(one.home.code, SAY)} " not in text]
            assert not missing or "more" in text, (seen, text)
        assert len(text) < 1200
        seen = now.match.serial


def test_the_cup_is_introduced_even_if_computers_played_its_first_matches() -> None:
    later = next(now for now in moments("professional", 6) if now.match is not None and now.match.serial == 3)
    assert "32 teams, one cup" in since(later, SAY, WHO, 0)
    assert "32 teams, one cup" not in since(later, SAY, WHO, 1)
    assert "The first round of the groups" in since(later, SAY, WHO, 0)
    assert beside(later, 0) == "groups"
    assert beside(later, 1) is None
    assert beside(later) is None


def test_a_matchs_record_includes_what_happened_since_the_record_above() -> None:
    now = next(one for one in moments("professional", 6) if one.match is not None and one.match.serial == 20)
    told = chapter(now, SAY, WHO, 19, 3)
    assert told.startswith(chapter(now, SAY, WHO, 19))
    for match in matches_of(now):
        if 3 < match.serial < 19:
            assert f"{dicecup.item(match.home.code, SAY)} " in told
    assert "Round 1 of the groups" in told
    assert chapter(now, SAY, WHO, 20, 3) == ""


@every_kind
def test_every_moment_has_a_story_whatever_was_shown_before(mode: str, seats: int) -> None:
    for now in moments(mode, seats)[::7]:
        for above in {0, 1, max(0, now.latest.serial - 1 if now.latest else 0), now.latest.serial if now.latest else 0}:
            assert since(now, SAY, WHO, above)
