# The World Cup Game: what rounds, cards, tiles and rows are called wherever it is told.
# $team is a country's name, of any number, so no sentence lets it stand before a verb that would tell.

# Example: Italy (Ana)
worldcup-say-owned = { $team } ({ $player })
# Example: Quarter-finals
worldcup-say-stage = { $replay ->
    [0] { $stage ->
        [sixteen] Round of 16
        [quarters] Quarter-finals
        [semis] Semi-finals
        [final] { $cup ->
            [c1930] Final
           *[other] Final and third place
        }
       *[groups] Group stage
    }
   *[other] { $stage ->
        [semis] Semi-finals, replay
        [final] Final, replay
       *[groups] Group stage, replay
    }
}
# The first line of a table says what its number counts.
# Example: 2
worldcup-say-points = { $first ->
    [yes] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[no] { $points }
}
# Example: **Uruguay 3 points**
worldcup-say-line = { $through ->
    [bold] **{ $team } { worldcup-say-points }**
    [yes] { $team } { worldcup-say-points } (through)
   *[no] { $team } { worldcup-say-points }
}
# Example: 1b
worldcup-say-match = { $match ->
    [F] Final
    [T] Third place
   *[other] { $match }
}
# Example: match 1b
worldcup-in-match = { $match ->
    [F] Final
    [T] Third place
   *[other] match { $match }
}
# Example: Argentina, Mexico, Brazil and 2 more
worldcup-say-more = { $some } and { $count ->
    [one] 1 more
   *[other] { $count } more
}

## Cards and tiles. A tile that begins with x lies face down.

# Example: three ones
worldcup-card = { $card ->
    [c3] three goals
    [c2] two goals
    [c1] one goal
    [c21] two and one
    [c111] three ones
    [c11] two ones
    [cA] attack
    [cD] defence
    [cF] foul
    [cO] offside
   *[cP] penalty
}
# Example: Three ones
worldcup-card-first = { $card ->
    [c3] Three goals
    [c2] Two goals
    [c1] One goal
    [c21] Two and one
    [c111] Three ones
    [c11] Two ones
    [cA] Attack
    [cD] Defence
    [cF] Foul
    [cO] Offside
   *[cP] Penalty
}
# Example: a 1 for each of three teams
worldcup-card-does = { $card ->
    [c3] a 3-goal tile, or the biggest this team can have
    [c2] a 2-goal tile, or a 1 if this team can't have more
    [c1] a 1-goal tile
    [c21] a 2 for one team and a 1 for another
    [c111] a 1 for each of three teams
    [c11] a 1 for each of two teams
    [cA] half a goal
    [cD] protects a row, or turns an open attack face down
    [cF] turns an open goal face down
    [cO] turns an open goal or attack face down
   *[cP] a goal that can't be turned, unless the die is black
}
# Example: a 1
worldcup-tile = { $tile ->
    [t3] a 3
    [t2] a 2
    [t1] a 1
    [tA] an attack
    [tD] a defence
    [tP] a penalty goal
    [xA] a turned attack
   *[other] a turned goal
}
# Example: 1
worldcup-tile-bare = { $tile ->
    [t3] 3
    [t2] 2
    [t1] 1
    [tA] attack
    [tD] defence
    [tP] penalty
    [xA] turned attack
    [x3] turned 3
    [x2] turned 2
   *[x1] turned 1
}
# Example: 1, open
worldcup-row = { $guard ->
    [empty] empty
    [open] { $tiles }, open
   *[safe] { $tiles }, protected
}
# $tile is the tile that is turned or laid; what is lowered or replaced are 2 or 3 goals.
# Example: Uruguay's 1 is turned face down (Final)
worldcup-effect = { $deed ->
    [turned] { $team-whose } { worldcup-tile-bare } is turned face down
    [lowered] { $team-whose } { worldcup-tile-bare } is turned face down and leaves { $after }
    [replaced] { $team-whose } { worldcup-tile-bare } becomes { $after }
    [blocks] { $after } takes a square in { $team-whose } row
   *[placed] { $after } for { $team-the }
} ({ worldcup-in-match })
# Example: yellow
worldcup-colour = { $colour ->
    [black] black
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[grey] grey
}
# Example: 🟨
worldcup-colour-sign = { $colour ->
    [black] ⬛
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
}
# Example: Argentina (red)
worldcup-say-mark = { $team } ({ $rank })

# The first thing of a match, until which its result can be tipped.
worldcup-tips-close = Predictions close at the first card.
