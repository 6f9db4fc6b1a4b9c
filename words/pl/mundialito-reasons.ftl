# Why an action of Mundialito is good or bad. A sentence each, after the action itself, with "it" for the action.
# $seat is the other side, 0 for Gualda, 1 for Bermellon; $size and $pushed are 1 to 3 pips; $cell is a name such as b3.
# $then is none if the first action does it, else something: it takes both.

mundialito-reason-goal = To gol!
mundialito-reason-goal-next = Druga akcja to gol: podanie do { mundialito-size.of } na { $cell }.
mundialito-reason-lost = { mundialito-side } może strzelić w następnej turze, cokolwiek zagrasz. Po tym łatwiej to przeoczyć.
mundialito-reason-allows-goal = Po tym { mundialito-side } może strzelić w następnej turze.
mundialito-reason-loses = Po tym nic nie powstrzyma gola w ciągu dwóch tur: strzeli { mundialito-side }.
mundialito-reason-stops-goal = { $then ->
    [none] { $soon ->
        [1] Dzięki temu { mundialito-side } nie strzeli najbliższym podaniem.
       *[2] Dzięki temu { mundialito-side } nie strzeli w następnej turze.
    }
   *[other] { $soon ->
        [1] Po obu akcjach { mundialito-side } nie strzeli najbliższym podaniem.
       *[2] Po obu akcjach { mundialito-side } nie strzeli w następnej turze.
    }
}
mundialito-reason-decides = { $then ->
    [none] Grozi golem, którego { mundialito-side } nie powstrzyma.
   *[other] Obie akcje razem grożą golem, którego { mundialito-side } nie powstrzyma.
}
mundialito-reason-prevents = Jeśli nic nie zrobisz, { mundialito-side } może zagrozić golem nie do zatrzymania. To temu zapobiega.
mundialito-reason-threatens = { $then ->
    [none] Grozi golem w następnej turze.
   *[other] Obie akcje razem grożą golem w następnej turze.
}
mundialito-reason-last-row = W rzędzie { $row } staje { mundialito-size }, a podanie tam to gol.
mundialito-reason-turn-last-row = Druga akcja: w rzędzie { $row } staje { mundialito-size }, a podanie tam to gol.
mundialito-reason-pushes-off-line = { $pushed ->
    [1] Spycha z linii piłki pionka drużyny { mundialito-side } i otwiera podanie do { mundialito-size.of } na { $cell }.
    [2] Spycha z linii piłki drona drużyny { mundialito-side } i otwiera podanie do { mundialito-size.of } na { $cell }.
   *[3] Spycha z linii piłki królową drużyny { mundialito-side } i otwiera podanie do { mundialito-size.of } na { $cell }.
}
mundialito-reason-in-reach = Na { $cell } staje { mundialito-size }, na linii podania do przodu.
mundialito-reason-opens-line = Otwiera linię piłki do { mundialito-size.of } na { $cell }.
mundialito-reason-ball-forward = Przybliża piłkę do bramki o { $count ->
    [one] jeden rząd
    [few] { $count } rzędy
   *[many] { $count } rzędów
}.
mundialito-reason-turn-ball-forward = Obie akcje razem przybliżają piłkę do bramki o { $count ->
    [one] jeden rząd
    [few] { $count } rzędy
   *[many] { $count } rzędów
}.
mundialito-reason-ball-reaches = Stamtąd piłka może dojść do { mundialito-size.of } na { $cell }.
mundialito-reason-turn-reaches = Po obu akcjach można podać do przodu, do { mundialito-size.of } na { $cell }.
mundialito-reason-blocks-line = Zamyka piłce drużyny { mundialito-side } linię do { mundialito-size.of } na { $cell }.
mundialito-reason-turn-blocks = Po obu akcjach piłka drużyny { mundialito-side } nie dojdzie już do { mundialito-size.of } na { $cell }.
mundialito-reason-out-of-reach = Spycha { mundialito-size.moved } drużyny { mundialito-side } poza zasięg piłki tej drużyny.
mundialito-reason-pushes-back = Cofa o rząd { mundialito-size.moved } drużyny { mundialito-side }.
mundialito-reason-stands-in-way = Zagradza drogę { mundialito-size.to } drużyny { mundialito-side } na { $cell }.
mundialito-reason-escapes = { $by ->
    [1] Nie daje pionkowi rywala cofnąć { mundialito-size.of }.
    [2] Nie daje dronowi rywala cofnąć { mundialito-size.of }.
   *[3] Nie daje królowej rywala cofnąć { mundialito-size.of }.
}
mundialito-reason-makes-way = Robi { mundialito-size.to } na { $cell } miejsce na krok do przodu.
mundialito-reason-finds-way = Z { $cell } może potem iść do przodu { mundialito-size }.
mundialito-reason-more-passes = Po tym ruchu na linii z piłką { $count ->
    [one] jest 1 piramida
    [few] są { $count } piramidy
   *[many] jest { $count } piramid
}.
mundialito-reason-safe = Po tym { mundialito-side } nie może strzelić w następnej turze.
mundialito-reason-forward = Dzięki temu { mundialito-size } idzie do przodu o { $count ->
    [one] jeden rząd
    [few] { $count } rzędy
   *[many] { $count } rzędów
}.
mundialito-reason-turn-forward = Druga akcja: { mundialito-size } idzie do przodu o { $count ->
    [one] jeden rząd
    [few] { $count } rzędy
   *[many] { $count } rzędów
}.
mundialito-reason-swaps = Piłka i { mundialito-size } zamieniają się miejscami: { mundialito-size } jest bliżej bramki o { $count ->
    [one] jeden rząd
    [few] { $count } rzędy
   *[many] { $count } rzędów
}.
mundialito-reason-only = Nic innego nie można zagrać.
mundialito-reason-line-up = To jedno z ustawień, które komputery lubią najbardziej.
mundialito-reason-ways-forward = Na tej planszy { $size ->
    [1] oba pionki mogą
    [2] oba drony mogą
   *[3] obie królowe mogą
} iść prosto do przodu.
mundialito-reason-ball-in-line = Na { $cell } piłka ma na linii { $count ->
    [one] jedną piramidę
    [few] { $count } piramidy
   *[many] { $count } piramid
}, do których można podać.
