# The World Cup Game on menus and buttons. $team and $across are countries' names, $match a match's name such as C1.

# Example: Final: choose a card.
worldcup-face-begin = { $extra ->
    [0] { $stage }: choose a card.
   *[other] { $stage }: choose your last card of this round. You won't draw another.
}
# Example: -# No use right now: defence. You can only discard it.
worldcup-face-idle = { $count ->
    [one] -# No use right now: { $cards }. You can only discard it.
   *[other] -# No use right now: { $cards }. You can only discard them.
}
# Example: **One goal**: a 1-goal tile.
worldcup-face-card = **{ $card }**: { $does }.
# Example: Who gets the 2?
worldcup-face-where = { $card ->
    [c21-1] Who gets the 2?
    [c21-2] Who gets the 1?
    [c111] { $count ->
        [1] Who gets the last 1?
       *[other] Choose up to { $count } different teams for a 1 each
    }
    [c11] { $count ->
        [1] Who gets the last 1?
       *[other] Choose up to { $count } different teams for a 1 each
    }
    [cF] Which goal?
    [cO] Which goal or attack?
    [cD] Which row or attack?
   *[other] Which team in which match?
}
worldcup-face-elsewhere = Elsewhere…
# $part is a group's name, or the first match of a stretch of matches; $teams are codes.
# Example: Group 1: France, Mexico, Argentina
worldcup-face-part = { $kind ->
    [group] Group { $part }: { $teams }
   *[matches] From { $part } on: { $teams }
}
# Example: Turn Yugoslavia's turned 1 (Final v USA)
worldcup-face-turn = Turn { $team-whose } { worldcup-tile-bare } ({ worldcup-say-match } v { $across })
# Example: Romania (Final v Chile)
worldcup-face-row = { $team } ({ worldcup-say-match } v { $across })
# $row is a row or what is turned there, $score the score that it leads to, with that team's goals first.
# Example: France (1b v Argentina): 0–0
worldcup-face-quick = { $row }: { $score }
# Example: 10 rows
worldcup-face-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
# $score is the match's score after this play; $tiles is a row as it is written; $free counts empty squares.
# Example: then ½–0 · seat 1, plays your Uruguay · row D, 1 free
worldcup-face-note = then{ "\u00A0" }{ $score } · { $whose ->
    [mine] yours
   *[other] { $across ->
        [mine] seat { $seat }, plays your { $rival }
       *[other] seat { $seat }
    }
} · { $empty ->
    [yes] empty row
   *[no] row { $tiles }
}, { $free ->
    [0] full
   *[other] { $free }{ "\u00A0" }free
}
# Example: So far: the 2 isn't used. One more.
worldcup-face-so-far = So far: { $effects }. { $left ->
    [one] One more.
   *[other] { $left } more.
}
worldcup-face-unused = the 2 isn't used
worldcup-face-none-here = No row here can take it. Try another group or match.
# Example: -# Not offered: 3c (protected by a defence); 3a, 3b (no tile yet).
worldcup-face-not = -# Not offered: { $why }.
# Example: Chile Final
worldcup-face-named = { $team } { worldcup-say-match }
# Example: all of groups 1 and 4
worldcup-face-named-parts = { $amount ->
    [all] all of
   *[some] some of
} { $kind ->
    [group] { $count ->
        [one] group { $parts }
       *[other] groups { $parts }
    }
   *[matches] { $parts }
}
# $rows are rows by name, or parts of the cup such as “all of group A”.
# Example: Chile Final (row full)
worldcup-face-why = { $rows } ({ $reason ->
    [row-full] row full
    [row-empty] no tile yet
    [protected-defence] protected by a defence
    [protected-penalty] protected by a penalty
    [protected-turned] protected, last tile face down
    [foul-on-attack] a foul only turns goals
    [defence-on-goal] a defence only turns attacks
    [not-your-match] not your match
    [too-weak-for-two] can't have a 2
    [same-nation] already chosen
   *[other] not enough other teams with room
})
# Example: Leave the 2 out
worldcup-face-skip = { $place ->
    [c21-1] Leave the 2 out
    [c21-2] Leave the 1 out
   *[rest] Leave the rest out
}
# Example: Undo last choice
worldcup-face-take-back = { $card ->
    [several] Undo last choice
   *[single] Choose another row
}
worldcup-face-near = My rows
worldcup-face-away = Discard it…
# Example: Discard **One goal** face up? You'll draw a card, so this can't be undone.
worldcup-face-away-ask = { $draws ->
    [yes] Discard **{ $card }** face up? You'll draw a card, so this can't be undone.
   *[no] Discard **{ $card }** face up?
}
# Example: Discard three ones
worldcup-face-away-sure = Discard { worldcup-card }
# Example: Not enough teams have a free square for three ones.
worldcup-face-useless = { $card ->
    [cF] No goal is open, so a foul has no use right now.
    [cO] No goal or attack is open, so an offside has no use right now.
    [c21] { $where ->
        [own] Your matches have no room for a two and one.
       *[all] No team has room for a 2 while another has room for a 1.
    }
    [c111] Not enough teams have a free square for three ones.
    [c11] Not enough teams have a free square for two ones.
    [cD] Every row is full, and no attack is open.
   *[other] { $where ->
        [own] Every row in your matches is full.
       *[all] Every row is full.
    }
}
# Example: **One goal**: a 1 for Chile (Final).
worldcup-face-effect = **{ $card }**: { $die ->
    [yes] unless the die is black, { $effects }
   *[no] { $effects }
}.
# Example: That makes it Argentina 0–0 Chile.
worldcup-face-stands = That makes it { $scores }.
# Example: Argentina 0–0 Chile
worldcup-face-score = { $left } { $score } { $right }
# Example: -# The die rolls at once, so this can't be undone.
worldcup-face-lasts = { $draws ->
    [yes] -# You'll draw a card, so this can't be undone.
    [die] -# The die rolls at once, so this can't be undone.
   *[no] -# Ready?
}
# Example: Play one goal: Argentina
worldcup-face-play = Play { worldcup-card }: { $teams }

