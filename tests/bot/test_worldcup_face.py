"""The World Cup Game's controls: every action takes a few taps, and nothing illegal is offered."""

from dataclasses import astuple
from random import Random
from typing import Any

import pytest

from cogs.controls.addresses import Address
from cogs.controls.answers import MOST_TEXT
from cogs.faces import Do, Spread, Step, face
from cogs.faces.spread import Style
from render import pages
from rules.core.match import Match
from rules.worldcup.pieces import ONES, PAIR, SEVERAL, TURN, UNUSED
from tests.rules.test_worldcup_secrets import twin
from tests.rules.worldcup_moments import GAME, begun, played, some_action, with_rows, with_state
from tests.rules.worldcup_stages import last_four
from words import speech

SAY, FACE = speech("en"), face("worldcup")
#: The longest hint: without a picture it has to fit below the board in words.
MOST_HINT = 1600
TABLES = [(1930, 2), (1930, 4), (2002, 5), (1930, 3), (1930, 8), (1930, 13), (2002, 2), (2002, 9), (2002, 16)]


def long(*tables: tuple[int, int]) -> list[Any]:
    """Mark tables that take long as `proof`."""
    return [pytest.param(*table, marks=pytest.mark.proof) for table in tables]


every_table = pytest.mark.parametrize(("cup", "seats"), [*TABLES[:3], *long(*TABLES[3:])])


def laid_out(match: Match, words: str) -> Spread:
    """The controls after these words, checked against Discord's limits."""
    spread = FACE.spread(match, match.to_act, words, SAY)
    assert spread.shown is match, "nobody may see what a card would draw"
    assert 0 < len(spread.hint) <= MOST_HINT
    assert len(spread.menus) <= 2
    assert len(spread.first) <= 5
    assert len(spread.buttons) <= 20
    for menu in spread.menus:
        values = [item.value for item in menu.items]
        assert 1 <= len(values) == len(set(values)) <= 25
        assert 1 <= menu.least <= menu.most <= len(values)
        assert len(menu.placeholder) <= 150
        assert all(0 < len(item.label) <= 100 and len(item.description) <= 100 for item in menu.items)
        Address("t" * 12, 99_999, "pick", f"{menu.name}|{spread.words}").__str__()
    for button in (*spread.first, *spread.buttons):
        assert 0 < len(button.label) <= 80
        Address("t" * 12, 99_999, "step", button.words if isinstance(button, Step) else button.text).__str__()
    assert len({button.label for button in spread.first}) == len(spread.first)
    buttons = [*spread.first, *spread.buttons]
    ids = [(type(one), one.words if isinstance(one, Step) else one.text) for one in buttons]
    assert len(ids) == len(set(ids)), "no two controls of a message may share an id"
    return spread


def picked(match: Match, spread: Spread, menu: str, *values: str) -> str:
    """The words after picking values, which the menu must have."""
    found = next(one for one in spread.menus if one.name == menu)
    assert found.least <= len(values) <= found.most
    assert set(values) <= {item.value for item in found.items}
    return FACE.pick(match, match.to_act, spread.words, menu, values)


def taps(match: Match, action: str) -> int:
    """The number of taps that lead to an action; checks that every `Do` on the way is legal."""
    first, *rest = action.split()
    words, count, left = "", 0, list(rest)
    while count < 12:
        spread = laid_out(match, words)
        does = [button for button in spread.buttons if isinstance(button, Do)]
        assert all(legal(match, do.text) for do in does)
        count += 1
        if any(do.text == action for do in does):
            return count
        steps = {button.words for button in (*spread.first, *spread.buttons) if isinstance(button, Step)}
        if first in ("x", "claim"):
            words = action if action in steps else rest[0]
            assert words in steps
            continue
        if not spread.words:
            assert first in steps
            words = first
            continue
        targets = {item.value for menu in spread.menus if menu.name == "target" for item in menu.items}
        wanted = [one for one in (left if first in (ONES, PAIR) else left[:1]) if one in targets]
        if left[0] == UNUSED or (set(left) == {UNUSED}):
            words = next(one for one in steps if one.partition("@")[0].endswith(f" {UNUSED}"))
            left = left[1:] if first == "21" else []
        elif wanted:
            words = picked(match, spread, "target", *wanted)
            left = [one for one in left if one not in wanted]
        else:
            words = picked(match, spread, "part", part_of(match, left[0]))
    raise AssertionError(f"{action} was not reached")


