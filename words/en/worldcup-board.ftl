# The World Cup Game: the whole table in words.

worldcup-text-head = **The World Cup Game { $cup }** · { $stage }
worldcup-text-deck = { $extra ->
    [0] Deck: { $left } of { $size } cards left{ $runs ->
        [1] { "" }
       *[other] , run { $run } of { $runs }
    }.
    [one] The deck is empty: 1 last turn, no drawing.
   *[other] The deck is empty: { $extra } last turns, no drawing.
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
worldcup-text-legend = -# Rows start at the team's name: 1 2 3 goals, A attack, D defence, P penalty, x face down, | protected.
worldcup-text-group = **{ $group }**{ $final ->
    [yes] { "" }
   *[no] { " " }(so far)
} { $table }
worldcup-text-match = `{ $match }` { $left } { $score } { $right }: { $lefts } · { $rights }
worldcup-text-idle = No tiles: { $matches }
worldcup-text-pair = { $match } { $left }–{ $right }
worldcup-text-shootout = 🥅 Shoot-out `{ $match }`: { $left } { $score } { $right }
worldcup-text-bracket = **Bracket:** { $ties }
worldcup-text-results = -# Results: { $results }
worldcup-text-teams = **{ $player }**: { $teams }
worldcup-text-out = **{ $player }**: out
worldcup-text-type = To type a play, write a card and its target: `{ $card } { $target }`. Write `F !{ $target }` to turn a tile, or `x { $card }` to discard.
