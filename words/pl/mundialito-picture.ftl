# Mundialito: the words in its pictures, and what they show.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips; $cell is a name such as b3.

## The header of a picture: a title, and a second line joined from notes.

mundialito-title-coasters = Układanie podkładek
mundialito-title-setup = { mundialito-side }: ustaw drużynę
mundialito-title-ball = { mundialito-side }: połóż piłkę
mundialito-title-move = Ruch: { mundialito-side }
mundialito-title-won = Gol! { mundialito-side } wygrywa
mundialito-title-goal = Gol: { mundialito-side }!
mundialito-title-ahead = { mundialito-side } wygrywa
mundialito-title-match-won = { mundialito-side } wygrywa { $own }:{ $other }
mundialito-title-draw = Remis
mundialito-title-draw-goals = Remis { $own }:{ $other }
mundialito-note-turn = Tura { $turn }
mundialito-note-setup = Ustawienie { $step } z 4
mundialito-note-row = dowolne pole w rzędzie { $row }
mundialito-note-line-up = sześć piramid w rzędzie { $row }
mundialito-note-next-setup = { mundialito-side } ustawia się znów
mundialito-note-chosen = { mundialito-size } na { $cell }
mundialito-note-chosen-ball = piłka na { $cell }
mundialito-note-seen = widok: { mundialito-side }
mundialito-note-goal-cell = piłka dochodzi na { $cell }
mundialito-note-coasters = potem ustawia się Gualda
mundialito-note-reason = { $reason ->
    [repetition] ta sama pozycja po raz trzeci
    [turn_limit] minął limit tur
    [whistle] gwizdek kończy mecz
   *[goal] piłka jest w bramce
}
mundialito-note-ahead = piłka była bliżej bramki

## The strips of the goal rows and the lines below the board. $yours is yes for the turn of whoever looks.

mundialito-scores-here = Tu strzela { mundialito-side }
mundialito-scores-here-named = Tu strzela { mundialito-side } ({ $name })
mundialito-turn-before = { $yours ->
    [yes] Ty: { $actions }
   *[no] { mundialito-side }: { $actions }
}
mundialito-turn-then = { $yours ->
    [yes] Potem ty: { $actions }
   *[no] Potem { mundialito-side }: { $actions }
}
mundialito-last-turn = { $yours ->
    [yes] Twoja ostatnia tura: { $actions }
   *[no] Ostatnia tura, { mundialito-side }: { $actions }
}
mundialito-this-turn = { $yours ->
    [yes] W tej turze: { $actions }
   *[no] Dotąd { mundialito-side }: { $actions }
}
mundialito-seam = Boki są połączone: kolumny a i f sąsiadują
mundialito-step-row = rząd { $row }
mundialito-legend-move = ruch
mundialito-legend-push = pchnięcie
mundialito-legend-jump = skok
mundialito-legend-pass = podanie

## The description of a picture (alt text): at most 1,024 characters.

mundialito-alt-head = Mundialito, { $facts }.
mundialito-alt-coasters = podkładki jeszcze nie leżą
mundialito-alt-turn = tura { $turn }
mundialito-alt-setup = ustawienie, krok { $step } z 4
mundialito-alt-placing = { mundialito-side } ustawia { $what ->
    [ball] piłkę w rzędzie { $row }
   *[pyramids] sześć piramid w rzędzie { $row }
}
mundialito-alt-to-move = ruch ma { mundialito-side }
mundialito-alt-goal = gol na { $cell }: { mundialito-side }
mundialito-alt-won = wygrywa { mundialito-side }
mundialito-alt-draw = remis
mundialito-alt-seen = widok od strony: { mundialito-side }
mundialito-alt-before = Tura wcześniej, { mundialito-side }: { $actions }.
mundialito-alt-last = Ostatnia tura, { mundialito-side }: { $actions }.
mundialito-alt-so-far = W tej turze dotąd, { mundialito-side }: { $actions }.
mundialito-alt-side = { mundialito-side }: { $groups }.
mundialito-alt-group = { $count ->
    [one] { mundialito-size } { $cells }
    [few] { mundialito-sizes } { $cells }
   *[many] { mundialito-sizes } { $cells }
}
mundialito-alt-ball = piłka { $cell }
mundialito-alt-empty = Plansza jest pusta.
mundialito-alt-draft = Wybrane, jeszcze nie ustawione: { $things }.
mundialito-alt-chosen = { $piece }, możliwości: { $acts }.
mundialito-alt-piece = { $size ->
    [1] Pionek
    [2] Dron
   *[3] Królowa
} { $cell }
mundialito-alt-the-ball = Piłka { $cell }
mundialito-alt-nothing = { $piece }: teraz nic nie można zrobić.
mundialito-alt-move = ruch na { $cell }
mundialito-alt-move-seam = ruch dookoła na { $cell }
mundialito-alt-push = pchnięcie { mundialito-size.of } z { $cell } na { $behind }
mundialito-alt-jump = skok na { $cell } nad { $size ->
    [1] pionkiem
    [2] dronem
   *[3] królową
} na { $over }
mundialito-alt-pass = przyjęcie podania z { $cell }
mundialito-alt-pass-to = podanie do { mundialito-size.of } na { $cell }
mundialito-alt-short = Całą pozycję podaje „Opis planszy”.
