# The World Cup Game: the whole table in words.

# Example: **The World Cup Game 1930** · Final
worldcup-text-head = **The World Cup Game { $cup }** · { $stage }
# Example: Deck: 10 of 12 cards left.
worldcup-text-deck = { $extra ->
    [0] Deck: { $left } of { $size } cards left{ $runs ->
        [1] { "" }
       *[other] , run { $run } of { $runs }
    }.
    [one] The deck is empty: 1 last turn, no drawing.
   *[other] The deck is empty: { $extra } last turns, no drawing.
}
# Example: Dariusz 2
worldcup-text-size = { $player } { $count }
# Example: Cards in hand: Ana 3.
worldcup-text-sizes = Cards in hand: { $sizes }.
# Example: Discards: 1×1.
worldcup-text-discards = Discards: { $cards }.
# Example: ▶ Ana: play a card.
worldcup-text-turn = ▶ { $player }: { $task }.
# Example: one goal `1`
worldcup-text-card = { $card } `{ $sign }`
# Example: Your hand is empty.
worldcup-text-hand = { $count ->
    [0] Your hand is empty.
   *[other] **Your hand:** { $cards }
}
worldcup-text-legend = -# Rows start at the team's name: 1 2 3 goals, A attack, D defence, P penalty, x face down, | protected.
# Example: **1** (so far) Argentina 1 point, France 1
worldcup-text-group = **{ $group }**{ $final ->
    [yes] { "" }
   *[no] { " " }(so far)
} { $table }
# Example: `F` Paraguay 0–0 Uruguay: – · –
worldcup-text-match = `{ $match }` { $left } { $score } { $right }: { $lefts } · { $rights }
# Example: No tiles: 1b ARG–FRA
worldcup-text-idle = No tiles: { $matches }
# Example: D3 KOR–USA
worldcup-text-pair = { $match } { $left }–{ $right }
# Example: 🥅 Shoot-out `Z`: Uruguay 0–2 Japan
worldcup-text-shootout = 🥅 Shoot-out `{ $match }`: { $left } { $score } { $right }
# Example: **Bracket:** S1 ARG–BEL
worldcup-text-bracket = **Bracket:** { $ties }
# Example: -# Results: F ARG 3–1 URU
worldcup-text-results = -# Results: { $results }
# Example: **Ana**: Argentina (red)
worldcup-text-teams = **{ $player }**: { $teams }
# Example: **Bruno**: out
worldcup-text-out = **{ $player }**: out
# Example: To type a play, write a card and its target: `1 1a:FRA`. Write `F !1a:FRA` to turn a tile, or `x 1` to discard.
worldcup-text-type = To type a play, write a card and its target: `{ $card } { $target }`. Write `F !{ $target }` to turn a tile, or `x { $card }` to discard.
