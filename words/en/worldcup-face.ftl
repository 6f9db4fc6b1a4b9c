# The World Cup Game on menus and buttons. $team and $across are countries' names, $match a match's name such as C1.

worldcup-face-begin = { $extra ->
    [0] { $stage }: choose a card.
   *[other] { $stage }: choose your last card of this round, none is drawn after it.
}
worldcup-face-idle = { $count ->
    [one] -# No use now for: { $cards }. It can only be thrown away.
   *[other] -# No use now for: { $cards }. They can only be thrown away.
}
worldcup-face-card = **{ $card }**: { $does }.
worldcup-face-where = { $card ->
    [c21-1] Who gets the 2?
    [c21-2] Who gets the 1?
    [c111] { $count ->
        [1] Who gets the last 1?
       *[other] Up to { $count } nations get a 1 each
    }
    [c11] { $count ->
        [1] Who gets the last 1?
       *[other] Up to { $count } nations get a 1 each
    }
    [cF] Which goal?
    [cO] Which goal or attack?
    [cD] Which row, or which attack?
   *[other] Which team, in which match?
}
worldcup-face-elsewhere = Elsewhere …
worldcup-face-part = { $kind ->
    [group] Group { $part }: { $teams }
   *[matches] From { $part } on: { $teams }
}
worldcup-face-turn = Turn the { $tile } of { $team } ({ worldcup-say-match }, against { $across })
worldcup-face-row = { $team } ({ worldcup-say-match }, against { $across })
worldcup-face-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
worldcup-face-note = then{ "\u00A0" }{ $score } · { $whose ->
    [mine] yours
   *[other] { $across ->
        [mine] against yours, of seat { $seat }
       *[other] of seat { $seat }
    }
} · { $empty ->
    [yes] empty row
   *[no] row { $tiles }
}, { $free ->
    [0] full
   *[other] { $free }{ "\u00A0" }free
}
worldcup-face-so-far = So far: { $effects }. { $left ->
    [one] One more.
   *[other] { $left } more.
}
worldcup-face-unused = nothing for the 2
worldcup-face-none-here = Nothing here can take it; look elsewhere.
worldcup-face-not = -# Not offered: { $why }.
worldcup-face-named = { $team } { worldcup-say-match }
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
worldcup-face-why = { $reason ->
    [row-full] full row: { $rows }
    [row-empty] no tile yet: { $rows }
    [protected-defence] protected by a defence: { $rows }
    [protected-penalty] protected by a penalty: { $rows }
    [protected-turned] protected, last tile face down: { $rows }
    [foul-on-attack] an attack, which no foul turns: { $rows }
    [defence-on-goal] a goal, which no defence turns: { $rows }
    [not-your-match] not a match of yours: { $rows }
    [too-weak-for-two] colour too weak for the 2: { $rows }
    [same-nation] nation named already: { $rows }
   *[other] not enough other nations left: { $rows }
}
worldcup-face-skip = { $place ->
    [c21-1] Leave the 2 out
    [c21-2] Leave the 1 out
   *[rest] Leave the rest out
}
worldcup-face-take-back = { $card ->
    [several] Take the last one back
   *[single] Another row
}
worldcup-face-near = My rows
worldcup-face-away = Throw it away …
worldcup-face-away-ask = { $draws ->
    [yes] Throw **{ $card }** away, for all to see? You draw the next card then, so it cannot be taken back.
   *[no] Throw **{ $card }** away, for all to see?
}
worldcup-face-away-sure = Throw away: { worldcup-card }
worldcup-face-useless = { $card ->
    [cF] No goal lies open now, so a foul has no use.
    [cO] No goal or attack lies open now, so an offside has no use.
    [c21] { $where ->
        [own] Your matches have no row for a two and one.
       *[all] Nobody has room for a two while another nation has room for a one.
    }
    [c111] Not enough nations have a free square for three ones.
    [c11] Not enough nations have a free square for two ones.
    [cD] All rows are full, and no attack lies open.
   *[other] { $where ->
        [own] Every row in your matches is full.
       *[all] Every row is full.
    }
}
worldcup-face-effect = **{ $card }**: { $die ->
    [yes] unless the die is black, { $effects }
   *[no] { $effects }
}.
worldcup-face-stands = Then it stands { $scores }.
worldcup-face-score = { $left } { $score } { $right }
worldcup-face-lasts = { $draws ->
    [yes] -# You draw a card then, so it cannot be taken back. Sure?
    [die] -# The die rolls at once, so it cannot be taken back. Sure?
   *[no] -# Sure?
}
worldcup-face-play = Play { worldcup-card }: { $teams }

## Draft, shoot-out, claim.

worldcup-face-pick = { $team } (group { $group })
worldcup-face-pick-hint = { $count ->
    [0] Choose your first team: one of the { $rank } ones, as long as there are any.
   *[other] Choose a team: one of the { $rank } ones, as long as there are any. You have { $own }.
}
worldcup-face-kick = Kick for { $team }
worldcup-face-kick-hint = { $sudden ->
    [yes] Sudden death, { $score }. All eyes on { $team }: only black misses.
   *[no] Shoot-out, { $score }. All eyes on { $team }: only black misses.
}
worldcup-face-claim = Claim the cup …
worldcup-face-claim-ask = Nobody can beat you any more. Claim the cup and end the game now? Or play on, for the joy of it.
worldcup-face-claim-sure = Claim the cup

## On the menus of commands and lobbies, and other pictures.

game-worldcup = The World Cup Game
option-worldcup-cup = { $value ->
    [1930] The cup of 1930: 13 teams, four groups, about an hour
   *[2002] The cup of 2002: 32 teams, eight groups, a long evening or a week
}
option-worldcup-modifiers = { $value ->
    [no] No modifier dice: the tiles alone decide
   *[yes] Modifier dice after each round
}
option-worldcup-allocation = { $value ->
    [draft] Teams are chosen in turns, the best ones first
   *[bag] Teams come blind out of a bag
}
option-worldcup-passes = { $value ->
    [1] The group deck is gone through once: fewer turns
   *[2] The group deck of 2002 is gone through twice, as published
}
page-worldcup-hand = My hand
page-worldcup-champion = The champions
page-worldcup-round = This round
page-worldcup-groups = All groups
page-worldcup-shootout = Shoot-out
page-worldcup-group = Group { $part }
page-worldcup-bracket = Bracket
page-worldcup-ceremony = Last round
page-worldcup-wallchart = Wallchart
