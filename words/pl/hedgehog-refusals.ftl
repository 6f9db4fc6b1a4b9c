# Why a move of the hedgehog race isn't legal, as in rules/hedgehog/moves.py; $piece, $own and $top are 1 to 3 pips.
refusal-hedgehog-one-stack = Wszystkie figury są w jednym stosie, więc nic nie może się ruszyć; możesz tylko skończyć: end.
refusal-hedgehog-under-own = Twoja figura ({ $piece ->
    [1] pionek
    [2] dron
   *[3] królowa
}) jest pod inną twoją ({ $own ->
    [1] pionek
    [2] dron
   *[3] królowa
}); w stosie rusza się tylko twoja najwyższa.
refusal-hedgehog-too-far = To za daleko: przy tylu stosach w kręgu ({ $spaces }) ruch ma najwyżej tyle pól: { $most }.
refusal-hedgehog-too-dear = Ruch twojej figury ({ $piece ->
    [1] pionek
    [2] dron
   *[3] królowa
}) tak daleko kosztuje (punkty): { $cost }, a zostało ci: { $left }.
refusal-hedgehog-lands-on-smaller = Twoja figura ({ $piece ->
    [1] pionek
    [2] dron
   *[3] królowa
}) nie może wejść na stos { $stack }: ta na górze ({ $top ->
    [1] pionek
    [2] dron
   *[3] królowa
}) jest mniejsza.
refusal-hedgehog-lands-on-bigger = Twoja figura ({ $piece ->
    [1] pionek
    [2] dron
   *[3] królowa
}) nie może wejść na stos { $stack }: ta na górze ({ $top ->
    [1] pionek
    [2] dron
   *[3] królowa
}) jest większa.
refusal-hedgehog-neutral = Neutralne kolory są dla stołów do { $most } osób. Wyłącz je, aby grać w większym gronie.
refusal-hedgehog-notation = „{ $text }” to nie jest ruch w wyścigu jeży. Wpisz `Q+2`, aby ruszyć królową o dwa miejsca zgodnie z zegarem, `P-1` – pionkiem o jedno w drugą stronę, `D` i liczbę – dronem, albo `end`.
