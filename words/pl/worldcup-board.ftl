# The World Cup Game: the whole table in words.

worldcup-text-head = **Gra o mistrzostwo świata { $cup }** · { $stage }
worldcup-text-deck = { $extra ->
    [0] Karty w talii: { $left } z { $size }{ $runs ->
        [1] { "" }
       *[other] , przebieg { $run } z { $runs }
    }.
    [one] Talia jest pusta: ostatnia tura, bez dobierania.
    [few] Talia jest pusta: ostatnie { $extra } tury, bez dobierania.
   *[many] Talia jest pusta: ostatnich { $extra } tur, bez dobierania.
}
worldcup-text-size = { $player } { $count }
worldcup-text-sizes = Karty na ręce: { $sizes }.
worldcup-text-discards = Odrzucone: { $cards }.
worldcup-text-turn = ▶ { $player }: { $task }.
worldcup-text-card = { $card } `{ $sign }`
worldcup-text-hand = { $count ->
    [0] Nie masz kart na ręce.
   *[other] **Twoje karty:** { $cards }
}
worldcup-text-legend = -# Rzędy zaczynają się przy nazwie drużyny: 1 2 3 gole, A atak, D obrona, P karny, x odwrócony, | chroniony.
worldcup-text-group = **{ $group }**{ $final ->
    [yes] { "" }
   *[no] { " " }(dotąd)
} { $table }
worldcup-text-match = `{ $match }` { $left } { $score } { $right }: { $lefts } · { $rights }
worldcup-text-idle = Bez żetonów: { $matches }
worldcup-text-pair = { $match } { $left }–{ $right }
worldcup-text-shootout = 🥅 Rzuty karne `{ $match }`: { $left } { $score } { $right }
worldcup-text-bracket = **Drabinka:** { $ties }
worldcup-text-results = -# Wyniki: { $results }
worldcup-text-teams = **{ $player }**: { $teams }
worldcup-text-out = **{ $player }**: poza turniejem
worldcup-text-type = Żeby wpisać zagranie, podaj kartę i cel: `{ $card } { $target }`. `F !{ $target }` odwraca żeton, a `x { $card }` odrzuca kartę.