## Draft, shoot-out, claim.

# Example: Chile (Group 1)
worldcup-face-pick = { $team } (Group { $group })
# Example: Choose a team: a blue team, while any are left. You have Brazil.
worldcup-face-pick-hint = { $count ->
    [0] Choose your first team: a { worldcup-colour } team, while any are left.
   *[other] Choose a team: a { worldcup-colour } team, while any are left. You have { $own-the }.
}
# Example: Kick for Argentina
worldcup-face-kick = Kick for { $team-the }
# Example: Shoot-out, 0–0. Argentina to kick: only black misses.
worldcup-face-kick-hint = { $sudden ->
    [yes] Sudden death, { $score }. { $team-The } to kick: only black misses.
   *[no] Shoot-out, { $score }. { $team-The } to kick: only black misses.
}
worldcup-face-claim = Claim the cup…
worldcup-face-claim-ask = You can't be beaten any more. Claim the cup and end the game now, or play on for fun.
worldcup-face-claim-sure = Claim the cup

## On the menus of commands and lobbies, and other pictures.

game-worldcup = The World Cup Game
# Example: 1930: 13 teams, four groups
option-worldcup-cup = { $value ->
    [1930] 1930: 13 teams, four groups
   *[2002] 2002: 32 teams, eight groups, a longer game
}
option-worldcup-cup-name = Cup
option-worldcup-allocation-name = How teams are shared out
option-worldcup-passes-name = Group deck
# Example: Modifier dice after each round
option-worldcup-modifiers = { $value ->
    [no] No modifier dice: only the tiles count
   *[yes] Modifier dice after each round
}
# Example: Draft: take turns choosing teams, best ones first
option-worldcup-allocation = { $value ->
    [draft] Draft: take turns choosing teams, best ones first
   *[bag] Bag: teams are drawn blind
}
# Example: Once through the group deck: fewer turns
option-worldcup-passes = { $value ->
    [1] Once through the group deck: fewer turns
   *[2] Twice through the 2002 group deck, as published
}
page-worldcup-hand = My hand
page-worldcup-champion = The champions
page-worldcup-round = This round
page-worldcup-groups = All groups
page-worldcup-shootout = Shoot-out
# Example: Group 1
page-worldcup-group = Group { $part }
page-worldcup-bracket = Bracket
page-worldcup-ceremony = Last round
page-worldcup-wallchart = Wallchart
