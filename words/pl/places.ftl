ladder-record = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}: wygrane { $wins }, { $placed ->
    [0] {""}
   *[other] pośrodku { $placed },{" "}
}remisy { $draws }, przegrane { $losses }
place-of = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
} miejsce na { $of }
ladder-you = ty
ladder-column = { $column ->
    [games] Gry
    [wins] Wygr.
    [placed] Środek
    [draws] Rem.
    [losses] Prz.
   *[points] Punkty
}
ladder-without-luck = Czysty los, więc bez: { $titles }.
ladder-page = Strona { $page } z { $pages }
