# Why the dice cup refuses something, as rules/dicecup says it.
refusal-dicecup-dealer = The dealer isn't one of the coaches. Choose 0 to draw lots, or the number of a coach.
refusal-dicecup-name = Your own team's name needs 1 to { $most } characters, all on one line.
refusal-dicecup-count = Choose exactly { $count } teams.
refusal-dicecup-unknown-team = There's no team { $code }.
refusal-dicecup-twice = { $code } is named twice.
refusal-dicecup-custom-left-out = Your own team has a name, so { $code } has to be one of the teams.
refusal-dicecup-custom-unnamed = { $code } is your own team. Name it, or choose another team instead.
refusal-dicecup-notation = “{ $text }” isn't an action of the dice cup: all that a coach does is `roll`.
