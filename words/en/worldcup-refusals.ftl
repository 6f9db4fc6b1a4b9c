# Why a play of the World Cup Game isn't legal, as in rules/worldcup; teams, matches and cards are codes.
refusal-worldcup-pick-now = Teams are being chosen now: pick one.
refusal-worldcup-card-now = It's your turn to play or discard a card.
refusal-worldcup-kick-now = It's your turn to take a kick in the shoot-out.
# Example: Brazil doesn't play in this cup.
refusal-worldcup-no-such-team = { $team } doesn't play in this cup.
# Example: Brazil has been chosen already.
refusal-worldcup-team-taken = { $team } has been chosen already.
# Example: Brazil is black. Choose a black team while any are left.
refusal-worldcup-better-first = { $team } is { $rank ->
    [black] black
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[grey] grey
}. Choose a { $best ->
    [black] black
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[grey] grey
} team while any are left.
refusal-worldcup-not-won-yet = You can claim the cup only when you're the only one left, or both finalists are yours.
# Example: You don't hold the card A. You hold D, 1, P.
refusal-worldcup-not-held = You don't hold the card { $card }. You hold { $hand }.
# Example: There's no match Z9 in this round.
refusal-worldcup-no-match-here = There's no match { $match } in this round.
# Example: Brazil doesn't play in 1b; Argentina and Uruguay do.
refusal-worldcup-not-in-match = { $team } doesn't play in { $match }; { $left } and { $right } do.
# Example: In the last round you can only use cards where you have a team. You have none in 1b.
refusal-worldcup-not-your-match = In the last round you can only use cards where you have a team. You have none in { $match }.
# Example: Brazil's row in 1b is full: all 4 squares are taken.
refusal-worldcup-row-full = { $team }'s row in { $match } is full: all { $squares } squares are taken.
# Example: Brazil's row in 1b is still empty.
refusal-worldcup-row-empty = { $team }'s row in { $match } is still empty.
# Example: Brazil's row in 1b is protected: its outermost tile is a defence.
refusal-worldcup-protected-defence = { $team }'s row in { $match } is protected: its outermost tile is a defence.
# Example: Brazil's row in 1b is protected: its outermost tile is a penalty, which stays.
refusal-worldcup-protected-penalty = { $team }'s row in { $match } is protected: its outermost tile is a penalty, which stays.
# Example: Brazil's row in 1b is protected: its outermost tile lies face down.
refusal-worldcup-protected-turned = { $team }'s row in { $match } is protected: its outermost tile lies face down.
# Example: A foul only turns goals, and Brazil's outermost tile in 1b is an attack.
refusal-worldcup-foul-on-attack = A foul only turns goals, and { $team }'s outermost tile in { $match } is an attack.
# Example: A defence only turns attacks, and Brazil's outermost tile in 1b is a goal.
refusal-worldcup-defence-on-goal = A defence only turns attacks, and { $team }'s outermost tile in { $match } is a goal.
# Example: Brazil is black. Only black, red, blue and green teams can have the 2.
refusal-worldcup-too-weak-for-two = { $team } is { $rank ->
    [black] black
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[grey] grey
}. Only black, red, blue and green teams can have the 2.
# Example: Choose different teams: Brazil is named twice.
refusal-worldcup-same-nation = Choose different teams: { $team } is named twice.
# Example: Write the targets in match order, left side first: A1:FRA before A2:USA.
refusal-worldcup-wrong-order = Write the targets in match order, left side first: { $first } before { $second }.
refusal-worldcup-no-part = Use all of this card or none of it. Only the last round of 2002 lets you leave a part out.
refusal-worldcup-all-unused = Use at least a part of the card, or discard it.
refusal-worldcup-unused-last = Write the parts you use first, then the dashes.
refusal-worldcup-not-enough = Too few different teams have a free square for this card.
# Example: There's no card c1. The cards are `1`, `2`, `3`, `11`, `21`, `111`, `A`, `D`, `F`, `O` and `P`.
refusal-worldcup-no-such-card = There's no card { $card }. The cards are `1`, `2`, `3`, `11`, `21`, `111`, `A`, `D`, `F`, `O` and `P`.
# Example: FRA names no match. Write the match and a colon before it, such as A1:FRA or 1a:FRA.
refusal-worldcup-no-match = { $target } names no match. Write the match and a colon before it, such as A1:{ $target } or 1a:{ $target }.
# Example: Z9 names no team. Write a colon and the team after it, such as Z9:FRA.
refusal-worldcup-no-team = { $target } names no team. Write a colon and the team after it, such as { $target }:{ $example }.
# Example: The card c1 is for one tile: write one match and one team, such as `A1:FRA`.
refusal-worldcup-one-tile = The card { $card } is for one tile: write one match and one team, such as `A1:FRA`.
# Example: The card 11 is for 2 tiles: write a match and a team for each, such as `A1:FRA`.
refusal-worldcup-several-tiles = The card { $card } is for { $places } tiles: write a match and a team for each, such as `A1:FRA`.
# Example: The card F turns a tile. Put ! before the match: F !1a:FRA.
refusal-worldcup-turns-only = The card { $card } turns a tile. Put ! before the match: { $card } !{ $target }.
# Example: The card c1 lays a tile. Leave out the !: c1 1a:FRA.
refusal-worldcup-lays-only = The card { $card } lays a tile. Leave out the !: { $card } { $target }.
# Example: At most 4 can play the cup of 1934. For up to 6, choose the cup of 1930.
refusal-worldcup-seats = At most { $most } can play the cup of { $cup }. For up to { $other_most }, choose the cup of { $other }.
# Example: “3” isn't a play of the World Cup Game. Type a card, a match and a team, such as `A A1:FRA` in 2002 or `A 1a:FRA` in 1930; `!` before the match to turn a tile, such as `F !A1:FRA`; or `x A` to …
refusal-worldcup-notation = “{ $text }” isn't a play of the World Cup Game. Type a card, a match and a team, such as `A A1:FRA` in 2002 or `A 1a:FRA` in 1930; `!` before the match to turn a tile, such as `F !A1:FRA`; or `x A` to discard.
