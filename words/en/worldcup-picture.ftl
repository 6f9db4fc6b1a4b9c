# The World Cup Game: the words in its pictures. Short: a line of a picture has about 60 letters.

# Example: Seat 1
worldcup-pic-player = Seat { $number }
# Example: Group 1
worldcup-pic-group = Group { $group }
# Example: Quarter-finals
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
# Example: Group 2, replay
worldcup-pic-replay = { $title }, replay
# Example: 12 cards left
worldcup-pic-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
# Example: first run
worldcup-pic-run = { $run ->
    [1] first run
   *[other] second run
}
# Example: 2 last turns
worldcup-pic-extra = { $count ->
    [one] 1 last turn
   *[other] { $count } last turns
}
# Example: Łucja to play
worldcup-pic-plays = { $player } to play
worldcup-pic-dice = dice next
worldcup-pic-lots = lots next
# Example: die for Japan
worldcup-pic-die = die for { $team }
# Example: first run · 1 card left
worldcup-pic-joint = { $one } · { $other }

## The legend under the rows.

worldcup-pic-open = open
worldcup-pic-safe = safe row
worldcup-pic-down = face down
worldcup-pic-half = half
worldcup-pic-half-goal = half goal
worldcup-pic-open-long = open to foul or offside
# Example: 1 can go here
worldcup-pic-can = { $card ->
    [F] F can turn this
    [O] O can turn this
   *[other] { $card } can go here
}
worldcup-pic-chosen = chosen
# Example: no room here for c1
worldcup-pic-cannot = { $card ->
    [F] nothing for F to turn here
    [O] nothing for O to turn here
   *[other] no room here for { $card }
}
# Example: last:
worldcup-pic-last = last: { $what }
# Example: g, 1 on DEN
worldcup-pic-last-named = { $player }, { $what }
# Example: 1 on Argentina
worldcup-pic-last-on = { $card } on { $team }
# Example: 111 on ITA BEL JPN
worldcup-pic-last-several = { $card } on { $teams }
# Example: D against Argentina
worldcup-pic-last-turned = { $card } against { $team }
# Example: P for MEX: missed
worldcup-pic-last-missed = P for { $team }: missed
# Example: 1 discarded
worldcup-pic-last-discard = { $card } discarded

## Before the first card.

worldcup-pic-nations = The teams
worldcup-pic-bag = drawn blind from the bag
worldcup-pic-shared = shared out
# Example: Ana chooses
worldcup-pic-draft = { $player } chooses
worldcup-pic-draft-lot = drawing who chooses first
worldcup-pic-choose = can be chosen
worldcup-pic-tables = All groups
worldcup-pic-tables-note = so far, before the dice
worldcup-pic-tables-final = final tables
# Example: Pts
worldcup-pic-column = { $column ->
    [wins] W-D-L
    [goals] +/−
   *[points] Pts
}

## The ceremony.

# Example: Final whistle, round of 16
worldcup-pic-whistle = { $stage ->
    [sixteen] Final whistle, round of 16
    [quarters] Final whistle, quarter-finals
    [semis] Final whistle, semi-finals
    [final] Final whistle
   *[groups] Final whistle, groups
}
# Example: goal from dice
worldcup-pic-from-dice = { $dice ->
    [from] goal from dice
    [nothing] nothing from dice
   *[off] without dice
}
worldcup-pic-worth = Each dot is half a goal for teams of its colour
worldcup-pic-again = replay
# Example: lots: GER KSA
worldcup-pic-lot = lots: { $teams }
# Example: 4–3 on penalties
worldcup-pic-shootout-score = { $left }–{ $right } on penalties
worldcup-pic-gone = out

## The bracket.

worldcup-pic-knock-out = Knockouts
worldcup-pic-bracket-note = nothing played yet
worldcup-pic-final = Final
worldcup-pic-third = Third
# Example: winner R1
worldcup-pic-winner = winner { $match }
# Example: loser 1b
worldcup-pic-loser = loser { $match }
worldcup-pic-shootout-sign = shoot-out

## The shoot-out.

# Example: Round of 16 R1: shoot-out
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
# Example: 1–1 after the dice
worldcup-pic-level = { $left }–{ $right } after the dice
worldcup-pic-black = black misses
# Example: Ana kicks for Croatia
worldcup-pic-kicks = { $player } kicks for { $team }
# Example: The die rolls for Denmark
worldcup-pic-rolled = The die rolls for { $team }
# Example: then: R8
worldcup-pic-waiting = then: { $matches }

## The hand.

worldcup-pic-hand = Your hand
worldcup-pic-turn = your turn
# Example: Łucja to play
worldcup-pic-waits = { $player } to play
worldcup-pic-new = new
worldcup-pic-discard-only = discard only
worldcup-pic-no-hand = no cards
# Example: about 11 more turns
worldcup-pic-more = { $count ->
    [0] no more turns for you this round
    [one] about 1 more turn
   *[other] about { $count } more turns
}
# Example: Three ones
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
# Example: three nations
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
# Example: coached by Seat 1
worldcup-pic-coached = coached by { $player }
worldcup-pic-beyond = can no longer be caught
worldcup-pic-road = The road
# Example: Quarter-final
worldcup-pic-road-stage = { $stage ->
    [sixteen] Round of 16
    [quarters] Quarter-final
    [semis] Semi-final
    [final] Final
   *[groups] Group { $group }
}
# Example: 1 goal from the dice
worldcup-pic-on-dice = { $count ->
    [one] 1 goal from the dice
   *[other] { $count } goals from the dice
}

