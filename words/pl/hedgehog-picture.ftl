# The hedgehog race: the words in its pictures, and what they show.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips; $stack is a number of the ring from 1.

## The header of a picture: a title, and a second line joined from notes.

hedgehog-title-move = Ruch: { hedgehog-colour }
hedgehog-title-won = { $stacking ->
    [nest] Gniazdo: { hedgehog-colour }!
   *[tree] Drzewo: { hedgehog-colour }!
}
hedgehog-title-solo = Rozwiązane w { $turns ->
    [one] 1 turze
    [few] { $turns } turach
   *[many] { $turns } turach
}!
hedgehog-title-draw = { $seats ->
    [1] Nie rozwiązano
   *[other] Nikt nie wygrywa
}
hedgehog-note-turn = Tura { $turn }
hedgehog-note-nest = zasada gniazda
hedgehog-note-roll = rzuć
hedgehog-note-chosen = wybór: { hedgehog-size } na { $stack }
hedgehog-note-stays = { hedgehog-size } na { $stack } nie ma ruchu
hedgehog-note-no-move = bez ruchu, zakończ turę
hedgehog-note-passing = pasy: { $count }/{ $most }
hedgehog-note-built = { $stacking ->
    [nest] gniazdo na stosie { $stack }
   *[tree] drzewo na stosie { $stack }
}
hedgehog-note-reason = { $reason ->
    [passes] wszyscy po kolei spasowali
    [stuck] żadna figura nie ma już ruchu
   *[turn_limit] minął limit tur
}
hedgehog-note-reason-solo = { $reason ->
    [passes] trzy pasy z rzędu
    [stuck] żadna figura nie ma już ruchu
   *[turn_limit] minął limit tur
}

## The lines below the ring.

hedgehog-last-turn = Ostatnia tura, { hedgehog-colour }: { $told }
hedgehog-this-turn = Dotąd { hedgehog-colour }: { $told }
hedgehog-legend-steps = kroki
hedgehog-legend-points = punkty
hedgehog-legend-ways = + zgodnie z zegarem, − przeciwnie
hedgehog-legend-every = P pionek, D dron, Q królowa; + z zegarem
hedgehog-legend-joined = połączone

## The description of a picture (alt text): at most 1,024 characters.

hedgehog-alt-head = Wyścig jeży, { $facts }.
hedgehog-alt-turn = tura { $turn }
hedgehog-alt-nest = zasada gniazda
hedgehog-alt-you = twój kolor: { hedgehog-colour }
hedgehog-alt-your-move = twój ruch, kolor: { hedgehog-colour }
hedgehog-alt-to-move = ruch: { hedgehog-colour }
hedgehog-alt-to-roll = rzut: { hedgehog-colour }
hedgehog-alt-won = { $stacking ->
    [nest] { hedgehog-colour } wygrywa gniazdem na stosie { $stack }
   *[tree] { hedgehog-colour } wygrywa drzewem na stosie { $stack }
}
hedgehog-alt-draw = { $seats ->
    [1] nie rozwiązano
   *[other] nikt nie wygrywa
}
hedgehog-alt-neutral = niczyje: { $colours }
hedgehog-alt-passed = pas: { $colours }
hedgehog-alt-last = Ostatnia tura, { hedgehog-colour }: { $told }.
hedgehog-alt-so-far = { hedgehog-colour-first } w tej turze dotąd: { $told }.
hedgehog-alt-stacks = { $count ->
    [one] Jeden stos
    [few] { $count } stosy, zgodnie z zegarem
   *[many] { $count } stosów, zgodnie z zegarem
}, od dołu do góry: { $stacks }.
hedgehog-alt-stack = { $stack } { $pieces }
hedgehog-alt-tall = { $stack }: { $pieces }
hedgehog-alt-piece = { $size ->
    [1] { hedgehog-colour } pionek
    [2] { hedgehog-colour } dron
   *[3] { hedgehog-colour.she } królowa
}
hedgehog-alt-chosen = { hedgehog-size-first } na { $stack }, możliwości: { $ways }.
hedgehog-alt-stays = { hedgehog-size-first } na { $stack } nie ma teraz ruchu.
hedgehog-alt-way = { $steps } na { $stack } za { $cost }
hedgehog-alt-short = Całą pozycję podaje „Opis planszy”.
