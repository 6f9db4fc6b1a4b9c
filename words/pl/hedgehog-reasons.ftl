# The hedgehog race: why an action is good, or what is wrong with it. A sentence each, after the action itself.
# $then is the rest of the turn in notation if it takes more than that action, else none.
# $colour is an opponent's; $size, $by, $onto and $from are 1 to 3 pips; $roll and $needs are lowest rolls, 1 to 6.

hedgehog-reason-it = { $then ->
    [none] To
   *[other] To, razem z `{ $then }`,
}
hedgehog-reason-roll = { $roll ->
    [1] dowolnym rzutem
    [6] rzutem 6
   *[other] rzutem co najmniej { $roll }
}

hedgehog-reason-built = { $stacking ->
    [nest] To kończy twoje gniazdo i wygrywa!
   *[tree] To kończy twoje drzewo i wygrywa!
}
hedgehog-reason-builds = { $stacking ->
    [nest] Razem z `{ $then }` buduje twoje gniazdo i wygrywa!
   *[tree] Razem z `{ $then }` buduje twoje drzewo i wygrywa!
}
hedgehog-reason-stops = { hedgehog-colour-first } może wygrać { hedgehog-reason-roll }. { hedgehog-reason-it } temu zapobiega.
hedgehog-reason-slows = { hedgehog-colour-first } może wygrać { hedgehog-reason-roll }. { hedgehog-reason-it } sprawia, że potrzeba { $needs ->
    [6] szóstki
   *[other] co najmniej { $needs }
}.
hedgehog-reason-safe = { hedgehog-reason-it } nikomu nie zostawia wygrywającego rzutu.
hedgehog-reason-ready = { hedgehog-reason-it } pozwala ci wygrać w następnej turze { hedgehog-reason-roll }, o ile nikt nie przeszkodzi.
hedgehog-reason-joins = { hedgehog-reason-it } sprawia, że { hedgehog-size } staje tam, gdzie trzeba: na { $onto ->
    [1] twoim pionku
    [2] twoim dronie
   *[3] twojej królowej
}.
hedgehog-reason-covers = { hedgehog-reason-it } sprawia, że { $by ->
    [1] twój pionek
    [2] twój dron
   *[3] twoja królowa
} staje na cudzej figurze ({ hedgehog-size }, { hedgehog-colour }). Dopóki tam stoi, { hedgehog-colour-first } nie zbuduje { $stacking ->
    [nest] gniazda
   *[tree] drzewa
}.
hedgehog-reason-holds = { $by ->
    [1] Twój pionek
    [2] Twój dron
   *[3] Twoja królowa
} zostaje na cudzej figurze ({ hedgehog-size }, { hedgehog-colour }), więc { hedgehog-colour-first } nie zbuduje { $stacking ->
    [nest] gniazda
   *[tree] drzewa
}.
hedgehog-reason-parts = { hedgehog-reason-it } rozdziela dwie figury ({ hedgehog-colour }): { hedgehog-size } odjeżdża od { $from ->
    [1] pionka
    [2] drona
   *[3] królowej
}.
hedgehog-reason-uncovers = { hedgehog-reason-it } zabiera { $by ->
    [1] pionka
    [2] drona
   *[3] królową
} z innej twojej figury ({ hedgehog-size }), która najpierw ma ponieść kogoś innego.
hedgehog-reason-closer = { hedgehog-reason-it } zbliża do siebie twoje figury: { hedgehog-size } i { $onto ->
    [1] pionek
    [2] dron
   *[3] królowa
}.
hedgehog-reason-waits = Każdy inny ruch pomógłby wygrać komuś innemu.
hedgehog-reason-allows = { hedgehog-reason-it } daje wygraną: { hedgehog-colour-first } może wygrać { hedgehog-reason-roll }.
hedgehog-reason-cheaper = Inna droga do tego samego kręgu kosztuje { $count ->
    [one] o 1 punkt
    [few] o { $count } punkty
   *[many] o { $count } punktów
} więcej.
hedgehog-reason-only = Nic innego nie możesz zrobić.
hedgehog-reason-best = Nic lepszego się nie znalazło. Inne możliwości: { $count ->
    [one] 1
    [few] { $count }
   *[many] { $count }
}.
