"""Mundialito, the dice cup, as a Game, and its options, checked together. Part of rules/dicecup: rules/core only."""

import unicodedata

from rules.core.errors import BadOptions
from rules.core.game import ListedGame
from rules.core.options import Asked, Flag, Number, Options, Swaps, Word
from rules.core.outcome import Chance, Waiting
from rules.core.terms import About, Automatic, Contests, Credits, Length, Occasion, Routine
from rules.dicecup import look, play, tips
from rules.dicecup.pieces import (
    CUSTOM,
    FIELD,
    LONGEST_NAME,
    MOST_SEATS,
    NOTATION,
    SLOTS,
    TEAMS,
    Action,
    ChanceEvent,
    Mode,
    Roll,
    Selection,
    Stage,
)
from rules.dicecup.position import CupTerms, State, round_number
from rules.dicecup.view import View

_MODES = tuple(mode.value for mode in Mode)
_SELECTIONS = tuple(selection.value for selection in Selection)


def _are_custom(options: Options) -> bool:
    """Whether the coaches name the teams (rule 4)."""
    return options["selection"] == Selection.CUSTOM.value


def swaps(options: Options) -> Swaps | None:
    """The 32 teams that the coaches name and the others to swap them with (rule 4).

    The list starts as the sheet's two- and three-star teams and its first one-star teams; the custom team joins it once
    it has a name.
    """
    if not _are_custom(options):
        return None
    custom, named = bool(options["custom_team"]), str(options["teams"]).split()
    ranked = sorted(TEAMS, key=lambda code: -TEAMS[code])
    chosen = named or ranked[:FIELD]
    if custom and CUSTOM not in chosen:
        weakest = min(reversed(chosen), key=lambda code: TEAMS[code])
        chosen = [CUSTOM if code == weakest else code for code in chosen]
    elif CUSTOM in chosen and not custom:
        free = next(code for code in ranked if code not in chosen)
        chosen = [free if code == CUSTOM else code for code in chosen]
    others = [code for code in (*ranked, *([CUSTOM] if custom else [])) if code not in chosen]
    return Swaps("teams", tuple(chosen), tuple(others))


#: Rules 2 and 4. `check` examines the name; people type `teams` and the name instead of choosing from a menu.
OPTIONS = (
    Word("mode", "beginner", "|".join(_MODES), offered=_MODES),
    Word("selection", "standard", "|".join(_SELECTIONS), offered=_SELECTIONS),
    Word("teams", "", "(?:[A-Z]{3}(?: [A-Z]{3})*)?", matters=_are_custom, swaps=swaps),
    Flag("seeding", True, matters=lambda options: options["mode"] != Mode.BEGINNER.value),  # 9
    Word("custom_team", "", r"[\s\S]*", free=True, longest=LONGEST_NAME),
    Number(
        "custom_stars",
        1,
        least=1,
        most=3,
        offered=(1, 2, 3),
        by_all=True,
        matters=lambda options: bool(options["custom_team"]),
    ),
    Number("dealer", 0, most=MOST_SEATS - 1, offered=tuple(range(MOST_SEATS)), asked=Asked.NEVER),
)
#: Control characters, surrogates, line and paragraph separators.
_NO_TEXT = {"Cc", "Cs", "Zl", "Zp"}


def check(seats: int, options: Options) -> None:
    """Raise BadOptions if an option is impossible, or doesn't fit another."""
    dealer, name = options["dealer"], str(options["custom_team"])
    if dealer and int(dealer) >= seats:  # 5
        raise BadOptions(
            f"The dealer is one of the coaches: choose a number from 0 to {seats - 1}."
            if seats > 1
            else "The dealer is one of the coaches: with one coach, choose 0.",
            reason="dicecup-dealer",
            facts={"seats": seats},
        )
    if name and not _is_name(name):
        raise BadOptions(  # 2
            f"Your own team's name needs 1 to {LONGEST_NAME} characters, all on one line.",
            reason="dicecup-name",
            facts={"most": LONGEST_NAME},
        )
    codes, chosen = str(options["teams"]).split(), _are_custom(options)
    if codes or chosen:  # 4: checked in every selection, so that a menu may keep the list
        _check_named(codes)
    if chosen:
        _check_custom(codes, bool(name))


