ladder-record = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $wins } V, { $placed ->
    [0] {""}
   *[other] { $placed } au milieu,{" "}
}{ $draws } N, { $losses } D
place-of = { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $of }
ladder-you = toi
ladder-column = { $column ->
    [games] Part.
    [wins] V
    [placed] M
    [draws] N
    [losses] D
   *[points] Points
}
ladder-without-luck = Pur hasard, donc à part : { $titles }.
ladder-page = Page { $page } sur { $pages }