def part_of(match: Match, target: str) -> str:
    """The menu value of the part of the round that lists a target."""
    name = target.removeprefix(TURN).split(":")[0]
    matches = match.view(None).matches
    number = next(number for number, one in enumerate(matches) if one.name == name)
    return matches[number].group or matches[number // 4 * 4].name


def legal(match: Match, text: str) -> bool:
    return match.game.is_legal(match.state, match.game.notation.read_action(text))


def some_legal(match: Match, random: Random) -> list[str]:
    """All discards and a few plays of every card."""
    found = [f"x {card}" for card in match.choices(("x",)).tokens]
    for card in match.choices(()).tokens:
        if card in ("x", "claim", "kick", "pick"):
            continue
        for _ in range(3):
            prefix: tuple[str, ...] = (card,)
            while not (after := match.choices(prefix)).complete:
                prefix = (*prefix, random.choice(after.tokens))
            found.append(" ".join(prefix))
    return found


@every_table
def test_every_action_takes_few_taps_and_nothing_else_is_offered(cup: int, seats: int) -> None:
    random, looked, elsewhere = Random(f"{cup}{seats}"), 0, 0
    for match in played(Match.begin(GAME, seats, {"cup": cup}, 5), random):
        if "x" not in match.choices(()).tokens or random.random() > (0.12 if cup == 2002 else 0.3):
            continue
        for action in some_legal(match, random):
            count, first = taps(match, action), action.split()[0]
            elsewhere += count == 4
            most = 4 if first not in SEVERAL else 2 + 2 * SEVERAL[first]
            assert count <= (3 if first == "x" else most), action
        for card in {held.card for held in match.view(match.to_act).hand}:
            spread = laid_out(match, card)
            for menu in spread.menus:
                if menu.name == "target" and card not in (ONES, PAIR):
                    assert {item.value for item in menu.items} <= set(match.choices((card,)).tokens)
        looked += 1
    assert looked > 5


@pytest.mark.parametrize(("cup", "seats"), [(1930, 4), *long((2002, 2), (2002, 9))])
def test_every_target_can_be_reached_and_every_missing_row_is_explained(cup: int, seats: int) -> None:
    random = Random(seats)
    for match in played(Match.begin(GAME, seats, {"cup": cup}, 5), random):
        tokens = match.choices(()).tokens
        if "x" not in tokens or random.random() > 0.03:
            continue
        for card in [one for one in tokens if one not in ("x", "claim") and one not in SEVERAL]:
            offered: set[str] = set()
            parts = {part_of(match, target) for target in match.state.field.targets}
            for words in [card, *(f"{card}@{part}" for part in parts)]:
                spread = laid_out(match, words)
                here = [item.value for menu in spread.menus if menu.name == "target" for item in menu.items]
                offered |= set(here)
                rows = [one for one in match.state.field.targets if words.endswith(f"@{part_of(match, one)}")]
                if len({one.removeprefix(TURN) for one in here}) < len(rows):
                    assert "Not offered:" in spread.hint
            assert offered == set(match.choices((card,)).tokens)


def test_routine_plays_take_three_taps_nearby_and_four_elsewhere() -> None:
    match = begun(2002, 4, [["A", "21", "111"]])
    mine = [
        f"{one.name}:{row.team}" for one in match.view(0).matches for row in (one.left, one.right) if row.owner == 0
    ]
    assert taps(match, f"A {mine[0]}") == 3
    assert taps(match, "A C1:TUR") <= 4
    twos = [target for target in match.choices(("21",)).tokens if target in mine]
    other = next(one for one in mine if one.split(":")[1] != twos[0].split(":")[1])
    assert taps(match, f"21 {twos[0]} {other}") == 4
    nations = {one.split(":")[1]: one for one in reversed(mine)}
    assert taps(match, " ".join(("111", *sorted(nations.values())[:3]))) == 3


def test_choices_can_be_undone_until_the_last_tap_which_confirms_the_effect() -> None:
    match = with_rows(begun(2002, 4, [["F", "111", "A"]]), {"C1:TUR": "2", "A1:FRA": "2qD"})
    words = picked(match, laid_out(match, "F"), "target", "!C1:TUR")
    spread = laid_out(match, words)
    assert "Turkey's 2 is turned face down and leaves a 1 (match C1)" in spread.hint
    assert "That makes it Brazil 0–1 Turkey." in spread.hint
    assert "can't be undone" in spread.hint
    assert [button.text for button in spread.buttons if isinstance(button, Do)] == ["F !C1:TUR"]
    assert [button.words for button in spread.buttons if isinstance(button, Step)] == ["F"]
    words = "111 C1:BRA A1:SEN"
    spread = laid_out(match, words)
    assert spread.words == words, "ones may be picked in any order"
    assert "111 C1:BRA" in [button.words for button in spread.buttons if isinstance(button, Step)]
    spread = laid_out(match, "111 C1:BRA A1:SEN B2:ESP")
    assert "That makes it Brazil 1–2 Turkey, France 2–1 Senegal and Spain 1–0 Slovenia." in spread.hint
    assert [button.text for button in spread.buttons if isinstance(button, Do)] == ["111 A1:SEN B2:ESP C1:BRA"]


def test_choosing_a_row_shows_the_rows_and_choosing_a_card_shows_the_hand() -> None:
    match = with_rows(begun(2002, 4, [["F", "A", "111"]]), {"C1:TUR": "2"})
    assert laid_out(match, "").page is None
    assert laid_out(match, "x A").page is None
    assert laid_out(match, "F").page == "group:C", "the only goal that can be turned"
    assert laid_out(match, "A@D").page == "group:D", "the part that is listed"
    assert laid_out(match, "111 C1:BRA A1:SEN").page == "group:A", "the target picked last"
    for last in ("A E2:GER", "F !C1:TUR"):
        assert laid_out(match, last).page == f"group:{last.split()[1].removeprefix(TURN)[0]}"
        assert laid_out(match, last).marked == last
    useless = begun(2002, 4, [["F", "O", "A"]])
    assert laid_out(useless, "F").page is None
    final = last_four()
    card = next(held.card for held in final.view(final.to_act).hand if held.usable)
    spread = laid_out(final, card)
    assert spread.page == "round"
    labels = [item.label for menu in spread.menus for item in menu.items]
    assert labels
    assert all("(Final v " in label or "(Third place v " in label for label in labels)


def test_the_rows_of_the_group_played_in_last_are_shown_first() -> None:
    match = begun(2002, 4, [["A", "A", "D"], ["A"] * 3, ["A"] * 3, ["A"] * 3])
    for card in ("A C1:TUR", "A B1:PAR", "A F1:ENG", "A D3:KOR"):
        match = match.act(match.to_act, card)
    assert laid_out(match, "A").page == "group:D"


def test_ones_own_matches_with_plays_come_first() -> None:
    match = begun(2002, 4, [["A", "A", "D"], ["A"] * 3, ["A"] * 3, ["A"] * 3])
    for card in ("A A1:FRA", "A B2:ESP", "A F1:ENG", "A B4:SVN"):
        match = match.act(match.to_act, card)
    view = match.view(0)
    own = {team.code for team in view.teams if team.owner == 0}
    assert {"ESP", "SVN", "RSA"} <= own
    items = [item.value for menu in laid_out(match, "A").menus if menu.name == "target" for item in menu.items]
    assert items[:4] == ["B2:ESP", "B2:SVN", "B4:RSA", "B4:SVN"]
    assert items[4] == "A1:FRA"
    assert {"F1:ENG"} <= set(items[4:])


def test_the_hint_says_why_a_row_is_not_offered() -> None:
    rows = {"A1:FRA": "2D", "A1:SEN": "12q", "A2:URU": "A", "A2:DEN": "1P", "A3:FRA": "1q", "B2:ESP": "1"}
    match = with_rows(begun(2002, 4, [["F", "21", "111"]]), rows)
    hint = laid_out(match, "F@A").hint
    for told in (
        "France A1 (protected by a defence)",
        "Senegal A1, France A3 (protected, last tile face down)",
        "Uruguay A2 (a foul only turns goals)",
        "Denmark A2 (protected by a penalty)",
    ):
        assert told in hint
    assert hint.endswith(" (no tile yet).")
    assert "Senegal A1 (row full)" in laid_out(match, "21@A").hint
    assert "China C2, China C3, China C6 (can't have a 2)" in laid_out(match, "21@C").hint
    assert "France A1, France A3, France A5 (already chosen)" in laid_out(match, "111 A5:FRA@A").hint


def test_a_card_without_a_use_says_so_and_can_only_be_discarded() -> None:
    match = begun(2002, 4, [["F", "O", "A"]])
    assert "No use right now: foul and offside." in laid_out(match, "").hint
    spread = laid_out(match, "F")
    assert "No goal is open" in spread.hint
    assert not spread.menus
    assert [button.text for button in spread.buttons if isinstance(button, Do)] == ["x F"]
    assert taps(match, "x F") == 2
    assert taps(match, "x A") == 3


def test_only_cards_with_a_use_get_the_colour_of_the_next_step() -> None:
    match = begun(2002, 4, [["F", "O", "A"]])
    styles = {button.label: button.style for button in laid_out(match, "").first}
    assert styles == {"Foul": Style.PLAIN, "Offside": Style.PLAIN, "Attack": Style.MAIN}


def test_elsewhere_lists_only_playable_parts_and_explains_the_rest() -> None:
    match = with_rows(begun(2002, 4, [["F", "A", "111"]]), {"C1:TUR": "2", "D1:KOR": "1D"})
    spread = laid_out(match, "F")
    assert [menu.name for menu in spread.menus] == ["target"], "everything is already listed"
    assert "; all of groups A, B, E, F, G and H, Brazil C1, " in spread.hint
    assert "Not offered: South Korea D1 (protected by a defence); " in spread.hint
    goals = {target: "1" for target in rows_of(match) if target[0] != "H"}
    spread = laid_out(with_rows(match, {**goals, "H1:JPN": "D"}), "F")
    assert [item.value for menu in spread.menus if menu.name == "part" for item in menu.items] == list("ABCDEFG")
    assert "some of group H (no tile yet)" in spread.hint
    assert "some of group H (protected by a defence)" in spread.hint
    spread = laid_out(match, "A")
    assert [item.value for menu in spread.menus if menu.name == "part" for item in menu.items] == list("ABCDEFGH")
    full = {target: "D" * row.squares for target, row in rows_of(match).items() if target[0] == "H"}
    spread = laid_out(with_rows(match, full), "A")
    part = next(menu for menu in spread.menus if menu.name == "part")
    assert [item.value for item in part.items] == list("ABCDEFG")
    assert [item.description for item in part.items][:2] == ["12 rows", "12 rows"]
    assert "all of group H (row full)" in spread.hint


def rows_of(match: Match) -> dict[str, Any]:
    """The rows of a round, by their targets."""
    return {f"{one.name}:{row.team}": row for one in match.view(None).matches for row in (one.left, one.right)}


def test_a_row_starts_with_the_resulting_score_and_never_breaks_it() -> None:
    match = with_rows(begun(2002, 4, [["A", "F", "3"]]), {"C1:TUR": "2A", "C1:BRA": "1", "A1:FRA": "123"})
    items = {item.value: item for menu in laid_out(match, "A@C").menus for item in menu.items}
    assert items["C1:TUR"].description.startswith("then\u00a03–1 · ")
    assert items["C1:TUR"].description.endswith(" · row 2 A, 2\u00a0free")
    assert items["C2:CRC"].description.startswith("then\u00a0½–0 · ")
    assert items["C2:CRC"].description.endswith(" · empty row, 3\u00a0free")


def test_invalid_words_are_ignored() -> None:
    match = with_rows(begun(2002, 4, [["A", "A", "F"]]), {"C1:TUR": "D"})
    for words in ("O", "A Z9:FRA", "F !C1:TUR", "A A1:FRA A1:SEN", "x O", "claim", "A@" + "Z" * 60, "::", "111", "A  "):
        assert astuple(laid_out(match, words))[1:] == astuple(laid_out(match, ""))[1:] or words.startswith("A@")
    assert FACE.pick(match, 0, "nonsense", "target", ("A1:FRA",)) == ""
    assert FACE.pick(match, 0, "A", "part", ("?",)) == "A"


def test_teams_kicks_and_claims_take_one_tap_or_are_confirmed_once() -> None:
    draft = Match.begin(GAME, 3, {"cup": 2002, "allocation": "draft"}, 2).resolve()
    while draft.to_act is not None and "pick" in draft.choices(()).tokens:
        spread = laid_out(draft, "")
        assert [do.text for do in spread.buttons if isinstance(do, Do)] == [
            f"pick {code}" for code in draft.choices(("pick",)).tokens
        ]
        draft = draft.act(draft.to_act, some_action(draft, Random(1)))
    kicked = claimed = 0
    for seed in range(6):
        for match in played(Match.begin(GAME, 2, {"cup": 2002, "passes": 1}, seed), Random(seed)):
            tokens = match.choices(()).tokens
            if "kick" in tokens:
                kicked += 1
                assert "kick" in [do.text for do in laid_out(match, "").buttons if isinstance(do, Do)]
                assert laid_out(match, "").page in pages("worldcup", match.view(match.to_act))
            if "claim" in tokens:
                claimed += 1
                first = laid_out(match, "")
                assert Step in {type(one) for one in (*first.first, *first.buttons) if one.label.startswith("Claim")}
                assert [do.text for do in laid_out(match, "claim").buttons if isinstance(do, Do)] == ["claim"]
    assert kicked
    assert claimed


def test_the_seat_that_kicks_sees_the_shoot_out() -> None:
    match = next(
        match
        for match in played(Match.begin(GAME, 2, {"cup": 2002, "passes": 1}, 1), Random(1))
        if "kick" in match.choices(()).tokens
    )
    assert laid_out(match, "").page == "shootout"


def test_in_the_last_round_places_may_stay_unused() -> None:
    done = 0
    for seed in range(3):
        random = Random(seed)
        for match in played(Match.begin(GAME, 3, {"cup": 2002, "passes": 1}, seed), random):
            if match.view(None).stage != "final" or "x" not in match.choices(()).tokens:
                continue
            hand = ("21", "111", "11")
            match = with_state(
                match, hands=tuple(hand if s == match.to_act else h for s, h in enumerate(match.state.hands))
            )
            for action in some_legal(match, random):
                taps(match, action)
                done += UNUSED in action
    assert done > 5


@pytest.mark.parametrize(("cup", "seats"), [(1930, 4), *long((2002, 6))])
def test_the_controls_do_not_depend_on_what_a_seat_may_not_see(cup: int, seats: int) -> None:
    random, looked = Random(seats), 0
    for match in played(Match.begin(GAME, seats, {"cup": cup}, 8), random):
        if match.to_act is None or not match.state.turn or random.random() > 0.1:
            continue
        seat = match.to_act
        other = twin(match, seat, random)
        for words in ("", *(held.card for held in match.view(seat).hand), *some_legal(match, random)):
            one, two = laid_out(match, words), laid_out(other, words)
            assert (one.hint, one.words, one.menus, one.buttons, one.first, one.marked) == (
                two.hint,
                two.words,
                two.menus,
                two.buttons,
                two.first,
                two.marked,
            )
        looked += 1
    assert looked > 5


def test_a_hint_leaves_room_for_the_board_in_words() -> None:
    rows = dict.fromkeys(begun(2002, 2).state.field.targets, "DD")
    match = with_rows(begun(2002, 2, [["F", "A", "111"]]), rows)
    assert all(len(laid_out(match, words).hint) <= MOST_HINT < MOST_TEXT // 2 for words in ("", "F", "A", "111", "A@C"))
