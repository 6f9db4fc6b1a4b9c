# The World Cup Game: the whole table in words.

worldcup-text-head = **Il gioco dei Mondiali { $cup }** · { $stage }
worldcup-text-deck = { $extra ->
    [0] Mazzo: { $left } carte su { $size }{ $runs ->
        [1] { "" }
       *[other] , giro { $run } di { $runs }
    }.
    [one] Il mazzo è vuoto: 1 ultimo turno, senza pescare.
   *[other] Il mazzo è vuoto: { $extra } ultimi turni, senza pescare.
}
worldcup-text-size = { $player } { $count }
worldcup-text-sizes = Carte in mano: { $sizes }.
worldcup-text-discards = Scarti: { $cards }.
worldcup-text-turn = ▶ { $player }: { $task }.
worldcup-text-card = { $card } `{ $sign }`
worldcup-text-hand = { $count ->
    [0] La tua mano è vuota.
   *[other] **La tua mano:** { $cards }
}
worldcup-text-legend = -# Le file partono dal nome della squadra: 1 2 3 gol, A attacco, D difesa, P rigore, x girata, | protetta.
worldcup-text-group = **{ $group }**{ $final ->
    [yes] { "" }
   *[no] { " " }(finora)
} { $table }
worldcup-text-match = `{ $match }` { $left } { $score } { $right }: { $lefts } · { $rights }
worldcup-text-idle = Senza tessere: { $matches }
worldcup-text-pair = { $match } { $left }-{ $right }
worldcup-text-shootout = 🥅 Rigori `{ $match }`: { $left } { $score } { $right }
worldcup-text-bracket = **Tabellone:** { $ties }
worldcup-text-results = -# Risultati: { $results }
worldcup-text-teams = **{ $player }**: { $teams }
worldcup-text-out = **{ $player }**: fuori
worldcup-text-type = Per digitare una giocata, scrivi una carta e il suo bersaglio: `{ $card } { $target }`. Scrivi `F !{ $target }` per girare una tessera, o `x { $card }` per scartare.
