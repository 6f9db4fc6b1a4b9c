# The dice cup on buttons and in the menus of commands and lobbies.
game-dicecup = Mundialito, the dice cup
routine-dicecup = 🎲 Roll
option-dicecup-mode = { $value ->
    [professional] Professional: eight groups first, then knock-out
    [touristic] Touristic: the groups two by two, then knock-out
   *[beginner] Beginner: knock-out from the first match, the shortest cup
}
option-dicecup-selection = { $value ->
    [random] 32 of all 44 teams are drawn
    [custom] You choose the 32 teams
   *[standard] All teams of two and three stars play, and 16 of one
}
option-dicecup-teams = { $usual ->
    [yes] No list of teams
   *[no] The 32 teams are chosen
}
option-dicecup-seeding = { $value ->
    [no] Groups are drawn from all teams alike
   *[yes] Strong teams are spread over the groups
}
option-dicecup-custom-team = { $usual ->
    [yes] No team of your own
   *[no] Your own team: { $value }
}
option-dicecup-custom-stars = { $value ->
    [1] Your own team has one star
    [2] Your own team has two stars
   *[3] Your own team has three stars
}
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
page-dicecup-final = The champions
option-dicecup-teams-swap = Choose teams …
option-dicecup-custom-team-write = A team of your own: name it …
