# Why a move of the hedgehog race isn't legal, as in rules/hedgehog/moves.py; $piece, $own and $top are 1 to 3 pips.
refusal-hedgehog-one-stack = Wszystkie figury są w jednym stosie, więc nic nie może się ruszyć; możesz tylko skończyć: end.
refusal-hedgehog-under-own = { $piece ->
    [1] Twój pionek
    [2] Twój dron
   *[3] Twoja królowa
} jest pod { $own ->
    [1] twoim pionkiem
    [2] twoim dronem
   *[3] twoją królową
}; w stosie rusza się tylko najwyższa z twoich figur.
refusal-hedgehog-too-far = To za daleko: gdy w kręgu { $spaces ->
    [one] jest 1 stos
    [few] są { $spaces } stosy
   *[many] jest { $spaces } stosów
}, ruch to najwyżej { $most ->
    [one] 1 miejsce
    [few] { $most } miejsca
   *[many] { $most } miejsc
}.
refusal-hedgehog-too-dear = Tak daleki ruch { $piece ->
    [1] pionka
    [2] drona
   *[3] królowej
} kosztuje { $cost ->
    [one] 1 punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
}, a { $left ->
    [one] został ci 1 punkt
    [few] zostały ci { $left } punkty
   *[many] zostało ci { $left } punktów
}.
refusal-hedgehog-lands-on-smaller = { $piece ->
    [1] Twój pionek
    [2] Twój dron
   *[3] Twoja królowa
} nie może wejść na stos { $stack }: { $top ->
    [1] pionek na górze jest mniejszy
    [2] dron na górze jest mniejszy
   *[3] królowa na górze jest mniejsza
}.
refusal-hedgehog-lands-on-bigger = { $piece ->
    [1] Twój pionek
    [2] Twój dron
   *[3] Twoja królowa
} nie może wejść na stos { $stack }: { $top ->
    [1] pionek na górze jest większy
    [2] dron na górze jest większy
   *[3] królowa na górze jest większa
}.
refusal-hedgehog-neutral = Neutralne kolory są dla stołów do { $most } osób. Wyłącz je, aby grać w większym gronie.
refusal-hedgehog-notation = „{ $text }” to nie jest ruch w wyścigu jeży. Wpisz `Q+2`, aby ruszyć królową o dwa miejsca zgodnie z zegarem, `P-1` – pionkiem o jedno w drugą stronę, `D` i liczbę – dronem, albo `end`.
