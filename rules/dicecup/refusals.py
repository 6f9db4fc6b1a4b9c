"""Which clause is behind each refusal; each sentence is where it is raised. Part of rules/dicecup: imports nothing."""

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
