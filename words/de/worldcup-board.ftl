# The World Cup Game: the whole table in words.

worldcup-text-head = **Das Weltmeisterschaftsspiel { $cup }** · { $stage }
worldcup-text-deck = { $extra ->
    [0] Stapel: noch { $left } von { $size } Karten{ $runs ->
        [1] { "" }
       *[other] , Durchgang { $run } von { $runs }
    }.
    [one] Der Stapel ist leer: 1 letzter Zug, ohne Ziehen.
   *[other] Der Stapel ist leer: { $extra } letzte Züge, ohne Ziehen.
}
worldcup-text-size = { $player } { $count }
worldcup-text-sizes = Handkarten: { $sizes }.
worldcup-text-discards = Abgeworfen: { $cards }.
worldcup-text-turn = ▶ { $player }: { $task }.
worldcup-text-card = { $card } `{ $sign }`
worldcup-text-hand = { $count ->
    [0] Deine Hand ist leer.
   *[other] **Deine Hand:** { $cards }
}
worldcup-text-legend = -# Reihen beginnen beim Namen des Teams: 1 2 3 Tore, A Angriff, D Abwehr, P Elfmeter, x umgedreht, | geschützt.
worldcup-text-group = **{ $group }**{ $final ->
    [yes] { "" }
   *[no] { " " }(bisher)
} { $table }
worldcup-text-match = `{ $match }` { $left } { $score } { $right }: { $lefts } · { $rights }
worldcup-text-idle = Ohne Plättchen: { $matches }
worldcup-text-pair = { $match } { $left }–{ $right }
worldcup-text-shootout = 🥅 Elfmeterschießen `{ $match }`: { $left } { $score } { $right }
worldcup-text-bracket = **Turnierbaum:** { $ties }
worldcup-text-results = -# Ergebnisse: { $results }
worldcup-text-teams = **{ $player }**: { $teams }
worldcup-text-out = **{ $player }**: ausgeschieden
worldcup-text-type = Zum Spielen schreib eine Karte und ihr Ziel: `{ $card } { $target }`. Schreib `F !{ $target }`, um ein Plättchen umzudrehen, oder `x { $card }`, um abzuwerfen.
