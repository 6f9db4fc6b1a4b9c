# Why the dice cup refuses something, as rules/dicecup says it.
refusal-dicecup-dealer = The dealer isn't one of the coaches. Choose 0 to draw lots, or the number of a coach.
# Example: Your own team's name needs 1 to 16 characters, all on one line.
refusal-dicecup-name = Your own team's name needs 1 to { $most } characters, all on one line.
# Example: Choose exactly 32 teams.
refusal-dicecup-count = Choose exactly { $count } teams.
# Example: There's no team XYZ.
refusal-dicecup-unknown-team = There's no team { $code }.
# Example: BRA is named twice.
refusal-dicecup-twice = { $code } is named twice.
# Example: Your own team has a name, so XXX has to be one of the teams.
refusal-dicecup-custom-left-out = Your own team has a name, so { $code } has to be one of the teams.
# Example: XXX is your own team. Name it, or choose another team instead.
refusal-dicecup-custom-unnamed = { $code } is your own team. Name it, or choose another team instead.
# Example: “roll” isn't an action of the dice cup: all that a coach does is `roll`.
refusal-dicecup-notation = “{ $text }” isn't an action of the dice cup: all that a coach does is `roll`.
