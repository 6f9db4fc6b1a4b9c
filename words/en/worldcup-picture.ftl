# The World Cup Game: the words in its pictures. Short: a line of a picture has about 60 letters.

worldcup-pic-player = Seat { $number }
worldcup-pic-group = Group { $group }
worldcup-pic-stage = { $stage ->
    [sixteen] Round of 16
    [quarters] Quarter-finals
    [semis] Semi-finals
    [final] { $cup ->
        [1930] Final
       *[2002] Final and third place
    }
   *[groups] Groups
}
worldcup-pic-replay = { $title }, replay
worldcup-pic-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
worldcup-pic-run = { $run ->
    [1] first run
   *[other] second run
}
worldcup-pic-extra = { $count ->
    [one] 1 last turn
   *[other] { $count } last turns
}
worldcup-pic-plays = { $player } to play
worldcup-pic-dice = dice next
worldcup-pic-lots = lots next
worldcup-pic-die = die for { $team }
worldcup-pic-joint = { $one } · { $other }

## The legend under the rows.

worldcup-pic-open = open
worldcup-pic-safe = safe row
worldcup-pic-down = face down
worldcup-pic-half = half
worldcup-pic-half-goal = half goal
worldcup-pic-open-long = open to foul or offside
worldcup-pic-can = { $card ->
    [F] F can turn this
    [O] O can turn this
   *[other] { $card } can go here
}
worldcup-pic-chosen = chosen
worldcup-pic-cannot = { $card ->
    [F] nothing for F to turn here
    [O] nothing for O to turn here
   *[other] no room here for { $card }
}
worldcup-pic-last = last: { $what }
worldcup-pic-last-named = { $player }, { $what }
worldcup-pic-last-on = { $card } on { $team }
worldcup-pic-last-several = { $card } on { $teams }
worldcup-pic-last-turned = { $card } against { $team }
worldcup-pic-last-missed = P for { $team }: missed
worldcup-pic-last-discard = { $card } discarded

## Before the first card.

worldcup-pic-nations = The teams
worldcup-pic-bag = drawn blind from the bag
worldcup-pic-shared = shared out
worldcup-pic-draft = { $player } chooses
worldcup-pic-draft-lot = drawing who chooses first
worldcup-pic-choose = can be chosen
worldcup-pic-tables = All groups
worldcup-pic-tables-note = so far, before the dice
worldcup-pic-tables-final = final tables
worldcup-pic-column = { $column ->
    [wins] W-D-L
    [goals] +/−
   *[points] Pts
}

## The ceremony.

worldcup-pic-whistle = { $stage ->
    [sixteen] Final whistle, round of 16
    [quarters] Final whistle, quarter-finals
    [semis] Final whistle, semi-finals
    [final] Final whistle
   *[groups] Final whistle, groups
}
worldcup-pic-from-dice = { $dice ->
    [from] goal from dice
    [nothing] nothing from dice
   *[off] without dice
}
worldcup-pic-worth = Each dot is half a goal for teams of its colour
worldcup-pic-again = replay
worldcup-pic-lot = lots: { $teams }
worldcup-pic-shootout-score = { $left }–{ $right } on penalties
worldcup-pic-gone = out

## The bracket.

worldcup-pic-knock-out = Knockouts
worldcup-pic-bracket-note = nothing played yet
worldcup-pic-final = Final
worldcup-pic-third = Third
worldcup-pic-winner = winner { $match }
worldcup-pic-loser = loser { $match }
worldcup-pic-shootout-sign = shoot-out

## The shoot-out.

worldcup-pic-shootout = { $match ->
    [F] Final
    [T] Third place
   *[other] { $stage ->
        [sixteen] Round of 16
        [quarters] Quarter-final
       *[semis] Semi-final
    } { $match }
}: shoot-out
worldcup-pic-sudden = sudden death
worldcup-pic-five = five kicks each
worldcup-pic-level = { $left }–{ $right } after the dice
worldcup-pic-black = black misses
worldcup-pic-kicks = { $player } kicks for { $team }
worldcup-pic-rolled = The die rolls for { $team }
worldcup-pic-waiting = then: { $matches }

## The hand.