def _is_name(text: str) -> bool:
    """Whether this can be a team's name, not counting surrounding spaces (rule 2)."""
    return 1 <= len(text.strip()) <= LONGEST_NAME and all(unicodedata.category(sign) not in _NO_TEXT for sign in text)


def _check_named(codes: list[str]) -> None:
    """Check the teams that the coaches named (rule 4)."""
    if len(codes) != FIELD:
        raise BadOptions(f"Choose exactly {FIELD} teams.", reason="dicecup-count", facts={"count": FIELD})
    for code in codes:
        if code not in TEAMS and code != CUSTOM:
            raise BadOptions(f"There's no team {code}.", reason="dicecup-unknown-team", facts={"code": code})
        if codes.count(code) > 1:
            raise BadOptions(f"{code} is named twice.", reason="dicecup-twice", facts={"code": code})


def _check_custom(codes: list[str], custom: bool) -> None:
    """Check that the custom team is among the named teams if there is one, and only then (rule 4)."""
    if custom and CUSTOM not in codes:
        raise BadOptions(
            f"Your own team has a name, so {CUSTOM} has to be one of the {FIELD} teams.",
            reason="dicecup-custom-left-out",
            facts={"code": CUSTOM},
        )
    if CUSTOM in codes and not custom:
        raise BadOptions(
            f"{CUSTOM} is your own team. Name it, or choose another team instead.",
            reason="dicecup-custom-unnamed",
            facts={"code": CUSTOM},
        )


def terms_of(seats: int, options: Options) -> CupTerms:
    """The cup's terms from options that have been checked."""
    selection = Selection(options["selection"])
    custom = str(options["custom_team"]).strip()
    stars = {**TEAMS, CUSTOM: int(options["custom_stars"] or 1)} if custom else TEAMS
    return CupTerms(
        seats=seats,
        mode=Mode(options["mode"]),
        selection=selection,
        named=tuple(str(options["teams"]).split()) if selection is Selection.CUSTOM else (),
        seeding=bool(options["seeding"]),
        custom=custom,
        dealer=int(options["dealer"] or 0),
        stars=stars,
    )


#: The median number of rolls of a beginner cup, over 500 of them, and of a cup with groups.
USUAL_ROLLS, ROLLS_WITH_GROUPS = 90, 142
#: How long an average roll takes, when the table makes many of them.
SECONDS_A_ROLL = 12
SECONDS_ALONE = 7
#: The clause of RULES.md behind each refusal of the game, by its reason without the game's key.
CLAUSES = {
    "dealer": 5,
    "name": 2,
    "count": 4,
    "unknown-team": 1,
    "twice": 4,
    "custom-left-out": 4,
    "custom-unnamed": 2,
    "notation": 15,
    "chance-notation": 15,
}
_ROLL = Roll()


def legal(state: State) -> list[Action]:
    """The roll, if a coach has to make one (rule 15)."""
    return [_ROLL] if state.roller is not None and not state.rolling else []


