"""The World Cup Game's words: stories of every moment, descriptions of its pictures, and the table in words."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from rules.core.match import Match
from rules.worldcup.view import View
from tests.rules.test_worldcup_secrets import twin
from tests.rules.worldcup_moments import GAME, begun, played, with_rows
from tests.rules.worldcup_stages import ended, last_four
from words import games, speech
from words.worldcup import alt, board_text, mark_name
from words.worldcup.story import chapter, since, story, task

SAY = speech("en")
WHO = ["Ana", "Bruno", "Chloé", "Dariusz", "Eva", "Farid", *(f"Player {number}" for number in range(7, 17))]
LONG = [f"{'n' * 30} {number}" for number in range(16)]
#: The longest text under a picture, without the line about whose turn it is (characters).
MOST_STORY = 1000
PAGES = (None, "hand", "groups", "group:A", "group:1", "round", "bracket", "ceremony", "wallchart", "nonsense")
TABLES = [
    (1930, 2, "bag"),
    (1930, 5, "draft"),
    (1930, 13, "bag"),
    (2002, 3, "bag"),
    (2002, 9, "draft"),
    (2002, 16, "bag"),
]
#: The last ones take longer.
every_table = pytest.mark.parametrize(
    ("cup", "seats", "allocation"),
    [*TABLES[:3], *(pytest.param(*table, marks=pytest.mark.proof) for table in TABLES[3:])],
)


@cache
def moments(cup: int, seats: int, allocation: str = "bag", seed: int = 1) -> tuple[Match, ...]:
    """Return every moment of a whole cup played at random."""
    match = Match.begin(GAME, seats, {"cup": cup, "allocation": allocation}, seed)
    return tuple(played(match, Random(seed)))


def views(match: Match) -> tuple[View, ...]:
    """Return what an onlooker sees, and what the seat to act (else the first one) sees."""
    return match.view(None), match.view(match.to_act if match.to_act is not None else 0)


@every_table
def test_every_picture_of_every_moment_has_a_description_that_discord_accepts(
    cup: int, seats: int, allocation: str
) -> None:
    for match in moments(cup, seats, allocation)[::3]:
        for view in views(match):
            chosen = next((held.card for held in view.hand or ()), None)
            for page in PAGES:
                told = alt(view, SAY, chosen, page=page, who=LONG[:seats])
                assert 0 < len(told) <= 1024
                assert "\n" not in told
            for number in range(len(view.reports) + 2):
                assert 0 < len(alt(view, SAY, chapter=number)) <= 1024


@every_table
def test_the_table_in_words_always_fits_a_message(cup: int, seats: int, allocation: str) -> None:
    for match in moments(cup, seats, allocation)[::3]:
        for view in views(match):
            for who in (None, WHO[:seats], LONG[:seats]):
                told = board_text(view, SAY, view.viewer, actions=True, who=who)
                assert 0 < len(told) <= 3800
        if match.to_act is not None and view.hand:
            assert "Your hand" in told


@every_table
def test_the_story_of_every_moment_fits_a_message(cup: int, seats: int, allocation: str) -> None:
    for match in moments(cup, seats, allocation):
        view = match.view(None)
        told = story(view, SAY, WHO[:seats])
        assert len(told) <= MOST_STORY
        assert told or not view.turn
        assert len(task(view, SAY)) < 80
        assert match.to_act is None or task(view, SAY)


def test_only_its_own_seat_is_told_a_hand() -> None:
    match = begun(2002, 4, [["21", "F", "A"]])
    own = match.view(0)
    assert board_text(own, SAY, 0).count("two and one `21`") == 1
    assert "Your hand" not in board_text(match.view(None), SAY, 0)
    assert "Your hand" not in board_text(own, SAY, 1)
    told = "Your hand: two and one; foul, no use now; attack, new. Your turn."
    assert alt(own, SAY, page="hand").startswith(told.replace(", new", "")) or alt(own, SAY, page="hand").startswith(
        told
    )
    assert "Your hand" not in alt(match.view(None), SAY, page="hand")


@pytest.mark.parametrize(("cup", "seats"), [(1930, 4), pytest.param(2002, 5, marks=pytest.mark.proof)])
def test_hidden_information_changes_no_word(cup: int, seats: int) -> None:
    random, looked = Random(3), 0
    for match in moments(cup, seats)[::7]:
        if not match.state.turn:
            continue
        for viewer in (None, *range(2)):
            one, two = match.view(viewer), twin(match, viewer, random).view(viewer)
            assert board_text(one, SAY, viewer, actions=True) == board_text(two, SAY, viewer, actions=True)
            assert story(one, SAY, WHO[:seats]) == story(two, SAY, WHO[:seats])
            assert since(one, SAY, WHO[:seats]) == since(two, SAY, WHO[:seats])
            assert [alt(one, SAY, page=page) for page in PAGES] == [alt(two, SAY, page=page) for page in PAGES]
        looked += 1
    assert looked > 5


@pytest.mark.parametrize(
    ("hand", "rows", "action", "told"),
    [
        ("2", {}, "2 C1:TUR", "a 2 for Turkey (match C1). Brazil 0–2 Turkey."),
        ("3", {}, "3 B2:SVN", "a 1 for Slovenia (match B2). Spain 0–1 Slovenia."),
        ("A", {}, "A C1:TUR", "an attack for Turkey (match C1). Brazil 0–½ Turkey."),
        ("D", {"C1:TUR": "A"}, "D !C1:TUR", "Well defended, Ana: Turkey's attack is turned face down (match C1)."),
        ("F", {"C1:TUR": "2"}, "F !C1:TUR", "Foul by Ana: Turkey's 2 is turned face down and leaves a 1 (match C1)."),
        ("F", {"C1:TUR": "DDD3"}, "F !C1:TUR", "Foul by Ana: Turkey's 3 becomes a 2 (match C1). Brazil 0–2 Turkey."),
        ("O", {"C1:TUR": "A"}, "O !C1:TUR", "The flag goes up for Ana: Turkey's attack is turned face down (match C1)"),
        ("21", {}, "21 C1:TUR A1:FRA", "scores for two teams: a 2 for Turkey (match C1) and a 1 for France (match A1)"),
        ("A", {}, "x A", "Ana discards an attack."),
        ("1", {}, "x 1", "Ana discards one goal."),
    ],
)
def test_the_story_of_every_card_names_its_effect(hand: str, rows: dict[str, str], action: str, told: str) -> None:
    match = with_rows(begun(2002, 4, [[hand, "1", "1"]]), rows).act(0, action)
    assert told in story(match.view(None), SAY, WHO)


def test_each_owner_of_teams_has_a_number_once() -> None:
    match = begun(2002, 4, [["2", "1", "1"]]).act(0, "2 C1:TUR")
    told = story(match.view(None), SAY, ["Ana", "Computer 2", "Ben", "Computer 4"]).split("Teams: ")[1]
    assert [owner.split(":")[0] for owner in told.split(" · ")] == ["Ana (1)", "Computer 2", "Ben (3)", "Computer 4"]


def test_a_penalty_has_a_story_before_and_after_its_die() -> None:
    match = begun(2002, 4, [["P", "1", "1"]]).act(0, "P C1:TUR")
    assert "The die rolls" in story(match.view(None), SAY, WHO)
    assert "black" in story(match.chance("dot black").view(None), SAY, WHO)
    assert "Brazil 0–1 Turkey." in story(match.chance("dot red").view(None), SAY, WHO)


def test_a_round_ends_with_its_ceremony_in_one_message() -> None:
    for cup, seats in ((1930, 4), (2002, 6)):
        closed = 0
        for match in moments(cup, seats):
            view = match.view(None)
            if view.reports and len(view.reports) > closed and view.reports[-1].closed and view.phase == "card":
                closed = len(view.reports)
                report, told = view.reports[-1], story(view, SAY, WHO)
                assert told.startswith("🏁 **Final whistle")
                assert all(SAY(f"nation-{code.lower()}") in told for code in (*report.through, *report.out))
                assert all(WHO[seat] in told for seat in report.leaving)
                assert chapter(view, SAY, WHO, closed) in told
                assert "▶️" in told
        assert closed > 1
        assert chapter(view, SAY, WHO, 99) == ""


def test_a_shoot_outs_story_grows_kick_by_kick() -> None:
    told = [
        story(match.view(None), SAY, WHO)
        for seed in range(3)
        for match in moments(2002, 6, seed=seed + 1)
        if match.view(None).shootout is not None
    ]
    assert told
    assert all("🥅 **Shoot-out" in one for one in told)
    assert any("❌" in one for one in told)
    assert any("⚽⚽" in one for one in told)


def test_nobody_goes_through_after_the_shoot_outs_for_third_place_and_the_cup() -> None:
    match = ended(last_four())
    while match.view(None).outcome is None:
        match = match.resolve() if match.to_act is None else match.act(match.to_act, "kick")
    view = match.view(None)
    told = chapter(view, SAY, WHO, len(view.reports))
    assert told.count(" finish third.") == told.count(" win the final.") == 1
    assert "go through" not in told


def test_the_last_story_names_everybody_but_the_winner_whom_the_line_below_it_names() -> None:
    view = moments(2002, 6)[-1].view(None)
    told = story(view, SAY, WHO)
    assert "🏆" in told
    assert view.outcome is not None
    assert [name for name in WHO[:6] if name not in told] == [WHO[seat] for seat in view.outcome.winners]
    assert alt(view, SAY).startswith(("World champions of 2002", "seat"))


def test_all_plays_since_ones_own_turn_are_told_in_order_others_on_one_line() -> None:
    match = begun(2002, 4, [["1", "1", "1"], ["A", "1", "1"], ["A", "D", "D"], ["A", "D", "D"]])
    mine = next(one for one in match.view(0).matches if 0 in (one.left.owner, one.right.owner))
    other = next(one for one in match.view(0).matches if 0 not in (one.left.owner, one.right.owner))
    match = match.act(0, f"1 {mine.name}:{mine.left.team}").act(1, f"A {mine.name}:{mine.right.team}")
    match = match.act(2, f"A {other.name}:{other.left.team}").act(3, f"A {mine.name}:{mine.left.team}")
    first, folded, last, *_ = since(match.view(0), SAY, WHO).splitlines()
    assert f"(match {mine.name})" in first
    assert f"(match {mine.name})" in last
    assert folded.startswith("-# Chloé: attack for ")


def test_a_line_about_an_earlier_play_has_the_score_of_its_moment() -> None:
    match = begun(2002, 4, [["1", "1", "1"], ["1", "A", "A"], ["2", "A", "A"]])
    match = match.act(0, "1 A1:FRA").act(1, "1 A1:SEN").act(2, "2 A1:FRA")
    first, second, third, owners = story(match.view(None), SAY, WHO).splitlines()
    assert first.endswith("France 1–0 Senegal.")
    assert second.endswith("France 1–1 Senegal.")
    assert third.endswith("France 3–1 Senegal.")
    assert owners.startswith("-# Teams: Ana (1): FRA")


def test_ones_own_teams_and_everybody_elses_stay_at_hand() -> None:
    match = begun(2002, 4, [["1", "1", "1"]]).act(0, "1 A1:FRA")
    told = since(match.view(0), SAY, WHO)
    assert "**Your teams:** France, Senegal" in told
    assert "-# Teams: Bruno (2): " in told
    assert "Ana (1): " not in told


def test_a_ceremony_names_groups_and_points_so_that_no_table_reads_like_a_score() -> None:
    told = (chapter(match.view(None), SAY, WHO, 1) for match in moments(1930, 5, "draft"))
    lines = [line for line in next(filter(None, told)).splitlines() if line.startswith("**Group ")]
    assert [line[:11] for line in lines] == [f"**Group {number}**" for number in range(1, 5)]
    assert all(line.count(" point") == 1 for line in lines)


def test_the_owners_list_says_who_is_still_in_only_once_a_team_is_out() -> None:
    for match in moments(1930, 5, "draft"):
        told = since(match.view(None), SAY, WHO)
        some_out = not all(team.alive for team in match.view(None).teams)
        assert not ("Still in: " in told and "Teams: " in told)
        assert ("Still in: " if not some_out else "Teams: ") not in told


def test_a_player_without_a_team_is_told_so_and_what_happened_in_the_last_lap() -> None:
    told_out = 0
    for match in moments(1930, 5, "draft"):
        view = match.view(None)
        for seat in set(range(5)) - set(view.seats_in) if view.outcome is None and view.turn else ():
            told = since(match.view(seat), SAY, WHO)
            assert "You're out of the cup" in told
            plays = match.view(seat).done
            assert sum(line.count(" (match ") for line in told.splitlines()) <= 3 * max(1, len(view.playing))
            told_out += bool(plays)
        for seat in view.seats_in:
            assert "You're out of the cup" not in since(match.view(seat), SAY, WHO)
    assert told_out


def test_the_last_player_is_told_their_play_and_not_the_beginning_again() -> None:
    match = begun(2002, 4, [["1", "1", "1"]]).act(0, "1 A1:FRA")
    assert "France 1–0 Senegal" in story(match.view(0), SAY, WHO)


@pytest.mark.parametrize("seats", [8, 16])
def test_every_play_of_a_lap_is_told_with_any_number_of_players(seats: int) -> None:
    matches = [match for match in moments(2002, seats) if match.state.turn > seats and match.view(None).phase == "card"]
    for match in matches[:60:5]:
        for view in (match.view(None), match.view(match.to_act)):
            told = story(view, SAY, WHO[:seats])
            assert len(told) <= MOST_STORY
            assert seats > 8 or (told.count(WHO[0]) + told.count(WHO[1]) >= 1 and "more play" not in told)


def test_a_seat_is_told_its_teams_first_and_a_rounds_end_until_it_plays() -> None:
    match = begun(2002, 4, [["1", "1", "1"]])
    assert story(match.view(0), SAY, WHO).startswith("🌍 Yours in the 2002 cup: **France, Senegal")
    match = match.act(0, "1 A1:FRA")
    assert "Italy" in story(match.view(3), SAY, WHO)
    assert "a 1 for France (match A1)" in story(match.view(3), SAY, WHO)
    assert "Yours" not in story(match.view(0), SAY, WHO)
    played_already: set[tuple[str, int]] = set()
    for before, match in pairwise(moments(2002, 6)):
        view = before.view(None)
        if view.stage == "groups" or view.phase != "card":
            continue
        seat = before.to_act
        round_, lap = (view.stage, seat), len(view.playing)
        told = story(before.view(seat), SAY, WHO)
        assert ("🏁" in told) == (round_ not in played_already) or lap == 1
        played_already.add(round_)
        assert match is not before


def test_the_game_is_found_by_its_key() -> None:
    view = begun(2002, 4).view(None)
    assert games.alt("worldcup", view, SAY) == alt(view, SAY)
    assert games.board_text("worldcup", view, SAY, who=WHO) == board_text(view, SAY, who=WHO)
    assert games.item("worldcup", "FRA", SAY, {}) == "France"
    assert games.task("worldcup", view, SAY) == "play a card"
    assert mark_name(view, SAY, "FRA") == "France (green)"
    assert mark_name(view, SAY, "?") == "?"