worldcup-pic-hand = Your hand
worldcup-pic-turn = your turn
worldcup-pic-waits = { $player } to play
worldcup-pic-new = new
worldcup-pic-discard-only = discard only
worldcup-pic-no-hand = no cards
worldcup-pic-more = { $count ->
    [0] no more turns for you this round
    [one] about 1 more turn
   *[other] about { $count } more turns
}
worldcup-pic-card = { $card ->
    [c3] 3 goals
    [c2] 2 goals
    [c1] 1 goal
    [c21] Two + one
    [c111] Three ones
    [c11] Two ones
    [cA] Attack
    [cD] Defence
    [cF] Foul
    [cO] Offside
   *[cP] Penalty
}
worldcup-pic-effect = { $card ->
    [c3] if the team can
    [c2] if the team can
    [c1] for any team
    [c21] two nations
    [c111] three nations
    [c11] two nations
    [cA] half a goal
    [cD] a wall, or turn an open attack
    [cF] turn an open goal
    [cO] turn an open goal or attack
   *[cP] roll: a goal unless black
}

## The end.

worldcup-pic-end = Champions
worldcup-pic-claimed = Claimed
worldcup-pic-coached = coached by { $player }
worldcup-pic-beyond = can no longer be caught
worldcup-pic-road = The road
worldcup-pic-road-stage = { $stage ->
    [sixteen] Round of 16
    [quarters] Quarter-final
    [semis] Semi-final
    [final] Final
   *[groups] Group { $group }
}
worldcup-pic-on-dice = { $count ->
    [one] 1 goal from the dice
   *[other] { $count } goals from the dice
}

## The wallchart.

worldcup-pic-title = The World Cup Game { $cup }

## The description of a picture (alt text): at most 1,024 characters.
## $team is a country's name, of any number; $tiles are tiles as they are written, from the name outward.

worldcup-alt-head = World Cup Game { $facts }.
worldcup-alt-cup = { $cup }
worldcup-alt-run = { $run ->
    [1] first run
   *[other] second run
}
worldcup-alt-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
worldcup-alt-extra = { $count ->
    [one] 1 last turn
   *[other] { $count } last turns
}
worldcup-alt-turn = { $player } to act
worldcup-alt-group = Group { $group }:
worldcup-alt-empty = { $match } { $left } against { $right }: no tiles.
worldcup-alt-goals = { $match } { $left } { $score } { $right }.
worldcup-alt-match = { $match } { $left } { $score } { $right }: { $left } { $lefts }; { $right } { $rights }.
worldcup-alt-signs = { $tiles }{ $guard ->
    [safe] , protected
   *[other] { "" }
}
worldcup-alt-last = { $what ->
    [away] Last play, { $player }: { $card } discarded.
    [missed] Last play, { $player }: a penalty, missed.
   *[done] Last play, { $player }, { $card }: { $deeds }.
}
worldcup-alt-row = { $team } in { $match }
worldcup-alt-chosen = { $count ->
    [0] Chosen: { $card }.
   *[other] Chosen: { $card } on { $rows }.
}
worldcup-alt-card = { $card }{ $new ->
    [yes] , new
   *[no] { "" }
}{ $use ->
    [no] , no use now
   *[yes] { "" }
}
worldcup-alt-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
worldcup-alt-yours = Your turn.
worldcup-alt-table = Group { $group }{ $final ->
    [yes] { "" }
   *[no] , so far
}: { $table }.
worldcup-alt-open = not known yet
worldcup-alt-tie = { $match } { $left } { $played ->
    [kicks] { $score } { $right }, { $kicks } on penalties
    [yes] { $score } { $right }
   *[no] against { $right }
}{ $lot ->
    [yes] , decided by lot
   *[no] { "" }
}
worldcup-alt-no-bracket = The bracket is empty until the groups are over.
worldcup-alt-stage = { $stage }: { $ties }.
worldcup-alt-ended = { $stage } ended.
worldcup-alt-dice = Dice: { $dice }.
worldcup-alt-rolled = { $rolled ->
    [yes] { $group }, dice { $dice }: { $table }.
   *[no] { $group }: { $table }.
}
worldcup-alt-lot = Lots drawn, best first: { $teams-the }.
worldcup-alt-again = Level, to be replayed: { $teams-the }.
worldcup-alt-through = Through: { $teams-the }.
worldcup-alt-leaving = Out of the cup: { $players }.
worldcup-alt-shootout = Shoot-out, match { $match }: { $left } { $score } { $right }.
worldcup-alt-kick = { $scored ->
    [yes] in
   *[no] missed
}
worldcup-alt-kicks = { $team }: { $kicks }.
worldcup-alt-next = Next kick: { $team-the }.
worldcup-alt-champion = World champions of { $cup }: { $team-the }, coached by { $player }.
worldcup-alt-claimed = The { $cup } cup was already decided, and { $player } claimed it.
worldcup-alt-rest = See the board in words for the rest.
