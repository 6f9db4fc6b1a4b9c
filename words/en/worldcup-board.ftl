# The World Cup Game for people who cannot see its pictures: their descriptions, and the whole table in words.
# $team is a country's name, of any number; $tiles are tiles as they are written, from the name outward.

worldcup-say-mark = { $team } ({ $rank })

## The description of a picture (alt text): at most 1,024 characters.

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
    [away] Last play, { $player }: { $card } thrown away.
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
   *[no] , as it stands
}: { $table }.
worldcup-alt-open = not known yet
worldcup-alt-tie = { $match } { $left } { $played ->
    [kicks] { $score } { $right }, { $kicks } on penalties
    [yes] { $score } { $right }
   *[no] against { $right }
}{ $lot ->
    [yes] , decided by a lot
   *[no] { "" }
}
worldcup-alt-no-bracket = The bracket is still empty: the groups decide who meets.
worldcup-alt-stage = { $stage }: { $ties }.
worldcup-alt-ended = { $stage } ended.
worldcup-alt-dice = Dice: { $dice }.
worldcup-alt-rolled = { $rolled ->
    [yes] { $group }, dice { $dice }: { $table }.
   *[no] { $group }: { $table }.
}
worldcup-alt-lot = A lot decided, best first: { $teams }.
worldcup-alt-again = Level, to be replayed: { $teams }.
worldcup-alt-through = Through: { $teams }.
worldcup-alt-leaving = Out of the cup: { $players }.
worldcup-alt-shootout = Shoot-out, match { $match }: { $left } { $score } { $right }.
worldcup-alt-kick = { $scored ->
    [yes] in
   *[no] missed
}
worldcup-alt-kicks = { $team }: { $kicks }.
worldcup-alt-next = Next kick: { $team }.
worldcup-alt-champion = World champion of { $cup }: { $team }, looked after by { $player }.
worldcup-alt-claimed = { $player } has claimed the cup of { $cup }: nobody could have won it any more.
worldcup-alt-rest = The board in words tells the rest.

## The table in words.

worldcup-text-head = **The World Cup Game { $cup }** · { $stage }
worldcup-text-deck = { $extra ->
    [0] Deck: { $left } of { $size } cards left{ $runs ->
        [1] { "" }
       *[other] , run { $run } of { $runs }
    }.
    [one] The deck is empty: 1 last turn without drawing.
   *[other] The deck is empty: { $extra } last turns without drawing.
}
worldcup-text-size = { $player } { $count }
worldcup-text-sizes = Cards in hand: { $sizes }.
worldcup-text-discards = Discards: { $cards }.
worldcup-text-turn = ▶ { $player }: { $task }.
worldcup-text-card = { $card } `{ $sign }`
worldcup-text-hand = { $count ->
    [0] Your hand is empty.
   *[other] **Your hand:** { $cards }
}
worldcup-text-legend = -# Rows from the name outward: 1 2 3 goals, A attack, D defence, P penalty, x face down, | protected.
worldcup-text-group = **{ $group }**{ $final ->
    [yes] { "" }
   *[no] { " " }(as it stands)
} { $table }
worldcup-text-match = `{ $match }` { $left } { $score } { $right }: { $lefts } · { $rights }
worldcup-text-idle = No tiles: { $matches }
worldcup-text-pair = { $match } { $left }–{ $right }
worldcup-text-shootout = 🥅 Shoot-out `{ $match }`: { $left } { $score } { $right }
worldcup-text-bracket = **Bracket:** { $ties }
worldcup-text-results = -# Results: { $results }
worldcup-text-teams = **{ $player }**: { $teams }
worldcup-text-out = **{ $player }**: out
worldcup-text-type = Type a card and where it goes: `A A1:FRA`, `F !A1:FRA` to turn a tile, `x A` to throw it away.
