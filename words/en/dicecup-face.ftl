# The dice cup on buttons and in the menus of commands and lobbies.
game-dicecup = Mundialito, the dice cup
routine-dicecup = 🎲 Roll
# Example: Beginner: knockouts only, the shortest cup
option-dicecup-mode = { $value ->
    [professional] Professional: eight groups, then knockouts
    [touristic] Tourist: groups two at a time, then knockouts
   *[beginner] Beginner: knockouts only, the shortest cup
}
option-dicecup-mode-name = Length of the cup
option-dicecup-selection-name = Teams
option-dicecup-custom-team-name = Your own team
option-dicecup-custom-stars-name = Your team's stars
# Example: 32 hand-picked teams
option-dicecup-selection = { $value ->
    [random] 32 of the 44 teams, drawn at random
    [custom] 32 hand-picked teams
   *[standard] All two- and three-star teams, plus 16 with one star
}
# Example: Teams chosen
option-dicecup-teams = { $usual ->
    [yes] No teams chosen
   *[no] Teams chosen
}
# Example: Strong teams spread over the groups
option-dicecup-seeding = { $value ->
    [no] Groups drawn at random
   *[yes] Strong teams spread over the groups
}
# Example: Own team: Utopia
option-dicecup-custom-team = { $usual ->
    [yes] No team of your own
   *[no] Own team: { $value }
}
# Example: Own team: one star
option-dicecup-custom-stars = { $value ->
    [1] Own team: one star
    [2] Own team: two stars
   *[3] Own team: three stars
}
# Example: Seat 1 deals
option-dicecup-dealer = { $value ->
    [0] Seat 1 deals
    [1] Seat 2 deals
    [2] Seat 3 deals
    [3] Seat 4 deals
    [4] Seat 5 deals
   *[5] Seat 6 deals
}

## Other pictures of the cup, on buttons.

page-dicecup-match = The match
page-dicecup-groups = The groups
page-dicecup-cup = The cup so far
page-dicecup-final = The champion
option-dicecup-teams-swap = Choose teams…