## The wallchart.

# Example: The World Cup Game 1930
worldcup-pic-title = The World Cup Game { $cup }

## The description of a picture (alt text): at most 1,024 characters.
## $team is a country's name, of any number; $tiles are tiles as they are written, from the name outward.

# Example: World Cup Game 1930, Group stage.
worldcup-alt-head = World Cup Game { $facts }.
# Example: 1930
worldcup-alt-cup = { $cup }
# Example: first run
worldcup-alt-run = { $run ->
    [1] first run
   *[other] second run
}
# Example: 10 cards left
worldcup-alt-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
# Example: 11 last turns
worldcup-alt-extra = { $count ->
    [one] 1 last turn
   *[other] { $count } last turns
}
# Example: seat 1 to act
worldcup-alt-turn = { $player } to act
# Example: Group 1:
worldcup-alt-group = Group { $group }:
# Example: F Argentina against Uruguay: no tiles.
worldcup-alt-empty = { $match } { $left } against { $right }: no tiles.
# Example: 1b Argentina 0–0 Uruguay.
worldcup-alt-goals = { $match } { $left } { $score } { $right }.
# Example: 1b Argentina 0–1 France: Argentina empty; France 1, open.
worldcup-alt-match = { $match } { $left } { $score } { $right }: { $left } { $lefts }; { $right } { $rights }.
# Example: 1, protected
worldcup-alt-signs = { $tiles }{ $guard ->
    [safe] , protected
   *[other] { "" }
}
# Example: Last play, seat 2: one goal discarded.
worldcup-alt-last = { $what ->
    [away] Last play, { $player }: { $card } discarded.
    [missed] Last play, { $player }: a penalty, missed.
   *[done] Last play, { $player }, { $card }: { $deeds }.
}
# Example: Chile in F
worldcup-alt-row = { $team } in { $match }
# Example: Chosen: one goal.
worldcup-alt-chosen = { $count ->
    [0] Chosen: { $card }.
   *[other] Chosen: { $card } on { $rows }.
}
# Example: one goal, no use now
worldcup-alt-card = { $card }{ $new ->
    [yes] , new
   *[no] { "" }
}{ $use ->
    [no] , no use now
   *[yes] { "" }
}
# Example: Your hand is empty.
worldcup-alt-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
worldcup-alt-yours = Your turn.
# Example: Group 1: Argentina, Chile, France.
worldcup-alt-table = Group { $group }{ $final ->
    [yes] { "" }
   *[no] , so far
}: { $table }.
worldcup-alt-open = not known yet
# Example: F Argentina 3–1 Uruguay
worldcup-alt-tie = { $match } { $left } { $played ->
    [kicks] { $score } { $right }, { $kicks } on penalties
    [yes] { $score } { $right }
   *[no] against { $right }
}{ $lot ->
    [yes] , decided by lot
   *[no] { "" }
}
worldcup-alt-no-bracket = The bracket is empty until the groups are over.
# Example: Final: F Argentina against Uruguay.
worldcup-alt-stage = { $stage }: { $ties }.
# Example: Semi-finals ended.
worldcup-alt-ended = { $stage } ended.
# Example: Dice: black red red grey.
worldcup-alt-dice = Dice: { $dice }.
# Example: 1: Argentina 1 point, France 1.
worldcup-alt-rolled = { $rolled ->
    [yes] { $group }, dice { $dice }: { $table }.
   *[no] { $group }: { $table }.
}
# Example: Lots drawn, best first: Germany and Saudi Arabia.
worldcup-alt-lot = Lots drawn, best first: { $teams-the }.
# Example: Level, to be replayed: Argentina and France.
worldcup-alt-again = Level, to be replayed: { $teams-the }.
# Example: Through: Argentina.
worldcup-alt-through = Through: { $teams-the }.
# Example: Out of the cup: seat 1.
worldcup-alt-leaving = Out of the cup: { $players }.
# Example: Shoot-out, match Z: Uruguay (seat 2) 0–2 Japan (seat 2).
worldcup-alt-shootout = Shoot-out, match { $match }: { $left } { $score } { $right }.
# Example: in
worldcup-alt-kick = { $scored ->
    [yes] in
   *[no] missed
}
# Example: Denmark: missed.
worldcup-alt-kicks = { $team }: { $kicks }.
# Example: Next kick: Denmark.
worldcup-alt-next = Next kick: { $team-the }.
# Example: World champions of 1930: Uruguay, coached by seat 1.
worldcup-alt-champion = World champions of { $cup }: { $team-the }, coached by { $player }.
# Example: The 1930 cup was already decided, and seat 1 claimed it.
worldcup-alt-claimed = The { $cup } cup was already decided, and { $player } claimed it.
worldcup-alt-rest = See the board in words for the rest.
