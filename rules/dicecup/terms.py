"""A cup's options, checked together. Part of rules/dicecup: rules/core only."""

import unicodedata

from rules.core.errors import BadOptions
from rules.core.options import Flag, Number, Options, Swaps, Word
from rules.dicecup.pieces import CUSTOM, FIELD, LONGEST_NAME, MOST_SEATS, Mode, Selection
from rules.dicecup.position import Terms
from rules.dicecup.sheets import TEAMS

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
    Number("dealer", 0, most=MOST_SEATS - 1, offered=tuple(range(MOST_SEATS))),
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


def settled(seats: int, options: Options) -> Terms:
    """The cup's terms from options that have been checked."""
    selection = Selection(options["selection"])
    custom = str(options["custom_team"]).strip()
    stars = {**TEAMS, CUSTOM: int(options["custom_stars"] or 1)} if custom else TEAMS
    return Terms(
        seats=seats,
        mode=Mode(options["mode"]),
        selection=selection,
        named=tuple(str(options["teams"]).split()) if selection is Selection.CUSTOM else (),
        seeding=bool(options["seeding"]),
        custom=custom,
        dealer=int(options["dealer"] or 0),
        stars=stars,
    )