class DiceCup(ListedGame[State, Action, ChanceEvent, View]):
    """The cup of 32 teams, for one to six coaches (RULES.md)."""

    about = About(
        key="dicecup",
        title="Mundialito, the dice cup",
        seats=(1, MOST_SEATS),
        options=OPTIONS,
        version=1,
        hidden=False,
        credits=Credits(
            designers=("Bartłomiej Marks", "Jarosław Marks", "Michał Kocięba"),
            year=2019,
            source="ATM DATA",
        ),
        place=3,
        best_seats=(3, 6),
        routines=True,
        agreed_draws=False,
        rivals=3,
        luck=True,
        begins=None,
    )

    def setup(self, seats: int, options: Options) -> State:
        """The state before the cards are drawn: the pick comes next or, if the coaches named the teams, the deal."""
        agreed = terms_of(seats, options)
        return State(agreed, teams=agreed.named)

    def awaits(self, state: State) -> Waiting | Chance:
        """The cards or the dice, else the coach who has to roll (rules 14 and 15)."""
        kind = play.chance_due(state)
        if kind is not None:
            return Chance(kind)
        assert state.seat is not None
        return Waiting(state.seat)

    legal = staticmethod(legal)
    apply = staticmethod(play.apply)
    view = staticmethod(look.view_of)

    resolve = staticmethod(play.resolve)
    can_happen = staticmethod(play.can_happen)
    clauses = CLAUSES
    notation = NOTATION

    def length(self, seats: int, options: Options) -> Length:
        """Estimate the length from the usual number of rolls; a solo player waits for nobody."""
        seconds = SECONDS_ALONE if seats == 1 else SECONDS_A_ROLL
        groups = options.get("mode", "beginner") != "beginner"  # a message for each of its 64 matches
        return Length(round((ROLLS_WITH_GROUPS if groups else USUAL_ROLLS) * seconds / 60), thread=groups)

    check = staticmethod(check)

    def options_for(self, occasion: Occasion, seats: int, options: Options) -> Options | None:
        """The options of a rematch: the deal moves on clockwise while the coaches keep their seats (rule 5)."""
        return {"dealer": (int(options["dealer"] or 0) + 1) % seats} if occasion is Occasion.REMATCH else None

    def automatic(self, state: State) -> Automatic:
        """What the table may do now: a roll is a routine, or a formality if only the order is at stake.

        A chapter is a match or a tie-break. The champion wins the Grand Final (rule 8).
        """
        return Automatic(
            formality=_formality(state),
            routine=_routine(state),
            chapter=_chapter(state),
            at_stake=_at_stake(state),
            champion=state.played[-1].winner if state.outcome is not None else None,
        )

    def contests(self, state: State) -> Contests:
        """The matches of the cup."""
        return tips.contests(state, _at_stake(state))

    standing = staticmethod(play.rank_now)


def _routine(state: State) -> Routine | None:
    """The roll due now, unless it is a formality.

    Decisive are rolls in a group's last round, in knockout matches except the one for third place, and in tie-breaks.
    """
    if not legal(state):
        return None
    number, bout, lots = round_number(state), state.bout, state.lots
    if bout is not None:
        last = bout.turn == SLOTS - 1 if bout.stage is Stage.GROUPS else bout.stage is not Stage.THIRD_PLACE
        return Routine("roll", number, (bout.home, bout.away), last, finale=bout.stage is Stage.FINAL)
    assert lots is not None
    return Routine("roll", number, lots.level.teams, deciding=True) if lots.level.decisive else None


def _formality(state: State) -> str | None:
    """A roll in a tie-break that can't change who goes through, so nobody needs to be asked (rule 11)."""
    lots = state.lots
    return "roll" if legal(state) and lots is not None and not lots.level.decisive else None


def _chapter(state: State) -> int:
    """The serial of the match or tie-break in which a roll is due; 0 if none is."""
    if not legal(state):
        return 0
    under_way = state.bout or state.lots
    assert under_way is not None
    return under_way.serial


def _at_stake(state: State) -> dict[int, tuple[str, ...]]:
    """The coaches with a team left, even if only for third place, each with those teams in the order of the deal."""
    third = any(bout.stage is Stage.THIRD_PLACE for bout in state.played)
    gone = {code for code, stage in state.out.items() if third or stage is not Stage.SEMI_FINALS}
    left: dict[int, tuple[str, ...]] = dict.fromkeys(range(state.terms.seats), ())
    for code, owner in state.owners.items():
        if code not in gone:
            left[owner] = (*left[owner], code)
    return {seat: teams for seat, teams in left.items() if teams}
